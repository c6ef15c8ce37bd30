"""How an army book of Trauma is filled in: what its fields refer to, and with whom its weapons are tried out."""

from escarmouche.board.book_forms import SOMEBODY, Form
from escarmouche.games.trauma.rules.lists import profile
from escarmouche.games.trauma.rules.lists.shelf import ARMOURY

SKILLS = sorted(profile.SKILLS)
FORM = Form(
    fielded="entry",
    refers={
        "weapons": ["weapon"],
        "heavy": ["weapon"],
        "sniper": ["weapon"],
        "companions": ["entry"],
        "company": ["entry"],
        "skills": ["rule"],
        "upgrades": ["rule"],
        "unit_skills": ["rule"],
        "weapon.skills": [],
    },
    known={
        "skills": SKILLS,
        "upgrades": SKILLS,
        "unit_skills": SKILLS,
        "weapon.skills": sorted(profile.WEAPON_SKILLS),
    },
    said=["keyword-skill-", "keyword-", "keyword-type-", "builder-"],
    fresh={
        "weapon": {"precision": 3, "rate": 1, "force": 2, "damage": 1},
        "rank": {"strength": 5, "cost": 3},
        "grade": {"command": 1, "cost": 1},
        "price": {"cost": 1},
        "body": {"base": 2.5, "height": 3},
        "entry": {"rank": "regular", "movement": 12, "morale": 2, "armour": 2, "weapons": ["assault rifle", "knife"]},
    },
    builds_on=[ARMOURY],
    bearer={
        "weapon": (
            "weapons",
            {"key": "tried", "name": SOMEBODY, "rank": "regular", "movement": 12, "morale": 3, "armour": 3},
        ),
        "rule": (
            "skills",
            {
                "key": "tried", "name": SOMEBODY, "rank": "regular", "movement": 12, "morale": 3, "armour": 3,
                "weapons": ["assault rifle", "knife"],
            },
        ),
    },
    target={"book": "reference", "points": 30, "unit": [{"entry": "marine"}]},
    ground="width = 60\ndepth = 60\n",
)  # fmt: skip

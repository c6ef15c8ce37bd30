"""Scenes of Collision that are only imagined, to ask for odds: two models on an open table, or one alone."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from typing import Any, NamedTuple, TypeAlias, TypeVar

from msgspec.structs import replace

from escarmouche.engine.chance import Scripted
from escarmouche.engine.game import Game
from escarmouche.engine.ids import ModelId, PieceId
from escarmouche.engine.questions import Forecast, Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.inquiries import MATTERS
from escarmouche.games.collision.inquiries.profiles import EXAMPLE as PROFILE
from escarmouche.games.collision.inquiries.profiles import model_of
from escarmouche.games.collision.rules import naming
from escarmouche.games.collision.rules.attacks import charge, shooting, weapons
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.deck import POWER, full_deck
from escarmouche.games.collision.rules.forecast import forecasts
from escarmouche.games.collision.rules.forecast.forecasts import Bout, Charge, Fight, bout_of
from escarmouche.games.collision.rules.forecast.known_cards import Known, Pool, clash_of, known_cards, less
from escarmouche.games.collision.rules.lists.profile import CHARACTERISTICS, Character, Gang, Weapon
from escarmouche.games.collision.rules.ruleset import RULESET
from escarmouche.games.collision.rules.state import Activation, CollisionSetup, Dashboard, Model, State
from escarmouche.rules.naming import shown_length
from escarmouche.table.geometry import inches
from escarmouche.table.table import Piece, Table
from escarmouche.terminal.inquiries import Imagined, Inquiry, alike, understand, written, written_out
from escarmouche.terminal.profiles import is_written_out

Attacked = TypeVar("Attacked", Fight, Charge)
Muster: TypeAlias = Callable[[str], Gang]

RANGE, CHARGE_RANGE = 8.0, 3.0
"""How far apart two models are unless somebody says so, in inches."""
WIDE = inches(160)
MIDDLE = WIDE // 2
WALL = inches(12)
USUAL_WND = 2
MOST_CARDS = 4
TESTED = ("AGI", "RC", "CC", "DEF", "INT")
NOBODY = Gang("", "", (), 0)
TOTALS = ("modifier", "target_modifier")


# Finding what is named


class Named(NamedTuple):
    """A model, and what it is if it was written out."""

    card: Character
    told: str = ""


def find_model(words: Words, given: Mapping[str, Any], switch: str, muster: Muster) -> Named:
    """The model that is written as LIST:MODEL, by its printed or its translated name, or one that is written out."""
    text = given[switch]
    if is_written_out(text):
        return Named(*model_of(written_out(words, switch, text, PROFILE)))
    source, _, wanted = text.rpartition(":")
    if not source:
        raise Refused(refusal("", "refused-model-written", model=text[:60]))
    cards = muster(source).models
    for names in ([card.name for card in cards], [_said(words, card) for card in cards]):
        if found := alike(names, wanted.strip()):
            return Named(cards[found[0]])
    known = ", ".join(dict.fromkeys(_said(words, card) for card in cards))
    raise Refused(refusal("", "refused-odds-unit", unit=wanted[:60], list=source, known=known))


def _said(words: Words, card: Character) -> str:
    gang = Gang("", "", (card,), 0)
    return naming.model_names(CollisionSetup(lists=(gang, NOBODY), table=Table("", 1, 1)), words)[0]


def read_cards(text: str) -> Pool:
    """Cards as they are typed: 5,7,S."""
    found = tuple(part.upper() for part in text.replace(",", " ").split())
    strange = next((card for card in found if card not in POWER), None)
    if strange is not None or not found:
        raise Refused(refusal("", "refused-odds-card", card=(strange or text)[:20], known=", ".join(POWER)))
    return tuple(sorted(found))


# The scene


class Scene:
    """Both models in place, or one alone, and the decks without the cards that somebody knows."""

    def __init__(self, words: Words, inquiry: Inquiry, one: Named, other: Named | None = None) -> None:
        self.words, self.given, self.what = words, inquiry.given, inquiry.what
        self.here, self.there = here, there = one.card, other.card if other is not None else None
        self.told = {named.card.name: named.told for named in (one, other) if named is not None and named.told}
        self.asker = 1 if self.given.get("defending") else 0
        self.distance = inches(self.given.get("range", CHARGE_RANGE if self.what == "charge" else RANGE))
        self.height = inches(self.given.get("height", 0)) if there is not None else 0
        gangs = (Gang("", "", (here,), 0), Gang("", "", (there,), 0) if there is not None else NOBODY)
        self.across = MIDDLE + here.base // 2 + self._aside() + (there.base // 2 if there is not None else 0)
        options = CATALOGUE.choose(inquiry.options)
        self.setup = CollisionSetup(options=options, lists=gangs, table=Table("", WIDE, WIDE, tuple(self._pieces())))
        self.drawn = read_cards(self.given["drawn"]) if "drawn" in self.given else ()
        self.battle = Battle(Game(RULESET, self.setup, Scripted(()), state=self._state(), entry=_nothing))

    def _aside(self) -> int:
        """How far apart the bases are on the map, if one stands higher."""
        if self.height > self.distance:
            raise Refused(refusal("", "refused-odds-height", height=self.height, distance=self.distance))
        return round(sqrt(self.distance**2 - self.height**2))

    def _pieces(self) -> Iterator[Piece]:
        """Something to stand on that hides nothing, and a wall before one half of the target."""
        if self.height:
            half = self.here.base // 2
            yield _block("high", MIDDLE - half, MIDDLE - half, MIDDLE + half, MIDDLE + half, self.height, "walkable")
        for switch, made_of in (("cover", "light"), ("heavy_cover", "heavy")):
            if self.given.get(switch) and self.there is not None:
                x = self.across - self.there.base // 2
                yield _block("wall", x - 30, MIDDLE, x - 10, MIDDLE + WALL, WALL, made_of)

    def _state(self) -> State:
        rushed = bool(self.given.get("rushed"))
        models = [Model(ModelId(0), 0, 0, place="table", x=MIDDLE, y=MIDDLE, surface=1 if self.height else 0)]
        models[0].moved = bool(self.given.get("moved"))
        if self.there is not None:
            facing = 0 if self.given.get("rear") else 1800
            models.append(Model(ModelId(1), 1, 0, place="table", x=self.across, y=MIDDLE, facing=facing))
            models[1].watching = bool(self.given.get("watching")) and self.what == "charge"
        models[-1].wounds = self._markers((self.there or self.here).profile["WND"])
        overwatch = self.given.get("watching") and self.what == "shot"
        acting = Activation(ModelId(1 if overwatch else 0), rushed=rushed)
        return State(boards=[self._board(seat) for seat in (0, 1)], models=models, activation=acting)

    def _markers(self, most: int) -> int:
        """The wound counters on whoever suffers, who is still alive."""
        count: int = self.given.get("wounds", 0)
        if count >= most:
            raise Refused(refusal("", "refused-odds-dead", count=count, most=most))
        return count

    def _board(self, seat: int) -> Dashboard:
        """The cards of a player: a hand, those that lie on the pile, and all others in the deck."""
        hand, seen = [
            read_cards(self.given[switch]) if switch in self.given else ()
            for switch in ("hand", "target_seen" if seat else "seen")
        ]
        held = hand if seat == self.asker else ()
        gone = (*held, *seen, *(() if seat else self.drawn))
        many = Counter(gone) - Counter(full_deck())
        if many:
            raise Refused(refusal("", "refused-odds-many", card=next(iter(many))))
        return Dashboard(seat, deck=list(less(tuple(full_deck()), gone)), hand=list(held), discard=list(seen))

    @property
    def model(self) -> Model:
        """Who acts."""
        return self.battle.model(0)

    @property
    def target(self) -> Model:
        """The model that is attacked."""
        return self.battle.model(1)

    def refuse(self, reason: Reason | None) -> None:
        """Refuse the scene in the words of the rules, if they give a reason why it cannot be."""
        if reason is not None:
            said = naming.sentence(self.words, self.setup, self.battle.state, reason)
            raise Refused(refusal("", "refused-by-rule", said=said, number=reason.rule))

    def weapon(self, carried: list[Weapon], refused: Callable[[Weapon], Reason | None]) -> Weapon:
        """The weapon that is named, or else the first that can be used."""
        things = naming.thing_names(self.setup, self.words)
        names = [things.get(one.key, one.name) for one in carried]
        chosen = carried
        for wanted in self.given.get("weapon", ())[:1]:
            found = alike(names, wanted) or alike([one.name for one in carried], wanted)
            if not found:
                raise Refused(refusal("", "refused-odds-arms", model=naming.model_names(self.setup, self.words)[0],
                                      weapon=wanted[:60], known=", ".join(names)))  # fmt: skip
            chosen = [carried[found[0]]]
        best = next((one for one in chosen if refused(one) is None), chosen[0])
        self.refuse(refused(best))
        if self.given.get("suppress") and not weapons.can_suppress(best):
            raise Refused(refusal("", "refused-odds-suppress", weapon=things.get(best.key, best.name)))
        return best

    def imagined(self, told: Forecast, text: str, **data: Any) -> Imagined:
        """The scene with the forecast of it: a sentence, and the circumstances."""
        title = naming.sentence(self.words, self.setup, self.battle.state, refusal("", text, **data))
        return Imagined(self.setup, self.battle.state, title, tuple(self._notes()), told)

    def _notes(self) -> Iterator[str]:
        """The profiles that were written out and the circumstances that were given, in words."""
        for name, told in self.told.items():
            yield self.words.say("labelled", label=name, text=told)
        names = naming.model_names(self.setup, self.words)
        for switch, value in self.given.items():
            key = f"odds-note-{switch.replace('_', '-')}"
            if self.words.has(key) and value:
                cards = ", ".join(read_cards(value)) if isinstance(value, str) else value
                yield self.words.say(key, model=names[0], target=names[-1], value=cards)


def _block(name: str, left: int, front: int, right: int, back: int, height: int, trait: str) -> Piece:
    corners = ((left, front), (right, front), (right, back), (left, back))
    return Piece(PieceId(name), name, corners, 0, height, frozenset({trait}))


def _nothing(game: Game[State]) -> Steps[None]:
    """An entry point that plays nothing: a scene is only looked at."""
    yield from ()


# What somebody says besides


def changed(scene: Scene, told: Attacked) -> Attacked:
    """A forecast with the modifiers, drawn cards and closed draws that somebody names."""
    given, bout = scene.given, told.bout
    more: list[Reason] = [Reason(given[switch], "COL-CONF-05", f"reason-{switch.replace('_', '-')}")
            for switch in TOTALS if given.get(switch)]  # fmt: skip
    totals = tuple(total + given.get(switch, 0) for total, switch in zip(bout.clash.totals, TOTALS, strict=True))
    if scene.drawn and len(scene.drawn) != bout.clash.cards:
        raise Refused(refusal("", "refused-odds-drawn", count=len(scene.drawn), cards=bout.clash.cards))
    known = known_cards(scene.battle.state, scene.asker)
    again = _again(bout, known, totals, scene.drawn, closed=bout.closed or bool(given.get("closed")))
    return replace(told, bout=again, reasons=(*told.reasons, *more))


def _again(bout: Bout, known: Known, totals: Any, drawn: Pool, *, closed: bool) -> Bout:
    clash = clash_of(known, bout.clash.cards, totals, attacks=bout.clash.asker_attacks, drawn=drawn,
                     once=bout.clash.once)  # fmt: skip
    return bout_of(clash, bout.body, chains=bout.chains, covers=bout.covers, closed=closed)


# What is forecast


def imagine(words: Words, inquiry: Inquiry, muster: Muster) -> Imagined:
    """The scene that somebody describes, and the forecast that the rules give of it."""
    understand(inquiry, MATTERS)
    given = inquiry.given
    if inquiry.what == "confrontation":
        return _confrontation(Scene(words, inquiry, *map(Named, _made_up(words, given))))
    here = find_model(words, given, "attacker" if "attacker" in given else "unit", muster)
    there = find_model(words, given, "target", muster) if "target" in given else None
    return FORECASTS[inquiry.what](Scene(words, inquiry, here, there))


def _made_up(words: Words, given: Mapping[str, Any]) -> tuple[Character, Character]:
    """Two models that are nothing but the numbers of a confrontation."""
    if "cards" not in given and "drawn" not in given:
        raise Refused(refusal("", "refused-odds-missing", switch=written("cards"), what="confrontation"))
    shots = given["cards"] if "cards" in given else len(read_cards(given["drawn"]))
    if shots > MOST_CARDS:
        raise Refused(refusal("", "refused-odds-drawn", count=shots, cards=MOST_CARDS))
    gun = Weapon("odds", "", "ranged", range=4 * inches(RANGE), shots=shots)
    plain: dict[str, int] = dict.fromkeys(CHARACTERISTICS, 0)
    names = [words.say(key) for key in ("odds-attacker", "odds-target")]
    attacker = {**plain, "RC": given.get("attack", 0)}
    target = {**plain, "DEF": given.get("defence", 0), "WND": given.get("wnd", USUAL_WND)}
    return (
        Character("odds", names[0], "", attacker, 0, weapons=(gun,)),
        Character("odds", names[1], "", target, 0, armour=given.get("armour", 0)),
    )


def _shot(scene: Scene) -> Imagined:
    """A shot with one weapon."""
    battle, model, target = scene.battle, scene.model, scene.target
    carried = weapons.arms(battle, model, "ranged")
    if not carried:
        scene.refuse(refusal("COL-SHOOT-01", "refused-no-ranged-weapon", model=model.id))
    weapon = scene.weapon(carried, lambda one: shooting.shot_refused(battle, model, one, target))
    told = forecasts.shot(battle, scene.asker, model, weapon, target, suppressing=bool(scene.given.get("suppress")),
                         watching=bool(scene.given.get("watching")), covering=True)  # fmt: skip
    return scene.imagined(changed(scene, told), "odds-of-shot", model=model.id, target=target.id, weapon=weapon.key,
                          distance=scene.distance, count=told.bout.clash.cards)  # fmt: skip


def _charge(scene: Scene) -> Imagined:
    """A charge, from the draw for the reach on."""
    battle, model, target = scene.battle, scene.model, scene.target
    weapon = scene.weapon(weapons.close_arms(battle, model), lambda one: weapons.too_heavy(battle, model, one))
    scene.refuse(charge.charge_refused(battle, model, target))
    told = forecasts.charge(battle, scene.asker, model, weapon, target, suppressing=bool(scene.given.get("suppress")),
                           covering=True)  # fmt: skip
    return scene.imagined(changed(scene, told), "odds-of-charge", model=model.id, target=target.id,
                          distance=scene.distance, count=told.bout.clash.cards)  # fmt: skip


def _confrontation(scene: Scene) -> Imagined:
    """A confrontation by its numbers alone."""
    weapon = scene.here.weapons[0]
    told = forecasts.shot(scene.battle, scene.asker, scene.model, weapon, scene.target, covering=True)
    signed = [f"{scene.given.get(side, 0):+d}".replace("-", "−").replace("+0", "0") for side in ("attack", "defence")]
    return scene.imagined(changed(scene, told), "odds-of-confrontation", count=weapon.shots,
                          attack=signed[0], defence=signed[1])  # fmt: skip


def _test(scene: Scene) -> Imagined:
    """A test of a characteristic."""
    given, wanted = scene.given, scene.given["characteristic"].upper()
    if wanted not in TESTED:
        raise Refused(refusal("", "refused-odds-characteristic", wanted=given["characteristic"][:20],
                              known=", ".join(TESTED)))  # fmt: skip
    more = [Reason(given["modifier"], "COL-TEST-01", "reason-modifier")] if given.get("modifier") else []
    told = forecasts.test(scene.battle, scene.asker, scene.model, wanted, given["difficulty"], reasons=more,
                         closed=bool(given.get("closed")))  # fmt: skip
    return scene.imagined(told, "odds-of-test", model=0, characteristic=wanted, difficulty=given["difficulty"])


def _jump(scene: Scene) -> Imagined:
    """A jump down."""
    height = inches(scene.given["height"])
    told = forecasts.jump(scene.battle, scene.asker, scene.model, height)
    return scene.imagined(told, "odds-of-jump", model=0, height=height)


def _leap(scene: Scene) -> Imagined:
    """A leap over a gap."""
    height, drop = inches(scene.given["height"]), inches(scene.given.get("drop", 0))
    told = forecasts.leap(scene.battle, scene.asker, scene.model, drop, height)
    return scene.imagined(told, "odds-of-leap", model=0, height=height, drop=shown_length(drop))


def _climb(scene: Scene) -> Imagined:
    """A climb up a wall."""
    height = inches(scene.given["height"])
    told = forecasts.climb(scene.battle, scene.asker, scene.model, height)
    return scene.imagined(told, "odds-of-climb", model=0, height=height)


def _fall(scene: Scene) -> Imagined:
    """A fall."""
    height = inches(scene.given["height"])
    return scene.imagined(
        forecasts.fall(scene.battle, scene.asker, scene.model, height), "odds-of-fall", model=0, height=height
    )


FORECASTS: Mapping[str, Callable[[Scene], Imagined]] = {
    "shot": _shot,
    "charge": _charge,
    "test": _test,
    "jump": _jump,
    "leap": _leap,
    "climb": _climb,
    "fall": _fall,
}

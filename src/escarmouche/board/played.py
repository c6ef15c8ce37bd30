"""What a game has to say about how its events are played on the table, and what is at hand to say it with."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from escarmouche.board import journal, shown
from escarmouche.engine.journal import Event, GameBegan, GameEnded
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason

if TYPE_CHECKING:
    from escarmouche.board.look import Look

Where: TypeAlias = Literal["table", "hidden", "fallen", "away"]
"""Where a model is: on the table, on it but seen by its owner alone, a casualty, or not on the table."""


class Stand(NamedTuple):
    """Where a model stands, which way it looks if that matters, and who may see it."""

    x: int
    y: int
    surface: int
    facing: int | None
    where: Where
    owner: SeatId

    @property
    def spot(self) -> shown.Spot:
        """The place alone."""
        return self.x, self.y, self.surface


NOWHERE = Stand(0, 0, 0, None, "away", -1)
"""How a model stands that is not there yet."""


def is_seen(stand: Stand, seat: SeatId) -> bool:
    """Whether a seat sees a model that stands like this."""
    # By place and not by name: as long as nobody asks, a stand is a plain tuple.
    where = stand[4]
    return where == "table" or (where == "hidden" and stand[5] == seat)


class Scene:
    """The moment of an event as one seat saw it, with everything that is needed to tell what is played then."""

    def __init__(
        self, look: "Look", say: Callable[[Any], str], because: Callable[[Reason], str], stands: Sequence[Stand]
    ) -> None:
        """`say` words what is told, `because` a reason; `stands` is how everybody stood by then."""
        self.look = look
        self.sentence = say
        self.because = because
        self._stands = stands

    def there(self, models: Iterable[int]) -> list[int]:
        """Those of some models that the seat saw on the table."""
        seat, stands = self.look.seat, self._stands
        return [one for one in models if 0 <= one < len(stands) and is_seen(stands[one], seat)]

    def stand(self, model: int) -> Stand:
        """How a model stood."""
        return Stand(*self._stands[model])

    def say(self, key: str, **data: Any) -> str:
        """A few words."""
        return self.look.say(key, **data)

    def needs(self, needed: int, reasons: Sequence[Reason] = (), *, together: bool = False) -> str:
        """The number that a die, or all of them together, had to show in the end, with what changed it."""
        why = ", ".join(dict.fromkeys(briefly(self.because(reason)) for reason in reasons))
        key = "act-needs-together" if together else "act-needs"
        return self.say(f"{key}-because", needed=needed, why=why) if why else self.say(key, needed=needed)


def briefly(reason: str) -> str:
    """The name of a reason, without what it does in general and what it is called elsewhere: the rule says that."""
    name = re.split(r"\s?: ", reason, maxsplit=1)[0]
    return re.sub(r"\s*\[[^]]*]", "", name).rstrip(".")


Teller: TypeAlias = Callable[[Scene, Any], Iterable[journal.Act | None]]
"""Tells what of an event is played; None where somebody whom it is about was not to be seen."""


class Played(NamedTuple):
    """How the events of a game are played on the table."""

    acts: Mapping[type[Event], Teller] = {}
    opens: Mapping[type[Event], journal.Opening] = {}
    """The events that begin a round or an activation."""
    gaits: Mapping[type[Event], journal.Gait] = {}
    """How a model goes whose way nobody chose, by the event that tells of it."""
    ahead: tuple[type[Event], ...] = ()
    """The events that tell of a `model` before it is taken off the table."""
    ways: tuple[type[Event], ...] = ()
    """The events that tell the `spots` and `legs` of a `model` before it goes."""
    interrupts: Mapping[str, str] = {}
    """The questions in which a seat may break in on somebody, each with the part of its data that names whom."""
    deeds: tuple[type[Event], ...] = ()
    """The events that say what somebody does whom others may interrupt."""
    paid: tuple[type[Event], ...] = ()
    """The events that say what somebody pays for, right after what he has declared, if he had to declare anything."""
    states_needs: bool = True
    """Whether a sentence about dice says itself what they need, as long as nothing changes that."""


# What several games tell alike


def banner(about: journal.BannerAbout) -> Teller:
    """The sentence of the event, across the table."""
    return lambda scene, event: [journal.Banner(scene.sentence(event), about)]


BOOKENDS: Mapping[type[Event], Teller] = {GameBegan: lambda scene, event: (), GameEnded: banner("end")}
"""How the beginning and the end of every game are played."""
PLAIN = Played(BOOKENDS)
"""How a game is played on the table that says nothing about it."""


def mark(
    scene: Scene, models: Iterable[int], sign: str, text: str, tone: journal.Tone = "plain"
) -> journal.Mark | None:
    """Words over those models that the seat saw; None if it saw none of them."""
    there = scene.there(models)
    return journal.Mark(there, sign, text, tone) if there else None


def attack(
    scene: Scene, models: Iterable[int], targets: Iterable[int], form: journal.AttackForm, text: str = "",
    corridor: tuple[shown.Point, ...] = (),
) -> journal.Attack | None:  # fmt: skip
    """An attack between models that the seat saw; None if it saw no attacker or nobody who is attacked.

    The text is a weapon, a spell or the like from a book.
    """
    own, others, called = scene.there(models), scene.there(targets), scene.look.words.called(text)
    return journal.Attack(own, others, form, called, corridor) if own and others else None


def hits(scene: Scene, models: Iterable[int], count: int) -> journal.Mark | None:
    """How many hits there were."""
    return mark(scene, models, "hit" if count else "miss", scene.say("act-hits", count=count),
                "bad" if count else "plain")  # fmt: skip


def wounds(scene: Scene, models: Iterable[int], count: int) -> journal.Mark | None:
    """How many wounds came of it; if there were none, everything was stopped."""
    return mark(scene, models, "wound" if count else "block", scene.say("act-wounds", count=count),
                "bad" if count else "good")  # fmt: skip


def test(scene: Scene, models: Iterable[int], *, passed: bool) -> journal.Mark | None:
    """Whether a test was passed."""
    return mark(scene, models, "pass" if passed else "fail", scene.say("act-passed" if passed else "act-failed"),
                "good" if passed else "bad")  # fmt: skip

"""The state of a game of Collision: plain data, with who may see what."""

from typing import ClassVar, Literal

import msgspec

from escarmouche.engine.game import Setup
from escarmouche.engine.ids import Angle, Length, ModelId, SeatId
from escarmouche.engine.rulebook import rule
from escarmouche.engine.view import NOBODY, PUBLIC, Seen
from escarmouche.games.collision.rules.lists.missions import PRINTED
from escarmouche.games.collision.rules.lists.profile import Gang
from escarmouche.games.collision.rules.mission_sheet import MissionSheet
from escarmouche.games.collision.rules.vocabulary import (
    NO_MODEL,
    Action,
    Card,
    ConfrontationKind,
    Ending,
    FreeAction,
    Hold,
    MarkerId,
    MarkerKind,
    Mission,
    Phase,
    Place,
    RegroupStep,
    TraitKey,
    WeaponKey,
)
from escarmouche.rules.terrain import Furnishing, furnished
from escarmouche.table.table import Piece, Table

NOBODY_SEAT = -1
NO_CARD = ""


class CollisionSetup(Setup, kw_only=True):
    """What is fixed before a game of Collision: gangs, table, mission; "" draws the mission."""

    lists: tuple[Gang, Gang] = msgspec.field(name="gangs")
    table: Table
    size: int = msgspec.field(name="limit", default=400)
    mission: str = ""
    own_mission: MissionSheet | msgspec.UnsetType = msgspec.UNSET

    box: tuple[Piece, ...] | msgspec.UnsetType = msgspec.UNSET
    """What the players set down in turn before anything else, where they do."""

    def mission_sheet(self, mission: str) -> MissionSheet:
        """What is fought for: one's own mission, or the printed one of this key."""
        return PRINTED[mission] if self.own_mission is msgspec.UNSET else self.own_mission

    @property
    def is_built_in_play(self) -> bool:
        """Whether the players set the terrain down in turn."""
        return self.box is not msgspec.UNSET

    def as_built(self, state: "State") -> "CollisionSetup":
        """The set-up with what the players have set down by now."""
        return furnished(self, state)

    def strengths(self) -> tuple[int, ...]:
        """How many models each gang has."""
        return tuple(len(gang.models) for gang in self.lists)

    @property
    def secondary(self) -> dict[str, int]:
        """The small numbers of cards that books write; those of the first gang hold where both do."""
        return {**self.lists[1].secondary, **self.lists[0].secondary}


@rule("COL-DECK-09")
def hand_as_seen(board: "Dashboard", seat: SeatId) -> list[str] | int:
    """The faces of a player's hand are secret, their number is public."""
    return list(board.hand) if board.owner == seat else len(board.hand)


@rule("COL-DECK-06")
def discard_as_seen(board: "Dashboard", seat: SeatId) -> dict[str, int | str]:
    """Nobody may look through a discard pile: only its top card is known."""
    return {"count": len(board.discard), "top": board.discard[-1] if board.discard else ""}


@rule("COL-SETUP-10")
def deck_as_seen(board: "Dashboard", seat: SeatId) -> int:
    """What lies open on a dashboard is public: points, the top discard, and how many cards there are of each kind."""
    return len(board.deck)


class Dashboard(msgspec.Struct, omit_defaults=True):
    """What lies before one player: activation points, deck, hand, discard pile.

    The deck is a bag, kept sorted: a card is chosen when it is drawn. `fingers` are cards drawn and looked at but not
    yet placed. The last card of the discard pile is its top.
    """

    owner: SeatId
    pool: int = 0
    used: int = 0
    deck: list[Card] = []
    hand: list[Card] = []
    fingers: list[Card] = []
    discard: list[Card] = []
    finished: bool = False
    score: int = 0
    mulligan: bool = False

    seen: ClassVar[dict[str, Seen]] = {
        **dict.fromkeys(("owner", "pool", "used", "finished", "score", "mulligan"), PUBLIC),
        "deck": deck_as_seen,
        "hand": hand_as_seen,
        "fingers": lambda board, seat: list(board.fingers) if board.owner == seat else len(board.fingers),
        "discard": discard_as_seen,
    }


class Model(msgspec.Struct, omit_defaults=True):
    """One miniature: where it stands and looks, its tokens, its activations, what it carries.

    `points` are the activation points beside it. `moved` says that it counts as having moved. `once` holds traits that
    were used up. `jams_ever` counts the jam tokens it ever received. A model that has a `hold` hangs `climbed` above
    the foot where x, y and surface are; `ledge` is the spot at the top of the climb.
    """

    id: ModelId
    owner: SeatId
    profile: int
    place: Place = "waiting"
    x: Length = 0
    y: Length = 0
    surface: int = 0
    facing: Angle = 0
    wounds: int = 0
    jams: int = 0
    jams_ever: int = 0
    pins: int = 0
    skills: int = 0
    watching: bool = False
    holding: bool = False
    points: int = 0
    activations: int = 0
    moved: bool = False
    aimed: bool = False
    carried: list[MarkerId] = []
    once: list[TraitKey] = []
    hold: Hold | Literal[""] = ""
    climbed: Length = 0
    ledge: list[int] = []

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(
        (
            *("id", "owner", "profile", "place", "x", "y", "surface", "facing", "wounds", "jams", "jams_ever", "pins"),
            *("skills", "watching", "holding", "points", "activations", "moved", "aimed", "carried", "once"),
            *("hold", "climbed", "ledge"),
        ),
        PUBLIC,
    )


class Marker(msgspec.Struct, omit_defaults=True):
    """A loot or collision marker on the table, or with the model that carries it."""

    id: MarkerId
    kind: MarkerKind
    x: Length = 0
    y: Length = 0
    surface: int = 0
    carrier: ModelId = NO_MODEL

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(("id", "kind", "x", "y", "surface", "carrier"), PUBLIC)


@rule("COL-CONF-38")
def share_as_seen(laid: "Laid", seat: SeatId) -> int:
    """Every share is public from the moment it is set, while the card is still hidden."""
    return laid.share


class Laid(msgspec.Struct, omit_defaults=True):
    """One side of a column: its card, its public share, whether it lies open, and the card that covers it."""

    owner: SeatId
    card: Card
    share: int = 0
    up: bool = False
    cover: Card = NO_CARD
    cover_up: bool = False

    seen: ClassVar[dict[str, Seen]] = {
        **dict.fromkeys(("owner", "up", "cover_up"), PUBLIC),
        "share": share_as_seen,
        "card": lambda laid, seat: laid.card if laid.up or laid.owner == seat else "?",
        "cover": lambda laid, seat: laid.cover if laid.cover_up or laid.owner == seat or not laid.cover else "?",
    }

    @property
    def top(self) -> str:
        """The card that counts."""
        return self.cover or self.card


class Confrontation(msgspec.Struct, omit_defaults=True):
    """A confrontation under way: who attacks whom, the totals of both sides, and the board.

    Sides are named by their seats: `attacker` and `defender`. `model` is the attacking model (none for a hazard),
    `target` the one that may be hit. `closed` says for attacker and defender whether their cards may be covered.
    Columns are pairs in the order of the attacker's left; `attack[i]` stands opposite `defence[i]`. `fresh` is the
    first column of the latest round; `shared` says for attacker and defender whether their total has been shared out.
    """

    kind: ConfrontationKind
    attacker: SeatId
    defender: SeatId
    target: ModelId
    model: ModelId = NO_MODEL
    weapon: WeaponKey = ""
    cards: int = 1
    totals: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    closed: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    shared: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    attack: list[Laid] = []
    defence: list[Laid] = []
    fresh: int = 0

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(
        (
            *("kind", "attacker", "defender", "target", "model", "weapon", "cards", "totals", "closed"),
            *("shared", "attack", "defence", "fresh"),
        ),
        PUBLIC,
    )


class Activation(msgspec.Struct, omit_defaults=True):
    """How far the active model has come: its actions so far, free actions, and whether the present action is rushed.

    `attached` says for each free action to which action, the first (0) or the second (1), it is attached.
    """

    model: ModelId
    actions: list[Action] = []
    free: list[FreeAction] = []
    attached: list[int] = []
    rushed: bool = False
    arriving: bool = False
    suppressing: bool = False

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(
        ("model", "actions", "free", "attached", "rushed", "arriving", "suppressing"), PUBLIC
    )


class State(msgspec.Struct, omit_defaults=True):
    """Everything that changes in a game.

    `moment` are the watchers that may still react to the active model at this moment; `shown` is a card that was drawn
    for a test, a reach, a save or a district and lies open. `buried` are the models whose death has been counted at the
    end of a turn.
    """

    phase: Phase = "opening"
    turn: int = 0
    mission: Mission | Literal[""] = ""
    first: SeatId = NOBODY_SEAT
    attacker: SeatId = NOBODY_SEAT
    edges: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    priority: SeatId = NOBODY_SEAT
    starter: SeatId = NOBODY_SEAT
    active: SeatId = NOBODY_SEAT
    boards: list[Dashboard] = []
    models: list[Model] = []
    markers: list[Marker] = []
    activation: Activation | None = None
    confrontation: Confrontation | None = None
    moment: list[ModelId] = []
    shown: Card = NO_CARD
    steps: list[RegroupStep] = []
    buried: list[ModelId] = []
    furnishing: Furnishing | None = None
    ended: Ending | Literal[""] = ""

    seen: ClassVar[dict[str, Seen]] = {
        **dict.fromkeys(
            (
                *("phase", "turn", "mission", "first", "attacker", "edges", "priority", "starter", "active", "boards"),
                *(
                    "models",
                    "markers",
                    "activation",
                    "confrontation",
                    "moment",
                    "shown",
                    "buried",
                    "furnishing",
                    "ended",
                ),
            ),
            PUBLIC,
        ),
        "steps": NOBODY,
    }

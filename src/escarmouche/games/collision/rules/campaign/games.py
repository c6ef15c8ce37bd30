"""Games in a campaign: whether a finished game counts, for whom, and what it brings each gang."""

import hashlib
from collections.abc import Sequence

import msgspec

from escarmouche.engine.chance import Chance, Seeded
from escarmouche.engine.game import Game, Outcome
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.campaign.company import (
    LOCKER,
    LOCKER_WORTH,
    MEDICINE,
    MISSES,
    Company,
    Fighter,
    award,
    burdened,
    explore,
    find,
    mourn,
    rest,
)
from escarmouche.games.collision.rules.campaign.rewards import experience_of, income_of
from escarmouche.games.collision.rules.cards.wounds import counts_as_killed
from escarmouche.games.collision.rules.lists.cards import box
from escarmouche.games.collision.rules.lists.profile import Character, Item
from escarmouche.games.collision.rules.state import CollisionSetup, State


class Identity(msgspec.Struct, frozen=True):
    """What makes a game this game and no other: its set-up and where its chance began, whatever was played since.

    A game that went on from a snapshot after the rules had changed has lost the beginning of its chance (`resumed`).
    """

    setup: str
    chance: str
    resumed: bool = False

    def is_same(self, other: "Identity") -> bool:
        """Whether both are one game."""
        return self.setup == other.setup and (self.chance == other.chance or self.resumed or other.resumed)


class Earned(msgspec.Struct, frozen=True):
    """What one gang has brought home from a game.

    `fates` are the cards drawn for its killed models, by name; `open` are finds of the game before that were still open
    and were taken in shards.
    """

    gang: str
    against: str
    won: bool
    experience: int
    shards: int
    cards: tuple[str, ...] = ()
    fates: dict[str, str] = {}
    open: tuple[str, ...] = ()


class Entered(msgspec.Struct, frozen=True):
    """A game on record, with its gangs by seat; without a winner it was a draw.

    `called` is what a mission of somebody's own is called, in one language or in several; it counted as the printed
    mission that it is like.
    """

    identity: Identity
    mission: str
    gangs: tuple[str, str]
    winner: str
    reason: str
    scores: tuple[int, ...]
    earned: tuple[Earned, ...]
    called: str | dict[str, str] = ""


class Campaign(msgspec.Struct):
    """An agreed number of games, the gangs that play them, and the games entered so far."""

    id: str
    games: int
    limit: int
    companies: list[Company]
    entered: list[Entered] = []


def identity(game: Game[State]) -> Identity:
    """What a game is recognised by, in every save of it."""
    setup = msgspec.json.encode(msgspec.to_builtins(game.bare, order="deterministic"))
    chance = msgspec.json.encode(msgspec.to_builtins(game.origin.state(), order="deterministic"))
    return Identity(_digest(setup), _digest(chance), resumed=game.start is not None)


def _digest(*parts: bytes) -> str:
    return hashlib.blake2b(b"\n".join(parts), digest_size=16).hexdigest()


# Whether a game counts


def refused_game(campaign: Campaign, game: Game[State]) -> Reason | None:
    """Why a game does not count, whoever played it."""
    if game.outcome is None:
        return refusal("", "refused-unfinished")
    own = identity(game)
    for number, entered in enumerate(campaign.entered, 1):
        if entered.identity.is_same(own):
            return refusal("", "refused-entered", number=number)
    return over(campaign)


def over(campaign: Campaign) -> Reason | None:
    """A campaign has an agreed number of games."""
    if len(campaign.entered) < campaign.games:
        return None
    return refusal("COL-CAMP-10", "refused-campaign-over", games=campaign.games)


def seats_of(campaign: Campaign, game: Game[State], earlier: Sequence[Campaign]) -> dict[SeatId, Company]:
    """Which gang of the campaign sat where.

    A gang may have learnt and bought something since it played; so it is looked for in the campaign as it stood at any
    time since its last game.
    """
    assert isinstance(game.setup, CollisionSetup)
    found: dict[SeatId, Company] = {}
    for company in campaign.companies:
        seats = [seat for seat in (0, 1) if game.setup.lists[seat].name == company.name]
        faults = {seat: _strangers(company, game.setup.lists[seat].models, earlier) for seat in seats}
        fitting = [seat for seat in seats if faults[seat] is None]
        if len(fitting) > 1:
            raise Refused(refusal("", "refused-twice-seated", gang=company.name))
        strange = [fault for fault in faults.values() if fault is not None]
        if strange and not fitting:
            raise Refused(strange[0])
        found.update(dict.fromkeys(fitting, company))
    if not found:
        names = [gang.name for gang in game.setup.lists]
        known = [company.name for company in campaign.companies]
        raise Refused(refusal("", "refused-other-gang", gangs=names, known=known))
    return found


def _strangers(company: Company, models: Sequence[Character], earlier: Sequence[Campaign]) -> Reason | None:
    """The first model of a game that the gang did not have at any one time since its last game."""
    times = [past for campaign in earlier for past in campaign.companies
             if past.name == company.name and past.played == company.played]  # fmt: skip
    faults = [_stranger(past, models) for past in (company, *reversed(times))]
    return faults[0] if None not in faults else None


def _stranger(company: Company, models: Sequence[Character]) -> Reason | None:
    there = {fighter.card.name: fighter.as_it_is for fighter in company.well}
    for model in models:
        own = there.get(model.name)
        # A roster gives a card that has changed a key of its own.
        if own is None or msgspec.structs.replace(model, key=own.key) != own:
            return refusal("", "refused-other-model", gang=company.name, name=model.name)
    return None


# What it brings


def enter(campaign: Campaign, game: Game[State], earlier: Sequence[Campaign] = ()) -> Entered:
    """A finished game is entered for each gang of the campaign that played it; one that does not count is refused."""
    if reason := refused_game(campaign, game):
        raise Refused(reason)
    assert isinstance(game.setup, CollisionSetup)
    outcome, own = game.outcome, identity(game)
    assert outcome is not None
    seats = seats_of(campaign, game, earlier)
    earned = []
    for seat, company in seats.items():
        chance = luck(campaign.id, own, company.name)
        earned.append(_bring_home(company, game, seat, outcome, chance))
    names = (game.setup.lists[0].name, game.setup.lists[1].name)
    winner = "" if outcome.winner is None else names[outcome.winner]
    entry = Entered(
        own, game.state.mission, names, winner, outcome.reason, outcome.scores, tuple(earned), _called(game.setup)
    )
    campaign.entered = [*campaign.entered, entry]
    return entry


def _called(setup: CollisionSetup) -> str | dict[str, str]:
    """What a mission of somebody's own is called; a printed one is known by its key."""
    if setup.own_mission is msgspec.UNSET:
        return ""
    name = setup.own_mission.name
    return setup.names.get(name, name) if isinstance(setup.names, dict) else name


def luck(campaign: str, game: Identity, gang: str) -> Chance:
    """The draws after a game: the same however often it is entered, so that nobody can wait for better ones."""
    return Seeded(int(_digest(campaign.encode(), game.setup.encode(), game.chance.encode(), gang.encode())[:16], 16))


def _bring_home(company: Company, game: Game[State], seat: SeatId, outcome: Outcome, chance: Chance) -> Earned:
    battle = Battle(game)
    won = outcome.winner == seat
    experience = experience_of(battle, seat, outcome)
    shards, draws = income_of(battle, seat, outcome)
    left_open = tuple(company.finds)
    take_shards(company)
    rest(company)
    award(company, experience)
    company.played += 1
    company.won += int(won)
    company.stock += shards
    killed = _killed(company, battle, seat)
    fates = mourn(chance, killed)
    cards = explore(chance, draws)
    for card in cards:
        if offers_choice(company, card):
            company.finds = [*company.finds, card]
        else:
            find(company, card)
    lost = {fighter.card.name: card for fighter, card in zip(killed, fates, strict=True)}
    against = battle.setup.lists[1 - seat].name
    return Earned(company.name, against, won, experience, shards, cards, lost, left_open)


def _killed(company: Company, battle: Battle, seat: SeatId) -> list[Fighter]:
    """The models of the gang that were killed in a game."""
    names = [
        battle.card(model).name for model in battle.state.models if model.owner == seat and counts_as_killed(model)
    ]
    fighters = {fighter.card.name: fighter for fighter in company.fighters}
    return [fighters[name] for name in names]


# Finds that leave a choice


def offers_choice(company: Company, card: str) -> bool:
    """Whether a card of the exploration table offers anything but shards that the gang could use."""
    if card == MEDICINE:
        return any(fighter.fate == MISSES for fighter in company.fighters)
    return card == LOCKER and bool(locker(company))


def locker(company: Company) -> list[Item]:
    """What may lie in a weapon locker and could be carried by somebody."""
    known = {**box().items, **company.items}.values()
    return [item for item in known if item.shards <= LOCKER_WORTH
            and any(not burdened(fighter, item) for fighter in company.living)]  # fmt: skip


def choose(company: Company, card: str, *, cured: Fighter | None = None, item: Item | None = None,
           to: Fighter | None = None) -> None:  # fmt: skip
    """The player takes what a card offers instead of shards."""
    if card not in company.finds:
        raise Refused(refusal("COL-CAMP-07", "refused-no-find", find="medicine" if card == MEDICINE else "locker"))
    find(company, card, cured=cured, item=item, to=to)
    finds = list(company.finds)
    finds.remove(card)
    company.finds = finds


def take_shards(company: Company) -> None:
    """Whatever was found and not chosen is taken in shards."""
    for card in company.finds:
        find(company, card)
    company.finds = []

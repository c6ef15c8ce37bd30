"""The commands `play`, `replay` and `verify`."""

import json
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from escarmouche.agents import AT_ONCE, SECONDS, Agent, enlist, is_trained
from escarmouche.agents.estimate import estimate
from escarmouche.agents.levels import scale
from escarmouche.board import fairness
from escarmouche.board.levels import MATCH, called, told
from escarmouche.board.own_names import books_told, speak_of, tables_of_files, with_own_names
from escarmouche.cli.common import (
    FAILED,
    FIRST_GAME,
    Edition,
    GameKey,
    Mission,
    Size,
    options_of,
    out,
    screen,
    with_switches,
    words_for,
)
from escarmouche.cli.compile import finish_first
from escarmouche.cli.help import Program
from escarmouche.cli.officers import Think
from escarmouche.engine import fair
from escarmouche.engine.chance import KEY_BYTES, Chance, Fair, Seeded, Unforeseen, is_seeded
from escarmouche.engine.game import Game, Setup
from escarmouche.engine.journal import Event
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.save import dump
from escarmouche.engine.seat import Seat
from escarmouche.registry import manifest, manifests, ruleset
from escarmouche.terminal.desk import Wishes, desk
from escarmouche.terminal.files import MOST_SAVED, load_game, read_text, rules_version, write_text
from escarmouche.terminal.playing import Quit, Sitting, type_in
from escarmouche.terminal.results import Results

SIDES = ("A", "B")
TABLES = 1_000_000
"""So many tables are made up from a number."""
RECENT = 10
"""How many sentences of the story so far somebody hears who goes on with a saved game; `replay` tells it all."""

app = Program()


def play(
    game: GameKey = FIRST_GAME,
    lists: Annotated[list[str] | None, typer.Option("--list")] = None,
    table: Annotated[str, typer.Option()] = "",
    size: Size = None,
    mission: Mission = "",
    option: Annotated[list[str] | None, typer.Option()] = None,
    edition: Edition = "",
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    against: Annotated[str, typer.Option()] = "",
    side: Annotated[str, typer.Option()] = "A",
    fair_dice: Annotated[bool, typer.Option("--fair")] = False,
    transcript: Annotated[Path | None, typer.Option()] = None,
    noted: Annotated[Path | None, typer.Option()] = None,
    agree: Annotated[bool, typer.Option()] = False,
    in_turn: Annotated[bool, typer.Option("--in-turn")] = False,
    load: Annotated[Path | None, typer.Option()] = None,
    save: Annotated[Path | None, typer.Option()] = None,
    think: Think = SECONDS,
    **own: Any,
) -> None:
    """Play a game against the computer."""
    console = screen()
    you = _seat(side)
    given = {switch: value for switch, value in own.items() if value is not None}
    _refuse_of_others(game, given)
    if load is not None:
        loaded = load_game(load)
        running = loaded.game
        if loaded.notice:
            out(console, [words_for().say(loaded.notice)])
    else:
        words = words_for(ruleset(game).key)
        options = options_of(game, edition, option or [])
        number = secrets.randbelow(TABLES) if seed is None else seed
        wishes = Wishes(lists or (), table, size, options, number, agree, mission, in_turn=in_turn)
        setup = _own(game, "set_up")(words, given, wishes, you) if given else desk(game).set_up(words, wishes)
        setup = with_own_names(ruleset(game).key, setup, tables_of_files([*(lists or ()), mission.partition("#")[0]]))
        chance = _fair_chance(console, ruleset(game).key, setup, you, noted) if fair_dice else _luck(seed)
        running = Game(ruleset(game), setup, chance, keep=True)
    if isinstance(running.setup.books, dict):
        out(console, books_told(words_for(running.ruleset.key), running.setup))
    finish_first()
    results = Results()
    level = _level(console, running, against, results)
    luck = SystemRandom() if seed is None else Random(seed)
    opponent = enlist(level, Seat(running, 1 - you), luck, think, clock=seed is None)
    results.begin(running, level)
    _sit_down(console, running, you, level, opponent, seed, transcript, results, new=load is None)
    if running.outcome is not None and save is not None:
        write_text(save, dump(running, rules_version(running.ruleset.key)))
    if running.outcome is not None and given:
        _own(game, "keep")(console, given, running)


def _refuse_of_others(game: str, given: Mapping[str, Any]) -> None:
    """Refuse what only other games take."""
    for switch in given:
        if switch not in manifest(game).play_switches:
            takers = ", ".join(key for key, other in manifests().items() if switch in other.play_switches)
            raise Refused(refusal("", "refused-play-switch", switch=f"--{switch}", games=takers, game=game))


def _own(game: str, name: str) -> Callable[..., Any]:
    """What a game does by itself when it is played with a switch of its own."""
    found: Callable[..., Any] = manifest(game).part("commands.play", name)
    return found


def _best(game: str) -> str:
    """The best opponent of a game who does not think long."""
    return next(name for name in reversed(AT_ONCE) if is_trained(name, game))


def _level(console: Console, game: Game[Any], against: str, results: Results) -> str:
    """Who plays the other side: whoever is named; the level that matches the player, or that the game began with."""
    key = game.ruleset.key
    if against != MATCH:
        return against or results.level(game) or _best(key)
    known = results.level(game)
    if known is not None:
        return known
    found = estimate(key, results.counted())
    out(console, [told(words_for(key), found), words_for().say("level-file", file=str(results.path))])
    return found.level


def _sit_down(
    console: Console, game: Game[Any], you: int, against: str, opponent: Agent, seed: int | None,
    transcript: Path | None, results: Results, *, new: bool,
) -> None:  # fmt: skip
    """Play a game at the terminal to its end."""
    words = speak_of(words_for(game.ruleset.key).language, game.ruleset.key, game.setup)
    sitting = Sitting(game, desk(game.ruleset.key), words, console, you=you, opponent=opponent,
                      helped=lambda: results.help(game))  # fmt: skip
    if not new:
        sitting.told = max(0, len(sitting.seat.story()) - RECENT)
        if isinstance(game.chance, Fair):
            _tell_commitment(console, game.chance.terms)
        if is_seeded(game.origin.state()):
            sitting.say("seeded")
    elif is_seeded(game.origin.state()):
        sitting.say("seed", seed=str(seed))
    sitting.say("welcome", side=SIDES[you], against=called(words, against))
    sitting.show_kinds()
    try:
        sitting.play()
    except Quit:
        sitting.say("left")
        return
    if game.outcome is not None and scale(game.ruleset.key) is not None:
        sitting.say(results.end(game, you))
    if isinstance(game.chance, Fair):
        sitting.reveal(transcript or Path(f"fair-{game.chance.terms.match}.json"))


def _luck(seed: int | None) -> Chance:
    """The dice and cards of a named seed; otherwise some that nobody can know."""
    return Unforeseen(secrets.token_bytes(KEY_BYTES)) if seed is None else Seeded(seed)


def _fair_chance(console: Console, key: str, setup: Setup, you: int, noted: Path | None) -> Fair:
    """Commit to secret, set-up and the computer's word, then take the player's own word into the dice."""
    match, version = secrets.token_hex(4), rules_version(key)
    digest = fair.setup_digest(key, msgspec.to_builtins(setup, order="deterministic"))
    secret, theirs = secrets.token_bytes(fair.SECRET_BYTES), _salted(secrets.token_hex(8))
    words = words_for()
    commitment, promise = fair.commitment(match, secret, digest, version), fair.promise(match, 1 - you, theirs)
    out(console, [words.say("fair-commitment", match=match, commitment=commitment),
                  words.say("fair-promise", promise=promise)])  # fmt: skip
    yours = _salted(type_in("> ") or secrets.token_hex(8))
    terms = fair.Terms(match, version, digest, secret, (yours, theirs) if you == 0 else (theirs, yours))
    out(console, [words.say("fair-opened", word=theirs.word, salt=theirs.salt)])
    if noted is not None:
        write_text(noted, json.dumps(fair.notes(terms), indent=1) + "\n")
    return Fair(terms)


def _salted(word: str) -> fair.Word:
    return fair.Word(word, secrets.token_hex(fair.SALT_BYTES))


def _tell_commitment(console: Console, terms: fair.Terms) -> None:
    """Tell once more what a fair match was committed to."""
    out(console, [words_for().say("fair-commitment", match=terms.match, commitment=terms.commitment)])


def _seat(side: str) -> int:
    if side.upper() not in SIDES:
        raise Refused(refusal("", "refused-side", side=side[:20]))
    return SIDES.index(side.upper())


KINDS = {"file": Annotated[Path | None, typer.Option()], "text": Annotated[str | None, typer.Option()]}
"""What a switch of a game takes."""
app.command()(
    with_switches(play, {name: KINDS[kind] for one in manifests().values() for name, kind in one.play_switches.items()})
)


@app.command()
def replay(file: Annotated[Path, typer.Argument()]) -> None:
    """Tell a saved game from its beginning, in words."""
    loaded = load_game(file)
    game = loaded.game
    words = speak_of(words_for(game.ruleset.key).language, game.ruleset.key, game.setup)
    lies = desk(game.ruleset.key)
    console = screen()
    if loaded.notice:
        out(console, [words.say(loaded.notice)])
    if is_seeded(game.origin.state()):
        out(console, [words.say("seeded")])
    for event in [*recalled(loaded.earlier), *game.journal]:
        rules = f"  [{', '.join(event.rules)}]" if event.rules else ""
        out(console, [f"{lies.sentence(words, game.setup, game.state, event)}{rules}"])


def recalled(earlier: list[dict[str, Any]]) -> list[Event]:
    """The events of a stored journal; kinds that no longer exist are left out."""
    kinds = {kind.__name__: kind for kind in _kinds_of(Event)}
    return [msgspec.convert(event, kinds[event["event"]]) for event in earlier if event.get("event") in kinds]


def _kinds_of(kind: type[Event]) -> list[type[Event]]:
    return [each for sub in kind.__subclasses__() for each in (sub, *_kinds_of(sub))]


@app.command()
def verify(file: Annotated[Path, typer.Argument()], noted: Annotated[Path | None, typer.Option()] = None) -> None:
    """Recompute the dice and cards of a fair match, play a saved one again, and compare with what you noted."""
    notes = None if noted is None else fairness.notes(read_text(noted, MOST_SAVED), str(noted))
    verdict = fairness.verify(read_text(file, MOST_SAVED), notes, str(file))
    out(screen(), [fairness.told(words_for(), verdict)])
    if not verdict.fair:
        raise typer.Exit(FAILED)

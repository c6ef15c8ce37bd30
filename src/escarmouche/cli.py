"""The command `escarmouche`."""

import json
import os
import secrets
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from escarmouche.agents import enlist
from escarmouche.core import fair, rulebook
from escarmouche.core.chance import Fair, Seeded
from escarmouche.core.conformance import Coverage, Result, check_keys, coverage, read_cases, run_case, tell
from escarmouche.core.game import Game
from escarmouche.core.journal import Event
from escarmouche.core.reasons import Refused, refusal
from escarmouche.core.seat import Seat
from escarmouche.core.words import LANGUAGES, Words
from escarmouche.core.written import CaseError
from escarmouche.games import ruleset
from escarmouche.terminal.board import Wishes, board, catalogue, stage
from escarmouche.terminal.files import load_game, read_text
from escarmouche.terminal.picture import Picture
from escarmouche.terminal.sitting import InputEnded, Quit, Sitting, rule_lines, type_in
from escarmouche.terminal.speech import native_language, speak, why

BAD = 2
FAILED = 1
INTERRUPTED = 130
"""What the command line says of itself when somebody has pressed Ctrl-C."""
SIDES = ("A", "B")
CASES = Path("tests") / "conformance"
RECENT = 10
"""How many sentences of the story so far somebody hears who goes on with a saved game; `replay` tells it all."""

app = typer.Typer(
    name="escarmouche", add_completion=False, pretty_exceptions_enable=False,
    rich_markup_mode=None, help="Plays printed skirmish games by their real rules.",
)  # fmt: skip

Language = Annotated[str, typer.Option("--language", "-l", help="en, fr or de; otherwise as $LANG says.")]
GameKey = Annotated[str, typer.Argument(metavar="GAME", help="Which game, for example firefight.")]


class Spoken:
    """The language of this run, and the game that is spoken of."""

    language = "en"
    game = ""


def screen() -> Console:
    """Where everything is printed; plain text where there is no terminal."""
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def out(console: Console, lines: Iterable[str]) -> None:
    """Print lines as they are."""
    for line in lines:
        console.print(Text(line))


def words_for(game: str = "") -> Words:
    """The words of this run, from now on with those of a game if one is named."""
    Spoken.game = game or Spoken.game
    return speak(Spoken.language, Spoken.game)


@app.callback()
def begin(language: Language = "") -> None:
    """Plays printed skirmish games by their real rules."""
    chosen = language or native_language()
    speak(chosen)
    Spoken.language, Spoken.game = chosen, ""


# Playing


@app.command()
def play(
    game: GameKey = "firefight",
    lists: Annotated[
        list[str] | None, typer.Option("--list", help="A ready list or a file: yours, then the other.")
    ] = None,
    table: Annotated[str, typer.Option(help="A ready-made table, a .toml file, or a number to make one up.")] = "",
    size: Annotated[int | None, typer.Option(help="Points of the game, 200 or 500.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A rule option, key=value; see `rules GAME --options`.")
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="The seed of the dice; otherwise a new one.")] = None,
    against: Annotated[str, typer.Option(help="Who plays the other side.")] = "recruit",
    side: Annotated[str, typer.Option(help="Which side you play: A or B.")] = "A",
    fair_dice: Annotated[bool, typer.Option("--fair", help="Dice that you can check afterwards.")] = False,
    transcript: Annotated[Path | None, typer.Option(help="Where a fair match is revealed.")] = None,
    agree: Annotated[bool, typer.Option(help="Agree to an unusual table and to rules without effect.")] = False,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play a game against the computer."""
    console = screen()
    you = _seat(side)
    if load is not None:
        loaded = load_game(load)
        running = loaded.game
        if loaded.notice:
            out(console, [words_for().say(loaded.notice)])
        chosen = seed if seed is not None else running.number
    else:
        chosen = secrets.randbelow(1_000_000) if seed is None else seed
        wishes = Wishes(lists or (), table, size, _options(option or []), chosen, agree)
        setup = board(game).set_up(words_for(ruleset(game).key), wishes)
        chance = _fair_chance(console) if fair_dice else Seeded(chosen)
        running = Game(ruleset(game), setup, chance, keep=True)
    _sit_down(console, running, you, against, chosen, transcript, new=load is None)


def _sit_down(
    console: Console, game: Game[Any], you: int, against: str, seed: int, transcript: Path | None, *, new: bool
) -> None:
    """Play a game at the terminal to its end."""
    words = words_for(game.ruleset.key)
    opponent = enlist(against, Seat(game, 1 - you), Random(seed))
    sitting = Sitting(game, board(game.ruleset.key), words, console, you=you, opponent=opponent)
    if not new:
        sitting.told = max(0, len(sitting.seat.story()) - RECENT)
        if isinstance(game.chance, Fair):
            sitting.say("fair-commitment", match=game.chance.match, commitment=game.chance.commitment)
    elif not isinstance(game.chance, Fair):
        sitting.say("seed", seed=str(seed))
    sitting.say("welcome", side=SIDES[you], against=words.say(f"agent-{against}"))
    sitting.show_kinds()
    try:
        sitting.play()
    except Quit:
        sitting.say("left")
        return
    if isinstance(game.chance, Fair):
        sitting.reveal(transcript or Path(f"fair-{game.chance.match}.json"))


def _fair_chance(console: Console) -> Fair:
    """Commit to a secret, then take the player's own words into the dice."""
    match, secret, theirs = secrets.token_hex(4), secrets.token_bytes(fair.SECRET_BYTES), secrets.token_hex(8)
    words = words_for()
    out(console, [words.say("fair-commitment", match=match, commitment=fair.commitment(match, secret)),
                  words.say("fair-nonce", nonce=theirs)])  # fmt: skip
    yours = type_in("> ") or secrets.token_hex(8)
    return Fair(match, secret, [yours, theirs])


def _seat(side: str) -> int:
    if side.upper() not in SIDES:
        raise Refused(refusal("", "refused-side", side=side[:20]))
    return SIDES.index(side.upper())


def _options(written: list[str]) -> dict[str, str]:
    found = {}
    for one in written:
        key, sign, value = one.partition("=")
        if not sign:
            raise Refused(refusal("", "refused-option-written", option=one[:60]))
        found[key.strip()] = value.strip()
    return found


@app.command()
def replay(file: Annotated[Path, typer.Argument(help="A saved game.")]) -> None:
    """Tell a saved game from its beginning, in words."""
    loaded = load_game(file)
    game = loaded.game
    words = words_for(game.ruleset.key)
    lies = board(game.ruleset.key)
    console = screen()
    if loaded.notice:
        out(console, [words.say(loaded.notice)])
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
def verify(file: Annotated[Path, typer.Argument(help="The transcript of a fair match.")]) -> None:
    """Recompute the dice of a fair match from what was revealed."""
    try:
        transcript = json.loads(read_text(file))
    except ValueError as error:
        raise Refused(refusal("", "refused-not-json", file=str(file), problem=str(error))) from error
    if not isinstance(transcript, dict):
        raise Refused(refusal("", "refused-not-a-transcript", file=str(file)))
    verdict = fair.verify(transcript)
    out(screen(), [verdict.sentence])
    if not verdict.fair:
        raise typer.Exit(FAILED)


# Rules


@app.command()
def check(files: Annotated[list[Path], typer.Argument(help="Files with conformance cases.")]) -> None:
    """Play conformance cases and compare what happens with what they expect."""
    results = run_files(files)
    console = screen()
    failed = [result for result in results if not result.passed]
    out(console, map(tell, failed))
    out(console, [words_for().say("checked", passed=len(results) - len(failed), count=len(results))])
    if failed:
        raise typer.Exit(FAILED)


def run_files(files: Iterable[Path]) -> list[Result]:
    """Run all cases of some files; a file or case that is not written as it should be is refused."""
    cases = []
    for file in files:
        try:
            key = tomllib.loads(read_text(file)).get("game", "firefight")
            for case in read_cases(file):
                cases.append((file, case, stage(key)))
                check_keys(case, stage(key))
                stage(key).scene(case)
        except tomllib.TOMLDecodeError as error:
            raise Refused(refusal("", "refused-not-toml", file=str(file), problem=str(error))) from error
        except CaseError as error:
            where = f"{file}, {cases[-1][1].get('id', '?')}" if cases and cases[-1][0] == file else str(file)
            raise Refused(refusal("", "refused-case", file=where, problem=str(error))) from error
    return [run_case(case, on, file.name) for file, case, on in cases]


@app.command()
def rules(
    game: GameKey = "firefight",
    rule: Annotated[str, typer.Argument(metavar="[ID]", help="One rule, in full.")] = "",
    show_coverage: Annotated[bool, typer.Option("--coverage", help="What is written, proved and worded.")] = False,
    options: Annotated[bool, typer.Option("--options", help="Where readings differ, and what can be chosen.")] = False,
    cases: Annotated[Path | None, typer.Option(help="Where the conformance cases are.")] = None,
) -> None:
    """The numbered rules of a game."""
    console, words = screen(), words_for(stage(game).key)
    if rule:
        out(console, rule_lines(game, rule, words))
    elif options:
        out(console, option_lines(game, words))
    elif show_coverage:
        if not _cover(console, game, cases):
            raise typer.Exit(FAILED)
    else:
        out(console, (f"{number}  {words.rule(number)}" for number in catalogue(game).entries))


def option_lines(game: str, words: Words) -> list[str]:
    """Every option with its values, the default marked."""
    lines = []
    for key, (number, option) in catalogue(game).options.items():
        name = f"option-{key.replace('_', '-')}"
        lines.append(f"{key}  {words.say(name)}  [{number}]")
        for value in option.values:
            mark = "*" if value == option.default else " "
            lines.append(f"  {mark} {value:<28} {words.say(name + '-' + value.replace('_', '-'))}")
    return lines


def _cover(console: Console, game: str, cases: Path | None) -> bool:
    """Print for each rule whether it is written, proved and worded; whether all are."""
    folder = cases or CASES / game
    if not folder.is_dir():
        raise Refused(refusal("", "refused-no-cases", folder=str(folder)))
    rows = coverage(run_files(sorted(folder.glob("*.toml"))), stage(game))
    out(console, map(coverage_line, rows))
    written = [row for row in rows if row.rule in rulebook.places]
    proved, worded = [row for row in rows if row.cases], [row for row in rows if row.languages == LANGUAGES]
    complete = len(written) == len(proved) == len(worded) == len(rows)
    out(console, [words_for().say("coverage", rules=len(rows), written=len(written), proved=len(proved),
                                  worded=len(worded))])  # fmt: skip
    return complete


def coverage_line(row: Coverage) -> str:
    """One rule: where it is written, how many cases prove it, who can say it."""
    places = [place.removeprefix("escarmouche.games.") for place in rulebook.places.get(row.rule, ())]
    proof = f"{row.cases[0]}{f' +{len(row.cases) - 1}' if len(row.cases) > 1 else ''}" if row.cases else "—"
    return f"{row.rule:<16} {places[0] if places else '—':<44} {proof:<24} {' '.join(row.languages) or '—'}"


# Lists and tables


@app.command()
def rosters(
    game: GameKey = "firefight",
    files: Annotated[list[Path] | None, typer.Option("--check", help="A list or faction file to check.")] = None,
) -> None:
    """The lists and factions that come with a game, or what is wrong with a list of your own."""
    console, lies = screen(), board(game)
    words = words_for(game)
    if not files:
        out(console, lies.rosters(words))
        return
    faults = [fault for file in files for fault in lies.faults(file)]
    out(console, faults)
    if faults:
        raise typer.Exit(BAD)
    out(console, [words.say("rosters-in-order", count=len(files))])


@app.command()
def tables(
    game: GameKey = "firefight",
    name: Annotated[str, typer.Argument(help="A ready-made table or a .toml file.")] = "",
    seed: Annotated[int | None, typer.Option(min=0, help="Make a table up from a number.")] = None,
) -> None:
    """The tables of a game; with a name or a seed, one of them drawn."""
    console, lies, words = screen(), board(game), words_for(game)
    if not name and seed is None:
        out(console, lies.tables())
        return
    table = lies.table(name or str(seed))
    out(console, [table.name])
    for row in Picture(table, lies.glyphs).draw([]):
        console.print(row)
    kinds = dict.fromkeys(piece.kind for piece in table.pieces)
    out(console, [f"    {lies.glyphs.get(kind, '?')} {words.say(f'kind-{kind}')}" for kind in kinds])


# Beginning and ending


def main() -> None:
    """Run the command; whatever goes wrong is one sentence, never a traceback."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command with these arguments: its exit status."""
    try:
        status = app(arguments or ["--help"], prog_name="escarmouche", standalone_mode=False)
        sys.stdout.flush()
        if status == INTERRUPTED:
            return trouble(words_for().say("interrupted"))
        return status if isinstance(status, int) else 0
    except Refused as refused:
        return trouble(why(words_for(), refused.reason))
    except InputEnded:
        return trouble(words_for().say("input-ended"))
    except (KeyboardInterrupt, typer.Abort):
        return trouble(words_for().say("interrupted"))
    except BrokenPipeError:
        # Whoever read the output has seen enough; nothing more may be written, not even at the end of the program.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        return trouble(misuse(error) or words_for().say("our-fault", fault=f"{type(error).__name__}: {error}"))


def misuse(error: Exception) -> str:
    """What is wrong with the arguments, if that is what the error is about."""
    tell_how = getattr(error, "format_message", None)
    return " ".join(str(tell_how()).split()) if callable(tell_how) else ""


def trouble(sentence: str) -> int:
    """Say in one sentence what went wrong."""
    print(f"escarmouche: {sentence}", file=sys.stderr)
    return BAD


if __name__ == "__main__":
    main()

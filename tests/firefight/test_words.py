"""Whatever Firefight can ask, tell, offer or refuse, it can say in every language, with the same variables."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from tests.battery.entrants import PACKAGE, speak
from tests.word_files import UNFILLED, messages

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.ids import ModelId, UnitId
from escarmouche.engine.journal import Event, GameBegan, GameEnded, text_key
from escarmouche.engine.place import Place, Track
from escarmouche.engine.questions import Assign, Choose, Option, Question
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.vocabulary import fields_of, plain_types, words_in
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules import events, naming
from escarmouche.games.firefight.rules.lists import checking, mustering, reading
from escarmouche.games.firefight.rules.lists.special_rules import SPECIAL_RULES
from escarmouche.games.firefight.rules.naming import names, sentence
from escarmouche.games.firefight.rules.ruleset import RULESET
from escarmouche.games.firefight.rules.state import FirefightSetup, Model, ObjectiveId, State, muster_state
from escarmouche.games.firefight.rules.table import tables
from escarmouche.table.edges import OPPOSITE

FIREFIGHT = PACKAGE / "games" / "firefight"
WORDS = speak(FIREFIGHT / "text")
QUESTIONS = {"Asks": 0}
REASONS = {"refusal": 1, "Reason": 2}
FORCE = ("charge:", "cast:", "shoot", "yes", "advance")


# What the sources name


@cache
def sources() -> list[ast.Module]:
    """The modules of the game."""
    return [ast.parse(file.read_text(encoding="utf-8")) for file in sorted((FIREFIGHT / "rules").rglob("*.py"))]


@cache
def called() -> dict[str, list[tuple[ast.FunctionDef | None, ast.Call]]]:
    """Every call in the sources by the name called, with the function around it."""
    found: dict[str, list[tuple[ast.FunctionDef | None, ast.Call]]] = {}
    for module in sources():
        outer = {id(inner): node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)
                 for inner in ast.walk(node)}  # fmt: skip
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found.setdefault(node.func.id, []).append((outer.get(id(node)), node))
    return found


def texts_of(value: ast.expr, around: ast.FunctionDef | None) -> set[str]:
    """The texts that an argument can be: written there, chosen there, or handed in by the callers."""
    if isinstance(value, ast.Constant):
        return {str(value.value)}
    if isinstance(value, ast.IfExp):
        return texts_of(value.body, around) | texts_of(value.orelse, around)
    if isinstance(value, ast.Name) and around is not None:
        parameters = [argument.arg for argument in around.args.args]
        if value.id in parameters:
            return arguments({around.name: parameters.index(value.id)})
    return set()


def arguments(positions: dict[str, int]) -> set[str]:
    """The texts given at these positions of these calls."""
    return {
        text
        for name, position in positions.items()
        for around, call in called().get(name, ())
        if len(call.args) > position
        for text in texts_of(call.args[position], around)
    }


@cache
def literals(prefix: str) -> set[str]:
    """Every text of the sources that begins like this."""
    return {
        node.value
        for module in sources()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        and re.fullmatch(rf"{prefix}-[a-z0-9-]*[a-z0-9]", node.value)
    }  # fmt: skip


@cache
def question_keys() -> set[str]:
    return {f"ask-{text}" for text in arguments(QUESTIONS)}


@cache
def option_keys() -> set[str]:
    return literals("option") | {f"option-edge-{edge}" for edge in OPPOSITE}


@cache
def reason_keys() -> set[str]:
    written = arguments(REASONS) | literals("refused") | literals("table") | literals("reason")
    return (written | set(checking.CODES)) - {""}


def fault_keys() -> set[str]:
    faults = {f"fault-{code.replace('_', '-')}" for code in ("unknown_faction", *checking.CODES)}
    problems = {f"problem-{code}" for code in ("not-offered", "over-limit", "replaced-weapon-gone")}
    return faults | problems | {f"misfit-{why}" for why in arguments({"misfit": 0})}


def event_types() -> list[type[Event]]:
    return [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)
            and kind.__module__ == events.__name__]  # fmt: skip


@cache
def event_keys() -> set[str]:
    return {text_key(blank(kind)) for kind in event_types()} | set(naming.OWN_KEYS.values())


@cache
def thing_keys() -> set[str]:
    kinds = tables.kinds()
    return {
        *(f"kind-{kind}" for kind in kinds),
        *(f"edge-{edge}" for edge in OPPOSITE),
    }


@cache
def rule_keys() -> set[str]:
    keys = {f"rule-{number.lower()}{part}" for number in CATALOGUE.entries for part in ("", ".sentence")}
    for option, (_, values) in CATALOGUE.options.items():
        key = f"option-{option.replace('_', '-')}"
        keys |= {key, f"{key}.sentence", *(f"{key}-{value.replace('_', '-')}" for value in values.values)}
    return keys


def keyword_keys() -> set[str]:
    return {f"keyword-{rule}" for rule in SPECIAL_RULES}


COLLECTED: dict[str, Callable[[], set[str]]] = {
    "questions": question_keys,
    "options": option_keys,
    "reasons": reason_keys,
    "faults": fault_keys,
    "events": event_keys,
    "things": thing_keys,
    "rules": rule_keys,
    "keywords": keyword_keys,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", COLLECTED)
def test_everything_that_the_sources_name_is_worded(what: str, language: str) -> None:
    keys = COLLECTED[what]()
    assert keys
    assert [key for key in sorted(keys) if not WORDS[language].has(key)] == []


def test_the_search_finds_what_is_handed_in_by_callers() -> None:
    assert {"ask-deploy", "ask-scout-which", "ask-spell-move", "ask-commit-tokens-against"} <= question_keys()
    assert {"refused-near-enemy", "refused-gap-too-wide", "unreadable_file", "reason-spell"} <= reason_keys()
    assert {"option-edge-x1", "option-model", "option-hold-fire"} <= option_keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_there_for_nothing(language: str) -> None:
    """Every question, refusal, event and thing that is worded exists in the sources."""
    used = set().union(*(collect() for collect in COLLECTED.values()))
    prefixes = (
        "ask-",
        "refused-",
        "event-",
        "fault-",
        "problem-",
        "table-",
        "kind-",
        "way-",
        "leg-",
        "reason-",
        "misfit-",
    )
    worded = messages(FIREFIGHT / "text" / language / "game.ftl")
    assert [key for key in worded if key.startswith(prefixes) and key not in used] == []


# Naming


@cache
def setup() -> FirefightSetup:
    """Two armies: A has two squads and a captain, B one squad of that name and an elder."""
    card = {
        "size": 3,
        "quality": 4,
        "defense": 4,
        "cost": 30,
        "weapons": [{"name": "Rifle", "attacks": 1, "range": 24}],
    }
    bolt = {"name": "Bolt", "value": 1, "target": "enemy model", "effect": {"kind": "hits", "count": 1}}
    squad = {"name": "Squad", **card}
    first = {"name": "First", "spell": [bolt], "unit": [squad, squad, {"name": "Captain", **card, "size": 1}]}
    second = {"name": "Second", "unit": [squad, {"name": "Elder", **card, "size": 1}]}
    armies = (mustering.muster(reading.read_list(first)), mustering.muster(reading.read_list(second)))
    return FirefightSetup(options=CATALOGUE.choose({}), lists=armies, table=tables.named(tables.names()[0]))


def state() -> State:
    return muster_state(setup())


def test_copies_are_numbered_and_shared_names_carry_the_side() -> None:
    assert naming.unit_names(setup(), state(), None) == ["Squad 1 (A)", "Squad 2 (A)", "Captain", "Squad (B)", "Elder"]


def test_no_two_units_of_an_army_share_a_name() -> None:
    squad = setup().lists[0].units[0]
    units = tuple(
        msgspec.structs.replace(squad, name=name) for name in ("Squad", "Squad", "Squad 2", "Squad 2", "Lone 7")
    )
    armies = (msgspec.structs.replace(setup().lists[0], units=units), setup().lists[1])
    twins = msgspec.structs.replace(setup(), lists=armies)
    called = naming.unit_names(twins, muster_state(twins), None)
    assert called[:5] == ["Squad 1 (A)", "Squad 3 (A)", "Squad 2 (A)", "Squad 4 (A)", "Lone 7"]


def test_models_of_a_group_are_numbered_and_single_models_are_not() -> None:
    assert names(setup(), state(), {"model": 4}) == {"model": "Squad 2 (A), model 2"}
    assert names(setup(), state(), {"model": "4"}, WORDS["fr"])["model"] == "Squad 2 (A), figurine 2"
    assert names(setup(), state(), {"model": 6}) == {"model": "Captain"}


def test_ids_lengths_dice_and_answers_become_words() -> None:
    data = {
        "units": (0, 3),
        "scouts": (),
        "owner": -1,
        "seat": 1,
        "length": 6480,
        "limit": 6000,
        "dice": (4, 5),
        "again": True,
    }
    assert names(setup(), state(), data) == {
        "units": "Squad 1 (A), Squad (B)", "scouts": "none", "owner": "nobody", "seat": "B", "length": 6.5, "limit": 6,
        "dice": "4, 5", "again": "yes",
    }  # fmt: skip


def test_a_length_just_over_its_limit_is_shown_exactly() -> None:
    assert names(setup(), state(), {"length": 6004, "limit": 6000}) == {"length": 6.004, "limit": 6}


def test_the_targets_of_a_spell_at_models_are_models() -> None:
    told = events.SpellDeclared(model=ModelId(6), spell="Bolt", targets=(ModelId(8), ModelId(10)), value=1)
    assert (
        sentence(WORDS["en"], setup(), state(), told) == "Captain casts Bolt at Squad (B), model 2, Elder for 1 token."
    )


# Sentences


def said(thing: naming.Said, *, language: str = "en", placed: bool = True) -> str:
    return sentence(WORDS[language], setup() if placed else None, state() if placed else None, thing)


def blank(kind: type[Event]) -> Event:
    """An event with the smallest values that fit."""
    values: dict[type, Any] = {int: 1, str: "x", bool: True, tuple: (0, 1)}
    types = {field.name: fields_of(kind)[field.name] for field in msgspec.structs.fields(kind) if field.required}
    fits = {name: [*words_in(one), *(values[plain] for plain in plain_types(one))] for name, one in types.items()}
    return kind(**{name: found[0] for name, found in fits.items()})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", event_types(), ids=lambda kind: kind.__name__)
def test_every_event_has_all_that_its_sentence_mentions(kind: type[Event], language: str) -> None:
    line = said(blank(kind), language=language)
    assert not UNFILLED.search(line), line
    assert line.endswith(".")


def test_hits_say_what_was_rolled_and_why() -> None:
    rolled = events.HitsRolled(unit=UnitId(2), target=UnitId(3), weapon="Rifle", dice=(3, 6), needed=4, hits=2, extra=1,
                               reasons=(Reason(-1, "GFF-STEALTH-01"),))  # fmt: skip
    assert (
        said(rolled) == "Captain attacks Squad (B) with Rifle: 3, 6 against 4+ (modifier −1), 2 hits, 1 of them extra."
    )
    plain = msgspec.structs.replace(rolled, hits=0, extra=0, reasons=())
    assert (
        said(plain, language="de") == "Die Einheit Captain attackiert Squad (B) mit Rifle: 3, 6 gegen 4+, kein Treffer."
    )


def test_the_hits_of_the_weary_say_that_they_need_a_six() -> None:
    rolled = events.HitsRolled(unit=UnitId(2), target=UnitId(3), weapon="Knife", dice=(5, 3, 5), needed=6, hits=0,
                               reasons=(Reason(0, "GFF-FAT-03", "reason-fatigued", {"unit": 2}),))  # fmt: skip
    assert said(rolled) == "Captain attacks Squad (B) with Knife: 5, 3, 5 against 6+ (Fatigued), no hit."
    shaken = msgspec.structs.replace(rolled, reasons=(Reason(0, "GFF-SHAKEN-03", "reason-shaken", {"unit": 2}),))
    assert "5, 3, 5 contre 6+ (Ébranlée)" in said(shaken, language="fr")
    assert said(shaken.reasons[0], language="de").startswith("Die Einheit Captain ist erschüttert")


def test_the_end_names_the_winner_and_the_objectives() -> None:
    won = GameEnded(winner=1, reason="objectives", scores=(1, 3))
    assert said(won) == "The game is over: Player B wins. Objectives of A: 1, of B: 3."
    assert said(GameEnded(winner=None, reason="draw", scores=(2, 2))).startswith("The game is over: a draw")
    assert said(GameEnded(winner=0, reason="conceded")) == "Player B concedes: Player A wins."
    assert "Firefight" in said(GameBegan(game="firefight", options={}))


def test_an_objective_is_seized_kept_lost_or_nobodys() -> None:
    lines = [
        said(events.ObjectiveScored(number=ObjectiveId(1), owner=owner, before=before))
        for owner, before in ((0, -1), (0, 0), (-1, 0), (-1, -1))
    ]
    assert [re.sub("Objective 1:? ", "", line) for line in lines] == [
        "Player A seizes it.", "Player A keeps it.", "contested, Player A loses it.", "still belongs to nobody.",
    ]  # fmt: skip


def test_lengths_follow_the_language() -> None:
    moved = events.Moved(unit=UnitId(2), how="rush", length=10_500)
    assert said(moved) == "Captain rushes 10.5 in."
    assert said(moved, language="fr") == "L’unité Captain court sur 10,5″."
    assert said(moved, language="de") == "Die Einheit Captain rennt 10,5 Zoll."
    assert said(msgspec.structs.replace(moved, length=0)) == "Captain stays where it is."


def test_refusals_name_what_they_know() -> None:
    assert said(refusal("GFF-MOVE-04", "refused-near-enemy")) == "A model would end closer than 1 in to an enemy."
    assert said(refusal("GFF-MOVE-04", "refused-near-enemy", unit=4)) == "A model would end closer than 1 in to Elder."
    assert said(refusal("GFF-CASTER-04", "refused-no-sight", model=8)) == "Squad (B), model 2 is out of sight."
    assert said(refusal("GFF-PUSH-01", "refused-too-long", length=2500, limit=2000)).startswith(
        "The move is too long: 2.5 in"
    )
    assert said(refusal("GFF-PRIN-02", "refused-option-fixed", option="end_of_round")).startswith(
        "The option “End of the round”"
    )
    assert said(Reason(-1, "GFF-STEALTH-01")) == WORDS["en"].say("rule-gff-stealth-01.sentence")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_lists_are_refused_in_words_before_there_is_a_game(language: str) -> None:
    small = refusal("GFF-TABLE-03", "table-too-small", distance=20_000, over=24_000)
    flagged = refusal("GFF-TABLE-05", "table-needs-consent", missing=[0, 1], because=["GFF-TABLE-02"])
    assert "20" in said(small, language=language, placed=False)
    assert WORDS[language].rule("GFF-TABLE-02") in said(flagged, language=language, placed=False)
    written = {
        "name": "Odd",
        "size": 100,
        "faction": "demo",
        "unit": [{"entry": "Nobody"}, {"entry": "Trooper", "taken": ["Wings"]}],
    }
    faults = [said(fault, language=language, placed=False) for fault in checking.check(reading.read_list(written))]
    assert len(faults) == 2
    assert not any(UNFILLED.search(line) for line in faults), faults
    with pytest.raises(Refused) as refused:
        mustering.muster(reading.read_list(written))
    assert "Odd" in said(refused.value.reason, language=language, placed=False)


# Whole games


def everything_said(asked: Question) -> Iterator[naming.Said]:
    """A question, its options and why some are refused."""
    yield asked
    offered: list[Option] = list(getattr(asked, "options", ()))
    if isinstance(asked, Assign):
        offered = [*asked.items, *(target for item in asked.items for target in asked.targets(item.key))]
    for option in offered:
        yield option
        if option.refused is not None:
            yield option.refused


def away(track: Track, foe: Model) -> int:
    """How far, squared, a track ends from a model."""
    return (track.end[0] - foe.x) ** 2 + (track.end[1] - foe.y) ** 2


def bold(game: Game[State], asked: Question, rng: Random) -> Any:
    """An answer of somebody who goes for the enemy, so that the journal has more than marches in it."""
    if isinstance(asked, Choose):
        keen = [key for key in asked.allowed if key.startswith(FORCE)]
        return rng.choice(keen) if keen else asked.sample(rng)
    foes = [model for model in game.state.models if model.alive and game.state.units[model.unit].owner != asked.seat]
    if isinstance(asked, Place) and game.state.round and foes:
        found = asked.candidates(4, rng, [(foe.x, foe.y) for foe in foes])
        return min(found, key=lambda tracks: min(away(track, foe) for track in tracks.values() for foe in foes))
    return asked.sample(rng)


def play(keys: tuple[str, str], seed: int, *, rounds: int, keen: bool) -> tuple[Game[State], list[naming.Said]]:
    """A game of so many rounds, and all that was asked, offered and refused in it."""
    armies = (mustering.muster(reading.ready_list(keys[0])), mustering.muster(reading.ready_list(keys[1])))
    table = tables.named(tables.names()[0])
    begun = FirefightSetup(options=CATALOGUE.choose({}), lists=armies, table=table)
    game: Game[State] = Game(RULESET, begun, Seeded(seed), keep=True)
    rng = Random(seed)
    heard: list[naming.Said] = []
    while game.question is not None and game.state.round <= rounds:
        for seat in game.waiting():
            asked = game.question.part(seat)
            heard += everything_said(asked)
            game.answer(seat, game.number, bold(game, asked, rng) if keen else asked.sample(rng))
    return game, heard


def in_all_languages(game: Game[State], heard: list[naming.Said]) -> None:
    """Nothing that was said lacks its words, and no word lacks what it mentions."""
    assert isinstance(game.setup, FirefightSetup)
    for words in WORDS.values():
        for thing in [*game.journal, *heard]:
            line = sentence(words, game.setup, game.state, thing)
            assert not UNFILLED.search(line), line
            assert not re.match(r"(event|ask|option|refused|rule)-", line), line


def test_a_whole_game_of_recruits_is_told_in_every_language() -> None:
    game, heard = play(("hollow_hill-200", "tollgate-200"), seed=3, rounds=4, keen=False)
    in_all_languages(game, heard)
    assert isinstance(game.journal[-1], GameEnded)


def test_a_fight_is_told_in_every_language() -> None:
    game, heard = play(("hollow_hill-200", "tollgate-200"), seed=5, rounds=3, keen=True)
    in_all_languages(game, heard)
    assert {"ShotsDeclared", "HitsRolled", "DefenceRolled", "CastRolled"} <= {
        type(event).__name__ for event in game.journal
    }

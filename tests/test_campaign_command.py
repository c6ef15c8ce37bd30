"""The command `campaign`: gangs that grow from game to game, and a file that counts every game once."""

import shutil
import sys
import tomllib
from io import StringIO
from multiprocessing import get_context
from pathlib import Path
from random import Random

import msgspec
import pytest

from escarmouche.agents import enlist, play_out
from escarmouche.cli import run
from escarmouche.engine.chance import Scripted, Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.save import dump
from escarmouche.engine.seat import Seat
from escarmouche.games.collision.board.campaign import deeds
from escarmouche.games.collision.board.campaign.naming import company_called
from escarmouche.games.collision.rules import tables
from escarmouche.games.collision.rules.campaign import company as between
from escarmouche.games.collision.rules.campaign import games
from escarmouche.games.collision.rules.campaign.company import Company
from escarmouche.games.collision.rules.campaign.games import Campaign
from escarmouche.games.collision.rules.campaign.roster import roster
from escarmouche.games.collision.rules.events.turn import Rewarded
from escarmouche.games.collision.rules.lists import checking, mustering, reading
from escarmouche.games.collision.rules.lists.profile import Gang
from escarmouche.games.collision.rules.mission_sheet import CollisionScore, MissionSheet
from escarmouche.games.collision.rules.ruleset import RULESET
from escarmouche.games.collision.rules.state import CollisionSetup, State
from escarmouche.games.collision.rules.vocabulary import Mission as MissionKey
from escarmouche.games.collision.terminal import campaign as kept
from escarmouche.terminal.files import load_game, rules_version
from escarmouche.terminal.words import speak
from tests.word_files import messages

SOURCES = Path(__file__).parents[1] / "src"
PACKAGE = SOURCES / "escarmouche"
TEXTS = PACKAGE / "games" / "collision" / "text"


pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def file() -> Path:
    """A campaign of one gang."""
    assert run(["campaign", "new", "one.campaign", "--gang", "unwanted-pack"]) == 0
    return Path("one.campaign")


def look(file: Path) -> Campaign:
    return kept.look_into(file).campaign


def own(file: Path) -> Company:
    return look(file).companies[0]


def ready(key: str) -> Gang:
    return mustering.muster(reading.ready_list(key))


def new_game(
    *sides: Gang, seed: int = 1, mission: str = "ambush", own: MissionSheet | msgspec.UnsetType = msgspec.UNSET
) -> Game[State]:
    """A game of two gangs, against a ready one if only one is given."""
    one, other = (*sides, ready("reclaimers-patrol"))[:2]
    ground = tables.named("ashmarket")
    options = RULESET.catalogue.choose({})
    setup = CollisionSetup(lists=(one, other), table=ground, mission=mission, own_mission=own, options=options)
    return Game(RULESET, setup, Seeded(seed), keep=True)


def fielded(file: Path, gang: str = "") -> Gang:
    return deeds.for_next_game(company_called(look(file), gang), None, [])


def saved(game: Game[State], name: str = "game.esc") -> str:
    Path(name).write_text(dump(game, rules_version("collision")), encoding="utf-8")
    return name


def won(file: Path, *, seed: int = 1, name: str = "game.esc") -> str:
    """The save of a game in which the other side gave up at once."""
    game = new_game(fielded(file), seed=seed)
    game.concede(1)
    return saved(game, name)


def enter(file: Path, *saves: str) -> int:
    return run(["campaign", "enter", str(file), *saves])


def refuses(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence with which a command is refused; nothing is written."""
    files = {path: path.read_bytes() for path in Path().iterdir() if path.is_file()}
    capsys.readouterr()
    assert run(list(arguments)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("escarmouche: ")
    assert said.err.count("\n") == 1
    assert {path: path.read_bytes() for path in Path().iterdir() if path.is_file()} == files
    return said.err


# A whole campaign


def test_three_games_make_a_gang_grow(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number, mission in enumerate(("collision_hunt", "ambush", "domination"), 1):
        game = new_game(fielded(file), seed=number, mission=mission)
        agents = {seat: enlist("recruit", Seat(game, seat), Random(number + seat)) for seat in (0, 1)}
        assert play_out(game, agents, 5000) is not None
        before, told = own(file), next(event for event in game.journal if isinstance(event, Rewarded))
        assert enter(file, saved(game, f"{number}.esc")) == 0
        after, earned = own(file), look(file).entered[-1].earned[0]
        assert (earned.experience, earned.shards, len(earned.cards)) == (told.experience, told.shards, told.draws)
        assert after.experience == before.experience + told.experience
        assert after.played == number
        found = sum(between.worth(card) for card in earned.cards) - sum(map(between.worth, after.finds))
        assert after.stock == before.stock + sum(map(between.worth, before.finds)) + told.shards + found
    company = own(file)
    fighter = company.well[0]
    assert run(["campaign", "learn", str(file), fighter.card.name, "agi"]) == 0
    assert run(["campaign", "hire", str(file), "ravager", "--name", "Newcomer"]) == 0
    assert {model.name for model in fielded(file).models} >= {fighter.card.name, "Newcomer"}
    assert run(["campaign", "show", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "3 of 6 games have been played." in shown
    assert "learnt AGI" in shown
    assert run(["campaign", "history", str(file)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 6


OWN_MISSION = """
game = "collision"
[[mission]]
key = "crossing"
name = { en = "The crossing", fr = "La traversée" }
like = "ambush"
turns = 1
scores = [{ for = "kills", points = 5 }]
"""


@pytest.mark.parametrize("like", ["collision_hunt", "ambush", "domination"])
def test_a_mission_of_ones_own_is_rewarded_as_the_printed_one_that_it_is_like(file: Path, like: MissionKey) -> None:
    scored = {"collision_hunt": "carrying", "ambush": "zone", "domination": "districts"}[like]
    scores = (msgspec.convert({"for": scored, "points": 50}, CollisionScore),)
    sheet = MissionSheet(key="long way", name="The long way", like=like, turns=1, scores=scores)
    game = new_game(fielded(file), mission="", own=sheet)
    agents = {seat: enlist("recruit", Seat(game, seat), Random(seat)) for seat in (0, 1)}
    assert play_out(game, agents, 5000) is not None
    told = next(event for event in game.journal if isinstance(event, Rewarded))
    assert told.experience >= 4
    assert told.shards == (20 if like == "domination" else 30)
    assert enter(file, saved(game)) == 0
    entered = look(file).entered[-1]
    earned = entered.earned[0]
    assert (entered.mission, entered.called) == (like, "The long way")
    assert (earned.experience, earned.shards, len(earned.cards)) == (told.experience, told.shards, told.draws)


def test_a_mission_of_ones_own_is_told_by_its_name_in_each_language(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("crossing.toml").write_text(OWN_MISSION, encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", StringIO("\nmap\nconcede\n"))
    arguments = ["--mission", "crossing.toml", "--seed", "3", "--against", "recruit"]
    assert run(["play", "collision", "--campaign", str(file), *arguments]) == 0
    assert "The crossing, turn 1" in capsys.readouterr().out
    for language, name in (("en", "The crossing"), ("fr", "La traversée"), ("de", "The crossing")):
        assert run(["--language", language, "campaign", "show", str(file)]) == 0
        assert f"1. {name}, " in capsys.readouterr().out


def test_the_command_plays_and_enters_a_game_by_itself(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("\nconcede\n"))
    arguments = ["--seed", "3", "--against", "recruit", "--save", "again.esc"]
    assert run(["play", "collision", "--campaign", str(file), *arguments]) == 0
    assert "The game is saved in one-1.esc." in capsys.readouterr().out
    assert (own(file).played, own(file).won) == (1, 0)
    assert Path("again.esc").read_bytes() == Path("one-1.esc").read_bytes()
    assert "already entered" in refuses(capsys, "campaign", "enter", str(file), "again.esc")


def test_the_last_game_names_the_winner_of_the_campaign(capsys: pytest.CaptureFixture[str]) -> None:
    sides = ["--gang", "unwanted-pack", "--gang", "reclaimers-patrol", "--name", "Rats", "--name", "Cats"]
    assert run(["campaign", "new", "two", *sides, "--games", "1"]) == 0
    game = new_game(fielded(Path("two"), "Rats"), fielded(Path("two"), "cats"))
    game.concede(0)
    assert enter(Path("two"), saved(game)) == 0
    assert "The campaign is over: Cats wins it." in capsys.readouterr().out
    assert [(company.name, company.won, company.played) for company in look(Path("two")).companies] == [
        ("Rats", 0, 1),
        ("Cats", 1, 1),
    ]
    other = new_game(fielded(Path("two"), "Rats"), seed=2)
    other.concede(0)
    assert "all 1 games have been entered" in refuses(capsys, "campaign", "enter", "two", saved(other))
    assert "all 1 games" in refuses(capsys, "play", "collision", "--campaign", "two", "--gang", "Rats")


def test_there_are_campaigns_for_collision_only(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--campaign is for collision only" in refuses(capsys, "play", "firefight", "--campaign", str(file))


def test_without_a_command_the_commands_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["campaign"]) == 0
    assert "Hire a model for shards." in capsys.readouterr().out


# One game, once


def test_a_game_counts_once_under_whatever_name(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert enter(file, won(file)) == 0
    shutil.copy("game.esc", "copy.esc")
    assert "already entered, as game 1" in refuses(capsys, "campaign", "enter", str(file), "copy.esc")


def test_a_game_is_recognised_however_it_went_on(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = new_game(fielded(file))
    saved(game, "early.esc")
    game.concede(1)
    assert enter(file, saved(game)) == 0
    again = load_game(Path("early.esc")).game
    for _ in range(3):
        assert again.question is not None
        again.answer(again.waiting()[0], again.number, again.question.part(again.waiting()[0]).default)
    again.concede(0)
    assert "already entered" in refuses(capsys, "campaign", "enter", str(file), saved(again, "late.esc"))


def test_a_game_is_recognised_that_went_on_under_other_rules(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert enter(file, won(file)) == 0
    game = load_game(Path("game.esc")).game
    resumed = Game(RULESET, game.setup, Seeded(99), state=game.state, keep=True, asked=3)
    resumed.concede(1)
    assert "already entered" in refuses(capsys, "campaign", "enter", str(file), saved(resumed, "resumed.esc"))


def test_another_seed_is_another_game(file: Path) -> None:
    assert enter(file, won(file), won(file, seed=2, name="second.esc")) == 0
    assert own(file).won == 2


def test_the_draws_after_a_game_do_not_change_however_often_it_is_entered(file: Path) -> None:
    shutil.copy(file, "copy")
    won(file)
    assert enter(file, "game.esc") == 0
    assert run(["campaign", "buy", "copy", "grapnel"]) in (0, 2)
    assert enter(Path("copy"), "game.esc") == 0
    assert look(file).entered == look(Path("copy")).entered


def test_two_entries_at_the_same_time_are_both_there(file: Path) -> None:
    saves = [won(file), won(file, seed=2, name="second.esc")]
    both = [get_context("fork").Process(target=enter, args=(file, save)) for save in saves]
    for one in both:
        one.start()
    for one in both:
        one.join()
    assert own(file).played == 2


def test_the_stash_of_a_list_comes_along_and_is_handed_out(capsys: pytest.CaptureFixture[str]) -> None:
    trooper = '[[model]]\ncharacter = "trooper"\n'
    Path("gang.toml").write_text(f'name = "Watch"\ngang = "reclaimers"\nstash = ["sight"]\n{trooper * 3}', "utf-8")
    assert run(["campaign", "new", "watch", "--gang", "gang.toml"]) == 0
    shown = capsys.readouterr().out
    assert "Stash: Sight." in shown
    assert own(Path("watch")).stock == 400 - own(Path("watch")).value - 15
    assert run(["campaign", "fetch", "watch", "sight", "1"]) == 0
    assert "Trooper 1 takes Sight out of the stash." in capsys.readouterr().out
    assert [item.key for item in fielded(Path("watch")).models[0].items] == ["sight"]
    assert "no such item in its stash: Sight" in refuses(capsys, "campaign", "fetch", "watch", "sight", "2")
    assert run(["campaign", "stow", "watch", "sight", "Trooper 1"]) == 0
    assert run(["campaign", "history", "watch"]) == 0
    assert "Watch: Trooper 1 lays Sight into the stash." in capsys.readouterr().out
    assert [item.key for item in own(Path("watch")).stash] == ["sight"]


# What does not count


def test_a_game_that_is_not_over_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = saved(new_game(fielded(file)))
    assert "not over yet" in refuses(capsys, "campaign", "enter", str(file), save)


def test_an_edited_save_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = Path(won(file))
    save.write_text(save.read_text(encoding="utf-8").replace('"seat":1', '"seat":0'), encoding="utf-8")
    assert "game.esc" in refuses(capsys, "campaign", "enter", str(file), str(save))


def test_a_game_of_another_gang_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = new_game(ready("unwanted-fire"))
    game.concede(1)
    said = refuses(capsys, "campaign", "enter", str(file), saved(game))
    assert "Neither gang of this game (Fire and noise, Street patrol) belongs to the campaign (Roof pack)" in said


def test_a_gang_with_somebody_it_does_not_have_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    gang = fielded(file)
    models = [msgspec.structs.replace(gang.models[0], profile={**gang.models[0].profile, "WND": 9}), *gang.models[1:]]
    game = new_game(msgspec.structs.replace(gang, models=tuple(models)))
    game.concede(1)
    assert "does not have Alpha as in this game" in refuses(capsys, "campaign", "enter", str(file), saved(game))


def test_a_gang_on_both_sides_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = new_game(fielded(file), fielded(file))
    game.concede(1)
    assert "plays on both sides" in refuses(capsys, "campaign", "enter", str(file), saved(game))


def test_what_was_bought_after_the_game_does_not_stand_in_its_way(file: Path) -> None:
    assert enter(file, won(file)) == 0
    save = won(file, seed=2, name="second.esc")
    assert run(["campaign", "learn", str(file), "1", "INT"]) == 0
    assert enter(file, save) == 0


IMPOSSIBLE = """
enter one.campaign nothing.esc
enter one.campaign one.campaign
enter nothing nothing.esc
show nothing
new one.campaign --gang unwanted-pack
new other --gang nobody
new other --gang unwanted-pack --limit 100
new other --gang unwanted-pack --gang unwanted-pack
new other --gang unwanted-pack --name A --name B
new no/such/place --gang unwanted-pack
hire one.campaign captain
hire one.campaign alpha
hire one.campaign brute
buy one.campaign teapot
buy one.campaign sight --for Nobody
buy one.campaign sight
learn one.campaign 1 LUCK
learn one.campaign 1 RC
learn one.campaign 77 RC
give one.campaign sight 1 2
rest one.campaign
take one.campaign
take one.campaign --heal 1
take one.campaign --item sight
roster one.campaign --limit 100
roster one.campaign --gang Cats
"""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_whatever_cannot_be_done_is_refused_in_one_sentence(
    file: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    for line in IMPOSSIBLE.split("\n")[1:-1]:
        said = refuses(capsys, "--language", language, "campaign", *line.split())
        assert "refused-" not in said
        assert "{" not in said


# After a game


def stack(monkeypatch: pytest.MonkeyPatch, *cards: str) -> None:
    """The cards that are drawn after the next game: fates first."""
    monkeypatch.setattr(games, "luck", lambda *_: Scripted(cards))


def lost(file: Path, killed: int, seed: int = 1) -> str:
    """The save of a game that somebody gave up who had lost models."""
    game = new_game(fielded(file), seed=seed)
    for model in game.state.models[:killed]:
        model.place = "dead"
    game = Game(RULESET, game.setup, Seeded(seed), state=game.state, keep=True)
    game.concede(0)
    return saved(game)


def test_killed_models_die_miss_a_game_or_recover(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stack(monkeypatch, "F", "2", "5", "1", "3")
    assert enter(file, lost(file, 3)) == 0
    assert [fighter.fate for fighter in own(file).fighters[:4]] == ["dead", "misses", "recovers", "recovers"]
    assert "was killed and draws Failure: dead, all items are lost." in capsys.readouterr().out
    assert len(fielded(file).models) == len(own(file).fighters) - 2
    assert "is dead" in refuses(capsys, "campaign", "learn", str(file), "1", "RC")
    stack(monkeypatch, "3", "4", "5")
    assert enter(file, won(file, seed=2)) == 0
    assert [fighter.fate for fighter in own(file).fighters[:2]] == ["dead", "recovers"]


def test_medicine_and_the_locker_leave_a_choice(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stack(monkeypatch, "2", "6", "7")
    assert enter(file, lost(file, 1)) == 0
    stock = own(file).stock
    assert own(file).finds == ["6", "7"]
    assert run(["campaign", "take", str(file), "--heal", "1"]) == 0
    assert run(["campaign", "take", str(file), "--item", "grapnel", "--for", "2"]) == 0
    company = own(file)
    assert (company.finds, company.stock, company.fighters[0].fate) == ([], stock, "recovers")
    assert [item.key for item in company.fighters[1].card.items] == ["grapnel"]


def test_what_was_not_chosen_is_taken_in_shards(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stack(monkeypatch, "2", "6", "7")
    assert enter(file, lost(file, 1)) == 0
    stock = own(file).stock
    stack(monkeypatch, "1", "2", "S")
    assert enter(file, won(file, seed=2)) == 0
    assert own(file).stock == stock + 10 + 15 + 30 + 5 + 25
    assert "Left open after the last game, 6: +10 shards." in capsys.readouterr().out


def test_a_gang_without_three_fit_models_may_rest(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count = len(own(file).fighters)
    stack(monkeypatch, *["1", "1", "2", "2", "2"][:count], "3", "3")
    assert enter(file, lost(file, count)) == 0
    assert own(file).well == []
    assert run(["play", "collision", "--campaign", str(file)]) == 2
    assert run(["campaign", "rest", str(file)]) == 0
    assert len(own(file).well) == count


# The roster


def test_a_roster_is_the_gang_as_it_stands(file: Path) -> None:
    company = own(file)
    between.award(company, 100)
    for fighter in company.fighters:
        between.advance(company, fighter, "AGI")
        between.advance(company, fighter, "WND")
    blade = msgspec.structs.replace(reading.items()["blade"], key="own", name="Own “blade”\x7f", shards=3)
    blade = msgspec.structs.replace(
        blade, weapon=msgspec.structs.replace(reading.weapons()["rifle"], key="own", range=12345)
    )
    between.give(company, blade, company.fighters[0])
    gang = between.field(company, 9999, range(len(company.fighters)))
    listed = reading.read_list(tomllib.loads(roster(gang, 9999)))
    assert checking.check(listed) == []
    again = mustering.muster(listed)
    assert [msgspec.structs.replace(model, key="") for model in again.models] == [
        msgspec.structs.replace(model, key="") for model in gang.models
    ]


def test_a_game_played_with_the_roster_counts(file: Path) -> None:
    assert enter(file, won(file)) == 0
    assert run(["campaign", "learn", str(file), "2", "AGI"]) == 0
    assert run(["campaign", "roster", str(file), "--without", "1", "--out", "gang.toml"]) == 0
    gang = mustering.muster(reading.load_list(Path("gang.toml")))
    assert len(gang.models) == len(own(file).fighters) - 1
    game = new_game(gang, seed=5)
    game.concede(1)
    assert enter(file, saved(game)) == 0


# The file


def test_a_campaign_cut_off_while_it_was_written_goes_on(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = file.read_bytes()
    assert enter(file, won(file)) == 0
    file.write_bytes(file.read_bytes()[: len(before) + 50])
    assert own(file).played == 0
    assert run(["campaign", "show", str(file)]) == 0
    assert "was cut off while it was being written" in capsys.readouterr().out
    assert enter(file, "game.esc") == 0
    assert own(file).played == 1


def test_a_campaign_changed_by_hand_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert enter(file, won(file)) == 0
    file.write_bytes(file.read_bytes().replace(b'"won":1', b'"won":9'))
    assert "Line 2 of one.campaign is not as it was written." in refuses(capsys, "campaign", "show", str(file))


# Words


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("file", ["campaign.ftl", "campaign-command.ftl"])
def test_all_languages_say_the_same_with_the_same_variables(file: str, language: str) -> None:
    assert messages(TEXTS / language / file) == messages(TEXTS / "en" / file)


def test_a_french_gang_has_french_names() -> None:
    assert run(["--language", "fr", "campaign", "new", "fr", "--gang", "reclaimers-patrol"]) == 0
    names = [fighter.card.name for fighter in own(Path("fr")).fighters]
    words = speak("fr", "collision")
    assert names[:3] == [words.say("character-captain"), *(f"{words.say('character-trooper')} {n}" for n in (1, 2))]

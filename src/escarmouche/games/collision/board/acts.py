"""How the events of Collision are played on the table."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from escarmouche.board import journal
from escarmouche.board.played import BOOKENDS, Played, Scene, Teller, attack, banner, hits, mark, test
from escarmouche.engine.ids import ModelId, SeatId
from escarmouche.games.collision.board.clash import faces
from escarmouche.games.collision.rules import naming
from escarmouche.games.collision.rules.events import attacks, cards, moves, turn
from escarmouche.games.collision.rules.state import State

Acts: TypeAlias = Iterator[journal.Act | None]
WHERE = {"table": "table", "dead": "fallen"}


def standings(state: State) -> list[Any]:
    """Where each model stands and looks."""
    return [(one.x, one.y, one.surface, one.facing, WHERE.get(one.place, "away"), one.owner) for one in state.models]


def _reveal(scene: Scene, seat: SeatId | None, drawn: Sequence[str], *models: ModelId) -> journal.Reveal | None:
    """Cards that are turned face up."""
    known = [face for face in faces(scene.look, drawn) if face is not None]
    return journal.Reveal(seat, scene.there(models), known) if known else None


def _sign(sign: str, tone: journal.Tone) -> Teller:
    """Words over the model of an event, by its sign."""
    return lambda scene, event: [mark(scene, [event.model], sign, scene.say(f"act-{sign}"), tone)]


# Attacks


def _weapon(scene: Scene, key: str) -> str:
    """What a weapon is called; nothing for bare hands."""
    return naming.thing_names(scene.look.setup, scene.look.words).get(key, "")


def _shot(scene: Scene, event: attacks.ShotDeclared) -> Acts:
    yield attack(scene, [event.model], [event.target], "line", _weapon(scene, event.weapon))


def _beam(scene: Scene, event: attacks.BeamFired) -> Acts:
    yield attack(scene, [event.model], event.models, "line", _weapon(scene, event.weapon))


def _struck(scene: Scene, event: attacks.BeamStruck) -> Acts:
    yield attack(scene, [event.model], [event.target], "line")


def _contact(scene: Scene, event: attacks.ChargeArrived) -> Acts:
    yield attack(scene, [event.model], [event.target], "hand")


def _reach(scene: Scene, event: attacks.ReachDrawn) -> Acts:
    yield test(scene, [event.model], passed=event.success)


def _suppressed(scene: Scene, event: attacks.Suppressed) -> Acts:
    yield hits(scene, [event.model], event.hits)


def _ran_into(scene: Scene, event: moves.RanInto) -> Acts:
    yield mark(scene, [event.model, event.into], "hit", scene.say("act-collision"), "bad")


# Cards


def _drawn(scene: Scene, event: cards.OpenCardDrawn) -> Acts:
    yield _reveal(scene, event.seat, [event.card])


def _replaced(scene: Scene, event: cards.CardReplaced) -> Acts:
    yield _reveal(scene, event.seat, [event.card])


def _mission(scene: Scene, event: turn.MissionDrawn) -> Acts:
    yield _reveal(scene, event.seat, [event.card])


def _turned(scene: Scene, event: cards.CardsTurned) -> Acts:
    yield _reveal(scene, None, event.attack)
    yield _reveal(scene, None, event.defence)


def _covers(scene: Scene, event: cards.CoversTurned) -> Acts:
    yield _reveal(scene, event.seat, event.cards)


def _tested(scene: Scene, event: cards.CharacteristicTested) -> Acts:
    yield test(scene, [event.model], passed=event.success)


def _save(scene: Scene, event: cards.SaveTaken) -> Acts:
    saved = scene.say("act-saved", count=1)
    yield (
        mark(scene, [event.model], "block", saved, "good")
        if event.success
        else test(scene, [event.model], passed=False)
    )


def _wounded(scene: Scene, event: cards.Wounded) -> Acts:
    text = scene.say("model-wounds", count=event.wounds, most=event.wnd)
    yield mark(scene, [event.model], "wound", text, "bad")


# Tokens


def _kept(scene: Scene, event: turn.TokenRemoved) -> Acts:
    yield mark(scene, [event.model], "recovered", scene.say("act-recovered"), "good")


def _hold(scene: Scene, event: moves.TookHold) -> Acts:
    text = scene.say("model-hanging", height=event.height / 1000)
    yield mark(scene, [event.model], "hang", text)


PLAYED = Played(
    acts={
        **BOOKENDS,
        turn.MissionDrawn: _mission, turn.TurnBegan: banner("round"), turn.PointsScored: banner("score"),
        attacks.ShotDeclared: _shot, attacks.BeamFired: _beam, attacks.BeamStruck: _struck,
        attacks.ReachDrawn: _reach, attacks.ChargeArrived: _contact, attacks.Suppressed: _suppressed,
        attacks.JamReceived: _sign("jam", "bad"), attacks.WeaponMalfunctioned: _sign("broken", "bad"),
        attacks.PinReceived: _sign("pin", "bad"),
        cards.OpenCardDrawn: _drawn, cards.CardReplaced: _replaced, cards.CardsTurned: _turned,
        cards.CoversTurned: _covers, cards.CharacteristicTested: _tested, cards.SaveTaken: _save,
        cards.Wounded: _wounded, moves.TookHold: _hold, moves.RanInto: _ran_into,
        turn.TokenRemoved: _kept, turn.Aimed: _sign("aim", "plain"), turn.WatchBegan: _sign("watch", "plain"),
        turn.SkillActive: _sign("skill", "good"), turn.PickedUp: _sign("load", "plain"),
    },
    opens={turn.TurnBegan: "round", turn.Activated: "activation"},
    gaits={moves.Pushed: "push", moves.Fell: "fall"},
    ahead=(cards.Killed,),
    ways=(moves.SetOut, attacks.ChargeSetOff),
    interrupts={"overwatch": "target"},
    deeds=(
        turn.Activated, turn.ActionChosen, moves.SetOut, moves.Moved, moves.Turned, moves.TookHold,
        attacks.ChargeDeclared, attacks.ChargeSetOff, attacks.ShotDeclared, attacks.BeamFired, turn.SpecialUsed,
    ),
)  # fmt: skip

"""A save is versioned JSON lines: the set-up and chance, then every answer, with a snapshot at each activation.

Reading plays the answers again. If the rules have changed since and no longer lead to the same states, the game resumes
at the last snapshot and says so; what came before is shown from the stored journal. A file that was cut off or changed
by hand is refused with the line at fault.
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from escarmouche.engine import fair_replay
from escarmouche.engine.chance import ChanceError
from escarmouche.engine.chance import from_state as chance_from_state
from escarmouche.engine.game import Answered, Conceded, Game, Milestone, Ruleset, Setup
from escarmouche.engine.journal import event_data
from escarmouche.engine.reasons import Refused, refusal

FORMAT = 1
NO_GAME = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError, ChanceError)
"""What the rules may stumble over in a set-up or a state that somebody has made up."""


class Loaded(msgspec.Struct):
    """A game read from a save, the stored journal where it could not be played again, and a notice about that."""

    game: Game[Any]
    notice: str = ""
    earlier: list[dict[str, Any]] = []


def dump(game: Game[Any], version: str, transcript: Mapping[str, Any] | None = None) -> str:
    """The whole game as text; it holds everything, so before the end it is for the keeper of the game only.

    A fair match that is over is revealed; where something was taken back, its `transcript` is needed for that.
    """
    if game.redealt_for is not None:
        raise Refused(refusal("", "refused-save-redealt"))
    lines: list[bytes] = [_line({
        "escarmouche": FORMAT, "version": version, "game": game.ruleset.key,
        "setup": msgspec.to_builtins(game.bare, order="deterministic"), "chance": game.origin.state(), **_start(game),
    })]  # fmt: skip
    shown = 0
    milestones = {milestone.at: milestone for milestone in game.milestones}
    for at, entry in enumerate([*game.record, None]):
        if at in milestones:
            milestone = milestones[at]
            lines.append(_line(_snapshot(game, milestone, shown)))
            shown = milestone.journal
        if entry is not None:
            lines.append(_line(msgspec.to_builtins(entry)))
    lines.append(_line({"type": "end", "number": game.number, "hash": game.hash(), "sum": _sum(lines),
                        **_fair(game, transcript)}))  # fmt: skip
    return b"\n".join(lines).decode() + "\n"


def _start(game: Game[Any]) -> dict[str, Any]:
    """What a save must keep of a game that was resumed from a snapshot: that state, and what came before it."""
    if game.start is None:
        return {}
    state = msgspec.msgpack.decode(game.start.snapshot, type=game.ruleset.state_type)
    return {"state": msgspec.to_builtins(state), "asked": game.start.asked, "earlier": game.earlier}


def _fair(game: Game[Any], transcript: Mapping[str, Any] | None) -> dict[str, Any]:
    """What anybody needs to check the dice and cards of a fair game that is over."""
    revealed = None if game.outcome is None else transcript or fair_replay.transcript(game)
    return {} if revealed is None else {"fair": revealed}


def _snapshot(game: Game[Any], milestone: Milestone, shown: int) -> dict[str, Any]:
    state = msgspec.msgpack.decode(milestone.snapshot, type=game.ruleset.state_type)
    return {"type": "snapshot", "number": milestone.number, "chance": milestone.chance,
            "hash": hashlib.blake2b(milestone.snapshot, digest_size=16).hexdigest(),
            "state": msgspec.to_builtins(state),
            "journal": [event_data(event) for event in game.journal[shown : milestone.journal]]}  # fmt: skip


def any_setup(ruleset: Ruleset[Any], setup: Any, chance: Any) -> Setup:
    """The set-up in a save, read without any check of where it comes from."""
    found: Setup = _convert(setup, ruleset.setup_type, 1)
    return found


def load(
    text: str, find: Callable[[str], Ruleset[Any]], version: str,
    admit: Callable[[Ruleset[Any], Any, Any], Setup] = any_setup,
) -> Loaded:  # fmt: skip
    """Read a save and bring its game to where it was; `admit` makes its set-up, or refuses it and its chance."""
    lines = _parse(text)
    head, entries, end = lines[0], lines[1:-1], lines[-1]
    ruleset = find(_convert(head["game"], str, 1))
    setup = admit(ruleset, head["setup"], head["chance"])
    try:
        game = _take_up(ruleset, setup, head, 1, head.get("asked", 0), head.get("earlier", []))
        _play(game, entries, first=2)
        if game.hash() == end.get("hash"):
            return Loaded(game, earlier=game.earlier)
        fault = _changed(len(lines))
    except Refused as refused:
        fault = refused
    if head["version"] == version:
        raise fault
    return _resume(ruleset, setup, lines)


def _resume(ruleset: Ruleset[Any], setup: Any, lines: list[dict[str, Any]]) -> Loaded:
    """Go on from the last snapshot whose answers are still accepted."""
    snapshots = [at for at, line in enumerate(lines) if line.get("type") == "snapshot"]
    for at in reversed(snapshots):
        line, asked = lines[at], _convert(lines[at].get("number"), int, at + 1) - 1
        told = [lines[0].get("earlier", []), *(lines[past].get("journal") for past in snapshots if past <= at)]
        earlier = [event for events in _convert(told, list[list[Any]], at + 1) for event in events]
        game = _take_up(ruleset, setup, line, at + 1, asked, earlier)
        notice = "resumed"
        try:
            _play(game, lines[at + 1 : -1], first=at + 2, hashes=False)
        except Refused:
            game = _take_up(ruleset, setup, line, at + 1, asked, earlier)
            notice = "resumed-shortened"
        return Loaded(game, notice, earlier)
    raise Refused(refusal("", "refused-save-old"))


def _take_up(
    ruleset: Ruleset[Any], setup: Any, line: Mapping[str, Any], at: int, asked: Any, earlier: Any
) -> Game[Any]:
    """The game as a line of the save has it; without a state, from the beginning."""
    state = _convert(line["state"], ruleset.state_type, at) if "state" in line else None
    try:
        chance = chance_from_state(line["chance"])
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise Refused(refusal("", "refused-save-field", line=at, detail=repr(error)[:200])) from error
    asked, earlier = _convert(asked, int, at), _convert(earlier, list[dict[str, Any]], at)
    try:
        return Game(ruleset, setup, chance, state=state, keep=True, asked=asked, earlier=earlier)
    except NO_GAME as error:
        # The rules trust a set-up and a state; those of a file that somebody has changed may be no game at all.
        raise Refused(refusal("", "refused-save-unplayable", line=at)) from error


def _play(game: Game[Any], entries: list[dict[str, Any]], first: int, *, hashes: bool = True) -> None:
    for at, line in enumerate(entries, first):
        kind = line.get("type")
        if kind == "snapshot":
            if hashes and not _matches(game, line):
                raise _changed(at)
        elif kind == "answer":
            entry = _convert(line, Answered, at)
            try:
                game.answer(entry.seat, entry.number, entry.value)
            except Refused as refused:
                raise Refused(refusal(refused.reason.rule, "refused-save-answer", line=at)) from refused
        elif kind == "concede":
            game.concede(_convert(line, Conceded, at).seat)
        else:
            raise Refused(refusal("", "refused-save-line", line=at))


def _matches(game: Game[Any], line: Mapping[str, Any]) -> bool:
    milestone = next((mark for mark in reversed(game.milestones) if mark.number == line.get("number")), None)
    return milestone is not None and hashlib.blake2b(milestone.snapshot, digest_size=16).hexdigest() == line.get("hash")


def _parse(text: str) -> list[dict[str, Any]]:
    raw = text.encode(errors="replace").split(b"\n")
    if raw and raw[-1] == b"":
        raw.pop()
    lines: list[dict[str, Any]] = []
    for at, line in enumerate(raw, 1):
        try:
            lines.append(msgspec.json.decode(line, type=dict[str, Any]))
        except (msgspec.DecodeError, RecursionError) as error:
            text = "refused-save-cut" if at == len(raw) else "refused-save-line"
            raise Refused(refusal("", text, line=at)) from error
    if not lines or "escarmouche" not in lines[0]:
        raise Refused(refusal("", "refused-save-not-ours"))
    if lines[0]["escarmouche"] != FORMAT:
        raise Refused(refusal("", "refused-save-format", format=str(lines[0]["escarmouche"])[:20]))
    for field in ("version", "game", "setup", "chance"):
        if field not in lines[0]:
            raise Refused(refusal("", "refused-save-line", line=1))
    if len(lines) < 2 or lines[-1].get("type") != "end":
        raise Refused(refusal("", "refused-save-cut", line=len(lines)))
    if lines[-1].get("sum") != _sum(raw[:-1]):
        raise _changed(len(lines))
    return lines


def _changed(at: int) -> Refused:
    return Refused(refusal("", "refused-save-changed", line=at))


def _convert(value: Any, kind: Any, at: int) -> Any:
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(refusal("", "refused-save-field", line=at, detail=str(error))) from error


def _line(value: Mapping[str, Any]) -> bytes:
    return msgspec.json.encode(value)


def _sum(lines: list[bytes]) -> str:
    return hashlib.blake2b(b"\n".join(lines), digest_size=16).hexdigest()

"""How Army Forge writes a list in JSON, and what is wrong with a file that is not written so."""

import json
import re
from typing import Annotated, Any

import msgspec

from escarmouche.engine.reasons import Refused, refusal

SYSTEM = "gff"
MOST_BYTES = 5_000_000
SHOWN = 40
BYTE_ORDER_MARK = b"\xef\xbb\xbf"

_UNSAYABLE = r"\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff<>"
_SAYABLE = rf"\A(?![\s\S]*\[/)[^{_UNSAYABLE}]*\Z"
_NAMING = rf"\A(?=[\s\S]*\S)(?![\s\S]*\[/)[^{_UNSAYABLE}]*\Z"

Name = Annotated[str, msgspec.Meta(max_length=100, pattern=_NAMING)]
"""What is shown to players: nothing that a terminal or a page would take for an order."""
OwnName = Annotated[str, msgspec.Meta(max_length=100, pattern=_SAYABLE)]
Label = Annotated[str, msgspec.Meta(max_length=2000, pattern=_SAYABLE)]
Key = Annotated[str, msgspec.Meta(max_length=100)]
Points = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Price = Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Attacks = Annotated[int, msgspec.Meta(ge=1, le=100)] | Annotated[str, msgspec.Meta(pattern=r"\A[1-9][0-9]?\Z")]
Reach = Annotated[float, msgspec.Meta(ge=0, le=120)]
Rating = int | float | Annotated[str, msgspec.Meta(max_length=20, pattern=_SAYABLE)]
Millimetres = int | float | Annotated[str, msgspec.Meta(max_length=20)]


class Bases(msgspec.Struct, frozen=True):
    """Base sizes in millimetres: "32", "60x35" for an oval, "none"."""

    round: Millimetres | None = None


class Piece(msgspec.Struct, frozen=True, rename="camel"):
    """A weapon, an item or a special rule; Army Forge puts all three into the same lists."""

    name: Name
    type: Key = ""
    count: Count | None = None
    label: Label | None = None
    rating: Rating | None = None
    attacks: Attacks | None = None
    range: Reach | None = None
    special_rules: "tuple[Piece, ...] | None" = None
    content: "tuple[Piece, ...] | None" = None
    bases: Bases | None = None


class OptionPrice(msgspec.Struct, frozen=True, rename="camel"):
    """What an upgrade costs a unit."""

    unit_id: Key
    cost: Price


class ForgeOption(msgspec.Struct, frozen=True):
    """An upgrade: its price for each unit that may take it, and what it gives."""

    label: Label | None = None
    costs: tuple[OptionPrice, ...] | None = None
    gains: tuple[Piece, ...] | None = None


class Affects(msgspec.Struct, frozen=True):
    """How many models an upgrade is for."""

    type: Key = ""
    value: Count | None = None


class Section(msgspec.Struct, frozen=True):
    """Where an upgrade is offered."""

    affects: Affects | None = None


class Taken(msgspec.Struct, frozen=True):
    """An upgrade that a unit has taken."""

    option: ForgeOption
    upgrade: Section | None = None


class ForgeUnit(msgspec.Struct, frozen=True, rename="camel"):
    """A unit: its numbers, what it carries after all upgrades, and the upgrades themselves."""

    id: Key
    name: Name
    size: Annotated[int, msgspec.Meta(ge=1, le=20)]
    quality: Annotated[int, msgspec.Meta(ge=2, le=6)]
    defense: Annotated[int, msgspec.Meta(ge=2, le=6)]
    cost: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    loadout: Annotated[tuple[Piece, ...], msgspec.Meta(max_length=100)]
    custom_name: OwnName | None = None
    rules: Annotated[tuple[Piece, ...], msgspec.Meta(max_length=100)] | None = None
    special_rules: Annotated[tuple[Piece, ...], msgspec.Meta(max_length=100)] | None = None
    traits: Annotated[tuple[Piece | Name, ...], msgspec.Meta(max_length=100)] | None = None
    selected_upgrades: Annotated[tuple[Taken, ...], msgspec.Meta(max_length=100)] | None = None
    bases: Bases | None = None
    combined: bool | None = None
    join_to_unit: Key | None = None


class ForgeList(msgspec.Struct, frozen=True, rename="camel"):
    """A list as the share link gives it."""

    units: Annotated[tuple[ForgeUnit, ...], msgspec.Meta(max_length=100)]
    name: OwnName = ""
    list_points: Points | None = None
    points_limit: Points | None = None


def decode(data: bytes) -> Any:
    """The JSON in a file."""
    if len(data) > MOST_BYTES:
        raise Refused(refusal("", "refused-forge-huge", most=MOST_BYTES // 1_000_000))
    if not data.removeprefix(BYTE_ORDER_MARK).strip():
        raise Refused(refusal("", "refused-forge-empty"))
    try:
        return msgspec.json.decode(data.removeprefix(BYTE_ORDER_MARK))
    except UnicodeDecodeError:
        raise Refused(refusal("", "refused-forge-not-text")) from None
    except msgspec.DecodeError as error:
        if "truncated" in str(error):
            raise Refused(refusal("", "refused-forge-cut")) from None
        place = re.search(r"\(byte (\d+)\)", str(error))
        line = data.count(b"\n", 0, int(place[1])) + 1 if place else 0
        raise Refused(refusal("", "refused-forge-not-json", line=line)) from None


def recognise(raw: Any) -> None:
    """Refuse what is not a Firefight list from a share link."""
    if not isinstance(raw, dict):
        raise Refused(refusal("", "refused-forge-not-a-list"))
    if "units" not in raw and ("saveVersion" in raw or isinstance(raw.get("list"), dict)):
        raise Refused(refusal("", "refused-forge-saved"))
    system = raw.get("gameSystem")
    if not isinstance(system, str):
        raise Refused(refusal("", "refused-forge-not-a-list"))
    if system.strip().lower() != SYSTEM:
        raise Refused(refusal("", "refused-forge-system", system=shown(system)))
    if "units" not in raw or raw["units"] == []:
        raise Refused(refusal("", "refused-forge-no-units"))


def parse(raw: Any) -> ForgeList:
    """The list, if everything in it is what it should be."""
    try:
        return msgspec.convert(raw, ForgeList)
    except msgspec.ValidationError as misfit:
        raise _told(str(misfit), raw) from None


def _told(misfit: str, raw: Any) -> Refused:
    """What does not fit, and where."""
    what, _, at = misfit.partition(" - at ")
    where = at.strip("`").removeprefix("$.") or "$"
    missing = re.fullmatch(r"Object missing required field `(\w+)`", what)
    if missing:
        return Refused(refusal("", "refused-forge-missing", where=where, field=missing[1]))
    length = re.search(r"of length <= (\d+)", what)
    if length:
        return Refused(refusal("", "refused-forge-long", where=where, most=int(length[1])))
    found = _at(where, raw)
    if "matching regex" in what and isinstance(found, str) and not where.endswith("attacks"):
        return Refused(refusal("", "refused-forge-name", where=where, found=shown(found)))
    bound = re.search(r"(>=|<=) (-?[0-9]+)", what)
    return bad_value(where, found, f"{'≥' if bound[1] == '>=' else '≤'} {bound[2]}" if bound else "")


def _at(where: str, raw: Any) -> Any:
    """What stands at a place of the file."""
    for step in re.findall(r"\w+", where):
        raw = raw[int(step)] if isinstance(raw, list) else raw[step] if isinstance(raw, dict) else raw
    return raw


def bad_value(where: str, found: Any, bound: str = "") -> Refused:
    """The refusal of a value that cannot stand where it stands."""
    return Refused(refusal("", "refused-forge-value", where=where, found=shown(found), bound=bound or "none"))


def shown(value: Any) -> str:
    """A value as the file writes it, cut short, with nothing in it that a terminal would obey."""
    text = json.dumps(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"

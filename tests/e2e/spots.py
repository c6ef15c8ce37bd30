"""Places on the table, wherever a page has them: in what came over its socket, and in its memory."""

from collections.abc import Iterator
from typing import Any

from tests.e2e.seat import Seat

Spot = tuple[int, int]

# Every object that the page's memory holds, wherever it is kept: closures, stores and pictures alike.
IN_MEMORY = """function (spots) {
  const wanted = new Set(spots.map(([x, y]) => `${x},${y}`));
  const found = [];
  for (const thing of this) {
    try {
      const [x, y] = Array.isArray(thing) ? thing : [thing.x, thing.y];
      if (wanted.has(`${x},${y}`)) found.push([x, y]);
    } catch { continue; }
  }
  return found;
}"""


def spots_in_memory(seat: Seat, spots: set[Spot]) -> set[Spot]:
    """Which of these places the memory of a page holds."""
    tools = seat.page.context.new_cdp_session(seat.page)
    root = tools.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    everything = tools.send("Runtime.queryObjects", {"prototypeObjectId": root})["objects"]["objectId"]
    told = tools.send(
        "Runtime.callFunctionOn",
        {
            "functionDeclaration": IN_MEMORY,
            "objectId": everything,
            "arguments": [{"value": [list(spot) for spot in spots]}],
            "returnByValue": True,
        },
    )
    return {(x, y) for x, y in told["result"]["value"]}


def spots_in_traffic(seat: Seat, spots: set[Spot]) -> set[Spot]:
    """Which of these places ever came over the socket of a page."""
    return spots & set(spots_of(seat.heard))


def spots_of(thing: Any) -> Iterator[Spot]:
    """Every place in what was heard, however it is written."""
    if isinstance(thing, dict):
        if isinstance(thing.get("x"), int) and isinstance(thing.get("y"), int):
            yield thing["x"], thing["y"]
        thing = list(thing.values())
    elif isinstance(thing, list) and len(thing) > 1 and all(isinstance(part, int) for part in thing[:2]):
        yield thing[0], thing[1]
    for part in thing if isinstance(thing, list) else ():
        yield from spots_of(part)

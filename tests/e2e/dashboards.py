"""What lies before the seats, wherever a page has it: in what came over its socket, and in its memory."""

from typing import Any

from tests.e2e.seat import Seat

# Every object that the page's memory holds, wherever it is kept: closures, stores and pictures alike.
IN_MEMORY = """function () {
  const found = [];
  for (const thing of this) {
    try {
      const { seat, hand, row } = thing;
      if (Array.isArray(hand) && typeof seat === "number") found.push({ seat, hand, row });
    } catch { continue; }
  }
  return found;
}"""


def dashboards_in_memory(seat: Seat) -> list[dict[str, Any]]:
    """Every dashboard in the memory of a page."""
    tools = seat.page.context.new_cdp_session(seat.page)
    root = tools.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    everything = tools.send("Runtime.queryObjects", {"prototypeObjectId": root})["objects"]["objectId"]
    told = tools.send(
        "Runtime.callFunctionOn",
        {"functionDeclaration": IN_MEMORY, "objectId": everything, "returnByValue": True},
    )
    dashboards: list[dict[str, Any]] = told["result"]["value"]
    return dashboards


def dashboards_in_traffic(seat: Seat) -> list[dict[str, Any]]:
    """Every dashboard that ever came over the socket of a page."""
    return [board for moment in seat.moments() for board in moment["dashboards"]]

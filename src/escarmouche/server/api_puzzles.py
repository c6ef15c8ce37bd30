"""Puzzles over HTTP: what there is to solve, one of them, what is best in it, and playing on from it."""

from fastapi import Request

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.server import puzzles
from escarmouche.server.addresses import caller
from escarmouche.server.api import AllRooms, Sent, Spoken, new_router, one_more_game, words_in
from escarmouche.server.api_games import keep
from escarmouche.server.posted import ChosenOrder, WantedPuzzle
from escarmouche.server.puzzles import PuzzleList, PuzzleShown, Solution
from escarmouche.server.rooms import Rooms
from escarmouche.server.sent import Created

router = new_router()
COST = 0.25
"""What setting up a position counts of opening something."""


@router.get("/api/puzzles")
async def puzzle_list(request: Request, rooms: AllRooms, language: Spoken = "en") -> Sent[PuzzleList]:
    """What there is to solve, and the puzzle of the day."""
    words_in(request, language)
    return await rooms.threads.looking(puzzles.listed, language)


@router.post("/api/puzzle")
async def puzzle(wanted: WantedPuzzle, request: Request, rooms: AllRooms) -> Sent[PuzzleShown]:
    """A puzzle before it is answered."""
    _admit(request, rooms, wanted)
    return await rooms.threads.looking(puzzles.shown, wanted.key, wanted.number, wanted.language)


@router.post("/api/solved")
async def solved(chosen: ChosenOrder, request: Request, rooms: AllRooms) -> Sent[Solution]:
    """What is best in a puzzle, for somebody who has chosen an order."""
    _admit(request, rooms, chosen)
    return await rooms.threads.looking(puzzles.solution, chosen.key, chosen.number, chosen.order, chosen.language)


@router.post("/api/played-on", status_code=201)
async def play_on(wanted: WantedPuzzle, request: Request, rooms: AllRooms) -> Sent[Created]:
    """A game against the sergeant from the position of a puzzle on."""
    words_in(request, wanted.language, wanted.key)
    await one_more_game(request, rooms)
    return await keep(rooms, *await rooms.threads.slow(puzzles.play_on, wanted.key, wanted.number))


def _admit(request: Request, rooms: Rooms, wanted: WantedPuzzle) -> None:
    """Refuse whoever has too many positions set up too quickly."""
    words_in(request, wanted.language, wanted.key)
    if not rooms.inspections.takes(caller(request), COST):
        raise Refused(refusal("", "refused-too-many-requests"))

"""The laboratory over HTTP: experiments of this machine, and a new one about two lists."""

from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import HTMLResponse

from escarmouche.server.api import AllRooms, Sent, Spoken, new_router, words_in
from escarmouche.server.laboratory import LabExperiment, Laboratory
from escarmouche.server.posted import FairTrial

router = new_router()
REPORT_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'none'; sandbox allow-scripts"
)
"""A report brings its own styles and script along; it may do nothing but show itself."""


def laboratory_of(request: Request) -> Laboratory:
    """The laboratory of this server."""
    found: Laboratory = request.app.state.laboratory
    return found


TheLaboratory = Annotated[Laboratory, Depends(laboratory_of)]


@router.get("/api/lab")
async def experiments(
    request: Request, rooms: AllRooms, laboratory: TheLaboratory, language: Spoken = "en"
) -> Sent[list[LabExperiment]]:
    """The experiments of this machine."""
    words_in(request, language)
    return await rooms.threads.slow(laboratory.shelf, language)


@router.post("/api/fair")
async def fair(
    asked: FairTrial, request: Request, rooms: AllRooms, laboratory: TheLaboratory
) -> Sent[list[LabExperiment]]:
    """Begin to find out whether two lists are fair against each other."""
    words_in(request, asked.language, asked.key)
    return await rooms.threads.slow(laboratory.begin, asked.key, asked.one, asked.other, asked.language)


@router.get("/lab/{name}/report", include_in_schema=False)
async def report(
    name: str, request: Request, rooms: AllRooms, laboratory: TheLaboratory, language: Spoken = "en"
) -> HTMLResponse:
    """The report of an experiment as a page of its own."""
    words_in(request, language)
    text = await rooms.threads.slow(laboratory.report, name, language)
    return HTMLResponse(text, headers={"content-security-policy": REPORT_POLICY, "cache-control": "no-store"})

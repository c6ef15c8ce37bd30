"""Campaigns over HTTP: their files come with each request and go back with one more line; none is kept here."""

from itertools import zip_longest

from fastapi import Request

from escarmouche.board.campaigns import (
    CampaignRoster,
    CampaignSheet,
    Founding,
    campaign_begun,
    campaign_done,
    campaign_entered,
    campaign_roster,
    campaigns_of,
)
from escarmouche.registry import ruleset
from escarmouche.server.api import AllRooms, Sent, new_router, sandbox_for, words_in
from escarmouche.server.exports import full_save
from escarmouche.server.posted import CampaignDeed, CampaignGame, NewCampaign, NextGame

router = new_router()
STEP = 0.25
"""What one step in a campaign counts of opening something."""


@router.post("/api/campaigns")
async def begin(new: NewCampaign, request: Request, rooms: AllRooms) -> Sent[CampaignSheet]:
    """A campaign that begins."""
    words_in(request, new.language, new.key)
    campaigns_of(ruleset(new.key).key)
    gangs = [
        Founding(one, name.strip()) for one, name in zip_longest(new.lists, new.names[: len(new.lists)], fillvalue="")
    ]
    return await sandbox_for(request, rooms).read(campaign_begun, new.key, gangs, new.games, new.language)


@router.post("/api/campaign")
async def do(asked: CampaignDeed, request: Request, rooms: AllRooms) -> Sent[CampaignSheet]:
    """A campaign as it stands, after something was done in it."""
    words_in(request, asked.language, asked.key)
    campaigns_of(ruleset(asked.key).key)
    return await sandbox_for(request, rooms, STEP).read(
        campaign_done, asked.key, asked.file, asked.deed, asked.language
    )


@router.post("/api/entered")
async def enter(asked: CampaignGame, request: Request, rooms: AllRooms) -> Sent[CampaignSheet]:
    """A campaign with one more game, which is over."""
    words_in(request, asked.language, asked.key)
    campaigns_of(ruleset(asked.key).key)
    place = await rooms.find(asked.token)
    sandbox = sandbox_for(request, rooms)
    save = await place.room.heavy(full_save, place.room.match)
    return await sandbox.play(asked.key, campaign_entered, asked.key, asked.file, save, asked.language)


@router.post("/api/fielded")
async def field(asked: NextGame, request: Request, rooms: AllRooms) -> Sent[CampaignRoster]:
    """A gang of a campaign for its next game."""
    words_in(request, asked.language, asked.key)
    campaigns_of(ruleset(asked.key).key)
    return await sandbox_for(request, rooms, STEP).read(
        campaign_roster, asked.key, asked.file, asked.gang, asked.home, asked.language
    )

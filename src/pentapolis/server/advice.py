"""Help for a seat: hints, why something is not allowed, and what a move would do."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from pentapolis.api import Match
from pentapolis.core.journal import Event
from pentapolis.core.move import Move
from pentapolis.core.state import State
from pentapolis.server import messages
from pentapolis.server.bot_queue import Asker
from pentapolis.server.live import LiveTables
from pentapolis.server.pool import WorkerFailed
from pentapolis.server.refusal import Refused, not_yours, too_many
from pentapolis.server.room import Room
from pentapolis.server.tables import Bearer

# A person with this many pending thoughts of bots and hints gets no further hints.
MOST = 16


async def hints(
    live: LiveTables, room: Room, bearer: Bearer, wanted: messages.HintRequest
) -> dict[str, Any]:
    """The best few moves of the asker's seat."""
    async with helped(live, room, bearer, wanted.seat) as (match, mine):
        check_asked(match, wanted.seat)
        version = room.table.shown_version(mine)
        asker = Asker(bearer.person or room.table.owner)
        if live.pool.queue.of(asker.person) >= MOST:
            raise too_many(2)
        work = live.pool.hints(room.table.id, match, wanted.seat, wanted.count, asker)
    try:
        found = await work
    except WorkerFailed as error:
        raise Refused("failed", "core-server-no-hint") from error
    return {"type": "hints", "version": version, "seat": wanted.seat, "hints": found}


async def reason(
    live: LiveTables, room: Room, bearer: Bearer, wanted: messages.WhyNot
) -> dict[str, Any]:
    """Why the asker's seat may not do that."""
    async with helped(live, room, bearer, wanted.seat) as (match, mine):
        why = match.why_not(wanted.seat, wanted.move)
    return {
        "type": "reason",
        "version": room.table.shown_version(mine),
        "seat": wanted.seat,
        "move": wanted.move,
        "reason": why.to_json(),
    }


async def refusals(
    live: LiveTables, room: Room, bearer: Bearer, wanted: messages.RefusalsRequest
) -> dict[str, Any]:
    """Why the asker's seat may not do what a player may expect at a component."""
    async with helped(live, room, bearer, wanted.seat) as (match, mine):
        check_asked(match, wanted.seat)
        return {
            "type": "refusals",
            "version": room.table.shown_version(mine),
            "seat": wanted.seat,
            "component": wanted.component,
            "refusals": [one.to_json() for one in match.refusals(wanted.seat, wanted.component)],
        }


async def outlook(
    live: LiveTables, room: Room, bearer: Bearer, wanted: messages.Foresee
) -> dict[str, Any]:
    """Whether a move ends the turn of the asker's seat."""
    table, seat = room.table, wanted.seat
    async with helped(live, room, bearer, seat) as (match, mine):
        decision = match.state.decision(seat)
        move = decision.find(wanted.move) if decision is not None else None
        if move is None:
            raise Refused("illegal", match.why_not(seat, wanted.move))
        return {
            "type": "outlook",
            "version": table.shown_version(mine),
            "seat": seat,
            "move": wanted.move,
            "ends_turn": ends_turn(match.state, seat, move, table.is_free_for(mine)),
        }


async def previews(
    live: LiveTables, room: Room, bearer: Bearer, wanted: messages.PreviewRequest
) -> dict[str, Any]:
    """What moves of the asker's seat cost and bring."""
    table, seat = room.table, wanted.seat
    async with helped(live, room, bearer, seat) as (match, mine):
        check_asked(match, seat)
        decision = match.decision(seat)
        moves = [move for text in wanted.moves if (move := decision.find(text)) is not None]
        return {
            "type": "previews",
            "version": table.shown_version(mine),
            "seat": seat,
            "previews": {
                text: found.to_json() for text, found in match.previews(seat, moves).items()
            },
        }


async def plans(
    live: LiveTables, room: Room, bearer: Bearer, wanted: messages.PlansRequest
) -> dict[str, Any]:
    """The plans of the asker's seat at a component."""
    table, seat = room.table, wanted.seat
    async with helped(live, room, bearer, seat) as (match, mine):
        check_asked(match, seat)
        return {
            "type": "plans",
            "version": table.shown_version(mine),
            "seat": seat,
            "component": wanted.component,
            "plans": [plan.to_json() for plan in match.plans(seat, wanted.component)],
        }


@asynccontextmanager
async def helped(
    live: LiveTables, room: Room, bearer: Bearer, seat: int
) -> AsyncIterator[tuple[Match, Collection[int]]]:
    """The match and the asker's seats; only the holders of a seat are helped."""
    async with room.lock:
        match = room.table.running()
        mine = room.table.seats_of(bearer, live.key)
        if seat not in mine:
            raise not_yours()
        yield match, mine


def check_asked(match: Match, seat: int) -> None:
    """Refuse to help a seat that is not asked."""
    if match.state.decision(seat) is None:
        raise Refused("illegal", match.state.why_not_asked(seat))


def ends_turn(state: State, seat: int, move: Move, is_free: bool) -> bool:
    """Whether others are asked after the move, a new turn begins, or undo stops there.

    It is tried on a position that is drawn from all that fit what the seat knows, so that the
    answer reveals nothing else.
    """
    state = state.resample(seat, Random(0))
    told: list[Event] = []
    state.journal = told
    secrets = state.secrets()
    state.apply(seat, move)
    is_fence = state.secrets() != secrets and not is_free
    return is_fence or state.decision(seat) is None or any(event.heading for event in told)

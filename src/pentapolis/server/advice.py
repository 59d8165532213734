"""Help for a seat: hints, why something is not allowed, and what a move would lead to."""

from __future__ import annotations

from random import Random
from typing import Any

from pentapolis.core.journal import Event
from pentapolis.core.move import Move
from pentapolis.core.state import State
from pentapolis.server import messages
from pentapolis.server.house import House, Room
from pentapolis.server.pool import WorkerFailed
from pentapolis.server.refusal import Refused, not_yours
from pentapolis.server.tables import Bearer


async def hints(
    house: House, room: Room, bearer: Bearer, wanted: messages.HintRequest
) -> dict[str, Any]:
    """The best few moves of the asker's seat."""
    async with room.lock:
        match = room.table.running()
        mine = room.table.seats_of(bearer, house.key)
        if wanted.seat not in mine:
            raise not_yours()
        if match.state.decision(wanted.seat) is None:
            raise Refused("illegal", match.state.why_not_asked(wanted.seat))
        version = room.table.shown_version(mine)
        work = house.pool.hints(room.table.id, match, wanted.seat, wanted.count)
    try:
        found = await work
    except WorkerFailed as error:
        raise Refused("failed", "core-server-no-hint") from error
    return {"type": "hints", "version": version, "seat": wanted.seat, "hints": found}


async def reason(
    house: House, room: Room, bearer: Bearer, wanted: messages.WhyNot
) -> dict[str, Any]:
    """Why the asker's seat may not do that."""
    async with room.lock:
        match = room.table.running()
        mine = room.table.seats_of(bearer, house.key)
        if wanted.seat not in mine:
            raise not_yours()
        why = match.why_not(wanted.seat, wanted.move)
    return {
        "type": "reason",
        "version": room.table.shown_version(mine),
        "seat": wanted.seat,
        "move": wanted.move,
        "reason": why.to_json(),
    }


async def outlook(
    house: House, room: Room, bearer: Bearer, wanted: messages.Foresee
) -> dict[str, Any]:
    """Whether a move ends the turn of the asker's seat."""
    table, seat = room.table, wanted.seat
    async with room.lock:
        match = table.running()
        mine = table.seats_of(bearer, house.key)
        if seat not in mine:
            raise not_yours()
        decision = match.state.decision(seat)
        move = decision.find(wanted.move) if decision is not None else None
        if move is None:
            raise Refused("illegal", match.why_not(seat, wanted.move))
        return {
            "type": "outlook",
            "version": table.shown_version(mine),
            "seat": seat,
            "move": wanted.move,
            "ends_turn": ends_turn(match.state, seat, move, table.is_free),
        }


def ends_turn(state: State, seat: int, move: Move, is_free: bool) -> bool:
    """Whether others are asked after the move, a new turn begins, or undo stops there.

    It is tried on a position drawn from all that fit what the seat knows, so that the answer tells
    nothing else.
    """
    state = state.resample(seat, Random(0))
    told: list[Event] = []
    state.journal = told
    secrets = state.secrets()
    state.apply(seat, move)
    is_fence = state.secrets() != secrets and not is_free
    return is_fence or state.decision(seat) is None or any(event.heading for event in told)

"""Help for a seat: hints, and the reason why something is not allowed."""

from __future__ import annotations

from typing import Any

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
        if wanted.seat not in room.table.seats_of(bearer, house.key):
            raise not_yours()
        if match.state.decision(wanted.seat) is None:
            raise Refused("illegal", match.state.why_not_asked(wanted.seat))
        version = room.table.version
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
        if wanted.seat not in room.table.seats_of(bearer, house.key):
            raise not_yours()
        why = match.why_not(wanted.seat, wanted.move)
    return {
        "type": "reason",
        "version": room.table.version,
        "seat": wanted.seat,
        "move": wanted.move,
        "reason": why.to_json(),
    }

"""Plans: answers to several questions in a row, given and taken back as one step."""

from __future__ import annotations

from pentapolis.server.live import LiveTables
from pentapolis.server.messages import PlayPlan
from pentapolis.server.room import Room
from pentapolis.server.tables import Bearer


async def play(live: LiveTables, room: Room, bearer: Bearer, plan: PlayPlan) -> int:
    """Play a plan as far as possible; it is stored as single answers."""
    table, seat, version = room.table, plan.seat, plan.version
    for played, move in enumerate(plan.moves):
        if played and not table.running().goes_on(seat, move):
            break
        version = await live.play(room, bearer, seat, move, version)
        table.last_answers = played + 1
    return version

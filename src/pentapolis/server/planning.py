"""Plans: answers to several questions in a row, given and taken back as one step."""

from __future__ import annotations

from pentapolis.server.house import House, Room
from pentapolis.server.messages import PlayPlan
from pentapolis.server.tables import Bearer


async def play(house: House, room: Room, bearer: Bearer, plan: PlayPlan) -> int:
    """Play a plan as far as it goes; it is stored as its single answers."""
    table, seat, version = room.table, plan.seat, plan.version
    for played, move in enumerate(plan.moves):
        if played and not table.running().goes_on(seat, move):
            break
        version = await house.play(room, bearer, seat, move, version)
        table.last_answers = played + 1
    return version

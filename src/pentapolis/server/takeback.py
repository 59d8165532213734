"""Taking back across a fence: all others are asked and have to agree."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from pentapolis.core.message import Message
from pentapolis.server.refusal import Refused, not_yours, stale

if TYPE_CHECKING:
    from pentapolis.server.live import LiveTables
    from pentapolis.server.messages import TakebackRequest
    from pentapolis.server.room import Room
    from pentapolis.server.tables import Bearer, Table

ASKED, AGREED, REFUSED = "ask", "yes", "no"


class Takeback:
    """A request to the others to take back a seat's last answer."""

    __slots__ = ("seat", "target", "waits")

    def __init__(self, seat: int, target: int, waits: tuple[int, ...]) -> None:
        self.seat = seat
        self.target = target  # the position to go back to
        self.waits = waits  # the seats that have not agreed yet

    @staticmethod
    def heard(table: Table, seat: int, text: str) -> Takeback | None:
        """The open request after somebody asked, agreed or refused."""
        if text == ASKED:
            return Takeback(seat, last_answer(table, [seat]), others(table, seat))
        asked = table.takeback
        if asked is None or text == REFUSED:
            return None
        same = {seat, *seats_beside(table, seat)}
        waits = tuple(other for other in asked.waits if other not in same)
        return Takeback(asked.seat, asked.target, waits)

    def to_json(self, known: list[int]) -> dict[str, Any]:
        """The request as sent to clients; `known` counts positions as they do."""
        return {
            "seat": self.seat,
            "position": known[self.target + 1],
            "waits": list(self.waits),
        }


def is_person(table: Table, seat: int) -> bool:
    """Whether a person at that seat has to be asked."""
    return table.chairs[seat].person is not None


def seats_beside(table: Table, seat: int) -> list[int]:
    """The seats of the same person."""
    person = table.chairs[seat].person
    return [chair.seat for chair in table.chairs if chair.person == person]


def others(table: Table, seat: int) -> tuple[int, ...]:
    """The seats of all other people."""
    beside = seats_beside(table, seat)
    return tuple(
        chair.seat
        for chair in table.chairs
        if is_person(table, chair.seat) and chair.seat not in beside
    )


def last_answer(table: Table, mine: Collection[int]) -> int:
    """The position before those seats' last answer that everybody knows of; -1 if none."""
    match = table.running()
    for position in range(match.position, 0, -1):
        if match.record[position - 1][0] in mine and not match.is_hidden(position, None):
            return position - 1
    return -1


def may_ask(table: Table, mine: Collection[int]) -> bool:
    """Whether the holder of those seats may ask the others."""
    return (
        bool(mine)
        and table.match is not None
        and table.status == "running"
        and table.takeback is None
        and not table.is_free_for(mine)
        and not table.undo_limit(mine)
        and last_answer(table, mine) >= 0
    )


async def carry_out(live: LiveTables, room: Room, bearer: Bearer, wanted: TakebackRequest) -> int:
    """Ask, agree or refuse; when the last one has agreed, the moves are taken back."""
    async with room.lock:
        table = room.table
        mine, version = await live.be_current(room, bearer, wanted.version)
        seat, text = checked(table, mine, version, wanted.agree)
        await live.act(room, "takeback", seat, text)
        asked = table.takeback
        if asked is not None and not asked.waits:
            notice = Message("core-server-undone", {"seat": f"seat:{asked.seat}"})
            length = table.running().position - asked.target
            await live.act(room, "undo", asked.seat, str(length), notice)
        version = table.shown_version(mine)
    if text != AGREED:
        key = "core-server-takeback-asked" if text == ASKED else "core-server-takeback-refused"
        await live.chat.announce(room, Message(key, {"seat": f"seat:{seat}"}))
    return version


def checked(table: Table, mine: list[int], version: int, agree: bool | None) -> tuple[int, str]:
    """The seat that asks or answers; refuses answers to no request, or on behalf of others."""
    table.running()
    if not mine:
        raise not_yours()
    asked = table.takeback
    if agree is None:
        if version < table.last_person_version:  # bots may have moved meanwhile
            raise stale()
        if not may_ask(table, mine):
            raise Refused("nothing", "core-nothing-to-undo")
        target = last_answer(table, mine)
        return table.running().record[target][0], ASKED
    if asked is None:
        raise stale()
    if not agree and asked.seat in mine:
        return asked.seat, REFUSED  # the person who asked withdraws the request
    seat = next((own for own in mine if own in asked.waits), None)
    if seat is None:
        raise not_yours()
    return seat, AGREED if agree else REFUSED

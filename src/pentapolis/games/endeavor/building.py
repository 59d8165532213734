"""Section 4: everybody takes one building tile."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.endeavor.naming import building_named, unknown
from pentapolis.games.endeavor.state import Endeavor
from pentapolis.games.endeavor.tables import COLONIAL_HOUSE, INDUSTRY, MOST_SEATS, Choice

TOP_LEVEL: Final = 5


class ChooseBuilding(Step[Endeavor]):
    """Exactly one tile must be taken; it costs nothing else (EN-4.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Endeavor) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("en-choose-building")

    def kind(self) -> str:
        return "choose_building"

    def source(self) -> str:
        return "EN-4.1"

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        tables = state.tables
        highest = highest_level(state, seat)
        lowest = state.value(seat, INDUSTRY) + 1 if is_forced_up(state, seat) else 0
        result: list[Move] = []
        for kind in range(1, len(state.stacks)):
            level = tables.building_level[kind]
            if (
                state.stacks[kind] > 0
                and lowest <= level <= highest
                and not has_top_building(state, seat, level)
            ):
                result.append(tables.build_moves[kind])
        return result

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Choice)
        build(state, seat, move.index)

    def why_not(self, state: Endeavor, seat: int, text: str) -> Message:
        words = text.split()
        kind = building_named(state.tables, words[1]) if len(words) == 2 else -1
        if kind < 0 or words[0] != "build":
            raise unknown(text, "build market", "EN-4.1")
        name = state.tables.building_ids[kind]
        if kind == COLONIAL_HOUSE:
            return Message("en-printed-building", {"building": name}, "EN-1.14")
        if state.stacks[kind] == 0:
            return Message("en-stack-empty", {"building": name}, "EN-4.10")
        level = state.tables.building_level[kind]
        if has_top_building(state, seat, level):
            return Message("en-one-top-building", {}, "EN-4.6")
        return Message(
            "en-level-too-high",
            {"building": name, "level": level, "allowed": highest_level(state, seat)},
            "EN-4.3" if is_forced_up(state, seat) else "EN-4.2",
        )


def is_forced_up(state: Endeavor, seat: int) -> bool:
    """No tile at or below the industry value is left in any stack (EN-4.3, EN-4.4)."""
    allowed = state.value(seat, INDUSTRY)
    for kind in range(1, len(state.stacks)):
        if state.stacks[kind] > 0 and state.tables.building_level[kind] <= allowed:
            return False
    return True


def highest_level(state: Endeavor, seat: int) -> int:
    """The industry value, or the lowest higher level that is left (EN-4.2, EN-4.3)."""
    allowed = state.value(seat, INDUSTRY)
    if not is_forced_up(state, seat):
        return allowed
    # Stacks stand in the order of levels.
    for kind in range(1, len(state.stacks)):
        level = state.tables.building_level[kind]
        if state.stacks[kind] > 0 and level > allowed:
            return level
    return allowed


def has_top_building(state: Endeavor, seat: int, level: int) -> bool:
    """A second level 5 building is not possible (EN-4.6)."""
    if level < TOP_LEVEL:
        return False
    return any(state.tables.building_level[kind] == TOP_LEVEL for kind in state.buildings[seat])


def build(state: Endeavor, seat: int, kind: int) -> None:
    """The tile goes to the player board; its icons count at once (EN-4.8)."""
    state.stacks[kind] -= 1
    state.buildings[seat] = (*state.buildings[seat], kind)
    state.add_icons(seat, state.tables.building_icons, kind)
    if state.journal is not None:
        name = state.tables.building_ids[kind]
        state.tell("en-log-build", {"seat": f"seat:{seat}", "building": name}, seat)


CHOOSE_BUILDING: Final = [ChooseBuilding(seat) for seat in range(MOST_SEATS)]

"""Chapter 4, build phase: everybody takes one building tile."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.endeavor.moves import Choice
from pentapolis.games.endeavor.questions import EndeavorQuestion, the_building
from pentapolis.games.endeavor.rules.levels import add_icons, value_of
from pentapolis.games.endeavor.state import Endeavor
from pentapolis.games.endeavor.tables.constants import COLONIAL_HOUSE, INDUSTRY, MOST_SEATS

TOP_LEVEL: Final = 5


def too_high(state: Endeavor, seat: int, move: Choice) -> dict[str, Arg]:
    """The level of the building, and the highest that the seat may build."""
    return {
        "building": move.args[0],
        "level": state.tables.building_level[move.index],
        "allowed": highest_level(state, seat),
    }


def own_top_building(state: Endeavor, seat: int, move: Choice) -> dict[str, Arg]:
    """The level 5 building that the seat has."""
    tables = state.tables
    kinds = [kind for kind in state.buildings[seat] if tables.building_level[kind] == TOP_LEVEL]
    return {"building": tables.building_ids[kinds[0]]}


PRINTED: Final = Refusal("en-no-printed-building", "EN-1.14", the_building)
STACK_EMPTY: Final = Refusal("en-no-tile-left", "EN-4.10", the_building)
SECOND_TOP_BUILDING: Final = Refusal("en-no-second-top-building", "EN-4.6", own_top_building)
LEVEL_TOO_HIGH: Final = Refusal("en-no-level-above", "EN-4.2", too_high)
LEVEL_NOT_LOWEST: Final = Refusal("en-no-level-above", "EN-4.3", too_high)


class ChooseBuilding(EndeavorQuestion):
    """Which building tile the player takes; one must be taken, and it is free (EN-4.1)."""

    __slots__ = ()

    KIND: ClassVar[str] = "choose_building"
    RULE: ClassVar[str] = "EN-4.1"
    PROMPT: ClassVar[str] = "en-choose-building"
    VERBS: ClassVar[tuple[str, ...]] = ("build",)

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        # Written out to compute the limits only once; stacks are sorted by level.
        highest = highest_level(state, seat)
        if highest == TOP_LEVEL and has_top_building(state, seat):
            highest -= 1
        levels = state.tables.building_level
        moves = state.vocabulary.build
        result: list[Move] = []
        for kind in range(1, len(state.stacks)):
            if levels[kind] > highest:
                break
            if state.stacks[kind] > 0:
                result.append(moves[kind])
        return result

    def refuse_answer(self, state: Endeavor, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Choice)
        return refuse_build(state, seat, move.index)

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Choice)
        build(state, seat, move.index)


def refuse_build(state: Endeavor, seat: int, kind: int) -> Refusal | None:
    """Allow only tiles that are left, up to the level of `highest_level` (EN-4.2, EN-4.6)."""
    if state.stacks[kind] == 0:
        return PRINTED if kind == COLONIAL_HOUSE else STACK_EMPTY
    level = state.tables.building_level[kind]
    if level == TOP_LEVEL and has_top_building(state, seat):
        return SECOND_TOP_BUILDING
    if level > highest_level(state, seat):
        return LEVEL_NOT_LOWEST if is_forced_up(state, seat) else LEVEL_TOO_HIGH
    return None


def is_forced_up(state: Endeavor, seat: int) -> bool:
    """Whether no stack has a tile left at or below the industry value (EN-4.3, EN-4.4)."""
    allowed = value_of(state, seat, INDUSTRY)
    for kind in range(1, len(state.stacks)):
        if state.stacks[kind] > 0 and state.tables.building_level[kind] <= allowed:
            return False
    return True


def highest_level(state: Endeavor, seat: int) -> int:
    """The industry value, or else the lowest higher level that has a tile left (EN-4.2, EN-4.3)."""
    allowed = value_of(state, seat, INDUSTRY)
    if not is_forced_up(state, seat):
        return allowed
    for kind in range(1, len(state.stacks)):
        level = state.tables.building_level[kind]
        if state.stacks[kind] > 0 and level > allowed:
            return level
    return allowed


def has_top_building(state: Endeavor, seat: int) -> bool:
    """Whether the seat owns a level 5 building and so cannot build another (EN-4.6)."""
    return any(state.tables.building_level[kind] == TOP_LEVEL for kind in state.buildings[seat])


def build(state: Endeavor, seat: int, kind: int) -> None:
    """Put the tile on the player board; its icons count at once (EN-4.8)."""
    state.stacks = replaced(state.stacks, kind, state.stacks[kind] - 1)
    state.buildings = replaced(state.buildings, seat, (*state.buildings[seat], kind))
    add_icons(state, seat, state.tables.building_icons, kind)
    if state.journal is not None:
        name = state.tables.building_ids[kind]
        state.tell("en-log-build", {"seat": f"seat:{seat}", "building": name}, seat)


CHOOSE_BUILDING: Final = [ChooseBuilding(seat) for seat in range(MOST_SEATS)]

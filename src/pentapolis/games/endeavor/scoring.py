"""Chapter 17, end and scoring: the eight parts of the score."""

from __future__ import annotations

from typing import Final

from pentapolis.core.score import Score
from pentapolis.games.endeavor.rules.occupy import controller
from pentapolis.games.endeavor.state import EMPTY, Endeavor
from pentapolis.games.endeavor.tables.constants import LEVELS, TOP

PARTS: Final[tuple[str, ...]] = (
    "cities", "connections", "tracks", "cards", "governor_slot", "university", "harbor", "slavery",
)  # fmt: skip


def scores(state: Endeavor) -> list[Score]:
    """Every seat's glory; there is no tie-breaker (EN-17.9, EN-17.10)."""
    return [
        Score(
            {
                "cities": city_glory(state, seat),
                "connections": connection_glory(state, seat),
                "tracks": track_glory(state, seat),
                "cards": card_glory(state, seat),
                "governor_slot": state.tables.slot_glory if state.slots[seat] == EMPTY else 0,
                "university": building_glory(state, seat),
                "harbor": state.harbor[seat] // state.tables.per_glory,
                "slavery": state.tables.slavery_glory * state.turned[seat].bit_count(),
            }
        )
        for seat in range(state.seats)
    ]


def city_glory(state: Endeavor, seat: int) -> int:
    """The glory of each city held (EN-17.1)."""
    total = 0
    for city in range(len(state.cities)):
        if state.cities[city] == seat:
            total += state.tables.city_glory[city]
    return total


def connection_glory(state: Endeavor, seat: int) -> int:
    """One for each connection controlled (EN-17.2)."""
    total = 0
    for connection in range(len(state.tables.connections)):
        if controller(state, connection) == seat:
            total += state.tables.connection_glory
    return total


def track_glory(state: Endeavor, seat: int) -> int:
    """For each track, the highest glory space at or below the level (EN-17.3)."""
    total = 0
    for track in range(LEVELS):
        level = state.levels[LEVELS * seat + track]
        total += state.tables.glory_of_level[level if level < TOP else TOP]
    return total


def card_glory(state: Endeavor, seat: int) -> int:
    """The glory icons of owned, unturned cards, governors included (EN-17.4)."""
    total = 0
    cards = state.cards[seat]
    while cards:
        lowest = cards & -cards
        cards ^= lowest
        total += state.tables.card_glory[lowest.bit_length() - 1]
    return total


def building_glory(state: Endeavor, seat: int) -> int:
    """The glory printed on buildings, counted per tile or once per kind (EN-17.6, EN-Q12)."""
    total = 0
    counted = 0
    for kind in state.buildings[seat]:
        if not (state.university_once and counted >> kind & 1):
            total += state.tables.buildings[kind].glory
        counted |= 1 << kind
    return total

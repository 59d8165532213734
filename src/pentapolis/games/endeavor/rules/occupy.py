"""Chapter 10, occupy and connections: free cities in open regions with own presence."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.endeavor.moves import Choice
from pentapolis.games.endeavor.questions import OTHER_REGION, TargetQuestion
from pentapolis.games.endeavor.rules.levels import gain_token
from pentapolis.games.endeavor.state import NOBODY, Endeavor
from pentapolis.games.endeavor.tables.constants import REGIONS


def its_region(state: Endeavor, seat: int, move: Choice) -> dict[str, Arg]:
    """The region of the city that the move names."""
    return {"region": f"region:{REGIONS[state.tables.city_region[move.index]]}"}


def its_owner(state: Endeavor, seat: int, move: Choice) -> dict[str, Arg]:
    """The city that the move names, and who holds it."""
    return {"city": move.args[0], "owner": f"seat:{state.cities[move.index]}"}


CITY_OCCUPIED: Final = Refusal("en-no-free-city", "EN-10.1", its_owner)
REGION_CLOSED: Final = Refusal("en-no-open-region", "EN-9.9", its_region)
ABSENT: Final = Refusal("en-no-presence", "EN-10.2", its_region)


def is_within_reach(state: Endeavor, seat: int, region: int) -> bool:
    """Whether the region is open and the seat present there (EN-9.9, EN-10.2, EN-11.3)."""
    return state.has_presence(seat, region) and state.is_open(region)


def free_cities(state: Endeavor, seat: int, bound: int) -> list[int]:
    """Cities that can be occupied, in the region `bound` or (-1) anywhere (EN-10.1, EN-10.2)."""
    result: list[int] = []
    for region in range(len(REGIONS)):
        if (bound < 0 or region == bound) and is_within_reach(state, seat, region):
            for city in state.tables.cities_of[region]:
                if state.cities[city] == NOBODY:
                    result.append(city)
    return result


def refuse_occupy(state: Endeavor, seat: int, city: int, bound: int) -> Refusal | None:
    """Allow only a free city of an open region where the seat is present (EN-10.1, EN-10.2)."""
    if state.cities[city] != NOBODY:
        return CITY_OCCUPIED
    return refuse_reach(state, seat, city, bound, ABSENT)


def refuse_reach(
    state: Endeavor, seat: int, city: int, bound: int, absent: Refusal
) -> Refusal | None:
    """Allow only a city of an open region with own presence; `bound` as in `free_cities`."""
    region = state.tables.city_region[city]
    if not state.is_open(region):
        return REGION_CLOSED
    if not state.has_presence(seat, region):
        return absent
    if bound >= 0 and region != bound:
        return OTHER_REGION
    return None


class OccupyCity(TargetQuestion):
    """Which free city gets one population as a marker (EN-10.1)."""

    __slots__ = ()

    KIND: ClassVar[str] = "choose_city_occupy"
    RULE: ClassVar[str] = "EN-10.1"
    PROMPT: ClassVar[str] = "en-choose-city-occupy"
    VERBS: ClassVar[tuple[str, ...]] = ("occupy",)

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        moves = state.vocabulary.occupy
        return [moves[city] for city in free_cities(state, seat, self.bound)]

    def refuse_answer(self, state: Endeavor, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Choice)
        return refuse_occupy(state, seat, move.index, self.bound)

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Choice)
        state.bound = state.tables.city_region[move.index]
        occupy(state, seat, move.index)


def occupy(state: Endeavor, seat: int, city: int) -> None:
    """Place the marker; take the tokens of the city and of new connections (EN-10.4, EN-10.7)."""
    state.harbor[seat] -= 1
    if state.journal is not None:
        name = state.tables.city_ids[city]
        state.tell("en-log-occupy", {"seat": f"seat:{seat}", "city": name}, seat)
    hold(state, seat, city)
    gain_token(state, seat, state.tables.city_start + city)
    claim_connections(state, seat, city)


def hold(state: Endeavor, seat: int, city: int) -> None:
    """Make the seat the owner of the city's single marker (EN-10.5)."""
    state.cities = replaced(state.cities, city, seat)
    state.markers[state.tables.city_region[city] * state.seats + seat] += 1


def claim_connections(state: Endeavor, seat: int, city: int) -> None:
    """The first player ever to hold both ends takes a connection's token (EN-10.7, EN-10.8)."""
    tables = state.tables
    ends = tables.link_city[city]
    connections = tables.link_connection[city]
    for i in range(len(ends)):
        if state.cities[ends[i]] == seat:
            gain_token(state, seat, tables.connection_start + connections[i])


def controller(state: Endeavor, connection: int) -> int:
    """The seat that holds both cities of a connection (EN-10.6)."""
    link = state.tables.connections[connection]
    owner = state.cities[link.one]
    return owner if owner == state.cities[link.other] else NOBODY

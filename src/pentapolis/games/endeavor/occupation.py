"""Sections 10 and 11: occupy, connections, attack."""

from __future__ import annotations

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.endeavor.asking import Target
from pentapolis.games.endeavor.naming import city_named, unknown
from pentapolis.games.endeavor.state import NOBODY, Endeavor
from pentapolis.games.endeavor.tables import ATTACK, OCCUPY, REGIONS, Choice


def can_reach(state: Endeavor, seat: int, region: int) -> bool:
    """Occupy and attack need an open region and presence (EN-9.9, EN-10.2, EN-11.3)."""
    return state.is_open(region) and state.has_presence(seat, region)


def city_actions(state: Endeavor, seat: int) -> int:
    """Whether a city can be occupied, and one attacked, as bits; population aside."""
    found = 0
    both = 1 << OCCUPY | 1 << ATTACK
    for region in range(len(REGIONS)):
        if can_reach(state, seat, region):
            for city in state.tables.cities_of[region]:
                owner = state.cities[city]
                if owner == NOBODY:
                    found |= 1 << OCCUPY
                elif owner != seat:
                    found |= 1 << ATTACK
            if found == both:
                break
    return found


def can_occupy(state: Endeavor, seat: int, bound: int) -> bool:
    """Whether a city can be occupied, in that region or (-1) anywhere."""
    return bool(free_cities(state, seat, bound))


def can_attack(state: Endeavor, seat: int, bound: int) -> bool:
    """Whether a city can be attacked, in that region or (-1) anywhere."""
    return bool(enemy_cities(state, seat, bound))


def free_cities(state: Endeavor, seat: int, bound: int) -> list[int]:
    """Unoccupied cities of open regions with presence (EN-10.1, EN-10.2)."""
    result: list[int] = []
    for region in range(len(REGIONS)):
        if (bound < 0 or region == bound) and can_reach(state, seat, region):
            for city in state.tables.cities_of[region]:
                if state.cities[city] == NOBODY:
                    result.append(city)
    return result


def enemy_cities(state: Endeavor, seat: int, bound: int) -> list[int]:
    """Cities of other players in open regions with presence (EN-11.2, EN-11.3)."""
    result: list[int] = []
    for region in range(len(REGIONS)):
        if (bound < 0 or region == bound) and can_reach(state, seat, region):
            for city in state.tables.cities_of[region]:
                owner = state.cities[city]
                if owner != NOBODY and owner != seat:
                    result.append(city)
    return result


class OccupyCity(Target):
    """One population goes to an unoccupied city (EN-10.1)."""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("en-choose-city-occupy", {"source": self.asker})

    def kind(self) -> str:
        return "choose_city_occupy"

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        moves = state.tables.occupy_moves
        return [moves[city] for city in free_cities(state, seat, self.bound)]

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Choice)
        state.bound = state.tables.city_region[move.index]
        occupy(state, seat, move.index)

    def why_not(self, state: Endeavor, seat: int, text: str) -> Message:
        city = city_of(state, text, "occupy", "EN-10.1")
        owner = state.cities[city]
        if owner != NOBODY:
            args: dict[str, Arg] = {
                "city": f"city:{state.tables.cities[city].id}",
                "owner": f"seat:{owner}",
            }
            return Message("en-city-occupied", args, "EN-10.1")
        return why_not_reach(state, seat, city, self.bound, "EN-10.2")


class AttackCity(Target):
    """Two population take a city from another player (EN-11.1, EN-11.2)."""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("en-choose-city-attack", {"source": self.asker})

    def kind(self) -> str:
        return "choose_city_attack"

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        moves = state.tables.attack_moves
        return [moves[city] for city in enemy_cities(state, seat, self.bound)]

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Choice)
        state.bound = state.tables.city_region[move.index]
        attack(state, seat, move.index)

    def why_not(self, state: Endeavor, seat: int, text: str) -> Message:
        city = city_of(state, text, "attack", "EN-11.1")
        name = f"city:{state.tables.cities[city].id}"
        owner = state.cities[city]
        if owner == seat:
            return Message("en-own-city", {"city": name}, "EN-11.2")
        if owner == NOBODY:
            return Message("en-free-city", {"city": name}, "EN-11.2")
        return why_not_reach(state, seat, city, self.bound, "EN-11.3")


def city_of(state: Endeavor, text: str, verb: str, rule: str) -> int:
    """The city that a text names after the verb."""
    words = text.split()
    city = city_named(state.tables, words[1]) if len(words) == 2 and words[0] == verb else -1
    if city < 0:
        raise unknown(text, f"{verb} {state.tables.cities[0].id}", rule)
    return city


def why_not_reach(state: Endeavor, seat: int, city: int, bound: int, rule: str) -> Message:
    """Why the region of that city is out of reach."""
    region = state.tables.city_region[city]
    args: dict[str, Arg] = {"region": f"region:{REGIONS[region]}"}
    if not state.is_open(region):
        return Message("en-region-closed", args, "EN-9.9")
    if not state.has_presence(seat, region):
        return Message("en-no-presence", args, rule)
    return Message("en-same-region", {"region": f"region:{REGIONS[bound]}"}, "EN-8.8")


def occupy(state: Endeavor, seat: int, city: int) -> None:
    """Marker into the city, its token and those of completed connections (EN-10.4, EN-10.7)."""
    state.harbor[seat] -= 1
    if state.journal is not None:
        name = f"city:{state.tables.cities[city].id}"
        state.tell("en-log-occupy", {"seat": f"seat:{seat}", "city": name}, seat)
    hold(state, seat, city)
    state.gain_token(seat, state.tables.city_start + city)
    claim_connections(state, seat, city)


def attack(state: Endeavor, seat: int, city: int) -> None:
    """One population to the supply, one into the city; the defender's leaves (EN-11.1, 11.4)."""
    defender = state.cities[city]
    state.harbor[seat] -= 2
    state.supply[seat] += 1
    state.markers[state.tables.city_region[city] * state.seats + defender] -= 1
    state.supply[defender] += 1
    if state.journal is not None:
        name = f"city:{state.tables.cities[city].id}"
        args: dict[str, Arg] = {
            "seat": f"seat:{seat}",
            "city": name,
            "defender": f"seat:{defender}",
        }
        state.tell("en-log-attack", args, seat)
    hold(state, seat, city)
    claim_connections(state, seat, city)


def hold(state: Endeavor, seat: int, city: int) -> None:
    """The city's one marker is now the seat's (EN-10.5)."""
    state.cities[city] = seat
    state.markers[state.tables.city_region[city] * state.seats + seat] += 1


def claim_connections(state: Endeavor, seat: int, city: int) -> None:
    """The first ever to hold both ends takes the token of a connection (EN-10.7, EN-10.8)."""
    tables = state.tables
    ends = tables.link_city[city]
    connections = tables.link_connection[city]
    for i in range(len(ends)):
        if state.cities[ends[i]] == seat:
            state.gain_token(seat, tables.connection_start + connections[i])

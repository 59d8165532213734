"""Chapter 11, attack: a city changes hands."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.endeavor.moves import Choice
from pentapolis.games.endeavor.questions import TargetQuestion, the_city
from pentapolis.games.endeavor.rules.occupy import (
    claim_connections,
    hold,
    is_within_reach,
    its_region,
    refuse_reach,
)
from pentapolis.games.endeavor.state import NOBODY, Endeavor
from pentapolis.games.endeavor.tables.constants import REGIONS

OWN_CITY: Final = Refusal("en-no-own-city", "EN-11.2", the_city)
UNOCCUPIED: Final = Refusal("en-no-defender", "EN-11.2", the_city)
ABSENT: Final = Refusal("en-no-presence", "EN-11.3", its_region)


def enemy_cities(state: Endeavor, seat: int, bound: int) -> list[int]:
    """Cities that can be attacked, in the region `bound` or (-1) anywhere (EN-11.2, EN-11.3)."""
    result: list[int] = []
    for region in range(len(REGIONS)):
        if (bound < 0 or region == bound) and is_within_reach(state, seat, region):
            for city in state.tables.cities_of[region]:
                owner = state.cities[city]
                if owner != NOBODY and owner != seat:
                    result.append(city)
    return result


def refuse_attack(state: Endeavor, seat: int, city: int, bound: int) -> Refusal | None:
    """Allow only another player's city in an open region with own presence (EN-11.2, EN-11.3)."""
    owner = state.cities[city]
    if owner == seat:
        return OWN_CITY
    if owner == NOBODY:
        return UNOCCUPIED
    return refuse_reach(state, seat, city, bound, ABSENT)


class AttackCity(TargetQuestion):
    """Which city is taken from another player, for two population (EN-11.1, EN-11.2)."""

    __slots__ = ()

    KIND: ClassVar[str] = "choose_city_attack"
    RULE: ClassVar[str] = "EN-11.2"
    PROMPT: ClassVar[str] = "en-choose-city-attack"
    VERBS: ClassVar[tuple[str, ...]] = ("attack",)

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        moves = state.vocabulary.attack
        return [moves[city] for city in enemy_cities(state, seat, self.bound)]

    def refuse_answer(self, state: Endeavor, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Choice)
        return refuse_attack(state, seat, move.index, self.bound)

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Choice)
        state.bound = state.tables.city_region[move.index]
        attack(state, seat, move.index)


def attack(state: Endeavor, seat: int, city: int) -> None:
    """Pay one population, move one into the city, return the defender's (EN-11.1, EN-11.4)."""
    defender = state.cities[city]
    state.harbor[seat] -= 2
    state.supply[seat] += 1
    state.markers[state.tables.city_region[city] * state.seats + defender] -= 1
    state.supply[defender] += 1
    if state.journal is not None:
        args: dict[str, Arg] = {
            "seat": f"seat:{seat}",
            "city": state.tables.city_ids[city],
            "defender": f"seat:{defender}",
        }
        state.tell("en-log-attack", args, seat)
    hold(state, seat, city)
    claim_connections(state, seat, city)

"""7c Sources of spades: bought and free ones, and the question where they go (TM-7.16 ff.)."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.moves import (
    BUILD,
    DIG,
    DIG_MOVES,
    DROP_SPADE,
    DROP_SPADE_MOVE,
    EXCHANGE,
    MOST_SPADES,
    P_TO_W,
    TRANSFORM,
    W_TO_C,
    Act,
)
from pentapolis.games.terra_mystica.questions import NO_EXCHANGE, SPADE_RANK, Choice, owe
from pentapolis.games.terra_mystica.rules.adjacency import by_skip, reachable
from pentapolis.games.terra_mystica.rules.dwellings import skip_cost
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.power import (
    add_exchanges,
    exchange,
    lacking,
    refuse_exchange,
)
from pentapolis.games.terra_mystica.rules.transforming import (
    NO_BUYING,
    add_transforms,
    receive_spades,
    refuse_transform,
    results,
    transform,
)
from pentapolis.games.terra_mystica.state import FOR_FACTION, TerraMystica
from pentapolis.games.terra_mystica.tables import HOME, WHEEL, Cost


def spade_price(state: TerraMystica, seat: int) -> int:
    """Workers per spade by dig level; for Darklings, one priest per spade (TM-7.16)."""
    return 1 if POWERS[state.factions[seat]].priest_spades else 3 - state.digging[seat]


def affordable_spades(state: TerraMystica, seat: int) -> int:
    """How many spades the seat could buy."""
    if POWERS[state.factions[seat]].priest_spades:
        return state.priests[seat]
    return state.workers[seat] // spade_price(state, seat)


def buy_spades(state: TerraMystica, seat: int, spades: int) -> None:
    """Pay for spades; Darklings score for their priests (TM-7.16, TM-15.6)."""
    powers = POWERS[state.factions[seat]]
    if powers.priest_spades:
        state.priests = replaced(state.priests, seat, state.priests[seat] - spades)
        state.score(seat, FOR_FACTION, powers.bought_spade_points * spades)
    else:
        state.workers[seat] -= spades * spade_price(state, seat)
    state.bought += spades
    receive_spades(state, seat, spades)
    owe_spades(state, seat)


def give_spades(state: TerraMystica, seat: int, spades: int, hexes: int) -> None:
    """Give free spades for at most that many hexes (TM-7.18)."""
    state.free = spades
    state.most_hexes = hexes
    receive_spades(state, seat, spades)
    owe_spades(state, seat)


def owe_spades(state: TerraMystica, seat: int) -> None:
    """Ask how the spades in hand are used."""
    owe(state, STRONGHOLD_SPADES[seat] if state.most_hexes == NO_BUYING else SPADE_TARGET[seat])


def takes(faction: int, terrain: int, spades: int) -> bool:
    """Whether a hex of that terrain can take exactly that many spades (TM-7.10, TM-7.11)."""
    home = HOME[faction]
    exact = POWERS[faction].exact_spades
    if exact:
        return terrain != home and spades == exact
    away = (home - terrain) % WHEEL
    return spades < WHEEL if away == 0 else spades <= max(away, WHEEL - away)


def has_target(state: TerraMystica, seat: int, spades: int, workers: int, priests: int) -> bool:
    """Whether that many spades have a target after paying those workers and priests."""
    faction = state.factions[seat]
    if state.spaded:
        return bool(results(state, seat, state.spaded[0], spades))
    for h in reachable(state, seat):
        if takes(faction, state.terrain[h], spades):
            return True
    cost = skip_cost(state, seat)
    if (
        state.workers[seat] - workers >= cost.workers
        and state.priests[seat] - priests >= cost.priests
    ):
        for h in by_skip(state, seat):
            if takes(faction, state.terrain[h], spades):
                return True
    return False


def has_use(state: TerraMystica, seat: int, free: int, buying: bool) -> bool:
    """Whether free spades can change a hex, with bought ones added if `buying` (TM-7.19)."""
    for spades in range(1, free + 1):
        if has_target(state, seat, spades, 0, 0):
            return True
    if buying:
        priest = POWERS[state.factions[seat]].priest_spades
        price = spade_price(state, seat)
        for more in range(1, affordable_spades(state, seat) + 1):
            workers, priests = (0, more) if priest else (more * price, 0)
            if has_target(state, seat, free + more, workers, priests):
                return True
    return False


def may_buy(state: TerraMystica) -> bool:
    """Whether spades may be bought in addition: only for one hex, not yet home (TM-7.19)."""
    if state.most_hexes >= NO_BUYING or len(state.spaded) > 1:
        return False
    return not state.homes


def spade_cost(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """What that many spades cost, and what the seat has of it."""
    amount = move.a * spade_price(state, seat)
    kind = "P" if POWERS[state.factions[seat]].priest_spades else "W"
    words: dict[str, Arg] = {"spades": move.a}
    return {**words, **lacking(state, seat, Cost({kind: amount}))}


def spades_in_hand(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """How many spades there would be."""
    return {"spades": move.a + state.free + state.bought}


NO_BUYING_NOW: Final = Refusal("tm-no-buying", "TM-7.19")
SPADES_TOO_DEAR: Final = Refusal("tm-no-funds-for-spades", "TM-7.16", spade_cost)
PRIESTS_TOO_DEAR: Final = Refusal("tm-no-funds-for-spades", "TM-15.6", spade_cost)
EXACT_SPADES: Final = Refusal("tm-no-giant-spades", "TM-7.10", spades_in_hand)
NO_TARGET: Final = Refusal("tm-no-spade-target", "TM-7.17", spades_in_hand)


def refuse_dig(state: TerraMystica, seat: int, spades: int) -> Refusal | None:
    """Require spades that can be paid and all be used (TM-7.16, TM-7.17)."""
    if not may_buy(state):
        return NO_BUYING_NOW
    powers = POWERS[state.factions[seat]]
    if spades > affordable_spades(state, seat):
        return PRIESTS_TOO_DEAR if powers.priest_spades else SPADES_TOO_DEAR
    total = spades + state.free + state.bought
    if powers.exact_spades and total != powers.exact_spades:
        return EXACT_SPADES
    paid = spades * spade_price(state, seat)
    if total <= MOST_SPADES and (
        has_target(state, seat, total, 0, paid)
        if powers.priest_spades
        else has_target(state, seat, total, paid, 0)
    ):
        return None
    return NO_TARGET


def add_digs(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """All numbers of spades that can be bought and used."""
    most = affordable_spades(state, seat)
    most = min(most, MOST_SPADES - state.free - state.bought)
    for spades in range(1, most + 1):
        if refuse_dig(state, seat, spades) is None:
            moves.append(DIG_MOVES[spades])


def workers_to_keep(state: TerraMystica, seat: int) -> int:
    """Workers to keep for a tunnel, if bought spades have no other target (TM-7.17)."""
    if state.bought and not has_target(state, seat, state.free + state.bought, 999, 0):
        return skip_cost(state, seat).workers
    return 0


def priests_to_keep(state: TerraMystica, seat: int) -> int:
    """Priests to keep for a carpet flight, if bought spades have no other target (TM-7.17)."""
    if state.bought and not has_target(state, seat, state.free + state.bought, 0, 999):
        return skip_cost(state, seat).priests
    return 0


# --- the question ------------------------------------------------------------------------------


class SpadeTarget(Choice):
    """Which hex the spades in hand change, and into what (TM-7.8)."""

    __slots__ = ()

    KIND: ClassVar[str] = "spade_target"
    RULE: ClassVar[str] = "TM-7.8"
    PROMPT: ClassVar[str] = "tm-ask-spades"
    RANK: ClassVar[int] = SPADE_RANK
    CODES: ClassVar[tuple[int, ...]] = (TRANSFORM, DIG, DROP_SPADE, EXCHANGE)

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        """Transforms, and free exchanges between the parts of an action (TM-5.6)."""
        moves: list[Move] = []
        self.add_moves(state, seat, moves)
        workers = workers_to_keep(state, seat)
        priests = priests_to_keep(state, seat)
        add_exchanges(state, seat, moves, workers, priests)
        return moves

    def add_moves(self, state: TerraMystica, seat: int, moves: list[Move]) -> None:
        add_transforms(state, seat, moves)
        add_digs(state, seat, moves)
        if not state.bought:
            moves.append(DROP_SPADE_MOVE)

    def refuse_act(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        if move.code == BUILD:
            return SPADES_FIRST
        if move.code == EXCHANGE:
            return refuse_exchange(state, seat, move.a) or refuse_keeping(state, seat, move.a)
        return super().refuse_act(state, seat, move)

    def refuse_choice(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        if move.code == TRANSFORM:
            return refuse_transform(state, seat, move.a, move.b)
        if move.code == DIG:
            return refuse_dig(state, seat, move.a)
        if move.code == DROP_SPADE:
            return BOUGHT_SPADES if state.bought else None
        return NO_EXCHANGE  # another choice is open

    def choose(self, state: TerraMystica, seat: int, move: Act) -> None:
        if move.code == DIG:
            buy_spades(state, seat, move.a)
            return
        if move.code == TRANSFORM:
            transform(state, seat, move.a, move.b)
        elif move.code == DROP_SPADE:
            drop_spade(state, seat)
        else:
            exchange(state, seat, move.a)
        if state.free or state.bought:
            owe(state, self)


class StrongholdSpades(SpadeTarget):
    """The spades of the Halflings' stronghold (TM-15.9)."""

    __slots__ = ()

    KIND: ClassVar[str] = "stronghold_spades"
    RULE: ClassVar[str] = "TM-15.9"


def spades_named(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The hex that was named, and the spades to be used before it."""
    return {"hex": move.args[0], "spades": state.free + state.bought}


def spades_to_use(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The spades in hand."""
    return {"spades": state.free + state.bought}


def way_to_keep(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The spades in hand, the cost of their tunnel or flight, and what the seat has of it."""
    return {"spades": state.bought, **lacking(state, seat, skip_cost(state, seat))}


BOUGHT_SPADES: Final = Refusal("tm-no-spade-given-up", "TM-Q8", spades_to_use)
SPADES_FIRST: Final = Refusal("tm-no-dwelling-before-spades", "TM-7.5", spades_named)
SPADES_NEED_WAY: Final = Refusal("tm-no-exchange-of-the-way", "TM-5.6", way_to_keep)


def refuse_keeping(state: TerraMystica, seat: int, rate: int) -> Refusal | None:
    """Refuse exchanges after which the bought spades could not be used (TM-7.17)."""
    if rate == W_TO_C and state.workers[seat] <= workers_to_keep(state, seat):
        return SPADES_NEED_WAY
    if rate == P_TO_W and state.priests[seat] <= priests_to_keep(state, seat):
        return SPADES_NEED_WAY
    return None


def drop_spade(state: TerraMystica, seat: int) -> None:
    """Give up a free spade; if all are unused, a plain dwelling stays possible (TM-Q8)."""
    state.free -= 1
    if state.free == 0 and not state.spaded and state.most_hexes != NO_BUYING:
        home = HOME[state.factions[seat]]
        plain = [h for h in reachable(state, seat) if state.terrain[h] == home]
        plain += [h for h in by_skip(state, seat) if state.terrain[h] == home]
        state.homes = tuple(plain)


SPADE_TARGET: Final = [SpadeTarget(seat) for seat in range(5)]
STRONGHOLD_SPADES: Final = [StrongholdSpades(seat) for seat in range(5)]

"""8 Upgrades: action 4, and what strongholds give at once (TM-8.6 to TM-8.14)."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.effects import (
    PER_D,
    PER_GREAT,
    PER_TE,
    PER_TP,
    SA,
    SH,
    STRUCTURES,
    TE,
    TP,
    D,
)
from pentapolis.games.terra_mystica.moves import ORDAIN, ORDAIN_MOVES, UPGRADE, UPGRADE_MOVES, Act
from pentapolis.games.terra_mystica.questions import ORDAIN_RANK, POST_RANK, Choice, owe
from pentapolis.games.terra_mystica.rules.adjacency import (
    forget_connects,
    forget_reach,
    has_neighbour,
)
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.leech import make_offers
from pentapolis.games.terra_mystica.rules.power import can_pay, lacking, pay, receive
from pentapolis.games.terra_mystica.rules.spades import give_spades
from pentapolis.games.terra_mystica.rules.tiles import owe_favors
from pentapolis.games.terra_mystica.rules.towns import check_town
from pentapolis.games.terra_mystica.rules.tracks import step_shipping
from pentapolis.games.terra_mystica.state import FOR_FACTION, FOR_FAVOR, FOR_SCORING, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    FACTIONS,
    FAVORS,
    PIECES,
    SCORING_POINTS,
    Cost,
    points_per,
)

FAV10: Final = 1 << 9
FAVOR_POST_POINTS: Final = points_per(FAVORS[9], PER_TP)
PER_OF: Final = [PER_D, PER_TP, PER_TE, PER_GREAT, PER_GREAT]
UPGRADES: Final[list[list[int]]] = [[TP], [TE, SH], [SA], [], []]
"""What a structure may become (TM-8.6)."""


def upgrade_cost(state: TerraMystica, seat: int, h: int, kind: int) -> Cost:
    """What an upgrade costs; a trading post is cheaper next to an opponent (TM-8.7 to TM-8.9)."""
    faction = FACTIONS[state.factions[seat]]
    if kind == TP and not has_neighbour(state, seat, h):
        return faction.far_post
    return faction.costs[kind]


# --- what is refused -------------------------------------------------------------------------


def upgrade_named(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The hex, its structure, and the wanted structure."""
    kind = state.kind[move.a]
    return {
        "hex": move.args[0],
        "old": f"structure:{STRUCTURES[kind]}" if kind >= 0 else "",
        "new": move.args[1],
        "structure": move.args[1],
        "most": PIECES[move.b],
    }


def upgrade_price(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """What the upgrade costs, and what the seat has of it."""
    return lacking(state, seat, upgrade_cost(state, seat, move.a, move.b))


NOT_YOURS: Final = Refusal("tm-no-structure-of-yours", "TM-8.6", upgrade_named)
NO_SUCH_UPGRADE: Final = Refusal("tm-no-such-upgrade", "TM-8.6", upgrade_named)
NO_PIECE_LEFT: Final = Refusal("tm-no-piece", "TM-1.12", upgrade_named)
UPGRADE_TOO_DEAR: Final = [
    Refusal("tm-no-funds", rule, upgrade_price)
    for rule in ("TM-7.2", "TM-8.7", "TM-8.8", "TM-8.9", "TM-8.9")
]


def refuse_upgrade(state: TerraMystica, seat: int, h: int, kind: int) -> Refusal | None:
    """Require an own structure that may become `kind`, a piece and the price (TM-8.6 ff.)."""
    if state.owner[h] != seat:
        return NOT_YOURS
    if kind not in UPGRADES[state.kind[h]]:
        return NO_SUCH_UPGRADE
    if not state.has_piece(seat, kind):
        return NO_PIECE_LEFT
    if not can_pay(state, seat, upgrade_cost(state, seat, h, kind)):
        return UPGRADE_TOO_DEAR[kind]
    return None


def add_upgrades(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """Add upgrades for which there is a piece and the price (TM-8.6)."""
    faction = FACTIONS[state.factions[seat]]
    payable = 0  # kinds of structure as bits
    for kind in range(TP, len(PIECES)):
        if state.built[seat * 5 + kind] < PIECES[kind] and can_pay(
            state, seat, faction.costs[kind]
        ):
            payable |= 1 << kind
    if not payable:
        return
    far = can_pay(state, seat, faction.far_post)
    for h in state.sites[seat]:
        for kind in UPGRADES[state.kind[h]]:
            if payable >> kind & 1 and (kind != TP or far or has_neighbour(state, seat, h)):
                moves.append(UPGRADE_MOVES[h][kind])


# --- doing it --------------------------------------------------------------------------------


def pay_upgrade(state: TerraMystica, seat: int, h: int, kind: int) -> None:
    """Pay for an upgrade and carry it out."""
    pay(state, seat, upgrade_cost(state, seat, h, kind))
    upgrade(state, seat, h, kind)


def upgrade(state: TerraMystica, seat: int, h: int, kind: int) -> None:
    """Replace the structure and give its benefits (TM-8.6, TM-8.10 to TM-8.14)."""
    old = seat * 5 + state.kind[h]
    state.built = replaced(state.built, old, state.built[old] - 1)
    state.built[seat * 5 + kind] += 1
    state.kind = replaced(state.kind, h, kind)
    points = SCORING_POINTS[state.tile()][PER_OF[kind]]
    if points:
        state.score(seat, FOR_SCORING, points)
    if kind == TP:
        if state.favors[seat] & FAV10:
            state.score(seat, FOR_FAVOR, FAVOR_POST_POINTS)
    elif kind == SH:
        raise_stronghold(state, seat)
    else:
        owe_favors(state, seat, POWERS[state.factions[seat]].temple_favors)
    forget_connects(state, seat)
    check_town(state, seat, h)
    make_offers(state, seat, h)


def raise_stronghold(state: TerraMystica, seat: int) -> None:
    """Give the one-time benefit of a new stronghold (TM-8.12)."""
    powers = POWERS[state.factions[seat]]
    if powers.stronghold_gain.points:
        state.score(seat, FOR_FACTION, powers.stronghold_gain.points)
    receive(state, seat, powers.stronghold_gain)
    if powers.stronghold_favors:
        owe_favors(state, seat, powers.stronghold_favors)
    if powers.stronghold_ordains:
        owe(state, ORDAIN_PRIESTS[seat])
    if powers.stronghold_spades:
        give_spades(state, seat, powers.stronghold_spades, powers.stronghold_spades)
    if powers.stronghold_shipping:
        step_shipping(state, seat)
    if powers.skipping is not None:
        forget_reach(state, seat)


# --- the Darklings' priests ------------------------------------------------------------------


class OrdainPriests(Choice):
    """How many workers become priests when the Darklings build their stronghold (TM-15.7)."""

    __slots__ = ()

    KIND: ClassVar[str] = "ordain"
    RULE: ClassVar[str] = "TM-15.7"
    PROMPT: ClassVar[str] = "tm-ask-ordain"
    RANK: ClassVar[int] = ORDAIN_RANK
    CODES: ClassVar[tuple[int, ...]] = (ORDAIN,)

    def add_moves(self, state: TerraMystica, seat: int, moves: list[Move]) -> None:
        for workers in range(most_ordained(state, seat) + 1):
            moves.append(ORDAIN_MOVES[workers])

    def refuse_choice(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        return None if move.a <= most_ordained(state, seat) else TOO_MANY_ORDAINED

    def choose(self, state: TerraMystica, seat: int, move: Act) -> None:
        state.workers[seat] -= move.a
        state.priests = replaced(state.priests, seat, state.priests[seat] + move.a)


def most_ordained(state: TerraMystica, seat: int) -> int:
    """How many workers may become priests (TM-15.7)."""
    most = POWERS[state.factions[seat]].stronghold_ordains
    return min(most, state.workers[seat], state.supply(seat))


def ordainable(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """How many workers were named, and what sets the limit."""
    return {"n": move.a, "workers": state.workers[seat], "priests": state.supply(seat)}


TOO_MANY_ORDAINED: Final = Refusal("tm-no-so-many-priests", "TM-15.7", ordainable)


# --- the Swarmlings' trading post --------------------------------------------------------------


class FreePost(Choice):
    """Which dwelling becomes a trading post at no cost (TM-15.42)."""

    __slots__ = ()

    KIND: ClassVar[str] = "free_trading_post"
    RULE: ClassVar[str] = "TM-15.42"
    PROMPT: ClassVar[str] = "tm-ask-post"
    RANK: ClassVar[int] = POST_RANK
    CODES: ClassVar[tuple[int, ...]] = (UPGRADE,)

    def add_moves(self, state: TerraMystica, seat: int, moves: list[Move]) -> None:
        for h in state.sites[seat]:
            if refuse_post(state, seat, h, TP) is None:
                moves.append(UPGRADE_MOVES[h][TP])

    def refuse_choice(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        return refuse_post(state, seat, move.a, move.b)

    def choose(self, state: TerraMystica, seat: int, move: Act) -> None:
        upgrade(state, seat, move.a, TP)


POST_NOT_YOURS: Final = Refusal("tm-no-structure-of-yours", "TM-15.42", upgrade_named)
ONLY_A_POST: Final = Refusal("tm-no-other-upgrade", "TM-15.42", upgrade_named)


def refuse_post(state: TerraMystica, seat: int, h: int, kind: int) -> Refusal | None:
    """Require an own dwelling and a trading post piece (TM-15.42)."""
    if state.owner[h] != seat:
        return POST_NOT_YOURS
    if state.kind[h] != D or kind != TP:
        return ONLY_A_POST
    return None if state.has_piece(seat, TP) else NO_PIECE_LEFT


def has_post_site(state: TerraMystica, seat: int) -> bool:
    """Whether an own dwelling may become a trading post (TM-15.42)."""
    for h in state.sites[seat]:
        if refuse_post(state, seat, h, TP) is None:
            return True
    return False


ORDAIN_PRIESTS: Final = [OrdainPriests(seat) for seat in range(5)]
FREE_POST: Final = [FreePost(seat) for seat in range(5)]

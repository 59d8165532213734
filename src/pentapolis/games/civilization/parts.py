"""Parts of a position: a battle, an offer on the table, promises, what bars ways on the map."""

from __future__ import annotations

from typing import Final

from pentapolis.core.compiled import i64
from pentapolis.games.civilization.tables.board import SQUARES
from pentapolis.games.civilization.tables.cards import (
    EVENTS,
    MOST_EVENTS,
    TOKEN_FACES,
    VILLAGE,
    WATER,
)

HIDDEN_BAR: Final = 1
WATER_BAR: Final = 2
TOKEN_BAR: Final = 4
CITY_BAR: Final = 8


class Bars:
    """What bars ways: hidden squares, water, huts and villages, city centres.

    The lists that it is made from are replaced when they change, so it is out of date as soon as
    the position has another one. Positions with the same map share it, and with it what rules of
    thumb have noted about the map.
    """

    __slots__ = ("squares", "ground", "lying", "centre", "at", "notes")

    def __init__(
        self,
        squares: list[int],
        ground: list[int],
        lying: list[int],
        centre: list[int],
        notes: object,
    ) -> None:
        self.squares = squares
        self.ground = ground
        self.lying = lying
        self.centre = centre
        self.notes = notes  # those of the map before, until somebody asks for new ones
        found = [0] * SQUARES
        for square in squares:
            i: i64 = square
            value: i64 = ground[i]
            if value < 0:
                found[i] = HIDDEN_BAR
            else:
                token: i64 = lying[i]
                if token >= 0:
                    found[i] = TOKEN_BAR | WATER_BAR if value & 7 == WATER else TOKEN_BAR
                elif value & 7 == WATER:
                    found[i] = WATER_BAR
        for sq in centre:
            if sq >= 0:
                found[sq] |= CITY_BAR
        self.at = bytes(found)  # by square, as bits

    def are_of(self, ground: list[int], lying: list[int], centre: list[int]) -> bool:
        """Whether a map looks the same; faces of huts and villages do not matter."""
        if self.ground is not ground or (self.centre is not centre and self.centre != centre):
            return False
        if self.lying is not lying:
            for square in self.squares:
                i: i64 = square
                one: i64 = self.lying[i]
                other: i64 = lying[i]
                if one != other and (one < 0 or other < 0 or (one ^ other) & VILLAGE):
                    return False
        self.lying = lying
        self.centre = centre
        return True

    def interned_by(self) -> tuple[str, str, int]:
        """For snapshots: it is left out, and made again when somebody needs it."""
        return "pentapolis.games.civilization.parts", "no_bars", 0


NO_BARS: Final = Bars([], [], [], [], None)


def no_bars(key: int) -> Bars:
    """Those of no map."""
    return NO_BARS


class Front:
    """A front of a battle: the opposing units and their wounds, by side (CV-9.12)."""

    __slots__ = ("units", "wounds")

    def __init__(self, units: list[int], wounds: list[int]) -> None:
        self.units = units  # -1 for none
        self.wounds = wounds

    def copy(self) -> Front:
        """An independent front."""
        return Front(self.units[:], self.wounds[:])

    def is_open_to(self, side: int) -> bool:
        """Whether a side may play a unit here against an unopposed enemy."""
        return self.units[side] < 0 <= self.units[1 - side]


class Battle:
    """A battle in progress; side 0 attacks, side 1 defends."""

    __slots__ = (
        "attacker", "defender", "barbarians", "square", "city", "hands", "fronts", "bonus",
        "killed", "healed", "damage", "figures", "seen",
    )  # fmt: skip

    def __init__(self, attacker: int, defender: int, square: int, figures: int) -> None:
        self.attacker = attacker
        self.defender = defender  # a seat; the barbarians' player in a village
        self.barbarians = False
        self.square = square
        self.city = -1  # the defending city
        self.hands: list[tuple[int, ...]] = [(), ()]
        self.fronts: list[Front] = []
        self.bonus: list[int] = [0, 0]
        self.killed: list[tuple[int, ...]] = [(), ()]
        self.healed: list[int] = [0, 0]  # bits of the techs whose healing is used
        self.damage = 0  # extra wounds of the attack being made (Metalworking)
        self.figures = figures  # the attacking figures
        self.seen: list[int] = [0, 0]  # by side: other seats that see the hand, as bits

    def copy(self) -> Battle:
        """An independent battle."""
        other = Battle(self.attacker, self.defender, self.square, self.figures)
        other.barbarians = self.barbarians
        other.city = self.city
        other.hands = self.hands[:]
        other.fronts = [front.copy() for front in self.fronts]
        other.bonus = self.bonus[:]
        other.killed = self.killed[:]
        other.healed = self.healed[:]
        other.damage = self.damage
        other.seen = self.seen[:]
        return other

    def seat(self, side: int) -> int:
        """The seat that plays a side."""
        return self.defender if side else self.attacker

    def units(self, side: int) -> list[int]:
        """The units of a side in play."""
        return [front.units[side] for front in self.fronts if front.units[side] >= 0]

    def owner(self, side: int) -> int:
        """The seat whose ranks and wonders count for a side; -1 for barbarians."""
        if side == 0:
            return self.attacker
        return -1 if self.barbarians else self.defender


class Promise:
    """A public promise; it is not enforced (CV-5.21)."""

    __slots__ = ("giver", "taker", "kind", "about", "until")

    def __init__(self, giver: int, taker: int, kind: int, about: int, until: int) -> None:
        self.giver = giver
        self.taker = taker
        self.kind = kind  # as in `PROMISES`
        self.about = about  # a seat, or the amount of trade of a later gift
        self.until = until  # its last turn


NO_RESOURCES: Final[tuple[int, ...]] = (0, 0, 0, 0)
NO_TOKENS: Final[tuple[int, ...]] = (0, 0)
NO_EVENTS: Final[tuple[int, ...]] = (0, 0, 0)


class Offer:
    """An offer on the table (CV-5.13); hidden items given are here, no longer in the hand."""

    __slots__ = (
        "proposer", "partner", "depth", "trade", "culture", "resources", "tokens", "events",
        "shown_tokens", "shown_events", "get_trade", "get_culture", "get_resources", "get_tokens",
        "get_events", "promises", "proposed",
    )  # fmt: skip

    def __init__(self, proposer: int, partner: int, depth: int) -> None:
        self.proposer = proposer
        self.partner = partner
        self.depth = depth  # how many offers it counters
        self.trade = -1  # -1: not yet named
        self.culture = -1
        self.resources: tuple[int, ...] = NO_RESOURCES
        self.tokens: tuple[int, ...] = ()
        self.events: tuple[int, ...] = ()
        self.shown_tokens: tuple[int, ...] = ()
        self.shown_events: tuple[int, ...] = ()
        self.get_trade = -1
        self.get_culture = -1
        self.get_resources: tuple[int, ...] = NO_RESOURCES
        self.get_tokens: tuple[int, ...] = NO_TOKENS  # huts, villages
        self.get_events: tuple[int, ...] = NO_EVENTS
        self.promises: tuple[Promise, ...] = ()
        self.proposed = False  # whether the partner has seen it

    def copy(self) -> Offer:
        """A copy to change: copies of a position share offers."""
        other = Offer(self.proposer, self.partner, self.depth)
        other.trade = self.trade
        other.culture = self.culture
        other.resources = self.resources
        other.tokens = self.tokens
        other.events = self.events
        other.shown_tokens = self.shown_tokens
        other.shown_events = self.shown_events
        other.get_trade = self.get_trade
        other.get_culture = self.get_culture
        other.get_resources = self.get_resources
        other.get_tokens = self.get_tokens
        other.get_events = self.get_events
        other.promises = self.promises
        other.proposed = self.proposed
        return other

    def is_empty(self) -> bool:
        """Whether it has neither item nor promise (CV-5.14)."""
        return (
            self.trade <= 0
            and self.culture <= 0
            and self.get_trade <= 0
            and self.get_culture <= 0
            and not self.tokens
            and not self.events
            and not self.promises
            and self.resources == NO_RESOURCES
            and self.get_resources == NO_RESOURCES
            and self.get_tokens == NO_TOKENS
            and self.get_events == NO_EVENTS
        )

    def is_like(self, signature: tuple[int, ...]) -> bool:
        """Whether parties, trade and culture are those of a signature; the rest takes longer."""
        return (
            signature[0] == self.proposer
            and signature[1] == self.partner
            and signature[2] == max(self.trade, 0)
            and signature[3] == max(self.culture, 0)
        )

    def signature(self) -> tuple[int, ...]:
        """What both parties can compare: hidden items by back, shown ones by face (CV-5.18)."""
        backs = [sum(t % TOKEN_FACES >= VILLAGE for t in self.tokens)]
        backs.append(len(self.tokens) - backs[0])
        decks = [sum(EVENTS[e % MOST_EVENTS].deck == d for e in self.events) for d in range(3)]
        shown = sorted(t % TOKEN_FACES for t in self.shown_tokens)
        shown += sorted(100 + e % MOST_EVENTS for e in self.shown_events)
        promised = sorted(p.kind | p.about << 12 | p.until << 24 for p in self.promises)
        return (
            self.proposer, self.partner, max(self.trade, 0), max(self.culture, 0),
            *self.resources, *backs, *decks, max(self.get_trade, 0), max(self.get_culture, 0),
            *self.get_resources, *self.get_tokens, *self.get_events, *shown, *promised,
        )  # fmt: skip

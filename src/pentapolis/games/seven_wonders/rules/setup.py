"""Chapter 1, set-up (SW-1.1 to SW-1.17): decks, guilds, boards and sides."""

from __future__ import annotations

from typing import Any, Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.seven_wonders.moves import BOARD_MOVES, SIDE_MOVES, side_of, wonder_of
from pentapolis.games.seven_wonders.questions import AllSeats, OneSeat, misplaced
from pentapolis.games.seven_wonders.rules.turns import PlayAge
from pentapolis.games.seven_wonders.state import SevenWonders
from pentapolis.games.seven_wonders.tables.cards import (
    DAY,
    GUILDS,
    NIGHT,
    SIDES,
    WONDER_INDEX,
    WONDERS,
    deck,
    production,
)
from pentapolis.games.seven_wonders.tables.goods import production_of, stall_of

START_COINS: Final = 3
START_PRODUCTION: Final = [production_of((1 << wonder.resource,)) for wonder in WONDERS]
"""By wonder: the resource on its board."""
START_STALL: Final = [stall_of(symbols) for symbols in START_PRODUCTION]


def named_wonder(state: SevenWonders, seat: int, move: Move) -> dict[str, Arg]:
    """The wonder that the move names."""
    return {"wonder": move.args[0]}


BOARD_TAKEN: Final = Refusal("sw-no-board-left", "SW-1.10", named_wonder)


class SetUp(Step[SevenWonders]):
    """Everything before the first hand, in the order of SW-1.6 to SW-1.17."""

    __slots__ = ("sides", "boards")

    def __init__(self, sides: str, boards: Any) -> None:
        self.sides = sides
        self.boards = boards

    def run(self, state: SevenWonders) -> None:
        prepare_decks(state)
        state.push(PlayAge(1))
        state.push(LaySides(self.sides))
        if self.boards == "pick":
            state.push(PickBoard(0))
        elif self.boards == "random":
            order = list(range(len(WONDERS)))
            state.chance.shuffle(order)
            state.wonders = order[: state.seats]
        else:
            state.wonders = [WONDER_INDEX[name] for name in self.boards]


def prepare_decks(state: SevenWonders) -> None:
    """Pick the cards for this many players and n + 2 guilds, and shuffle (SW-1.6 to SW-1.9)."""
    guilds = list(GUILDS)
    state.chance.shuffle(guilds)
    chosen = state.seats + 2
    state.box = tuple(guilds[chosen:])
    decks: list[tuple[int, ...]] = []
    for age in (1, 2, 3):
        cards = deck(age, state.seats)
        if age == 3:
            cards.extend(guilds[:chosen])
        state.chance.shuffle(cards)
        decks.append(tuple(cards))
    state.decks = tuple(decks)


class PickBoard(OneSeat):
    """Which board the seat takes; seats choose one after another (SW-1.13, SW-Q21)."""

    __slots__ = ()

    KIND = "choose_board"
    RULE = "SW-1.13"
    PROMPT = "sw-pick-board"

    def candidates(self, state: SevenWonders, seat: int) -> list[Move]:
        return BOARD_MOVES

    def refuse(self, state: SevenWonders, seat: int, move: Move) -> Refusal | None:
        if move.verb != "board":
            return misplaced(move)
        return BOARD_TAKEN if wonder_of(move) in state.wonders else None

    def answer(self, state: SevenWonders, seat: int, move: Move) -> None:
        wonders = state.wonders[:]
        wonders[seat] = wonder_of(move)
        state.wonders = wonders
        if state.journal is not None:
            state.tell("sw-log-board", {"seat": f"seat:{seat}", "wonder": move.args[0]}, seat)
        if seat + 1 < state.seats:
            state.push(PickBoard(seat + 1))


class LaySides(AllSeats):
    """Which side of its board each seat uses (SW-1.11, SW-1.12, SW-Q1)."""

    __slots__ = ("sides",)

    KIND = "choose_side"
    RULE = "SW-1.11"
    PROMPT = "sw-choose-side"

    def __init__(self, sides: str) -> None:
        self.sides = sides

    def run(self, state: SevenWonders) -> None:
        if self.sides == "choose":
            super().run(state)
            return
        sides = [DAY] * state.seats
        for seat in range(state.seats):
            if self.sides == "night":
                sides[seat] = NIGHT
            elif self.sides == "random":
                sides[seat] = state.chance.below(2)
        lay_boards(state, sides)

    def candidates(self, state: SevenWonders, seat: int) -> list[Move]:
        return SIDE_MOVES

    def refuse(self, state: SevenWonders, seat: int, move: Move) -> Refusal | None:
        return None if move.verb == "side" else misplaced(move)

    def answered(self, state: SevenWonders, decided: list[Move | None]) -> None:
        sides: list[int] = []
        for move in decided:
            assert move is not None
            sides.append(side_of(move))
        lay_boards(state, sides)


def lay_boards(state: SevenWonders, sides: list[int]) -> None:
    """Lay the boards; each city starts with its resource and 3 coins (SW-1.14)."""
    state.boards = [2 * state.wonders[seat] + sides[seat] for seat in range(state.seats)]
    for seat in range(state.seats):
        wonder = state.wonders[seat]
        state.own[seat] = START_PRODUCTION[wonder]
        state.sale[seat] = START_PRODUCTION[wonder]
        state.productions[seat] = production(START_PRODUCTION[wonder])
        state.stalls[seat] = START_STALL[wonder]
        state.coins[seat] = START_COINS
        if state.journal is not None:
            state.tell(
                "sw-log-side",
                {
                    "seat": f"seat:{seat}",
                    "wonder": f"wonder:{WONDERS[state.wonders[seat]].id}",
                    "side": SIDES[sides[seat]],
                },
                seat,
            )


def refuse_boards(value: Any, seats: int) -> Message | None:
    """Check the option `boards` as a list: a different wonder for each seat (SW-1.10, SW-Q21)."""
    if not isinstance(value, (list, tuple)) or len(value) != seats:
        return Message("sw-boards-per-seat", {"seats": seats}, "SW-1.10")
    unknown = [name for name in value if not isinstance(name, str) or name not in WONDER_INDEX]
    if unknown:
        known = ", ".join(WONDER_INDEX)
        return Message("sw-unknown-wonder", {"wonder": str(unknown[0]), "known": known})
    if len(set(value)) < seats:
        return Message("sw-board-twice", {}, "SW-1.10")
    return None

"""Section 1: decks, guilds, boards and sides."""

from __future__ import annotations

from typing import Any, Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.seven_wonders import commerce
from pentapolis.games.seven_wonders.construction import misplaced
from pentapolis.games.seven_wonders.state import SevenWonders
from pentapolis.games.seven_wonders.tables import (
    DAY,
    GUILDS,
    NIGHT,
    SIDES,
    WONDER_INDEX,
    WONDERS,
    deck,
    production,
)
from pentapolis.games.seven_wonders.turns import PlayAge

START_COINS: Final = 3


class SetUp(Step[SevenWonders]):
    """Everything up to the first hand, in the order of SW-1.6 to SW-1.17."""

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


class PickBoard(Step[SevenWonders]):
    """Seats pick a board one after another (SW-1.13, SW-Q21)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SevenWonders) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("sw-pick-board")

    def kind(self) -> str:
        return "choose_board"

    def source(self) -> str:
        return "SW-1.13"

    def moves(self, state: SevenWonders, seat: int) -> list[Move]:
        return [BOARD_MOVES[i] for i in range(len(WONDERS)) if i not in state.wonders]

    def answer(self, state: SevenWonders, seat: int, move: Move) -> None:
        wonders = state.wonders[:]
        wonders[seat] = BOARD_MOVES.index(move)
        state.wonders = wonders
        if state.journal is not None:
            state.tell("sw-log-board", {"seat": f"seat:{seat}", "wonder": move.args[0]}, seat)
        if seat + 1 < state.seats:
            state.push(PickBoard(seat + 1))

    def why_not(self, state: SevenWonders, seat: int, text: str) -> Message:
        words = text.split()
        if len(words) != 2 or words[0] != "board" or words[1] not in WONDER_INDEX:
            return misplaced(text, self.source())
        return Message("sw-board-taken", {"wonder": f"wonder:{words[1]}"}, "SW-1.10")


class LaySides(Step[SevenWonders]):
    """Each seat lays its board with either side up (SW-1.11, SW-1.12, SW-Q1)."""

    __slots__ = ("sides",)

    def __init__(self, sides: str) -> None:
        self.sides = sides

    def run(self, state: SevenWonders) -> None:
        if self.sides == "choose":
            for seat in range(state.seats):
                state.ask(self, seat)
            return
        sides = [DAY] * state.seats
        for seat in range(state.seats):
            if self.sides == "night":
                sides[seat] = NIGHT
            elif self.sides == "random":
                sides[seat] = state.chance.below(2)
        lay_boards(state, sides)

    def prompt(self, seat: int) -> Message:
        return Message("sw-choose-side")

    def kind(self) -> str:
        return "choose_side"

    def source(self) -> str:
        return "SW-1.11"

    def moves(self, state: SevenWonders, seat: int) -> list[Move]:
        return [*SIDE_MOVES]

    def answered(self, state: SevenWonders, decided: list[Move | None]) -> None:
        sides: list[int] = []
        for move in decided:
            assert move is not None
            sides.append(SIDE_MOVES.index(move))
        lay_boards(state, sides)

    def why_not(self, state: SevenWonders, seat: int, text: str) -> Message:
        return misplaced(text, self.source())


def lay_boards(state: SevenWonders, sides: list[int]) -> None:
    """Boards lie on the table; the city starts with its resource and 3 coins (SW-1.14)."""
    state.boards = [2 * state.wonders[seat] + sides[seat] for seat in range(state.seats)]
    for seat in range(state.seats):
        resource = WONDERS[state.wonders[seat]].resource
        state.own[seat] = commerce.production_of((1 << resource,))
        state.sale[seat] = state.own[seat]
        state.works[seat] = production(state.own[seat])
        state.stalls[seat] = commerce.stall_of(state.own[seat])
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


BOARD_MOVES: Final = [Move("board", (f"wonder:{wonder.id}",)) for wonder in WONDERS]
SIDE_MOVES: Final = [Move("side", (side,)) for side in SIDES]

"""Sections 1 and 2: the set-up and the nights, in the order of the rules."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from tests.template_game.state import Lanterns
from tests.template_game.tables import LANTERNS, SHIPS

HAND: Final = 3
SHOW: Final = {n: Move("show", (f"lantern:{n}",)) for n in LANTERNS}
SWAP: Final = {n: Move("swap", (f"lantern:{n}",)) for n in LANTERNS}
KEEP: Final = Move("keep")


class SetUp(Step[Lanterns]):
    """Three lanterns each, the rest in the bag, the ships in a row (LA-1.2, LA-1.3)."""

    __slots__ = ("ships",)

    def __init__(self, ships: str) -> None:
        self.ships = ships

    def run(self, state: Lanterns) -> None:
        numbers = [*LANTERNS]
        state.chance.shuffle(numbers)
        for seat in range(state.seats):
            state.hands[seat] = tuple(sorted(numbers[HAND * seat : HAND * seat + HAND]))
        state.bag = tuple(numbers[HAND * state.seats :])
        ships = [*SHIPS]
        if self.ships == "shuffled":
            state.chance.shuffle(ships)
        state.ships = tuple(ships)
        state.push(Night())


class Night(Step[Lanterns]):
    """Everybody shows a lantern at the same time; the highest takes the ship (LA-2.1, LA-2.2)."""

    __slots__ = ()

    def run(self, state: Lanterns) -> None:
        if not state.ships:
            state.finish()
            return
        for seat in range(state.seats):
            state.ask(self, seat)

    def prompt(self, seat: int) -> Message:
        return Message("la-show")

    def kind(self) -> str:
        return "show_lantern"

    def source(self) -> str:
        return "LA-2.1"

    def moves(self, state: Lanterns, seat: int) -> list[Move]:
        return [SHOW[number] for number in state.hands[seat]]

    def answered(self, state: Lanterns, decided: list[Move | None]) -> None:
        shown = [number_of(move) for move in decided if move is not None]
        for seat, number in enumerate(shown):
            remove(state, seat, number)
        winner, last = shown.index(max(shown)), shown.index(min(shown))
        state.won[winner] += state.ships[0]
        state.reveal()
        if state.journal is not None:
            lantern = f"lantern:{max(shown)}"
            state.tell("la-log-ship", {"seat": f"seat:{winner}", "lantern": lantern}, winner)
        state.ships = state.ships[1:]
        state.push(Night())
        if state.bag and state.hands[last]:
            state.push(Exchange(last))

    def why_not(self, state: Lanterns, seat: int, text: str) -> Message:
        return refusal("show", text, "LA-2.1")


class Exchange(Step[Lanterns]):
    """Who showed the lowest lantern may exchange one with the bag (LA-2.3)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Lanterns) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("la-exchange")

    def kind(self) -> str:
        return "exchange"

    def source(self) -> str:
        return "LA-2.3"

    def moves(self, state: Lanterns, seat: int) -> list[Move]:
        return [*[SWAP[number] for number in state.hands[seat]], KEEP]

    def answer(self, state: Lanterns, seat: int, move: Move) -> None:
        if move is KEEP:
            return
        remove(state, seat, number_of(move))
        drawn = state.bag[state.chance.below(len(state.bag))]
        state.bag = tuple([number for number in state.bag if number != drawn])
        state.hands[seat] = tuple(sorted([*state.hands[seat], drawn]))
        if state.journal is not None:
            state.tell("la-log-swap", {"seat": f"seat:{seat}", "lantern": move.args[0]}, seat)

    def why_not(self, state: Lanterns, seat: int, text: str) -> Message:
        return refusal("swap", text, "LA-2.3")


def number_of(move: Move) -> int:
    """The lantern that a move names."""
    return int(move.args[0].partition(":")[2])


def remove(state: Lanterns, seat: int, number: int) -> None:
    """A lantern leaves the hand and lies face up, out of the game (LA-2.2)."""
    state.hands[seat] = tuple([other for other in state.hands[seat] if other != number])
    state.out = (*state.out, number)


def refusal(verb: str, text: str, rule: str) -> Message:
    """Why a typed move is not possible where `verb` is asked for; what is no move is an error."""
    words = text.split()
    names_lantern = len(words) == 2 and f"lantern:{words[1]}" in COMPONENT_IDS
    if names_lantern and words[0] == verb:
        return Message("la-not-in-hand", {"lantern": f"lantern:{words[1]}"}, rule)
    if text == KEEP.text or (names_lantern and words[0] in ("show", "swap")):
        return Message("core-not-offered", {"move": text}, rule)  # a move of another moment
    raise UnknownMove(Message("la-unknown-move", {"move": text}))


COMPONENT_IDS: Final = {f"lantern:{number}" for number in LANTERNS}

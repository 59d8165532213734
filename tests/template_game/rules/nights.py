"""Chapter 2, nights (LA-2.1 to LA-2.3): everybody shows a lantern, the lowest may exchange."""

from __future__ import annotations

from typing import Final

from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from tests.template_game.moves import KEEP, SHOW, SWAP, LanternMove
from tests.template_game.questions import AllSeats, OneSeat, named_lantern
from tests.template_game.state import Lanterns

NOT_IN_HAND: Final = Refusal("la-no-lantern-in-hand", "LA-2.1", named_lantern)
NOT_TO_EXCHANGE: Final = Refusal("la-no-lantern-in-hand", "LA-2.3", named_lantern)
NO_EXCHANGE_YET: Final = Refusal("la-no-exchange-yet", "LA-2.3")
NIGHT_IS_OVER: Final = Refusal("la-no-showing-after-the-night", "LA-2.3")


class Night(AllSeats):
    """Everybody shows a lantern at the same time; the highest takes the ship (LA-2.1, LA-2.2)."""

    __slots__ = ()

    KIND = "show_lantern"
    RULE = "LA-2.1"
    PROMPT = "la-show"

    def run(self, state: Lanterns) -> None:
        if state.ships:
            super().run(state)
        else:
            state.finish()

    def candidates(self, state: Lanterns, seat: int) -> list[Move]:
        return [SHOW[number] for number in state.hands[seat]]

    def refuse(self, state: Lanterns, seat: int, move: Move) -> Refusal | None:
        return refuse_show(state, seat, move)

    def answered(self, state: Lanterns, decided: list[Move | None]) -> None:
        shown = [move.lantern for move in decided if isinstance(move, LanternMove)]
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


def refuse_show(state: Lanterns, seat: int, move: Move) -> Refusal | None:
    """A lantern of the own hand (LA-2.1)."""
    if not isinstance(move, LanternMove) or move.verb != "show":
        return NO_EXCHANGE_YET
    return None if move.lantern in state.hands[seat] else NOT_IN_HAND


class Exchange(OneSeat):
    """Who showed the lowest lantern may exchange one with the bag (LA-2.3)."""

    __slots__ = ()

    KIND = "exchange"
    RULE = "LA-2.3"
    PROMPT = "la-exchange"

    def candidates(self, state: Lanterns, seat: int) -> list[Move]:
        return [*[SWAP[number] for number in state.hands[seat]], KEEP]

    def refuse(self, state: Lanterns, seat: int, move: Move) -> Refusal | None:
        return refuse_swap(state, seat, move)

    def answer(self, state: Lanterns, seat: int, move: Move) -> None:
        if not isinstance(move, LanternMove):
            return
        remove(state, seat, move.lantern)
        drawn = state.bag[state.chance.below(len(state.bag))]
        state.bag = tuple([number for number in state.bag if number != drawn])
        state.hands[seat] = tuple(sorted([*state.hands[seat], drawn]))
        if state.journal is not None:
            state.tell("la-log-swap", {"seat": f"seat:{seat}", "lantern": move.args[0]}, seat)


def refuse_swap(state: Lanterns, seat: int, move: Move) -> Refusal | None:
    """A lantern of the own hand, or none (LA-2.3)."""
    if not isinstance(move, LanternMove):
        return None
    if move.verb != "swap":
        return NIGHT_IS_OVER
    return None if move.lantern in state.hands[seat] else NOT_TO_EXCHANGE


def remove(state: Lanterns, seat: int, number: int) -> None:
    """A lantern leaves the hand and lies face up, out of the game (LA-2.2)."""
    state.hands[seat] = tuple([other for other in state.hands[seat] if other != number])
    state.out = (*state.out, number)

"""Chapter 4, passing and the sixth turn (SW-4.1 to SW-4.10)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.games.seven_wonders.effects import SEVENTH_CARD
from pentapolis.games.seven_wonders.rules.actions import put_face_down
from pentapolis.games.seven_wonders.rules.wonders import PlaySeventhCard
from pentapolis.games.seven_wonders.state import DISCARD_PILE, SEVENTH, SevenWonders


class PassHands(Step[SevenWonders]):
    """Hands go to the left in Ages I and III, to the right in Age II (SW-4.1, SW-4.2)."""

    __slots__ = ()

    def run(self, state: SevenWonders) -> None:
        hands = state.hands
        if state.passes_left():
            hands.insert(0, hands.pop())
        else:
            hands.append(hands.pop(0))
        state.reveal()


class SeventhCards(Step[SevenWonders]):
    """Babylon may use the seventh card after the simultaneous turn (SW-4.6, SW-7.23)."""

    __slots__ = ()

    def run(self, state: SevenWonders) -> None:
        for seat in range(state.seats):
            if state.abilities[seat] & SEVENTH_CARD:
                state.push(PlaySeventhCard(seat))


class ThrowAway(Step[SevenWonders]):
    """The cards left after turn 6 go face down to the discard pile (SW-4.3, SW-4.4)."""

    __slots__ = ()

    def run(self, state: SevenWonders) -> None:
        for seat in range(state.seats):
            for card in state.hands[seat]:
                put_face_down(state, seat, card, SEVENTH, DISCARD_PILE, 1 << seat)
            state.hands[seat] = ()


PASS_HANDS: Final = PassHands()

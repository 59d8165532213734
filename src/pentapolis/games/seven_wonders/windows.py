"""The two windows of single seats after a turn: the seventh card and the discard pile."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.reaction import Window
from pentapolis.games.seven_wonders.construction import (
    SALE_COINS,
    SEVENTH,
    actions,
    coins_of_card,
    coins_of_stage,
    complete_stage,
    has_building,
    misplaced,
    pay,
    place_card,
    refusal,
)
from pentapolis.games.seven_wonders.effects import SEVENTH_CARD
from pentapolis.games.seven_wonders.state import (
    BUILD,
    DISCARD_PILE,
    STAGE,
    Action,
    Facedown,
    SevenWonders,
)
from pentapolis.games.seven_wonders.tables import BIT, CARD_INDEX, CARDS, SAME_NAME

DECLINE: Final = Move("decline")


class SeventhCards(Step[SevenWonders]):
    """Babylon may use the seventh card after the simultaneous turn (SW-4.6, SW-7.23)."""

    __slots__ = ()

    def run(self, state: SevenWonders) -> None:
        for seat in range(state.seats):
            if state.abilities[seat] & SEVENTH_CARD:
                state.push(PlaySeventhCard(seat))


class PlaySeventhCard(Step[SevenWonders]):
    """Build it, use it for a stage, sell it or decline (SW-7.25, SW-7.37, SW-7.38)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SevenWonders) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("sw-play-seventh-card")

    def kind(self) -> str:
        return "play_seventh_card"

    def source(self) -> str:
        return "SW-7.23"

    def moves(self, state: SevenWonders, seat: int) -> list[Move]:
        return [*actions(state, seat, state.hands[seat], SEVENTH), DECLINE]

    def answer(self, state: SevenWonders, seat: int, move: Move) -> None:
        if not isinstance(move, Action):
            # The card is thrown away with all the others (SW-4.8).
            if state.journal is not None:
                state.tell("sw-log-seventh-declined", {"seat": f"seat:{seat}"}, seat)
            return
        tell_seventh(state, seat, move)
        state.reveal()
        card = move.card
        state.hands[seat] = ()
        pay(state, seat, move, SEVENTH)
        if move.use == BUILD:
            place_card(state, seat, card)
            state.coins[seat] += coins_of_card(state, seat, card)
            return
        seen = 1 << seat if state.hide_facedown else state.everybody()
        place = seat if move.use == STAGE else DISCARD_PILE
        state.facedown.append(Facedown(card, state.age, state.packet(seat), SEVENTH, place, seen))
        if move.use == STAGE:
            complete_stage(state, seat)
            state.coins[seat] += coins_of_stage(state, seat)
        else:
            state.coins[seat] += SALE_COINS

    def why_not(self, state: SevenWonders, seat: int, text: str) -> Message:
        return refusal(state, seat, state.hands[seat], SEVENTH, text, self.source())


def tell_seventh(state: SevenWonders, seat: int, move: Action) -> None:
    """Log the use of the seventh card."""
    from pentapolis.games.seven_wonders.turns import tell_action

    if state.journal is not None:
        state.tell("sw-log-seventh", {"seat": f"seat:{seat}"}, seat)
        tell_action(state, seat, move, state.hide_facedown)


class ThrowAway(Step[SevenWonders]):
    """The cards left over on turn 6 go face down to the discard pile (SW-4.3, SW-4.4)."""

    __slots__ = ()

    def run(self, state: SevenWonders) -> None:
        for seat in range(state.seats):
            for card in state.hands[seat]:
                state.facedown.append(
                    Facedown(card, state.age, state.packet(seat), SEVENTH, DISCARD_PILE, 1 << seat)
                )
            state.hands[seat] = ()


class BuildFromDiscard(Window[SevenWonders]):
    """Halikarnassós looks through the pile and may build one card for nothing (SW-7.26).

    What lies in the pile is a secret of those who have seen it, and so is whether anything in it
    can be built.
    """

    __slots__ = ()

    def run(self, state: SevenWonders) -> None:
        look_through(state, self.seats[0])
        super().run(state)

    def again(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int
    ) -> Window[SevenWonders]:
        return BuildFromDiscard(seats, passed, next)

    def prompt(self, seat: int) -> Message:
        return Message("sw-build-from-discard")

    def kind(self) -> str:
        return "build_from_discard"

    def source(self) -> str:
        return "SW-7.26"

    def nothing(self) -> Move:
        return DECLINE

    def reactions(self, state: SevenWonders, seat: int) -> list[Move]:
        names = 0
        result: list[Move] = []
        for card in sorted({card.card for card in state.pile()}):
            if not has_building(state, seat, card) and not names & SAME_NAME[card]:
                names |= BIT[card]
                result.append(TAKE_MOVES[card])
        return result

    def react(self, state: SevenWonders, seat: int, move: Move, rest: Window[SevenWonders]) -> None:
        card = TAKE_MOVES.index(move)
        del state.facedown[best_known(state, card)]
        state.reveal()
        place_card(state, seat, card)
        state.coins[seat] += coins_of_card(state, seat, card)
        if state.journal is not None:
            state.tell("sw-log-discard", {"seat": f"seat:{seat}", "card": move.args[0]}, seat)

    def closed(self, state: SevenWonders) -> None:
        if state.journal is not None:
            seat = self.seats[0]
            state.tell("sw-log-discard-declined", {"seat": f"seat:{seat}"}, seat)

    def standing(self, state: SevenWonders, seat: int) -> tuple[str, ...]:
        return ()  # it comes at most three times a game

    def why_not(self, state: SevenWonders, seat: int, text: str) -> Message:
        words = text.split()
        if len(words) != 2 or words[0] != "take" or words[1] not in CARD_INDEX:
            return misplaced(text, self.source())
        card = CARD_INDEX[words[1]]
        if has_building(state, seat, card):
            return Message("sw-already-built", {"card": f"card:{words[1]}"}, "SW-3.3")
        if best_known(state, card) >= 0:
            return Message("sw-same-building", {"card": f"card:{words[1]}"}, "SW-3.4")
        return Message("sw-not-in-pile", {"card": f"card:{words[1]}"}, "SW-7.26")


def look_through(state: SevenWonders, seat: int) -> None:
    """A seat sees every card of the pile and keeps the knowledge."""
    bit = 1 << seat
    facedown = state.facedown
    for i in range(len(facedown)):
        card = facedown[i]
        if card.place == DISCARD_PILE and not card.seen & bit:
            facedown[i] = Facedown(
                card.card, card.age, card.packet, card.turn, card.place, card.seen | bit
            )


def best_known(state: SevenWonders, card: int) -> int:
    """Where the copy of a card that most seats know lies in the pile, -1 if there is none.

    Taking another copy would tell those who know this one what lay there unknown.
    """
    found, known = -1, -1
    for i in range(len(state.facedown)):
        lying = state.facedown[i]
        if lying.card == card and lying.place == DISCARD_PILE and lying.seen.bit_count() > known:
            found, known = i, lying.seen.bit_count()
    return found


TAKE_MOVES: Final = [Move("take", (f"card:{card.id}",)) for card in CARDS]

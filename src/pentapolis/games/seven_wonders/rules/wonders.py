"""Chapter 7, wonder boards (SW-7.23 to SW-7.38): the stages that ask their owner."""

from __future__ import annotations

from typing import Final

from pentapolis.core.move import Move
from pentapolis.core.reaction import Window
from pentapolis.core.refusal import Refusal
from pentapolis.games.seven_wonders.moves import (
    BUILD,
    DECLINE,
    STAGE,
    TAKE_MOVES,
    Action,
    card_of,
    parse,
)
from pentapolis.games.seven_wonders.questions import OneSeat, misplaced, named_card
from pentapolis.games.seven_wonders.rules.actions import (
    ALREADY_BUILT,
    SALE_COINS,
    actions,
    has_building,
    put_face_down,
    refuse_action,
    tell_action,
)
from pentapolis.games.seven_wonders.rules.costs import pay
from pentapolis.games.seven_wonders.rules.effects import (
    coins_of_card,
    coins_of_stage,
    complete_stage,
    place_card,
)
from pentapolis.games.seven_wonders.state import DISCARD_PILE, SEVENTH, Facedown, SevenWonders
from pentapolis.games.seven_wonders.tables.cards import BIT, SAME_NAME, cards_of

NOT_IN_PILE: Final = Refusal("sw-no-card-in-pile", "SW-7.26", named_card)
SAME_BUILDING: Final = Refusal("sw-no-second-card-of-a-name", "SW-3.4", named_card)


class PlaySeventhCard(OneSeat):
    """How the seventh card is used, if at all (SW-7.25, SW-7.37, SW-7.38)."""

    __slots__ = ()

    KIND = "play_seventh_card"
    RULE = "SW-7.23"
    PROMPT = "sw-play-seventh-card"

    def moves(self, state: SevenWonders, seat: int) -> list[Move]:
        return [*actions(state, seat, state.hands[seat], SEVENTH), DECLINE]

    def refuse(self, state: SevenWonders, seat: int, move: Move) -> Refusal | None:
        if move.verb == "decline":
            return None
        return refuse_action(state, seat, state.hands[seat], SEVENTH, move)

    def answer(self, state: SevenWonders, seat: int, move: Move) -> None:
        if not isinstance(move, Action):
            # The card is discarded with all the others (SW-4.8).
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
        put_face_down(state, seat, card, SEVENTH, place, seen)
        if move.use == STAGE:
            complete_stage(state, seat)
            state.coins[seat] += coins_of_stage(state, seat)
        else:
            state.coins[seat] += SALE_COINS


def tell_seventh(state: SevenWonders, seat: int, move: Action) -> None:
    """Log the use of the seventh card."""
    if state.journal is not None:
        state.tell("sw-log-seventh", {"seat": f"seat:{seat}"}, seat)
        tell_action(state, seat, move, state.hide_facedown)


class BuildFromDiscard(Window[SevenWonders]):
    """Which discarded card Halikarnassós builds for free, if any (SW-7.26).

    Only seats that have seen the cards of the pile know them, so it is secret whether any of them
    can be built.
    """

    __slots__ = ()

    KIND = "build_from_discard"
    RULE = "SW-7.26"
    PROMPT = "sw-build-from-discard"

    def run(self, state: SevenWonders) -> None:
        look_through(state, self.seats[0])
        super().run(state)

    def again(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int
    ) -> Window[SevenWonders]:
        return BuildFromDiscard(seats, passed, next)

    def nothing(self) -> Move:
        return DECLINE

    def parse(self, state: SevenWonders, text: str) -> Move:
        return parse(text)

    def candidates(self, state: SevenWonders, seat: int) -> list[Move]:
        return [TAKE_MOVES[card] for card in cards_of(cards_in_pile(state))]

    def refuse_reaction(self, state: SevenWonders, seat: int, move: Move) -> Refusal | None:
        if move.verb != "take":
            return misplaced(move)
        return refuse_taking(state, seat, card_of(move), cards_in_pile(state))

    def reactions(self, state: SevenWonders, seat: int) -> list[Move]:
        pile: list[int] = []
        for lying in state.facedown:
            if lying.place == DISCARD_PILE and not has_building(state, seat, lying.card):
                pile.append(lying.card)
        pile.sort()
        names = 0
        moves: list[Move] = []
        for card in pile:
            if not names & BIT[card]:
                names |= SAME_NAME[card]
                moves.append(TAKE_MOVES[card])
        return moves

    def has_reaction(self, state: SevenWonders, seat: int) -> bool:
        for lying in state.facedown:
            if lying.place == DISCARD_PILE and not has_building(state, seat, lying.card):
                return True
        return False

    def react(self, state: SevenWonders, seat: int, move: Move, rest: Window[SevenWonders]) -> None:
        card = card_of(move)
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
        return ()  # no standing answer: it comes at most three times a game


def refuse_taking(state: SevenWonders, seat: int, card: int, pile: int) -> Refusal | None:
    """Require a discarded card with a new name; of equal names the first (SW-7.26, SW-3.4)."""
    if has_building(state, seat, card):
        return ALREADY_BUILT
    if not pile & BIT[card]:
        return NOT_IN_PILE
    return SAME_BUILDING if pile & SAME_NAME[card] & (BIT[card] - 1) else None


def cards_in_pile(state: SevenWonders) -> int:
    """The cards of the discard pile as bits."""
    cards = 0
    for card in state.facedown:
        if card.place == DISCARD_PILE:
            cards |= BIT[card.card]
    return cards


def look_through(state: SevenWonders, seat: int) -> None:
    """Show a seat every card of the pile; it remembers them."""
    bit = 1 << seat
    facedown = state.facedown
    for i in range(len(facedown)):
        card = facedown[i]
        if card.place == DISCARD_PILE and not card.seen & bit:
            facedown[i] = Facedown(
                card.card, card.age, card.packet, card.turn, card.place, card.seen | bit
            )


def best_known(state: SevenWonders, card: int) -> int:
    """The index of the copy in the pile that most seats know, -1 if there is none.

    Taking a less known copy would reveal to the others what it was.
    """
    found, known = -1, -1
    for i in range(len(state.facedown)):
        lying = state.facedown[i]
        if lying.card == card and lying.place == DISCARD_PILE and lying.seen.bit_count() > known:
            found, known = i, lying.seen.bit_count()
    return found

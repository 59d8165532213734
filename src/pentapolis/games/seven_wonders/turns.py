"""Sections 2 to 4: ages, the six simultaneous turns, passing, and the end of an age."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.seven_wonders.conflicts import Conflicts
from pentapolis.games.seven_wonders.construction import (
    LAST_TURN,
    SALE_COINS,
    actions,
    coins_of_card,
    coins_of_stage,
    complete_stage,
    goods_message,
    misplaced,
    pay,
    place_card,
    purchase,
    refusal,
)
from pentapolis.games.seven_wonders.effects import FROM_DISCARD
from pentapolis.games.seven_wonders.state import (
    BUILD,
    DISCARD_PILE,
    SELL,
    Action,
    Facedown,
    SevenWonders,
)
from pentapolis.games.seven_wonders.tables import CARD_INDEX, CARDS
from pentapolis.games.seven_wonders.windows import BuildFromDiscard, SeventhCards, ThrowAway

HAND: Final = 7


class PlayAge(Step[SevenWonders]):
    """Deal seven cards each, play six turns, fight (SW-2.4, SW-2.5, SW-4.9)."""

    __slots__ = ("age",)

    def __init__(self, age: int) -> None:
        self.age = age

    def run(self, state: SevenWonders) -> None:
        state.age = self.age
        state.turn = 0
        cards = state.decks[0]
        state.decks = state.decks[1:]
        state.hands = [tuple(sorted(cards[HAND * i : HAND * i + HAND])) for i in range(state.seats)]
        state.reveal()
        if state.journal is not None:
            state.tell("sw-log-age", {"age": self.age}, heading=1)
        if self.age < 3:
            state.push(PlayAge(self.age + 1))
        state.push(Conflicts())
        for turn in range(LAST_TURN, 0, -1):
            state.push(CHOOSE_CARD[turn] if state.two_step else CHOOSE_ACTION[turn])


class ChooseAction(Step[SevenWonders]):
    """Everyone commits card, action and payment in secret (SW-2.7 to SW-2.9, SW-Q3)."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, state: SevenWonders) -> None:
        state.turn = self.turn
        for seat in range(state.seats):
            state.ask(self, seat)

    def prompt(self, seat: int) -> Message:
        return Message("sw-choose-action", {"turn": self.turn})

    def kind(self) -> str:
        return "choose_action"

    def source(self) -> str:
        return "SW-2.9"

    def moves(self, state: SevenWonders, seat: int) -> list[Move]:
        return actions(state, seat, state.hands[seat], self.turn)

    def answered(self, state: SevenWonders, decided: list[Move | None]) -> None:
        resolve_turn(state, decided)

    def why_not(self, state: SevenWonders, seat: int, text: str) -> Message:
        return refusal(state, seat, state.hands[seat], self.turn, text, self.source())


class ChooseCard(Step[SevenWonders]):
    """With `two_step_commit` the card alone is chosen in secret (SW-Q3)."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, state: SevenWonders) -> None:
        state.turn = self.turn
        for seat in range(state.seats):
            state.ask(self, seat)

    def prompt(self, seat: int) -> Message:
        return Message("sw-choose-card", {"turn": self.turn})

    def kind(self) -> str:
        return "choose_card"

    def source(self) -> str:
        return "SW-2.7"

    def moves(self, state: SevenWonders, seat: int) -> list[Move]:
        return [CARD_MOVES[card] for card in sorted(set(state.hands[seat]))]

    def answered(self, state: SevenWonders, decided: list[Move | None]) -> None:
        chosen: list[int] = []
        for seat in range(state.seats):
            move = decided[seat]
            assert move is not None
            chosen.append(CARD_MOVES.index(move))
            if state.journal is not None:
                args = {"seat": f"seat:{seat}", "card": move.args[0]}
                state.tell("sw-log-reveal", {**args}, seat)
        state.chosen = chosen
        state.reveal()
        state.push(ActAfterReveal(self.turn))

    def why_not(self, state: SevenWonders, seat: int, text: str) -> Message:
        words = text.split()
        if len(words) != 2 or words[0] != "choose" or words[1] not in CARD_INDEX:
            return misplaced(text, self.source())
        return Message("sw-not-in-hand", {"card": f"card:{words[1]}"}, "SW-2.7")


class ActAfterReveal(Step[SevenWonders]):
    """With `two_step_commit` all commit the action for their revealed card (SW-Q3)."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, state: SevenWonders) -> None:
        for seat in range(state.seats):
            state.ask(self, seat)

    def prompt(self, seat: int) -> Message:
        return Message("sw-act-after-reveal", {"turn": self.turn})

    def kind(self) -> str:
        return "choose_action_after_reveal"

    def source(self) -> str:
        return "SW-2.9"

    def moves(self, state: SevenWonders, seat: int) -> list[Move]:
        return actions(state, seat, (state.chosen[seat],), self.turn)

    def answered(self, state: SevenWonders, decided: list[Move | None]) -> None:
        state.chosen = []
        resolve_turn(state, decided)

    def why_not(self, state: SevenWonders, seat: int, text: str) -> Message:
        return refusal(state, seat, (state.chosen[seat],), self.turn, text, self.source())


def resolve_turn(state: SevenWonders, decided: list[Move | None]) -> None:
    """Reveal and resolve all actions together, in the order of SW-2.12."""
    turn = state.turn
    state.reveal()
    if state.journal is not None:
        state.tell("sw-log-turn", {"age": state.age, "turn": turn}, heading=2)
        for seat in range(state.seats):
            tell_action(state, seat, decided[seat], hides_facedown(state))
    if turn < LAST_TURN:
        state.push(PASS_HANDS)
    discard_builder = -1
    paid_later: list[int] = []
    everybody = state.everybody()
    hidden = hides_facedown(state)
    # (d) costs leave, (e) cards and stages are in place, (f) sales and neighbours are paid.
    # Nothing here looks at another city, so one seat after another is as good as all at once.
    for seat in range(state.seats):
        move = decided[seat]
        assert isinstance(move, Action)
        card = move.card
        hand = state.hands[seat]
        i = hand.index(card)
        state.hands[seat] = hand[:i] + hand[i + 1 :]
        if move.use == SELL:
            put_face_down(state, seat, card, DISCARD_PILE, 1 << seat if hidden else everybody)
            state.coins[seat] += SALE_COINS
            continue
        pay(state, seat, move, turn)
        if move.use == BUILD:
            if place_card(state, seat, card):
                paid_later.append(seat)
        else:
            put_face_down(state, seat, card, seat, 1 << seat if hidden else everybody)
            paid_later.append(seat)
            if complete_stage(state, seat) & FROM_DISCARD:
                discard_builder = seat
    # (g) coins counted on what everybody has built.
    for seat in paid_later:
        move = decided[seat]
        assert isinstance(move, Action)
        if move.use == BUILD:
            state.coins[seat] += coins_of_card(state, seat, move.card)
        else:
            state.coins[seat] += coins_of_stage(state, seat)
    # (h) and (i): windows of single seats (SW-2.14).
    if discard_builder >= 0:
        state.push(BuildFromDiscard((discard_builder,)))
    if turn == LAST_TURN:
        state.push(ThrowAway())
        state.push(SeventhCards())


def hides_facedown(state: SevenWonders) -> bool:
    """Sold and stage cards were public at the reveal, unless hidden by choice (SW-Q3, SW-Q4)."""
    return state.hide_facedown and not state.two_step


def put_face_down(state: SevenWonders, seat: int, card: int, place: int, seen: int) -> None:
    """A card from the seat's hand goes to the pile or under the board, known to some seats."""
    state.facedown.append(Facedown(card, state.age, state.packet(seat), state.turn, place, seen))


class PassHands(Step[SevenWonders]):
    """Hands go to the left in Ages I and III, to the right in Age II (SW-4.1, SW-4.2)."""

    __slots__ = ()

    def run(self, state: SevenWonders) -> None:
        if state.passes_left():
            state.hands = state.hands[-1:] + state.hands[:-1]
        else:
            state.hands = state.hands[1:] + state.hands[:1]
        state.reveal()


def tell_action(state: SevenWonders, seat: int, move: Move | None, secret: bool) -> None:
    """Log one action as everybody sees it at the reveal."""
    assert isinstance(move, Action)
    who = f"seat:{seat}"
    card = f"card:{CARDS[move.card].id}"
    hidden = secret and move.use != BUILD
    if move.use == BUILD:
        state.tell("sw-log-build", {"seat": who, "card": card}, seat)
    elif move.use == SELL:
        if hidden:
            state.tell("sw-log-sell-hidden", {"seat": who}, seat)
        else:
            state.tell("sw-log-sell", {"seat": who, "card": card}, seat)
    else:
        stage = state.stages[seat] + 1
        if hidden:
            state.tell("sw-log-stage-hidden", {"seat": who, "stage": stage}, seat)
        else:
            state.tell("sw-log-stage", {"seat": who, "stage": stage, "card": card}, seat)
    if move.left or move.right:
        tell_purchase(state, seat, move)


def tell_purchase(state: SevenWonders, seat: int, move: Action) -> None:
    """Log what was bought from whom (SW-Q8)."""
    from_left, from_right = purchase(state, seat, move)
    sides = ((from_left, move.left, state.left(seat)), (from_right, move.right, state.right(seat)))
    for vector, coins, seller in sides:
        if coins:
            state.tell(
                "sw-log-buy",
                {
                    "seat": f"seat:{seat}",
                    "seller": f"seat:{seller}",
                    "coins": coins,
                    "goods": goods_message(vector),
                },
                seat,
            )


CHOOSE_ACTION: Final = [ChooseAction(turn) for turn in range(LAST_TURN + 1)]
CHOOSE_CARD: Final = [ChooseCard(turn) for turn in range(LAST_TURN + 1)]
PASS_HANDS: Final = PassHands()
CARD_MOVES: Final = [Move("choose", (f"card:{card.id}",)) for card in CARDS]

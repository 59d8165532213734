"""Chapter 2, ages and turns (SW-2.1 to SW-2.14): deal, choose, resolve a turn together."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.seven_wonders.effects import FROM_DISCARD
from pentapolis.games.seven_wonders.moves import BUILD, CHOOSE_MOVES, SELL, Action, card_of
from pentapolis.games.seven_wonders.questions import TurnQuestion, misplaced
from pentapolis.games.seven_wonders.rules.actions import (
    NOT_IN_HAND,
    SALE_COINS,
    actions,
    put_face_down,
    refuse_action,
    tell_action,
)
from pentapolis.games.seven_wonders.rules.conflicts import Conflicts
from pentapolis.games.seven_wonders.rules.costs import pay
from pentapolis.games.seven_wonders.rules.effects import (
    coins_of_card,
    coins_of_stage,
    complete_stage,
    place_card,
)
from pentapolis.games.seven_wonders.rules.passing import PASS_HANDS, SeventhCards, ThrowAway
from pentapolis.games.seven_wonders.rules.wonders import BuildFromDiscard
from pentapolis.games.seven_wonders.state import DISCARD_PILE, LAST_TURN, SevenWonders

HAND: Final = 7

REVEAL_FIRST: Final = Refusal("sw-no-action-before-reveal", "SW-Q3")


class PlayAge(Step[SevenWonders]):
    """Deal seven cards each, play six turns, resolve conflicts (SW-2.4, SW-2.5, SW-4.9)."""

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


class ChooseAction(TurnQuestion):
    """Everybody chooses card, action and payment in secret (SW-2.7 to SW-2.9, SW-Q3)."""

    __slots__ = ()

    KIND = "choose_action"
    RULE = "SW-2.9"
    PROMPT = "sw-choose-action"

    def run(self, state: SevenWonders) -> None:
        state.turn = self.turn
        super().run(state)

    def moves(self, state: SevenWonders, seat: int) -> list[Move]:
        return actions(state, seat, state.hands[seat], self.turn)

    def refuse(self, state: SevenWonders, seat: int, move: Move) -> Refusal | None:
        return refuse_action(state, seat, state.hands[seat], self.turn, move)

    def answered(self, state: SevenWonders, decided: list[Move | None]) -> None:
        resolve_turn(state, decided)


class ChooseCard(TurnQuestion):
    """With `two_step_commit`, everybody first chooses only the card in secret (SW-Q3)."""

    __slots__ = ()

    KIND = "choose_card"
    RULE = "SW-2.7"
    PROMPT = "sw-choose-card"

    def run(self, state: SevenWonders) -> None:
        state.turn = self.turn
        super().run(state)

    def candidates(self, state: SevenWonders, seat: int) -> list[Move]:
        return [CHOOSE_MOVES[card] for card in sorted(set(state.hands[seat]))]

    def refuse(self, state: SevenWonders, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Action):
            return REVEAL_FIRST
        if move.verb != "choose":
            return misplaced(move)
        return None if card_of(move) in state.hands[seat] else NOT_IN_HAND

    def answered(self, state: SevenWonders, decided: list[Move | None]) -> None:
        chosen: list[int] = []
        for seat in range(state.seats):
            move = decided[seat]
            assert move is not None
            chosen.append(card_of(move))
            if state.journal is not None:
                state.tell("sw-log-reveal", {"seat": f"seat:{seat}", "card": move.args[0]}, seat)
        state.chosen = chosen
        state.reveal()
        state.push(ActAfterReveal(self.turn))


class ActAfterReveal(TurnQuestion):
    """With `two_step_commit`, everybody then chooses the action for the revealed card (SW-Q3)."""

    __slots__ = ()

    KIND = "choose_action_after_reveal"
    RULE = "SW-2.9"
    PROMPT = "sw-act-after-reveal"

    def moves(self, state: SevenWonders, seat: int) -> list[Move]:
        return actions(state, seat, (state.chosen[seat],), self.turn)

    def refuse(self, state: SevenWonders, seat: int, move: Move) -> Refusal | None:
        return refuse_action(state, seat, (state.chosen[seat],), self.turn, move)

    def answered(self, state: SevenWonders, decided: list[Move | None]) -> None:
        state.chosen = []
        resolve_turn(state, decided)


def resolve_turn(state: SevenWonders, decided: list[Move | None]) -> None:
    """Reveal and resolve all actions together, in the order of SW-2.12."""
    turn = state.turn
    hidden = hides_facedown(state)
    state.reveal()
    if state.journal is not None:
        state.tell("sw-log-turn", {"age": state.age, "turn": turn}, heading=2)
        for seat in range(state.seats):
            tell_action(state, seat, decided[seat], hidden)
    if turn < LAST_TURN:
        state.push(PASS_HANDS)
    discard_builder = -1
    paid_later: list[int] = []
    everybody = state.everybody()
    # (d) Pay costs, (e) place cards and stages, (f) pay sales and neighbours. Nothing here depends
    # on another city, so the seats can go one after another.
    for seat in range(state.seats):
        move = decided[seat]
        assert isinstance(move, Action)
        card = move.card
        hand = state.hands[seat]
        i = 0
        while hand[i] != card:
            i += 1
        state.hands[seat] = hand[:i] + hand[i + 1 :]
        seen = 1 << seat if hidden else everybody
        if move.use == SELL:
            put_face_down(state, seat, card, turn, DISCARD_PILE, seen)
            state.coins[seat] += SALE_COINS
            continue
        pay(state, seat, move, turn)
        if move.use == BUILD:
            if place_card(state, seat, card):
                paid_later.append(seat)
        else:
            put_face_down(state, seat, card, turn, seat, seen)
            paid_later.append(seat)
            if complete_stage(state, seat) & FROM_DISCARD:
                discard_builder = seat
    # (g) Coins that are counted after everybody has built.
    for seat in paid_later:
        move = decided[seat]
        assert isinstance(move, Action)
        if move.use == BUILD:
            state.coins[seat] += coins_of_card(state, seat, move.card)
        else:
            state.coins[seat] += coins_of_stage(state, seat)
    # (h) and (i): decisions of single seats (SW-2.14).
    if discard_builder >= 0:
        state.push(BuildFromDiscard((discard_builder,)))
    if turn == LAST_TURN:
        state.push(ThrowAway())
        state.push(SeventhCards())


def hides_facedown(state: SevenWonders) -> bool:
    """Whether sold and stage cards stay hidden; by default the reveal shows them (SW-Q3, SW-Q4)."""
    return state.hide_facedown and not state.two_step


CHOOSE_ACTION: Final = [ChooseAction(turn) for turn in range(LAST_TURN + 1)]
CHOOSE_CARD: Final = [ChooseCard(turn) for turn in range(LAST_TURN + 1)]

"""Section 9, loot: what a won battle takes from the loser (CV-9.26)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.acts import (
    DONE,
    LOOT_COIN,
    LOOT_CULTURE,
    LOOT_EVENT,
    LOOT_RESOURCE,
    LOOT_TECH,
    LOOT_TOKEN,
    LOOT_TRADE,
    STEAL_COIN,
    Act,
    act,
)
from pentapolis.games.civilization.dials import add_coin, gain_trade, recount
from pentapolis.games.civilization.research import learn, learnable
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.steps import Question
from pentapolis.games.civilization.tables import (
    COIN_SHEET,
    EVENT_DECK,
    MOST_EVENTS,
    PLACES,
    TOKEN_FACES,
    VILLAGE,
)
from pentapolis.games.civilization.wording import amounts, named

MOST: Final = 3
"""Up to 3 trade or culture for 1 loot."""


class SpendLoot(Question):
    """Loot is spent at once, items may repeat, the rest is lost (CV-9.26, CV-Q48)."""

    __slots__ = ("loser", "loot")

    def __init__(self, seat: int, loser: int, loot: int) -> None:
        super().__init__(seat)
        self.loser = loser
        self.loot = loot

    def run(self, state: Civilization) -> None:
        if self.loot and len(self.moves(state, self.seat)) > 1:
            super().run(state)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-loot", {"loot": self.loot, "seat": f"seat:{self.loser}"})

    def kind(self) -> str:
        return "spend_loot"

    def rule(self) -> str:
        return "CV-9.26"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        loser = self.loser
        moves: list[Move] = []
        for n in range(1, min(MOST, state.trade[loser]) + 1):
            moves.append(act(LOOT_TRADE, n))
        for n in range(1, min(MOST, state.culture[loser]) + 1):
            moves.append(act(LOOT_CULTURE, n))
        for r in range(4):
            if state.resources[4 * loser + r]:
                moves.append(act(LOOT_RESOURCE, r))
        for back in (0, 1):
            if self.tokens(state, back):
                moves.append(act(LOOT_TOKEN, back))
        places = [p for p in range(PLACES) if state.coin_tokens[PLACES * loser + p]]
        for place in places:
            moves.append(act(LOOT_COIN, place))
        if self.loot >= 2:
            for tech in learnable(state, seat, state.techs[loser]):
                moves.append(act(LOOT_TECH, tech))
            for deck in range(3):
                if self.cards(state, deck):
                    moves.append(act(LOOT_EVENT, deck))
            for place in places:
                moves.append(act(STEAL_COIN, place))
        moves.append(act(DONE))
        return moves

    def tokens(self, state: Civilization, back: int) -> list[int]:
        """The loser's huts or villages."""
        held = state.taken[self.loser]
        return [t for t in held if (t % TOKEN_FACES >= VILLAGE) == (back == 1)]

    def cards(self, state: Civilization, deck: int) -> list[int]:
        """The loser's events of a deck."""
        return [c for c in state.events[self.loser] if EVENT_DECK[c % MOST_EVENTS] == deck]

    def take(self, state: Civilization, move: Act) -> None:
        seat = self.seat
        loser = self.loser
        if move.code == DONE:
            return
        price = 2 if move.code in (LOOT_TECH, LOOT_EVENT, STEAL_COIN) else 1
        state.push(SpendLoot(seat, loser, self.loot - price))
        if state.journal is not None:
            args: dict[str, Arg] = {
                "seat": f"seat:{seat}",
                "other": f"seat:{loser}",
                "what": taken(move),
            }
            state.tell("cv-log-loot", args, seat)
        if move.code == LOOT_TRADE:
            state.trade[loser] -= move.a
            gain_trade(state, seat, move.a)
        elif move.code == LOOT_CULTURE:
            state.culture[loser] -= move.a
            state.culture[seat] += move.a
        elif move.code == LOOT_RESOURCE:
            state.resources[4 * loser + move.a] -= 1
            state.resources[4 * seat + move.a] += 1
        elif move.code == LOOT_TOKEN:
            self.take_token(state, move.a)
        elif move.code == LOOT_EVENT:
            self.take_card(state, move.a)
        elif move.code == LOOT_TECH:
            learn(state, seat, move.a)
        else:
            state.coin_tokens[PLACES * loser + move.a] -= 1
            recount(state, loser)
            if move.code == STEAL_COIN:
                add_coin(state, seat, COIN_SHEET)

    def take_token(self, state: Civilization, back: int) -> None:
        """A face-down token, unseen."""
        tokens = self.tokens(state, back)
        token = tokens[state.chance.below(len(tokens))]
        held = list(state.taken[self.loser])
        held.remove(token)
        state.taken[self.loser] = tuple(held)
        known = token | TOKEN_FACES << self.seat
        state.taken[self.seat] = tuple(sorted((*state.taken[self.seat], known)))
        state.reveal()

    def take_card(self, state: Civilization, deck: int) -> None:
        """An event, chosen by its back."""
        cards = self.cards(state, deck)
        card = cards[state.chance.below(len(cards))]
        hand = list(state.events[self.loser])
        hand.remove(card)
        state.events[self.loser] = tuple(hand)
        known = card | MOST_EVENTS << self.seat
        state.events[self.seat] = tuple(sorted((*state.events[self.seat], known)))
        state.reveal()


def taken(move: Act) -> Message:
    """What a piece of loot is, as everybody may know it."""
    if move.code == LOOT_TRADE:
        return amounts(move.a, 0, (0, 0, 0, 0))[0]
    if move.code == LOOT_CULTURE:
        return amounts(0, move.a, (0, 0, 0, 0))[0]
    if move.code == LOOT_COIN:
        return Message("cv-loot-coin", {"place": move.args[0]})
    return named(move.args[0], 1)

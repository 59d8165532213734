"""Chapter 9, loot: what the winner of a battle takes from the loser (CV-9.26)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.moves import (
    DONE,
    LOOT_COIN,
    LOOT_CULTURE,
    LOOT_EVENT,
    LOOT_RESOURCE,
    LOOT_TECH,
    LOOT_TOKEN,
    LOOT_TRADE,
    STEAL_COIN,
    CivMove,
    make,
)
from pentapolis.games.civilization.questions import ELSEWHERE, Question
from pentapolis.games.civilization.rules.coins import add_coin, gain_trade, recount_coins
from pentapolis.games.civilization.rules.offers import amount_of, amounts
from pentapolis.games.civilization.rules.research import learn, refuse_learn
from pentapolis.games.civilization.state import Civilization, added
from pentapolis.games.civilization.tables.cards import (
    COIN_SHEET,
    EVENT_DECK,
    MOST_EVENTS,
    PLACES,
    TECHS,
    TOKEN_FACES,
    VILLAGE,
)

MOST_LEVEL: Final = 5
MOST: Final = 3
"""1 loot buys up to 3 trade or culture."""


PRICE: Final = {
    LOOT_TRADE: 1, LOOT_CULTURE: 1, LOOT_RESOURCE: 1, LOOT_TOKEN: 1, LOOT_COIN: 1, LOOT_TECH: 2,
    LOOT_EVENT: 2, STEAL_COIN: 2,
}  # fmt: skip
"""What each piece of loot costs (CV-9.26)."""


def loot_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """What is wanted, from whom, its cost, and the loot left."""
    step = state.asking
    assert isinstance(step, SpendLoot)
    args: dict[str, Arg] = {"what": taken(move), "seat": f"seat:{step.loser}"}
    return {**args, "price": PRICE[move.code], "loot": step.loot}


CHEAP_LOOT: Final = [
    *[make(LOOT_TRADE, amount) for amount in range(1, MOST + 1)],
    *[make(LOOT_CULTURE, amount) for amount in range(1, MOST + 1)],
    *[make(LOOT_RESOURCE, resource) for resource in range(4)],
    *[make(LOOT_TOKEN, back) for back in (0, 1)],
    *[make(LOOT_COIN, place) for place in range(PLACES)],
]
LOOT: Final = [
    *CHEAP_LOOT,
    *[make(LOOT_TECH, tech) for tech in range(len(TECHS))],
    *[make(LOOT_EVENT, deck) for deck in range(3)],
    *[make(STEAL_COIN, place) for place in range(PLACES)],
]
"""Everything that loot may buy, for 1 and for 2."""
TOO_DEAR: Final = Refusal("cv-no-loot", "CV-9.26", loot_words)
NOT_THERE: Final = Refusal("cv-no-loot-there", "CV-9.26", loot_words)


class SpendLoot(Question):
    """What the loot buys; items may repeat, the rest is lost (CV-9.26, CV-Q48)."""

    __slots__ = ("loser", "loot")
    KIND = "spend_loot"
    RULE = "CV-9.26"

    def __init__(self, seat: int, loser: int, loot: int) -> None:
        super().__init__(seat)
        self.loser = loser
        self.loot = loot

    def run(self, state: Civilization) -> None:
        if self.loot and len(self.moves(state, self.seat)) > 1:
            super().run(state)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-loot", {"loot": self.loot, "seat": f"seat:{self.loser}"})

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [*(LOOT if self.loot >= 2 else CHEAP_LOOT), make(DONE)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code not in PRICE:
            return None if move.code == DONE else ELSEWHERE[move.code]
        if PRICE[move.code] > self.loot:
            return TOO_DEAR
        if move.code == LOOT_TECH:
            known = state.techs[self.loser]
            return refuse_learn(state, self.seat, known, MOST_LEVEL, move.first)
        return None if self.has(state, move) else NOT_THERE

    def has(self, state: Civilization, move: CivMove) -> bool:
        """Whether the loser has that."""
        if move.code == LOOT_TRADE:
            return 1 <= move.first <= min(MOST, state.trade[self.loser])
        if move.code == LOOT_CULTURE:
            return 1 <= move.first <= min(MOST, state.culture[self.loser])
        if move.code == LOOT_RESOURCE:
            return move.first < 4 and state.resources[4 * self.loser + move.first] > 0
        if move.code == LOOT_TOKEN:
            return bool(self.tokens(state, move.first))
        if move.code == LOOT_EVENT:
            return bool(self.cards(state, move.first))
        return state.coin_tokens[PLACES * self.loser + move.first] > 0

    def tokens(self, state: Civilization, back: int) -> list[int]:
        """The loser's huts or villages."""
        held = state.taken[self.loser]
        return [t for t in held if (t % TOKEN_FACES >= VILLAGE) == (back == 1)]

    def cards(self, state: Civilization, deck: int) -> list[int]:
        """The loser's events of a deck."""
        return [c for c in state.events[self.loser] if EVENT_DECK[c % MOST_EVENTS] == deck]

    def take(self, state: Civilization, move: CivMove) -> None:
        seat = self.seat
        loser = self.loser
        if move.code == DONE:
            return
        state.push(SpendLoot(seat, loser, self.loot - PRICE[move.code]))
        if state.journal is not None:
            args: dict[str, Arg] = {
                "seat": f"seat:{seat}",
                "other": f"seat:{loser}",
                "what": taken(move),
            }
            state.tell("cv-log-loot", args, seat)
        if move.code == LOOT_TRADE:
            state.trade[loser] -= move.first
            gain_trade(state, seat, move.first)
        elif move.code == LOOT_CULTURE:
            state.culture[loser] -= move.first
            state.culture[seat] += move.first
        elif move.code == LOOT_RESOURCE:
            state.resources = added(state.resources, 4 * loser + move.first, -1)
            state.resources = added(state.resources, 4 * seat + move.first, 1)
        elif move.code == LOOT_TOKEN:
            self.take_token(state, move.first)
        elif move.code == LOOT_EVENT:
            self.take_card(state, move.first)
        elif move.code == LOOT_TECH:
            learn(state, seat, move.first)
        else:
            state.coin_tokens = added(state.coin_tokens, PLACES * loser + move.first, -1)
            recount_coins(state, loser)
            if move.code == STEAL_COIN:
                add_coin(state, seat, COIN_SHEET)

    def take_token(self, state: Civilization, back: int) -> None:
        """Take a face-down token without seeing it before."""
        tokens = self.tokens(state, back)
        token = tokens[state.chance.below(len(tokens))]
        held = list(state.taken[self.loser])
        held.remove(token)
        state.taken = replaced(state.taken, self.loser, tuple(held))
        known = token | TOKEN_FACES << self.seat
        state.taken = replaced(
            state.taken, self.seat, tuple(sorted((*state.taken[self.seat], known)))
        )
        state.reveal()

    def take_card(self, state: Civilization, deck: int) -> None:
        """Take an event, chosen by its back."""
        cards = self.cards(state, deck)
        card = cards[state.chance.below(len(cards))]
        hand = list(state.events[self.loser])
        hand.remove(card)
        state.events = replaced(state.events, self.loser, tuple(hand))
        known = card | MOST_EVENTS << self.seat
        state.events = replaced(
            state.events, self.seat, tuple(sorted((*state.events[self.seat], known)))
        )
        state.reveal()


def taken(move: CivMove) -> Message:
    """A piece of loot, in words that everybody may read."""
    if move.code == LOOT_TRADE:
        return amounts(move.first, 0, (0, 0, 0, 0))[0]
    if move.code == LOOT_CULTURE:
        return amounts(0, move.first, (0, 0, 0, 0))[0]
    if move.code == LOOT_COIN:
        return Message("cv-loot-coin", {"place": move.args[0]})
    return amount_of(move.args[0], 1)

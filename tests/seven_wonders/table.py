"""Positions of 7 Wonders in the words of the rules index.

>>> t = table(city("gizah day", "altar theater", stages=1, coins=2, hand="gardens"), age=3, turn=2)
>>> t.payments("build gardens")
[(0, 0)]

Seat 0 is "me", seat 1 the left neighbour, the last seat the right one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pentapolis.core.agenda import Step
from pentapolis.core.match import Match
from pentapolis.games.seven_wonders import GAME
from pentapolis.games.seven_wonders.effects import resource_bit
from pentapolis.games.seven_wonders.rules.conflicts import Conflicts
from pentapolis.games.seven_wonders.rules.effects import complete_stage, place_card
from pentapolis.games.seven_wonders.rules.setup import lay_boards
from pentapolis.games.seven_wonders.rules.turns import CHOOSE_ACTION, CHOOSE_CARD, PlayAge
from pentapolis.games.seven_wonders.state import DISCARD_PILE, TOKENS, Facedown, SevenWonders
from pentapolis.games.seven_wonders.tables.cards import (
    CARD_INDEX,
    CARDS,
    GUILDS,
    SIDES,
    WONDER_INDEX,
    deck,
)
from pentapolis.games.seven_wonders.tables.goods import production_of

ME, LEFT = 0, 1
# Boards for cities that a test does not care about; the first three sell no raw goods.
DULL = (
    "ephesos day", "alexandria day", "halikarnassos day", "babylon day", "gizah day",
    "olympia day", "rhodos day",
)  # fmt: skip


@dataclass(frozen=True)
class City:
    """A city as a test describes it."""

    board: str
    cards: str
    stages: int
    coins: int
    hand: str
    tokens: Sequence[int]


def city(
    board: str = "",
    cards: str = "",
    *,
    stages: int = 0,
    coins: int = 3,
    hand: str = "",
    tokens: Sequence[int] = (),
) -> City:
    """A city: "gizah day", its cards, built stages, treasury, hand and conflict tokens."""
    return City(board, cards, stages, coins, hand, tokens)


class Table:
    """A match in the middle of things, with short questions about it."""

    def __init__(self, match: Match, named: frozenset[int] = frozenset()) -> None:
        self.match = match
        self.named = named  # cards that the test put into hands; by default others are sold

    @property
    def state(self) -> SevenWonders:
        state = self.match.state
        assert isinstance(state, SevenWonders)
        return state

    @property
    def right(self) -> int:
        return self.state.seats - 1

    def moves(self, seat: int = ME) -> list[str]:
        """The texts of everything a seat may do now."""
        decision = self.state.decision(seat)
        return [move.text for move in decision.moves] if decision is not None else []

    def payments(self, what: str, seat: int = ME) -> list[tuple[int, int]]:
        """The (coins left, coins right) at which "build temple" is offered."""
        found = []
        for text in self.moves(seat):
            if text == what or text.startswith(what + " pay "):
                paid = {"left": 0, "right": 0}
                for word in text.split()[3:]:
                    side, _, coins = word.partition(":")
                    paid[side] = int(coins)
                found.append((paid["left"], paid["right"]))
        return found

    def why_not(self, text: str, seat: int = ME) -> str:
        """The number of the rule that forbids a move."""
        assert text not in self.moves(seat)
        return self.match.why_not(seat, text).rule

    def turn(self, mine: str = "", **others: str) -> Table:
        """All seats act: mine, and others by name (`left`, `right`, `seat2`); the rest sell."""
        texts = {self.seat_called(name): text for name, text in {"me": mine, **others}.items()}
        for decision in self.match.decisions:
            hand = self.state.hands[decision.seat]
            spare = [card for card in hand if card not in self.named] or hand
            default = f"sell {CARDS[spare[-1]].id}"
            self.match.play(decision.seat, texts.get(decision.seat) or default)
        return self

    def play(self, text: str) -> Table:
        """The one seat that is asked answers."""
        self.match.play(text)
        return self

    def seat_called(self, name: str) -> int:
        if name.startswith("seat"):
            return int(name[4:])
        return {"me": ME, "left": LEFT, "right": self.right}[name]

    def coins(self, seat: int = ME) -> int:
        return self.state.coins[seat]

    def city(self, seat: int = ME) -> set[str]:
        return {card.id for card in CARDS if self.state.cities[seat] >> card.index & 1}

    def hand(self, seat: int = ME) -> list[str]:
        return [CARDS[card].id for card in self.state.hands[seat]]

    def pile(self) -> list[str]:
        return sorted(CARDS[card.card].id for card in self.state.pile())

    def tokens(self, seat: int = ME) -> list[int]:
        """All conflict tokens of a seat, by value."""
        held = self.state.tokens[seat * len(TOKENS) : (seat + 1) * len(TOKENS)]
        return [value for value, count in zip(TOKENS, held, strict=True) for _ in range(count)]

    def score(self, seat: int = ME) -> dict[str, int]:
        return self.match.scores[seat].parts

    def total(self, seat: int = ME) -> int:
        return self.match.scores[seat].total

    def finish_age(self) -> Table:
        """Everybody sells, and declines what may be declined, until the age is over."""
        age = self.state.age
        while not self.match.over and self.state.age == age:
            if "decline" in self.moves(self.match.decisions[0].seat):
                self.play("decline")
            else:
                self.turn()
        return self

    def log(self) -> list[str]:
        """The keys and arguments of the log, for tests of what was told."""
        return [repr(event.message) for event in self.match.log(None)]


def table(
    *cities: City,
    seats: int = 3,
    age: int = 1,
    turn: int = 1,
    pile: str = "",
    two_step_commit: bool = False,
    hide_facedown_cards: bool = False,
) -> Table:
    """A table before a turn: me, my left neighbour, my right neighbour, then the others."""
    options = {
        "two_step_commit": two_step_commit,
        "hide_facedown_cards": hide_facedown_cards,
        "sides": "day",
    }
    match = Match(GAME, seats, 0, options)
    state = GAME.first_state(seats, 0, match.options)
    assert isinstance(state, SevenWonders)
    described = list(cities) + [city() for _ in range(seats - len(cities))]
    by_seat = [described[0], described[1], *described[3:], described[2]]
    lay(state, by_seat)
    state.age = age
    state.turn = turn
    for word in pile.split():
        seen = state.everybody()
        state.facedown.append(Facedown(CARD_INDEX[word], age, 0, 1, DISCARD_PILE, seen))
    deal(state, by_seat, age, turn)
    steps = CHOOSE_CARD if two_step_commit else CHOOSE_ACTION
    agenda: list[Step[SevenWonders]] = [PlayAge(age + 1)] if age < 3 else []
    state.agenda = [*agenda, Conflicts(), *(steps[number] for number in range(6, turn - 1, -1))]
    match._events = []
    state.journal = match._events
    match.state = state
    state.run()
    match._snapshots = [state.copy()]
    words = " ".join(described.hand for described in by_seat).split()
    return Table(match, frozenset(CARD_INDEX[word] for word in words))


def lay(state: SevenWonders, cities: list[City]) -> None:
    """Boards, stages, cards, coins and tokens."""
    taken = {described.board.split()[0] for described in cities if described.board}
    dull = iter([board for board in DULL if board.split()[0] not in taken])
    boards = [(described.board or next(dull)).split() for described in cities]
    state.wonders = [WONDER_INDEX[wonder] for wonder, _ in boards]
    assert len(set(state.wonders)) == state.seats, "a board is used twice"
    lay_boards(state, [SIDES.index(side) for _, side in boards])
    for seat, described in enumerate(cities):
        for word in described.cards.split():
            card = CARD_INDEX[word]
            assert not state.cities[seat] >> card & 1, f"{word} twice"
            place_card(state, seat, card)
        for _ in range(described.stages):
            complete_stage(state, seat)
            # What lies under the board does not matter; a guild is never in a hand by chance.
            state.facedown.append(Facedown(GUILDS[0], 1, 0, 1, seat, state.everybody()))
        state.coins[seat] = described.coins
        for value in described.tokens:
            state.tokens[seat * len(TOKENS) + TOKENS.index(value)] += 1


def deal(state: SevenWonders, cities: list[City], age: int, turn: int) -> None:
    """The described hands, filled up with other cards of the age to the size of the turn."""
    named = [[CARD_INDEX[word] for word in described.hand.split()] for described in cities]
    spare = sorted(set(deck(age, state.seats)) - {card for hand in named for card in hand})
    hands: list[tuple[int, ...]] = []
    for hand in named:
        assert len(hand) <= 8 - turn, "too many cards in a hand"
        hands.append(tuple(sorted(hand + spare[: 8 - turn - len(hand)])))
    state.hands = hands
    later = [tuple(deck(number, state.seats)) for number in range(age + 1, 4)]
    if later:
        later[-1] += GUILDS[: state.seats + 2]
    state.decks = tuple(later)
    state.box = GUILDS[state.seats + 2 :]


def production(words: str) -> int:
    """A production in words: "wood stone/clay" is a wood and an either/or symbol."""
    symbols = [sum(resource_bit(option) for option in word.split("/")) for word in words.split()]
    return production_of(tuple(symbols))

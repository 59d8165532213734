"""Market in effects: acquire, break through, exile (IM-V23, IM-V29, IM-V30)."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import DO, Op
from pentapolis.games.imperium.effects.filters import Filter, cards_text
from pentapolis.games.imperium.effects.picking import CardOp, ChooseForOp
from pentapolis.games.imperium.moves import CardMove, WordMove, card_moves
from pentapolis.games.imperium.questions import (
    MUST_CHOOSE,
    NOT_MEANT,
    Question,
    asked_only,
    named_card,
    not_there,
    other_question,
)
from pentapolis.games.imperium.rules.hidden import tell_card
from pentapolis.games.imperium.rules.market import (
    EXILE_SUITS,
    EXILE_THEN,
    acquire_from_exile,
    acquire_from_market,
    break_deck,
    break_market,
    broke_through,
    exile_from_market,
    exile_suits,
    has_tokens,
    market_cards,
    open_decks,
    search_main_deck,
    slot_of,
    small_deck,
    suit_names,
)
from pentapolis.games.imperium.rules.texts import open_windows, resolve_all, this_card
from pentapolis.games.imperium.state import Imperium, has, without
from pentapolis.games.imperium.tables import (
    ANY,
    CIVILISED,
    REGION,
    SUIT,
    TOKENS,
    TRIBUTARY,
    UNCIVILISED,
    VARIABLE,
)

ANY_SYMBOL: Final = 0
SYMBOLS: Final[tuple[int, ...]] = (REGION, UNCIVILISED, CIVILISED, TRIBUTARY)


class Acquire(CardOp):
    """Take a market card with one of the suits to hand, `n` times (IM-V29)."""

    __slots__ = ("suits", "from_market", "from_exile", "holding")

    def __init__(
        self,
        suits: int,
        n: int,
        from_market: bool,
        from_exile: bool,
        holding: int,
        kind: Filter | None,
    ) -> None:
        super().__init__(mv.ACQUIRE, n, kind, False)
        self.suits = suits
        self.from_market = from_market
        self.from_exile = from_exile
        self.holding = holding  # the token that must be on the card, -1 for none

    def fits(self, card: int) -> bool:
        """Whether suits and filter allow the card."""
        return (self.suits == ANY or bool(SUIT[card] & self.suits)) and self.table[card]

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        found = market_cards(state) if self.from_market else []
        if state.exile and self.holding < 0 and (self.from_exile or exile_suits(state, seat)):
            found += state.exile
        return found

    def place(self, zone: int) -> str:
        return "exile" if self.from_exile else "market"

    def refuse_card(
        self, state: Imperium, seat: int, this: int, left: int, code: int
    ) -> Refusal | None:
        if not self.fits(code):
            return NOT_MEANT
        if self.holding >= 0:
            at = 3 * slot_of(state, code) + self.holding
            return NO_TOKEN_ON_IT[self.holding] if state.on_market[at] == 0 else None
        if self.from_exile or not has(state.exile, code):
            return None
        return None if SUIT[code] & exile_suits(state, seat) else NOT_MEANT

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        slot = slot_of(state, code)
        if slot >= 0:
            acquire_from_market(state, seat, slot)
            return
        acquire_from_exile(state, seat, code)
        for card in state.players[seat].texts():
            if EXILE_SUITS[card] & SUIT[code] and EXILE_THEN[card]:
                resolve_all(state, seat, EXILE_THEN[card])

    def is_single(self) -> bool:
        return False  # it has its own question

    def payable(self, state: Imperium, seat: int, this: int) -> bool:
        # One card is enough to begin (IM-9.26); a refill may bring the next.
        return bool(self.cards(state, seat, this, self.n))

    def resolve(self, state: Imperium, seat: int) -> None:
        ask_acquire(state, seat, self, self.n, False)

    def offer(self, state: Imperium, seat: int) -> bool:
        ask_acquire(state, seat, self, self.n, True)
        return True

    def text(self, form: str = DO) -> Message:
        what = cards_text(self.n, self.filter)
        if self.filter is None and self.suits != ANY:
            what = suited_text(self.n, self.suits)
        if self.holding >= 0:
            return Message(
                "im-op-acquire-holding",
                {"what": what, "token": TOKENS[self.holding], "form": form},
            )
        where = "both" if self.from_exile and self.from_market else "market"
        if not self.from_market:
            where = "exile"
        return Message("im-op-acquire", {"what": what, "where": where, "form": form})


def no_token_on_it(token: str) -> Refusal:
    """The refusal of a market card without that token."""

    def explain(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
        return {"card": move.args[0], "token": token}

    return Refusal("im-no-token-on-it", "IM-V29", explain)


NO_TOKEN_ON_IT: Final = [no_token_on_it(token) for token in TOKENS]


def suited_text(count: int, suits: int) -> Message:
    """A number of cards of one of the suits, as the object of a verb."""
    if suits == ANY:
        return Message("im-cards", {"count": count, "kind": "any"})
    return Message("im-cards", {"count": count, "kind": "-".join(suit_names(suits))})


def ask_acquire(state: Imperium, seat: int, op: CardOp, left: int, optional: bool) -> None:
    """Ask which card; the refill of the first may be the second (IM-9.29)."""
    this = this_card(state)
    cards = op.cards(state, seat, this, left)
    if cards:
        question = AcquireCard(seat, this, op, left, optional)
        state.ask(question, seat, question.naming(cards))


class AcquireCard(ChooseForOp):
    """Which market card is acquired (`acquire_card`)."""

    __slots__ = ()
    KIND = "acquire_card"
    RULE = "IM-9.26"

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
            return
        ask_acquire(state, self.seat, self.op, self.left, self.optional)

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-acquire", {"effect": self.op.text()})

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if isinstance(move, CardMove):
            if self.left > 1:
                state.push(AcquireCard(seat, self.card, self.op, self.left - 1, self.optional))
            self.op.apply(state, seat, move.card)


# --- breaking through --------------------------------------------------------------------------


def deck_ways(suits: int) -> list[WordMove]:
    """By symbol: the top card of its small deck, or a search of the main deck; else any search."""
    found: list[WordMove] = []
    for suit in SYMBOLS:
        if suits & suit:
            found += [mv.FROM_DECK[suit], mv.SEARCH[suit]]
    return found or [mv.SEARCH_ANY]


def open_deck_ways(suits: int, variable: bool) -> list[list[WordMove]]:
    """By small decks that have cards (`open_decks`): the ways by a deck that are not refused."""
    found: list[list[WordMove]] = []
    for has_cards in range(2 * CIVILISED):
        ways = [
            (mv.FROM_DECK if has_cards & suit else mv.SEARCH)[suit]
            for suit in SYMBOLS
            if suits & suit
        ]
        found.append([mv.SEARCH_ANY] if variable else ways)
    return found


class BreakThrough(Op):
    """Choose a symbol, then one way to get such a card (IM-V30)."""

    __slots__ = ("suits", "n", "exile", "variable", "decks", "deck_ways")
    DERIVED: ClassVar[tuple[str, ...]] = ("deck_ways",)

    def __init__(self, suits: int, n: int, exile: bool, variable: bool) -> None:
        self.suits = suits
        self.n = n
        self.exile = exile
        self.variable = variable
        self.decks = deck_ways(0 if variable else suits)
        self.deck_ways = open_deck_ways(suits, variable)

    def resolve(self, state: Imperium, seat: int) -> None:
        state.push(BreakOption(seat, this_card(state), self, self.n, False))

    def offer(self, state: Imperium, seat: int) -> bool:
        state.push(BreakOption(seat, this_card(state), self, self.n, True))
        return True

    def ways(self, state: Imperium) -> list[Move]:
        """Every card and deck that can be chosen."""
        found = card_moves(mv.TAKE, self.cards(state))
        found += self.deck_ways[open_decks(state)]
        return found

    def cards(self, state: Imperium) -> list[int]:
        """The cards of the pool that are not refused."""
        pool = self.pool(state)
        for card in pool:
            if not self.fits(card):
                return [card for card in pool if self.fits(card)]
        return pool

    def pool(self, state: Imperium) -> list[int]:
        """The cards of the market and, if the text allows it, of the exile pile (IM-9.32)."""
        found = market_cards(state)
        if self.exile:
            found += state.exile
        return found

    def refuse(self, state: Imperium, way: Move) -> Refusal | None:
        """Require a card of market or exile, a small deck, or the main deck (IM-9.31)."""
        if isinstance(way, CardMove):
            return NOT_IN_MARKET if way.zone else self.refuse_card(state, way.card)
        return self.refuse_deck(state, way) if isinstance(way, WordMove) else other_question(way)

    def refuse_card(self, state: Imperium, card: int) -> Refusal | None:
        """Require a card of the pool with a symbol of the text (IM-9.31, IM-9.32)."""
        if card not in self.pool(state):
            return NOT_IN_MARKET
        return None if self.fits(card) else OTHER_SYMBOL

    def refuse_deck(self, state: Imperium, way: WordMove) -> Refusal | None:
        """Require a small deck that is not empty, otherwise the main deck (IM-9.33, IM-9.34)."""
        suit = way.number
        if suit == ANY_SYMBOL or self.variable:
            return None if suit == ANY_SYMBOL and self.variable else OTHER_SEARCH
        if not self.suits & suit:
            return OTHER_SYMBOL_DECK
        if way is mv.SEARCH[suit]:
            return SMALL_DECK_FIRST if small_deck(state, suit) else None
        return None if small_deck(state, suit) else SMALL_DECK_EMPTY

    def fits(self, card: int) -> bool:
        """Whether the card has one of the symbols, or variable points."""
        return bool(VARIABLE[card] if self.variable else SUIT[card] & self.suits)

    def take(self, state: Imperium, seat: int, way: Move) -> None:
        """Take the card in that way, which also chooses the symbol (IM-9.31).

        If a card has two of the allowed symbols, uncivilised is chosen, because that can only help
        (IM-T2).
        """
        suit = 0
        got = True
        if isinstance(way, CardMove):
            suit = 0 if self.variable else SUIT[way.card] & self.suits & UNCIVILISED
            slot = slot_of(state, way.card)
            if slot >= 0:
                break_market(state, seat, slot)
            else:
                state.exile = without(state.exile, way.card)
                state.own(seat).hand += (way.card,)
                if state.journal is not None:
                    tell_card(state, "im-log-break-through", seat, way.card)
        else:
            assert isinstance(way, WordMove)
            suit = way.number
            if suit and small_deck(state, suit):
                break_deck(state, seat, suit)
            else:
                got = search_main_deck(state, seat, suit)
        if got:
            broke_through(state, seat, suit)

    def text(self, form: str = DO) -> Message:
        if self.variable:
            return Message("im-op-break-variable", {"form": form})
        what = suited_text(1, self.suits)
        if self.exile:
            return Message("im-op-break-exile", {"what": what, "form": form})
        return Message("im-op-break", {"count": self.n, "what": what, "form": form})


class BreakOption(Question):
    """Which card or deck is chosen (`break_through_symbol` and `break_through_option`)."""

    __slots__ = ("op", "left", "optional")
    KIND = "break_through_option"
    RULE = "IM-9.31"

    def __init__(self, seat: int, card: int, op: BreakThrough, left: int, optional: bool) -> None:
        super().__init__(seat, card)
        self.op = op
        self.left = left
        self.optional = optional

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
        else:
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        if self.op.variable:
            return Message("im-ask-break-variable")
        return Message("im-ask-break", {"what": suited_text(1, self.op.suits)})

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found = self.op.ways(state)
        if self.optional:
            found.append(mv.NONE)
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if move is mv.NONE:
            return
        if self.left > 1:
            state.push(BreakOption(seat, self.card, self.op, self.left - 1, self.optional))
        self.op.take(state, seat, move)

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move is mv.NONE:
            return None if self.optional else MUST_CHOOSE
        if move.verb not in ("take", "top-of-deck", "search-main-deck"):
            return other_question(move)
        return self.op.refuse(state, move)


NOT_IN_MARKET: Final = not_there("market", "IM-9.32")
OTHER_SYMBOL: Final = Refusal("im-no-symbol", "IM-9.31", named_card)
OTHER_SYMBOL_DECK: Final = Refusal("im-no-symbol-deck", "IM-9.31", named_card)
OTHER_SEARCH: Final = Refusal("im-no-such-search", "IM-V30", asked_only)
SMALL_DECK_FIRST: Final = Refusal("im-no-search", "IM-9.34", named_card)
SMALL_DECK_EMPTY: Final = Refusal("im-no-small-deck", "IM-9.33", named_card)


# --- exile (IM-V23) ----------------------------------------------------------------------------


class ExileFromMarket(CardOp):
    """A market card without tokens goes into exile."""

    __slots__ = ()

    def __init__(self, n: int) -> None:
        super().__init__(mv.EXILE, n, None, False)

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        return market_cards(state)

    def place(self, zone: int) -> str:
        return "market"

    def refuse_card(
        self, state: Imperium, seat: int, this: int, left: int, code: int
    ) -> Refusal | None:
        return TOKENS_ON_IT if has_tokens(state, slot_of(state, code)) else None

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        exile_from_market(state, seat, slot_of(state, code))

    def text(self, form: str = DO) -> Message:
        return Message("im-op-exile-market", {"count": self.n, "form": form})


TOKENS_ON_IT: Final = Refusal("im-no-exile-with-tokens", "IM-9.36", named_card)

"""Market operations: acquire, break through, exile (IM-V23, IM-V29, IM-V30)."""

from __future__ import annotations

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.asking import CardOp, Question, this_card
from pentapolis.games.imperium.effect import Op, open_windows, resolve_all
from pentapolis.games.imperium.filters import Filter, cards_text
from pentapolis.games.imperium.market import (
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
    search_main_deck,
    slot_of,
    small_deck,
    suits_text,
)
from pentapolis.games.imperium.moves import CardMove, card_move
from pentapolis.games.imperium.state import SLOTS, Imperium
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
from pentapolis.games.imperium.zones import tell_card, without

SYMBOLS = (REGION, UNCIVILISED, CIVILISED, TRIBUTARY)


class Acquire(CardOp):
    """A market card with one of the suits to hand, `n` times (IM-V29)."""

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
        self.holding = holding  # the token that must lie on the card, -1 for none

    def fits(self, card: int) -> bool:
        """Whether suits and filter allow the card."""
        return (self.suits == ANY or bool(SUIT[card] & self.suits)) and self.table[card]

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        found: list[int] = []
        if self.from_market:
            for slot in range(SLOTS):
                card = state.market[slot]
                if card < 0 or not self.fits(card):
                    continue
                if self.holding >= 0 and state.on_market[3 * slot + self.holding] == 0:
                    continue
                found.append(card)
        if state.exile and self.holding < 0:
            suits = ANY if self.from_exile else exile_suits(state, seat)
            if suits:
                for card in state.exile:
                    if self.fits(card) and (suits == ANY or SUIT[card] & suits):
                        found.append(card)
        return found

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        slot = slot_of(state, code)
        if slot >= 0:
            acquire_from_market(state, seat, slot)
            return
        acquire_from_exile(state, seat, code)
        for card in state.players[seat].texts():
            if EXILE_SUITS[card] & SUIT[code] and EXILE_THEN[card]:
                resolve_all(state, seat, EXILE_THEN[card])

    def payable(self, state: Imperium, seat: int, this: int) -> bool:
        # One fitting card is enough to begin (IM-9.26); a refill may bring the next.
        return bool(self.cards(state, seat, this, self.n))

    def resolve(self, state: Imperium, seat: int) -> None:
        ask_acquire(state, seat, self, self.n, False)

    def offer(self, state: Imperium, seat: int) -> bool:
        ask_acquire(state, seat, self, self.n, True)
        return True

    def text(self) -> Message:
        what = cards_text(self.n, self.filter)
        if self.filter is None and self.suits != ANY:
            what = suited_text(self.n, self.suits)
        if self.holding >= 0:
            return Message("im-op-acquire-holding", {"what": what, "token": TOKENS[self.holding]})
        where = "both" if self.from_exile and self.from_market else "market"
        if not self.from_market:
            where = "exile"
        return Message("im-op-acquire", {"what": what, "where": where})


def suited_text(count: int, suits: int) -> Message:
    """So many cards of one of the suits, as the object of a verb."""
    names = suits_text(suits)
    if len(names) == 1:
        return Message("im-cards", {"count": count, "kind": names[0].args["suit"]})
    return Message("im-cards-of", {"count": count, "kind": Message("im-suits", {"suits": names})})


def ask_acquire(state: Imperium, seat: int, op: Acquire, left: int, optional: bool) -> None:
    """Which card? The refill of the first may be the second (IM-9.29)."""
    this = this_card(state)
    cards = op.cards(state, seat, this, left)
    if cards:
        state.ask(AcquireCard(seat, this, op, left, optional), seat)


class AcquireCard(Question):
    """Which market card? (`acquire_card`)"""

    __slots__ = ("op", "left", "optional")

    def __init__(self, seat: int, card: int, op: Acquire, left: int, optional: bool) -> None:
        super().__init__(seat, card)
        self.op = op
        self.left = left
        self.optional = optional

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
            return
        ask_acquire(state, self.seat, self.op, self.left, self.optional)

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-acquire", {"effect": self.op.text()})

    def kind(self) -> str:
        return "acquire_card"

    def rule(self) -> str:
        return "IM-9.26"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        for card in self.op.cards(state, seat, self.card, self.left):
            found.append(card_move(mv.ACQUIRE, card))
        if self.optional:
            found.append(mv.NONE)
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if isinstance(move, CardMove):
            if self.left > 1:
                state.push(AcquireCard(seat, self.card, self.op, self.left - 1, self.optional))
            self.op.apply(state, seat, move.card)

    def why_not(self, state: Imperium, seat: int, text: str) -> Message:
        mv.check_known(text)
        card = mv.named_card(text)
        if text.startswith("acquire ") and card >= 0:
            if slot_of(state, card) < 0 and card not in state.exile:
                return Message("im-not-in-market", {"card": f"{move_card(card)}"}, "IM-9.26")
            return Message("im-wrong-suit", {"card": f"{move_card(card)}"}, "IM-9.26")
        return super().why_not(state, seat, text)


def move_card(card: int) -> str:
    """The component of a card in a reason."""
    return card_move(mv.ACQUIRE, card).args[0]


# --- breaking through --------------------------------------------------------------------------


class BreakThrough(Op):
    """Choose a symbol, then one way to get such a card (IM-V30)."""

    __slots__ = ("suits", "n", "exile", "variable")

    def __init__(self, suits: int, n: int, exile: bool, variable: bool) -> None:
        self.suits = suits
        self.n = n
        self.exile = exile
        self.variable = variable

    def resolve(self, state: Imperium, seat: int) -> None:
        begin_break_through(state, seat, self, self.n)

    def text(self) -> Message:
        if self.variable:
            return Message("im-op-break-variable")
        suits = Message("im-suits", {"suits": suits_text(self.suits)})
        key = "im-op-break-exile" if self.exile else "im-op-break"
        return Message(key, {"count": self.n, "what": suits})


def begin_break_through(state: Imperium, seat: int, op: BreakThrough, left: int) -> None:
    """First the symbol, where there is a choice (IM-9.31)."""
    this = this_card(state)
    if op.variable:
        state.push(BreakOption(seat, this, op, 0, left))
        return
    symbols = [suit for suit in SYMBOLS if op.suits & suit]
    if len(symbols) == 1:
        state.push(BreakOption(seat, this, op, symbols[0], left))
    else:
        state.ask(BreakSymbol(seat, this, op, left), seat)


class BreakSymbol(Question):
    """For which symbol? (`break_through_symbol`)"""

    __slots__ = ("op", "left")

    def __init__(self, seat: int, card: int, op: BreakThrough, left: int) -> None:
        super().__init__(seat, card)
        self.op = op
        self.left = left

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
            return
        begin_break_through(state, self.seat, self.op, self.left)

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-symbol")

    def kind(self) -> str:
        return "break_through_symbol"

    def rule(self) -> str:
        return "IM-9.31"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        for suit in SYMBOLS:
            if self.op.suits & suit:
                found.append(mv.SUIT_MOVES[suit])
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        for suit in SYMBOLS:
            if mv.SUIT_MOVES[suit] is move:
                state.push(BreakOption(seat, self.card, self.op, suit, self.left))


class BreakOption(Question):
    """Which way? Market, small deck or main deck (`break_through_option`)."""

    __slots__ = ("op", "suit", "left")

    def __init__(self, seat: int, card: int, op: BreakThrough, suit: int, left: int) -> None:
        super().__init__(seat, card)
        self.op = op
        self.suit = suit  # 0: any card with variable points
        self.left = left

    def prompt(self, seat: int) -> Message:
        if self.suit == 0:
            return Message("im-ask-break-variable")
        return Message("im-ask-break", {"suits": suits_text(self.suit)})

    def kind(self) -> str:
        return "break_through_option"

    def rule(self) -> str:
        return "IM-9.31"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        for card in state.market:
            if card >= 0 and self.fits(card):
                found.append(card_move(mv.TAKE, card))
        if self.op.exile:
            for card in state.exile:
                if self.fits(card):
                    found.append(card_move(mv.TAKE, card))
        if self.suit and small_deck(state, self.suit):
            found.append(mv.FROM_DECK)
        else:
            found.append(mv.SEARCH)
        return found

    def fits(self, card: int) -> bool:
        """Whether the card has the symbol, or variable points."""
        return bool(SUIT[card] & self.suit) if self.suit else VARIABLE[card]

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if self.left > 1:
            state.push(BreakSymbol(seat, self.card, self.op, self.left - 1))
        got = True
        if isinstance(move, CardMove):
            slot = slot_of(state, move.card)
            if slot >= 0:
                break_market(state, seat, slot)
            else:
                state.exile = without(state.exile, move.card)
                state.players[seat].hand += (move.card,)
                if state.journal is not None:
                    tell_card(state, "im-log-break-through", seat, move.card)
        elif move is mv.FROM_DECK:
            break_deck(state, seat, self.suit)
        else:
            got = search_main_deck(state, seat, self.suit)
        if got:
            broke_through(state, seat, self.suit)

    def why_not(self, state: Imperium, seat: int, text: str) -> Message:
        mv.check_known(text)
        card = mv.named_card(text)
        if text == "search-main-deck":
            return Message("im-small-deck-first", {}, "IM-9.34")
        if text == "top-of-deck":
            return Message("im-small-deck-empty", {}, "IM-9.33")
        if text.startswith("take ") and card >= 0:
            return Message("im-not-in-market", {"card": move_card(card)}, "IM-9.32")
        return super().why_not(state, seat, text)


# --- exile (IM-V23) ----------------------------------------------------------------------------


class ExileFromMarket(CardOp):
    """A market card without tokens goes into exile."""

    __slots__ = ()

    def __init__(self, n: int) -> None:
        super().__init__(mv.EXILE, n, None, False)

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        found: list[int] = []
        for slot in range(SLOTS):
            if state.market[slot] >= 0 and not has_tokens(state, slot):
                found.append(state.market[slot])
        return found

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        exile_from_market(state, seat, slot_of(state, code))

    def text(self) -> Message:
        return Message("im-op-exile-market", {"count": self.n})

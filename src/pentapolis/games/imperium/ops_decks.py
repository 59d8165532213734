"""Deck and unrest operations: fame, nation deck, find, develop, unrest (IM-V27, IM-V31 to 37)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.asking import HIDDEN, OPEN, CardOp, Pick, Question, this_card
from pentapolis.games.imperium.effect import (
    DO,
    END_FRAME,
    PLAY,
    Op,
    Ops,
    begin_frame,
    resolve_all,
)
from pentapolis.games.imperium.filters import Filter
from pentapolis.games.imperium.moves import (
    FROM_DISCARD,
    FROM_DRAW,
    FROM_HAND,
    FROM_NATION,
    ZONE_MASK,
    ZONE_SHIFT,
    CardMove,
    card_moves,
    chosen,
)
from pentapolis.games.imperium.reshuffle import Develop, can_develop, deck_emptied
from pentapolis.games.imperium.state import FAME_DECK, Imperium, Player
from pentapolis.games.imperium.tables import (
    CARDS,
    IS_UNREST,
    KING_OF_KINGS,
    NAMES,
)
from pentapolis.games.imperium.zones import (
    hand_of,
    move_in_secret,
    pile_unrest,
    put_into_history,
    returned_unrest,
    show,
    shuffled_deck,
    take_unrest,
    tell_card,
    tell_secret,
    without,
)

LOOKS_MORE: Final = [0] * len(CARDS)
"""By card: how many more fame cards its owner looks at (IM-P8)."""
LOOK_THEN: Final[list[Ops]] = [()] * len(CARDS)
"""By card: what follows such a look."""


# --- fame (IM-V31, IM-V32, IM-10.4 to IM-10.8) ------------------------------------------------


class LookFame(Op):
    """Look at the top fame cards, take one, put the others back."""

    __slots__ = ("n", "take")

    def __init__(self, n: int, take: int) -> None:
        self.n = n
        self.take = take

    def resolve(self, state: Imperium, seat: int) -> None:
        if not state.fame_deck:
            resolve_king(state, seat)
            return
        count = self.n
        for card in state.players[seat].texts():
            count += LOOKS_MORE[card]
            if LOOK_THEN[card]:
                resolve_all(state, seat, LOOK_THEN[card])
        count = min(count, len(state.fame_deck))
        state.reveals += 1
        for card in state.fame_deck[-count:]:
            state.seen[card] |= 1 << seat
        state.push(FamePick(seat, this_card(state), count))

    def text(self, form: str = DO) -> Message:
        return Message("im-op-look-fame", {"count": self.n, "take": self.take, "form": form})


class FamePick(Question):
    """Which of the looked-at cards to take? (`fame_pick`)"""

    __slots__ = ("count",)

    def __init__(self, seat: int, card: int, count: int) -> None:
        super().__init__(seat, card)
        self.count = count

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-fame")

    def kind(self) -> str:
        return "fame_pick"

    def rule(self) -> str:
        return "IM-V31"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return card_moves(mv.TAKE, sorted(state.fame_deck[-self.count :]))

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        player = state.players[seat]
        looked = state.fame_deck[-self.count :]
        state.fame_deck = without(state.fame_deck, move.card)
        player.hand += (move.card,)
        move_in_secret(state, looked, move.card, FAME_DECK, hand_of(seat), 1 << seat)
        if state.journal is not None:
            tell_secret(state, "im-log-fame", "im-log-fame-hidden", seat, move.card)
        if self.count > 2:
            state.push(FameOrder(seat, self.card, self.count - 1))


class FameOrder(Question):
    """Which card goes back on top last? (`fame_return_order`)"""

    __slots__ = ("count",)

    def __init__(self, seat: int, card: int, count: int) -> None:
        super().__init__(seat, card)
        self.count = count

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-fame-order")

    def kind(self) -> str:
        return "fame_return_order"

    def rule(self) -> str:
        return "IM-9.25"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return card_moves(mv.TOP, sorted(state.fame_deck[-self.count :]))

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        looked = state.fame_deck[-self.count :]
        state.fame_deck = (*without(state.fame_deck, move.card), move.card)
        for card in looked:
            # Others who had looked before no longer know the order.
            if state.seen[card] != 1 << seat:
                state.seen[card] = 1 << seat
                state.trace[card] |= FAME_DECK
        if self.count > 2:
            # The new top card is settled; order the ones below it.
            state.push(FameOrderBelow(seat, self.card, self.count - 1))


class FameOrderBelow(FameOrder):
    """The same for the cards under those already ordered."""

    __slots__ = ()

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return card_moves(mv.TOP, sorted(state.fame_deck[-self.count - 1 : -1]))

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        top = state.fame_deck[-1]
        state.fame_deck = (*without(state.fame_deck[:-1], move.card), move.card, top)


class TakeTopFame(Op):
    """The top fame card to hand, unseen by others (IM-V32)."""

    __slots__ = ()

    def resolve(self, state: Imperium, seat: int) -> None:
        if not state.fame_deck:
            resolve_king(state, seat)
            return
        card = state.fame_deck[-1]
        state.fame_deck = state.fame_deck[:-1]
        state.players[seat].hand += (card,)
        state.reveals += 1
        knowers = state.seen[card] | 1 << seat
        move_in_secret(state, (), card, FAME_DECK, hand_of(seat), knowers)
        if state.journal is not None:
            tell_secret(state, "im-log-fame", "im-log-fame-hidden", seat, card)

    def text(self, form: str = DO) -> Message:
        return Message("im-op-take-fame", {"form": form})


def resolve_king(state: Imperium, seat: int) -> None:
    """No fame card is left: King of Kings, once per player and game (IM-10.6 to IM-10.8)."""
    player = state.players[seat]
    if player.king_used:
        return
    player.king_used = True
    card = KING_OF_KINGS[state.box][state.king]
    state.king = 1
    if state.journal is not None:
        tell_card(state, "im-log-king", seat, card)
    begin_frame(state, card, seat)
    state.push(END_FRAME)
    resolve_all(state, seat, PLAY[card])


# --- development (IM-V33) ----------------------------------------------------------------------


class DevelopOp(Op):
    """Choose, pay and take a development, whatever the state (IM-9.41)."""

    __slots__ = ("free",)

    def __init__(self, free: bool) -> None:
        self.free = free

    def resolve(self, state: Imperium, seat: int) -> None:
        state.push(Develop(seat, self.free, not self.free, False, this_card(state)))

    def offer(self, state: Imperium, seat: int) -> bool:
        state.push(Develop(seat, self.free, True, False, this_card(state)))
        return True

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        return can_develop(state, seat, self.free)

    def text(self, form: str = DO) -> Message:
        return Message("im-op-develop-free" if self.free else "im-op-develop", {"form": form})


# --- nation deck (IM-V34, IM-V35) --------------------------------------------------------------


class LookNation(Op):
    """Look at the top nation card in secret."""

    __slots__ = ()

    def resolve(self, state: Imperium, seat: int) -> None:
        player = state.players[seat]
        if player.nation_deck:
            card = player.nation_deck[-1]
            state.reveals += 1
            state.seen[card] |= 1 << seat
            if state.journal is not None:
                tell_secret(state, "im-log-look", "im-log-look-hidden", seat, card)

    def idle(self, state: Imperium, seat: int) -> bool:
        return not state.players[seat].nation_deck

    def text(self, form: str = DO) -> Message:
        return Message("im-op-look-nation", {"form": form})


class ShuffleNation(Op):
    """Shuffle the nation deck; the accession card stays at the bottom (IM-9.24)."""

    __slots__ = ()

    def resolve(self, state: Imperium, seat: int) -> None:
        shuffle_nation(state, state.players[seat])

    def text(self, form: str = DO) -> Message:
        return Message("im-op-shuffle-nation", {"form": form})


def shuffle_nation(state: Imperium, player: Player) -> None:
    """Nobody knows the order any more."""
    cards = list(player.nation_deck)
    state.chance.shuffle(cards)
    for card in cards:
        state.seen[card] = 0
    player.nation_deck = tuple(cards)


# --- unrest (IM-V36, IM-V37) -------------------------------------------------------------------


class TakeUnrest(Op):
    """Unrest from the pile to hand, one by one (IM-V36)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, state: Imperium, seat: int) -> None:
        for _ in range(self.n):
            take_unrest(state, seat)

    def text(self, form: str = DO) -> Message:
        return Message("im-op-take-unrest", {"count": self.n, "form": form})


class ReturnUnrest(CardOp):
    """Unrest from hand or discard pile to the pile (IM-V37)."""

    __slots__ = ("from_hand", "from_discard")

    def __init__(self, n: int, up_to: bool, from_hand: bool, from_discard: bool) -> None:
        super().__init__(mv.RETURN, n, None, up_to)
        self.from_hand = from_hand
        self.from_discard = from_discard

    def secrecy(self) -> int:
        return HIDDEN if self.from_hand else OPEN

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        if self.from_hand:
            for card in player.hand:
                if IS_UNREST[card] and card != this:
                    found.append(card)
        if self.from_discard:
            for card in player.discard:
                if IS_UNREST[card]:
                    found.append(card | FROM_DISCARD << ZONE_SHIFT)
        return found

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        player = state.players[seat]
        card = code & ZONE_MASK
        if code >> ZONE_SHIFT:
            player.discard = without(player.discard, card)
        else:
            player.hand = without(player.hand, card)
        pile_unrest(state, seat, card)

    def finish(self, state: Imperium, seat: int) -> None:
        returned_unrest(state, seat)

    def text(self, form: str = DO) -> Message:
        zones = "both" if self.from_hand and self.from_discard else "hand"
        if not self.from_hand:
            zones = "discard"
        key = "im-op-return-unrest-up-to" if self.up_to else "im-op-return-unrest"
        return Message(key, {"count": self.n, "zones": zones, "form": form})


# --- find (IM-V27) -----------------------------------------------------------------------------


class Find(CardOp):
    """Search hand, discard pile, draw deck, nation deck for a card."""

    __slots__ = ("to", "zones", "by_name")

    def __init__(self, kind: Filter, to: str, zones: tuple[int, ...]) -> None:
        super().__init__(mv.FIND, 1, kind, False)
        self.to = to
        self.zones = zones
        # A name borne by several cards is a kind (IM-Q36).
        count = len([name for name in NAMES if name in kind.names])
        self.by_name = count == 1

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        for zone in self.zones:
            cards = player.hand
            if zone == FROM_DISCARD:
                cards = player.discard
            elif zone == FROM_DRAW:
                cards = player.deck
            elif zone == FROM_NATION:
                cards = player.nation_deck
            hits = sorted([card for card in cards if self.table[card] and card != this])
            for card in hits:
                found.append(card | zone << ZONE_SHIFT)
            if hits and self.by_name:
                break
        return found

    def resolve(self, state: Imperium, seat: int) -> None:
        codes = self.cards(state, seat, this_card(state), 1)
        if self.by_name or not codes:
            zones = self.searched(codes)
            for code in codes:
                self.move(state, seat, code)
            self.shuffle(state, seat, zones)
            return
        state.ask(
            FindPick(seat, this_card(state), self, 1, not state.frames[-1].paying, False), seat
        )

    def offer(self, state: Imperium, seat: int) -> bool:
        return False

    def is_single(self) -> bool:
        return False  # to look is one thing, to choose another (IM-9.22)

    def searched(self, codes: list[int]) -> tuple[int, ...]:
        """The zones looked through: up to where the named card was found (IM-9.22)."""
        if not codes or not self.by_name:
            return self.zones
        return self.zones[: self.zones.index(codes[0] >> ZONE_SHIFT) + 1]

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        self.move(state, seat, code)
        self.shuffle(state, seat, self.zones)

    def move(self, state: Imperium, seat: int, code: int) -> None:
        """Reveal the card and put it where told."""
        player = state.players[seat]
        card = code & ZONE_MASK
        zone = code >> ZONE_SHIFT
        emptied = False
        if zone == FROM_HAND:
            player.hand = without(player.hand, card)
        elif zone == FROM_DISCARD:
            player.discard = without(player.discard, card)
        elif zone == FROM_DRAW:
            player.deck = without(player.deck, card)
            emptied = not player.deck
        else:
            player.nation_deck = without(player.nation_deck, card)
        show(state, card)
        state.reveals += 1
        if state.journal is not None:
            tell_card(state, "im-log-find", seat, card)
        if self.to == "hand":
            player.hand += (card,)
        elif self.to == "discard":
            player.discard += (card,)
        else:
            put_into_history(state, player, (card,))
        if emptied:
            deck_emptied(state, player)

    def shuffle(self, state: Imperium, seat: int, zones: tuple[int, ...]) -> None:
        """Decks that were searched are shuffled (IM-9.23)."""
        player = state.players[seat]
        state.reveals += 1
        if FROM_DRAW in zones:
            player.deck = shuffled_deck(state, seat, list(player.deck))
        if FROM_NATION in zones:
            shuffle_nation(state, player)

    def text(self, form: str = DO) -> Message:
        where = "all" if len(self.zones) == 4 else "some"
        args: dict[str, Arg] = {"what": self.what(), "to": self.to, "where": where, "form": form}
        return Message("im-op-find", args)


class FindPick(Pick):
    """Which of the cards of that kind? (`find_card`)"""

    __slots__ = ()

    def kind(self) -> str:
        return "find_card"

    def rule(self) -> str:
        return "IM-9.22"

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        op = self.op
        assert isinstance(op, Find)
        if isinstance(move, CardMove):
            op.apply(state, seat, chosen(op.cards(state, seat, self.card, 1), move))
        else:
            op.shuffle(state, seat, op.zones)

"""Nation deck, development and finding a card in effects (IM-V27, IM-V33 to IM-V35)."""

from __future__ import annotations

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import DO, Op
from pentapolis.games.imperium.effects.filters import Filter
from pentapolis.games.imperium.effects.picking import CardOp, Pick
from pentapolis.games.imperium.moves import (
    FROM_DISCARD,
    FROM_DRAW,
    FROM_HAND,
    FROM_NATION,
    ZONE_MASK,
    ZONE_SHIFT,
    CardMove,
    chosen,
)
from pentapolis.games.imperium.rules.cards import put_into_history
from pentapolis.games.imperium.rules.development import Develop, open_developments
from pentapolis.games.imperium.rules.hidden import show, shuffled_deck, tell_card, tell_secret
from pentapolis.games.imperium.rules.reshuffle import deck_emptied
from pentapolis.games.imperium.rules.texts import this_card
from pentapolis.games.imperium.state import Imperium, Player, without
from pentapolis.games.imperium.tables import NAMES

# --- development (IM-V33) ----------------------------------------------------------------------


class DevelopOp(Op):
    """Choose, pay and take a development, in any state (IM-9.41)."""

    __slots__ = ("free",)

    def __init__(self, free: bool) -> None:
        self.free = free

    def resolve(self, state: Imperium, seat: int) -> None:
        state.push(Develop(seat, self.free, not self.free, False, this_card(state)))

    def offer(self, state: Imperium, seat: int) -> bool:
        state.push(Develop(seat, self.free, True, False, this_card(state)))
        return True

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        return bool(open_developments(state, seat, self.free))

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
            state.own_seen()[card] |= 1 << seat
            if state.journal is not None:
                tell_secret(state, "im-log-look", "im-log-look-hidden", seat, card)

    def changes_nothing(self, state: Imperium, seat: int) -> bool:
        return not state.players[seat].nation_deck

    def text(self, form: str = DO) -> Message:
        return Message("im-op-look-nation", {"form": form})


class ShuffleNation(Op):
    """Shuffle the nation deck; the accession card stays at the bottom (IM-9.24)."""

    __slots__ = ()

    def resolve(self, state: Imperium, seat: int) -> None:
        shuffle_nation(state, state.own(seat))

    def text(self, form: str = DO) -> Message:
        return Message("im-op-shuffle-nation", {"form": form})


def shuffle_nation(state: Imperium, player: Player) -> None:
    """Shuffle the nation deck; nobody knows the order any more."""
    cards = list(player.nation_deck)
    state.chance.shuffle(cards)
    for card in cards:
        state.own_seen()[card] = 0
    player.nation_deck = tuple(cards)


# --- find (IM-V27) -----------------------------------------------------------------------------


class Find(CardOp):
    """Search hand, discard pile, draw deck, nation deck for a card."""

    __slots__ = ("to", "zones", "by_name")

    def __init__(self, kind: Filter, to: str, zones: tuple[int, ...]) -> None:
        super().__init__(mv.FIND, 1, kind, False)
        self.to = to
        self.zones = zones
        # A name that several cards have means a kind of card (IM-Q36).
        count = len([name for name in NAMES if name in kind.names])
        self.by_name = count == 1

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
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
            for card in sorted(cards):
                if card != this:
                    found.append(card | zone << ZONE_SHIFT)
        return found

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        found = super().cards(state, seat, this, left)
        if self.by_name and found:  # the search ends at the card (IM-9.22)
            first = found[0] >> ZONE_SHIFT
            return [code for code in found if code >> ZONE_SHIFT == first]
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
        return False  # looking and choosing are separate (IM-9.22)

    def searched(self, codes: list[int]) -> tuple[int, ...]:
        """The zones searched, up to where the named card was found (IM-9.22)."""
        if not codes or not self.by_name:
            return self.zones
        return self.zones[: self.zones.index(codes[0] >> ZONE_SHIFT) + 1]

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        self.move(state, seat, code)
        self.shuffle(state, seat, self.zones)

    def move(self, state: Imperium, seat: int, code: int) -> None:
        """Reveal the card and move it to its destination."""
        player = state.own(seat)
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
        """Shuffle the decks that were searched (IM-9.23)."""
        player = state.own(seat)
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
    """Which card of that kind is taken (`find_card`)."""

    __slots__ = ()
    KIND = "find_card"
    RULE = "IM-9.22"

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        op = self.op
        assert isinstance(op, Find)
        if isinstance(move, CardMove):
            op.apply(state, seat, chosen(op.cards(state, seat, self.card, 1), move))
        else:
            op.shuffle(state, seat, op.zones)

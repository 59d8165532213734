"""Cards in play in effects: abandon, recall, sink, this card (IM-V18 to IM-V22)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import DO, Op
from pentapolis.games.imperium.effects.cards import matching
from pentapolis.games.imperium.effects.filters import Filter
from pentapolis.games.imperium.effects.picking import CardOp
from pentapolis.games.imperium.moves import ZONE_MASK
from pentapolis.games.imperium.questions import is_at, named_card
from pentapolis.games.imperium.rules.cards import (
    abandon,
    exile,
    exile_from_play,
    from_garrison,
    history_from_play,
    put_into_history,
    put_sunken,
    recall,
    sink_from_play,
)
from pentapolis.games.imperium.rules.hidden import tell_card
from pentapolis.games.imperium.rules.texts import this_card
from pentapolis.games.imperium.state import GARRISON_SHIFT, Imperium, without
from pentapolis.games.imperium.tables import CARDS, PINNED, REGION, SUIT, WEIGHT

STAYS: Final = [False] * len(CARDS)
"""By card: no legal choice for abandon and recall (IM-R4)."""


CANNOT_LEAVE: Final = Refusal("im-no-leaving", "IM-R4", named_card)


class ThisTo(Op):
    """`this` goes into history, sinks or is exiled instead of being discarded."""

    __slots__ = ("where",)

    def __init__(self, where: str) -> None:
        self.where = where

    def resolve(self, state: Imperium, seat: int) -> None:
        card = this_card(state)
        player = state.players[seat]
        if card in player.in_play:
            if self.where == "history":
                history_from_play(state, seat, card)
            elif self.where == "sunken":
                sink_from_play(state, seat, card)
            else:
                exile_from_play(state, seat, card)
        elif card in player.resolving:
            player.resolving = without(player.resolving, card)
            if self.where == "history":
                put_into_history(state, player, (card,))
                if state.journal is not None:
                    tell_card(state, "im-log-history", seat, card)
            elif self.where == "sunken":
                put_sunken(state, player, (card,))
                if state.journal is not None:
                    tell_card(state, "im-log-sink", seat, card)
            else:
                exile(state, card)
                if state.journal is not None:
                    tell_card(state, "im-log-exile", seat, card)

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        player = state.players[seat]
        return this in player.in_play or this in player.resolving

    def payable(self, state: Imperium, seat: int, this: int) -> bool:
        return this >= 0

    def text(self, form: str = DO) -> Message:
        return Message("im-op-this-to", {"where": self.where, "form": form})


# --- play area (IM-V19 to IM-V21) ------------------------------------------------------------


class FromPlay(CardOp):
    """Abandon or recall cards in play, or garrison cards where the text means them."""

    __slots__ = ("recalls", "weighted", "garrison")

    def __init__(self, n: int, kind: Filter, recalls: bool) -> None:
        super().__init__(mv.RECALL if recalls else mv.ABANDON, n, kind, False)
        self.recalls = recalls
        self.weighted = n > 1 and kind.data.get("suit") == "region"
        # A named card that is not pinned can only mean a garrison card (IM-Q40).
        names_loose = bool(kind.names) and not any(
            PINNED[card.index] for card in CARDS if kind.table[card.index]
        )
        self.garrison = kind.garrisoned or names_loose

    def place(self, zone: int) -> str:
        return "garrison" if self.garrison else "play"

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        player = state.players[seat]
        kind = self.filter
        assert kind is not None
        if kind.this:
            return [this] if this >= 0 and this in player.in_play else []
        found: list[int] = []
        if self.garrison:
            for pair in player.garrison:
                card = pair & ZONE_MASK
                if self.table[card] and (
                    not kind.garrisoned or SUIT[pair >> GARRISON_SHIFT] & REGION
                ):
                    found.append(card)
            return found
        host_has = kind.host_has
        for card in player.in_play:
            if not self.table[card] or not PINNED[card] or STAYS[card]:
                continue
            if host_has is not None and not matching(player.under(card), host_has.table):
                continue
            found.append(card)
        return balanced(found, left) if self.weighted else found

    def refuse_card(self, state: Imperium, seat: int, card: int, zone: int) -> Refusal:
        if STAYS[card] and not self.garrison and is_at(state, seat, "play", card):
            return CANNOT_LEAVE
        return super().refuse_card(state, seat, card, zone)

    def weight(self, code: int) -> int:
        return WEIGHT[code] if self.weighted else 1

    def together(self) -> bool:
        return True

    def means_this(self) -> bool:
        return self.filter is not None and self.filter.this

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        if self.garrison:
            player = state.players[seat]
            from_garrison(player, code)
            player.discard += (code,)
            if state.journal is not None:
                tell_card(state, "im-log-abandon", seat, code)
        elif self.recalls:
            recall(state, seat, code)
        else:
            abandon(state, seat, code)

    def payable(self, state: Imperium, seat: int, this: int) -> bool:
        left = self.n
        for code in self.cards(state, seat, this, left):
            left -= self.weight(code)
        return left <= 0

    def text(self, form: str = DO) -> Message:
        if self.filter is not None and self.filter.this:
            key = "im-op-recall-this" if self.recalls else "im-op-abandon-this"
            return Message(key, {"form": form})
        key = "im-op-recall" if self.recalls else "im-op-abandon"
        return Message(key, {"what": self.what(), "form": form})


def balanced(cards: list[int], left: int) -> list[int]:
    """Regions to give up for `left`, so that none of them is more than needed (IM-V19)."""
    singles = len([card for card in cards if WEIGHT[card] == 1])
    double = singles < len(cards)
    if not double or not reaches(left, singles, double):
        return cards
    found: list[int] = []
    for card in cards:
        if WEIGHT[card] == 1:
            if reaches(left - 1, singles - 1, double):
                found.append(card)
        elif left >= 2 and reaches(left - 2, singles, False):
            found.append(card)
    return found


def reaches(left: int, singles: int, double: bool) -> bool:
    """Whether the cards can make up the number without one too many."""
    return left <= 0 or singles >= left or (double and left >= 2 and singles >= left - 2)


class Sink(CardOp):
    """Cards from the play area or the discard pile into the sunken pile (IM-V21)."""

    __slots__ = ("in_play",)

    def __init__(self, n: int, kind: Filter | None, in_play: bool) -> None:
        super().__init__(mv.SINK, n, kind, False)
        self.in_play = in_play

    def place(self, zone: int) -> str:
        return "play" if self.in_play else "discard"

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        player = state.players[seat]
        if self.in_play:
            return matching(player.in_play, self.table)
        return matching(player.discard, self.table)

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        if self.in_play:
            sink_from_play(state, seat, code)
            return
        player = state.players[seat]
        player.discard = without(player.discard, code)
        put_sunken(state, player, (code,))
        if state.journal is not None:
            tell_card(state, "im-log-sink", seat, code)

    def text(self, form: str = DO) -> Message:
        key = "im-op-sink" if self.in_play else "im-op-sink-discard"
        return Message(key, {"what": self.what(), "form": form})

"""Cards in play in effects: abandon, recall, sink, this card (IM-V18 to IM-V22)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import DO, Op
from pentapolis.games.imperium.effects.filters import Filter
from pentapolis.games.imperium.effects.picking import CardOp
from pentapolis.games.imperium.questions import NOT_MEANT, named_card
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
from pentapolis.games.imperium.state import Imperium, without
from pentapolis.games.imperium.tables import CARDS, PINNED, REGION, SUIT, WEIGHT

STAYS: Final = [False] * len(CARDS)
"""By card: whether abandon and recall may not choose it (IM-R4)."""


CANNOT_LEAVE: Final = Refusal("im-no-leaving", "IM-R4", named_card)
TOO_MUCH: Final = Refusal("im-no-more-than-needed", "IM-V19", named_card)


class ThisTo(Op):
    """Put `this` into history, sink or exile it instead of discarding it."""

    __slots__ = ("where",)

    def __init__(self, where: str) -> None:
        self.where = where

    def resolve(self, state: Imperium, seat: int) -> None:
        card = this_card(state)
        player = state.own(seat)
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
    """Abandon or recall cards in play, or garrisoned cards if the text means those."""

    __slots__ = ("recalls", "weighted", "garrison")

    def __init__(self, n: int, kind: Filter, recalls: bool) -> None:
        super().__init__(mv.RECALL if recalls else mv.ABANDON, n, kind, False)
        self.recalls = recalls
        self.weighted = n > 1 and kind.data.get("suit") == "region"
        # A named card that is not pinned can only be a garrisoned card (IM-Q40).
        names_loose = bool(kind.names) and not any(
            PINNED[card.index] for card in CARDS if kind.table[card.index]
        )
        self.garrison = kind.garrisoned or names_loose

    def place(self, zone: int) -> str:
        return "garrison" if self.garrison else "play"

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        player = state.players[seat]
        return player.garrisoned() if self.garrison else list(player.in_play)

    def refuse_card(
        self, state: Imperium, seat: int, this: int, left: int, code: int
    ) -> Refusal | None:
        if not self.is_meant(state, seat, this, code):
            return NOT_MEANT
        if self.garrison or self.means_this():
            return None
        if STAYS[code]:
            return CANNOT_LEAVE
        if self.weighted and not self.is_balanced(state, seat, this, left, code):
            return TOO_MUCH
        return None

    def is_meant(self, state: Imperium, seat: int, this: int, card: int) -> bool:
        """Whether the text means this card in play or in a garrison."""
        kind = self.filter
        assert kind is not None
        if kind.this:
            return card == this
        if not self.table[card]:
            return False
        player = state.players[seat]
        if self.garrison:
            return not kind.garrisoned or bool(SUIT[player.host(card)] & REGION)
        if not PINNED[card]:
            return False
        if kind.host_has is None:
            return True
        table = kind.host_has.table
        return any(table[under] for under in player.under(card))

    def can_leave(self, state: Imperium, seat: int, this: int, card: int) -> bool:
        """Whether the text means this card and it may be chosen."""
        return self.is_meant(state, seat, this, card) and not STAYS[card]

    def is_balanced(self, state: Imperium, seat: int, this: int, left: int, card: int) -> bool:
        """Whether choosing the region still allows the exact number, if one does (IM-V19)."""
        in_play = state.players[seat].in_play
        double = False
        for other in in_play:  # most seats have none
            if WEIGHT[other] > 1 and self.can_leave(state, seat, this, other):
                double = True
        if not double:
            return True
        singles = 0
        for other in in_play:
            if WEIGHT[other] == 1 and self.can_leave(state, seat, this, other):
                singles += 1
        if not reaches(left, singles, double):
            return True
        if WEIGHT[card] == 1:
            return reaches(left - 1, singles - 1, double)
        return left >= 2 and reaches(left - 2, singles, False)

    def weight(self, code: int) -> int:
        return WEIGHT[code] if self.weighted else 1

    def together(self) -> bool:
        return True

    def means_this(self) -> bool:
        return self.filter is not None and self.filter.this

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        if self.garrison:
            player = state.own(seat)
            from_garrison(player, code)
            player.discard += (code,)
            if state.journal is not None:
                tell_card(state, "im-log-abandon", seat, code)
        elif self.recalls:
            recall(state, seat, code)
        else:
            abandon(state, seat, code)

    def text(self, form: str = DO) -> Message:
        if self.filter is not None and self.filter.this:
            key = "im-op-recall-this" if self.recalls else "im-op-abandon-this"
            return Message(key, {"form": form})
        key = "im-op-recall" if self.recalls else "im-op-abandon"
        return Message(key, {"what": self.what(), "form": form})


def reaches(left: int, singles: int, double: bool) -> bool:
    """Whether the cards can give exactly the number `left`."""
    return left <= 0 or singles >= left or (double and left >= 2 and singles >= left - 2)


class Sink(CardOp):
    """Cards from the play area or the discard pile into the sunken pile (IM-V21)."""

    __slots__ = ("in_play",)

    def __init__(self, n: int, kind: Filter | None, in_play: bool) -> None:
        super().__init__(mv.SINK, n, kind, False)
        self.in_play = in_play

    def place(self, zone: int) -> str:
        return "play" if self.in_play else "discard"

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        player = state.players[seat]
        return list(player.in_play if self.in_play else player.discard)

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        if self.in_play:
            sink_from_play(state, seat, code)
            return
        player = state.own(seat)
        player.discard = without(player.discard, code)
        put_sunken(state, player, (code,))
        if state.journal is not None:
            tell_card(state, "im-log-sink", seat, code)

    def text(self, form: str = DO) -> Message:
        key = "im-op-sink" if self.in_play else "im-op-sink-discard"
        return Message(key, {"what": self.what(), "form": form})

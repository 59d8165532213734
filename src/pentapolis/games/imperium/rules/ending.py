"""Chapter 12, end of the game: its triggers, Sumerians, the count."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.moves import (
    FROM_DISCARD,
    FROM_DRAW,
    FROM_GARRISON,
    FROM_PAST,
    FROM_PLAY,
    ZONE_MASK,
    ZONE_SHIFT,
    CardMove,
    chosen,
)
from pentapolis.games.imperium.questions import NOT_MEANT, ChooseCard
from pentapolis.games.imperium.rules.cards import from_garrison
from pentapolis.games.imperium.rules.hidden import show
from pentapolis.games.imperium.state import Imperium, Player, has, without
from pentapolis.games.imperium.tables import ATLANTEANS, IS_UNREST, SUMERIANS


def trigger_scoring(state: Imperium) -> None:
    """Play one more full round after this one, then count points (IM-12.3)."""
    if state.last_round == 0:
        state.last_round = state.round + 1
        if state.journal is not None:
            state.tell("im-log-scoring-triggered", {"round": state.last_round}, heading=2)


class GameEnd(Step[Imperium]):
    """Sumerians act, then points (or unrest) are counted (IM-12.16)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        state.reveal()
        state.active = state.start
        state.activating = False
        state.push(Finish())
        for player in state.players:
            if player.power >= 0 and owns(player, SUMERIANS):
                state.push(Sumerians(player.seat, SUMERIANS, 2))


def owns(player: Player, card: int) -> bool:
    """Whether the card is in a scored zone (IM-12.7)."""
    return (
        has(player.hand, card)
        or has(player.deck, card)
        or has(player.discard, card)
        or has(player.past, card)
        or has(player.in_play, card)
        or has(player.resolving, card)
        or card in player.garrisoned()
    )


class Sumerians(ChooseCard):
    """Which unrest the Sumerians return, at most two (IM-10.10, `sumerians_unrest`)."""

    __slots__ = ("left",)
    KIND = "sumerians_unrest"
    VERB = mv.RETURN
    OPTIONAL = True
    RULE = "IM-10.10"

    def __init__(self, seat: int, card: int, left: int) -> None:
        super().__init__(seat, card)
        self.left = left

    def pool(self, state: Imperium, seat: int) -> list[int]:
        player = state.players[seat]
        found = list(player.hand)
        zones = (
            (FROM_DISCARD, player.discard),
            (FROM_PLAY, player.resolving),
            (FROM_GARRISON, tuple(player.garrisoned())),
            (FROM_DRAW, player.deck),
            (FROM_PAST, () if player.nation == ATLANTEANS else player.past),
        )
        for zone, cards in zones:
            for card in sorted(cards):
                found.append(card | zone << ZONE_SHIFT)
        return found

    def refuse_card(self, state: Imperium, seat: int, code: int) -> Refusal | None:
        return None if IS_UNREST[code & ZONE_MASK] else NOT_MEANT

    def run(self, state: Imperium) -> None:
        if self.choices(state, self.seat):
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-sumerians", {"left": self.left})

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if not isinstance(move, CardMove):
            return
        player = state.own(seat)
        code = chosen(self.pool(state, seat), move)
        card = code & ZONE_MASK
        zone = code >> ZONE_SHIFT
        if zone == FROM_DISCARD:
            player.discard = without(player.discard, card)
        elif zone == FROM_PLAY:
            player.resolving = without(player.resolving, card)
        elif zone == FROM_GARRISON:
            from_garrison(player, card)
        elif zone == FROM_DRAW:
            player.deck = without(player.deck, card)
        elif zone == FROM_PAST:
            player.past = without(player.past, card)
        else:
            player.hand = without(player.hand, card)
        state.unrest += (card,)
        show(state, card)
        if state.journal is not None:
            state.tell("im-log-return-unrest", {"seat": f"seat:{seat}"}, seat)
        if self.left > 1:
            state.push(Sumerians(seat, self.card, self.left - 1))


class Finish(Step[Imperium]):
    """Reveal and count everything."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        state.reveals += 1
        if state.journal is not None:
            scores = state.scores()
            for seat in range(state.seats):
                state.tell(
                    "im-log-score", {"seat": f"seat:{seat}", "points": scores[seat].total}, seat
                )
        state.finish()

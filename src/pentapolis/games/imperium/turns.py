"""Sections 2 to 6: rounds, turns (Activate, Innovate, Revolt) and Cleanup."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.asking import Question
from pentapolis.games.imperium.effect import FLUSH, open_windows, tokens_text
from pentapolis.games.imperium.ending import GameEnd
from pentapolis.games.imperium.market import market_cards, slot_of
from pentapolis.games.imperium.moves import CardMove, NumberMove, WordMove, card_move
from pentapolis.games.imperium.ops_market import BreakThrough, why_not_break
from pentapolis.games.imperium.play import (
    can_exhaust,
    can_play,
    play_from_hand,
    use_exhaust,
    why_not_exhaust,
    why_not_play,
)
from pentapolis.games.imperium.reshuffle import DrawToLimit, trigger_scoring
from pentapolis.games.imperium.solstice import Solstice
from pentapolis.games.imperium.state import ACTIONS, Imperium, Player
from pentapolis.games.imperium.tables import (
    BY_SLUG,
    CARDS,
    IS_UNREST,
    MARKET_SUITS,
    NATIONS,
    UNREST_CARD,
)
from pentapolis.games.imperium.zones import discard, returned_unrest, show, tell_card, without

MARKET_TOKENS: Final[list[tuple[int, int, int]]] = [(0, 0, 1)] * len(CARDS)
"""By power card: what its owner puts on the market in Cleanup (IM-P1)."""

TURN_LINES: Final = {"innovate": "im-log-innovate", "revolt": "im-log-revolt"}
INNOVATION: Final = BreakThrough(MARKET_SUITS, 1, False, False)
"""For a card of any of the four suits (IM-4.2)."""


class Round(Step[Imperium]):
    """Every player has one turn, then the solstice (IM-2.1, IM-2.3)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        state.round += 1
        if state.journal is not None:
            state.tell("im-log-round", {"round": state.round}, heading=1)
        state.push(ROUND_END)
        state.push(Solstice())
        for distance in range(state.seats - 1, -1, -1):
            state.push(TURNS[(state.start + distance) % state.seats])


class RoundEnd(Step[Imperium]):
    """After the last round points are counted (IM-12.3), at the latest that of the limit."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if state.last_round and state.round >= state.last_round:
            state.push(GameEnd())
        else:
            if state.round + 1 == state.round_limit:
                trigger_scoring(state)
            state.push(ROUND)


class Activate(Question):
    """Play a card, use an exhaust ability, or stop (IM-3.1)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
            return
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-activate")

    def kind(self) -> str:
        return "activate_step"

    def rule(self) -> str:
        return "IM-3.1"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        player = state.players[seat]
        found: list[Move] = []
        unrest = False
        for card in player.hand:
            if IS_UNREST[card]:
                if unrest:
                    continue
                unrest = True
            if can_play(state, seat, card):
                found.append(card_move(mv.PLAY, card))
        if player.exhausts > 0:
            for card in player.texts():
                if can_exhaust(state, seat, card):
                    found.append(card_move(mv.EXHAUST, card))
        found.append(mv.END)
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if not isinstance(move, CardMove):
            return
        state.push(self)
        if move.verb == "exhaust":
            use_exhaust(state, seat, move.card)
        else:
            play_from_hand(state, seat, real_card(state.players[seat], move.card), False)

    def why_not(self, state: Imperium, seat: int, text: str) -> Message:
        mv.check_known(text)
        words = text.split()
        card = BY_SLUG.get(words[1], -1) if len(words) == 2 else -1
        if card >= 0 and words[0] == "play":
            return why_not_play(state, seat, real_card(state.players[seat], card))
        if card >= 0 and words[0] == "exhaust":
            return why_not_exhaust(state, seat, card)
        return super().why_not(state, seat, text)


class Turn(Activate):
    """One of Activate, Innovate, Revolt (IM-2.2); the first card or ability means Activate."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        state.active = self.seat
        state.activating = True  # unless another option is chosen
        if state.journal is not None:
            state.tell("im-log-turn", {"seat": f"seat:{self.seat}"}, self.seat, heading=2)
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-turn")

    def kind(self) -> str:
        return "choose_turn_option"

    def rule(self) -> str:
        return "IM-2.2"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found = super().moves(state, seat)
        for way in INNOVATION.ways(state):
            found.append(mv.innovation(way))
        held = len([card for card in state.players[seat].hand if IS_UNREST[card]])
        for number in range(held, -1, -1):
            found.append(mv.REVOLTS[number])
        return found

    def wording(self, move: Move) -> Message | None:
        if isinstance(move, NumberMove):
            return Message("im-revolt", {"count": move.number})
        if isinstance(move, WordMove):
            key = "im-innovate-search" if "search" in move.text else "im-innovate-deck"
            return Message(key, {"suit": move.args[0]})
        return None

    def why_not(self, state: Imperium, seat: int, text: str) -> Message:
        mv.check_known(text)
        reason = why_not_break(text) if text.startswith("innovate ") else None
        return reason if reason is not None else super().why_not(state, seat, text)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        state.push(CLEANUPS[seat])
        if state.journal is not None:
            line = TURN_LINES.get(move.verb, "im-log-activate")
            state.tell(line, {"seat": f"seat:{seat}"}, seat)
        if move.verb == "innovate":
            state.activating = False
            state.reveal()  # the whole hand
            for card in state.players[seat].hand:
                discard(state, seat, card)
            state.push(FLUSH)
            INNOVATION.take(state, seat, move)
        elif isinstance(move, NumberMove):
            state.activating = False
            revolt(state, seat, move.number)
        else:
            ACTIVATES[seat].answer(state, seat, move)


def real_card(player: Player, card: int) -> int:
    """Any unrest of the hand where one is meant."""
    if card == UNREST_CARD:
        for other in player.hand:
            if IS_UNREST[other]:
                return other
    return card


def revolt(state: Imperium, seat: int, count: int) -> None:
    """Return any number of unrest from hand (IM-5.1)."""
    player = state.players[seat]
    for _ in range(count):
        card = real_card(player, UNREST_CARD)
        player.hand = without(player.hand, card)
        state.unrest += (card,)
        show(state, card)
    if state.journal is not None and count:
        state.tell("im-log-revolted", {"seat": f"seat:{seat}", "count": count}, seat)
    if count:
        returned_unrest(state, seat)
        state.push(FLUSH)


# --- Cleanup (section 6) -----------------------------------------------------------------------


class Cleanup(Step[Imperium]):
    """Market token, fresh tokens, optional discard, draw to the limit (IM-6.1 to IM-6.6)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
            return
        state.activating = False
        player = state.players[self.seat]
        player.wheat_bags = 0
        player.drop_bags = 0
        player.ignores_empire = False
        player.free_played = ()
        state.push(FLUSH)
        state.push(DRAWS[self.seat])
        state.push(DISCARDS[self.seat])
        state.push(REFRESHES[self.seat])
        if market_cards(state):
            state.push(MarketToken(self.seat, MARKET_TOKENS[player.power]))


class MarketToken(Question):
    """Step 1: one progress, or what the nation puts instead, on a market card (IM-6.1)."""

    __slots__ = ("tokens",)

    def __init__(self, seat: int, tokens: tuple[int, int, int]) -> None:
        super().__init__(seat, -1)
        self.tokens = tokens

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-market-token", {"tokens": tokens_text(self.tokens)})

    def kind(self) -> str:
        return "market_token_target"

    def rule(self) -> str:
        return "IM-6.1"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        for card in state.market:
            if card >= 0:
                found.append(card_move(mv.TOKEN, card))
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        at = 3 * slot_of(state, move.card)
        for i in range(3):
            state.on_market[at + i] += self.tokens[i]
        if state.journal is not None:
            tell_card(state, "im-log-market-token", seat, move.card)


class Refresh(Step[Imperium]):
    """Step 2: all own tokens come back to the state card (IM-6.4)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Imperium) -> None:
        player = state.players[self.seat]
        player.actions = ACTIONS
        player.exhausts = NATIONS[player.nation].exhausts
        player.exhausted = ()
        player.aside = 0


class CleanupDiscard(Question):
    """Step 3: discard any number of cards (IM-6.5)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if state.players[self.seat].hand:
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-cleanup-discard")

    def kind(self) -> str:
        return "cleanup_discard"

    def rule(self) -> str:
        return "IM-6.5"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        hand = list(state.players[seat].hand)
        found = mv.card_moves(mv.DISCARD, hand)
        if len(hand) <= SURVEYED:
            for count in range(2, len(hand) + 1):
                found += mv.cards_moves(mv.DISCARD, hand, count)
        found.append(mv.END)
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        hand = list(state.players[seat].hand)
        if move is mv.END:
            return
        if len(hand) > SURVEYED:
            state.push(self)
        for card in mv.chosen_cards(hand, move):
            discard(state, seat, card)


SURVEYED: Final = 5
"""Of so many cards every choice is offered at once; of more, one card after another."""

ROUND: Final = Round()
ROUND_END: Final = RoundEnd()
TURNS: Final = [Turn(seat, -1) for seat in range(4)]
ACTIVATES: Final = [Activate(seat, -1) for seat in range(4)]
CLEANUPS: Final = [Cleanup(seat) for seat in range(4)]
REFRESHES: Final = [Refresh(seat) for seat in range(4)]
DISCARDS: Final = [CleanupDiscard(seat, -1) for seat in range(4)]
DRAWS: Final = [DrawToLimit(seat) for seat in range(4)]

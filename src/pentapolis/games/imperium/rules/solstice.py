"""Chapter 8, solstice: every solstice text is resolved at the end of the round."""

from __future__ import annotations

from typing import Any, Final

from pentapolis.core.agenda import SeatStep, Step
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import ANSWERS, NEVER, SOLSTICE
from pentapolis.games.imperium.moves import CardMove, card_moves
from pentapolis.games.imperium.questions import NOT_THERE, Question, named_card, other_question
from pentapolis.games.imperium.rules.hidden import tell_card
from pentapolis.games.imperium.rules.texts import END_FRAME, FLUSH, begin_frame, resolve_all
from pentapolis.games.imperium.state import AT_SOLSTICE, Imperium, Player, has, without
from pentapolis.games.imperium.tables import CARDS, NEXT_JOURNEY


class Solstice(Step[Imperium]):
    """All players in turn order, each completely before the next (IM-8.1, IM-Q18)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if state.journal is not None:
            state.tell("im-log-solstice", heading=2)
        for distance in range(state.seats - 1, -1, -1):
            state.push(SOLSTICES[(state.start + distance) % state.seats])


class SolsticeOf(SeatStep[Imperium]):
    """Resolve the texts that a player has when its solstice begins."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        state.active = self.seat
        player = state.players[self.seat]
        state.texts = ()
        state.push(FLUSH)
        if player.has_text_about(AT_SOLSTICE):
            state.texts = tuple([card for card in player.texts() if SOLSTICE[card]])
            state.push(NEXT_TEXTS[self.seat])


class NextText(Question):
    """Which own text is resolved next (`solstice_order`)."""

    __slots__ = ()
    KIND = "solstice_order"
    RULE = "IM-8.2"
    PROMPT = "im-ask-solstice"

    def refuse_text(self, state: Imperium, card: int) -> Refusal | None:
        """Require a solstice text that is still in force and not yet resolved (IM-8.2)."""
        if not has(state.players[self.seat].texts(), card):
            return NOT_THERE["play"]
        if has(state.texts, card):
            return None
        return ALREADY_RESOLVED if SOLSTICE[card] else NO_SOLSTICE_TEXT

    def open_texts(self, state: Imperium) -> list[int]:
        """The texts that are not refused."""
        there = state.players[self.seat].texts()
        return [card for card in state.texts if has(there, card)]

    def run(self, state: Imperium) -> None:
        if not state.texts:
            return
        texts = self.open_texts(state)
        if not texts:
            state.texts = ()
            return
        card = without_asking(state.players[self.seat], texts)
        if card >= 0:
            self.resolve(state, card)
        else:
            state.ask(self, self.seat, card_moves(mv.RESOLVE, texts))

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return card_moves(mv.RESOLVE, self.open_texts(state))

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move.verb != "resolve" or not isinstance(move, CardMove):
            return other_question(move)
        return NOT_THERE["play"] if move.zone else self.refuse_text(state, move.card)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        self.resolve(state, move.card)

    def resolve(self, state: Imperium, card: int) -> None:
        """Resolve that text."""
        state.reveal()  # what it asks or does may show what is in hand
        state.texts = without(state.texts, card)
        if state.journal is not None:
            tell_card(state, "im-log-solstice-text", self.seat, card)
        state.push(self)
        begin_frame(state, card, self.seat)
        state.push(END_FRAME)
        resolve_all(state, self.seat, SOLSTICE[card])


SOLSTICE_STEP: Final = Solstice()
SOLSTICES: Final = [SolsticeOf(seat) for seat in range(4)]
NEXT_TEXTS: Final = [NextText(seat, -1) for seat in range(4)]
NO_SOLSTICE_TEXT: Final = Refusal("im-no-solstice-text", "IM-8.2", named_card)
ALREADY_RESOLVED: Final = Refusal("im-no-second-solstice", "IM-8.2", named_card)


def without_asking(player: Player, texts: list[int]) -> int:
    """A text that can be resolved next without asking, -1 if the order matters.

    Gaining tokens from the supply is best done first; the order of equal texts is irrelevant, and
    so is that of texts that do not affect each other.
    """
    first = texts[0]
    if len(texts) == 1 or all(SOLSTICE_TEXT[card] == SOLSTICE_TEXT[first] for card in texts):
        return first
    for card in texts:
        if comes_first(player, card):
            return card
    if player.journey >= 0 or any(ANSWERS[card] != NEVER for card in player.texts()):
        return -1
    for card in texts:
        if all(not TOUCHES[card] & TOUCHES[other] for other in texts if other != card):
            return card
    return -1


def comes_first(player: Player, card: int) -> bool:
    """Whether the text only gives tokens that are best gained before any other text.

    The journey takes all progress (IM-11.13), and at its end population may end the game.
    """
    if player.journey < 0:
        return ONLY_GAINS[card]
    return ONLY_GAINS[card] and not GIVES_PROGRESS[card] and player.journey in NEXT_JOURNEY


# What a solstice text may affect or depend on, as bits.
TOKEN_POOL: Final = 1
HAND: Final = 2
PILE: Final = 4
AREA: Final = 8
PAST: Final = 16
UNREST: Final = 32
EVERYTHING: Final = 63
ZONES: Final = {"hand": HAND, "discard": PILE, "in_play": AREA}
TOUCHED: Final = {
    "gain": TOKEN_POOL, "pay": TOKEN_POOL, "discard": HAND | PILE, "return_unrest": UNREST,
    "take_unrest": HAND | UNREST, "to_history": PAST, "garrison": HAND | AREA,
    "recall": HAND | AREA,
}  # fmt: skip


def touched(op: dict[str, Any]) -> int:
    """The bits of one operation; drawing or revealing may affect everything."""
    for key in ("options", "ops", "then"):
        if key in op:
            return parts_touched([*op.get("cost", []), *op[key]])
    if op["op"] not in TOUCHED or "per" in op:
        return EVERYTHING
    source = op.get("from", [])
    zones = [source] if isinstance(source, str) else source
    return TOUCHED[op["op"]] | sum([ZONES[zone] for zone in zones])


def parts_touched(parts: list[Any]) -> int:
    """The bits of a list of operations, or of a list of options."""
    found = 0
    for part in parts:
        found |= parts_touched(part) if isinstance(part, list) else touched(part)
    return found


def only_gains(data: list[dict[str, Any]]) -> bool:
    """Whether the text only gives its owner tokens from the supply."""
    return bool(data) and all(
        (op["op"] == "gain" and "per" not in op)
        or op.get("id") == "others_return_unrest_you_gain"  # a population for each
        for op in data
    )


SOLSTICE_TEXT: Final = [str(card.data.get("solstice")) for card in CARDS]
TOUCHES: Final = [parts_touched(card.data.get("solstice", [])) for card in CARDS]
GIVES_PROGRESS: Final = ["progress" in text for text in SOLSTICE_TEXT]
ONLY_GAINS: Final = [only_gains(card.data.get("solstice", [])) for card in CARDS]

"""Chapter 13, draw: the top card of a deck."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.endeavor.moves import Choice
from pentapolis.games.endeavor.questions import TargetQuestion, the_deck
from pentapolis.games.endeavor.rules.abolition import abolish_slavery
from pentapolis.games.endeavor.rules.levels import gain_card
from pentapolis.games.endeavor.state import Endeavor
from pentapolis.games.endeavor.tables.constants import (
    DECK_REGION,
    DECKS,
    PER_DECK,
    REGIONS,
    TOP_POSITION,
)


def first_deck(state: Endeavor, seat: int, move: Choice) -> dict[str, Arg]:
    """The deck of the first draw, which the second one is bound to."""
    return {"deck": f"deck:{DECKS[state.bound]}"}


def its_region(state: Endeavor, seat: int, move: Choice) -> dict[str, Arg]:
    """The region of the deck that the move names."""
    return {"region": f"region:{REGIONS[DECK_REGION[move.index]]}"}


def missing_markers(state: Endeavor, seat: int, move: Choice) -> dict[str, Arg]:
    """The top card, the markers that it needs, and how many the seat has."""
    card = state.top_card(move.index)
    return {
        "card": state.tables.card_ids[card],
        "value": card % PER_DECK,
        "markers": state.markers[DECK_REGION[move.index] * state.seats + seat],
    }


OTHER_DECK: Final = Refusal("en-no-other-deck", "EN-8.10", first_deck)
REGION_CLOSED: Final = Refusal("en-no-open-region", "EN-9.9", its_region)
DECK_EMPTY: Final = Refusal("en-no-card-in-deck", "EN-13.9", the_deck)
TOO_FEW_MARKERS: Final = Refusal("en-no-markers-for-card", "EN-13.3", missing_markers)


def refuse_draw(state: Endeavor, seat: int, deck: int, bound: int) -> Refusal | None:
    """Require an open region, a card, and as many markers as its value (EN-13.1, EN-13.3)."""
    if bound >= 0 and deck != bound:
        return OTHER_DECK
    region = DECK_REGION[deck]
    if not state.is_open(region):
        return REGION_CLOSED
    value = TOP_POSITION[state.decks[deck]]
    if value < 0:
        return DECK_EMPTY
    if state.markers[region * state.seats + seat] < value:
        return TOO_FEW_MARKERS
    return None


def is_drawable(state: Endeavor, seat: int, deck: int) -> bool:
    """The same as one answer; what most decks fail at is checked first."""
    value = TOP_POSITION[state.decks[deck]]
    region = DECK_REGION[deck]
    return (
        value >= 0 and state.markers[region * state.seats + seat] >= value and state.is_open(region)
    )


def has_card_to_draw(state: Endeavor, seat: int, bound: int) -> bool:
    """Whether a card can be drawn from the deck `bound` or (-1) from any deck."""
    if bound >= 0:
        return is_drawable(state, seat, bound)
    for deck in range(len(DECKS)):
        if is_drawable(state, seat, deck):
            return True
    return False


def drawable_decks(state: Endeavor, seat: int, bound: int) -> list[int]:
    """Decks that a card can be drawn from: `bound` or (-1) any (EN-8.10, EN-13.1, EN-13.3)."""
    result: list[int] = []
    for deck in range(len(DECKS)):
        if (bound < 0 or deck == bound) and is_drawable(state, seat, deck):
            result.append(deck)
    return result


class DrawCard(TargetQuestion):
    """Which deck the top card is drawn from (EN-13.1, EN-13.2)."""

    __slots__ = ()

    KIND: ClassVar[str] = "choose_deck"
    RULE: ClassVar[str] = "EN-13.1"
    PROMPT: ClassVar[str] = "en-choose-deck"
    VERBS: ClassVar[tuple[str, ...]] = ("draw",)

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        moves = state.vocabulary.draw
        return [moves[deck] for deck in drawable_decks(state, seat, self.bound)]

    def refuse_answer(self, state: Endeavor, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Choice)
        return refuse_draw(state, seat, move.index, self.bound)

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Choice)
        state.bound = move.index
        draw(state, seat, move.index)


def draw(state: Endeavor, seat: int, deck: int) -> None:
    """The seat gets the top card with its icons; abolition may follow (EN-13.1, EN-14.1)."""
    card = state.top_card(deck)
    state.decks = replaced(state.decks, deck, state.decks[deck] & ~(1 << card % PER_DECK))
    gain_card(state, seat, card)
    if state.journal is not None:
        name = state.tables.card_ids[card]
        state.tell("en-log-draw", {"seat": f"seat:{seat}", "card": name}, seat)
    if state.tables.cards[card].abolition:
        abolish_slavery(state, seat)

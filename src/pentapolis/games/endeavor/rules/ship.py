"""Chapter 9, ship and opening a region: markers on shipping tracks, and the governor."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.endeavor.moves import Choice
from pentapolis.games.endeavor.questions import OTHER_REGION, TargetQuestion
from pentapolis.games.endeavor.rules.levels import gain_card, gain_token
from pentapolis.games.endeavor.rules.passing import react
from pentapolis.games.endeavor.state import EMPTY, NOBODY, Endeavor
from pentapolis.games.endeavor.tables.constants import EUROPE, PER_DECK, REGIONS

NO_TRACK: Final = Refusal("en-no-ship-in-europe", "EN-9.6")


def refuse_ship(region: int, bound: int) -> Refusal | None:
    """Refuse Europe and, after a first component, any region but `bound` (EN-9.4, EN-9.6)."""
    if region == EUROPE:
        return NO_TRACK
    if bound >= 0 and region != bound:
        return OTHER_REGION
    return None


class ShipTo(TargetQuestion):
    """Which region's track, outside Europe, gets one population (EN-9.1)."""

    __slots__ = ()

    KIND: ClassVar[str] = "choose_ship_region"
    RULE: ClassVar[str] = "EN-9.1"
    PROMPT: ClassVar[str] = "en-choose-ship-region"
    VERBS: ClassVar[tuple[str, ...]] = ("ship",)

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        moves = state.vocabulary.ship
        if self.bound >= 0:
            return [moves[self.bound]]
        return [*moves[1:]]

    def refuse_answer(self, state: Endeavor, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Choice)
        return refuse_ship(move.index, self.bound)

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Choice)
        state.bound = move.index
        ship(state, seat, move.index)


def ship(state: Endeavor, seat: int, region: int) -> None:
    """Place a marker on the next space, if any, and take its token (EN-9.2 to 9.5)."""
    state.harbor[seat] -= 1
    state.markers[region * state.seats + seat] += 1
    if state.journal is not None:
        name = f"region:{REGIONS[region]}"
        state.tell("en-log-ship", {"seat": f"seat:{seat}", "region": name}, seat)
    filled = state.filled[region]
    length = state.tables.track_length[region]
    if filled == length:
        return
    space = state.tables.track_start[region] + filled
    state.track = replaced(state.track, space, seat)
    state.filled = replaced(state.filled, region, filled + 1)
    gain_token(state, seat, space)
    if filled + 1 == length:
        open_region(state, region)


def open_region(state: Endeavor, region: int) -> None:
    """Open the region; its governor goes to the majority (EN-9.8, EN-9.10, EN-9.17)."""
    seat = majority(state, region)
    card = PER_DECK * (region + 1)
    state.decks = replaced(state.decks, region + 1, state.decks[region + 1] & ~1)
    gain_card(state, seat, card)
    # A player who has not passed is asked about the slot when passing; until then the slot has no
    # effect (EN-Q14). One who has passed keeps the arrangement made then (EN-Q13).
    if state.slots[seat] == EMPTY and not state.has_passed(seat):
        state.slots = replaced(state.slots, seat, card)
    if state.journal is not None:
        state.tell("en-log-open", {"region": f"region:{REGIONS[region]}"})
        name = state.tables.card_ids[card]
        state.tell("en-log-governor", {"seat": f"seat:{seat}", "card": name}, seat)
    react(state, seat)


def majority(state: Endeavor, region: int) -> int:
    """The seat with most markers on the track; in a tie, nearest the deck (EN-9.10, EN-9.11)."""
    start = state.tables.track_start[region]
    end = start + state.filled[region]
    counts = [0] * state.seats
    for space in range(start, end):
        counts[state.track[space]] += 1
    best = max(counts)
    for space in range(end - 1, start - 1, -1):
        if counts[state.track[space]] == best:
            return state.track[space]
    return NOBODY

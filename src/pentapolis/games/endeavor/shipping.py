"""Section 9: ship, and the opening of regions."""

from __future__ import annotations

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.endeavor.asking import Target
from pentapolis.games.endeavor.naming import region_named, unknown
from pentapolis.games.endeavor.passing import react
from pentapolis.games.endeavor.state import EMPTY, NOBODY, Endeavor
from pentapolis.games.endeavor.tables import EUROPE, PER_DECK, REGIONS, Choice


class ShipTo(Target):
    """One population goes to the track of a region other than Europe (EN-9.1)."""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("en-choose-ship-region", {"source": self.asker})

    def kind(self) -> str:
        return "choose_ship_region"

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        moves = state.tables.ship_moves
        if self.bound >= 0:
            return [moves[self.bound]]
        return [*moves[1:]]

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Choice)
        state.bound = move.index
        ship(state, seat, move.index)

    def why_not(self, state: Endeavor, seat: int, text: str) -> Message:
        words = text.split()
        region = region_named(words[1]) if len(words) == 2 and words[0] == "ship" else -1
        if region < 0:
            raise unknown(text, "ship africa", "EN-9.1")
        if region == EUROPE:
            return Message("en-no-ship-in-europe", {}, "EN-9.6")
        return Message("en-same-region", {"region": f"region:{REGIONS[self.bound]}"}, "EN-8.8")


def ship(state: Endeavor, seat: int, region: int) -> None:
    """The marker takes the next space and its token; a full track has no more (EN-9.2 to 9.5)."""
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
    state.track[space] = seat
    state.filled[region] = filled + 1
    state.gain_token(seat, space)
    if filled + 1 == length:
        open_region(state, region)


def open_region(state: Endeavor, region: int) -> None:
    """The region is open, its governor goes to the majority (EN-9.8, EN-9.10, EN-9.17)."""
    seat = majority(state, region)
    card = PER_DECK * (region + 1)
    state.decks[region + 1] &= ~1
    state.gain_card(seat, card)
    # A player still in the round is asked about the slot on passing; until then the place has
    # no effect (EN-Q14). One who has passed keeps the arrangement of the pass (EN-Q13).
    if state.slots[seat] == EMPTY and not state.has_passed(seat):
        state.slots[seat] = card
    if state.journal is not None:
        state.tell("en-log-open", {"region": f"region:{REGIONS[region]}"})
        name = f"card:{state.tables.cards[card].id}"
        state.tell("en-log-governor", {"seat": f"seat:{seat}", "card": name}, seat)
    react(state, seat)


def majority(state: Endeavor, region: int) -> int:
    """Most markers on the track; of equals, the one nearest the deck (EN-9.10, EN-9.11)."""
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

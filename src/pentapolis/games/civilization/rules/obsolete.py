"""Chapter 12, obsolete wonders (CV-12.1 to CV-12.3)."""

from __future__ import annotations

from pentapolis.core.state import replaced
from pentapolis.games.civilization.rules.coins import recount_coins
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.cards import WONDERS


def make_obsolete(state: Civilization, wonder: int) -> None:
    """Remove the ability; a wonder in the market is discarded and replaced (CV-12.2, CV-12.3)."""
    if state.journal is not None:
        state.tell("cv-log-obsolete", {"wonder": f"wonder:{WONDERS[wonder].id}"})
    state.obsolete |= 1 << wonder
    for place in range(len(state.wonder_market)):
        if state.wonder_market[place] == wonder:
            refill_wonders(state, place)
    for seat in range(state.seats):
        recount_coins(state, seat)


def refill_wonders(state: Civilization, place: int) -> None:
    """Fill the place with the next wonder of the deck (CV-6.32)."""
    if not state.wonder_deck:
        state.wonder_market = replaced(state.wonder_market, place, -1)
        return
    state.wonder_market = replaced(state.wonder_market, place, state.wonder_deck[0])
    state.wonder_deck = state.wonder_deck[1:]
    state.reveal()
    if state.journal is not None:
        name = f"wonder:{WONDERS[state.wonder_market[place]].id}"
        state.tell("cv-log-new-wonder", {"wonder": name})

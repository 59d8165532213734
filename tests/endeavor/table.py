"""Building positions for rule tests: set what matters, run, look at what is offered."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.core.agenda import Decision
from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Message
from pentapolis.games.endeavor import GAME
from pentapolis.games.endeavor.moves import BOX_VOCABULARY, Vocabulary
from pentapolis.games.endeavor.rules.action_phase import TURN
from pentapolis.games.endeavor.rules.build import CHOOSE_BUILDING
from pentapolis.games.endeavor.rules.levels import icon_counts
from pentapolis.games.endeavor.rules.rounds import END_ROUND
from pentapolis.games.endeavor.rules.setup import lay_out
from pentapolis.games.endeavor.state import ACTION, BUILD, GONE, Endeavor
from pentapolis.games.endeavor.tables.box import BOX, Tables
from pentapolis.games.endeavor.tables.constants import (
    CULTURE,
    LEVELS,
    PER_DECK,
    REGIONS,
    TOKEN_KINDS,
    TOKENS,
    TRACKS,
)
from tests.endeavor.small import SMALL

VOCABULARIES = {BOX: BOX_VOCABULARY}


def building_named(tables: Tables, name: str) -> int:
    """The index of a building kind."""
    return tables.building_ids.index(f"building:{name}")


def card_named(tables: Tables, name: str) -> int:
    """The index of a card."""
    return tables.card_ids.index(f"card:{name}")


def city_named(tables: Tables, name: str) -> int:
    """The index of a city."""
    return tables.city_ids.index(f"city:{name}")


def empty(seats: int = 3, tables: Tables = SMALL, **options: Any) -> Endeavor:
    """A table before anything happened; a culture token lies on every space."""
    state = GAME.first_state(seats, 1, GAME.check(seats, options))
    state.tables = tables
    state.vocabulary = VOCABULARIES.setdefault(tables, Vocabulary(tables))
    lay_out(state)
    state.board = [CULTURE] * tables.spaces
    state.agenda = [END_ROUND]
    state.round = 2
    return state


def box(seats: int = 3, **options: Any) -> Endeavor:
    """The same with the data of the game."""
    return empty(seats, BOX, **options)


def own(
    state: Endeavor,
    seat: int,
    buildings: str = "",
    cards: str = "",
    tokens: str = "",
    harbor: int = 0,
    slot: str = "",
) -> None:
    """Give things to a seat, as if it had got them by playing; levels follow."""
    tables = state.tables
    for name in buildings.split():
        kind = building_named(tables, name)
        state.buildings[seat] = (*state.buildings[seat], kind)
        state.stacks[kind] -= 1
    for name in cards.split():
        card = card_named(tables, name)
        state.cards[seat] |= 1 << card
        state.decks[card // PER_DECK] &= ~(1 << card % PER_DECK)
    for name in tokens.split():
        state.tokens[TOKENS * seat + TOKEN_KINDS.index(name)] += 1
    state.harbor[seat] += harbor
    if slot:
        state.slots[seat] = card_named(tables, slot)
    state.levels[LEVELS * seat : LEVELS * seat + LEVELS] = icon_counts(state, seat)


def work(state: Endeavor, seat: int, buildings: str) -> None:
    """Put workers on buildings."""
    for name in buildings.split():
        position = state.free_building(seat, building_named(state.tables, name))
        assert position >= 0, name
        state.workers[seat] |= 1 << position


def hold(state: Endeavor, seat: int, cities: str) -> None:
    """The seat holds cities; their tokens are gone."""
    for name in cities.split():
        city = city_named(state.tables, name)
        state.cities[city] = seat
        state.markers[state.tables.city_region[city] * state.seats + seat] += 1
        state.board[state.tables.city_start + city] = GONE


def fill(state: Endeavor, region: str, owners: list[int]) -> None:
    """Markers on the first spaces of a track; a full track is open and its governor is out."""
    number = REGIONS.index(region)
    start = state.tables.track_start[number]
    for i, seat in enumerate(owners):
        state.track[start + i] = seat
        state.board[start + i] = GONE
        state.markers[number * state.seats + seat] += 1
    state.filled[number] = len(owners)
    if state.is_open(number):
        state.decks[number + 1] &= ~1
        state.removed |= 1 << PER_DECK * (number + 1)


def beside(state: Endeavor, seat: int, region: str, count: int) -> None:
    """Markers beside a track."""
    state.markers[REGIONS.index(region) * state.seats + seat] += count


def turn(state: Endeavor, seat: int = 0, passed: tuple[int, ...] = ()) -> Endeavor:
    """The seat is in turn in the action phase."""
    state.phase = ACTION
    state.passed = sum(1 << other for other in passed)
    for other in range(state.seats):
        state.seen[other] = (state.occupied_key(other),)
    state.push(TURN[seat])
    state.run()
    return state


def building_turn(state: Endeavor, seat: int = 0) -> Endeavor:
    """The seat is in turn in the build phase."""
    state.phase = BUILD
    state.push(CHOOSE_BUILDING[seat])
    state.run()
    return state


def ask_again(state: Endeavor) -> None:
    """The open question once more, after a test has changed the position under it."""
    decision = asked(state)
    state.asked[decision.seat] = Decision(
        decision.step, decision.seat, decision.step.moves(state, decision.seat)
    )


def asked(state: Endeavor) -> Decision:
    """The one open question."""
    (decision,) = state.decisions()
    return decision


def offered(state: Endeavor) -> list[str]:
    """The moves of the one open question."""
    return [move.text for move in asked(state).moves]


def play(state: Endeavor, *texts: str) -> None:
    """Answer one question after another."""
    for text in texts:
        decision = asked(state)
        move = decision.find(text)
        assert move is not None, f"{text} is not among {offered(state)}"
        state.apply(decision.seat, move)


def why(state: Endeavor, text: str) -> Message:
    """The reason why a text is not a move now."""
    assert text not in offered(state)
    decision = asked(state)
    return decision.step.why_not(state, decision.seat, text)


def refused(state: Endeavor, text: str, rule: str) -> None:
    """The move is not offered, and the reason cites the rule."""
    assert why(state, text).rule == rule


def nonsense(state: Endeavor, text: str) -> None:
    """The text is no move of the game; the reason shows what moves look like here."""
    with pytest.raises(UnknownMove) as caught:
        why(state, text)
    assert str(caught.value.reason.args["example"]).split(", ")[0] in offered(state)


def misplaced(state: Endeavor, text: str, rule: str) -> None:
    """The move belongs to another moment: the reason says to which, and what is asked now."""
    reason = why(state, text)
    assert reason.rule == rule
    assert reason.args["now"] == asked(state).prompt


def levels(state: Endeavor, seat: int = 0) -> dict[str, int]:
    """The true levels by name."""
    return {TRACKS[i]: state.levels[LEVELS * seat + i] for i in range(LEVELS)}


def owner(state: Endeavor, city: str) -> int:
    """Who holds a city."""
    return state.cities[city_named(state.tables, city)]


def token_at(state: Endeavor, link: str) -> bool:
    """Whether the token of a connection still lies there."""
    names = [connection.id for connection in state.tables.connections]
    return state.board[state.tables.connection_start + names.index(link)] != GONE


def take_token(state: Endeavor, link: str) -> None:
    """The token of a connection was taken earlier."""
    names = [connection.id for connection in state.tables.connections]
    state.board[state.tables.connection_start + names.index(link)] = GONE


def tokens_held(state: Endeavor, seat: int) -> int:
    """How many tokens a seat has."""
    return sum(state.tokens[TOKENS * seat : TOKENS * seat + TOKENS])


def cards_of(state: Endeavor, seat: int) -> set[str]:
    """The owned, unturned cards."""
    return {c.id for i, c in enumerate(state.tables.cards) if state.cards[seat] >> i & 1}


def turned_of(state: Endeavor, seat: int) -> set[str]:
    """The turned slavery cards."""
    return {c.id for i, c in enumerate(state.tables.cards) if state.turned[seat] >> i & 1}


def removed(state: Endeavor) -> set[str]:
    """The cards out of the game."""
    return {c.id for i, c in enumerate(state.tables.cards) if state.removed >> i & 1}


def top(state: Endeavor, deck: int) -> str:
    """The top card of a deck, by id."""
    return state.tables.cards[state.top_card(deck)].id


def occupied(state: Endeavor, seat: int = 0) -> list[str]:
    """The kinds of the occupied buildings, in the order of building."""
    kinds = state.buildings[seat]
    return [
        state.tables.buildings[kind].id
        for i, kind in enumerate(kinds)
        if state.workers[seat] >> i & 1
    ]


def keep_busy(state: Endeavor, *seats: int) -> None:
    """Let those seats have something to do, so that the engine does not pass for them."""
    for seat in seats:
        state.harbor[seat] += 4

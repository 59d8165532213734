"""Section 6: the arts, the culture track, event cards, great people."""

from __future__ import annotations

from pentapolis.games.civilization.rules.city_management import arts_culture
from pentapolis.games.civilization.rules.coins import recount_coins
from pentapolis.games.civilization.rules.culture import advance, draw_event, gain_person
from pentapolis.games.civilization.rules.items import production
from pentapolis.games.civilization.tables.cards import (
    EVENT,
    MOST_EVENTS,
    SPACE_CULTURE,
    SPACE_PERSON,
    SPACE_TRADE,
)
from tests.citing import rule
from tests.civilization.table import (
    board,
    building,
    city,
    city_management,
    event,
    forests,
    government,
    kind,
    offered,
    say,
    sq,
    stage,
    start_of_turn,
    tech,
    why,
)


@rule("CV-6.38", "CV-EX-60", "CV-EX-61")
def test_arts() -> None:
    state = board()
    building(state, "C3", "temple")
    assert arts_culture(state, 0) == 3
    government(state, 0, "monarchy")
    assert arts_culture(state, 0) == 4
    assert state.hand_limit[0] == 3
    event(state, 0, "sabotage", "drought", "defection")
    state.hand_bonus[0] = 0
    say(start_of_turn(state), "government anarchy")
    assert kind(state) == "discard_to_limit"
    state = board(civs=("russia", "egypt"))
    second = city(state, 0, "H4")
    government(state, 0, "communism")
    assert (arts_culture(state, 0), arts_culture(state, second)) == (0, 1)
    forests(state, 3)
    assert production(state, 0) == 6 + 2
    say(city_management(state), "arts H4")
    assert state.culture[0] == 1


@rule("CV-6.39", "CV-6.40", "CV-6.41", "CV-EX-39")
def test_culture_steps_are_paid_one_by_one() -> None:
    assert SPACE_CULTURE[1:] == [3] * 7 + [5] * 7 + [7] * 7
    assert SPACE_TRADE[1:] == [0] * 7 + [3] * 7 + [6] * 7
    state = board()
    state.level[0] = 6
    state.culture[0] = 11
    state.trade[0] = 3
    city_management(state)
    say(state, "advance")
    assert kind(state) == "place_great_person"
    say(state, "keep", "advance")
    assert (state.level[0], state.culture[0], state.trade[0]) == (8, 3, 0)
    assert len(state.events[0]) == 1
    assert why(state, "advance") == "CV-6.40"


@rule("CV-6.42", "CV-6.43")
def test_rewards_of_the_track() -> None:
    assert [i for i, p in enumerate(SPACE_PERSON) if p] == [3, 7, 12, 18]
    state = board()
    state.level = [7, 8]
    advance(state, 0)
    assert state.level == [8, 8]  # spaces are shared
    from pentapolis.games.civilization.tables.cards import EVENTS

    assert EVENTS[state.events[0][0] % MOST_EVENTS].deck == 1
    state.level[0] = 20
    advance(state, 0)
    assert state.over
    assert state.victory == 1


@rule("CV-6.44", "CV-6.45")
def test_the_culture_hand() -> None:
    state = board()
    tech(state, 0, "pottery", "civil-service")
    assert state.hand_limit[0] == 4
    tech(state, 0, "computers")
    state.coin_tokens[5] = 8
    recount_coins(state, 0)
    assert state.coins[0] == 10
    assert state.hand_limit[0] == 6
    state = board()
    event(state, 0, "sabotage", "drought", "defection")
    state.hand_bonus[0] = 0
    recount_coins(state, 0)
    start_of_turn(state)
    assert kind(state) == "discard_to_limit"  # before any is played
    say(state, "discard drought")
    assert kind(state) == "sot_action"
    left = sorted(card % MOST_EVENTS for card in state.events[0])
    assert left == sorted([EVENT["sabotage"], EVENT["defection"]])
    assert state.event_piles[0] == (EVENT["drought"],)


@rule("CV-6.46")
def test_cards_are_played_in_their_phase_only() -> None:
    state = board()
    event(state, 0, "we-love-the-despot-day", "the-citizens-are-revolting-1")
    start_of_turn(state)
    assert "event we-love-the-despot-day" not in offered(state)
    say(state, "event the-citizens-are-revolting-1")
    assert EVENT["the-citizens-are-revolting-1"] in state.event_piles[0]
    city_management(state)
    assert "event we-love-the-despot-day" in offered(state)


@rule("CV-6.47", "CV-6.48")
def test_discards_are_shuffled_when_the_deck_reaches_them() -> None:
    state = board()
    state.event_decks[0] = ()
    state.event_piles[0] = (EVENT["sabotage"],)
    draw_event(state, 0, 0)
    assert state.events[0][0] % MOST_EVENTS == EVENT["sabotage"]
    assert state.event_piles[0] == ()
    draw_event(state, 0, 0)
    assert len(state.events[0]) == 1  # nothing is drawn


@rule("CV-6.49", "CV-6.53")
def test_great_people_are_gained_at_random() -> None:
    state = board()
    top = state.people[0]
    gain_person(state, 0)
    stage(state, state.agenda.pop())
    assert kind(state) == "place_great_person"
    assert "keep" in offered(state)
    say(state, "on C3")
    assert state.marks[sq("C3")] == 40 + top
    state.people = ()
    gain_person(state, 0)
    assert state.reserve[0] == ()

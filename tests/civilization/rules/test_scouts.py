"""Chapter 11, scouts: they send the yield of their square to a city (CV-11.1, CV-11.2)."""

from __future__ import annotations

from pentapolis.games.civilization.rules.figures import move_figures
from pentapolis.games.civilization.rules.turn import clean_up
from pentapolis.games.civilization.state import CITIES
from tests.citing import rule
from tests.civilization.table import (
    board,
    city,
    ground,
    offered,
    say,
    scout,
    sq,
    stage,
    start_of_turn,
)


@rule("CV-11.1", "CV-11.2", "CV-Q24", "CV-EX-30", "CV-EX-31", "CV-EX-32")
def test_scouts_send_their_square_to_a_city() -> None:
    from pentapolis.games.civilization.rules.city_management import arts_culture, harvestable
    from pentapolis.games.civilization.rules.items import production

    state = board()
    ground(state, "H4", "forest", culture=1, resource="wheat")
    figure = scout(state, 0, "H4")
    assert production(state, 0) == 0
    say(start_of_turn(state), "send H4 D4")
    assert production(state, 0) == 2
    assert arts_culture(state, 0) == 2
    assert harvestable(state, 0) == [0]
    state.fresh = 1 << figure
    state.sent = [-1] * 4
    assert "send H4 D4" not in offered(start_of_turn(state))  # came this turn


@rule("CV-11.2", "CV-11.7", "CV-EX-33")
def test_a_scout_in_enemy_outskirts_blocks_and_redirects() -> None:
    state = board()
    ground(state, "L5", "forest")
    assert state.y_production[CITIES] == 2
    scout(state, 0, "L5")
    assert state.y_production[CITIES] == 0
    say(start_of_turn(state), "send L5 D4")
    assert state.y_production[0] == 2


@rule("CV-11.1")
def test_a_scout_keeps_sending_to_its_city_until_told_otherwise() -> None:
    from pentapolis.games.civilization.rules.scouts import KeepGathering

    state = board()
    city(state, 0, "H4")
    ground(state, "J7", "forest")
    ground(state, "K7", "forest", resource="silk")
    scout(state, 0, "J7")
    say(start_of_turn(state), "send J7 H4")
    assert not any(text.startswith("send") for text in offered(state))  # once by hand
    clean_up(state)
    assert state.sent == [-1] * 4
    stage(state, KeepGathering(0))
    assert (state.sent[0], state.sent_to[0]) == (sq("J7"), 1)
    say(start_of_turn(state), "send J7 D4")  # told otherwise
    assert (state.y_production[0], state.y_production[1]) == (2, 0)
    clean_up(state)
    move_figures(state, state.own_at(sq("J7"), 0), sq("K7"))
    stage(state, KeepGathering(0))
    assert (state.sent[0], state.sent_to[0]) == (sq("K7"), 0)
    clean_up(state)
    ground(state, "K7", "grassland")
    stage(state, KeepGathering(0))
    assert state.sent == [-1] * 4  # nothing to send


@rule("CV-Q58")
def test_the_assignment_lapses_with_the_city() -> None:
    from pentapolis.games.civilization.rules.markers import destroy_city

    state = board()
    home = city(state, 0, "H4")
    ground(state, "J7", "forest")
    scout(state, 0, "J7")
    say(start_of_turn(state), "send J7 H4")
    assert state.y_production[home] == 2
    destroy_city(state, home, False)
    assert state.sent == [-1] * 4


@rule("CV-Q40")
def test_a_scout_gathers_what_an_enemy_building_yields() -> None:
    from tests.civilization.table import building

    state = board()
    building(state, "L5", "barracks")
    scout(state, 0, "L5")
    say(start_of_turn(state), "send L5 D4")
    assert state.y_trade[0] == 2
    assert state.y_combat[0] == 0

"""Chapter 10: occupy and connections."""

from __future__ import annotations

from pentapolis.games.endeavor.rules.occupy import controller
from pentapolis.games.endeavor.state import NOBODY
from pentapolis.games.endeavor.tables.box import BOX
from tests.citing import rule
from tests.endeavor.table import (
    beside,
    cards_of,
    empty,
    fill,
    hold,
    levels,
    misplaced,
    nonsense,
    offered,
    own,
    owner,
    play,
    refused,
    take_token,
    token_at,
    tokens_held,
    turn,
)

AFRICA = 4


@rule("EN-10.1", "EN-10.4", "EN-10.5")
def test_occupy_a_free_city_and_take_its_token() -> None:
    state = empty()
    own(state, 0, harbor=2)
    hold(state, 1, "e2")
    state.board[state.tables.city_start] = 3  # politics lies in e1
    turn(state)
    play(state, "activate colonial_house")
    assert offered(state) == ["occupy e1", "occupy e3"]
    refused(state, "occupy e2", "EN-10.1")  # a city holds one marker
    nonsense(state, "occupy atlantis")
    misplaced(state, "attack e1", "EN-8.1")
    play(state, "occupy e1")
    assert (owner(state, "e1"), state.harbor[0]) == (0, 0)
    assert levels(state)["politics"] == 1
    assert state.view(0)["cities"][0]["token"] is None


@rule("EN-10.2")
def test_presence_is_on_the_track_beside_it_or_in_a_city() -> None:
    for how in ("none", "track", "beside", "city"):
        state = empty()
        own(state, 0, harbor=2)
        fill(state, "africa", [0 if how == "track" else 1, 1, 1])
        if how == "beside":
            beside(state, 0, "africa", 1)
        if how == "city":
            hold(state, 0, "a2")
        turn(state)
        play(state, "activate colonial_house")
        if how == "none":
            refused(state, "occupy a1", "EN-10.2")
        else:
            assert "occupy a1" in offered(state)


@rule("EN-10.3", "EN-11.3")
def test_everybody_is_present_in_europe() -> None:
    state = empty()
    own(state, 0, "barracks", harbor=3)
    hold(state, 1, "e1 a1 a2")
    fill(state, "africa", [1, 1, 1])
    turn(state)
    attackable = state.copy()
    play(state, "activate colonial_house")
    assert offered(state) == ["occupy e2", "occupy e3"]
    hold(attackable, 1, "e2")
    play(attackable, "activate barracks")
    assert offered(attackable) == ["attack e1", "attack e2"]
    refused(attackable, "attack a1", "EN-11.3")


@rule("EN-10.6", "EN-10.7", "EN-10.8")
def test_one_marker_can_complete_several_connections() -> None:
    state = empty()
    own(state, 0, harbor=2)
    hold(state, 0, "e1 e3")
    turn(state)
    play(state, "activate colonial_house")  # the only free city
    assert tokens_held(state, 0) == 3  # the city, e1-e2, e2-e3, without a choice
    assert not token_at(state, "e1-e2")
    assert not token_at(state, "e2-e3")
    assert [controller(state, i) for i in range(5)] == [0, 0, NOBODY, NOBODY, NOBODY]


@rule("EN-10.9")
def test_a_connection_gives_its_token_once_but_glory_at_the_end() -> None:
    state = empty()
    own(state, 0, harbor=2)
    hold(state, 0, "e1")
    take_token(state, "e1-e2")
    turn(state)
    play(state, "activate colonial_house", "occupy e2")
    assert tokens_held(state, 0) == 1  # the city's only
    assert state.scores()[0].parts["connections"] == 1


@rule("EN-10.10", "EN-11.7")
def test_losing_a_city_ends_control_and_nothing_else() -> None:
    state = empty()
    own(state, 0, "barracks", harbor=9)
    own(state, 1, cards="africa_1 africa_governor", tokens="finance politics")
    fill(state, "africa", [0, 0, 2])
    hold(state, 1, "a1 e3")
    take_token(state, "e3-a1")
    before = cards_of(state, 1), tokens_held(state, 1), levels(state, 1)
    turn(state)
    assert state.scores()[1].parts["connections"] == 1
    play(state, "activate barracks", "attack a1")
    assert state.scores()[1].parts["connections"] == 0
    assert not state.has_presence(1, AFRICA)
    assert (cards_of(state, 1), tokens_held(state, 1), levels(state, 1)) == before


@rule("EN-10.11")
def test_not_every_city_has_a_connection() -> None:
    lonely = [city.id for i, city in enumerate(BOX.cities) if not BOX.link_city[i]]
    assert lonely == ["canton"]
    state = empty()
    own(state, 0, harbor=2)
    fill(state, "far_east", [0, 0])
    turn(state)
    play(state, "activate colonial_house", "occupy f1")
    assert tokens_held(state, 0) == 1


@rule("EN-10.12")
def test_an_own_city_cannot_be_left() -> None:
    state = empty()
    own(state, 0, "barracks shipyard", tokens="attack", harbor=9)
    hold(state, 0, "e1 e2")
    turn(state)
    refused(state, "activate barracks", "EN-8.6")
    for text in ("leave e1", "take e1"):
        nonsense(state, text)

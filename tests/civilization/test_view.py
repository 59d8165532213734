"""What views and components tell beyond the position: facts for drawings."""

from __future__ import annotations

from typing import Any

from pentapolis.games.civilization.components import COMPONENTS
from tests.citing import rule
from tests.civilization.table import (
    army,
    board,
    building,
    city_management,
    duel,
    government,
    ground,
    say,
    tech,
    view,
)


def square(state: Any, name: str) -> dict[str, Any]:
    """A square as everybody sees it."""
    found: dict[str, Any] = next(
        one for one in view(state)["squares"] if one["id"] == f"square:{name}"
    )
    return found


@rule("CV-2.4")
def test_the_pyramid_shows_the_start_tech_in_its_lowest_row() -> None:
    state = board(civs=("egypt", "rome"))
    tech(state, 0, "construction", "pottery", "writing")
    me = view(state)["players"][0]
    assert "tech:construction" in me["pyramid"][0]
    assert me["pyramid"][1] == []
    assert me["race"]["techs"] == [sum(map(min, me["rows"], (5, 4, 3, 2, 1))), 15]
    assert me["open"][0]


@rule("CV-6.24")
def test_a_square_yields_what_its_marker_shows() -> None:
    state = board(civs=("rome", "egypt"))
    building(state, "C3", "university")
    assert square(state, "C3")["yields"] == {"trade": 2, "culture": 2}
    assert COMPONENTS["building:university"].facts["icons"] == {"trade": 2, "culture": 2}
    assert "yields" not in square(state, "D4")


@rule("CV-11.4")
def test_an_enemy_in_the_outskirts_is_shown_as_a_blockade() -> None:
    state = board(civs=("rome", "egypt"))
    army(state, 1, "C3")
    assert square(state, "C3")["blocked"] is True
    assert "blocked" not in square(state, "C4")


@rule("CV-6.40")
def test_so_many_steps_of_culture_can_be_paid() -> None:
    state = board(civs=("rome", "egypt"))
    state.culture[0] = 8
    assert view(state)["players"][0]["steps"] == 2
    state.level[0] = 7
    assert view(state)["players"][0]["steps"] == 0
    state.trade[0] = 3
    assert view(state)["players"][0]["steps"] == 1


@rule("CV-10.1")
def test_coins_say_where_they_come_from() -> None:
    state = board(civs=("rome", "egypt"))
    government(state, 0, "feudalism")
    tech(state, 0, "railroad")
    me = view(state)["players"][0]
    assert me["coins_from"] == {"government": 1, "techs": 1}
    assert me["coins"] == sum(me["coins_from"].values())


@rule("CV-6.6")
def test_a_city_reaches_further_by_rushing() -> None:
    state = board(civs=("rome", "egypt"))
    state.trade[0] = 7
    mine = view(state)["players"][0]["cities"][0]
    assert mine["reach"] == mine["production"] + 2
    assert mine["defence"] == 12


@rule("CV-6.22")
def test_only_who_builds_is_told_what_is_being_built() -> None:
    state = board(civs=("rome", "egypt"))
    state.trade[0] = 27
    city_management(state)
    build = next(move for move in state.decisions()[0].moves if move.text.endswith("army"))
    say(state, build.text)
    assert view(state, 0)["building"]["items"] == ["figure:army"]
    assert view(state, 1)["building"] is None
    assert view(state, None)["building"] is None


@rule("CV-6.11", "CV-6.22")
def test_what_keeps_an_item_off_a_square_is_told_with_the_rule() -> None:
    state = board(civs=("rome", "egypt"))
    state.trade[0] = 27
    ground(state, "C3", "water")
    tech(state, 0, "navigation")
    city_management(state)
    build = next(move for move in state.decisions()[0].moves if move.text.endswith("army"))
    trial = state.copy()
    say(trial, build.text)
    told = view(trial, 0)["building"]["barred"]
    assert told == {"square:C3": {"why": "water", "rule": "CV-6.11"}}
    state.trade[0] = 27
    harbor = [move for move in state.decisions()[0].moves if move.text.endswith("harbor")]
    assert harbor
    ground(state, "C4", "water")
    say(state, harbor[0].text)
    told = view(state, 0)["building"]["barred"]
    assert told["square:E5"] == {"why": "terrain", "rule": "CV-6.22"}
    assert not {"square:C3", "square:C4"} & set(told)


@rule("CV-9.14", "CV-9.16")
def test_the_forecast_is_what_happens() -> None:
    state = duel(("artillery-3", "mounted-1"), ("infantry-2",))  # the only card is played
    told = view(state, 0)["battle"]["forecast"]
    trump = next(one for one in told if one["card"] == "card:artillery-3")
    assert trump == {
        "card": "card:artillery-3", "front": 1, "dies": False, "kills": True, "wounds": [0, 0],
    }  # fmt: skip
    assert view(state, 1)["battle"]["forecast"] == []
    assert view(state, None)["battle"]["forecast"] == []
    say(state, "play artillery-3 1")
    battle = view(state, 0)["battle"]
    assert battle is None or battle["fronts"][0][1] is None


def test_every_effect_of_a_card_is_told_as_data() -> None:
    for key, component in COMPONENTS.items():
        if key.partition(":")[0] in ("wonder", "event", "civ") and component.confidence:
            assert component.facts["effects"], key
    prices = [COMPONENTS[f"space:{i}"].facts.get("culture") for i in (1, 8, 15)]
    assert prices == [3, 5, 7]

"""What the drawings need: facts of components, and how far a seat's actions reach."""

from __future__ import annotations

from random import Random
from typing import Any

import pentapolis
from pentapolis.games.endeavor.components import components_of
from pentapolis.games.endeavor.tables.box import BOX
from pentapolis.games.endeavor.tables.constants import REGIONS
from tests.citing import rule
from tests.endeavor.small import SMALL
from tests.endeavor.table import building_turn, empty, fill, hold, own, play, turn

AFRICA = REGIONS.index("africa")


def facts(name: str) -> dict[str, Any]:
    return dict(components_of(SMALL)[name].facts)


def test_facts_of_components() -> None:
    assert facts("building:docks") == {
        "level": 3, "count": 3, "development": {"finance": 1}, "glory": 0,
        "action": {"mode": "both_same_region", "of": ["occupy", "ship"]},
    }  # fmt: skip
    assert facts("building:theatre")["action"] is None
    assert facts("token:culture") == {"development": {"culture": 1}, "glory": 0, "action": None}
    assert facts("token:attack")["action"] == {"mode": "single", "of": ["attack"]}
    card = facts("card:europe_5")
    assert (card["deck"], card["kind"], card["value"]) == ("deck:europe", "asset", 5)
    assert (card["abolition"], card["glory"]) == (True, 5)
    assert facts("card:africa_governor")["kind"] == "governor"
    assert facts("region:europe") == {"decks": ["deck:europe", "deck:slavery"]}
    assert facts("action:attack") == {"cost": 2}
    assert facts("fact:glory_spaces")["spaces"] == sorted(set(SMALL.glory_of_level))


def test_the_columns_of_a_track_tell_its_values() -> None:
    for number, track in enumerate(BOX.tracks):
        columns = components_of(BOX)[f"track:{track.id}"].facts["columns"]
        told = [one["value"] for one in columns for _ in range(one["from"], one["to"] + 1)]
        assert tuple(told) == track.values
        assert tuple(told) == tuple(BOX.values[16 * number : 16 * number + 16])


@rule("EN-4.2", "EN-4.3", "EN-4.6")
def test_the_highest_building_that_may_be_taken() -> None:
    state = empty()
    own(state, 0, "museum")
    building_turn(state)
    player = state.view(0)["players"][0]
    assert (player["building_allowed"], player["top_building"]) == (1, True)
    assert not state.view(0)["players"][1]["top_building"]
    for kind in range(1, 4):
        state.stacks[kind] = 0
    assert state.view(0)["players"][1]["building_allowed"] == 2


@rule("EN-9.8", "EN-9.10", "EN-9.11")
def test_who_receives_the_governor_if_the_next_ship_opens_the_region() -> None:
    state = empty()
    assert state.view(0)["regions"][AFRICA]["next"] == {
        "space": 1, "opens": False, "governor": [],
    }  # fmt: skip
    fill(state, "africa", [1, 2])
    # Of equals the one nearest the deck, that is the last one who shipped.
    assert state.view(0)["regions"][AFRICA]["next"] == {
        "space": 3, "opens": True, "governor": [0, 1, 2],
    }  # fmt: skip
    own(state, 2, "shipyard", harbor=2)
    turn(state, 2)
    play(state, "activate shipyard", "ship africa")
    view = state.view(0)
    assert view["regions"][AFRICA]["next"] is None
    assert "card:africa_governor" in view["players"][2]["cards"]
    assert view["regions"][0]["next"] is None  # Europe has no track


@rule("EN-14.2", "EN-15.3")
def test_slavery_cards_that_lie_apart_or_are_no_more() -> None:
    state = empty()
    own(state, 0, cards="slavery_0 slavery_2")
    view = state.view(0)
    assert view["players"][0]["free_card"] == "card:slavery_2"
    assert view["players"][1]["free_card"] is None
    assert not view["abolished"]
    own(state, 1, "market", cards="europe_0 europe_1 europe_2 europe_3 europe_4", harbor=5)
    hold(state, 1, "e1 e2 e3")
    state.markers[1] += 2
    turn(state, 1)
    play(state, "activate market", "draw europe")
    view = state.view(0)
    assert view["abolished"]
    assert view["players"][0]["free_card"] is None


@rule("EN-12.2", "EN-12.3")
def test_how_many_workers_a_payment_returns() -> None:
    state = empty()
    own(state, 0, "bank bank")
    player = state.view(0)["players"][0]
    assert player["payment"] == player["levels"]["finance"]["value"] > 1
    state.pays_one = True
    assert state.view(0)["players"][0]["payment"] == 1


@rule("EN-9.9", "EN-10.2", "EN-11.2", "EN-13.3")
def test_reach_and_why_the_rest_is_out_of_it() -> None:
    state = empty()
    hold(state, 0, "e1")
    hold(state, 1, "e2")
    fill(state, "africa", [1, 1, 2])
    turn(state)
    view = state.view(0)
    assert view["reach"]["city:e2"] == "attack"
    assert view["reach"]["city:e3"] == "occupy"
    assert view["reach"]["region:africa"] == "ship"
    assert view["reach"]["deck:europe"] == "draw"
    assert set(view["reach"]) & set(view["barred"]) == set()
    why = {thing: (reason["key"], reason["rule"]) for thing, reason in view["barred"].items()}
    assert why["city:e1"] == ("en-no-own-city", "EN-11.2")
    assert why["city:a1"] == ("en-no-presence", "EN-10.2")
    assert why["city:n1"] == ("en-no-open-region", "EN-9.9")
    assert why["deck:africa"] == ("en-no-markers-for-card", "EN-13.3")
    assert why["region:europe"] == ("en-no-ship-in-europe", "EN-9.6")
    assert state.view(1)["reach"]["city:a1"] == "occupy"
    assert state.view(None)["reach"] == state.view(None)["barred"] == {}


TARGETS = {
    "choose_ship_region": "ship", "choose_city_occupy": "occupy",
    "choose_city_attack": "attack", "choose_deck": "draw",
}  # fmt: skip


def test_reach_is_what_the_questions_for_a_target_offer() -> None:
    rng = Random(4)
    seen: set[str] = set()
    for seats in (3, 5):
        match = pentapolis.new("endeavor", seats=seats, seed=seats)
        composite = False
        while not match.over:
            (decision,) = match.decisions
            composite = decision.kind != "choose_action" and (
                composite or decision.kind == "choose_component"
            )
            action = TARGETS.get(decision.kind)
            # The second component is bound to the region or deck of the first.
            if action is not None and not composite:
                view = match.view(decision.seat)
                within = {thing for thing, what in view["reach"].items() if what == action}
                assert {move.args[0] for move in decision.moves} == within
                assert set(view["reach"]) | set(view["barred"]) == {
                    *[f"region:{name}" for name in REGIONS],
                    *[city["city"] for city in view["cities"]],
                    *[deck["deck"] for region in view["regions"] for deck in region["decks"]],
                }
                for thing, reason in view["barred"].items():
                    asked = match.why_not(decision.seat, f"{action} {thing.partition(':')[2]}")
                    if thing in reason_things(action, view):
                        assert asked.rule == reason["rule"], (thing, asked)
                seen.add(action)
            match.play(decision.seat, rng.choice(decision.moves))
    assert seen == set(TARGETS.values())


def reason_things(action: str, view: dict[str, Any]) -> set[str]:
    """What the action could have been meant for."""
    if action == "ship":
        return {"region:europe"}
    if action == "draw":
        return {deck["deck"] for region in view["regions"] for deck in region["decks"]}
    return {
        city["city"]
        for city in view["cities"]
        if (city["owner"] is None) == (action == "occupy") and city["owner"] != view["seat"]
    }

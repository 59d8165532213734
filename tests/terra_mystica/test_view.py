"""What the view foresees is what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from pentapolis.games.terra_mystica.components import COMPONENTS
from pentapolis.games.terra_mystica.rules.dwellings import place_dwelling
from pentapolis.games.terra_mystica.rules.ending import score_game
from pentapolis.games.terra_mystica.rules.income import take_income
from pentapolis.games.terra_mystica.rules.leech import take_offer
from pentapolis.games.terra_mystica.rules.passing import score_passing
from pentapolis.games.terra_mystica.state import ACTIONS, TerraMystica
from pentapolis.games.terra_mystica.tables import FACTIONS, HEX_INDEX, ROUNDS
from tests.citing import rule
from tests.terra_mystica.table import GAME, Table


def positions(seats: int, seed: int) -> Iterator[TerraMystica]:
    """Some positions of a random game."""
    state = GAME.first_state(seats, seed, GAME.check(seats, {}))
    assert isinstance(state, TerraMystica)
    state.run()
    rng = Random(seed)
    number = 0
    while not state.over:
        decision = state.decisions()[0]
        state.apply(decision.seat, rng.choice(decision.moves))
        number += 1
        if state.phase == ACTIONS and number % 17 == 0:
            yield state.copy()


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (5, 3)])
@rule("TM-4.2", "TM-11.6", "TM-13.9")
def test_income_passing_and_the_end_are_foreseen(seats: int, seed: int) -> None:
    checked = 0
    for state in positions(seats, seed):
        view = state.view(0)
        for seat, player in enumerate(view["players"]):
            later = state.copy()
            score_passing(later, seat)
            assert player["pass_points"] == later.points[seat] - state.points[seat]
            later = state.copy()
            take_income(later, seat)
            income = player["income"]
            if state.round == ROUNDS:
                assert income is None
            else:
                assert income["coins"] == later.coins[seat] - state.coins[seat]
                assert income["workers"] == later.workers[seat] - state.workers[seat]
                assert income["priests"] == later.priests[seat] - state.priests[seat]
            checked += 1
        later = state.copy()
        score_game(later)
        assert [one["forecast"]["total"] for one in view["players"]] == later.points
    assert checked > 10


@rule("TM-9.2", "TM-9.6")
def test_a_hex_says_what_neighbours_could_take() -> None:
    for state in positions(4, 5):
        for seat in range(4):
            for place in state.view(seat)["hexes"]:
                if "owner" in place:
                    continue
                later = state.copy()
                later.offers = []
                place_dwelling(later, seat, HEX_INDEX[place["component"].removeprefix("hex:")])
                offered = {offer.seat: offer.amount for offer in later.offers}
                assert {one["seat"] for one in place.get("offers", [])} == set(offered)


@rule("TM-5.1", "TM-9.5", "TM-9.6")
def test_an_offer_says_what_taking_it_would_leave() -> None:
    state = GAME.first_state(4, 2, GAME.check(4, {}))
    assert isinstance(state, TerraMystica)
    state.run()
    rng = Random(2)
    checked = 0
    while not state.over:
        decision = state.decisions()[0]
        seat = decision.seat
        if decision.kind == "leech":
            offer = next(one for one in state.view(None)["offers"] if one["seat"] == seat)
            later = state.copy()
            take_offer(later, 0)
            assert offer["bowls"] == [later.bowl1[seat], later.bowl2[seat], later.bowl3[seat]]
            assert offer["price"] == state.points[seat] - later.points[seat]
            checked += 1
        building = [move for move in decision.moves if move.text.startswith(("build", "upgrade"))]
        state.apply(seat, rng.choice(building or decision.moves))
    assert checked > 3


@rule("TM-7.8", "TM-7.10", "TM-8.7")
def test_a_hex_says_how_many_spades_and_what_an_upgrade_costs() -> None:
    table = Table("nomads", "giants")
    table.put("nomads", "D", "E8")
    table.put("giants", "D", "D7")
    hexes = {one["component"]: one for one in table.state.view(0)["hexes"]}
    wastes = {one["component"]: one for one in table.state.view(1)["hexes"]}
    assert hexes["hex:I7"]["spades"] == 0
    assert hexes["hex:A12"]["spades"] == 1
    assert wastes["hex:I7"]["spades"] == 2
    assert hexes["hex:E8"]["upgrades"] == [
        {"structure": "structure:TP", "cost": {"workers": 2, "coins": 6}}
    ]
    spectator = {one["component"]: one for one in table.state.view(None)["hexes"]}
    assert "spades" not in spectator["hex:I7"]


@rule("TM-11.19")
def test_towns_on_the_map_are_groups_with_their_tile() -> None:
    for state in positions(4, 8):
        sites = state.view(None)["founded"]
        hexes = [one for site in sites for one in site["hexes"]]
        assert len(hexes) == len(set(hexes)) == sum(state.in_town)
        for site in sites:
            tiles = set(state.view(None)["players"][site["owner"]]["towns"])
            assert site["tile"] in (tiles if len(tiles) == 1 else {None})


@rule("TM-1.10")
def test_what_is_printed_is_a_fact_of_the_component() -> None:
    assert COMPONENTS["favor:FAV7"].facts["income"] == {"workers": 1, "power": 1}
    assert COMPONENTS["favor:FAV12"].facts["pass_table"] == [2, 3, 3, 4]
    assert COMPONENTS["bonus:BON6"].facts["pass"] == [
        {"per": "SH", "points": 4},
        {"per": "SA", "points": 4},
    ]
    assert COMPONENTS["town:TW6"].facts["keys"] == 2
    assert COMPONENTS["scoring:SCORE5"].facts["reward"] == {
        "cult": "cult:fire",
        "steps": 4,
        "power": 4,
    }
    assert COMPONENTS["action:ACT6"].facts["gain"] == {"spades": 2}
    assert "hex:I6" in COMPONENTS["hex:G2"].facts["bridges"]
    for faction in FACTIONS:
        facts = COMPONENTS[f"faction:{faction.id}"].facts
        assert sum(facts["bowls"]) == 12
        assert len(facts["income"]["D"]) == 9
    assert all(
        component.text is not None
        for id, component in COMPONENTS.items()
        if id.startswith("action:")
    )

"""Chapter 6, units: their decks, and what a card is worth (CV-6.15 to CV-6.19, CV-9.6)."""

from __future__ import annotations

from pentapolis.games.civilization.rules.items import item_cost
from pentapolis.games.civilization.rules.research import (
    learn,
)
from pentapolis.games.civilization.rules.units import draw_unit
from pentapolis.games.civilization.tables.cards import (
    MOST_KINDS,
    TECH,
    UNIT_TYPE,
)
from tests.citing import rule
from tests.civilization.table import (
    board,
    city_management,
    duel,
    fight,
    forces,
    forests,
    names_of,
    offered,
    say,
    tech,
    view,
    wonder,
)


@rule("CV-9.6")
def test_strength_follows_the_current_rank_and_himeji() -> None:
    from pentapolis.games.civilization.rules.units import strength

    state = duel(("infantry-2", "mounted-1"), ("infantry-1", "infantry-2"))
    battle = state.battle
    assert battle is not None
    card = battle.hands[0][0]
    base = strength(state, battle, 0, card)
    tech(state, 0, "democracy")
    kinds = [UNIT_TYPE[c % MOST_KINDS] for c in battle.hands[0]]
    assert strength(state, battle, 0, card) == base + (1 if kinds[0] == 0 else 0)
    wonder(state, "C3", "himeji-samurai-castle")
    assert strength(state, battle, 0, card) == base + (2 if kinds[0] == 0 else 1)


@rule("CV-9.6")
def test_the_view_tells_strengths_at_the_current_rank_and_who_attacks() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "infantry-2", "mounted-1")
    forces(state, 1, "infantry-1", "infantry-2")
    state.ranks[4] = 3
    fight(state)
    say(state, "play infantry-2")
    battle = view(state, 0)["battle"]
    assert battle["fronts"][0][1] == {"unit": "card:infantry-2", "strength": 4, "wounds": 0}
    assert [side["infantry"] for side in battle["more"]] == [0, 2]
    square = next(row for row in view(state)["squares"] if row["id"] == "square:G5")
    assert square["figures"] == {"seat": 1, "army": 1, "scout": 0}
    assert square["arriving"] == {"seat": 0, "army": 1, "scout": 0}


@rule("CV-Q42")
def test_type_and_number_of_standing_forces_are_public() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "infantry-3", "mounted-1")
    assert view(state, 1)["players"][0]["forces"] == ["unit:infantry", "unit:mounted"]
    assert view(state, 0)["players"][0]["forces"] == ["card:infantry-3", "card:mounted-1"]
    assert view(state, None)["players"][0]["forces"] == ["unit:infantry", "unit:mounted"]


@rule("CV-6.15", "CV-6.16", "CV-6.17")
def test_units_cost_by_rank_and_join_the_standing_forces() -> None:
    state = board(civs=("china", "egypt"))
    costs = []
    for name in ("", "democracy", "gunpowder", "replaceable-parts"):
        if name:
            tech(state, 0, name)
        costs.append(item_cost(state, 0, 2))
    assert costs == [5, 7, 9, 11]
    assert item_cost(state, 0, 5) == 12
    forests(state, 8)
    before = names_of(state, 0)
    city_management(state)
    assert "build D4 aircraft" not in offered(state)
    say(state, "build D4 infantry")
    assert len(names_of(state, 0)) == len(before) + 1
    tech(state, 0, "flight")
    city_management(state)
    assert "build D4 aircraft" in offered(state)


@rule("CV-6.18", "CV-6.19")
def test_empty_unit_decks_and_face_up_cards() -> None:
    state = board(civs=("china", "egypt"))
    forests(state, 4)
    cards = state.decks[0]
    state.decks[0] = ()
    city_management(state)
    assert "build D4 infantry" not in offered(state)
    state.piles[0] = tuple(sorted(cards))
    before = state.chance.counter
    draw_unit(state, 0, 0)
    assert state.chance.counter > before  # shuffled first
    assert state.piles[0] == ()
    assert len(state.decks[0]) == len(cards) - 1


@rule("CV-8.9", "CV-8.10", "CV-EX-18")
def test_units_rise_in_rank_and_never_fall() -> None:
    from pentapolis.games.civilization.rules.items import item_cost

    state = board()
    assert item_cost(state, 0, 4) == 5
    learn(state, 0, TECH["chivalry"])
    assert state.ranks[2] == 2
    assert item_cost(state, 0, 4) == 7
    learn(state, 0, TECH["combustion"])
    learn(state, 0, TECH["railroad"])
    assert state.ranks[2] == 4

"""Chapter 4: build phase."""

from __future__ import annotations

from pentapolis.games.endeavor.effects import MODES
from pentapolis.games.endeavor.rules.levels import growth_of, value_of
from pentapolis.games.endeavor.rules.rounds import PlayRound
from pentapolis.games.endeavor.state import Endeavor
from pentapolis.games.endeavor.tables.box import BOX
from tests.citing import rule
from tests.endeavor.table import (
    asked,
    box,
    building_named,
    building_turn,
    empty,
    levels,
    misplaced,
    nonsense,
    offered,
    own,
    play,
    refused,
    turn,
)

LEVEL_1 = ["build market", "build shipyard", "build workshop"]
LEVEL_2 = ["build bank", "build barracks", "build guildhall"]
LEVEL_3 = ["build docks", "build fortress", "build theatre"]


def sell_out(state: Endeavor, *levels: int) -> None:
    for kind, level in enumerate(state.tables.building_level):
        if level in levels:
            state.stacks[kind] = 0


@rule("EN-4.1")
def test_exactly_one_tile_must_be_taken() -> None:
    state = building_turn(empty())
    assert offered(state) == LEVEL_1  # no way to decline
    misplaced(state, "pass", "EN-7.1")
    nonsense(state, "build palace")
    before = state.harbor[0], state.supply[0]
    play(state, "build shipyard")
    assert [state.tables.buildings[kind].id for kind in state.buildings[0]] == [
        "colonial_house", "shipyard",
    ]  # fmt: skip
    assert (state.harbor[0], state.supply[0]) == before  # it costs nothing else
    assert state.stacks[building_named(state.tables, "shipyard")] == 4


@rule("EN-4.2")
def test_the_level_must_not_exceed_the_industry_value() -> None:
    state = empty()
    own(state, 0, tokens="industry industry")
    building_turn(state)
    assert offered(state) == LEVEL_1 + LEVEL_2
    refused(state, "build theatre", "EN-4.2")


@rule("EN-4.3", "EN-Q2")
def test_without_tiles_of_an_allowed_level_the_next_higher_is_taken() -> None:
    state = empty()
    sell_out(state, 1)
    building_turn(state)
    assert offered(state) == LEVEL_2
    refused(state, "build docks", "EN-4.3")
    refused(state, "build market", "EN-4.10")
    state = empty()
    sell_out(state, 1, 2)
    assert offered(building_turn(state)) == LEVEL_3


@rule("EN-4.4")
def test_one_unwanted_tile_is_enough_to_stay_below() -> None:
    state = empty()
    sell_out(state, 1)
    state.stacks[building_named(state.tables, "workshop")] = 1
    state.push(PlayRound(2))
    state.crown = 0
    state.run()
    # The single allowed tile is taken by the engine; the next player must climb.
    assert state.buildings[0][-1] == building_named(state.tables, "workshop")
    assert (asked(state).seat, offered(state)) == (1, LEVEL_2)


@rule("EN-4.5")
def test_a_kind_may_be_built_twice() -> None:
    state = empty()
    own(state, 0, "shipyard", harbor=4)
    building_turn(state)
    play(state, "build shipyard")
    yard = building_named(state.tables, "shipyard")
    assert state.buildings[0].count(yard) == 2
    state = empty()
    own(state, 0, "shipyard shipyard", harbor=6)
    turn(state, passed=(1, 2))
    play(state, "activate shipyard", "ship africa")
    assert "activate shipyard" in offered(state)  # the second copy is free
    play(state, "activate shipyard", "ship africa")
    refused(state, "activate shipyard", "EN-8.3")


@rule("EN-4.6", "EN-4.7")
def test_only_one_building_of_level_five() -> None:
    state = empty()
    own(state, 0, "museum", tokens="industry " * 10)
    building_turn(state)
    refused(state, "build parliament", "EN-4.6")
    assert len(offered(state)) == 12
    # 42 tiles below level 5, at most 5 x 7 are built: there is always another tile.
    below = sum(kind.count for kind in BOX.buildings if 1 <= kind.level <= 4)
    assert below == 42 > 5 * 7


@rule("EN-4.8")
def test_icons_count_before_growth_and_salary() -> None:
    state = empty()
    own(state, 0, "market shipyard", tokens="industry industry finance")
    state.workers[0] = 0b111
    state.crown = 0
    state.push(PlayRound(2))
    state.run()
    play(state, "build bank", "build market", "build market")
    # Finance 1 + 2 = 3: two payments in this very round.
    assert asked(state).kind == "choose_salary"
    assert all(len(text.split()) == 3 for text in offered(state))


@rule("EN-4.9")
def test_industry_gained_gives_no_second_build() -> None:
    state = empty()
    own(state, 0, tokens="industry")
    state.crown = 0
    state.push(PlayRound(2))
    state.run()
    play(state, "build workshop")
    assert levels(state)["industry"] == 2
    assert asked(state).seat == 1


@rule("EN-4.10")
def test_an_empty_stack_is_gone() -> None:
    state = empty()
    for seat in (1, 2):
        own(state, seat, "market market")
    own(state, 2, "market")
    building_turn(state)
    refused(state, "build market", "EN-4.10")
    assert offered(state) == ["build shipyard", "build workshop"]


@rule("EN-4.12")
def test_building_data() -> None:
    rows = {
        "colonial_house": (0, (0, 0, 0, 0), 0, "single occupy"),
        "market": (1, (0, 0, 0, 1), 0, "single draw"),
        "shipyard": (1, (0, 0, 0, 0), 0, "single ship"),
        "workshop": (1, (1, 1, 0, 0), 0, ""),
        "bank": (2, (0, 0, 2, 0), 0, "single payment"),
        "barracks": (2, (1, 0, 0, 0), 0, "single attack"),
        "guildhall": (2, (0, 1, 0, 1), 0, "single occupy"),
        "docks": (3, (0, 0, 1, 0), 0, "both_same_region occupy ship"),
        "fortress": (3, (1, 0, 0, 0), 0, "choose_one occupy attack"),
        "theatre": (3, (0, 2, 0, 1), 0, ""),
        "cartographer": (4, (0, 1, 1, 0), 0, "both_same_region ship ship"),
        "trade_office": (4, (0, 0, 1, 1), 0, "both_same_deck draw draw"),
        "university": (4, (0, 2, 0, 0), 3, ""),
        "stock_exchange": (5, (0, 0, 4, 0), 0, "single payment"),
        "museum": (5, (0, 4, 0, 0), 0, "single draw"),
        "parliament": (5, (0, 0, 0, 4), 0, "single occupy"),
    }
    actions = ("ship", "occupy", "attack", "payment", "draw")
    found = {}
    for kind in BOX.buildings:
        words = ""
        if kind.action is not None:
            parts = [actions[part] for part in kind.action.parts]
            words = " ".join([MODES[kind.action.mode], *parts])
        found[kind.id] = (kind.level, kind.icons, kind.glory, words)
    assert found == rows


@rule("EN-EX-3")
def test_example_3_icons_before_growth() -> None:
    state = box()
    own(state, 0, tokens="industry industry industry industry culture culture")
    state.crown = 0
    state.push(PlayRound(2))
    state.run()
    assert "build theatre" in offered(state)
    assert growth_of(state, 0) == 3
    play(state, "build theatre", "build market", "build market")
    assert levels(state)["culture"] == 4
    assert levels(state)["politics"] == 1
    assert state.harbor[0] == 4


@rule("EN-EX-5")
def test_example_5_forced_higher_level() -> None:
    state = box(5)
    for seat in range(5):
        own(state, seat, "market shipyard workshop")
    assert sum(state.stacks[1:4]) == 0
    building_turn(state)
    assert (levels(state)["industry"], value_of(state, 0, 0)) == (1, 1)
    assert offered(state) == LEVEL_2
    refused(state, "build theatre", "EN-4.3")
    state = box(5)
    sell_out(state, 1, 2)
    own(state, 0, tokens="industry")
    assert offered(building_turn(state)) == LEVEL_3

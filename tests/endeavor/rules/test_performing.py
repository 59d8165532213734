"""Chapter 8: performing an action: activations, tokens, composite actions."""

from __future__ import annotations

from pentapolis.games.endeavor.effects import COSTS
from pentapolis.games.endeavor.rules.rounds import PlayRound
from pentapolis.games.endeavor.tables.constants import TOKENS
from tests.citing import rule
from tests.endeavor.table import (
    asked,
    beside,
    box,
    cards_of,
    empty,
    fill,
    hold,
    keep_busy,
    levels,
    nonsense,
    occupied,
    offered,
    own,
    owner,
    play,
    refused,
    tokens_held,
    turn,
    why,
    work,
)


@rule("EN-8.2", "EN-8.3")
def test_an_activation_needs_a_worker_and_an_empty_activation_space() -> None:
    state = empty()
    own(state, 0, "workshop shipyard", tokens="payment", harbor=4)
    turn(state, passed=(1, 2))
    refused(state, "activate workshop", "EN-8.3")  # it has no activation space
    refused(state, "activate market", "EN-8.2")  # not built
    play(state, "activate shipyard", "ship africa")
    assert (occupied(state), state.harbor[0]) == (["shipyard"], 2)
    refused(state, "activate shipyard", "EN-8.3")
    state = empty()
    own(state, 0, "shipyard", tokens="payment")
    work(state, 0, "colonial_house")
    turn(state)
    refused(state, "activate shipyard", "EN-8.2")  # nobody in the harbor


@rule("EN-8.4", "EN-Q3")
def test_an_action_token_needs_no_worker_and_is_gone() -> None:
    state = empty()
    own(state, 0, tokens="ship_or_draw politics", harbor=1)
    turn(state, passed=(1, 2))
    refused(state, "use attack", "EN-8.4")
    refused(state, "use politics", "EN-8.4")  # a development token has no action
    play(state, "use ship_or_draw", "choose ship", "ship africa")
    assert state.tokens[6] == 0
    assert state.spent[6] == 1
    assert occupied(state) == []


@rule("EN-8.5")
def test_costs_come_on_top_of_the_worker() -> None:
    assert COSTS == [1, 1, 2, 0, 0]  # ship, occupy, attack, payment, draw
    spent = {}
    for building, moves in (
        ("shipyard", ["ship africa"]), ("guildhall", ["occupy e1"]), ("barracks", []),
        ("market", ["draw europe"]), ("bank", []),
    ):  # fmt: skip
        state = empty()
        own(state, 0, building, harbor=9)
        hold(state, 1, "e3")
        if building == "bank":
            work(state, 0, "colonial_house")
        turn(state, passed=(1, 2))
        play(state, f"activate {building}", *moves)
        spent[building] = 9 - state.harbor[0]
    assert spent == {"shipyard": 2, "guildhall": 2, "barracks": 3, "market": 1, "bank": 0}
    state = empty()
    own(state, 0, "shipyard market", harbor=1)
    turn(state)
    refused(state, "activate shipyard", "EN-8.5")


@rule("EN-8.6", "EN-Q4")
def test_an_empty_activation_is_illegal() -> None:
    state = empty()
    own(state, 0, "market barracks shipyard", tokens="attack occupy_or_draw", harbor=9)
    turn(state)
    refused(state, "activate barracks", "EN-8.6")  # nobody holds a city
    refused(state, "use attack", "EN-8.6")
    assert "activate market" in offered(state)
    state = empty()
    own(state, 0, "market shipyard", "europe_0 slavery_0", harbor=9)
    turn(state)
    refused(state, "activate market", "EN-8.6")  # both top cards need a marker


@rule("EN-8.7")
def test_choose_one_is_exactly_one() -> None:
    state = empty()
    own(state, 0, tokens="ship_or_draw", harbor=5)
    keep_busy(state, 1)
    turn(state)
    play(state, "use ship_or_draw")
    assert offered(state) == ["choose ship", "choose draw"]
    assert asked(state).kind == "choose_component"
    refused(state, "choose attack", "EN-8.7")
    refused(state, "stop", "EN-8.6")
    nonsense(state, "choose palace")
    play(state, "choose draw", "draw europe")
    assert asked(state).seat == 1
    # Occupy or draw, and occupy or attack.
    for move, parts in (
        ("use occupy_or_draw", "occupy draw"),
        ("activate fortress", "occupy attack"),
    ):
        state = empty()
        own(state, 0, "fortress", tokens="occupy_or_draw", harbor=5)
        hold(state, 1, "e1")
        turn(state)
        play(state, move)
        assert offered(state) == [f"choose {part}" for part in parts.split()]


@rule("EN-8.7")
def test_after_one_of_two_the_action_is_over() -> None:
    # The other component would be possible in the same place: it is not offered.
    for move, first in (
        ("activate fortress", ("choose occupy", "occupy e2")),
        ("activate fortress", ("choose attack",)),
        ("use occupy_or_draw", ("choose occupy", "occupy e2")),
        ("use ship_or_draw", ("choose ship", "ship caribbean")),
    ):
        state = empty()
        own(state, 0, "fortress", tokens="occupy_or_draw ship_or_draw", harbor=9)
        hold(state, 1, "e1")
        fill(state, "africa", [0, 0, 0])  # the deck that has the Caribbean's number
        keep_busy(state, 1)
        turn(state)
        play(state, move, *first)
        assert asked(state).seat == 1


@rule("EN-8.8", "EN-8.12")
def test_occupy_and_ship_in_one_region_in_either_order() -> None:
    for first, second in (("occupy a1", "ship"), ("ship africa", "occupy")):
        state = empty()
        own(state, 0, "docks", harbor=5)
        fill(state, "africa", [1, 1, 0])
        fill(state, "india", [1, 0])
        keep_busy(state, 1)
        turn(state)
        play(state, "activate docks", f"choose {first.split()[0]}", first)
        assert offered(state) == [f"choose {second}", "stop"]
        again = state.copy()
        play(again, "stop")
        assert asked(again).seat == 1
        play(state, f"choose {second}")
        if second == "occupy":
            assert offered(state) == ["occupy a1", "occupy a2"]  # the same region only
            refused(state, "occupy i1", "EN-8.8")
            refused(state, "occupy e1", "EN-8.8")
            play(state, "occupy a2")
        assert asked(state).seat == 1
        assert state.markers[4 * 3] == 3


@rule("EN-8.9")
def test_ship_and_ship_once_or_twice() -> None:
    state = empty()
    own(state, 0, "cartographer", harbor=3)
    keep_busy(state, 1)
    turn(state)
    play(state, "activate cartographer", "ship africa")
    assert offered(state) == ["choose ship", "stop"]
    refused(state, "choose occupy", "EN-8.11")
    once = state.copy()
    play(once, "stop")
    assert (once.filled[4], once.harbor[0]) == (1, 1)
    play(state, "choose ship")  # the region is bound: no second question
    assert (state.filled[4], state.harbor[0]) == (2, 0)
    # With one population after the worker only one ship is possible.
    poor = empty()
    own(poor, 0, "cartographer", harbor=2)
    keep_busy(poor, 1)
    turn(poor)
    play(poor, "activate cartographer", "ship africa")
    assert asked(poor).seat == 1


@rule("EN-8.10", "EN-8.16")
def test_draw_and_draw_from_one_deck() -> None:
    state = empty()
    own(state, 0, "trade_office", harbor=2)
    hold(state, 0, "e1")
    keep_busy(state, 1)
    turn(state)
    play(state, "activate trade_office")
    assert offered(state) == ["draw europe", "draw slavery"]  # the first is free
    play(state, "draw slavery")
    assert offered(state) == ["choose draw", "stop"]
    play(state, "choose draw")
    assert cards_of(state, 0) == {"slavery_0", "slavery_1"}  # two decks, one bond


@rule("EN-8.11", "EN-Q5")
def test_components_are_resolved_one_after_the_other() -> None:
    state = empty()
    own(state, 0, "docks", harbor=3)
    fill(state, "africa", [1, 1])
    hold(state, 0, "e3")
    keep_busy(state, 1)
    turn(state)
    play(state, "activate docks")
    assert offered(state) == ["choose occupy", "choose ship"]
    play(state, "choose ship", "ship africa")
    # Token of the space, opening and governor have all happened before the second component.
    assert tokens_held(state, 0) == 1
    assert state.is_open(4)
    assert cards_of(state, 1) == {"africa_governor"}
    play(state, "choose occupy", "occupy a1")
    assert tokens_held(state, 0) == 3  # the city and e3-a1


@rule("EN-Q5")
def test_the_order_of_what_one_marker_brings() -> None:
    state = empty()
    own(state, 0, "docks", harbor=9)
    hold(state, 0, "e3")
    fill(state, "africa", [1, 1])
    tables = state.tables
    state.board[tables.track_start[4] + 2] = 0  # industry on the last space
    state.board[tables.city_start + 7] = 2  # finance in a1
    state.board[tables.connection_start + 2] = 3  # politics on e3-a1
    state.journal = []
    turn(state, passed=(1, 2))
    play(state, "activate docks", "choose ship", "ship africa")
    assert asked(state).kind == "passed_limit_reaction"
    play(state, "slot none", "choose occupy", "occupy a1")
    told = [
        event.message.args.get("token", event.message.key)
        for event in state.journal
        if event.message.key not in ("en-log-activate", "en-log-pass")
    ]
    assert told == [
        "en-log-ship", "token:industry", "en-log-open", "en-log-governor", "en-log-slot-empty",
        "en-log-occupy", "token:finance", "token:politics",
    ]  # fmt: skip


@rule("EN-8.13")
def test_shipping_first_opens_or_gives_presence() -> None:
    cases: dict[str, tuple[list[int], list[str]]] = {
        "opens, presence was there": ([0], ["choose occupy", "stop"]),
        "opens and gives presence": ([1], ["choose occupy", "stop"]),
        "gives presence in an open region": ([1, 1], ["choose occupy", "stop"]),
    }
    for track, then in cases.values():
        state = empty()
        own(state, 0, "docks", harbor=3)
        fill(state, "india", track)
        keep_busy(state, 1)
        turn(state)
        play(state, "activate docks", "choose ship", "ship india")
        assert offered(state) == then
        play(state, "choose occupy")  # the only city there
        assert owner(state, "i1") == 0
        assert state.harbor[0] == 0


@rule("EN-8.13")
def test_shipping_first_may_give_what_the_occupation_needs() -> None:
    state = empty()
    own(state, 0, "docks", harbor=3)
    fill(state, "india", [1])
    turn(state)
    play(state, "activate docks", "choose occupy")
    assert offered(state) == ["occupy e1", "occupy e2", "occupy e3"]  # India is closed
    refused(state, "occupy i1", "EN-9.9")
    keep_busy(state, 1)
    play(state, "occupy e1")
    assert asked(state).seat == 1  # no ship in Europe: nothing more to do


@rule("EN-8.14", "EN-8.17")
def test_a_token_gained_in_a_turn_waits_for_the_next() -> None:
    state = empty()
    own(state, 0, "cartographer", harbor=3)
    keep_busy(state, 1, 2)
    start = state.tables.track_start[4]
    state.board[start] = 6  # ship or draw
    state.board[start + 1] = 6
    turn(state)
    play(state, "activate cartographer", "ship africa")
    assert offered(state) == ["choose ship", "stop"]  # the token is not offered
    play(state, "choose ship", "pass", "pass")
    assert state.tokens[6] == 2
    assert offered(state) == ["use ship_or_draw", "pass"]  # nor does it ever expire
    play(state, "pass")
    assert state.round == 3
    for _ in range(3):
        play(state, "build shipyard")
    while asked(state).seat != 0:
        play(state, "pass")
    assert "use ship_or_draw" in offered(state)


@rule("EN-8.17")
def test_the_second_component_is_judged_after_the_first() -> None:
    state = empty()
    own(state, 0, "docks", harbor=2)
    fill(state, "africa", [0, 1, 1])
    keep_busy(state, 1)
    turn(state)
    play(state, "activate docks", "choose ship", "ship africa")
    assert asked(state).seat == 1  # the harbor is empty now: no second component


@rule("EN-8.15")
def test_an_unused_action_token_has_no_glory() -> None:
    state = empty()
    before = state.scores()[0].total
    own(state, 0, tokens="attack payment ship_or_draw")
    assert state.scores()[0].total == before
    assert sum(state.tokens[:TOKENS]) == 3


@rule("EN-Q17")
def test_equal_things_are_offered_once() -> None:
    state = empty()
    own(state, 0, "shipyard market shipyard", tokens="attack attack ship_or_draw", harbor=9)
    hold(state, 1, "e1")
    turn(state, passed=(1, 2))
    assert offered(state).count("activate shipyard") == 1
    assert offered(state).count("use attack") == 1
    play(state, "activate shipyard", "ship africa")
    assert state.workers[0] == 0b0010  # the one built first


@rule("EN-Q17")
def test_of_equal_tiles_the_one_built_first_acts() -> None:
    state = empty()
    own(state, 0, "shipyard market shipyard bank", tokens="payment payment", harbor=9)
    work(state, 0, "shipyard shipyard market")
    turn(state, passed=(1, 2))
    assert offered(state).count("use payment") == 1
    play(state, "use payment")  # finance 2: two of three return
    assert offered(state) == ["return market shipyard", "return shipyard shipyard"]
    play(state, "return market shipyard")
    assert state.workers[0] == 0b01000  # the first Shipyard is free, the second is not
    assert offered(state).count("activate shipyard") == 1
    play(state, "activate shipyard", "ship africa")
    assert state.workers[0] == 0b01010
    assert "activate shipyard" not in offered(state)


@rule("EN-EX-7")
def test_example_7_docks() -> None:
    state = box()
    own(state, 0, "docks", harbor=3)
    hold(state, 0, "algiers bridgetown")
    fill(state, "africa", [1, 1, 2, 1, 2])
    turn(state)
    play(state, "activate docks")
    assert state.harbor[0] == 2
    again = state.copy()
    play(again, "choose occupy")
    assert why(again, "occupy goree").rule == "EN-9.9"
    play(state, "choose ship", "ship africa")
    assert (state.harbor[0], tokens_held(state, 0)) == (1, 1)
    assert cards_of(state, 1) == {"africa_governor"}
    play(state, "choose occupy", "occupy goree")
    assert state.harbor[0] == 0
    assert owner(state, "goree") == 0
    assert tokens_held(state, 0) == 4


@rule("EN-EX-8")
def test_example_8_ship_over_the_end() -> None:
    state = box()
    own(state, 0, "cartographer", harbor=3)
    fill(state, "india", [1, 1, 2, 2, 2, 1])
    keep_busy(state, 1)
    turn(state)
    play(state, "activate cartographer", "ship india")
    assert tokens_held(state, 0) == 1
    assert state.is_open(5)
    # 1 and 2 have three markers each; 1 is nearest the deck.
    assert cards_of(state, 1) == {"india_governor"}
    play(state, "choose ship")
    assert (state.harbor[0], tokens_held(state, 0)) == (0, 1)
    view = state.view(0)["regions"][5]
    assert (view["beside"][0], view["markers"][0]) == (1, 2)


@rule("EN-EX-10")
def test_example_10_draw_and_draw() -> None:
    state = box()
    own(state, 0, "trade_office", harbor=1)
    own(state, 1, cards="europe_0 europe_1 slavery_0 slavery_1")
    hold(state, 0, "london paris")
    keep_busy(state, 1)
    turn(state)
    play(state, "activate trade_office")
    one = state.copy()
    play(one, "draw europe")
    assert cards_of(one, 0) == {"europe_2"}
    assert asked(one).seat == 1  # Europe 3 needs 3; slavery is another deck
    hold(state, 0, "rome")
    play(state, "draw europe", "choose draw")
    assert cards_of(state, 0) == {"europe_2", "europe_3"}


@rule("EN-EX-18")
def test_example_18_round_one() -> None:
    state = box()
    state.crown = 0
    state.push(PlayRound(1))
    state.run()
    play(state, "build workshop", "build shipyard", "build market")
    assert state.harbor == [2, 2, 2]
    play(state, "activate colonial_house", "occupy london")
    play(state, "activate shipyard", "ship africa")
    assert state.harbor[:2] == [0, 0]
    play(state, "activate market")
    assert offered(state) == ["draw europe", "draw slavery"]
    play(state, "draw slavery")
    # One population is left and nothing can be done with it: all have passed.
    assert (state.harbor[2], state.round) == (1, 2)


@rule("EN-EX-19")
def test_example_19_round_two_of_the_shipper() -> None:
    state = box()
    own(state, 0, "shipyard", tokens="culture")
    work(state, 0, "shipyard")
    beside(state, 0, "africa", 1)
    state.harbor[0] = 0
    state.crown = 0
    state.push(PlayRound(2))
    state.run()
    play(state, "build workshop", "build market", "build market")
    assert levels(state)["culture"] == 2
    assert state.harbor[0] == 3 + 1
    play(state, "activate shipyard", "ship africa", "pass", "pass")
    play(state, "activate colonial_house", "occupy paris")
    assert state.harbor[0] == 0

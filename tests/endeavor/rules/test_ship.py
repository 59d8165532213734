"""Chapter 9: ship and the opening of regions."""

from __future__ import annotations

from pentapolis.games.endeavor.state import GONE
from pentapolis.games.endeavor.tables.constants import EUROPE
from tests.citing import rule
from tests.endeavor.table import (
    asked,
    box,
    cards_of,
    empty,
    fill,
    hold,
    keep_busy,
    levels,
    nonsense,
    offered,
    own,
    play,
    refused,
    tokens_held,
    top,
    turn,
)

AFRICA = 4
INDIA = 5


@rule("EN-9.1", "EN-9.4", "EN-9.6")
def test_ship_goes_to_any_region_but_europe() -> None:
    state = empty()
    own(state, 0, "shipyard", harbor=2)
    turn(state)
    play(state, "activate shipyard")
    assert offered(state) == [
        "ship north_america", "ship caribbean", "ship south_america", "ship africa", "ship india",
        "ship far_east",
    ]  # fmt: skip
    refused(state, "ship europe", "EN-9.6")
    nonsense(state, "ship atlantis")
    play(state, "ship africa")  # closed, and nobody was there before
    assert (state.harbor[0], state.markers[AFRICA * 3]) == (0, 1)


@rule("EN-9.2", "EN-9.3")
def test_the_next_space_and_its_token() -> None:
    state = empty()
    own(state, 0, "shipyard", harbor=2)
    fill(state, "africa", [1])
    space = state.tables.track_start[AFRICA] + 1
    state.board[space] = 2
    turn(state)
    play(state, "activate shipyard", "ship africa")
    assert state.track[space - 1 : space + 2] == [1, 0, -1]  # no space is skipped
    assert state.board[space] == GONE
    assert levels(state)["finance"] == 1


@rule("EN-9.5", "EN-9.7", "EN-Q15")
def test_a_full_track_takes_markers_beside_it() -> None:
    state = empty()
    own(state, 0, "shipyard", harbor=2)
    fill(state, "africa", [1, 1, 2])
    before = state.track[:]
    turn(state)
    play(state, "activate shipyard", "ship africa")
    assert tokens_held(state, 0) == 0
    assert state.track == before
    assert state.markers[AFRICA * 3] == 1
    assert state.view(0)["regions"][AFRICA]["beside"] == [1, 0, 0]
    assert cards_of(state, 0) == set()  # the governor was awarded by the track alone
    # It stays there through the end of the round.
    while state.round == 2:
        play(state, "pass")
    assert state.view(0)["regions"][AFRICA]["beside"] == [1, 0, 0]


@rule("EN-9.8")
def test_a_region_opens_with_its_last_space() -> None:
    state = empty()
    assert [state.is_open(region) for region in range(7)] == [True] + [False] * 6
    own(state, 0, "shipyard", harbor=2)
    fill(state, "india", [1])
    turn(state)
    assert not state.is_open(INDIA)
    play(state, "activate shipyard", "ship india")
    assert state.is_open(INDIA)
    assert state.is_open(EUROPE)


@rule("EN-9.9")
def test_a_closed_region_allows_only_ships() -> None:
    state = empty()
    own(state, 0, "shipyard market guildhall", harbor=5)
    own(state, 1, "barracks")
    fill(state, "africa", [0, 1])
    turn(state)
    play(state, "activate guildhall")
    refused(state, "occupy a1", "EN-9.9")
    play(state, "occupy e1")
    state = empty()
    own(state, 0, "market", harbor=5)
    fill(state, "africa", [0, 1])
    turn(state)
    play(state, "activate market")
    refused(state, "draw africa", "EN-9.9")


@rule("EN-9.9")
def test_a_closed_region_gives_no_reason_to_act() -> None:
    # Everything there is to occupy, attack or draw lies in a region that is not open yet.
    state = empty()
    own(state, 0, "guildhall barracks market shipyard", tokens="occupy_or_draw attack", harbor=9)
    state.decks[0] = state.decks[1] = 0
    hold(state, 0, "e1 e2 e3")
    hold(state, 1, "a1")
    fill(state, "africa", [0, 0])
    turn(state, passed=(1, 2))
    assert offered(state) == ["activate shipyard", "pass"]
    for text in ("activate guildhall", "activate barracks", "activate market", "use attack"):
        refused(state, text, "EN-8.6")
    # The last space changes all of it.
    play(state, "activate shipyard", "ship africa")
    assert {
        "activate guildhall", "activate barracks", "activate market", "use occupy_or_draw",
        "use attack",
    } <= set(offered(state))  # fmt: skip


@rule("EN-9.9")
def test_no_city_of_a_closed_region_can_be_attacked() -> None:
    state = empty()
    own(state, 0, "barracks", harbor=9)
    hold(state, 1, "e1 e2 a1")
    fill(state, "africa", [0, 0])
    turn(state)
    play(state, "activate barracks")
    assert offered(state) == ["attack e1", "attack e2"]
    refused(state, "attack a1", "EN-9.9")


@rule("EN-9.10")
def test_the_governor_goes_to_the_majority() -> None:
    state = empty()
    own(state, 0, "shipyard", harbor=2)
    fill(state, "africa", [1, 1])
    turn(state)
    play(state, "activate shipyard", "ship africa")
    assert cards_of(state, 1) == {"africa_governor"}
    assert levels(state, 1) == {"industry": 0, "culture": 1, "finance": 0, "politics": 1}
    assert top(state, 5) == "africa_1"


@rule("EN-9.11")
def test_of_equals_the_nearest_to_the_deck() -> None:
    state = empty()
    own(state, 0, "shipyard", harbor=2)
    fill(state, "africa", [2, 1])
    turn(state)
    play(state, "activate shipyard", "ship africa")
    assert cards_of(state, 0) == {"africa_governor"}


@rule("EN-9.12", "EN-9.13")
def test_token_first_then_the_governor_without_a_choice() -> None:
    state = empty()
    own(state, 0, "shipyard", harbor=2)
    fill(state, "india", [0])
    keep_busy(state, 1)
    state.journal = []
    turn(state)
    play(state, "activate shipyard", "ship india")
    keys = [event.message.key for event in state.journal]
    assert keys.index("en-log-token") < keys.index("en-log-governor")
    assert asked(state).seat == 1  # nothing was asked about the governor


@rule("EN-9.14", "EN-9.15", "EN-Q14")
def test_governors_count_wherever_they_lie() -> None:
    state = empty()
    own(state, 0, "shipyard shipyard", harbor=4)
    fill(state, "india", [0])
    fill(state, "caribbean", [0])
    turn(state, passed=(1, 2))
    play(state, "activate shipyard", "ship india")
    governor = state.slots[0]
    assert state.tables.cards[governor].id == "india_governor"  # on the slot by itself
    play(state, "activate shipyard", "ship caribbean")
    assert cards_of(state, 0) == {"india_governor", "caribbean_governor"}
    assert state.slots[0] == governor  # the slot holds one, the other lies elsewhere
    assert levels(state)["politics"] == 2  # both count
    # The owner is asked on passing and not before.
    assert asked(state).kind == "arrange_governor"


@rule("EN-9.16", "EN-9.17")
def test_a_passed_receiver_reacts_before_the_action_goes_on() -> None:
    state = empty()
    own(state, 0, "docks", harbor=9)
    own(state, 1, cards="india_1")
    fill(state, "africa", [1, 1])
    turn(state, passed=(1, 2))
    play(state, "activate docks", "choose ship", "ship africa")
    assert tokens_held(state, 0) == 1
    assert (asked(state).seat, asked(state).kind) == (1, "passed_limit_reaction")
    play(state, "slot africa_governor")
    # Counted 1, politics 1, limit 1: nothing to discard. Now the rest of the action.
    assert (asked(state).seat, offered(state)) == (0, ["choose occupy", "stop"])


@rule("EN-EX-6")
def test_example_6_governor_tie() -> None:
    state = box(4)
    own(state, 3, "shipyard", harbor=2)
    fill(state, "north_america", [0, 1, 0, 1, 2])
    turn(state, 3)
    play(state, "activate shipyard", "ship north_america")
    assert cards_of(state, 1) == {"north_america_governor"}
    assert (levels(state, 1)["industry"], levels(state, 1)["politics"]) == (1, 2)
    assert tokens_held(state, 3) == 1

"""Chapter 5, bargaining: offers, answers and deals, bounded (CV-5.11 to CV-5.23)."""

from __future__ import annotations

from random import Random

from tests.citing import rule
from tests.civilization.table import (
    asked,
    board,
    event,
    kind,
    offered,
    resources,
    say,
    token,
    trading,
    view,
)


@rule("CV-5.7", "CV-5.8", "CV-5.10", "CV-5.13", "CV-5.19")
def test_everything_tradeable_changes_hands_at_once() -> None:
    state = board()
    state.trade = [10, 25]
    state.culture = [6, 4]
    resources(state, 0, silk=1)
    resources(state, 1, iron=1)
    token(state, 0, "hut", "spy")
    event(state, 0, "sabotage")
    token(state, 1, "village", "uranium")
    event(state, 1, "drought")
    trading(state)
    say(
        state, "offer", "give-trade 4", "give-culture 2", "give silk", "give-token hut-spy",
        "give-event sabotage", "get-trade 1", "get-culture 3", "get iron", "get-token village",
        "get-event 1", "propose", "accept",
    )  # fmt: skip
    assert state.trade == [7, 27]  # 25 - 1 + 4, capped
    assert state.culture == [7, 3]
    assert state.resources == [0, 0, 0, 1, 0, 1, 0, 0]
    mine = view(state, 0)["players"]
    assert mine[0]["tokens"] == ["token:village-uranium"]
    assert "event:drought" in mine[0]["events"]
    assert view(state, 1)["players"][1]["tokens"] == ["token:hut-spy"]


@rule("CV-5.8")
def test_gifts_are_legal() -> None:
    state = board()
    state.trade = [5, 0]
    trading(state)
    say(state, "offer", "give-trade 5", "propose", "accept")
    assert state.trade == [0, 5]


@rule("CV-5.15")
def test_a_shown_item_is_seen_by_the_partner_alone() -> None:
    state = board(3)
    token(state, 0, "hut", "iron")
    event(state, 0, "sabotage")
    trading(state)
    say(state, "offer", "partner 1", "give-token hut-iron shown", "give-event sabotage", "propose")
    offer = view(state, 1)["offer"]
    assert offer["give"]["tokens"] == ["token:hut-iron"]
    assert offer["give"]["events"] == ["deck:1"]
    assert set(view(state, 2)["offer"]) == {"from", "to"}
    say(state, "decline")
    assert view(state, 1)["players"][0]["tokens"] == ["token:hut-iron"]
    assert view(state, 2)["players"][0]["tokens"] == ["token:hut"]


@rule("CV-5.16")
def test_the_partner_names_hidden_items() -> None:
    state = board()
    state.trade = [5, 0]
    token(state, 1, "hut", "iron")
    token(state, 1, "hut", "wheat")
    trading(state)
    say(state, "offer", "give-trade 2", "get-token hut", "propose", "accept")
    assert (kind(state), asked(state)) == ("pick_hidden_items", 1)
    say(state, "pick-token hut-wheat")
    assert view(state, 0)["players"][0]["tokens"] == ["token:hut-wheat"]
    assert state.trade == [3, 2]


@rule("CV-5.17", "CV-EX-53", "CV-Q11")
def test_a_chain_has_two_counters() -> None:
    state = board()
    state.trade = [9, 0]
    resources(state, 1, silk=1)
    trading(state)
    say(state, "offer", "give-trade 3", "get silk", "propose")
    say(state, "counter", "give silk", "get-trade 5", "propose")
    assert asked(state) == 0
    say(state, "counter", "give-trade 4", "get silk", "propose")
    assert (asked(state), offered(state)) == (1, {"accept", "decline"})
    say(state, "accept")
    assert state.trade == [5, 4]
    assert state.resources[1] == 1
    assert state.offers_left[0] == 2
    state = board()
    state.counters_most = 0
    state.trade = [9, 0]
    say(trading(state), "offer", "give-trade 1", "propose")
    assert "counter" not in offered(state)


@rule("CV-5.22")
def test_a_deal_is_public_and_a_declined_offer_is_not() -> None:
    from pentapolis.core.journal import Event

    state = board(3)
    journal: list[Event] = []
    state.journal = journal
    state.trade = [5, 5, 5]
    trading(state)
    say(state, "offer", "partner 1", "give-trade 2", "propose")
    assert view(state, 2)["offer"] == {"from": 0, "to": 1}
    drawn = state.resample(2, Random(1))
    assert drawn.view(2) == state.view(2)
    say(state, "decline", "pass", "pass", "offer", "partner 1", "give-trade 3", "propose", "accept")
    keys = [line.message.key for line in journal if line.to is None]
    assert keys.count("cv-log-deal") == 1
    assert keys.count("cv-log-declined") == 1


@rule("CV-5.22")
def test_who_is_no_party_imagines_an_empty_offer() -> None:
    from pentapolis.text import render

    state = board(3)
    state.trade = [5, 5, 5]
    token(state, 0, "hut", "spy")
    trading(state)
    say(state, "offer", "partner 1", "give-trade 2", "give-token hut-spy", "propose")
    told = {seat: state.resample(seat, Random(seat)).decisions()[0].prompt for seat in range(3)}
    assert render(told[0]) == "Player 1 offers: 2 trade, hut. In return: nothing"
    assert render(told[1]) == "Player 1 offers: 2 trade, hut. In return: nothing"
    assert render(told[2]) == "Player 1 offers: nothing. In return: nothing"
    step = state.resample(1, Random(4)).asking
    assert step is not state.asking
    state = board(3)
    event(state, 0, "sabotage", "bread-and-circuses")
    token(state, 0, "hut", "spy")
    token(state, 0, "hut", "iron")
    trading(state)
    say(state, "offer", "partner 1", "give-event sabotage", "give-event bread-and-circuses shown")
    say(state, "give-token hut-spy", "give-token hut-iron")
    for asks in ((0,), (0, 1)):
        for seat in asks:
            for number in range(8):
                drawn = state.resample(seat, Random(number)).decisions()[0]
                assert drawn.prompt == state.decisions()[0].prompt
        if len(asks) == 1:
            say(state, "propose")


@rule("CV-5.23")
def test_offers_have_one_partner() -> None:
    state = board(4)
    state.trade[0] = 1
    say(trading(state), "offer")
    assert offered(state) == {"partner 1", "partner 2", "partner 3"}

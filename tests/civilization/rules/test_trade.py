"""Section 5: collecting, deals, and the bounded bargaining."""

from __future__ import annotations

from random import Random

from pentapolis.games.civilization.rules.trade import collect, collected
from pentapolis.games.civilization.state import CITIES
from tests.citing import rule
from tests.civilization.table import (
    army,
    asked,
    board,
    city,
    event,
    government,
    ground,
    idle,
    kind,
    offered,
    resources,
    say,
    start_of_turn,
    tech,
    token,
    trading,
    view,
    why,
)


@rule("CV-5.1", "CV-EX-4", "CV-EX-5")
def test_trade_is_collected_from_all_outskirts() -> None:
    state = board()
    city(state, 0, "H4")
    for name in ("C3", "C4", "C5", "D3"):
        ground(state, name, "desert")
    for name in ("G3", "H3", "I3", "G4", "I4", "G5", "H5", "I5"):
        ground(state, name, "water")
    collect(state)
    assert state.trade[0] == 12
    state.trade[0] = 3
    state.ground = [v if v < 0 else 0 for v in state.ground]
    for name in ("C3", "C4", "C5"):
        ground(state, name, "desert")
    collect(state)
    assert state.trade[0] == 6
    government(state, 0, "fundamentalism")
    assert collected(state, 0) == 1
    for name in ("C3", "C4"):
        ground(state, name, "grassland")
    assert collected(state, 0) == 0  # never below 0


@rule("CV-5.2", "CV-5.3")
def test_the_dial_ends_at_27() -> None:
    from pentapolis.games.civilization.tables.cards import TRADE_NEEDED

    state = board()
    ground(state, "C3", "desert")
    state.trade[0] = 27
    collect(state)
    assert state.trade[0] == 27
    assert TRADE_NEEDED[1:] == [6, 11, 16, 21, 26]


@rule("CV-5.4")
def test_trade_carries_over_and_production_does_not() -> None:
    from pentapolis.games.civilization.rules.turn import clean_up

    state = board()
    state.trade[0] = 9
    state.boost[0] = 5
    clean_up(state)
    assert state.trade[0] == 9
    assert state.boost[0] == 0


@rule("CV-5.5")
def test_a_blocked_square_gives_no_trade() -> None:
    state = board()
    ground(state, "C3", "desert")
    ground(state, "C4", "desert")
    army(state, 1, "C3")
    assert collected(state, 0) == 1


@rule("CV-5.6", "CV-5.11", "CV-5.12")
def test_slots_go_round_until_everybody_has_passed() -> None:
    state = board(3)
    state.first = 1
    state.trade = [5, 5, 5]
    trading(state)
    assert asked(state) == 1
    say(state, "offer", "partner 2", "give-trade 1", "propose", "decline")
    assert asked(state) == 2
    say(state, "pass")
    assert asked(state) == 0
    say(state, "pass")
    assert asked(state) == 1  # a new round for who has not passed
    say(state, "offer", "partner 2", "give-trade 2", "propose", "decline")
    say(state, "offer", "partner 2", "give-trade 3", "propose", "decline")
    assert idle(state)  # without offers left only pass remains, and the engine takes it


@rule("CV-5.12")
def test_who_has_nothing_to_give_is_not_asked() -> None:
    state = board(3)
    state.trade = [0, 2, 0]
    trading(state)
    assert (kind(state), asked(state)) == ("trade_slot", 1)
    say(state, "pass")
    assert idle(state)


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


@rule("CV-5.9", "CV-EX-49")
def test_above_the_hand_size_cards_are_discarded_at_once() -> None:
    state = board()
    event(state, 0, "sabotage")
    event(state, 1, "drought", "defection")
    state.hand_bonus = [0, 0]
    state.hand_limit = [2, 2]
    trading(state)
    say(state, "offer", "give-event sabotage", "propose", "accept")
    assert (kind(state), asked(state)) == ("discard_to_limit", 1)
    assert offered(state) == {"discard sabotage", "discard drought", "discard defection"}
    say(state, "discard drought")
    assert len(state.events[1]) == 2


@rule("CV-5.14")
def test_an_offer_must_hold_something_and_be_payable() -> None:
    state = board()
    state.trade = [2, 3]
    trading(state)
    say(state, "offer")
    assert "propose" not in offered(state)
    assert "give-trade 3" not in offered(state)
    assert "get-trade 4" not in offered(state)
    assert "get-token hut" not in offered(state)
    say(state, "get-trade 3")
    assert "propose" in offered(state)


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


@rule("CV-5.18")
def test_a_declined_offer_may_not_be_repeated() -> None:
    state = board()
    state.trade = [9, 1]
    trading(state)
    say(state, "offer", "give-trade 1", "propose", "decline", "pass")
    say(state, "offer", "give-trade 1")
    assert "propose" not in offered(state)
    say(state, "promise no-attack 1 4")
    assert "propose" in offered(state)


@rule("CV-5.20")
def test_the_phase_always_ends() -> None:
    for seed in range(6):
        rng = Random(seed)
        state = board(4)
        state.trade = [9, 9, 9, 9]
        trading(state)
        steps = 0
        answers = 0
        while not idle(state):
            decision = state.decisions()[0]
            answers += decision.kind == "answer_offer"
            state.apply(decision.seat, rng.choice(decision.moves))
            steps += 1
            assert steps < 3000
        assert answers <= 4 * 3 * 3


@rule("CV-5.21")
def test_promises_are_stored_and_shown_but_bind_nobody() -> None:
    state = board(3)
    state.trade[0] = 1
    trading(state)
    say(state, "offer", "partner 1", "promise no-attack 1 5", "promise attack 2 4")
    say(state, "promise later-gift 2 4", "promise no-blockade 1 4", "promise no-cancel 1 4")
    say(state, "propose", "accept")
    shown = view(state, 2)["promises"]
    assert [p["promise"] for p in shown] == [
        "no-attack", "attack", "later-gift", "no-blockade", "no-cancel",
    ]  # fmt: skip
    assert shown[0] == {"from": 0, "to": 1, "promise": "no-attack", "about": 1, "until": 5}
    assert shown[2]["trade"] == 2
    from tests.civilization.table import movement

    army(state, 0, "M12")
    assert state.centre[CITIES] == 16 * 13 + 13
    army(state, 1, "N12")
    movement(state)
    say(state, "?move M12 army:1")
    assert "to N12" in offered(state)


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


@rule("CV-5.16", "CV-5.22")
def test_an_offer_is_put_in_words_without_its_hidden_faces() -> None:
    from pentapolis.core.journal import Event
    from pentapolis.text import render

    state = board()
    journal: list[Event] = []
    state.journal = journal
    state.trade = [5, 5]
    token(state, 0, "hut", "spy")
    token(state, 0, "hut", "iron")
    resources(state, 0, silk=2)
    event(state, 1, "drought")
    trading(state)
    say(state, "offer", "give-trade 3", "give silk", "give silk", "give-token hut-spy")
    assert render(state.decisions()[0].prompt).startswith(
        "Your offer to Player 2: 3 trade, 2× silk, hut (espionage). In return: nothing."
    )
    say(state, "give-token hut-iron shown", "get-event 1", "promise no-attack 1 4", "propose")
    prompt = render(state.decisions()[0].prompt)
    assert prompt == (
        "Player 1 offers: 3 trade, 2× silk, hut, hut (iron), "
        "promise not to attack (Player 2, until turn 4). In return: event I"
    )
    say(state, "accept")
    deal = next(line.message for line in journal if line.message.key == "cv-log-deal")
    assert "3 trade, 2× silk, hut, hut, promise" in render(deal)


@rule("CV-5.14", "CV-5.18")
def test_reasons_of_offers_cite_their_rule() -> None:
    state = board()
    state.trade = [2, 3]
    say(trading(state), "offer")
    assert why(state, "propose") == "CV-5.14"
    assert why(state, "give-trade 3") == "CV-5.14"
    say(state, "give-trade 1", "propose", "decline", "pass", "offer", "give-trade 1")
    assert why(state, "propose") == "CV-5.18"


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


@rule("CV-EX-67")
def test_democracy_gives_two_trade_and_bans_cities_only() -> None:
    from tests.civilization.table import lay, movement

    state = board()
    government(state, 0, "democracy")
    for name in ("C3", "C4", "C5", "D3", "D5"):
        ground(state, name, "desert")
    say(start_of_turn(state), "end")
    collect(state)
    assert state.trade[0] == 7
    army(state, 0, "K5")
    army(state, 1, "K4")
    lay(state, "K6", 8 + 3)
    movement(state)
    say(state, "?move K5 army:1")
    assert {"to K4", "to K6", "to L5"} <= offered(state)
    say(state, "to L5")
    assert "to M5" not in offered(state)
    army(state, 1, "E4")  # the own cities defend normally
    say(movement(state, 1), "?move E4 army:1", "to D4")
    assert state.battle is not None
    assert (state.battle.defender, state.battle.bonus) == (0, [0, 12])


@rule("CV-EX-20")
def test_currency_and_chivalry_add_up_once_each() -> None:
    from tests.civilization.table import city_management

    state = board()
    tech(state, 0, "currency", "chivalry")
    resources(state, 0, incense=2)
    city_management(state)
    say(state, "use currency")
    assert "use currency" not in offered(state)
    say(state, "use chivalry")
    assert state.culture[0] == 8

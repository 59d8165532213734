"""Section 5: collecting, deals, and the bounded bargaining."""

from __future__ import annotations

from random import Random

from pentapolis.games.civilization.rules.trade import collect, collected
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
    trading,
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

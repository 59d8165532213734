"""Chapter 12: payment and its guard."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis.games.endeavor.game import GAME
from pentapolis.games.endeavor.rules.action_phase import ACTION_PHASE
from pentapolis.games.endeavor.rules.levels import payments_of
from pentapolis.games.endeavor.rules.payment import payment_keys, refuse_payment
from pentapolis.games.endeavor.state import Endeavor
from tests.citing import rule
from tests.endeavor.table import (
    asked,
    box,
    empty,
    hold,
    keep_busy,
    nonsense,
    occupied,
    offered,
    own,
    play,
    refused,
    turn,
    work,
)


def payer(
    buildings: str, workers: str, finance: int = 0, harbor: int = 1, payment: str = "finance_value"
) -> Endeavor:
    """Seat 0 is in turn with workers on some buildings; the others have passed."""
    state = empty(payment=payment)
    own(state, 0, buildings, tokens="finance " * finance, harbor=harbor)
    work(state, 0, workers)
    return turn(state, passed=(1, 2))


@rule("EN-12.1", "EN-12.2", "EN-Q7")
def test_as_many_workers_as_the_finance_value() -> None:
    state = payer("bank market shipyard", "colonial_house market shipyard")  # finance 2: value 2
    play(state, "activate bank")
    assert offered(state) == [
        "return colonial_house market", "return colonial_house shipyard",
        "return market shipyard",
    ]  # fmt: skip
    assert asked(state).kind == "choose_payment"
    play(state, "return market shipyard")
    assert occupied(state) == ["colonial_house", "bank"]
    assert state.harbor[0] == 2
    assert {"activate market", "activate shipyard"} <= set(offered(state))  # active again


@rule("EN-12.3", "EN-Q7")
def test_with_the_option_one_it_is_one_worker() -> None:
    state = payer("bank market shipyard", "colonial_house market", 8, payment="one")
    play(state, "activate bank")
    assert offered(state) == ["return colonial_house", "return market"]
    play(state, "return market")
    assert occupied(state) == ["colonial_house", "bank"]


@rule("EN-12.4")
def test_a_building_cannot_return_its_own_worker() -> None:
    state = payer("bank bank market", "bank", 0)
    # Another copy is a different building, but {Bank} would follow {Bank} (EN-12.8).
    refused_now = state.copy()
    assert "activate bank" not in offered(refused_now)
    state = payer("bank bank market shipyard", "bank market shipyard", 2)  # value 3
    play(state, "activate bank")
    # Three returnable workers, three payments: the first Bank is free again, the second not.
    assert state.workers[0] == 0b00100
    assert occupied(state) == ["bank"]


@rule("EN-12.5", "EN-12.9")
def test_a_payment_token_returns_any_worker_and_resets_the_record() -> None:
    state = empty()
    own(state, 0, "bank market shipyard", tokens="payment", harbor=2)
    work(state, 0, "bank")
    turn(state, passed=(1, 2))
    play(state, "use payment")
    assert occupied(state) == []
    assert state.seen[0] == (0,)  # only the position after the token


@rule("EN-12.6", "EN-Q8")
def test_exactly_as_many_as_possible_return() -> None:
    state = payer("bank market shipyard", "market shipyard", 8)  # five payments, two workers
    play(state, "activate bank")
    assert occupied(state) == ["bank"]  # no choice: both, and the surplus lapses
    state = payer("bank market shipyard", "colonial_house market shipyard")
    play(state, "activate bank")
    refused(state, "return market", "EN-12.6")
    refused(state, "return market bank", "EN-12.6")
    nonsense(state, "return palace market")


@rule("EN-12.7")
def test_without_a_returnable_worker_it_is_illegal() -> None:
    state = empty()
    own(state, 0, "bank shipyard", tokens="payment", harbor=4)
    turn(state)
    refused(state, "activate bank", "EN-12.7")
    refused(state, "use payment", "EN-12.7")


@rule("EN-12.8", "EN-Q9")
def test_a_payment_must_lead_to_a_new_set_of_occupied_buildings() -> None:
    state = payer("bank stock_exchange shipyard", "shipyard", harbor=3)
    assert len(state.seen[0]) == 1  # the start of the phase counts as having occurred
    play(state, "activate bank")
    assert occupied(state) == ["bank"]
    play(state, "activate stock_exchange")
    assert occupied(state) == ["stock_exchange"]
    refused(state, "activate bank", "EN-12.8")
    play(state, "activate shipyard", "ship africa")  # another own action: the record restarts
    assert "activate bank" in offered(state)


@rule("EN-12.8")
def test_only_those_choices_are_offered_that_do_not_repeat() -> None:
    state = payer("bank bank market shipyard", "bank market", harbor=2, payment="one")
    # Occupied {Bank, Market}. The second Bank may return Market -> {Bank, Bank}; returning the
    # first Bank would give {Bank, Market} again.
    play(state, "activate bank")
    assert occupied(state) == ["bank", "bank"]
    state = payer("bank bank market shipyard", "bank market shipyard", harbor=2, payment="one")
    play(state, "activate bank")
    assert offered(state) == ["return market", "return shipyard"]
    refused(state, "return bank", "EN-12.8")


@rule("EN-12.8")
def test_the_start_of_the_phase_counts_as_having_occurred() -> None:
    state = empty()
    own(state, 0, "bank bank shipyard", harbor=4)
    work(state, 0, "bank")  # still there after the salaries
    state.seen[0] = (0,)  # what occurred in the round before is forgotten
    state.push(ACTION_PHASE)
    state.run()
    # The second Bank would return the first: {Bank} as at the start of the phase.
    refused(state, "activate bank", "EN-12.8")
    assert "activate shipyard" in offered(state)


@rule("EN-12.8")
def test_what_occurred_in_an_earlier_phase_may_occur_again() -> None:
    state = empty()
    own(state, 0, "bank shipyard", harbor=4)
    work(state, 0, "bank")
    earlier = state.occupied_key(0)
    state.workers[0] = 0
    work(state, 0, "shipyard")
    state.seen[0] = (earlier,)
    state.push(ACTION_PHASE)
    state.run()
    play(state, "activate bank")
    assert occupied(state) == ["bank"]


@rule("EN-12.9")
@pytest.mark.parametrize(
    ("token", "answers"),
    [
        ("ship_or_draw", ("choose ship", "ship africa")),
        ("ship_or_draw", ("choose draw", "draw europe")),
        ("occupy_or_draw", ("choose occupy",)),
        ("attack", ("attack e2",)),
        ("payment", ()),
    ],
)
def test_any_token_resets_the_record(token: str, answers: tuple[str, ...]) -> None:
    state = empty()
    own(state, 0, "bank stock_exchange shipyard", tokens=token, harbor=5)
    hold(state, 1, "e2 e3")
    work(state, 0, "shipyard")
    turn(state, passed=(1, 2))
    play(state, "activate bank", "activate stock_exchange")
    refused(state, "activate bank", "EN-12.8")
    play(state, f"use {token}", *answers)
    if token == "payment":  # everything is free; {Shipyard} and {Bank} may come once more
        assert occupied(state) == []
        play(state, "activate shipyard", "ship africa")
    play(state, "activate bank")
    assert occupied(state) == ["bank"]


@rule("EN-12.9")
def test_an_activation_of_another_kind_resets_the_record() -> None:
    state = empty()
    own(state, 0, "bank stock_exchange shipyard", harbor=6)
    work(state, 0, "shipyard")
    turn(state, passed=(1, 2))
    play(state, "activate bank", "activate stock_exchange")
    play(state, "activate shipyard", "ship africa")
    assert len(state.seen[0]) == 1  # only the position after the action
    play(state, "activate bank")
    assert occupied(state) == ["bank"]  # as it was before the ship


@rule("EN-12.9")
def test_actions_of_others_do_not_reset_the_record() -> None:
    state = empty()
    own(state, 0, "bank stock_exchange shipyard market", harbor=3)
    work(state, 0, "shipyard")
    keep_busy(state, 1)
    own(state, 1, "shipyard shipyard shipyard", harbor=9)
    turn(state, passed=(2,))
    play(state, "activate bank", "activate shipyard", "ship africa")
    play(state, "activate stock_exchange", "activate shipyard", "ship africa")
    refused(state, "activate bank", "EN-12.8")


@rule("EN-12.10")
def test_payments_touch_nothing_else() -> None:
    state = empty()
    own(state, 0, "bank market shipyard", harbor=2)
    own(state, 1, "market")
    work(state, 0, "market")
    work(state, 1, "market")
    hold(state, 0, "e1")
    markers = state.markers[:]
    turn(state, passed=(1, 2))
    play(state, "activate bank")
    assert (state.markers, occupied(state, 1)) == (markers, ["market"])


@rule("EN-EX-11")
@pytest.mark.parametrize(
    ("amount", "harbor", "left"),
    [("finance_value", 3, ["bank"]), ("one", 1, ["colonial_house", "market", "bank"])],
)
def test_example_11_payment(amount: str, harbor: int, left: list[str]) -> None:
    state = box(payment=amount)
    own(state, 0, "shipyard market bank", tokens="finance finance finance", harbor=1)
    work(state, 0, "colonial_house shipyard market")
    turn(state, passed=(1, 2))
    play(state, "activate bank")
    if amount == "one":
        play(state, "return shipyard")
    assert state.harbor[0] == harbor
    assert occupied(state) == left


@rule("EN-EX-12")
def test_example_12_guard() -> None:
    state = box()
    own(state, 0, "bank stock_exchange shipyard", harbor=6)
    assert (state.levels[2], payments_of(state, 0)) == (6, 3)
    turn(state, passed=(1, 2))
    play(state, "activate shipyard", "ship africa")
    play(state, "activate bank")
    assert occupied(state) == ["bank"]
    play(state, "activate stock_exchange")
    assert occupied(state) == ["stock_exchange"]
    refused(state, "activate bank", "EN-12.8")
    play(state, "activate shipyard", "ship africa")
    assert occupied(state) == ["stock_exchange", "shipyard"]
    play(state, "activate bank")  # both must return
    assert occupied(state) == ["bank"]
    state = box()
    own(state, 0, "bank bank shipyard", harbor=6)
    turn(state, passed=(1, 2))
    play(state, "activate shipyard", "ship africa", "activate bank")
    assert occupied(state) == ["bank"]
    refused(state, "activate bank", "EN-12.8")


@rule("EN-12.7", "EN-12.8")
def test_a_payment_is_refused_exactly_where_no_return_is_left() -> None:
    """The list of actions does not work out every return; it must say the same."""
    rng = Random(3)
    found = {True: 0, False: 0}
    for seed in range(30):
        state = GAME.start(3 + seed % 3, seed, {"payment": ("finance_value", "one")[seed % 2]})
        while not state.over:
            (decision,) = state.decisions()
            if decision.kind == "choose_action":
                seat = decision.seat
                for place in range(len(state.buildings[seat])):
                    if state.workers[seat] >> place & 1:
                        continue
                    possible = bool(payment_keys(state, seat, place)) and state.workers[seat] > 0
                    assert (refuse_payment(state, seat, place) is None) == possible
                    found[possible] += 1
            state.apply(decision.seat, rng.choice(decision.moves))
    assert min(found.values()) > 100, found

"""Facts about a seat: counted where all have taken equally many turns."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis.games.terra_mystica.bot.evaluate import evaluate
from pentapolis.games.terra_mystica.bot.facts import facts_of_all, is_settled, judge_all
from pentapolis.games.terra_mystica.bot.weights import W
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import ROUNDS
from tests.terra_mystica.table import GAME, Table


def named(state: TerraMystica, seat: int) -> dict[str, float]:
    """The facts about a seat, by their names in the weights."""
    assert GAME.weights is not None
    names = GAME.weights.table[GAME.factual]
    return dict(zip(names, facts_of_all(state)[seat], strict=True))


def test_what_is_counted() -> None:
    table = Table("witches", "nomads").put("witches", "D", "C3").put("witches", "TP", "C4")
    table.put("nomads", "D", "D5").give("witches", W=3, C=9, P=1, bowls=(4, 5, 3)).turn("witches")
    facts = named(table.state, 0)
    counted = {"workers": 3, "coins": 9, "balance": 6, "priests": 1, "bowl2": 5, "bowl3": 3}
    assert facts.items() >= counted.items()
    assert (facts["dwellings"], facts["houses"], facts["sites"]) == (1, 1, 2)
    assert facts["witches"] == 1
    assert facts["nomads"] == 0


def test_who_is_shut_in_has_less_land() -> None:
    """A dwelling in the corner once stayed the only one."""
    corner = Table("chaosmagicians", "nomads").put("chaosmagicians", "D", "I12")
    middle = Table("chaosmagicians", "nomads").put("chaosmagicians", "D", "D7")
    for table in (corner, middle):
        table.put("nomads", "D", "A4").turn("chaosmagicians")
    alone, open_ = named(corner.state, 0), named(middle.state, 0)
    for fact in ("reach_few", "beyond_near"):
        assert alone[fact] <= open_[fact]
    assert GAME.evaluate(corner.state, 0) < GAME.evaluate(middle.state, 0)


def test_playouts_stop_where_all_have_taken_equally_many_turns() -> None:
    rng = Random(2)
    state = GAME.start(3, 5, {"factions": "random"})
    rounds: set[int] = set()
    while not state.over:
        if is_settled(state):
            rounds.add(state.round)
            assert not any(state.passed)
            assert [decision.seat for decision in state.decisions()] == [state.order[0]]
        decision = state.decisions()[0]
        rates = GAME.rate(state, decision.seat, decision.moves)
        best = [
            move for move, rate in zip(decision.moves, rates, strict=True) if rate == max(rates)
        ]
        state.apply(decision.seat, rng.choice(best))
    assert rounds == set(range(1, ROUNDS + 1))


def test_facts_are_summed_up_as_they_are_listed() -> None:
    rng = Random(5)
    state = GAME.start(4, 5, {"factions": "random"})
    compared = 0
    while not state.over:
        if state.round and rng.random() < 0.1:
            left, facts = GAME.facts(state)
            for seat in range(state.seats):
                value = evaluate(state, seat)
                value += sum(
                    fact * W.judged[left + ROUNDS * i] for i, fact in enumerate(facts[seat])
                )
                assert judge_all(state)[seat] == pytest.approx(value)
                compared += 1
        decision = state.decisions()[0]
        state.apply(decision.seat, rng.choice(decision.moves))
    assert compared > 20

"""The greedy bot: sensible enough to build, to found towns and to beat random play."""

from __future__ import annotations

from random import Random

import pentapolis
from pentapolis.core.state import State
from tests.terra_mystica.table import GAME, Table


def play(seats: str, seed: int) -> State:
    """A game between greedy (g) and random (r) players, with factions at random."""
    rng = Random(seed)
    state: State = GAME.start(len(seats), seed, {"factions": "random"})
    while not state.over:
        decision = state.decisions()[0]
        moves = decision.moves
        if seats[decision.seat] == "g":
            rates = GAME.rate(state, decision.seat, moves)
            moves = [move for move, rate in zip(moves, rates, strict=True) if rate == max(rates)]
        state.apply(decision.seat, rng.choice(moves))
    return state


def test_four_greedy_players_score_well() -> None:
    totals = [score.total for seed in range(8) for score in play("gggg", seed).scores()]
    assert sum(totals) / len(totals) > 60


def test_greedy_beats_random_players() -> None:
    games = 20
    wins = 0
    for seed in range(games):
        seats = "".join("g" if seat == seed % 4 else "r" for seat in range(4))
        wins += play(seats, 100 + seed).winners() == [seed % 4]
    assert wins >= 19


def test_exchanges_are_rated_only_where_they_serve_something() -> None:
    table = Table("witches", "nomads").put("witches", "D", "C3").put("nomads", "D", "I7")
    table.give("witches", W=0, C=0, P=0, bowls=(0, 6, 3)).turn("witches")
    rates = dict(zip(table.moves, GAME.rate(table.state, 0, table.decision.moves), strict=True))
    assert rates["convert 3PW to 1W"] < rates["action ACT2"]
    assert rates["burn 1"] > rates["convert 1PW to 1C"]


def test_nothing_is_exchanged_for_a_tunnel_out_of_reach() -> None:
    """A dwelling at its end costs 3 workers: exchanges for it were in vain, and a pass followed."""
    for workers, wanted in ((0, False), (2, True)):
        table = Table("dwarves", "nomads").put("dwarves", "D", "E7", "F6").put("nomads", "D", "I7")
        table.give("dwarves", W=workers, C=2, P=0, bowls=(5, 0, 3)).turn("dwarves")
        rates = dict(zip(table.moves, GAME.rate(table.state, 0, table.decision.moves), strict=True))
        assert (rates["convert 3PW to 1W"] > 0) == wanted


def test_rating_and_evaluating_change_nothing() -> None:
    match = pentapolis.new("terra-mystica", seats=4, seed=4)
    rng = Random(1)
    for _ in range(120):
        if match.over:
            break
        decision = match.decisions[0]
        before = match.save()["hash"]
        GAME.rate(match.state, decision.seat, decision.moves)
        assert GAME.evaluate(match.state, decision.seat) >= 0
        assert match.save()["hash"] == before
        match.play(decision.seat, rng.choice(decision.moves))

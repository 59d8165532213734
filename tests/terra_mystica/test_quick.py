"""Answers that a playout gives without asking are those that it would give question by question."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from pentapolis.bots.search import Search
from pentapolis.games.terra_mystica.bot.quick import play_turns
from pentapolis.games.terra_mystica.formats.ledger.table import LedgerTable
from pentapolis.games.terra_mystica.state import TerraMystica
from tests.quick_play import assert_played_alike
from tests.terra_mystica.table import GAME


def positions(seats: int, seed: int) -> Iterator[TerraMystica]:
    """Every position of a game in which every third answer is any move, and the others the best."""
    rng = Random(seed)
    state = GAME.start(seats, seed, {"factions": "random"})
    while not state.over:
        yield state
        decision = state.decisions()[0]
        moves = decision.moves
        if rng.random() < 0.67:
            rates = GAME.rate(state, decision.seat, moves)
            moves = [moves[rates.index(max(rates))]]
        state.apply(decision.seat, rng.choice(moves))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("noise", [0.0, 0.3])
def test_quick_answers_are_the_answers_to_questions(
    seats: int, noise: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAME), "noise", noise)
    rng = Random(seats)
    for seed in range(4):
        for state in positions(seats, 10 * seats + seed):
            if rng.random() < 0.05:
                assert_played_alike(GAME, state, monkeypatch)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_search_ends_its_playouts_where_it_would_end_them_by_asking(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(seats)
    for state in positions(seats, seats):
        if rng.random() < 0.05:
            seat = state.decisions()[0].seat
            quick = grown(state, seat)
            with monkeypatch.context() as context:
                context.setattr(type(GAME), "quick_turns", lambda _: None)
                assert grown(state, seat) == quick


def grown(state: TerraMystica, seat: int) -> list[tuple[str, int, float]]:
    """The results of a short search, by move."""
    search = Search(GAME, state, seat, Random(3))
    for _ in range(6):
        search.playout()
    return [(text, edge.visits, edge.total) for text, edge in search.root.edges.items()]


def test_a_ledger_is_asked_question_by_question() -> None:
    """It has an order of its own: nothing is answered by itself, and in a league offers wait."""
    assert play_turns(LedgerTable(2), Random(1).random, 0.0, 10, -1) == 0

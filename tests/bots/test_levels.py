"""Six levels: the lower ones stray from the best move, the highest thinks on several cores."""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

import pentapolis
from pentapolis.bots import parallel
from pentapolis.bots.bot import LEVELS, Searcher, Steady
from pentapolis.bots.search import Search
from pentapolis.core.match import Match
from pentapolis.core.message import Message
from pentapolis.text import LANGUAGES, render


def opening(seed: int = 3) -> Match:
    """Turn 1 of 7 Wonders with three players."""
    return pentapolis.new("seven-wonders", seats=3, seed=seed, options={"sides": "day"})


def best_share(name: str, match: Match) -> float:
    """How often a level takes the move that the rules of thumb like best."""
    moves = match.decision(0).moves
    rates = match.game.rate(match.state, 0, moves)
    best = moves[rates.index(max(rates))].text
    chosen = Counter(pentapolis.bot(name, seed=seed).choose(match, 0).text for seed in range(50))
    assert min(rates[i] for i, m in enumerate(moves) if m.text in chosen) > max(rates) - 12
    return chosen[best] / 50


def test_lower_levels_take_the_best_move_less_often() -> None:
    openings = [opening(seed) for seed in range(8)]
    shares = [
        sum(best_share(name, match) for match in openings) / len(openings)
        for name in ("beginner", "casual", "greedy")
    ]
    assert 0.1 < shares[0] < shares[1] < shares[2] == 1.0


def test_the_levels_are_named_in_both_languages() -> None:
    assert [level.name for level in LEVELS] == [
        "beginner", "casual", "greedy", "steady", "strong", "master",
    ]  # fmt: skip
    for language in LANGUAGES:
        words = {render(Message(f"core-bot-{level.name}"), language) for level in LEVELS}
        assert len(words) == 6


def test_steady_counts_playouts_and_not_seconds() -> None:
    assert Steady().seconds is None
    assert Steady().playouts == 60


@pytest.mark.parametrize("lost", [False, True])
def test_workers_share_a_plan_of_seeds(lost: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    match = opening()

    def visits() -> dict[str, tuple[int, float]]:
        def grow(rng: Random) -> Search:
            return Searcher(playouts=6).search(match.game, match.state, 0, rng)

        return parallel.counts(parallel.search_on(3, grow, Random(8)))

    together = visits()
    assert sum(count for count, _ in together.values()) <= 18
    if lost:  # a child that ends without a word
        finish = parallel.finish
        monkeypatch.setattr(parallel, "finish", lambda *child: (finish(*child), None)[1])
    else:  # a system that cannot fork
        monkeypatch.delattr(os, "fork")
    assert visits() == together


def test_factions_of_terra_mystica_differ_from_game_to_game() -> None:
    first = set()
    for seed in range(30):
        match = pentapolis.new("terra-mystica", seats=2, seed=seed)
        seat = match.decisions[0].seat
        first.add(pentapolis.bot("greedy", seed=seed).choose(match, seat).text)
        assert pentapolis.bot("strong", seed=seed).choose(match, seat)  # at once
    assert len(first) >= 5

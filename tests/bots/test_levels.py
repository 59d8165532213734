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


def best_shares(match: Match, levels: tuple[str, ...], draws: int) -> list[float]:
    """How often each level takes the move that the rules of thumb like best, over a whole game."""
    chosen = Counter[str]()
    questions = 0
    while not match.over:
        seat = match.decisions[0].seat
        moves = match.decisions[0].moves
        rates = match.game.rate(match.state, seat, moves)
        rate_of = {move.text: rate for move, rate in zip(moves, rates, strict=True)}
        best = moves[rates.index(max(rates))]
        if len(moves) > 2:
            questions += 1
            for name in levels:
                for seed in range(draws):
                    move = pentapolis.bot(name, seed=seed).choose(match, seat)
                    chosen[name] += move.text == best.text
                    assert rate_of[move.text] > max(rates) - 12
        match.play(seat, best)
    return [chosen[name] / questions / draws for name in levels]


def test_lower_levels_take_the_best_move_less_often() -> None:
    beginner, casual = best_shares(opening(), ("beginner", "casual"), 10)
    assert 0.4 < beginner < casual - 0.07
    assert casual < 0.8


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

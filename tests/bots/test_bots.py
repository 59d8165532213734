"""Bots answer every question, from what their seat may know, within their budget."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

import pentapolis
from pentapolis.api import game
from pentapolis.bots.bot import BOTS, Searcher, Strong
from pentapolis.bots.hints import Hint, why
from pentapolis.bots.search import PlayoutPlayer, drawn, place_of, softmax, worth
from pentapolis.core.match import Match
from pentapolis.core.message import Message
from pentapolis.text import LANGUAGES, render

GAMES = sorted(pentapolis.games())
FEW = {
    "steady": {"playouts": 2},
    "strong": {"playouts": 3},
    "master": {"playouts": 4, "workers": 2},
}


def midgame(name: str, moves: int, seed: int = 5) -> Match:
    """A match after some random moves."""
    game = pentapolis.games()[name]
    match = pentapolis.new(name, seats=game.seats[0], seed=seed)
    rng = Random(seed)
    for _ in range(moves):
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.moves))
    return match


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_answers_with_an_offered_move(name: str, bot: str) -> None:
    for moves in (0, 7, 20):
        match = midgame(name, moves)
        for decision in match.decisions:
            choice = pentapolis.bot(bot, seed=1, **FEW.get(bot, {})).choose(match, decision.seat)
            assert choice.text in [move.text for move in decision.moves]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", GAMES)
def test_a_choice_does_not_depend_on_hidden_things(name: str, bot: str) -> None:
    match = midgame(name, 11)
    decision = match.decisions[0]
    player = pentapolis.bot(bot, seed=3, **FEW.get(bot, {}))
    choice = player.choose(match, decision.seat)
    for number in range(3):
        match.state = match.state.resample(decision.seat, Random(number))
        assert player.choose(match, decision.seat) == choice


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_playouts_give_the_same_choice(name: str) -> None:
    match = midgame(name, 9)
    seat = match.decisions[0].seat
    choices = {
        pentapolis.bot("strong", seed=8, playouts=4).choose(match, seat).text for _ in range(3)
    }
    assert len(choices) == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_search_that_stops_early_chooses_what_the_whole_search_chooses(name: str) -> None:
    match = midgame(name, 9)
    seat = match.decisions[0].seat
    hasty, thorough = Searcher(3, playouts=30), Searcher(3, playouts=30, thorough=True)
    assert hasty.choose(match, seat) == thorough.choose(match, seat)
    searches = [
        searcher.search(match.game, match.state, seat, Random(1)) for searcher in (hasty, thorough)
    ]
    assert searches[0].playouts <= searches[1].playouts == 30
    assert searches[0].ranking()[0].move == searches[1].ranking()[0].move


def test_long_searches_end_where_the_rest_will_hardly_go_to_one_move() -> None:
    made = []
    for bot in (Searcher, Strong):
        match = midgame("endeavor", 9)
        seat = match.decisions[0].seat
        search = bot(3, playouts=100).search(match.game, match.state, seat, Random(1))
        visits = sorted(edge.visits for edge in search.ranking())
        left = 100 - search.playouts
        assert visits[-1] - visits[-2] > bot.catching_up * left
        made.append(search.playouts)
    assert made[1] < made[0] < 100


@pytest.mark.parametrize("name", GAMES)
def test_a_budget_of_seconds_is_kept(name: str) -> None:
    match = midgame(name, 6)
    decision = max(match.decisions, key=lambda open_decision: len(open_decision.moves))
    searcher = Searcher(0, seconds=0.6)
    searcher.choose(match, decision.seat)  # the first search fills caches
    begun = time.perf_counter()
    searcher.choose(match, decision.seat)
    assert time.perf_counter() - begun < 0.9


@pytest.mark.parametrize("name", GAMES)
def test_hints_name_offered_moves_and_say_why_in_both_languages(name: str) -> None:
    match = midgame(name, 8)
    decision = match.decisions[0]
    offered = {move.text for move in decision.moves}
    hints = pentapolis.hint(match, decision.seat)
    assert hints
    assert [hint.chance for hint in hints] == sorted([h.chance for h in hints], reverse=True)
    for hint in hints:
        assert hint.move.text in offered
        assert 0.0 <= hint.chance <= 1.0
        for language in LANGUAGES:
            assert render(hint.reason, language)
            assert f"{round(100 * hint.chance)}" in render(hint.result, language)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_speaks_for_a_position_has_a_text(name: str) -> None:
    match = midgame(name, 8)
    score = match.state.scores()[0]
    aspects = match.game.aspects(match.state, 0, dict.fromkeys(score.parts, 0.0))
    assert aspects
    for aspect in aspects:
        key = f"{match.game.prefix.lower()}-part-{aspect}"
        for language in LANGUAGES:
            assert render(Message(key), language) != key


def test_a_hint_tells_what_its_move_brings_and_others_do_not() -> None:
    reason = why("en", {"cities": 5.0, "cards": 2.2, "tracks": 7.0}, {"cities": 3.0, "tracks": 7.4})
    assert render(reason, "en") == "It brings more than the other moves: Cards +2, Cities +2."
    assert why("en", {"cities": 5.0}, {"cities": 4.9}).key == "core-hint-even"
    assert why("en", {"cities": 5.0}, {}).key == "core-hint-alone"


def test_a_hint_says_what_to_expect() -> None:
    hint = pentapolis.hint(midgame("seven-wonders", 30), 0)[0]
    assert hint.points is not None, "its playouts go on to the end"
    percent = round(100 * hint.chance)
    assert render(hint.result, "en") == f"{percent}% to win, about {hint.points} points in the end"
    two = Hint(hint.move, 0.5, 2, hint.reason)
    assert render(two.result, "cs") == "šance na výhru 50\N{NO-BREAK SPACE}%, v závěru asi 2 body"
    early = pentapolis.hint(midgame("endeavor", 8), 0)
    assert [hint.points for hint in early] == [None] * len(early), "the end is too far away"


def test_a_hint_is_only_for_a_seat_that_is_asked() -> None:
    match = midgame("seven-wonders", 1)
    answered = next(seat for seat in range(match.seats) if match.state.decision(seat) is None)
    with pytest.raises(pentapolis.IllegalMove):
        match.hint(answered)  # type: ignore[attr-defined]
    with pytest.raises(pentapolis.IllegalMove):
        pentapolis.bot("random").choose(match, answered)


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("wizard", {}),
        ("", {}),
        ("greedy", {"seconds": 1}),
        ("strong", {"seconds": 0}),
        ("strong", {"seconds": -1}),
        ("strong", {"seconds": "two"}),
        ("strong", {"playouts": 1.5}),
        ("strong", {"minutes": 1}),
        ("strong", {"workers": 2}),
        ("master", {"workers": 99}),
        ("beginner", {"playouts": 9}),
    ],
)
def test_unknown_bots_and_bad_budgets_are_clear_errors(name: str, budget: dict[str, Any]) -> None:
    with pytest.raises(pentapolis.UnknownBot):
        pentapolis.bot(name, **budget)


def test_greedy_beats_random_players() -> None:
    wins = 0
    for seed in range(20):
        match = pentapolis.new("seven-wonders", seats=4, seed=seed)
        bots = [pentapolis.bot("random", seed=seed) for _ in range(4)]
        bots[seed % 4] = pentapolis.bot("greedy", seed=seed)
        while not match.over:
            for decision in match.decisions:
                match.play(decision.seat, bots[decision.seat].choose(match, decision.seat))
        wins += match.winners == [seed % 4]
    assert wins >= 18


def test_a_draw_follows_its_weights() -> None:
    rng = Random(1)
    draws = [drawn([0.7, 0.0, 0.3], rng) for _ in range(2000)]
    assert 1300 < draws.count(0) < 1500
    assert draws.count(1) == 0


def test_playouts_draw_what_the_softmax_says() -> None:
    rng = Random(2)
    for _ in range(500):
        rates = [rng.gauss(0.0, 2.0) for _ in range(rng.randint(2, 9))]
        seed = rng.getrandbits(32)
        place = place_of(rates, 0.4, Random(seed).random())
        assert place == drawn(softmax(rates, 0.4), Random(seed))


@pytest.mark.parametrize("whole", [False, True])
def test_search_aims_at_leads_and_own_points(whole: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    wonders = pentapolis.games()["seven-wonders"]
    match = midgame("seven-wonders", 20)
    while whole and not match.over:
        match.play(match.decisions[0].seat, match.decisions[0].moves[0])
    state = match.state
    points = [score.total for score in match.scores] if whole else wonders.evaluate_all(state)
    for seat in range(state.seats):
        monkeypatch.setattr(wonders, "own", 0.0)
        lead = worth(wonders, state, seat)
        assert 0.0 < lead < 1.0
        monkeypatch.setattr(wonders, "own", 0.25)
        mixed = 0.75 * lead + 0.25 * points[seat] / (4 * wonders.spread)
        assert worth(wonders, state, seat) == pytest.approx(mixed)


def test_playouts_doubt_close_rates_and_trust_clear_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    endeavor = game("endeavor")
    state = endeavor.start(3, 1, {})
    (decision,) = state.decisions()
    rng = Random(1)

    def played(gap: float) -> set[str]:
        rates = [gap] + [0.0] * (len(decision.moves) - 1)
        monkeypatch.setattr(type(endeavor), "quick_rater", lambda _: lambda *_: rates)
        player = PlayoutPlayer(endeavor, rng, endeavor.horizon)
        return {player.choose(state, decision).text for _ in range(100)}

    assert len(played(0.0)) > 1
    assert played(50.0 * endeavor.doubt) == {decision.moves[0].text}

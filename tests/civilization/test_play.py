"""Whole games: caches stay true, bots reach a victory, copies cost little."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis.api import Match
from pentapolis.core.agenda import Decision
from pentapolis.core.digest import digest, plain
from pentapolis.core.move import Move
from pentapolis.core.state import State
from pentapolis.games.civilization import GAME
from pentapolis.games.civilization.moves import STEP, CivMove
from pentapolis.games.civilization.rules.city_management import CityMenu
from pentapolis.games.civilization.rules.items import affordable, in_stock, most_production
from pentapolis.games.civilization.rules.movement import MoveMenu
from pentapolis.games.civilization.rules.paths import search, ways_asked
from pentapolis.games.civilization.rules.research import can_learn, refuse_learn
from pentapolis.games.civilization.rules.two_items import fits_beside, has_second
from pentapolis.games.civilization.state import NO_VICTORY, Civilization
from pentapolis.games.civilization.tables.cards import TECHS
from pentapolis.server.snapshot import freeze, thaw
from tests.civilization.table import again

CACHES = (
    "y_trade", "y_production", "y_culture", "y_combat", "y_resources", "y_coin", "coins",
    "wonders_on", "hand_limit",
)  # fmt: skip


def lively(state: State, decision: Decision, rng: Random) -> Move:
    """Now a sensible move, now any: such games have battles, deals and blunders alike."""
    if rng.random() < 0.5:
        return rng.choice(decision.moves)
    assert isinstance(state, Civilization)
    rates = GAME.rate(state, decision.seat, decision.moves)
    return decision.moves[rates.index(max(rates))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cached_yields_are_what_counting_anew_gives(seats: int) -> None:
    rng = Random(seats)
    state = GAME.start(seats, 40 + seats, {"turn_limit": 12})
    assert isinstance(state, Civilization)
    moves = 0
    while not state.over:
        decision = rng.choice(state.decisions())
        state.apply(decision.seat, rng.choice(decision.moves))
        moves += 1
        if moves % 11 == 0 and not state.over:
            other = state.copy()
            again(other)
            for name in CACHES:
                assert getattr(other, name) == getattr(state, name), name
            figures = [0] * len(state.occupied)
            for figure, square in enumerate(state.where):
                if square >= 0:
                    figures[square] |= 1 << figure
            assert figures == state.occupied


def test_shortcuts_agree_with_the_rules_they_shorten() -> None:
    rng = Random(5)
    state = GAME.start(3, 45, {"turn_limit": 40})
    assert isinstance(state, Civilization)
    ways = pairs = lessons = 0
    while not state.over:
        decision = rng.choice(state.decisions())
        seat = decision.seat
        step = decision.step
        if isinstance(step, MoveMenu) and step.lead:
            group, start, speed = step.lead, step.square, state.speed[seat]
            noted = ways_asked(state, seat, group, start, speed)
            fresh = search(state, seat, group, start, speed)
            for move in decision.moves:
                if isinstance(move, CivMove) and move.code == STEP:
                    assert noted.to(move.first) == fresh.to(move.first) != ()
                    ways += 1
        elif isinstance(step, CityMenu):
            for city in state.cities_of(seat):
                pool = most_production(state, city)
                items = affordable(state, city, pool)
                if fits_beside(state, seat, items, pool):
                    stock = in_stock(state, city, pool)
                    assert any(has_second(state, city, item, pool, stock) for item in items)
                    pairs += 1
            for other in range(state.seats):
                known = state.techs[other]
                learned = [t for t in range(len(TECHS)) if known >> t & 1]
                free = [t for t in learned if refuse_learn(state, seat, known, 3, t) is None]
                assert can_learn(state, seat, known, 3) == bool(free)
                lessons += bool(free)
        state.apply(seat, rng.choice(decision.moves))
    assert min(ways, pairs, lessons) > 20, (ways, pairs, lessons)


def test_copies_share_lists_until_one_of_them_changes() -> None:
    rng = Random(6)
    state = GAME.start(2, 46, {"turn_limit": 8})
    assert isinstance(state, Civilization)
    while not state.over:
        other = state.copy()
        assert other.where is state.where
        assert other.y_trade is state.y_trade
        before = digest(other), plain(other.occupied), plain(other.y_trade), plain(other.coins)
        decision = rng.choice(state.decisions())
        state.apply(decision.seat, rng.choice(decision.moves))
        after = digest(other), plain(other.occupied), plain(other.y_trade), plain(other.coins)
        assert before == after


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_reach_a_victory_within_thirty_turns(seats: int) -> None:
    rng = Random(seats)
    state = GAME.start(seats, 11, {})
    assert isinstance(state, Civilization)
    while not state.over:
        decision = state.decisions()[0]
        rates = GAME.rate(state, decision.seat, decision.moves)
        best = max(rates)
        choice = [m for m, rate in zip(decision.moves, rates, strict=True) if rate == best]
        state.apply(decision.seat, rng.choice(choice))
    assert state.victory != NO_VICTORY
    assert state.victor >= 0
    assert state.turn <= 30


def test_the_evaluation_prefers_the_nearer_victory() -> None:
    from tests.civilization.table import board, tech

    state = board()
    before = GAME.evaluate(state, 0)
    tech(state, 0, "pottery", "writing", "sailing")
    assert GAME.evaluate(state, 0) > before
    assert GAME.evaluate(state, 0) > GAME.evaluate(state, 1)


def test_a_snapshot_goes_on_like_the_game_in_the_middle_of_anything() -> None:
    rng = Random(5)
    kinds: set[str] = set()
    for seed in (15, 16, 17):
        match = Match(GAME, 3, seed, {"turn_limit": 16})
        while not match.over:
            decision = rng.choice(match.decisions)
            move = lively(match.state, decision, rng)
            if decision.kind not in kinds:  # one of each question
                kinds.add(decision.kind)
                twin = thaw(freeze(match), GAME.first_state(3, seed, match.options))
                assert [d.prompt for d in twin.decisions] == [d.prompt for d in match.decisions]
                twin.play(decision.seat, move.text)
                match.play(decision.seat, move)
                assert digest(twin.state) == digest(match.state)
            else:
                match.play(decision.seat, move)
    assert {"compose_offer", "answer_offer", "play_unit", "pay_resources"} <= kinds

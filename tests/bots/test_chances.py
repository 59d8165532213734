"""A chance is a chance: it adds up, it is fitted, and a difference says how sure it is."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from pentapolis.api import game
from pentapolis.arena import calibration
from pentapolis.arena.analysis import chances
from pentapolis.bots.chances import (
    Chances,
    Estimate,
    Scale,
    chances_of,
    end_values,
    final,
    shares,
    stretched,
    table,
)
from pentapolis.bots.hints import Hint, against_first, compare, follow, hints, is_little, little
from pentapolis.bots.search import Edge
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.state import State
from pentapolis.text import LANGUAGES, render
from tests.bots.test_bots import GAMES, midgame
from tests.imperium.collapse import collapsed_match

FITTED = {"endeavor": 7, "seven-wonders": 6}
"""The games that have a table, and its stages."""


@pytest.mark.parametrize("name", GAMES)
def test_chances_of_all_seats_add_up_to_one(name: str) -> None:
    match = midgame(name, 12)
    if name == "seven-wonders":
        assert len(match.decisions) > 1, "also while others have still to answer"
    told = chances(match, match.position, 2)
    assert sum(told) == pytest.approx(1.0)
    assert all(0.0 < chance < 1.0 for chance in told)


def test_a_finished_game_is_certain() -> None:
    match = collapsed_match()
    assert chances(match, match.position, 2) == tuple(
        1.0 if seat in match.winners else 0.0 for seat in range(match.seats)
    )


def test_a_shared_victory_is_shared() -> None:
    tied = SimpleNamespace(seats=3, winners=lambda: [0, 2])
    assert final(cast(State, tied)) == [0.5, 0.0, 0.5]


def test_who_wins_a_collapse_with_fewer_points_is_ahead() -> None:
    match = collapsed_match()
    (winner,) = match.winners
    points = [score.total for score in match.scores]
    assert points[winner] < points[1 - winner]
    values = end_values(match.game, match.state)
    assert values[winner] - values[1 - winner] == match.game.spread


@pytest.mark.parametrize(("name", "stages"), sorted(FITTED.items()))
def test_a_table_told_true_chances_in_games_it_had_not_seen(name: str, stages: int) -> None:
    found = table(game(name))
    assert found["game"] == name
    assert found["rules_version"] <= game(name).rules_version
    assert len(found["stages"]) == len(chances_of(game(name)).scales) == stages
    for verdict in found["held_out"].values():
        assert verdict["gap"] <= calibration.MOST_GAP
        assert verdict["skill"] > 0.15


def test_a_game_without_a_table_tells_chances_all_the_same() -> None:
    class Unfitted(type(game("endeavor"))):  # type: ignore[misc]
        package = "pentapolis.core"

    unfitted = Unfitted.__new__(Unfitted)
    assert table(unfitted) == {}
    assert chances_of(unfitted).scales == [Scale(unfitted.spread)]


def test_whatever_is_later_than_the_table_is_like_its_last_stage() -> None:
    early, late = Scale(20.0), Scale(2.0)
    told = Chances([early, late])
    ends = [[10.0, 8.0, 0.0]]
    assert told.tell(7, ends) == told.tell(1, ends) != told.tell(0, ends)
    assert told.tell(1, ends)[0] > told.tell(0, ends)[0]


def test_what_few_playouts_never_show_is_unlikely_and_not_impossible() -> None:
    scale = Scale(1.0)
    lost = [[0.0, 50.0]]
    assert Chances([scale]).tell(0, 3 * lost)[0] == pytest.approx(1 / 8)
    assert Chances([scale]).tell(0, 99 * lost)[0] == pytest.approx(1 / 200)


def test_a_fit_finds_the_scale_that_results_were_drawn_from() -> None:
    endeavor = game("endeavor")
    rng = Random(4)
    true = Scale(endeavor.spread * 0.4, 1.0)
    known = []
    for _ in range(700):
        ends = [[rng.gauss(50.0, 8.0) for _ in range(4)]] * 20
        winner = rng.choices(range(4), stretched(true, shares(true, ends)))[0]
        known.append(calibration.Case(0, ends, [float(seat == winner) for seat in range(4)]))
    fitted = calibration.fit(endeavor, known)
    assert fitted.scale(0).temperature / fitted.scale(0).sharpness == pytest.approx(
        true.temperature, rel=0.35
    )
    verdict = calibration.Verdict()
    for case in known:
        verdict.add(fitted.tell(0, case.ends), case.won)
    assert verdict.gap < 0.05
    blind = calibration.Verdict()
    for case in known:
        blind.add([0.25] * 4, case.won)
    assert blind.skill == pytest.approx(0.0)
    assert 0.2 < verdict.skill < 1.0


def test_the_gap_is_how_far_what_was_said_is_from_what_came() -> None:
    verdict = calibration.Verdict()
    verdict.add([0.5, 0.5], [1.0, 0.0])
    assert verdict.gap == pytest.approx(0.0)
    assert verdict.skill == pytest.approx(0.0)
    sure = calibration.Verdict()
    sure.add([0.9, 0.1], [0.0, 1.0])
    assert sure.gap == pytest.approx(0.9)
    assert not sure.holds("endeavor")


@pytest.mark.parametrize("name", GAMES)
def test_moves_are_compared_with_the_same_luck(name: str) -> None:
    match = midgame(name, 10)
    decision = match.decisions[0]
    edge = Edge(decision.moves[0], 0.0)
    ends = [
        end_values(match.game, follow(match.game, match.state, decision.seat, edge, Random(luck)))
        for luck in (1, 1, 2, 3)
    ]
    assert ends[0] == ends[1]
    assert any(other != ends[0] for other in ends[2:]) or match.game.noise == 0.0


def test_a_move_that_search_left_out_is_compared_when_asked_for() -> None:
    match = midgame("seven-wonders", 30)
    decision = match.decisions[0]
    found = compare(match, decision.seat, 1, 0.2)
    assert len(found) == 1
    other = next(move.text for move in decision.moves if move.text != found[0].edge.move.text)
    told = hints(match, decision.seat, 1, 0.3, [other])
    assert other in [hint.move.text for hint in told]
    assert len(told) == 2
    assert told[0].behind is None
    assert told[1].behind is not None
    assert told[1].behind.value == pytest.approx(told[0].chance - told[1].chance)


def test_equal_moves_are_alike_and_the_choice_hardly_matters() -> None:
    told = Chances([Scale(10.0)])
    rng = Random(2)
    ends = [[rng.gauss(50, 10) for _ in range(3)] for _ in range(20)]
    same = told.difference(0, 0, ends, ends)
    assert same.value == 0.0
    assert is_little(same)
    better = [[values[0] + 6.0, *values[1:]] for values in ends]
    clear = told.difference(0, 0, better, ends)
    assert not is_little(clear), "the same luck makes a small difference clear"
    unpaired = told.difference(0, 0, better, ends[7:] + ends[:7])
    assert unpaired.error > 2 * clear.error
    assert little([same]) is not None
    assert little([same, clear]) is None
    assert little([]) is None, "a lone move is no choice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comparison_has_words_in_both_languages(language: str) -> None:
    clear, alike = Estimate(0.31, 0.02), Estimate(0.31, 0.3)
    assert "31 ± 4" in render(against_first(clear), language)
    assert "31 ± 59" in render(against_first(alike), language)
    assert render(against_first(clear), language) != render(against_first(alike), language)
    hint = Hint(Move("pass"), 0.4, None, Message("core-hint-alone"), alike, against_first(alike))
    data = hint.to_json()
    assert (data["behind"], data["margin"]) == (0.31, 0.588)
    assert data["comparison"]["key"] == "core-hint-alike"


def test_looks_are_kept_and_taken_up_again(tmp_path: Path) -> None:
    seven = game("seven-wonders")
    (task,) = calibration.tasks(seven, ["greedy"], 1, 1, 5)
    ends = [[50.0, 40.0, 30.0]]
    played = calibration.Played(task, [1.0, 0.0, 0.0], [calibration.Look(2, 1, ends, ends)])
    path = tmp_path / "looks.jsonl"
    calibration.write_played(path, played)
    with path.open("a") as file:
        file.write('{"half": ')
    assert list(calibration.read_played(path)) == [played]

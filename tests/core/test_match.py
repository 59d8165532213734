"""The match: answering, retracting, undo with fences, looking back."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pentapolis
from pentapolis import (
    BadSeats,
    IllegalMove,
    Match,
    Message,
    Move,
    NothingToUndo,
    PentapolisError,
    UnknownMove,
)
from pentapolis.core.digest import digest
from pentapolis.core.match import SNAPSHOT_EVERY
from pentapolis.core.match import Match as CoreMatch
from tests.template_game import GAME


def seven(seats: int = 3, seed: int = 4, **options: Any) -> Match:
    return pentapolis.new("seven-wonders", seats=seats, seed=seed, options=options)


def first_moves(match: CoreMatch) -> list[tuple[int, Move]]:
    return [(decision.seat, decision.moves[0]) for decision in match.decisions]


def play_on(match: CoreMatch, moves: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(moves):
        if match.over:
            return
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.moves))


# --- answering ----------------------------------------------------------------------------------


def test_simultaneous_answers_may_come_in_any_order() -> None:
    ends = set()
    for order in permutations(range(3)):
        match = seven(sides="day")
        answers = dict(first_moves(match))
        for seat in order:
            assert seat in [decision.seat for decision in match.decisions]
            match.play(seat, answers[seat])
        ends.add(digest(match.state))
        assert len(match.decisions) == 3
    assert len(ends) == 1


def test_a_move_or_its_text_or_an_equal_move() -> None:
    ends = set()
    for form in range(4):
        match = seven()
        for seat, move in first_moves(match):
            equal = Move(move.verb, move.args)
            spaced = f"  {move.verb}   {move.text.partition(' ')[2]} "
            forms: list[Move | str] = [move, move.text, equal, spaced]
            match.play(seat, forms[form])
        ends.add(digest(match.state))
    assert len(ends) == 1


def test_the_seat_may_be_left_out_when_only_one_is_asked() -> None:
    match = seven(boards="pick")
    match.play("board gizah")
    match.play(match.decisions[0].moves[0])
    assert match.position == 2
    assert [seat for seat, _ in match.record] == [0, 1]


def test_the_seat_must_be_named_when_several_are_asked() -> None:
    match = seven()
    with pytest.raises(IllegalMove, match="which one"):
        match.play("side day")
    assert match.position == 0


def test_a_finished_game_takes_no_more_moves() -> None:
    match = CoreMatch(GAME, 2, 1)
    play_on(match, 100)
    assert match.over
    for args in (("show 1",), (0, "show 1")):
        with pytest.raises(IllegalMove) as caught:
            match.play(*args)
        assert caught.value.reason.key == "core-game-over"
    assert match.why_not(1, "show 1").key == "core-game-over"


@pytest.mark.parametrize("move", [5, 1.5, {"text": "side day"}, ["side day"], b"side day", True])
def test_what_is_no_move_is_no_move(move: Any) -> None:
    match = seven()
    with pytest.raises(UnknownMove):
        match.play(0, move)
    assert match.why_not(0, move)
    assert match.position == 0


def test_play_wants_a_seat_and_a_move() -> None:
    match: Any = seven()
    for args in ((0,), (0, None), ("0", "side day"), (None, "side day"), (1.0, "side day")):
        with pytest.raises(ValueError, match=r"[Mm]ove|seat"):
            match.play(*args)
    assert match.position == 0


@pytest.mark.parametrize("nonsense", ["x", None, 1.5, True, [], -1, 10**30])
def test_positions_and_counts_are_whole_numbers(nonsense: Any) -> None:
    match = seven()
    match.play(0, match.decision(0).moves[0])
    with pytest.raises(ValueError, match="position"):
        match.at(nonsense)
    with pytest.raises(ValueError, match="position"):
        match.changes(nonsense)
    if nonsense is not None:
        with pytest.raises(ValueError, match=r"number of moves|undo"):
            match.undo(nonsense, free=True)
    assert match.position == 1


@pytest.mark.parametrize("seat", [-1, 3, 99, True, "1", None, 1.0])
def test_there_is_no_such_seat(seat: Any) -> None:
    match = seven()
    calls: list[Callable[[], object]] = [
        lambda: match.why_not(seat, "side day"),
        lambda: match.retract(seat),
        lambda: match.decision(seat),
        lambda: pentapolis.bot("random").choose(match, seat),
        lambda: match.hint(seat),
    ]
    if seat is not None:  # None is a spectator
        calls += [lambda: match.view(seat), lambda: match.log(seat)]
    if isinstance(seat, int):
        calls.append(lambda: match.play(seat, "side day"))
    for call in calls:
        with pytest.raises(BadSeats):
            call()


def test_a_seat_answers_once_and_only_when_asked() -> None:
    match = seven()
    match.play(0, "side day")
    with pytest.raises(IllegalMove) as caught:
        match.play(0, "side night")
    assert caught.value.reason.key == "core-already-answered"
    one = seven(boards="pick")
    with pytest.raises(IllegalMove) as caught:
        one.play(2, "board gizah")
    assert caught.value.reason.key == "core-not-asked"
    assert one.why_not(2, "board gizah").key == "core-not-asked"


def test_why_not_knows_legal_illegal_and_unknown_moves() -> None:
    match = seven(boards="pick")
    match.play("board gizah")
    assert match.why_not(1, "board rhodos").key == "core-legal"
    assert match.why_not(1, "board gizah").rule == "SW-1.10"
    assert match.why_not(1, "dance").key == "sw-unknown-move"
    assert match.why_not(1, Move("board", ("wonder:gizah",))).rule == "SW-1.10"
    assert isinstance(match.why_not(1, ""), Message)


def test_a_refused_move_changes_nothing() -> None:
    match = seven(sides="day")
    before = digest(match.state), match.position, match.save()
    for text in ("build palace", "sell", "", "x" * 5000, "sell altar pay left:99", "\x00", "💥"):
        with pytest.raises(IllegalMove):
            match.play(0, text)
    assert (digest(match.state), match.position, match.save()) == before


def test_the_bare_state_refuses_too() -> None:
    state = seven(boards="pick").state
    with pytest.raises(IllegalMove):
        state.apply(1, Move("board", ("wonder:gizah",)))
    with pytest.raises(IllegalMove):
        state.apply(0, Move("board", ("wonder:atlantis",)))
    state.apply(0, Move("board", ("wonder:gizah",)))
    assert [decision.seat for decision in state.decisions()] == [1]


# --- retracting ---------------------------------------------------------------------------------


def test_an_answer_may_be_taken_back_until_the_last_one_arrives() -> None:
    match = seven()
    start = digest(match.state)
    match.play(1, "side night")
    match.play(0, "side day")
    match.retract(1)
    assert match.record == [(0, "side day")]
    assert [decision.seat for decision in match.decisions] == [1, 2]
    match.retract(0)
    assert digest(match.state) == start
    for seat in range(3):
        match.play(seat, "side night")
    for seat in range(3):
        with pytest.raises(NothingToUndo):
            match.retract(seat)


def test_nothing_to_retract() -> None:
    match = seven()
    with pytest.raises(NothingToUndo, match="no choice"):
        match.retract(0)
    match.play(0, "side day")
    with pytest.raises(NothingToUndo):
        match.retract(1)
    assert match.position == 1


def test_a_match_after_retracting_saves_and_loads() -> None:
    match = seven(sides="day")
    (zero, first), (one, second), _ = first_moves(match)
    match.play(zero, first)
    match.play(one, second)
    match.retract(zero)
    twin = pentapolis.load(match.save())
    assert digest(twin.state) == digest(match.state)
    assert twin.decisions[0].seat == 0


def test_a_seat_sees_its_own_answer_and_nobody_elses() -> None:
    match = seven()
    match.play(1, "side night")
    assert [match.view(seat)["answer"] for seat in (0, 1, 2, None)] == [
        None, "side night", None, None,
    ]  # fmt: skip
    assert match.view(0)["answered"] == [1]
    match.retract(1)
    assert match.view(1)["answer"] is None


# --- fences and undo ----------------------------------------------------------------------------


def test_undo_goes_back_to_the_fence() -> None:
    match = seven(boards="pick")
    assert match.fence == 0
    match.play("board gizah")
    assert match.fence == 0
    match.undo()
    assert match.position == 0
    match.play("board gizah")
    match.play("board rhodos")
    assert match.fence == 1  # another seat acted
    match.undo()
    assert match.record == [(0, "board gizah")]
    assert [decision.seat for decision in match.decisions] == [1]


def test_revealed_information_is_a_fence() -> None:
    match = seven()
    for seat in range(3):
        match.play(seat, "side day")
    assert match.fence == match.position == 3  # hands were dealt
    with pytest.raises(NothingToUndo):
        match.undo()
    assert match.position == 3


def test_drawn_chance_is_a_fence() -> None:
    match = CoreMatch(GAME, 2, 1)
    play_on(match, 2)
    assert match.decisions[0].kind == "exchange"
    seat = match.decisions[0].seat
    match.play(seat, match.decisions[0].moves[0])  # draws from the bag
    assert match.fence == match.position
    with pytest.raises(NothingToUndo):
        match.undo()


def test_free_undo_knows_no_fence() -> None:
    match = seven()
    for seat in range(3):
        match.play(seat, "side day")
    match.undo(free=True)
    assert match.position == 2
    match.undo(2, free=True)
    assert match.position == 0
    with pytest.raises(NothingToUndo):
        match.undo(free=True)


def test_undo_only_some_moves() -> None:
    match = seven(sides="day")
    play_on(match, 7)
    match.undo(2, free=True)
    assert match.position == 5
    with pytest.raises(NothingToUndo):
        match.undo(99, free=True)
    assert match.position == 5


@pytest.mark.parametrize("moves", [0, -1, -7])
@pytest.mark.parametrize("free", [True, False])
def test_undoing_nothing_is_refused(moves: int, free: bool) -> None:
    match = seven(boards="pick")
    match.play("board gizah")
    with pytest.raises(NothingToUndo):
        match.undo(moves, free=free)
    assert match.position == 1


def test_redo_plays_what_was_taken_back_until_something_else_is_played() -> None:
    match = seven(sides="day")
    play_on(match, 9)
    before, log = digest(match.state), [event.message for event in match.log()]
    match.undo(4, free=True)
    match.undo(3, free=True)
    match.redo()
    assert (digest(match.state), match.position) == (before, 9)
    assert [event.message for event in match.log()] == log
    with pytest.raises(NothingToUndo):
        match.redo()
    match.undo(3, free=True)
    seat, move = first_moves(match)[0]
    match.play(seat, move)
    with pytest.raises(NothingToUndo):
        match.redo()


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 80), st.data())
def test_every_earlier_position_can_be_seen_again(
    seed: int, moves: int, data: st.DataObject
) -> None:
    match = seven(seed=seed)
    rng = Random(seed)
    digests = [digest(match.state)]
    for _ in range(moves):
        if not match.over:
            decision = rng.choice(match.decisions)
            match.play(decision.seat, rng.choice(decision.moves))
            digests.append(digest(match.state))
    for position in (0, data.draw(st.integers(0, len(digests) - 1)), len(digests) - 1):
        assert digest(match.at(position)) == digests[position]
    assert digest(match.state) == digests[-1]
    back = data.draw(st.integers(0, len(digests) - 1))
    if back:
        match.undo(back, free=True)
        assert digest(match.state) == digests[-1 - back]
        match.redo()
        assert digest(match.state) == digests[-1]


def test_snapshots_do_not_share_with_the_position() -> None:
    match = seven(sides="day")
    play_on(match, 2 * SNAPSHOT_EVERY + 3)
    early = digest(match.at(SNAPSHOT_EVERY))
    match.at(SNAPSHOT_EVERY).apply(*first_of(match.at(SNAPSHOT_EVERY)))
    play_on(match, 30, seed=2)
    assert digest(match.at(SNAPSHOT_EVERY)) == early


def test_snapshots_of_moves_taken_back_are_forgotten() -> None:
    match = seven(sides="day")
    play_on(match, 2 * SNAPSHOT_EVERY + 3)
    match.undo(SNAPSHOT_EVERY + 10, free=True)
    play_on(match, 2 * SNAPSHOT_EVERY, seed=99)
    for position in range(match.position + 1):
        fresh = pentapolis.new("seven-wonders", seats=3, seed=4, options={"sides": "day"}).state
        for seat, text in match.record[:position]:
            fresh.apply(seat, Move(text))
        assert digest(match.at(position)) == digest(fresh)


def first_of(state: pentapolis.State) -> tuple[int, Move]:
    decision = state.decisions()[0]
    return decision.seat, decision.moves[0]


@pytest.mark.parametrize("position", [-1, 6, 1000, 10**40])
def test_there_is_no_such_position(position: int) -> None:
    match = seven(sides="day")
    play_on(match, 5)
    with pytest.raises(PentapolisError):
        match.at(position)


# --- log and changes ----------------------------------------------------------------------------


def test_events_know_after_which_move_they_happened() -> None:
    match = seven(sides="day")
    assert {event.position for event in match.log()} == {0}
    for seat, move in first_moves(match):
        match.play(seat, move)
    assert {event.position for event in match.log()} == {0, 3}
    match.undo(1, free=True)
    assert {event.position for event in match.log()} == {0}


def test_changes_show_deltas_and_totals() -> None:
    match = seven(sides="day")
    for decision in match.decisions:
        sale = next(move for move in decision.moves if move.verb == "sell")
        match.play(decision.seat, sale)
    assert match.changes(1) == {}
    assert match.changes(3) == {seat: {"coins": (3, 6)} for seat in range(3)}
    for position in (0, -1, 4):
        with pytest.raises(PentapolisError):
            match.changes(position)


def test_winners_are_named_only_at_the_end() -> None:
    match = CoreMatch(GAME, 2, 1)
    assert match.winners == []
    play_on(match, 100)
    assert match.winners
    assert max(score.total for score in match.scores) == match.scores[match.winners[0]].total


def test_what_a_shell_shows_tells_something() -> None:
    match = pentapolis.new("endeavor", seats=3, seed=7)
    assert repr(match) == (
        "Match('endeavor', seats=3, seed=7, position=0, asked: 2 choose_building)"
    )
    assert repr(match.state) == "Endeavor(3 seats, asked: 2 choose_building)"
    assert repr(match.decisions) == "[Decision(seat=2, choose_building, 3 moves)]"
    assert repr(match.decisions[0].moves[0]) == "<build market>"
    play_on(match, 10_000)
    assert repr(match.state) == "Endeavor(3 seats, over)"
    assert f"position={match.position}, over, winners: {match.winners[0]}" in repr(match)

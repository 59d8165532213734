"""What a move costs and brings, and the short chains of moves that make one action."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import pytest

import pentapolis
from pentapolis import IllegalMove
from pentapolis.api import Match
from pentapolis.bots import make
from pentapolis.core.agenda import Decision
from pentapolis.core.move import Move
from pentapolis.core.preview import UNKNOWN, Plan, Trial, preview, trials
from pentapolis.core.state import State
from pentapolis.server.snapshot import freeze, thaw

GAMES = sorted(pentapolis.games())


def played(name: str, seats: int, moves: int, seed: int = 5) -> Match:
    """A match in which greedy bots have made some moves."""
    match = pentapolis.new(
        name, seats=seats, seed=seed, options=pentapolis.games()[name].unattended
    )
    bot = make("greedy", seed)
    while not match.over and match.position < moves:
        seat = match.decisions[0].seat
        match.play(seat, bot.choose(match, seat))
    return match


def test_a_preview_is_what_then_happens() -> None:
    """Terra Mystica hides nothing and, within a turn, leaves nothing to chance."""
    rng = Random(1)
    match = played("terra-mystica", 3, 40)
    compared = 0
    while compared < 60 and not match.over:
        decision = match.decisions[0]
        move = rng.choice(decision.moves)
        told = match.preview(decision.seat, move)
        match.play(decision.seat, move)
        changed = {
            name: delta
            for name, (delta, _) in match.changes(match.position).get(decision.seat, {}).items()
        }
        assert told.changes == changed
        assert told.open == ()
        compared += 1


def test_what_the_others_decide_is_open() -> None:
    match = played("seven-wonders", 3, 6)
    seat = match.decisions[0].seat
    told = match.previews(seat)
    assert set(told) == {move.text for move in match.decision(seat).moves}
    sale = next(text for text in told if text.startswith("sell"))
    assert told[sale].changes == {"coins": 3} or "coins" in told[sale].open
    assert told[sale].is_final  # the hands are passed on
    build = next(text for text in told if text.startswith("build"))
    assert told[build].gained == (f"card:{build.split()[1]}",)


def test_a_preview_changes_nothing_and_is_kept() -> None:
    match = played("imperium", 2, 30)
    before = match.save()
    seat = match.decisions[0].seat
    first = match.previews(seat)
    again = match.previews(seat)
    assert all(first[text] is again[text] for text in first)
    assert match.save() == before
    assert thaw(freeze(match), match.at(0)).save() == before


def test_previews_of_all_seats_are_kept_until_moves_are_taken_back() -> None:
    match = played("seven-wonders", 3, 6)
    kept = [match.previews(seat) for seat in range(3)]
    for seat in range(3):
        assert all(match.previews(seat)[text] is kept[seat][text] for text in kept[seat])
    # The same number of moves, but others: nothing of before may be told.
    match = played("terra-mystica", 3, 60)
    decision = next(d for _ in range(200) if (d := advanced(match)) is not None)
    first, other = decision.moves[:2]
    for move in (first, other):
        match.play(decision.seat, move)
        seat = match.decisions[0].seat
        told = match.previews(seat)
        fresh = pentapolis.load(match.save()).previews(seat)
        assert {t: p.to_json() for t, p in told.items()} == {
            t: p.to_json() for t, p in fresh.items()
        }
        match.undo(1, free=True)


def advanced(match: Match) -> Decision | None:
    """The open question where its seat is asked again after each of two answers."""
    decision = match.decisions[0]
    if len(decision.moves) > 1 and all(
        match.preview(decision.seat, move).goes_on for move in decision.moves[:2]
    ):
        return decision
    match.play(decision.seat, make("greedy", 1).choose(match, decision.seat))
    return None


@pytest.mark.parametrize("name", GAMES)
def test_the_area_of_a_seat_is_its_part_of_the_view(name: str) -> None:
    match = played(name, 3, 30)
    for seat in range(3):
        own = match.game.area(match.state, seat)
        assert own == match.view(seat)["players"][seat]
        assert own["seat"] == seat


def test_only_legal_moves_have_a_preview() -> None:
    match = played("terra-mystica", 3, 40)
    seat = match.decisions[0].seat
    with pytest.raises(IllegalMove):
        match.preview(seat, "build Z99")
    with pytest.raises(IllegalMove):
        match.previews((seat + 1) % 3)


def hex_plans(match: Match, seat: int) -> list[Plan]:
    """The plans at all hexes of Terra Mystica, where the seat could dig for one."""
    if "dig 1" not in [move.text for move in match.decision(seat).moves]:
        return []
    hexes = [name for name in match.game.components() if name.startswith("hex:")]
    return [plan for component in hexes for plan in match.plans(seat, component)]


def test_a_plan_is_a_chain_that_ends_at_a_thing() -> None:
    """To transform a hex and build on it is one action for a person, several questions here."""
    match = played("terra-mystica", 3, 24)
    bot = make("greedy", 1)
    seat = match.decisions[0].seat
    chains = hex_plans(match, seat)
    while ["dig", "transform", "build"] not in [[m.verb for m in plan.moves] for plan in chains]:
        match.play(seat, bot.choose(match, seat))
        seat = match.decisions[0].seat
        chains = hex_plans(match, seat)
    assert all(len(plan.labels) == len(plan.moves) for plan in chains)
    for plan in chains:
        position = match.position
        assert match.play_plan(seat, plan.moves) == len(plan.moves)
        total: dict[str, int] = {}
        for move in range(position + 1, match.position + 1):
            for name, (delta, _) in match.changes(move).get(seat, {}).items():
                total[name] = total.get(name, 0) + delta
        assert plan.preview.changes == {name: delta for name, delta in total.items() if delta}
        match.undo(match.position - position, free=True)


def test_a_plan_stops_where_something_else_is_asked() -> None:
    match = played("terra-mystica", 3, 60)
    seat = match.decisions[0].seat
    first = match.decision(seat).moves[0]
    assert match.play_plan(seat, [first, "build Z99"]) == 1
    with pytest.raises(IllegalMove):
        match.play_plan(match.decisions[0].seat, ["build Z99"])


def test_a_plan_stops_where_something_hidden_came_to_light() -> None:
    """What the seat has learned may change its mind, even if it is asked as expected."""
    match = played("imperium", 2, 10)
    while True:
        seat = match.decisions[0].seat
        match.play(seat, match.decision(seat).moves[0])
        decision = match.state.decision(seat)
        if match.fence == match.position and decision is not None:
            break
    expected = decision.moves[0]
    match.undo(1, free=True)
    first = match.undone[0][1]
    assert match.play_plan(seat, [first, expected]) == 1
    assert match.state.decision(seat) is not None


def test_a_move_that_cannot_be_tried_is_unknown() -> None:
    assert UNKNOWN.to_json()["changes"] == {}


# --- time: a batch of choices is tried within 30 ms -------------------------------------------

BATCH = 20  # what a client asks for at a time
POSITIONS = 25
# In milliseconds of a machine on which the yardstick takes one.
LONGEST = 30


def largest_questions(name: str) -> list[tuple[State, int]]:
    """Of a whole game of greedy bots: the largest question of each kind, and the next largest."""
    match = pentapolis.new(name, seats=3, seed=5, options=pentapolis.games()[name].unattended)
    bot = make("greedy", 5)
    found: list[tuple[int, int, int, str]] = []
    while not match.over:
        decision = match.decisions[0]
        found.append((len(decision.moves), match.position, decision.seat, decision.kind))
        match.play(decision.seat, bot.choose(match, decision.seat))
    found.sort(reverse=True)
    first = {question[3]: question for question in reversed(found)}.values()
    largest = [*first, *(question for question in found if question not in first)]
    return [(match.at(position), seat) for _, position, seat, _ in largest[:POSITIONS]]


def tell(state: State, seat: int) -> None:
    """The previews of a batch, worked out from nothing."""
    decision = state.decision(seat)
    assert decision is not None
    tried = trials(state, seat, "time")
    for move in decision.moves[:BATCH]:
        assert preview(tried, [move]) is not None


def yardstick() -> None:
    """Work of the kind that previews are made of: about a millisecond of an idle machine."""
    found: dict[str, int] = {}
    for number in range(6000):
        name = str(number % 97)
        found[name] = found.get(name, 0) + len(name)


def quickest(work: Callable[[], None], times: int) -> float:
    """The processor time that it needs when nothing comes between."""
    needed = []
    for _ in range(times):
        began = time.thread_time()
        work()
        needed.append(time.thread_time() - began)
    return min(needed)


@pytest.mark.parametrize("name", GAMES)
def test_the_prices_of_a_batch_are_told_within_thirty_milliseconds(name: str) -> None:
    questions = largest_questions(name)
    assert len(questions) >= 20
    needed = []
    for state, seat in questions:
        millisecond = quickest(yardstick, 5)
        needed.append(quickest(partial(tell, state, seat), 3) / millisecond)
    assert max(needed) < LONGEST


def test_a_move_that_hides_nothing_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Terra Mystica's actions end alike in every position that a seat could imagine."""
    played_trials: list[Trial] = []
    play = Trial.play

    def counted(trial: Trial, moves: Sequence[Move]) -> State | None:
        played_trials.append(trial)
        return play(trial, moves)

    monkeypatch.setattr(Trial, "play", counted)
    match = played("terra-mystica", 3, 60)
    seat = match.decisions[0].seat
    assert len(match.previews(seat)) == len(played_trials)

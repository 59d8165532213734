"""What a search has shown about the next question of a turn counts when that is asked."""

from __future__ import annotations

from random import Random

import pytest

import pentapolis
from pentapolis.bots.bot import Searcher
from pentapolis.core.errors import UnknownBot
from pentapolis.core.match import Match
from pentapolis.server.worker import Worker

GAMES = sorted(pentapolis.games())
BUDGET = 8


def thinker() -> Searcher:
    return Searcher(seed=4, playouts=BUDGET, thorough=True)


def following(name: str = "endeavor") -> tuple[Match, int, Searcher]:
    """A match at a question of which its bot knows something from the question before."""
    match = pentapolis.new(name, seats=3, seed=6)
    bots = [thinker() for _ in range(match.seats)]
    while True:
        seat = match.decisions[0].seat
        tree = bots[seat].kept(match, seat)
        is_choice = len(match.decision(seat).moves) > 1
        if is_choice and tree is not None and 1 < tree.root.visits < BUDGET:
            return match, seat, bots[seat]
        match.play(seat, bots[seat].choose(match, seat))


def test_known_visits_count_towards_the_budget() -> None:
    match, seat, bot = following()
    tree = bot.kept(match, seat)
    assert tree is not None
    known = tree.root.visits
    assert 0 < known < BUDGET
    grown = bot.search(match.game, match.state, seat, Random(1), tree)
    assert grown.playouts == BUDGET - known
    assert grown.root.visits == BUDGET
    assert sum(edge.visits for edge in grown.root.edges.values()) >= BUDGET - 1


def test_advancing_leads_to_what_is_known_of_the_next_question() -> None:
    match, seat, _ = following()
    search = Searcher(playouts=30, thorough=True).search(match.game, match.state, seat, Random(1))
    best = search.ranking()[0]
    spread = search.deviation()
    assert search.advance(best.move.text)
    assert search.root is best.child
    assert search.root.visits == best.visits
    assert search.deviation() == pytest.approx(spread, rel=0.5)
    assert not search.advance("no such move")
    assert search.root is best.child


def test_a_tree_is_dropped_when_it_does_not_lead_to_the_question() -> None:
    match, seat, bot = following()
    assert bot.kept(match, seat) is not None, "asking changes nothing"
    assert thinker().kept(match, seat) is None, "it was never asked"
    assert bot.kept(pentapolis.load(match.save()), seat) is None, "another match"
    other = (seat + 1) % match.seats
    assert bot.kept(match, other) is None, "another seat"
    last = match.record[-1]
    match.undo(1, free=True)
    assert bot.kept(match, seat) is None, "taken back"
    another = next(move for move in match.decision(seat).moves if move.text != last[1])
    match.play(seat, another)
    assert bot.kept(match, seat) is None, "another answer"


def test_a_tree_is_dropped_when_others_have_answered() -> None:
    match = pentapolis.new("endeavor", seats=3, seed=6)
    bots = [thinker() for _ in range(match.seats)]
    dropped = 0
    while match.position < 20:
        seat = match.decisions[0].seat
        since = [other for other, _ in match.record[-1:]]
        if bots[seat].tree is not None and since != [seat]:
            assert bots[seat].kept(match, seat) is None
            dropped += 1
        match.play(seat, bots[seat].choose(match, seat))
    assert dropped > 3


@pytest.mark.parametrize("name", GAMES)
def test_the_same_questions_get_the_same_legal_answers(name: str) -> None:
    records = []
    for _ in range(2):
        seats = pentapolis.games()[name].seats[0]
        match = pentapolis.new(name, seats=seats, seed=3)
        bots = [Searcher(seat, playouts=5) for seat in range(seats)]
        while match.position < 40:
            seat = match.decisions[0].seat
            match.play(seat, bots[seat].choose(match, seat))
        records.append(match.record)
    assert records[0] == records[1]


def test_a_bot_that_was_not_asked_before_begins_anew() -> None:
    match, seat, bot = following()
    rng = Random(f"{bot.seed} {seat} {match.position}")
    search = bot.search(match.game, match.state.resample(seat, rng), seat, rng)
    assert search.playouts == BUDGET
    assert thinker().choose(match, seat) == search.ranking()[0].move


def test_a_bot_can_be_told_to_begin_every_question_anew() -> None:
    match, seat, bot = following()
    bot.fresh = True
    assert bot.kept(match, seat) is None
    fresh = pentapolis.bot("steady", playouts=4, fresh=1)
    assert isinstance(fresh, Searcher)
    assert fresh.fresh
    assert not pentapolis.bot("steady", playouts=4).fresh  # type: ignore[attr-defined]
    with pytest.raises(UnknownBot):
        pentapolis.bot("greedy", fresh=1)


def test_a_worker_keeps_the_last_bot_and_its_match() -> None:
    match = pentapolis.new("endeavor", seats=3, seed=6)
    seat = match.decisions[0].seat
    request = {
        "kind": "choose", "table": "a", "game": "endeavor", "seats": 3, "seed": 6,
        "options": match.options, "moves": [], "seat": seat, "bot": "greedy",
    }  # fmt: skip
    worker = Worker()
    known = worker.match(request)
    move = worker.answer(request)["move"]
    assert match.decision(seat).find(move) is not None
    later = {**request, "moves": [[seat, move]]}
    assert worker.match(later) is known, "so that a tree of its bot fits the next question"
    last = worker.bot(request)
    assert worker.bot(later) is last
    for change in ({"table": "b"}, {"seat": seat - 1}, {"bot": "steady"}):
        assert worker.bot({**request, **change}) is not last
        assert worker.bot(request) is not last, "only one is kept"
        last = worker.bot(request)

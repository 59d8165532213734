"""What every game promises, checked while random games are played.

`check_match` plays one game to the end and raises `BrokenPromise` with the game, seed and position
at the first broken promise. It is public, so that new games can be tested with it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from pentapolis.core.digest import digest, plain
from pentapolis.core.errors import IllegalMove, PentapolisError
from pentapolis.core.game import Game
from pentapolis.core.match import Match
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.preview import preview, trials
from pentapolis.core.reaction import Window
from pentapolis.core.saves import load_match
from pentapolis.core.state import State

Render = Callable[[Message, str], str]

MOST_MOVES = 400
LANGUAGES = ("en", "cs")


class BrokenPromise(AssertionError):
    """A promise that does not hold, with the match (None if it could not start)."""

    def __init__(self, place: str, match: Match | None, attempt: tuple[int, str] | None) -> None:
        super().__init__(place)
        self.match = match
        self.attempt = attempt  # the move that was being played, if any


def check_match(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    *,
    render: Render | None = None,
    every: int = 7,
    longest: int = 20_000,
) -> Match:
    """Play a random game and check all promises; the costly ones every few moves.

    In a long game the costly checks become rarer, so that it does not cost more than many short
    ones.
    """
    rng = Random(f"conformance {seed}")
    known_texts: list[str] = []
    match: Match | None = None
    attempt: tuple[int, str] | None = None
    next_check = 0
    next_record = 0
    try:
        match = Match(game, seats, seed, options)
        check_contract(match)
        census = match.state.census()
        while not match.over:
            assert match.position < longest, "the game does not end"
            check_questions(match, render)
            if match.position >= next_check:
                next_check = match.position + max(every, match.position // 16)
                check_copy(match.state, rng)
                check_caches(match.state)
                check_secrecy(match.state, rng, census)
                check_fairness(match.state, rng)
                check_previews(match.state, rng)
                check_refusals(match, known_texts, render)
                check_labels(match, render)
                if match.position >= next_record:
                    check_record(match)
                    # Every check replays the whole game, so checks become rarer to keep the total
                    # linear.
                    next_record = match.position * 5 // 4
                check_undo(match, rng)
                check_retract(match, rng)
            decision = rng.choice(match.decisions)
            move = rng.choice(decision.moves)
            match.view(decision.seat if rng.getrandbits(1) else None)  # must change nothing
            known_texts.append(move.text)
            attempt = (decision.seat, move.text)
            match.play(decision.seat, move)
            attempt = None
            assert match.state.census() == census, "components appeared or vanished"
        check_end(match, render)
    except Exception as error:
        position = match.position if match is not None else 0
        place = f"{game.id}, {seats} seats, seed {seed}, options {options}, move {position}"
        broken = f"{place}: {type(error).__name__}: {error}"
        raise BrokenPromise(broken, match, attempt) from error
    return match


def check_questions(match: Match, render: Render | None) -> None:
    """Somebody is asked; every question has distinct, readable moves, and not too many."""
    decisions = match.decisions
    assert decisions, "nobody is asked and the game is not over"
    assert len({decision.seat for decision in decisions}) == len(decisions), "a seat asked twice"
    for decision in decisions:
        texts = [move.text for move in decision.moves]
        assert texts, "a question without moves"
        assert len(texts) <= MOST_MOVES, f"{len(texts)} moves in {decision}"
        assert len(set(texts)) == len(texts), f"ambiguous moves in {decision}"
        assert all(text == " ".join(text.split()) for text in texts), f"odd spaces in {decision}"
        if render is not None:
            for language in LANGUAGES:
                assert render(decision.prompt, language)


def check_labels(match: Match, render: Render | None) -> None:
    """Every move has a label for people, and no two moves of a question have the same."""
    if render is None:
        return
    for decision in match.decisions:
        for language in LANGUAGES:
            labels = {
                render(match.game.wording(decision, move), language) for move in decision.moves
            }
            assert len(labels) == len(decision.moves), f"one label for two moves in {decision}"


def check_copy(state: State, rng: Random) -> None:
    """A copy is equal and independent, offered moves apply, and the order of answers is free."""
    before = digest(state)
    assert digest(state.copy()) == before, "a copy differs"
    for decision in state.decisions():
        moves = decision.moves if len(decision.moves) <= 12 else rng.sample(decision.moves, 12)
        for move in moves:
            state.copy().apply(decision.seat, move)
    decisions = state.decisions()
    if len(decisions) > 1:
        answers = [(decision.seat, rng.choice(decision.moves)) for decision in decisions]
        results = set()
        for order in (answers, answers[::-1]):
            copy = state.copy()
            for seat, move in order:
                copy.apply(seat, move)
            results.add(digest(copy))
        assert len(results) == 1, "the order of simultaneous answers matters"
    assert digest(state) == before, "playing on a copy changed the original"


def check_secrecy(state: State, rng: Random, census: object) -> None:
    """What a seat cannot know does not change anything that it sees."""
    for seat in (*range(state.seats), None):
        seen = seen_by(state, seat)
        number = rng.getrandbits(32)
        drawn = state.resample(seat, Random(number))
        assert seen_by(drawn, seat) == seen, f"seat {seat} sees what it cannot know"
        assert drawn.census() == census, f"components changed in the eyes of seat {seat}"
        again = drawn.resample(seat, Random(number + 1))
        assert digest(again) == digest(state.resample(seat, Random(number + 1))), (
            f"what seat {seat} imagines depends on the truth"
        )
        play_on(drawn, rng, 6)


def play_on(state: State, rng: Random, moves: int) -> None:
    """A resampled position can be played like any other, as search does."""
    for _ in range(moves):
        if state.over:
            return
        decision = rng.choice(state.decisions())
        state.apply(decision.seat, rng.choice(decision.moves))


def seen_by(state: State, seat: int | None) -> str:
    """Everything a seat gets to see now, as one string."""
    decision = state.decision(seat) if seat is not None else None
    return json.dumps(
        [state.view(seat), decision.to_json() if decision is not None else None], sort_keys=True
    )


# --- what a move reveals --------------------------------------------------------------------


class Outcome:
    """What a seat can observe after a move."""

    def __init__(self, state: State, viewer: int | None, secrets: tuple[int, int]) -> None:
        view = state.view(viewer)
        decision = state.decision(viewer) if viewer is not None else None
        self.asked = [view.pop(name) for name in ("waiting", "reactions", "answered")]
        self.seen = json.dumps(
            [view, decision.to_json() if decision is not None else None], sort_keys=True
        )
        self.told = [
            event.to_json() for event in state.journal or [] if event.is_visible_to(viewer)
        ]
        self.is_fenced = state.secrets() != secrets


def check_fairness(state: State, rng: Random) -> None:
    """A move reveals no secret to others, and none to its own seat without an undo fence.

    The same move is played in two positions that a viewer cannot tell apart.
    """
    mover = rng.choice(state.decisions()).seat
    others = [seat for seat in (*range(state.seats), None) if seat != mover]
    for viewer in (mover, rng.choice(others)):
        twins = [state.resample(viewer, Random(rng.getrandbits(32))) for _ in range(2)]
        twins[1].chance = twins[0].chance.copy()
        move = common_move(twins, mover, rng)
        if move is None:
            continue
        at_once = [play_observed(twin, mover, move, viewer) for twin in twins]
        after = [
            pass_windows(twin, viewer, twin_before) for twin, twin_before in zip(twins, at_once)
        ]
        what = f"{move.text!r} of seat {mover} in the eyes of seat {viewer}"
        if viewer == mover:
            check_mover(at_once, after, what)
        else:
            check_onlooker(after, what)


def common_move(twins: list[State], seat: int, rng: Random) -> Move | None:
    """A move that the seat is offered in all the positions, None where there is none."""
    offered = []
    for twin in twins:
        decision = twin.decision(seat)
        if decision is None:
            return None
        offered.append({move.text: move for move in decision.moves})
    common = sorted(set(offered[0]).intersection(*offered[1:]))
    return offered[0][rng.choice(common)] if common else None


def play_observed(state: State, seat: int, move: Move, viewer: int | None) -> Outcome:
    """Play a move and return what the viewer can observe."""
    before = state.secrets()
    state.journal = []
    is_silent = state.asking is not None and state.asking.is_silent(move)
    state.apply(seat, move)
    outcome = Outcome(state, viewer, before)
    outcome.is_fenced = outcome.is_fenced or is_silent
    return outcome


def pass_windows(state: State, viewer: int | None, before: Outcome) -> Outcome:
    """Let everybody but the viewer pass all windows, and return what the viewer observes then."""
    secrets = state.secrets()
    passed = False
    while isinstance(state.asking, Window) and not state.over:
        decision = state.decisions()[0]
        assert state.asking.could(state, decision.seat), "a seat reacts that never could"
        if decision.seat == viewer:
            break
        state.apply(decision.seat, state.asking.nothing())
        passed = True
    if not passed:
        return before
    outcome = Outcome(state, viewer, secrets)
    outcome.is_fenced = outcome.is_fenced or before.is_fenced
    return outcome


def check_mover(at_once: list[Outcome], after: list[Outcome], what: str) -> None:
    """A seat that learns something by its move cannot take the move back."""
    one, two = at_once
    assert one.is_fenced == two.is_fenced, f"whether it can be undone tells a secret: {what}"
    for one, two in (at_once, after):
        learned = (one.seen, one.asked, one.told) != (two.seen, two.asked, two.told)
        assert not learned or one.is_fenced, f"undo would take back what taught something: {what}"


def check_onlooker(after: list[Outcome], what: str) -> None:
    """Others learn only what is revealed openly, never from who is asked or from the log alone."""
    one, two = after
    if one.seen != two.seen:
        assert all(seen.is_fenced for seen in after), f"it tells what nobody revealed: {what}"
        return
    assert one.asked == two.asked, f"who is asked tells a secret: {what}"
    assert one.told == two.told, f"the log tells a secret: {what}"


def check_previews(state: State, rng: Random) -> None:
    """A preview tells only what the seat knows: it is the same in every position drawn for it."""
    decision = rng.choice(state.decisions())
    seat = decision.seat
    moves = rng.sample(decision.moves, min(3, len(decision.moves)))
    told = [told_by(state, seat, move) for move in moves]
    twin = state.resample(seat, rng)
    assert told == [told_by(twin, seat, move) for move in moves], f"a preview of seat {seat} leaks"


def told_by(state: State, seat: int, move: Move) -> object:
    """What the preview of a move shows in that position."""
    found = preview(trials(state, seat, "conformance"), [move])
    return found.to_json() if found is not None else None


def check_caches(state: State) -> None:
    """Cached attributes equal the values recomputed from the rest of the position."""
    for name, value in state.recomputed().items():
        kept = getattr(state, name)
        # Shared objects are compared by identity first; looking into them could take very long.
        assert kept == value or plain(kept) == plain(value), f"the cache {name} is stale"


def check_contract(match: Match) -> None:
    """Nonsensical arguments from a caller are refused with a message."""
    anything: Any = match
    seat = match.decisions[0].seat
    move = match.decisions[0].moves[0]
    calls: list[Callable[[], object]] = [
        lambda: anything.play(str(seat), move),
        lambda: anything.play(None, move),
        lambda: anything.play(seat),
        lambda: anything.play(seat, None),
        lambda: anything.at("x"),
        lambda: anything.at(1.5),
        lambda: anything.changes("x"),
        lambda: anything.undo("x"),
        lambda: anything.undo(free=True, moves=1.5),
        lambda: anything.view("x"),
        lambda: anything.log("x"),
        lambda: anything.retract("x"),
        lambda: anything.why_not("x", move),
        lambda: anything.stand(seat, "no such kind", "pass"),
        lambda: anything.unstand(seat, "no such kind"),
    ]
    for number, call in enumerate(calls):
        try:
            call()
        except PentapolisError:
            continue
        raise AssertionError(f"nonsense of kind {number} was accepted")
    assert match.position == 0


def check_refusals(match: Match, texts: list[str], render: Render | None) -> None:
    """Moves that are not offered are refused with a reason, and change nothing."""
    before = digest(match.state)
    for decision in match.decisions:
        offered = {move.text for move in decision.moves}
        for text in [*dict.fromkeys(texts[-40:]), "no such move", ""]:
            if text in offered:
                continue
            reason = match.why_not(decision.seat, text)
            assert reason.rule or text not in texts, f"no rule forbids {text!r} in {decision}"
            if render is not None:
                for language in LANGUAGES:
                    assert render(reason, language)
            try:
                match.play(decision.seat, text)
            except IllegalMove:
                pass
            else:
                raise AssertionError(f"{text!r} was not offered and yet accepted")
    asked = {decision.seat for decision in match.decisions}
    for seat in set(range(match.seats)) - asked:
        try:
            match.play(seat, "no such move")
        except IllegalMove:
            pass
        else:
            raise AssertionError("a seat that is not asked could move")
    assert digest(match.state) == before, "a refused move changed the position"


def check_record(match: Match) -> None:
    """A save, written as JSON and loaded, gives the same position."""
    data = json.loads(json.dumps(match.save()))
    twin = Match(match.game, data["seats"], data["seed"], data["options"])
    load_match(twin, data)
    assert digest(twin.state) == digest(match.state), "a loaded game differs"
    for seat in (*range(match.seats), None):
        assert seen_by(twin.state, seat) == seen_by(match.state, seat), "a loaded game looks other"
        one, two = ([event.to_json() for event in m.log(seat)] for m in (match, twin))
        assert one == two, "a loaded game tells another story"


def check_undo(match: Match, rng: Random) -> None:
    """Undo and redo lead back to the same position; earlier positions can be viewed."""
    if not match.position:
        return
    before = digest(match.state)
    told = [event.message for event in match.log(0)]
    moves = rng.randint(1, min(match.position, 20))
    match.undo(moves, free=True)
    assert digest(match.state) == digest(match.at(match.position))
    match.redo()
    assert digest(match.state) == before, "undo and redo lead elsewhere"
    assert [event.message for event in match.log(0)] == told, "redo tells another story"


def check_retract(match: Match, rng: Random) -> None:
    """A simultaneous answer can be taken back and given again while others still think."""
    decisions = match.decisions
    if len(decisions) < 2:
        return
    before = digest(match.state)
    decision = rng.choice(decisions)
    match.play(decision.seat, rng.choice(decision.moves))
    match.retract(decision.seat)
    assert digest(match.state) == before, "an answer that was taken back left a trace"


def check_end(match: Match, render: Render | None) -> None:
    """Scores add up, somebody wins, and every line of the log can be rendered."""
    scores = match.scores
    assert len(scores) == match.seats
    assert all(score.total == sum(score.parts.values()) for score in scores)
    assert match.winners
    assert not match.decisions
    told: dict[str, Message] = {}
    for seat in (*range(match.seats), None):
        json.dumps(match.view(seat))
        told |= {repr(event.message): event.message for event in match.log(seat)}
    if render is not None:
        for message in told.values():
            for language in LANGUAGES:
                assert render(message, language)

"""Advice for people: the best few moves of an open question, each with a reason.

A search finds the moves worth comparing. Then each of them is continued from the same deals and
with the same luck, so that differences come from the moves, and their precision is known.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any

from pentapolis.bots.bot import Searcher
from pentapolis.bots.chances import Estimate, chances_of, end_values
from pentapolis.bots.search import Edge, Node, play_on
from pentapolis.core.agenda import Decision
from pentapolis.core.game import Game
from pentapolis.core.match import Match
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.state import State

SECONDS = 1.0
PLAYOUTS = 128
"""Playouts of the search."""
EACH = 4
"""A search has this many times the playouts of each compared move."""
SEARCHING = 0.5
"""The share of the time that is used for the search."""
TRUSTED = 3
"""After this many playouts, a later move of the search is used instead of rules of thumb."""
SURE = 1.96
LITTLE = 0.02
"""A difference of chances that does not matter."""
# Differences below one point are noise.
LEAST_POINTS = 1
MOST_REASONS = 2


class Ends:
    """The ends of the playouts after one move: the seats' values, and sums of the rest."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge
        self.values: list[list[float]] = []
        self.finished = 0
        self.points = 0
        self.aspects: dict[str, float] = {}

    def add(self, game: Game, state: State, seat: int) -> None:
        """Add a playout: how everybody stands, and the aspects for the seat."""
        score = state.scores()[seat]
        aspects = {part: float(points) for part, points in score.parts.items()}
        if not state.over:
            aspects = game.aspects(state, seat, aspects)
        for name, worth in aspects.items():
            self.aspects[name] = self.aspects.get(name, 0.0) + worth
        self.finished += state.over
        self.points += score.total
        self.values.append(end_values(game, state))

    @property
    def count(self) -> int:
        """The number of playouts."""
        return len(self.values)

    @property
    def final_points(self) -> int | None:
        """The mean final score, if every playout reached the end of the game."""
        return round(self.points / self.count) if self.finished == self.count else None


class Hint:
    """A move, its chance to win, the final score if it can be predicted, and a reason.

    `behind` is how much better the first hint's chance is, with its standard error; it is None for
    the first hint itself.
    """

    def __init__(
        self,
        move: Move,
        chance: float,
        points: int | None,
        reason: Message,
        behind: Estimate | None = None,
        comparison: Message | None = None,
    ) -> None:
        self.move = move
        self.chance = chance
        self.points = points
        self.reason = reason
        self.behind = behind
        self.comparison = comparison

    def __repr__(self) -> str:
        return f"Hint({self.move.text!r}, {self.chance:.0%}, {self.points})"

    @property
    def result(self) -> Message:
        """What to expect of the move."""
        chance = round(100 * self.chance)
        if self.points is None:
            return Message("core-hint-chance", {"chance": chance})
        return Message("core-hint-result", {"chance": chance, "points": self.points})

    def to_json(self) -> dict[str, Any]:
        """The hint as it travels to a client."""
        behind = self.behind
        return {
            "move": self.move.to_json(),
            "chance": round(self.chance, 3),
            "behind": None if behind is None else round(behind.value, 3),
            "margin": None if behind is None else round(SURE * behind.error, 3),
            "points": self.points,
            "result": self.result.to_json(),
            "comparison": None if self.comparison is None else self.comparison.to_json(),
            "reason": self.reason.to_json(),
        }


def hints(
    match: Match,
    seat: int,
    count: int = 3,
    seconds: float | None = SECONDS,
    also: Sequence[str] = (),
) -> list[Hint]:
    """The most visited moves of a search, best chance first, from what the seat knows.

    Moves whose texts are in `also` are compared too.
    """
    compared = compare(match, seat, count, seconds, also)
    stage = match.game.stage(match.state)
    table = chances_of(match.game)
    prefix = match.game.prefix.lower()
    chances = [table.estimate(stage, seat, ends.values) for ends in compared]
    order = sorted(range(len(compared)), key=lambda i: -chances[i].value)
    best = compared[order[0]]
    behind = {i: table.difference(stage, seat, best.values, compared[i].values) for i in order[1:]}
    found: list[Hint] = []
    for i in order:
        ends = compared[i]
        others = [other for other in compared if other is not ends]
        comparison = against_first(behind[i]) if i in behind else little(list(behind.values()))
        reason = why(prefix, mean_aspects([ends]), mean_aspects(others))
        found.append(
            Hint(
                ends.edge.move,
                chances[i].value,
                ends.final_points,
                reason,
                behind.get(i),
                comparison,
            )
        )
    return found


def compare(
    match: Match,
    seat: int,
    count: int,
    seconds: float | None,
    also: Sequence[str] = (),
    playouts: int = PLAYOUTS,
) -> list[Ends]:
    """The most visited moves of a search, each continued with the same luck."""
    decision = match.decision(seat)  # raises an error if the seat is not asked
    game = match.game
    rng = Random(f"hint {seat} {match.position}")
    begun = time.monotonic()
    searching = None if seconds is None else SEARCHING * seconds
    search = Searcher(0, searching, playouts, thorough=True).search(game, match.state, seat, rng)
    edges = [edge for edge in search.ranking()[:count] if edge.visits]
    for text in also:
        move = decision.find(text)
        if move is not None and text not in [edge.move.text for edge in edges]:
            edges.append(search.root.edges.get(text) or Edge(move, 0.0))
    found = [Ends(edge) for edge in edges]
    searched = time.monotonic()
    for done in range(playouts // EACH):
        now = time.monotonic()
        # A round that would not finish in time is not started.
        if seconds is not None and done and now - begun + (now - searched) / done > seconds:
            break
        luck = rng.getrandbits(60)
        for ends in found:
            state = follow(game, match.state, seat, ends.edge, Random(luck))
            ends.add(game, state, seat)
    return found


def follow(game: Game, truth: State, seat: int, edge: Edge, rng: Random) -> State:
    """Play a move in a position that fits what the seat knows, finish the turn as the search would,
    and continue by rules of thumb.

    Only the turn: a plan that the search has followed further promises more than is played.
    """
    state = truth.resample(seat, rng)
    state.apply(seat, edge.move)
    node = edge.child
    while not state.over:
        decision, *others = state.decisions()
        favourite = None if others or decision.seat != seat else favoured(node, decision)
        if favourite is None:
            break
        state.apply(seat, favourite.move)
        node = favourite.child
    play_on(game, state, rng)
    return state


def favoured(node: Node, decision: Decision) -> Edge | None:
    """The most visited move, None if there are too few visits."""
    best: Edge | None = None
    for move in decision.moves:
        edge = node.edges.get(move.text)
        if edge is not None and edge.visits >= TRUSTED and (not best or edge.visits > best.visits):
            edge.move = move
            best = edge
    return best


# --- in words --------------------------------------------------------------------------------


def is_little(behind: Estimate) -> bool:
    """Whether two moves are about equally good, as far as the playouts show."""
    return behind.value < LITTLE or behind.value < SURE * behind.error


def against_first(behind: Estimate) -> Message:
    """How a move compares with the first hint."""
    less, margin = round(100 * behind.value), max(1, round(100 * SURE * behind.error))
    key = "core-hint-alike" if is_little(behind) else "core-hint-behind"
    return Message(key, {"less": less, "margin": margin})


def little(behind: list[Estimate]) -> Message | None:
    """What the first hint says if the choice hardly matters."""
    if behind and all(is_little(other) for other in behind):
        return Message("core-hint-little")
    return None


def mean_aspects(moves: list[Ends]) -> dict[str, float]:
    """The mean aspects at the ends of all playouts of these moves."""
    playouts = sum(ends.count for ends in moves)
    total: dict[str, float] = {}
    for ends in moves:
        for name, points in ends.aspects.items():
            total[name] = total.get(name, 0.0) + points / playouts
    return total


def why(prefix: str, mine: dict[str, float], others: dict[str, float]) -> Message:
    """The aspects that gain more by this move than by the others."""
    if not others:
        return Message("core-hint-alone")
    gains = sorted((points - others.get(name, 0.0), name) for name, points in mine.items())
    best = [(gain, name) for gain, name in reversed(gains) if round(gain) >= LEAST_POINTS]
    if not best:
        return Message("core-hint-even")
    listed = tuple(
        Message("core-hint-part", {"points": round(gain), "part": Message(f"{prefix}-part-{name}")})
        for gain, name in best[:MOST_REASONS]
    )
    return Message("core-hint-gains", {"parts": listed})

"""Guess the move: a question of a real game, a few candidates, and their values by a search."""

from __future__ import annotations

from random import Random

from pentapolis import api
from pentapolis.api import Match
from pentapolis.bots import make
from pentapolis.bots.hints import Hint, hints
from pentapolis.core.move import Move

CANDIDATES = 4
# The search considers more moves than are shown, so that the move that was played is among them.
CONSIDERED = 12
# The second best must be this much worse, so that there is one answer. Smaller gaps may be chance.
LEAST_GAP = 0.03
# How many questions of a game are examined before the clearest of them is used.
TRIES = 6
FIRST_MOVE, LAST_MOVE = 24, 60
MOST_MOVES = 40


def candidates(match: Match, seat: int, played: str | None = None) -> list[Hint]:
    """The best few answers to a seat's question, best first, and the one that was given.

    Of answers that nobody could tell apart, with one copy of a card or another, one is enough.
    """
    found: list[Hint] = []
    seen = {spoken(match, move) for move in match.decision(seat).moves if move.text == played}
    for hint in hints(match, seat, count=CONSIDERED):
        words = spoken(match, hint.move)
        if hint.move.text == played or words not in seen:
            found.append(hint)
        seen.add(words)
    best = found[:CANDIDATES]
    mine = next((hint for hint in found[CANDIDATES:] if hint.move.text == played), None)
    return best if mine is None else [*best[:-1], mine]


def spoken(match: Match, move: Move) -> tuple[str, ...]:
    """A move as people say it: copies of a card have one name."""
    known = match.game.components()
    return (move.verb, *(known[arg].en if arg in known else arg for arg in move.args))


def gap(choices: list[Hint]) -> float:
    """How much better the best one is than the second; -1 if there are too few."""
    if len(choices) < CANDIDATES:
        return -1.0
    return choices[0].chance - choices[1].chance


class Riddle:
    """A question in a match that has been played up to it, and its candidates."""

    def __init__(self, match: Match, seat: int, choices: list[Hint]) -> None:
        self.match = match
        self.seat = seat
        self.choices = choices


def invent(game_id: str, seed: int) -> Riddle:
    """A riddle from a game of bots: the first clear question, or the clearest of a few."""
    game = api.game(game_id)
    rng = Random(seed)
    seats = max(3, min(game.seats)) if 3 in game.seats else min(game.seats)
    match = Match(game, seats, seed, game.unattended)
    bot = make("greedy", seed)
    start = rng.randint(FIRST_MOVE, LAST_MOVE)
    best: tuple[float, int, int, list[Hint]] | None = None
    tries = 0
    while not match.over and tries < TRIES:
        decision = rng.choice(match.decisions)
        if match.position >= start and CANDIDATES <= len(decision.moves) <= MOST_MOVES:
            tries += 1
            choices = candidates(match, decision.seat)
            found = gap(choices)
            if found >= 0 and (best is None or found > best[0]):
                best = found, match.position, decision.seat, choices
            if found >= LEAST_GAP:
                break
        match.play(decision.seat, bot.choose(match, decision.seat))
    if best is None:
        raise ValueError(f"no question in a game of {game_id} with the seed {seed}")
    _, position, seat, choices = best
    if position < match.position:
        match.undo(match.position - position, free=True)
    return Riddle(match, seat, choices)

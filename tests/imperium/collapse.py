"""A game that collapses, and that the seat with fewer points wins."""

from __future__ import annotations

from random import Random

import pentapolis
from pentapolis import Match
from pentapolis.core.move import Move

OPTIONS = {"nations": ["celts", "vikings"], "sides": "B"}
SEED = 23


def keeps_unrest(move: Move) -> bool:
    """Whether the answer gives no unrest back."""
    return move.verb not in ("revolt", "return") and "unrest" not in move.text


def collapsed_match() -> Match:
    """Both players keep their unrest until the pile is empty."""
    match = pentapolis.new("imperium", seats=2, seed=SEED, options=OPTIONS)
    rng = Random(SEED)
    while not match.over:
        decision = match.decisions[0]
        calm = [move for move in decision.moves if keeps_unrest(move)]
        match.play(decision.seat, rng.choice(calm or decision.moves))
    return match

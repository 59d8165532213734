"""Many games: simulations, tournaments, training, analysis."""

from __future__ import annotations

from pentapolis.arena.executor import Executor, executor
from pentapolis.arena.simulation import Outcome, Outcomes, Pairing, Tally, play_out

__all__ = ["Executor", "Outcome", "Outcomes", "Pairing", "Tally", "executor", "play_out"]

"""Many games at once."""

from __future__ import annotations

from pentapolis.arena.simulation import Outcome, Pairing, Tally, play_out, run_all

__all__ = ["Outcome", "Pairing", "Tally", "play_out", "run_all"]

"""Ledgers in tests, and where real ones are, if they are: they are not part of the project."""

from __future__ import annotations

import os
from pathlib import Path

from pentapolis.core.match import Match
from pentapolis.games.terra_mystica.formats.ledger import read, replay
from tests.terra_mystica.table import GAME

ROOT = Path(__file__).parents[2]
FOLDER = Path(
    os.environ.get("PENTAPOLIS_LEDGERS")
    or ROOT.parent / "shared" / "data" / "terra_mystica" / "ledgers"
)


def real_ledgers() -> list[Path]:
    """The tables of real league games."""
    return sorted(FOLDER.glob("league_*.txt"))


def replay_ledger(text: str, partial: bool = False) -> replay.LedgerReport:
    """A ledger played and compared."""
    return replay.replay_ledger(GAME, text, partial)


def read_ledger(text: str) -> Match:
    """A ledger as a match."""
    return read.read_ledger(GAME, text)

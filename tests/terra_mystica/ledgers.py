"""Where real ledgers are, if they are: they are not part of the project."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = Path(
    os.environ.get("PENTAPOLIS_LEDGERS")
    or ROOT.parent / "shared" / "data" / "terra_mystica" / "ledgers"
)


def real_ledgers() -> list[Path]:
    """The tables of real league games."""
    return sorted(FOLDER.glob("league_*.txt"))

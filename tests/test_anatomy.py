"""The same skeleton for every game, and tests that mirror it (docs/architecture.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.test_names import GAMES

TESTS = Path(__file__).parent
PARTS = ("game", "tables", "state", "moves", "questions", "rules", "effects", "scoring", "view",
         "knowledge", "components", "bot")  # fmt: skip
PACKAGES = [path.name for path in sorted(GAMES.iterdir()) if (path / "game.py").exists()]


@pytest.mark.parametrize("package", PACKAGES)
def test_every_game_has_the_same_parts(package: str) -> None:
    game = GAMES / package
    missing = [
        part
        for part in PARTS
        if not (game / f"{part}.py").exists() and not (game / part / "__init__.py").exists()
    ]
    assert missing == []
    assert (game / "bot" / "rate.py").exists()
    assert (game / "bot" / "evaluate.py").exists()


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_of_rules_has_its_tests(package: str) -> None:
    rules = {path.stem for path in (GAMES / package / "rules").glob("[a-z]*.py")}
    tests = {path.stem.removeprefix("test_") for path in (TESTS / package / "rules").glob("test_*")}
    assert sorted(rules - tests) == []

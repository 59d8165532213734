"""Every numbered rule has a test that cites it, and every citation names a rule."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import pentapolis
from pentapolis.rulebook import rules

TESTS = Path(__file__).parent


def citations(prefix: str) -> set[str]:
    """The numbers in all ``@rule(...)`` decorators that begin with the prefix."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "rule":
                found |= {
                    arg.value
                    for arg in node.args
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    return {number for number in found if number.startswith(prefix + "-")}


@pytest.mark.parametrize("name", sorted(pentapolis.games()))
def test_every_rule_is_cited_and_every_citation_is_a_rule(name: str) -> None:
    game = pentapolis.games()[name]
    numbers = set(rules(game))
    cited = citations(game.prefix)
    assert len(numbers) > 50
    assert not sorted(numbers - cited), "rules without a test"
    assert not sorted(cited - numbers), "citations without a rule"

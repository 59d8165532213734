"""``@rule("SW-3.4")``: which rules a test proves."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test with the numbers of the rules, rulings and examples that it proves."""
    return pytest.mark.rule(*numbers)

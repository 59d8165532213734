"""What a good player would laugh at, and how often it still happens."""

from __future__ import annotations

from tests.bots.habits import seven_wonders


def test_what_can_be_built_is_rarely_sold() -> None:
    """Of 2,880 actions in 40 games of four, 104 were such sales; now 34."""
    found = seven_wonders(4)
    assert found["actions"] >= 280
    assert found["needless sales"] <= 0.04 * found["actions"]
    assert found["idle armies of Age III"] <= 0.15 * found["armies of Age III"]

"""A command that a failed test leaves behind would hold up the whole run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cli.driving import Terminal


@pytest.fixture(autouse=True)
def end_what_still_runs() -> Iterator[None]:
    yield
    for terminal in [*Terminal.running]:
        terminal.kill()

"""Chapter 5: growth phase."""

from __future__ import annotations

import pytest

from pentapolis.games.endeavor.rules.growth import GROW
from tests.citing import rule
from tests.endeavor.table import (
    empty,
    own,
)


@rule("EN-5.1", "EN-5.2")
@pytest.mark.parametrize(("culture", "growth"), [(0, 2), (2, 3), (4, 4), (7, 5), (10, 6), (16, 6)])
def test_growth_is_the_culture_value(culture: int, growth: int) -> None:
    state = empty()
    own(state, 0, tokens="culture " * culture, harbor=1)
    GROW[0].run(state)
    assert (state.harbor[0], state.supply[0]) == (1 + growth, 30 - growth)
    assert not state.decisions()  # nobody was asked


@rule("EN-5.3", "EN-5.4")
def test_population_and_harbor_have_no_limit() -> None:
    state = empty()
    state.supply[0], state.harbor[0] = 1, 29
    GROW[0].run(state)
    assert state.harbor[0] == 31
    assert state.view(0)["players"][0]["supply"] == 0
    GROW[0].run(state)
    assert state.harbor[0] == 33

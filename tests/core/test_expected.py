"""Why not, asked of a thing."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis import api
from pentapolis.core.match import Match

GAMES = [
    ("seven-wonders", 3), ("endeavor", 3), ("terra-mystica", 3), ("civilization", 2),
    ("imperium", 2),
]  # fmt: skip


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_things_say_why_not(name: str, seats: int) -> None:
    """Every refusal is of a move at the thing that is not offered, and somewhere there is one."""
    match = Match(api.game(name), seats, 7)
    rng = Random(7)
    found = 0
    components = sorted(match.game.components())
    for _ in range(40):
        decision = rng.choice(match.decisions)
        before = match.save()["hash"]
        for component in rng.sample(components, 8):
            refused = match.refusals(decision.seat, component)
            assert len({one.move.verb for one in refused}) == len(refused)
            for one in refused:
                assert component in one.move.args
                assert decision.find(one.move.text) is None
                assert one.reason.key != "core-not-offered"
            found += len(refused)
        assert match.save()["hash"] == before
        match.play(decision.seat, rng.choice(decision.moves))
    assert found > 0

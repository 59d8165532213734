"""Questions that random games hardly reach come up in a test of the rules, and are compared."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from pentapolis.core.agenda import Step
from pentapolis.core.legality import compare_offers
from pentapolis.core.move import Move
from pentapolis.core.state import State
from tests.conformance.test_refusals import RARE


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name in RARE for kind in RARE[name]])
def test_what_random_games_miss_is_asked_and_compared(
    name: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = State.ask
    compared: set[str] = set()

    def compare(state: State, step: Step[Any], seat: int, moves: list[Move] | None = None) -> None:
        ask(state, step, seat, moves)
        decision = state.asked[seat]
        assert decision is not None
        compare_offers(state, decision)
        compared.add(decision.kind)

    monkeypatch.setattr(State, "ask", compare)
    module, function, *arguments = RARE[name][kind].split(":")
    test = getattr(import_module(f"tests.{name.replace('-', '_')}.{module}"), function)
    test(*arguments)
    assert kind in compared

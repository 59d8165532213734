"""What holds for all tests."""

from __future__ import annotations

from types import FunctionType
from typing import Any

import pytest

from pentapolis.core.agenda import Step
from pentapolis.core.legality import compare_offers
from pentapolis.core.move import Move
from pentapolis.core.state import State


@pytest.fixture(autouse=True)
def _no_question_refuses_what_it_offers(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every question that a test of rules or effects asks is compared with its `refuse`.

    Random games hardly reach some kinds of questions: test_rare_questions.py asserts that they
    come up here.
    """
    ask = State.ask
    if not {"rules", "effects"} & set(request.path.parts) or not isinstance(ask, FunctionType):
        return

    def compare(state: State, step: Step[Any], seat: int, moves: list[Move] | None = None) -> None:
        ask(state, step, seat, moves)
        decision = state.asked[seat]
        assert decision is not None
        compare_offers(state, decision)

    monkeypatch.setattr(State, "ask", compare)

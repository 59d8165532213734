"""One function per kind of move decides: what is offered is what is not refused."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis.core.question import Question
from pentapolis.games.terra_mystica.moves import BY_TEXT
from pentapolis.text import render
from tests.terra_mystica.table import GAME

TABLES = [
    ["chaosmagicians", "dwarves", "mermaids"],
    ["fakirs", "halflings", "auren"],
    ["giants", "darklings", "swarmlings", "nomads"],
    ["witches", "alchemists", "cultists"],
    ["engineers", "cultists"],
]
LOOKED_AT = 0.25
"""How many of the questions are tried with every move of the vocabulary."""


@pytest.mark.parametrize("seed", range(len(TABLES)))
def test_every_move_is_offered_or_refused(seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(len(TABLES[seed]), seed, {"factions": TABLES[seed]})
    while not state.over:
        decision = state.decisions()[0]
        step = decision.step
        assert isinstance(step, Question)
        if rng.random() < LOOKED_AT:
            offered = {move.text for move in decision.moves}
            for move in decision.moves:
                assert step.refuse(state, decision.seat, move) is None, move
            for move in BY_TEXT.values():
                refusal = step.refuse(state, decision.seat, move)
                assert (refusal is None) == (move.text in offered), (decision.kind, move, refusal)
                if refusal is not None and rng.random() < 0.002:
                    reason = refusal.message(state, decision.seat, move)
                    assert reason.rule
                    for language in ("en", "cs"):
                        assert render(reason, language)
        rates = GAME.rate(state, decision.seat, decision.moves)
        best = decision.moves[rates.index(max(rates))]
        state.apply(decision.seat, rng.choice(decision.moves) if rng.random() < 0.35 else best)

"""One function per kind of move decides: what is offered is what is not refused."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from pentapolis.core.question import Question
from pentapolis.games.imperium import GAME
from pentapolis.games.imperium.moves import FIXED, NAMING, ZONES, card_move, plan_move
from pentapolis.games.imperium.tables import BY_SLUG, CARDS
from tests.citing import rule

NATIONS = ("arthurians", "olmecs", "utopians", "atlanteans", "qin", "minoans", "mauryans", "romans")
VOCABULARY = [
    *FIXED.values(),
    *[plan_move(*paid) for paid in product(range(4), range(3), range(4)) if any(paid)],
]
OF_EACH_KIND = 1
"""So many questions of each kind and card are tried with every move of their verbs."""


@rule("IM-V0.4", "IM-9.4", "IM-9.31")
@pytest.mark.parametrize("seed", range(4))
def test_every_move_is_offered_or_refused(seed: int) -> None:
    rng = Random(seed)
    nations = [NATIONS[2 * seed], NATIONS[2 * seed + 1]]
    state = GAME.start(2, seed, {"nations": nations, "round_limit": 8})
    looked_at: Counter[tuple[str, str]] = Counter()
    while not state.over:
        decision = state.decisions()[0]
        step, seat = decision.step, decision.seat
        kind = (step.kind(), step.source())
        looked_at[kind] += 1
        if isinstance(step, Question) and looked_at[kind] <= OF_EACH_KIND:
            offered = {move.text for move in decision.moves}
            verbs = [NAMING[verb] for verb in {move.verb for move in decision.moves} & set(NAMING)]
            cards = sorted({BY_SLUG[CARDS[card].slug] for card in state.cards_in_use()})
            named = [card_move(*parts) for parts in product(verbs, cards, range(len(ZONES)))]
            for move in [*decision.moves, *VOCABULARY, *named]:
                refusal = step.refuse(state, seat, move)
                assert (refusal is None) == (move.text in offered), (decision, move, refusal)
        rates = GAME.rate(state, seat, decision.moves)
        best = decision.moves[rates.index(max(rates))]
        state.apply(seat, rng.choice(decision.moves) if rng.random() < 0.5 else best)

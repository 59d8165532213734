"""Play that somebody who knows the game would not laugh at: shares in greedy games."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import pentapolis
from pentapolis.bots.weights import read, used
from pentapolis.games.terra_mystica import GAME
from pentapolis.games.terra_mystica.moves import ACT5, ACT6, ACTION, Act
from pentapolis.games.terra_mystica.rules.turns import TakeAction
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import FACTION_IDS, HOME

BY_HAND = Path(__file__).parents[2] / "examples" / "weights" / "terra-mystica-by-hand.json"


def homes(state: TerraMystica, seat: int) -> int:
    """How many hexes are the seat's home terrain."""
    return state.terrain.count(HOME[state.factions[seat]])


def spade_actions(seeds: range) -> tuple[int, int]:
    """Power actions for spades in greedy games with random factions: all, and those that made no
    hex a home."""
    count = idle = 0
    for seed in seeds:
        state = GAME.start(4, seed, {"factions": "random"})
        digging: tuple[int, int] | None = None
        while not state.over:
            for decision in state.decisions():
                seat, moves = decision.seat, decision.moves
                if digging is not None and isinstance(state.asking, TakeAction):
                    idle += homes(state, digging[0]) <= digging[1]
                    digging = None
                rates = GAME.rate(state, seat, moves)
                move = moves[rates.index(max(rates))]
                if isinstance(move, Act) and move.code == ACTION and move.a in (ACT5, ACT6):
                    digging = (seat, homes(state, seat))
                    count += 1
                state.apply(seat, move)
    return count, idle


def test_spades_of_power_actions_have_a_target() -> None:
    by_hand = read(str(BY_HAND))
    with used(GAME, replace(by_hand, values={**by_hand.values, "spade_idle": 0.8})):  # as it was
        before, wasted = spade_actions(range(6))
    assert wasted / before > 0.05
    count, idle = spade_actions(range(6))
    assert count > 10
    assert idle / count < 0.05


@pytest.mark.parametrize("level", ["greedy", "strong"])
def test_four_bots_do_not_always_choose_the_same_factions(level: str) -> None:
    chosen: Counter[str] = Counter()
    for seed in range(40):
        match = pentapolis.new("terra-mystica", seats=4, seed=seed)
        for seat in range(4):
            if match.decisions[0].kind != "choose_faction":
                break
            who = match.decisions[0].seat
            match.play(who, pentapolis.bot(level, seed=seed + seat).choose(match, who))
        state = match.state
        assert isinstance(state, TerraMystica)
        chosen.update(FACTION_IDS[faction] for faction in state.factions if faction >= 0)
    four = sum(count for _, count in chosen.most_common(4))
    assert four < 0.6 * sum(chosen.values())  # it was all of them
    assert len(chosen) >= 10

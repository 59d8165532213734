"""Reading a position (views, reasons, scores, offers) never changes what comes after."""

from __future__ import annotations

import random
from typing import Any

import pytest

import pentapolis
from pentapolis.core.digest import digest
from pentapolis.games.terra_mystica.board import by_skip, connectable, forget_all_reach, reachable
from pentapolis.games.terra_mystica.continuing import FAVOR_TILE, due
from pentapolis.games.terra_mystica.state import TerraMystica
from tests.citing import rule
from tests.terra_mystica.table import GAME, Table


def caches(state: TerraMystica) -> list[Any]:
    return [state.sites[:], state.reach[:], state.skips[:], state.connects[:]]


def fresh(state: TerraMystica) -> list[Any]:
    """What the caches would hold if everything were worked out now."""
    copy = state.copy()
    copy.sites = [
        tuple(h for h, owner in enumerate(copy.owner) if owner == seat)
        for seat in range(copy.seats)
    ]
    forget_all_reach(copy)
    for seat in range(copy.seats):
        if copy.factions[seat] >= 0:
            reachable(copy, seat)
            by_skip(copy, seat)
            connectable(copy, seat)
    return caches(copy)


def check_caches(state: TerraMystica) -> None:
    for kept, now in zip(caches(state), fresh(state), strict=True):
        for seat in range(state.seats):
            assert kept[seat] is None or kept[seat] == now[seat]


def looked_at(match: pentapolis.Match) -> None:
    """Everything that can be read, asked of every seat."""
    for seat in range(match.seats):
        match.view(seat)
        for text in ("build E7", "action ACT5", "connect r20", "pass BON4", "+FAV1", "nonsense"):
            match.why_not(seat, text)
    assert match.scores
    state = match.state
    assert isinstance(state, TerraMystica)
    for seat in range(match.seats):
        if state.factions[seat] >= 0:
            reachable(state, seat)
            by_skip(state, seat)
            connectable(state, seat)
            due(state, seat)


@pytest.mark.parametrize(
    ("seed", "factions"),
    [
        (1, ["mermaids", "fakirs", "witches"]),
        (2, ["dwarves", "swarmlings", "cultists", "chaosmagicians"]),
    ],
)
def test_what_is_kept_is_what_would_be_worked_out(seed: int, factions: list[str]) -> None:
    """A game whose every position is looked at, and the same game played blindly."""
    rng = random.Random(seed)
    options = {
        "factions": factions, "mini_expansion_1": True,
        "bonus_cards": [f"BON{n}" for n in range(1, len(factions) + 4)],
    }  # fmt: skip
    match = pentapolis.new("terra-mystica", seats=len(factions), seed=seed, options=options)
    while not match.over:
        looked_at(match)
        state = match.state
        assert isinstance(state, TerraMystica)
        check_caches(state)
        decision = match.decisions[0]
        rates = GAME.rate(state, decision.seat, decision.moves)
        best = decision.moves[rates.index(max(rates))]
        match.play(decision.seat, best if rng.random() < 0.7 else rng.choice(decision.moves))
        check_caches(state)
    again = pentapolis.load(match.save())
    assert digest(again.state) == digest(match.state)
    for seat in (*range(match.seats), None):
        assert again.view(seat) == match.view(seat)


@rule("TM-11.10", "TM-7.24")
def test_the_shipping_card_works_until_the_pass_and_not_before_the_next_round() -> None:
    """Reach as the view shows it: the card leaves with the pass, the new one waits."""
    table = Table("witches", "nomads", number=6, scoring="SCORE3")
    table.put("witches", "D", "E9").put("nomads", "D", "F3")
    table.give("witches", card="BON4").give("nomads", card="BON5")
    table.turn("witches")
    state = table.state
    with_card = reachable(state, 0)
    table.play("pass")
    without = reachable(state, 0)
    assert len(without) < len(with_card)
    table.play("pass")
    assert state.over
    assert reachable(state, 0) == without == fresh(state)[1][0]
    # Taken by passing, it works in the next round only.
    table = Table("witches", "nomads").put("witches", "D", "E9").put("nomads", "D", "F3")
    table.give("witches", card="BON5").give("nomads", card="BON6")
    table.state.card_coins[3] = 0
    table.turn("witches")
    before = reachable(table.state, 0)
    table.play("pass BON4")
    assert reachable(table.state, 0) == before


@rule("TM-Q28")
def test_favor_tiles_are_owed_only_as_far_as_there_are_different_ones() -> None:
    """What is due is known at once; asking for it changes nothing."""
    for left, owed in ((3, 2), (2, 2), (0, 0)):
        table = Table("chaosmagicians", "nomads").put("chaosmagicians", "TP", "D4")
        table.rich("chaosmagicians").turn("chaosmagicians")
        state = table.state
        state.favors[0] = (1 << 12) - 1 & ~((1 << left) - 1)
        table.play("upgrade D4 to TE")
        assert state.due_favors == owed
        before = digest(state)
        assert (due(state, 0) == FAVOR_TILE) == bool(owed)
        assert digest(state) == before
    table = Table("chaosmagicians", "nomads").put("chaosmagicians", "TP", "D4")
    table.rich("chaosmagicians").turn("chaosmagicians")
    table.state.favors[0] = (1 << 12) - 2
    table.play("upgrade D4 to TE")  # the one tile left is no choice
    assert table.state.favors[0] == (1 << 12) - 1
    assert table.state.due_favors == 0

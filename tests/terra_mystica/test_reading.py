"""Reading a position (views, reasons, scores, offers) never changes what comes after."""

from __future__ import annotations

import random

import pytest

import pentapolis
from pentapolis.core.digest import digest
from pentapolis.games.terra_mystica.questions import FAVOR_RANK, owed
from pentapolis.games.terra_mystica.rules.adjacency import by_skip, reachable
from pentapolis.games.terra_mystica.rules.leech import Leech
from pentapolis.games.terra_mystica.rules.towns import connectable
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import FACTION_IDS
from pentapolis.text import has_text
from tests.citing import rule
from tests.terra_mystica.table import GAME, Table


def check_caches(state: TerraMystica) -> None:
    for name, value in state.recomputed().items():
        assert getattr(state, name) == value, name


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
            owed(state, FAVOR_RANK)


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
    assert reachable(state, 0) == without
    check_caches(state)
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
    for left, tiles in ((3, 2), (2, 2), (0, 0)):
        table = Table("chaosmagicians", "nomads").put("chaosmagicians", "TP", "D4")
        table.rich("chaosmagicians").turn("chaosmagicians")
        state = table.state
        state.favors[0] = (1 << 12) - 1 & ~((1 << left) - 1)
        table.play("upgrade D4 to TE")
        assert owed(state, FAVOR_RANK) == tiles
        before = digest(state)
        assert (table.decision.kind == "favor_tile") == bool(tiles)
        assert digest(state) == before
    table = Table("chaosmagicians", "nomads").put("chaosmagicians", "TP", "D4")
    table.rich("chaosmagicians").turn("chaosmagicians")
    table.state.favors[0] = (1 << 12) - 2
    table.play("upgrade D4 to TE")  # the one tile left is no choice
    assert table.state.favors[0] == (1 << 12) - 1
    assert owed(table.state, FAVOR_RANK) == 0


# --- answers once for all ------------------------------------------------------------------------


@rule("TM-9.5", "TM-9.6")
def test_the_standing_answers_to_an_offer() -> None:
    """Always, never, up to a price; dearer offers are asked."""
    step = Leech(1, 0, 3, 3)
    state = Table("mermaids", "nomads").state
    answers = step.standing(state, 1)
    assert answers == GAME.standing["leech"]
    found = {}
    for answer in answers:
        move = step.stand(state, 1, answer)
        found[answer] = move.verb if move is not None else "ask"
    assert found == {
        "take": "leech", "decline": "decline", "take-0": "ask", "take-1": "ask", "take-2": "leech",
        "take-3": "leech", "take-4": "leech",
    }  # fmt: skip
    for language in ("en", "cs"):
        assert has_text("tm-standing-leech", language)
        assert all(has_text(f"tm-answer-{answer}", language) for answer in answers)
    cheap = Leech(1, 0, 3, 1)  # full bowls or few points: one power costs nothing
    move = cheap.stand(state, 1, "take-0")
    assert move is not None
    assert move.text == f"leech 3 from {FACTION_IDS[0]}"


@rule("TM-9.8")
def test_a_match_plays_standing_answers_by_itself() -> None:
    match = pentapolis.new(
        "terra-mystica", seats=2, seed=1, options={"setup": "first_game", "start_player": "first"}
    )
    match.play("pass BON1")
    match.play("pass BON5")
    match.stand(1, "leech", "take-0", until="phase")
    match.play("upgrade F4 to TP")
    match.play("done")
    assert match.record[-1] == (1, "leech 1 from witches")
    assert [event for event in match.log(1) if event.message.key == "core-log-stands"]
    assert not [event for event in match.log(0) if event.message.key == "core-log-stands"]
    assert match.decisions[0].seat == 1
    # It ends with the round's actions, and with the player's word.
    assert [stands.answer for stands in match.standing(1)] == ["take-0"]
    match.play(next(move for move in match.decisions[0].moves if move.text.startswith("pass")))
    match.play(next(move for move in match.decisions[0].moves if move.text.startswith("pass")))
    assert match.state.current_phase()[0] == 2  # type: ignore[index]
    assert match.standing(1) == []
    again = pentapolis.load(match.save())
    assert digest(again.state) == digest(match.state)

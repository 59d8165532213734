"""Moves that are not allowed: every one is read, and its refusal says what is missing."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis.core.errors import UnknownMove
from pentapolis.core.question import Question
from pentapolis.games.imperium import GAME
from pentapolis.games.imperium.moves import FIXED, NAMING, parse
from pentapolis.games.imperium.questions import RULE_OF
from pentapolis.text import render
from tests.citing import rule
from tests.imperium.table import Table


def reason(table: Table, move: str) -> str:
    """Why not, in words."""
    return render(table.why_not(move), "en")


def test_every_move_that_is_offered_can_be_read_and_is_not_refused() -> None:
    rng = Random(3)
    for seats in (2, 3, 4):
        state = GAME.start(seats, seats, {"nations": "pick", "sides": "choose"})
        while not state.over:
            decision = rng.choice(state.decisions())
            for move in decision.moves:
                assert parse(move.text) == move
                if isinstance(decision.step, Question):
                    assert decision.step.refuse(state, decision.seat, parse(move.text)) is None
            state.apply(decision.seat, rng.choice(decision.moves))


def test_every_verb_belongs_to_a_question() -> None:
    assert {*NAMING, *[move.verb for move in FIXED.values()], "pay", "choose"} == set(RULE_OF)


@pytest.mark.parametrize(
    "text",
    ["", "dance", "play", "play nobody", "keep unrest", "pay", "pay 2-gold", "pay x-progress",
     "choose nothing",
     "nation nobody", "discard unrest nobody", "revolt 99", "revolt -1", "draw unrest from moon"],
)  # fmt: skip
def test_what_is_no_move_at_all_is_told_apart(text: str) -> None:
    with pytest.raises(UnknownMove):
        parse(text)


@rule("IM-3.2", "IM-3.3", "IM-0.4", "IM-3.9", "IM-3.10")
def test_a_card_that_cannot_be_played() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1ROM14", "1ROM15")
    table.activate()
    assert "not in your hand" in reason(table, "play 1ROM16")
    table[0].actions = 0
    assert (
        reason(table, "play 1ROM14") == "This costs an action token; you have none left. [IM-3.2]"
    )


@rule("IM-2.2", "IM-4.1", "IM-5.1")
def test_other_turn_options_are_over_once_activated() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "unrest", "1ROM14")
    table.turn()
    assert "you have 1 in hand" in reason(table, "revolt 2")
    assert "does not bear" not in reason(table, "innovate 1ROM16")
    assert "is not in the market" in reason(table, "innovate 1ROM16")
    table.activate()
    assert "You are in your Activate turn" in reason(table, "revolt 1")
    assert "You are in your Activate turn" in reason(table, "innovate top-of-deck region")


@rule("IM-6.1", "IM-6.5")
def test_cleanup_tells_what_is_not_in_market_or_hand() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1ROM14", "1ROM15")
    table.cleanup()
    assert "is not in the market" in reason(table, "token 1ROM16")
    assert "Cards are discarded in Cleanup" in reason(table, "discard 1ROM14")
    assert "Now you are asked: Cleanup: put 1 progress" in reason(table, "play 1ROM14")
    table.do(table.moves()[0])
    assert reason(table, "discard 1ROM14 1ROM16").startswith("Advance is not in your hand")
    assert "in another order" in reason(table, "discard 1ROM15 1ROM14")


@rule("IM-9.41", "IM-0.6")
def test_a_development_names_its_cost_and_what_there_is() -> None:
    table = Table("romans", "greeks")
    table.empire(0)
    table.deck(0)
    table.discard(0, "1ROM14", "1ROM15")
    table.developments(0, "1ROM8", "1ROM9")
    table.tokens(0, 9, 9, 9)
    table.hand(0)
    table.cleanup()
    table.do(table.moves()[0])
    assert table.kind() == "reshuffle_develop"
    table.tokens(0, 1, 0, 0)
    assert "you have 1 material" in reason(table, "develop 1ROM8")
    assert "among your developments" in reason(table, "develop 1GRE8")


@rule("IM-1.2")
def test_a_nation_that_is_taken_names_its_leader() -> None:
    state = GAME.start(2, 1, {"nations": "pick"})
    state.apply(0, state.decisions()[0].moves[0])
    (decision,) = state.decisions()
    nation = state.players[0].nation
    text = GAME.start(2, 1, {"nations": "pick"}).decisions()[0].moves[nation].text
    reason = decision.step.why_not(state, 1, text)
    assert reason.rule == "IM-1.2"
    assert reason.args["seat"] == "seat:0"


@rule("IM-V8")
def test_a_condition_that_does_not_hold_says_what_there_is() -> None:
    table = Table("qin", "greeks")
    table.empire(0)
    table.in_play(0, "2QIN5")
    table.activate()
    assert "you have at least 3 Long Walls in play; now: 1" in reason(table, "exhaust 2QIN5")

"""The vocabulary of moves, and what is said where one is not allowed."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis.api import Match
from pentapolis.core.errors import UnknownMove
from pentapolis.core.question import Question
from pentapolis.games.civilization import GAME
from pentapolis.games.civilization.moves import CivMove, parse
from pentapolis.games.civilization.state import Civilization
from pentapolis.text import render
from tests.citing import rule
from tests.civilization.table import (
    army,
    board,
    city_management,
    event,
    forces,
    movement,
    resources,
    say,
    scout,
    start_of_turn,
    tech,
    token,
    trading,
)


def reason(state: Civilization, text: str) -> tuple[str, str]:
    """The rule that refuses a move, and the words."""
    decision = state.decisions()[0]
    message = decision.step.why_not(state, decision.seat, text)
    assert render(message, "cs") != render(message, "en")
    return message.rule, render(message, "en").removesuffix(f" [{message.rule}]")


def test_every_text_is_read_back() -> None:
    rng = Random(3)
    match = Match(GAME, 3, 3, {"turn_limit": 8})
    while not match.over:
        decision = rng.choice(match.decisions)
        for move in decision.moves:
            assert isinstance(move, CivMove)
            assert parse(move.text) is move
        match.play(decision.seat, rng.choice(decision.moves))


@pytest.mark.parametrize(
    "text",
    ["", "dance", "build", "build H3", "build H3 castle", "move H3 army:x", "end now", "at Z1"],
)
def test_what_means_nothing_is_no_move(text: str) -> None:
    with pytest.raises(UnknownMove):
        parse(text)


@rule("CV-6.4", "CV-6.40", "CV-8.16")
def test_refusals_name_what_is_missing() -> None:
    state = board()
    tech(state, 0, "currency")
    city_management(state)
    assert reason(state, "build D4 stonehenge") == (
        "CV-6.4",
        "Stonehenge costs 10; the city can reach 0.",
    )
    assert reason(state, "advance") == (
        "CV-6.40",
        "The next space costs 3 culture and 0 trade; you have 0 and 0.",
    )
    assert reason(state, "use currency") == (
        "CV-8.16",
        "Currency costs 1 incense; you have 0.",
    )
    assert reason(state, "build D4 workshop")[0] == "CV-6.20"
    assert reason(state, "build M5 army")[0] == "CV-6.1"
    assert reason(state, "arts D4") != reason(state, "harvest D4 iron")
    assert reason(state, "event disaster")[1] == "You do not hold this event: Disaster."


@rule("CV-3.6")
def test_a_move_of_another_phase_is_told_where_it_belongs() -> None:
    state = city_management(board())
    assert reason(state, "research pottery") == (
        "CV-8.1",
        "“research pottery” belongs to Research. Now you are asked: "
        "City management: what do you do?",
    )
    assert reason(state, "loot-trade 2")[0] == "CV-9.26"


@rule("CV-4.2", "CV-4.3", "CV-4.15", "CV-11.1")
def test_start_of_turn_refuses_with_the_rule() -> None:
    state = board()
    scout(state, 0, "G7")
    army(state, 0, "H8")
    tech(state, 0, "code-of-laws")
    start_of_turn(state)
    assert reason(state, "found H8 army")[0] == "CV-4.3"
    assert reason(state, "government democracy")[0] == "CV-4.13"
    assert reason(state, "send H8 D4")[0] == "CV-11.1"
    assert reason(state, "wonder stonehenge")[0] == "CV-4.1"
    state.most_cities[0] = 1
    assert reason(state, "found G7 scout") == ("CV-4.2", "You have 1 of at most 1 cities.")


@rule("CV-5.13", "CV-5.14", "CV-5.21")
def test_an_offer_refuses_with_amounts() -> None:
    state = board()
    state.trade = [4, 2]
    resources(state, 1, silk=1)
    say(trading(state), "offer", "?partner 1")
    assert reason(state, "give-trade 5") == ("CV-5.14", "Player 1 has 4 trade, not 5.")
    assert reason(state, "get iron")[1] == "Player 2 has no more of this: iron."
    assert reason(state, "propose")[0] == "CV-5.14"
    say(state, "give-trade 2", "get silk")
    assert reason(state, "give-trade 1")[0] == "CV-5.13"
    assert reason(state, "get silk")[0] == "CV-5.14"
    say(state, "promise no-attack 1 4")
    assert reason(state, "promise no-attack 1 5")[0] == "CV-5.21"


@rule("CV-7.1", "CV-7.4", "CV-7.9")
def test_movement_refuses_with_the_rule() -> None:
    state = board(civs=("rome", "egypt"))
    army(state, 0, "F4")
    army(state, 0, "F4")
    movement(state)
    assert reason(state, "move F4 army:3")[1].endswith("2 armies, 0 scouts.")
    assert reason(state, "move G4 army:1")[0] == "CV-7.1"
    assert reason(state, "to P8")[0] == "CV-7.1"
    assert reason(state, "discover G4")[0] == "CV-7.9"
    assert reason(state, "steal M5")[1] == "Only Russia steals techs."
    say(state, "move F4 army:2")
    assert reason(state, "end")[0] == "CV-7.2"
    assert reason(state, "stop")[0] == "CV-7.4"


@rule("CV-9.11", "CV-9.12")
def test_a_battle_refuses_with_the_rule() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "infantry-1", "mounted-2")
    forces(state, 1, "artillery-3", "infantry-2")
    army(state, 1, "G4")
    army(state, 0, "F4")
    say(movement(state), "to G4")
    assert reason(state, "play aircraft-5")[0] == "CV-9.11"
    assert reason(state, "play infantry-2 1")[0] == "CV-9.12"
    assert reason(state, "heal biology")[0] == "CV-8.16"


@rule("CV-E2", "CV-E9")
def test_a_reaction_refuses_with_the_rule() -> None:
    state = board(civs=("china", "egypt"))
    tech(state, 1, "writing")
    token(state, 1, "hut", "spy")
    event(state, 1, "sabotage")
    say(city_management(state), "arts D4")
    assert reason(state, "cancel-by sabotage")[0] == "CV-E2"
    assert reason(state, "cancel-with civil-service")[0] == "CV-E2"
    assert reason(state, "to G4")[0] == "CV-7.1"


def test_what_is_offered_is_never_refused_and_the_rest_always_is() -> None:
    """Every move seen in a game, asked again at every question of its kind."""
    rng = Random(5)
    state = GAME.start(3, 5, {"turn_limit": 7})
    seen: dict[str, set[str]] = {}
    while not state.over:
        decision = rng.choice(state.decisions())
        step = decision.step
        offered = {move.text for move in decision.moves}
        known = seen.setdefault(decision.kind, set())
        if isinstance(step, Question):
            for text in sorted(known | offered):
                refusal = step.refuse(state, decision.seat, parse(text))
                assert (refusal is None) == (text in offered), (decision.kind, text, refusal)
        known |= offered
        state.apply(decision.seat, rng.choice(decision.moves))

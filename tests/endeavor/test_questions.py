"""Refusals in words: what is missing with amounts, and moves that belong to another moment."""

from __future__ import annotations

from random import Random

import pentapolis
from pentapolis.games.endeavor.moves import BOX_VOCABULARY, VERBS
from pentapolis.games.endeavor.questions import EndeavorQuestion
from pentapolis.games.endeavor.rules.build import CHOOSE_BUILDING
from pentapolis.games.endeavor.rules.salary import PAY_SALARY
from pentapolis.games.endeavor.state import Endeavor
from pentapolis.text import LANGUAGES, render
from tests.citing import rule
from tests.endeavor.table import empty, fill, hold, own, play, turn, why, work

EXAMPLES = {
    "build": "build market", "activate": "activate market", "use": "use attack", "pass": "pass",
    "stop": "stop", "ship": "ship africa", "occupy": "occupy london", "attack": "attack london",
    "draw": "draw europe", "return": "return market", "discard": "discard europe_0",
    "slot": "slot none", "choose": "choose ship",
}  # fmt: skip


def words(state: Endeavor, text: str) -> str:
    """The reason in English, without the number of the rule."""
    return render(why(state, text), "en").rpartition(" [")[0]


def test_every_text_of_the_vocabulary_is_read_back() -> None:
    assert set(EXAMPLES) == set(VERBS)
    for verb, text in EXAMPLES.items():
        move = BOX_VOCABULARY.parse(text)
        assert move is not None
        assert (move.verb, move.text) == (verb, text)
    for text in (
        "",
        "build",
        "build palace",
        "pass now",
        "return",
        "return palace",
        "ship  africa",
    ):
        assert BOX_VOCABULARY.parse(text) is None
    assert BOX_VOCABULARY.parse("return market bank") is BOX_VOCABULARY.parse("return bank market")
    assert BOX_VOCABULARY.parse("return" + " bank" * 8) is None


def test_a_move_of_another_moment_is_told_its_own() -> None:
    asked: set[str] = set()
    for seed in range(3):
        match = pentapolis.new("endeavor", seats=4, seed=seed)
        rng = Random(seed)
        while not match.over:
            (decision,) = match.decisions
            step = decision.step
            assert isinstance(step, EndeavorQuestion)
            if decision.kind not in asked:
                asked.add(decision.kind)
                for verb in set(VERBS) - set(step.VERBS):
                    reason = match.why_not(decision.seat, EXAMPLES[verb])
                    assert reason.rule
                    assert reason.args["now"] == decision.prompt
                    for language in LANGUAGES:
                        assert render(decision.prompt, language) in render(reason, language)
            moves = [move for move in decision.moves if move.text != "pass" or rng.random() < 0.05]
            match.play(rng.choice(moves or decision.moves))
    assert len(asked) >= 9


@rule("EN-4.2", "EN-4.6")
def test_a_building_is_refused_with_levels() -> None:
    state = empty()
    own(state, 0, "museum", tokens="industry " * 10)
    state.push(CHOOSE_BUILDING[0])
    state.run()
    assert words(state, "build parliament") == (
        "You may own only one building of level 5 and have Museum."
    )
    state = empty()
    state.push(CHOOSE_BUILDING[0])
    state.run()
    assert words(state, "build docks") == "Docks is of level 3; you may build up to level 1."


@rule("EN-8.5", "EN-8.6")
def test_an_action_is_refused_with_what_is_missing() -> None:
    state = empty()
    own(state, 0, "barracks shipyard fortress", harbor=2)
    hold(state, 1, "e1")
    hold(state, 0, "e2 e3")
    turn(state)
    assert words(state, "activate barracks") == (
        "This action costs 2 population: attack. Your harbor has 1 left for it."
    )
    assert words(state, "activate fortress").startswith(
        "No free city lies in an open region where you are present."
    )
    assert "costs 2 population: attack. Your harbor has 1 left" in words(state, "activate fortress")
    state = empty()
    own(state, 0, "docks market shipyard", harbor=3)
    turn(state)
    play(state, "activate docks")
    assert words(state, "choose draw") == "Docks allows only this now: occupy, ship."


@rule("EN-6.3", "EN-12.6")
def test_workers_are_refused_with_numbers() -> None:
    state = empty()
    own(state, 0, "market market shipyard", tokens="finance finance")
    work(state, 0, "market shipyard colonial_house")
    state.push(PAY_SALARY[0])
    state.run()
    assert words(state, "return market") == "Exactly 2 workers return; you named 1."
    assert words(state, "return market market") == (
        "Only 1 worker can return from Market; you named 2."
    )
    assert words(state, "return bank market") == ("No worker can return from Bank; you named 1.")
    assert words(state, "return shipyard market") == "Write it as “return market shipyard”."


@rule("EN-13.3")
def test_a_card_is_refused_with_markers() -> None:
    state = empty()
    own(state, 0, "market shipyard", "africa_1", harbor=3)
    fill(state, "africa", [0, 1, 1])
    turn(state)
    play(state, "activate market")
    assert words(state, "draw africa") == (
        "Africa 2 needs 2 of your markers in its region; you have 1."
    )

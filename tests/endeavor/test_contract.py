"""What clients and bots get from Endeavor beyond the rules."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

import pentapolis
from pentapolis.core.agenda import Decision
from pentapolis.core.conformance import (
    check_copy,
    check_end,
    check_questions,
    check_record,
    check_refusals,
)
from pentapolis.core.digest import digest
from pentapolis.core.move import Move
from pentapolis.games.endeavor import GAME
from pentapolis.text import LANGUAGES, render
from tests.endeavor.table import empty, fill, hold, own, turn, work

DECISIONS = Path(__file__).parents[2] / "docs" / "decisions.md"


def test_everybody_sees_the_same() -> None:
    match = pentapolis.new("endeavor", seats=4, seed=8)
    rng = Random(8)
    while not match.over:
        views = [match.view(seat) for seat in (0, 1, 2, 3, None)]
        for view in views:
            for part in ("seat", "reach", "barred"):  # how far that seat's actions reach
                view.pop(part)
            json.dumps(view)
        assert all(view == views[0] for view in views)
        match.play(rng.choice(match.decisions[0].moves))


def test_every_component_that_a_view_names_is_known() -> None:
    match = pentapolis.new("endeavor", seats=5, seed=9)
    rng = Random(9)
    known = GAME.components()

    def check(value: object) -> None:
        if isinstance(value, dict):
            for key, item in value.items():
                check(key)
                check(item)
        elif isinstance(value, list):
            for item in value:
                check(item)
        elif isinstance(value, str) and ":" in value:
            assert value in known, value

    while not match.over:
        decision = match.decisions[0]
        for move in decision.moves:
            check([arg for arg in move.args if arg != "none"])
        check(match.view(None))
        match.play(rng.choice(decision.moves))


def busy(decision: Decision, rng: Random) -> Move:
    """A random move, but passing is rare: such players open regions and collect governors."""
    moves = decision.moves
    if len(moves) > 1 and rng.random() < 0.95:
        moves = [move for move in moves if move.text != "pass"]
    return rng.choice(moves)


@pytest.mark.parametrize("options", [{}, {"payment": "one"}, {"passed_limit": "next_pass"}])
def test_busy_games_keep_every_promise_and_ask_every_question(options: dict[str, str]) -> None:
    index = DECISIONS.read_text("utf-8").partition("## Endeavor")[2].partition("\n## ")[0]
    kinds: set[str] = set()
    for seats in GAME.seats:
        for seed in range(4):
            match = pentapolis.new("endeavor", seats=seats, seed=seed, options=options)
            rng = Random(seed)
            checking = Random(seed)  # a stream of its own: what is played depends on `rng` alone
            census = match.state.census()
            texts: list[str] = []
            while not match.over:
                (decision,) = match.decisions
                kinds.add(decision.kind)
                assert decision.source
                check_questions(match, render)
                if match.position % 41 == 40:
                    check_copy(match.state, checking)
                    check_refusals(match, texts, render)
                    check_record(match)
                move = busy(decision, rng)
                texts.append(move.text)
                match.play(move)
                assert match.state.census() == census
            check_end(match, render)
    assert all(f"| `{kind}`" in index for kind in kinds), kinds
    everything = {line.split("`")[1] for line in index.splitlines() if line.startswith("| `")}
    # With `next_pass` nobody ever reacts; by luck nobody may have to in few games.
    assert everything - kinds <= {"passed_limit_reaction"}
    assert options or kinds == everything


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_come_from_the_data(language: str) -> None:
    def text(name: str) -> str:
        message = GAME.components()[name].text
        assert message is not None
        return render(message, language)

    if language == "en":
        assert text("building:docks") == (
            "Level 3; finance 1; action: occupy and/or ship, in one region"
        )
        assert text("building:cartographer").endswith("action: ship once or twice, in one region")
        assert text("building:trade_office").endswith("action: draw once or twice, from one deck")
        assert text("building:colonial_house") == "Printed on the board; action: occupy"
        assert text("card:europe_0") == "Needs no marker; politics 1"
        assert text("card:europe_5") == "Needs 5 markers; politics 2; glory 4; abolishes slavery"
        assert text("token:attack") == "action: attack"
        assert text("track:culture") == "Growth by level: 0–1: 2, 2–3: 3, 4–6: 4, 7–9: 5, 10–15: 6"
    else:
        assert text("building:docks") == (
            "3. úroveň; finance 1; akce: obsazení a/nebo plavba, v jednom regionu"
        )
        assert text("card:europe_1") == "Vyžaduje 1 žeton populace; politika 1; sláva 1"
        assert text("building:trade_office").endswith(
            "zásoby jednou nebo dvakrát, z jednoho balíčku"
        )
        assert text("card:slavery_0") == ("Nevyžaduje populaci; průmysl 1; otočená −1 bod slávy")
        assert text("card:europe_3") == (
            "Vyžaduje 3 žetony populace; kultura 1; politika 1; sláva 2"
        )


def test_rating_does_not_change_the_position() -> None:
    state = empty()
    own(state, 0, "docks market bank", "india_1", harbor=5)
    work(state, 0, "market")
    fill(state, "africa", [0, 1])
    hold(state, 1, "e1")
    turn(state)
    before = state.view(0)
    moves = state.decisions()[0].moves
    assert len(GAME.rate(state, 0, moves)) == len(moves)
    assert state.view(0) == before


def test_positions_keep_their_hashes() -> None:
    """Saves carry the hash of their position: it changes with the rules version only."""
    found = sha256()
    kinds: set[str] = set()
    for seed in range(12):
        match = pentapolis.new("endeavor", seats=3 + seed % 3, seed=seed)
        rng = Random(seed)
        while not match.over:
            (decision,) = match.decisions
            kinds.add(decision.kind)
            if decision.kind != "choose_building":
                found.update(digest(match.state).encode())
            match.play(busy(decision, rng))
        found.update(digest(match.state).encode())
    assert len(kinds) == 12
    assert GAME.rules_version == 1
    assert found.hexdigest()[:16] == "b3300f60e5602ded"

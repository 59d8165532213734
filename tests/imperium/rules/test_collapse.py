"""After a collapse unrest decides before points, and everybody who tells the result says so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import pentapolis
from pentapolis.arena.simulation import Pairing, play_out
from pentapolis.bots import Bot
from pentapolis.core.match import Match
from pentapolis.core.move import Move
from pentapolis.core.score import places
from pentapolis.formats import result, to_json
from pentapolis.text import render
from tests.citing import rule
from tests.cli.driving import run
from tests.imperium.collapse import OPTIONS, SEED, collapsed_match


@pytest.fixture(scope="module")
def match() -> Match:
    return collapsed_match()


@rule("IM-12.13", "IM-12.14")
def test_the_fewest_unrest_come_first(match: Match) -> None:
    one, two = match.scores
    assert one.total < two.total
    assert (one.first, two.first) == ((-4,), (-6,))
    assert match.winners == [0]
    assert places(match.scores) == [1, 2]


def test_the_verdict_is_told_in_both_languages(match: Match) -> None:
    verdict = match.state.verdict()
    assert verdict is not None
    assert render(verdict, "en", ("Ada", "Bob")) == (
        "Collapse: the fewest unrest win (Ada 4, Bob 6) [IM-12.14]"
    )
    assert render(verdict, "cs", ("Ada", "Bob")) == (
        "Kolaps: vyhrává, kdo má nejméně nepokojů (Ada 4, Bob 6) [IM-12.14]"
    )
    assert pentapolis.new("imperium", seats=2, seed=1).state.verdict() is None


def test_the_story_ends_with_it(match: Match, tmp_path: Path) -> None:
    first, second, verdict = result(match, "en", ("Ada", "Bob"))
    assert first.startswith("1. Ada: 40 ")
    assert second.startswith("2. Bob: 66 ")
    assert verdict.startswith("Collapse: ")
    assert json.loads(to_json(match))["verdict"]["key"] == "im-verdict-collapse"
    save = tmp_path / "collapse.json"
    save.write_text(json.dumps(match.save()))
    told = run("replay", str(save)).stdout
    assert "Collapse: the fewest unrest win" in " ".join(told.split())


class Reader(Bot):
    """Plays a game again, word for word."""

    def choose(self, match: Match, seat: int) -> Move:
        who, text = collapsed_record()[match.position]
        assert who == seat
        found = match.decision(seat).find(text)
        assert found is not None
        return found


def collapsed_record() -> list[tuple[int, str]]:
    return RECORDS.setdefault("only", collapsed_match().record)


RECORDS: dict[str, list[tuple[int, str]]] = {}


def test_simulations_place_by_it() -> None:
    outcome = play_out(
        Pairing("imperium", SEED, ("a", "b"), OPTIONS), lambda name, seed: Reader(seed)
    )
    assert outcome.totals == (40, 66)
    assert outcome.winners == (0,)
    assert outcome.places == (1, 2)

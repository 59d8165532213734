"""A player is told which facts are not known, and only where it matters."""

from __future__ import annotations

from pathlib import Path

import pytest

import pentapolis
from pentapolis.core.game import Component, Game, Option
from pentapolis.sources import caveat, reconstructed, sources
from pentapolis.text import render

README = Path(__file__).parents[2] / "README.md"


class Boxed(Game):
    """Ten things, some of them reconstructed."""

    id = "boxed"

    def __init__(self, doubtful: int) -> None:
        self.doubtful = doubtful

    def components(self) -> dict[str, Component]:
        made = ["reconstructed" if i < self.doubtful else "rulebook" for i in range(10)]
        return {f"thing:{i}": Component(f"thing:{i}", "", "", source=s) for i, s in enumerate(made)}


def test_few_reconstructed_things_are_not_worth_a_word() -> None:
    assert caveat(Boxed(0)) is None
    assert caveat(pentapolis.games()["civilization"]) is None
    assert len(reconstructed(pentapolis.games()["civilization"])) > 0


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The rules are exact, the box is not: 3 of 10 components are reconstructed."),
        (
            "cs",
            "Pravidla jsou přesná, obsah krabice ne: rekonstruovaných komponent je 3 z celkem 10.",
        ),
    ],
)
def test_many_are_told_in_one_sentence(language: str, words: str) -> None:
    game = Boxed(3)
    assert sources(game) == {"reconstructed": 3, "rulebook": 7}
    told = caveat(game)
    assert told is not None
    assert render(told, language).endswith(words)


def test_where_a_game_reads_files_the_sentence_says_how_to_correct_it() -> None:
    game = Boxed(10)
    game.options = (Option("print", ("box",), local=True),)
    told = caveat(game)
    assert told is not None
    assert "pentapolis play boxed --option print=FILE" in render(told)
    assert "pentapolis play boxed --option print=SOUBOR" in render(told, "cs")


def test_the_readme_knows_the_numbers() -> None:
    text = " ".join(README.read_text("utf-8").split())
    for game in pentapolis.games().values():
        numbers = f"{len(reconstructed(game))} of its {len(game.components())} components"
        assert (numbers in text) == (caveat(game) is not None), game.id

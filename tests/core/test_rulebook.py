"""The rules index is read as it is written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pentapolis
from pentapolis.core.game import Game
from pentapolis.rulebook import rules
from pentapolis.text import LANGUAGES
from tests.template_game import GAME

DECISIONS = Path(__file__).parents[2] / "docs" / "decisions.md"

INDEX = """
# A game: rules index

| id | rule |
|---|---|
| XY-1.1 | Plain. (p. 1) |
| XY-1.2a | With a letter. |
|XY-1.3 | Without a space. |

Text that mentions XY-1.4 is no rule, and neither is a row that begins otherwise: | XY-1.5 |

## 2 Lists

- **XY-2.1** In bold.
- XY-2.2 In a list.
- **XY-2.3*** In bold, with an asterisk.
- ZZ-2.4 Of another game.
- XY-2.5 With a table:

| level | 0-1 | 2+ |
|---|---|---|
| gain | 1 | 2 |

- XY-2.6 With a second line.
  The second line.

A paragraph ends it.

| no | table of a rule |

### Rulings

| XY-Q1 | open point | ruling | why |
| XY-V3 | a word of the vocabulary |
| EX-1 | position | action | result |
| EX-2b | position \\| with a bar | action | result |
| XY-1.1 | A second time: the first counts. |
"""


class Indexed(Game):
    id = "indexed"
    prefix = "XY"

    def text_file(self, name: str) -> str:
        assert name == "rules.en.md"
        return INDEX


def test_every_kind_of_number_is_found_in_order() -> None:
    found = rules(Indexed())
    assert list(found) == [
        "XY-1.1", "XY-1.2a", "XY-1.3", "XY-2.1", "XY-2.2", "XY-2.3", "XY-2.5", "XY-2.6",
        "XY-Q1", "XY-V3", "XY-EX-1", "XY-EX-2b",
    ]  # fmt: skip
    assert found["XY-1.1"].text == "Plain. (p. 1)"
    assert found["XY-1.1"].section == "A game: rules index"
    assert found["XY-2.1"].section == "2 Lists"
    assert found["XY-2.1"].text == "In bold."
    assert found["XY-2.3"].text == "In bold, with an asterisk."
    assert found["XY-2.5"].text == "With a table:\nlevel · 0-1 · 2+\ngain · 1 · 2"
    assert found["XY-2.6"].text == "With a second line.\nThe second line."
    assert found["XY-Q1"].text == "open point · ruling · why"
    assert found["XY-EX-1"].section == "Rulings"


def test_the_template_and_seven_wonders_have_their_rules() -> None:
    assert len(rules(GAME)) == 9
    seven = rules(pentapolis.games()["seven-wonders"])
    assert seven["SW-6.2"].text.startswith("Empty cost field: free")
    assert seven["SW-6.2"].section == "Kinds of cost"
    for number in ("SW-1.1", "SW-8.16", "SW-Q22", "SW-EX-32", "SW-7.19a", "SW-7.21c"):
        assert number in seven


def index(game: Game, language: str) -> str:
    return game.text_file(f"rules.{language}.md")


GAMES = [pytest.param(game, id=game.id) for game in (GAME, *pentapolis.games().values())]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_is_lost_by_a_slip_of_the_pen(game: Game, language: str) -> None:
    """Every row or item that begins with a number is read, whatever its decoration."""
    loose = re.compile(rf"^[\s|*_-]*({game.prefix}-[A-Z]*\d[\w.]*|EX-\d+\w?)", re.MULTILINE)
    written = {number.rstrip(".") for number in loose.findall(index(game, language))}
    full = {f"{game.prefix}-{n}" if n.startswith("EX-") else n for n in written}
    assert len(full) > 50 or game is GAME
    assert full <= set(rules(game, language))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_numbers_in_the_same_order(game: Game) -> None:
    assert [*rules(game, "cs")] == [*rules(game, "en")]
    assert all(rule.text for rule in rules(game, "cs").values())


# A number printed in a rule is a fact of the game: a translation may not change it.
@pytest.mark.parametrize("game", GAMES)
def test_both_languages_cite_the_same_rules(game: Game) -> None:
    number = re.compile(rf"{game.prefix}-[A-Z]*\d+(?:\.\d+)?[a-z]?|EX-V?\d+[a-z]?")
    english, czech = (
        {key: sorted(set(number.findall(rule.text))) for key, rule in rules(game, one).items()}
        for one in LANGUAGES
    )
    assert {key: (english[key], czech[key]) for key in english if english[key] != czech[key]} == {}


MARKS = re.compile(
    r"\[[DFRQ][^\]]*\]|\((?:data|Q\d+)\)"  # where a fact is from, without saying it in words
    r"|\bin code\b|\bv kódu\b"
    r"|`[^`]*[a-z0-9]_[a-z0-9][^`]*`"  # identifiers
)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_written_for_players(game: Game, language: str) -> None:
    """No identifiers, kinds of decisions or marks of the authors. A notation for saved games, which
    has rules of its own (``TM-L1``), is quoted as it is written."""
    chapters = index(game, language).split("\n## ")
    text = "\n".join(one for one in chapters if f"{game.prefix}-L1*" not in one)
    assert MARKS.findall(text) == []
    kinds = re.findall(r"^\| `(\w+)`", DECISIONS.read_text("utf-8"), re.MULTILINE)
    assert len(kinds) > 50
    assert sorted(set(kinds) & set(re.findall(r"`(\w+)`", text))) == []

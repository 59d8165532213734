"""The rules index is read as it is written."""

from __future__ import annotations

import re

import pytest

import pentapolis
from pentapolis.core.game import Game
from pentapolis.rulebook import rules
from tests.template_game import GAME

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
        assert name == "rules.md"
        return INDEX


def test_every_kind_of_number_is_found_in_order() -> None:
    found = rules(Indexed())
    assert list(found) == [
        "XY-1.1", "XY-1.2a", "XY-1.3", "XY-2.1", "XY-2.2", "XY-2.3", "XY-Q1", "XY-V3", "XY-EX-1",
        "XY-EX-2b",
    ]  # fmt: skip
    assert found["XY-1.1"].text == "Plain. (p. 1)"
    assert found["XY-1.1"].section == "A game: rules index"
    assert found["XY-2.1"].section == "2 Lists"
    assert found["XY-2.1"].text == "In bold."
    assert found["XY-2.3"].text == "In bold, with an asterisk."
    assert found["XY-Q1"].text == "open point · ruling · why"
    assert found["XY-EX-1"].section == "Rulings"


def test_the_template_and_seven_wonders_have_their_rules() -> None:
    assert len(rules(GAME)) == 9
    seven = rules(pentapolis.games()["seven-wonders"])
    assert seven["SW-6.2"].text.startswith("Empty cost field: free")
    assert seven["SW-6.2"].section == "Kinds of cost"
    for number in ("SW-1.1", "SW-8.16", "SW-Q22", "SW-EX-32", "SW-7.19a", "SW-7.21c"):
        assert number in seven


@pytest.mark.parametrize("name", sorted(pentapolis.games()))
def test_no_rule_is_lost_by_a_slip_of_the_pen(name: str) -> None:
    """Every row or item that begins with a number is read, whatever its decoration."""
    game = pentapolis.games()[name]
    loose = re.compile(rf"^[\s|*_-]*({game.prefix}-[A-Z]*\d[\w.]*|EX-\d+\w?)", re.MULTILINE)
    written = {number.rstrip(".") for number in loose.findall(game.text_file("rules.md"))}
    full = {f"{game.prefix}-{n}" if n.startswith("EX-") else n for n in written}
    assert len(full) > 50
    assert full <= set(rules(game))

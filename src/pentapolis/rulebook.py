"""The numbered rules of a game, read from its rules index in either language (``docs/rules``)."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

from pentapolis.core.game import Game

HEADING = re.compile(r"^#+\s+(?P<title>.+)$")


@dataclass(frozen=True)
class Rule:
    """One numbered rule, ruling (``SW-Q5``) or worked example (``SW-EX-13``).

    Further lines of the text are those of a list item, and the rows of a table that follows it.
    """

    number: str
    section: str
    text: str


@cache
def rules(game: Game, language: str = "en") -> dict[str, Rule]:
    """Every numbered rule of a game, in the order of its index; the numbers are the same in both
    languages.

    >>> from pentapolis.registry import game
    >>> rules(game("endeavor"))["EN-1.1"].number
    'EN-1.1'
    """
    entry = re.compile(
        rf"^(?:- |\| ?)(?:\*\*)?(?P<number>{game.prefix}-[A-Z]*\d+(?:\.\d+)?[a-z]?|EX-V?\d+[a-z]?)"
        r"\**(?: \||\s)(?P<text>.*)$"  # the end of bold, perhaps with its own asterisk
    )
    found: dict[str, Rule] = {}
    section = ""
    number = ""  # the list item that indented lines and a table may belong to
    for line in game.text_file(f"rules.{language}.md").splitlines():
        heading = HEADING.match(line)
        match = entry.match(line)
        if heading:
            section, number = heading["title"], ""
        elif match:
            number = match["number"]
            if number.startswith("EX-"):
                number = f"{game.prefix}-{number}"
            if number not in found:
                found[number] = Rule(number, section, _plain(match["text"]))
            if not line.startswith("- "):
                number = ""
        elif number and line.startswith(("  ", "|")):
            if not line.startswith(("|--", "| --")):
                found[number] = replace(found[number], text=f"{found[number].text}\n{_plain(line)}")
        elif line:
            number = ""
    return found


def _plain(text: str) -> str:
    """The cells of a table row, or a list item, as running text."""
    cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", text)]
    return " · ".join(cell for cell in cells if cell)

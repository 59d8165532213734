"""Rules for reading in a terminal: by number or by words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

import pentapolis
from pentapolis.core.game import Game
from pentapolis.core.message import Message
from pentapolis.rulebook import Rule, rules
from pentapolis.text import render

MOST = 40


def look_up(game: Game, text: str, language: str) -> Iterator[str]:
    """The rule of that number, the rules of that section, or those that contain the words."""
    found = find(game, text, language)
    section = ""
    for rule in found[:MOST]:
        if rule.section != section:
            section = rule.section
            yield section
        yield f"{rule.number}  {readable(rule.text)}"
    if not found:
        yield render(Message("cli-no-rule", {"words": text}), language)
    elif len(found) > MOST:
        yield render(Message("cli-more-rules", {"count": len(found) - MOST}), language)


def find(game: Game, text: str, language: str) -> list[Rule]:
    """Rules by number (``SW-6.2``, ``6.2``), by section (``SW-6``), or by words, with or without
    accents."""
    known = rules(game, language)
    wanted = text.strip().upper()
    prefix = f"{game.prefix}-"
    number = wanted if wanted.startswith(prefix) else prefix + wanted
    if number in known:
        return [known[number]]
    below = [rule for rule in known.values() if rule.number.startswith(number + ".")]
    if below:
        return below
    words = _bare(text).split()
    return [
        rule
        for rule in known.values()
        if words and all(word in _bare(f"{rule.section} {rule.text}") for word in words)
    ]


def _bare(text: str) -> str:
    """The text in lower case without accents."""
    signs = unicodedata.normalize("NFD", text.casefold())
    return "".join([sign for sign in signs if not unicodedata.combining(sign)])


def game_of(number: str) -> Game | None:
    """The game whose rule numbers have that prefix."""
    prefix = number.strip().upper().partition("-")[0]
    for game in pentapolis.games().values():
        if game.prefix == prefix:
            return game
    return None


def readable(text: str) -> str:
    """The text without the markup of the rules index."""
    return re.sub(r"[`*]|\\(?=\|)", "", text)

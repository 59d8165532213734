"""Styles: personalities of bots, as changes of their game's weights.

A game's ``bot/styles.json`` has, by style, what it changes: a weight by name, all of it or some of
its entries (``of``, by name or pattern: ``?REG*``), multiplied (``times``) or increased (``add``).
Changes are relative, so that a
style outlives the training of the weights below it. The name of a style in words is the message
``<prefix>-style-<name>`` of the game's texts.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache, lru_cache
from importlib.resources import files
from random import Random
from typing import Any

from pentapolis.bots.weights import WeightsFile, names, numbers, own, table_of
from pentapolis.core.errors import UnknownBot
from pentapolis.core.game import Game
from pentapolis.core.message import Message
from pentapolis.core.weights import Table

FILE = "styles.json"
PLAIN = "plain"
"""The style that changes nothing; every game has it."""


@dataclass(frozen=True)
class Change:
    """Some numbers of the weights, by the beginnings of their names: ``tech``, ``tech.a*``."""

    places: tuple[str, ...]
    times: float
    add: float


Styles = Mapping[str, tuple[Change, ...]]


def parse(text: str) -> Styles:
    """The styles of a game from the text of its file."""
    found: dict[str, dict[str, dict[str, Any]]] = json.loads(text)
    return {
        style: tuple(
            Change(
                tuple(f"{weight}.{entry}" for entry in how["of"]) if "of" in how else (weight,),
                how.get("times", 1.0),
                how.get("add", 0.0),
            )
            for weight, how in changes.items()
        )
        for style, changes in found.items()
    }


def changed(values: Table, changes: Iterable[Change]) -> dict[str, Any]:
    """The weights with those changes; an error where a change meets no number."""
    row = numbers(values)
    paths = [f"{path}." for path in names(values)]
    for change in changes:
        for place in change.places:
            met = [i for i, path in enumerate(paths) if fnmatchcase(path, f"{place}.*")]
            if not met:
                raise UnknownBot(Message("core-bad-style", {"weight": place}))
            for i in met:
                row[i] = row[i] * change.times + change.add
    return table_of(values, row)


@cache
def styles_of(game: Game) -> Styles:
    """The styles that a game knows besides `PLAIN`."""
    path = files(game.package).joinpath("bot", FILE)
    return parse(path.read_text("utf-8")) if path.is_file() else {}


def check_style(game: Game, style: str) -> None:
    """An error that names the game's styles, if this is none of them."""
    known = (PLAIN, *styles_of(game))
    if style not in known:
        raise UnknownBot(
            Message(
                "core-unknown-style",
                {"game": game.en, "style": str(style), "known": ", ".join(known)},
            )
        )


@lru_cache(maxsize=64)
def styled(game: Game, weights: WeightsFile | None, style: str) -> WeightsFile | None:
    """The weights of a bot with that style, on top of its game's own or of others; called at every
    answer."""
    check_style(game, style)
    if style == PLAIN:
        return weights
    below = weights or own(game)
    values = changed(below.values, styles_of(game)[style])
    return WeightsFile(below.game, below.rules, below.made, values)


def drawn_style(game: Game, seed: int, seat: int) -> str:
    """A style for that seat, drawn by the seed of its table, so that games differ."""
    return Random(f"style {seed} {seat}").choice((PLAIN, *styles_of(game)))


def label(game: Game, style: str) -> Message:
    """The name of a style in words."""
    return Message(f"{game.prefix.lower()}-style-{style}")


def with_style(level: str, style: str) -> str:
    """A bot of that level in one word, as it is called by: ``greedy:style=scientist``."""
    return level if style == PLAIN else f"{level}:style={style}"


def style_of(bot: str) -> str:
    """The style of a bot that is called by one word."""
    return bot.partition(":style=")[2] or PLAIN

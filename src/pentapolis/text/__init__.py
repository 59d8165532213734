"""Messages into Czech and English: one Fluent file per game and language.

>>> from pentapolis.core.message import Message
>>> render(Message("core-nothing-to-undo"), "cs")
'Není co vzít zpět.'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from pentapolis.core.game import Game
from pentapolis.core.message import Arg, Message
from pentapolis.registry import games

LANGUAGES = ("en", "cs")
LONGEST = 200
# The files that belong to no single game, by prefix.
SHARED = {"core": "{language}.ftl", "cli": "cli.{language}.ftl"}


def render(
    message: Message, language: str = "en", players: Sequence[str] = (), home: Game | str = ""
) -> str:
    """The message as a sentence; `players` are the names of the seats.

    `home` is the game (or its prefix) whose components the message names. Without it, a game's own
    message still finds them, a shared one does not. The number of the cited rule follows in
    brackets.
    """
    text = _render(message, language, players, _game_of(home))
    return f"{text} [{message.rule}]" if message.rule else text


def has_text(key: str, language: str) -> bool:
    """Whether there is a message of that key.

    >>> has_text("core-nothing-to-undo", "cs")
    True
    """
    return bool(_bundle(key.partition("-")[0], language).has_message(key))


def name(
    component: str, language: str, home: Game | str | None, players: Sequence[str] = ()
) -> str:
    """The name of a component of that game (or its prefix); other words are returned unchanged."""
    kind, _, rest = component.partition(":")
    if kind == "seat" and rest.isdecimal():
        return player_name(int(rest), language, players)
    game = _game_of(home)
    found = game.components().get(component) if game is not None else None
    if found is None:
        return component
    return found.cs if language == "cs" else found.en


def player_name(seat: int, language: str, players: Sequence[str] = ()) -> str:
    """What a seat is called.

    >>> player_name(0, "en"), player_name(0, "en", ["Eva"])
    ('Player 1', 'Eva')
    """
    if seat < len(players):
        return players[seat]
    return _numbered(seat, language)


def source(prefix: str, language: str) -> str:
    """The text of a Fluent file: a shared one (``core``) or a game's prefix in lower case."""
    if prefix in SHARED:
        file = SHARED[prefix].format(language=language)
        return files("pentapolis.text").joinpath(file).read_text("utf-8")
    game = _game(prefix)
    return game.text_file(f"{language}.ftl") if game is not None else ""


def _render(message: Message, language: str, players: Sequence[str], home: Game | None) -> str:
    prefix = message.key.partition("-")[0]
    if prefix not in SHARED and (home is None or home.prefix.lower() != prefix):
        home = _game(prefix)
    bundle = _bundle(prefix, language)
    if not bundle.has_message(message.key):
        raise KeyError(f"no text for {message.key!r} in {language!r}")
    pattern = bundle.get_message(message.key)
    args = {
        key: _listed(
            [_render(item, language, players, home) for item in value], message.key, language
        )
        if isinstance(value, tuple)
        else _argument(value, language, home, players)
        for key, value in message.args.items()
    }
    if pattern.value is None:
        raise KeyError(f"{message.key!r} has no value in {language!r}")
    text, errors = bundle.format_pattern(pattern.value, args)
    if errors:
        raise KeyError(f"{message.key!r} in {language!r}: {errors[0]}")
    return str(text)


def _argument(value: Arg, language: str, home: Game | None, players: Sequence[str]) -> Any:
    if isinstance(value, Message):
        return _render(value, language, players, home)
    if isinstance(value, str):
        if len(value) > LONGEST:  # typed by somebody: enough to recognize it
            return value[:LONGEST] + "…"
        return name(value, language, home, players) if ":" in value else value
    return value


def _listed(items: list[str], key: str, language: str) -> str:
    """``a, b, c``: the message's `.join` comes between items, its `.last` before the last."""
    join, last = _joints(key, language)
    return last.join([join.join(items[:-1]), items[-1]] if len(items) > 1 else items)


@cache
def _joints(key: str, language: str) -> tuple[str, str]:
    bundle = _bundle(key.partition("-")[0], language)
    parts = {
        k: str(bundle.format_pattern(p)[0]) for k, p in bundle.get_message(key).attributes.items()
    }
    join = parts.get("join", ", ")
    return join, parts.get("last", join)


@cache
def _numbered(seat: int, language: str) -> str:
    return _render(Message("core-player", {"number": seat + 1}), language, (), None)


@cache
def _bundle(prefix: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(prefix, language)))
    return bundle


@cache
def _game(prefix: str) -> Game | None:
    for game in games().values():
        if game.prefix.lower() == prefix:
            return game
    return None


def _game_of(home: Game | str | None) -> Game | None:
    if isinstance(home, str):
        return _game(home.lower()) if home else None  # searching for one would load all games
    return home

"""The front door: new games, saved games, bots and hints by name."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

# Imported before `pentapolis.games` becomes the function of that name, for good.
import pentapolis.games  # noqa: F401
from pentapolis.core import state as engine
from pentapolis.core.errors import BadSave, PentapolisError, UnknownGame
from pentapolis.core.game import Game
from pentapolis.core.match import Match as CoreMatch
from pentapolis.core.match import check_save, check_version, load_match
from pentapolis.core.message import Message, set_renderer

if TYPE_CHECKING:
    from pentapolis.bots import Bot, Hint

# In the order of the collection's name list; a package is imported when it is asked for.
PACKAGES = {
    "seven-wonders": "pentapolis.games.seven_wonders",
    "terra-mystica": "pentapolis.games.terra_mystica",
    "endeavor": "pentapolis.games.endeavor",
    "civilization": "pentapolis.games.civilization",
    "imperium": "pentapolis.games.imperium",
}


class Match(CoreMatch):
    """A match that can also ask a bot for advice."""

    def hint(self, seat: int, count: int = 3) -> list[Hint]:
        """The best few moves of that seat's open question, each with a reason."""
        return hint(self, seat, count)


def games() -> dict[str, Game]:
    """Every game of the collection, by id."""
    return {name: game(name) for name in PACKAGES}


def game(name: str) -> Game:
    """One game by id, or a clear error."""
    package = PACKAGES.get(name) if isinstance(name, str) else None
    if package is None:
        known = ", ".join(PACKAGES)
        raise UnknownGame(Message("core-unknown-game", {"game": str(name), "known": known}))
    found: Game = import_module(package).GAME
    return found


def new(
    name: str, *, seats: int, seed: int | None = None, options: Mapping[str, Any] | None = None
) -> Match:
    """A new match; without a seed a secret one is drawn."""
    return Match(game(name), seats, secrets.randbits(64) if seed is None else seed, options)


def load(data: Mapping[str, Any]) -> Match:
    """A saved match, replayed and verified."""
    check_save(data)
    found = game(data["game"])
    check_version(found, data)
    try:
        match = Match(found, data["seats"], data["seed"], data["options"])
    except PentapolisError as error:
        raise BadSave(
            Message("core-save-setup", {"reason": error.reason}, error.reason.rule)
        ) from error
    load_match(match, data)
    return match


def bot(name: str, *, seed: int = 0, **budget: Any) -> Bot:
    """A bot by name: random, greedy, steady, strong."""
    from pentapolis.bots import make

    return make(name, seed, **budget)


def hint(match: CoreMatch, seat: int, count: int = 3) -> list[Hint]:
    """The best few moves of a seat, by what the seat may know."""
    from pentapolis.bots import hints

    return hints(match, seat, count)


def build() -> str:
    """Which engine runs: ``compiled`` or ``pure``."""
    return "pure" if (engine.__file__ or "").endswith(".py") else "compiled"


def _in_english(message: Message) -> str:
    try:
        from pentapolis.text import render
    except ImportError:  # the text extra is not installed
        return ""
    try:
        return render(message, "en")
    except KeyError:  # a message without a text is shown as it is
        return ""


set_renderer(_in_english)

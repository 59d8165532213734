"""The public functions: new games, saved games, bots and hints by name."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

# Imported before `pentapolis.games` becomes the function of that name.
import pentapolis.games  # noqa: F401
from pentapolis.bots import Bot, Hint, hints, make
from pentapolis.core import state as engine
from pentapolis.core.errors import BadSave, PentapolisError
from pentapolis.core.match import Match as CoreMatch
from pentapolis.core.message import Message, set_renderer
from pentapolis.core.older import load_older
from pentapolis.core.saves import check_save, check_version, load_match, recorded_moves
from pentapolis.registry import game, games

__all__ = ["Match", "bot", "build", "game", "games", "hint", "load", "new"]


class Match(CoreMatch):
    """A match that can also ask a bot for advice."""

    def hint(self, seat: int, count: int = 3) -> list[Hint]:
        """The best few moves of that seat's open question, each with a reason.

        >>> match = new("endeavor", seats=3, seed=7)
        >>> [advice.move.verb for advice in match.hint(2, count=1)]
        ['build']
        """
        return hint(self, seat, count)


def new(
    name: str, *, seats: int, seed: int | None = None, options: Mapping[str, Any] | None = None
) -> Match:
    """A new match; without a seed a secret one is drawn.

    Raises `UnknownGame`, `BadSeats` or `BadOption`, each with a reason in words.

    >>> new("endeavor", seats=3, seed=7)
    Match('endeavor', seats=3, seed=7, position=0, asked: 2 choose_building)
    >>> new("endeavor", seats=9)
    Traceback (most recent call last):
    pentapolis.core.errors.BadSeats: Endeavor is for 3 to 5 players, not 9. [EN-1.1]
    """
    return Match(game(name), seats, secrets.randbits(64) if seed is None else seed, options)


def load(data: Mapping[str, Any]) -> Match:
    """A saved match, replayed and verified.

    A match of older rules is replayed with today's; if that is not possible to the end, it is
    `closed`: it can be read but not continued. Raises `BadSave` if the save is damaged or edited.

    >>> match = new("endeavor", seats=3, seed=7)
    >>> match.play("build shipyard")
    >>> load(match.save()).record
    [(2, 'build shipyard')]
    """
    check_save(data)
    found = game(data["game"])
    check_version(found, data)
    try:
        match = Match(found, data["seats"], data["seed"], data["options"])
    except PentapolisError as error:
        raise BadSave(
            Message("core-save-setup", {"reason": error.reason}, error.reason.rule)
        ) from error
    if data["rules"] < found.rules_version:
        load_older(match, data, recorded_moves(data))
    else:
        load_match(match, data)
    return match


def bot(name: str, *, seed: int = 0, **budget: Any) -> Bot:
    """A bot by name: random, greedy, steady, strong; a budget is for instance ``seconds=2``.

    ``weights`` is the path of a weights file to use instead of the game's own.

    >>> match = new("endeavor", seats=3, seed=7)
    >>> bot("greedy", seed=1).choose(match, 2)
    <build market>
    """
    return make(name, seed, **budget)


def hint(match: CoreMatch, seat: int, count: int = 3) -> list[Hint]:
    """The best few moves of a seat, from what the seat may know; the best one first.

    >>> best = hint(new("endeavor", seats=3, seed=7), 2)[0]
    >>> (best.move.verb, 0 < best.chance < 1)
    ('build', True)
    """
    return hints(match, seat, count)


def build() -> str:
    """Which engine runs: ``compiled`` or ``pure``.

    >>> build() in ("compiled", "pure")
    True
    """
    return "pure" if (engine.__file__ or "").endswith(".py") else "compiled"


def _in_english(message: Message) -> str:
    try:
        from pentapolis.text import render
    except ImportError:  # the text extra is not installed
        return ""
    try:
        return render(message, "en")
    except KeyError:  # a message without a text is shown as its key
        return ""


set_renderer(_in_english)

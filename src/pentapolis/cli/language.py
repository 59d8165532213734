"""The language of the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from pentapolis.core.message import Arg, Message
from pentapolis.text import LANGUAGES, render

_current = [""]


def language() -> str:
    """The language of ``--lang``, else of ``PENTAPOLIS_LANG``, else of the system, else English."""
    if not _current[0]:
        _current[0] = _asked(sys.argv[1:]) or _of_system()
    return _current[0]


def use(wanted: str | None) -> str:
    """Use that language from now on, if one is given."""
    if wanted:
        _current[0] = wanted
    return language()


def say(key: str, **args: Arg) -> str:
    """One of the command line's own messages."""
    return render(Message(key, args), language())


def _asked(arguments: Sequence[str]) -> str:
    """The value of ``--lang``: help texts are needed before the arguments are parsed."""
    for i, word in enumerate(arguments):
        value = word.partition("=")[2] if word.startswith("--lang=") else ""
        if word == "--lang" and i + 1 < len(arguments):
            value = arguments[i + 1]
        if value in LANGUAGES:
            return value
    return ""


def _of_system() -> str:
    for variable in ("PENTAPOLIS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")[:2].lower()
        if value in LANGUAGES:
            return value
        if value:
            break
    return LANGUAGES[0]

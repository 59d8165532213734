"""Where data files come from: the box, or the player's own folder or file."""

from __future__ import annotations

import hashlib
from importlib.resources import files
from pathlib import Path
from typing import Final

from pentapolis.core.errors import BadOption
from pentapolis.core.message import Message
from pentapolis.games.endeavor.tables.records import parse, unreadable

FILES: Final[tuple[str, ...]] = ("board", "tokens", "tracks", "buildings", "cards")
PACKAGE: Final = "pentapolis.games.endeavor"
SCHEMAS: Final = tuple([f"endeavor.{name}/1" for name in FILES])


def box_texts() -> dict[str, str]:
    """The files that come with the game, by name."""
    folder = files(PACKAGE).joinpath("data")
    return {name: folder.joinpath(f"{name}.json").read_text("utf-8") for name in FILES}


def texts_at(path: str) -> dict[str, str]:
    """The files of another data set: a folder with some of the five, or a single one of them.

    Missing files are taken from the box.
    """
    texts = box_texts()
    try:
        found = _found_at(Path(path))
    except (OSError, ValueError) as error:  # too long, not allowed, a zero byte
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise unreadable(path, reason) from error
    if not found:
        known = ", ".join([f"{name}.json" for name in FILES])
        raise BadOption(Message("en-data-nothing", {"path": path, "files": known}))
    texts.update(found)
    return texts


def _found_at(place: Path) -> dict[str, str]:
    """The data files there, by name."""
    found: dict[str, str] = {}
    if place.is_dir():
        for name in FILES:
            if (place / f"{name}.json").is_file():
                found[name] = _read(place / f"{name}.json")
    elif place.is_file():
        text = _read(place)
        found[_part(text, place.name)] = text
    return found


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise unreadable(path.name, error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise unreadable(path.name, str(error)) from error


def _part(text: str, where: str) -> str:
    """Which of the five files a text is, by its schema."""
    return FILES[parse(text, where).one_of("schema", SCHEMAS)]


def fingerprint(texts: dict[str, str]) -> str:
    """A short hash that tells data sets apart."""
    joined = "\n".join([texts[name] for name in FILES])
    return hashlib.sha256(joined.encode()).hexdigest()[:16]

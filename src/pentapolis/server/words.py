"""The models that all messages use: texts of the engine, and what the collection offers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

# Invisible characters, and those that reverse others: not needed in names and lines.
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Combining marks per letter; more of them would cover the lines around.
MARKS = 3


def visible(text: str, keep: str = "") -> str:
    """Text as it looks: composed, without invisible characters, with single spaces."""
    found: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind.startswith("M") else 0
        if char in keep:
            found.append(char)
        elif char.isspace():
            found.append(" ")
        elif kind not in UNSEEN and char not in BLANK and marks <= MARKS:
            found.append(char)
    return re.sub(" {2,}", " ", "".join(found)).strip()


def measured(least: int, most: int) -> Callable[[str], str]:
    """A check of a text's length."""

    def check(text: str) -> str:
        if not least <= len(text) <= most:
            raise ValueError(f"between {least} and {most} characters")
        return text

    return check


def line(text: str) -> str:
    """A chat line: as it looks, with its line breaks."""
    return visible(text, keep="\n")


# Letters that look empty.
BLANK = "\u115f\u1160\u3164\uffa0\u2800\u034f"

ClockMode = Literal["off", "relaxed", "days"]


class Sent(BaseModel):
    """What the server sends."""


class Asked(BaseModel):
    """What a client sends; unknown fields are an error."""

    model_config = ConfigDict(extra="forbid")


# --- texts of the engine -------------------------------------------------------------------


class Text(Sent):
    """A message for people; the client renders it through Fluent in its own language."""

    key: str
    args: dict[str, int | str | Text | list[Text]] = {}
    """Strings with a colon are component ids (``card:temple``) or seats (``seat:2``)."""
    rule: str = ""


class MoveModel(Sent):
    """A legal answer. `text` is what the client sends back."""

    text: str
    verb: str
    args: list[str]
    """Component ids or plain words; the ids are those that the view uses."""
    label: Text
    """The move in words."""


class DecisionModel(Sent):
    """A question that a seat must answer now."""

    seat: int
    kind: str
    prompt: Text
    source: str
    """The component id or the rule number that asks, or nothing."""
    moves: list[MoveModel]
    standing: list[str] = []
    """Answers that can be given in advance to all questions of this kind (`StandRequest`)."""


class StandingModel(Sent):
    """A standing answer."""

    kind: str
    answer: str
    until: Literal["game", "phase"]


class EventModel(Sent):
    """One line of the log."""

    message: Text
    seat: int
    """Who acted, -1 for the game itself."""
    heading: int
    """0 a line, 1 a chapter (age, round), 2 a section (turn)."""
    position: int
    """How many moves had been accepted when it happened."""


class ScoreModel(Sent):
    """A seat's score; the parts (message keys) sum to the total."""

    total: int
    parts: dict[str, int]
    tie: list[int]
    """Compared after the total."""
    first: list[int]
    """Compared before the total, if something other than points decides."""


class ChangeModel(Sent):
    """What one accepted move changed in the public counters: seat, counter, (delta, total)."""

    position: int
    seat: int
    """Who moved."""
    counters: dict[str, dict[str, tuple[int, int]]]


# --- games -------------------------------------------------------------------------------


class OptionModel(Sent):
    """A choice before the game; its words are ``<prefix>-option-<name>[-<choice>]``."""

    name: str
    choices: list[str | bool | int]
    default: str | bool | int


class GameModel(Sent):
    """A game of the collection."""

    id: str
    prefix: str
    """The beginning of its rule numbers; in lower case, the prefix of its message keys."""
    en: str
    cs: str
    seats: list[int]
    options: list[OptionModel]
    summary: dict[str, str]
    """What the game is about, by language."""
    caveat: Text | None
    """What a player should know before the game, if much of it is reconstructed."""
    rules_version: int
    ratings: dict[str, float]
    """How strong the bots' levels are, as far as it was measured."""
    styles: list[BotModel]
    """The styles that its bots can have; their names are among the game's texts."""


class ComponentModel(Sent):
    """Anything that a view, a move or a message can name."""

    id: str
    en: str
    cs: str
    text: Text | None
    """What it does."""
    note: Text | None
    """What else is printed on it (cost, age, chains)."""
    group: str
    """The family that clients show by colour or sign (``blue``)."""
    facts: dict[str, Any] = {}
    """The printed facts that a drawing shows (colour, age, cost)."""
    source: str
    confidence: str


class RuleModel(Sent):
    """One numbered rule."""

    number: str
    section: str
    text: str


class BotModel(Sent):
    """A bot that can take a seat."""

    name: str
    label: Text


class About(Sent):
    """The server and its collection."""

    version: str
    build: str
    games: list[GameModel]
    bots: list[BotModel]
    languages: list[str]
    clocks: list[ClockMode]
    mail: bool
    """Whether a link for a new password can be sent by mail."""


class HintModel(Sent):
    """A good move."""

    move: MoveModel
    chance: float
    """The chance to win, from 0 to 1."""
    behind: float | None
    """How much better the first hint's chance is; null for the first one."""
    margin: float | None
    """Half of the 95 % interval of that difference."""
    points: int | None
    """The final score, if it can be predicted."""
    result: Text
    """What to expect of it: the chance and the score."""
    comparison: Text | None
    """How it compares with the first hint, or that the choice hardly matters."""
    reason: Text
    """Why it is good."""

"""What a renderer gets: a view, the open question, and words for both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from pentapolis.core.agenda import Decision
from pentapolis.core.game import Component, Game
from pentapolis.core.match import Match
from pentapolis.core.message import Arg, Message
from pentapolis.core.preview import Preview
from pentapolis.text import has_text, name, render

# Of more choices only the first are tried: each takes its time.
MOST_PREVIEWS = 150


@dataclass(frozen=True)
class Choice:
    """A numbered answer to the open question."""

    number: int
    text: str
    verb: str
    args: tuple[str, ...]
    label: str
    effect: str = ""
    """What it costs and brings: "coins −2, shields +1"."""

    @property
    def line(self) -> str:
        """The answer with what it costs and brings."""
        return f"{self.label} ({self.effect})" if self.effect else self.label


@dataclass
class Scene:
    """The table as one seat sees it, in one language. It contains no rules."""

    game: Game
    view: Mapping[str, Any]
    seat: int | None
    language: str
    players: Sequence[str]
    prompt: str = ""
    source: str = ""
    choices: list[Choice] = field(default_factory=list)

    @cached_property
    def components(self) -> Mapping[str, Component]:
        """All components of this game."""
        return self.game.components()

    def tell(self, message: Message) -> str:
        """A message of the game or of the core in words."""
        return render(message, self.language, self.players, self.game)

    def say(self, key: str, **args: Arg) -> str:
        """One of the client's own messages."""
        return self.tell(Message(key, args))

    def name(self, component: str) -> str:
        """The name of a component."""
        return name(component, self.language, self.game, self.players)

    def text(self, component: str) -> str:
        """What a component does."""
        found = self.components.get(component)
        return self.tell(found.text) if found is not None and found.text is not None else ""

    def note(self, component: str) -> str:
        """What else is printed on it."""
        found = self.components.get(component)
        return self.tell(found.note) if found is not None and found.note is not None else ""

    def group(self, component: str) -> str:
        """The family of a component."""
        found = self.components.get(component)
        return found.group if found is not None else ""

    def own(self, *words: str, default: str = "") -> str:
        """A text of the game without arguments, such as a score part, if there is one."""
        key = "-".join((self.game.prefix.lower(), *words))
        return self.tell(Message(key)) if has_text(key, self.language) else default

    def player(self, seat: int) -> str:
        """The name of a seat."""
        return self.name(f"seat:{seat}")

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.game.cs if self.language == "cs" else self.game.en


def scene_of(match: Match, seat: int | None, language: str, players: Sequence[str]) -> Scene:
    """The scene for a seat now."""
    scene = Scene(match.game, match.view(seat), seat, language, players)
    for decision in match.decisions:
        if decision.seat == seat:
            ask(scene, decision, match.previews(seat, decision.moves[:MOST_PREVIEWS]))
    return scene


def ask(scene: Scene, decision: Decision, previews: Mapping[str, Preview] = {}) -> None:
    """Add an open question to the scene, its answers with what they cost and bring."""
    scene.prompt = scene.tell(decision.prompt)
    scene.source = decision.source
    scene.choices = [
        Choice(
            number,
            move.text,
            move.verb,
            move.args,
            scene.tell(scene.game.wording(decision, move)),
            effect(scene, previews[move.text]) if move.text in previews else "",
        )
        for number, move in enumerate(decision.moves, 1)
    ]


def effect(scene: Scene, preview: Preview) -> str:
    """The changes of the seat's numbers; unknown ones have a question mark."""
    sure = [
        f"{scene.own('counter', name, default=name)} {'+' if delta > 0 else '−'}{abs(delta)}"
        for name, delta in preview.changes.items()
    ]
    unsure = [f"{scene.own('counter', name, default=name)} ?" for name in preview.open]
    return ", ".join([*sure, *unsure])

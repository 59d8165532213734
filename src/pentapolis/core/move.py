"""A move: a verb and its arguments, with a text form that people can read and type."""

from __future__ import annotations

from typing import Any

from pentapolis.core.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """A small immutable value; equal when the text is equal.

    `args` are component ids (``card:temple``) or plain words; the text is the verb followed by the
    arguments without their kind (``build temple``). Games subclass it to add integers for their
    engine, and reuse one object for each move that they offer often.

    >>> Move("build", ("card:temple",))
    <build temple>
    >>> Move("build", ("card:temple",)) == Move("build", text="build temple")
    True
    """

    __slots__ = ("verb", "args", "text")

    def __init__(self, verb: str, args: tuple[str, ...] = (), text: str = "") -> None:
        self.verb = verb
        self.args = args
        self.text = text or " ".join([verb, *[short(arg) for arg in args]])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        return self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def to_json(self) -> dict[str, Any]:
        """The move as it travels to a client."""
        return {"text": self.text, "verb": self.verb, "args": list(self.args)}


def short(component: str) -> str:
    """A component id without its kind, as move texts write it.

    >>> short("card:temple")
    'temple'
    """
    return component.partition(":")[2] or component


def squeeze(text: str) -> str:
    """What a person typed, normalised to the spelling of move texts: one space between words.

    >>> squeeze("  build   temple ")
    'build temple'
    """
    return " ".join(text.split())

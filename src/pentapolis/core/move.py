"""A move: a verb and its arguments, with a text form that people can read and type."""

from __future__ import annotations

from typing import Any, ClassVar

from pentapolis.core.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Move:
    """A small immutable value; equal when the text is equal.

    `args` are component ids (``card:temple``) or plain words; the text is the verb followed by the
    arguments without their kind (``build temple``). Games subclass it to add integers for their
    engine, and reuse one object for each move that they offer often. The text is put together when
    it is first read: most moves that are offered are not looked at.

    >>> Move("build", ("card:temple",))
    <build temple>
    >>> Move("build", ("card:temple",)) == Move("build", text="build temple")
    True
    """

    __slots__ = ("verb", "own_args", "own_text")

    DERIVED: ClassVar[tuple[str, ...]] = ("own_args", "own_text")
    COMPUTED: ClassVar[tuple[str, ...]] = ("args", "text")  # in hashes instead

    def __init__(self, verb: str, args: tuple[str, ...] = (), text: str = "") -> None:
        self.verb = verb
        self.own_args = args
        self.own_text = text

    @property
    def args(self) -> tuple[str, ...]:
        """What the verb is about."""
        return self.own_args

    @property
    def text(self) -> str:
        """The move as people type it."""
        if not self.own_text:
            self.own_text = " ".join([self.verb, *[short(arg) for arg in self.args]])
        return self.own_text

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

"""Text for people: a key with arguments, rendered outside the engine in some language.

An argument is a number, a plain string, a component id (``card:temple``, ``seat:2``) that the
renderer replaces by its name, another message, or a tuple of messages to be listed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NotRequired, TypedDict, Union, cast

Arg = Union[int, str, "Message", "tuple[Message, ...]"]


class MessageView(TypedDict):
    """A message as it travels to a client."""

    key: str
    args: NotRequired[dict[str, Any]]
    rule: NotRequired[str]


class Message:
    """A key into the text files, its arguments, and the number of the rule it cites.

    >>> Message("core-player", {"number": 2}).to_json()
    {'key': 'core-player', 'args': {'number': 2}}
    """

    __slots__ = ("key", "args", "rule")

    def __init__(self, key: str, args: dict[str, Arg] | None = None, rule: str = "") -> None:
        self.key = key
        self.args: dict[str, Arg] = args if args is not None else {}
        self.rule = rule

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return self.key == other.key and self.args == other.args and self.rule == other.rule

    def __hash__(self) -> int:
        return hash((self.key, self.rule))

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Message({self.key!r}{args}{', rule=' + self.rule if self.rule else ''})"

    def __str__(self) -> str:
        """The English sentence if a renderer is set, else the bare key and arguments."""
        rendered = _renderer[0](self) if _renderer else ""
        return rendered or repr(self)

    def to_json(self) -> MessageView:
        """The message as it travels to a client, which renders it in its own language."""
        data: MessageView = {"key": self.key}
        if self.args:
            data["args"] = {name: _arg_to_json(value) for name, value in self.args.items()}
        if self.rule:
            data["rule"] = self.rule
        return data


def message_from_json(data: MessageView) -> Message:
    """The message that `to_json` wrote."""
    args = {name: _arg_from_json(value) for name, value in data.get("args", {}).items()}
    return Message(data["key"], args, data.get("rule", ""))


def _arg_from_json(value: Any) -> Arg:
    if isinstance(value, dict):
        return message_from_json(cast(MessageView, value))
    if isinstance(value, list):
        return tuple([message_from_json(item) for item in value])
    return cast("int | str", value)


def _arg_to_json(value: Arg) -> Any:
    if isinstance(value, Message):
        return value.to_json()
    if isinstance(value, tuple):
        return [item.to_json() for item in value]
    return value


# The engine has no text files: `pentapolis.api` sets the renderer for `str(message)`.
_renderer: Final[list[Callable[[Message], str]]] = []


def set_renderer(render: Callable[[Message], str]) -> None:
    """Let `str(message)` use `render`."""
    _renderer[:] = [render]

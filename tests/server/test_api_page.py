"""What docs/api.md shows of the socket is what client and server say."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from pentapolis.server import messages
from tests.server.harness import Visitor

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
BLOCK = re.compile(r"^```json\n(.*?)^```", re.DOTALL | re.MULTILINE)
SHOWN: list[dict[str, Any]] = [json.loads(text) for text in BLOCK.findall(PAGE.read_text("utf-8"))]
CLIENT: TypeAdapter[Any] = TypeAdapter(messages.ClientMessage)
LEFT_OUT = "…"


def shown(kind: str) -> dict[str, Any]:
    """The message of that type on the page."""
    (found,) = [message for message in SHOWN if message["type"] == kind]
    return found


def differences(example: Any, real: Any, place: str = "state") -> Iterator[str]:
    """Where an example, which may leave things out, says something else than the real message."""
    if example == LEFT_OUT:
        return
    if isinstance(example, dict) and isinstance(real, dict):
        for key in set(example) - {LEFT_OUT}:
            if key in real:
                yield from differences(example[key], real[key], f"{place}.{key}")
            else:
                yield f"{place}: there is no {key!r}"
        if LEFT_OUT not in example and set(real) - set(example):
            yield f"{place}: {sorted(set(real) - set(example))} left out in silence"
    elif isinstance(example, list) and isinstance(real, list):
        for item in example:
            if not any(not list(differences(item, other)) for other in real):
                yield f"{place}: nothing like {item}"
    elif example != real:
        yield f"{place}: {example!r} is {real!r}"


@pytest.mark.parametrize("kind", ["hello", "play"])
def test_a_client_may_send_it(kind: str) -> None:
    CLIENT.validate_python(shown(kind))


def test_the_server_sends_it(eva: Visitor) -> None:
    table = eva.new_table("mll", seed=7, options={"sides": "day"})["table"]["id"]
    for seat in range(3):
        state = eva.get(f"/api/tables/{table}/state?seat={seat}")
        verb = "sell" if seat == 0 else "build"
        texts = [move["text"] for move in state["decision"]["moves"] if move["verb"] == verb]
        eva.post(f"/api/tables/{table}/play", version=state["version"], seat=seat, move=texts[0])
    state = eva.get(f"/api/tables/{table}/state?seat=2")
    assert not list(differences(shown("state"), state))
    play = shown("play")
    assert (play["seat"], play["version"]) == (state["viewer"], state["version"])
    assert play["move"] in [move["text"] for move in state["decision"]["moves"]]

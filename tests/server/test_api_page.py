"""What docs/api.md shows of the socket is what client and server say."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from pentapolis.server import messages, schema
from pentapolis.server.refusal import STATUS
from tests.server.harness import Visitor

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
SHOWN: list[dict[str, Any]] = [
    json.loads(text) for language, text in BLOCK.findall(PAGE) if language == "json"
]
# What else is shown, and the test that runs it (tests/server).
RUN_ELSEWHERE = {"python examples/bot.py http://127.0.0.1:8000 TABLE s_SEAT_TOKEN\n": "test_play"}
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


def test_every_example_is_checked() -> None:
    others = [text for language, text in BLOCK.findall(PAGE) if language != "json"]
    assert others == list(RUN_ELSEWHERE)
    assert sorted(message["type"] for message in SHOWN) == ["hello", "play", "state"]


def test_the_codes_of_faults_are_those_of_the_server() -> None:
    rows = re.findall(r"(?m)^\| (`[^|]+`) \| ([\d /,]+) \|", PAGE)
    shown = {code for names, _ in rows for code in re.findall("`(.+?)`", names)}
    assert shown == set(STATUS)
    for names, numbers in rows:
        codes = [STATUS[code] for code in re.findall("`(.+?)`", names)]
        assert set(codes) <= {int(number) for number in re.findall(r"\d+", numbers)}


def test_models_and_messages_on_the_page_exist() -> None:
    whole = schema.schema()
    models = set(re.findall(r"`(?:\[|{id: )?([A-Z][a-z]+(?:[A-Z][a-z]+)*)[\]}]?`", PAGE))
    assert len(models) > 40
    assert models - set(whole["$defs"]) == set()
    sent = whole["$defs"]["Messages"]["properties"]["client"]["discriminator"]["mapping"]
    shown_whole = {message["type"] for message in SHOWN}
    assert {kind for kind in sent if f"`{kind}`" not in PAGE} <= shown_whole


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

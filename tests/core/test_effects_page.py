"""The page of effects names every effect that the data files use."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "effects.md").read_text("utf-8")


def effects(value: Any) -> Iterator[str]:
    """The kinds of effects and instructions anywhere in a data file."""
    if isinstance(value, list):
        for one in value:
            yield from effects(one)
    elif isinstance(value, dict):
        yield from (value[key] for key in ("effect", "op") if isinstance(value.get(key), str))
        if value.get("op") == "special":
            yield value["id"]
        yield from (one["kind"] for one in value.get("passive") or () if one["kind"] != "trigger")
        for one in value.values():
            yield from effects(one)


@pytest.mark.parametrize("name", ["civilization", "imperium"])
def test_every_effect_has_a_name_in_the_rules(name: str) -> None:
    folder = ROOT / "src" / "pentapolis" / "games" / name / "data"
    files = [json.loads(file.read_text("utf-8")) for file in folder.glob("*.json")]
    used = set(effects(files))
    assert len(used) > 50
    chapters = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
    named = set(re.findall(r"`(\w+)", chapters[name.title()]))
    assert used - named == set()

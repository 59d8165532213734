"""Every message has a text in both languages, with the same arguments, and no text is unused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import pentapolis
from pentapolis.core.message import Message
from pentapolis.text import LANGUAGES, SHARED, render, source

SOURCE = Path(pentapolis.__file__).parent
SCRIPTS = Path(__file__).parents[1] / "scripts"
PREFIXES = [*SHARED, *(game.prefix.lower() for game in pentapolis.games().values())]
# Keys that are put together from data: score parts, counters, options, abilities, colours.
BUILT = re.compile(
    r"^[a-z]+-(part|counter|option|ability|color|summary|name|verb|group|help|command|word|standing|answer)\b"
)

# What one language inflects by may not matter in the other: the form of a verb.
GRAMMAR = {"form"}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(prefix: str, language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(prefix, language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = variables.names
    return found


def keys_in_code(prefix: str) -> set[str]:
    pattern = re.compile(rf"""["']({prefix}-[a-z0-9_-]+)["']""")
    return {
        key
        for path in (*SOURCE.rglob("*.py"), *SCRIPTS.glob("*.py"))
        for key in pattern.findall(path.read_text("utf-8"))
        if not key.endswith("-")
    }


@pytest.mark.parametrize("prefix", PREFIXES)
def test_both_languages_have_the_same_messages(prefix: str) -> None:
    english, czech = (messages(prefix, language) for language in LANGUAGES)
    assert set(english) == set(czech)
    assert all(key.startswith(f"{prefix}-") for key in english)


@pytest.mark.parametrize("prefix", PREFIXES)
def test_both_languages_use_known_arguments(prefix: str) -> None:
    english, czech = (messages(prefix, language) for language in LANGUAGES)
    differing = {key for key in english if (english[key] ^ czech[key]) - GRAMMAR}
    assert not differing


@pytest.mark.parametrize("prefix", PREFIXES)
def test_no_key_is_missing_and_none_unused(prefix: str) -> None:
    texts = set(messages(prefix, "en"))
    used = keys_in_code(prefix)
    assert not used - texts, "keys without a text"
    assert not {key for key in texts - used if not BUILT.match(key)}, "texts without a use"


@pytest.mark.parametrize("name", sorted(pentapolis.games()))
def test_every_component_and_option_has_its_text(name: str) -> None:
    game = pentapolis.games()[name]
    for component in game.components().values():
        assert component.en
        assert component.cs
        if component.text is not None:
            for language in LANGUAGES:
                assert render(component.text, language)
    for language in LANGUAGES:
        texts = messages(game.prefix.lower(), language)
        assert f"{game.prefix.lower()}-summary" in texts
        for verb in game.verbs:
            assert f"{game.prefix.lower()}-verb-{verb}" in texts
        for option in game.options:
            assert f"{game.prefix.lower()}-option-{option.name}" in texts
            for choice in option.choices:
                if isinstance(choice, str):
                    assert f"{game.prefix.lower()}-option-{option.name}-{choice}" in texts


# The browser client renders messages by itself; its tests read the same cases.
LISTS = json.loads(Path(__file__).with_name("lists.json").read_text("utf-8"))


@pytest.mark.parametrize("case", LISTS, ids=lambda case: f"{case['key']}-{len(case['items'])}")
def test_lists_read_as_people_say_them(case: dict[str, Any]) -> None:
    items = tuple(Message("core-word", {"word": item}) for item in case["items"])
    for language in LANGUAGES:
        assert render(Message(case["key"], {case["list"]: items}), language) == case[language]

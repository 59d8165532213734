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
    r"^[a-z]+-(part|counter|option|ability|color|summary|name|verb|group|help|command|word|standing|answer|kind|style)\b"
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


# What a person never wants to read: `building:granary`, `first_game`, `tm-hex-name`.
CODE = re.compile(r"\b[a-z]+:[a-z_0-9]|\b[a-z]+_[a-z]|\b[a-z]{2}-[a-z]+-[a-z]")
# Names of tiles as players of Terra Mystica write them: right on a tile, riddles among options.
TILE = re.compile(r"\b[A-Z]{2,}\d")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(pentapolis.games()))
def test_no_card_and_no_option_shows_a_code(name: str, language: str) -> None:
    game = pentapolis.games()[name]
    shown = {}
    for component in game.components().values():
        told = [component.cs if language == "cs" else component.en]
        told += [
            render(message, language)
            for message in (component.text, component.note)
            if message is not None
        ]
        shown[component.id] = " · ".join(told)
    prefix = game.prefix.lower()
    for key in messages(prefix, language):
        if key.startswith(f"{prefix}-option-"):
            shown[key] = TILE.sub("tile_code", render(Message(key), language))
    assert {one: text for one, text in shown.items() if CODE.search(text)} == {}


# Kinds whose card says what they do; of the others the board tells where they are and whose.
SPOKEN = {
    "civilization": {"tech", "building", "wonder", "person", "government", "event", "civ"},
    "endeavor": {"city", "connection", "token", "building", "card", "track", "action"},
    "imperium": {"card"},
    "seven-wonders": {"card", "wonder", "stage"},
    "terra-mystica": {"favor", "bonus", "town", "scoring", "action", "faction"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(SPOKEN))
def test_a_card_is_more_than_its_title(name: str, language: str) -> None:
    bare = []
    for component in pentapolis.games()[name].components().values():
        title = component.cs if language == "cs" else component.en
        text = render(component.text, language) if component.text is not None else ""
        if component.id.split(":")[0] in SPOKEN[name] and text in ("", title):
            bare.append(component.id)
    assert bare == []


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

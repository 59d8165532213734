"""The card of every component tells more than its title, in words for people, in both languages."""

from __future__ import annotations

import re

import pytest

import pentapolis
from pentapolis.core.game import Component, Game
from pentapolis.core.message import Message
from pentapolis.text import LANGUAGES, has_text, render

# An id, a word of the code, a gap of a template that was not filled.
RAW = re.compile(r"\b[a-z]+:[a-z0-9]|\w_\w|[{}$]|\b[a-z]{2}-[a-z]+-[a-z]")


def words(game: Game, component: Component, language: str) -> list[str]:
    """What the card says below the title."""
    prefix, kind = game.prefix.lower(), component.id.partition(":")[0]
    own = [message for message in (component.text, component.note) if message is not None]
    if not own and has_text(f"{prefix}-kind-{kind}", language):
        own = [Message(f"{prefix}-kind-{kind}")]
    return [render(message, language, home=game) for message in own]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(pentapolis.games()))
def test_every_card_says_what_its_component_is(name: str, language: str) -> None:
    game = pentapolis.games()[name]
    bare, raw = [], []
    for component in game.components().values():
        title = component.cs if language == "cs" else component.en
        told = words(game, component, language)
        if not any(told):
            bare.append(component.id)
        if not title or any(RAW.search(text) for text in (title, *told)):
            raw.append((component.id, title, told))
    assert not bare
    assert not raw


@pytest.mark.parametrize("name", sorted(pentapolis.games()))
def test_only_kinds_without_words_of_their_own_are_explained(name: str) -> None:
    game = pentapolis.games()[name]
    wordless = {
        component.id.partition(":")[0]
        for component in game.components().values()
        if component.text is None and component.note is None
    }
    assert {
        kind
        for kind in {id.partition(":")[0] for id in game.components()}
        if has_text(f"{game.prefix.lower()}-kind-{kind}", "en")
    } == wordless

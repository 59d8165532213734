"""What the collection offers: games, components, rules, texts. It never changes while running."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from fastapi import FastAPI, Request, Response

import pentapolis
from pentapolis import api, rulebook
from pentapolis.bots.ratings import ratings_of
from pentapolis.bots.styles import label, styles_of
from pentapolis.core.errors import PentapolisError
from pentapolis.core.game import Game
from pentapolis.core.message import Message
from pentapolis.server import words
from pentapolis.server.clock import MODES
from pentapolis.server.lobby import bots
from pentapolis.server.refusal import Refused, refusal
from pentapolis.server.static import Answer
from pentapolis.sources import caveat
from pentapolis.text import LANGUAGES, render, source


def game_json(game: Game) -> dict[str, Any]:
    """A game as the start page shows it."""
    told = caveat(game)
    summary = Message(f"{game.prefix.lower()}-summary")
    return {
        "id": game.id,
        "prefix": game.prefix,
        "en": game.en,
        "cs": game.cs,
        "seats": list(game.seats),
        "options": [
            {"name": option.name, "choices": list(option.choices), "default": option.default}
            for option in game.options
            if not option.local
        ],
        "summary": {language: render(summary, language) for language in LANGUAGES},
        "caveat": told.to_json() if told is not None else None,
        "rules_version": game.rules_version,
        "ratings": dict(ratings_of(game)),
        "styles": [
            {"name": style, "label": label(game, style).to_json()} for style in styles_of(game)
        ],
    }


@cache
def about(has_mail: bool) -> Answer:
    """The server and its games."""
    return as_json(
        {
            "version": pentapolis.__version__,
            "build": pentapolis.build(),
            "games": [game_json(game) for game in pentapolis.games().values()],
            "bots": bots(),
            "languages": list(LANGUAGES),
            "clocks": list(MODES),
            "mail": has_mail,
        }
    )


@cache
def components(name: str) -> Answer:
    """All components of a game."""
    found = find_game(name).components()
    return as_json({component.id: component.to_json() for component in found.values()})


@cache
def rules(name: str, language: str) -> Answer:
    """A game's numbered rules in one language."""
    if language not in LANGUAGES:
        raise Refused("not-found", "core-server-no-page")
    found = rulebook.rules(find_game(name), language).values()
    return as_json(
        [{"number": rule.number, "section": rule.section, "text": rule.text} for rule in found]
    )


@cache
def text(prefix: str, language: str) -> Answer:
    """A Fluent file."""
    found = source(prefix, language) if language in LANGUAGES else ""
    if not found:
        raise Refused("not-found", "core-server-no-page")
    return Answer(found.encode(), "text/plain")


def find_game(name: str) -> Game:
    """One game, or a refusal."""
    try:
        return api.game(name)
    except PentapolisError as error:
        raise refusal(error) from error


def as_json(data: Any) -> Answer:
    """Data as a cacheable answer."""
    return Answer(json.dumps(data, ensure_ascii=False).encode(), "application/json")


def add_routes(app: FastAPI, has_mail: bool) -> None:
    """The routes that need no token."""

    @app.get("/api/about", response_model=words.About, tags=["collection"])
    async def get_about(request: Request) -> Response:
        """The server, its games and bots."""
        return about(has_mail).respond(request)

    @app.get(
        "/api/games/{game}/components",
        response_model=dict[str, words.ComponentModel],
        tags=["collection"],
    )
    async def get_components(request: Request, game: str) -> Response:
        """Names, generated text and source of everything in a game."""
        return components(game).respond(request)

    @app.get("/api/games/{game}/rules", response_model=list[words.RuleModel], tags=["collection"])
    async def get_rules(request: Request, game: str, language: str = "en") -> Response:
        """A game's numbered rules in one language."""
        return rules(game, language).respond(request)

    @app.get(
        "/api/text/{prefix}/{language}",
        tags=["collection"],
        responses={200: {"content": {"text/plain": {}}}},
    )
    async def get_text(request: Request, prefix: str, language: str) -> Response:
        """A Fluent file by prefix and language."""
        return text(prefix, language).respond(request)

"""The views of the games as JSON schema."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Literal, NotRequired, TypedDict

import pytest
from jsonschema import Draft202012Validator

import pentapolis
from pentapolis.core.game import Game
from pentapolis.core.view import Frame
from pentapolis.server.views import game_schema


class Tile(TypedDict):
    """A tile on the table."""

    id: str
    owner: int | None
    cost: dict[str, int]
    side: Literal["day", "night"]
    place: tuple[int, int]
    path: tuple[int, ...]
    note: NotRequired[Any]
    under: list[Tile]


class TableView(Frame):
    tiles: list[Tile]


class Tiles(Game):
    id = "tiles"
    en = "Tiles"
    view_type = TableView
    fact_types = {"tile": Tile}


def test_a_view_becomes_a_schema() -> None:
    found = game_schema(Tiles())["$defs"]
    assert set(found) == {"View", "Tile", "Facts"}
    assert found["View"]["properties"]["tiles"]["items"] == {"$ref": "#/$defs/Tile"}
    assert "waiting" in found["View"]["required"]
    tile = found["Tile"]
    assert tile["description"] == "A tile on the table."
    assert tile["properties"] == {
        "id": {"type": "string"},
        "owner": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
        "cost": {"type": "object", "additionalProperties": {"type": "integer"}},
        "side": {"enum": ["day", "night"]},
        "place": {
            "type": "array",
            "prefixItems": [{"type": "integer"}, {"type": "integer"}],
            "minItems": 2,
            "maxItems": 2,
        },
        "path": {"type": "array", "items": {"type": "integer"}},
        "note": {},
        "under": {"type": "array", "items": {"$ref": "#/$defs/Tile"}},
    }
    assert "note" not in tile["required"]
    assert found["Facts"]["properties"] == {"tile": {"$ref": "#/$defs/Tile"}}


def test_what_is_no_json_is_refused() -> None:
    class Wrong(TypedDict):
        things: set[int]

    class WrongTiles(Game):
        id = "wrong"
        en = "Wrong"
        view_type = Wrong

    with pytest.raises(TypeError, match="no place in a view"):
        game_schema(WrongTiles())


TYPED = [name for name, game in pentapolis.games().items() if game.view_type is not Frame]


def validator(game: Game, name: str) -> Draft202012Validator:
    schema = game_schema(game)
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


@pytest.mark.parametrize("name", TYPED)
def test_views_are_what_they_say(name: str) -> None:
    game = pentapolis.games()[name]
    checked = validator(game, "View")
    for seats in {game.seats[0], game.seats[-1]}:
        rng = Random(seats)
        state = game.start(seats, seats, game.unattended)
        played, next_look = 0, 0
        while not state.over:
            played += 1
            if played > next_look:
                next_look = played + rng.randint(1, 20 + played // 4)  # less often in a long game
                for seat in (None, rng.randrange(seats)):
                    view = json.loads(json.dumps(state.view(seat)))
                    assert [error.message for error in checked.iter_errors(view)] == []
            decision = rng.choice(state.decisions())
            state.apply(decision.seat, rng.choice(decision.moves))
        assert [error.message for error in checked.iter_errors(state.view(None))] == []


@pytest.mark.parametrize("name", TYPED)
def test_facts_are_what_they_say(name: str) -> None:
    game = pentapolis.games()[name]
    checks = {kind: validator(game, typed.__name__) for kind, typed in game.fact_types.items()}
    for component in game.components().values():
        kind = component.id.partition(":")[0]
        if kind in checks or component.facts:
            facts = json.loads(json.dumps(component.facts))
            errors = [error.message for error in checks[kind].iter_errors(facts)]
            assert errors == [], component.id

"""Everything that is sent between the server and its clients, as one JSON schema.

``python -m pentapolis.server.schema [FILE]`` writes it; the browser client generates its types from
it. What the engine produces (views, prompts, log lines) is sent unchanged; each game describes its
own views.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from pentapolis.registry import games
from pentapolis.server import messages, models, words
from pentapolis.server.views import game_schema
from pentapolis.server.words import Asked, Sent


def schema() -> dict[str, Any]:
    """One JSON schema with every model under ``$defs``."""
    found = [
        model
        for model in {**vars(words), **vars(models), **vars(messages)}.values()
        if isinstance(model, type)
        and issubclass(model, BaseModel)
        and model not in (BaseModel, Sent, Asked)
    ]
    _, definitions = models_json_schema(
        [(model, "validation") for model in found],
        title="Pentapolis",
        ref_template="#/$defs/{model}",
    )
    return definitions


def whole() -> dict[str, Any]:
    """The schema of the server, with the schemas of each game's views under ``games``."""
    return {**schema(), "games": {name: game_schema(game) for name, game in games().items()}}


if __name__ == "__main__":
    text = json.dumps(whole(), indent=2, ensure_ascii=False) + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, "utf-8")
    else:
        sys.stdout.write(text)

"""The blocks of the research page that need its libraries (marked ``py``) run as well."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
BLOCK = re.compile(r"^```py(?:thon)?\n(.*?)^```", re.DOTALL | re.MULTILINE)


def test_every_block_runs_in_its_order() -> None:
    text = PAGE.read_text("utf-8")
    names: dict[str, Any] = {"__name__": "example"}
    blocks = list(BLOCK.finditer(text))
    assert len(blocks) >= 8
    for block in blocks:
        code = "\n" * text[: block.start(1)].count("\n") + block[1]
        exec(compile(code, str(PAGE), "exec"), names)

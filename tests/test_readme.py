"""What README and the docs show is run: every block marked ``python`` alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
FILES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
SHOWN = [path for path in FILES if BLOCK.search(path.read_text("utf-8"))]


def test_readme_shows_something_to_run() -> None:
    assert ROOT / "README.md" in SHOWN


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.name)
def test_every_example_runs(path: Path) -> None:
    """The blocks of one page run one after the other, as a reader would type them."""
    names: dict[str, Any] = {"__name__": "example"}
    text = path.read_text("utf-8")
    for block in BLOCK.finditer(text):
        # Lines of a traceback are those of the page.
        code = "\n" * text[: block.start(1)].count("\n") + block[1]
        exec(compile(code, str(path), "exec"), names)


def test_links_between_the_pages_lead_somewhere() -> None:
    for path in FILES:
        for target in re.findall(r"\]\(([^)#]+)", path.read_text("utf-8")):
            if "://" not in target:
                assert (path.parent / target).exists(), f"{path.name} links to {target}"

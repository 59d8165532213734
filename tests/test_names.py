"""The names in the glossary and on the page of decisions are those of the code and the data."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pentapolis.core.agenda import Step

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "pentapolis" / "games"
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")
DECISIONS = (ROOT / "docs" / "decisions.md").read_text("utf-8")
CHAPTERS = [
    ("7 Wonders", "seven_wonders"),
    ("Terra Mystica", "terra_mystica"),
    ("Endeavor", "endeavor"),
    ("Civilization", "civilization"),
    ("Imperium", "imperium"),
]


def names_in_code(text: str) -> set[str]:
    """Identifiers and the words of strings; docstrings and comments do not count."""
    found: set[str] = set()
    docs: set[ast.AST] = set()
    for node in ast.walk(ast.parse(text)):  # a statement comes before its parts
        match node:
            case ast.Expr(value=ast.Constant()):
                docs.add(node.value)
            case ast.Name(id=name) | ast.Attribute(attr=name):
                found.add(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Constant(value=str(words)) if node not in docs:
                found.update(re.findall(r"\w+", words))
    return found


def names_of(package: Path) -> set[str]:
    """What is called something in a game: modules, code and data."""
    found: set[str] = {"effects", "py", "json"}
    for path in package.rglob("*.py"):
        found.add(path.stem)
        found |= names_in_code(path.read_text("utf-8"))
    for path in package.rglob("*.json"):
        found.add(path.stem)
        found.update(re.findall(r"\w+", path.read_text("utf-8")))
    return found


def names_given(page: str, chapter: str, column: int) -> list[str]:
    """The names in one column of a chapter's table."""
    section = page.split(f"\n## {chapter}\n", 1)[1].split("\n## ", 1)[0]
    cells = [row.strip("| ").split("|")[column] for row in section.splitlines() if row[:1] == "|"]
    return [name for cell in cells for code in re.findall("`(.+?)`", cell) for name in code.split()]


def steps_of(package: str) -> Iterator[type[Step[Any]]]:
    """Every kind of step of a game."""
    root = f"pentapolis.games.{package}"
    for module in pkgutil.walk_packages(importlib.import_module(root).__path__, f"{root}."):
        importlib.import_module(module.name)
    found: list[type[Step[Any]]] = [Step]
    while found:
        step = found.pop()
        found += step.__subclasses__()
        if step.__module__.startswith(f"{root}."):
            yield step


@pytest.mark.parametrize(("chapter", "package"), CHAPTERS)
def test_every_name_of_the_glossary_exists(chapter: str, package: str) -> None:
    known = names_of(GAMES / package)
    given = names_given(GLOSSARY, chapter, -1)
    assert len(given) > 30
    assert [name for name in given if not set(re.findall(r"\w+", name)) <= known] == []


@pytest.mark.parametrize(("chapter", "package"), CHAPTERS)
def test_the_page_of_decisions_has_every_kind_and_no_other(chapter: str, package: str) -> None:
    told = set(names_given(DECISIONS, chapter, 0))
    declared = {step.KIND for step in steps_of(package) if step.KIND}
    assert declared - told == set()
    assert told - names_of(GAMES / package) == set()

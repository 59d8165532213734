"""The examples in docstrings are run, and whatever is public says what it is."""

from __future__ import annotations

import ast
import doctest
import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import pentapolis
from pentapolis import core, server

ROOT = Path(pentapolis.__file__).parent
OWN = ("api", "formats", "registry", "rulebook", "sources", "text")
MODULES = [
    "pentapolis",
    *[f"pentapolis.{name}" for name in OWN],
    *[f"pentapolis.core.{module.name}" for module in pkgutil.iter_modules(core.__path__)],
]
SERVER = [f"pentapolis.server.{module.name}" for module in pkgutil.iter_modules(server.__path__)]
Documented = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def path_of(name: str) -> Path:
    """The file of a module of the package."""
    inner = ROOT.joinpath(*name.split(".")[1:])
    alone = inner.with_suffix(".py")  # also beside a folder of that name, as the built client is
    return alone if alone.exists() else inner / "__init__.py"


def undocumented(node: ast.Module | ast.ClassDef) -> Iterator[str]:
    """The public functions, classes and methods without a docstring."""
    for part in node.body:
        if isinstance(part, Documented) and not part.name.startswith("_"):
            is_overload = any(
                isinstance(mark, ast.Name) and mark.id == "overload" for mark in part.decorator_list
            )
            if ast.get_docstring(part) is None and not is_overload:
                yield part.name
            if isinstance(part, ast.ClassDef):
                yield from undocumented(part)


@pytest.mark.parametrize("name", MODULES)
def test_examples_run_and_everything_public_is_documented(name: str) -> None:
    assert list(undocumented(ast.parse(path_of(name).read_text("utf-8")))) == []
    assert not doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS).failed


@pytest.mark.parametrize("name", SERVER)
def test_everything_public_of_the_server_is_documented(name: str) -> None:
    assert list(undocumented(ast.parse(path_of(name).read_text("utf-8")))) == []


def test_the_core_has_examples() -> None:
    finder = doctest.DocTestFinder()
    found = [test for name in MODULES for test in finder.find(import_module(name)) if test.examples]
    assert len(found) >= 25


@pytest.mark.parametrize("name", pentapolis.__all__)
def test_what_is_offered_says_what_it_is(name: str) -> None:
    offered = getattr(pentapolis, name)
    text = inspect.getdoc(offered)
    assert text
    if inspect.isfunction(offered):
        assert ">>> " in text


def explanations(path: Path) -> Iterator[str]:
    """The docstrings of a file, also those of attributes."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        value = node.value if isinstance(node, ast.Expr) else None
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield value.value.strip()


def test_explanations_are_whole_sentences() -> None:
    cut = [
        f"{path.relative_to(ROOT)}: {text[-60:]}"
        for path in sorted(ROOT.rglob("*.py"))
        for text in explanations(path)
        if ">>>" not in text and not text.endswith((".", ":", "!", "?", ")", "`", '"'))
    ]
    assert not cut

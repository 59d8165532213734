"""The layers of the architecture page, as contracts: who may import whom."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

import pentapolis

ROOT = "pentapolis"
# From the bottom; a module imports only from layers below its own. Parts of one layer do not know
# each other.
LAYERS: tuple[tuple[str, ...], ...] = (
    ("core",),
    ("games", "rulebook", "sources", "registry"),
    ("bots", "text"),
    ("api",),
    ("formats",),
    ("arena",),
    ("research",),
    ("server",),
    ("cli",),
)
# Imports inside functions: the libraries behind these packages are extras that may be missing.
OPTIONAL = (
    "pentapolis.text", "pentapolis.server", "pentapolis.cli.app", "pentapolis.arena.cluster",
    "pentapolis.research",
)  # fmt: skip


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(ROOT, exclude_type_checking_imports=True, cache_dir=None)


def imports(graph: grimp.ImportGraph) -> Iterator[tuple[str, str]]:
    for module in sorted(graph.modules):
        for imported in sorted(graph.find_modules_directly_imported_by(module)):
            yield module, imported


def layer(module: str) -> int:
    """The number of a module's layer; the package itself, the front door, stands above `api`."""
    part = module.removeprefix(f"{ROOT}.").partition(".")[0]
    found = [number for number, parts in enumerate(LAYERS) if part in parts]
    if not found:
        assert module in (ROOT, f"{ROOT}.__main__"), f"{module} belongs to no layer"
        return 3 if module == ROOT else len(LAYERS)
    return found[0]


def part(module: str) -> str:
    """The part of a layer that a module belongs to; each game is one of its own."""
    words = module.split(".")
    return ".".join(words[:3] if words[1:2] == ["games"] else words[:2])


def test_every_import_goes_down(graph: grimp.ImportGraph) -> None:
    wrong = [
        f"{module} imports {imported}"
        for module, imported in imports(graph)
        if part(module) != part(imported)
        and layer(module) <= layer(imported)
        and (module, imported) != (ROOT, "pentapolis.api")
    ]
    assert wrong == []


def test_games_and_core_need_the_standard_library_only() -> None:
    graph = grimp.build_graph(
        ROOT, include_external_packages=True, exclude_type_checking_imports=True, cache_dir=None
    )
    standard = set(sys.stdlib_module_names)
    wrong = [
        f"{module} imports {imported}"
        for module, imported in imports(graph)
        if module.startswith(("pentapolis.core", "pentapolis.games"))
        and not imported.startswith(ROOT)
        and imported.partition(".")[0] not in standard
    ]
    assert wrong == []


def test_nothing_imports_in_a_circle(graph: grimp.ImportGraph) -> None:
    assert circles(graph) == []


def circles(graph: grimp.ImportGraph) -> list[list[str]]:
    """Modules that import each other, directly or through others (Tarjan's algorithm)."""
    found: list[list[str]] = []
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []

    def visit(module: str) -> None:
        number[module] = lowest[module] = len(number)
        path.append(module)
        for imported in sorted(graph.find_modules_directly_imported_by(module)):
            if imported not in number:
                visit(imported)
                lowest[module] = min(lowest[module], lowest[imported])
            elif imported in path:
                lowest[module] = min(lowest[module], number[imported])
        if lowest[module] == number[module]:
            place = path.index(module)
            if len(path) - place > 1:
                found.append(sorted(path[place:]))
            del path[place:]

    for module in sorted(graph.modules):
        if module not in number:
            visit(module)
    return found


def late_imports(path: Path) -> Iterator[str]:
    """Our modules that a file imports inside a function."""
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
            for node in ast.walk(function):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(ROOT):
                    yield str(node.module)
                elif isinstance(node, ast.Import):
                    yield from (name.name for name in node.names if name.name.startswith(ROOT))


def test_late_imports_are_for_optional_libraries() -> None:
    folder = Path(pentapolis.__file__).parent
    wrong = [
        f"{path.relative_to(folder)} imports {module} late"
        for path in sorted(folder.rglob("*.py"))
        for module in late_imports(path)
        if not module.startswith(OPTIONAL)
    ]
    assert wrong == []

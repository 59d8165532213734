"""What the compiler needs to make quick code of the engine."""

from __future__ import annotations

import ast
import re
import runpy
from collections.abc import Iterator
from pathlib import Path

CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
ROOT = Path(__file__).parents[1]
SETUP = runpy.run_path(str(ROOT / "setup.py"))
GROUPS = SETUP["groups"]()
MODULES = [ROOT / path for paths, _ in GROUPS for path in paths]


def loose_constants(path: Path) -> Iterator[str]:
    """The constants of a module that are not `Final`: compiled code looks them up by name."""
    for statement in ast.parse(path.read_text("utf-8")).body:
        for target in statement.targets if isinstance(statement, ast.Assign) else []:
            for name in ast.walk(target):
                if isinstance(name, ast.Name) and CONSTANT.fullmatch(name.id):
                    yield name.id
        if isinstance(statement, ast.AnnAssign) and "Final" not in ast.unparse(
            statement.annotation
        ):
            yield ast.unparse(statement.target)


def test_constants_are_final() -> None:
    wrong = [f"{path}: {name}" for path in MODULES for name in loose_constants(path)]
    assert wrong == []


def test_code_is_prepared_for_the_compiler(tmp_path: Path) -> None:
    source = tmp_path / "__native_game.c"
    source.write_text(
        '#include <init.c>\n#include "game.h"\n'
        "PyObject *CPyPy_game___play(PyObject *self) {\n"
        "    if (likely(PyObject_TypeCheck(obj_card, CPyType_game___Card)))\n"
        "        cpy_r_r0 = PyObject_TypeCheck(obj_card, &PyFloat_Type);\n}\n"
    )
    light = Path(SETUP["lightened"](source)).read_text()
    assert light == (
        '#include <init.c>\n#include "game.h"\n' + SETUP["AHEAD"] + "__attribute__((cold, "
        'optimize("O0")))\nPyObject *CPyPy_game___play(PyObject *self) {\n'
        "if (likely(IS_A(obj_card, CPyType_game___Card)))\n"
        "cpy_r_r0 = PyObject_TypeCheck(obj_card, &PyFloat_Type);\n}"
    )

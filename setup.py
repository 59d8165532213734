"""Compile the engine with mypyc where a C compiler exists; otherwise install it as it is.

``PENTAPOLIS_PURE=1`` skips the compiler, ``PENTAPOLIS_COMPILE=1`` refuses to go on without one.
``PENTAPOLIS_OPT`` is the compiler's level of optimisation (1: another level gains a hundredth and
takes almost twice the time), ``PENTAPOLIS_JOBS`` how many run at once, ``PENTAPOLIS_WORK`` a
folder whose files spare the next build what has not changed.
``PENTAPOLIS_GAMES`` names the games to compile, by package; the others stay pure Python.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]
from setuptools.command.build_py import build_py  # type: ignore[import-untyped]

SOURCE = Path("src/pentapolis")
# Exceptions, reflection, pictures, names and texts, notations, declarations of views and the games'
# own objects gain nothing from compilation.
INTERPRETED = {"__init__.py", "game.py", "components.py", "types.py"}
INTERPRETED_CORE = {
    "compiled.py", "errors.py", "digest.py", "conformance.py", "legality.py", "match.py",
    "older.py", "preview.py", "formats.py", "saves.py", "expected.py", "notebook.py", "picture.py",
    "playthrough.py",
}  # fmt: skip
FAILED = "pentapolis: the engine was not compiled; PENTAPOLIS_PURE=1 installs it as pure Python"
JOBS = int(os.environ.get("PENTAPOLIS_JOBS") or os.cpu_count() or 1)
WORK = os.environ.get("PENTAPOLIS_WORK", "build")
COMPILER = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""


def modules(folder: Path) -> list[str]:
    """What is compiled of a package and the packages in it."""
    return [str(path) for path in sorted(folder.rglob("*.py")) if is_compiled(path)]


def is_compiled(path: Path) -> bool:
    """Whether a game's module gains from compilation. Of a notation only its positions do: they
    derive from the game's compiled state."""
    if "formats" in path.parts:
        return path.name == "table.py"
    return path.name not in INTERPRETED


def groups() -> list[tuple[list[str], str | None]]:
    """The engine's modules, one group for the core and one for each game."""
    core = [path for path in modules(SOURCE / "core") if Path(path).name not in INTERPRETED_CORE]
    wanted = os.environ.get("PENTAPOLIS_GAMES", "").split()
    games: list[tuple[list[str], str | None]] = [
        (modules(init.parent), f"pentapolis_{init.parent.name}")
        for init in sorted((SOURCE / "games").glob("*/__init__.py"))
        if not wanted or init.parent.name in wanted
    ]
    return [
        (core, "pentapolis_core"),
        *games,
        ([str(SOURCE / "bots" / "search.py")], "pentapolis_search"),
    ]


def extensions() -> list[Extension]:
    """What to compile; nothing where it was not wanted or there is no compiler."""
    if os.environ.get("PENTAPOLIS_PURE"):
        return []
    if not any(word.startswith(("bdist", "build")) for word in sys.argv):
        return []  # metadata is asked for several times, and compiling takes its time
    if not (shutil.which("cc") or shutil.which("gcc")):
        if os.environ.get("PENTAPOLIS_COMPILE"):
            raise SystemExit("pentapolis: there is no C compiler (cc or gcc) to compile the engine")
        print("pentapolis: no C compiler, the pure engine is installed", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    found = groups()
    # Types are checked by `make types`; the libraries of texts and server may be absent here.
    options = [
        "--config-file", "pyproject.toml", "--follow-imports", "silent",
        "--cache-dir", f"{WORK}/mypy",
    ]  # fmt: skip
    try:
        compiled: list[Extension] = mypycify(
            [*options, *[path for paths, _ in found for path in paths]],
            opt_level=os.environ.get("PENTAPOLIS_OPT", "1"),
            debug_level="0",
            separate=found,
            target_dir=f"{WORK}/c",
        )
    except SystemExit:
        raise SystemExit(FAILED) from None
    for extension in compiled:
        # mypyc gives all of them one list.
        extension.extra_compile_args = [*extension.extra_compile_args, *compiler_flags()]
        if sys.platform != "win32":
            extension.sources = [lightened(Path(source)) for source in extension.sources]
    return compiled


def compiler_flags() -> list[str]:
    """What the compiler is told beside what mypyc tells it."""
    flags = ["-w"]
    if sys.platform == "linux":
        # No other library replaces these functions, so calling them needs no detour; nothing is
        # thrown through them, so nobody has to know how to unwind them.
        flags += ["-fvisibility=hidden", "-fno-plt", "-fno-asynchronous-unwind-tables"]
    if sys.platform == "linux" and "gcc" in COMPILER:
        # Of all that level 2 adds, these cost next to no time and gain most of what it gains.
        flags += [
            "-fpeephole2", "-fcaller-saves", "-freorder-blocks-algorithm=stc",
            "-freorder-blocks-and-partition",
        ]  # fmt: skip
    if sys.platform != "win32":
        # Python asks for all warnings. Looking for them takes longer than compiling, even where
        # they are not shown: at every branch the indentation is read from the file again.
        flags += ["-Wno-all"]
    return flags


SELDOM = re.compile(
    r"^(?=char \w+_____top_level__\(void\) \{"
    r"|(?:static )?\w+ \*?(?:CPyPy|CPyInit|CPyExec)_\w+\([^;\n]*$"
    r"|(?:static )?\w+[ \n]\*?\n?(?!CPyDef_)\w+_[gs]et_\w+\([^;\n]*$)",
    re.MULTILINE,
)
"""Where a function begins that runs only at import, or only when interpreted code calls: half of
the generated code, which the compiler need not optimise."""


INCLUDES = re.compile(r"\A(#include .*\n)+")
AHEAD = """
#define IS_A(object, type) \\
    (Py_TYPE(object) == (PyTypeObject *)(type) || \\
     Py_TYPE(object)->tp_base == (PyTypeObject *)(type) || \\
     (((PyTypeObject *)(type))->tp_subclasses && \\
      PyType_IsSubtype(Py_TYPE(object), (PyTypeObject *)(type))))
#define CPy_TypeCheck IS_A
#define SELDOM(function) __typeof__(function) function __attribute__((cold));
SELDOM(CPy_AddTraceback) SELDOM(CPy_TypeError) SELDOM(CPy_TypeErrorTraceback)
SELDOM(CPy_AttributeError) SELDOM(CPyError_OutOfMemory) SELDOM(PyErr_SetString)
SELDOM(PyErr_Occurred) SELDOM(CPy_DecRef) SELDOM(CPy_XDecRef) SELDOM(CPyTagged_DecRef)
#define IN_PLACE static inline __attribute__((always_inline)) PyObject *
#define IS_WITHIN(list, index) __builtin_expect(CPyTagged_CheckShort(index) && \\
    (size_t)CPyTagged_ShortAsSsize_t(index) < (size_t)PyList_GET_SIZE(list), 1)
IN_PLACE borrowed_item(PyObject *list, CPyTagged index) {
    return IS_WITHIN(list, index) ? PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index))
        : CPyList_GetItemBorrow(list, index);
}
IN_PLACE own_item(PyObject *list, CPyTagged index) {
    if (!IS_WITHIN(list, index)) return CPyList_GetItem(list, index);
    PyObject *item = PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index));
    Py_INCREF(item);
    return item;
}
#define CPyList_GetItemBorrow borrowed_item
#define CPyList_GetItem own_item
SELDOM(PyFloat_AsDouble)
static double unboxed_slowly(PyObject *object) {
    double value = PyFloat_AsDouble(object);
    if (value == -1.0 && PyErr_Occurred()) { CPy_TypeError("float", object); return -113.0; }
    return value;
}
#define UNBOXED(object) (__builtin_expect(PyFloat_CheckExact(object), 1) \\
    ? PyFloat_AS_DOUBLE(object) : unboxed_slowly(object))
#undef CPy_TRASHCAN_BEGIN
#define CPy_TRASHCAN_BEGIN(object, dealloc) \\
    Py_TRASHCAN_BEGIN_CONDITION(object, PyType_IS_GC(Py_TYPE(object)) && \\
        _PyTrash_cond((PyObject *)(object), (destructor)(dealloc)))
"""
"""What the compiler gets ahead of a group's own code. mypyc does not know which classes of groups
have subclasses elsewhere, and asks Python; but Python notes a class's subclasses in the class, and
most have none: for these, `isinstance` is a comparison. An item of a list is fetched on the spot;
mypyc's function is called only for an index that is negative or too large. The number in a float is
taken on the spot as well; only what is no plain float is asked for it. What Python frees too deep
down it puts off, in a list whose links are those of its collector of garbage; mypyc would put
off objects of classes without these links (`acyclic`) as well, over whatever lies there. And what
follows an error is kept out of the way of what usually runs: code that fills the processor's cache
is slow."""


UNBOXING = re.compile(
    r"(\w+) = PyFloat_AsDouble\((\w+)\);\nif \(\1 == -1\.0 && PyErr_Occurred\(\)\) \{\n"
    r'CPy_TypeError\("float", \2\); \1 = -113\.0;\n\}'
)
"""Where generated code takes a number out of its object."""


def lightened(source: Path) -> str:
    """A group's generated code as the compiler gets it: without indentation, which is most of the
    file, and with marks at the functions that run seldom and quick checks of classes."""
    if not source.name.startswith("__native_"):
        return str(source)
    code = "\n".join([line.strip() for line in source.read_text().splitlines()])
    code = re.sub(r"PyObject_TypeCheck\((\w+, CPyType_)", r"IS_A(\1", code)
    code = UNBOXING.sub(r"\1 = UNBOXED(\2);", code)
    code = INCLUDES.sub(lambda includes: includes.group() + AHEAD, code)
    light = source.with_name(f"light_{source.name}")
    replace(light, SELDOM.sub('__attribute__((cold, optimize("O0")))\n', code))
    return str(light)


def replace(path: Path, text: str) -> None:
    """Write a file only if it changes, because what depends on it is compiled again."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


class Copy(build_py):  # type: ignore[misc]
    """Copying leaves nothing behind of an earlier build."""

    def run(self) -> None:
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.suffix != ".so":
                path.unlink()
        super().run()


class Compile(build_ext):  # type: ignore[misc]
    """Compiling fails with words, and leaves nothing behind either."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            raise SystemExit(f"{error}\n{FAILED}") from None
        made = set(self.get_outputs())
        for library in Path(self.build_lib).rglob("*.so"):
            if str(library) not in made:
                library.unlink()


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_py": Copy, "build_ext": Compile},
        options={"build": {"build_base": WORK}, "build_ext": {"parallel": JOBS}},
    )

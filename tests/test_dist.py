"""What may be in a wheel: `scripts/check_dist.py` finds what is missing and what is foreign."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from setuptools import Distribution  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]


def test_missing_and_foreign_files_are_named(tmp_path: Path) -> None:
    wheel = tmp_path / "pentapolis-0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in ("pentapolis/__init__.py", "pentapolis/stray.py", "tests/test_texts.py"):
            archive.writestr(name, "")
        archive.writestr("pentapolis/core/state.cpython-311-x86_64-linux-gnu.so", "")
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "check_dist.py", wheel], capture_output=True, text=True
    )
    told = {line.partition(": ")[2] for line in done.stdout.splitlines()}
    assert done.returncode == 1
    assert {
        "foreign: tests/test_texts.py",
        "foreign: pentapolis/stray.py",
        "missing: pentapolis/api.py",
        "missing: pentapolis/py.typed",
        "no browser client",
    } <= told
    assert not any("__init__.py" in fault and "pentapolis/__init__" in fault for fault in told)
    assert not any("state.cpython" in fault for fault in told)


WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_what_a_workflow_calls_exists(file: Path) -> None:
    workflow: dict[Any, Any] = yaml.safe_load(file.read_text("utf-8"))
    assert True in workflow, "`on` says when; YAML reads it as a truth"
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for job in workflow["jobs"].values():
        assert "uses" in job or (job["runs-on"] and job["steps"])
        for step in job.get("steps", ()):
            assert ("run" in step) != ("uses" in step), step
            for line in step.get("run", "").splitlines():
                if line.startswith("make "):
                    assert set(line.split()[1:]) <= targets, line
                for script in re.findall(r"scripts/[\w.-]+", line):
                    assert (ROOT / script).exists(), line


def test_the_page_for_operators_shows_the_unit_as_it_is() -> None:
    page = (ROOT / "docs" / "host.md").read_text("utf-8")
    unit = (ROOT / "deploy" / "pentapolis.service").read_text("utf-8")
    assert f"```ini\n{unit}```" in page


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch) -> Any:
    """`setup.py` as a module, asked to compile."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "argv", ["setup.py", "build"])
    monkeypatch.setenv("PENTAPOLIS_COMPILE", "1")
    monkeypatch.delenv("PENTAPOLIS_PURE", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    spec = importlib.util.spec_from_file_location("setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def fail(*_: Any, **__: Any) -> None:
    raise OSError("cc1: out of memory")


def give_up(*_: Any, **__: Any) -> None:
    raise SystemExit(1)


def test_a_compiler_that_fails_is_told_and_how_to_go_on(
    setup: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup.build_ext, "run", fail)
    with pytest.raises(SystemExit, match=r"(?s)out of memory.*PENTAPOLIS_PURE=1 installs"):
        setup.Compile(Distribution()).run()


def test_code_that_cannot_be_compiled_is_told(setup: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mypyc.build.mypycify", give_up)
    with pytest.raises(SystemExit, match="PENTAPOLIS_PURE=1 installs"):
        setup.extensions()


def test_where_compiling_is_asked_for_a_missing_compiler_is_an_error(
    setup: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(SystemExit, match="no C compiler"):
        setup.extensions()
    monkeypatch.delenv("PENTAPOLIS_COMPILE")
    assert setup.extensions() == [], "else the pure engine is installed"

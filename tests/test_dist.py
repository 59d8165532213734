"""What may be in a wheel: `scripts/check_dist.py` finds what is missing and what is foreign."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

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

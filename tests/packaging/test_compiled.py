"""The compiled build, in small: one module of the kernel becomes an extension and answers as before."""

from __future__ import annotations

import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from caracole.kernel import bits
from installing import ROOT

SCRIPT = ROOT / "scripts" / "compile.py"

ASKED = """
from caracole.kernel import bits, is_compiled
print(is_compiled(), bits.members(0b10110), bits.mask_of([70, 1]), bits.lowest(1 << 90))
"""


def test_what_is_compiled_is_there():
    chosen = runpy.run_path(str(SCRIPT))["modules"]()
    assert Path("caracole/kernel/flow.py") in chosen
    assert all((ROOT / "src" / module).is_file() for module in chosen)


@pytest.mark.skipif(shutil.which("cc") is None and shutil.which("gcc") is None, reason="there is no C compiler")
def test_a_compiled_module_answers_as_its_source_does(tmp_path: Path):
    module = "caracole/kernel/bits.py"
    package = ROOT / "src" / "caracole"
    shutil.copytree(package / "kernel", tmp_path / "caracole" / "kernel", ignore=shutil.ignore_patterns("*.so"))
    shutil.copy(package / "__init__.py", tmp_path / "caracole")
    subprocess.run([sys.executable, SCRIPT, "--only", module, "--level", "0", "--into", tmp_path], check=True)
    told = subprocess.run(
        [sys.executable, "-c", ASKED], cwd=tmp_path, env={"PYTHONPATH": "."}, check=True, capture_output=True, text=True
    )
    assert told.stdout == f"True {bits.members(0b10110)} {bits.mask_of([70, 1])} {bits.lowest(1 << 90)}\n"

"""Builds the kernel and the rules of the systems as extension modules, from the same Python source (mypyc).

    scripts/compile.py              in place: beside the source in src/
    scripts/compile.py --into DIR   into another folder, for a wheel
    scripts/compile.py --remove     away with them: plain Python again

Needs mypy (among the locked packages) and a C compiler. docs/speed.md tells what stays interpreted and why.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
GROUP = "caracole.kernel.native"
"""What the shared library with all the code is called; mypyc adds ``__mypyc``."""

KERNEL = (
    "asking",
    "bits",
    "decision",
    "dice",
    "events",
    "flow",
    "flowasked",
    "frames",
    "refusal",
    "saying",
    "stackstate",
    "work",
)
RULES = ("gbacw/rules", "gradisca/rules", "piccole/battle/rules")
"""Folders of the systems; the campaigns of piccole stay interpreted."""
GEOMETRY = ("hex", "table")
INTERPRETED = ("view", "invariants", "position", "game", "actions", "amendments", "__init__")
"""Modules and folders of the rules that stay as they are: they ask a class for its annotations, or run once a game."""
BESIDES = (
    "gradisca/rules/actions.py",  # slotted, they say themselves what their fields hold
    "gradisca/captain/judgement.py",
    "gbacw/captain/assault.py",
    "gbacw/captain/goals.py",
    "gbacw/captain/ground.py",
    "gbacw/captain/judgement.py",
    "gbacw/captain/scene.py",
    "gbacw/captain/tempo.py",
    "gbacw/captain/ways.py",
    "piccole/battle/marches.py",
    "piccole/captain/exposure.py",
    "piccole/captain/sight.py",
    "piccole/captain/tactics.py",
    "piccole/captain/ways.py",
    "piccole/odds.py",
)
"""What is compiled besides: what captains spend most of their time in, and what a name above leaves out."""
FLAGS = () if os.name == "nt" else ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")
"""For the C compiler: nobody outside takes the place of a function of ours, so that one calls another directly."""
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def modules() -> list[Path]:
    """What is compiled, within src."""
    package = SOURCE / "caracole"
    found = [package / "kernel" / f"{name}.py" for name in KERNEL]
    found += [package / "geometry" / f"{name}.py" for name in GEOMETRY]
    for folder in RULES:
        rules = package / "systems" / folder
        found += [
            path
            for path in sorted(rules.rglob("*.py"))
            if not {*path.relative_to(rules).with_suffix("").parts} & {*INTERPRETED}
        ]
    found += [package / "systems" / name for name in BESIDES]
    return [path.relative_to(SOURCE) for path in found]


def built(folder: Path) -> list[Path]:
    """The extension modules that lie under a folder."""
    return sorted(path for path in folder.rglob("*.so") if path.is_file())


def remove() -> int:
    """Plain Python again; how many files went."""
    found = built(SOURCE)
    for path in found:
        path.unlink()
    return len(found)


def build(into: Path, level: str, chosen: list[Path]) -> list[Path]:
    """Compile modules; the extension modules, where they were put."""
    from mypyc.build import mypycify  # noqa: PLC0415 - a tool of the build
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    work = ROOT / "build" / "compiled"
    work.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(work / "lib", ignore_errors=True)
    into = into.resolve()
    os.chdir(SOURCE)
    extensions = mypycify(
        [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={work / 'cache'}", *map(str, chosen)],
        opt_level=level,
        debug_level="0",
        group_name=GROUP if len(chosen) > 1 else None,
        multi_file=True,
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        extension.include_dirs.append(str(work / "c" / Path(*GROUP.split(".")[:-1])))
        extension.extra_compile_args += FLAGS
    distribution = Distribution({"name": "caracole", "ext_modules": extensions})
    command = build_ext(distribution)
    command.build_lib, command.build_temp, command.force = str(work / "lib"), str(work / "o" / level), True
    command.ensure_finalized()
    _compile_at_once()
    command.run()
    for path in built(into):  # of an earlier build
        path.unlink()
    found = []
    for path in built(work / "lib"):
        target = into / path.relative_to(work / "lib")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
        found.append(target)
    return found


def _compile_at_once() -> None:
    """All the C files of a library at once, as many as there are processors; those that did not change are left."""
    # Not `setuptools._distutils`: the same file under another name has another class than the compilers are of.
    from distutils.ccompiler import CCompiler  # noqa: PLC0415 - that of setuptools, once it is imported

    one_by_one = CCompiler.compile

    def compile_all(self: Any, sources: list[str], output_dir: str, **named: Any) -> list[str]:
        def one(source: str) -> list[str]:
            made = Path(*self.object_filenames([source], output_dir=output_dir))
            if made.exists() and made.stat().st_mtime > max(Path(each).stat().st_mtime for each in (source, *headers)):
                return [str(made)]
            return list(one_by_one(self, [source], output_dir=output_dir, **{**named, "depends": None}))

        headers = [path for path in (named.get("depends") or ()) if path.endswith(".h")]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [made for found in pool.map(one, sources) for made in found]

    CCompiler.compile = compile_all


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--into", type=Path, default=SOURCE)
    parser.add_argument("--remove", action="store_true")
    parser.add_argument("--level", default="2", help="how hard the C compiler tries")
    parser.add_argument("--only", type=Path, action="append", help="this module alone, within src; may be repeated")
    asked = parser.parse_args()
    if asked.remove:
        remove()
        return 0
    print(f"{len(build(asked.into, asked.level, asked.only or modules()))} extension modules built")
    return 0


if __name__ == "__main__":
    sys.exit(main())

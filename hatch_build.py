"""What the build does besides packing the package: the wheel carries the browser client and, for each system, a report
of the code and tests behind its rulebook; and the text for an index page has no link that only works in a checkout."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = "web/dist"
INSIDE = "caracole/server/client"
COMPILED = "CARACOLE_COMPILED"
"""In the environment: the wheel is made with compiled rules (`make wheel-compiled`)."""
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]*)\)")
"""A link or a picture of Markdown that names a file of the project."""


class Contents(BuildHookInterface):  # type: ignore[type-arg]
    """The built browser client, inside the wheel where the server looks for it, and in the sdist as it is; and in the
    wheel the reports of coverage, since it carries no tests to look at."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install uses what lies in the checkout, built or not."""
        if version == "editable":
            return
        client = Path(self.root) / CLIENT
        if not (client / "index.html").is_file():
            raise SystemExit(
                f"The browser client is not built, there is no {CLIENT}/index.html: `make wheel` builds it and "
                "then the wheel; `npm ci && npm run build` in web/ builds it alone."
            )
        if self.target_name == "wheel":
            build_data["force_include"][str(client)] = INSIDE
            for system, report in coverage_reports(Path(self.root)).items():
                build_data["force_include"][str(report)] = f"caracole/systems/{system}/{report.name}"
            if os.environ.get(COMPILED):
                self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """The kernel and the rules as extension modules beside their source: a wheel for this platform alone."""
        into = Path(self.root) / "build" / "wheel" / "compiled"
        shutil.rmtree(into, ignore_errors=True)
        subprocess.run([sys.executable, "scripts/compile.py", "--into", str(into)], cwd=self.root, check=True)
        for built in sorted(into.rglob("*.so")):
            build_data["force_include"][str(built)] = built.relative_to(into).as_posix()
        build_data["pure_python"], build_data["infer_tag"] = False, True


def coverage_reports(root: Path) -> dict[str, Path]:
    """Writes the report of each system with a rulebook, as ``caracole rules coverage SYSTEM --json`` prints it, and
    returns where. Without the tests there is nothing to report."""
    if not (root / "tests").is_dir():
        return {}
    sys.path.insert(0, str(root / "src"))
    from caracole.play.coverage import KEPT, Checkout, coverage  # noqa: PLC0415 - there when it is being built

    checkout = Checkout(root)
    reports = {}
    for system in sorted(checkout.systems()):
        if (checkout.house(system) / "rulebook").is_dir():
            reports[system] = root / "build" / "wheel" / system / KEPT
            reports[system].parent.mkdir(parents=True, exist_ok=True)
            text = json.dumps(coverage(checkout, system), ensure_ascii=False)
            reports[system].write_text(text, encoding="utf-8")
    return reports


class Readme(MetadataHookInterface):
    """README.md as an index page shows it."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Sets the readme."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source = metadata.get("urls", {}).get("Source")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_an_index(text, source)}


def for_an_index(text: str, source: str | None) -> str:
    """Links lead to where the source is published; while it is published nowhere, only their words are left."""

    def link(found: re.Match[str]) -> str:
        mark, words, path = found.groups()
        if source is None:
            return "" if mark else words
        return f"{mark}[{words}]({source.rstrip('/')}/{'raw' if mark else 'blob'}/HEAD/{path})"

    return LINK.sub(link, text)

"""Write docs/rulings.md from the rulebook data and the tests: `rulings.py [--check]`."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs" / "rulings.md"
DISAGREEMENTS = ROOT / "docs" / "rulings-notes.md"
SYSTEMS = {"gradisca": "La Guerra di Gradisca 1615-1617"}

HEAD = """# Rulings

What the program does where the rulebooks are silent or contradict each other. Every ruling is a clause with an id, has
its reason, and is proved by the tests named beside it. Made by `make rulings` from `rulebook/*.toml` and the tests; edit
those, not this page. Differences between editions are options: see `caracole systems`.
"""


def clauses(system: str) -> dict[str, dict[str, object]]:
    """Every clause of a system, in the order of its rulebook."""
    found: dict[str, dict[str, object]] = {}
    for path in sorted((ROOT / "src" / "caracole" / "systems" / system / "rulebook").glob("*.toml")):
        found |= tomllib.loads(path.read_text(encoding="utf-8"))
    return found


def page() -> str:
    """The whole document."""
    from caracole.cli.coverage import tests_by_clause

    tests = tests_by_clause(ROOT)
    parts = [HEAD, DISAGREEMENTS.read_text(encoding="utf-8")]
    for system, title in SYSTEMS.items():
        parts.append(f"## {title}\n")
        for clause, row in clauses(system).items():
            if row["kind"] != "ruling":
                continue
            parts.append(f"### {clause} {row['title']['en']}\n")  # type: ignore[index]
            parts.append(f"{row['text']['en']}\n")  # type: ignore[index]
            parts.append(f"*Why:* {row['reason']['en']}\n")  # type: ignore[index]
            names = ", ".join(f"`{name.split('::')[-1]}`" for name in tests.get(clause, []))
            parts.append(f"*Test:* {names}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    text = page()
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.read_text(encoding="utf-8") == text else "docs/rulings.md is not up to date: make rulings")
    TARGET.write_text(text, encoding="utf-8")

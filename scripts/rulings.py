"""Write docs/rulings.md from the rulebooks and the tests that prove them: `rulings.py [--check]`."""

from __future__ import annotations

import sys
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any

from caracole.play.coverage import Checkout, marked_tests, read_clauses

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs" / "rulings.md"
NOTES = ROOT / "docs" / "rulings-notes.md"
SYSTEMS = {
    "gradisca": "La Guerra di Gradisca 1615-1617",
    "piccole": "Piccole Guerre",
    "gbacw": "Great Battles of the American Civil War",
}

HEAD = """# Rulings

What the program does where the rulebooks are silent or contradict each other. Every ruling is a clause with an id, has
its reason, and is proved by the tests named with it; where one may play otherwise, the switch is named. Made by
`make rulings` from `rulebook/*.toml`, the tests and `docs/rulings-notes.md`; edit those, not this page. Differences
between editions are options: see `caracole systems`.
"""


def page() -> str:
    """The whole document."""
    checkout = Checkout(ROOT)
    tests: dict[str, list[str]] = defaultdict(list)
    for node, ids in marked_tests(checkout):
        for clause in ids:
            tests[clause].append(node.rsplit("::", 1)[-1])
    parts = [HEAD, NOTES.read_text(encoding="utf-8").rstrip() + "\n"]
    for system, title in SYSTEMS.items():
        parts.append(f"## {title}: where no edition decides\n")
        named = switches(system)
        for clause, row in read_clauses(checkout, system).items():
            if row["kind"] == "ruling":
                parts.append(entry(clause, row, tests[clause], named[clause]))
    return "\n".join(parts)


def switches(system: str) -> dict[str, list[str]]:
    """The switches of a system by the clauses that they belong to."""
    file = ROOT / "src" / "caracole" / "systems" / system / "options.toml"
    found: dict[str, list[str]] = defaultdict(list)
    for name, row in tomllib.loads(file.read_text(encoding="utf-8")).items() if file.exists() else ():
        found[row["rule"]].append(name)
    return found


def entry(clause: str, row: dict[str, Any], tests: list[str], switches: list[str]) -> str:
    """One ruling: what, which questions it settles, why, how to play otherwise, and the proof."""
    proof = row.get("not_applicable") or ", ".join(f"`{name}`" for name in dict.fromkeys(tests))
    settles = f" ({', '.join(row['rulings'])})" if row.get("rulings") else ""
    otherwise = f"*Switch:* {', '.join(f'`{name}`' for name in switches)}\n" if switches else ""
    return (
        f"**{clause} {row['title']['en']}{settles}.** {row['text']['en']}\n"
        f"*Why:* {row['reason']['en']}\n{otherwise}*Test:* {proof}\n"
    )


if __name__ == "__main__":
    text = page()
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.read_text(encoding="utf-8") == text else "docs/rulings.md is stale: make rulings")
    TARGET.write_text(text, encoding="utf-8")

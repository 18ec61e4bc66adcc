"""Write docs/events.md from the code of the systems: `events.py [--check]`.

Every event is told by a call ``play.tell("kind", "rule", key=...)`` and every decision is a ``Choice`` with its
``about``; both are read from the source, so the page lists what the code says and nothing else. The catalogues, which
have a sentence for each event, are the other witness.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs" / "events.md"
SYSTEMS = ROOT / "src" / "caracole" / "systems"
SPECIAL = {"audience", "reveals"}
"""Arguments of ``tell`` that say who hears it, and are not told."""

HEAD = """# Events and decisions

What a table, a socket and a record tell: `event.kind`, `event.rule`, `event.args`; and what is asked: `decision.kind`,
`decision.rule`, `decision.about` and the actions that answer it. Made by `make events` from the code; edit that, not
this page. Indices are slugs wherever they are shown (`"gradisca"`, not `4`); an event that only some may see has an
`audience`.
"""


class Part(NamedTuple):
    """A game whose events are listed by themselves."""

    title: str
    folder: str
    without: tuple[str, ...]
    catalogue: str


PARTS = (
    Part("La Guerra di Gradisca 1615-1617", "gradisca", (), "gradisca/messages/en.ftl"),
    Part("Piccole Guerre: battles", "piccole", ("campaign",), "piccole/messages/en.ftl"),
    Part("Piccole Guerre: campaigns", "piccole/campaign", (), "piccole/messages/campaign.en.ftl"),
)


class Told(NamedTuple):
    """What is known of an event: the clauses it may cite and the keys of its arguments."""

    rules: set[str]
    keys: dict[str, None]


class Asked(NamedTuple):
    """What is known of a decision."""

    kind: str
    rule: str
    actions: tuple[str, ...]
    about: tuple[str, ...]


# --- reading the source ----------------------------------------------------------------------------------------------


@cache
def modules(part: Part) -> list[ast.Module]:
    """The syntax trees of a part."""
    here = SYSTEMS / part.folder
    paths = [path for path in sorted(here.rglob("*.py")) if not set(path.relative_to(here).parts) & set(part.without)]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def sentences(part: Part) -> set[str]:
    """The kinds of events that the catalogue has a sentence for."""
    text = (SYSTEMS / part.catalogue).read_text(encoding="utf-8")
    return {name.replace("-", "_") for name in re.findall(r"^event-([\w-]+) =", text, re.MULTILINE)}


def constants(tree: ast.AST) -> set[str]:
    """Every text that stands somewhere in a piece of code."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def events(part: Part) -> dict[str, Told]:
    """Every event by its kind. Where the kind is worked out before, it is one of those named in the same module."""
    found: dict[str, Told] = defaultdict(lambda: Told(set(), {}))
    spoken = sentences(part)
    for tree in modules(part):
        open_calls = []
        named: set[str] = set()
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            if not (isinstance(call.func, ast.Attribute) and call.func.attr == "tell"):
                continue
            kinds = constants(call.args[0]) & spoken
            if kinds:
                named |= kinds
                _add(found, kinds, call)
            else:
                open_calls.append(call)
        for call in open_calls:
            _add(found, constants(tree) & spoken - named, call)
    return dict(sorted(found.items()))


def _add(found: dict[str, Told], kinds: set[str], call: ast.Call) -> None:
    for kind in kinds:
        found[kind].rules.update(text for text in constants(call.args[1]) if re.fullmatch(r"[A-Z][\w.]*\.\w+", text))
        found[kind].keys.update(
            dict.fromkeys(key.arg for key in call.keywords if key.arg is not None and key.arg not in SPECIAL)
        )


def decisions(part: Part) -> list[Asked]:
    """Every decision, in the order of the files."""
    found = []
    for tree in modules(part):
        for cls in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
            fields = {
                target.id: row.value
                for row in cls.body
                if isinstance(row, ast.Assign)
                for target in row.targets
                if isinstance(target, ast.Name)
            }
            if "step" not in fields or "rule" not in fields:
                continue
            answers = fields.get("actions", fields.get("own_actions"))
            actions = [node.id for node in ast.walk(answers) if isinstance(node, ast.Name)] if answers else []
            about = next((row for row in cls.body if isinstance(row, ast.FunctionDef) and row.name == "about"), None)
            keys = dict.fromkeys(
                key.value
                for node in ast.walk(about or ast.Pass())
                if isinstance(node, ast.Dict)
                for key in node.keys
                if isinstance(key, ast.Constant)
            )
            kind, rule = ast.literal_eval(fields["step"]), ast.literal_eval(fields["rule"])
            found.append(Asked(kind, rule, tuple(actions), tuple(map(str, keys))))
    return sorted(found)


# --- writing the page ------------------------------------------------------------------------------------------------


def page() -> str:
    """The whole document."""
    lines = [HEAD]
    for part in PARTS:
        lines += [f"## {part.title}: events\n", "| kind | clauses | args |", "| --- | --- | --- |"]
        for kind, told in events(part).items():
            lines.append(f"| `{kind}` | {', '.join(sorted(told.rules)) or 'as the cause'} | {code(told.keys)} |")
        lines += [f"\n## {part.title}: decisions\n", "| kind | clause | actions | about |", "| --- | --- | --- | --- |"]
        for asked in decisions(part):
            lines.append(f"| `{asked.kind}` | {asked.rule} | {code(asked.actions)} | {code(asked.about)} |")
        lines.append("")
    return "\n".join(lines)


def code(words: dict[str, None] | tuple[str, ...]) -> str:
    """Words as code, separated by commas."""
    return ", ".join(f"`{word}`" for word in words)


if __name__ == "__main__":
    text = page()
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.read_text(encoding="utf-8") == text else "docs/events.md is stale: make events")
    TARGET.write_text(text, encoding="utf-8")

"""Write docs/events.md from the code of the systems: `events.py [--check]`.

Every event is told by a call ``play.tell("kind", "rule", key=...)`` and every decision is a ``Choice`` with its
``about``; both are read from the source, so the page lists what the code says and nothing else. A decision may be open
to answers of several chapters (``TheChoice.offer(...)``). The catalogues, which have a sentence for each event, are the
other witness.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import NamedTuple

from caracole.play.parts import rules_in

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs" / "events.md"
SYSTEMS = ROOT / "src" / "caracole" / "systems"
SPECIAL = {"audience", "reveals", "beside"}
"""Arguments of ``tell`` that say who hears it, and are not told."""

HEAD = """# Events and decisions

What a table, a socket and a record tell: `event.kind`, `event.rule`, `event.args`; and what is asked: `decision.kind`,
`decision.rule`, `decision.about` and the actions that answer it. Made by `make events` from the code; edit that, not
this page. Indices are slugs wherever they are shown (`"gradisca"`, not `4`); an event that only some may see has an
`audience`. Where somebody named bears another name than the printed one (a Commander's replacement), `called` has it.
"""


class Part(NamedTuple):
    """A game whose events are listed by themselves."""

    title: str
    folder: str
    without: tuple[str, ...]
    catalogue: str
    """A file, or a folder of them."""


PARTS = (
    Part("La Guerra di Gradisca 1615-1617", "gradisca", (), "gradisca/messages/en.ftl"),
    Part("Piccole Guerre: battles", "piccole", ("campaign",), "piccole/messages/en.ftl"),
    Part("Piccole Guerre: campaigns", "piccole/campaign", (), "piccole/messages/campaign.en.ftl"),
    Part("Great Battles of the American Civil War", "gbacw", (), "gbacw/messages/en"),
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
    paths = [path for path in rules_in(here) if not set(path.relative_to(here).parts) & set(part.without)]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def sentences(part: Part) -> set[str]:
    """The kinds of events that the catalogue has a sentence for."""
    path = SYSTEMS / part.catalogue
    files = sorted(path.glob("*.ftl")) if path.is_dir() else [path]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
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
            if isinstance(call.func.value, ast.Call):
                continue  # super().tell: told on, and listed where it began
            kinds = constants(call.args[0]) & spoken
            if kinds:
                named |= kinds
                _add(found, kinds, call, tree)
            else:
                open_calls.append(call)
        for call in open_calls:
            _add(found, constants(tree) & spoken - named, call, tree)
    return dict(sorted(found.items()))


def _add(found: dict[str, Told], kinds: set[str], call: ast.Call, tree: ast.Module) -> None:
    keys = [key.arg for key in call.keywords if key.arg is not None and key.arg not in SPECIAL]
    keys += [key for given in call.keywords if given.arg is None for key in spread(given.value, call, tree)]
    for kind in kinds:
        found[kind].rules.update(text for text in constants(call.args[1]) if re.fullmatch(r"[A-Z][\w.]*\.\w+", text))
        found[kind].keys.update(dict.fromkeys(keys))


def spread(value: ast.expr, call: ast.Call, tree: ast.Module) -> list[str]:
    """The keys of what is given as ``**args``: a dictionary written there, or earlier in the same function."""
    if isinstance(value, ast.Name):
        inside = [row for row in ast.walk(tree) if isinstance(row, ast.FunctionDef) and call in ast.walk(row)]
        rows = [row for function in inside for row in ast.walk(function) if isinstance(row, ast.Assign | ast.AnnAssign)]
        targets = [(row.targets[0] if isinstance(row, ast.Assign) else row.target, row.value) for row in rows]
        value = next(
            (what for name, what in targets if isinstance(name, ast.Name) and name.id == value.id and what), value
        )
    keys = value.keys if isinstance(value, ast.Dict) else []
    return [str(key.value) for key in keys if isinstance(key, ast.Constant)]


@cache
def every_class(part: Part) -> list[ast.ClassDef]:
    """Every class of a part."""
    return [node for tree in modules(part) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


@cache
def classes(part: Part) -> dict[str, ast.ClassDef]:
    """The classes of a part by their names."""
    return {node.name: node for node in every_class(part)}


def assigned(cls: ast.ClassDef) -> dict[str, ast.expr]:
    """What the body of a class gives names to."""
    return {
        target.id: row.value
        for row in cls.body
        if isinstance(row, ast.Assign)
        for target in row.targets
        if isinstance(target, ast.Name)
    }


def method(part: Part, cls: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    """A method of a class, or of the class of the same part that it comes from."""
    for row in cls.body:
        if isinstance(row, ast.FunctionDef) and row.name == name:
            return row
    return next((found for base in bases(part, cls) if (found := method(part, base, name)) is not None), None)


def bases(part: Part, cls: ast.ClassDef) -> list[ast.ClassDef]:
    """The classes of the same part that a class comes from."""
    return [classes(part)[base.id] for base in cls.bases if isinstance(base, ast.Name) and base.id in classes(part)]


def answers(part: Part, cls: ast.ClassDef) -> ast.expr | None:
    """The actions that a decision names, or the one that it comes from."""
    found = assigned(cls).get("actions", assigned(cls).get("own_actions"))
    return found or next((row for base in bases(part, cls) if (row := answers(part, base)) is not None), None)


def offers(part: Part) -> dict[str, list[str]]:
    """The actions that chapters offer as answers to an open decision, by the class of the decision."""
    found: dict[str, list[str]] = defaultdict(list)
    named = classes(part)
    for tree in modules(part):
        pairs = [
            (row, decorator)
            for row in ast.walk(tree)
            if isinstance(row, ast.ClassDef)
            for decorator in row.decorator_list
        ]
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call) and len(node.args) == 1):
            if isinstance(call.args[0], ast.Name) and call.args[0].id in named:
                pairs.append((named[call.args[0].id], call.func))
        for cls, decorator in pairs:
            answer = assigned(cls).get("action")
            if isinstance(decorator, ast.Attribute) and decorator.attr == "offer" and isinstance(answer, ast.Name):
                assert isinstance(decorator.value, ast.Name)
                found[decorator.value.id].append(answer.id)
    return found


def decisions(part: Part) -> list[Asked]:
    """Every decision, by its name."""
    found, offered = [], offers(part)
    for cls in every_class(part):
        fields = assigned(cls)
        if "step" not in fields or "rule" not in fields:
            continue
        named = answers(part, cls)
        actions = [node.id for node in ast.walk(named) if isinstance(node, ast.Name)] if named else []
        if named is None:
            actions = sorted(offered.get(cls.name, ()))
        keys = dict.fromkeys(
            key.value
            for node in ast.walk(method(part, cls, "about") or ast.Pass())
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

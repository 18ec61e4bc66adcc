"""Pages on the Python interface: signatures and docstrings of a package, read from its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from reference.markdown import prose

WIDTH = 100
"""Signatures longer than this get a line for each argument."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def page(package: str) -> str:
    """A package, module by module."""
    spec = find_spec(f"caracole.{package}")
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    front = ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))
    parts = [f"# caracole.{package}\n", prose(ast.get_docstring(front)) + "\n"]
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder).with_suffix("").parts
        if inside != ("__init__",) and not inside[-1].startswith("__main"):
            name = ".".join(("caracole", package, *(part for part in inside if part != "__init__")))
            parts += _module(name, ast.parse(path.read_text(encoding="utf-8")))
    return "\n".join(parts)


def _module(name: str, tree: ast.Module) -> Iterator[str]:
    yield f"## {name}\n"
    yield prose(ast.get_docstring(tree)) + "\n"
    for row, said in _public(tree.body):
        if isinstance(row, ast.ClassDef):
            yield from _class(row)
        elif isinstance(row, Function):
            yield f"### {row.name}\n\n{_signature(row)}\n{prose(ast.get_docstring(row))}\n"
        elif said:
            yield f"### {_target(row)}\n\n```python\n{ast.unparse(row)[:400]}\n```\n\n{prose(said)}\n"


def _class(row: ast.ClassDef) -> Iterator[str]:
    bases = ", ".join(ast.unparse(base) for base in row.bases)
    yield f"### {row.name}\n\n```python\nclass {row.name}{f'({bases})' if bases else ''}\n```\n"
    yield prose(ast.get_docstring(row)) + "\n"
    for member, said in _public(row.body):
        if isinstance(member, Function):
            yield f"#### {row.name}.{member.name}\n\n{_signature(member)}\n{prose(ast.get_docstring(member))}\n"
        elif isinstance(member, ast.AnnAssign):
            yield f"* `{ast.unparse(member)[:200]}`" + (f": {' '.join(prose(said).split())}" if said else "") + "\n"


def _public(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str | None]]:
    """What others may use, in the order of the source; a value with the text that stands below it."""
    for row, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        name = row.name if isinstance(row, Function | ast.ClassDef) else _target(row)
        if name and not name.startswith("_"):
            yield row, _text(after)


def _target(row: ast.stmt) -> str | None:
    target = row.target if isinstance(row, ast.AnnAssign) else row.targets[0] if isinstance(row, ast.Assign) else None
    return target.id if isinstance(target, ast.Name) else None


def _text(row: ast.stmt) -> str | None:
    if isinstance(row, ast.Expr) and isinstance(row.value, ast.Constant) and isinstance(row.value.value, str):
        return row.value.value
    return None


def _signature(row: Function) -> str:
    decorators = [f"@{ast.unparse(each)}\n" for each in row.decorator_list if isinstance(each, ast.Name)]
    answer = f" -> {ast.unparse(row.returns)}" if row.returns else ""
    kind = "async def" if isinstance(row, ast.AsyncFunctionDef) else "def"
    line = f"{kind} {row.name}({ast.unparse(row.args)}){answer}"
    if len(line) > WIDTH:
        arguments = "".join(f"    {each},\n" for each in _arguments(row.args))
        line = f"{kind} {row.name}(\n{arguments}){answer}"
    return f"```python\n{''.join(decorators)}{line}\n```\n"


def _arguments(given: ast.arguments) -> list[str]:
    """The arguments one by one, as they are written."""
    text, depth, found = ast.unparse(given), 0, [""]
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth:
            found.append("")
        else:
            found[-1] += letter
    return [each.strip() for each in found if each.strip()]

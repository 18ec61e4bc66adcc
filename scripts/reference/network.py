"""The pages on what crosses the network: the requests of the HTTP API, and the messages of the socket."""

from __future__ import annotations

import ast
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from caracole.present import model
from caracole.server import protocol
from caracole.server.app import create_app
from caracole.server.settings import Settings
from reference.markdown import cell, code, prose, table

METHODS = ("get", "post", "put", "patch", "delete")

HTTP = """# HTTP requests

Every request of the HTTP API, made from the server's own description (`/api/schema/openapi.json` of a running server).
[The protocol](../protocol.md) explains who may ask what. What is sent and answered is described below the requests.
"""

MESSAGES = """# Messages of the socket

Every message and every piece of a message, made from the definitions in the code. [The protocol](../protocol.md) shows
the order in which they are sent. A message has its `type`; a field with a default may be left out.
"""


def http_page() -> str:
    """Requests by part of the API, then the bodies."""
    schema = description()
    sections: dict[str, list[tuple[str, str, str]]] = {}
    for path, item in sorted(schema["paths"].items()):
        for method in METHODS:
            if method in item:
                about = item[method]
                tag = next(iter(about.get("tags", [])), "more")
                said = ". ".join(text.rstrip(".") for text in (about.get("summary"), about.get("description")) if text)
                body = _type(_json(about.get("requestBody", {})))
                sections.setdefault(tag, []).append((code(f"{method.upper()} {path}"), cell(said + "."), body))
    parts = [HTTP]
    for tag, rows in sections.items():
        parts.append(f"## {tag.capitalize()}\n\n{table(('request', 'what it does', 'body'), rows)}")
    parts.append("## What is sent\n")
    for name, thing in sorted(schema.get("components", {}).get("schemas", {}).items()):
        if thing.get("properties"):
            rows = [(code(key), _type(field)) for key, field in thing["properties"].items()]
            parts.append(f"### {name}\n\n{prose(thing.get('description'))}\n\n{table(('field', 'type'), rows)}")
    return "\n".join(parts)


def description() -> dict[str, Any]:
    """The server's own description of its API; nothing is served and nothing kept."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(database=f"sqlite+aiosqlite:///{folder}/games.db"))
        described: dict[str, Any] = app.openapi_schema.to_schema()
    return described


def _json(body: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = body.get("content", {}).get("application/json", {}).get("schema", {})
    return found


def _type(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        return code(schema["$ref"].rsplit("/", 1)[-1])
    for many in ("oneOf", "anyOf"):
        if many in schema:
            return " or ".join(_type(each) for each in schema[many])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if "enum" in schema:
        return " or ".join(code(value) for value in schema["enum"])
    return str(schema.get("type", ""))


def messages_page() -> str:
    """The messages by who says them, then what they are made of."""
    parts = [MESSAGES]
    for module in (protocol, model):
        source = Path(module.__file__ or "").read_text(encoding="utf-8")
        for banner, row in _structs(source):
            if banner is not None:
                parts.append(f"## {banner[:1].upper()}{banner[1:]}\n")
            parts.append(_struct(row))
    return "\n".join(parts)


def _structs(source: str) -> Iterator[tuple[str | None, ast.ClassDef]]:
    """The classes of a module; with the first one below a banner comes what the banner says."""
    banners = {number: line.strip("# -") for number, line in enumerate(source.splitlines(), 1) if line[:5] == "# ---"}
    shown = None
    for row in ast.parse(source).body:
        if isinstance(row, ast.ClassDef):
            above = next((banners[line] for line in sorted(banners, reverse=True) if line < row.lineno), None)
            yield (above if above != shown else None), row
            shown = above


def _struct(row: ast.ClassDef) -> str:
    tags = [key.value.value for key in row.keywords if key.arg == "tag" and isinstance(key.value, ast.Constant)]
    name = f"{row.name}, `type: {tags[0]}`" if tags else row.name
    fields = [
        (
            code(field.target.id),
            code(ast.unparse(field.annotation)),
            code(ast.unparse(field.value)) if field.value else "",
        )
        for field in row.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    ]
    listed = f"\n{table(('field', 'type', 'default'), fields)}" if fields else ""
    return f"### {name}\n\n{prose(ast.get_docstring(row))}\n{listed}"

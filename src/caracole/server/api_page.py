"""The page that describes the HTTP API: made here from the description itself, without a script and without anybody
else's files, because it lies on the origin in which players keep their links."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 Georgia, serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { margin: 2rem 0 .5rem; border-bottom: 1px solid; }
details { border-bottom: 1px solid #8886; padding: .4rem 0; }
summary { cursor: pointer; padding: .4rem 0; }
code, pre { font: .9rem/1.45 ui-monospace, monospace; }
.method { display: inline-block; min-width: 4.5rem; font-weight: bold; }
table { border-collapse: collapse; margin: .5rem 0; }
td, th { text-align: left; vertical-align: top; padding: .15rem .8rem .15rem 0; }
"""
METHODS = ("get", "post", "put", "patch", "delete")


class ApiPage(OpenAPIRenderPlugin):
    """Every request with what it takes and what it answers."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        return page(openapi_schema).encode()


def page(schema: dict[str, Any]) -> str:
    """Requests by part of the API, then everything that is sent."""
    info = schema["info"]
    parts: dict[str, list[str]] = {}
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                tag = next(iter(item[method].get("tags", [])), "more")
                parts.setdefault(tag, []).append(_request(method, path, item[method]))
    requests = "".join(f"<h2>{escape(tag)}</h2>{''.join(rows)}" for tag, rows in parts.items())
    things = schema.get("components", {}).get("schemas", {})
    described = "".join(_thing(name, things[name]) for name in sorted(things))
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(info["title"])}: API</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>'
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info.get('description') or '')} "
        'For programs: <a href="/api/schema/openapi.json">openapi.json</a>.</p>'
        f"{requests}<h2>What is sent</h2>{described}</body></html>"
    )


def _request(method: str, path: str, about: dict[str, Any]) -> str:
    head = (
        f'<span class="method">{method.upper()}</span> <code>{escape(path)}</code> {escape(about.get("summary") or "")}'
    )
    rows = [
        (f"<code>{escape(each['name'])}</code> in the {escape(each['in'])}", _type(each.get("schema", {})))
        for each in about.get("parameters", [])
    ]
    rows += [("body", _type(_content(about["requestBody"])))] if "requestBody" in about else []
    rows += [(escape(status), _type(_content(answer))) for status, answer in about.get("responses", {}).items()]
    return f"<details><summary>{head}</summary><p>{escape(about.get('description') or '')}</p>{_table(rows)}</details>"


def _thing(name: str, schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    rows = [
        (f"<code>{escape(key)}</code>" + ("" if key in needed else " (or nothing)"), _type(each))
        for key, each in schema.get("properties", {}).items()
    ]
    about = f"<p>{escape(schema.get('description') or '')}</p>"
    return f'<details id="{escape(name)}"><summary><code>{escape(name)}</code></summary>{about}{_table(rows)}</details>'


def _table(rows: list[tuple[str, str]]) -> str:
    return "<table>" + "".join(f"<tr><td>{left}</td><td>{right}</td></tr>" for left, right in rows) + "</table>"


def _content(holder: dict[str, Any]) -> dict[str, Any]:
    return next((dict(each.get("schema", {})) for each in holder.get("content", {}).values()), {})


def _type(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " or ".join(_type(each) for each in schema[word])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    kind = schema.get("type", "")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))

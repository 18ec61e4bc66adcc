"""The browser client: a handful of files, read once and packed. Every other address is a page of the client."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

PACKED = ("text/", "application/json", "application/javascript", "image/svg+xml", "application/manifest+json")

PAGES_WITH_DOTS = ("rules/",)
"""Addresses of pages that end in the number of a clause, which is no ending of a file."""

NO_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Caracole</title>
<body><h1>Caracole</h1><p>The server runs, but the browser client has not been built:
<code>make web</code> builds it.</p><p><a href="/api/schema">API</a></p></body></html>"""


class ClientFile(NamedTuple):
    """A file as it is sent."""

    kind: str
    plain: bytes
    packed: bytes | None
    tag: str
    lasting: bool
    """Its name holds a fingerprint: it may be kept for ever."""


class ClientFiles:
    """The files of a folder, by address."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, ClientFile] = {}
        if folder is not None:
            for path in sorted(folder.rglob("*")):
                if path.is_file() and not path.name.endswith((".gz", ".br", ".map")):
                    self.files[path.relative_to(folder).as_posix()] = _read(path)
        self.index = self.files.get("index.html") or ClientFile("text/html", NO_CLIENT.encode(), None, '"none"', False)

    def find(self, path: str) -> ClientFile | None:
        """The file of that name; the client itself for a page; None for a file that is not there."""
        found = self.files.get(path.strip("/"))
        if found is not None:
            return found
        if path.strip("/").startswith(PAGES_WITH_DOTS):
            return self.index
        return None if "." in path.rsplit("/", maxsplit=1)[-1] else self.index


def _read(path: Path) -> ClientFile:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind == "text/javascript" or path.suffix in (".js", ".mjs"):
        kind = "text/javascript"
    packed = gzip.compress(data, 9, mtime=0) if kind.startswith(PACKED) else None
    return ClientFile(kind, data, packed, f'"{hashlib.sha256(data).hexdigest()[:16]}"', path.parent.name == "assets")

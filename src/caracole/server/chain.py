"""The chain: each entry of a game keeps a digest over all that came before it and its own text.

The first link is made from the game's name, header and set-up. Whatever is left out, put in or changed afterwards makes
a link that no longer follows from the one before it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable


def first_link(game: str, header: str, setup: str) -> str:
    """Where the chain of a game begins, before any entry."""
    digest = hashlib.sha256(b"caracole-chain")
    for part in (game, header, setup):
        data = part.encode()
        digest.update(len(data).to_bytes(8) + data)  # so that no part can borrow from the next
    return digest.hexdigest()


def next_link(before: str, body: str) -> str:
    """The link of an entry after another link."""
    return hashlib.sha256(bytes.fromhex(before) + body.encode()).hexdigest()


def links_of(first: str, bodies: Iterable[str]) -> list[str]:
    """The links of all entries of a game, in order."""
    links = []
    for body in bodies:
        first = next_link(first, body)
        links.append(first)
    return links

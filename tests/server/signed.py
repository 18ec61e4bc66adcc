"""Somebody with an account."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from servers import Running, invited_game


@contextmanager
def account(server: Running, name: str = "", language: str = "en") -> Iterator[httpx.Client]:
    """A browser that is signed in under this name, or one of its own."""
    name = name or f"Somebody-{secrets.token_hex(6)}"
    with server.client() as client:
        wish = {"name": name, "password": "a long enough one", "language": language}
        done = client.post("/api/account/register", json=wish)
        assert done.status_code == 201, done.text
        client.headers["X-CSRF-Token"] = client.cookies["caracole_csrf"]
        yield client


def sit_down(server: Running, **holders: httpx.Client) -> tuple[str, dict[str, str]]:
    """A game in which these accounts hold these seats; its name, and the token of each seat."""
    game, _, invitations = invited_game(server.url, {})
    tokens = {}
    for seat, client in holders.items():
        done = client.post(f"/api/games/{game}/seat", json={"token": invitations[seat]})
        assert done.status_code == 200, done.text
        tokens[seat] = done.json()["token"]
    return game, tokens

"""The analysis of a finished game: made when somebody first asks, beside the event loop; nothing before its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from servers import Player, Running, new_game, running

from caracole.server.api import analysis as routes
from caracole.server.laboratory.pages import Pages
from patience import PATIENCE, until

ANNA = {"venetian": {"kind": "me", "name": "Anna"}}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(str(tmp_path / "games.db")) as found:
        yield found


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with server.client() as found:
        yield found


def finished(server: Running) -> str:
    """A game that was given up after a few choices."""
    game, tokens = new_game(server.url, ANNA)
    with Player(server.url, game, tokens["venetian"]) as anna:
        anna.hear("welcome")
        anna.hear("update")
        anna.ask("resign")
        anna.hear("accepted")
    until(lambda: httpx.get(f"{server.url}/api/games/{game}").json()["over"])
    return game


def asked(client: httpx.Client, game: str, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/games/{game}/analysis", params={"language": language}).json()
    return found


def test_it_is_made_when_somebody_asks_and_kept(
    server: Running, client: httpx.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    game = finished(server)
    assert client.get(f"/api/games/{game}/analysis/page").status_code == 404
    assert asked(client, game, "fr") == {"state": "making", "url": None}
    until(lambda: asked(client, game, "fr")["state"] != "making", 3 * PATIENCE)  # it gives way to all others
    page = client.get(asked(client, game, "fr")["url"])
    assert page.headers["content-type"].startswith("text/html")
    assert "sandbox" in page.headers["content-security-policy"]
    assert "<html lang=fr" in page.text
    assert "Anna" in page.text
    assert f'href="/game/{game}"' in page.text, "there is a way back"
    with monkeypatch.context() as never:
        never.setattr(Pages, "make", lambda *wish: pytest.fail("it is made once"))
        assert asked(client, game, "fr")["state"] == "ready"
    assert len(list((tmp_path / "games.db.lab" / "analyses").iterdir())) == 1


def test_nothing_is_told_while_the_game_goes_on(server: Running, client: httpx.Client):
    game, tokens = new_game(server.url, ANNA)
    for path in ("analysis", "analysis/page"):
        for headers in ({}, {"Authorization": f"Seat {tokens['venetian']}"}):
            assert client.get(f"/api/games/{game}/{path}", headers=headers).status_code == 403


def test_what_is_missing_is_said(server: Running, client: httpx.Client, monkeypatch: pytest.MonkeyPatch):
    game = finished(server)
    monkeypatch.setattr(routes, "is_installed", lambda: False)
    assert asked(client, game)["state"] == "missing"


def test_the_operator_may_not_want_it(tmp_path: Path):
    with running(str(tmp_path / "games.db"), analysis=False) as server, server.client() as client:
        game = finished(server)
        assert asked(client, game)["state"] == "off"
        assert client.get(f"/api/games/{game}/analysis/page").status_code == 404


def test_what_cannot_be_made_is_said_and_not_tried_again(
    server: Running, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
):
    tries = []

    async def broken(pages: Pages, *wish: Any) -> None:
        tries.append(wish)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Pages, "do", broken)
    game = finished(server)
    asked(client, game)
    until(lambda: asked(client, game)["state"] == "failed")
    assert len(tries) == 1
    assert client.get("/health").status_code == 200


def test_the_oldest_pages_go_first(server: Running, client: httpx.Client, tmp_path: Path, monkeypatch):
    async def quick(pages: Pages, *wish: Any) -> str:
        return "<html></html>"

    monkeypatch.setattr(Pages, "do", quick)
    monkeypatch.setattr(routes, "KEPT", 2)
    games = [finished(server) for _ in range(3)]
    for game in games:
        asked(client, game)
        until(lambda game=game: asked(client, game)["state"] == "ready")
    kept = {path.name.split("-")[0] for path in (tmp_path / "games.db.lab" / "analyses").iterdir()}
    assert kept == set(games[1:])

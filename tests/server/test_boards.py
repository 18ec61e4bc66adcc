"""Boards: one for all games that look the same, kept as plain data, the least used forgotten."""

from __future__ import annotations

import asyncio
import os
import pickle
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from caracole.kernel import Game
from caracole.play.registry import load, system
from caracole.server.boards import BoardKey, Boards, DrawnBoard, Picture, Shelf, board_key, packed, unpacked
from caracole.systems.gradisca.board import board as boards_of_gradisca
from caracole.systems.gradisca.board.drawing import Slots, drawing_of

KEY: BoardKey = ("gradisca", "drill", "0" * 32, "{}")


def drawn(number: int, size: int = 100) -> DrawnBoard:
    name = f"{number:020x}"
    files = [Picture(f"{name}.json", "application/json", bytes(size))]
    return DrawnBoard(f"/boards/{name}.json", files, {"walls": [[1, 2.5]]})


def other_values(option: dict[str, Any]) -> list[Any]:
    return [value for value in option["values"] if value != option["default"]]


def test_only_what_is_drawn_tells_boards_apart(monkeypatch: pytest.MonkeyPatch):
    """Every option that changes the board of the drill ground is named by the presenter, and no other is."""
    monkeypatch.setattr(boards_of_gradisca, "Texts", cache(boards_of_gradisca.Texts))
    plain = load("gradisca", "drill")

    def shown(game: Game[Any]) -> Any:
        return boards_of_gradisca.board(game, drawing_of("drill"))  # type: ignore[arg-type]

    usual, changing = shown(plain), set()
    for option in system("gradisca").options():
        for value in other_values(option):
            game = load("gradisca", "drill", {option["id"]: value})
            differs = shown(game) != usual
            assert differs == (board_key(game) != board_key(plain)), f"{option['id']} = {value}"
            changing |= {option["id"]} if differs else set()
    assert changing == {"game", "teams"}


def test_places_are_plain_data_and_come_back_the_same():
    slots = drawing_of("drill").slots
    assert Slots.read(slots.plain()) == slots
    whole = DrawnBoard("/boards/" + "0" * 20 + ".json", [], slots.plain())
    assert unpacked(packed(whole)) == whole


def test_many_options_draw_one_board():
    async def story() -> None:
        calls: list[Any] = []

        async def draw(game: Any) -> DrawnBoard:
            calls.append(game)
            return drawn(1)

        boards = Boards(draw)
        switches = [row["id"] for row in system("gradisca").options() if row["id"] not in ("game", "teams", "edition")]
        wishes = [load("gradisca", "drill", {switch: _other(switch)}) for switch in switches]
        await asyncio.gather(*(boards.get(board_key(game), game.options) for game in wishes))
        assert len(wishes) > 10
        assert len(calls) == 1

    def _other(switch: str) -> Any:
        return other_values(next(row for row in system("gradisca").options() if row["id"] == switch))[0]

    asyncio.run(story())


def test_the_least_used_is_forgotten_and_drawn_again_when_a_file_of_it_is_asked_for():
    async def story() -> None:
        calls: list[int] = []

        async def draw(number: int) -> DrawnBoard:
            calls.append(number)
            return drawn(number)

        def key(number: int) -> BoardKey:
            return "gradisca", str(number), "", ""

        boards = Boards(draw, most=250)
        for number in (1, 2, 1, 3):
            await boards.get(key(number), number)
        assert [boards.has(key(number)) for number in (1, 2, 3)] == [True, False, True]
        found = await boards.file(drawn(2).files[0].name)
        assert found == drawn(2).files[0]
        assert calls == [1, 2, 3, 2]
        assert await boards.file("0" * 20 + ".svg") is None

    asyncio.run(story())


def test_a_drawing_that_fails_can_be_asked_for_again():
    async def story() -> None:
        troubles = [OSError("no process")]

        async def draw(_: Any) -> DrawnBoard:
            if troubles:
                raise troubles.pop()
            return drawn(1)

        boards = Boards(draw)
        with pytest.raises(OSError, match="no process"):
            await boards.get(KEY, None)
        assert await boards.get(KEY, None) == drawn(1)

    asyncio.run(story())


# --- on disk ---------------------------------------------------------------------------------------------------------


def files_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.board"))


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path):
    folder = tmp_path / "boards"
    folder.mkdir(mode=0o755)
    shelf = Shelf(folder)
    shelf.write(KEY, drawn(7))
    assert shelf.read(KEY) == drawn(7)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert files_in(folder)[0].stat().st_mode & 0o777 == 0o600


class Bomb:
    """Makes a file when it is unpickled."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> Any:
        return Path.touch, (self.file,)


@pytest.mark.parametrize("spoil", ["pickle", "cut", "changed", "empty", "other"])
def test_whoever_writes_into_the_folder_gets_nothing_run(tmp_path: Path, spoil: str):
    shelf, gone_off = Shelf(tmp_path), tmp_path / "gone off"
    shelf.write(KEY, drawn(7))
    (file,) = files_in(tmp_path)
    good = file.read_bytes()
    file.write_bytes(
        {
            "pickle": pickle.dumps(Bomb(gone_off)),
            "cut": good[:-10],
            "changed": good[:-1] + bytes([good[-1] ^ 1]),
            "empty": b"",
            "other": packed(DrawnBoard("https://elsewhere/", [], None)),
        }[spoil]
    )
    assert shelf.read(KEY) is None
    assert not gone_off.exists()


def test_the_folder_has_a_bound_and_what_is_used_stays(tmp_path: Path):
    shelf = Shelf(tmp_path, most=3 * len(packed(drawn(1, 10_000))) + 100)

    def key(number: int) -> BoardKey:
        return "gradisca", str(number), "", ""

    for number in range(3):
        shelf.write(key(number), drawn(number, 10_000))
        os.utime(max(files_in(tmp_path), key=lambda file: file.stat().st_mtime_ns), (number, number))
    assert shelf.read(key(0)) is not None, "used again"
    shelf.write(key(3), drawn(3, 10_000))
    assert [shelf.read(key(number)) is not None for number in range(4)] == [True, False, True, True]

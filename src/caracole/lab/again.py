"""A row of a data set is a game: here it is played again, decision by decision, and must end in the same state."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from caracole.kernel import CaracoleError
from caracole.lab.datasets import read
from caracole.play import Match, load
from caracole.players.games import new_match


def replayed(folder: str | Path, number: int, data: str | None = None) -> Match:
    """The match of a game of a data set, for saving, looking at and playing on. ``data`` says where data files of one's
    own are now, if they were moved."""
    row = next((row for row in read(folder, "games") if row["game"] == number), None)
    if row is None:
        raise CaracoleError(f"{folder} has no game {number}")
    return match_of(row, [each for each in read(folder, "decisions") if each["game"] == number], data)


def match_of(row: dict[str, Any], decisions: list[dict[str, Any]], data: str | None = None) -> Match:
    """The same from the row of a game and those of its decisions."""
    game = load(row["system"], row["scenario"], json.loads(row["options"]), data or row["data"], row["revision"])
    if game.data_digest != row["data_digest"]:
        raise CaracoleError(f"game {row['game']} was played with other data files (digest {row['data_digest']})")
    match = new_match(game, row["players"], row["seed"])
    for each in sorted(decisions, key=lambda each: each["serial"]):
        match.play(game.seats.index(each["seat"]), json.loads(each["action"]))
    match.reveal()
    if game.digest(match.state) != row["digest"]:
        raise CaracoleError(f"game {row['game']} does not end where it did: its rules or its data have changed")
    return match

"""Writes tests/kernel/dice_vectors.json: what sealed dice must give, for Python and for a browser.

    PYTHONPATH=src python scripts/dice_vectors.py

``dice`` are rolls from a seed, salts and the serial number of an entry; ``records`` are games with the number of dice
that a seed confirms. Whoever verifies a game needs nothing else. A change of this file changes every sealed match.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from caracole.kernel.dice import SealedDice, commitment
from caracole.play.match import Match
from caracole.play.registry import load
from caracole.play.replay import verify_dice

FILE = Path(__file__).parent.parent / "tests" / "kernel" / "dice_vectors.json"
SALTS: tuple[tuple[str, ...], ...] = ((), ("hazel",), ("hazel", "juniper"), ("", "Rübe", "鯉"))
ASKED = ((1, 6), (2, 6), (3, 10), (1, 1), (5, 128), (2, 129), (1, 52), (4, 1000), (2, 2**32), (40, 6))


def vectors() -> dict[str, Any]:
    """All cases."""
    rng = Random("caracole dice")
    dice = []
    for salts in SALTS:
        seed = rng.randbytes(32)
        sealed = SealedDice(seed, salts)
        for serial in (0, 1, rng.randrange(2, 5000), 2**40):
            sealed.begin(serial)
            rolls = [[count, faces, list(sealed.rolls(count, faces, "", ""))] for count, faces in ASKED]
            case = {"seed": seed.hex(), "commitment": commitment(seed), "salts": list(salts)}
            dice.append({**case, "serial": serial, "rolls": rolls})
    return {"dice": dice, "records": [_record(rng, False), _record(rng, True)]}


def _record(rng: Random, taken_in: bool) -> dict[str, Any]:
    """A game to which a second seat adds its salt; perhaps it was taken in from elsewhere, and has a new seed."""
    match = Match.new(load("gradisca", "drill"), rng.randbytes(32), ["hazel"], ["Anna", "Bruno"])
    _play(match, rng, 12)
    if taken_in:
        match.reseal(rng.randbytes(32))
    match.add_salt(1, "juniper")
    _play(match, rng, 12)
    record = match.record.plain(secret=True)
    record["seed"], record["secret"] = record["secret"], None
    seed = bytes.fromhex(record["seed"])
    return {"dice": verify_dice(match.record, seed), "commitment": match.record.commitment, "record": record}


def _play(match: Match, rng: Random, dice: int) -> None:
    """Until so many dice were rolled."""
    rolled = 0
    while rolled < dice and match.decision is not None:
        seat = match.decision.seats[0]
        match.play(seat, match.game.sample(match.state, seat, rng))
        entry = match.record.line[-1]
        rolled += sum(len(roll.values) for roll in entry.rolls)


def main() -> None:
    """Write the file."""
    FILE.write_text(json.dumps(vectors(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""Chance: every random thing in a game passes through a ``Dice`` and is written down.

``SealedDice``    matches: a secret seed whose hash is published at the start, the players' salts mixed in, each roll
                  tied to the serial number of its log entry; anybody can verify it once the seed is revealed
``ScriptedDice``  tests: the rolls are given; a missing, left-over or impossible roll is an error
``ReplayDice``    replays: the rolls are those of the record
``FreeDice``      search and statistics: fast, unsealed, from a generator that the caller owns
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from caracole.kernel.errors import CaracoleError, Malformed
from caracole.kernel.native import mypyc_attr

MOST_FACES = 2**32
"""A sealed die is read from four bytes; no wargame asks for more."""


class Roll(NamedTuple):
    """What was rolled: ``values`` from 1 to ``faces``, under which rule and what for."""

    faces: int
    values: tuple[int, ...]
    rule: str
    why: str

    def plain(self) -> list[Any]:
        """As JSON data."""
        return [self.faces, list(self.values), self.rule, self.why]

    @classmethod
    def from_plain(cls, plain: Any, place: str) -> Roll:
        """Read back; Malformed names the place."""
        try:
            faces, values, rule, why = plain
            roll = cls(faces, tuple(values), rule, why)
        except (TypeError, ValueError) as error:
            raise Malformed(place, "not a roll") from error
        numbers = (faces, *roll.values)
        if not all(isinstance(n, int) and not isinstance(n, bool) for n in numbers):
            raise Malformed(place, "not a roll")
        if not (isinstance(rule, str) and isinstance(why, str)):
            raise Malformed(place, "not a roll")
        if not (1 <= faces <= MOST_FACES and all(1 <= value <= faces for value in roll.values)):
            raise Malformed(place, "not a roll")
        return roll


class DiceError(CaracoleError):
    """A script or a record does not fit what the game wants to roll."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Source of chance. ``log`` collects the rolls of the current entry, or is None when nobody wants them."""

    def __init__(self, keep_log: bool = True) -> None:
        self.log: list[Roll] | None = [] if keep_log else None

    def rolls(self, count: int, faces: int, rule: str, why: str) -> tuple[int, ...]:
        """Roll ``count`` dice with ``faces`` faces."""
        values = self._values(count, faces, rule, why)
        if self.log is not None:
            self.log.append(Roll(faces, values, rule, why))
        return values

    def roll(self, faces: int, rule: str, why: str) -> int:
        """Roll one die."""
        return self.rolls(1, faces, rule, why)[0]

    def pick(self, count: int, rule: str, why: str) -> int:
        """Pick one of ``count`` things: an index from 0."""
        return self.rolls(1, count, rule, why)[0] - 1

    def shuffle(self, things: Sequence[Any], rule: str, why: str) -> list[Any]:
        """A shuffled copy. Written down as one roll per exchange (Fisher and Yates)."""
        mixed = list(things)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.pick(last + 1, rule, why)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def take_log(self) -> tuple[Roll, ...]:
        """The rolls since the last call."""
        if self.log is None:
            raise DiceError("these dice keep no log: nobody could tell whether they were rolled")
        taken = tuple(self.log)
        self.log.clear()
        return taken

    def begin(self, serial: int) -> None:
        """A new log entry begins."""

    def _values(self, count: int, faces: int, rule: str, why: str) -> tuple[int, ...]:
        raise NotImplementedError


class FreeDice(Dice):
    """Dice from a generator of the caller's; for search and statistics."""

    def __init__(self, rng: Random, keep_log: bool = False) -> None:
        super().__init__(keep_log)
        self._random = rng.random

    def roll(self, faces: int, rule: str, why: str) -> int:
        """Roll one die, quickly."""
        value = int(self._random() * faces) + 1
        if self.log is not None:
            self.log.append(Roll(faces, (value,), rule, why))
        return value

    def _values(self, count: int, faces: int, rule: str, why: str) -> tuple[int, ...]:
        draw = self._random
        return tuple([int(draw() * faces) + 1 for _ in range(count)])


class ScriptedDice(Dice):
    """Dice that roll what they are told. ``finish`` complains about rolls left over."""

    def __init__(self, values: Iterable[int] = ()) -> None:
        super().__init__()
        self.script = list(values)

    def add(self, values: Iterable[int]) -> None:
        """More rolls at the end of the script."""
        self.script.extend(values)

    def finish(self) -> None:
        """Everything must have been rolled."""
        if self.script:
            raise DiceError(f"rolls left over: {self.script}")

    def _values(self, count: int, faces: int, rule: str, why: str) -> tuple[int, ...]:
        if len(self.script) < count:
            raise DiceError(f"the script has no roll left for {count} x d{faces} ({why}, {rule})")
        values = tuple(self.script[:count])
        if not all(1 <= value <= faces for value in values):
            raise DiceError(f"{values} cannot be rolled with d{faces} ({why}, {rule})")
        del self.script[:count]
        return values


class ReplayDice(Dice):
    """Dice that repeat the rolls of a record, and notice when the game asks for others."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[Roll] = []

    def load(self, rolls: Iterable[Roll]) -> None:
        """The rolls of the next entry."""
        self._waiting = list(rolls)

    def finish(self) -> None:
        """All rolls of the entry must have been asked for."""
        if self._waiting:
            raise DiceError(f"the record holds a roll that the game did not ask for: {self._waiting[0]}")

    def _values(self, count: int, faces: int, rule: str, why: str) -> tuple[int, ...]:
        if not self._waiting:
            raise DiceError(f"the record holds no roll for {count} x d{faces} ({why}, {rule})")
        roll = self._waiting.pop(0)
        if (roll.faces, len(roll.values), roll.rule, roll.why) != (faces, count, rule, why):
            raise DiceError(f"the record holds {roll} where the game rolls {count} x d{faces} ({why}, {rule})")
        return roll.values


SEED_BYTES: Final = 32


def commitment(seed: bytes) -> str:
    """What is published before the first roll: it binds the seed without telling it."""
    return hashlib.sha256(b"caracole dice 1\0" + seed).hexdigest()


class SealedDice(Dice):
    """Dice nobody can touch after the start.

    The bytes of an entry are BLAKE2b(key=seed, salts, serial, block). Whoever knows the seed can repeat them; whoever
    chose the seed did not know the salts; and a serial number is never used twice, so a line that was taken back and
    played again rolls anew.
    """

    def __init__(self, seed: bytes, salts: Sequence[str] = ()) -> None:
        super().__init__()
        if len(seed) != SEED_BYTES:
            raise CaracoleError(f"a seed has {SEED_BYTES} bytes")
        self.seed = seed
        self._key = hashlib.blake2b("\0".join(salts).encode(), key=seed, digest_size=64).digest()
        self._serial = 0
        self._block = 0
        self._bytes = b""

    def begin(self, serial: int) -> None:
        """Tie the next rolls to the entry with this serial number."""
        self._serial, self._block, self._bytes = serial, 0, b""

    def _take(self, count: int) -> bytes:
        while len(self._bytes) < count:
            place = self._serial.to_bytes(8, "big") + self._block.to_bytes(8, "big")
            self._bytes += hashlib.blake2b(place, key=self._key, digest_size=64).digest()
            self._block += 1
        taken, self._bytes = self._bytes[:count], self._bytes[count:]
        return taken

    def _values(self, count: int, faces: int, rule: str, why: str) -> tuple[int, ...]:
        if not 1 <= faces <= MOST_FACES:
            raise DiceError(f"no die has {faces} faces ({why}, {rule})")
        width = 1 if faces <= 128 else 4
        limit = 256**width - 256**width % faces
        values: list[int] = []
        while len(values) < count:
            number = int.from_bytes(self._take(width), "big")
            if number < limit:  # no face is likelier than another
                values.append(number % faces + 1)
        return tuple(values)

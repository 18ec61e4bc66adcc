"""P0.m: the generator that the rules name, for whoever wants the very dice of an example.

Matches are played with the kernel's sealed dice, which nobody can foresee; these dice are for examples, pictures and
studies that must give the same rolls in any language.
"""

from __future__ import annotations

from caracole.kernel import CaracoleError, Dice

WORD = 1 << 32


class Xorshift:
    """A 32-bit xorshift generator; the seed is any number but zero."""

    def __init__(self, seed: int) -> None:
        if not 0 < seed < WORD:
            raise CaracoleError(f"seed {seed}: it must lie between 1 and {WORD - 1}")
        self.word = seed

    def raw(self) -> int:
        """The next 32 bits."""
        word = self.word
        word ^= word << 13 & WORD - 1
        word ^= word >> 17
        word ^= word << 5 & WORD - 1
        self.word = word
        return word

    def pick(self, count: int) -> int:
        """A number from 0 up to ``count``, all equally likely; one thing alone needs no draw."""
        if count == 1:
            return 0
        limit = WORD // count * count
        while True:
            word = self.raw()
            if word < limit:
                return word % count


class XorshiftDice(Dice):
    """Dice from that generator: a die is one more than a pick of its faces. Every draw is logged with its purpose."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.generator = Xorshift(seed)

    def _values(self, count: int, faces: int, rule: str, why: str) -> tuple[int, ...]:
        return tuple(1 + self.generator.pick(faces) for _ in range(count))

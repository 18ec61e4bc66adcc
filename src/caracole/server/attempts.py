"""How often a password may be guessed: by the name that is tried, and by the address that tries.

Whoever guesses at a name from many addresses is stopped by the name; whoever tries many names, by the address. A
stranger's guesses do not lock the owner out: a browser in which somebody signed in to the account before has a cookie
that says so, and is counted by itself. A name that nobody has is counted like any other, so that nothing shows which
names exist.
"""

from __future__ import annotations

import hmac
import secrets
import time

from caracole.kernel import CaracoleError
from caracole.server.keys import Keys
from caracole.server.limits import Buckets, Time, neighbourhood
from caracole.server.names import folded

KNOWN_COOKIE = "caracole_known"
KNOWN_DAYS = 365
NAMES_AT_AN_ADDRESS = 3
"""An address may guess so many times as often as a name may be guessed at: a family shares it."""


class TooManyTries(CaracoleError):
    """Too many were wrong; ``wait`` in seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__("too many tries: come again later")
        self.wait = wait


class Attempts:
    """So many wrong tries at once, and as many an hour after that."""

    def __init__(self, tries: int, keys: Keys, clock: Time = time.monotonic) -> None:
        self._keys = keys
        self._secrets = Buckets(tries, tries / 3600, clock)
        many = NAMES_AT_AN_ADDRESS * tries
        self._addresses = Buckets(many, many / 3600, clock)

    def begin(self, about: str, address: str) -> None:
        """Count a try before it is made, so that many at once are counted as well. Raises TooManyTries."""
        near = neighbourhood(address)
        wait = self._addresses.take(near)
        if wait:
            raise TooManyTries(wait)
        wait = self._secrets.take(about)
        if wait:
            raise TooManyTries(wait)

    def succeeded(self, about: str, address: str) -> None:
        """It was right: it does not count."""
        self._addresses.give(neighbourhood(address))
        self._secrets.give(about)

    # --- browsers that are known -------------------------------------------------------------------------------------

    def at_name(self, name: str, known: str) -> str:
        """What a try to sign in is counted by."""
        return f"known {known[:32]}" if self.knows(name, known) else f"name {folded(name)[:64]}"

    def knows(self, name: str, known: str) -> bool:
        """Has somebody signed in to this account in that browser before?"""
        mark, _, signature = known.partition(".")
        return len(mark) == 32 and hmac.compare_digest(signature.encode(), self._signature(mark, name).encode())

    def cookie_for(self, name: str, known: str) -> str:
        """What the browser is given to be known by."""
        if self.knows(name, known):
            return known
        mark = secrets.token_hex(16)
        return f"{mark}.{self._signature(mark, name)}"

    def _signature(self, mark: str, name: str) -> str:
        return self._keys.signature("known browser", mark, folded(name))

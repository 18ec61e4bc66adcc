"""Handing the key over: a server that joins others on one PostgreSQL database asks them for the key they share.

It puts a public key of the moment into the database and tells the others; one of them answers with the server's key,
sealed so that only the asker can open it. Whoever may write to the database may ask: they could as well take any seat.
The key itself never lies in the database, nor in a backup of it. Servers to which the operator has given a key by
``CARACOLE_KEY`` or ``CARACOLE_KEY_FILE`` neither ask nor answer.
"""

from __future__ import annotations

import hashlib
import hmac
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from caracole.server.settings import Settings, data_folder

PUBLIC_BYTES = 32
NONCE = bytes(12)
"""Each key is used once, so it need not change."""


def may_hand_over(settings: Settings) -> bool:
    """Is the key one that the program made for itself, for a database that several servers may share?"""
    return settings.is_postgres and settings.key is None and settings.key_file is None


def file_of(fingerprint: str) -> Path:
    """Where a key is kept that was handed to us."""
    return data_folder() / f"server-{fingerprint}.key"


class Asker:
    """Whoever asks: makes a public key, and opens what is sealed to it."""

    def __init__(self) -> None:
        self._private = X25519PrivateKey.generate()

    @property
    def public(self) -> str:
        """To be shown to everybody."""
        return self._private.public_key().public_bytes_raw().hex()

    def opened(self, sealed: str) -> bytes | None:
        """The key that was handed over; None for what was not sealed to us."""
        raw = bytes.fromhex(sealed)
        theirs, rest = raw[:PUBLIC_BYTES], raw[PUBLIC_BYTES:]
        shared = self._private.exchange(X25519PublicKey.from_public_bytes(theirs))
        try:
            return _cipher(shared, bytes.fromhex(self.public), theirs).decrypt(NONCE, rest, None)
        except InvalidTag:
            return None


def sealed_to(public: str, key: bytes) -> str:
    """The key, for whoever has shown this public key."""
    asker = bytes.fromhex(public)
    private = X25519PrivateKey.generate()
    ours = private.public_key().public_bytes_raw()
    shared = private.exchange(X25519PublicKey.from_public_bytes(asker))
    return (ours + _cipher(shared, asker, ours).encrypt(NONCE, key, None)).hex()


def _cipher(shared: bytes, asker: bytes, giver: bytes) -> ChaCha20Poly1305:
    return ChaCha20Poly1305(hmac.digest(shared, b"caracole-handover" + asker + giver, hashlib.sha256))

"""The server's own secret: what is imagined for clients and what is hidden on disk rests on a key no client can know.

The key comes from the settings, or from a file that only its owner may read and that is made when it is first needed.
Processes that share a database share the key.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
from base64 import urlsafe_b64encode
from pathlib import Path
from random import Random

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.ciphers.algorithms import AES
from cryptography.hazmat.primitives.ciphers.modes import ECB

from caracole.kernel import CaracoleError
from caracole.server.handover import sealed_to
from caracole.server.settings import Settings, data_folder

KEY_BYTES = 32
NONCE_BYTES = 12
VEIL_BYTES = 16
MOST_VEILED = 1 << 63
_KEY = re.compile(r"[0-9a-fA-F]{64}")


class KeyTrouble(CaracoleError):
    """The key cannot be read, or is not the one that something was sealed with."""


class Keys:
    """One secret and what is made from it; every use has a purpose of its own, so that no use tells of another."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def of(cls, settings: Settings) -> Keys:
        """The key of these settings; made if there is none yet."""
        if settings.key is not None:
            return cls(_read(settings.key, "CARACOLE_KEY"))
        file = key_file(settings)
        try:
            return cls(_read(file.read_text().strip(), str(file)))
        except FileNotFoundError:
            return cls(_make(file))
        except OSError as error:
            raise KeyTrouble(f"{file}: the server's key cannot be read: {error.strerror or error}") from error

    @classmethod
    def from_file(cls, file: Path) -> Keys | None:
        """The key in a file; None if there is no such file."""
        try:
            return cls(_read(file.read_text().strip(), str(file)))
        except FileNotFoundError:
            return None
        except OSError as error:
            raise KeyTrouble(f"{file}: the server's key cannot be read: {error.strerror or error}") from error

    def keep_in(self, file: Path) -> None:
        """Write the key down, for its owner only."""
        _make(file, self._key)

    def handed_to(self, public: str) -> str:
        """The key for another server of the same database (see `handover`)."""
        return sealed_to(public, self._key)

    @property
    def fingerprint(self) -> str:
        """Tells one key from another without telling the key."""
        return self._derived("fingerprint").hex()[:16]

    def rng(self, purpose: str, *about: object) -> Random:
        """Chance that is the same for the same question and that nobody outside can foresee."""
        return Random(int.from_bytes(self._derived(purpose, *about)))

    def token(self, purpose: str, *about: object) -> str:
        """A secret that is the same for the same question, as a link carries it."""
        return urlsafe_b64encode(self._derived(purpose, *about)[:24]).decode()

    def signature(self, purpose: str, *about: object) -> str:
        """Proves that we have said this."""
        return self._derived(purpose, *about).hex()

    def veiled(self, number: int, about: str) -> str:
        """A name for a number, always the same, that tells neither the number nor which of two is the greater."""
        hidden = self._veil(about).encryptor()
        return (hidden.update(number.to_bytes(VEIL_BYTES)) + hidden.finalize()).hex()

    def unveiled(self, name: str, about: str) -> int | None:
        """The number that :meth:`veiled` named so; None for a name that it never gave."""
        try:
            raw = bytes.fromhex(name)
        except ValueError:
            return None
        if len(raw) != VEIL_BYTES:
            return None
        shown = self._veil(about).decryptor()
        number = int.from_bytes(shown.update(raw) + shown.finalize())
        return number if number < MOST_VEILED else None

    def _veil(self, about: str) -> Cipher[ECB]:
        # one block for one number, and no number is named twice under the same key: no chaining is needed
        return Cipher(AES(self._derived("veil", about)), ECB())

    def seal(self, data: bytes, about: str) -> str:
        """Hidden from whoever reads the disk; opens only for the same ``about``."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return (nonce + self._cipher().encrypt(nonce, data, about.encode())).hex()

    def open(self, sealed: str, about: str) -> bytes:
        """What :meth:`seal` hid."""
        try:
            raw = bytes.fromhex(sealed)
            return self._cipher().decrypt(raw[:NONCE_BYTES], raw[NONCE_BYTES:], about.encode())
        except (InvalidTag, ValueError) as error:
            raise KeyTrouble(f"{about}: sealed with another key, or damaged") from error

    def _cipher(self) -> ChaCha20Poly1305:
        return ChaCha20Poly1305(self._derived("seal"))

    def _derived(self, purpose: str, *about: object) -> bytes:
        text = "\0".join([purpose, *(repr(each) for each in about)])
        return hmac.digest(self._key, text.encode(), hashlib.sha256)


def key_file(settings: Settings) -> Path:
    """Where the key of these settings is kept."""
    if settings.key_file is not None:
        return settings.key_file
    if settings.is_postgres:
        return data_folder() / "server.key"
    return Path(settings.database.split(":///", 1)[1] + ".key")


def _read(text: str, place: str) -> bytes:
    if not _KEY.fullmatch(text):
        raise KeyTrouble(f"{place}: not a key of {2 * KEY_BYTES} hexadecimal digits")
    return bytes.fromhex(text)


def _make(file: Path, key: bytes | None = None) -> bytes:
    """A new key, whole on disk before anybody uses it; if somebody else was first, theirs."""
    key = secrets.token_bytes(KEY_BYTES) if key is None else key
    beside = file.with_name(f".{file.name}.{secrets.token_hex(4)}.tmp")
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with open(handle, "w", encoding="ascii") as opened:
                opened.write(key.hex() + "\n")
                opened.flush()
                os.fsync(opened.fileno())
            os.link(beside, file)
        finally:
            beside.unlink(missing_ok=True)
    except FileExistsError:
        return _read(file.read_text().strip(), str(file))
    except OSError as error:
        raise KeyTrouble(f"{file}: the server's key cannot be kept: {error.strerror or error}") from error
    return key

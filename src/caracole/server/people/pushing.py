"""Web Push: a notice for a browser that is closed, by way of the push service that the browser has chosen.

What is sent is encrypted for that browser alone (RFC 8291), and signed with a key of this server (VAPID, RFC 8292) that
is made from the server's own secret. A push service is an address that a player has given us: it is called with the
same care as a webhook.
"""

from __future__ import annotations

import hashlib
import logging
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import delete, insert, select

from caracole.kernel import CaracoleError
from caracole.server.keys import Keys
from caracole.server.store import Store
from caracole.server.tables import pushes
from caracole.server.webhooks import BadWebhook, Caller, taken_apart

LOG = logging.getLogger("caracole.pushing")

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD_SIZE = 4096
LASTS = 12 * 3600
"""Seconds for which a signature serves; a push service takes at most a day."""
KEPT_FOR = 86400
"""Seconds for which a push service keeps a notice for a browser that is not there."""
MOST_BROWSERS = 10
"""Of one account; the oldest is forgotten."""
GONE = (404, 410)
"""What a push service says of a browser that wants no more."""


class BadSubscription(CaracoleError):
    """Not what a browser says when it wants notices."""


class Subscription(NamedTuple):
    """A browser that wants notices: where its push service is, its key, and a secret that both know."""

    endpoint: str
    p256dh: str
    auth: str


def to_base64(data: bytes) -> str:
    """As the web writes it: without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """The other way round; raises BadSubscription."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError as error:
        raise BadSubscription("not base64") from error


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it is sent."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# --- encrypting (RFC 8291, RFC 8188) ---------------------------------------------------------------------------------


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(
    data: bytes, to: Subscription, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """This, for that browser alone. ``own`` and ``salt`` are fresh for each message unless a test gives them."""
    key, secret = from_base64(to.p256dh), from_base64(to.auth)
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    try:
        shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key))
    except ValueError as error:
        raise BadSubscription("not a point of the curve") from error
    mine = point_of(own.public_key())
    mixed = _derived(shared, secret, b"WebPush: info\0" + key + mine, 32)
    cipher = AESGCM(_derived(mixed, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(mixed, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4) + len(mine).to_bytes(1) + mine
    return head + cipher.encrypt(nonce, data + b"\x02", None)


# --- signing (RFC 8292) ----------------------------------------------------------------------------------------------


def own_key(keys: Keys) -> ec.EllipticCurvePrivateKey:
    """The key that this server signs with: always the same, and nobody outside can know it."""
    wide = hashlib.sha512(keys.signature("vapid").encode()).digest()
    return ec.derive_private_key(int.from_bytes(wide) % (ORDER - 1) + 1, CURVE)


def signed(key: ec.EllipticCurvePrivateKey, endpoint: str, who: str, now: float) -> str:
    """The header that says to a push service who we are."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + LASTS, "sub": f"mailto:{who}"}
    said = [to_base64(msgspec.json.encode(each)) for each in ({"typ": "JWT", "alg": "ES256"}, claims)]
    text = ".".join(said)
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    signature = to_base64(r.to_bytes(32) + s.to_bytes(32))
    return f"vapid t={text}.{signature}, k={to_base64(point_of(key.public_key()))}"


# --- browsers that want notices --------------------------------------------------------------------------------------


class Pushes:
    """The browsers of all accounts, and the way to them."""

    def __init__(self, store: Store, caller: Caller, who: str) -> None:
        self.store, self.caller, self.who = store, caller, who

    @property
    def public_key(self) -> str:
        """What a browser is told to expect our signature from."""
        return to_base64(point_of(own_key(self.store.keys).public_key()))

    async def subscribe(self, account: int, wish: Subscription) -> None:
        """This browser wants notices. Raises BadSubscription or BadWebhook."""
        if not taken_apart(wish.endpoint).secure and not self.caller.is_private:
            raise BadWebhook("a push service is called over https")
        encrypted(b"", wish)
        if len(from_base64(wish.auth)) != 16:
            raise BadSubscription("not a secret of 16 bytes")
        await self.caller.check(wish.endpoint)
        async with self.store.writing() as connection:
            await connection.execute(delete(pushes).where(pushes.c.hash == _hash(wish.endpoint)))
            row = {"account": account, "hash": _hash(wish.endpoint), "at": time.time(), **wish._asdict()}
            await connection.execute(insert(pushes).values(**row))
            asked = select(pushes.c.id).where(pushes.c.account == account).order_by(pushes.c.id.desc())
            old = list((await connection.execute(asked.offset(MOST_BROWSERS))).scalars())
            await connection.execute(delete(pushes).where(pushes.c.id.in_(old)))

    async def unsubscribe(self, account: int, endpoint: str) -> None:
        """It does not any more."""
        found = (pushes.c.hash == _hash(endpoint)) & (pushes.c.account == account)
        async with self.store.writing() as connection:
            await connection.execute(delete(pushes).where(found))

    async def of_account(self, account: int) -> list[Subscription]:
        """The browsers of an account."""
        async with self.store.reading() as connection:
            rows = await connection.execute(select(pushes).where(pushes.c.account == account).order_by(pushes.c.id))
            return [Subscription(row.endpoint, row.p256dh, row.auth) for row in rows]

    async def send(self, account: int, to: Subscription, body: dict[str, Any]) -> int:
        """The answer of the push service. A browser that is gone is forgotten."""
        headers = {
            "Authorization": signed(own_key(self.store.keys), to.endpoint, self.who, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "normal",
        }
        status = await self.caller.post_bytes(to.endpoint, encrypted(msgspec.json.encode(body), to), headers)
        if status in GONE:
            await self.unsubscribe(account, to.endpoint)
            LOG.info("a browser of account %d wants no more notices", account)
        return status


def _hash(endpoint: str) -> bytes:
    return hashlib.sha256(endpoint.encode()).digest()

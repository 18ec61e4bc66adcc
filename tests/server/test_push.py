"""Notices for browsers that are closed: encrypted for the browser, signed by the server, sent with care."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from servers import Running, running
from signed import account, sit_down
from sinks import web_sink

from caracole.server.people import pushing
from caracole.server.people.pushing import CURVE, Subscription, encrypted, from_base64, point_of, to_base64
from patience import until


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_base64(text)), CURVE)


def test_the_example_of_the_standard():
    """RFC 8291, appendix A."""
    browser = Subscription(
        "https://push.example.net/",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    own = private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    found = encrypted(b"When I grow up, I want to be a watermelon", browser, own, from_base64("DGv6ra1nlYgDCS1FRnbzlw"))
    assert to_base64(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


class Browser:
    """What a browser keeps to itself."""

    def __init__(self) -> None:
        self.key, self.auth = ec.generate_private_key(CURVE), b"sixteen bytes .."

    def subscription(self, url: str) -> dict[str, str]:
        return {"endpoint": url, "p256dh": to_base64(point_of(self.key.public_key())), "auth": to_base64(self.auth)}

    def read(self, data: bytes) -> dict[str, Any]:
        salt, theirs, hidden = data[:16], data[21 : 21 + data[20]], data[21 + data[20] :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        mine = point_of(self.key.public_key())

        def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        mixed = derived(shared, self.auth, b"WebPush: info\0" + mine + theirs, 32)
        key = derived(mixed, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(mixed, salt, b"Content-Encoding: nonce\0", 12)
        plain: dict[str, Any] = json.loads(AESGCM(key).decrypt(nonce, hidden, None).removesuffix(b"\x02"))
        return plain


def service(status: str = "201 Created") -> Any:
    """A push service of our own, which answers this."""

    def answer(connection: Any) -> None:
        connection.wfile.write(f"HTTP/1.1 {status}\r\nconnection: close\r\n\r\n".encode())

    return web_sink(answer)


def test_a_browser_is_told_in_secret_that_it_is_my_turn(tmp_path: Any):
    browser = Browser()
    with (
        service() as (port, heard),
        running(str(tmp_path / "games.db")) as server,
        account(server, language="it") as anna,
    ):
        url = f"http://127.0.0.1:{port}"
        key = anna.get("/api/account/push").json()["key"]
        wish = browser.subscription(f"{url}/abc")
        assert anna.post("/api/account/push", json=wish).json() == {"key": key, "browsers": 1}
        game, _ = sit_down(server, venetian=anna, austrian=anna)
        until(lambda: bool(heard))
    head, _, body = heard[0].partition(b"\r\n\r\n")
    headers = dict(line.split(": ", 1) for line in head.decode().split("\r\n")[1:])
    told = browser.read(body)
    assert (told["path"], told["says"][:11]) == (f"/game/{game}", "Tocca a te:")
    assert headers["Content-Encoding"] == "aes128gcm"
    token, given = headers["Authorization"].removeprefix("vapid t=").split(", k=")
    assert given == key
    said, _, signature = token.rpartition(".")
    assert json.loads(from_base64(said.split(".")[1]))["aud"] == url
    raw = from_base64(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(key))
    dss = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(dss, said.encode(), ec.ECDSA(hashes.SHA256()))


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Any):
    with (
        service("410 Gone") as (port, _),
        running(str(tmp_path / "games.db")) as server,
        account(server) as anna,
    ):
        anna.post("/api/account/push", json=Browser().subscription(f"http://127.0.0.1:{port}/abc"))
        sit_down(server, venetian=anna, austrian=anna)
        until(lambda: anna.get("/api/account/push").json()["browsers"] == 0)


def test_notices_can_be_switched_off_and_only_by_their_owner(server: Running):
    wish = Browser().subscription("http://127.0.0.1:9009/abc")
    with account(server) as one, account(server) as two:
        assert one.post("/api/account/push", json=wish).json()["browsers"] == 1
        two.post("/api/account/push/end", json={"endpoint": wish["endpoint"]})
        assert one.get("/api/account/push").json()["browsers"] == 1
        assert one.post("/api/account/push/end", json={"endpoint": wish["endpoint"]}).json()["browsers"] == 0
    assert httpx.get(f"{server.url}/api/account/push").status_code == 401


@pytest.mark.parametrize(
    "wrong",
    [
        {"p256dh": to_base64(b"\x04" + bytes(64))},
        {"auth": to_base64(b"only fifteen by")},
        {"endpoint": "ftp://push.example.net/abc"},
        {"endpoint": "https://user:secret@push.example.net/abc"},
    ],
)
def test_what_is_no_subscription_is_refused(sqlite_server: Running, wrong: dict[str, str]):
    with account(sqlite_server) as anna:
        wish = {**Browser().subscription("http://127.0.0.1:9009/abc"), **wrong}
        assert anna.post("/api/account/push", json=wish).status_code == 400


def test_an_address_inside_is_no_push_service(tmp_path: Any):
    with running(str(tmp_path / "games.db"), private_webhooks=False) as server, account(server) as anna:
        for inside in ("https://127.0.0.1/abc", "https://10.0.0.1/abc", "http://push.example.net/abc"):
            assert anna.post("/api/account/push", json=Browser().subscription(inside)).status_code == 400, inside


def test_only_so_many_browsers_are_kept(sqlite_server: Running):
    with account(sqlite_server) as anna:
        for number in range(pushing.MOST_BROWSERS + 3):
            anna.post("/api/account/push", json=Browser().subscription(f"http://127.0.0.1:9009/{number}"))
        assert anna.get("/api/account/push").json()["browsers"] == pushing.MOST_BROWSERS

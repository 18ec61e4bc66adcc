"""Calling an address that a player has chosen, from inside our own network: where it may lie, and how it is called.

A name is resolved once, beside the event loop and not for long; every address it has must lie in the open internet, and
the connection goes to one of the addresses that were judged, not to whatever the name means a moment later. The name is
still what the certificate is checked against. One deadline holds for everything, no redirect is followed, and of the
answer no more than a kilobyte is read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from caracole.kernel import CaracoleError

PATIENCE = 10.0
"""Seconds for a whole call, from the first look at the name to the last byte."""
LOOKING_UP = 5.0
"""Seconds for a name to be resolved."""
MOST_LOOKUPS = 8
"""Names that are looked up at once; a name server that does not answer holds a thread for as long as it likes."""
MOST_READ = 1024
"""Bytes of an answer."""
MOST_ADDRESSES = 3
"""Of those that a name has, so many are tried."""
LOWEST_PORT = 1024
WELL_KNOWN_PORTS = (80, 443)
"""Below the lowest port only these: nothing that speaks another language shall be talked to."""

# Not the open internet, whatever it is called; written down because the standard library's idea of it changes from
# version to version and forgets some.
CLOSED_4 = tuple(
    IPv4Network(each)
    for each in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # behind the translation of a provider
        "127.0.0.0/8",  # this machine
        "168.63.129.16/32",  # a cloud's own services
        "169.254.0.0/16",  # this link, and the secrets that clouds hand out on it
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # examples
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # automatic multicast tunnels
        "192.88.99.0/24",  # relays of 6to4
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # examples
        "203.0.113.0/24",  # examples
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, and broadcast
    )
)
OPEN_6 = IPv6Network("2000::/3")
"""All that is given out of IPv6 for everybody to reach. Outside lie this machine, links, sites, multicast, and the
ranges in which an address of the old kind is wrapped: ::/96, 64:ff9b::/96, 64:ff9b:1::/48."""
CLOSED_6 = tuple(
    IPv6Network(each)
    for each in (
        "2001::/23",  # protocol assignments: Teredo, benchmarks, ORCHID
        "2001:db8::/32",  # examples
        "2002::/16",  # 6to4: an address of the old kind, wrapped
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # examples
    )
)


class BadWebhook(CaracoleError):
    """An address that is not called."""


class Target(NamedTuple):
    """A web address taken apart."""

    secure: bool
    host: str
    """As the certificate has it."""
    port: int
    path: str

    @property
    def host_header(self) -> str:
        """What the called server is told that it was called."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


def is_open(address: str) -> bool:
    """Does this address of a machine lie in the open internet?"""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if isinstance(found, IPv4Address):
        return not any(found in network for network in CLOSED_4)
    return found in OPEN_6 and not any(found in network for network in CLOSED_6)


def taken_apart(address: str) -> Target:
    """The parts of a web address. Raises BadWebhook."""
    if not address.isascii() or not address.isprintable() or " " in address:
        raise BadWebhook("not a web address")
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise BadWebhook("not a web address") from error
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadWebhook("not a web address that begins with http:// or https://")
    if parts.username is not None or parts.password is not None:
        raise BadWebhook("a web address without name and password, please")
    secure = parts.scheme == "https"
    port = port if port is not None else (443 if secure else 80)
    if port < LOWEST_PORT and port not in WELL_KNOWN_PORTS:
        raise BadWebhook("that port is not called")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, parts.hostname, port, path)


class Caller:
    """Calls web addresses; ``private`` lets it call any, for tests and closed networks."""

    def __init__(self, private: bool = False, patience: float = PATIENCE, looking_up: float = LOOKING_UP) -> None:
        self._private, self._patience, self._looking_up = private, patience, looking_up
        self._lookups = 0

    @property
    def is_private(self) -> bool:
        """May it call any address?"""
        return self._private

    async def check(self, address: str) -> None:
        """Raises BadWebhook if it would not be called."""
        await self._addresses(taken_apart(address))

    async def post(self, address: str, body: object) -> int:
        """Send this as JSON; the status of the answer. Raises BadWebhook, TimeoutError, or OSError."""
        return await self.post_bytes(address, msgspec.json.encode(body), {"Content-Type": "application/json"})

    async def post_bytes(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send this with these headers; the same otherwise."""
        async with asyncio.timeout(self._patience):
            target = taken_apart(address)
            last: OSError | None = None
            for judged in (await self._addresses(target))[:MOST_ADDRESSES]:
                try:
                    return await self._post_to(judged, target, body, headers)
                except OSError as error:
                    last = error
            raise last or ConnectionError("nobody is there")

    async def _addresses(self, target: Target) -> list[str]:
        """All addresses of its host, each of them in the open internet."""
        try:
            async with asyncio.timeout(self._looking_up):
                found = await self._look_up(target.host, target.port)
        except (OSError, UnicodeError) as error:  # a timeout is an OSError as well
            raise BadWebhook("the name of that address was not found") from error
        if not found or (not self._private and not all(map(is_open, found))):
            raise BadWebhook("a webhook is an address in the open internet")
        return found

    async def _look_up(self, host: str, port: int) -> list[str]:
        """Ask the name server in a thread of its own: one that hangs keeps nobody else's work from being done, and does
        not keep the server from stopping."""
        if self._lookups >= MOST_LOOKUPS:
            raise TimeoutError("too many names are looked up already")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[str]] = loop.create_future()

        def settle(found: list[str], error: Exception | None) -> None:
            self._lookups -= 1
            if answer.done():  # nobody waits any more
                return
            if error is not None:
                answer.set_exception(error)
            else:
                answer.set_result(found)

        def work() -> None:
            found: list[str] = []
            problem: Exception | None = None
            try:
                found = addresses_of(host, port)
            except Exception as error:
                problem = error
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, found, problem)

        self._lookups += 1
        threading.Thread(target=work, name="lookup", daemon=True).start()
        return await answer

    async def _post_to(self, address: str, target: Target, body: bytes, headers: Mapping[str, str]) -> int:
        reader, writer = await asyncio.open_connection(
            address,
            target.port,
            limit=MOST_READ,
            ssl=ssl.create_default_context() if target.secure else None,
            server_hostname=target.host if target.secure else None,
        )
        try:
            more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            head = (
                f"POST {target.path} HTTP/1.1\r\nHost: {target.host_header}\r\nUser-Agent: caracole\r\n"
                f"Accept: */*\r\n{more}Content-Length: {len(body)}\r\n"
                "Connection: close\r\n\r\n"
            )
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            return status_of(await reader.read(MOST_READ))
        finally:
            writer.transport.abort()  # whatever else it wants to say is not waited for


def addresses_of(host: str, port: int) -> list[str]:
    """What the name server says, each address once."""
    rows = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(row[4][0]) for row in rows))


def status_of(answer: bytes) -> int:
    """The number in the first line of an answer; 0 if it is none."""
    words = answer.split(b"\r\n", 1)[0].split(b" ")
    return int(words[1]) if len(words) > 1 and words[0].startswith(b"HTTP/1.") and words[1].isdigit() else 0

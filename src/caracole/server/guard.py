"""At the door of every request: how large, how often, from which page; and what goes out with every answer."""

from __future__ import annotations

import hmac
import logging
from typing import TYPE_CHECKING, Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, PermissionDeniedException, TooManyRequestsException
from litestar.middleware import ASGIMiddleware

from caracole.server.accounts import COOKIE, CSRF_HEADER, csrf_of
from caracole.server.characters import NOT_TEXT, is_address, is_text
from caracole.server.limits import neighbourhood
from caracole.server.services import Services, is_same_origin

if TYPE_CHECKING:
    from litestar import Request
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

LOG = logging.getLogger("caracole.guard")

ENTERING = ("/api/account/register", "/api/account/login")
COSTLY = (
    "/api/games",
    "/api/games/import",
    "/api/tournaments",
    "/api/lab/runs",
    *ENTERING,
    "/api/account/verify",
    "/api/account/verify/again",
    "/api/account/forgotten",
    "/api/account/reset",
    "/api/account/push",
)

CONTENT_SECURITY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",  # places of pieces are style attributes
        "connect-src 'self'",  # also over ws: and wss:, and nowhere else
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Answering(ASGIMiddleware):
    """Security headers on every answer, and a count of it."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass on, and dress the answer."""
        services: Services = scope["litestar_app"].state.services
        path, method = scope["path"], str(scope.get("method", ""))

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("content-security-policy", CONTENT_SECURITY)
                if path.startswith("/api") and "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
                if services.settings.secure:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
                services.metrics.request(method, message["status"])
            await send(message)

        await next_app(scope, receive, dressed)


def is_costly(path: str) -> bool:
    """Does it make a game, look a name up, or could something be guessed at it?"""
    return (
        path in COSTLY
        or path.startswith("/api/lab/runs/")
        or (path.startswith("/api/games/") and path.endswith("/rematch"))
    )


async def before_request(request: Request[Any, Any, Any]) -> None:
    """Refuse what is too much, or what another page makes a browser do."""
    services: Services = request.app.state.services
    address = neighbourhood(services.address(request))
    path = request.url.path.rstrip("/")
    wait = services.requests.take(address)
    if not wait and (request.method in ("PATCH", "DELETE") or (request.method == "POST" and is_costly(path))):
        wait = services.costly.take(address)
        if not wait and COOKIE in request.cookies:  # whoever has many addresses still has one account
            wait = services.costly.take((await services.person(request)).key)
    if wait:
        services.metrics.refused("too_many")
        raise TooManyRequestsException("slower, please", headers={"retry-after": str(int(wait) + 1)})
    if not is_address(request.scope.get("raw_path", b""), request.scope["query_string"]):
        raise ClientException(NOT_TEXT)
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    length = request.headers.get("content-length", "")
    if length.isdigit() and int(length) > services.settings.body_bytes:
        services.metrics.refused("too_large")
        raise ClientException("the body is too large", status_code=413)
    has_body = length not in ("", "0") or "transfer-encoding" in request.headers
    if has_body and request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise ClientException("the body is JSON, and says so", status_code=415)  # no form of another page can do that
    if not is_same_origin(request):
        services.metrics.refused("origin")
        LOG.warning("a request from another page was refused on %s", path)
        raise PermissionDeniedException("this comes from another page")
    session = request.cookies.get(COOKIE)
    if session and path not in ENTERING:
        given = request.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(given.encode(), csrf_of(session).encode()):
            services.metrics.refused("csrf")
            LOG.warning("a request without its token was refused on %s", path)
            raise PermissionDeniedException("the header X-CSRF-Token is missing or wrong")
    if has_body and not is_text(await request.body()):
        services.metrics.refused("malformed")
        raise ClientException(NOT_TEXT)

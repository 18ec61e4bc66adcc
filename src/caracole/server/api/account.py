"""Accounts: registering, signing in and out, what shall be different."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import ClientException, NotAuthorizedException, ValidationException
from litestar.params import JSONBody

from caracole.server.accounts import COOKIE, CSRF_COOKIE, SESSION_DAYS, NameTaken, csrf_of, shown
from caracole.server.notices import is_public
from caracole.server.protocol import Account, ChangeAccount, Login, Register, Session
from caracole.server.services import Services

Req = Request[Any, Any, Any]


class AccountController(Controller):
    """Me."""

    path = "/api/account"
    tags = ("account",)

    @get("/", summary="Who is signed in")
    async def who(self, state: State, request: Req) -> Response[Session]:
        """Nobody, for a guest."""
        services: Services = state.services
        account = await services.account(request)
        if account is None:
            return Response(Session(None))
        cookies = [self._csrf(services, request.cookies[COOKIE])]
        return Response(Session(shown(account)), cookies=cookies)

    @post("/register", summary="A new account")
    async def register(self, state: State, data: JSONBody[Register]) -> Response[Session]:
        """Signed in at once."""
        services: Services = state.services
        self._expect_accounts(services)
        if data.email and "@" not in data.email:
            raise ValidationException("that is no mail address")
        try:
            row = await services.accounts.register(data.name, data.password, data.email, data.language)
        except NameTaken as error:
            raise ClientException(str(error), status_code=409) from error
        return await self._signed_in(services, row, 201)

    @post("/login", status_code=200, summary="Sign in")
    async def login(self, state: State, data: JSONBody[Login]) -> Response[Session]:
        """A cookie keeps the session."""
        services: Services = state.services
        self._expect_accounts(services)
        row = await services.accounts.login(data.name, data.password)
        if row is None:
            raise NotAuthorizedException("name or password is wrong")
        return await self._signed_in(services, row, 200)

    @post("/logout", status_code=200, summary="Sign out")
    async def logout(self, state: State, request: Req) -> Response[Session]:
        """The session is over."""
        services: Services = state.services
        token = request.cookies.get(COOKIE)
        if token:
            await services.accounts.end_session(token)
        gone = [Cookie(name, value="", max_age=0, path="/") for name in (COOKIE, CSRF_COOKIE)]
        return Response(Session(None), cookies=gone)

    @patch("/", summary="Change my account")
    async def change(self, state: State, request: Req, data: JSONBody[ChangeAccount]) -> Account:
        """None leaves a thing as it is, an empty text removes it."""
        services: Services = state.services
        row = await services.account(request)
        if row is None:
            raise NotAuthorizedException("sign in first")
        values: dict[str, Any] = {}
        if data.email is not None:
            if data.email and "@" not in data.email:
                raise ValidationException("that is no mail address")
            values["email"] = data.email or None
        if data.webhook is not None:
            if data.webhook and not (services.settings.private_webhooks or is_public(data.webhook)):
                raise ValidationException("a webhook is an http(s) address in the open internet")
            values["webhook"] = data.webhook or None
        if data.language is not None:
            values["language"] = data.language
        if data.password is not None:
            if await services.accounts.login(row["name"], data.old_password or "") is None:
                raise NotAuthorizedException("the old password is wrong")
            values["password"] = data.password
            await services.accounts.end_other_sessions(row["id"], request.cookies[COOKIE])
        await services.accounts.change(row["id"], values)
        now = await services.accounts.by_id(row["id"])
        assert now is not None
        return shown(now)

    @staticmethod
    def _expect_accounts(services: Services) -> None:
        if not services.settings.accounts:
            raise ClientException("this server has no accounts", status_code=404)

    async def _signed_in(self, services: Services, row: dict[str, Any], status: int) -> Response[Session]:
        token = await services.accounts.begin_session(row["id"])
        session = Cookie(
            COOKIE,
            value=token,
            max_age=SESSION_DAYS * 86400,
            path="/",
            httponly=True,
            samesite="lax",
            secure=services.settings.secure,
        )
        return Response(Session(shown(row)), status_code=status, cookies=[session, self._csrf(services, token)])

    @staticmethod
    def _csrf(services: Services, session: str) -> Cookie:
        return Cookie(
            CSRF_COOKIE,
            value=csrf_of(session),
            max_age=SESSION_DAYS * 86400,
            path="/",
            samesite="lax",
            secure=services.settings.secure,
        )

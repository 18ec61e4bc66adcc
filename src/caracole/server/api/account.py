"""Accounts: registering, signing in and out, what shall be different; mail addresses, passwords, sessions."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import (
    ClientException,
    NotAuthorizedException,
    NotFoundException,
    TooManyRequestsException,
    ValidationException,
)
from litestar.params import JSONBody, PathParameter

from caracole.server.accounts import COOKIE, CSRF_COOKIE, SESSION_DAYS, NameTaken, csrf_of, shown
from caracole.server.attempts import KNOWN_COOKIE, KNOWN_DAYS
from caracole.server.limits import neighbourhood
from caracole.server.mail import BadAddress, Letter, one_address
from caracole.server.names import BadName
from caracole.server.people.pushing import BadSubscription, Subscription
from caracole.server.protocol import (
    Account,
    ChangeAccount,
    Forgotten,
    Login,
    ProveAddress,
    Push,
    Register,
    ResetPassword,
    Session,
    Sessions,
    SubscribePush,
    UnsubscribePush,
)
from caracole.server.services import Services
from caracole.server.webhooks import BadWebhook

Req = Request[Any, Any, Any]


class BadNameException(ValidationException):
    """Nobody can be called that."""


class NameTakenException(ValidationException):
    """Somebody else is, or looks like it, or nobody shall be: which, is not told."""


class BadAddressException(ValidationException):
    """Not the mail address of one person."""


class BadWebhookException(ValidationException):
    """Not an address that is called."""


class BadCodeException(ValidationException):
    """Not a code that was sent, or no longer."""


SessionName = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]


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
            return Response(Session(None, services.mail.is_on))
        cookies = [self._csrf(services, request.cookies[COOKIE])]
        return Response(Session(shown(account), services.mail.is_on), cookies=cookies)

    @post("/register", summary="A new account")
    async def register(self, state: State, request: Req, data: JSONBody[Register]) -> Response[Session]:
        """Signed in at once. A mail address is used when it is proved."""
        services: Services = state.services
        self._expect_accounts(services)
        email = _address(data.email)
        wait = services.registrations.take(neighbourhood(services.address(request)))
        if wait:
            raise _slower(services, wait)
        try:
            row = await services.accounts.register(data.name, data.password, email, data.language)
        except BadName as error:
            raise BadNameException(str(error)) from error
        except NameTaken as error:
            raise NameTakenException(str(error)) from error
        if email is not None:
            await services.proving.ask_for_proof(row)
        return await self._signed_in(services, request, row, 201)

    @post("/login", status_code=200, summary="Sign in")
    async def login(self, state: State, request: Req, data: JSONBody[Login]) -> Response[Session]:
        """A cookie keeps the session."""
        services: Services = state.services
        self._expect_accounts(services)
        counted = services.attempts.at_name(data.name, request.cookies.get(KNOWN_COOKIE, ""))
        services.attempts.begin(counted, services.address(request))
        row = await services.accounts.login(data.name, data.password)
        if row is None:
            raise NotAuthorizedException("name or password is wrong")
        services.attempts.succeeded(counted, services.address(request))
        return await self._signed_in(services, request, row, 200)

    @post("/logout", status_code=200, summary="Sign out")
    async def logout(self, state: State, request: Req) -> Response[Session]:
        """The session is over."""
        services: Services = state.services
        token = request.cookies.get(COOKIE)
        if token:
            await services.accounts.end_session(token)
            await services.signed_in.look()
        gone = [Cookie(name, value="", max_age=0, path="/") for name in (COOKIE, CSRF_COOKIE)]
        return Response(Session(None, services.mail.is_on), cookies=gone)

    @patch("/", summary="Change my account")
    async def change(self, state: State, request: Req, data: JSONBody[ChangeAccount]) -> Account:
        """None leaves a thing as it is, an empty text removes it. Whatever could be used to take the account away from
        me needs the password."""
        services: Services = state.services
        row = await self._me(services, request)
        values: dict[str, Any] = {}
        email = _address(data.email)
        if data.email is not None and email != row["email"]:
            values["email"] = email
        if data.webhook is not None:
            await _expect_webhook(services, data.webhook)
            values["webhook"] = data.webhook or None
        if data.language is not None:
            values["language"] = data.language
        if data.password is not None:
            values["password"] = data.password
        delicate = {"email", "password"} & values.keys()
        if delicate:
            await self._expect_password(services, request, row, data.old_password or "")
        if "password" in values:
            await services.accounts.end_other_sessions(row["id"], request.cookies[COOKIE])
            await services.signed_in.look()
        await services.accounts.change(row["id"], values)
        now = await services.accounts.by_id(row["id"])
        assert now is not None
        if delicate and row["verified"]:  # to the address that was proved, not to the new one
            await services.mail.send(Letter("changed", row, {}))
        if values.get("email"):
            await services.proving.ask_for_proof(now)
        return shown(now)

    # --- mail --------------------------------------------------------------------------------------------------------

    @post("/verify", status_code=200, summary="My mail address is mine")
    async def verify(self, state: State, request: Req, data: JSONBody[ProveAddress]) -> Session:
        """By the code that was sent there; whoever has it need not be signed in."""
        services: Services = state.services
        self._expect_accounts(services)
        address = services.address(request)
        services.attempts.begin(f"code {neighbourhood(address)}", address)
        row = await services.accounts.prove_address(data.code)
        if row is None:
            raise BadCodeException("this code is wrong, too old, or has been used")
        services.attempts.succeeded(f"code {neighbourhood(address)}", address)
        account = await services.account(request)
        return Session(None if account is None else shown(account), services.mail.is_on)

    @post("/verify/again", status_code=204, summary="Send me another code")
    async def send_again(self, state: State, request: Req) -> None:
        """The one before it serves no longer."""
        services: Services = state.services
        row = await self._me(services, request)
        if not row["email"] or row["verified"]:
            raise ValidationException("there is nothing to be proved")
        if not await services.proving.ask_for_proof(row):
            raise _slower(services, 3600.0)

    @post("/forgotten", status_code=204, summary="I have forgotten my password")
    async def forgotten(self, state: State, request: Req, data: JSONBody[Forgotten]) -> None:
        """If there is such an account with a verified address, a code is sent there. The answer is always the same, and
        comes before anybody looks."""
        services: Services = state.services
        self._expect_accounts(services)
        services.proving.forgot(data.who)

    @post("/reset", status_code=204, summary="A new password")
    async def reset(self, state: State, request: Req, data: JSONBody[ResetPassword]) -> Response[None]:
        """By the code that was sent. Every session of the account ends; whoever comes now signs in with it."""
        services: Services = state.services
        self._expect_accounts(services)
        address = services.address(request)
        services.attempts.begin(f"code {neighbourhood(address)}", address)
        row = await services.accounts.reset_password(data.code, data.password)
        if row is None:
            raise BadCodeException("this code is wrong, too old, or has been used")
        services.attempts.succeeded(f"code {neighbourhood(address)}", address)
        await services.signed_in.look()
        await services.mail.send(Letter("changed", row, {}))
        return Response(None, status_code=204, cookies=[self._known(services, request, row)])

    # --- sessions ----------------------------------------------------------------------------------------------------

    @get("/sessions", summary="Where I am signed in")
    async def sessions(self, state: State, request: Req) -> Sessions:
        """The session that asks comes first."""
        services: Services = state.services
        row = await self._me(services, request)
        return Sessions(await services.accounts.sessions_of(row["id"], request.cookies[COOKIE]))

    @delete("/sessions", summary="Sign out everywhere else")
    async def end_others(self, state: State, request: Req) -> None:
        """All sessions end but the one that asks."""
        services: Services = state.services
        row = await self._me(services, request)
        await services.accounts.end_other_sessions(row["id"], request.cookies[COOKIE])
        await services.signed_in.look()

    @delete("/sessions/{session:str}", summary="End one of my sessions")
    async def end_one(self, state: State, request: Req, session: SessionName) -> None:
        """And the sockets that it let in."""
        services: Services = state.services
        row = await self._me(services, request)
        if not await services.accounts.end_named(row["id"], session):
            raise NotFoundException("there is no such session")
        await services.signed_in.look()

    # --- notices in browsers -----------------------------------------------------------------------------------------

    @get("/push", summary="Notices in my browsers")
    async def push(self, state: State, request: Req) -> Push:
        """The key is what a browser needs to ask its push service."""
        services: Services = state.services
        row = await self._me(services, request)
        if not services.settings.push:
            return Push(None, 0)
        return Push(services.pushes.public_key, len(await services.pushes.of_account(row["id"])))

    @post("/push", status_code=200, summary="Send notices to this browser")
    async def subscribe(self, state: State, request: Req, data: JSONBody[SubscribePush]) -> Push:
        """It is told when it is my turn."""
        services: Services = state.services
        row = await self._me(services, request)
        if not services.settings.push:
            raise ClientException("this server sends no notices to browsers", status_code=404)
        try:
            wish = Subscription(data.endpoint, data.p256dh, data.auth)
            await services.pushes.subscribe(row["id"], wish)
        except (BadSubscription, BadWebhook) as error:
            raise BadWebhookException(str(error)) from error
        return await self._pushes(services, row["id"])

    @post("/push/end", status_code=200, summary="Send no more notices to this browser")
    async def unsubscribe(self, state: State, request: Req, data: JSONBody[UnsubscribePush]) -> Push:
        """Whether or not it got any."""
        services: Services = state.services
        row = await self._me(services, request)
        await services.pushes.unsubscribe(row["id"], data.endpoint)
        return await self._pushes(services, row["id"])

    @staticmethod
    async def _pushes(services: Services, account: int) -> Push:
        return Push(services.pushes.public_key, len(await services.pushes.of_account(account)))

    # --- parts -------------------------------------------------------------------------------------------------------

    @staticmethod
    def _expect_accounts(services: Services) -> None:
        if not services.settings.accounts:
            raise ClientException("this server has no accounts", status_code=404)

    @staticmethod
    async def _me(services: Services, request: Req) -> dict[str, Any]:
        row = await services.account(request)
        if row is None:
            raise NotAuthorizedException("sign in first")
        return row

    @staticmethod
    async def _expect_password(services: Services, request: Req, row: dict[str, Any], password: str) -> None:
        """Somebody who found a browser open may guess here no more often than at the door."""
        counted, address = f"account {row['id']}", services.address(request)
        services.attempts.begin(counted, address)
        if not await services.accounts.has_password(row, password):
            raise NotAuthorizedException("the old password is wrong")
        services.attempts.succeeded(counted, address)

    async def _signed_in(self, services: Services, request: Req, row: dict[str, Any], status: int) -> Response[Session]:
        agent = request.headers.get("user-agent", "")
        token = await services.accounts.begin_session(row["id"], services.address(request), agent)
        session = Cookie(
            COOKIE,
            value=token,
            max_age=SESSION_DAYS * 86400,
            path="/",
            httponly=True,
            samesite="lax",
            secure=services.settings.secure,
        )
        cookies = [session, self._csrf(services, token), self._known(services, request, row)]
        return Response(Session(shown(row), services.mail.is_on), status_code=status, cookies=cookies)

    @staticmethod
    def _known(services: Services, request: Req, row: dict[str, Any]) -> Cookie:
        return Cookie(
            KNOWN_COOKIE,
            value=services.attempts.cookie_for(row["name"], request.cookies.get(KNOWN_COOKIE, "")),
            max_age=KNOWN_DAYS * 86400,
            path="/api/account",
            httponly=True,
            samesite="lax",
            secure=services.settings.secure,
        )

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


def _address(said: str | None) -> str | None:
    try:
        return one_address(said) if said else None
    except BadAddress as error:
        raise BadAddressException(str(error)) from error


async def _expect_webhook(services: Services, address: str) -> None:
    try:
        if address:
            await services.notices.caller.check(address)
    except BadWebhook as error:
        raise BadWebhookException(str(error)) from error


def _slower(services: Services, wait: float) -> TooManyRequestsException:
    services.metrics.refused("too_many")
    return TooManyRequestsException("too many: come again later", headers={"retry-after": str(int(wait) + 1)})

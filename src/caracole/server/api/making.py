"""A workshop for battles of one's own: what can be made, and what is wrong in what was made. Nothing is kept here: a
battle travels with the game that is created with it."""

from __future__ import annotations

import asyncio
import math
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException, ValidationException
from litestar.params import JSONBody, PathParameter
from msgspec import structs

from caracole.datafiles import toml_text
from caracole.present.making import Made, MakingPart, Workshop, maker
from caracole.server.nesting import is_too_deep
from caracole.server.protocol import Make
from caracole.server.services import Services
from caracole.server.systems import shown_systems

Req = Request[Any, Any, Any]
SystemName = Annotated[str, PathParameter(pattern="^[a-z][a-z0-9_]{0,30}$")]
DEEPEST = 12
ROOMIER = 4
"""Plain data may take so many times the room of the text that is made of it."""
EXACT = 2**53
"""The largest whole number that a browser knows exactly."""


def workshop_of(name: str) -> MakingPart:
    """The workshop of a system."""
    found = maker(name) if name in shown_systems() else None
    if found is None:
        raise NotFoundException("there is no such workshop")
    return found


class MakingController(Controller):
    """Before a battle of one's own."""

    path = "/api/making"
    tags = ("making",)

    @get("/{name:str}", summary="What battles can be made of")
    async def workshop(self, name: SystemName) -> Workshop:
        """Troops, ground, the set-up, and a small battle to begin with."""
        return await asyncio.to_thread(lambda: workshop_of(name).workshop())

    @post("/{name:str}", status_code=200, summary="Check a battle of one's own")
    async def check(self, state: State, request: Req, name: SystemName, data: JSONBody[Make]) -> Made:
        """As the text of a file, or as a draft, which is the same as plain data. The answer has both, and each fault
        with its place."""
        services: Services = state.services
        person = await services.person(request)
        bench = await asyncio.to_thread(workshop_of, name)
        most = (await asyncio.to_thread(bench.workshop)).largest
        if len(await request.body()) > ROOMIER * most:
            raise ValidationException(f"a battle has at most {most} letters")
        return await services.desk.ask(person, made, bench, data)


def made(bench: MakingPart, wish: Make) -> Made:
    """What was made, checked."""
    if (wish.text is None) == (wish.draft is None):
        raise ValidationException("either a text or a draft")
    if wish.draft is not None and is_too_deep(wish.draft, DEEPEST):
        raise ValidationException("nested too deeply")
    text = wish.text if wish.text is not None else toml_text(wish.draft or {})
    found = bench.judged(text)
    return Made(**structs.asdict(structs.replace(found, draft=_sendable(found.draft))), text=text)


def _sendable(value: Any) -> Any:
    """What was read, as JSON can tell it."""
    match value:
        case dict():
            return {key: _sendable(each) for key, each in value.items()}
        case list():
            return [_sendable(each) for each in value]
        case bool() | str() | None:
            return value
        case int() if abs(value) <= EXACT:
            return value
        case float() if math.isfinite(value):
            return value
        case int():
            return hex(value)
        case _:
            return str(value)

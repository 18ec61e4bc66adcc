"""What can be learnt here, and the socket of a lesson."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

from litestar import Controller, WebSocket, get, websocket
from litestar.params import FromPath

from caracole.kernel import CaracoleError
from caracole.lessons import Lesson, Run, Words, find, guided_game, lessons_of
from caracole.play.parts import BrokenPart
from caracole.play.registry import system
from caracole.present.presenter import is_shown
from caracole.server.limits import TooCostly
from caracole.server.protocol import GuidedInfo, LessonInfo, Lessons, SystemLessons, Trouble
from caracole.server.services import Services
from caracole.server.socket import LATER, POLICY, Conversation
from caracole.server.systems import shown_systems
from caracole.server.teaching import Classroom
from caracole.server.thinking import wished
from caracole.server.turns import TooBusy
from caracole.texts import LANGUAGES

LOG = logging.getLogger("caracole.lessons")


class LessonsController(Controller):
    """Lessons."""

    path = "/api/lessons"
    tags = ("lessons",)

    @get("/", summary="What can be learnt here")
    async def lessons(self) -> Lessons:
        """By system, in the order in which they are best taken; and the first game with a coach, if there is one."""
        return Lessons([shown for name in shown_systems() if (shown := shown_lessons(name)) is not None])


@cache
def shown_lessons(name: str) -> SystemLessons | None:
    """The lessons of a system; None if it has none, or if they cannot be read."""
    try:
        found, guided = [each for each in lessons_of(name) if is_shown(name, each.scenario)], guided_game(name)
    except BrokenPart as error:
        LOG.warning("the lessons of %s cannot be read: %s", name, error)
        return None
    if not found:
        return None
    scenario = None if guided is None else _guided(name)
    return SystemLessons(name, system(name).title, [_lesson(each) for each in found], scenario)


def _lesson(lesson: Lesson) -> LessonInfo:
    words = {language: Words(lesson.system, language) for language in LANGUAGES}
    titles = {language: each.title(lesson) for language, each in words.items()}
    return LessonInfo(lesson.id, titles, {key: each.about(lesson) for key, each in words.items()}, lesson.minutes)


def _guided(name: str) -> GuidedInfo | None:
    guided = guided_game(name)
    if guided is None:
        return None
    row = next((row for row in system(name).scenarios() if row["id"] == guided.scenario), {})
    return GuidedInfo(guided.scenario, dict(row.get("title", {})), guided.seat, guided.player, guided.minutes)


# --- the socket ------------------------------------------------------------------------------------------------------


@websocket("/ws/learn/{system_name:str}/{lesson:str}")
async def learn(socket: WebSocket[Any, Any, Any], system_name: FromPath[str], lesson: FromPath[str]) -> None:
    """Take a lesson."""
    services: Services = socket.app.state.services
    async with services.entered(socket) as talk:
        if talk is not None:
            await _teach(services, talk, system_name, lesson)


async def _teach(services: Services, talk: Conversation, name: str, lesson: str) -> None:
    hello = await talk.hello()
    if hello is None:
        return
    try:
        if name not in shown_systems():
            raise CaracoleError(f"there is no system {name!r} here")
        found = find(lesson, name)
        game = wished(name, found.scenario, found.options)
        presenter, board = await services.rooms.presenter(game)
        run = await talk.desk.ask(talk.person, Run, found, game)
    except (TooCostly, TooBusy) as error:
        await talk.refuse("too_costly", str(error), LATER)
        return
    except CaracoleError as error:
        await talk.refuse("no_such_game", str(error), POLICY)
        return
    room = Classroom(found, run, presenter, board, hello.language)
    await _say(talk, await talk.desk.ask(talk.person, room.enter, hello.since))
    while (message := await talk.read()) is not None:
        await _say(talk, await _answered(talk, room, message))


async def _answered(talk: Conversation, room: Classroom, message: Any) -> list[Any]:
    request = getattr(message, "id", None)
    try:
        return await talk.desk.ask(talk.person, room.answer, message)
    except (TooCostly, TooBusy) as error:
        return [Trouble("too_costly", str(error), request)]
    except CaracoleError as error:
        return [Trouble("not_allowed", str(error), request)]


async def _say(talk: Conversation, messages: list[Any]) -> None:
    for message in messages:
        await talk.send(message)

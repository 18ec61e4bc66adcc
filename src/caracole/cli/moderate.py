"""``caracole moderate``: read what players report, mute, ban, close a game; a server may run meanwhile."""

from __future__ import annotations

import argparse
import asyncio
import getpass
from typing import TYPE_CHECKING, Any

from caracole.cli.common import add_json, print_json
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from caracole.server.store import Store

TASKS = {
    "reports": ("what players have reported", None),
    "log": ("what operators have done", None),
    "mute": ("let somebody say nothing: an account, or GAME/SEAT", "who"),
    "unmute": ("let them talk again", "who"),
    "ban": ("let an account in no more", "who"),
    "unban": ("let it in again", "who"),
    "close": ("end a game without a result", "game"),
    "appoint": ("make the account of an operator, or take it back; tells its password", "name"),
    "dismiss": ("a report has been dealt with", "number"),
}


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("moderate", help="look after the people of a server")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="as for caracole serve (default: CARACOLE_DATABASE_URL, else your own file)",
    )
    tasks = parser.add_subparsers(title="tasks", metavar="TASK", required=True)
    for name, (says, target) in TASKS.items():
        task = tasks.add_parser(name, help=says)
        if target is not None:
            task.add_argument("target", metavar=target.upper(), help="whom or what")
            task.add_argument("--reason", default="", help="kept with the act")
        if name in ("mute", "ban"):
            task.add_argument("--days", type=int, default=36500, help="for so long (default: for ever)")
        add_json(task)
        task.set_defaults(run=run, task=name)


def run(wish: argparse.Namespace) -> int:
    """Do it, and tell."""
    try:
        from caracole.server.settings import from_environment
        from caracole.server.store import Store
    except ImportError as error:
        raise CaracoleError(f"the server needs more packages: pip install 'caracole[server]' ({error})") from error
    settings = from_environment(database=wish.database)

    async def work() -> list[dict[str, Any]]:
        store = Store(settings)
        try:
            await store.prepare_tables()
            return await _done(store, wish)
        finally:
            await store.close()

    rows = asyncio.run(work())
    if wish.json:
        print_json(rows)
    else:
        for row in rows:
            print("  ".join(f"{key}: {value}" for key, value in row.items() if value not in (None, "")))
    return 0


async def _done(store: Store, wish: argparse.Namespace) -> list[dict[str, Any]]:
    from msgspec import to_builtins

    from caracole.server.people import moderation

    me = f"{getpass.getuser()} (command)"
    if wish.task == "appoint":
        return [{"name": wish.target, "password": await moderation.appoint(store, me, wish.target, wish.reason)}]
    if wish.task == "reports":
        found: list[Any] = list(await moderation.open_reports(store))
    else:
        if wish.task != "log":
            days = getattr(wish, "days", moderation.FOR_EVER)
            await moderation.do(store, me, wish.task, wish.target, wish.reason, days)
        found = list(await moderation.log(store))
        found = found if wish.task == "log" else found[:1]
    return [to_builtins(each) for each in found]

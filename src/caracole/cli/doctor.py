"""``caracole doctor``: what is missing here, and how to get it. It changes nothing and makes no file."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.cli.common import add_json, add_language, print_json

if TYPE_CHECKING:
    from caracole.texts import Texts

GOOD, MISSING, POOR = "good", "missing", "poor"
NARROW = 80
"""Columns below which maps and tables are hard to read."""
PATIENCE = 5.0
"""Seconds for a database to answer."""


class Finding(NamedTuple):
    """One thing that was looked at. What is missing is needed to play in the browser; what is poor would be nice."""

    check: str
    state: str
    facts: dict[str, Any]


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("doctor", help="say what is missing here, and how to get it")
    parser.add_argument(
        "--database", metavar="URL", help="as for caracole serve (default: CARACOLE_DATABASE_URL, else your own file)"
    )
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Exit code 1 if something is missing that is needed."""
    from caracole.texts import Texts

    texts = Texts(asked.language)
    findings = list(examine(asked.database, asked.language))
    is_well = all(finding.state != MISSING for finding in findings)
    if asked.json:
        print_json({"ok": is_well, "checks": [plain(finding, texts) for finding in findings]})
    else:
        for row in (plain(finding, texts) for finding in findings):
            print(texts.say(f"doctor-{row['state']}", text=row["text"]))
            if row["remedy"] is not None:
                print(f"    {row['remedy']}")
        print(texts.say("doctor-well" if is_well else "doctor-not-well"))
    return 0 if is_well else 1


def plain(finding: Finding, texts: Texts) -> dict[str, str | None]:
    """As JSON data, in the reader's language."""
    check, state, facts = finding
    if "why" in facts:
        facts = facts | {"why": texts.find(f"doctor-why-{facts['why']}") or facts["why"]}
    text = texts.say(f"doctor-{check}-{state}", **facts)
    remedy = None if state == GOOD else texts.say(f"doctor-{check}-remedy", **facts)
    return {"check": check, "state": state, "text": text, "remedy": remedy}


def examine(database: str | None, language: str) -> Iterator[Finding]:
    """Look at everything, what is needed first."""
    from platform import python_version

    from caracole import __version__
    from caracole.kernel import is_compiled

    build = "compiled" if is_compiled() else "pure"
    yield Finding("program", GOOD, {"version": __version__, "python": python_version(), "build": build})
    server = look_for_packages("server", "server", MISSING)
    yield server
    yield look_for_client()
    yield look_at_database(database, has_driver=server.state == GOOD)
    yield look_for_packages("pictures", "draw", POOR)
    yield from look_at_terminal(language)


def look_for_packages(check: str, extra: str, without: str) -> Finding:
    """Are the packages of an extra installed?"""
    from importlib.metadata import PackageNotFoundError, requires, version

    missing = []
    for requirement in requires("caracole") or ():
        wish, _, marker = requirement.partition(";")
        if not re.search(rf"extra == ['\"]{extra}['\"]", marker) or ("win32" in marker and sys.platform == "win32"):
            continue
        name = re.split(r"[^\w.-]", wish, maxsplit=1)[0]
        try:
            version(name)
        except PackageNotFoundError:
            missing.append(name)
    return Finding(check, without if missing else GOOD, {"packages": missing})


def look_for_client() -> Finding:
    """Is the page for the browser there?"""
    from caracole.server.settings import built_client, is_working_copy

    found = built_client()
    if found is not None:
        return Finding("client", GOOD, {"folder": str(found)})
    return Finding("client", MISSING, {"from": "checkout" if is_working_copy() else "package"})


# --- the database ----------------------------------------------------------------------------------------------------


def look_at_database(wish: str | None, has_driver: bool) -> Finding:
    """Can the games be kept where they shall be?"""
    from caracole.server.settings import Settings, async_address, data_folder

    told = wish or os.environ.get("CARACOLE_DATABASE_URL")
    address = async_address(told or str(data_folder() / "games.db"))
    if address.startswith("postgresql"):
        place, kind = _without_password(address), "postgres"
        why = why_not_connect(address) if has_driver else "no-driver"
    elif address.startswith("sqlite"):
        file = Settings(address).sqlite_file or Path()
        place, kind = str(file), "sqlite" if file.exists() else "new"
        why = why_not_open(file) if file.exists() else why_not_make(file, makes_folder=told is None)
    else:
        place, kind, why = _without_password(address), "other", "other-kind"
    facts = {"place": place, "kind": kind}
    return Finding("database", GOOD, facts) if why is None else Finding("database", MISSING, facts | {"why": why})


def why_not_make(file: Path, makes_folder: bool) -> str | None:
    """Why this SQLite file cannot be made; None if it can. The folder of the usual place is made with it."""
    folder = file.absolute().parent
    if makes_folder:
        folder = next(each for each in (folder, *folder.parents) if each.exists())
    if not folder.is_dir():
        return "no-folder"
    return None if os.access(folder, os.W_OK | os.X_OK) else "read-only"


def why_not_open(file: Path) -> str | None:
    """Why this SQLite file cannot be used; None if it can."""
    import sqlite3

    if not os.access(file, os.R_OK | os.W_OK) or not os.access(file.absolute().parent, os.W_OK):
        return "read-only"
    try:
        connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)
        try:
            connection.execute("select count(*) from sqlite_master").fetchone()
        finally:
            connection.close()
    except sqlite3.Error as error:
        return str(error)
    return None


def why_not_connect(address: str) -> str | None:
    """Why this PostgreSQL database cannot be used; None if it answers."""
    import asyncio

    from sqlalchemy.exc import DBAPIError, SQLAlchemyError

    from caracole.server.run import discreet

    try:
        asyncio.run(_ask(address))
    except TimeoutError:
        return "silent"
    except (SQLAlchemyError, OSError) as error:
        problem = error.orig if isinstance(error, DBAPIError) else error
        return discreet(str(problem) or type(error).__name__)
    return None


async def _ask(address: str) -> None:
    import asyncio

    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(address)
    try:
        async with asyncio.timeout(PATIENCE), engine.connect() as connection:
            await connection.exec_driver_sql("select 1")
    finally:
        await engine.dispose()


def _without_password(address: str) -> str:
    from urllib.parse import urlsplit

    parts = urlsplit(address)
    return f"{parts.scheme.partition('+')[0]}://{parts.netloc.rpartition('@')[2]}{parts.path}"


# --- the terminal ----------------------------------------------------------------------------------------------------


def look_at_terminal(language: str) -> Iterator[Finding]:
    """Is it wide enough (if it is one), and does it know accents?"""
    from shutil import get_terminal_size

    if sys.stdout.isatty():
        columns = get_terminal_size().columns
        yield Finding("terminal", POOR if columns < NARROW else GOOD, {"columns": columns, "wanted": NARROW})
    encoding = sys.stdout.encoding or "ascii"
    knows_accents = encoding.lower().replace("-", "") == "utf8"
    yield Finding("locale", GOOD if knows_accents else POOR, {"language": language, "encoding": encoding})

"""``caracole db``: bring the tables up to date, back games up, put them back."""

from __future__ import annotations

import argparse
from typing import Any

from caracole.cli.common import add_json, print_json
from caracole.kernel.errors import CaracoleError


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("db", help="look after the games of a server", description=__doc__)
    parser.add_argument(
        "--database", metavar="URL", help="as for caracole serve (default: CARACOLE_DATABASE_URL, else a file of yours)"
    )
    tasks = parser.add_subparsers(title="tasks", metavar="TASK", required=True)
    migrate = tasks.add_parser("migrate", help="bring the tables up to date")
    backup = tasks.add_parser("backup", help="write everything into one file; the server may go on")
    backup.add_argument("file", help="where to; *.jsonl.gz")
    restore = tasks.add_parser("restore", help="put a backup into an empty database")
    restore.add_argument("file", help="what backup wrote")
    for task, name in ((migrate, "migrate"), (backup, "backup"), (restore, "restore")):
        add_json(task)
        task.set_defaults(run=run, task=name)


def run(wish: argparse.Namespace) -> int:
    """Do it, and say what was done."""
    try:
        from caracole.server import keeping
        from caracole.server.settings import from_environment
    except ImportError as error:
        raise CaracoleError(f"the server needs more packages: pip install 'caracole[server]' ({error})") from error
    settings = from_environment(database=wish.database)
    if wish.task == "migrate":
        done = keeping.migrate_now(settings)
    elif wish.task == "backup":
        done = keeping.backup(settings, wish.file)
    else:
        done = keeping.restore(settings, wish.file)
    if wish.json:
        print_json(done)
    else:
        print(", ".join(f"{key}: {value}" for key, value in done.items()))
    return 0

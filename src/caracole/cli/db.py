"""``caracole db``: bring tables and games up to date, back games up, put them back, check them, mend them."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from caracole.cli.common import add_json, add_language, print_json
from caracole.cli.progress import progress
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from caracole.server.checking import RepairReport, Report
    from caracole.server.settings import Settings
    from caracole.server.upgrading import Difference, Finding, UpgradeReport


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("db", help="look after the games of a server")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="as for caracole serve (default: CARACOLE_DATABASE_URL, else your own file)",
    )
    tasks = parser.add_subparsers(title="tasks", metavar="TASK", required=True)
    migrate = tasks.add_parser("migrate", help="bring the tables up to date")
    backup = tasks.add_parser("backup", help="write everything into one file; the server may go on")
    backup.add_argument("file", help="where to; *.jsonl.gz")
    restore = tasks.add_parser("restore", help="put a backup into an empty database; no server may run")
    restore.add_argument("file", help="what backup wrote")
    verify = tasks.add_parser("verify", help="check every game, entry by entry; the server may go on")
    repair = tasks.add_parser("repair", help="cut damaged games back to what is whole; no server may run")
    repair.add_argument("--dry-run", action="store_true", help="only say what would be done")
    repair.add_argument("--file", help="where to put what is cut (default: beside the database)")
    upgrade = tasks.add_parser("upgrade", help="move games that go on to the present rules, if those agree with them")
    upgrade.add_argument("--dry-run", action="store_true", help="only say which games would be moved, and why not")
    add_language(upgrade)
    ratings = tasks.add_parser("ratings", help="make all ratings again from the games that are over")
    for task, run in (
        (migrate, run_migrate),
        (upgrade, run_upgrade),
        (backup, run_backup),
        (restore, run_restore),
        (verify, run_verify),
        (repair, run_repair),
        (ratings, run_ratings),
    ):
        add_json(task)
        task.set_defaults(run=_in_private(run))


def _in_private(run: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """Whatever is made here holds secrets."""

    def run_in_private(wish: argparse.Namespace) -> int:
        try:
            from caracole.server.private import for_owner_only
        except ImportError as error:
            raise CaracoleError(f"the server needs more packages: pip install 'caracole[server]' ({error})") from error
        with for_owner_only():
            return run(wish)

    return run_in_private


def _settings(wish: argparse.Namespace) -> Settings:
    from caracole.server.settings import from_environment

    return from_environment(database=wish.database)


def run_ratings(wish: argparse.Namespace) -> int:
    """Make all ratings again."""
    settings = _settings(wish)
    from caracole.server import backups

    return _tell(wish, backups.rate_again_now(settings))


def run_migrate(wish: argparse.Namespace) -> int:
    """Bring the tables up to date."""
    settings = _settings(wish)
    from caracole.server import backups

    return _tell(wish, backups.migrate_now(settings))


def run_backup(wish: argparse.Namespace) -> int:
    """Everything into one file."""
    settings = _settings(wish)
    from caracole.server import backups

    return _tell(wish, backups.backup(settings, wish.file))


def run_restore(wish: argparse.Namespace) -> int:
    """And back."""
    settings = _settings(wish)
    from caracole.server import backups

    return _tell(wish, backups.restore(settings, wish.file))


def _tell(wish: argparse.Namespace, done: dict[str, Any]) -> int:
    if wish.json:
        print_json(done)
    else:
        print(", ".join(f"{key}: {value}" for key, value in done.items()))
    return 0


def run_verify(wish: argparse.Namespace) -> int:
    """Check every game; 1 if something is wrong."""
    settings = _settings(wish)
    from caracole.server import checking

    with ExitStack() as shown:
        report = checking.verify(settings, _shown(shown))
    if wish.json:
        from msgspec import to_builtins

        print_json(to_builtins(report))
    else:
        _print_report(report)
    return 0 if report.is_good else 1


def _print_report(report: Report) -> None:
    for line in report.database:
        print(line)
    for finding in report.bad:
        print(f"game {finding.game}: {max(finding.whole, 0)} of {finding.entries} entries are whole")
        for problem in finding.problems:
            print(f"  {problem}")
    if report.not_replayed:
        print(f"not replayed, made under rules that are not here: {', '.join(report.not_replayed)}")
    print(f"{report.games} games, {len(report.bad)} of them damaged")


def run_repair(wish: argparse.Namespace) -> int:
    """Mend what is damaged, and say what was done; 1 if a game is left that cannot be mended."""
    settings = _settings(wish)
    from caracole.server import checking

    with ExitStack() as shown:
        report = checking.repair(settings, wish.file, wish.dry_run, _shown(shown))
    if wish.json:
        from msgspec import to_builtins

        print_json(to_builtins(report))
    else:
        _print_repair(report)
    return 0 if all(each.can_be_mended for each in report.mended) else 1


def _print_repair(report: RepairReport) -> None:
    for each in report.mended:
        print(f"game {each.game}: {each.done}; kept {each.kept}, cut {each.cut}")
        for problem in each.problems:
            print(f"  {problem}")
    if report.file is not None:
        print(f"as they were found: {report.file}")
    word = "would be mended" if report.dry_run else "mended"
    print(f"{report.games} games, {sum(each.can_be_mended for each in report.mended)} {word}")


def run_upgrade(wish: argparse.Namespace) -> int:
    """Move what the present rules agree with; 1 if a game is left that they would change or that cannot be read."""
    settings = _settings(wish)
    from caracole.server import upgrading

    with ExitStack() as shown:
        report = upgrading.upgrade(settings, wish.dry_run, _shown(shown))
    if wish.json:
        from msgspec import to_builtins

        print_json(to_builtins(report))
    else:
        _print_upgrade(report, wish.language)
    return 0 if report.is_good else 1


def _print_upgrade(report: UpgradeReport, language: str) -> None:
    for found in report.findings:
        print(f"game {found.game}: {_verdict(found, report.dry_run)}")
        if found.difference is not None:
            for line in _difference(found, found.difference, language):
                print(f"  {line}")
    passing, differing, unreadable = (len(report.of(state)) for state in ("passes", "differs", "unreadable"))
    print(
        f"{report.games} games go on: {report.present} under the present rules already, {passing}"
        f" {'can be' if report.dry_run else 'were'} moved to them, {differing} cannot be moved as they stand,"
        f" {unreadable} cannot be read"
    )


def _verdict(found: Finding, dry_run: bool) -> str:
    if found.state == "unreadable":
        return f"cannot be read: {found.problem}"
    data = " with other data" if found.data_changed else ""
    way = f"{found.system} {found.scenario}, revision {found.revision}{data}"
    if found.state == "passes":
        return f"{way}: {'passes' if dry_run else 'moved to'} revision {found.present}, {found.entries} entries"
    if found.is_carried:
        return f"{way}: stays under it, {found.entries} entries"
    return f"{way}: not carried any more, can only be looked at, {found.entries} entries"


def _difference(found: Finding, parted: Difference, language: str) -> list[str]:
    """Where the rules part, in words."""
    from caracole.cli.terminal.faces import face_for
    from caracole.play import load

    where = f"entry {parted.serial}" if parted.serial else "the set-up"
    if parted.action is None:
        return [f"{where} differs under revision {found.present}: {parted.problem}"]
    face = face_for(load(found.system, found.scenario, found.options), language)
    deed = f"{where}, {parted.seat}: {face.action(parted.action)}"
    if parted.refusal is None:
        lines = [deed, f"under revision {found.present} another state follows ({parted.problem})"]
    else:
        rule = parted.refusal["rule"]
        lines = [deed, f"forbidden under revision {found.present} by {rule}: {face.texts.refusal(parted.refusal)}"]
    if found.is_carried and parted.to is not None:
        lines.append(f"its players may agree to go back to {parted.to} choices and go on from there under it")
    return lines


def _shown(stack: ExitStack) -> Callable[[int], Callable[[], None]]:
    """How far it is, on standard error, from when it is known how much there is."""

    def begin(total: int) -> Callable[[], None]:
        return stack.enter_context(progress("games", total))

    return begin

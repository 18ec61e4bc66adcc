"""The command line: one module per command; errors go to standard error with exit code 2, never as a traceback."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from caracole import __version__
from caracole.cli import (
    bench,
    check_rules,
    completion,
    data,
    db,
    doctor,
    draw,
    lab,
    lessons,
    los,
    moderate,
    new,
    play,
    replay,
    research,
    rules,
    serve,
    soak,
    systems,
    why,
)
from caracole.cli.common import complain
from caracole.cli.help import language_of, translate
from caracole.datafiles import DataError
from caracole.kernel import is_compiled
from caracole.kernel.errors import CaracoleError
from caracole.lab.processes import Terminated

COMMANDS = (
    play,
    lessons,
    serve,
    db,
    moderate,
    systems,
    replay,
    check_rules,
    why,
    rules,
    bench,
    lab,
    research,
    soak,
    data,
    draw,
    los,
    new,
    doctor,
    completion,
)

ERROR, INTERRUPTED, TERMINATED = 2, 130, 143


def parser(language: str = "en") -> argparse.ArgumentParser:
    """The whole command line, with help in a language."""
    top = argparse.ArgumentParser(
        prog="caracole", description="Plays historical wargames by the book: every refusal names its rule."
    )
    top.add_argument("--version", action="version", version=f"caracole {__version__} ({build()})")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    translate(top, language)
    return top


def build() -> str:
    """Which build of the rules runs: compiled, or the plain source."""
    return "compiled" if is_compiled() else "pure Python"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    try:
        asked = parser(language_of(words)).parse_args(words)
    except SystemExit as left:  # --help, --version, or a command line that cannot be read
        return left.code if isinstance(left.code, int) else ERROR
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that knows no accents shows question marks
    try:
        code: int = asked.run(asked)
        sys.stdout.flush()
        return code
    except CaracoleError as error:
        complain(str(error))
    except DataError as error:
        for problem in error.problems:
            complain(str(problem))
    except Terminated:
        complain("terminated")
        return TERMINATED
    except KeyboardInterrupt:
        complain("interrupted")
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough (`caracole rules SYSTEM | head`)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:  # a disk that is full, a file that may not be written
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror or error))
    return ERROR

"""The page of commands: every command with its arguments and options, as the program itself knows them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from caracole.cli.main import parser
from reference.markdown import cell, code, table

HEAD = """# Commands

Every command with all its options, made from the command line itself. `--help` after any command prints the same in
the terminal. Exit codes: 0 all is well, 1 something was found (a false record, a broken file, a refusal), 2 the command
could not do its work.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(_section(command) for command in commands(parser()))])


def commands(top: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """All commands below a parser, each before its own subcommands."""
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in dict.fromkeys(action.choices.values()):
                yield command
                yield from commands(command)


def _section(command: argparse.ArgumentParser) -> str:
    level = "#" * len(command.prog.split())
    parts = [f"{level} {command.prog}\n", _sentence(command.description or "") + "\n"]
    rows = [(_names(action), cell(_help(command, action))) for action in command._actions if _is_shown(action)]
    if rows:
        parts += [f"```text\n{_usage(command)}\n```\n", table(("argument", "meaning"), rows)]
    return "\n".join(parts)


def _sentence(said: str) -> str:
    """The description as a sentence; a name at its beginning stays as it is."""
    first = said[:1] if said.startswith("caracole ") else said[:1].upper()
    return f"{first}{said[1:].rstrip('.')}."


def _is_shown(action: argparse.Action) -> bool:
    hidden = argparse._HelpAction | argparse._SubParsersAction
    return not isinstance(action, hidden) and action.help is not argparse.SUPPRESS


def _usage(command: argparse.ArgumentParser) -> str:
    return " ".join(command.format_usage().removeprefix("usage: ").split())


def _names(action: argparse.Action) -> str:
    if not action.option_strings:
        return code(action.metavar or action.dest)
    value = "" if action.nargs == 0 else f" {_value(action)}"
    return ", ".join(code(name + value) for name in action.option_strings)


def _value(action: argparse.Action) -> str:
    if action.metavar is not None:
        return str(action.metavar)
    return "{" + ",".join(map(str, action.choices)) + "}" if action.choices else action.dest.upper()


def _help(command: argparse.ArgumentParser, action: argparse.Action) -> str:
    said = command._get_formatter()._expand_help(action) if action.help else ""
    default = action.default
    if default in (None, False, argparse.SUPPRESS) or default == [] or "default" in said or action.nargs == 0:
        return said
    return f"{said} (default: {default})"

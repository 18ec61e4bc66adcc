"""Optional rules and rulings that may be changed: one table (options.toml), one frozen ``Rules`` that answers them.

Chapters ask ``rules.crests``; they never look at scenario names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from caracole.datafiles import read_option
from caracole.kernel import CaracoleError
from caracole.systems.gbacw.loader import own_toml


@cache
def option_table() -> dict[str, dict[str, Any]]:
    """Every option as options.toml describes it."""
    return own_toml("options.toml")


class Rules:
    """The answers in force. Attributes are the option names."""

    crests: bool
    combined_small_arms: bool
    ammunition: bool
    fatigue: bool
    artillery_proximity: int
    fog: bool
    mixed_reserve: bool
    same_stack_twice: bool
    shell_losses_once: bool
    enfilade_from_the_rear: bool
    any_mover_rounds_up: bool
    no_retreat_before_continued_assault: bool

    def __init__(self, answers: Mapping[str, Any]) -> None:
        for name, value in answers.items():
            setattr(self, name, value)


def make_rules(printed: Iterable[tuple[str, object]] = (), chosen: Mapping[str, Any] | None = None) -> Rules:
    """C1.0.a, C1.0.b: the series' defaults, then what the battle's sheet sets, then what the players choose."""
    table = option_table()
    answers = {name: row["default"] for name, row in table.items()}
    for source in (dict(printed), dict(chosen or {})):
        for name, value in source.items():
            if name not in table:
                raise CaracoleError(f"option {name}: gbacw has no such option")
            answers[name] = read_option(name, table[name], value)
    return Rules(answers)


def as_options(rules: Rules) -> dict[str, Any]:
    """All options by name, enough to make the same rules again."""
    return {name: getattr(rules, name) for name in option_table()}

"""Editions and optional rules: one table of named questions (options.toml), one frozen ``Rules`` that answers them.

Chapters ask ``rules.mines_wait_for_next_turn``; they never compare edition names.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from caracole.datafiles import read_option
from caracole.kernel import CaracoleError
from caracole.systems.gradisca.loader import own_toml

EDITIONS: Final = ("default", "it", "en", "fr")


@cache
def option_table() -> dict[str, dict[str, Any]]:
    """Every option as options.toml describes it."""
    return own_toml("options.toml")


class Rules:
    """The answers in force. Attributes are the option names, plus ``advanced`` and ``edition``."""

    edition: str
    advanced: bool
    game: str
    teams: bool
    discard_with_four: bool
    responses_by_number: bool
    lone_engineers_lost_on_entry: bool
    landing_force_eliminated: bool
    engineers_serve_every_fire: bool
    breach_fire_into_fortress: bool
    mines_wait_for_next_turn: bool
    mines_need_combat_units: bool
    breach_can_be_rebuilt: bool
    stack_counts_horse_and_foot_together: bool
    mandatory_cards_first: bool
    booty_needs_empty_zone: bool
    own_booty_can_be_taken: bool
    six_units_each_for_several_rounds: bool
    difficult_lowers_commanders: bool
    forts_per_zone: int
    recovery_is_automatic: bool
    rubia_must_be_supplied: bool
    setting_off_needs_attack_supply: bool
    small_raids_need_none: bool
    no_recall_at_medium_morale: bool
    low_morale_bars_attack: bool
    camp_lost_after_raid: bool
    incursion_from_home_only: bool
    late_reinforcements_on_time_line: bool

    def __init__(self, answers: Mapping[str, Any]) -> None:
        for name, value in answers.items():
            setattr(self, name, value)


def make_rules(chosen: Mapping[str, Any] | None = None) -> Rules:
    """Rules for the chosen options: the edition first, then every option named by itself. G1.c: ``advanced`` is what
    rules 14 to 26 ask before they replace a basic rule or add to it."""
    chosen = dict(chosen or {})
    edition = chosen.pop("edition", "default")
    if edition not in EDITIONS:
        raise CaracoleError(f"option edition: {edition!r} is none of {', '.join(EDITIONS)}")
    table = option_table()
    unknown = sorted(set(chosen) - set(table))
    if unknown:
        raise CaracoleError(f"option {unknown[0]}: gradisca has no such option")
    answers: dict[str, Any] = {}
    for name, row in table.items():
        value = chosen.get(name, row.get(edition, row["default"]))
        answers[name] = read_option(name, row, value)
    return Rules({"edition": edition, "advanced": answers["game"] == "advanced", **answers})


def rules_for(game: str | None, chosen: Mapping[str, Any] | None = None) -> Rules:
    """Rules for a scenario that is made for one game only (None: for either): that game, and no other."""
    chosen = dict(chosen or {})
    if game is not None and chosen.setdefault("game", game) != game:
        raise CaracoleError(f"option game: this scenario is for the {game} game only, not {chosen['game']!r}")
    return make_rules(chosen)


def as_options(rules: Rules) -> dict[str, Any]:
    """All options by name, enough to make the same rules again."""
    return {"edition": rules.edition, **{name: getattr(rules, name) for name in option_table()}}

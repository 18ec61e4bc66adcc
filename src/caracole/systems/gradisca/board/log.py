"""What happened, for a log; and what changed a value in a fight."""

from __future__ import annotations

from typing import Any

from caracole.play.match import Logged
from caracole.present import telling
from caracole.present.model import LogLine, Modifier, Says
from caracole.systems.gradisca.board import story
from caracole.systems.gradisca.lexicon import DOMAINS
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.texts import rulebook

HEADLINES = (
    "battle_won",
    "booty_taken",
    "camp_lost",
    "command_retired",
    "commander_replaced",
    "epidemic_began",
    "forts_taken",
    "game_ended",
    "garrison_stood",
    "group_arrived",
    "mine_exploded",
    "town_destroyed",
    "turn_began",
    "wall_breached",
    "zone_occupied",
)
DETAILS = (
    "card_discarded",
    "card_drawn",
    "card_removed",
    "command_set_aside",
    "hits_deducted",
    "leadership_limited",
    "option_chosen",
    "replacement_appeared",
    "round_decided",
    "sea_supply_placed",
    "unit_bore_the_march",
    "unit_dropped",
    "unit_recovered",
    "units_in_supply",
    "use_chosen",
    "zone_activated",
)
NOISE = ("cards_dealt", "command_played", "cup_filled", "game_began", "hand_seen", "raid_markers_removed")

WEIGHTS: dict[str, telling.Weight] = {
    **dict.fromkeys(HEADLINES, "headline"),
    **dict.fromkeys(DETAILS, "detail"),
    **dict.fromkeys(NOISE, "noise"),
}


def logged(entry: Logged) -> LogLine:
    """A line of the log, with its place in the story."""
    line = telling.logged(entry, DOMAINS, places="zone", pieces="unit")
    line.weight = WEIGHTS.get(line.kind, "event")
    if line.kind == "commander_checked":
        line.weight = "headline" if entry.event.args["hit"] else "detail"
    line.begins, line.leaves = story.BEGINS.get(line.kind, ""), story.LEAVES.get(line.kind, "")
    if line.kind == "unit_eliminated" and line.rule in story.CAUSES:
        line.says = Says("told-unit-eliminated", {**line.says.args, "cause": story.CAUSES[line.rule]})
    return line


def modifiers(game: Gradisca, rows: list[dict[str, Any]]) -> list[Modifier]:
    """What changed a value, each with the title of its clause."""
    book = rulebook(game.system)
    return [
        Modifier(row["rule"], row["by"], dict(book[row["rule"]].title) if row["rule"] in book else {}) for row in rows
    ]

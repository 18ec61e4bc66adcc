"""What happened, for a log; and what changed a value in a fight."""

from __future__ import annotations

from typing import Any

from caracole.play.match import Logged
from caracole.present import telling
from caracole.present.model import LogLine, Modifier, Says
from caracole.present.telling import Motion, Story, Weight
from caracole.systems.gradisca.board import story
from caracole.systems.gradisca.lexicon import DOMAINS
from caracole.systems.gradisca.rules.game import Gradisca

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
FIGHTS = (
    "commander_checked",
    "commander_replaced",
    "garrison_stood",
    "hits_deducted",
    "round_decided",
    "unit_disorganized",
    "unit_eliminated",
    "unit_recalled",
    "units_fired",
    "wall_bombarded",
)

STORY = Story(
    weights={
        **dict.fromkeys(HEADLINES, "headline"),
        **dict.fromkeys(DETAILS, "detail"),
        **dict.fromkeys(NOISE, "noise"),
    },
    motions={
        "units_marched": Motion("march", "origin", "to"),
        "units_retreated": Motion("retreat", "origin", "to"),
        "cavalry_returned": Motion("retreat", "origin", "to"),
        "camp_moved": Motion("march", "origin", "to"),
        "unit_recalled": Motion("march", "origin", "via"),
        "wall_bombarded": Motion("fire", "zone", "fortress"),
    },
    fights={
        **dict.fromkeys(FIGHTS, "part"),
        "battle_began": "opens",
        "sortie_began": "opens",
        "battle_won": "closes",
        "sortie_ended": "closes",
    },
    losses={"unit_eliminated": ""},
)


def logged(game: Gradisca, entry: Logged) -> LogLine:
    """A line of the log, with its place in the story."""
    line = telling.logged(entry, DOMAINS, places="zone", pieces="unit", story=STORY, system=game.system)
    line.weight = weight(game, entry, line.weight)
    line.begins, line.leaves = story.BEGINS.get(line.kind, ""), story.LEAVES.get(line.kind, "")
    if line.kind == "unit_eliminated" and line.rule in story.CAUSES:
        line.says = Says("told-unit-eliminated", {**line.says.args, "cause": story.CAUSES[line.rule]})
    return line


def weight(game: Gradisca, entry: Logged, usual: Weight) -> Weight:
    """A Commander who falls is a headline; one who is spared, and what changes nothing, hardly matters."""
    kind, args = entry.event.kind, entry.event.args
    if kind == "unit_eliminated" and game.theatre.commanders >> game.theatre.numbers["unit"][args["unit"]] & 1:
        return "headline"
    if kind == "commander_checked" and not args["hit"]:
        return "detail"
    return "headline" if kind == "commander_checked" else usual


def modifiers(game: Gradisca, rows: list[dict[str, Any]]) -> list[Modifier]:
    """What changed a value, each with the title of its clause."""
    return [telling.modifier(game.system, row["rule"], row["by"]) for row in rows]

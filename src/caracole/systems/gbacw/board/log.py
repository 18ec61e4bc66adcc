"""What happened, for a log: how much it matters, what begins and ends with it, arrows and dice."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from msgspec import UNSET

from caracole.play.match import Logged
from caracole.present import telling
from caracole.present.model import Dice, LogLine, Modifier, Says, Shooter
from caracole.present.telling import Motion, Story
from caracole.systems.gbacw.board.board import domains
from caracole.systems.gbacw.board.falls import Falls
from caracole.systems.gbacw.rules.components.drm import FACES
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.texts import LANGUAGES, Texts

Part = Literal["", "turn", "activation", "battle"]

HEADLINES = (
    *("assault_resolved", "brigade_ineffective", "division_ineffective", "enemy_sighted", "entrenchment_built"),
    *("game_ended", "guns_abandoned", "leader_killed", "turn_began", "unit_eliminated", "unit_routed"),
)
DETAILS = (
    *("activations_allotted", "ammunition_changed", "battery_assigned", "battery_transferred", "cohesion_checked"),
    *("coordination_rolled", "division_efficiency_drawn", "corps_efficiency_drawn", "fatigue_lost", "fire_declared"),
    *("fire_held", "initiative_rolled", "instruction_followed", "leader_followed", "leader_joined", "leader_left"),
    *("leader_placed", "orders_rejoined", "pool_filled", "sections_ordered", "stack_reordered", "unit_began"),
    *("unit_joined", "unit_turned", "unit_waits_outside", "group_rolled", "release_rolled", "unit_sent_back"),
)
NOISE = ("game_began", "instruction_given", "goes_first", "unit_began")
FIGHTS = (
    *("unit_fired", "strength_lost", "unit_disordered", "unit_collapsed", "second_disorder", "unit_retreated_before"),
    *("unit_hung_back", "cavalry_countercharged", "countercharge_failed", "assault_joined", "assault_goes_on"),
    *("leader_in_danger", "leader_killed", "unit_blown", "unit_stood", "could_not_retreat"),
    *("assault_resolved", "cohesion_checked", "unit_retreated", "unit_routed", "unit_eliminated", "guns_abandoned"),
    *("prisoners_taken", "unit_advanced"),
)
"""What is told on the sheet of an assault: from its declaration until the next unit, brigade or marker."""

BEGINS: dict[str, Part] = {
    "game_began": "turn",
    "turn_began": "turn",
    "marker_drawn": "activation",
    "brigade_activated": "activation",
    "assault_declared": "battle",
}
"""What a line is the heading of."""
LEAVES: dict[str, Part] = dict.fromkeys(("unit_began", "marker_drawn", "brigade_activated"), "battle")

STORY = Story(
    weights={
        **dict.fromkeys(HEADLINES, "headline"),
        **dict.fromkeys(DETAILS, "detail"),
        **dict.fromkeys(NOISE, "noise"),
    },
    motions={
        **dict.fromkeys(("unit_moved", "leader_moved"), Motion("march", "origin", "hex")),
        **dict.fromkeys(
            ("unit_withdrew", "unit_retreated", "unit_gave_way", "leader_placed"), Motion("retreat", "origin", "hex")
        ),
        "unit_advanced": Motion("attack", "origin", "hex"),
        "unit_fired": Motion("fire", "origin", "target"),
    },
    fights={
        **dict.fromkeys(FIGHTS, "part"),
        "assault_declared": "opens",
    },
    losses={"strength_lost": "points", "unit_eliminated": ""},
)


class Log:
    """Makes the lines of one game's log."""

    def __init__(self, game: Gbacw) -> None:
        self._system = game.system
        self._domains = domains(game)
        self._falls = Falls(game)

    def line(self, entry: Logged) -> LogLine:
        """A line of the log, with its place in the story."""
        line = telling.logged(entry, self._domains, places="hex", pieces="unit", story=STORY, system=self._system)
        args = entry.event.args
        leaders = [args["leader"]] if isinstance(args.get("leader"), str) else []
        line.pieces += leaders
        if line.moved is not None:
            line.moved.pieces = list(line.pieces)
        line.begins, line.leaves = BEGINS.get(line.kind, ""), LEAVES.get(line.kind, "")
        line.says = Says(line.says.code, {key: value for key, value in args.items() if key != "modifiers"})
        line.dice = self._dice(line.kind, args)
        line.falls = self._falls.of_event(line.kind, args) or UNSET
        if line.kind == "leader_killed":
            line.lost = dict.fromkeys(leaders, 0)
        return line

    def _dice(self, kind: str, args: Mapping[str, Any]) -> Dice | None:
        die = args.get("die")
        if not isinstance(die, int):
            return None
        rows = args.get("modifiers") or []
        needed = None
        if isinstance(args.get("cohesion"), int):
            needed = args["cohesion"] - sum(row["value"] for row in rows)
        names = args.get("units") or [args.get("unit") or args.get("brigade") or args.get("side") or ""]
        return Dice(FACES, [die], kind, needed, by=[Shooter(names[0], args.get("total", die), modifiers(rows))])


def modifiers(rows: list[Mapping[str, Any]]) -> list[Modifier]:
    """What changed a roll, each by its own name."""
    return [Modifier(row["rule"], row["value"], _title(row["code"])) for row in rows]


@cache
def _title(code: str) -> dict[str, str]:
    found = {language: Texts(language, "gbacw").find(f"drm-{code}") for language in LANGUAGES}
    return {language: text for language, text in found.items() if text is not None}

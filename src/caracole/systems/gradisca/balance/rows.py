"""One finished game of Gradisca as a row of plain data, and what of the scenario could have come into play."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from functools import cache
from typing import Any, NamedTuple

from caracole.kernel import Event
from caracole.lab.keeping import Row
from caracole.play import Match
from caracole.play.parts import folder_of, rules_in
from caracole.play.replay import walk
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.components.numbers import NOWHERE, Zone, each_zone
from caracole.systems.gradisca.rules.components.theatre import SIDES
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.state import GradiscaState
from caracole.texts import rulebook
from caracole.texts.catalogues import sources

GRADISCA = "gradisca"
BOTH = "both"
"""Who holds a zone in which the game ended in mid-combat, where no points say it."""

MINES = ("laid", "failed", "exploded", "silent", "lost", "removed", "not_found", "spoiled")
WORKS = {
    *("mine_laid", "mine_failed", "mine_exploded", "mine_silent", "mine_lost", "mine_removed", "mine_not_found"),
    *("wall_rebuilt", "wall_not_rebuilt", "fort_built", "fort_destroyed", "bridge_mended", "bridge_not_mended"),
}
"""Events of engineers at work."""

DEEDS = ("marched", "fought", "fired", "raided", "worked", "led")
"""What a unit can do; one that has done none of these might as well not be there."""

# --- what there is ---------------------------------------------------------------------------------------------------


class Objective(NamedTuple):
    """Points that a side gets for a zone at the end."""

    side: str
    zone: str
    points: int


class Cast(NamedTuple):
    """What a scenario brings onto the stage; names by id."""

    scenario: str
    title: str
    cards: dict[str, str]
    """Those in the deck or given out before the deal."""
    players_of: dict[str, list[str]]
    """card -> the sides that may play it"""
    zones: dict[str, str]
    units: dict[str, str]
    objectives: list[Objective]


def cast_of(game: Gradisca) -> Cast:
    """The cast of a scenario, in English."""
    theatre, scenario = game.theatre, game.theatre.scenario
    numbers = sorted({*scenario.deck, *scenario.start_hands[0], *scenario.start_hands[1]})
    cards = [theatre.cards[number] for number in numbers]
    return Cast(
        scenario=scenario.id,
        title=scenario.title["en"],
        cards={card.id: f"{card.number} {card.title['en']}" for card in cards},
        players_of={
            card.id: [side for side, may in zip(SIDES, card.playable_by, strict=True) if may] for card in cards
        },
        zones={zone.id: zone.name["en"] for zone in theatre.zones},
        units={
            unit.id: f"{unit.id} ({unit.name or unit.type})"
            for number, unit in enumerate(theatre.units)
            if number not in scenario.absent
        },
        objectives=[
            Objective(SIDES[side], theatre.zones[zone].id, points) for side, zone, points in scenario.objectives
        ],
    )


@cache
def citable_rules() -> frozenset[str]:
    """The clauses that the game can name in an event or with a die: those that the source of its steps hands over by
    id. Refusals, the headings of decisions and tables cite clauses too, but nothing happens by them."""
    found: set[str] = set()
    for path in rules_in(folder_of("caracole.systems.gradisca")):
        waiting: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
        while waiting:
            node = waiting.pop()
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            waiting += [child for child in ast.iter_child_nodes(node) if not _only_speaks(node, child)]
    return frozenset(found & set(rulebook(GRADISCA)))


def _only_speaks(parent: ast.AST, node: ast.AST) -> bool:
    """A piece of source that says no, puts a question or describes."""
    match node:
        case ast.FunctionDef(returns=ast.expr() as returned):
            return "Refusal" in ast.unparse(returned)
        case ast.Call(func=ast.Name(id="Refusal" | "Outcome")) | ast.Dict():
            return True
        case ast.Assign() | ast.AnnAssign():
            return isinstance(parent, ast.ClassDef)
    return False


@cache
def event_kinds() -> frozenset[str]:
    """Every kind of event that the game has a sentence for."""
    text = "\n".join(sources("en", GRADISCA))
    return frozenset(name.replace("-", "_") for name in re.findall(r"^event-([\w-]+) =", text, re.MULTILINE))


# --- what happened ---------------------------------------------------------------------------------------------------


def row_of(match: Match, seed: int) -> Row:
    """A finished match as a row."""
    game: Gradisca = match.game  # type: ignore[assignment]
    outcome, state = match.outcome, match.state
    assert outcome is not None, "a game that was played out has an outcome"
    watch = _Watch(game)
    for step in walk(game, match.record, verify=False):
        watch.see(step.state, step.events)
    rolls = [match.record.setup.rolls, *(getattr(entry, "rolls", ()) for entry in match.record.entries)]
    winners = {SIDES[game.side_of_seat(seat)] for seat in outcome.winners}
    return {
        "seed": seed,
        "scenario": game.scenario,
        "winner": winners.pop() if winners else None,
        "scores": _by_side(state.result),
        "turn": watch.turn,
        "decisions": len(match.line),
        "held": _held_at_end(game, state, watch.occupied),
        "gradisca_fell": watch.fell,
        "morale": _by_side(state.morale),
        **watch.plain(),
        "rules": sorted({*watch.rules, *(roll.rule for part in rolls for roll in part)}),
    }


def _by_side(pair: Any) -> dict[str, Any]:
    return dict(zip(SIDES, pair, strict=True))


def _holder(game: Gradisca, state: GradiscaState, zone: Zone) -> str | None:
    there = [SIDES[side] for side in (0, 1) if query.units_of(game, state, side, zone)]
    return BOTH if len(there) == 2 else there[0] if there else None


def _held_at_end(game: Gradisca, state: GradiscaState, occupied: dict[str, str]) -> dict[str, str | None]:
    theatre = game.theatre
    zones = {*each_zone(theatre.fortresses), *(zone for _, zone, _ in theatre.scenario.objectives)}
    held = {theatre.zones[zone].id: _holder(game, state, zone) for zone in sorted(zones)}
    return {zone: occupied.get(zone, side) if side == BOTH else side for zone, side in held.items()}


class _Watch:
    """Goes through a game from the set-up on and notes who did what."""

    def __init__(self, game: Gradisca) -> None:
        self.game = game
        self.before: GradiscaState | None = None
        self.gradisca = game.theatre.zone_numbers.get(GRADISCA, NOWHERE)
        self.owner: str | None = None
        """Who held Gradisca at the start."""
        self.fell: bool | None = None
        self.turn = 0
        """The last one that was begun."""
        self.kinds: Counter[str] = Counter()
        self.rules: set[str] = set()
        self.cards: dict[str, Counter[str]] = {side: Counter() for side in SIDES}
        self.entered: dict[str, set[str]] = {side: set() for side in SIDES}
        self.eliminated: dict[str, set[str]] = {side: set() for side in SIDES}
        self.units: dict[str, set[str]] = defaultdict(set)
        self.raids = {side: {"tried": 0, "won": 0} for side in SIDES}
        self.forts = dict.fromkeys(SIDES, 0)
        self.breaches: list[list[str]] = []
        self.occupied: dict[str, str] = {}

    def see(self, state: GradiscaState, events: tuple[Event, ...]) -> None:
        """One step: what happened, and where it led."""
        for event in events:
            self.kinds[event.kind] += 1
            self.rules.add(event.rule)
            self._note(event.kind, event.args)
        holder = _holder(self.game, state, self.gradisca) if self.gradisca >= 0 else None
        if self.before is None and holder in SIDES:
            self.owner, self.fell = holder, False
        elif self.fell is False and holder in SIDES and holder != self.owner:
            self.fell = True
        self.before = state

    def _note(self, kind: str, args: dict[str, Any]) -> None:
        if kind in ("game_began", "turn_began"):
            self.turn = args["turn"]
        elif kind == "card_played":
            self.cards[args["side"]][args["card"]] += 1
        elif kind == "units_marched":
            self.entered[args["side"]].add(args["to"])
            self.units["marched"].update(args["units"])
        elif kind == "unit_recalled":
            self.units["marched"].add(args["unit"])
        elif kind == "units_fired":
            self.units["fired"].update(args["units"])
        elif kind in ("battle_began", "sortie_began"):
            self.units["fought"].update([*args["units"], *self._there(args["side"], args["zone"])])
        elif kind == "raid_rolled":
            self.units["raided"].update(args["units"])
            self.raids[args["side"]]["tried"] += 1
            self.raids[args["side"]]["won"] += bool(args["success"])
        elif kind == "unit_eliminated":
            self.eliminated[self._side_of(args["unit"])].add(args["unit"])
        elif kind == "wall_breached":
            self.breaches.append([args["fortress"], args["zone"]])
        elif kind == "option_chosen" and args["commander"] is not None:
            self.units["led"].add(args["commander"])
        elif kind == "zone_occupied":
            self.occupied[args["zone"]] = args["side"]
        elif kind in WORKS:
            self.units["worked"].update([args["unit"]] if args["unit"] else [])
            if kind == "fort_built":
                self.forts[args["side"]] += 1

    def _side_of(self, unit: str) -> str:
        theatre = self.game.theatre
        return SIDES[theatre.side_of[theatre.unit_numbers[unit]]]

    def _there(self, attacker: str, zone: str) -> list[str]:
        """Those whom this side attacks in a zone."""
        if self.before is None:
            return []
        side, number = SIDES.index(attacker), self.game.theatre.zone_numbers[zone]
        return self.game.slugs("unit", query.enemies_in(self.game, self.before, side, number))

    def plain(self) -> dict[str, Any]:
        """All of it as JSON data."""
        return {
            "cards": {side: dict(sorted(row.items())) for side, row in self.cards.items()},
            "breaches": self.breaches,
            "entered": {side: sorted(zones) for side, zones in self.entered.items()},
            **{what: sorted(self.units[what]) for what in DEEDS},
            "eliminated": {side: sorted(units) for side, units in self.eliminated.items()},
            "raids": self.raids,
            "mines": {fate: self.kinds[f"mine_{fate}"] for fate in MINES},
            "forts": self.forts,
            "kinds": dict(sorted(self.kinds.items())),
        }

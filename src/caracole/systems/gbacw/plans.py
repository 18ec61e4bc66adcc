"""Plans for Great Battles of the American Civil War: what colonel and general weigh before a brigade acts.

The stretch is one activation of brigades. A plan is the captain with a leaning (``captain.leaning``): he is bolder,
holds, stays at range, goes for another line of the victory sheet, or falls back. It is judged when the other
side has answered, by the points, the troops that are left and the ground.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import exp
from pathlib import Path
from random import Random
from typing import Any

from caracole.players.plans import AS_CAPTAIN, Intention
from caracole.players.plans.learned import taught
from caracole.players.plans.levels import budgets_of
from caracole.systems.gbacw.captain.deciding import Captain
from caracole.systems.gbacw.captain.goals import Goal, Plan, Thinking
from caracole.systems.gbacw.captain.ground import CORNERS, Ground
from caracole.systems.gbacw.captain.leaning import USUAL, Leaning
from caracole.systems.gbacw.captain.scene import lead
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Unit, each_unit
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.state import ROUTED, GbacwState

DOCTRINE = Path(__file__).parent / "data" / "doctrine.json"
BUDGETS = budgets_of(Path(__file__).with_name("levels.toml"))

KNOBS = {
    "pull": 0.3, "in_march": 0.3, "late": 0.5, "presses": 0.3, "clearly": 0.15, "stays_away": 0.5, "in_reach": 0.5,
    "prize": 0.3, "guard": 0.5, "keeps": 0.5, "outnumbered": 0.5, "alone": 0.5, "unheard": 0.5, "stir": 0.5,
    "back_again": 0.5, "close": 0.04, "hunt": 0.015, "back": 0.02,
    "beside": 0.4, "two_off": 0.4, "support": 0.4, "hanging": 0.4, "reacts": 0.3,
    "fear": 0.3, "fire": 0.25, "answer": 0.4, "later": 0.4, "may_follow": 0.6, "force": 0.5, "order": 0.3,
    "last": 0.5, "last_fear": 0.5, "chase": 0.04, "tempo": 0.4, "spent": 0.7,
    "guns": 0.5, "guns_back": 0.03, "guns_pull": 0.5, "guarded": 0.5, "moved_guns": 0.5, "gun": 0.25,
    "bold": 0.4, "faced": 0.3, "ground": 0.4, "rout": 0.4, "afterwards": 0.4, "bleeding": 0.3, "leaves_post": 0.5,
    "waits": 0.5, "to_take": 0.2, "to_hold": 0.3, "forlorn": 0.3, "retaken": 0.5, "hindrance": 0.5, "held": 0.4,
    "quiet": 0.5, "holding": 0.3, "attack": 0.25, "rally": 0.3, "spread": 0.4, "shelters": 0.03, "odds": 0.4,
    "finish": 0.2,    "continues": 0.4, "risk": 0.4,
}  # fmt: skip
"""What a doctrine may turn, and a step that is felt (see ``captain.leaning``)."""

SLOPES = {"late": "by_turn", "ahead": "by_lead", "last": "at_last"}
"""What makes a habit stronger or weaker as a battle goes, and where the captain's leaning keeps it."""
SLOPED = {
    "pull": 0.3, "hunt": 0.01, "back": 0.015, "close": 0.03, "bold": 0.3, "fear": 0.25, "fire": 0.2, "answer": 0.3,
    "prize": 0.3, "guard": 0.4, "keeps": 0.4, "outnumbered": 0.4, "in_reach": 0.4, "beside": 0.3, "guns": 0.4,
    "guns_back": 0.02, "shelters": 0.02, "ground": 0.4, "force": 0.4, "order": 0.3, "rally": 0.3, "stir": 0.4,
    "waits": 0.4, "bleeding": 0.3,
}  # fmt: skip
"""Habits that may change as a battle goes, and a step that is felt."""
DRAWN, AIMED = 0.01, 0.4
"""The steps for a place that draws, and for a line of the sheet."""
AIMS = ("take", "hold")
HABITS = "habits"

GROUPS = {
    "steel": {"bold": 1.0, "ground": 1.0},
    "chase": {"hunt": 1.0, "close": 1.0},
    "fear": {"fear": 1.0, "answer": 1.0},
    "odds": {"outnumbered": 1.0, "in_reach": 1.0, "stays_away": -1.0},
    "fire": {"fire": 1.0, "later": 1.0},
    "drive": {"pull": 1.0, "in_march": 1.0, "presses": 1.0},
    "late": {"late": 1.0, "retaken": -1.0},
    "post": {"guard": 1.0, "keeps": 1.0, "leaves_post": 1.0},
    "prize": {"prize": 1.0, "to_take": -0.5, "forlorn": -1.0, "hindrance": -1.0},
    "hold": {"holding": 1.0, "held": 1.0, "quiet": 1.0, "to_hold": 1.0},
    "guns_back": {"guns": 1.0, "guns_back": 1.0, "guns_pull": -1.0},
    "guns_still": {"moved_guns": 1.0, "guarded": 1.0},
    "guns_worth": {"gun": 1.0},
    "order": {"order": 1.0, "afterwards": 1.0},
    "rout": {"rout": 1.0, "waits": -1.0},
    "force": {"force": 1.0, "may_follow": 1.0},
    "rally": {"rally": 1.0},
    "attack": {"attack": 1.0},
    "together": {"unheard": 1.0, "alone": 1.0, "spread": 1.0},
    "flanks": {"beside": 1.0, "two_off": 1.0, "reacts": 1.0, "hanging": -1.0},
    "support": {"support": 1.0},
    "still": {"stir": 1.0, "back_again": 1.0, "risk": 1.0},
    "charge": {"faced": 1.0, "bleeding": 1.0},
    "last": {"last": 1.0, "last_fear": 1.0, "chase": -1.0},
    "tempo": {"tempo": 1.0},
    "spent": {"spent": 1.0},
}
"""Habits that belong together, and by how many of their steps each is turned with its group."""

NEAR_GOALS = 3
"""Lines of the sheet that the acting brigades may be sent for instead of their own."""
ANSWERED = 2
"""Markers that are drawn before a plan has shown what it is worth."""
REACH = 3
"""Hexes around a place that pays within which troops contend for it."""
SHAKEN, ROUTS, POWER, CONTENDED, FLANKED = 0.35, 0.25, 0.2, 0.6, 0.12
"""What counts beside the points: disorder and rout of each strength point, a strength point that can still fight,
ground where one is stronger as a part of its points, each strength point with an enemy at its flank or rear."""
STEEP, SPREAD = 3.0, 2.0
"""Points that make a lead as good as won, and more of them for every turn that is left."""


# --- what a plan is --------------------------------------------------------------------------------------------------


def stretch(game: Gbacw, state: GbacwState, seat: int) -> Hashable | None:
    """One activation of one's own brigades; nothing to plan in between, nor while the other side acts."""
    if state.phasing != seat or not state.active:
        return None
    return state.turn, len(state.drawn), state.active


def intentions(game: Gbacw, state: GbacwState, seat: int, rng: Random) -> list[Intention]:
    """What might be tried with this activation."""
    found = [
        Intention("bold", {"bold": 1.5, "fear": -0.5}),
        Intention("hold", {"guard": 1.0, "keeps": 1.0, "pull": -1.0, "in_march": -1.0, "bold": -1.0}),
        Intention("firefight", {"fire": 0.5, "close": -0.15, "bold": -2.0}),
        Intention("press_on", {"pull": 0.7, "in_march": 0.7, "fear": -0.3}),
        Intention("guard_ground", {"guard": 1.5, "keeps": 1.5, "fear": -0.3}),
        Intention("fall_back", {"back": 0.08, "pull": -1.5, "in_march": -1.5, "bold": -1.5, "fear": 0.5}),
        Intention("close_in", {"close": 0.1, "bold": 0.5}),
        Intention("careful", {"fear": 0.7}),
        Intention("guns_forward", {"guns": -1.0}),
        Intention("guns_back", {"guns": 1.0}),
    ]
    plan = Thinking(Ground.of(game), state, seat).plan
    acting = [brigade for brigade in plan.brigades if state.active >> brigade & 1]
    own = {(goal.score.id, goal.taking) for brigade in acting if (goal := plan.of_brigade.get(brigade)) is not None}
    others = [
        Intention(
            "take_ground" if goal.taking else "hold_ground",
            {"pull": 0.3, "in_march": 0.3},
            {"goal": (goal.score.id, goal.taking)},
        )
        for goal in _nearest_goals(plan, acting)
        if (goal.score.id, goal.taking) not in own
    ]
    return [*found[:3], *others[:NEAR_GOALS], *found[3:]]


def _nearest_goals(plan: Plan, acting: list[int]) -> list[Goal]:
    def value(goal: Goal) -> tuple[float, str]:
        way = min((plan.way(brigade, goal) for brigade in acting), default=0)
        return goal.value / (1.0 + way / 24), goal.score.id

    return sorted(plan.goals, key=value, reverse=True)


def leaning(intention: Intention) -> Leaning:
    """The captain's leaning: weights of what is multiplied are exponents, so that nought changes nothing."""
    goal = intention.targets.get("goal")
    assert goal is None or isinstance(goal, tuple)
    kinds: dict[str, dict[str, float]] = {}
    for name, weight in intention.weights.items():
        kind = _kind(name)
        kinds.setdefault(kind, {})[name.split("/")[0] if kind in SLOPES.values() else name] = weight
    here: dict[str, Any] = {
        kind: tuple((name, weight) for name, weight in rows.items() if weight)
        for kind, rows in kinds.items()
        if kind != HABITS
    }
    return USUAL.turned(kinds.get(HABITS, {}))._replace(goal=goal, **here)


def _kind(name: str) -> str:
    """Where the captain's leaning keeps what a knob turns."""
    first, *rest = name.split("/")
    if len(rest) != 1:
        return "drawn" if rest else HABITS
    return "aims" if first in AIMS else SLOPES[rest[0]]


def knobs(game: Gbacw) -> dict[str, float]:
    """What a doctrine of one scenario may turn besides: habits by the time and the lead, the places that draw men and
    guns, and the lines of the sheet."""
    found = {f"{habit}/{slope}": step for habit, step in SLOPED.items() for slope in SLOPES}
    field = game.field
    most = max(len([row for row in field.brigades if row.side == side]) for side in (0, 1))
    paying = {where for score in field.scenario.scores for where in score.hexes}
    for place, hexes in Ground.of(game).places().items():
        if place not in CORNERS and not paying.issuperset(hexes):
            continue
        for who in (*(f"men{number + 1}" for number in range(most)), "guns"):
            found[f"{who}/{place}/early"] = found[f"{who}/{place}/late"] = DRAWN
    lines = [score.id for score in field.scenario.scores if score.kind == "control" and not score.each]
    return {**found, **{f"{aim}/{line}": AIMED for line in lines for aim in AIMS}}


def doctrine(game: Gbacw, seat: int) -> Intention:
    """How play has taught the captain to lean with this side; nothing if that was under other rules."""
    found = taught(DOCTRINE, game.newest)
    return AS_CAPTAIN if found is None else found.of(game.scenario, seat)


def captain(intention: Intention, seed: int) -> Captain:
    """The captain with this intention. He thinks of one unit at a time, and knows the ground by heart."""
    return Captain(seed, leaning(intention))


def settled(game: Gbacw, state: GbacwState, seat: int, since: GbacwState) -> bool:
    """Has the other side answered? Some turns give a side two activations in a row."""
    drawn = len(state.drawn) - len(since.drawn) if state.turn == since.turn else len(state.drawn) + 1
    return drawn > ANSWERED or (drawn == ANSWERED and state.phasing == seat)


# --- who is likely to win --------------------------------------------------------------------------------------------


def features(game: Gbacw, state: GbacwState, seat: int) -> dict[str, float]:
    """What a position is judged by, as this seat sees it: more is better."""
    own, other = (_army(game, state, side) for side in (seat, 1 - seat))
    found = {name: own[name] - other[name] for name in own}
    found["lead"] = lead(game, state, seat)
    found["ground"] = _contended(game, state, seat)
    found["turns_left"] = float(len(game.field.scenario.turns) - state.turn)
    return found


def judge(game: Gbacw, state: GbacwState, seat: int) -> float:
    """How likely a side is to win: the lead that it may expect, against what may still happen."""
    row = features(game, state, seat)
    left = max(0.0, row["turns_left"])
    expected = row["lead"] - SHAKEN * row["shaken"] - ROUTS * row["routed"] - FLANKED * row["flanked"]
    if left:
        expected += POWER * row["power"] + CONTENDED * row["ground"]
    return 1.0 / (1.0 + exp(-expected / (STEEP + SPREAD * left)))


def _army(game: Gbacw, state: GbacwState, side: int) -> dict[str, float]:
    """What is left of a side, in strength points."""
    shaken = routed = power = guns = flanked = 0.0
    adjacent, enemy = game.field.grid.adjacent, state.occupied[1 - side]
    for unit in each_unit(game.field.of_side[side]):
        where, strength = state.hex_of[unit], state.strength[unit]
        if where == ROUTED:
            routed += strength
        if where < 0 or query.is_abandoned(state, unit):
            continue
        if query.is_artillery(game, unit):
            guns += strength
            continue
        disordered = query.is_disordered(state, unit)
        shaken += strength * disordered
        power += strength * (0.5 if disordered else 1.0)
        if adjacent[where] & enemy and _is_flanked(game, state, unit, side):
            flanked += strength
    return {"shaken": shaken, "routed": routed, "power": power, "guns": guns, "flanked": flanked}


def _is_flanked(game: Gbacw, state: GbacwState, unit: Unit, side: int) -> bool:
    where = state.hex_of[unit]
    direction = game.field.grid.direction
    beside = query.adjacent_enemies(game, state, where, side)
    return any(query.side_class(state, unit, direction(where, other)) in (query.FLANK, query.REAR) for other in beside)


def _contended(game: Gbacw, state: GbacwState, seat: int) -> float:
    """Points of ground that may change hands: what one is about to gain, less what one is about to lose."""
    troops = [
        (state.hex_of[unit], state.strength[unit], side)
        for side in (0, 1)
        for unit in query.units_on_map(game, state, side)
        if not query.is_artillery(game, unit) and not query.is_disordered(state, unit)
    ]
    found = 0.0
    for score in game.field.scenario.scores:
        if score.kind != "control":
            continue
        each = sum(score.points) * (1.0 if score.each else 1.0 / max(1, score.needed))
        for where in score.hexes:
            row = game.field.grid.distances(where)
            near = [0.0, 0.0]
            for there, strength, side in troops:
                if row[there] <= REACH:
                    near[side] += strength / (1.0 + row[there])
            total = near[0] + near[1]
            if not total:
                continue
            stronger = (near[seat] - near[1 - seat]) / total
            if state.controlled[seat] >> where & 1:
                found += each * min(0.0, stronger)
            else:
                found += each * max(0.0, stronger)
    return found

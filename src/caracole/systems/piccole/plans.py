"""Plans for Piccole Guerre: what colonel and general may weigh before a turn of a battle, in a campaign too.

The stretch is the movement of one turn. A plan is the captain with a leaning (``captain.leanings``): he is bolder,
holds, keeps a wing back, goes for one enemy, or follows a whim. Everything on the table is open and the moves of a turn
need no dice, so a plan is thought out once and only its combats, and what the enemy makes of them, are played again.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from caracole.players.base import Chosen, Offer, Reason
from caracole.players.plans import AS_CAPTAIN, Intention
from caracole.players.plans.learned import DOCTRINE as DOCTRINE_NAME
from caracole.players.plans.learned import taught
from caracole.players.plans.levels import budgets_of
from caracole.systems.piccole.battle.marshal import Thought
from caracole.systems.piccole.battle.rules.components.numbers import each_element
from caracole.systems.piccole.battle.rules.field.formations import FORMATIONS
from caracole.systems.piccole.battle.rules.flow import name_args
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.movement.movement import leg_cost
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.campaign.rules.view import battle_window
from caracole.systems.piccole.captain import judgement, statecraft
from caracole.systems.piccole.captain.battle import Studying, think
from caracole.systems.piccole.captain.campaign import CampaignCaptain
from caracole.systems.piccole.captain.leanings import LEFT_WING, RIGHT_WING, USUAL, Leaning
from caracole.systems.piccole.captain.statecraft import Statecraft
from caracole.systems.piccole.captain.study import IsLate, never

DOCTRINE = Path(__file__).parent / "data" / "doctrine.json"
BUDGETS = budgets_of(Path(__file__).with_name("levels.toml"))

TURNS = 2
"""One's own turn and the enemy's answer; then a plan is judged."""
PREY = 3
"""Enemies in reach, the dearest first, that a plan may go for."""
WHIMS = 24
"""Turns that nobody would think of ..."""
STRAYS = (100, 300, 900)
"""... and how far they go astray."""

KNOBS = {
    "least": 100.0, "exposed": 30.0, "flank": 80.0, "weak": 30.0, "crown": 100.0, "general": 2.0,
    "together": 200.0, "patience": 4.0, "impatience": 4.0, "finish": 150.0, "spare": 150.0,
    "hopeless": 100.0, "flinch": 80.0, "retires": 250.0, "recoil": 8.0, "flight": 20.0,
    "keep": 400.0, "bolder": 6.0, "alarm": 1.0, "home": 0.5, "unguarded": 0.5,
    **dict.fromkeys(FORMATIONS, 0.5),
}  # fmt: skip
"""What a doctrine may turn, and a step that is felt."""
ADDED = (*(name for name in KNOBS if name in Leaning._fields), "whim", "study", "polish")
AT_LEAST = {"exposed": 0, "general": 1, **dict.fromkeys(("impatience", "recoil", "flight", "keep", "alarm", "whim"), 0)}

GROUND = "ground/"
"""Before the name of a table of terrain: how fond he is of laying it. What suits an army is its own affair."""

features = judgement.features
judge = judgement.judge


def knobs(game: Any) -> dict[str, float]:
    """What means something in one battle alone. What is turned in a campaign is how it is led, not how its battles are
    fought."""
    if not isinstance(game, Battle):
        return {**dict.fromkeys(KNOBS, 0.0), **statecraft.STEPS}
    return {f"{GROUND}{table.id}": 0.5 for table in game.tables} if game.terrain is None else {}


def doctrine(game: Any, seat: int) -> Intention:
    """How the captain should lean in this battle, or lead this campaign, as self-play has taught. A campaign of which
    nothing was learned is led as the captain leads it."""
    found = taught(DOCTRINE, game.newest)
    if isinstance(game, Battle):
        return Intention(DOCTRINE_NAME, {}) if found is None else found.of(game.scenario, seat)
    return AS_CAPTAIN if found is None or game.scenario not in found.by_scenario else found.of(game.scenario, seat)


def stretch(game: Any, state: Any, seat: int) -> Hashable | None:
    """The moves of one's own turn in a battle."""
    if not isinstance(game, Battle) or state.stack[-1].step != "move.act" or state.stack[-1].seat != seat:
        return None
    turn: int = state.turn
    return turn


def inside(game: Any, state: Any, seat: int) -> Offer | None:
    """The decision in a battle of a campaign."""
    window = None if isinstance(game, Battle) else battle_window(game, state)
    if window is None or not isinstance(window.game, Battle):
        return None
    return Offer(window.game, window.state, window.seats.index(seat))


def intentions(game: Battle, state: BattleState, seat: int, rng: Random) -> list[Intention]:
    """What might be tried in this turn."""
    found = [
        Intention("bold", {"least": -300, "exposed": -40}),
        Intention("hold", {"least": 150, "exposed": 40, "stay": 1}),
        Intention("careful", {"exposed": 90, "general": 4}),
        Intention("flank", {"flank": 250, "exposed": -30}),
        Intention("weakest", {"weak": 80, "least": -100}),
        Intention("refuse_left", {"exposed": 0}, {"refused": LEFT_WING}),
        Intention("refuse_right", {"exposed": 0}, {"refused": RIGHT_WING}),
    ]
    prey = [
        Intention("prey", {"least": -150}, {"prey": enemy}, {"enemy": game.name(enemy)})
        for enemy in _in_reach(game, state, seat)[:PREY]
    ]
    whims = [
        Intention("whim", {"whim": rng.choice(STRAYS), "least": -100}, {"luck": int(rng.random() * 1_000_000)})
        for _ in range(WHIMS)
    ]
    if state.camps[seat]:
        found.append(Intention("guard", {"alarm": 2, "home": 1}))
    return [*found[:3], *prey, *found[3:], *whims]


def _in_reach(game: Battle, state: BattleState, seat: int) -> list[Any]:
    """Enemies that somebody could fall upon now, the General first, then those that fight worst."""
    own = each_element(state.on_table & game.army[seat] & ~state.moved)
    near = [
        enemy
        for enemy in each_element(state.on_table & game.army[1 - seat])
        if any(leg_cost(state.poses[one], state.poses[enemy]) <= game.troop[one].easy + 400 for one in own)
    ]
    return sorted(near, key=lambda enemy: (not game.generals >> enemy & 1, game.troop[enemy].factor, enemy))


def leaning(intention: Intention) -> Leaning:
    """As the captain understands it: weights are added to what he usually weighs."""
    weights = intention.weights
    targets: Mapping[str, Any] = intention.targets
    plain = {name: round(getattr(USUAL, name) + weights[name]) for name in ADDED if name in weights}
    for name, least in AT_LEAST.items():
        if name in plain:
            plain[name] = max(least, plain[name])
    fond = zip(USUAL.lines, FORMATIONS, strict=True)
    return USUAL._replace(
        **plain,
        lines=tuple(usual + weights.get(formation, 0.0) for usual, formation in fond),
        grounds=tuple((name.removeprefix(GROUND), fond) for name, fond in weights.items() if name.startswith(GROUND)),
        posted=weights.get("unguarded", 0) < 0.5,
        marches=weights.get("stay", 0) < 0.5,
        raids=weights.get("home", 0) < 0.5,
        refused=targets.get("refused"),
        prey=targets.get("prey", -1),
        luck=targets.get("luck", 0),
    )


def settled(game: Battle, state: BattleState, seat: int, since: BattleState) -> bool:
    """The enemy has answered."""
    return state.turn >= since.turn + TURNS


# --- the quick captain -----------------------------------------------------------------------------------------------


class Quick:
    """The captain with a leaning. In his own turn he remembers what he thought in the same position."""

    def __init__(self, leaned: Leaning, seed: int, craft: Statecraft = statecraft.USUAL) -> None:
        self.leaning = leaned
        self.is_late: IsLate = never
        self._rng = Random(seed)
        self._studying = Studying(leaned)
        self._campaigner = CampaignCaptain(seed, craft=craft)

    def decide(self, game: Any, state: Any, seat: int) -> Chosen:
        """What he does now."""
        if not isinstance(game, Battle):
            return self._campaigner.decide(game, state, seat)
        thought = self._thought(game, state, seat)
        return Chosen(thought.action, Reason(thought.code, name_args(game, thought.args)))

    def _thought(self, game: Battle, state: BattleState, seat: int) -> Thought:
        if state.stack[-1].step != "move.act":
            return think(game, state, seat, self._rng, self.leaning)
        self._studying.is_late = self.is_late
        leaned = self._studying.for_this(game, state, seat)
        key = (
            leaned, seat, game.data_digest, game.revision, state.turn, state.stack[-1].left, state.moved,
            state.on_table, tuple(state.poses), state.camp_held, state.camps, state.edges, state.pieces,
        )  # fmt: skip
        found = MEMORY.get(key)
        if found is None:
            if len(MEMORY) >= MOST:
                MEMORY.clear()
            found = MEMORY[key] = think(game, state, seat, self._rng, leaned)
        return found


MOST = 4_096
MEMORY: dict[Hashable, Thought] = {}
"""What was thought lately in which position: the moves of a plan are the same in all its worlds. Nothing hidden is in
it, and nothing depends on whether something is."""


def captain(intention: Intention, seed: int) -> Quick:
    """A captain in a hurry with this intention."""
    return Quick(leaning(intention), seed, statecraft.crafted(intention.weights))

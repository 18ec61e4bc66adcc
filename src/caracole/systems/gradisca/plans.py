"""What colonel and general search over: an activation of a Command, under the intentions that a player might have.

They plan in the last turn alone: there a plan is played to the end of the game and judged by who has won. In the turns
before, a budget allows too few worlds to tell one plan from another, and the judgement of what is not over is mistaken
about the very plans that it likes best; until then the doctrine decides, where one was learned.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from math import exp
from pathlib import Path
from random import Random

from caracole.players.plans import AS_CAPTAIN, Intention
from caracole.players.plans.learned import Judgement, taught
from caracole.players.plans.levels import budgets_of
from caracole.systems.gradisca.captain.deciding import Captain
from caracole.systems.gradisca.captain.features import features
from caracole.systems.gradisca.captain.judgement import ground_of
from caracole.systems.gradisca.captain.leaning import Leaning
from caracole.systems.gradisca.captain.quick import Quick
from caracole.systems.gradisca.rules.actions import ChooseOption
from caracole.systems.gradisca.rules.activation.activation import DRAW, Activation, zones_with_command
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.state import GradiscaState

__all__ = [
    "BUDGETS",
    "GROUPS",
    "KNOBS",
    "alarm",
    "captain",
    "doctrine",
    "features",
    "final",
    "follow",
    "intentions",
    "judge",
    "pays",
    "settled",
    "stretch",
]

LEARNED = Path(__file__).parent / "data" / "judgement.json"
DOCTRINE = Path(__file__).parent / "data" / "doctrine.json"
GOALS = 5
"""Zones that a plan may be for, the nearest that pay most."""

WHIMS = 12
"""Plans that nobody would think of ..."""
STRAYS = (1.0, 4.0)
"""... and how far they go astray, in men."""
MARGIN = 0.2
"""What the points count in a game that is over, beside who has won ..."""
CLOSE = 2.0
"""... and how many of them make it clear."""

BUDGETS = budgets_of(Path(__file__).with_name("levels.toml"))

LEANINGS = (
    Intention("bold", {"attack": 2.5, "march": 0.3}),
    Intention("hold", {"march": -2.0, "guard": 1.0}),
    Intention("guard", {"guard": 4.0}),
    Intention("raid", {"raid": 2.5}),
    Intention("gamble", {"attack": 2.0, "gamble": 1.0}),
    Intention("shift", {"march": 1.5}),
    Intention("lead", {"lead": 3.0}),
)
KNOBS = {
    "points": 0.3, "men": 0.3, "last_men": 0.35, "hope": 0.35, "threat": 0.35, "greed": 0.3, "fear": 0.25, "help": 0.45,
    "stand": 0.18, "exposed": 0.45, "walls": 0.45, "ahead": 0.5, "close": 0.3, "cards": 0.35, "works": 0.45,
    "forts": 0.45, "pace": 0.3, "spent": 0.18, "attack": 0.45, "march": 0.1, "guard": 0.7, "raid": 0.5, "siege": 0.7,
    "draw": 0.06, "lead": 0.35,
}  # fmt: skip
"""What a doctrine may turn: how the captain weighs a position (see judgement.TURNED) and how he leans."""
GROUPS = {knob: {knob: 1.0} for knob in KNOBS}
"""Each habit is turned up or down in every game by itself: thousands of games of quick captains tell them apart."""
WAIT = Intention("draw", {"draw": 8.0})
SIEGE = Intention("siege", {"siege": 2.5})
WHIM = Intention("whim")


def stretch(game: Gradisca, state: GradiscaState, seat: int) -> Hashable | None:
    """An activation is planned by whoever leads the Command; answers to others are not."""
    for frame in state.stack:
        if isinstance(frame, Activation):
            return (state.turn, frame.command) if state.control[frame.command] == seat else None
    return None


def pays(game: Gradisca, state: GradiscaState, seat: int) -> bool:
    """In the last turn: there a plan is played to the end of the game."""
    return state.turn >= state.end_turn


def alarm(game: Gradisca, state: GradiscaState, seat: int) -> Hashable:
    """Men and walls: what a fight or a bombardment came to in the middle of an activation may upset a plan."""
    own = game.theatre.of_side[game.side_of_seat(seat)]
    mine = sum((units & own).bit_count() for units in state.at)
    theirs = sum((units & ~own).bit_count() for units in state.at)
    return mine, theirs, state.disorganized, state.levels


def intentions(game: Gradisca, state: GradiscaState, seat: int, rng: Random) -> list[Intention]:
    """A march for each prize within reach, each zone of the Command acting first, and the leanings of any player."""
    side, ground, names = game.side_of_seat(seat), ground_of(game), game.theatre.names["zone"]
    command = next(frame.command for frame in state.stack if isinstance(frame, Activation))
    starts = zones_with_command(game, state, command)
    if not starts:
        return list(LEANINGS)
    enemy = 1 - side
    worth = {goal: 10.0 * ground.prize[side][goal] or 2.0 for goal in ground.goals(state, side)}
    for zone, prize in enumerate(ground.prize[enemy]):
        if prize:
            worth[game.theatre.every_zone[zone]] = max(worth.get(game.theatre.every_zone[zone], 0.0), 8.0 * prize)
    pull = {goal: points * max(ground.pull[goal][start] for start in starts) for goal, points in worth.items()}
    goals = sorted((goal for goal in pull if pull[goal] > 0.0), key=lambda goal: -pull[goal])[:GOALS]
    found = [Intention("goal", {"goal": 1.5, "attack": 0.5}, {"goal": goal}, {"zone": names[goal]}) for goal in goals]
    found += LEANINGS
    if state.stack[-1].step == "activation.option" and game.check(state, seat, ChooseOption(DRAW)) is None:
        found.append(WAIT)
    if ground.walls and any(ground.prize[side][zone] for zone in ground.walls):
        found.append(SIEGE)
    if len(starts) > 1:
        found += [Intention("zone", {}, {"zone": start}, {"zone": names[start]}) for start in starts[:GOALS]]
    return _mixed(found, [_whim(rng) for _ in range(WHIMS)])


def _whim(rng: Random) -> Intention:
    least, most = STRAYS
    weights = {"whim": round(least + (most - least) * rng.random(), 2)}
    return WHIM._replace(weights=weights, targets={"luck": rng.getrandbits(30)})


def _mixed(one: list[Intention], other: list[Intention]) -> list[Intention]:
    """By turns, so that whoever weighs few has some of both."""
    pairs = [intention for pair in zip(one, other, strict=False) for intention in pair]
    return pairs + one[len(other) :] + other[len(one) :]


def captain(intention: Intention, seed: int) -> Quick:
    """The quick captain."""
    return Quick(seed, PLAIN if intention is AS_CAPTAIN else Leaning(intention))


def follow(intention: Intention, seed: int) -> Captain:
    """In earnest the captain himself takes the time that he needs."""
    return Captain(seed, Leaning(intention))


PLAIN = Leaning()


def judge(game: Gradisca, state: GradiscaState, seat: int) -> float:
    """How likely the seat is to win, as self-play has taught."""
    return learned(game.newest).probability(features(game, state, seat), game.scenario)


@cache
def learned(revision: int) -> Judgement:
    """What self-play has taught; raises WrongRevision if that was under other rules."""
    return Judgement.read(LEARNED, revision)


def doctrine(game: Gradisca, seat: int) -> Intention:
    """What self-play has taught the captain for this side; nothing if that was under other rules."""
    found = taught(DOCTRINE, game.newest)
    return AS_CAPTAIN if found is None else found.of(game.scenario, game.side_of_seat(seat))


def settled(game: Gradisca, state: GradiscaState, seat: int, since: GradiscaState) -> bool:
    """Another turn has begun, and the enemy has answered with a Command."""
    if state.stack[-1].step != "activation.option" or state.turn == since.turn:
        return False
    theirs = ground_of(game).commands[1 - game.side_of_seat(seat)]
    return bool((since.cup | state.played) & theirs)


def final(game: Gradisca, state: GradiscaState, seat: int) -> float:
    """Who has won, and a little by how much: where most games are lost a better plan shows in the points first."""
    side = game.side_of_seat(seat)
    mine, theirs = state.result or (0, 0) if side == 0 else (state.result or (0, 0))[::-1]
    won = 0.5 if mine == theirs else float(mine > theirs)
    clear = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, (mine - theirs) / CLOSE))))
    return (1.0 - MARGIN) * won + MARGIN * clear

"""What a position of La Guerra di Gradisca is worth to a side, in men.

A zone that pays is worth its points times the chance to hold it at the end: who can bring how many men there, against
how many behind which works. So armies mass where prizes are weakly held, and stay where their own are threatened,
without any plan being written down.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, tanh

from caracole.systems.gradisca.rules.components.numbers import Zone, each_zone
from caracole.systems.gradisca.rules.components.theatre import WALL, Theatre
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.state import GradiscaState
from caracole.systems.gradisca.rules.supply.supply import has_line, may_attack
from caracole.systems.gradisca.rules.victory.victory import count_of

POINT = 5.0
"""What a Victory Point is worth, in men."""
MATERIAL = 0.9
MATERIAL_AT_THE_END = 0.3
"""Points weigh more than men when no turn is left to use the men."""
CARD = 0.35
BOOTY = 2.3
"""Points that an unknown Booty marker is thought to bring."""
HASTE = 0.45
"""What may be had later counts less than what is had ..."""
THREAT = 0.4
"""... and less still what the enemy may have: the side that acts first makes the other answer."""
PLUNDER = 0.8
"""Booty is another matter: whoever walks into an empty zone has it ..."""
GUARDED = 0.35
"""... and a single guard may be enough that nobody comes."""
FEAR = 1.0
"""How much of the enemy's chance to retake a zone is believed."""
RECALL = 0.3
"""The part of the men around a zone that helps to defend it."""
SMALL = 2.6
"""What an attack without Attack Supply can amount to."""
EXPOSED = 0.12
CLOSED = 0.12
"""What is left of the chance to take a Fortress while its walls stand."""
LEAD = 30.0
"""What it is worth to be ahead in the last turn; before that less ..."""
CLOSE = 3.0
"""... and how many points make a lead safe."""
FAR = 30
PACE = 3.5
"""Movement points that an army covers in an activation, or a little more."""
STAND = 1.3
"""What a man who defends counts against one who attacks."""
FORT = 0.35
WON = 500.0


class Weights:
    """How the captain weighs what he sees: the numbers above, each of them as many times as ``turned`` says, told as a
    logarithm by the names of :data:`TURNED` (``spent``: as a part). Nothing turned is the captain himself."""

    __slots__ = (
        "ahead", "booty", "cards", "close", "exposed", "fear", "forts", "greed", "guarded", "help", "hope", "last_men",
        "men", "pace", "points", "siege", "spent", "stand", "threat", "walls",
    )  # fmt: skip

    def __init__(self, turned: Mapping[str, float] | None = None) -> None:
        def times(name: str, usual: float) -> float:
            return usual * exp(turned.get(name, 0.0)) if turned else usual

        self.points, self.men = times("points", POINT), times("men", MATERIAL)
        self.last_men = times("last_men", MATERIAL_AT_THE_END)
        self.hope, self.threat = times("hope", HASTE), times("threat", THREAT)
        self.booty, self.greed, self.guarded = BOOTY, times("greed", PLUNDER), GUARDED
        self.fear, self.help, self.stand = min(1.3, times("fear", FEAR)), times("help", RECALL), times("stand", STAND)
        self.exposed, self.walls = times("exposed", EXPOSED), times("walls", CLOSED)
        self.ahead, self.close = times("ahead", LEAD), times("close", CLOSE)
        self.cards, self.siege, self.forts = times("cards", CARD), times("works", 1.0), times("forts", FORT)
        self.pace = round(times("pace", PACE), 1)
        self.spent = max(0.0, min(1.0, turned.get("spent", 0.0))) if turned else 0.0
        """The part of those who have acted already that is not thought of before the last turn"""


TURNED = (
    "points", "men", "last_men", "hope", "threat", "greed", "fear", "help", "stand", "exposed", "walls", "ahead",
    "close", "cards", "works", "forts", "pace", "spent",
)  # fmt: skip
USUAL = Weights()


class Ground:
    """Tables over one theatre: what each unit counts, and how much an army counts at a distance."""

    def __init__(self, theatre: Theatre) -> None:
        self.side_of = theatre.side_of
        self.objectives, self.cost = theatre.scenario.objectives, theatre.cost
        self.prize = [[0.0] * len(theatre.zones) for _ in range(2)]
        """side -> zone -> the tens of points that it pays"""
        for owner, zone, points in theatre.scenario.objectives:
            self.prize[owner][zone] += points / 10
        self.scale = max(3.0, sum(points for _, _, points in theatre.scenario.objectives) / 4)
        """Points that make a difference here"""
        self.commands = [0, 0]
        """side -> set of its Commands"""
        for number, command in enumerate(theatre.commands):
            self.commands[command.side] |= 1 << number
        self.worth, self.worn = _worths(theatre)
        self.fight, self.tired = _fights(theatre)
        between = distances(theatre)
        count = len(theatre.zones)
        self.between = between
        self._pulls: dict[float, list[list[float]]] = {}
        self.pull = self.pull_at(PACE)
        """goal -> zone -> how much of the men there can be brought to bear"""
        self.last_pull = [[_last_pull(between[zone][goal]) for zone in range(count)] for goal in range(count)]
        """the same in the last turn: only what can still march there"""
        self.every_zone, self.every_unit = theatre.every_zone, theatre.every_unit
        self.next_to = [
            [other for other, border in links.items() if theatre.borders[border].kind not in ("impassable", "river")]
            for links in theatre.border_to
        ]
        paying = {zone for _, zone, _ in theatre.scenario.objectives}
        self.counted = sorted(paying.union(*(self.next_to[zone] for zone in paying)))
        """Zones that pay, and those next to them"""
        self.walls = {
            zone: [(other, border) for other, border in theatre.border_to[zone].items()]
            for zone in each_zone(theatre.fortresses)
        }

    def pull_at(self, pace: float) -> list[list[float]]:
        """The same for armies that march at this pace; made once."""
        known = self._pulls.get(pace)
        if known is None:
            zones = range(len(self.between))
            known = [[_pull(self.between[zone][goal], pace) for zone in zones] for goal in zones]
            self._pulls[pace] = known
        return known

    def goals(self, state: GradiscaState, side: int) -> list[Zone]:
        """Zones that pay a side and that it does not hold."""
        found = [zone for owner, zone, _ in self.objectives if owner == side and not state.held[side] >> zone & 1]
        return found + [
            zone
            for zone, marker in zip(self.every_zone, state.booty, strict=True)
            if marker >= 0 and marker // 100 != side
        ]

    def step_to(self, state: GradiscaState, side: int, zone: Zone, goal: Zone) -> Zone | None:
        """The next zone on a shortest way that meets no enemy before the goal."""
        length = self.between[zone][goal]
        for other in self.next_to[zone]:
            if self.cost[other] + self.between[other][goal] == length and (
                other == goal or not state.held[1 - side] >> other & 1
            ):
                return other
        return None


_GROUNDS: dict[int, tuple[Theatre, Ground]] = {}
MOST_GROUNDS = 32


def ground_of(game: Gradisca) -> Ground:
    """The tables over the theatre of a game, made once; the theatre is kept with them, so that its id stays its own."""
    theatre = game.theatre
    known = _GROUNDS.get(id(theatre))
    if known is None:
        if len(_GROUNDS) >= MOST_GROUNDS:
            _GROUNDS.clear()
        known = _GROUNDS[id(theatre)] = theatre, Ground(theatre)
    return known[1]


def _pull(length: int, pace: float) -> float:
    """The part of an army that counts at this distance."""
    pull = 1.0 / (1.0 + (length / pace) ** 2)
    return pull if pull > 0.05 else 0.0


def _last_pull(length: int) -> float:
    return 1.0 if length <= 3 else 0.5 if length <= 5 else 0.0


def _worths(theatre: Theatre) -> tuple[list[float], list[float]]:
    """unit -> what it is worth, in good order and Disorganized."""
    fresh, worn = [], []
    for unit, row in enumerate(theatre.units):
        bit = 1 << unit
        if theatre.commanders & bit:
            value = lesser = 1.5 + row.attack
        elif (theatre.engineers | theatre.artillery) & bit:
            value = lesser = 2.0 + 0.5 * row.attack
        else:
            value = 0.8 + 0.5 * (row.attack + row.defence)
            lesser = 0.6 * value
        fresh.append(value)
        worn.append(lesser)
    return fresh, worn


def _fights(theatre: Theatre) -> tuple[list[float], list[float]]:
    """unit -> what it counts in a battle, in good order and Disorganized."""
    fresh, worn = [], []
    for unit, row in enumerate(theatre.units):
        bit = 1 << unit
        if theatre.commanders & bit:
            value = lesser = 0.5 * row.attack
        elif (theatre.engineers | theatre.artillery) & bit:
            value = lesser = 0.2
        else:
            value = 0.6 + 0.35 * (row.attack + row.defence)
            lesser = 0.3 + 0.3 * ((row.back_attack or 0) + (row.back_defence or 0))
        fresh.append(value)
        worn.append(min(value, lesser))
    return fresh, worn


def distances(theatre: Theatre) -> list[list[int]]:
    """Cheapest marches between all zones, without rivers and X borders."""
    count = len(theatre.zones)
    between = [[FAR] * count for _ in range(count)]
    for start in theatre.every_zone:
        row = between[start]
        row[start] = 0
        frontier = [start]
        while frontier:
            here = frontier.pop(0)
            for other, border in theatre.border_to[here].items():
                if theatre.borders[border].kind in ("impassable", "river"):
                    continue
                length = row[here] + theatre.cost[other]
                if length < row[other]:
                    row[other] = length
                    frontier.append(other)
    return between


def chance(attack: float, defence: float, stands: float = STAND) -> float:
    """How likely an attack by so many is to succeed against so many."""
    square = attack * attack
    stand = stands * defence + 0.7
    return square / (square + stand * stand)


def worth(game: Gradisca, state: GradiscaState, side: int, ground: Ground, weights: Weights = USUAL) -> float:
    """The position as this side sees it: higher is better."""
    if state.result is not None:
        difference = state.result[side] - state.result[1 - side]
        return 10.0 * difference + (WON if difference > 0 else -WON if difference < 0 else 0.0)
    balance = Balance(game, state, ground, weights)
    hope = weights.hope
    ahead = balance.points(side, hope, hope) - balance.points(1 - side, weights.threat, weights.greed)
    lead = weights.ahead * tanh(ahead / weights.close) / (1.0 + max(0, balance.left))
    return weights.points * ahead + lead + balance.standing(side) - balance.standing(1 - side)


class Balance:
    """One position being weighed for both sides."""

    def __init__(self, game: Gradisca, state: GradiscaState, ground: Ground, weights: Weights = USUAL) -> None:
        self.game, self.state, self.ground, self.weights = game, state, ground, weights
        self.left = state.end_turn - state.turn
        count = len(state.at)
        self.men = ([0.0] * count, [0.0] * count)
        self.material = [0.0, 0.0]
        self._count_men()
        self.armies = [[(zone, force) for zone, force in enumerate(able) if force] for able in self.able]
        self.pull = ground.pull_at(weights.pace) if self.left > 0 else ground.last_pull

    def _count_men(self) -> None:
        state, ground, men, material = self.state, self.ground, self.men, self.material
        side_of, worth_of, fight = ground.side_of, ground.worth, ground.fight
        resting = 0.0 if self.left <= 0 else 1.0 - self.weights.spent
        able = self.able = ([0.0] * len(state.at), [0.0] * len(state.at))
        acting = ~state.activated  # those at work just now are judged by what they did
        tired = state.disorganized
        for unit, zone in zip(ground.every_unit, state.zone_of, strict=True):
            if zone < 0:
                continue
            side = side_of[unit]
            if tired >> unit & 1:
                material[side] += ground.worn[unit]
                force = ground.tired[unit]
            else:
                material[side] += worth_of[unit]
                force = fight[unit]
            men[side][zone] += force
            able[side][zone] += force if acting >> unit & 1 else resting * force
        if self.game.rules.advanced:
            for side in (0, 1):
                for zone in each_zone(state.held[side]):
                    if able[side][zone] > SMALL and not may_attack(self.game, state, side, zone):
                        able[side][zone] = SMALL

    def points(self, side: int, hope: float, greed: float) -> float:
        """Victory Points that a side has and may expect; ``hope`` is what the prospect of an objective counts beside a
        thing held, ``greed`` that of a Booty marker."""
        game, state, weights = self.game, self.state, self.weights
        scenario = game.theatre.scenario
        points = float(state.vp[side])
        for owner, zone, prize in scenario.objectives:
            if owner == side:
                points += prize * self._hold(side, zone, hope)
        for score in scenario.scores:
            if score.side == side:
                points += score.points * count_of(game, state, score)
        for zone, marker in zip(game.theatre.every_zone, state.booty, strict=True):
            if marker >= 0 and marker // 100 != side:
                guarded = state.held[1 - side] >> zone & 1
                points += weights.booty * greed * self._take(side, zone) * (weights.guarded if guarded else 1.0)
        return points

    def standing(self, side: int) -> float:
        """All that speaks for a side besides points: men, cards, Morale, siege works, how the army stands."""
        game, state, weights = self.game, self.state, self.weights
        value = self.material[side] * (weights.men if self.left > 0 else weights.last_men)
        if self.left > 0:
            value += weights.cards * len(state.hands[side])
        if game.rules.advanced:
            value += 0.5 * state.morale[side] + (1.5 if state.camp[side] >= 0 else 0.0)
        return value + weights.siege * self.siege(side) + self.posture(side)

    # --- zones that pay ----------------------------------------------------------------------------------------------

    def _brought(self, side: int, goal: Zone) -> float:
        """The men that a side can bring to bear on a zone."""
        pull, total = self.pull[goal], 0.0
        for zone, force in self.armies[side]:
            total += force * pull[zone]
        return total

    def _works(self, side: int, zone: Zone) -> float:
        """What Forts and a Fortified Town add to a defence."""
        state = self.state
        return 1.0 * state.forts[side][zone] + (
            1.0 if self.game.theatre.zones[zone].town and not state.towns_lost >> zone & 1 else 0.0
        )

    def _take(self, side: int, zone: Zone) -> float:
        """The chance of a side to come into a zone that it does not hold."""
        enemy = 1 - side
        there = self.men[enemy][zone]
        attack = self._brought(side, zone)
        if not attack:
            return 0.0
        if not self.state.held[enemy] >> zone & 1:
            return chance(attack, 0.25 * self._brought(enemy, zone), self.weights.stand)
        defence = there + self.weights.help * max(0.0, self._brought(enemy, zone) - there) + self._works(enemy, zone)
        likely = chance(attack, defence, self.weights.stand)
        return likely * self.weights.walls if self._is_closed(zone) else likely

    def _hold(self, side: int, zone: Zone, hope: float) -> float:
        """The chance of a side to stand in a zone when the game ends."""
        if not self.state.held[side] >> zone & 1:
            return hope * self._take(side, zone)
        attack = self._brought(1 - side, zone)
        if not attack:
            return 1.0
        there = self.men[side][zone]
        defence = there + self.weights.help * max(0.0, self._brought(side, zone) - there) + self._works(side, zone)
        lost = chance(attack, defence, self.weights.stand) * self.weights.fear
        return 1.0 - (lost * self.weights.walls if self._is_closed(zone) else lost)

    def _is_closed(self, zone: Zone) -> bool:
        walls = self.ground.walls.get(zone)
        if walls is None:
            return False
        levels, kinds = self.state.levels, self.state.kinds
        return all(levels[border] > 0 for _, border in walls if kinds[border] == WALL)

    # --- works before a Fortress -------------------------------------------------------------------------------------

    def siege(self, side: int) -> float:
        """Walls that are open or nearly so, where the side has men before them."""
        state, theatre = self.state, self.game.theatre
        value = 0.0
        for owner, zone, prize in theatre.scenario.objectives:
            if owner != side or zone not in self.ground.walls or state.held[side] >> zone & 1:
                continue
            weight = prize / 10
            for other, border in self.ground.walls[zone]:
                if state.kinds[border] != WALL:
                    continue
                besieged = state.held[side] >> other & 1
                gone = theatre.printed_levels[border] - state.levels[border]
                value += weight * 0.7 * gone * (1.0 if besieged else 0.3)
                if not state.levels[border]:
                    value += weight * (2.5 if besieged else 0.8)
                value += weight * 1.2 * state.mines[border] * (state.mine_side[border] == side)
        return value

    # --- how the army stands -----------------------------------------------------------------------------------------

    def posture(self, side: int) -> float:
        """Crowding, supply, Forts, and detachments that a neighbour could swallow."""
        game, state, theatre = self.game, self.state, self.game.theatre
        men, enemies = self.men[side], self.able[1 - side]
        own = theatre.line & theatre.of_side[side]
        limit, exposed, stand = game.charts.stacking.limit, self.weights.exposed, self.weights.stand
        value = 0.0
        for zone in each_zone(state.held[side]):
            force = men[zone]
            crowd = (state.at[zone] & own).bit_count() - limit
            if crowd > 0:
                value -= 0.7 * crowd
            if game.rules.advanced and not has_line(game, state, side, zone) and state.sea_supply != zone:
                value -= 0.12 * force
            if state.forts[side][zone]:
                value += self.weights.forts * min(2, state.forts[side][zone])
            threat = 0.0
            for other in self.ground.next_to[zone]:
                threat += enemies[other]
            if threat:
                value -= exposed * force * chance(threat, force + self._works(side, zone), stand)
        return value

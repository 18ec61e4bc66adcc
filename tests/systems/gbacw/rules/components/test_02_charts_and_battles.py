"""The numbers of the charts and of the three battles, each checked against its design.

Charts and ground are reconstructions of this project: who changes one on purpose changes it here as well.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from caracole.kernel.dice import FreeDice
from caracole.play.table import position
from caracole.systems.gbacw.loader import load_shipped
from caracole.systems.gbacw.rules.battle import victory
from caracole.systems.gbacw.rules.battle.setup import empty_state, set_up
from caracole.systems.gbacw.rules.command.command import in_command, superior_of
from caracole.systems.gbacw.rules.components.field import BRIDGE, CROSSINGS, FORD, NO_WAY, PIKE, ROAD, WALL_HIGH, WAYS
from caracole.systems.gbacw.rules.components.printed import ADVANCE, DAY, DUSK, MARCH, NIGHT
from caracole.systems.gbacw.rules.components.terrain import HALF, MINOR, NO_EDGE, OTHER_TERRAIN, PROHIBITED, STEEP
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.options import make_rules
from caracole.systems.gbacw.rules.stacking.stacking import why_not_stack

BATTLES = ("first-volley", "the-ford", "kernstown", "mcphersons-ridge", "oak-ridge", "gettysburg")
KERNSTOWN = load_shipped("kernstown")
HANDICAP = 12
"""Victory Points that Kernstown gives the Confederates beyond its design: docs/balance-kernstown.md."""
FIRST_VOLLEY_HANDICAP = 19
"""The same of First Volley: docs/balance-gbacw.md."""


def hexes(field, names):
    return {field.grid.number(name) for name in names.split()}


# --- the charts of the series ----------------------------------------------------------------------------------------


def banded(score, steps, codes):
    """The code whose step a score reaches."""
    return codes[sum(score >= step for step in steps)]


@pytest.mark.rule("C2.3.a", "C10.17.a")
def test_the_fire_table_is_a_sum_of_die_and_column():
    """Table T1: the die and a shift for the strength; small arms and canister."""
    codes, steps = ["-", "d", "d+2", "1d", "1d+2", "1D", "2D", "3D"], [1, 4, 7, 9, 11, 13, 15]
    shifts = {**{points: points - 6 for points in range(1, 8)}, 8: 2, 10: 2, 11: 3, 14: 3, 15: 4, 21: 4}
    for points, shift in shifts.items():
        for die in range(-4, 17):
            assert KERNSTOWN.charts.fire.result(die, points).code == banded(die + shift, steps, codes), (points, die)


@pytest.mark.rule("C2.3.a", "C10.67.c")
def test_the_artillery_fire_table_is_one_too():
    """Table T2: shell, by guns."""
    codes, steps = ["-", "d", "d+2", "1d", "1d+2", "1D"], [5, 8, 10, 12, 14]
    shifts = {**{guns: guns - 6 for guns in range(1, 7)}, 7: 1, 8: 1, 9: 2, 10: 2, 11: 3, 12: 3}
    for guns, shift in shifts.items():
        for die in range(1, 20):
            found = KERNSTOWN.charts.artillery_fire.result(die, guns).code
            assert found == banded(die + shift, steps, codes), (guns, die)


@pytest.mark.rule("C11.37.h", "C11.44.a", "C11.43.a")
def test_the_modifiers_of_the_assault():
    """Tables T5, T6 and T7."""
    charts = KERNSTOWN.charts
    assert charts.pre_assault == {
        **{"march_orders": 2, "charged": 1, "flank": 1, "rear": 2, "disordered": 1, "entrenchment": -1}
    }
    assert charts.ratio_columns == (
        *((2, 8), (2, 6), (2, 4), (2, 3), (2, 2)),
        *((3, 2), (4, 2), (6, 2), (8, 2), (10, 2)),
    )
    assert charts.ratio_modifiers == (-4, -3, -2, -1, 0, 1, 2, 3, 4, 5)
    assert charts.assault_modifiers == {
        **{"position_flank": 2, "position_rear": 3, "position_combined": 4, "position_surrounded": 5},
        **{"unattacked_front": -1, "infantry_charge": 1, "cavalry_charge": 1, "countercharge_against_infantry": -1},
        **{"continued": -1, "no_brigadier": -1, "aggressive_brigadier": 1, "entrenchment": -1},
        **{"attacker_disordered": -1, "defenders_disordered": 1},
    }


@pytest.mark.rule("C12.42.a", "C12.42.b", "C11.47.a", "C11.64.c")
def test_the_bands_of_the_assault():
    """Table T8: code, retreat and what else, of the attacker and of the defender."""
    told = {
        row.id: [(side.result.code, side.retreat, side.advance, side.may_continue) for side in row[2:]]
        for row in KERNSTOWN.charts.assault_results
    }
    assert told == {
        "attacker_retreats": [("D", 1, False, False), ("-", 0, False, True)],
        "bloody_stalemate": [("1d", 0, False, False), ("1d", 0, False, False)],
        "defender_retreats": [("-", 0, True, False), ("D", 1, False, False)],
        "defender_driven": [("-", 0, True, True), ("D", 1, False, False)],
        "defender_broken": [("-", 0, True, True), ("1D", 2, False, False)],
    }
    broken = KERNSTOWN.charts.assault_results[-1].defender
    assert broken.rout_check
    assert broken.abandons_guns


@pytest.mark.rule("C16.12.b")
def test_16_12_at_night_every_hex_weighs_one_more_than_the_last():
    """1 hex -1, 2 hexes -3, 4 hexes -10; as far as any gun reaches at night."""
    night = KERNSTOWN.charts.night_fire
    assert night == tuple(-n * (n + 1) // 2 for n in range(1, len(night) + 1))
    assert len(night) == max(-(-weapon.reach // 2) for weapon in KERNSTOWN.weapons)


SHELL_BANDS = ((4, 6), (7, 9), (10, 12), (13, 16), (17, 20), (21, 24), (25, 26))


@pytest.mark.rule("C10.16.b", "C10.67.a", "C10.68.a")
def test_the_range_effects_table():
    weapons = {weapon.id: weapon for weapon in KERNSTOWN.weapons}
    small_arms = {
        **dict.fromkeys(("R", "SR"), (0, -1, -2, -3, -4)),
        **dict.fromkeys(("C", "SC"), (0, -2, -4)),
        **{"M": (0, -3), "SG": (0,)},
    }
    assert {name: weapon.range for name, weapon in weapons.items() if not weapon.artillery} == small_arms
    assert {name for name, weapon in weapons.items() if weapon.prepared} == {"R", "M", "C", "SR", "SC"}
    assert {name for name, weapon in weapons.items() if weapon.spencer} == {"SR", "SC"}
    guns = {
        "N": (13, (2, 2, 1), (1, 0, -1, -2)),
        "6": (12, (1, 1, 0), (0, -1, -2)),
        "H12": (9, (2, 2, 0), (0, -2)),
        "H24": (10, (3, 2, 1), (1, -1, -2)),
        "P": (24, (0, 0, -1), (1, 1, 0, -1, -2, -3)),
        "TR": (26, (0, 0, -1), (1, 1, 0, 0, -1, -2, -3)),
        "JR": (16, (0, 0, -1), (1, 0, 0, -1)),
        "BL": (22, (0, -1, -1), (1, 1, 0, -1, -2, -3)),
    }
    assert {name for name, weapon in weapons.items() if weapon.artillery} == set(guns)
    assert {name for name, weapon in weapons.items() if weapon.rapid_fire} == {"N", "6", "H12", "H24"}
    for name, (most, canister, shell) in guns.items():
        bands = zip(SHELL_BANDS, shell, strict=False)
        far = [value for (low, high), value in bands for _ in range(low, min(high, most) + 1)]
        assert weapons[name].range == (*canister, *far), name
        assert weapons[name].reach == most


P, OT, H, S = PROHIBITED / 2, OTHER_TERRAIN / 2, HALF / 2, -4 / 2
COSTS = {
    # infantry, cavalry in March, Advance, Attack; artillery in March, Advance; leaders
    "open": (1, 1, 1, 1, 1, 1, 1, 1, 1),
    "orchard": (1, 1, 1, 2, 2, 2, 2, 2, 1),
    "woods": (2, 2, 2, 3, 3, 3, 4, 4, 2),
    "town": (1, 1, 2, 1, 1, 2, 1, 2, 1),
    "building": (1, 1, 1, 1, 1, 1, 1, 1, 1),
    "soft": (2, 2, 2, 2, 2, 2, 4, 4, 1),
    "pike": (0.5, 1, OT, 0.5, 1, OT, 0.5, 1, 0.5),
    "road": (0.5, 1, OT, 0.5, 1, OT, 0.5, 1, 0.5),
    "trail": (H, H, OT, H, H, OT, H, H, H),
    "bridge": (0, 0, S, 0, 0, S, 0, 0, 0),
    "ford": (1, 1, S, 0, 0, S, 1, 1, 0),
    "gradual": (0, 0, 0, 0, 0, 0, 0, 0, 0),
    "minor_up": (1, 1, 1, 1, 1, 1, 1, 1, 0),
    "minor_down": (0, 0, 0, 0, 0, 0, 0, 0, 0),
    "steep_up": (2, 2, 2, 2, 2, 3, 4, 4, 1),
    "steep_down": (1, 1, 1, 1, 1, 2, 2, 2, 0),
    "abrupt_up": (3, 3, 4, P, P, P, P, P, 2),
    "abrupt_down": (2, 2, 3, P, P, P, P, P, 1),
    "stream": (1, 1, 1, 1, 1, 1, 3, 3, 1),
    "wall_low": (1, 1, 1, 1, 1, 1, P, P, 1),
    "wall_high": (1, 1, 1, P, P, P, P, P, 1),
    "entrenchment": (1, 1, 1, 2, 2, 2, P, P, 1),
}
CHECKS = {
    "orchard": "-----d--",
    "woods": "---ddddd",
    "town": "--d--d--",
    "soft": "-----d--",
    "steep_up": "--dddddd",
    "steep_down": "-----ddd",
    "abrupt_up": "ddD-----",
    "abrupt_down": "ddd-----",
    "stream": "--d---dd",
    "ford": "--d-----",
    "bridge": "--d-----",
    "wall_low": "-----d--",
    "wall_high": "--d-----",
    "entrenchment": "----dd--",
}
COMBAT = {
    # small arms, canister, shell; assault; Pre-Assault check
    "woods": (-1, -1, -1, -1, 0),
    "town": (-2, -2, -1, -2, -1),
    "building": (-1, -1, 0, -1, 0),
    "soft": (0, 0, -1, 0, 0),
    "minor_up": (0, 0, 0, -1, 0),
    "steep_up": (-1, -1, 0, -2, -1),
    "abrupt_up": (-1, -1, 0, -3, -1),
    "stream": (0, 0, 0, -1, 0),
    "ford": (0, 0, 0, -1, 0),
    "bridge": (0, 0, 0, -2, 0),
    "wall_low": (-1, -1, 0, -1, 0),
    "wall_high": (-2, -2, -1, -2, -1),
    "entrenchment": (-1, -1, 0, -1, -1),
}


@pytest.mark.rule("C9.41.a", "C9.47.a", "C10.81.a", "C11.42.b")
def test_the_terrain_effects_chart():
    rows = KERNSTOWN.chart.rows
    assert set(rows) == set(COSTS)
    columns = (0, 1, 2, 3, 4, 5, 6, 7)
    for name, row in rows.items():
        assert (*(row.cost[n] / 2 for n in columns), row.leader / 2) == COSTS[name], name
        assert "".join("-dD"[row.check[n]] for n in columns) == CHECKS.get(name, "--------"), name
        assert (*row.fire, row.assault, row.pre_assault) == COMBAT.get(name, (0, 0, 0, 0, 0)), name
    assert (KERNSTOWN.chart.fire_limit, KERNSTOWN.chart.assault_limit) == (-3, -4)
    assert {name for name, row in rows.items() if row.half_cavalry} == {"woods", "orchard", "town"}
    assert {name for name, row in rows.items() if row.height} == {"woods", "town"}


# --- the maps --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("battle", BATTLES)
def test_slopes_drop_as_they_say_and_no_ground_drops_more_than_two_levels_unmarked(battle):
    field = load_shipped(battle)
    for place, slope in enumerate(field.sides.slope):
        here, direction = divmod(place, 6)
        there = field.grid.neighbours[here][direction]
        drop = 0 if there < 0 else abs(field.elevation[here] - field.elevation[there])
        expected = {MINOR: {1}, STEEP: {2}}.get(slope, {0, 1})
        assert drop in expected, (field.grid.names[here], direction)


@pytest.mark.parametrize("battle", BATTLES)
def test_ways_cross_streams_by_bridge_or_ford_and_nowhere_else_is_one_and_no_wall_bars_a_way(battle):
    sides = load_shipped(battle).sides
    for way, stream, wall, crossing in zip(sides.way, sides.stream, sides.wall, sides.crossing, strict=True):
        assert bool(crossing) == bool(way != NO_WAY and stream)
        assert not (wall and (stream or way != NO_WAY))


def test_spots_of_kernstown():
    """Level, terrain, and what lies on a hexside, here and there."""
    field = KERNSTOWN
    ground = {
        **{"0101": (3, "open"), "4032": (1, "open"), "1612": (6, "open"), "1613": (6, "open"), "1513": (6, "open")},
        **{"2416": (4, "open"), "2017": (1, "soft"), "3021": (1, "soft"), "3704": (1, "building")},
        **{"2924": (1, "town"), "2925": (1, "town"), "3024": (1, "town"), "2825": (1, "orchard"), "1920": (1, "open")},
        **{"1221": (3, "building"), "2722": (1, "building"), "1110": (4, "open"), "1606": (4, "woods")},
        **{"0710": (3, "building"), "0718": (1, "open")},
    }
    for name, expected in ground.items():
        where = field.grid.number(name)
        assert (field.elevation[where], field.terrain[where].id) == expected, name
    crossings = {
        frozenset((field.grid.names[place // 6], field.grid.names[field.grid.neighbours[place // 6][place % 6]])): kind
        for place, kind in enumerate(field.sides.crossing)
        if kind
    }
    assert {tuple(sorted(pair)): CROSSINGS[kind] for pair, kind in crossings.items()} == {
        ("3021", "3022"): "bridge",
        ("0629", "0729"): "ford",
        ("2722", "2822"): "ford",
        ("3223", "3323"): "ford",
        ("2016", "2117"): "ford",
    }


def test_k12_no_hex_with_a_side_of_the_glass_farm_wall_takes_an_entrenchment():
    field = KERNSTOWN
    beside = {place // 6 for place, wall in enumerate(field.sides.wall) if wall == WALL_HIGH}
    assert set(field.scenario.rules.no_entrenchments) == beside
    assert len(beside) == 12


@pytest.mark.rule("C1.0.b")
def test_k12_so_says_the_game_itself():
    from caracole.systems.gbacw.rules.movement.construction import why_not_build

    game = Gbacw(KERNSTOWN, make_rules(KERNSTOWN.scenario.options))
    unit = KERNSTOWN.numbers["unit"]["us-14in"]
    for name, built in (("1110", False), ("1109", False), ("1111", True)):
        state = empty_state(game)
        state.hex_of[unit] = KERNSTOWN.grid.number(name)
        refusal = why_not_build(game, state, 0, unit, state.hex_of[unit], 0)
        assert (refusal is None or refusal.code != "no_building_in_battle") is built, name


# --- the sheets ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("battle", BATTLES)
def test_at_the_start_stacks_are_legal_face_one_way_and_hear_their_leaders(battle):
    """The 6th Wisconsin fought beside another brigade all afternoon, far from its own brigadier."""
    field = load_shipped(battle)
    game = Gbacw(field, make_rules(field.scenario.options))
    state = set_up(game, FreeDice(Random(1)), None)
    for where in range(field.grid.size):
        stack = state.at[where]
        if stack:
            assert len({state.facing[unit] for unit in stack}) == 1
            assert len(stack) == 1 or why_not_stack(game, state, stack, where) is None
    assert not state.occupied[0] & state.occupied[1]
    for unit, where in enumerate(state.hex_of):
        superior = superior_of(game, state, unit)
        if where >= 0 and superior >= 0 and field.units[unit].id != "us-6wi":
            assert in_command(game, state, superior) >> unit & 1, field.units[unit].id


def test_the_turn_tracks():
    lights = {battle: [turn.light for turn in load_shipped(battle).scenario.turns] for battle in BATTLES}
    assert lights == {
        "first-volley": [DAY] * 5,
        "the-ford": [DAY] * 5 + [DUSK],
        "kernstown": [DAY] * 5 + [DUSK, NIGHT],
        "mcphersons-ridge": [DAY] * 5,
        "oak-ridge": [DAY] * 5,
        "gettysburg": [DAY] * 11 + [DUSK],
    }
    assert [turn.time for turn in KERNSTOWN.scenario.turns] == [f"{hour}00" for hour in range(13, 20)]
    volley = load_shipped("first-volley").scenario.turns
    assert [turn.activations for turn in volley] == [(0, 1, 0), (0, 1, 0, 1), (0, 1, 0, 1), (1, 0, 1, 0), (0, 1)]


def test_the_efficiency_markers():
    assert [sorted(row) for row in KERNSTOWN.scenario.efficiency_markers] == [[1, 2, 2, 3, 3, 3], [1, 2, 2, 3, 3]]
    ford = load_shipped("the-ford").scenario.efficiency_markers
    assert [sorted(row) for row in ford] == [[2, 2, 3, 3], [1, 2, 2, 3]]


@pytest.mark.rule("C9.74.a")
def test_the_reinforcements_of_kernstown():
    entries = [entry.id for entry in KERNSTOWN.scenario.entries]
    told = {
        group.id: (group.turn, "".join(entries[each] for each in group.entries), group.activations, len(group.units))
        for group in KERNSTOWN.scenario.reinforcements
    }
    assert told == {
        "garnett": (1, "f", 2, 8),
        "burks": (2, "f", 2, 4),
        "tyler": (2, "ab", 2, 5),
        "tyler-held-back": (3, "c", 3, 5),
        "rear-guard": (6, "f", 2, 1),
    }
    assert {group.orders for group in KERNSTOWN.scenario.reinforcements} == {MARCH}
    assert KERNSTOWN.scenario.reinforcements[4].roll == (7, 8, 9)
    assert {row.orders for row in KERNSTOWN.scenario.set_up} == {ADVANCE}


def scores(battle):
    return {row.id: (row.points, len(row.hexes), row.needed, row.each) for row in load_shipped(battle).scenario.scores}


def test_the_points_of_the_battles():
    lost = {"strength": ((1, 1), 0, 1, False), "guns": ((2, 2), 0, 1, False)}
    assert scores("first-volley") == {
        **lost,
        "objectives": ((4, 2), 3, 3, True),
        "leaders": ((2, 2), 0, 1, False),
        "handicap": ((0, FIRST_VOLLEY_HANDICAP), 0, 1, False),
    }
    assert scores("the-ford") == {
        **lost,
        "routed": ((2, 2), 0, 1, False),
        "bridge": ((6, 6), 2, 2, False),
        "ford": ((4, 4), 2, 2, False),
        "town": ((4, 4), 1, 1, False),
        "hill": ((8, 0), 8, 5, False),
    }
    assert scores("kernstown") == {
        **lost,
        "routed": ((2, 2), 0, 1, False),
        "brigadiers": ((2, 2), 0, 1, False),
        "division-leader": ((5, 5), 0, 1, False),
        "wall": ((8, 8), 6, 4, False),
        "ridge": ((6, 6), 5, 3, False),
        "hill": ((0, 20), 4, 3, False),
        "town": ((3, 3), 3, 2, False),
        "north": ((0, 15), 1, 1, False),
        "south": ((10, 0), 1, 1, False),
        "pin": ((0, 8 + HANDICAP), 0, 1, False),
    }


@pytest.mark.parametrize(
    ("battle", "margins"),
    [
        ("first-volley", {6: "union-victory", 5: "draw", -3: "draw", -4: "confederate-victory"}),
        (
            "the-ford",
            {
                **{14: "union-decisive", 13: "union-victory", 4: "union-victory", 3: "draw", -3: "draw"},
                **{-4: "confederate-victory", -13: "confederate-victory", -14: "confederate-decisive"},
            },
        ),
        (
            "kernstown",
            {
                **{30: "union-decisive", 29: "union-substantial", 16: "union-substantial", 15: "union-marginal"},
                **{6: "union-marginal", 5: "draw", -5: "draw", -6: "confederate-marginal"},
                **{-15: "confederate-marginal", -16: "confederate-substantial", -29: "confederate-substantial"},
                **{-30: "confederate-decisive", -99: "confederate-decisive"},
            },
        ),
    ],
)
def test_the_levels_of_victory(battle, margins):
    field = load_shipped(battle)
    game = Gbacw(field, make_rules(field.scenario.options))
    levels = field.scenario.levels
    assert {each: levels[victory.level_of(game, each, 0)].id for each in margins} == margins


@pytest.mark.rule("C1.0.b")
def test_who_holds_what_at_the_start():
    union, confederate = (set(row) for row in KERNSTOWN.scenario.control)
    assert union == hexes(KERNSTOWN, "2316 2416 2417 2517 3801")
    assert confederate == hexes(KERNSTOWN, "2924 2925 3024 2632")
    ford = load_shipped("the-ford")
    assert set(ford.scenario.control[1]) == {n for n in range(ford.grid.size) if ford.grid.x[n] < 8}
    assert set(ford.scenario.control[0]) == {n for n in range(ford.grid.size) if ford.grid.x[n] >= 8}


@pytest.mark.rule("C1.0.b")
def test_k3_to_k10_and_k13_as_the_sheet_has_them():
    rules, units = KERNSTOWN.scenario.rules, KERNSTOWN.numbers["unit"]
    brigades = KERNSTOWN.numbers["brigade"]
    assert rules.alternation
    assert rules.bare_woods
    assert (rules.organic_batteries, rules.ammunition) == ((False, True), (False, True))
    assert rules.resupply_roll == ((1, 5, 4),)
    assert set(rules.exits) == {(1, where, 6) for where in hexes(KERNSTOWN, "2632 0432")}
    assert [(row.brigade, row.kind, row.value, row.until_released) for row in rules.restrictions] == [
        (brigades["f-vd"], "no_movement", 0, False),
        (brigades["g-vd"], "rows_up_to", 23, False),
        (brigades["2-sh"], "columns_up_to", 27, True),
        (brigades["2-sh"], "no_attack_orders", 0, False),
    ]
    assert [(row.first_turn, row.last_turn) for row in rules.restrictions[:2]] == [(1, 1), (1, 1)]
    assert [(row.unit, row.brigade, row.first_turn, row.roll, row.after) for row in rules.releases] == [
        (units["us-5oh"], brigades["1-sh"], 3, None, -1),
        (units["us-62oh"], brigades["1-sh"], 3, 6, -1),
        (units["us-13in"], brigades["1-sh"], 3, 6, units["us-62oh"]),
    ]
    assert {(row.enemy_west_of, row.later) for row in rules.releases[1:]} == {((20, 2), (5, 2))}
    assert rules.attack_allowed_within == (brigades["2-sh"], 3)
    tired = {brigade.id: brigade.fatigue for brigade in KERNSTOWN.brigades if brigade.fatigue >= 0}
    assert tired == {"g-vd": 0, "b-vd": 0, "f-vd": 0}


@pytest.mark.rule("C1.0.b")
@pytest.mark.parametrize(
    ("hex", "ineffective", "over"), [("0805", "c-division", True), ("0705", "c-division", False), ("0805", "", False)]
)
def test_kernstown_ends_when_the_division_is_broken_and_out_of_the_west(hex, ineffective, over):
    table = position(
        "gbacw",
        units=f"0505 vE: u1 infantry\n{hex} vW: c1 infantry\n1010 vW: c2 infantry",
        rules={"ends": (("broken_and_east", (1, 8)),)},
        active="u-brigade",
        **({"ineffective": ineffective} if ineffective else {}),
    )
    assert victory.ends_at_once(table.game, table.state) is over


def test_the_ways_of_kernstown_run_from_hex_to_hex():
    """Every hex of a way is joined to the next one by that kind of way, and to no third by chance."""
    pike = KERNSTOWN.ground.features
    for feature in (each for each in pike if each.kind in WAYS):
        for here, there in pairwise(feature.places):
            kind = KERNSTOWN.sides.way[here * 6 + KERNSTOWN.grid.direction(here, there)]
            assert WAYS[kind] == feature.kind
    assert {PIKE, ROAD} <= set(KERNSTOWN.sides.way)
    assert {BRIDGE, FORD} <= set(KERNSTOWN.sides.crossing)
    assert NO_EDGE in KERNSTOWN.sides.slope

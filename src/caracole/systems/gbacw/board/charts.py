"""The charts that players look up, made from the data files that the rules read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from caracole.present.model import Chart, Says, Sign, Text
from caracole.systems.gbacw.rules.components.charts import AssaultResult, Band, FireTable, SideResult
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.printed import ARMS, HALF_POINTS, ORDERS, SIDES
from caracole.systems.gbacw.rules.components.terrain import (
    AS_STREAM,
    CHECK,
    DISORDER,
    FIRE_KINDS,
    HALF,
    OTHER_TERRAIN,
    PROHIBITED,
    Terrain,
    Weapon,
)
from caracole.systems.gbacw.rules.game import Gbacw

FIRE, SHELL_FIRE, RANGE, FIRE_MODIFIERS = "fire", "artillery-fire", "range", "fire-modifiers"
CHECKS, RATIO, ASSAULT_MODIFIERS, ASSAULT = "pre-assault", "assault-ratio", "assault-modifiers", "assault"
CHANGE, UNRELIABLE, COORDINATION = "orders-change", "unreliable", "coordination"

LIMITS = ("massed_from", "dispersed_up_to")
"""Numbers among the modifiers that are none."""
CODES = {
    FIRE_MODIFIERS: {"dusk_beyond_one_hex": "twilight"},
    CHECKS: {
        **{"march_orders": "check_march", "charged": "check_charged", "flank": "check_flank", "rear": "check_rear"},
        **{"disordered": "check_disordered", "entrenchment": "check_entrenchment"},
    },
    ASSAULT_MODIFIERS: {
        **{"continued": "continued_assault", "no_brigadier": "no_leader", "entrenchment": "assault_entrenchment"},
        **{"aggressive_brigadier": "aggressive_leader", "countercharge_against_infantry": "countercharge"},
    },
}
"""Modifiers that rolls call by another name than the data files do."""
SPECIAL = {PROHIBITED: "✕", OTHER_TERRAIN: "=", HALF: "½", AS_STREAM: "≈"}
MARKS = {CHECK: "d", DISORDER: "D"}


def charts(game: Gbacw) -> list[Chart]:
    """All charts of a battle, in the order of the rules."""
    field = game.field
    return [
        *([_efficiency(field)] if any(field.scenario.efficiency_markers) else []),
        _bands(COORDINATION, "C5.34.d", field.charts.coordination),
        _bands(CHANGE, "C6.23.b", field.charts.orders_change),
        _bands(UNRELIABLE, "C6.24.a", field.charts.unreliable),
        _fire(FIRE, "C10.17.a", field.charts.fire),
        _fire(SHELL_FIRE, "C10.67.a", field.charts.artillery_fire),
        _range(field),
        _modifiers(FIRE_MODIFIERS, "C10.81.a", field.charts.fire_modifiers),
        _modifiers(CHECKS, "C11.37.a", field.charts.pre_assault),
        _ratio(field),
        _modifiers(ASSAULT_MODIFIERS, "C11.42.a", field.charts.assault_modifiers),
        _assault(field.charts.assault_results),
        _movement(field),
        _cover(field),
    ]


def _titled(name: str) -> Says:
    return Says(f"chart-{name}")


def signed(number: int) -> str:
    """``+1``, ``0``, ``−2``."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def _plain(number: int) -> str:
    return str(number).replace("-", "−")


# --- fire ------------------------------------------------------------------------------------------------------------


def _fire(name: str, rule: str, table: FireTable) -> Chart:
    last = len(table.rows) - 1
    ends = {0: "≤ ", last: "≥ "}
    return Chart(
        name,
        _titled(name),
        rows=[ends.get(n, "") + _plain(table.lowest + n) for n in range(len(table.rows))],
        cells=[[result.code.replace("-", "·") for result in row] for row in table.rows],
        columns=list(spans(table.columns)),
        of_rows=Says("chart-modified-die"),
        of_columns=Says("chart-guns" if name == SHELL_FIRE else "chart-points"),
        rule=rule,
        legend=[
            Sign("1", Says("chart-code-loss"), "C12.31.a"),
            Sign("d", Says("chart-code-check"), "C12.32.a"),
            Sign("d+2", Says("chart-code-check-added"), "C12.32.a"),
            Sign("D", Says("chart-code-disorder"), "C12.32.b"),
            Sign("·", Says("chart-code-none")),
        ],
    )


def spans(highest: Sequence[int], lowest: int = 1) -> Iterator[str]:
    """``1, 2, 3-5``: from the last number of each column."""
    for each in highest:
        yield str(lowest) if each == lowest else f"{lowest}-{each}"
        lowest = each + 1


def arms_of(field: Field) -> list[Weapon]:
    """The weapons that somebody in this battle has, in the order of the table."""
    used = {number for unit in field.units for number in (unit.weapon, *(gun for gun, _ in unit.sections))}
    return [weapon for number, weapon in enumerate(field.weapons) if number in used]


def bands_of(field: Field) -> list[int]:
    """The last range of every column of the Range Effects Table: ranges that are alike for all share one."""
    arms = arms_of(field)
    every = range(1, max((weapon.reach for weapon in arms), default=0) + 1)
    alike = groupby(every, lambda distance: [_at(weapon, distance) for weapon in arms])
    return [list(distances)[-1] for _, distances in alike]


def _at(weapon: Weapon, distance: int) -> str:
    return signed(weapon.range[distance - 1]) if distance <= weapon.reach else ""


def _range(field: Field) -> Chart:
    bands = bands_of(field)
    return Chart(
        RANGE,
        _titled(RANGE),
        rows=[Says("chart-gun", {"gun": weapon.id}) for weapon in arms_of(field)],
        cells=[[_at(weapon, distance) for distance in bands] for weapon in arms_of(field)],
        columns=list(spans(bands)),
        of_columns=Says("chart-hexes"),
        rule="C10.16.b",
    )


# --- modifiers -------------------------------------------------------------------------------------------------------


def codes_of(name: str, rows: Mapping[str, int]) -> list[str]:
    """The modifiers of a chart as rolls call them."""
    return [CODES[name].get(key, key) for key in rows if key not in LIMITS]


def _modifiers(name: str, rule: str, rows: Mapping[str, int]) -> Chart:
    cells: list[list[Text]] = [[signed(value)] for key, value in rows.items() if key not in LIMITS]
    limits = [Sign(str(rows[key]), Says(f"chart-limit-{key.replace('_', '-')}")) for key in LIMITS if key in rows]
    names: list[Text] = [Says(f"drm-{code}") for code in codes_of(name, rows)]
    return Chart(name, _titled(name), names, cells, rule=rule, legend=limits)


def _ratio(field: Field) -> Chart:
    columns: list[Text] = [f"{one / 2:g}-{other / 2:g}" for one, other in field.charts.ratio_columns]
    cells: list[list[Text]] = [[signed(value)] for value in field.charts.ratio_modifiers]
    return Chart(RATIO, _titled(RATIO), columns, cells, of_rows=Says("chart-ratio"), rule="C11.43.a")


# --- bands of the die ------------------------------------------------------------------------------------------------


def _die(highest: Sequence[int]) -> list[Text]:
    """``≤ 1, 2-4, ≥ 5``: from the last number of each band."""
    inner = spans(highest[1:-1], highest[0] + 1)
    return [f"≤ {highest[0]}", *inner, f"≥ {highest[-2] + 1}"]


def _bands(name: str, rule: str, rows: Sequence[Band]) -> Chart:
    cells: list[list[Text]] = [
        [Says(f"chart-{name}-result", {"result": row.result, "number": row.number})] for row in rows
    ]
    die = _die([row.up_to for row in rows])
    return Chart(name, _titled(name), die, cells, of_rows=Says(f"chart-{name}-die"), rule=rule)


def _assault(rows: Sequence[AssaultResult]) -> Chart:
    return Chart(
        ASSAULT,
        _titled(ASSAULT),
        rows=_die([row.up_to for row in rows]),
        cells=[
            [Says(f"assault-{row.id.replace('_', '-')}"), _suffers(row.attacker), _suffers(row.defender)]
            for row in rows
        ],
        columns=[Says("chart-result"), Says("chart-attackers"), Says("chart-defenders")],
        of_rows=Says("chart-modified-die"),
        rule="C11.45.a",
    )


def _suffers(side: SideResult) -> Says:
    args = {"result": side.result.code, "retreat": side.retreat, "advance": side.advance, "rout": side.rout_check}
    return Says("chart-assault-side", {**args, "onward": side.may_continue, "abandons": side.abandons_guns})


# --- ground ----------------------------------------------------------------------------------------------------------


def _ground(field: Field) -> list[Terrain]:
    return list(field.chart.rows.values())


def _movement(field: Field) -> Chart:
    return Chart(
        "movement",
        _titled("movement"),
        rows=[Says("chart-terrain", {"terrain": row.id}) for row in _ground(field)],
        cells=[[*map(_cost, row.cost, row.check), _cost(row.leader, 0)] for row in _ground(field)],
        columns=[
            *(Says("chart-arm", {"arm": arm, "orders": orders}) for arm in ARMS for orders in ORDERS),
            Says("chart-leader"),
        ],
        rule="C9.41.a",
        legend=[
            Sign(SPECIAL[PROHIBITED], Says("chart-prohibited")),
            Sign(SPECIAL[OTHER_TERRAIN], Says("chart-as-ground")),
            Sign(SPECIAL[HALF], Says("chart-half"), "C9.44.a"),
            Sign(SPECIAL[AS_STREAM], Says("chart-as-stream")),
            Sign("d", Says("chart-code-check"), "C9.47.a"),
            Sign("D", Says("chart-code-disorder"), "C9.47.a"),
        ],
    )


def _cost(cost: int, check: int) -> str:
    number = SPECIAL.get(cost) or f"{cost / HALF_POINTS:g}"
    return f"{number} {MARKS[check]}" if check in MARKS else number


def _cover(field: Field) -> Chart:
    rows = [row for row in _ground(field) if any((*row.fire, row.assault, row.pre_assault))]
    columns = [*FIRE_KINDS, "assault", "pre-assault"]
    return Chart(
        "cover",
        _titled("cover"),
        rows=[Says("chart-terrain", {"terrain": row.id}) for row in rows],
        cells=[[signed(each) if each else "" for each in (*row.fire, row.assault, row.pre_assault)] for row in rows],
        columns=[Says(f"chart-cover-{column.replace('_', '-')}") for column in columns],
        rule="C10.81.a",
    )


def _efficiency(field: Field) -> Chart:
    markers = field.scenario.efficiency_markers
    numbers = sorted({number for side in markers for number in side})
    return Chart(
        "efficiency",
        _titled("efficiency"),
        rows=[str(number) for number in numbers],
        cells=[[str(side.count(number)) for side in markers] for number in numbers],
        columns=[Says("chart-side", {"side": side}) for side in SIDES],
        of_rows=Says("chart-marker"),
        rule="C5.21.a",
    )

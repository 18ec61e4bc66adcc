"""Where a roll falls on the charts, and which of their rows count for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from caracole.present.model import ChartCell
from caracole.systems.gbacw.board import charts
from caracole.systems.gbacw.rules.components.charts import Band, FireTable
from caracole.systems.gbacw.rules.components.drm import FACES
from caracole.systems.gbacw.rules.fire.shots import CANISTER_REACH
from caracole.systems.gbacw.rules.game import Gbacw

DICE = range(FACES)


class Falls:
    """Finds the cells of one game's charts."""

    def __init__(self, game: Gbacw) -> None:
        self.field = game.field
        known = self.field.charts
        self._codes = {
            charts.FIRE_MODIFIERS: charts.codes_of(charts.FIRE_MODIFIERS, known.fire_modifiers),
            charts.CHECKS: charts.codes_of(charts.CHECKS, known.pre_assault),
            charts.ASSAULT_MODIFIERS: charts.codes_of(charts.ASSAULT_MODIFIERS, known.assault_modifiers),
        }
        self._arms = [weapon.id for weapon in charts.arms_of(self.field)]
        self._bands = charts.bands_of(self.field)

    # --- a roll that was made ----------------------------------------------------------------------------------------

    def of_event(self, kind: str, args: Mapping[str, Any]) -> list[ChartCell]:
        """Where the roll of an event fell."""
        known, rows = self.field.charts, args.get("modifiers") or []
        if kind == "unit_fired" and args["units"] and args["origin"] and args["target"]:
            distance = self._distance(args["origin"], args["target"])
            return self.fire(args["units"][0], distance, args["points"], [args["total"]], rows)
        if kind == "assault_resolved":
            return self.assault([args["total"]], rows)
        if kind == "orders_change_rolled":
            return self.change([args["total"]])
        if kind == "coordination_rolled":
            return [ChartCell(charts.COORDINATION, band_of(known.coordination, args["total"]))]
        if kind == "cohesion_checked":
            return list(self._modifiers(charts.CHECKS, rows))
        return []

    def _distance(self, origin: str, target: str) -> int:
        grid = self.field.grid
        return grid.distance(grid.number(origin), grid.number(target))

    # --- any roll ----------------------------------------------------------------------------------------------------

    def fire(
        self, unit: str, distance: int, points: int, totals: Iterable[int], modifiers: Sequence[Mapping[str, Any]]
    ) -> list[ChartCell]:
        """Of a fire with these modified dice."""
        printed = self.field.units[self.field.unit_numbers[unit]]
        is_shell = bool(printed.sections) and distance > CANISTER_REACH
        name = charts.SHELL_FIRE if is_shell else charts.FIRE
        table = self.field.charts.artillery_fire if is_shell else self.field.charts.fire
        cells = [ChartCell(name, row_of(table, total), table.column(points)) for total in totals]
        return [*unique(cells), *self._range(unit, distance), *self._modifiers(charts.FIRE_MODIFIERS, modifiers)]

    def _range(self, unit: str, distance: int) -> Iterator[ChartCell]:
        printed = self.field.units[self.field.unit_numbers[unit]]
        guns = [gun for gun, _ in printed.sections] or [printed.weapon]
        column = next((n for n, last in enumerate(self._bands) if distance <= last), None)
        for weapon in dict.fromkeys(self.field.weapons[gun].id for gun in guns if gun >= 0):
            yield ChartCell(charts.RANGE, self._arms.index(weapon), column)

    def assault(self, totals: Iterable[int], modifiers: Sequence[Mapping[str, Any]]) -> list[ChartCell]:
        """Of an assault with these modified dice."""
        known = self.field.charts
        results = [known.assault_results.index(known.assault(total)) for total in totals]
        ratio = next((row["value"] for row in modifiers if row["code"] == "assault_ratio"), 0)
        return [
            *unique(ChartCell(charts.ASSAULT, row) for row in results),
            ChartCell(charts.RATIO, known.ratio_modifiers.index(ratio)),
            *self._modifiers(charts.ASSAULT_MODIFIERS, modifiers),
        ]

    def change(self, totals: Iterable[int]) -> list[ChartCell]:
        """Of an Orders Change."""
        rows = self.field.charts.orders_change
        return unique(ChartCell(charts.CHANGE, band_of(rows, total)) for total in totals)

    def _modifiers(self, chart: str, rows: Sequence[Mapping[str, Any]]) -> Iterator[ChartCell]:
        codes = self._codes[chart]
        return (ChartCell(chart, codes.index(row["code"])) for row in rows if row["code"] in codes)


def unique(cells: Iterable[ChartCell]) -> list[ChartCell]:
    """Each cell once."""
    found: list[ChartCell] = []
    for cell in cells:
        if cell not in found:
            found.append(cell)
    return found


def row_of(table: FireTable, total: int) -> int:
    """The row of a modified die."""
    return min(max(total - table.lowest, 0), len(table.rows) - 1)


def band_of(rows: Sequence[Band], total: int) -> int:
    """The band of a modified die."""
    return next((n for n, row in enumerate(rows) if total <= row.up_to), len(rows) - 1)


def with_dice(added: int) -> list[int]:
    """Every modified die that can come."""
    return [die + added for die in DICE]

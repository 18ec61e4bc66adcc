"""The charts beside the board are those that the rules read, and are lit where rolls fall."""

from __future__ import annotations

import random

import pytest
from msgspec import UNSET

from battle_boards import SMALL, board, presenter, says_in, walk
from caracole.kernel import Event
from caracole.play.match import Logged
from caracole.play.table import position
from caracole.players import Offer
from caracole.present.model import Chart, ChartCell
from caracole.systems.gbacw.board import charts
from caracole.systems.gbacw.board.falls import Falls
from caracole.systems.gbacw.board.log import Log
from caracole.texts import rulebook


def all_charts(scenario: str = "the-ford") -> dict[str, Chart]:
    found = board(scenario).charts
    assert found is not UNSET
    return {chart.id: chart for chart in found}


@pytest.mark.parametrize("scenario", SMALL)
def test_every_chart_is_whole_and_names_a_rule_of_the_book(scenario: str):
    known = rulebook("gbacw")
    for chart in all_charts(scenario).values():
        assert len(chart.rows) == len(chart.cells) > 1
        assert {len(row) for row in chart.cells} == {len(chart.columns) or 1}
        assert {chart.rule, *(sign.rule for sign in chart.legend)} - {""} <= set(known)


def test_the_fire_chart_prints_what_the_rules_would_answer():
    table = presenter().game.field.charts.fire
    chart = all_charts()["fire"]
    assert chart.columns[-3:] == ["8-10", "11-14", "15-21"]
    assert (chart.rows[0], chart.rows[-1]) == ("≤ −4", "≥ 16")
    assert chart.cells[4 + 9][6] == table.result(9, 7).code == "1d+2"


def test_small_tables_print_their_bands():
    found = all_charts()
    assert found["orders-change"].rows == ["≤ 1", "2-3", "4", "5", "≥ 6"]
    assert [says.args["result"] for says in says_in(found["unreliable"].cells)] == ["A", "N", "C"]


def test_ranges_that_are_alike_share_a_column():
    chart = all_charts()["range"]
    assert chart.columns[:7] == ["1", "2", "3", "4", "5", "6", "7-9"]


# --- where rolls fall ------------------------------------------------------------------------------------------------


def test_a_fire_is_lit_where_it_fell_with_its_range_and_modifiers():
    units = "0505 vE: u1 infantry 7 R\n0705 vW: c1 infantry 7 (disordered)"
    table = position("gbacw", units=units, acting="u1", standing={"confederate": {"return_fire": "never"}})
    offer = Offer.of(table.game, table.state, 0, random.Random(0))
    action = next(each for each in offer.candidates() if type(each).__name__ == "FireAt")
    shown = offer.odds("fire_odds", table.game.field.unit_numbers["u1"], action.target)
    table.dice(5, 5).play("FireAt", target="0705")
    event = table.happened("unit_fired")[0]
    line = Log(table.game).line(Logged(1, event))
    assert line.falls is not UNSET
    first = line.falls[0]
    chart = table.game.field.charts.fire
    assert (first.chart, first.row) == ("fire", event.args["total"] - chart.lowest)
    assert first.column == chart.column(event.args["points"])
    assert ChartCell("range", 0, 1) in line.falls, "rifles at two hexes"
    dice = [die + shown["total"] for die in range(10)]
    foreseen = Falls(table.game).fire("u1", shown["distance"], shown["strength"], dice, shown["modifiers"])
    assert all(cell in foreseen for cell in line.falls), "it falls where the odds said that it could"


def test_whatever_is_lit_lies_on_a_chart():
    show, known = presenter(), all_charts()
    met = set()
    for _, events in walk(show, 3, 500):
        for event in events:
            line = show.logged(Logged(1, event))
            for cell in [] if line.falls is UNSET else line.falls:
                chart = known[cell.chart]
                assert 0 <= cell.row < len(chart.rows)
                assert cell.column is None or 0 <= cell.column < len(chart.columns)
                met.add(cell.chart)
    assert charts.FIRE in met


def test_what_units_and_leaders_lose_is_told_with_the_line():
    log = Log(presenter().game)
    told = [
        Event("strength_lost", "C12.13.a", {"unit": "us-1pr", "points": 2, "left": 6}),
        Event("unit_eliminated", "C12.13.a", {"unit": "us-1pr"}),
        Event("leader_killed", "C12.71.a", {"leader": "us-alden", "hex": "1306"}),
        Event("unit_rallied", "C13.41.a", {"unit": "us-1pr"}),
    ]
    assert [log.line(Logged(1, event)).lost for event in told] == [{"us-1pr": 2}, {"us-1pr": 0}, {"us-alden": 0}, UNSET]

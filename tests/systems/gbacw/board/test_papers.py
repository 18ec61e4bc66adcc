"""What is read beside the map: standing instructions with the present position as example, and the brigades."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from caracole.play.table import Table, position
from caracole.present.model import Form, Paper, PaperPart
from caracole.systems.gbacw.board.lenses import show
from caracole.systems.gbacw.rules.sequence.standing import KINDS

FACING = "0505 vE: u1 infantry 7, u2 infantry 6\n0605 vW: c1 infantry 7"
SMITH = "0505: u-smith brigade orders 1 range 3 N"


def paper(table: Table, lens: str, *pieces: str, seat: int | None = 0) -> Paper:
    found = show(table.game, table.state, seat, lens, pieces, ()).paper
    assert found is not UNSET
    return found


def forms(table: Table, seat: int | None = 0) -> dict[str, Form]:
    parts = paper(table, "instructions", seat=seat).parts
    return {form.action["kind"]: form for part in parts for form in part.forms}


def part(sheet: Paper, code: str) -> PaperPart:
    return next(each for each in sheet.parts if each.says.code == code)


# --- standing instructions -------------------------------------------------------------------------------------------


def test_the_sheet_has_every_instruction_with_its_rule_its_words_and_what_stands():
    table = position("gbacw", units=FACING, active="u-brigade", standing={"union": {"return_fire": "always"}})
    found = forms(table)
    assert set(found) == set(KINDS)
    for kind, form in found.items():
        blank = form.blanks[0]
        assert (blank.rule, tuple(option.value for option in blank.options)) == KINDS[kind]
        assert blank.value == ("always" if kind == "return_fire" else "ask")
        assert form.refused is UNSET, "the brigade acts, so all may be given"


def test_filling_in_a_form_gives_the_instruction():
    table = position("gbacw", units=FACING, active="u-brigade")
    form = forms(table)["return_fire"]
    table.play(form.action["do"], kind=form.action["kind"], value="never")
    again = forms(table)["return_fire"]
    assert again.blanks[0].value == "never"
    assert again.refused is not UNSET
    assert again.refused.says.code == "refusal-instruction_given_this_turn"
    assert forms(table)["countercharge"].refused is UNSET


def test_whoever_does_not_decide_reads_the_sheet_and_is_told_why_nothing_can_be_changed():
    table = position("gbacw", units=FACING, active="u-brigade")
    for form in forms(table, seat=1).values():
        assert form.refused is not UNSET
        assert form.refused.says.code == "instructions-not-now"


def test_nobody_reads_the_instructions_of_the_other_side():
    """Two tables that differ in them alone look the same from the other side, and to onlookers."""
    given = {"union": {"return_fire": "always", "countercharge": "never"}}
    told, untold = (position("gbacw", units=FACING, active="u-brigade", standing=each) for each in (given, {}))
    for seat in (1, None):
        assert paper(told, "instructions", seat=seat) == paper(untold, "instructions", seat=seat)
    assert paper(told, "instructions") != paper(untold, "instructions")
    assert not forms(told, seat=None)


@pytest.mark.parametrize("kind", ["return_fire", "withdrawal_fire", "pre_assault_fire", "continued_assault"])
def test_the_example_names_a_unit_that_would_be_asked_now(kind: str):
    table = position("gbacw", units=FACING, active="c-brigade")
    hint = forms(table)[kind].blanks[0].hint
    assert hint is not None
    assert (hint.code, hint.args["hex"], hint.args["other"]) == (f"instruction-now-{kind}", "0505", "c1")


def test_where_no_one_would_be_asked_the_example_says_so():
    table = position("gbacw", units="0505 vE: u1 infantry 7\n1515 vW: c1 infantry 7", active="c-brigade")
    hints = {kind: form.blanks[0].hint for kind, form in forms(table).items()}
    for kind in ("return_fire", "approach_fire", "countercharge", "leaders_go_along"):
        hint = hints[kind]
        assert hint is not None
        assert hint.code == "instruction-now-no-one"


# --- brigades --------------------------------------------------------------------------------------------------------


def test_the_brigades_of_both_sides_are_listed_with_strength_and_losses_and_lead_to_their_sheet():
    table = position("gbacw", units="0505 vE: u1 infantry 7 (lost 2)\n1515 vW: c1 infantry 7", active="u-brigade")
    mine, theirs = paper(table, "army").parts
    assert (mine.says.args["side"], theirs.says.args["side"]) == ("union", "confederate")
    row = mine.rows[0]
    assert row.cells[-1] == "5 / 7"
    assert (row.pieces, row.opens) == (["u1"], "brigade")


def test_a_brigade_tells_who_is_out_of_command():
    units = "0505 vE: u1 infantry 7\n0512 vE: u2 infantry 6\n1515 vW: c1 infantry 7"
    table = position("gbacw", units=units, leaders=SMITH, active="u-brigade")
    sheet = paper(table, "brigade", "u1")
    codes = {row.pieces[0]: said(row.cells[-1]) for row in part(sheet, "army-units").rows if row.pieces}
    assert codes == {"u1": "army-command-in", "u2": "army-command-out"}
    theirs = paper(table, "brigade", "u1", seat=1)
    codes = {row.pieces[0]: said(row.cells[-1]) for row in part(theirs, "army-units").rows if row.pieces}
    assert set(codes.values()) == {"army-command-none"}, "what the other side hears is not ours to measure"
    assert [each.says.code for each in theirs.parts] == ["army-orders", "army-units"]


def test_a_brigade_tells_how_likely_its_orders_change():
    table = position("gbacw", units="0505 vE: u1 infantry 7", leaders=SMITH, active="u-brigade")
    change = part(paper(table, "brigade", "u-smith"), "army-change")
    assert [(said(row.cells[0]), row.cells[1]) for row in change.rows] == [("drm-orders_rating", "+1")]
    found = {chance.says.args["result"]: chance.share for chance in change.chances}
    assert found == {"retain_and_stay": 0.1, "retain": 0.2, "loose_rein": 0.1, "change_and_stay": 0.1, "change": 0.5}


def test_what_can_be_done_with_a_brigade_now_stands_on_its_sheet():
    units = "0505 vE: u1 infantry 7\n1515 vW: c1 infantry 7"
    table = position("gbacw", units=units, leaders=SMITH, step="turn.draw", pool={"u-division": 1}, dice=(1,))
    assert table.asked == "marker.attempts"
    assert [form.action for form in part(paper(table, "brigade", "u1"), "army-orders").forms] == [
        {"do": "AttemptOrders", "brigade": "u-brigade"}
    ]
    assert not part(paper(table, "brigade", "u1", seat=1), "army-orders").forms


def said(cell: Any) -> str:
    return cell if isinstance(cell, str) else cell.code

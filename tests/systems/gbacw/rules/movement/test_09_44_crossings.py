"""9.24, 9.44: under Attack Orders nobody moves across a bridge or ford; one assaults, advances and retreats across it.

The stream alone is open to foot and horse (a point more), so that the crossing is the only obstacle.
"""

from __future__ import annotations

import pytest

from caracole.play.table import position
from systems.gbacw.rules.assault.positions import assault, facing_off, ready
from systems.gbacw.rules.movement.positions import QUIET, acting, code

FAR = "\n1818 vW: c1 infantry"
CLOSED = {"bridge": ("C9.44.d", "no_crossing_in_attack"), "ford": ("C9.44.e", "no_crossing_in_attack")}
EITHER = pytest.mark.parametrize("crossing", ["bridge", "ford"])


def water(crossing, side="0505/SE", road="road 0505 0605 0706"):
    return f"{side}: stream, {crossing}\n{road}"


# --- moving ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.24.c", "C9.44.d", "C9.44.e", "C9.43.d")
@EITHER
@pytest.mark.parametrize("arm", ["infantry 7", "cavalry 4"])
def test_9_44_attackers_do_not_wade_where_the_bridge_or_ford_is(crossing, arm):
    table = acting(f"0505 vE attack: u1 {arm}" + FAR, map=water(crossing))
    assert code(table, "Step", to="0605") == CLOSED[crossing]
    assert code(table, "Step", to="0605", way=True) == ("C8.13.a", "no_use_of_ways")
    assert not any(row.get("to") == "0605" for row in table.candidates())


@pytest.mark.rule("C9.24.c", "C9.24.b")
def test_9_44_the_same_stream_without_a_crossing_is_waded_and_so_is_the_next_hexside():
    table = acting("0505 vE attack: u1 infantry 7 9/9" + FAR, map="0505/SE: stream")
    table.dice(1).play("Step", to="0605")
    assert (table.where("u1"), table.left()) == ("0605", 1)
    beside = acting("0505 vE attack: u1 infantry 7 9/9" + FAR, map=water("ford") + "\n0505/NE: stream")
    beside.dice(1).play("Step", to="0604")
    assert beside.where("u1") == "0604"


@pytest.mark.rule("C9.24.c", "C9.44.d", "C9.44.e")
@EITHER
def test_9_44_it_is_asked_again_of_the_next_hex_and_of_the_next_unit(crossing):
    units = "0405 vE attack: u1 infantry 7\n0506 vNE attack: u2 infantry 7" + FAR
    table = position("gbacw", map=water(crossing), units=units, active="u-brigade")
    table.play("ActivateUnit", unit="u1")
    table.play("Step", to="0505")
    assert code(table, "Step", to="0605") == CLOSED[crossing]
    table.play("Step", to="0604")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.play("Step", to="0505")
    table.play("Turn", facing="vE")
    assert code(table, "Step", to="0605") == CLOSED[crossing]
    assert table.allows("Step", to="0604")


@pytest.mark.rule("C9.24.c", "C9.23.c", "C9.24.e")
@EITHER
@pytest.mark.parametrize("line", [": u1 infantry 7", " attack: u1 artillery 6N", " attack: u1 cavalry 4 (blown)"])
def test_9_44_advance_orders_guns_and_blown_riders_cross_by_the_road_or_wade(crossing, line):
    table = acting(f"0505 vE{line}" + FAR, map=water(crossing))
    assert table.allows("Step", to="0605")
    assert table.allows("Step", to="0605", way=True)


@pytest.mark.rule("C9.24.c", "C9.21.a")
def test_9_44_what_counts_is_the_order_that_a_unit_acts_under():
    units = "0505 vE: u1 infantry 7 (attack)\n0509 vE: u2 infantry 7" + FAR
    words = {"map": water("ford") + "\n0509/SE: stream, ford", "orders": {"u-brigade": "advance"}}
    table = acting(units, **words)
    assert (table.brigade_orders("u-brigade"), table.orders("u1")) == ("advance", "attack")
    assert code(table, "Step", to="0605") == CLOSED["ford"]
    assert acting(units, "u2", **words).allows("Step", to="0609")


@pytest.mark.rule("C9.24.c", "C9.42.b", "C9.42.d")
def test_9_44_nor_with_all_one_has():
    """Dear ground that it could only enter with its whole MA, by another hexside or where no ford is."""
    words = {"map": water("ford") + "\n0605: woods, level 3\n0505/SE: steep"}
    table = acting("0505 vE attack: u1 infantry 7 7/5 6/4" + FAR, **words)
    assert code(table, "Step", to="0605") == CLOSED["ford"]
    dry = acting("0505 vE attack: u1 infantry 7 7/5 6/4" + FAR, map="0605: woods, level 3\n0505/SE: steep")
    assert dry.allows("Step", to="0605")


@pytest.mark.rule("C9.24.c")
@EITHER
def test_9_44_under_revision_1_they_paid_the_stream_there(crossing):
    table = acting("0505 vE attack: u1 infantry 7 9/9" + FAR, map=water(crossing), revision=1)
    table.dice(1).play("Step", to="0605")
    assert (table.where("u1"), table.left()) == ("0605", 1)


# --- what else is movement -------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.24.c", "C9.54.a")
@EITHER
@pytest.mark.parametrize(("orders", "may"), [("", True), (" attack", False)])
def test_9_54_nor_do_attackers_withdraw_across_it(crossing, orders, may):
    table = acting(f"0605 vE{orders}: u1 infantry 7 9/9" + FAR, map=water(crossing))
    assert code(table, "Withdraw", to="0505") == (None if may else CLOSED[crossing])
    table.dice(*() if not may else (1,)).play("Withdraw", to="0505" if may else "0506")
    onward = "0404" if may else "0405"
    table.play("Withdraw", to=onward)
    assert table.where("u1") == onward


@pytest.mark.rule("C9.24.c", "C9.54.b")
def test_9_54_nor_into_the_second_hex():
    table = acting("0706 vE attack: u1 infantry 7" + FAR, map=water("ford"))
    table.play("Withdraw", to="0605")
    assert code(table, "Withdraw", to="0505") == CLOSED["ford"]
    table.play("Withdraw", to="0506")
    assert table.where("u1") == "0506"


@pytest.mark.rule("C9.24.c", "C8.42.a")
@EITHER
@pytest.mark.parametrize(("orders", "may"), [("", True), (" attack", False)])
def test_8_42_a_line_neither_extends_nor_retracts_nor_wheels_across_it(crossing, orders, may):
    ground = f"0505/S: stream, {crossing}\nroad 0505 0506"
    table = acting(f"0505 vE{orders}: u1 infantry 9 9/9" + FAR, map=ground)
    assert code(table, "Extend", to=["0506"]) == (None if may else CLOSED[crossing])
    assert table.allows("Extend", to=["0504"])
    line = acting(f"0505 vE{orders}: u1 infantry 9 9/9 (line 0506)" + FAR, map=ground)
    assert code(line, "Retract", part="0506") == (None if may else CLOSED[crossing])
    wheel = acting(
        f"0505 vE{orders}: u1 infantry 9 9/9 (line 0506)" + FAR, map=f"0506/NE: stream, {crossing}\nroad 0506 0605"
    )
    assert code(wheel, "Wheel", pivot="0505") == (None if may else CLOSED[crossing])
    assert wheel.allows("Wheel", pivot="0506")


@pytest.mark.rule("C9.24.c", "C8.53.e")
@EITHER
def test_8_53_a_column_that_the_crossing_parts_closes_up_disordered(crossing):
    """Under Advance Orders, or without the bridge or ford, it closes up in good order."""
    ground = water(crossing, "0605/SE", "road 0605 0706")
    units = "0706 vE{}: u1 cavalry 5 (column 0605)" + FAR
    table = acting(units.format(" attack"), map=ground)
    assert {row["do"] for row in table.candidates()} == {"RetractColumn"}
    table.play("RetractColumn", into="0605")
    assert (table.where("u1"), table.formation("u1"), table.is_disordered("u1")) == ("0605", "ordinary", True)
    assert (table.asked, table.allows("ActivateUnit", unit="u1")) == ("brigade.act", False)
    for orders, map in ((" attack", "0605/SE: stream"), ("", ground)):
        good = acting(units.format(orders), map=map)
        good.play("RetractColumn", into="0605")
        assert (good.where("u1"), good.is_disordered("u1")) == ("0605", False)


@pytest.mark.rule("C9.24.c", "C11.52.c")
@pytest.mark.parametrize(("crossing", "why"), [("", None), (", ford", ("C11.52.c", "no_charge_path"))])
def test_11_52_no_charge_leads_across_it(crossing, why):
    """One straight way is open to the riders, between soft ground: through 0605, 0705 and the stream to 0806."""
    ground = f"size 12 x 10\n0101-1203 0107-1210: soft\n0604 0606 0704 0706 0804: soft\n0705/SE: stream{crossing}"
    table = ready("0505 vE attack: u1 cavalry 4 C 7/5 11/8\n0905 vW: c1 infantry 4", ground + "\nroad 0705 0805")
    assert code(table, "AnnounceCharge", unit="u1") == why


@pytest.mark.rule("C9.24.c", "C6.24.b")
@pytest.mark.parametrize(("crossing", "orders"), [("", "attack"), (", bridge", "advance")])
def test_6_24_a_leader_let_loose_does_not_count_the_way_across_it(crossing, orders):
    """Three points lead to 0705, across the stream; round it there are more."""
    ground = f"0505/SE: stream{crossing}\n0505/NE 0505/S: wall_high\n0505/N 0505/NW 0505/SW: wall_high"
    table = position(
        "gbacw",
        map=ground,
        units="0505 vE: u1 cavalry 4\n0805 vW: c1 infantry",
        leaders="0505: u-smith brigade orders 0 range 9 A",
        step="turn.draw",
        pool={"u-division": 1},
        standing={"confederate": QUIET},
        dice=(1,),
    )
    table.dice(4).play("AttemptOrders", brigade="u-brigade")
    assert table.brigade_orders("u-brigade") == orders


# --- what is no movement ---------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.44.d", "C9.44.e", "C12.6.e", "C11.12.b7")
@EITHER
@pytest.mark.parametrize("arm", ["infantry 9", "cavalry 9"])
def test_9_44_where_they_do_not_move_they_assault_and_advance(crossing, arm):
    assert not acting(f"0505 vE attack: u1 {arm}" + FAR, map=water(crossing)).allows("Step", to="0605")
    table = facing_off(f"0505 vE attack: u1 {arm}\n0605 vW: c1 infantry 5", water(crossing))
    assault(table, ("u1", "0605"), dice=(3, 7))
    wades = (1,) if arm.startswith("infantry") else ()  # C9.47.b
    table.dice(*wades).play("Retreat", units=["c1"], path=["0706"])
    assert table.where("u1") == "0605"


@pytest.mark.rule("C9.44.e", "C12.44.a3")
def test_9_44_and_are_thrown_back_across_it():
    table = facing_off("0605 vE attack: u1 infantry 5 9/9\n0705 vW: c1 infantry 9", water("ford"))
    assault(table, ("u1", "0705"), dice=(3, 1))
    while table.asked != "retreat.choose":
        table.play(table.candidates()[0])
    assert table.allows("Retreat", units=["u1"], path=["0505"])

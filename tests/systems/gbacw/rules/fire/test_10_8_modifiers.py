"""10.5, 10.8, 16.1: Prepared Fire, all modifiers of fire, and fire by little light."""

from __future__ import annotations

import pytest

from caracole.systems.gbacw.rules.components.drm import percent
from caracole.systems.gbacw.rules.fire import shots
from caracole.systems.gbacw.rules.fire.modifiers import preview
from systems.gbacw.rules.fire.positions import cited, code, exchange, fired, firing, modifiers, shoot


def modified(units, target, map="", unit="u1", **words):
    """The modifiers of a fire at this hex."""
    table = firing(units, unit=unit, map=map, **words)
    origin = {"origin": table.where(unit)} if table.extension(unit) else {}
    shoot(table, 2, target=target, **origin)
    return modifiers(table)


# --- 10.5 Prepared Fire ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.51.a", "C10.52.a", "C10.53.a", "C10.16.a", "C6.15.e")
@pytest.mark.parametrize(
    ("unit", "target", "prepared"),
    [
        ("u1 infantry 7 R", "0605", True),
        ("u1 infantry 7 R", "0706", False),
        ("u1 infantry 7 SG", "0605", False),
        ("u1 artillery 4N", "0605", False),
        ("u1 cavalry 4 C", "0605", False),
        ("u1 cavalry 4 C (dismounted)", "0605", False),
        ("u1 infantry 7 R (disordered)", "0605", False),
        ("u1 infantry 7 R (column 0504)", "0605", False),
    ],
)
def test_10_52_who_has_prepared_fire_in_his_own_activation(unit, target, prepared):
    found = modified(f"0505 vE: {unit}\n{target} vW: c1 infantry 7 9/9", target)
    assert found.get("prepared") == (1 if prepared else None)


@pytest.mark.rule("C10.52.e1", "C10.52.e4", "C10.52.e5", "C10.52.e3", "C16.12.d")
@pytest.mark.parametrize(
    ("unit", "light", "prepared"),
    [
        ("u1 infantry 7 R", "day", True),
        ("u1 infantry 7 R", "dusk", True),
        ("u1 infantry 7 R", "night", False),
        ("u1 infantry 7 R (column 0504)", "day", False),
        ("u1 cavalry 4 C", "day", False),
        ("u1 infantry 7 R (disordered)", "day", False),
    ],
)
def test_10_52_who_has_none(unit, light, prepared):
    found = modified(f"0505 vE: {unit}\n0605 vW: c1 infantry 7 9/9", "0605", light=light)
    assert ("prepared" in found) is prepared


@pytest.mark.rule("C10.52.b", "C6.15.f", "C6.16.c")
@pytest.mark.parametrize("unit", ["c1 infantry 7 R 9/9", "c1 cavalry 4 C 9/9 (dismounted)"])
@pytest.mark.parametrize("orders", ["", "attack"])
def test_10_52_the_other_side_has_it_too_dismounted_cavalry_included(unit, orders):
    table = exchange(f"0505 vE: u1 infantry 7 R 9/9\n0605 vW {orders}: {unit}")
    table.play("FireAt", target="0605")
    shoot(table, 1, 2, action="AnswerFire", unit="c1", target="0505")
    assert modifiers(table)["prepared"] == 1


@pytest.mark.rule("C10.52.c", "C8.24.e")
def test_10_52_not_after_a_change_in_the_stack():
    found = modified("0505 vE attack: u1 infantry 7 R (reordered)\n0605 vW: c1 infantry 7 9/9", "0605")
    assert "prepared" not in found


@pytest.mark.rule("C10.52.e2", "C10.52.a")
def test_10_52_not_after_points_were_spent_nor_before_they_will_be():
    units = "0505 vE attack: u1 infantry 7 R{}\n0605 vW: c1 infantry 7 9/9"
    assert "prepared" not in modified(units.format(" (spent mp)"), "0605")
    table = firing(units.format(""))
    shoot(table, 2, target="0605", moving=True)
    assert "prepared" not in modifiers(table)
    assert table.left() == 3
    table = firing(units.format(""))
    shoot(table, 2, target="0605")
    assert modifiers(table) == {"prepared": 1}
    assert table.left() == 0


@pytest.mark.rule("C10.52.d", "C7.22.a")
@pytest.mark.parametrize(("terrain", "orders", "prepared"), [("", "", 1), ("", "attack", 1), ("woods", "attack", None)])
def test_10_52_a_turn_costs_it_only_in_woods_under_attack_orders(terrain, orders, prepared):
    map = "0505: woods" if terrain else ""
    table = firing(f"0505 vNE {orders}: u1 infantry 7 R\n0605 vW: c1 infantry 7 9/9", map=map)
    table.play("Turn", facing="vE")
    shoot(table, 2, target="0605")
    assert modifiers(table).get("prepared") == prepared


# --- 10.81 the firer -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.81.a", "C12.34.d", "C14.24.c", "C14.1.a", "C10.69.a", "C10.91.a")
@pytest.mark.parametrize(
    ("unit", "found"),
    [
        ("u1 infantry 7 R", {"range": -1}),
        ("u1 infantry 7 M", {"range": -3}),
        ("u1 infantry 7 R (disordered)", {"range": -1, "disordered": -1}),
        ("u1 infantry 7 R (green)", {"range": -1, "green": -1}),
        ("u1 cavalry 4 R (green, dismounted)", {"range": -1, "green": -1}),
        ("u1 cavalry 4 R (green)", {"range": -1, "green": -1, "mounted_firer": -1}),
        ("u1 infantry 7 R (low)", {"range": -1, "low_ammunition": -2}),
        ("u1 cavalry 4 C", {"range": -2, "mounted_firer": -1}),
        ("u1 cavalry 4 C (dismounted)", {"range": -2}),
        ("u1 artillery 4N", {"range": 2}),
        ("u1 artillery 4N (low)", {"range": 2, "low_ammunition": -2}),
    ],
)
def test_10_81_range_and_state_of_the_firer(unit, found):
    assert modified(f"0505 vE: {unit}\n0706 vW: c1 infantry 7 9/9", "0706") == found


@pytest.mark.rule("C10.81.a", "C17.31.b3")
@pytest.mark.parametrize(("unit", "level", "value"), [("u1 infantry", 3, -2), ("u1 artillery 4N", 3, None)])
def test_17_31_fatigue_is_taken_off_fire_but_guns_do_not_tire(unit, level, value):
    units = f"0505 vE: {unit}\n0706 vW: c1 infantry 7 9/9"
    found = modified(units, "0706", options={"fatigue": True}, fatigue={"u-brigade": level})
    assert found.get("fatigue") == value


@pytest.mark.rule("C10.81.a")
def test_10_81_everything_is_added_together():
    table = firing(
        "0505 vE: u1 infantry 7 R (disordered, green, low)\n0706 vSW: c1 cavalry 4 9/9", map="0706: woods", light="dusk"
    )
    shoot(table, 9, target="0706")
    assert modifiers(table) == {
        "range": -1,
        "twilight": -2,
        "disordered": -1,
        "green": -1,
        "low_ammunition": -2,
        "terrain": -1,
        "enfilade": 1,
        "mounted_target": 1,
    }
    assert table.happened("unit_fired")[0].args["total"] == 9 - 6


# --- 10.81 the target ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.34.a", "C8.34.b", "C8.34.c", "C10.81.a")
@pytest.mark.parametrize(
    ("stack", "value"),
    [
        ("c1 infantry 5 9/9, c2 infantry 3 9/9", ("massed", 1)),
        ("c1 infantry 7 9/9", None),
        ("c1 infantry 2 9/9", ("dispersed", -1)),
        ("c1 artillery 2N 9/9", None),
        ("c1 infantry 2 9/9, c2 artillery 6N 9/9", ("dispersed", -1)),
    ],
)
def test_8_34_many_or_few_under_shell(stack, value):
    found = modified(f"0205 vE: u1 artillery 6P\n0707 vW: {stack}", "0707")
    assert {name: n for name, n in found.items() if name in ("massed", "dispersed")} == (dict([value]) if value else {})


@pytest.mark.rule("C8.34.a")
def test_8_34_not_under_canister():
    assert "massed" not in modified("0505 vE: u1 artillery 4N\n0706 vW: c1 infantry 9 9/9", "0706")


@pytest.mark.rule("C14.24.c", "C10.81.a")
@pytest.mark.parametrize(
    ("firer", "target", "value"),
    [("u1 infantry 7 R", "0706", 1), ("u1 artillery 4N", "0706", 1), ("u1 artillery 4P", "0908", None)],
)
def test_14_24_horsemen_are_a_better_target_for_small_arms_and_canister(firer, target, value):
    assert modified(f"0505 vE: {firer}\n{target} vW: c1 cavalry 4 9/9", target).get("mounted_target") == value


@pytest.mark.rule("C14.24.c", "C10.81.a")
def test_14_24_not_when_the_horsemen_act_themselves():
    table = exchange("0505 vE: u1 cavalry 4 C 9/9\n0605 vW: c1 cavalry 4 C 9/9")
    table.play("FireAt", target="0605")
    shoot(table, 1, 1, action="AnswerFire", unit="c1", target="0505")
    first, second = (event.args["modifiers"] for event in table.happened("unit_fired"))
    assert {row["code"] for row in first} == {"mounted_firer", "mounted_target"}
    assert {row["code"] for row in second} == {"mounted_firer"}


@pytest.mark.rule("C10.81.a")
@pytest.mark.parametrize(
    ("facing", "options", "enfilade"),
    [
        ("vW", {}, False),  # Front
        ("vSW", {}, True),  # the Flank lies to the north-west
        ("vNE", {}, True),
        ("vE", {}, False),  # Rear
        ("vE", {"enfilade_from_the_rear": True}, True),
        ("sN", {}, False),  # in March
    ],
)
def test_10_81_enfilade_enters_through_a_flank(facing, options, enfilade):
    """0605 is fired at from 0505, which lies to its north-west."""
    found = modified(f"0505 vE: u1 infantry 7 R\n0605 {facing}: c1 infantry 7 9/9", "0605", options=options)
    assert ("enfilade" in found) is enfilade


@pytest.mark.rule("C10.81.a")
def test_10_81_at_the_corner_of_front_and_flank_it_is_no_enfilade_and_shell_has_none():
    # From the west the fire meets the corner between north-west and south-west.
    assert "enfilade" not in modified("0505 vE: u1 infantry 7 R\n0705 vSW: c1 infantry 7 9/9", "0705")
    assert "enfilade" not in modified("0205 vE: u1 artillery 6P\n0707 vSW: c1 infantry 7 9/9", "0707")


# --- 10.81 the ground ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.81.d")
@pytest.mark.parametrize(
    ("terrain", "firer", "target", "value"),
    [
        ("woods", "u1 infantry 7 R", "c1 infantry 7 9/9", -1),
        ("town", "u1 infantry 7 R", "c1 infantry 7 9/9", -2),
        ("building", "u1 infantry 7 R", "c1 infantry 7 9/9", -1),
        ("building", "u1 infantry 7 R", "c1 cavalry 4 9/9", None),
        ("orchard", "u1 infantry 7 R", "c1 infantry 7 9/9", None),
        ("town", "u1 artillery 4N", "c1 infantry 7 9/9", -2),
    ],
)
def test_10_81_the_ground_of_the_target(terrain, firer, target, value):
    found = modified(f"0505 vE: {firer}\n0706 vW: {target}", "0706", map=f"0706: {terrain}")
    assert found.get("terrain") == value


@pytest.mark.rule("C10.81.d")
def test_10_81_a_hexside_counts_only_if_the_fire_crosses_it_into_the_target():
    units = "0505 vE: u1 infantry 7 R\n0605 vW: c1 infantry 7 9/9"
    assert modified(units, "0605", map="0605/NW: wall_high")["hexside"] == -2
    assert "hexside" not in modified(units, "0605", map="0605/SW: wall_high")
    horse = units.replace("infantry 7 9/9", "cavalry 4 9/9")
    assert "hexside" not in modified(horse, "0605", map="0605/NW: wall_high")
    beyond = "0505 vE: u1 infantry 7 R\n0706 vW: c1 infantry 7 9/9"
    assert "hexside" not in modified(beyond, "0706", map="0505/SE: wall_high")


@pytest.mark.rule("C10.81.b")
def test_10_81_at_a_corner_the_hexside_that_helps_the_target():
    units = "0505 vE: u1 infantry 7 R\n0705 vW: c1 infantry 7 9/9"
    assert modified(units, "0705", map="0705/SW: wall_low")["hexside"] == -1
    assert modified(units, "0705", map="0705/NW: wall_low")["hexside"] == -1
    assert modified(units, "0705", entrenchments="0705 vSW")["target_entrenched"] == -1


@pytest.mark.rule("C10.81.e")
@pytest.mark.parametrize(
    ("levels", "target", "value"),
    [
        ("0605: level 2\n0505/SE: steep", "0605", -1),
        ("0605: level 1\n0505/SE: minor", "0605", None),
        ("0605: level 2", "0605", None),  # gradual: no slope is drawn on the hexside
        ("0706: level 2\n0605: level 1", "0706", -1),
        ("0706: level 1", "0706", None),
        ("0505: level 2\n0605: level 1", "0706", None),
    ],
)
def test_10_81_slopes_by_the_hexside_for_neighbours_and_by_the_levels_beyond(levels, target, value):
    found = modified(f"0505 vE: u1 infantry 7 R\n{target} vW: c1 infantry 7 9/9", target, map=levels)
    assert found.get("slope") == value


@pytest.mark.rule("C10.81.d")
def test_10_81_the_ground_helps_by_three_at_most():
    map = "0605: town, level 2\n0505/SE: steep, wall_high"
    found = modified("0505 vE: u1 infantry 7 R\n0605 vW: c1 infantry 7 9/9", "0605", map=map)
    assert (found["terrain"], found["hexside"], found["slope"], found["terrain_limit"]) == (-2, -2, -1, 2)


@pytest.mark.rule("C15.23.a", "C10.81.a", "C10.81.c", "C15.21.a")
def test_15_23_small_arms_fire_better_from_behind_an_entrenchment():
    units = "0505 vE: u1 infantry 7 R\n{} vW: c1 infantry 7 9/9"
    assert modified(units.format("0706"), "0706", entrenchments="0505 vE")["behind_entrenchment"] == 1
    assert "behind_entrenchment" not in modified(units.format("0706"), "0706", entrenchments="0505 vSW")
    # 0705 lies due east: the fire leaves between two hexsides, of which the earthwork must cover both.
    assert modified(units.format("0705"), "0705", entrenchments="0505 vE")["behind_entrenchment"] == 1
    assert "behind_entrenchment" not in modified(units.format("0705"), "0705", entrenchments="0505 vSE")
    guns = units.replace("infantry 7 R", "artillery 4N").format("0706")
    assert "behind_entrenchment" not in modified(guns, "0706", entrenchments="0505 vE")


@pytest.mark.rule("C15.23.b", "C10.81.a")
@pytest.mark.parametrize(
    ("firer", "target", "value"),
    [
        ("0505 vE: u1 infantry 7 R", "c1 infantry 7 9/9", -1),
        ("0505 vE: u1 artillery 4N", "c1 infantry 7 9/9", -1),
        ("0505 vE: u1 infantry 7 R", "c1 cavalry 4 9/9 (dismounted)", -1),
        ("0505 vE: u1 infantry 7 R", "c1 cavalry 4 9/9", None),
        ("0505 vE: u1 infantry 7 R", "c1 artillery 4N 9/9, c2 infantry 3", None),
        ("0205 vE: u1 artillery 4P", "c1 infantry 7 9/9", None),
    ],
)
def test_15_23_infantry_behind_an_entrenchment_is_harder_to_hit(firer, target, value):
    found = modified(f"{firer}\n0706 vW: {target}", "0706", entrenchments="0706 vW")
    assert found.get("target_entrenched") == value


# --- 16.1 little light -----------------------------------------------------------------------------------------------


@pytest.mark.rule("C16.11.a", "C16.12.a")
@pytest.mark.parametrize("light", ["dawn", "dusk", "night"])
@pytest.mark.parametrize(("weapon", "near", "far"), [("R", "0806", "0907"), ("M", "0605", "0706")])
def test_16_11_weapons_reach_half_as_far_rounded_up(light, weapon, near, far):
    units = f"0505 vE: u1 infantry 7 {weapon}\n{{}} vW: c1 infantry 7"
    assert code(firing(units.format(near), light=light), "FireAt", target=near) is None
    assert code(firing(units.format(far), light=light), "FireAt", target=far) == ("C10.16.b", "out_of_range")


@pytest.mark.rule("C16.11.b")
@pytest.mark.parametrize("light", ["dawn", "dusk"])
def test_16_11_dawn_and_dusk_take_two_beyond_one_hex(light):
    units = "0505 vE: u1 infantry 7 R\n{} vW: c1 infantry 7 9/9"
    assert modified(units.format("0706"), "0706", light=light)["twilight"] == -2
    assert "twilight" not in modified(units.format("0605"), "0605", light=light)


@pytest.mark.rule("C16.12.b")
@pytest.mark.parametrize(("target", "value"), [("0605", -1), ("0706", -3), ("0806", -6), ("0907", -10), ("1007", -15)])
def test_16_12_night_takes_more_with_every_hex(target, value):
    found = modified(f"0505 vE: u1 artillery 6P 9/9\n{target} vW: c1 infantry 7 9/9", target, light="night")
    assert found["night"] == value


# --- before the die --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.17.a", "C10.81.a")
def test_10_81_a_preview_tells_the_modifiers_and_the_chance_of_every_result():
    table = firing("0505 vE: u1 infantry 7 R\n0605 vW: c1 infantry 7", map="0605: woods")
    names = table.game.field.numbers
    part = shots.Part(names["unit"]["u1"], names["hex"]["0505"], 7)
    shot = shots.Shot((part,), names["hex"]["0605"], 0, shots.PHASING, prepared=True)
    story = preview(table.game, table.state, shot)
    assert [(row.code, row.value) for row in story.modifiers] == [("range", 0), ("prepared", 1), ("terrain", -1)]
    odds = {result: percent(share) for result, share in story.odds.items()}
    assert odds == {"d": 30, "d+2": 30, "1d": 20, "1d+2": 20}
    assert story.plain()["odds"] == odds
    for die, result in ((10, "d"), (9, "1d+2")):
        again = firing("0505 vE: u1 infantry 7 R\n0605 vW: c1 infantry 7 9/9", map="0605: woods")
        shoot(again, die, target="0605")
        assert fired(again)[0][2] == result
        assert cited(again)["terrain"] == "C10.81.d"

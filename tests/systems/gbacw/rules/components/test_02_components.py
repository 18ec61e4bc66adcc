"""0 and 2: the words of the rules, counters, markers, charts and the map."""

from __future__ import annotations

import re
import shutil

import pytest

from caracole.datafiles import DataError
from caracole.play.table import position
from caracole.systems.gbacw.loader import SHIPPED, load_field
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.printed import BattleRules, TurnBox, clock
from caracole.systems.gbacw.rules.sequence.sequence import TURN
from systems.gbacw.rules.assault.positions import code, facing_off

TWO = "0505 vE: u1 infantry\n0707 vW: c1 infantry"


def number(table, domain, name):
    return table.game.field.numbers[domain][name]


@pytest.mark.rule("C0.a")
def test_0_directions_go_clockwise_and_a_corner_lies_between_two_of_them():
    table = position("gbacw", units=TWO, active="u-brigade")
    grid = table.game.field.grid
    around = [grid.names[n] for n in grid.neighbours[grid.number("0605")]]
    assert around == ["0604", "0705", "0706", "0606", "0506", "0505"], "north, then clockwise; even columns lower"
    east = [table.side_toward("u1", where) for where in ("0604", "0605")]
    assert east == ["front", "front"], "vE looks between the north-east and the south-east"


@pytest.mark.rule("C0.b", "C0.c")
def test_0_within_n_hexes_counts_the_far_hex_and_adjacent_is_one():
    grid = position("gbacw", units=TWO, active="u-brigade").game.field.grid
    a, b = grid.number("0505"), grid.number("0509")
    assert (grid.distance(a, b), grid.distance(a, a)) == (4, 0)
    table = position(
        "gbacw", map="0505/SE: abrupt", units="0505 vE: u1 infantry\n0605 vW: c1 infantry", active="u-brigade"
    )
    assert query.is_adjacent_to_enemy(table.game, table.state, number(table, "hex", "0505"), 0)
    assert not query.is_adjacent_to_enemy(table.game, table.state, number(table, "hex", "0405"), 0), "two hexes away"


@pytest.mark.rule("C0.d")
def test_0_the_phasing_side_is_that_of_the_active_command():
    table = position("gbacw", units=TWO, step="turn.draw", pool={"c-division": 1}, dice=(1,))
    assert table.view(0)["phasing"] == "confederate"


@pytest.mark.rule("C0.d")
def test_0_friends_outside_the_active_brigade_neither_act_nor_react():
    """u2, of another brigade, sees the guns before u1 as well: only the enemy is asked what he does about it."""
    table = position(
        "gbacw",
        units="0505 vE attack: u1 infantry @u-red\n0606 vNE: u2 infantry @u-blue\n0705 vW: c1 artillery",
        active="u-red",
        standing={"confederate": dict.fromkeys(("reaction_facing", "reaction_movement"), "never")},
    )
    assert table.refusal("ActivateUnit", unit="u2").code == "other_brigade"
    table.play("ActivateUnit", unit="u1")
    table.play("Step", to="0605")
    assert (table.asked, table.decision.seats) == ("fire.answer", (1,))
    table.play("HoldFire")
    assert (table.asked, table.decision.seats) == ("unit.act", (0,))


@pytest.mark.rule("C0.i", "C2.1.a")
def test_0_the_cost_of_a_hex_is_that_of_its_ground_and_of_the_hexside():
    costs = {}
    for ground in ("0505/SE: stream", "0605: woods", "0605: woods\n0505/SE: stream"):
        table = position("gbacw", map=ground, units=TWO.replace("0707", "1507"), acting="u1")
        table.play("Step", to="0605")
        costs[ground] = 6 - table.left()
    stream, woods, both = costs.values()
    assert stream > 1
    assert both == woods + stream - 1


@pytest.mark.rule("C0.e")
def test_0_leaders_and_abandoned_guns_are_no_enemy_combat_units():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry\n0605 vW: c-bat artillery (abandoned 1)",
        leaders="0604: c-smith brigade",
        active="u-brigade",
    )
    assert not query.is_adjacent_to_enemy(table.game, table.state, number(table, "hex", "0505"), 0)


@pytest.mark.rule("C0.g")
def test_0_a_stack_has_a_top_and_a_bottom():
    table = position("gbacw", units="0505 vE: u1 infantry 5, u2 infantry 4, u-bat artillery", active="u-brigade")
    assert table.stack("0505") == ["u1", "u2", "u-bat"]
    assert query.top(table.state, number(table, "hex", "0505")) == number(table, "unit", "u1")


@pytest.mark.rule("C2.1.a", "C2.3.a", "C2.7.b")
def test_2_1_terrain_belongs_to_hexes_and_hexsides_and_its_effects_come_from_the_chart():
    table = position("gbacw", map="0605: woods, level 2\n0605/N: stream", units=TWO, active="u-brigade")
    field, where = table.game.field, number(table, "hex", "0605")
    assert (field.terrain[where].id, field.elevation[where]) == ("woods", 2)
    assert field.height[where] > field.elevation[where], "the trees stand on the ground"
    assert field.sides.stream[where * 6]
    assert field.terrain[where].cost == field.chart.rows["woods"].cost


@pytest.mark.rule("C2.1.a", "C2.7.b")
def test_2_1_a_map_says_its_terrain_its_hexsides_and_which_columns_lie_lower(tmp_path):
    """The ford: 1006 lies beyond the stream, 0405 on the third level of the hill, 0606 is the town."""
    shutil.copytree(SHIPPED / "the-ford", tmp_path / "battle")
    field = load_field(tmp_path / "battle")
    at = field.grid.number
    assert [(field.terrain[at(name)].id, field.elevation[at(name)]) for name in ("0606", "0405", "1101")] == [
        ("town", 2),
        ("open", 3),
        ("woods", 0),
    ]
    assert field.sides.stream[at("0806") * 6 + field.grid.direction(at("0806"), at("0906"))]
    assert field.grid.direction(at("0606"), at("0706")) >= 0
    page = tmp_path / "battle" / "map.toml"
    text = page.read_text(encoding="utf-8").replace('lower_columns = "even"', 'lower_columns = "odd"')
    page.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match="0206 is not adjacent to 0107"):
        load_field(tmp_path / "battle")


@pytest.mark.rule("C2.6.d", "C2.21.e")
@pytest.mark.parametrize(("flags", "cohesion", "passed"), [("", 6, True), ("(disordered)", 4, False)])
def test_2_6_the_roll_is_against_the_cohesion_of_the_side_that_is_shown(flags, cohesion, passed):
    table = position("gbacw", map="0605: woods", units=f"0505 vE: u1 cavalry 4 C 6/4 11/8 {flags}", acting="u1")
    table.dice(5).play("Step", to="0605")
    roll = table.happened("cohesion_checked")[0].args
    assert (roll["cohesion"], roll["passed"]) == (cohesion, passed)
    assert table.strength("u1") == 4, "Disorder costs nobody his life"


@pytest.mark.rule("C2.6.f", "C2.6.b", "C2.6.c")
@pytest.mark.parametrize(("cohesion", "die", "passed"), [("9/8", 9, True), ("1/1", 10, False)])
def test_2_6_a_nine_may_pass_and_a_zero_may_fail(cohesion, die, passed):
    """Fatigue of level 3 adds two to the zero; a leader's star makes an eight of the nine."""
    table = position(
        "gbacw",
        map="0605: woods",
        units=f"0505 vE: u1 cavalry 4 C {cohesion} 11/8",
        leaders="0605: u-smith brigade" if passed else "",
        options={"fatigue": True},
        fatigue={} if passed else {"u-brigade": 3},
        acting="u1",
    )
    table.dice(die).play("Step", to="0605")
    assert table.is_disordered("u1") is not passed


@pytest.mark.rule("C2.21.a", "C2.21.c", "C2.41.a", "C2.21.i")
def test_2_21_every_combat_unit_has_its_values_and_its_place_in_the_army():
    table = position("gbacw", units="0505 vE: u1 infantry 8 R 7/5 6/4, u-bat artillery 4N", active="u-brigade")
    unit = table.game.board()["units"][0]
    assert (unit["arm"], unit["weapon"].upper(), unit["strength"]) == ("infantry", "R", 8)
    assert (unit["cohesion"], unit["movement"]) == ([7, 5], [6, 4])
    assert {row["arm"] for row in table.game.board()["units"]} <= {"infantry", "cavalry", "artillery"}
    assert table.view(0)["units"][0]["brigade"] == "u-brigade"
    board = table.game.board()
    assert (board["brigades"][0]["division"], board["divisions"][0]["corps"]) == ("u-division", None)
    assert table.guns("u-bat") == (4,), "a point of artillery is a gun"


@pytest.mark.rule("C2.21.d")
def test_2_21_the_strength_of_guns_is_for_fire():
    table = position("gbacw", units="0505 vE: u-bat artillery 6N\n0605 vW: c1 infantry", active="u-brigade")
    table.play("EndBrigade")
    assert table.asked != "assault.designate" or not any(row.get("unit") == "u-bat" for row in table.candidates())


@pytest.mark.rule("C2.21.b")
def test_2_21_cavalry_without_a_dismounted_counter_never_dismounts():
    table = position("gbacw", units="0505 vE: u1 cavalry\n0507 vE: u2 cavalry 2 (no dismount)", active="u-brigade")
    can = {row["id"]: row["can_dismount"] for row in table.game.board()["units"]}
    assert can == {"u1": True, "u2": False}
    table.play("ActivateUnit", unit="u1")
    assert table.allows("Dismount")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    assert table.refusal("Dismount").rule == "C14.21.a"


@pytest.mark.rule("C2.21.h")
def test_2_21_horse_artillery_moves_at_the_costs_of_artillery():
    words = {"map": "0605: woods", "acting": "u1"}
    costs = []
    for flags in ("", "(horse)"):
        table = position("gbacw", units=f"0505 vE: u1 artillery 4N 7/5 8/8 {flags}", **words)
        assert table.left() == 8
        table.dice(1).play("Step", to="0605")
        costs.append(table.left())
    assert costs[0] == costs[1]


@pytest.mark.rule("C2.24.a")
def test_2_24_markers_are_state_and_take_no_room():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 8 (disordered, refused left, low)\n0404 vE: u2 infantry 7",
        acting="u2",
        entrenchments="0505 vE",
        fatigue={"u-brigade": 2},
    )
    shown = table.view(0)["units"][0]
    assert (shown["disordered"], shown["refused"], shown["ammunition"]) == (True, "left", ["low"])
    assert table.view(0)["entrenchments"] == [{"hex": "0505", "facing": "vE"}]
    assert table.allows("Step", to="0505"), "15 points may share the hex, markers or not"


@pytest.mark.rule("C3.0.a", "C3.IV.c", "C3.IV.d", "C3.IV.b", "C3.IV.a", "C3.II.d", "C3.II.e", "C3.II.f")
def test_3_0_the_steps_of_the_end_of_a_turn_in_the_order_of_the_book():
    place = {step: number for number, step in enumerate(TURN)}
    order = ("commanders", "replacements", "recovery", "quiet", "leave_reserve", "abandoned", "entrenchments")
    steps = [place[f"turn.{name}"] for name in (*order, "effectiveness", "end")]
    assert steps == sorted(steps)
    before = [place[f"turn.{name}"] for name in ("orders", "reinforcements", "reserve", "engineers", "first_marker")]
    assert before == sorted(before)


@pytest.mark.rule("C3.IV.c", "C3.IV.b")
def test_3_0_guns_abandoned_this_turn_are_not_lost_in_it():
    table = position(
        "gbacw",
        units="0505 vE: u-bat artillery (abandoned 1), u-two artillery (abandoned 2)\n2020 vW: c1 infantry",
        step="turn.abandoned",
        turns=1,
    )
    assert (table.abandoned("u-bat"), table.is_eliminated("u-two")) == (2, True)


@pytest.mark.rule("C2.21.g")
def test_2_21_in_some_battles_no_value_of_guns_changes():
    units = "0505 vE: u-bat artillery 4N 7/5 (disordered), u1 infantry 4 7/5 (disordered)"
    plain = position("gbacw", units=units, active="u-brigade")
    steady = position("gbacw", units=units, active="u-brigade", rules={"steady_guns": True})
    assert [table.cohesion("u-bat") for table in (plain, steady)] == [5, 7]
    assert steady.cohesion("u1") == 5


@pytest.mark.rule("C2.43.b")
@pytest.mark.parametrize(
    ("time", "shown"), [("0000", "12:00 am"), ("1000", "10:00 am"), ("1245", "12:45 pm"), ("1620", "4:20 pm")]
)
def test_2_43_some_battles_show_twelve_hours(time, shown):
    assert clock(TurnBox(time, 0), BattleRules()) == time
    assert clock(TurnBox(time, 0), BattleRules(twelve_hours=True)) == shown


@pytest.mark.rule("C2.43.b")
def test_2_43_the_track_says_how_long_a_turn_is(tmp_path):
    """Turns of 45 minutes, shown on twelve hours."""
    shutil.copytree(SHIPPED / "the-ford", tmp_path / "battle")
    sheet = tmp_path / "battle" / "scenario.toml"
    text = sheet.read_text(encoding="utf-8")
    times = re.findall(r'time = "(\d{4})"', text)
    for number, time in enumerate(times):
        hour, minutes = divmod(6 * 60 + 45 * number, 60)
        text = text.replace(f'time = "{time}"', f'time = "{hour:02}{minutes:02}"', 1)
    rules = "[rules]\ntwelve_hours = true\n"
    text = text.replace("[rules]\n", rules) if "[rules]\n" in text else f"{text}\n{rules}"
    sheet.write_text(text, encoding="utf-8")
    scenario = load_field(tmp_path / "battle").scenario
    assert [clock(box, scenario.rules) for box in scenario.turns][:3] == ["6:00 am", "6:45 am", "7:30 am"]


@pytest.mark.rule("C2.21.d", "C11.61.a", "C11.63.a")
def test_2_21_guns_neither_assault_nor_defend_with_their_strength():
    """Six guns are worth one point of defence, and never attack."""
    table = facing_off("0505 vE: u1 infantry 6, u-bat artillery 6N\n0605 vW: c-bat artillery 6N")
    assert code(table, "DesignateAssault", unit="u-bat", targets=["0605"]) == ("C11.61.a", "artillery_never_assaults")
    odds = table.assault_odds("u1", "0605")
    assert (odds["attack"], odds["defence"]) == (6, 1)

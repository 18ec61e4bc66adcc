"""2 Components: counters (2.1), cards (2.2), map (2.3), time line (2.4)."""

from __future__ import annotations

import itertools

import pytest

from caracole.play.table import position
from caracole.systems.gradisca.loader import load_shipped, load_theatre
from caracole.systems.gradisca.position import card
from systems.gradisca.rules.sequence.positions import BASIC, BOTH, ROAD, changed, complaints, drill, pass_command

# --- 2.1 units -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G2.1.a")
def test_2_1_a_a_unit_is_a_commander_or_a_combat_unit_and_never_both(tmp_path):
    theatre = load_shipped("drill")
    everybody = (1 << len(theatre.units)) - 1
    assert theatre.commanders & theatre.combat == 0
    assert theatre.commanders | theatre.combat == everybody
    path = changed(tmp_path, "armies.toml", "value = [2, 3]", "value = [2, 3]\nleadership = 2")
    assert ("unknown_key", "unknown key 'leadership'") in complaints(load_theatre, path)


@pytest.mark.rule("G2.1.b")
def test_2_1_b_a_commander_has_no_fire_value(tmp_path):
    path = changed(tmp_path, "armies.toml", "leadership = 3", "leadership = 3\nvalue = 2")
    assert ("unknown_key", "unknown key 'value'") in complaints(load_theatre, path)


@pytest.mark.rule("G2.1.b")
def test_2_1_b_his_one_value_serves_in_attack_and_defence():
    giustiniani = load_shipped("drill").units[load_shipped("drill").names["unit"].index("v-giu-c")]
    assert (giustiniani.attack, giustiniani.defence) == (3, 3)
    table = position(
        "gradisca",
        map=ROAD,
        units="""
            Farra: v1 infantry 1/5, v-gen commander 3
            Romans: a1 infantry 1/5, a-gen commander 4
        """,
        options=BASIC,
        active="venetian",
        activate="farra",
    )
    table.dice(6, 6, 6, 6).play("March", units=["v1", "v-gen"], to="romans")
    fired = table.happened("units_fired")
    assert [event.args["values"] for event in fired] == [[1, 3], [5, 4]]


@pytest.mark.rule("G2.1.b")
def test_2_1_b_a_commander_without_leadership_is_no_commander(tmp_path):
    path = changed(tmp_path, "armies.toml", "leadership = 3\n", "")
    assert any("'leadership' is missing" in message for _, message in complaints(load_theatre, path))


@pytest.mark.rule("G2.1.c")
def test_2_1_c_a_commander_is_a_unit_his_zone_is_enemy_held():
    """The beaten Venetians may not retreat to a zone where only an Austrian Commander stands."""
    table = position(
        "gradisca",
        map="Farra - Romans\nFarra - Palma\nFarra - Lucinico",
        units="""
            Romans: a1 infantry 3
            Farra: v1 infantry 2 [1]
            Lucinico: a-gen commander 2
        """,
        options=BASIC,
        active="austrian",
        activate="romans",
    )
    table.dice(1, 6).play("March", units=["a1"], to="farra")
    assert table.refusal("RetreatTo", to="lucinico")[:2] == ("G7.3.c", "enemy_there")
    assert table.allows("RetreatTo", to="palma")


@pytest.mark.rule("G2.1.c")
def test_2_1_c_a_commander_is_no_combat_unit_no_hit_falls_on_him():
    table = position(
        "gradisca",
        map=ROAD,
        units="""
            Farra: v1 infantry 3, v2 infantry 3
            Romans: a-gen commander 2 [1], a1 infantry 2, a2 infantry 2
        """,
        options=BASIC,
        active="venetian",
        activate="farra",
    )
    table.dice(1, 6, 6, 6, 6).play("March", units=["v1", "v2"], to="romans")
    assert table.asked == "hits.take"
    assert table.refusal("TakeHit", unit="a-gen")[:2] == ("G7.1.k", "commander_takes_no_hits")
    assert [action["unit"] for action in table.candidates()] == ["a1", "a2"]


REACH = {
    "infantry": "cormons",
    "cernide": "cormons",
    "light": "mossa",
    "medium": "mossa",
    "heavy": "mossa",
    "engineers": "cormons",
    "artillery": "romans",
    "commander": "mossa",
}
"""Where a unit of each kind gets to on the long road: three zones, five, two."""


@pytest.mark.rule("G2.1.d")
@pytest.mark.parametrize(("kind", "end"), REACH.items())
def test_2_1_d_each_kind_of_unit_has_its_own_nature(kind, end):
    road = ["palma", "farra", "romans", "cormons", "lucinico", "mossa", "goritia"]
    table = position(
        "gradisca",
        map="\n".join(f"{a} - {b}" for a, b in itertools.pairwise(road)),
        units=f"Palma: v1 {kind} 2",
        options=BASIC,
        active="venetian",
        activate="palma",
    )
    table.play("March", units=["v1"], to="farra")
    while table.asked == "column.on":
        table.play("GoOn", to=road[road.index(table.where("v1")) + 1])
    assert table.where("v1") == end


@pytest.mark.rule("G2.1.d")
def test_2_1_d_there_are_no_other_kinds(tmp_path):
    path = changed(tmp_path, "armies.toml", 'type = "heavy"', 'type = "dragoons"')
    assert any("'dragoons' is not one of" in message for _, message in complaints(load_theatre, path))
    assert {unit.type for unit in load_shipped("drill").units} == set(REACH)


@pytest.mark.rule("G2.1.e")
def test_2_1_e_every_combat_unit_has_a_fire_value(tmp_path):
    path = changed(tmp_path, "armies.toml", "value = 2\n", "")
    assert any("'value' is missing" in message for _, message in complaints(load_theatre, path))


SIEGE = {
    "map": "Gradisca: fortress\nFarra # Gradisca 3 now 1",
    "options": BASIC,
    "mines": "Farra > Gradisca 1 by venetian",
    "active": "austrian",
    "activate": "gradisca",
}


@pytest.mark.rule("G2.1.e")
@pytest.mark.parametrize("work", ["CounterMine", "RebuildWall"])
@pytest.mark.parametrize(("roll", "works"), [(2, True), (3, False)])
def test_2_1_e_the_bracketed_value_of_engineers_serves_their_works(work, roll, works):
    units = "Gradisca: a-sap engineers 2\nFarra: v1 infantry 2"
    table = position("gradisca", **SIEGE, units=units)
    table.dice(roll).play(work, engineers="a-sap", facing="farra")
    changed_by_work = (table.mines("gradisca", "farra"), table.wall("gradisca", "farra"))
    done = {"CounterMine": (0, 1), "RebuildWall": (1, 2)}[work]
    assert changed_by_work == (done if works else (1, 1))


@pytest.mark.rule("G2.1.e")
def test_2_1_e_engineers_never_fire_in_field_combat():
    table = position(
        "gradisca",
        map=ROAD,
        units="""
            Farra: v1 infantry 2, v-sap engineers 3
            Romans: a1 infantry 2 [1], a-sap engineers 3
        """,
        options=BASIC,
        active="venetian",
        activate="farra",
    )
    table.dice(6, 6).play("March", units=["v1", "v-sap"], to="romans")
    assert [event.args["units"] for event in table.happened("units_fired")] == [["v1"], ["a1"]]


@pytest.mark.rule("G2.1.f")
def test_2_1_f_every_counter_has_its_command(tmp_path):
    path = changed(tmp_path, "armies.toml", 'command = "v-giu"\n', "")
    assert any("'command' is missing" in message for _, message in complaints(load_theatre, path))


@pytest.mark.rule("G2.1.f")
def test_2_1_f_a_unit_acts_with_its_own_command_only():
    table = position(
        "gradisca",
        map=ROAD,
        units="Farra: v1 infantry 2 @red, v-gen commander 2 @red, v2 infantry 2 @blue, v-duke commander 2 @blue",
        active="red",
        activate="farra",
    )
    assert table.allows("March", units=["v1", "v-gen"], to="romans")
    for unit in ("v2", "v-duke"):
        assert table.refusal("March", units=[unit], to="romans")[:2] == ("G5.l", "other_command")


@pytest.mark.rule("G2.1.g")
def test_2_1_g_some_units_have_a_disorganized_side_with_its_own_value_and_some_have_none():
    table = position(
        "gradisca",
        map=ROAD,
        units="""
            Farra: v1 infantry 3 [2], v2 infantry 3
            Romans: a1 infantry 4/4, a2 infantry 4/4
        """,
        options=BASIC,
        active="venetian",
        activate="farra",
    )
    table.dice(6, 1, 6).play("March", units=["v1"], to="romans")
    assert table.is_disorganized("v1")
    assert table.where("v1") == "farra"
    table.dice(6, 1, 6).play("March", units=["v2"], to="romans")
    assert table.is_eliminated("v2")


@pytest.mark.rule("G2.1.g")
def test_2_1_g_a_disorganized_unit_fires_with_the_value_of_that_side():
    table = position(
        "gradisca",
        map=ROAD,
        units="""
            Farra: v1 infantry 4/4 [2/3] (disorganized)
            Romans: a1 infantry 4/5 [1/2] (disorganized)
        """,
        options=BASIC,
        active="venetian",
        activate="farra",
    )
    table.dice(6, 6).play("March", units=["v1"], to="romans")
    assert [event.args["values"] for event in table.happened("units_fired")] == [[2], [2]]


@pytest.mark.rule("G2.1.g")
def test_2_1_g_the_scenario_files_say_who_has_a_disorganized_side():
    theatre = load_shipped("drill")
    two_sided = {unit.id for n, unit in enumerate(theatre.units) if theatre.two_sided >> n & 1}
    assert {"v-giu-1", "v-giu-4", "a-car-3"} <= two_sided
    assert not {"v-giu-8", "v-giu-5", "v-giu-6", "v-giu-c"} & two_sided  # Cernide, guns, engineers, the Commander


@pytest.mark.rule("G2.1.h")
@pytest.mark.parametrize(("back", "survives"), [(" [1]", True), ("", False)])
def test_2_1_h_some_commanders_have_a_replacement_and_some_have_none(back, survives):
    table = position(
        "gradisca",
        map=ROAD,
        units=f"""
            Farra: v1 infantry 2, v2 infantry 2
            Romans: a1 infantry 2 [1], a2 infantry 2 [1], a-gen commander 3{back}
        """,
        options=BASIC,
        active="venetian",
        activate="farra",
    )
    table.dice(1, 6, 6, 6, 6).play("March", units=["v1", "v2"], to="romans")
    table.dice(2).play("TakeHit", unit="a1")
    assert table.is_replaced("a-gen") == survives
    assert table.is_eliminated("a-gen") != survives


@pytest.mark.rule("G2.1.h")
def test_2_1_h_the_scenario_files_say_which(tmp_path):
    theatre = load_shipped("drill")
    replacements = {unit.id: unit.back_name for unit in theatre.units if unit.type == "commander"}
    assert replacements["v-giu-c"] == "Don Giovanni de' Medici"
    assert replacements["v-fri-c"] == ""
    path = changed(tmp_path, "scenario.toml", "[files]", 'replaced = ["v-fri-c"]\n[files]')
    assert complaints(load_theatre, path) == [
        ("bad_unit", "'v-fri-c' is not a Commander with a replacement (G2.1.h)"),
    ]


@pytest.mark.rule("G2.1.i")
def test_2_1_i_the_dutch_are_allies_of_the_venetian(tmp_path):
    theatre = load_shipped("drill")
    dutch = [n for n, unit in enumerate(theatre.units) if unit.nation == "dutch"]
    assert [theatre.units[n].id for n in dutch] == ["v-ola-c", "v-ola-1", "v-ola-2", "v-ola-3"]
    assert {theatre.side_of[n] for n in dutch} == {0}
    path = changed(tmp_path, "armies.toml", 'id = "a-tra-1"', 'id = "a-tra-1"\nnation = "dutch"')
    assert complaints(load_theatre, path) == [("bad_unit", "the Dutch are allies of the Venetian (G2.1.i)")]


@pytest.mark.rule("G2.1.j")
def test_2_1_j_the_venetian_player_draws_and_moves_the_dutch_among_venetians():
    table = position(
        "gradisca",
        map=ROAD,
        units="Farra: d1 infantry 3 @dutch\nRomans: v1 infantry 2 @red\nGoritia: a1 infantry 2",
        active="dutch",
        activate="farra",
    )
    assert table.decision.seats == (0,)
    table.play("March", units=["d1"], to="romans")
    assert table.happened("battle_began") == []
    assert table.asked == "column.on"
    assert table.units_in("romans") == ["d1", "v1"]


@pytest.mark.rule("G2.1.j")
def test_2_1_j_sea_supply_and_venetian_sources_supply_the_dutch():
    coast = "Monfalcone: sea\nPalma: source venetian\nMonfalcone x Farra\nFarra x Palma"
    units = "Monfalcone: d1 infantry 3\nFarra: d2 infantry 3\nPalma: d3 infantry 3"
    for zone, unit, supplied in (("monfalcone", "d1", True), ("farra", "d2", False), ("palma", "d3", True)):
        table = position("gradisca", map=coast, units=units, sea_supply="Monfalcone", active="venetian", activate=zone)
        assert table.is_out_of_supply(unit) != supplied


@pytest.mark.rule("G2.1.j")
def test_2_1_j_the_dutch_raid_raise_morale_and_occupy_for_venice():
    table = position(
        "gradisca",
        map="Farra: source venetian\nRomans: raid venetian\nFarra - Romans\nRomans - Goritia",
        units="Farra: d1 infantry 3, v1 infantry 2\nGoritia: a1 infantry 2",
        active="venetian",
        activate="farra",
        morale=(5, 5),
        end_turn=1,
        objectives=[("venetian", "Romans", 10)],
    )
    table.dice(2).play("March", units=["d1", "v1"], to="romans", how="raid")  # two raiders, a 2 is just good enough
    assert table.morale("venetian") == 6
    table.play("Halt")
    table.play("EndActivation")
    assert table.points("venetian") == 10


@pytest.mark.rule("G2.1.j")
def test_2_1_j_no_command_of_dutch_serves_austria(tmp_path):
    path = changed(tmp_path, "armies.toml", '"#222222"', '"#222222"\nnation = "dutch"')
    assert complaints(load_theatre, path) == [("bad_command", "the Dutch are Venetian in everything (G2.1.j)")]


PLAGUE = card(1, ("losses", {"hits": [1, 1, 1, 1, 1, 1]}))


@pytest.mark.rule("G2.1.k")
def test_2_1_k_unit_on_a_card_means_combat_unit():
    """Epidemic names a zone with units: not Romans, where only a Commander stands; and in Goritia he is spared."""
    table = position(
        "gradisca",
        map=ROAD,
        units="""
            Palma: v1 infantry 2
            Romans: a-gen commander 3 [1]
            Goritia: a-duke commander 3 [1], a1 infantry 2
        """,
        active="venetian",
        cards=[PLAGUE],
        hands={"venetian": [1]},
    )
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c1")
    assert table.refusal("ChooseZone", zone="romans")[:2] == ("G12.a", "no_target")
    table.dice(3).play("ChooseZone", zone="goritia")
    assert table.is_eliminated("a1")
    assert table.where("a-duke") == "goritia"
    assert not table.is_replaced("a-duke")


@pytest.mark.rule("G2.1.k")
def test_2_1_k_unit_in_the_rules_means_commanders_too():
    """A supply line may not enter a zone with enemy units (21): a lone Commander bars it."""
    for guard, supplied in (("a-gen commander 2", False), ("v-gen commander 2", True)):
        table = position(
            "gradisca", map=ROAD, units=f"Farra: {guard}\nRomans: v1 infantry 2", active="venetian", activate="romans"
        )
        assert table.is_out_of_supply("v1") != supplied


# --- 2.2 cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G2.2.a")
def test_2_2_a_the_set_has_thirty_six_cards():
    assert [card.number for card in load_shipped("campaign").cards] == list(range(1, 37))


def test_2_2_a_an_owner_may_add_cards_to_the_set(tmp_path):
    path = changed(tmp_path, "cards.toml", "number = 36", "number = 37")
    assert 37 in [card.number for card in load_theatre(path).cards]
    path = changed(tmp_path / "wrong", "cards.toml", "number = 36", "number = 0")
    assert complaints(load_theatre, path) == [("out_of_range", "0 is out of range: expected from 1 to 999")]


@pytest.mark.rule("G2.2.a")
def test_2_2_a_each_number_is_one_card(tmp_path):
    path = changed(tmp_path, "cards.toml", "number = 36", "number = 32")
    assert complaints(load_theatre, path) == [("duplicate_id", "there is already a card 32")]
    assert max(card.number for card in load_shipped("drill").cards) == 36


# --- 2.4 the time line -----------------------------------------------------------------------------------------------


@pytest.mark.rule("G2.4.a")
def test_2_4_a_the_time_line_holds_both_markers():
    table = drill([1], BASIC)
    assert (table.view(0)["turn"], table.view(0)["end_turn"]) == (7, 10)
    labels = table.game.theatre.box
    assert (labels[7].label["en"], labels[10].label["en"]) == ("Sept-Oct 1616", "Mar-Apr 1617")


@pytest.mark.rule("G2.4.a")
def test_2_4_a_each_marker_moves_by_itself():
    peace = card(1, ("move_end", {"by": -3}))
    table = position(
        "gradisca", map=ROAD, units=BOTH, options=BASIC, active="venetian", cards=[peace], hands={"venetian": [1]}
    )
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c1")
    assert (table.turn(), table.end_turn()) == (1, 13)
    table.dice(1).play("EndActivation")
    assert (table.turn(), table.end_turn()) == (2, 13)
    pass_command(table, 1)
    assert (table.turn(), table.end_turn()) == (2, 13)


@pytest.mark.rule("G2.4.a")
@pytest.mark.parametrize("marker", ["first_turn = 7", "end_turn = 10"])
def test_2_4_a_a_marker_stands_on_a_box(tmp_path, marker):
    path = changed(tmp_path, "scenario.toml", marker, marker.split(" = ")[0] + " = 17")
    assert ("out_of_range", "17 is out of range: expected from 1 to 16") in complaints(load_theatre, path)

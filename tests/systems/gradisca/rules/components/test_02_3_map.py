"""2.3 The map: zones, terrain, borders, names."""

from __future__ import annotations

from itertools import combinations

import pytest

from caracole.datafiles import read_file
from caracole.play.table import position
from caracole.systems.gradisca.loader import load_shipped, load_theatre
from caracole.systems.gradisca.position import card
from caracole.systems.gradisca.rules.components.theatre import WALL
from systems.gradisca.rules.sequence.positions import BASIC, DRILL, changed, complaints, drill


def at_farra(map: str, units: str, **words):
    """The Venetians in Farra are being activated."""
    return position("gradisca", map=map, units=units, active="venetian", activate="farra", **words)


# --- zones and terrain -----------------------------------------------------------------------------------------------


@pytest.mark.rule("G2.3.a")
def test_2_3_a_only_borders_and_terrain_govern_movement():
    plain = "Farra - Romans\nFarra - Palma\nRomans - Cormons"
    painted = """
        Farra: owner austrian, region valli, unnamed
        Romans: owner austrian, sea, raid austrian, source austrian, region carso
        Palma: owner venetian, unnamed
    """
    gun = "Farra: v-gun artillery 2"
    tables = [at_farra(map, gun, options=BASIC) for map in (plain, painted + plain)]
    assert tables[0].candidates() == tables[1].candidates()
    for table in tables:
        table.play("March", units=["v-gun"], to="romans")
    assert tables[0].candidates() == tables[1].candidates()
    assert tables[0].allows("GoOn", to="cormons")


@pytest.mark.rule("G2.3.a")
def test_2_3_a_terrain_and_borders_do():
    gun = "Farra: v-gun artillery 2"
    difficult = at_farra("Romans: difficult\nFarra - Romans\nRomans - Cormons", gun, options=BASIC)
    difficult.play("March", units=["v-gun"], to="romans")
    assert difficult.asked != "column.on"  # both its points are gone
    barred = at_farra("Farra - Romans\nRomans x Cormons", gun, options=BASIC)
    barred.play("March", units=["v-gun"], to="romans")
    assert not barred.allows("GoOn", to="cormons")


TERRAIN = {"open": ("", True, 0), "difficult": ("Romans: difficult", False, 0), "town": ("Romans: town", True, 1)}
"""The zone; may a gun with two points go on from it; hits that the defenders there are spared."""


@pytest.mark.rule("G2.3.b")
@pytest.mark.parametrize("kind", TERRAIN)
def test_2_3_b_open_difficult_and_town(kind):
    zone, goes_on, spared = TERRAIN[kind]
    land = f"{zone}\nFarra - Romans\nRomans - Cormons"
    march = at_farra(land, "Farra: v-gun artillery 2", options=BASIC)
    march.play("March", units=["v-gun"], to="romans")
    assert (march.asked == "column.on") == goes_on
    attack = at_farra(land, "Farra: v1 infantry 2\nRomans: a1 infantry 2 [1]", options=BASIC)
    attack.dice(1, 6).play("March", units=["v1"], to="romans")
    assert sum(event.args["hits"] for event in attack.happened("hits_deducted")) == spared
    assert attack.is_disorganized("a1") != bool(spared)


@pytest.mark.rule("G2.3.b")
def test_2_3_b_fortress():
    table = at_farra(
        "Gradisca: fortress\nFarra # Gradisca 3", "Farra: v1 infantry 2\nGradisca: a1 infantry 2", options=BASIC
    )
    assert table.refusal("March", units=["v1"], to="gradisca")[:2] == ("G6.m", "wall_not_breached")


@pytest.mark.rule("G2.3.b")
def test_2_3_b_there_is_no_other_terrain(tmp_path):
    path = changed(tmp_path, "map.geojson", '"town": true', '"marsh": true')
    assert ("unknown_key", "unknown key 'marsh'") in complaints(load_theatre, path)


@pytest.mark.rule("G2.3.j")
def test_2_3_j_a_zone_may_be_difficult_and_a_fortified_town():
    """As Trieste: entering costs 2, and the Town spares its defenders one hit."""
    trieste = "Trieste: difficult, town\nFarra - Trieste\nTrieste - Muggia"
    march = at_farra(trieste, "Farra: v-gun artillery 2", options=BASIC)
    march.play("March", units=["v-gun"], to="trieste")
    assert march.asked != "column.on"
    attack = at_farra(trieste, "Farra: v1 infantry 2\nTrieste: a1 infantry 2 [1]", options=BASIC)
    attack.dice(1, 6).play("March", units=["v1"], to="trieste")
    assert not attack.is_disorganized("a1")
    shipped = load_shipped("drill").zones[load_shipped("drill").names["zone"].index("trieste")]
    assert (shipped.difficult, shipped.town, shipped.fortress) == (True, True, False)


# --- borders ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G2.3.c")
def test_2_3_c_zones_that_meet_at_a_point_are_not_adjacent():
    """Four zones around a crossing: Farra and Goritia touch only there."""
    crossing = "Farra - Romans\nRomans - Goritia\nGoritia - Cormons\nCormons - Farra"
    table = at_farra(crossing, "Farra: v1 infantry 2")
    assert table.allows("March", units=["v1"], to="romans")
    assert table.refusal("March", units=["v1"], to="goritia")[:2] == ("G6.e", "not_adjacent")


@pytest.mark.rule("G2.3.c")
def test_2_3_c_on_the_drill_ground_too():
    theatre = load_shipped("drill")
    corners = {}
    for feature in read_file(DRILL / "map.geojson")["features"]:
        if feature["geometry"]["type"].value == "Polygon":
            outline = feature["geometry"]["coordinates"].value[0]
            corners[feature["properties"]["id"].value] = {tuple(point) for point in outline}
    met = 0
    for a, b in combinations(corners, 2):
        adjacent = theatre.names["zone"].index(b) in theatre.border_to[theatre.names["zone"].index(a)]
        shared = len(corners[a] & corners[b])
        assert adjacent == (shared > 1), (a, b)
        met += shared == 1
    assert met, "some zones of the drill ground meet at a point"


@pytest.mark.rule("G2.3.c")
def test_2_3_c_a_border_of_one_point_is_no_border(tmp_path):
    line = '"LineString", "coordinates": ['
    path = changed(tmp_path, "map.geojson", line, line + '[13, 46]], "drawn_before": [')
    assert complaints(load_theatre, path) == [("bad_geometry", "a border is a line of at least 2 points [x, y]")]


CRAUGLIO_WALL = '"a": "crauglio", "b": "gradisca", "kind": "wall", "level": 3'


@pytest.mark.rule("G2.3.d")
def test_2_3_d_all_borders_of_a_fortress_are_walls(tmp_path):
    theatre = load_shipped("drill")
    for fortress in ("gradisca", "palma"):
        borders = theatre.border_to[theatre.names["zone"].index(fortress)].values()
        assert {theatre.border_kinds[border] for border in borders} == {WALL}
    path = changed(tmp_path, "map.geojson", CRAUGLIO_WALL, '"a": "crauglio", "b": "gradisca", "kind": "impassable"')
    assert complaints(load_theatre, path) == [
        ("bad_border", "every border of the Fortress 'gradisca' is a wall (G2.3.d)"),
    ]


@pytest.mark.rule("G2.3.d")
def test_2_3_d_and_there_are_no_other_walls(tmp_path):
    open_border = '"a": "capodistria", "b": "pirano", "kind": "open"'
    path = changed(tmp_path, "map.geojson", open_border, open_border.replace('"open"', '"wall", "level": 2'))
    assert complaints(load_theatre, path) == [
        ("bad_border", "a wall belongs to a Fortress, and neither zone is one (G2.3.d)"),
    ]


@pytest.mark.rule("G2.3.e")
@pytest.mark.parametrize("border", ["Farra x Romans", "Romans x Farra"])
def test_2_3_e_nobody_crosses_a_border_marked_x(border):
    table = at_farra(f"{border}\nFarra - Palma", "Farra: v1 infantry 2, v-gen commander 2, v2 light 2")
    for unit in ("v1", "v-gen", "v2"):
        assert table.refusal("March", units=[unit], to="romans")[:2] == ("G6.d", "impassable_border")
        assert table.allows("March", units=[unit], to="palma")


# --- rivers in the basic game ----------------------------------------------------------------------------------------

GUN_AND_FOOT = "Farra: v-gun artillery 2, v1 infantry 2"


@pytest.mark.rule("G2.3.f")
@pytest.mark.parametrize("border", ["~", "="])
def test_2_3_f_in_the_basic_game_a_river_does_not_hinder_a_march(border):
    table = at_farra(f"Farra {border} Romans\nRomans {border} Cormons", GUN_AND_FOOT, options=BASIC)
    table.play("March", units=["v-gun", "v1"], to="romans")
    table.play("GoOn", to="cormons")
    assert table.where("v-gun") == "cormons"


@pytest.mark.rule("G2.3.f")
def test_2_3_f_in_the_advanced_game_it_does():
    table = at_farra("Farra: source venetian\nFarra ~ Romans\nRomans - Cormons", GUN_AND_FOOT)
    assert table.refusal("March", units=["v-gun"], to="romans")[:2] == ("G15.a", "river_without_bridge")
    table.play("March", units=["v1"], to="romans")
    assert table.asked != "column.on"  # the crossing took the whole allowance


@pytest.mark.rule("G2.3.f")
@pytest.mark.parametrize(("options", "end"), [(BASIC, "palma"), ({}, "eliminated")])
def test_2_3_f_in_the_basic_game_a_river_does_not_bar_a_retreat(options, end):
    """Farra has a river towards Palma and an X towards Cormons; the Austrians keep Romans."""
    table = position(
        "gradisca",
        map="Farra - Romans\nFarra ~ Palma\nFarra x Cormons",
        units="Romans: a1 infantry 3, a2 infantry 3\nFarra: v1 infantry 2 [1]",
        options=options,
        active="austrian",
        activate="romans",
    )
    table.dice(1, 6).play("March", units=["a1"], to="farra")
    assert table.where("v1") == end


AMBUSH = card(20, ("ambush", {"units": 3}), moments=("entered",))


@pytest.mark.rule("G2.3.f")
@pytest.mark.parametrize(("options", "asked"), [(BASIC, "window.ask"), ({}, "activation.main")])
def test_2_3_f_in_the_basic_game_an_ambush_is_laid_across_a_river(options, asked):
    table = at_farra(
        "Farra: source venetian\nRomans: difficult\nFarra - Romans\nRomans ~ Goritia",
        "Farra: v-gun artillery 2\nGoritia: a1 infantry 2",
        options=options,
        cards=[AMBUSH],
        hands={"austrian": [20]},
    )
    table.play("March", units=["v-gun"], to="romans")
    assert table.asked == asked


@pytest.mark.rule("G2.3.i")
def test_2_3_i_gradisca_has_no_river_border(tmp_path):
    for kind in ("river", "bridge"):
        river = f'"a": "crauglio", "b": "gradisca", "kind": "{kind}", "river": "Lisonzo"'
        path = changed(tmp_path, "map.geojson", CRAUGLIO_WALL, river)
        assert complaints(load_theatre, path) == [
            ("bad_border", "no border of the Fortress 'gradisca' is a river (G2.3.i)"),
        ]
        changed(tmp_path, "map.geojson", river, CRAUGLIO_WALL)


@pytest.mark.rule("G2.3.i")
def test_2_3_i_its_walls_replace_any_river_effect():
    """Guns leave Gradisca over the Isonzo at the usual cost, in the advanced game too."""
    table = position(
        "gradisca",
        map="Gradisca: fortress, source austrian\nGradisca # Sagrado 4\nSagrado - Rubia",
        units="Gradisca: a-gun artillery 3",
        active="austrian",
        activate="gradisca",
    )
    table.play("March", units=["a-gun"], to="sagrado")
    assert table.allows("GoOn", to="rubia")


# --- X: nothing at all -----------------------------------------------------------------------------------------------


@pytest.mark.rule("G2.3.k")
def test_2_3_k_no_march_across_x():
    table = at_farra("Farra x Goritia", "Farra: v1 infantry 2\nGoritia: a1 infantry 2")
    assert table.refusal("March", units=["v1"], to="goritia")[:2] == ("G6.d", "impassable_border")


@pytest.mark.rule("G2.3.k")
def test_2_3_k_no_retreat_across_x():
    units = "Farra: v1 infantry 2, v2 infantry 2\nRomans: a1 infantry 2 [1]"
    table = at_farra("Farra - Romans\nRomans x Goritia", units)
    table.dice(1, 6).play("March", units=["v1"], to="romans")
    assert table.is_eliminated("a1")
    assert [event.rule for event in table.happened("unit_eliminated")] == ["G7.3.f"]


@pytest.mark.rule("G2.3.k")
def test_2_3_k_no_bombardment_across_x():
    table = position(
        "gradisca",
        map="Gradisca: fortress\nGradisca x Farra\nGradisca # Romans 3",
        units="Gradisca: a-gun artillery 3\nFarra: v1 infantry 2\nRomans: v2 infantry 2",
        active="austrian",
        activate="gradisca",
    )
    assert table.allows("BombardUnits", guns=["a-gun"], target="romans")
    assert table.refusal("BombardUnits", guns=["a-gun"], target="farra")[:2] == ("G7.4.2.a", "not_adjacent")


@pytest.mark.rule("G2.3.k")
def test_2_3_k_no_siege_across_x():
    table = at_farra(
        "Gradisca: fortress\nGradisca x Farra", "Farra: v-gun artillery 3, v-sap engineers 2\nGradisca: a1 infantry 2"
    )
    assert table.refusal("Bombard", guns=["v-gun"], fortress="gradisca").code == "no_wall_there"
    assert table.refusal("LayMine", engineers="v-sap", fortress="gradisca").code == "no_wall_there"


@pytest.mark.rule("G2.3.k")
@pytest.mark.parametrize(("border", "supplied"), [("-", True), ("x", False)])
def test_2_3_k_no_supply_line_across_x(border, supplied):
    table = at_farra(f"Palma: source venetian\nPalma {border} Farra", "Farra: v1 infantry 2")
    assert table.is_out_of_supply("v1") != supplied


@pytest.mark.rule("G2.3.k")
def test_2_3_k_no_command_span_across_x():
    table = position(
        "gradisca",
        map="Farra: source venetian\nFarra - Palma\nFarra x Romans\nRomans - Cormons",
        units="Farra: v-gen commander 3, v1 infantry 2\nPalma: v2 infantry 2\nRomans: v3 infantry 2",
        active="venetian",
    )
    table.play("ChooseOption", option=3, commander="v-gen")
    assert table.allows("ActivateZone", zone="palma")
    assert table.refusal("ActivateZone", zone="romans").code == "out_of_span"


@pytest.mark.rule("G2.3.k")
def test_2_3_k_no_recall_across_x():
    """Two Venetians stand beside the battle in Romans; the one behind the X is not called."""
    table = at_farra(
        "Farra: source venetian\nFarra - Romans\nRomans - Palma\nRomans x Cormons\nPalma - Farra\nFarra - Cormons",
        """
            Farra: v1 infantry 2, v-gen commander 2
            Palma: v2 infantry 2
            Cormons: v3 infantry 2
            Romans: a1 infantry 2
        """,
    )
    table.play("March", units=["v1", "v-gen"], to="romans")
    assert table.asked == "battle.recall"
    assert table.allows("Recall", unit="v2", via="palma")
    assert table.refusal("Recall", unit="v3", via="cormons")[:2] == ("G17.h", "no_way_in")


# --- names -----------------------------------------------------------------------------------------------------------

UNNAMED = {
    "fortress": ("palma", "Fortresses and Fortified Towns bear a name (G2.3.g)"),
    "town": ("capodistria", "Fortresses and Fortified Towns bear a name (G2.3.g)"),
    "set-up zone": ("rubia", "units start in 'rubia', so it bears a name (G2.3.g)"),
    "Austrian raid area": ("codroipo", "the Austrian raids only zones that bear a name (G2.3.g, G23.v)"),
}


@pytest.mark.rule("G2.3.g")
@pytest.mark.parametrize("what", UNNAMED)
def test_2_3_g_these_zones_bear_a_name(tmp_path, what):
    zone, message = UNNAMED[what]
    path = changed(tmp_path, "map.geojson", f'"id": "{zone}"', f'"id": "{zone}", "named": false')
    assert ("bad_zone", message) in complaints(load_theatre, path)


@pytest.mark.rule("G2.3.g")
def test_2_3_g_other_zones_need_none():
    zones = {zone.id: zone for zone in load_shipped("drill").zones}
    assert [zone.id for zone in zones.values() if not zone.named] == ["romans"]


@pytest.mark.rule("G2.3.h")
def test_2_3_h_istria_is_capo_d_istria_and_pirano():
    """The drill's card 1 lands its force in Istria."""
    table = drill([1], BASIC)
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="landing-in-istria")
    table.play("Pass")  # the Austrian lets it happen
    assert table.asked == "arrival.choose"
    assert [action["zone"] for action in table.candidates()] == ["capodistria", "pirano"]
    assert table.refusal("EnterAt", zone="trieste")[:2] == ("G12.a", "no_entry_there")


@pytest.mark.rule("G2.3.h")
def test_2_3_h_the_word_means_nothing_on_a_map_without_them(tmp_path):
    path = changed(tmp_path, "map.geojson", '"id": "pirano"', '"id": "isola"')
    changed(tmp_path, "map.geojson", '"b": "pirano"', '"b": "isola"')
    assert any("unknown zone 'istria'" in message for _, message in complaints(load_theatre, path))

"""21.1 Attack Supply: what needs it, what does not, and who has it."""

from __future__ import annotations

import pytest

from caracole.play.table import Table, position

FRONT = """
    Farra - Romans
    Farra - Mossa
    Romans: raid venetian
    Farra - Lucinico
    Lucinico: raid venetian
    Mossa - Cormons
    Cormons: source venetian
"""
"""Romans is where the enemy stands, Lucinico lies empty, and supply comes from Cormons by Mossa."""

CAMP = {"venetian": "mossa"}
THREE = "Farra: v1 infantry, v2 infantry, v3 infantry"
ALL_THREE = ["v1", "v2", "v3"]

SIEGE = """
    Gradisca: fortress
    Farra # Gradisca 4
    Farra - Mossa
    Mossa: source venetian
"""


def at_farra(units: str, map: str = FRONT, **words) -> Table:
    """Farra is activated; without ``camps`` the Venetian has no Camp, so no Attack Supply."""
    return position("gradisca", active="venetian", activate="farra", map=map, units=units, **words)


def refused(table: Table, action: str, **fields) -> tuple[str, str] | None:
    """Rule and code of the refusal."""
    refusal = table.refusal(action, **fields)
    return None if refusal is None else (refusal.rule, refusal.code)


# --- what needs it ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("G21.1.a")
def test_21_1_a_field_combat_with_three_combat_units_needs_attack_supply():
    units = f"{THREE}\nRomans: a1 infantry"
    assert refused(at_farra(units), "March", units=ALL_THREE, to="romans") == ("G21.1.a", "needs_attack_supply")
    assert at_farra(units, camps=CAMP).allows("March", units=ALL_THREE, to="romans")


LONG_ROAD = """
    Romans - Farra
    Farra - Mossa
    Mossa: source venetian
    Farra - A1
    A1 - A2
    A2 - A3
    A3 - A4
    A4 - Lucinico
"""


@pytest.mark.rule("G21.1.a")
def test_21_1_a_horse_activated_with_attack_supply_takes_it_along():
    table = at_farra("Farra: v1 light, v2 light, v3 light\nLucinico: a1 infantry", LONG_ROAD, camps=CAMP)
    table.play("March", units=ALL_THREE, to="a1")
    for zone in ("a2", "a3", "a4"):
        table.play("GoOn", to=zone)
    assert table.allows("GoOn", to="lucinico")


@pytest.mark.rule("G21.1.a")
def test_21_1_a_horse_activated_without_it_does_not_find_it_beside_the_camp():
    table = position(
        "gradisca",
        active="venetian",
        activate="a4",
        map=LONG_ROAD,
        units="A4: v1 light, v2 light, v3 light\nRomans: a1 infantry",
        camps=CAMP,
    )
    table.play("March", units=ALL_THREE, to="a3")
    for zone in ("a2", "a1", "farra"):
        table.play("GoOn", to=zone)
    assert refused(table, "GoOn", to="romans") == ("G21.1.a", "needs_attack_supply")


@pytest.mark.rule("G21.1.a")
def test_21_1_a_in_the_basic_game_nobody_needs_it():
    table = at_farra(f"{THREE}\nRomans: a1 infantry", options={"game": "basic"})
    assert table.allows("March", units=ALL_THREE, to="romans")


@pytest.mark.rule("G21.1.b")
@pytest.mark.parametrize("enemy", ["", "Romans: a1 infantry"])
def test_21_1_b_a_raid_with_three_combat_units_needs_attack_supply(enemy):
    raid = {"units": ALL_THREE, "to": "romans", "how": "raid"}
    assert refused(at_farra(f"{THREE}\n{enemy}"), "March", **raid) == ("G21.1.b", "needs_attack_supply")
    assert at_farra(f"{THREE}\n{enemy}", camps=CAMP).allows("March", **raid)


@pytest.mark.rule("G21.1.c")
@pytest.mark.parametrize("guns", [["v1"], ["v1", "v2"]])
def test_21_1_c_bombarding_a_fortress_needs_it_whatever_the_number_of_guns(guns):
    units = "Farra: v1 artillery 3, v2 artillery 3\nGradisca: a1 infantry"
    shot = {"guns": guns, "fortress": "gradisca"}
    assert refused(at_farra(units, SIEGE), "Bombard", **shot) == ("G21.1.c", "needs_attack_supply")
    assert at_farra(units, SIEGE, camps=CAMP).allows("Bombard", **shot)


@pytest.mark.rule("G21.1.d")
def test_21_1_d_laying_a_mine_needs_it():
    units = "Farra: v1 engineers 2\nGradisca: a1 infantry"
    mine = {"engineers": "v1", "fortress": "gradisca"}
    assert refused(at_farra(units, SIEGE), "LayMine", **mine) == ("G21.1.d", "needs_attack_supply")
    assert at_farra(units, SIEGE, camps=CAMP).allows("LayMine", **mine)


@pytest.mark.rule("G21.1.d")
@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({}, None),
        ({"edition": "it"}, None),
        ({"edition": "fr"}, None),
        ({"setting_off_needs_attack_supply": False}, None),
        ({"edition": "en"}, ("G21.1.d", "needs_attack_supply")),
        ({"setting_off_needs_attack_supply": True}, ("G21.1.d", "needs_attack_supply")),
    ],
)
def test_21_1_d_setting_off_a_mine_needs_it_only_by_the_english_text(options, refusal):
    words = {"options": options, "mines": "Farra > Gradisca 1 by venetian"}
    units = "Farra: v1 engineers 2\nGradisca: a1 infantry"
    mine = {"engineers": "v1", "fortress": "gradisca"}
    assert refused(at_farra(units, SIEGE, **words), "SetOffMine", **mine) == refusal
    assert at_farra(units, SIEGE, **words, camps=CAMP).allows("SetOffMine", **mine)


@pytest.mark.rule("G21.1.e")
def test_21_1_e_building_a_fort_needs_it():
    units = "Farra: v1 engineers 2"
    assert refused(at_farra(units), "BuildFort", engineers="v1") == ("G21.1.e", "needs_attack_supply")
    table = at_farra(units, camps=CAMP)
    table.play("BuildFort", engineers="v1")
    assert table.forts("venetian", "farra") == 1


# --- what does not ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("G21.1.f")
def test_21_1_f_two_combat_units_fight_and_raid_without_it():
    table = at_farra(f"{THREE}\nRomans: a1 infantry")
    assert table.allows("March", units=["v1", "v2"], to="romans")
    assert table.allows("March", units=["v1", "v2"], to="romans", how="raid")
    assert table.allows("March", units=["v1"], to="romans", how="raid")


@pytest.mark.rule("G21.1.g")
def test_21_1_g_moving_into_a_zone_without_units_needs_none():
    assert at_farra(THREE).allows("March", units=ALL_THREE, to="lucinico")


@pytest.mark.rule("G21.1.g")
@pytest.mark.parametrize("options", [{}, {"edition": "it"}, {"edition": "en"}, {"edition": "fr"}])
def test_21_1_g_a_raid_by_two_in_a_zone_without_enemies_needs_none(options):
    table = at_farra(THREE, options=options)
    assert table.allows("March", units=["v1", "v2"], to="lucinico", how="raid")


@pytest.mark.rule("G21.1.g")
def test_21_1_g_with_the_option_off_such_a_raid_needs_it():
    strict = {"small_raids_need_none": False}
    raid = {"units": ["v1"], "to": "lucinico", "how": "raid"}
    assert refused(at_farra(THREE, options=strict), "March", **raid) == ("G21.1.g", "needs_attack_supply")
    assert at_farra(THREE, options=strict, camps=CAMP).allows("March", **raid)
    # the clause stays as it is for a raid among enemies
    among_enemies = at_farra(f"{THREE}\nLucinico: a1 infantry", options=strict)
    assert among_enemies.allows("March", **raid)


@pytest.mark.rule("G21.1.h")
def test_21_1_h_units_recalled_to_a_combat_need_none():
    table = at_farra(
        "Farra: v-gen commander 3, v1 infantry 1, v2 infantry 1\nRomans: a1 infantry 1\nLucinico: v3 infantry 1 @red",
        f"{FRONT}\nLucinico - Romans",
    )
    table.play("March", units=["v-gen", "v1", "v2"], to="romans")
    assert table.asked == "battle.recall"
    table.dice(6, 6, 6, 6, 6).play("Recall", unit="v3", via="lucinico")
    (fire, _) = table.happened("units_fired")
    assert fire.args["units"] == ["v-gen", "v1", "v2", "v3"]


@pytest.mark.rule("G21.1.m")
@pytest.mark.parametrize("third", ["engineers 2", "artillery 2", "light 2", "cernide 1"])
def test_21_1_m_every_combat_unit_of_the_stack_counts(third):
    table = at_farra(f"Farra: v1 infantry, v2 infantry, v3 {third}\nRomans: a1 infantry")
    assert refused(table, "March", units=ALL_THREE, to="romans") == ("G21.1.a", "needs_attack_supply")


@pytest.mark.rule("G21.1.m")
def test_21_1_m_commanders_do_not_count():
    table = at_farra("Farra: v1 infantry, v2 infantry, v3 commander 2, v4 commander 1\nRomans: a1 infantry")
    assert table.allows("March", units=["v1", "v2", "v3", "v4"], to="romans")


@pytest.mark.rule("G21.1.m")
def test_21_1_m_without_it_they_may_attack_in_groups_of_one_or_two():
    table = at_farra("Farra: v1 infantry 1, v2 infantry 1, v3 infantry 1, v4 infantry 1\nRomans: a1 infantry 1")
    table.dice(6, 6, 6).play("March", units=["v1", "v2"], to="romans")
    assert table.where("v1") == "farra"
    assert table.allows("March", units=["v3", "v4"], to="romans")


@pytest.mark.rule("G21.1.m")
def test_21_1_m_a_stack_that_drops_its_third_unit_may_attack():
    table = at_farra(f"{THREE}\nRomans: a1 infantry", f"{FRONT}\nLucinico - Romans")
    table.play("March", units=ALL_THREE, to="lucinico")
    assert refused(table, "GoOn", to="romans") == ("G21.1.a", "needs_attack_supply")
    table.play("Drop", unit="v3")
    assert table.allows("GoOn", to="romans")


@pytest.mark.rule("G21.1.m")
@pytest.mark.parametrize("enemy", ["a1 commander 2", "a1 engineers 2", "a1 commander 2, a2 engineers 2"])
def test_21_1_m_an_entry_that_leads_to_no_combat_needs_none(enemy):
    table = at_farra(f"{THREE}\nRomans: {enemy}")
    table.play("March", units=ALL_THREE, to="romans")
    assert table.is_eliminated("a1")


@pytest.mark.rule("G21.1.m")
def test_21_1_m_lone_enemy_markers_need_none():
    table = at_farra(THREE, camps={"austrian": "romans"}, forts="austrian Romans")
    assert table.allows("March", units=ALL_THREE, to="romans")


@pytest.mark.rule("G21.1.o")
def test_21_1_o_bombarding_units_through_a_breach_needs_none():
    table = at_farra(
        "Farra: v1 artillery 3, v2 engineers 2\nGradisca: a1 infantry", SIEGE.replace("Gradisca 4", "Gradisca 4 now 0")
    )
    assert table.allows("BombardUnits", guns=["v1"], target="gradisca")


@pytest.mark.rule("G21.1.o")
def test_21_1_o_destroying_an_own_fort_needs_none():
    table = at_farra("Farra: v1 engineers 2", forts="venetian Farra")
    table.play("DestroyFort", engineers="v1")
    assert table.forts("venetian", "farra") == 0


@pytest.mark.rule("G21.1.o")
@pytest.mark.parametrize("morale", [9, 1])
def test_21_1_o_counter_mining_and_rebuilding_need_none(morale):
    table = position(
        "gradisca",
        active="austrian",
        activate="gradisca",
        morale=morale,
        map=SIEGE.replace("Gradisca 4", "Gradisca 4 now 2"),
        units="Gradisca: a1 engineers 2\nFarra: v1 infantry",
        mines="Farra > Gradisca 1 by venetian",
    )
    assert table.allows("CounterMine", engineers="a1", facing="farra")
    assert table.allows("RebuildWall", engineers="a1", facing="farra")


@pytest.mark.rule("G21.1.p")
def test_21_1_p_an_incursion_by_three_needs_it_and_by_two_does_not():
    horse = "Farra: v1 light 2 [1], v2 light 2 [1], v3 light 2 [1]\nRomans: a1 infantry"
    table = at_farra(horse)
    strike = {"to": "romans", "how": "incursion"}
    assert refused(table, "March", units=ALL_THREE, **strike) == ("G21.1.p", "needs_attack_supply")
    assert table.allows("March", units=["v1", "v2"], **strike)
    assert at_farra(horse, camps=CAMP).allows("March", units=ALL_THREE, **strike)


# --- who has it ------------------------------------------------------------------------------------------------------


def has_attack_supply(map: str, units: str = "Farra: v1 engineers 2", **words) -> bool:
    """May engineers in Farra build a Fort, with the Camp in Mossa?"""
    return at_farra(units, map, **{"camps": CAMP, **words}).allows("BuildFort", engineers="v1")


@pytest.mark.rule("G21.1.i")
def test_21_1_i_the_camp_is_at_most_three_zones_away():
    source = "Mossa: source venetian"
    assert has_attack_supply(f"Farra - A1\nA1 - A2\nA2 - Mossa\n{source}")
    assert not has_attack_supply(f"Farra - A1\nA1 - A2\nA2 - A3\nA3 - Mossa\n{source}")


@pytest.mark.rule("G21.1.i")
def test_21_1_i_the_camp_needs_a_line_of_any_length_to_a_source():
    assert has_attack_supply("Farra - Mossa\nMossa - B1\nB1 - B2\nB2 - B3\nB3 - B4\nB4 - B5\nB5: source venetian")
    assert not has_attack_supply("Farra - Mossa\nMossa - B1")
    assert not has_attack_supply("Farra - Mossa\nMossa ~ B1\nB1: source venetian")
    units = "Farra: v1 engineers 2\nB1: a1 infantry"
    assert not has_attack_supply("Farra - Mossa\nMossa - B1\nB1 - B2\nB2: source venetian", units)


@pytest.mark.rule("G21.1.i")
@pytest.mark.parametrize("camps", [None, {"austrian": "mossa"}])
def test_21_1_i_without_an_own_camp_there_is_none(camps):
    assert not has_attack_supply("Farra - Mossa\nMossa: source venetian", camps=camps)


@pytest.mark.rule("G21.1.i")
@pytest.mark.parametrize("sign", ["x", "~"])
def test_21_1_i_the_way_to_the_camp_is_a_supply_line(sign):
    source = "Mossa: source venetian\nFarra - B1\nB1: source venetian"
    assert has_attack_supply(f"Farra - Mossa\n{source}")
    assert not has_attack_supply(f"Farra {sign} Mossa\n{source}")
    assert has_attack_supply(f"Farra - A1\nA1 - Mossa\n{source}")
    assert not has_attack_supply(f"Farra - A1\nA1 - Mossa\n{source}", "Farra: v1 engineers 2\nA1: a1 infantry")


@pytest.mark.rule("G21.1.j")
def test_21_1_j_a_difficult_zone_counts_as_two():
    source = "Mossa: source venetian"
    assert has_attack_supply(f"A1: difficult\nFarra - A1\nA1 - Mossa\n{source}")
    assert not has_attack_supply(f"A1: difficult\nFarra - A1\nA1 - A2\nA2 - Mossa\n{source}")


@pytest.mark.rule("G21.1.j")
def test_21_1_j_the_own_zone_is_left_out_and_that_of_the_camp_counted():
    road = "Farra - A1\nA1 - A2\nA2 - Mossa\nMossa: source venetian"
    assert has_attack_supply(f"{road}\nFarra: difficult")
    assert not has_attack_supply(f"{road}\nMossa: difficult")
    assert has_attack_supply("Farra - A1\nA1 - Mossa\nMossa: source venetian, difficult")


@pytest.mark.rule("G21.1.j")
def test_21_1_j_the_shorter_of_two_ways_is_taken():
    assert has_attack_supply(
        "A1: difficult\nFarra - A1\nA1 - B2\nFarra - B1\nB1 - B2\nB2 - Mossa\nMossa: source venetian"
    )


@pytest.mark.rule("G21.1.n")
def test_21_1_n_in_the_zone_of_the_camp_only_its_own_line_matters():
    here = {"venetian": "farra"}
    assert has_attack_supply("Farra: difficult\nFarra - A1\nA1: source venetian", camps=here)
    assert not has_attack_supply("Farra - A1", camps=here)


@pytest.mark.rule("G21.1.k")
@pytest.mark.parametrize(("side", "letter", "refusal"), [("austrian", "a", None), ("venetian", "v", "G21.1")])
def test_21_1_k_austrians_in_trieste_need_none_but_venetians_there_do(side, letter, refusal):
    enemy = "v9" if letter == "a" else "a9"
    table = position(
        "gradisca",
        active=side,
        activate="trieste",
        map="Trieste: town, difficult, free attack austrian\nTrieste - Muggia",
        units=f"""
            Trieste: {letter}1 infantry, {letter}2 infantry, {letter}3 engineers 2
            Muggia: {enemy} infantry
        """,
    )
    attack = refused(table, "March", units=[f"{letter}1", f"{letter}2", f"{letter}3"], to="muggia")
    fort = refused(table, "BuildFort", engineers=f"{letter}3")
    assert attack == (refusal and ("G21.1.a", "needs_attack_supply"))
    assert fort == (refusal and ("G21.1.e", "needs_attack_supply"))


@pytest.mark.rule("G21.1.k")
def test_21_1_k_the_freedom_is_that_of_trieste_alone():
    table = position(
        "gradisca",
        active="austrian",
        activate="muggia",
        map="Trieste: free attack austrian\nTrieste - Muggia",
        units="Muggia: a1 engineers 2",
    )
    assert refused(table, "BuildFort", engineers="a1") == ("G21.1.e", "needs_attack_supply")


@pytest.mark.rule("G21.1.l")
@pytest.mark.parametrize(("side", "letter", "enemy"), [("austrian", "a", "v9"), ("venetian", "v", "a9")])
def test_21_1_l_units_of_either_side_inside_a_fortress_need_none(side, letter, enemy):
    table = position(
        "gradisca",
        active=side,
        activate="gradisca",
        map="Gradisca: fortress\nGradisca # Farra 4",
        units=f"Gradisca: {letter}1 infantry, {letter}2 infantry, {letter}3 infantry\nFarra: {enemy} infantry",
    )
    assert table.allows("March", units=[f"{letter}1", f"{letter}2", f"{letter}3"], to="farra")


@pytest.mark.rule("G21.1.q")
def test_21_1_q_a_way_to_the_camp_that_is_cut_during_the_activation_takes_nothing_away():
    land = "Farra - Romans\nRomans - A1\nFarra - A1\nA1 - Mossa\nMossa: source venetian"
    table = at_farra("Farra: v1 engineers 2, v2 infantry 2\nRomans: a1 infantry 2 [1]", land, camps=CAMP)
    table.dice(1, 6).play("March", units=["v2"], to="romans")
    assert table.where("a1") == "a1"
    assert table.allows("BuildFort", engineers="v1")


@pytest.mark.rule("G21.1.q")
def test_21_1_q_an_enemy_who_falls_during_the_activation_does_not_open_the_way():
    land = "Farra - A1\nA1 - Mossa\nMossa: source venetian"
    table = at_farra("Farra: v1 engineers 2, v2 infantry 2\nA1: a1 commander 1", land, camps=CAMP)
    table.play("March", units=["v2"], to="a1")
    assert table.is_eliminated("a1")
    assert refused(table, "BuildFort", engineers="v1") == ("G21.1.e", "needs_attack_supply")

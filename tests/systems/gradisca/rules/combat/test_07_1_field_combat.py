"""7 and 7.1: when units fight in the open, who fires, who is hit, who stays."""

from __future__ import annotations

import pytest

from systems.gradisca.rules.combat.positions import (
    AUSTRIAN,
    FORTRESS,
    VENETIAN,
    attack,
    fire,
    lost_under,
    rules_of,
    table_of,
    winner,
)

# --- 7 when there is combat ------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.b")
def test_7_b_entering_a_zone_with_enemy_combat_units_is_field_combat():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2
    """)
    attack(table, 6, 6)
    assert rules_of(table, "battle_began") == ["G7.b"]


@pytest.mark.rule("G7.b")
def test_7_b_a_gun_alone_is_a_combat_unit_and_fights():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a-gun artillery 3
    """)
    attack(table, 6, 5)
    assert rules_of(table, "battle_began") == ["G7.b"]


@pytest.mark.rule("G7.b")
def test_7_b_no_combat_against_a_lone_commander_nor_in_a_free_zone():
    table = table_of("""
        Farra: v1 infantry 2, v2 infantry 2
        Romans: a-gen commander 3
    """)
    attack(table, units="v1")
    assert table.is_eliminated("a-gen")
    table.play("March", units=["v2"], to="romans")
    assert not table.happened("battle_began")


# --- 7.1 who fights --------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.1.a")
def test_7_1_a_only_those_who_entered_attack():
    table = table_of("""
        Farra: v1 infantry 2, v2 infantry 2
        Romans: a1 infantry 2
    """)
    attack(table, 6, 1, units="v1")
    assert fire(table, "venetian")["units"] == ["v1"]
    assert table.is_eliminated("v1")  # the hit had nobody else to fall on
    assert table.where("v2") == "farra"


@pytest.mark.rule("G7.1.b")
def test_7_1_b_foot_horse_guns_and_commanders_of_the_attacker_all_fire():
    table = table_of("""
        Farra: v1 infantry 2, v2 light 2, v3 medium 2, v4 heavy 2, v5 cernide 1, v-gun artillery 3, v-gen commander 3
        Romans: a1 infantry 2
    """)
    attack(table, 6, 6, 6, 6, 6, 5, 6, 6, units="v1 v2 v3 v4 v5 v-gun v-gen")
    assert fire(table, "venetian")["units"] == ["v1", "v2", "v3", "v4", "v5", "v-gun", "v-gen"]


@pytest.mark.rule("G7.1.c")
def test_7_1_c_all_defenders_fire_of_any_command_activated_or_not():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2 @red, a2 infantry 2 @white (activated), a-gun artillery 3 @blue, a-gen commander 3 @red
        Mariano: a9 infantry 2 @red
    """)
    attack(table, 6, 6, 6, 5, 6)
    assert fire(table, "austrian")["units"] == ["a1", "a2", "a-gun", "a-gen"]


@pytest.mark.rule("G7.1.d")
def test_7_1_d_engineers_do_not_fire_on_either_side():
    table = table_of("""
        Farra: v1 infantry 2, v-sap engineers 3
        Romans: a1 infantry 2, a-sap engineers 3
    """)
    attack(table, 6, 6, units="v1 v-sap")  # two dice, not four
    assert fire(table, "venetian")["units"] == ["v1"]
    assert fire(table, "austrian")["units"] == ["a1"]


@pytest.mark.rule("G7.1.d")
def test_7_1_d_engineers_may_be_given_hits():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2, a-sap engineers 3
    """)
    attack(table, 2, 6)
    table.play("TakeHit", unit="a-sap")
    assert table.is_eliminated("a-sap")
    assert not table.is_eliminated("a1")


# --- 7.1 fire --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.1.e")
@pytest.mark.parametrize(("die", "hits"), [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_7_1_e_a_unit_hits_with_its_fire_value_or_less(die, hits):
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1]
    """)
    attack(table, die, 6)
    assert fire(table, "venetian")["hits"] == hits
    assert table.is_disorganized("a1") == bool(hits)


@pytest.mark.rule("G7.1.e")
@pytest.mark.parametrize(("die", "hits"), [(3, 1), (4, 0)])
def test_7_1_e_a_commander_hits_with_his_leadership_or_less(die, hits):
    table = table_of("""
        Farra: v1 infantry 1, v-gen commander 3
        Romans: a1 infantry 2 [1]
    """)
    attack(table, 6, die, 6, units="v1 v-gen")
    assert fire(table, "venetian")["hits"] == hits
    assert table.is_disorganized("a1") == bool(hits)


@pytest.mark.rule("G7.1.f")
def test_7_1_f_units_that_fall_have_fired_in_the_same_round():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2
    """)
    attack(table, 1, 1)
    assert table.is_eliminated("a1")
    assert table.is_eliminated("v1")


@pytest.mark.rule("G7.1.g")
def test_7_1_g_fort_and_town_are_deducted_together():
    table = table_of(
        """
        Farra: v1 infantry 2, v2 infantry 2, v3 infantry 2
        Romans: a1 infantry 2 [1], a2 infantry 2 [1]
        """,
        map="Romans: town\nFarra - Romans\nRomans - Mariano",
        forts="austrian Romans",
    )
    attack(table, 1, 1, 1, 6, 6, units="v1 v2 v3")
    assert table.happened("hits_deducted")[0].args == {"zone": "romans", "hits": 2}
    assert table.decision.about["hits"] == 1  # of three


@pytest.mark.rule("G7.1.g")
def test_7_1_g_never_below_none():
    table = table_of(
        """
        Farra: v1 infantry 2
        Romans: a1 infantry 2, a-gen commander 1
        """,
        map="Romans: town\nFarra - Romans\nRomans - Mariano",
        forts="austrian Romans",
    )
    attack(table, 1, 6, 6)  # no die for a-gen: his side took no hit
    assert table.happened("hits_deducted")[0].args["hits"] == 1
    assert winner(table) == "austrian"  # 0 to 0, not -1
    assert table.where("a1") == "romans"


@pytest.mark.rule("G7.1.h")
def test_7_1_h_the_hits_of_the_defender_are_never_reduced():
    table = table_of(
        """
        Farra: v1 infantry 2 [1]
        Romans: a1 infantry 2
        """,
        map="Romans: town\nFarra: town\nFarra - Romans\nRomans - Mariano",
        forts="austrian Romans, venetian Farra",
    )
    attack(table, 6, 1)
    assert table.is_disorganized("v1")
    assert not table.happened("hits_deducted")


# --- 7.1 the owner distributes ---------------------------------------------------------------------------------------


@pytest.mark.rule("G7.1.i")
def test_7_1_i_the_owner_of_those_hit_distributes():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1], a2 infantry 2 [1]
        Mariano: a3 infantry 2 [1]
    """)
    attack(table, 1, 6, 6)
    assert table.asked == "hits.take"
    assert table.decision.seats == (AUSTRIAN,)
    assert [row["unit"] for row in table.candidates()] == ["a1", "a2"]
    for other in ("v1", "a3"):
        refusal = table.refusal("TakeHit", unit=other)
        assert (refusal.rule, refusal.code) == ("G7.1.i", "not_among_those_hit")
    table.play("TakeHit", unit="a2")
    assert table.is_disorganized("a2")
    assert not table.is_disorganized("a1")


@pytest.mark.rule("G7.1.i")
def test_7_1_i_the_attacker_distributes_the_hits_on_his_own():
    table = table_of("""
        Farra: v1 infantry 2, v2 infantry 2
        Romans: a1 infantry 2
    """)
    attack(table, 6, 6, 1, units="v1 v2")
    assert table.decision.seats == (VENETIAN,)
    table.play("TakeHit", unit="v2")
    assert table.is_eliminated("v2")
    assert table.where("v1") == "farra"


@pytest.mark.rule("G7.1.j")
def test_7_1_j_hits_that_nobody_is_left_to_take_are_lost():
    """Two hits on one unit are one hit suffered: with one on each side the attacker goes."""
    table = table_of("""
        Farra: v1 infantry 2, v-gen commander 3
        Romans: a1 infantry 2, a-gen commander 3
    """)
    attack(table, 1, 1, 1, 6, 6, 6, units="v1 v-gen")
    assert fire(table, "venetian")["hits"] == 2
    assert fire(table, "austrian")["hits"] == 1
    assert table.is_eliminated("a1")
    assert table.is_eliminated("v1")
    assert winner(table) == "austrian"
    assert table.where("v-gen") == "farra"


@pytest.mark.rule("G7.1.k")
def test_7_1_k_no_hits_on_commanders():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2, a2 infantry 2, a-gen commander 3
    """)
    attack(table, 1, 6, 6, 6)
    refusal = table.refusal("TakeHit", unit="a-gen")
    assert (refusal.rule, refusal.code) == ("G7.1.k", "commander_takes_no_hits")
    assert "a-gen" not in [row["unit"] for row in table.candidates()]


@pytest.mark.rule("G7.1.l")
@pytest.mark.parametrize(("die", "is_hit"), [(1, True), (2, True), (3, False), (6, False)])
def test_7_1_l_a_commander_is_hit_on_1_or_2(die, is_hit):
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1], a-gen commander 3
    """)
    attack(table, 1, 6, 6, die)
    assert table.is_eliminated("a-gen") == is_hit


@pytest.mark.rule("G7.1.l")
def test_7_1_l_each_commander_in_the_zone_of_a_side_that_took_a_hit():
    table = table_of("""
        Farra: v1 infantry 2, v-gen commander 1
        Romans: a1 infantry 2 [1], a-one commander 1, a-two commander 1
        Mariano: a-far commander 1
    """)
    attack(table, 1, 6, 6, 6, 6, 5, 2, units="v1 v-gen")  # the Venetians took no hit and check nobody
    assert [event.args["commander"] for event in table.happened("commander_checked")] == ["a-one", "a-two"]
    assert lost_under(table, "G7.2.i") == ["a-two"]


# --- 7.1 who stays ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.1.m")
def test_7_1_m_who_wipes_out_the_other_stays_whatever_the_hits():
    table = table_of("""
        Farra: v1 infantry 2 [1], v2 infantry 2 [1]
        Romans: a1 infantry 2, a-gen commander 3
    """)
    attack(table, 1, 6, 1, 1, units="v1 v2")
    table.play("TakeHit", unit="v1")
    table.dice(6).play("TakeHit", unit="v2")  # the die for a-gen, who then is alone
    assert table.is_eliminated("a1")
    assert table.is_eliminated("a-gen")
    assert (table.where("v1"), table.where("v2")) == ("romans", "romans")  # two hits against one
    assert rules_of(table, "battle_won") == ["G7.1.m"]


@pytest.mark.rule("G7.1.n")
def test_7_1_n_the_side_that_took_more_hits_retreats():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1]
    """)
    attack(table, 1, 6)
    table.play("RetreatTo", to="mariano")
    assert table.where("a1") == "mariano"
    assert table.where("v1") == "romans"
    assert rules_of(table, "battle_won") == ["G7.1.n"]


@pytest.mark.rule("G7.1.n")
def test_7_1_n_also_if_it_is_the_attacker():
    table = table_of("""
        Farra: v1 infantry 2 [1]
        Romans: a1 infantry 2 [1]
    """)
    attack(table, 6, 1)
    assert table.where("v1") == "farra"
    assert table.where("a1") == "romans"


@pytest.mark.rule("G7.1.o")
@pytest.mark.parametrize("die", [1, 6])
def test_7_1_o_with_equal_hits_the_attacker_retreats(die):
    table = table_of("""
        Farra: v1 infantry 2 [1]
        Romans: a1 infantry 2 [1]
    """)
    attack(table, die, die)  # 1 to 1, 0 to 0
    assert table.where("v1") == "farra"
    assert table.where("a1") == "romans"


# --- 7.1 rulings -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.1.p")
def test_7_1_p_the_steps_of_a_round_in_their_order():
    table = table_of(
        """
        Farra: v1 infantry 2 [1], v2 infantry 2, v3 infantry 2
        Romans: a1 infantry 2, a-gun artillery 3, a-gen commander 3, a-sap engineers 2
        """,
        map="Romans: town, booty austrian 3\nFarra - Romans\nRomans - Mariano",
        forts="austrian Romans",
    )
    attack(table, 1, 1, 1, 1, 6, 6, units="v1 v2 v3")
    table.play("TakeHit", unit="v1")
    table.dice(5).play("TakeHit", unit="a1")
    told = [(event.kind, event.args.get("unit")) for event in table.events]
    first = told.index(("units_fired", None))
    assert told[first:] == [
        ("units_fired", None),
        ("units_fired", None),
        ("unit_eliminated", "a-gun"),  # burst on a 6
        ("hits_deducted", None),
        ("unit_disorganized", "v1"),
        ("unit_eliminated", "a1"),
        ("commander_checked", None),
        ("unit_eliminated", "a-gen"),  # left alone
        ("unit_eliminated", "a-sap"),
        ("battle_won", None),
        ("forts_taken", None),
        ("booty_taken", None),
        ("points_gained", None),
    ]


@pytest.mark.rule("G7.1.p")
def test_7_1_p_commanders_are_checked_before_those_left_alone_are_lost():
    """A replacement may still appear elsewhere although nobody of his force is left."""
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2, a-gen commander 3 [2]
        Mariano: a2 infantry 2
    """)
    attack(table, 1, 6, 6, 1)
    assert table.where("a-gen") == "mariano"
    assert winner(table) == "venetian"


@pytest.mark.rule("G7.1.q")
def test_7_1_q_commanders_and_engineers_left_alone_are_eliminated():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2, a-sap engineers 2, a-gen commander 3
    """)
    attack(table, 1, 6, 6)
    table.dice(6).play("TakeHit", unit="a1")
    assert lost_under(table, "G7.1.q") == ["a-sap", "a-gen"]
    assert table.where("v1") == "romans"  # they were wiped out


@pytest.mark.rule("G7.1.q")
def test_7_1_q_attackers_too():
    table = table_of("""
        Farra: v1 infantry 2, v-sap engineers 2, v-gen commander 1
        Romans: a-gun artillery 3, a-sap engineers 3
    """)
    attack(table, 6, 6, 1, units="v1 v-sap v-gen")
    table.dice(6).play("TakeHit", unit="v1")
    assert lost_under(table, "G7.1.q") == ["v-sap", "v-gen"]
    assert winner(table) == "austrian"


@pytest.mark.rule("G7.1.q")
def test_7_1_q_if_neither_side_has_fighters_left_the_hits_decide():
    table = table_of("""
        Farra: v1 infantry 2, v-sap engineers 2
        Romans: a1 infantry 2, a-sap engineers 2
    """)
    attack(table, 1, 1, units="v1 v-sap")
    table.play("TakeHit", unit="v1")
    table.play("TakeHit", unit="a1")
    assert not lost_under(table, "G7.1.q")
    assert table.where("v-sap") == "farra"
    assert table.where("a-sap") == "romans"


@pytest.mark.rule("G7.1.r")
def test_7_1_r_one_unit_may_take_two_hits_while_others_stay_untouched():
    table = table_of("""
        Farra: v1 infantry 2, v2 infantry 2
        Romans: a1 infantry 2 [1], a2 infantry 2 [1], a3 infantry 2 [1]
    """)
    attack(table, 1, 1, 6, 6, 6, units="v1 v2")
    table.play("TakeHit", unit="a1")
    assert table.is_disorganized("a1")
    table.play("TakeHit", unit="a1")
    assert table.is_eliminated("a1")
    assert not table.is_disorganized("a2")
    assert not table.is_disorganized("a3")


@pytest.mark.rule("G7.1.r")
@pytest.mark.parametrize("kind", ["cernide 2 [1]", "infantry 2"])
def test_7_1_r_cernide_and_one_sided_units_take_one_hit_only(kind):
    table = table_of(f"""
        Farra: v1 infantry 2, v2 infantry 2
        Romans: a1 {kind}, a2 infantry 2 [1], a3 infantry 2 [1]
    """)
    attack(table, 1, 1, 6, 6, 6, units="v1 v2")
    table.play("TakeHit", unit="a1")
    assert table.is_eliminated("a1")
    assert [row["unit"] for row in table.candidates()] == ["a2", "a3"]


@pytest.mark.rule("G7.1.s")
def test_7_1_s_hits_taken_off_by_a_town_do_not_count():
    table = table_of(
        """
        Farra: v1 infantry 2 [1], v2 infantry 2 [1]
        Romans: a1 infantry 2 [1]
        """,
        map="Romans: town\nFarra - Romans\nRomans - Mariano",
    )
    attack(table, 1, 1, 1, units="v1 v2")
    table.play("TakeHit", unit="v1")
    assert winner(table) == "austrian"  # two rolled, one net; one suffered: equal
    assert (table.where("v1"), table.where("v2")) == ("farra", "farra")


@pytest.mark.rule("G7.1.s")
def test_7_1_s_a_burst_gun_is_no_hit():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2, a-gun artillery 3
    """)
    attack(table, 6, 6, 6)
    assert lost_under(table, "G7.4.f") == ["a-gun"]
    assert winner(table) == "austrian"  # 0 to 0
    assert table.where("a1") == "romans"


@pytest.mark.rule("G7.1.s")
def test_7_1_s_nor_are_the_attackers_burst_guns():
    table = table_of("""
        Farra: v1 infantry 2, v-gun artillery 3, v-gun-2 artillery 3
        Romans: a1 infantry 2 [1]
    """)
    attack(table, 1, 6, 6, 6, units="v1 v-gun v-gun-2")
    assert lost_under(table, "G7.4.f") == ["v-gun", "v-gun-2"]
    assert winner(table) == "venetian"


@pytest.mark.rule("G7.1.t")
def test_7_1_t_when_both_are_wiped_out_nobody_has_won():
    """A sortie from Gradisca: both forces destroy each other. Fort and Town take two hits off, one is left."""
    table = table_of(
        """
        Gradisca: a1 infantry 2, a-gen commander 3, a-old commander 3
        Farra: v1 infantry 2
        """,
        map="Farra: town, booty venetian 2\n" + FORTRESS.replace("now 0", ""),
        forts="venetian Farra",
        mines="Farra > Gradisca 2 by venetian",
        active="austrian",
        activate="gradisca",
    )
    attack(table, 1, 1, 1, 1, 2, 2, units="a1 a-gen a-old", to="farra")
    assert table.units_in("farra") == []
    assert not table.happened("battle_won")
    assert table.forts("venetian", "farra") == 1
    assert table.town_stands("farra")
    assert table.has_booty("farra")
    assert table.mines("gradisca", "farra") == 0


@pytest.mark.rule("G7.1.u")
def test_7_1_u_a_winning_attacker_stays_where_it_has_won():
    table = table_of("""
        Farra: v1 medium 3, v2 infantry 2
        Romans: a1 infantry 2
    """)
    attack(table, 1, 6)
    assert table.is_eliminated("a1")
    assert table.where("v1") == "romans"  # one movement point of five is spent, yet ...
    assert table.asked == "zone.act"
    assert not table.allows("March", units=["v1"], to="mariano")
    assert table.allows("March", units=["v2"], to="romans")


@pytest.mark.rule("G7.1.v")
def test_7_1_v_a_fortress_takes_nothing_off_the_attackers_hits():
    table = table_of(
        """
        Farra: v1 infantry 2
        Gradisca: a1 infantry 2 [1]
        """,
        map=FORTRESS,
    )
    attack(table, 1, 6, to="gradisca")
    assert table.is_disorganized("a1")
    assert not table.happened("hits_deducted")
    assert table.asked == "battle.stand"  # beaten, 1 to 0

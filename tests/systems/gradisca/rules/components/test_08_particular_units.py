"""8: Commanders and engineers, infantry with two values, Cernide."""

from __future__ import annotations

import pytest

from caracole.systems.gradisca.position import card
from systems.gradisca.rules.combat.positions import attack, fire, lost_under, table_of

SIEGE = """
    Gradisca: fortress
    Farra # Gradisca 4
    Farra - Romans
"""

# --- 8.1 Commanders and engineers ------------------------------------------------------------------------------------


@pytest.mark.rule("G8.1.a")
@pytest.mark.parametrize(("units", "rule"), [("v-gen", "G6.k"), ("v-sap", "G6.k"), ("v-gen v-sap", "G6.q")])
def test_8_1_a_commanders_and_engineers_do_not_enter_an_enemy_zone_alone(units, rule):
    table = table_of("""
        Farra: v1 infantry 2, v-gen commander 3, v-sap engineers 2
        Romans: a1 infantry 2
    """)
    refusal = table.refusal("March", units=units.split(), to="romans")
    assert (refusal.rule, refusal.code) == (rule, "needs_escort")
    assert table.allows("March", units=["v1", *units.split()], to="romans")


@pytest.mark.rule("G8.1.a")
@pytest.mark.parametrize("enemy", ["a1 commander 3", "a1 engineers 2"])
def test_8_1_a_not_even_against_enemy_commanders_or_engineers(enemy):
    table = table_of(f"""
        Farra: v-gen commander 3, v-sap engineers 2
        Romans: {enemy}
    """)
    assert table.refusal("March", units=["v-gen"], to="romans").code == "needs_escort"
    assert table.refusal("March", units=["v-sap"], to="romans").code == "needs_escort"


@pytest.mark.rule("G8.1.a")
def test_8_1_a_into_a_free_zone_they_go_as_they_like():
    table = table_of("""
        Farra: v-gen commander 3, v-sap engineers 2
        Mariano: a1 infantry 2
    """)
    assert table.allows("March", units=["v-gen"], to="romans")
    assert table.allows("March", units=["v-sap"], to="romans")


@pytest.mark.rule("G8.1.b")
def test_8_1_b_alone_among_enemy_combat_units_they_are_eliminated():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a-gen commander 3 [2], a-sap engineers 2 [1]
    """)
    attack(table)  # no dice
    assert table.is_eliminated("a-gen")
    assert table.is_eliminated("a-sap")
    assert table.where("v1") == "romans"


@pytest.mark.rule("G8.1.b")
@pytest.mark.parametrize("escort", ["infantry 2", "artillery 2"])
def test_8_1_b_not_if_other_friends_are_with_them(escort):
    table = table_of(f"""
        Farra: v1 infantry 2
        Romans: a1 {escort}, a-gen commander 3, a-sap engineers 2
    """)
    attack(table, 6, 5, 6)
    assert table.units_in("romans") == ["a1", "a-gen", "a-sap"]


@pytest.mark.rule("G8.1.b")
def test_8_1_b_one_option_spares_lone_engineers_the_march_but_not_the_battle():
    """Rule 6 of the English edition names only Commanders; its 8.1 still eliminates the engineers once they fight."""
    table = table_of(
        """
        Farra: v1 infantry 2
        Romans: a-sap engineers 2
        """,
        options={"lone_engineers_lost_on_entry": False},
    )
    attack(table, 6)
    assert lost_under(table, "G7.1.q") == ["a-sap"]


WORKS = [
    ("LayMine", {"fortress": "gradisca"}, {"active": "venetian", "activate": "farra"}),
    ("SetOffMine", {"fortress": "gradisca"}, {"active": "venetian", "activate": "farra"}),
    ("BuildFort", {}, {"active": "venetian", "activate": "farra"}),
    ("DestroyFort", {}, {"active": "venetian", "activate": "farra"}),
    ("CounterMine", {"facing": "farra"}, {"active": "austrian", "activate": "gradisca"}),
    ("RebuildWall", {"facing": "farra"}, {"active": "austrian", "activate": "gradisca"}),
]


@pytest.mark.rule("G8.1.c")
@pytest.mark.parametrize(("work", "fields", "turn"), WORKS, ids=[work for work, _, _ in WORKS])
def test_8_1_c_engineers_alone_do_engineer_work(work, fields, turn):
    table = table_of(
        """
        Farra: v1 infantry 2, v2 artillery 2, v3 commander 2, v-sap engineers 2
        Gradisca: a1 infantry 2, a2 artillery 2, a3 commander 2, a-sap engineers 2
        """,
        map="Gradisca: fortress\nFarra: source venetian\nFarra # Gradisca 4 now 2",
        mines="Farra > Gradisca 1 by venetian",
        forts="venetian Farra",
        camps={"venetian": "farra"},
        game="advanced",
        **turn,
    )
    letter = turn["active"][0]
    assert table.allows(work, engineers=f"{letter}-sap", **fields)
    for other in "123":
        refusal = table.refusal(work, engineers=letter + other, **fields)
        assert (refusal.rule, refusal.code) == ("G8.1.c", "engineers_only")


def plague(units: str):
    """An epidemic card: two hits on a zone of the player's choice."""
    table = table_of(
        units,
        cards=[card(9, ("losses", {"hits": [2, 2, 2, 2, 2, 2]}))],
        hands={"venetian": [9]},
        activate=None,
    )
    table.play("ChooseOption", option=1)
    return table


@pytest.mark.rule("G8.1.d")
def test_8_1_d_the_losses_of_a_card_never_fall_on_commanders():
    table = plague("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2, a-gen commander 3
        Mariano: a-old commander 3
    """)
    table.play("PlayCard", card="c9")
    refusal = table.refusal("ChooseZone", zone="mariano")
    assert (refusal.rule, refusal.code) == ("G12.a", "no_target")  # only a Commander is there
    table.dice(1).play("ChooseZone", zone="romans")  # and no die for a-gen
    assert table.is_eliminated("a1")
    assert table.where("a-gen") == "romans"
    assert not table.is_replaced("a-gen")


@pytest.mark.rule("G8.1.d")
def test_8_1_d_nor_can_the_owner_give_them_to_a_commander():
    table = plague("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1], a2 infantry 2 [1], a-gen commander 3
    """)
    table.play("PlayCard", card="c9")
    table.dice(1).play("ChooseZone", zone="romans")
    refusal = table.refusal("TakeHit", unit="a-gen")
    assert (refusal.rule, refusal.code) == ("G7.1.k", "commander_takes_no_hits")


# --- 8.2 Infantry ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G8.2.a")
def test_8_2_a_the_left_value_attacks_and_the_right_one_defends():
    table = table_of("""
        Farra: v1 infantry 1/4
        Romans: a1 infantry 2/5
    """)
    attack(table, 2, 6)
    assert fire(table, "venetian")["values"] == [1]
    assert fire(table, "austrian")["values"] == [5]
    assert not fire(table, "venetian")["hits"]


@pytest.mark.rule("G8.2.a")
def test_8_2_a_on_the_disorganized_side_as_well():
    table = table_of("""
        Farra: v1 infantry 2/4 [1/3] (disorganized)
        Romans: a1 infantry 2/5 [1/3] (disorganized)
    """)
    attack(table, 6, 6)
    assert fire(table, "venetian")["values"] == [1]
    assert fire(table, "austrian")["values"] == [3]


@pytest.mark.rule("G8.2.b")
def test_8_2_b_bombarded_infantry_uses_neither_value():
    table = table_of(
        """
        Gradisca: a-gun artillery 3, a-sap engineers 2
        Farra: v1 infantry 5/5 [1/1]
        """,
        map=SIEGE,
        active="austrian",
        activate="gradisca",
    )
    table.dice(1).play("BombardUnits", guns=["a-gun"], target="farra")  # one die: the gun's
    assert table.is_disorganized("v1")
    assert [event.args["side"] for event in table.happened("units_fired")] == ["austrian"]


@pytest.mark.rule("G8.2.b")
def test_8_2_b_so_does_raided_infantry():
    table = table_of(
        """
        Farra: v1 medium 2
        Romans: a1 infantry 5/5
        """,
        map="Romans: raid venetian\nFarra - Romans\nRomans - Mariano",
        game="advanced",
    )
    table.dice(3).play("March", units=["v1"], to="romans", how="raid")  # one die: the raid's
    assert not table.happened("units_fired")
    table.play("GoOn", to="mariano")
    assert table.where("v1") == "mariano"


# --- 8.3 Cernide -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G8.3.a")
@pytest.mark.parametrize("back", ["", "[1]", "[1] (disorganized)"])
def test_8_3_a_cernide_hit_in_field_combat_are_eliminated(back):
    table = table_of(f"""
        Farra: v1 cernide 1 {back}, v2 infantry 2
        Romans: a1 infantry 2
    """)
    attack(table, 6, 1)
    assert lost_under(table, "G8.3.a") == ["v1"]


@pytest.mark.rule("G8.3.a")
def test_8_3_a_and_by_a_bombardment():
    table = table_of(
        """
        Gradisca: a-gun artillery 3, a-sap engineers 2
        Farra: v1 cernide 1 [1]
        """,
        map=SIEGE,
        active="austrian",
        activate="gradisca",
    )
    table.dice(1).play("BombardUnits", guns=["a-gun"], target="farra")
    assert lost_under(table, "G8.3.a") == ["v1"]


@pytest.mark.rule("G8.3.b")
def test_8_3_b_a_failed_raid_only_disorganizes_cernide():
    table = table_of(
        "Farra: v1 cernide 1 [1], v2 cernide 1\nMariano: a1 infantry 2",
        map="Romans: raid venetian\nFarra - Romans\nRomans - Mariano",
        game="advanced",
    )
    table.dice(6).play("March", units=["v1", "v2"], to="romans", how="raid")
    assert table.is_disorganized("v1")
    assert table.where("v1") == "romans"
    assert table.where("v2") == "romans"  # without such a side nothing happens to it
    assert not table.is_disorganized("v2")


@pytest.mark.rule("G8.3.b")
def test_8_3_b_so_does_a_crowded_zone():
    crowd = ", ".join(f"v{number} cernide 1 [1]" for number in range(1, 8))
    table = table_of(f"Farra: {crowd}\nRomans: a1 infantry 2", activate=None)
    table.play("ChooseOption", option=1)
    table.play("EndActivation")
    table.dice(1).play("Disorganize", unit="v3")  # the die draws the first Command of the new turn
    assert table.is_disorganized("v3")
    assert table.where("v3") == "farra"


@pytest.mark.rule("G8.3.b")
def test_8_3_b_and_a_card_takes_two_hits_to_destroy_them():
    table = plague("Farra: v1 infantry 2\nRomans: a1 cernide 1 [1], a2 cernide 1 [1]")
    table.play("PlayCard", card="c9")
    table.dice(1).play("ChooseZone", zone="romans")
    table.play("TakeHit", unit="a1")
    assert table.is_disorganized("a1")
    table.play("TakeHit", unit="a1")
    assert table.is_eliminated("a1")

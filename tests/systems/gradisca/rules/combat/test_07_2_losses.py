"""7.2: what a hit does, how units recover, and who comes after a Commander who is hit."""

from __future__ import annotations

import pytest

from caracole.cli.terminal.faces import face_for
from caracole.systems.gradisca.position import card
from systems.gradisca.rules.combat.positions import AUSTRIAN, attack, fire, lost_under, rules_of, table_of, winner

# --- what a hit does -------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.2.a")
@pytest.mark.parametrize("kind", ["infantry", "light", "medium", "heavy", "artillery"])
def test_7_2_a_a_good_order_unit_with_a_disorganized_side_is_flipped(kind):
    table = table_of(f"""
        Farra: v1 infantry 2
        Romans: a1 {kind} 2 [1]
    """)
    attack(table, 1, 5)
    assert table.is_disorganized("a1")
    assert not table.is_eliminated("a1")
    assert rules_of(table, "unit_disorganized") == ["G7.2.a"]


@pytest.mark.rule("G7.2.b")
@pytest.mark.parametrize("kind", ["infantry", "medium", "artillery"])
def test_7_2_b_a_unit_without_a_disorganized_side_is_eliminated(kind):
    table = table_of(f"""
        Farra: v1 infantry 2
        Romans: a1 {kind} 2
    """)
    attack(table, 1, 5)
    assert lost_under(table, "G7.2.b") == ["a1"]


@pytest.mark.rule("G7.2.c")
def test_7_2_c_a_disorganized_unit_that_is_hit_is_eliminated():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1] (disorganized)
    """)
    attack(table, 1, 5)
    assert lost_under(table, "G7.2.c") == ["a1"]


@pytest.mark.rule("G7.2.d")
def test_7_2_d_a_disorganized_unit_fights_with_the_value_of_that_side():
    table = table_of("""
        Farra: v1 infantry 3 [1] (disorganized), v2 infantry 3 [1]
        Romans: a1 infantry 2/4 [1/2] (disorganized), a2 infantry 2/4 [1/2]
    """)
    attack(table, 6, 6, 6, 6, units="v1 v2")
    assert fire(table, "venetian")["values"] == [1, 3]
    assert fire(table, "austrian")["values"] == [2, 4]


@pytest.mark.rule("G7.2.d")
def test_7_2_d_its_movement_stays_whole():
    table = table_of(
        """
        Farra: v1 infantry 3 [1] (disorganized)
        Mariano: a1 infantry 2
        """,
        map="Farra - Romans\nRomans - Cormons\nCormons - Lucinico\nLucinico - Mariano",
    )
    table.play("March", units=["v1"], to="romans")
    table.play("GoOn", to="cormons")
    table.play("GoOn", to="lucinico")
    assert table.where("v1") == "lucinico"  # three movement points


@pytest.mark.rule("G7.2.d")
def test_7_2_d_disorganized_engineers_work_as_well_as_ever():
    table = table_of(
        """
        Farra: v-sap engineers 3 [1] (disorganized)
        Gradisca: a1 infantry 2
        """,
        map="Gradisca: fortress\nFarra # Gradisca 4",
    )
    table.dice(3).play("LayMine", engineers="v-sap", fortress="gradisca")
    assert table.mines("gradisca", "farra") == 1


@pytest.mark.rule("G7.2.e")
def test_7_2_e_eliminated_units_never_come_back_as_reinforcements():
    table = table_of(
        """
        Farra: v1 infantry 2, v3 infantry 2
        Romans: a1 infantry 2
        flag: v2 infantry 2
        """,
        groups={"relief": {"units": "v1, v2", "entries": "farra"}},
        cards=[card(7, ("place_group", {"group": "relief"}))],
        hands={"venetian": [7]},
    )
    attack(table, 6, 1)
    assert table.where("v1") == "eliminated"
    table.play("EndZone")
    table.play("PlayCard", card="c7")
    assert table.where("v2") == "farra"
    assert table.where("v1") == "eliminated"


# --- recovery --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.2.f")
def test_7_2_f_a_disorganized_unit_may_recover_when_activated():
    table = table_of("Farra: v1 infantry 2 [1] (disorganized), v2 infantry 2 [1]\nRomans: a1 infantry 2")
    table.play("Recover", unit="v1")
    assert not table.is_disorganized("v1")
    refusal = table.refusal("Recover", unit="v2")
    assert (refusal.rule, refusal.code) == ("G7.2.f", "in_good_order")


@pytest.mark.rule("G7.2.f")
def test_7_2_f_but_it_need_not():
    table = table_of("Farra: v1 infantry 2 [1] (disorganized)\nRomans: a1 infantry 2")
    table.play("EndZone")
    assert table.is_disorganized("v1")


@pytest.mark.rule("G7.2.g")
@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_7_2_g_a_unit_that_recovers_does_nothing_else(game):
    table = table_of(
        "Farra: v1 infantry 2 [1] (disorganized), v2 infantry 2\nMariano: a1 infantry 2",
        map="Farra: source venetian\nFarra - Romans\nRomans - Mariano",
        game=game,
    )
    assert table.allows("March", units=["v1"], to="romans")
    table.play("Recover", unit="v1")
    refusal = table.refusal("March", units=["v1"], to="romans")
    assert (refusal.rule, refusal.code) == ("G5.1.a", "has_acted")
    assert table.allows("March", units=["v2"], to="romans")


@pytest.mark.rule("G7.2.g")
@pytest.mark.parametrize(("edition", "recovers_by_itself"), [("it", False), ("fr", False), ("en", True)])
def test_7_2_g_the_english_rules_drop_the_sentence(edition, recovers_by_itself):
    """With its rule 20 read by the letter, units in supply recover by themselves and may still act."""
    table = table_of(
        "Farra: v1 infantry 2 [1] (disorganized)\nMariano: a1 infantry 2",
        map="Farra: source venetian\nFarra - Romans\nRomans - Mariano",
        options={"edition": edition},
        game="advanced",
    )
    assert table.is_disorganized("v1") != recovers_by_itself
    assert table.allows("March", units=["v1"], to="romans")


# --- Commanders ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.2.h")
def test_7_2_h_a_commander_who_is_hit_is_replaced_by_the_man_on_his_back():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1], a-gen commander 3 [2]
    """)
    attack(table, 1, 6, 6, 2)
    assert not table.is_eliminated("a-gen")
    assert table.is_replaced("a-gen")
    assert rules_of(table, "commander_replaced") == ["G7.2.h"]


@pytest.mark.rule("G7.2.i")
def test_7_2_i_without_a_replacement_he_is_eliminated():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1], a-gen commander 3
    """)
    attack(table, 1, 6, 6, 2)
    assert lost_under(table, "G7.2.i") == ["a-gen"]


@pytest.mark.rule("G7.2.j")
@pytest.mark.parametrize("zone", ["romans", "mariano", "lucinico"])
def test_7_2_j_the_owner_chooses_where_the_replacement_appears(zone):
    table = table_of(
        """
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1], a-gen commander 3 [2]
        Mariano: a2 infantry 2
        Lucinico: a-sap engineers 2
        """,
        map="Farra - Romans\nRomans - Mariano\nRomans - Cormons\nCormons - Lucinico",
    )
    attack(table, 1, 6, 6, 1)
    assert table.asked == "replacement.place"
    assert table.decision.seats == (AUSTRIAN,)
    assert [row["zone"] for row in table.candidates()] == ["romans", "mariano", "lucinico"]
    for elsewhere in ("farra", "cormons"):
        refusal = table.refusal("PlaceReplacement", zone=elsewhere)
        assert (refusal.rule, refusal.code) == ("G7.2.j", "no_friends_there")
    table.play("PlaceReplacement", zone=zone)
    assert table.happened("replacement_appeared")[0].args == {
        **{"commander": "a-gen", "zone": zone},
        "called": {"a-gen": "a-gen's successor"},
    }
    if zone != "romans":
        assert table.where("a-gen") == zone


@pytest.mark.rule("G7.2.h")
def test_7_2_h_the_log_calls_the_replacement_by_his_own_name():
    """The line in which he takes over still names the man before him; every later one, and every question, the new."""
    table = table_of(
        """
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1], a-gen commander 3 [2]
        Mariano: a2 infantry 2
        """,
        map="Farra - Romans\nRomans - Mariano",
    )
    attack(table, 1, 6, 6, 1)
    face = face_for(table.game, "en")
    name = face.names.name("unit", "a-gen")
    (taken_over,) = table.happened("commander_replaced")
    assert face.texts.event(taken_over.plain()) == f"a-gen's successor replaces {name}."
    view = table.game.view(table.state, AUSTRIAN)
    assert view["decision"]["about"]["called"] == {"a-gen": "a-gen's successor"}
    assert face.question(table.decision, view).plain.startswith(
        "Where does the replacement, a-gen's successor, arrive?"
    )
    table.play("PlaceReplacement", zone="mariano")
    (arrived,) = table.happened("replacement_appeared")
    assert face.texts.event(arrived.plain()) == "The replacement, a-gen's successor, arrives in Mariano."
    face.see(table.game.view(table.state, AUSTRIAN))
    assert face.names.stack(["a-gen", "a2"]) == "a-gen's successor and 1 infantry"
    assert name in face.texts.event({**arrived.plain(), "args": {"commander": "a-gen", "zone": "mariano"}})


@pytest.mark.rule("G7.2.k")
def test_7_2_k_a_replacement_has_his_own_leadership():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2, a-gen commander 4 [2] (replaced)
    """)
    attack(table, 6, 6, 3)
    assert fire(table, "austrian")["values"] == [2, 2]
    assert not fire(table, "austrian")["hits"]


@pytest.mark.rule("G7.2.k")
def test_7_2_k_a_replacement_has_no_replacement():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1], a-gen commander 4 [2] (replaced)
    """)
    attack(table, 1, 6, 6, 1)
    assert lost_under(table, "G7.2.k") == ["a-gen"]


@pytest.mark.rule("G7.2.k")
@pytest.mark.parametrize("flag", ["", "(activated)"])
def test_7_2_k_he_is_activated_if_the_other_was(flag):
    table = table_of(f"""
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1], a-gen commander 3 [2] @red {flag}
    """)
    attack(table, 1, 6, 6, 1)
    assert table.is_replaced("a-gen")
    assert table.is_activated("a-gen") == bool(flag)


@pytest.mark.rule("G7.2.k")
def test_7_2_k_a_friendly_unit_of_any_command_is_enough():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2 @red, a-gen commander 3 [2] @red
        Mariano: a-sap engineers 2 @white
    """)
    attack(table, 1, 6, 6, 1)  # a1 is eliminated: only Mariano is left
    assert table.where("a-gen") == "mariano"


@pytest.mark.rule("G7.2.k")
def test_7_2_k_without_friends_anywhere_there_is_no_place_for_him():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2, a-gen commander 3 [2]
    """)
    attack(table, 1, 6, 6, 1)
    assert lost_under(table, "G7.2.k") == ["a-gen"]
    assert winner(table) == "venetian"


# --- disorganization that is no hit ----------------------------------------------------------------------------------


@pytest.mark.rule("G7.2.l")
def test_7_2_l_a_six_on_a_raid_stops_a_one_sided_unit_but_does_not_kill_it():
    table = table_of(
        "Farra: v1 light 2, v2 medium 2 [1]\nMariano: a1 infantry 2",
        map="Farra: source venetian\nRomans: raid venetian\nFarra - Romans\nRomans - Mariano",
        game="advanced",
    )
    table.dice(6).play("March", units=["v1", "v2"], to="romans", how="raid")
    assert table.where("v1") == "romans"
    assert not table.is_disorganized("v1")
    assert table.is_disorganized("v2")
    assert table.asked == "activation.main"  # three movement points left, but they may not go on


@pytest.mark.rule("G7.2.l")
def test_7_2_l_a_crowd_of_one_sided_units_suffers_nothing():
    table = table_of(
        """
        Farra: v1 infantry 2, v2 infantry 2, v3 infantry 2, v4 infantry 2, v5 infantry 2, v6 infantry 2, v7 infantry 2
        Romans: a1 infantry 2
        """,
        activate=None,
    )
    table.play("ChooseOption", option=1)
    table.dice(1).play("EndActivation")  # the die draws the first Command of the new turn
    assert table.happened("zone_crowded")
    assert table.units_in("farra") == ["v1", "v2", "v3", "v4", "v5", "v6", "v7"]
    assert not any(table.is_disorganized(unit) for unit in table.units_in("farra"))

"""19.2 Forts in the advanced game: several to a zone, converted by the victor, destroyed by their owner."""

from __future__ import annotations

import pytest

from systems.gradisca.rules.forts.positions import end_activation, field, verdict

SAPPERS = "Farra: v-sap engineers 2, v-sap2 engineers 1"
TWO_COMMANDS = "Farra: v-sap engineers 2, v-sap2 engineers 1 @red"


def advanced(units, **words):
    return field(units, basic=False, **words)


def activate(table, zone):
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone=zone)


# --- how many --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G19.2.a")
@pytest.mark.parametrize(
    ("options", "limit"),
    [({}, 2), ({"edition": "fr"}, 2), ({"edition": "it"}, 3), ({"edition": "en"}, 3), ({"forts_per_zone": 1}, 1)],
)
def test_19_2_a_how_many_forts_a_zone_holds_is_a_matter_of_editions(options, limit):
    full = advanced(SAPPERS, activate="farra", options=options, forts=f"venetian Farra {limit}")
    assert verdict(full, "BuildFort", engineers="v-sap") == ("G19.2.a", "too_many_forts")
    if limit > 1:
        room = advanced(SAPPERS, activate="farra", options=options, forts=f"venetian Farra {limit - 1}")
        room.play("BuildFort", engineers="v-sap")
        assert room.forts("venetian", "farra") == limit


@pytest.mark.rule("G19.2.a")
def test_19_2_a_the_deductions_of_two_forts_add_up():
    table = advanced(
        "Farra: v1 infantry 2, v2 infantry 2, v3 infantry 2\nRubia: a1 infantry 2 [1], a2 infantry 2 [1]",
        activate="farra",
        forts="austrian Rubia 2",
    )
    table.dice(1, 1, 1, 6, 6).play("March", units=["v1", "v2", "v3"], to="rubia")
    assert table.happened("hits_deducted")[0].args["hits"] == 2
    assert table.decision.about["hits"] == 1


@pytest.mark.rule("G19.2.b")
def test_19_2_b_a_command_builds_one_fort_per_zone_in_an_activation():
    table = advanced(SAPPERS, activate="farra")
    table.play("BuildFort", engineers="v-sap")
    assert verdict(table, "BuildFort", engineers="v-sap2") == ("G19.2.b", "one_fort_per_activation")


@pytest.mark.rule("G19.2.b")
def test_19_2_b_in_another_zone_it_may_build_one_more():
    table = advanced("Farra: v-sap engineers 2, v-gen commander 2\nRomans: v-sap2 engineers 1")
    table.play("ChooseOption", option=3, commander="v-gen")
    table.play("ActivateZone", zone="farra")
    table.play("BuildFort", engineers="v-sap")
    table.play("EndZone")
    table.play("ActivateZone", zone="romans")
    table.play("BuildFort", engineers="v-sap2")
    assert (table.forts("venetian", "farra"), table.forts("venetian", "romans")) == (1, 1)


@pytest.mark.rule("G19.2.h")
def test_19_2_h_another_command_may_add_the_second_fort_in_the_same_turn():
    table = advanced(TWO_COMMANDS, activate="farra", cup="red")
    table.play("BuildFort", engineers="v-sap")
    table.dice(1).play("EndActivation")
    activate(table, "farra")
    table.play("BuildFort", engineers="v-sap2")
    assert table.forts("venetian", "farra") == 2
    assert table.turn() == 1


@pytest.mark.rule("G19.2.h")
def test_19_2_h_the_limit_holds_however_many_engineers_and_even_if_the_first_fort_is_gone():
    table = advanced(SAPPERS + ", v-sap3 engineers 1", activate="farra")
    table.play("BuildFort", engineers="v-sap")
    table.play("DestroyFort", engineers="v-sap2")
    assert verdict(table, "BuildFort", engineers="v-sap3") == ("G19.2.b", "one_fort_per_activation")


# --- the victor's choice ---------------------------------------------------------------------------------------------


@pytest.mark.rule("G19.2.c")
@pytest.mark.parametrize("convert", [0, 1, 2])
def test_19_2_c_who_enters_a_zone_with_only_enemy_forts_destroys_or_converts_them(convert):
    table = advanced("Farra: v1 infantry 2", activate="farra", forts="austrian Rubia 2")
    table.play("March", units=["v1"], to="rubia")
    assert table.asked == "forts.take"
    table.play("TakeForts", convert=convert)
    assert table.forts("austrian", "rubia") == 0
    assert table.forts("venetian", "rubia") == convert
    assert table.happened("forts_taken")[0].args["destroyed"] == 2 - convert
    assert table.asked == "column.on"  # the march goes on


@pytest.mark.rule("G19.2.c")
def test_19_2_c_who_wins_a_field_combat_there_has_the_same_choice():
    table = advanced(
        "Farra: v1 infantry 2, v2 infantry 2\nRubia: a1 infantry 2", activate="farra", forts="austrian Rubia"
    )
    table.dice(1, 1, 6).play("March", units=["v1", "v2"], to="rubia")
    assert table.is_eliminated("a1")
    assert (table.asked, table.decision.seats) == ("forts.take", (0,))
    table.play("TakeForts", convert=1)
    assert (table.forts("austrian", "rubia"), table.forts("venetian", "rubia")) == (0, 1)


@pytest.mark.rule("G19.2.c")
def test_19_2_c_no_more_forts_than_there_are():
    table = advanced("Farra: v1 infantry 2", activate="farra", forts="austrian Rubia 2")
    table.play("March", units=["v1"], to="rubia")
    assert verdict(table, "TakeForts", convert=3) == ("G19.2.c", "not_so_many_forts")
    assert verdict(table, "TakeForts", convert=-1) == ("G19.2.c", "not_so_many_forts")
    assert [action["convert"] for action in table.candidates()] == [0, 1, 2]


@pytest.mark.rule("G19.2.c")
def test_19_2_c_in_the_basic_game_there_is_no_choice():
    table = field("Farra: v1 infantry 2", activate="farra", forts="austrian Rubia")
    table.play("March", units=["v1"], to="rubia")
    assert table.asked == "column.on"
    assert table.forts("venetian", "rubia") == 0


@pytest.mark.rule("G19.2.d")
def test_19_2_d_a_converted_fort_works_for_its_new_owner():
    table = advanced(
        "Farra: v1 infantry 2\nGorizia: a1 infantry 2", activate="farra", forts="austrian Rubia", cup="austrian"
    )
    table.play("March", units=["v1"], to="rubia")
    table.play("TakeForts", convert=1)
    table.play("Halt")
    table.dice(1).play("EndActivation")
    activate(table, "gorizia")
    table.dice(1, 6).play("March", units=["a1"], to="rubia")
    assert table.happened("hits_deducted")[0].args == {"zone": "rubia", "hits": 1}
    assert table.units_in("rubia") == ["v1"]


@pytest.mark.rule("G19.2.f")
def test_19_2_f_a_converted_fort_uses_no_marker_and_gives_none_back():
    table = advanced("Farra: v1 infantry 2", activate="farra", forts="austrian Rubia 2", fort_markers=(0, 1))
    table.play("March", units=["v1"], to="rubia")
    table.play("TakeForts", convert=2)
    assert table.forts("venetian", "rubia") == 2
    assert (table.fort_markers("venetian"), table.fort_markers("austrian")) == (0, 1)


# --- destroying an own Fort ------------------------------------------------------------------------------------------


@pytest.mark.rule("G19.2.e")
def test_19_2_e_engineers_destroy_one_own_fort_with_their_whole_movement():
    table = advanced(SAPPERS, activate="farra", forts="venetian Farra 2")
    table.play("DestroyFort", engineers="v-sap")
    assert table.forts("venetian", "farra") == 1
    assert verdict(table, "March", units=["v-sap"], to="romans") == ("G5.1.a", "has_acted")
    assert table.allows("DestroyFort", engineers="v-sap2")


@pytest.mark.rule("G19.2.e")
def test_19_2_e_only_an_own_fort_where_they_stand_and_only_in_the_advanced_game():
    next_door = advanced(SAPPERS, activate="farra", forts="venetian Romans")
    assert verdict(next_door, "DestroyFort", engineers="v-sap") == ("G19.2.e", "no_own_fort")
    not_ours = advanced(SAPPERS, activate="farra", forts="austrian Farra")
    assert verdict(not_ours, "DestroyFort", engineers="v-sap") == ("G19.2.e", "no_own_fort")
    infantry = advanced(SAPPERS + ", v1 infantry 2", activate="farra", forts="venetian Farra")
    assert verdict(infantry, "DestroyFort", engineers="v1") == ("G8.1.c", "engineers_only")
    basic = field(SAPPERS, activate="farra", forts="venetian Farra")
    assert verdict(basic, "DestroyFort", engineers="v-sap") == ("G19.2.e", "advanced_only")


@pytest.mark.rule("G19.2.g")
def test_19_2_g_an_own_fort_destroyed_is_out_of_the_game():
    table = advanced(TWO_COMMANDS, activate="farra", forts="venetian Farra", fort_markers=(0, 3), cup="red")
    table.play("DestroyFort", engineers="v-sap")
    assert table.fort_markers("venetian") == 0
    end_activation(table, 1)
    activate(table, "farra")
    assert verdict(table, "BuildFort", engineers="v-sap2") == ("G10.g", "no_fort_markers")

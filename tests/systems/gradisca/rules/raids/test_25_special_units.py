"""25 Special units: cavalry in winter, incursions and raids of light cavalry. The Venetians ride out of Farra."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.play.table import Table, position

COUNTRY = """
    Farra: source venetian
    Romans: raid venetian
    Farra - Romans
    Farra - Cormons
    Romans - Mariano
"""
HILLS = COUNTRY + "Romans: difficult"


def farra(units: str, map: str = COUNTRY, **words: Any) -> Table:
    """The Venetian units in Farra are activated; their Camp there gives Attack Supply."""
    words = {"active": "venetian", "activate": "farra", "camps": {"venetian": "farra"}, "morale": (5, 5), **words}
    return position("gradisca", map=map, units=units, **words)


def strike(table: Table, *units: str, to: str = "romans", dice: tuple[int, ...]) -> Table:
    table.dice(*dice).play("March", units=list(units), to=to, how="incursion")
    return table


def left(table: Table) -> int:
    """Movement points left to the column."""
    return table.decision.about["movement_left"]


def shots(table: Table) -> list[tuple[str, list[int], list[int]]]:
    """Every fire: the side, the values, the dice."""
    rows = [event.args for event in table.happened("units_fired")]
    return [(row["side"], row["values"], row["dice"]) for row in rows]


# --- 25.1 cavalry in winter ------------------------------------------------------------------------------------------


@pytest.mark.rule("G25.1.a")
@pytest.mark.parametrize("kind", ["light", "medium", "heavy"])
@pytest.mark.parametrize("turn", [3, 9, 15])
def test_25_1_a_in_jan_feb_all_cavalry_moves_three(kind, turn):
    table = farra(f"Farra: v1 {kind} 2", turn=turn)
    table.play("March", units=["v1"], to="romans")
    assert left(table) == 3 - 1


@pytest.mark.rule("G25.1.a")
@pytest.mark.parametrize("turn", [2, 4, 8, 10])
def test_25_1_a_in_every_other_turn_five(turn):
    table = farra("Farra: v1 medium 2", turn=turn)
    table.play("March", units=["v1"], to="romans")
    assert left(table) == 5 - 1


@pytest.mark.rule("G25.1.a")
def test_25_1_a_a_general_is_no_cavalry_and_the_basic_game_no_winter():
    table = farra("Farra: v-gen commander 2", turn=3)
    table.play("March", units=["v-gen"], to="romans")
    assert left(table) == 5 - 1
    table = farra("Farra: v1 medium 2", turn=3, options={"game": "basic"})
    table.play("March", units=["v1"], to="romans")
    assert left(table) == 5 - 1


# --- 25.2 incursion: in, fire, and back ------------------------------------------------------------------------------


@pytest.mark.rule("G25.2.a", "G25.2.b")
def test_25_2_a_light_cavalry_attacks_and_is_back_where_it_came_from_with_movement_left():
    table = strike(farra("Farra: v1 light 2\n Romans: a1 infantry 2 [1]"), "v1", dice=(2,))
    assert table.is_disorganized("a1")
    assert table.where("v1") == "farra"
    assert left(table) == 5 - 2
    assert table.allows("GoOn", to="cormons")


@pytest.mark.rule("G25.2.a")
def test_25_2_a_where_there_is_no_enemy_there_is_no_incursion():
    refusal = farra("Farra: v1 light 2").refusal("March", units=["v1"], to="romans", how="incursion")
    assert refusal == ("G25.2.a", "no_enemy_there", {"to": "romans"})


@pytest.mark.rule("G25.2.b")
@pytest.mark.parametrize("edition", ["default", "it", "en", "fr"])
def test_25_2_b_it_goes_back_by_the_zone_of_its_entry_and_pays_for_it(edition):
    steep = COUNTRY + "Mariano: difficult\n Mariano - Sagrado"
    table = farra("Farra: v1 light 2\n Sagrado: a1 infantry 2 [1]", map=steep, options={"edition": edition})
    table.play("March", units=["v1"], to="romans")
    table.play("GoOn", to="mariano")
    assert left(table) == 2
    assert table.refusal("GoOn", to="sagrado", how="incursion")[:2] == ("G25.2.h", "no_way_back")  # 1 in, 2 back

    table = farra("Farra: v1 light 2\n Mariano: a1 infantry 2 [1]", map=steep, options={"edition": edition})
    table.play("March", units=["v1"], to="romans")
    table.dice(2).play("GoOn", to="mariano", how="incursion")
    assert table.where("v1") == "romans"
    assert left(table) == 5 - 1 - 2 - 1


@pytest.mark.rule("G25.2.c")
def test_25_2_c_the_defender_does_not_fire():
    table = strike(farra("Farra: v1 light 2\n Romans: a1 infantry 5, a2 infantry 5"), "v1", dice=(6,))
    assert shots(table) == [("venetian", [2], [6])]


@pytest.mark.rule("G25.2.d")
def test_25_2_d_several_incursions_in_one_activation():
    table = farra("Farra: v1 light 2\n Romans: a1 infantry 2 [1]\n Cormons: a2 infantry 2 [1]")
    strike(table, "v1", dice=(2,))
    table.dice(1).play("GoOn", to="cormons", how="incursion")
    assert table.is_disorganized("a1")
    assert table.is_disorganized("a2")
    assert left(table) == 5 - 2 - 2


@pytest.mark.rule("G25.2.d", "G25.2.h")
def test_25_2_d_but_only_while_movement_lasts():
    table = farra("Farra: v1 light 2\n Romans: a1 infantry 2\n Cormons: a2 infantry 2", map=HILLS)
    strike(table, "v1", dice=(6,))  # two points in, one back; two left
    assert table.allows("GoOn", to="cormons", how="incursion")
    winter = farra("Farra: v1 light 2\n Romans: a1 infantry 2\n Cormons: a2 infantry 2", turn=3)
    strike(winter, "v1", dice=(6,))
    assert winter.refusal("GoOn", to="cormons", how="incursion")[:2] == ("G25.2.h", "no_way_back")


@pytest.mark.rule("G25.2.e")
def test_25_2_e_never_twice_against_the_same_zone():
    table = strike(farra("Farra: v1 light 2\n Romans: a1 infantry 2"), "v1", dice=(6,))
    assert table.refusal("GoOn", to="romans", how="incursion") == ("G25.2.e", "struck_already", {"to": "romans"})
    assert table.allows("GoOn", to="romans")  # a Field Combat is another thing


@pytest.mark.rule("G25.2.e")
def test_25_2_e_other_cavalry_may_strike_where_the_first_has_struck():
    table = strike(farra("Farra: v1 light 2, v2 light 2\n Romans: a1 infantry 2"), "v1", dice=(6,))
    table.play("Halt")
    assert table.allows("March", units=["v2"], to="romans", how="incursion")


@pytest.mark.rule("G25.2.f")
@pytest.mark.parametrize(
    ("options", "refused"),
    [
        ({}, ("G25.2.f", "not_back_home")),
        ({"edition": "fr"}, ("G25.2.f", "not_back_home")),
        ({"edition": "it"}, None),
        ({"edition": "en"}, None),
        ({"incursion_from_home_only": False}, None),
    ],
)
def test_25_2_f_it_must_be_home_before_the_next_incursion(options, refused):
    table = farra(
        "Farra: v1 light 2\n Mariano: a1 infantry 2\n Sagrado: a2 infantry 2",
        map=COUNTRY + "Romans - Sagrado",
        options=options,
    )
    table.play("March", units=["v1"], to="romans")
    table.dice(6).play("GoOn", to="mariano", how="incursion")
    refusal = table.refusal("GoOn", to="sagrado", how="incursion")
    assert (refusal and refusal[:2]) == refused


@pytest.mark.rule("G25.2.g")
@pytest.mark.parametrize("companion", ["v2 medium 2", "v2 heavy 2", "v2 infantry 2", "v2 commander 2"])
def test_25_2_g_alone_means_light_cavalry_only(companion):
    table = farra(f"Farra: v1 light 2, {companion}\n Romans: a1 infantry 2")
    for units in (["v2"], ["v1", "v2"]):
        refusal = table.refusal("March", units=units, to="romans", how="incursion")
        assert refusal is not None
        assert refusal.rule in ("G25.2.g", "G6.k")  # a general alone may not even enter
    assert refusal == ("G25.2.g", "light_cavalry_only", {"to": "romans"})


@pytest.mark.rule("G25.2.g")
def test_25_2_g_but_any_number_of_it():
    table = farra("Farra: v1 light 2, v2 light 2, v3 light 2\n Romans: a1 infantry 2")
    strike(table, "v1", "v2", "v3", dice=(6, 6, 6))
    assert shots(table) == [("venetian", [2, 2, 2], [6, 6, 6])]


@pytest.mark.rule("G25.2.h")
def test_25_2_h_without_movement_for_the_way_back_it_is_a_field_combat_with_return_fire():
    table = farra("Farra: v1 light 2\n Romans: a1 infantry 2", map=HILLS, turn=3)
    strike(table, "v1", dice=(6,))  # three points are just enough
    assert table.where("v1") == "farra"

    hungry = HILLS.replace("Farra: source venetian", "")
    table = farra("Farra: v1 light 2\n Romans: a1 infantry 2", map=hungry, turn=3)
    refusal = table.refusal("March", units=["v1"], to="romans", how="incursion")
    assert refusal == ("G25.2.h", "no_way_back", {"to": "romans"})
    table.dice(6, 6).play("March", units=["v1"], to="romans")
    assert [side for side, _, _ in shots(table)] == ["venetian", "austrian"]


@pytest.mark.rule("G25.2.h")
def test_25_2_h_a_march_is_no_incursion_unless_declared():
    table = farra("Farra: v1 light 2\n Romans: a1 infantry 2")
    table.dice(6, 6).play("March", units=["v1"], to="romans")
    assert [side for side, _, _ in shots(table)] == ["venetian", "austrian"]


@pytest.mark.rule("G25.2.h")
def test_25_2_h_an_unbridged_river_leaves_no_way_back():
    river = COUNTRY + "Farra ~ Sagrado"
    table = farra("Farra: v1 light 2\n Sagrado: a1 infantry 2", map=river)
    assert table.refusal("March", units=["v1"], to="sagrado", how="incursion")[:2] == ("G25.2.h", "no_way_back")
    assert table.allows("March", units=["v1"], to="sagrado")


@pytest.mark.rule("G25.2.h")
def test_25_2_h_raiders_among_enemies_have_no_zone_to_go_back_to():
    # They could once come back among the enemies they had just raided, and ride on from there.
    table = farra("Farra: v1 light 2\n Romans: a1 infantry 2\n Mariano: a2 infantry 2")
    table.dice(5).play("March", units=["v1"], to="romans", how="raid")
    assert table.refusal("GoOn", to="mariano", how="incursion") == ("G25.2.h", "no_way_back", {"to": "mariano"})
    assert table.allows("GoOn", to="mariano")


@pytest.mark.rule("G25.2.h")
def test_25_2_h_having_declared_it_goes_back_without_being_asked():
    table = strike(farra("Farra: v1 light 2\n Romans: a1 infantry 2 [1]"), "v1", dice=(2,))
    assert [event.rule for event in table.happened("cavalry_returned")] == ["G25.2.b"]
    assert table.asked == "column.on"


@pytest.mark.rule("G25.2.i")
def test_25_2_i_nobody_retreats_and_nothing_falls():
    table = farra(
        "Farra: v1 light 3, v2 light 3\n Romans: a1 infantry 2 [1], a2 infantry 2 [1]",
        map=COUNTRY + "Romans: booty austrian 3",
        forts="austrian Romans",
        camps={"venetian": "farra", "austrian": "romans"},
    )
    strike(table, "v1", "v2", dice=(3, 3))
    assert [event.args["hits"] for event in table.happened("hits_deducted")] == [1]  # the Fort serves as ever
    table.play("TakeHit", unit="a1")
    assert (table.where("a1"), table.where("a2")) == ("romans", "romans")
    assert (table.forts("austrian", "romans"), table.camp("austrian")) == (1, "romans")
    assert table.has_booty("romans")
    assert not table.happened("battle_won")


@pytest.mark.rule("G25.2.i")
@pytest.mark.parametrize("edition", ["default", "it", "en", "fr"])
def test_25_2_i_no_booty_in_any_edition(edition):
    rich = COUNTRY + "Romans: booty austrian 3"
    table = farra("Farra: v1 light 3\n Romans: a1 infantry 2 [1]", map=rich, options={"edition": edition})
    strike(table, "v1", dice=(6,))
    assert table.has_booty("romans")


@pytest.mark.rule("G25.2.i")
def test_25_2_i_town_and_difficult_terrain_count():
    table = farra("Farra: v1 light 3, v2 light 3\n Romans: a1 infantry 2", map=COUNTRY + "Romans: difficult, town")
    strike(table, "v1", "v2", dice=(2, 3))
    assert shots(table) == [("venetian", [2, 2], [2, 3])]
    assert not table.is_eliminated("a1")  # the Town took the only hit
    assert table.town_stands("romans")


@pytest.mark.rule("G25.2.i")
def test_25_2_i_the_defending_commander_is_checked():
    table = farra("Farra: v1 light 3\n Romans: a1 infantry 2 [1], a-gen commander 2")
    strike(table, "v1", dice=(3, 2))
    assert table.is_eliminated("a-gen")


@pytest.mark.rule("G25.2.i")
def test_25_2_i_one_round_only_however_many_fight():
    foot = ", ".join(f"a{n} infantry 2" for n in range(1, 7))
    table = strike(farra(f"Farra: v1 light 3\n Romans: {foot}"), "v1", dice=(6,))
    assert table.asked == "column.on"
    assert table.where("v1") == "farra"


@pytest.mark.rule("G25.2.j")
def test_25_2_j_when_nobody_is_left_the_cavalry_may_hold_the_zone_it_has_won():
    table = farra(
        "Farra: v1 light 3, v2 light 3\n Romans: a1 infantry 2",
        map=COUNTRY + "Romans: booty austrian 3",
        forts="austrian Romans",
    )
    strike(table, "v1", "v2", dice=(3, 3))
    assert table.asked == "column.won"
    table.play("Halt")
    table.play("TakeForts", convert=1)
    assert (table.where("v1"), table.where("v2")) == ("romans", "romans")
    assert table.forts("venetian", "romans") == 1
    assert table.points("venetian") == 3
    assert table.asked == "zone.act"  # it stays: its march is over


@pytest.mark.rule("G25.2.j")
def test_25_2_j_or_go_back_and_leave_what_lies_there():
    table = farra("Farra: v1 light 3\n Romans: a1 infantry 2", map=COUNTRY + "Romans: booty austrian 3")
    strike(table, "v1", dice=(3,))
    table.play("GoBack")
    assert table.where("v1") == "farra"
    assert table.has_booty("romans")
    assert left(table) == 5 - 2


@pytest.mark.rule("G25.2.k")
@pytest.mark.parametrize("how", ["march", "incursion"])
@pytest.mark.parametrize("kind", ["commander", "engineers"])
def test_25_2_k_a_lone_commander_or_engineer_is_caught_and_does_not_stop_light_cavalry(how, kind):
    table = farra(f"Farra: v1 light 2\n Romans: a1 {kind} 2")
    table.play("March", units=["v1"], to="romans", how=how)
    assert table.is_eliminated("a1")
    table.play("GoOn", to="mariano")
    assert table.where("v1") == "mariano"


@pytest.mark.rule("G25.2.k")
def test_25_2_k_but_it_stops_all_others():
    table = farra("Farra: v1 light 2, v2 medium 2\n Romans: a1 commander 2")
    table.play("March", units=["v1", "v2"], to="romans")
    assert table.is_eliminated("a1")
    assert table.asked != "column.on"


@pytest.mark.rule("G25.2.l")
def test_25_2_l_an_incursion_is_not_a_raid():
    table = strike(farra("Farra: v1 light 2\n Romans: a1 infantry 2"), "v1", dice=(2,))
    assert not table.happened("raid_rolled")
    table.play("Halt")
    assert not table.is_raided("romans")
    assert not table.is_disorganized("v1")


@pytest.mark.rule("G25.2.l")
def test_25_2_l_a_raid_is_not_an_incursion():
    table = farra("Farra: v1 light 2 [1]\n Romans: a1 infantry 2")
    table.dice(3).play("March", units=["v1"], to="romans", how="raid")
    table.dice(6, 6).play("Halt")
    assert [side for side, _, _ in shots(table)] == ["venetian", "austrian"]


@pytest.mark.rule("G25.2.l")
def test_25_2_l_nobody_declares_both():
    table = farra("Farra: v1 light 2\n Romans: a1 infantry 2")
    refusal = table.refusal("March", units=["v1"], to="romans", how="raid incursion")
    assert refusal[:2] == ("G14.a", "no_such_manner")


# --- 25.3 light cavalry and raids ------------------------------------------------------------------------------------


@pytest.mark.rule("G25.3.a")
@pytest.mark.parametrize("roll", [1, 2, 5, 6])
def test_25_3_a_light_cavalry_is_disorganized_by_its_raid_whatever_the_result(roll):
    table = farra("Farra: v1 light 2 [1]")
    table.dice(roll).play("March", units=["v1"], to="romans", how="raid")
    assert table.is_disorganized("v1")


@pytest.mark.rule("G25.3.a")
@pytest.mark.parametrize("roll", [1, 5])
def test_25_3_a_other_raiders_with_it_are_not(roll):
    table = farra("Farra: v1 light 2 [1], v2 medium 2 [1], v3 infantry 2 [1]")
    table.dice(roll).play("March", units=["v1", "v2", "v3"], to="romans", how="raid")
    assert [table.is_disorganized(unit) for unit in ("v1", "v2", "v3")] == [True, False, False]


@pytest.mark.rule("G25.3.b")
def test_25_3_b_it_goes_on_moving_and_raiding():
    table = farra("Farra: v1 light 2 [1]")
    table.dice(4).play("March", units=["v1"], to="romans", how="raid")
    assert table.is_disorganized("v1")  # after the first die already
    table.dice(1).play("RaidAgain")
    table.play("GoOn", to="mariano")
    assert table.where("v1") == "mariano"
    assert table.is_raided("romans")


@pytest.mark.rule("G25.3.b")
def test_25_3_b_in_a_combat_that_follows_it_fights_disorganized():
    table = farra("Farra: v1 light 4 [1]\n Romans: a1 infantry 2")
    table.dice(1).play("March", units=["v1"], to="romans", how="raid")
    table.dice(2, 6).play("Halt")
    assert shots(table)[0] == ("venetian", [1], [2])


@pytest.mark.rule("G25.3.b")
def test_25_3_b_after_a_six_it_stops_like_everybody():
    table = farra("Farra: v1 light 2 [1], v2 infantry 2")
    table.dice(6).play("March", units=["v1"], to="romans", how="raid")
    assert table.asked == "zone.act"
    assert table.where("v1") == "romans"

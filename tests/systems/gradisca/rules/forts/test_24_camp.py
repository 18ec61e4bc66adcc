"""24 The Camp: the Austrian one stands in Romans, the Venetian one in Farra."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.play.table import Table, position

COUNTRY = """
    Farra: source venetian
    Farra - Romans
    Romans - Mariano
    Romans - Cormons
    Mariano: source austrian
"""
BOTH_CAMPS = {"venetian": "farra", "austrian": "romans"}
GARRISON = "Mariano: a9 infantry 2 @grey"
"""Keeps an Austrian Command alive."""


def farra(units: str, map: str = COUNTRY, **words: Any) -> Table:
    """The Venetian units in Farra are activated."""
    words = {"active": "venetian", "activate": "farra", "camps": BOTH_CAMPS, "morale": (7, 7), **words}
    return position("gradisca", map=map, units=f"{units}\n{GARRISON}", **words)


def next_turn(table: Table) -> None:
    """Nobody does anything more until a new turn has begun; always the first marker is drawn."""
    turn = table.turn()
    while table.turn() == turn:
        if table.asked == "zone.act":
            table.play("EndZone")
        if table.asked == "activation.option":
            table.play("ChooseOption", option=1)
        table.dice(1).play("EndActivation")


def activate(table: Table, zone: str) -> None:
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone=zone)


def rules(table: Table, kind: str) -> list[str]:
    return [event.rule for event in table.happened(kind)]


# --- what it is for, and how it moves --------------------------------------------------------------------------------


@pytest.mark.rule("G24.a")
def test_24_a_the_camp_makes_attack_supply_possible():
    units = "Farra: v1 infantry 2, v2 infantry 2, v3 infantry 2\n Romans: a1 infantry 2"
    attack = {"do": "March", "units": ["v1", "v2", "v3"], "to": "romans"}
    assert farra(units, camps={"venetian": "farra"}).allows(attack)
    assert farra(units, camps={"austrian": "romans"}).refusal(attack)[:2] == ("G21.1.a", "needs_attack_supply")


@pytest.mark.rule("G24.b")
@pytest.mark.parametrize("command", ["red", "blue"])
def test_24_b_it_moves_one_zone_when_units_of_any_own_command_are_activated_with_it(command):
    table = farra("Farra: v1 infantry 2 @red, v2 infantry 2 @blue", active=command)
    assert table.refusal("MoveCamp", to="mariano") == ("G24.b", "not_adjacent", {"zone": "farra", "to": "mariano"})
    table.play("MoveCamp", to="romans")
    assert table.camp("venetian") == "romans"


@pytest.mark.rule("G24.b")
def test_24_b_it_does_not_move_when_units_elsewhere_are_activated():
    table = farra("Farra: v1 infantry 2\n Cormons: v2 infantry 2", activate="cormons")
    assert table.refusal("MoveCamp", to="romans") == ("G24.b", "no_camp_here", {"zone": "cormons"})


@pytest.mark.rule("G24.b")
def test_24_b_nobody_moves_the_enemys_camp_and_the_basic_game_has_none():
    table = farra("Farra: v1 infantry 2", camps={"austrian": "farra"})
    assert table.refusal("MoveCamp", to="romans").code == "no_camp_here"
    basic = farra("Farra: v1 infantry 2", options={"game": "basic"})
    assert basic.refusal("MoveCamp", to="romans").code == "no_camp_here"


@pytest.mark.rule("G24.c")
def test_24_c_once_moved_it_stays_for_the_rest_of_the_turn():
    table = farra("Farra: v1 infantry 2 @red\n Romans: v2 infantry 2 @blue", active="red", cup="blue")
    table.play("MoveCamp", to="romans")
    table.play("EndZone")
    table.dice(1).play("EndActivation")
    activate(table, "romans")
    assert table.refusal("MoveCamp", to="cormons") == ("G24.c", "camp_has_moved", {"zone": "romans"})


@pytest.mark.rule("G24.c")
def test_24_c_not_twice_in_one_activation_either():
    table = farra("Farra: v1 infantry 2, v-gen commander 2\n Cormons: v2 infantry 2", activate=None)
    table.play("ChooseOption", option=3, commander="v-gen")
    table.play("ActivateZone", zone="farra")
    table.play("MoveCamp", to="romans")
    assert not table.allows("MoveCamp", to="cormons")
    assert not table.allows("MoveCamp", to="farra")


@pytest.mark.rule("G24.l")
def test_24_l_one_zone_whatever_the_terrain_and_its_units_need_not_move():
    table = farra("Farra: v1 infantry 2", map=COUNTRY + "Romans: difficult")
    table.play("MoveCamp", to="romans")
    assert (table.camp("venetian"), table.where("v1")) == ("romans", "farra")
    assert table.allows("March", units=["v1"], to="romans")


@pytest.mark.rule("G24.l")
def test_24_l_also_when_all_the_units_have_gone_before():
    table = farra("Farra: v1 infantry 2")
    table.play("March", units=["v1"], to="romans")
    table.play("Halt")
    assert table.allows("MoveCamp", to="romans")


@pytest.mark.rule("G24.l")
@pytest.mark.parametrize(
    ("border", "refused"),
    [
        ("Farra x Sagrado", ("G24.l", "impassable_border")),
        ("Farra ~ Sagrado", ("G15.a", "river_without_bridge")),
        ("Farra = Sagrado", None),
        ("Farra - Sagrado", None),
    ],
)
def test_24_l_it_crosses_neither_x_nor_a_river_without_bridge(border, refused):
    refusal = farra("Farra: v1 infantry 2", map=COUNTRY + border).refusal("MoveCamp", to="sagrado")
    assert (refusal and refusal[:2]) == refused


@pytest.mark.rule("G24.l")
@pytest.mark.parametrize("kind", ["infantry", "commander"])
def test_24_l_it_does_not_move_to_enemy_units(kind):
    table = farra(f"Farra: v1 infantry 2\n Romans: a1 {kind} 2")
    assert table.refusal("MoveCamp", to="romans") == ("G24.l", "enemy_there", {"to": "romans"})


@pytest.mark.rule("G24.e")
def test_24_e_it_never_enters_a_fortress():
    palma = COUNTRY + "Palma: fortress\n Farra # Palma 3 now 0"
    table = farra("Farra: v1 infantry 2\n Palma: v2 infantry 2", map=palma)
    assert table.refusal("MoveCamp", to="palma") == ("G24.e", "camp_never_in_a_fortress", {"to": "palma"})


@pytest.mark.rule("G24.e")
def test_24_e_nor_does_it_come_back_in_one():
    palma = COUNTRY + "Palma: fortress, source venetian\n Farra # Palma 3"
    words = {"activate": None, "camps_lost": {"venetian": 1}, "turn": 2}
    table = farra("Farra: v1 infantry 2\n Palma: v2 infantry 2", map=palma, **words)
    table.play("ChooseOption", option=1)
    assert table.refusal("ReturnCamp", zone="palma") == ("G24.e", "camp_never_in_a_fortress", {"to": "palma"})
    assert table.allows("ReturnCamp", zone="farra")


@pytest.mark.rule("G24.d")
@pytest.mark.parametrize(("units", "crowded"), [(6, []), (7, ["farra"])])
def test_24_d_it_does_not_count_for_stacking(units, crowded):
    table = farra("Farra: " + ", ".join(f"v{n} infantry 2" for n in range(1, units + 1)))
    next_turn(table)
    assert [event.args["zone"] for event in table.happened("zone_crowded")] == crowded


@pytest.mark.rule("G24.d")
def test_24_d_it_neither_fires_nor_helps_its_army_in_combat():
    table = farra("Farra: v1 infantry 2\n Romans: a1 infantry 2")
    table.dice(2, 6).play("March", units=["v1"], to="romans")
    assert [event.args["units"] for event in table.happened("units_fired")] == [["v1"], ["a1"]]
    assert not table.happened("hits_deducted")
    assert table.is_eliminated("a1")


@pytest.mark.rule("G24.d")
def test_24_d_a_camp_alone_gives_no_battle_and_stops_nobody():
    table = farra("Farra: v1 infantry 2")
    table.play("March", units=["v1"], to="romans")
    assert not table.happened("battle_began")
    assert table.allows("GoOn", to="cormons")


# --- how it is lost --------------------------------------------------------------------------------------------------


@pytest.mark.rule("G24.f")
@pytest.mark.parametrize("edition", ["default", "it", "en", "fr"])
def test_24_f_it_never_retreats_after_a_field_combat(edition):
    table = farra("Farra: v1 infantry 2\n Romans: a1 infantry 2 [1]", options={"edition": edition})
    table.dice(2, 6).play("March", units=["v1"], to="romans")
    table.play("RetreatTo", to="mariano")
    assert table.where("a1") == "mariano"
    assert table.camp("austrian") is None
    assert [event.args["zone"] for event in table.happened("camp_lost")] == ["romans"]


@pytest.mark.rule("G24.g")
def test_24_g_alone_it_falls_to_an_enemy_force_that_enters():
    table = farra("Farra: v1 infantry 2")
    table.play("March", units=["v1"], to="romans")
    assert table.camp("austrian") is None
    assert rules(table, "camp_lost") == ["G24.g"]


@pytest.mark.rule("G24.g")
def test_24_g_with_units_beside_it_a_lost_attack_leaves_it_where_it_is():
    table = farra("Farra: v1 infantry 2\n Romans: a1 infantry 2")
    table.dice(6, 1).play("March", units=["v1"], to="romans")
    assert table.camp("austrian") == "romans"


@pytest.mark.rule("G24.h")
@pytest.mark.parametrize("edition", ["default", "it", "en", "fr"])
def test_24_h_it_is_lost_when_it_is_the_last_piece_after_a_combat(edition):
    table = farra("Farra: v1 infantry 2\n Romans: a1 infantry 2", options={"edition": edition})
    table.dice(2, 6).play("March", units=["v1"], to="romans")
    assert table.camp("austrian") is None
    assert rules(table, "camp_lost") == ["G24.h"]


@pytest.mark.rule("G24.h")
def test_24_h_even_if_the_combat_left_nobody_to_take_it():
    # The book asks only what is left of its side; once a victor on the spot was needed.
    table = farra("Farra: v1 infantry 2, v2 infantry 2\n Romans: a1 infantry 2")
    table.dice(2, 2).play("March", units=["v1"], to="romans")
    assert table.units_in("romans") == []
    assert table.camp("austrian") is None


@pytest.mark.rule("G24.h")
@pytest.mark.parametrize("action", ["Halt", "GoBack"])
def test_24_h_nor_does_it_matter_whether_the_light_cavalry_stays(action):
    table = farra("Farra: v1 light 2\n Romans: a1 infantry 2")
    table.dice(2).play("March", units=["v1"], to="romans", how="incursion")
    table.play(action)
    assert table.camp("austrian") is None
    assert rules(table, "camp_lost") == ["G24.h"]


RAIDED = {"map": COUNTRY + "Romans: raid venetian"}
FIELD_COMBAT_ONLY = [{"edition": "en"}, {"camp_lost_after_raid": False}]


@pytest.mark.rule("G24.h")
@pytest.mark.parametrize("options", [{}, {"edition": "it"}, {"edition": "fr"}])
def test_24_h_it_is_lost_when_it_is_the_last_piece_after_a_raid_too(options):
    table = farra("Farra: v1 medium 2\n Romans: a-sap engineers 2", **RAIDED, options=options)
    table.dice(5).play("March", units=["v1"], to="romans", how="raid")
    table.play("Halt")
    assert table.is_eliminated("a-sap")
    assert table.camp("austrian") is None
    assert rules(table, "camp_lost") == ["G24.h"]


@pytest.mark.rule("G24.h")
@pytest.mark.parametrize(
    ("options", "camp"),
    [
        ({}, None),
        ({"edition": "it"}, None),
        ({"edition": "fr"}, None),
        *((each, "romans") for each in FIELD_COMBAT_ONLY),
    ],
)
def test_24_h_or_after_fire_but_by_the_english_edition_only_after_a_field_combat(options, camp):
    table = farra(
        "Palma: v-gun artillery 4, v-sap engineers 1\n Romans: a1 infantry 2",
        map=COUNTRY + "Palma: fortress\n Palma # Romans 3\n Farra # Palma 3",
        activate="palma",
        options=options,
    )
    table.dice(2).play("BombardUnits", guns=["v-gun"], target="romans")
    assert table.is_eliminated("a1")
    assert table.camp("austrian") == camp


@pytest.mark.rule("G24.m", "G23.s")
@pytest.mark.parametrize("options", FIELD_COMBAT_ONLY)
@pytest.mark.parametrize("companion", ["a-gen commander 2", "a-sap engineers 2"])
def test_24_m_a_lone_commander_does_not_shelter_it_from_raiders_in_any_edition(options, companion):
    # The English edition speaks of a Field Combat only; the Camp used to stand on among the raiders, though it fell to
    # them when it was quite alone, and with the same company to anybody who marched in.
    table = farra(f"Farra: v1 medium 2\n Romans: {companion}", **RAIDED, options=options)
    table.dice(5).play("March", units=["v1"], to="romans", how="raid")
    assert table.camp("austrian") == "romans"  # the raid is not over yet (G23.s)
    table.play("GoOn", to="cormons")
    assert table.is_eliminated(companion.split()[0])
    assert rules(table, "camp_lost") == ["G24.m"]
    table.play("Halt")
    next_turn(table)
    assert rules(table, "morale_changed") == ["G24.i", "G24.k"]


@pytest.mark.rule("G24.m")
@pytest.mark.parametrize("options", FIELD_COMBAT_ONLY)
def test_24_m_units_that_can_hold_the_zone_do(options):
    table = farra("Farra: v1 medium 2\n Romans: a1 infantry 2", **RAIDED, options=options)
    table.dice(5).play("March", units=["v1"], to="romans", how="raid")
    table.play("GoOn", to="cormons")
    assert table.camp("austrian") == "romans"
    assert not table.is_eliminated("a1")


def test_in_a_match_of_revision_1_the_lone_commander_shelters_it_by_the_english_edition():
    words = {**RAIDED, "options": {"edition": "en"}, "revision": 1}
    table = farra("Farra: v1 medium 2\n Romans: a-gen commander 2", **words)
    table.dice(5).play("March", units=["v1"], to="romans", how="raid")
    table.play("Halt")
    assert table.is_eliminated("a-gen")
    assert table.camp("austrian") == "romans"


@pytest.mark.rule("G24.m")
@pytest.mark.parametrize("companion", ["a1 commander 2", "a1 engineers 2"])
def test_24_m_commanders_and_engineers_go_first_then_the_camp_is_alone(companion):
    table = farra(f"Farra: v1 infantry 2\n Romans: {companion}")
    table.play("March", units=["v1"], to="romans")
    assert [event.kind for event in table.last if event.kind in ("unit_eliminated", "camp_lost")] == [
        "unit_eliminated",
        "camp_lost",
    ]


@pytest.mark.rule("G24.m")
def test_24_m_forts_do_not_save_it():
    table = farra("Farra: v1 infantry 2", forts="austrian Romans 2")
    table.play("March", units=["v1"], to="romans")
    table.play("TakeForts", convert=2)
    assert table.camp("austrian") is None


@pytest.mark.rule("G24.m")
def test_24_m_a_general_alone_is_no_force():
    table = farra("Farra: v-gen commander 2")
    table.play("March", units=["v-gen"], to="romans")
    table.play("Halt")
    assert table.where("v-gen") == "romans"
    assert table.camp("austrian") == "romans"


@pytest.mark.rule("G24.o")
def test_24_o_left_by_bombarded_units_it_is_safe_until_an_enemy_enters():
    palma = COUNTRY + "Palma: fortress\n Palma # Romans 3\n Farra # Palma 3"
    table = farra(
        "Palma: v-gun artillery 4, v-sap engineers 1, v1 infantry 2\n Romans: a1 infantry 2 [1]",
        map=palma,
        activate="palma",
    )
    table.dice(2).play("BombardUnits", guns=["v-gun"], target="romans")
    table.play("RetreatTo", to="mariano")
    assert table.camp("austrian") == "romans"
    table.play("March", units=["v1"], to="romans")
    assert rules(table, "camp_lost") == ["G24.g"]


# --- what that costs, and how it comes back --------------------------------------------------------------------------


LOST = {"activate": None, "camps": None, "camps_lost": {"venetian": 1}, "turn": 2}
"""The Venetian Camp was lost in turn 1; it is turn 2 now."""


@pytest.mark.rule("G24.i")
def test_24_i_its_army_loses_a_point_of_morale_now_and_in_every_later_turn_without_it():
    table = farra("Farra: v1 infantry 2")
    table.play("March", units=["v1"], to="romans")
    table.play("Halt")
    seen = [table.morale("austrian")]
    for _ in range(3):
        next_turn(table)
        seen.append(table.morale("austrian"))
    assert seen == [6, 5, 4, 3]
    assert table.morale("venetian") == 7


@pytest.mark.rule("G24.k")
def test_24_k_the_loss_comes_at_once_and_then_as_a_turn_begins_that_of_the_return_included():
    table = farra("Farra: v1 infantry 2")
    table.play("March", units=["v1"], to="romans")
    assert table.morale("austrian") == 6
    table.play("Halt")
    next_turn(table)
    assert rules(table, "morale_changed") == ["G24.i", "G24.k"]
    table.play("ChooseOption", option=1)
    table.dice(1).play("EndActivation")  # now the Austrian Command
    table.play("ChooseOption", option=1)
    table.play("ReturnCamp", zone="mariano")
    assert table.morale("austrian") == 5
    next_turn(table)
    assert table.morale("austrian") == 5


@pytest.mark.rule("G24.j")
def test_24_j_it_comes_back_at_an_own_source_with_friendly_units():
    table = farra("Farra: v1 infantry 2", **LOST)
    table.play("ChooseOption", option=1)
    table.play("ReturnCamp", zone="farra")
    assert table.camp("venetian") == "farra"
    assert table.refusal("ReturnCamp", zone="farra") == ("G24.j", "camp_is_not_lost", {})


@pytest.mark.rule("G24.j")
def test_24_j_in_the_activation_of_any_own_command_before_or_after_its_zones():
    table = farra("Farra: v1 infantry 2 @red\n Cormons: v2 infantry 2 @blue", active="blue", **LOST)
    activate(table, "cormons")
    table.play("EndZone")
    assert table.allows("ReturnCamp", zone="farra")


@pytest.mark.rule("G24.j")
def test_24_j_not_in_the_turn_in_which_it_was_lost():
    table = farra("Farra: v1 infantry 2", **{**LOST, "turn": 1})
    table.play("ChooseOption", option=1)
    assert table.refusal("ReturnCamp", zone="farra") == ("G24.j", "camp_lost_this_turn", {})


@pytest.mark.rule("G24.j")
@pytest.mark.parametrize(
    ("zone", "code"),
    [("cormons", "no_source_there"), ("mariano", "no_source_there"), ("codroipo", "no_friends_there")],
)
def test_24_j_not_without_a_source_of_its_own_nor_without_friends(zone, code):
    two_sources = COUNTRY + "Farra - Codroipo\n Codroipo: source venetian"
    table = farra("Farra: v1 infantry 2\n Cormons: v2 infantry 2", map=two_sources, **LOST)
    table.play("ChooseOption", option=1)
    assert table.refusal("ReturnCamp", zone=zone) == ("G24.j", code, {"zone": zone})


@pytest.mark.rule("G24.j")
@pytest.mark.parametrize("edition", ["default", "it", "en", "fr"])
def test_24_j_any_of_several_own_sources_will_do(edition):
    two_sources = COUNTRY + "Farra - Codroipo\n Codroipo: source venetian"
    units = "Farra: v1 infantry 2\n Codroipo: v2 infantry 2"
    table = farra(units, map=two_sources, options={"edition": edition}, **LOST)
    table.play("ChooseOption", option=1)
    assert table.allows("ReturnCamp", zone="farra")
    assert table.allows("ReturnCamp", zone="codroipo")


@pytest.mark.rule("G24.n")
def test_24_n_it_may_move_in_the_turn_of_its_return_in_a_later_activation_of_its_zone():
    table = farra("Farra: v1 infantry 2", **LOST)
    table.play("ChooseOption", option=1)
    table.play("ReturnCamp", zone="farra")
    table.play("ActivateZone", zone="farra")
    table.play("MoveCamp", to="romans")
    assert table.camp("venetian") == "romans"


@pytest.mark.rule("G24.n")
def test_24_n_but_not_after_its_zone_was_done():
    table = farra("Farra: v1 infantry 2", **LOST)
    activate(table, "farra")
    table.play("EndZone")
    table.play("ReturnCamp", zone="farra")
    assert not table.allows("ActivateZone", zone="farra")
    assert not table.allows("MoveCamp", to="romans")

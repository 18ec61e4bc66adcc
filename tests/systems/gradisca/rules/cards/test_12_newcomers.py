"""12 Cards that bring units onto the map."""

from __future__ import annotations

import pytest

from caracole.play.table import Table
from caracole.systems.gradisca.position import card
from systems.gradisca.rules.cards.positions import ADVANCED, BASIC, PLAIN, ROAD, drawn, why

LANDING = card(9, ("place_group", {"group": "late"}))

UNITS = """
    Palma: v1 infantry 2 [1]
    Goritia: a1 infantry 2 [1], a2 infantry 2 [1]
    flag: v8 infantry 2 [1] @dutch, v9 infantry 2 [1] @dutch
"""


def landing(entries: str = "Farra", group: str = "v8, v9", units: str = UNITS, **words) -> Table:
    """The Venetian has taken option 1 and holds a card that brings a group in."""
    facts = {"groups": {"late": {"units": group, "entries": entries}}, "cards": [*PLAIN, LANDING]}
    table = drawn(units=units, **{**facts, "hands": {"venetian": [9]}, **words})
    table.play("ChooseOption", option=1)
    return table


@pytest.mark.rule("G12.r")
def test_12_r_newcomers_come_from_the_flag():
    table = landing()
    assert table.where("v8") == "flag"
    table.play("PlayCard", card="c9")
    assert table.where("v8") == table.where("v9") == "farra"
    (event,) = table.happened("group_arrived")
    assert event.args["units"] == ["v8", "v9"]


@pytest.mark.rule("G12.r")
def test_12_r_where_the_card_lets_choose_their_owner_chooses():
    table = landing("Farra, Romans")
    table.play("PlayCard", card="c9")
    assert table.asked == "arrival.choose"
    assert why(table, "EnterAt", zone="palma") == ("G12.a", "no_entry_there")
    assert [each["zone"] for each in table.candidates()] == ["farra", "romans"]
    table.play("EnterAt", zone="romans")
    assert table.where("v9") == "romans"


@pytest.mark.rule("G12.o")
def test_12_o_the_marker_of_a_new_command_goes_on_the_played_track():
    table = landing()
    table.play("PlayCard", card="c9")
    assert table.played() == ["dutch"]
    assert "dutch" not in table.cup()
    assert table.is_activated("v8")
    table.dice(1).play("EndActivation")
    table.play("ChooseOption", option=1)
    table.dice(3).play("EndActivation")  # turn 2: three markers are in the cup, the third is drawn
    assert table.turn() == 2
    assert sorted([*table.cup(), "dutch"]) == ["austrian", "dutch", "venetian"]
    assert table.decision.about == {"command": 2}
    table.play("ChooseOption", option=1)
    assert table.allows("ActivateZone", zone="farra")


@pytest.mark.rule("G12.o")
def test_12_o_a_command_that_is_on_the_map_keeps_its_marker_where_it_is():
    table = landing(units=UNITS + "\nRomans: v7 infantry 2 @dutch", cup="austrian, dutch")
    table.play("PlayCard", card="c9")
    assert sorted(table.cup()) == ["austrian", "dutch"]
    assert table.played() == []
    assert not table.happened("command_enters")


@pytest.mark.rule("G12.w")
def test_12_w_with_the_marker_in_the_cup_newcomers_act_this_turn():
    table = landing(units=UNITS + "\nRomans: v7 infantry 2 @dutch", cup="dutch")
    table.play("PlayCard", card="c9")
    assert not table.is_activated("v8")
    table.dice(1).play("EndActivation")
    table.play("ChooseOption", option=1)
    assert table.allows("ActivateZone", zone="farra")


@pytest.mark.rule("G12.w")
def test_12_w_of_the_command_being_played_they_act_if_their_zone_is_chosen_afterwards():
    units = UNITS.replace(" @dutch", "")
    table = landing(units=units)
    table.play("PlayCard", card="c9")
    table.play("ActivateZone", zone="farra")
    table.play("March", units=["v8", "v9"], to="romans")
    assert table.where("v8") == "romans"
    late = landing(units=units)
    late.play("ActivateZone", zone="palma")
    late.play("EndZone")
    late.play("PlayCard", card="c9")
    late.dice(1).play("EndActivation")
    assert late.is_activated("v8")  # with all the others of the Command


@pytest.mark.rule("G12.w")
def test_12_w_with_the_marker_on_the_track_they_count_as_activated():
    table = landing(units=UNITS + "\nRomans: v7 infantry 2 @dutch", cup="austrian", played="dutch")
    table.play("PlayCard", card="c9")
    assert table.is_activated("v8")
    assert not table.is_activated("v1")


@pytest.mark.rule("G12.x")
def test_12_x_who_is_not_on_the_flag_does_not_come_the_others_do():
    units = """
        Palma: v1 infantry 2 [1], v7 infantry 2 @dutch
        Goritia: a1 infantry 2 [1]
        flag: v9 infantry 2 [1] @dutch
        eliminated: v8 infantry 2 [1] @dutch
    """
    table = landing(group="v7, v8, v9", units=units, cup="dutch")
    table.play("PlayCard", card="c9")
    assert [table.where(unit) for unit in ("v7", "v8", "v9")] == ["palma", "eliminated", "farra"]


@pytest.mark.rule("G12.x")
def test_12_x_with_nobody_left_the_card_is_not_played():
    table = landing(units=UNITS.replace("flag", "eliminated"))
    assert why(table, "PlayCard", card="c9") == ("G12.x", "nobody_left_to_come")


# --- into a zone with enemies ----------------------------------------------------------------------------------------


@pytest.mark.rule("G12.p")
@pytest.mark.parametrize("kind", [BASIC, ADVANCED])
def test_12_p_enemies_in_the_zone_mean_field_combat_with_the_newcomers_as_attackers(kind):
    table = landing("Goritia", options=kind)
    table.dice(1, 1, 6, 6).play("PlayCard", card="c9")
    (battle,) = table.happened("battle_began")
    assert (battle.args["side"], battle.args["units"]) == ("venetian", ["v8", "v9"])
    table.play("TakeHit", unit="a1")
    table.play("TakeHit", unit="a2")
    assert table.is_disorganized("a1")
    assert table.is_disorganized("a2")
    assert table.where("a1") == table.where("a2") == "cormons"  # the defenders retreat, the newcomers stay
    assert table.where("v8") == "goritia"


@pytest.mark.rule("G12.p")
def test_12_p_x_y_infantry_attacks_with_the_first_value():
    units = UNITS.replace("v8 infantry 2 [1]", "v8 infantry 1/5 [1]")
    table = landing("Goritia", units=units)
    table.dice(2, 6, 6, 6).play("PlayCard", card="c9")
    assert table.happened("units_fired")[0].args["values"] == [1, 2]
    assert table.happened("units_fired")[0].args["hits"] == 0


@pytest.mark.rule("G6.l")
def test_12_p_a_commander_alone_is_no_enemy_to_fight():
    table = landing("Cormons", units=UNITS + "\nCormons: a-gen commander 3 [2]")
    table.play("PlayCard", card="c9")
    assert table.is_eliminated("a-gen")
    assert not table.happened("battle_began")


@pytest.mark.rule("G12.q")
def test_12_q_newcomers_who_lose_are_eliminated():
    table = landing("Goritia")
    table.dice(6, 6, 6, 6).play("PlayCard", card="c9")  # nobody hits: the attacker must retreat, and has nowhere to go
    assert table.is_eliminated("v8")
    assert table.is_eliminated("v9")
    assert table.where("a1") == "goritia"
    assert table.played() == []  # and the marker of the empty Command is out again


@pytest.mark.rule("G12.q")
def test_12_q_even_beside_a_friendly_zone():
    table = landing("Goritia", units=UNITS + "\nCormons: v7 infantry 2")
    table.dice(6, 6, 6, 6).play("PlayCard", card="c9")
    assert table.is_eliminated("v8")
    assert table.where("v7") == "cormons"


@pytest.mark.rule("G12.y")
def test_12_y_no_recall_and_no_attack_supply_for_newcomers():
    units = """
        Palma: v1 infantry 2
        Cormons: v2 infantry 2
        Goritia: a1 infantry 2 [1]
        flag: v7 infantry 2 @dutch, v8 infantry 2 @dutch, v9 infantry 2 @dutch, v-gen commander 3 @dutch
    """
    table = landing("Goritia", "v7, v8, v9, v-gen", units, options=ADVANCED)  # three units, and no Camp anywhere
    table.dice(1, 1, 6, 6, 6).play("PlayCard", card="c9")  # nobody is asked whom he calls: they fire at once
    assert table.is_eliminated("a1")
    assert table.where("v2") == "cormons"


@pytest.mark.rule("G12.y")
def test_12_y_several_rounds_and_difficult_terrain_as_usual():
    units = """
        Palma: v1 infantry 2
        Goritia: a1 infantry 2 [1], a2 infantry 2 [1], a3 infantry 2 [1]
        flag: v7 infantry 3 @dutch, v8 infantry 3 @dutch, v9 infantry 3 @dutch
    """
    hills = ROAD.replace("Goritia: source", "Goritia: difficult, source")
    table = landing("Goritia", "v7, v8, v9", units, options=ADVANCED, map=hills)
    table.dice(3, 3, 3, 6, 6, 6).play("PlayCard", card="c9")
    assert table.happened("units_fired")[0].args["values"] == [2, 2, 2]  # 3 less 1
    assert table.asked == "battle.more"

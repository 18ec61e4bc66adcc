"""11 Fortified Towns."""

from __future__ import annotations

import pytest

from systems.gradisca.rules.forts.positions import end_activation, field, siege

ATTACK = """
    Farra: v1 infantry 2 [1], v2 infantry 2 [1]
    Rubia: a1 infantry 2 [1], a2 infantry 2 [1]
"""
TOWN = "Rubia: town"


def attack(table, *dice):
    """Both Venetians of Farra attack Rubia: their dice, then those of the defenders."""
    return table.dice(*dice).play("March", units=["v1", "v2"], to="rubia")


@pytest.mark.rule("G11.a")
def test_11_a_an_intact_town_takes_one_hit_off_an_attack():
    table = field(ATTACK, activate="farra", land=TOWN)
    attack(table, 1, 1, 6, 6)
    assert table.happened("hits_deducted")[0].args == {"zone": "rubia", "hits": 1}
    assert table.decision.about["hits"] == 1


@pytest.mark.rule("G11.a")
def test_11_a_as_with_a_fort_also_off_a_bombardment():
    table = siege(
        "Gradisca: a-gun artillery 3, a-sap engineers 2\nFarra: v1 infantry 2", active="austrian", land="Farra: town"
    )
    table.dice(1).play("BombardUnits", guns=["a-gun"], target="farra")
    assert not table.is_eliminated("v1")


@pytest.mark.rule("G11.a", "G11.b")
def test_11_a_b_a_destroyed_town_takes_nothing_off():
    table = field(ATTACK, activate="farra", land=TOWN, towns_lost="Rubia")
    attack(table, 1, 1, 6, 6)
    assert table.happened("hits_deducted") == []
    assert table.decision.about["hits"] == 2


@pytest.mark.rule("G11.b")
def test_11_b_a_town_is_destroyed_for_good_when_enemies_win_a_combat_there():
    table = field(ATTACK, activate="farra", land=TOWN, cup="austrian")
    attack(table, 1, 1, 6, 6)
    table.play("TakeHit", unit="a1")
    assert table.town_stands("rubia")
    table.play("RetreatTo", to="gorizia")
    assert not table.town_stands("rubia")
    end_activation(table, 1)
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="gorizia")
    table.dice(1, 1, 6, 6).play("March", units=["a1", "a2"], to="rubia")
    assert table.happened("hits_deducted")[1:] == []  # the new masters have nothing of it


@pytest.mark.rule("G11.b")
def test_11_b_a_town_stands_when_its_defenders_win():
    table = field(ATTACK, activate="farra", land=TOWN)
    attack(table, 1, 6, 6, 6)
    assert table.where("v1") == "farra"
    assert table.town_stands("rubia")


@pytest.mark.rule("G11.c")
def test_11_c_with_a_fort_in_the_zone_only_the_fort_goes():
    units = "Farra: v1 infantry 2, v2 infantry 2, v3 infantry 2\nRubia: a1 infantry 2"
    table = field(units, activate="farra", land=TOWN, forts="austrian Rubia")
    table.dice(1, 1, 1, 6).play("March", units=["v1", "v2", "v3"], to="rubia")
    assert table.is_eliminated("a1")
    assert table.forts("austrian", "rubia") == 0
    assert table.town_stands("rubia")


@pytest.mark.rule("G11.d")
@pytest.mark.parametrize(("side", "enemy"), [("v", "a"), ("a", "v")])
def test_11_d_a_town_serves_whoever_defends_in_it(side, enemy):
    table = field(
        f"Farra: {enemy}1 infantry 2\nRubia: {side}1 infantry 2",
        land=TOWN,
        active="venetian" if enemy == "v" else "austrian",
        activate="farra",
    )
    table.dice(1, 6).play("March", units=[f"{enemy}1"], to="rubia")
    assert table.where(f"{side}1") == "rubia"
    assert not table.is_eliminated(f"{side}1")


@pytest.mark.rule("G11.d")
def test_11_d_entering_an_undefended_town_does_not_destroy_it():
    table = field("Farra: v1 infantry 2", activate="farra", land=TOWN)
    table.play("March", units=["v1"], to="rubia")
    assert table.town_stands("rubia")


@pytest.mark.rule("G11.d")
def test_11_d_nor_does_catching_a_lone_commander_in_it():
    table = field("Farra: v1 infantry 2\nRubia: a-gen commander 2", activate="farra", land=TOWN)
    table.play("March", units=["v1"], to="rubia")
    assert table.is_eliminated("a-gen")
    assert table.town_stands("rubia")


def fort_and_town_won():
    """Advanced game: the Venetians have just beaten the Austrians in a Town with a Fort; two more are in Gorizia."""
    table = field(
        "Farra: v1 infantry 2, v2 infantry 2, v3 infantry 2\nRubia: a1 infantry 2\n"
        "Gorizia: a2 infantry 4, a3 infantry 4",
        activate="farra",
        basic=False,
        land=TOWN,
        forts="austrian Rubia",
        cup="austrian",
    )
    table.dice(1, 1, 1, 6).play("March", units=["v1", "v2", "v3"], to="rubia")
    return table


@pytest.mark.rule("G11.e")
@pytest.mark.parametrize("convert", [0, 1])
def test_11_e_the_town_stays_whether_the_victor_destroys_or_converts_the_fort(convert):
    table = fort_and_town_won()
    table.play("TakeForts", convert=convert)
    assert table.town_stands("rubia")
    assert table.forts("venetian", "rubia") == convert


@pytest.mark.rule("G11.e")
def test_11_e_it_is_lost_by_a_later_defeat_without_a_fort():
    table = fort_and_town_won()
    table.play("TakeForts", convert=0)
    end_activation(table, 1)
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="gorizia")
    table.dice(4, 4, 6, 6, 6).play("March", units=["a2", "a3"], to="rubia")
    table.play("TakeHit", unit="v1")
    table.play("RetreatTo", to="farra")
    assert table.units_in("rubia") == ["a2", "a3"]
    assert not table.town_stands("rubia")

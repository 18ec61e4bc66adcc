"""6 Movement, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from systems.gradisca.rules.positions import farra, siege, why

# --- recall, assault, several rounds ---------------------------------------------------------------------------------


@pytest.mark.rule("G15.c", "G15.j", "G17.j", "G7.3.m")
def test_beaten_together_those_who_swam_die_and_those_who_came_by_the_bridge_live():
    land = "Farra: source venetian\nFarra ~ Romans\nMariano = Romans\nFarra - Mariano"
    units = "Farra: v-gen commander 1, v1 infantry 2\nMariano: v2 infantry 2 @red\nRomans: a1 infantry 2"
    table = farra(units, land=land)
    table.play("March", units=["v-gen", "v1"], to="romans")
    table.dice(6, 6, 6, 6).play("Recall", unit="v2", via="mariano")
    assert table.where("v2") == "mariano"
    assert table.is_eliminated("v1")
    assert table.is_eliminated("v-gen")


# --- siege -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G6.l", "G6.m", "G7.4.1.h", "G7.5.i")
def test_a_general_alone_behind_a_breach_is_caught_and_the_fortress_taken_while_mines_behind_are_lost():
    table = siege(
        "Gradisca: a-gen commander 3 [2]\nFarra: v1 infantry 2\nGoritia: a1 infantry 2",
        wall="3 now 0",
        mines="Farra > Gradisca 1 by venetian",
    )
    table.play("March", units=["v1"], to="gradisca")
    assert table.is_eliminated("a-gen")
    assert table.where("v1") == "gradisca"
    assert (table.wall("gradisca", "farra"), table.mines("gradisca", "farra")) == (0, 0)


# --- movement --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G6.w", "G21.1.m", "G6.k")
def test_a_stack_of_three_without_attack_supply_attacks_as_two_after_leaving_its_gun():
    units = "Mariano: v1 medium 2, v2 medium 2, v-gun artillery 2\nGoritia: a1 infantry 2"
    table = farra(units, activate="mariano", camps=None)
    table.play("March", units=["v1", "v2", "v-gun"], to="romans")
    assert why(table, "GoOn", to="goritia") == ("G21.1.a", "needs_attack_supply")
    table.play("Drop", unit="v-gun")
    assert table.allows("GoOn", to="goritia")
    assert table.decision.about["movement_left"] == 4

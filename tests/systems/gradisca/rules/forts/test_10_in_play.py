"""10, 19.2, 24 Forts and the Camp, played on: positions in which several rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.play.table import Table
from systems.gradisca.rules.positions import RAIDERS, farra, siege, why


def raid_and_leave_the_soldiers(**words: Any) -> Table:
    table = farra("Farra: v1 medium 2, v-gen commander 2\nGoritia: a1 infantry 2", land=RAIDERS, **words)
    table.dice(5).play("March", units=["v1", "v-gen"], to="romans", how="raid")
    table.play("Drop", unit="v1")
    return table


# --- 19.2, 24 after a raid: the soldiers stay behind, their general rides on -----------------------------------------


@pytest.mark.rule("G19.2.c", "G23.s")
@pytest.mark.parametrize("next_step", [("Halt", {}), ("GoOn", {"to": "mariano"})])
def test_19_2_c_a_lone_fort_falls_to_raiders_who_are_left_behind_by_their_general(next_step):
    # Combat units have entered a zone with a lone enemy Fort. Only the Commander who goes on is looked at.
    table = raid_and_leave_the_soldiers(forts="austrian Romans")
    table.play(next_step[0], **next_step[1])
    assert table.asked == "forts.take"


@pytest.mark.rule("G24.g", "G23.s")
@pytest.mark.parametrize("next_step", [("Halt", {}), ("GoOn", {"to": "mariano"})])
def test_24_g_a_lone_camp_falls_to_raiders_who_are_left_behind_by_their_general(next_step):
    table = raid_and_leave_the_soldiers(camps={"venetian": "farra", "austrian": "romans"})
    table.play(next_step[0], **next_step[1])
    assert table.camp("austrian") is None


# --- 24 the Camp after a bombardment ---------------------------------------------------------------------------------


@pytest.mark.rule("G24.h", "G7.a")
@pytest.mark.parametrize(("edition", "camp"), [("default", None), ("it", None), ("fr", None), ("en", "farra")])
def test_24_h_a_camp_left_alone_by_a_bombardment_is_lost(edition, camp):
    # IT "dopo un combattimento", FR "apres un combat"; rule 7 lists bombardment of units among the forms of combat.
    # Only EN says "after a field combat".
    garrison = "Gradisca: a-gun artillery 3, a-sap engineers 2"
    table = siege(
        f"{garrison}\nFarra: v1 infantry 2",
        active="austrian",
        camps={"venetian": "farra"},
        morale=(7, 7),
        options={"edition": edition},
    )
    table.dice(1).play("BombardUnits", guns=["a-gun"], target="farra")
    assert table.is_eliminated("v1")
    assert table.camp("venetian") == camp
    assert table.morale("venetian") == (7 if camp else 6)


# --- landings, Booty, Camp, Fort and Town together -------------------------------------------------------------------


@pytest.mark.rule("G24.o", "G7.4.2.d", "G7.5.i")
def test_besiegers_who_leave_under_fire_lose_their_mines_and_keep_their_camp():
    table = siege(
        "Gradisca: a-gun artillery 3, a-sap engineers 2\nFarra: v1 infantry 2 [1]",
        active="austrian",
        camps={"venetian": "farra"},
        mines="Farra > Gradisca 1 by venetian",
    )
    table.dice(1).play("BombardUnits", guns=["a-gun"], target="farra")
    table.play("RetreatTo", to="palma")
    assert table.camp("venetian") == "farra"
    assert table.mines("gradisca", "farra") == 0


# --- siege -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G19.2.b", "G19.2.h", "G19.2.a")
def test_one_fort_for_each_command_and_activation_up_to_the_limit_of_the_edition():
    units = "Farra: v-a engineers 2, v-b engineers 2"
    table = farra(units, forts="venetian Farra", options={"edition": "it"})
    table.play("BuildFort", engineers="v-a")
    assert why(table, "BuildFort", engineers="v-b") == ("G19.2.b", "one_fort_per_activation")
    full = farra(units, forts="venetian Farra 2")
    assert why(full, "BuildFort", engineers="v-a") == ("G19.2.a", "too_many_forts")


# --- movement --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G10.n", "G13.l", "G6.u")
def test_a_general_rides_alone_over_a_fort_and_a_camp_and_takes_only_the_booty():
    land = RAIDERS.replace("Romans: raid venetian", "Romans: booty austrian 2")
    table = farra(
        "Farra: v-gen commander 2\nGoritia: a1 infantry 2",
        land=land,
        forts="austrian Romans",
        camps={"venetian": "farra", "austrian": "romans"},
    )
    table.play("March", units=["v-gen"], to="romans")
    table.play("GoOn", to="mariano")
    assert table.forts("austrian", "romans") == 1
    assert table.camp("austrian") == "romans"
    assert table.points("venetian") == 2

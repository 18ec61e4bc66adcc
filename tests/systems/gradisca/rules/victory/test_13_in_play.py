"""13, 22 Victory and Morale, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gradisca.position import card
from systems.gradisca.rules.positions import RAIDERS, farra, landing, siege, why

# --- refusals that name the wrong reason -----------------------------------------------------------------------------


@pytest.mark.rule("G22.f", "G22.o")
def test_22_o_the_refusal_of_a_second_zone_names_morale_when_morale_set_the_number():
    # Medium when the option was taken, High after a raid: the one zone came from 22, not from the Leadership of 3.
    units = "Farra: v1 medium 2, v-gen commander 3\nMariano: v2 infantry 2"
    land = "Farra: source venetian\nRomans: raid venetian\nFarra - Romans\nFarra - Mariano"
    table = farra(units, land=land, activate=None, morale=(6, 9))
    table.play("ChooseOption", option=3, commander="v-gen")
    table.play("ActivateZone", zone="farra")
    table.dice(1).play("March", units=["v1"], to="romans", how="raid")
    table.play("Halt")
    table.play("EndZone")
    assert table.morale("venetian") == 7
    assert table.refusal("ActivateZone", zone="mariano").rule in ("G22.f", "G22.o")


# --- landings, Booty, Camp, Fort and Town together -------------------------------------------------------------------


@pytest.mark.rule("G13.d", "G12.q")
def test_by_the_italian_text_a_landing_that_is_beaten_has_seen_the_booty_all_the_same():
    table = landing(options={"edition": "it"})
    table.dice(6, 6, 6).play("PlayCard", card="c2")
    assert table.is_eliminated("v8")
    assert table.points("venetian") == 4


# --- the end in mid-turn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("G13.a", "G13.m", "G13.o", "G9.a")
def test_a_card_that_ends_the_game_leaves_a_crowd_in_peace_and_counts_the_occupation():
    units = "Gradisca: " + ", ".join(f"v{n} infantry 2 [1]" for n in range(1, 9)) + "\nGoritia: a1 infantry 2"
    table = siege(
        units,
        activate=None,
        turn=5,
        end_turn=5,
        cards=[card(11, ("move_end", {"by": -1}))],
        hands={"venetian": [11]},
        objectives=[("venetian", "gradisca", 10), ("venetian", "goritia", 10)],
        cup="austrian",
    )
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c11")
    assert table.asked is None
    assert table.outcome.scores == (10, 0)
    assert not table.happened("zone_crowded")
    assert table.discards() == [11]


# --- supply and Morale -----------------------------------------------------------------------------------------------


@pytest.mark.rule("G22.m", "G21.1.k", "G21.1.l", "G22.h")
def test_at_low_morale_those_exempt_attack_in_strength_and_those_at_the_sea_marker_do_not():
    land = "Trieste: sea, source austrian, free attack austrian\nTrieste - Muggia\nPirano: sea\nPirano - Muggia"
    austrians = "Trieste: a1 infantry 2, a2 infantry 2, a3 infantry 2\nMuggia: v1 infantry 2"
    venetians = "Pirano: v1 infantry 2, v2 infantry 2, v3 infantry 2\nMuggia: a1 infantry 2"
    table = position(
        "gradisca",
        map=land,
        units=austrians,
        active="austrian",
        activate="trieste",
        morale=(2, 2),
    )
    assert table.allows("March", units=["a1", "a2", "a3"], to="muggia")
    table = position(
        "gradisca",
        map=land,
        units=venetians,
        active="venetian",
        activate="pirano",
        morale=(2, 2),
        sea_supply="pirano",
    )
    assert why(table, "March", units=["v1", "v2", "v3"], to="muggia") == ("G21.1.a", "needs_attack_supply")
    assert not table.is_out_of_supply("v1")


@pytest.mark.rule("G22.k", "G23.b", "G25.2.a")
@pytest.mark.parametrize("how", ["march", "raid", "incursion"])
def test_by_the_english_edition_low_morale_bars_every_manner_of_entry_among_enemies(how):
    table = farra(
        "Farra: v1 light 2 [1]\nRomans: a1 infantry 2", land=RAIDERS, morale=(2, 9), options={"edition": "en"}
    )
    assert why(table, "March", units=["v1"], to="romans", how=how) == ("G22.k", "low_morale")

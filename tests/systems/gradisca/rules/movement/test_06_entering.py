"""6 Movement, what an entry brings on: enemies, those caught alone, Fortresses, lone markers."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gradisca.position import card
from systems.gradisca.rules.movement.positions import BASIC, ROAD, at_udine, walk

# --- among enemies ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("G6.f")
@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_6_f_who_meets_enemies_stops_even_if_he_wins(game: str) -> None:
    table = at_udine(
        ROAD,
        """
            Udine: v1 heavy 3, v2 infantry 2
            Strassoldo: a1 infantry 2
        """,
        options={"game": game},
    )
    table.dice(1, 6).play("March", units=["v1"], to="strassoldo")
    assert table.is_eliminated("a1")
    assert table.where("v1") == "strassoldo"
    assert table.asked == "zone.act"  # four points were left, and are lost
    assert table.refusal("March", units=["v1"], to="medea") is not None


@pytest.mark.rule("G6.f")
def test_6_f_also_in_the_middle_of_a_march() -> None:
    table = at_udine(
        ROAD,
        """
            Udine: v1 heavy 3
            Medea: a1 infantry 2
        """,
    )
    table.play("March", units=["v1"], to="strassoldo")
    table.dice(6, 6).play("GoOn", to="medea")  # equal: the attacker goes back, and no further
    assert table.where("v1") == "strassoldo"
    assert table.asked == "activation.main"


@pytest.mark.rule("G22.k")
@pytest.mark.parametrize(("edition", "refused"), [("default", None), ("it", None), ("fr", None), ("en", "low_morale")])
def test_6_f_by_the_english_edition_low_morale_keeps_them_out(edition: str, refused: str | None) -> None:
    table = at_udine(
        ROAD, "Udine: v1 infantry 2\nStrassoldo: a1 infantry 2", options={"edition": edition}, morale=(2, 9)
    )
    refusal = table.refusal("March", units=["v1"], to="strassoldo")
    assert (refusal and refusal.code) == refused


@pytest.mark.rule("G6.k")
@pytest.mark.parametrize(("unit", "kind"), [("v-gen", "commander"), ("v-sap", "engineers"), ("v-gun", "artillery")])
def test_6_k_commanders_engineers_and_guns_need_an_escort(unit: str, kind: str) -> None:
    table = at_udine(
        "Udine - Medea",
        f"""
            Udine: {unit} {kind} 2, v1 infantry 2
            Medea: a1 infantry 2
        """,
    )
    refusal = table.refusal("March", units=[unit], to="medea")
    assert (refusal.rule, refusal.code) == ("G6.k", "needs_escort")
    assert table.allows("March", units=[unit, "v1"], to="medea")
    assert table.allows("March", units=["v1"], to="medea")


@pytest.mark.rule("G6.k")
def test_6_k_two_commanders_are_no_escort_for_each_other() -> None:
    table = at_udine("Udine - Medea", "Udine: v-gen commander 3, v-don commander 2\nMedea: a-gen commander 2")
    assert table.refusal("March", units=["v-gen", "v-don"], to="medea").rule == "G6.k"


@pytest.mark.rule("G6.q")
@pytest.mark.parametrize(
    "stack", [["v-sap", "v-gun"], ["v-sap", "v-gen"], ["v-gun", "v-gen"], ["v-sap", "v-gun", "v-gen"]]
)
def test_6_q_the_barred_do_not_escort_each_other(stack: list[str]) -> None:
    """Engineers and guns are combat units, but the stack needs infantry or cavalry."""
    table = at_udine(
        "Udine - Medea",
        """
            Udine: v-sap engineers 2, v-gun artillery 2, v-gen commander 2, v1 light 2
            Medea: a1 infantry 2
        """,
    )
    refusal = table.refusal("March", units=stack, to="medea")
    assert (refusal.rule, refusal.code) == ("G6.q", "needs_escort")
    assert table.allows("March", units=[*stack, "v1"], to="medea")


LONELY = """
    Udine: v1 infantry 2
    Strassoldo: a-gen commander 3 [2], a-sap engineers 2 [1]
"""


@pytest.mark.rule("G6.l")
@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_6_l_a_combat_unit_eliminates_commanders_and_engineers_that_it_finds_alone(game: str) -> None:
    table = at_udine(ROAD, LONELY, options={"game": game})
    table.play("March", units=["v1"], to="strassoldo")  # no dice
    assert table.is_eliminated("a-gen")
    assert table.is_eliminated("a-sap")
    assert [event.rule for event in table.happened("unit_eliminated")] == ["G6.l", "G6.l"]
    assert not table.happened("battle_began")


@pytest.mark.rule("G6.l")
def test_6_l_by_the_letter_of_the_english_edition_engineers_are_fought() -> None:
    """EN 6 names Commanders only. With the option off a lone engineer is met in Field Combat, where he cannot fire."""
    units = "Udine: v1 infantry 2\nStrassoldo: a-sap engineers 2 [1]"
    table = at_udine(ROAD, units, options={**BASIC, "lone_engineers_lost_on_entry": False})
    table.dice(6).play("March", units=["v1"], to="strassoldo")
    assert table.happened("battle_began")
    table = at_udine(ROAD, units, options={**BASIC, "lone_engineers_lost_on_entry": True})
    table.play("March", units=["v1"], to="strassoldo")
    assert not table.happened("battle_began")


@pytest.mark.rule("G6.l")
def test_6_l_who_loses_his_escort_on_the_way_in_finds_himself_alone() -> None:
    """An ambush (card 28) kills the infantry as it enters Plezzo; its Commander stands alone among enemies."""
    table = at_udine(
        "Udine: source venetian\nUdine - Plezzo\nPlezzo: difficult",
        """
            Udine: v1 infantry 2, v-gen commander 3 [2]
            Plezzo: a1 infantry 2
        """,
        options=None,
        cards=[card(28, ("ambush", {"units": 2}), moments=("entered",))],
        hands={"austrian": [28]},
    )
    table.play("March", units=["v1", "v-gen"], to="plezzo")
    table.dice(1).play("Respond", card="c28")
    assert table.is_eliminated("v1")
    assert table.is_eliminated("v-gen")
    assert not table.is_replaced("v-gen")
    assert [event.rule for event in table.happened("unit_eliminated")] == ["G7.2.b", "G6.l"]
    assert not table.happened("battle_began")


@pytest.mark.rule("G6.l")
def test_6_l_raiders_who_ride_on_have_caught_him_too() -> None:
    """A raid is resolved first (G17.n, G23.s); then the lone Commander is lost, whether the raiders stay or leave."""
    table = at_udine(
        ROAD + "\nStrassoldo: raid venetian",
        "Udine: v1 heavy 3\nStrassoldo: a-gen commander 3 [2]",
        options=None,
    )
    table.dice(4).play("March", units=["v1"], to="strassoldo", how="raid")
    assert table.where("a-gen") == "strassoldo"
    table.play("GoOn", to="medea")
    assert table.is_eliminated("a-gen")
    assert table.happened("unit_eliminated")[0].rule == "G6.l"
    assert table.where("v1") == "medea"


@pytest.mark.rule("G6.r")
def test_6_r_with_artillery_they_are_not_alone() -> None:
    table = at_udine(ROAD, LONELY + "    Strassoldo: a-gun artillery 2")
    table.dice(6, 6, 5).play("March", units=["v1"], to="strassoldo")  # v1, a-gen and a-gun all miss
    assert table.happened("battle_began")
    assert table.where("v1") == "udine"
    assert table.units_in("strassoldo") == ["a-gen", "a-sap", "a-gun"]


@pytest.mark.rule("G6.r")
def test_6_r_a_gun_alone_fights() -> None:
    table = at_udine(ROAD, "Udine: v1 infantry 2\nStrassoldo: a-gun artillery 2")
    table.dice(6, 1).play("March", units=["v1"], to="strassoldo")
    assert table.is_eliminated("v1")
    assert table.where("a-gun") == "strassoldo"


@pytest.mark.rule("G6.s")
def test_6_s_a_commander_so_caught_has_no_replacement() -> None:
    table = at_udine(ROAD, LONELY)
    table.play("March", units=["v1"], to="strassoldo")
    assert table.is_eliminated("a-gen")
    assert not table.is_replaced("a-gen")
    assert not table.happened("commander_replaced")


@pytest.mark.rule("G6.t")
@pytest.mark.parametrize(("game", "horse"), [("basic", "heavy"), ("basic", "light"), ("advanced", "heavy")])
def test_6_t_the_mover_stops_after_eliminating_them(game: str, horse: str) -> None:
    """Only light cavalry in the advanced game rides on (G25.2.k)."""
    table = at_udine(ROAD, LONELY.replace("v1 infantry", f"v1 {horse}"), options={"game": game})
    table.play("March", units=["v1"], to="strassoldo")
    assert table.where("v1") == "strassoldo"
    assert table.asked == "activation.main"  # not asked to go on, with four points left


# --- Fortresses ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G6.m")
@pytest.mark.parametrize("units", ["a1 infantry 2", "a-gen commander 2", "a-sap engineers 2"])
def test_6_m_an_enemy_fortress_is_entered_over_a_breach_only(units: str) -> None:
    table = at_udine(
        """
            Gradisca: fortress
            Udine # Gradisca 4
            Udine - Farra
            Farra # Gradisca 4 now 0
        """,
        f"Udine: v1 infantry 2\nGradisca: {units}",
    )
    refusal = table.refusal("March", units=["v1"], to="gradisca")
    assert (refusal.rule, refusal.code) == ("G6.m", "wall_not_breached")
    table.play("March", units=["v1"], to="farra")
    assert table.allows("GoOn", to="gradisca")


@pytest.mark.rule("G6.m")
def test_6_m_a_battered_wall_is_not_yet_a_breach() -> None:
    table = at_udine("Gradisca: fortress\nUdine # Gradisca 4 now 1", "Udine: v1 infantry 2\nGradisca: a1 infantry 2")
    assert table.refusal("March", units=["v1"], to="gradisca").rule == "G6.m"


@pytest.mark.rule("G6.m")
def test_6_m_guns_stay_out_of_the_assault() -> None:
    table = at_udine(
        "Gradisca: fortress\nUdine # Gradisca 4 now 0",
        "Udine: v1 infantry 2, v-gun artillery 2\nGradisca: a1 infantry 2",
    )
    refusal = table.refusal("March", units=["v1", "v-gun"], to="gradisca")
    assert (refusal.rule, refusal.code) == ("G7.4.b", "no_guns_in_an_assault")
    assert table.allows("March", units=["v1"], to="gradisca")


@pytest.mark.rule("G6.n")
def test_6_n_a_garrison_sallies_out_over_any_wall() -> None:
    table = position(
        "gradisca",
        options=BASIC,
        active="austrian",
        activate="gradisca",
        map="""
            Gradisca: fortress
            Farra # Gradisca 4
            Sagrado # Gradisca 3
        """,
        units="""
            Gradisca: a1 infantry 2, a2 infantry 2
            Farra: v1 infantry 2
        """,
    )
    table.play("March", units=["a1"], to="sagrado")
    table.play("Halt")
    assert table.where("a1") == "sagrado"
    table.dice(2, 6).play("March", units=["a2"], to="farra")
    assert table.is_eliminated("v1")
    assert table.where("a2") == "farra"


@pytest.mark.rule("G6.x")
@pytest.mark.parametrize("side", ["venetian", "austrian"])
def test_6_x_a_fortress_without_enemies_is_open_over_any_wall(side: str) -> None:
    unit = side[0] + "1"
    table = position(
        "gradisca",
        options=BASIC,
        active=side,
        activate="farra",
        map="""
            Gradisca: fortress
            Farra # Gradisca 4
            Gradisca # Sagrado 3
            Sagrado - Monfalcone
        """,
        units=f"Farra: {unit} infantry 2",
    )
    walk(table, unit, "gradisca")
    assert table.decision.about["movement_left"] == 2  # one point, like any plain zone
    table.play("GoOn", to="sagrado")
    table.play("GoOn", to="monfalcone")
    assert table.where(unit) == "monfalcone"


# --- lone markers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G6.u")
@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_6_u_a_lone_fort_does_not_stop_the_march(game: str) -> None:
    table = at_udine(ROAD, "Udine: v1 infantry 2", forts="austrian Strassoldo", options={"game": game})
    table.play("March", units=["v1"], to="strassoldo")
    if game == "advanced":
        table.play("TakeForts", convert=0)  # 19.2: the entry has its effect first
    assert table.forts("austrian", "strassoldo") == 0
    table.play("GoOn", to="medea")
    assert table.where("v1") == "medea"


@pytest.mark.rule("G6.u")
def test_6_u_nor_do_camp_booty_and_raid_marker() -> None:
    table = at_udine(
        ROAD + "\nMedea: booty austrian 2",
        "Udine: v1 infantry 2\nGorizia: a1 infantry 2",
        camps={"austrian": "strassoldo"},
        raided="cormons",
        options=None,
    )
    table.play("March", units=["v1"], to="strassoldo")
    assert table.camp("austrian") is None
    table.play("GoOn", to="medea")
    assert not table.has_booty("medea")
    assert table.points("venetian") == 2
    table.play("GoOn", to="cormons")
    assert table.where("v1") == "cormons"

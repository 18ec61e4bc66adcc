"""Cards 19, 20, 23 and 34 of the campaign: the river, the ambush, the forced march, the bridge."""

from __future__ import annotations

import pytest

from systems.gradisca.rules.cards.positions_campaign import (
    ADVANCED,
    BASIC,
    BOTH,
    campaign,
    card_id,
    play_card,
    side_to_play,
    why,
    why_not_card,
)

both_games = pytest.mark.parametrize("options", BOTH)

# --- 19: the Lisonzo in flood ----------------------------------------------------------------------------------------

ON_THE_RIVER = """
    romans: v-fri-1, v-fri-2
    lucinico: v-fri-3
    goritia: a-tra-1
    tolmino: a-pre-5
"""


@pytest.mark.rule("G12.a")
@both_games
def test_card_19_closes_the_river_where_it_has_no_bridge(options):
    table = campaign(ON_THE_RIVER, hands={"venetian": [19]}, options=options)
    play_card(table, 19, *((6, 6, 6) if options == ADVANCED else ()))
    table.play("ActivateZone", zone="romans")
    assert why(table, "March", units=["v-fri-1"], to="sagrado") == ("G12.a", "river_in_flood")
    assert why(table, "March", units=["v-fri-1"], to="pieris") == ("G12.a", "river_in_flood")
    assert table.allows("March", units=["v-fri-1"], to="crauglio")


@pytest.mark.rule("G12.a")
def test_card_19_closes_the_bridges_too_in_the_basic_game():
    units = "lucinico: v-fri-1\ncanale: a-tra-1"
    table = campaign(units, hands={"venetian": [19]})
    play_card(table, 19)
    table.play("ActivateZone", zone="lucinico")
    assert why(table, "March", units=["v-fri-1"], to="goritia") == ("G12.a", "river_in_flood")
    dry = campaign(units)
    dry.play("ActivateZone", zone="lucinico")
    assert dry.allows("March", units=["v-fri-1"], to="goritia")


@pytest.mark.rule("G12.a", "G7.3.f")
def test_card_19_bars_the_retreat_in_the_basic_game():
    units = "lucinico: v-fri-1, v-fri-2, v-fri-c\nvipulzano: a-tra-1\nquisca: v-giu-1\ncormons: v-giu-2"
    table = campaign(units, hands={"venetian": [19]})
    play_card(table, 19)
    table.play("ActivateZone", zone="lucinico")
    table.dice(1, 1, 6, 6).play("March", units=["v-fri-1", "v-fri-2", "v-fri-c"], to="vipulzano")
    # the Town wards off one hit of two; Lucinico is open to the beaten, Goritia beyond the Lisonzo is not
    assert table.where("a-tra-1") == "lucinico"


@pytest.mark.rule("G12.a")
def test_card_19_ends_with_the_turn():
    table = campaign(ON_THE_RIVER, hands={"venetian": [19]})
    play_card(table, 19)
    table.dice(1).play("EndActivation")  # turn 3
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="romans")
    assert table.allows("March", units=["v-fri-1"], to="sagrado")


@pytest.mark.rule("G12.a", "G15.a")
def test_card_19_takes_bridges_in_the_advanced_game():
    table = campaign(ON_THE_RIVER, hands={"venetian": [19]}, options=ADVANCED)
    play_card(table, 19, 2, 3, 1)  # Canale, above Tolmino, Torrione
    assert table.border("canale", "quisca") == "river"
    assert table.border("chiavoretto", "tolmino") == "bridge"
    assert table.border("goritia", "lucinico") == "river"
    assert table.border("goritia", "rubia") == "bridge"  # that is the Vipacco
    assert len(table.view()["borders_changed"]) == 2
    table.play("ActivateZone", zone="lucinico")
    assert why(table, "March", units=["v-fri-3"], to="goritia") == ("G12.a", "river_in_flood")


@pytest.mark.rule("G12.a", "G15.b")
def test_card_19_a_lost_bridge_is_a_river_when_the_flood_is_over():
    table = campaign(ON_THE_RIVER, hands={"venetian": [19]}, options=ADVANCED, sea_supply="muggia")
    play_card(table, 19, 6, 6, 1)
    table.play("EndActivation")
    table.dice(1).play("PlaceSeaSupply", zone="muggia")
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="lucinico")
    assert table.allows("March", units=["v-fri-3"], to="goritia")  # with its whole movement, as over any river
    assert table.border("goritia", "lucinico") == "river"


MENDERS = """
    lucinico: v-giu-10, v-giu-9, v-giu-1
    canale: a-tra-1
"""


@pytest.mark.rule("G12.a")
@pytest.mark.parametrize(("roll", "kind"), [(2, "bridge"), (3, "river")])
def test_card_19_engineers_mend_a_bridge(roll, kind):
    table = campaign(MENDERS, active="v-giu", hands={"venetian": [19]}, options=ADVANCED)
    play_card(table, 19, 6, 6, 1)
    table.play("ActivateZone", zone="lucinico")
    assert why(table, "RepairBridge", engineers="v-giu-1", to="goritia") == ("G8.1.c", "engineers_only")
    assert why(table, "RepairBridge", engineers="v-giu-10", to="rubia") == ("G12.a", "no_bridge_lost")
    assert why(table, "RepairBridge", engineers="v-giu-10", to="udine") == ("G12.a", "no_bridge_lost")
    table.dice(roll).play("RepairBridge", engineers="v-giu-10", to="goritia")  # their value is 2
    assert table.border("goritia", "lucinico") == kind
    assert why(table, "RepairBridge", engineers="v-giu-10", to="goritia") is not None  # one action each
    assert table.allows("March", units=["v-giu-9"], to="goritia") == (kind == "bridge")  # guns want a bridge


@pytest.mark.rule("G12.a")
@both_games
def test_card_19_not_in_july_and_august(options):
    for turn in (6, 12):
        table = side_to_play("venetian", 19, turn=turn, options=options)
        assert why_not_card(table, 19) == ("G12.a", "not_in_this_season")
    for turn in (5, 7):
        assert side_to_play("venetian", 19, turn=turn, options=options).allows("PlayCard", card=card_id(19))


# --- 20: ambush ------------------------------------------------------------------------------------------------------

WOODS = "cividale: v-fri-1, v-fri-2\ncolovrat: a-pre-4\nstupizza: a-pre-5\ngoritia: a-tra-1"
"""The Venetian is about to enter V. Natisone, which is difficult and has Austrians next to it."""


def into_the_valley(units: str = WOODS, how: str = "march", options=BASIC, who=("v-fri-1", "v-fri-2"), **words):
    table = campaign(units, hands={"austrian": [20]}, options=options, **words)
    table.play("ActivateZone", zone="cividale")
    table.play("March", units=list(who), to="natisone", how=how)
    return table


@pytest.mark.rule("G5.1.i", "G12.a")
@both_games
def test_card_20_fires_on_who_enters_a_difficult_zone(options):
    table = into_the_valley(options=options)
    assert (table.asked, table.decision.about) == ("window.ask", {"moment": "entered"})
    table.dice(2, 6).play("Respond", card="ambush")  # both fire with their defence value, 2
    assert table.happened("units_fired")[-1].args["values"] == [2, 2]
    table.play("TakeHit", unit="v-fri-1")
    assert table.is_disorganized("v-fri-1")
    assert table.asked != "column.on"  # the stack stops there
    assert not table.is_activated("a-pre-4")
    assert table.discards() == [20]


@pytest.mark.rule("G12.a")
def test_card_20_a_miss_stops_nobody():
    table = into_the_valley()
    table.dice(6, 6).play("Respond", card="ambush")
    assert table.asked == "column.on"


@pytest.mark.rule("G12.a")
def test_card_20_its_owner_chooses_three_of_those_who_can():
    units = """
        cividale: v-fri-1, v-fri-2
        colovrat: a-pre-4, a-tra-5
        stupizza: a-pre-5, a-usc-1
        prepotto: a-usc-2
        goritia: a-tra-1
    """
    table = into_the_valley(units)
    table.play("Respond", card="ambush")
    assert (table.asked, table.decision.seats) == ("effect.ambush", (1,))
    shooters = [each.get("unit") for each in table.candidates()]
    assert shooters == ["a-usc-1", "a-usc-2", "a-pre-4", "a-pre-5"]  # the best first; no guns
    assert why(table, "Enough") == ("G12.a", "somebody_must_fire")
    assert why(table, "ChooseUnit", unit="a-tra-5") == ("G12.a", "not_in_ambush")
    table.play("ChooseUnit", unit="a-usc-2")
    assert why(table, "ChooseUnit", unit="a-usc-2") == ("G12.a", "not_in_ambush")
    table.play("ChooseUnit", unit="a-usc-1")
    table.dice(6, 6, 6).play("ChooseUnit", unit="a-pre-4")
    assert table.happened("units_fired")[-1].args["units"] == ["a-usc-1", "a-usc-2", "a-pre-4"]


@pytest.mark.rule("G12.a")
def test_card_20_fewer_will_do():
    units = (
        "cividale: v-fri-1, v-fri-2\ncolovrat: a-pre-4\nstupizza: a-pre-5, a-usc-1\nprepotto: a-usc-2\ngoritia: a-tra-1"
    )
    table = into_the_valley(units)
    table.play("Respond", card="ambush")
    table.play("ChooseUnit", unit="a-usc-2")
    table.dice(6).play("Enough")
    assert table.happened("units_fired")[-1].args["units"] == ["a-usc-2"]


@pytest.mark.rule("G12.a")
def test_card_20_only_in_difficult_country():
    table = campaign("cividale: v-fri-1\nmanzano: a-pre-4", hands={"austrian": [20]})
    table.play("ActivateZone", zone="cividale")
    table.dice(6, 6).play("March", units=["v-fri-1"], to="manzano")  # open ground: they fight at once
    assert table.happened("battle_began")
    assert not any(event.kind == "card_played" for event in table.events)


@pytest.mark.rule("G12.a")
def test_card_20_before_any_combat_and_forts_do_not_count():
    units = "cividale: v-fri-1, v-fri-2\nnatisone: a-pre-4\ngoritia: a-tra-1"
    table = into_the_valley(units)
    assert table.asked == "window.ask"  # they lie in that very zone
    assert not table.happened("battle_began")
    table.dice(1).play("Respond", card="ambush")
    table.dice(6, 6, 6).play("TakeHit", unit="v-fri-1")
    assert table.happened("battle_began")  # who is stopped among enemies fights


@pytest.mark.rule("G12.a")
@pytest.mark.parametrize(("roll", "raided"), [(1, False), (6, True)])
def test_card_20_a_hit_cancels_the_raid(roll, raided):
    units = "cividale: v-cap-1\ncolovrat: a-pre-4\ngoritia: a-tra-1"
    table = into_the_valley(units, "raid", ADVANCED, ("v-cap-1",), active="v-cap")
    if raided:
        table.dice(roll, 1).play("Respond", card="ambush")
    else:
        table.dice(roll).play("Respond", card="ambush")
    assert table.is_raided("natisone") == raided
    assert table.is_disorganized("v-cap-1")  # by the ambush, or by the raid (G25.3.a)


@pytest.mark.rule("G12.a")
def test_card_20_is_no_card_for_the_own_activation():
    table = side_to_play("venetian", 20)
    assert why_not_card(table, 20) == ("G5.1.i", "response_card")


# --- 23: forced march ------------------------------------------------------------------------------------------------

MARCHERS = """
    udine: v-fri-1, v-fri-4, v-fri-5, v-fri-c
    strassoldo: v-giu-8, v-giu-10, v-giu-1
    goritia: a-tra-1
"""


@pytest.mark.rule("G12.a", "G6.a")
@both_games
def test_card_23_men_of_one_zone_go_two_farther_and_one_pays(options):
    table = campaign(MARCHERS, hands={"venetian": [23]}, options=options)
    play_card(table, 23)
    assert [each["zone"] for each in table.candidates()] == ["udine"]
    table.play("ChooseZone", zone="udine")
    table.play("ActivateZone", zone="udine")
    table.play("March", units=["v-fri-1", "v-fri-4"], to="manzano")
    assert table.decision.about["movement_left"] == 4  # 3 and 2 more
    table.play("Halt")
    table.play("March", units=["v-fri-5", "v-fri-c"], to="manzano")
    assert table.decision.about["movement_left"] == 6
    table.play("Halt")
    assert table.asked == "forced_march.pay"
    assert why(table, "ChooseUnit", unit="v-fri-c") == ("G12.a", "did_not_march")
    assert [each["unit"] for each in table.candidates()] == ["v-fri-1", "v-fri-4", "v-fri-5"]
    table.play("ChooseUnit", unit="v-fri-1")
    assert table.is_disorganized("v-fri-1")


@pytest.mark.rule("G12.a")
def test_card_23_one_without_a_disorganized_side_may_pay():
    table = campaign(MARCHERS, hands={"venetian": [23]})
    play_card(table, 23)
    table.play("ChooseZone", zone="udine")
    table.play("ActivateZone", zone="udine")
    table.play("March", units=["v-fri-1", "v-fri-4"], to="manzano")
    table.play("Halt")
    table.play("EndZone")
    table.play("ChooseUnit", unit="v-fri-4")  # cernide
    assert not any(table.is_disorganized(unit) for unit in ("v-fri-1", "v-fri-4"))


@pytest.mark.rule("G12.a")
def test_card_23_guns_gain_one_and_nobody_pays_who_did_not_march():
    table = campaign(MARCHERS, active="v-giu", hands={"venetian": [23]})
    play_card(table, 23)
    table.play("ChooseZone", zone="strassoldo")
    table.play("ActivateZone", zone="strassoldo")
    table.play("March", units=["v-giu-8"], to="crauglio")
    assert table.decision.about["movement_left"] == 2
    table.play("Halt")
    table.play("March", units=["v-giu-10"], to="crauglio")
    assert table.decision.about["movement_left"] == 4
    table.play("Halt")
    table.play("EndZone")
    assert table.asked != "forced_march.pay"  # neither infantry nor cavalry has marched


@pytest.mark.rule("G12.a")
def test_card_23_holds_for_the_chosen_zone_and_this_activation_only():
    units = "udine: v-fri-1, v-fri-c\ncividale: v-fri-2\ngoritia: a-tra-1"
    table = campaign(units, option=3, commander="v-fri-c", hands={"venetian": [23]})
    play_card(table, 23)
    table.play("ChooseZone", zone="cividale")
    table.play("ActivateZone", zone="udine")
    table.play("March", units=["v-fri-1"], to="manzano")
    assert table.decision.about["movement_left"] == 2
    table.play("Halt")
    table.play("EndZone")
    table.play("ActivateZone", zone="cividale")
    table.play("March", units=["v-fri-2"], to="manzano")
    assert table.decision.about["movement_left"] == 4
    table.dice(1).play("Halt")  # his second zone and last: the activation is over, and so is the turn
    assert table.is_disorganized("v-fri-2")  # the only one: nobody is asked
    assert table.view()["effects"] == []


@pytest.mark.rule("G12.n")
@both_games
def test_card_23_before_the_units(options):
    table = campaign(MARCHERS, hands={"venetian": [23]}, options=options)
    table.play("ActivateZone", zone="udine")
    table.play("EndZone")
    assert why_not_card(table, 23) == ("G12.n", "before_the_units")


# --- 34: the bridge at Cassegliano -----------------------------------------------------------------------------------


@pytest.mark.rule("G12.a")
def test_card_34_gives_movement_in_the_basic_game():
    table = campaign(MARCHERS, hands={"venetian": [34]}, turn=9)
    play_card(table, 34)
    table.play("ActivateZone", zone="udine")
    table.play("March", units=["v-fri-1"], to="manzano")
    assert table.decision.about["movement_left"] == 3  # infantry 3 + 1
    table.play("Halt")
    table.play("March", units=["v-fri-4"], to="manzano")
    assert table.decision.about["movement_left"] == 3  # cernide are infantry
    table.play("Halt")
    table.play("March", units=["v-fri-5"], to="manzano")
    assert table.decision.about["movement_left"] == 4  # horse gains nothing


@pytest.mark.rule("G12.a", "G15.i")
def test_card_34_builds_a_bridge_in_the_advanced_game():
    units = "romans: v-fri-1, v-fri-2\ncervignano: v-fri-c\ngoritia: a-tra-1"
    table = campaign(units, hands={"venetian": [34]}, options=ADVANCED, turn=9)
    play_card(table, 34)
    ways = [(each["zone"], each["other"]) for each in table.candidates()]
    assert ways == [("romans", "pieris"), ("romans", "sagrado")]
    assert why(table, "ChooseBorder", zone="romans", other="crauglio") == ("G12.a", "no_river_to_bridge")
    assert why(table, "ChooseBorder", zone="romans", other="udine") == ("G12.a", "not_adjacent")
    assert why(table, "ChooseBorder", zone="cervignano", other="pieris") == ("G12.a", "nobody_on_the_bank")
    table.play("ChooseBorder", zone="romans", other="pieris")
    assert table.border("romans", "pieris") == "bridge"
    table.play("ActivateZone", zone="romans")
    table.play("March", units=["v-fri-1"], to="pieris")
    assert table.decision.about["movement_left"] == 2  # a border like any other now


@pytest.mark.rule("G12.a")
def test_card_34_its_bridge_may_be_lost_and_mended():
    units = "romans: v-giu-1, v-giu-10\ngoritia: a-tra-1"
    table = campaign(units, active="v-giu", hands={"venetian": [34, 19]}, options=ADVANCED, turn=9)
    play_card(table, 34)
    table.play("ChooseBorder", zone="romans", other="pieris")
    play_card(table, 19, 6, 6, 6, 1)  # the new bridge is the last of the four
    assert table.border("romans", "pieris") == "river"
    table.play("ActivateZone", zone="romans")
    table.dice(1).play("RepairBridge", engineers="v-giu-10", to="pieris")
    assert table.border("romans", "pieris") == "bridge"


@pytest.mark.rule("G12.a")
def test_card_34_wants_a_bank_and_a_venetian():
    table = side_to_play("venetian", 34, options=ADVANCED, turn=9)
    assert why_not_card(table, 34) == ("G12.a", "no_target")
    table = side_to_play("austrian", 34, options=ADVANCED, turn=9)
    assert why_not_card(table, 34) == ("G12.a", "not_for_your_side")

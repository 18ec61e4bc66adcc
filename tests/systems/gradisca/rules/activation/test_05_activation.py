"""5 Activation and card play: the three options, drawing and discarding, zones one after another."""

from __future__ import annotations

import pytest

from caracole.systems.gradisca.position import card
from systems.gradisca.rules.cards.positions import ADVANCED, BASIC, PLAIN, ROAD, drawn, option_1, why

WITH_COMMANDER = """
    Palma: v1 infantry 2 [1]
    Farra: v2 infantry 2 [1], v-gen commander 2 [1]
    Romans: v3 infantry 2 [1]
    Goritia: a1 infantry 2 [1], a2 infantry 2 [1]
"""


def led(**words):
    """The Commander in Farra (Leadership 2) leads his Command."""
    table = drawn(**{"units": WITH_COMMANDER, **words})
    table.play("ChooseOption", option=3, commander="v-gen")
    return table


# --- the three options -----------------------------------------------------------------------------------------------


@pytest.mark.rule("G5.a")
def test_5_a_exactly_one_of_three_options():
    table = drawn(units=WITH_COMMANDER, hands={"venetian": [1]})
    options = [(each["option"], each.get("commander")) for each in table.candidates()]
    assert sorted(options, key=str) == [(1, None), (2, None), (3, "v-gen")]
    assert why(table, "ChooseOption", option=0) == ("G5.a", "no_such_option")
    assert why(table, "ChooseOption", option=4) == ("G5.a", "no_such_option")
    assert why(table, "ChooseOption", option=1, commander="v-gen") == ("G5.a", "no_such_option")


@pytest.mark.rule("G5.a")
def test_5_a_the_option_taken_excludes_the_others():
    table = option_1(hands={"venetian": [1]})
    assert table.refusal("ChooseOption", option=2).code == "not_asked_now"
    table.play("ActivateZone", zone="farra")
    table.play("EndZone")
    table.dice(1).play("EndActivation")
    assert not table.happened("card_drawn")
    assert table.played() == ["venetian"]


@pytest.mark.rule("G5.b")
def test_5_b_option_1_is_up_to_two_cards_and_one_zone():
    table = option_1(hands={"venetian": [1, 2, 3]})
    table.play("PlayCard", card="c1")
    table.play("ActivateZone", zone="farra")
    table.play("EndZone")
    assert why(table, "ActivateZone", zone="romans") == ("G5.b", "no_zones_left")
    table.dice(1).play("PlayCard", card="c2")
    assert table.points("venetian") == 3
    assert table.played() == ["venetian"]  # two cards and a zone: nothing is left, the next marker was drawn


@pytest.mark.rule("G5.b")
def test_5_b_a_third_card_is_refused():
    table = option_1(hands={"venetian": [1, 2, 3]})
    table.play("PlayCard", card="c1")
    table.play("PlayCard", card="c2")
    assert why(table, "PlayCard", card="c3") == ("G5.b", "no_cards_left")
    assert table.allows("ActivateZone", zone="farra")


@pytest.mark.rule("G5.c")
def test_5_c_option_2_draws_one_card_and_nothing_else():
    table = drawn(hands={"venetian": [1]}, deck=[4, 5])
    table.dice(1).play("ChooseOption", option=2)
    assert table.hand("venetian") == [1, 4]  # the top of the deck
    assert table.deck() == [5]
    assert table.played() == ["venetian"]  # no card, no zone: the marker is played at once
    assert table.happened("zone_activated") == table.happened("card_played") == []


@pytest.mark.rule("G5.c")
def test_5_c_the_card_drawn_is_seen_by_its_owner_only():
    table = drawn(hands={"venetian": [1]}, deck=[4, 5])
    table.dice(1).play("ChooseOption", option=2)
    (public,) = table.happened("card_drawn")
    (private,) = table.happened("card_seen")
    assert public.audience is None
    assert "card" not in public.args
    assert private.args["card"] == "c4"
    assert private.is_for(0)
    assert not private.is_for(1)
    assert table.view(1)["cards"]["hand_sizes"] == {"venetian": 2, "austrian": 0}
    assert table.view(1)["cards"]["hand"] == []


@pytest.mark.rule("G5.c")
def test_5_c_a_scenario_without_cards_has_no_option_2():
    table = drawn(cards=[], draw_allowed=False)
    assert why(table, "ChooseOption", option=2) == ("G5.c", "no_cards_in_scenario")
    assert table.allows("ChooseOption", option=1)


@pytest.mark.rule("G5.d")
def test_5_d_option_3_is_one_card_and_as_many_zones_as_his_leadership():
    table = led(hands={"venetian": [1, 2]})
    assert table.decision.about["zones_left"] == 2
    table.play("PlayCard", card="c1")
    assert why(table, "PlayCard", card="c2") == ("G5.d", "no_cards_left")
    table.play("ActivateZone", zone="palma")
    table.play("EndZone")
    table.play("ActivateZone", zone="romans")
    table.dice(1).play("EndZone")
    assert table.played() == ["venetian"]


@pytest.mark.rule("G5.d")
@pytest.mark.parametrize("kind", [BASIC, ADVANCED])
def test_5_d_a_third_zone_is_refused(kind):
    table = led(hands={"venetian": [1]}, options=kind)
    for zone in ("palma", "romans"):
        table.play("ActivateZone", zone=zone)
        table.play("EndZone")
    assert why(table, "ActivateZone", zone="farra") == ("G5.d", "no_zones_left")
    assert table.allows("PlayCard", card="c1")


@pytest.mark.rule("G5.d")
@pytest.mark.parametrize("place", ["flag", "eliminated"])
def test_5_d_without_a_commander_in_play_there_is_no_option_3(place):
    table = drawn(units=f"Farra: v1 infantry 2\nGoritia: a1 infantry 2\n{place}: v-gen commander 3")
    assert why(table, "ChooseOption", option=3, commander="v-gen") == ("G5.d", "no_commander_in_play")
    assert table.allows("ChooseOption", option=1)


@pytest.mark.rule("G5.d")
def test_5_d_the_commander_of_another_command_does_not_help():
    units = "Farra: v1 infantry 2, v-gen commander 3 @red\nGoritia: a1 infantry 2"
    assert why(drawn(units=units), "ChooseOption", option=3, commander="v-gen") == ("G5.d", "no_commander_in_play")


# --- hand, discard pile and deck -------------------------------------------------------------------------------------


@pytest.mark.rule("G5.e", "G5.f")
def test_5_f_the_fifth_card_is_drawn_first_and_one_of_the_five_goes():
    table = drawn(hands={"venetian": [1, 2, 3, 4]}, deck=[5, 6])
    table.play("ChooseOption", option=2)
    assert table.asked == "activation.discard"
    assert table.hand("venetian") == [1, 2, 3, 4, 5]
    assert why(table, "KeepCards") == ("G5.e", "hand_too_big")
    assert [each["card"] for each in table.candidates()] == ["c1", "c2", "c3", "c4", "c5"]
    assert why(table, "Discard", card="c6") == ("G5.f", "not_in_hand")
    table.dice(1).play("Discard", card="c5")  # also the one just drawn
    assert table.hand("venetian") == [1, 2, 3, 4]
    assert table.discards() == [5]


@pytest.mark.rule("G5.e")
def test_5_e_nobody_ever_stays_above_four_cards():
    table = drawn(hands={"venetian": [1, 2, 3, 4]}, deck=[5, 6])
    table.play("ChooseOption", option=2)
    table.dice(1).play("Discard", card="c1")
    assert len(table.hand("venetian")) == 4
    assert table.asked == "activation.option"
    assert table.decision.seats == (1,)


@pytest.mark.rule("G5.g")
@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ({"game": "basic"}, False),
        ({"game": "basic", "edition": "it"}, False),
        ({"game": "basic", "edition": "fr"}, False),
        ({"game": "basic", "edition": "en"}, True),
        ({"game": "basic", "discard_with_four": True}, True),
        ({"game": "basic", "edition": "en", "discard_with_four": False}, False),
    ],
)
def test_5_g_with_four_in_hand_nothing_is_discarded_but_in_the_english_edition(options, asked):
    table = drawn(options=options, hands={"venetian": [1, 2, 3]}, deck=[4, 5])
    script = () if asked else (1,)
    table.dice(*script).play("ChooseOption", option=2)
    assert (table.asked == "activation.discard") is asked
    assert table.discards() == []
    if asked:
        assert table.allows("KeepCards")
        table.dice(1).play("Discard", card="c2")
        assert table.discards() == [2]
        assert table.hand("venetian") == [1, 3, 4]


@pytest.mark.rule("G5.g")
def test_5_g_one_card_only_and_at_no_other_time():
    table = drawn(options={"game": "basic", "edition": "en"}, hands={"venetian": [1, 2]}, deck=[3, 4])
    assert table.refusal("Discard", card="c1").code == "not_asked_now"
    table.dice(1).play("ChooseOption", option=2)  # three in hand: not even by the English text
    assert table.discards() == []
    assert table.decision.seats == (1,)
    table = drawn(hands={"venetian": [1, 2, 3, 4]}, deck=[5, 6])
    table.play("ChooseOption", option=2)
    table.dice(1).play("Discard", card="c1")
    assert table.decision.seats == (1,)  # and not a second one
    table = option_1(hands={"venetian": [1, 2, 3, 4]})
    assert table.refusal("Discard", card="c1").code == "not_asked_now"


@pytest.mark.rule("G5.h", "G5.i", "G12.k")
def test_5_h_a_played_card_is_discarded_5_i_unless_it_is_removed_when_used():
    once = card(9, ("victory_points", {"points": 1}), remove_if_used=True)
    table = option_1(cards=[*PLAIN, once], hands={"venetian": [1, 9]})
    table.play("PlayCard", card="c1")
    assert (table.discards(), table.removed()) == ([1], [])
    table.play("PlayCard", card="c9")
    assert (table.discards(), table.removed()) == ([1], [9])
    (event,) = table.happened("card_removed")
    assert event.rule == "G12.k"


@pytest.mark.rule("G5.i", "G12.k")
def test_5_i_what_was_removed_never_comes_back_with_the_reshuffle():
    once = card(9, ("victory_points", {"points": 1}), remove_if_used=True)
    table = option_1(cards=[*PLAIN, once], hands={"venetian": [1, 9]}, deck=[2])
    table.play("PlayCard", card="c1")
    table.play("PlayCard", card="c9")
    table.dice(1).play("EndActivation")
    table.dice(1).play("ChooseOption", option=2)  # the Austrian takes the last card; one card is the new deck
    assert table.deck() == [1]
    assert table.removed() == [9]


@pytest.mark.rule("G5.j", "G5.s")
def test_5_j_the_discards_become_the_deck_5_s_right_after_the_last_draw_and_its_discard():
    table = drawn(hands={"venetian": [1, 2, 3, 4]}, deck=[5], discard=[6])
    table.play("ChooseOption", option=2)
    assert table.deck() == []
    assert not table.happened("deck_reshuffled")  # his discard comes first
    table.dice(1, 1).play("Discard", card="c2")  # one exchange of two cards; then the Austrian marker is drawn
    assert sorted(table.deck()) == [2, 6]
    assert table.discards() == []
    (event,) = table.happened("deck_reshuffled")
    assert event.args["count"] == 2


@pytest.mark.rule("G5.s")
def test_5_s_without_a_discard_the_reshuffle_follows_the_last_draw_at_once():
    table = drawn(hands={"venetian": [1]}, deck=[5], discard=[2, 3, 6])
    table.dice(2, 1, 1).play("ChooseOption", option=2)  # three cards are two exchanges
    assert sorted(table.deck()) == [2, 3, 6]
    assert table.hand("venetian") == [1, 5]
    kinds = [event.kind for event in table.last]
    assert kinds.index("card_drawn") < kinds.index("deck_reshuffled") < kinds.index("command_played")


@pytest.mark.rule("G5.s")
def test_5_s_with_nothing_left_option_2_draws_nothing():
    table = drawn(cards=PLAIN[:2], hands={"venetian": [1], "austrian": [2]})
    table.dice(1).play("ChooseOption", option=2)
    assert table.hand("venetian") == [1]
    assert len(table.happened("nothing_to_draw")) == 1
    assert table.played() == ["venetian"]


@pytest.mark.rule("G5.s")
def test_5_s_an_empty_deck_is_made_anew_from_later_discards():
    table = drawn(cards=PLAIN[:2], hands={"venetian": [1]}, deck=[], discard=[2])
    table.dice(1).play("ChooseOption", option=2)
    assert table.hand("venetian") == [1, 2]


@pytest.mark.rule("G5.k")
def test_5_k_nobody_has_to_play_a_card():
    table = option_1(hands={"venetian": [1, 2]})
    table.dice(1).play("EndActivation")
    assert table.hand("venetian") == [1, 2]
    assert table.decision.seats == (1,)


@pytest.mark.rule("G5.t")
def test_5_t_four_cards_that_may_not_be_discarded_bar_the_draw():
    dated = [
        card(n, ("place_group", {"group": "late"}), mandatory="both", only_after=6, reinforcement=True)
        for n in (11, 12, 13, 14)
    ]
    words = {
        "options": ADVANCED,
        "units": "Farra: v1 infantry 2\nGoritia: a1 infantry 2\nflag: v9 infantry 2",
        "groups": {"late": {"units": "v9", "entries": "Palma"}},
        "cards": [*PLAIN, *dated],
        "turn": 3,
    }
    table = drawn(**words, hands={"venetian": [11, 12, 13, 14]})
    assert why(table, "ChooseOption", option=2) == ("G5.t", "nothing_to_discard")
    assert table.allows("ChooseOption", option=1)
    assert drawn(**words, hands={"venetian": [11, 12, 13]}).allows("ChooseOption", option=2)
    table = drawn(**words, hands={"venetian": [1, 11, 12, 13]}, deck=[14])
    table.play("ChooseOption", option=2)  # one of the five can go
    assert [each["card"] for each in table.candidates()] == ["c1"]
    basic = drawn(**{**words, "options": BASIC}, hands={"venetian": [11, 12, 13, 14]})
    assert basic.allows("ChooseOption", option=2)


@pytest.mark.rule("G5.u")
def test_5_u_a_card_that_is_only_discarded_is_not_removed():
    once = card(9, ("victory_points", {"points": 1}), remove_if_used=True)
    table = drawn(cards=[*PLAIN, once], hands={"venetian": [1, 2, 3, 9]}, deck=[4, 5])
    table.play("ChooseOption", option=2)
    table.dice(1).play("Discard", card="c9")
    assert (table.discards(), table.removed()) == ([9], [])


# --- zones -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G5.l")
def test_5_l_only_a_zone_with_units_of_the_drawn_command():
    units = """
        Palma: v1 infantry 2 @red
        Farra: v2 infantry 2 @blue
        Goritia: a1 infantry 2
    """
    table = option_1(units=units, active="red")
    assert why(table, "ActivateZone", zone="farra") == ("G5.l", "no_units_of_command")
    assert why(table, "ActivateZone", zone="goritia") == ("G5.l", "no_units_of_command")
    assert [each for each in table.candidates() if each["do"] == "ActivateZone"] == [
        {"do": "ActivateZone", "zone": "palma"}
    ]


@pytest.mark.rule("G5.l")
def test_5_l_the_red_command_is_activated_so_the_unit_with_the_blue_bar_is_not():
    """The example of the French rulebook: in one zone, only those of the Command that was drawn."""
    units = """
        Farra: v1 infantry 2 @red, v2 infantry 2 @red, v3 infantry 2 @blue
        Romans: v4 infantry 2 @red
        Goritia: a1 infantry 2
    """
    table = drawn(units=units, active="red", activate="farra")
    assert table.allows("March", units=["v1"], to="romans")
    assert table.allows("March", units=["v1", "v2"], to="romans")
    assert why(table, "March", units=["v3"], to="romans") == ("G5.l", "other_command")
    assert why(table, "March", units=["v1", "v3"], to="romans") == ("G5.l", "other_command")
    assert why(table, "March", units=["v4"], to="farra") == ("G5.l", "not_in_the_zone")
    assert not table.is_activated("v3")


@pytest.mark.rule("G5.m")
def test_5_m_a_zone_is_finished_before_the_next_is_begun():
    table = led()
    table.play("ActivateZone", zone="palma")
    assert table.refusal("ActivateZone", zone="romans").code == "not_asked_now"
    table.play("March", units=["v1"], to="farra")
    table.play("Halt")  # nobody is left in Palma: it is finished
    assert table.allows("ActivateZone", zone="romans")
    assert not table.is_activated("v3")


@pytest.mark.rule("G5.n")
def test_5_n_when_the_marker_is_played_all_its_units_count_as_activated():
    units = "Palma: v1 infantry 2 @red\nFarra: v2 infantry 2 @red, v3 infantry 2 @blue\nGoritia: a1 infantry 2"
    table = drawn(units=units, active="red", activate="palma")
    table.play("EndZone")
    assert table.asked == "activation.main"
    assert not table.is_activated("v2")
    table.dice(1).play("EndActivation")
    assert table.played() == ["red"]
    assert table.is_activated("v1")
    assert table.is_activated("v2")  # it never acted
    assert not table.is_activated("v3")
    assert not table.is_activated("a1")


@pytest.mark.rule("G5.o")
def test_5_o_the_owner_may_do_nothing():
    table = option_1(hands={"venetian": [1]})
    table.dice(1).play("EndActivation")
    assert table.played() == ["venetian"]
    assert table.hand("venetian") == [1]


@pytest.mark.rule("G5.o")
def test_5_o_not_with_a_mandatory_card():
    due = card(9, ("victory_points", {"points": -1}), mandatory="both")
    table = option_1(cards=[*PLAIN, due], hands={"venetian": [9]})
    assert why(table, "EndActivation") == ("G12.c", "mandatory_card_first")


@pytest.mark.rule("G5.p")
def test_5_p_up_to_his_leadership_and_never_the_same_zone_twice():
    table = led()
    table.play("ActivateZone", zone="palma")
    table.play("EndZone")
    assert why(table, "ActivateZone", zone="palma") == ("G5.p", "zone_already_activated")
    table.dice(1).play("EndActivation")  # one zone of two is enough
    assert table.played() == ["venetian"]


@pytest.mark.rule("G5.p")
def test_5_p_who_has_acted_does_not_act_again_in_a_zone_chosen_later():
    table = led()
    table.play("ActivateZone", zone="palma")
    table.play("March", units=["v1"], to="farra")
    table.play("Halt")
    table.play("ActivateZone", zone="farra")
    assert why(table, "March", units=["v1"], to="romans") == ("G5.1.a", "has_acted")
    assert table.allows("March", units=["v2"], to="romans")


@pytest.mark.rule("G5.p")
def test_5_p_a_zone_with_none_but_units_that_have_acted():
    units = "Palma: v1 infantry 2, v-gen commander 2\nGoritia: a1 infantry 2"
    table = drawn(units=units)
    table.play("ChooseOption", option=3, commander="v-gen")
    table.play("ActivateZone", zone="palma")
    table.play("March", units=["v1"], to="farra")
    table.play("Halt")
    table.play("EndZone")
    assert why(table, "ActivateZone", zone="farra") == ("G5.p", "already_acted")


@pytest.mark.rule("G5.q")
def test_5_q_of_two_commanders_one_is_named_and_values_are_not_added():
    units = """
        Palma: v1 infantry 2, v-old commander 1
        Farra: v2 infantry 2, v-new commander 3
        Romans: v3 infantry 2, v-other commander 3 @blue
        Goritia: a1 infantry 2
    """
    table = drawn(units=units)
    assert why(table, "ChooseOption", option=3) == ("G5.q", "name_one_commander")
    assert why(table, "ChooseOption", option=3, commander="v-other") == ("G5.q", "name_one_commander")
    assert why(table, "ChooseOption", option=3, commander="v1") == ("G5.q", "name_one_commander")
    table.play("ChooseOption", option=3, commander="v-old")
    assert table.decision.about["zones_left"] == 1
    table = drawn(units=units)
    table.play("ChooseOption", option=3, commander="v-new")
    assert table.decision.about["zones_left"] == 3


@pytest.mark.rule("G5.q")
def test_5_q_the_span_is_his_whom_the_owner_named():
    units = """
        Palma: v1 infantry 2, v-old commander 2
        Goritia: v2 infantry 2, v-new commander 2
        Romans: a1 infantry 2
    """
    table = drawn(units=units, map=ROAD.replace("source austrian", "source venetian"), options=ADVANCED)
    table.play("ChooseOption", option=3, commander="v-old")
    assert table.allows("ActivateZone", zone="palma")
    assert why(table, "ActivateZone", zone="goritia") == ("G16.b", "out_of_span")


@pytest.mark.rule("G5.r")
def test_5_r_a_command_that_drew_a_card_counts_as_activated():
    table = drawn(hands={"venetian": [1]}, deck=[2, 3])
    table.dice(1).play("ChooseOption", option=2)
    assert all(table.is_activated(unit) for unit in ("v1", "v2", "v3"))
    assert not table.is_activated("a1")


@pytest.mark.rule("G5.r")
@pytest.mark.parametrize("played_already", [True, False])
def test_5_r_so_it_cannot_be_recalled_later(played_already):
    units = """
        Palma: v1 infantry 2 @blue
        Farra: v2 infantry 2, v-gen commander 2
        Romans: a1 infantry 2 [1]
        Goritia: a2 infantry 2
    """
    if played_already:
        table = drawn(units=units, options=ADVANCED, active="blue", cup="venetian", deck=[1, 2])
        table.dice(1).play("ChooseOption", option=2)
    else:
        table = drawn(units=units, options=ADVANCED, cup="blue")
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="farra")
    shots = (6, 6, 6) if played_already else ()
    table.dice(*shots).play("March", units=["v2", "v-gen"], to="romans")
    assert (table.asked == "battle.recall") is not played_already


# --- the Commander falls ---------------------------------------------------------------------------------------------

BATTLE_AHEAD = """
    Farra: v2 infantry 2 [1], v4 infantry 2 [1], v-gen commander 2 {back}
    Palma: v1 infantry 2 [1]
    Romans: a1 infantry 2 [1], a3 infantry 2 [1]
    Goritia: a2 infantry 2
"""


def commander_hit(back: str, **words):
    """He leads his men from Farra into Romans; they lose the combat and he is hit."""
    table = led(units=BATTLE_AHEAD.format(back=back), **words)
    table.play("ActivateZone", zone="farra")
    # three fire and miss; the two Austrians hit once; the loser's Commander is hit on a 2
    table.dice(6, 6, 6, 1, 6).play("March", units=["v2", "v4", "v-gen"], to="romans")
    table.dice(2).play("TakeHit", unit="v2")
    return table


@pytest.mark.rule("G5.v")
def test_5_v_with_the_commander_eliminated_no_further_zone():
    table = commander_hit("")
    assert table.is_eliminated("v-gen")
    assert table.decision.about["zones_left"] == 1
    assert why(table, "ActivateZone", zone="palma") == ("G5.v", "commander_is_lost")


@pytest.mark.rule("G5.v")
def test_5_v_his_replacement_carries_on_with_the_number_that_was_fixed():
    table = commander_hit("[1]")
    table.play("PlaceReplacement", zone="palma")
    assert table.is_replaced("v-gen")
    assert table.decision.about["zones_left"] == 1  # two were granted, whatever the new man is worth
    table.play("ActivateZone", zone="palma")
    assert table.asked == "zone.act"


@pytest.mark.rule("G5.v")
def test_5_v_the_span_is_measured_from_the_replacement():
    long_road = "Far: source venetian\nFar - Further\nFurther - Palma\n" + ROAD
    words = {"map": long_road, "options": ADVANCED}
    units = BATTLE_AHEAD + "\nFar: v8 infantry 2 [1], v9 infantry 2 @blue"
    for place, answer in (("far", None), ("romans", ("G16.b", "out_of_span"))):
        table = led(units=units.format(back="[1]"), **words)
        table.play("ActivateZone", zone="farra")
        table.play("March", units=["v2", "v4", "v-gen"], to="romans")
        table.dice(1, 1, 1, 1, 6).play("EndRecall")
        table.play("TakeHit", unit="v2")
        table.play("TakeHit", unit="a1")
        table.dice(2).play("TakeHit", unit="a1")
        table.play("PlaceReplacement", zone=place)
        table.play("RetreatTo", to="cormons")
        assert why(table, "ActivateZone", zone="far") == answer

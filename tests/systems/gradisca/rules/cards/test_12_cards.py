"""12 Cards: what they do, Mandatory and dated ones, the cards of 1617, and the moment for playing them."""

from __future__ import annotations

from random import Random

import pytest

from caracole.kernel import CaracoleError
from caracole.play.table import Table, position
from caracole.systems.gradisca.position import card
from systems.gradisca.rules.cards.positions import ADVANCED, ARMIES, BASIC, PLAIN, drawn, option_1, why

DUE = card(9, ("victory_points", {"points": 4}), mandatory="both")
BAD = card(10, ("victory_points", {"points": -2}), mandatory="both")
DATED = card(11, ("victory_points", {"points": 4}), mandatory="both", only_after=3)
BEFORE_UNITS = card(12, ("extra_movement", {"by": 2}), before_units=True)
SURGEONS = card(13, ("recover", {"count": 2}))
EPIDEMIC = card(14, ("losses", {"hits": [0, 0, 1, 1, 2, 2], "where": "any"}))
FAMINE = card(15, ("losses", {"hits": [1, 1, 2, 2, 3, 3], "where": "fortified"}))
ALL = [*PLAIN, DUE, BAD, DATED, BEFORE_UNITS, SURGEONS, EPIDEMIC, FAMINE]


def holding(*numbers: int, **words) -> Table:
    """The Venetian marker is drawn and he holds these cards."""
    return drawn(**{"cards": ALL, "hands": {"venetian": numbers}, **words})


def playing(*numbers: int, **words) -> Table:
    """The same with option 1 taken."""
    table = holding(*numbers, **words)
    table.play("ChooseOption", option=1)
    return table


# --- a card does what it says ----------------------------------------------------------------------------------------


@pytest.mark.rule("G12.a")
def test_12_a_a_card_does_what_its_text_says_in_order():
    peace = card(7, ("victory_points", {"points": 3}), ("move_end", {"by": -2}))
    table = option_1(cards=[*PLAIN, peace], hands={"venetian": [7]}, turn=3, end_turn=9)
    assert why(table, "PlayCard", card="c1") == ("G12.a", "not_in_hand")
    table.play("PlayCard", card="c7")
    assert table.points("venetian") == 3
    assert table.end_turn() == 7
    kinds = [event.kind for event in table.last]
    assert kinds.index("card_played") < kinds.index("points_gained") < kinds.index("end_moved")


@pytest.mark.rule("G12.a")
def test_12_a_a_card_for_the_other_side_is_not_played():
    theirs = card(7, ("victory_points", {"points": 3}), playable_by="austrian")
    table = option_1(cards=[*PLAIN, theirs], hands={"venetian": [7]})
    assert why(table, "PlayCard", card="c7") == ("G12.a", "not_for_your_side")
    table = option_1(cards=[*PLAIN, theirs], hands={"austrian": [7]}, active="austrian", cup="venetian")
    assert table.allows("PlayCard", card="c7")


@pytest.mark.rule("G12.a")
def test_12_a_a_card_that_could_do_nothing_is_not_played():
    table = playing(13, 15)
    assert why(table, "PlayCard", card="c13") == ("G12.a", "no_target")  # nobody is Disorganized
    assert why(table, "PlayCard", card="c15") == ("G12.a", "no_target")  # no Fortress, no Town
    disorganized = ARMIES.replace("v1 infantry 2 [1]", "v1 infantry 2 [1] (disorganized)")
    assert playing(13, units=disorganized).allows("PlayCard", card="c13")


@pytest.mark.rule("G12.a")
def test_12_a_up_to_the_number_that_the_card_names():
    units = """
        Palma: v1 infantry 2 [1] (disorganized), v2 infantry 2 [1] (disorganized), v3 infantry 2 [1] (disorganized)
        Goritia: a1 infantry 2 [1] (disorganized)
    """
    table = playing(13, units=units)
    table.play("PlayCard", card="c13")
    assert why(table, "ChooseUnit", unit="a1") == ("G12.a", "no_target")
    table.play("ChooseUnit", unit="v1")
    table.play("ChooseUnit", unit="v3")
    assert table.asked == "activation.main"
    assert [table.is_disorganized(unit) for unit in ("v1", "v2", "v3")] == [False, True, False]
    table = playing(13, units=units)
    table.play("PlayCard", card="c13")
    table.play("Enough")
    assert table.is_disorganized("v1")


@pytest.mark.rule("G12.a")
def test_12_a_more_movement_for_this_activation():
    table = playing(12)
    table.play("PlayCard", card="c12")
    table.play("ActivateZone", zone="palma")
    table.play("March", units=["v1"], to="farra")
    assert table.decision.about["movement_left"] == 4  # three and two more, less one
    table.play("Halt")
    table.dice(1).play("EndActivation")
    assert table.view()["effects"] == []


@pytest.mark.rule("G12.b")
def test_12_b_an_effect_that_names_nobody_is_for_the_player():
    table = playing(1)
    table.play("PlayCard", card="c1")
    assert (table.points("venetian"), table.points("austrian")) == (1, 0)
    table = drawn(cards=ALL, active="austrian", cup="venetian", hands={"austrian": [1]})
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c1")
    assert (table.points("venetian"), table.points("austrian")) == (0, 1)


@pytest.mark.rule("G12.t")
def test_12_t_ven_1_pv_is_a_point_for_the_venetian_whoever_plays_it():
    venetian = card(7, ("victory_points", {"points": 1, "side": "venetian"}))
    table = drawn(cards=[*PLAIN, venetian], active="austrian", cup="venetian", hands={"austrian": [7]})
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c7")
    assert (table.points("venetian"), table.points("austrian")) == (1, 0)
    (event,) = table.happened("points_gained")
    assert event.rule == "G12.t"


@pytest.mark.rule("G12.s")
def test_12_s_a_unit_on_a_card_is_a_combat_unit():
    units = """
        Palma: v-gen commander 3 [2], v1 infantry 2 [1] (disorganized)
        Farra: v-old commander 2
        Goritia: a1 infantry 2
    """
    table = playing(13, 14, units=units)
    table.play("PlayCard", card="c13")
    assert why(table, "ChooseUnit", unit="v-gen") == ("G12.s", "card_means_combat_units")
    table.play("ChooseUnit", unit="v1")
    table.play("PlayCard", card="c14")
    assert why(table, "ChooseZone", zone="farra") == ("G12.a", "no_target")  # a Commander alone is nobody
    table.dice(6).play("ChooseZone", zone="palma")  # two hits: the infantry takes both, the Commander none
    assert table.is_eliminated("v1")
    assert table.where("v-gen") == "palma"
    assert not table.is_replaced("v-gen")


# --- Mandatory -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G12.c")
def test_12_c_a_mandatory_card_can_be_neither_kept_nor_discarded():
    table = playing(9)
    assert why(table, "EndActivation") == ("G12.c", "mandatory_card_first")
    table.play("PlayCard", card="c9")
    assert table.points("venetian") == 4
    assert table.allows("EndActivation")


@pytest.mark.rule("G12.ab", "G12.c")
def test_12_ab_a_mandatory_fifth_card_is_not_the_one_that_goes():
    table = holding(1, 2, 3, 4, deck=[9, 5])
    table.play("ChooseOption", option=2)
    assert why(table, "Discard", card="c9") == ("G12.c", "mandatory_card")
    assert [each["card"] for each in table.candidates()] == ["c1", "c2", "c3", "c4"]
    table.dice(1).play("Discard", card="c4")
    assert table.hand("venetian") == [1, 2, 3, 9]


@pytest.mark.rule("G12.d")
def test_12_d_also_when_it_hurts():
    table = playing(1, 10, points=(5, 5))
    assert why(table, "PlayCard", card="c1") == ("G12.f", "mandatory_card_first")
    table.play("PlayCard", card="c10")
    assert table.points("venetian") == 3


@pytest.mark.rule("G12.e")
def test_12_e_with_a_mandatory_card_in_hand_no_card_is_drawn():
    table = holding(1, 9, units=ARMIES + "\nPalma: v-gen commander 2")
    assert why(table, "ChooseOption", option=2) == ("G12.e", "mandatory_card_in_hand")
    assert table.allows("ChooseOption", option=1)
    assert table.allows("ChooseOption", option=3, commander="v-gen")
    assert holding(1).allows("ChooseOption", option=2)


@pytest.mark.rule("G12.e")
def test_12_e_mandatory_for_the_other_side_only_is_no_bar():
    theirs = card(7, ("victory_points", {"points": 1}), mandatory="austrian")
    table = drawn(cards=[*PLAIN, theirs], hands={"venetian": [7]})
    assert table.allows("ChooseOption", option=2)


@pytest.mark.rule("G12.f")
@pytest.mark.parametrize("option", [1, 3])
def test_12_f_it_is_played_before_anything_else(option):
    table = holding(1, 9, units=ARMIES + "\nPalma: v-gen commander 2")
    table.play("ChooseOption", option=option, **({"commander": "v-gen"} if option == 3 else {}))
    assert why(table, "ActivateZone", zone="palma") == ("G12.f", "mandatory_card_first")
    assert why(table, "PlayCard", card="c1") == ("G12.f", "mandatory_card_first")
    assert table.candidates() == [{"do": "PlayCard", "card": "c9"}]
    table.play("PlayCard", card="c9")
    assert table.allows("ActivateZone", zone="palma")


@pytest.mark.rule("G12.g", "G12.h")
@pytest.mark.parametrize("turn", [2, 3])
def test_12_h_up_to_its_date_it_cannot_be_played_12_g_nor_is_it_mandatory(turn):
    table = holding(11, turn=turn)
    assert table.allows("ChooseOption", option=2)
    table.play("ChooseOption", option=1)
    assert why(table, "PlayCard", card="c11") == ("G12.h", "before_its_date")
    assert table.allows("EndActivation")


@pytest.mark.rule("G12.g")
def test_12_g_after_its_date_it_must():
    table = holding(11, turn=4)
    assert why(table, "ChooseOption", option=2) == ("G12.e", "mandatory_card_in_hand")
    table.play("ChooseOption", option=1)
    assert why(table, "EndActivation") == ("G12.c", "mandatory_card_first")
    assert table.allows("PlayCard", card="c11")


@pytest.mark.rule("G12.i")
def test_12_i_up_to_its_date_it_may_be_discarded():
    table = holding(1, 2, 3, 11, turn=3, deck=[4, 5])
    table.play("ChooseOption", option=2)
    table.dice(1).play("Discard", card="c11")
    assert table.discards() == [11]
    table = holding(1, 2, 3, 4, turn=4, deck=[11, 5])  # it comes when its date is past
    table.play("ChooseOption", option=2)
    assert why(table, "Discard", card="c11") == ("G12.c", "mandatory_card")


@pytest.mark.rule("G12.i")
def test_12_i_in_the_basic_game_this_holds_for_reinforcements_too():
    dated = card(
        7, ("place_group", {"group": "late"}), mandatory="both", only_after=3, reinforcement=True, remove_if_used=True
    )
    table = drawn(
        units=ARMIES + "\nflag: v9 infantry 2",
        groups={"late": {"units": "v9", "entries": "Palma"}},
        cards=[*PLAIN, dated],
        hands={"venetian": [1, 2, 3, 7]},
        deck=[4],
        turn=3,
    )
    table.play("ChooseOption", option=2)
    assert table.allows("Discard", card="c7")


@pytest.mark.rule("G12.j")
def test_12_j_of_several_only_one_has_to_be_played_and_he_chooses():
    table = playing(9, 10)
    assert [each["card"] for each in table.candidates()] == ["c9", "c10"]
    table.play("PlayCard", card="c9")
    assert table.allows("EndActivation")
    assert table.allows("ActivateZone", zone="palma")
    assert table.allows("PlayCard", card="c10")  # he may, the option allows two
    table.dice(1).play("EndActivation")
    assert table.hand("venetian") == [10]


@pytest.mark.rule("G12.u")
def test_12_u_the_first_opportunity_is_the_holders_own_next_marker():
    table = playing(1, hands={"venetian": [1], "austrian": [9]})
    table.play("ActivateZone", zone="palma")
    table.play("EndZone")
    table.play("PlayCard", card="c1")  # the Austrian card disturbs nobody: no window, no duty
    table.dice(1).play("EndActivation")
    assert table.decision.seats == (1,)
    assert why(table, "ChooseOption", option=2) == ("G12.e", "mandatory_card_in_hand")
    table.play("ChooseOption", option=1)
    assert why(table, "EndActivation") == ("G12.c", "mandatory_card_first")


@pytest.mark.rule("G12.u")
def test_12_u_a_card_drawn_while_due_waits_for_the_next_marker():
    units = "Palma: v1 infantry 2 @red\nFarra: v2 infantry 2 @blue\nGoritia: a1 infantry 2"
    table = holding(1, units=units, active="red", cup="blue", deck=[9, 2])
    table.dice(1).play("ChooseOption", option=2)
    assert table.hand("venetian") == [1, 9]
    assert table.decision.about == {"command": 1}  # the blue marker, in the same turn
    assert why(table, "ChooseOption", option=2) == ("G12.e", "mandatory_card_in_hand")


@pytest.mark.rule("G12.z")
def test_12_z_a_due_card_without_effect_is_played_and_costs_its_place():
    nobody = card(7, ("recover", {"count": 2}), mandatory="both")
    table = drawn(cards=[*PLAIN, nobody], hands={"venetian": [1, 2, 7]})
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c7")
    assert table.discards() == [7]
    assert not table.happened("unit_recovered")
    table.play("PlayCard", card="c1")
    assert why(table, "PlayCard", card="c2") == ("G5.b", "no_cards_left")


@pytest.mark.rule("G12.z")
@pytest.mark.parametrize("late_on_time_line", [False, True])
def test_12_z_a_due_reinforcement_card_that_brings_nobody(late_on_time_line):
    gone = card(7, ("place_group", {"group": "late"}), mandatory="both", only_after=3, reinforcement=True)
    table = option_1(
        options={"late_reinforcements_on_time_line": late_on_time_line},
        units=ARMIES + "\neliminated: v9 infantry 2",
        groups={"late": {"units": "v9", "entries": "Palma, Farra"}},
        cards=[*PLAIN, gone],
        hands={"venetian": [7]},
        turn=4,
    )
    table.play("PlayCard", card="c7")
    assert table.asked == "activation.main"  # no entry zone is asked for, and no die will be rolled for an empty group
    assert table.view()["time_line"] == []
    assert table.is_eliminated("v9")


# --- before or after the units ---------------------------------------------------------------------------------------


@pytest.mark.rule("G12.n")
def test_12_n_before_or_after_the_units_but_not_while_they_act():
    table = playing(1, 2)
    table.play("PlayCard", card="c1")
    table.play("ActivateZone", zone="palma")
    assert table.refusal("PlayCard", card="c2").code == "not_asked_now"
    table.play("EndZone")
    table.dice(1).play("PlayCard", card="c2")
    assert table.points("venetian") == 3


@pytest.mark.rule("G12.n")
def test_12_n_unless_the_card_says_otherwise():
    table = playing(1, 12)
    table.play("ActivateZone", zone="palma")
    table.play("EndZone")
    assert why(table, "PlayCard", card="c12") == ("G12.n", "before_the_units")
    assert table.allows("PlayCard", card="c1")
    assert playing(1, 12).allows("PlayCard", card="c12")


@pytest.mark.rule("G12.n")
@pytest.mark.parametrize("edition", ["default", "it", "en", "fr"])
def test_12_n_mandatory_cards_come_first_in_every_edition(edition):
    """The English says "cards" where the others say "non-Mandatory cards", but under the directives above it, and one
    of them is that the Mandatory card is the first thing done."""
    table = playing(9, options={"game": "basic", "edition": edition})
    assert why(table, "ActivateZone", zone="palma") == ("G12.f", "mandatory_card_first")


@pytest.mark.rule("G12.n")
def test_12_n_with_the_option_off_mandatory_cards_too_before_or_after():
    free = {"game": "basic", "mandatory_cards_first": False}
    table = playing(1, 9, options=free)
    table.play("ActivateZone", zone="palma")
    table.play("EndZone")
    assert why(table, "EndActivation") == ("G12.c", "mandatory_card_first")
    table.play("PlayCard", card="c9")
    assert table.allows("EndActivation")
    # but another card may not take the last place
    table = playing(1, 2, 9, options=free)
    table.play("PlayCard", card="c1")
    assert why(table, "PlayCard", card="c2") == ("G12.f", "mandatory_card_first")
    # nor may the units, if the Mandatory card says that it comes before them
    hasty = BEFORE_UNITS._replace(mandatory=(True, True))
    table = option_1(options=free, cards=[*PLAIN, hasty], hands={"venetian": [12]})
    assert why(table, "ActivateZone", zone="palma") == ("G12.f", "mandatory_card_first")


@pytest.mark.rule("G12.v")
def test_12_v_no_card_between_two_zones_of_option_3():
    table = holding(1, units=ARMIES + "\nPalma: v-gen commander 3")
    table.play("ChooseOption", option=3, commander="v-gen")
    table.play("ActivateZone", zone="palma")
    table.play("EndZone")
    table.play("ActivateZone", zone="farra")
    table.play("EndZone")
    assert table.allows("ActivateZone", zone="romans")
    table.dice(1).play("PlayCard", card="c1")  # after the last zone: he has made Farra the last
    assert table.played() == ["venetian"]


@pytest.mark.rule("G12.v")
def test_12_v_after_the_card_no_zone():
    table = holding(1, 2, units=ARMIES + "\nPalma: v-gen commander 3")
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c1")
    assert table.allows("ActivateZone", zone="farra")  # before the first zone it is well
    table.play("ActivateZone", zone="palma")
    table.play("EndZone")
    assert table.allows("PlayCard", card="c2")  # the two cards of option 1 may be split
    lost = holding(
        1, 2, options=ADVANCED, camps_lost={"venetian": 1}, turn=3, units=ARMIES + "\nPalma: v-gen commander 3"
    )
    lost.play("ChooseOption", option=3, commander="v-gen")
    lost.play("ActivateZone", zone="palma")
    lost.play("EndZone")
    lost.play("PlayCard", card="c1")  # a lost Camp keeps the activation open
    assert why(lost, "ActivateZone", zone="farra") == ("G12.v", "card_ended_the_zones")


# --- the cards of 1617 -----------------------------------------------------------------------------------------------

OF_1617 = [card(n, ("victory_points", {"points": 1}), of_1617=True) for n in (31, 32, 33)]


def end_of_1616(kind=BASIC, *, turn: int = 8, rolls: tuple[int, ...] = (), **words) -> Table:
    """The last marker of a turn is played; the next turn begins with these rolls."""
    facts = {"cards": [*PLAIN, *OF_1617], "set_aside": [31, 32, 33], "deck": [1, 2], "discard": [3, 4], "cup": ""}
    table = drawn(**{**facts, "options": kind, "turn": turn, **words})
    table.play("ChooseOption", option=1)
    table.dice(*rolls).play("EndActivation")
    return table


@pytest.mark.rule("G12.l", "G12.m")
@pytest.mark.parametrize("kind", [BASIC, ADVANCED])
def test_12_l_in_the_first_turn_of_1617_its_cards_are_shuffled_onto_the_deck(kind):
    table = end_of_1616(kind, rolls=(1, 1, 1))  # two exchanges of three cards, then a marker
    assert table.turn() == 9
    assert table.deck() == [31, 33, 32, 1, 2]
    assert table.discards() == [3, 4]  # G12.m
    assert table.view()["cards"]["set_aside"] == []
    other = end_of_1616(kind, rolls=(3, 2, 1))
    assert other.deck() == [33, 32, 31, 1, 2]  # another shuffle, and still on top


@pytest.mark.rule("G12.l")
@pytest.mark.parametrize("turn", [7, 9])
def test_12_l_not_in_any_other_turn(turn):
    table = end_of_1616(turn=turn, rolls=(1,))
    assert table.deck() == [1, 2]
    assert not table.happened("cards_1617_added")


@pytest.mark.rule("G12.l")
def test_12_l_the_cards_lie_face_down():
    table = end_of_1616(rolls=(1, 1, 1))
    assert table.view(0)["cards"]["deck"] == 5
    assert table.view(0)["cards"]["deck_1617"] == 3
    (event,) = table.happened("cards_1617_added")
    assert event.args == {"count": 3}
    tops = set()
    for seed in range(30):  # what one imagines of the deck: the same three on top, in any order
        twin = table.game.imagine(table.state, 0, Random(seed))
        tops.add(tuple(table.game.theatre.cards[index].number for index in twin.deck[-3:]))
    assert {frozenset(top) for top in tops} == {frozenset({31, 32, 33})}
    assert len(tops) > 1


@pytest.mark.rule("G12.aa")
def test_12_aa_with_the_deck_empty_they_are_the_deck():
    table = end_of_1616(deck=[], rolls=(1, 1, 1))
    assert sorted(table.deck()) == [31, 32, 33]
    assert table.discards() == [3, 4]  # not reshuffled
    assert not table.happened("deck_reshuffled")


@pytest.mark.rule("G12.l")
def test_12_l_they_are_drawn_first_and_reshuffled_with_the_rest_later():
    table = end_of_1616(deck=[], set_aside=[31], cards=[*PLAIN, OF_1617[0]], rolls=(1,))
    table.dice(1, 1).play("ChooseOption", option=2)  # the last card: the two discards are the new deck
    assert table.hand("venetian") == [31]
    assert sorted(table.deck()) == [3, 4]
    assert table.view()["cards"]["deck_1617"] == 0
    assert table.view()["cards"]["deck_mixed"] is True


# --- a card ends the game --------------------------------------------------------------------------------------------


@pytest.mark.rule("G12.a")
def test_12_a_a_card_may_end_the_game_in_the_middle_of_a_turn():
    peace = card(7, ("victory_points", {"points": 1}), ("move_end", {"by": -1}), ("victory_points", {"points": 9}))
    table = option_1(cards=[*PLAIN, peace], hands={"venetian": [1, 7]}, turn=5, end_turn=5)
    table.play("PlayCard", card="c7")
    assert table.asked is None
    assert table.points("venetian") == 1  # what came before counts, what would come after does not
    assert table.discards() == [7]
    assert table.cup() == ["austrian"]  # never drawn
    assert table.played() == []
    assert table.outcome.winners == (0,)
    assert table.refusal("EndActivation").code == "game_over"
    assert table.game.broken_invariants(table.state) == []


@pytest.mark.rule("G12.k")
def test_12_k_a_card_that_ends_the_game_is_removed_if_it_says_so():
    peace = card(7, ("move_end", {"by": -1}), remove_if_used=True)
    table = option_1(cards=[*PLAIN, peace], hands={"venetian": [7]}, turn=5, end_turn=5)
    table.play("PlayCard", card="c7")
    assert (table.discards(), table.removed()) == ([], [7])
    assert table.game.broken_invariants(table.state) == []


# --- positions by words ----------------------------------------------------------------------------------------------


def test_cards_out_of_the_game_are_told_by_words_and_never_come_back():
    deck = [card(number) for number in (1, 2, 3)]
    units = "Goritia: a1 infantry 2"
    words = {"map": "Goritia - Rubia", "units": units, "active": "austrian", "cards": deck, "discard": [1]}
    table = position("gradisca", **words, removed=[2])
    assert (table.deck(), table.discards(), table.removed()) == ([3], [1], [2])
    assert table.game.broken_invariants(table.state) == []
    table.dice(1).play("ChooseOption", option=2)  # the last card: the discard pile becomes the deck
    assert table.hand("austrian") == [3]
    assert (table.deck(), table.removed()) == ([1], [2])


def test_a_card_in_two_places_is_no_position():
    with pytest.raises(CaracoleError, match="in two places"):
        position("gradisca", map="Goritia - Rubia", units="", cards=[card(1)], discard=[1], removed=[1])

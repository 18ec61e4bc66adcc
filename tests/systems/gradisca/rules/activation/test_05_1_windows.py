"""5.1 Answers in the other side's activation: cards 20 and 28, and the moments in which they may be played."""

from __future__ import annotations

from random import Random

import pytest

from caracole.play.table import Table
from caracole.systems.gradisca.position import card
from systems.gradisca.rules.cards.positions import (
    ADVANCED,
    AMBUSH,
    AT_ANY_MOMENT,
    COUNTERMAND,
    PLAIN,
    drawn,
    option_1,
    pass_all,
    why,
)

ALSO_AT_ANY_MOMENT = card(20, ("victory_points", {"points": 5}), moments=("any",))

FRONT = """
    Palma: source venetian
    Palma - Farra
    Farra - Romans
    Romans: difficult, raid venetian
    Farra # Gradisca 3
    Gradisca: fortress, source austrian
    Romans # Gradisca 2
    Romans - Cormons
"""
FRONT_ARMIES = """
    Palma: v1 infantry 2 [1], v-gen commander 2
    Farra: v2 infantry 2 [1], v-gun artillery 3, v-sap engineers 2
    Gradisca: a1 infantry 2 [1]
    Cormons: a2 infantry 2 [1]
"""


def answerable(**words) -> Table:
    """The Venetian marker is drawn; the Austrian holds an answer for any moment."""
    facts = {"map": FRONT, "units": FRONT_ARMIES, "camps": {"venetian": "palma"}, "cards": [*PLAIN, AT_ANY_MOMENT]}
    return drawn(**{**facts, "hands": {"austrian": [28], "venetian": [1]}, **words})


def moments(table: Table) -> list[str]:
    """Pass through the windows that are open now; which they were."""
    passed = []
    while table.asked == "window.ask":
        passed.append(table.decision.about["moment"])
        table.play("Pass")
    return passed


# --- who may answer, and with what -----------------------------------------------------------------------------------


@pytest.mark.rule("G5.1.i")
@pytest.mark.parametrize(
    ("options", "answers"),
    [
        ({"game": "basic"}, False),
        ({"game": "basic", "edition": "fr"}, False),
        ({"game": "basic", "edition": "it"}, True),
        ({"game": "basic", "edition": "en"}, True),
        ({"game": "basic", "edition": "it", "responses_by_number": True}, False),
    ],
)
def test_5_1_i_only_cards_20_and_28_answer_or_by_the_other_editions_whatever_says_so(options, answers):
    other = card(33, ("victory_points", {"points": 3}), moments=("drawn",))
    table = drawn(options=options, cards=[*PLAIN, other], hands={"austrian": [33]})
    assert (table.asked == "window.ask") is answers
    if answers:
        assert table.decision.seats == (1,)
        table.play("Respond", card="c33")
        assert table.points("austrian") == 3


@pytest.mark.rule("G5.1.i")
@pytest.mark.parametrize("edition", ["default", "it", "en", "fr"])
@pytest.mark.parametrize("number", [20, 28])
def test_5_1_i_cards_20_and_28_answer_in_every_edition(number, edition):
    answer = card(number, ("victory_points", {"points": 3}), moments=("drawn",))
    table = drawn(options={"game": "basic", "edition": edition}, cards=[*PLAIN, answer], hands={"austrian": [number]})
    table.play("Respond", card=f"c{number}")
    assert table.points("austrian") == 3
    assert table.discards() == [number]
    assert table.asked == "activation.option"  # and the Venetian goes on


@pytest.mark.rule("G5.1.i")
def test_5_1_i_the_opponent_may_play_both_at_one_moment():
    table = drawn(cards=[*PLAIN, AT_ANY_MOMENT, ALSO_AT_ANY_MOMENT], hands={"austrian": [1, 20, 28]})
    table.play("Respond", card="c28")
    assert table.asked == "window.ask"
    table.play("Respond", card="c20")
    assert table.points("austrian") == 14
    assert table.hand("austrian") == [1]
    assert table.asked == "activation.option"  # both lie in the discard pile, for all to see: nothing is asked any more


@pytest.mark.rule("G5.1.i")
def test_5_1_i_or_one_now_and_one_later():
    table = drawn(cards=[*PLAIN, AT_ANY_MOMENT, ALSO_AT_ANY_MOMENT], hands={"austrian": [20, 28]})
    table.play("Respond", card="c28")
    table.play("Pass")
    table.play("ChooseOption", option=1)
    table.play("Respond", card="c20")
    assert table.points("austrian") == 14


@pytest.mark.rule("G5.1.i")
def test_5_1_i_no_other_card_and_nobody_else():
    only_venetian = card(20, ("victory_points", {"points": 5}), moments=("any",), playable_by="venetian")
    cards = [*PLAIN, AT_ANY_MOMENT, only_venetian]
    table = drawn(cards=cards, hands={"austrian": [1, 20, 28], "venetian": [2]})
    assert table.refusal("Pass", seat=0).code == "not_your_decision"
    assert why(table, "Respond", card="c1") == ("G5.1.i", "not_an_answer_here")
    assert why(table, "Respond", card="c3") == ("G12.a", "not_in_hand")
    assert why(table, "Respond", card="c20") == ("G12.a", "not_for_your_side")
    assert [each["do"] for each in table.candidates()] == ["Pass", "Respond"]
    assert table.refusal("PlayCard", card="c28").code == "not_asked_now"


@pytest.mark.rule("G5.1.i")
def test_5_1_i_a_card_answers_only_in_its_moments():
    table = drawn(cards=[*PLAIN, ALSO_AT_ANY_MOMENT, COUNTERMAND], hands={"austrian": [20, 28]})
    assert why(table, "Respond", card="c28") == ("G5.1.i", "not_an_answer_here")
    assert table.allows("Respond", card="c20")


@pytest.mark.rule("G5.1.i")
def test_5_1_i_an_answer_is_not_played_in_the_own_activation():
    table = drawn(cards=[*PLAIN, AT_ANY_MOMENT], hands={"venetian": [1, 28]})
    table.play("ChooseOption", option=1)
    assert why(table, "PlayCard", card="c28") == ("G5.1.i", "response_card")
    assert table.allows("PlayCard", card="c1")


@pytest.mark.rule("G5.1.l")
def test_5_1_l_low_morale_does_not_limit_the_answers():
    cards = [*PLAIN, AT_ANY_MOMENT, ALSO_AT_ANY_MOMENT]
    table = drawn(options=ADVANCED, cards=cards, morale=(9, 1), hands={"austrian": [20, 28]})
    table.play("Respond", card="c20")
    table.play("Respond", card="c28")
    assert table.points("austrian") == 14
    # while in his own activation the same army plays one card only
    table = drawn(options=ADVANCED, cards=PLAIN, morale=(9, 1), active="austrian", hands={"austrian": [1, 2]})
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c1")
    assert why(table, "PlayCard", card="c2") == ("G22.j", "no_cards_left")


# --- the moments -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G5.1.k")
def test_5_1_k_after_the_draw_after_the_option_before_the_zone_and_before_the_marker_is_played():
    table = answerable()
    assert moments(table) == ["drawn"]
    table.play("ChooseOption", option=1)
    assert moments(table) == ["option"]
    table.play("ActivateZone", zone="farra")
    assert not table.happened("zone_activated")  # he is asked before the zone is opened
    assert moments(table) == ["zone"]
    table.play("EndZone")
    table.play("EndActivation")
    assert table.played() == []
    assert table.asked == "window.ask"
    assert table.decision.about["moment"] == "closing"
    table.dice(1).play("Pass")
    assert table.played() == ["venetian"]


@pytest.mark.rule("G5.1.k")
def test_5_1_k_the_draw_of_option_2_waits_for_the_answer():
    table = answerable(deck=[2, 3])
    moments(table)
    table.play("ChooseOption", option=2)
    assert table.hand("venetian") == [1]
    table.play("Pass")
    assert table.hand("venetian") == [1, 2]
    assert table.decision.about["moment"] == "closing"


@pytest.mark.rule("G5.1.k")
def test_5_1_k_option_3_and_each_of_its_zones():
    table = answerable()
    moments(table)
    table.play("ChooseOption", option=3, commander="v-gen")
    assert moments(table) == ["option", "option3"]
    for zone in ("palma", "farra"):
        table.play("ActivateZone", zone=zone)
        assert moments(table) == ["zone"]
        table.play("EndZone")


def at_work(units: str = FRONT_ARMIES, zone: str = "farra", **words) -> Table:
    """A zone of the drawn Command is open; every window so far was passed."""
    table = answerable(units=units, **words)
    pass_all(table)
    table.play("ChooseOption", option=1)
    pass_all(table)
    table.play("ActivateZone", zone=zone)
    pass_all(table)
    return table


@pytest.mark.rule("G5.1.k")
@pytest.mark.parametrize(
    ("action", "rolls"),
    [
        ({"do": "Bombard", "guns": ["v-gun"], "fortress": "gradisca"}, (1,)),
        ({"do": "LayMine", "engineers": "v-sap", "fortress": "gradisca"}, (1,)),
        ({"do": "SetOffMine", "engineers": "v-sap", "fortress": "gradisca"}, (1,)),
    ],
)
def test_5_1_k_before_the_dice_of_a_work_and_never_between_roll_and_effect(action, rolls):
    table = at_work(mines="Farra > Gradisca 1 by venetian")
    before = table.wall("gradisca", "farra"), table.mines("gradisca", "farra")
    table.play(action)  # no die is rolled yet: the script is empty
    assert table.decision.about["moment"] == "dice"
    table.dice(*rolls).play("Pass")
    assert (table.wall("gradisca", "farra"), table.mines("gradisca", "farra")) != before
    assert table.asked == "zone.act"


@pytest.mark.rule("G5.1.k")
@pytest.mark.parametrize(
    "action",
    [
        {"do": "CounterMine", "engineers": "v-in", "facing": "farra"},
        {"do": "RebuildWall", "engineers": "v-in", "facing": "farra"},
        {"do": "BombardUnits", "guns": ["v-big"], "target": "farra"},
    ],
)
def test_5_1_k_before_the_dice_of_the_besieged(action):
    units = "Gradisca: v-in engineers 2, v-big artillery 3\nFarra: a1 infantry 2 [1]\nPalma: v1 infantry 2"
    fallen = FRONT.replace("Gradisca 3", "Gradisca 3 now 1")
    table = at_work(units, "gradisca", map=fallen, mines="Farra > Gradisca 1 by austrian")
    table.play(action)
    assert moments_before(table, (3,)) == ["dice"]


def moments_before(table: Table, rolls: tuple[int, ...]) -> list[str]:
    """The one window that is open; when it is passed the dice are rolled."""
    found = [table.decision.about["moment"]]
    table.dice(*rolls).play("Pass")
    return found


@pytest.mark.rule("G5.1.k")
def test_5_1_k_a_fort_is_built_without_dice_and_without_a_window():
    table = at_work()
    table.play("BuildFort", engineers="v-sap")
    assert table.asked == "zone.act"
    assert table.forts("venetian", "farra") == 1


@pytest.mark.rule("G5.1.k")
def test_5_1_k_before_the_dice_of_a_combat_and_of_each_round():
    units = """
        Farra: v1 infantry 2 [1], v2 infantry 2 [1], v3 infantry 2 [1]
        Romans: a1 infantry 2 [1], a2 infantry 2 [1], a3 infantry 2 [1]
        Gradisca: a4 infantry 2
        Palma: v9 infantry 2
    """
    table = at_work(units, options=ADVANCED, map=FRONT.replace("difficult, ", ""))
    table.play("March", units=["v1", "v2", "v3"], to="romans")
    assert moments_before(table, (6, 6, 6, 6, 6, 6)) == ["dice"]
    assert table.asked == "battle.more"
    table.play("FightOn", again=True)
    table.play("FightOn", again=True)
    assert moments_before(table, (6, 6, 6, 6, 6, 6)) == ["dice"]


@pytest.mark.rule("G5.1.k")
def test_5_1_k_before_the_dice_of_each_raid():
    table = at_work(options=ADVANCED, map=FRONT.replace("difficult, ", ""))
    table.play("March", units=["v2"], to="romans", how="raid")
    assert moments_before(table, (4,)) == ["dice"]
    table.play("RaidAgain")
    assert moments_before(table, (1,)) == ["dice"]
    assert table.is_raided("romans")


# --- the window tells nothing ----------------------------------------------------------------------------------------

CAMPAIGN_DAY = [
    {"do": "ChooseOption", "option": 3, "commander": "v-gen"},
    {"do": "PlayCard", "card": "c1"},
    {"do": "ActivateZone", "zone": "palma"},
    {"do": "EndZone"},
    {"do": "ActivateZone", "zone": "farra"},
    {"do": "Bombard", "guns": ["v-gun"], "fortress": "gradisca"},
    {"do": "LayMine", "engineers": "v-sap", "fortress": "gradisca"},
    {"do": "March", "units": ["v2"], "to": "romans"},
    {"do": "GoOn", "to": "cormons"},
]
ROLLS_OF_THE_DAY = (2, 2, 6, 6, 1)
"""The gun, the mine, the two who fight in Cormons, the next marker."""


def diary(holds_answer: bool, answers: list) -> tuple[list, list]:
    """All that the Venetian (seat 0) and an onlooker see of a day on which the Austrian always passes; and in which
    moments he was asked."""
    numbers, others = [row.number for row in answers], [5, 6]
    hand = numbers if holds_answer else others[: len(numbers)]
    deck = others if holds_answer else [*numbers, *others[len(numbers) :]]
    hands = {"venetian": [1], "austrian": hand}
    table = answerable(options=ADVANCED, cards=[*PLAIN, *answers], hands=hands, deck=deck)
    table.script.add(ROLLS_OF_THE_DAY)
    pages, asked, day = [], [], list(CAMPAIGN_DAY)
    while day or table.asked == "window.ask":
        decision = table.decision
        seen = [event for event in table.events if event.is_for(0)]
        pages.append((decision, table.view(0), table.view(None), seen))
        message = {"do": "Pass"} if decision.kind == "window.ask" else day.pop(0)
        if decision.kind == "window.ask":
            asked.append(decision.about["moment"])
        table.state, events = table.game.step(table.state, decision.seats[0], table.action(message), table.script)
        table.events.extend(events)
    table.script.finish()
    return pages, asked


@pytest.mark.rule("G5.1.k")
def test_5_1_k_the_opponent_is_asked_alike_whether_he_holds_an_answer_or_not():
    with_answer, asked = diary(True, [AT_ANY_MOMENT])
    without, asked_too = diary(False, [AT_ANY_MOMENT])
    assert asked == asked_too
    assert set(asked) == {"drawn", "option", "option3", "zone", "dice", "card", "entered", "closing"}
    assert with_answer == without


@pytest.mark.rule("G5.1.k")
@pytest.mark.parametrize("answers", [[AMBUSH], [COUNTERMAND], [AMBUSH, COUNTERMAND]])
def test_5_1_k_nor_do_ambush_and_countermand_betray_themselves(answers):
    with_answer, asked = diary(True, answers)
    without, asked_too = diary(False, answers)
    assert asked == asked_too != []
    assert with_answer == without


@pytest.mark.rule("G5.1.k")
def test_5_1_k_who_holds_no_answer_can_only_pass():
    table = drawn(cards=[*PLAIN, AT_ANY_MOMENT], hands={"austrian": [1]}, deck=[28])
    assert table.candidates() == [{"do": "Pass"}]
    assert table.game.sample(table.state, 1, Random(1)) == table.action("Pass")


@pytest.mark.rule("G5.1.k")
@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ({"hands": {"austrian": [1]}, "deck": [28]}, True),
        ({"hands": {"austrian": [1], "venetian": [28]}}, True),  # the Venetian knows better, but nobody tells him
        ({"hands": {"austrian": []}, "deck": [28]}, False),  # an empty hand
        ({"hands": {"austrian": [1]}, "discard": [28]}, False),
        ({"hands": {"austrian": [1]}, "deck": [2], "set_aside": [28]}, False),
        ({"hands": {"austrian": [1]}, "deck": [2]}, False),  # not in this scenario
    ],
)
def test_5_1_k_only_what_lies_open_can_close_a_window(words, asked):
    table = drawn(cards=[*PLAIN, AT_ANY_MOMENT], **words)
    assert (table.asked == "window.ask") is asked


@pytest.mark.rule("G5.1.k")
def test_5_1_k_a_removed_answer_is_not_asked_for():
    once = AT_ANY_MOMENT._replace(remove_if_used=True)
    table = drawn(cards=[*PLAIN, once], hands={"austrian": [1, 28]})
    table.play("Respond", card="c28")
    assert table.removed() == [28]
    table.play("ChooseOption", option=1)
    assert table.asked == "activation.main"


@pytest.mark.rule("G5.1.k")
def test_5_1_k_after_a_reshuffle_it_may_be_in_any_hand_again():
    table = drawn(cards=[*PLAIN[:2], AT_ANY_MOMENT], hands={"austrian": [1]}, deck=[2], discard=[28])
    assert table.asked == "activation.option"
    table.play("ChooseOption", option=2)  # the last card is drawn, the 28 is shuffled back
    assert table.deck() == [28]
    assert table.decision.about == {"moment": "closing"}


@pytest.mark.rule("G5.1.k")
def test_5_1_k_in_a_team_each_member_is_asked():
    units = "Farra: v1 infantry 2\nGoritia: a1 infantry 2 @red, a2 infantry 2 @blue"
    options = {"game": "basic", "teams": True}
    words = {"units": units, "options": options, "cards": [*PLAIN, AT_ANY_MOMENT], "hands": {"austrian": [28]}}
    table = drawn(**words, cup="red", control={"blue": 3})
    assert table.decision.seats == (2, 3)
    table.play("Pass", seat=3)
    assert table.decision.seats == (2,)
    table.play("Pass", seat=2)
    assert table.asked == "activation.option"


# --- only in an activation, only the opponent of the active side -----------------------------------------------------


@pytest.mark.rule("G5.1.i")
def test_5_1_i_in_a_combat_of_his_own_newcomers_too_the_opponent_of_the_active_side_answers():
    """The window before the dice once went to the opponent of the attacker: to the Venetian himself, who had played the
    card that brought the Austrians in."""
    comes = card(9, ("place_group", {"group": "late"}))
    table = option_1(
        units="Palma: v1 infantry 2\nFarra: v2 infantry 2 [1]\nGoritia: a1 infantry 2\nflag: a9 infantry 2 [1]",
        groups={"late": {"units": "a9", "entries": "Farra"}},
        cards=[*PLAIN, comes, AT_ANY_MOMENT._replace(moments=("dice",))],
        hands={"venetian": [9], "austrian": [1]},
        deck=[28],
    )
    table.play("PlayCard", card="c9")
    assert table.asked == "window.ask"
    assert table.decision.seats == (1,)


@pytest.mark.rule("G5.1.i")
def test_5_1_i_between_the_turns_nobody_answers():
    table = drawn(
        options=ADVANCED,
        turn=3,
        units="Farra: v2 infantry 2 [1]\nGoritia: a1 infantry 2\nflag: a9 infantry 2 [1]",
        groups={"late": {"units": "a9", "entries": "Farra"}},
        time_line={"late": 3},
        cup="",
        cards=[*PLAIN, AT_ANY_MOMENT._replace(moments=("dice",))],
        hands={"venetian": [28], "austrian": [1]},
    )
    table.play("ChooseOption", option=1)
    # the group comes (1), attacks and is beaten off; then the first marker of turn 4 is drawn
    table.dice(1, 6, 6, 1).play("EndActivation")
    assert table.turn() == 4
    assert table.happened("units_fired")
    assert table.asked == "activation.option"


# --- countermand and ambush ------------------------------------------------------------------------------------------


PRIZE = card(9, ("victory_points", {"points": 4}))


def countermanded(played=PRIZE, **words) -> Table:
    """The Venetian plays card 9 under option 1, the Austrian countermands it."""
    hands = {"venetian": [1, 2, 9], "austrian": [28]}
    table = option_1(cards=[*PLAIN, played, COUNTERMAND], hands=hands, **words)
    table.play("PlayCard", card="c9")
    assert table.decision.about["moment"] == "card"
    table.play("Respond", card="c28")
    return table


@pytest.mark.rule("G5.1.i")
def test_5_1_i_a_countermanded_card_has_no_effect_but_counts_as_played():
    table = countermanded()
    assert table.points("venetian") == 0
    assert sorted(table.discards()) == [9, 28]
    assert len(table.happened("card_cancelled")) == 1
    assert table.decision.about["cards_left"] == 1  # one of his two cards is spent
    table.play("PlayCard", card="c1")
    assert why(table, "PlayCard", card="c2") == ("G5.b", "no_cards_left")


@pytest.mark.rule("G5.1.i", "G5.i")
def test_5_1_i_countermanded_or_not_it_is_removed_if_it_says_so():
    table = countermanded(PRIZE._replace(remove_if_used=True))
    assert (table.discards(), table.removed()) == ([28], [9])


@pytest.mark.rule("G5.1.i")
def test_5_1_i_without_the_answer_the_card_works():
    table = option_1(cards=[*PLAIN, PRIZE, COUNTERMAND], hands={"venetian": [9], "austrian": [28]})
    table.play("PlayCard", card="c9")
    assert table.points("venetian") == 0  # not before the answer
    table.play("Pass")
    assert table.points("venetian") == 4


@pytest.mark.rule("G5.1.i")
def test_5_1_i_a_countermand_stops_the_end_of_the_game():
    peace = card(9, ("move_end", {"by": -1}))
    table = countermanded(peace, turn=5, end_turn=5)
    assert table.end_turn() == 5
    assert table.asked == "activation.main"


@pytest.mark.rule("G5.1.i")
@pytest.mark.parametrize(
    "facts", [{"mandatory": "both"}, {"mandatory": "both", "only_after": 3, "reinforcement": True}]
)
def test_5_1_i_mandatory_and_reinforcement_cards_leave_nothing_to_answer(facts):
    """What can be answered is seen by all: the kind of the announced card, never the hand."""
    owed = card(9, ("victory_points", {"points": 4}), **facts)
    table = option_1(cards=[*PLAIN, owed, COUNTERMAND], hands={"venetian": [9], "austrian": [28]}, turn=4)
    table.play("PlayCard", card="c9")
    assert table.points("venetian") == 4
    assert table.asked == "activation.main"


@pytest.mark.rule("G5.1.i")
def test_5_1_i_countermand_lowers_the_commander_of_option_3():
    units = "Palma: v1 infantry 2, v-gen commander 3\nFarra: v2 infantry 2\nGoritia: a1 infantry 2"
    table = drawn(units=units, cards=[*PLAIN, COUNTERMAND], hands={"austrian": [28], "venetian": [1]})
    table.play("ChooseOption", option=3, commander="v-gen")
    assert table.decision.about["moment"] == "option3"
    table.play("Respond", card="c28")
    assert table.decision.about["zones_left"] == 1
    table.play("ActivateZone", zone="palma")
    table.play("EndZone")
    assert why(table, "ActivateZone", zone="farra") == ("G5.d", "no_zones_left")
    table.dice(1).play("EndActivation")
    assert table.view()["effects"] == []  # for this activation only


@pytest.mark.rule("G5.1.i")
def test_5_1_i_countermand_lowers_his_recall_too():
    units = """
        Farra: v1 infantry 2 [1], v-gen commander 3
        Palma: v2 infantry 2 @blue, v3 infantry 2 @blue
        Romans: a1 infantry 2 [1]
        Goritia: a2 infantry 2
    """
    words = {"units": units, "options": ADVANCED, "cards": [*PLAIN, COUNTERMAND], "hands": {"austrian": [28]}}
    for answer, calls in (({"do": "Respond", "card": "c28"}, 1), ({"do": "Pass"}, 3)):
        table = drawn(**words)
        table.play("ChooseOption", option=3, commander="v-gen")
        table.play(answer)
        table.play("ActivateZone", zone="farra")
        table.play("March", units=["v1", "v-gen"], to="romans")
        assert table.decision.about["calls"] == calls


def into_the_woods(near: str, **words) -> Table:
    """A Venetian company enters the difficult zone Romans; the Austrian may hold the ambush."""
    return_units = f"Farra: v1 infantry 2 [1], v2 infantry 2 [1]\n{near}\nPalma: v9 infantry 2"
    facts = {"map": FRONT, "units": return_units, "cards": [*PLAIN, AMBUSH], "hands": {"austrian": [20]}}
    table = drawn(**{**facts, "activate": "farra", **words})
    table.play("March", units=["v1", "v2"], to="romans")
    return table


@pytest.mark.rule("G5.1.i")
def test_5_1_i_an_ambush_stops_the_stack_that_it_hits():
    table = into_the_woods("Cormons: a1 infantry 2/3 [1], a2 infantry 1 [1]\nGradisca: a3 infantry 6")
    assert table.decision.about["moment"] == "entered"
    table.dice(3, 6).play("Respond", card="c20")  # a3 behind the wall cannot; a1 hits with its defence value
    (shots,) = table.happened("units_fired")
    assert (shots.args["units"], shots.args["values"]) == (["a1", "a2"], [3, 1])
    table.play("TakeHit", unit="v1")
    assert table.is_disorganized("v1")
    assert table.asked != "column.on"  # they go no further
    assert table.where("v1") == table.where("v2") == "romans"


@pytest.mark.rule("G5.1.i")
def test_5_1_i_an_ambush_that_misses_stops_nobody():
    table = into_the_woods(
        "Cormons: a1 infantry 2 [1]", map=FRONT.replace("Romans: difficult", "Romans - Sagrado\nRomans: difficult")
    )
    table.dice(6).play("Respond", card="c20")
    assert table.asked == "column.on"
    assert table.allows("GoOn", to="sagrado")


@pytest.mark.rule("G5.1.i")
def test_5_1_i_where_nobody_could_lie_in_ambush_nothing_is_asked():
    table = into_the_woods("Gradisca: a1 infantry 2 [1]")  # a wall is between
    assert table.asked == "column.on"
    table = into_the_woods("Cormons: a1 infantry 2 [1]", map=FRONT.replace("difficult, ", ""))
    assert table.asked == "column.on"

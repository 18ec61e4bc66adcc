"""4.2 Team play (FR): two players to a side. Seats 0 and 1 are Venetian, 2 and 3 Austrian."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gradisca.position import card
from systems.gradisca.rules.sequence.positions import (
    BASIC,
    BASIC_TEAMS,
    POINT,
    ROAD,
    drill,
    pass_command,
    set_up,
    theatre_of,
)

LED = {"red": 0, "blue": 1, "white": 2, "black": 3}
"""Who leads which Command."""

FOUR = """
    Palma: v1 infantry 2 [1] @red
    Farra: v2 infantry 2 [1] @blue
    Romans: a1 infantry 2 [1] @white
    Goritia: a2 infantry 2 [1] @black
"""


def teams(units: str = FOUR, map: str = ROAD, **words):
    """A position of the basic game with two teams."""
    words = {"options": BASIC_TEAMS, "control": LED, **words}
    names = {name: seat for name, seat in words["control"].items() if f"@{name}" in units}
    return position("gradisca", map=map, units=units, **{**words, "control": names})


# --- who sits where --------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.2.a")
@pytest.mark.parametrize(
    ("on", "seats"),
    [
        (True, ("venetian_1", "venetian_2", "austrian_1", "austrian_2")),
        (False, ("venetian", "austrian")),
    ],
)
def test_4_2_a_two_players_to_a_side_if_the_option_is_on(on, seats):
    table = position("gradisca", map=ROAD, units=FOUR, active="red", options={"teams": on})
    assert table.game.seats == seats
    sides = [table.game.theatre.names["side"][table.game.side_of_seat(seat)] for seat in range(len(seats))]
    assert sides == [seat.split("_")[0] for seat in seats]


@pytest.mark.rule("G4.2.a")
@pytest.mark.parametrize("edition", ["default", "it", "en", "fr"])
def test_4_2_a_no_edition_asks_for_teams_by_itself(edition):
    table = position("gradisca", map=ROAD, units=FOUR, active="red", options={"edition": edition})
    assert len(table.game.seats) == 2


# --- the division ----------------------------------------------------------------------------------------------------

VENETIAN_COMMANDS = ["v-giu", "v-fri", "v-mar", "v-ola"]


def holders(table) -> dict[str, str]:
    """Who leads each Command, by the view."""
    names = table.game.theatre.names["command"]
    return dict(zip(names, table.view(None)["control"], strict=True))


@pytest.mark.rule("G4.2.b")
def test_4_2_b_each_team_divides_its_commands_before_play():
    table = drill((), BASIC_TEAMS)
    assert (table.asked, table.decision.seats) == ("teams.divide", (0,))
    assert table.happened("command_drawn") == []
    table.play("DivideCommands", partner=["v-fri", "v-mar"])
    assert (table.asked, table.decision.seats) == ("teams.divide", (2,))
    table.dice(1).play("DivideCommands", partner=["a-tra"])
    assert holders(table) == {
        **{"v-giu": "venetian_1", "v-fri": "venetian_2", "v-mar": "venetian_2", "v-ola": "venetian_1"},
        **{"a-tra": "austrian_2", "a-gra": "austrian_1", "a-car": "austrian_1", "a-dam": "austrian_1"},
    }
    assert table.asked == "activation.option"


@pytest.mark.rule("G4.2.b")
def test_4_2_b_without_teams_nobody_divides_anything():
    assert drill([1], BASIC).asked == "activation.option"


BAD_DIVISIONS = {
    "not_your_command": ["v-giu", "a-tra"],
    "command_named_twice": ["v-giu", "v-giu"],
    "both_members_lead": VENETIAN_COMMANDS,
}


@pytest.mark.rule("G4.2.b")
@pytest.mark.parametrize("code", BAD_DIVISIONS)
def test_4_2_b_between_the_members_and_nobody_else(code):
    table = drill((), BASIC_TEAMS)
    assert table.refusal("DivideCommands", partner=BAD_DIVISIONS[code])[:2] == ("G4.2.b", code)
    assert table.refusal("DivideCommands", partner=["v-giu"], seat=1).code == "not_your_decision"
    assert table.refusal("DivideCommands", partner=[])[:2] == ("G4.2.b", "both_members_lead")


@pytest.mark.rule("G4.2.b")
@pytest.mark.parametrize("partner", [[], ["venetian"]])
def test_4_2_b_a_single_command_has_one_leader(partner):
    theatre = theatre_of("Palma: v1 infantry 2\nRomans: a1 infantry 2 @white\nGoritia: a2 infantry 2 @black")
    table = set_up(theatre, options=BASIC_TEAMS)
    table.play("DivideCommands", partner=partner)
    table.dice(1).play("DivideCommands", partner=["black"])
    assert table.decision.seats == (len(partner),)


@pytest.mark.rule("G4.2.b")
def test_4_2_b_for_the_whole_game():
    table = teams(active="red")
    before = holders(table)
    for _ in range(9):  # this turn's last Command and two more turns
        pass_command(table, 1)
    assert table.turn() == 4
    assert holders(table) == before
    assert not [event for event in table.events if event.kind == "commands_divided"]


# --- who decides -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.2.c")
@pytest.mark.parametrize("command", LED)
def test_4_2_c_the_member_who_leads_the_drawn_command_makes_all_choices(command):
    table = teams(active=command)
    seat, zone = LED[command], {"red": "palma", "blue": "farra", "white": "romans", "black": "goritia"}[command]
    choices = {"ChooseOption": {"option": 1}, "ActivateZone": {"zone": zone}, "EndZone": {}, "EndActivation": {}}
    for name, fields in choices.items():
        assert table.decision.seats == (seat,)
        for other in {0, 1, 2, 3} - {seat}:
            assert table.refusal(name, **fields, seat=other).code == "not_your_decision"
        table.dice(*[1] * (name == "EndActivation")).play(name, **fields)  # the last brings on the next draw


@pytest.mark.rule("G4.2.c")
def test_4_2_c_he_leads_the_march_too():
    table = teams(active="blue", activate="farra", units="Farra: v1 light 2 @red, v2 light 2 @blue")
    table.play("March", units=["v2"], to="romans")
    assert (table.asked, table.decision.seats) == ("column.on", (1,))


@pytest.mark.rule("G4.2.c")
def test_4_2_c_he_draws_and_discards():
    cards = [card(number, ("victory_points", {"points": 1})) for number in range(1, 7)]
    table = teams(active="blue", cards=cards, hands={"venetian": [1, 2, 3, 4]}, deck=[5, 6])
    table.play("ChooseOption", option=2)
    assert (table.asked, table.decision.seats) == ("activation.discard", (1,))
    table.dice(1).play("Discard", card="c3")
    assert table.hand("venetian") == [1, 2, 4, 5]


@pytest.mark.rule("G4.2.c")
def test_4_2_c_he_names_the_zone_of_a_card():
    plague = card(1, ("losses", {"hits": [0, 0, 0, 0, 0, 0]}))
    table = teams(active="black", cards=[plague], hands={"austrian": [1]})
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c1")
    assert (table.asked, table.decision.seats) == ("effect.losses", (3,))


# --- one hand --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.2.d")
@pytest.mark.parametrize("command", ["red", "blue"])
def test_4_2_d_a_team_has_one_hand_for_the_active_member_to_use(command):
    second = card(2, ("victory_points", {"points": 2}))
    table = teams(active=command, cards=[POINT, second], hands={"venetian": [1, 2]})
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c1")
    table.play("PlayCard", card="c2")
    assert table.points("venetian") == 3
    assert table.hand("venetian") == []


@pytest.mark.rule("G4.2.d")
def test_4_2_d_both_members_see_it_and_nobody_else():
    table = teams(active="red", cards=[POINT], hands={"venetian": [1]})
    assert [table.view(seat)["cards"]["hand"] for seat in range(4)] == [["c1"], ["c1"], [], []]


@pytest.mark.rule("G4.2.d")
def test_4_2_d_four_cards_are_dealt_to_a_team():
    table = drill((), BASIC_TEAMS)
    assert (len(table.hand("venetian")), len(table.hand("austrian"))) == (4, 4)
    assert [event.audience for event in table.happened("hand_seen")] == [(0, 1), (2, 3)]


@pytest.mark.rule("G4.2.d")
def test_4_2_d_either_member_may_answer_with_a_card_of_the_hand():
    countermand = card(28, "cancel_card", moments=("card",))
    for seat in (2, 3):
        table = teams(active="red", cards=[POINT, countermand], hands={"venetian": [1], "austrian": [28]})
        table.play("ChooseOption", option=1)
        table.play("PlayCard", card="c1")
        assert table.decision.seats == (2, 3)
        table.play("Pass", seat=5 - seat)
        table.play("Respond", card="c28", seat=seat)
        assert table.points("venetian") == 0
        assert table.decision.seats == (0,)


# --- talking ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.2.e")
def test_4_2_e_the_two_venetians_may_not_talk_to_each_other():
    game = teams(active="red").game
    silent = [(one, other) for one in range(4) for other in range(4) if not game.may_talk(one, other)]
    assert silent == [(0, 1), (1, 0)]


@pytest.mark.rule("G4.2.e")
def test_4_2_e_without_teams_everybody_may():
    game = position("gradisca", map=ROAD, units=FOUR, active="red").game
    assert game.may_talk(0, 1)


# --- sharing ---------------------------------------------------------------------------------------------------------

RED_AND_BLUE = "v1 infantry 2 [1] @red, v2 infantry 2 [1] @red, v3 infantry 2 [1] @blue, v4 infantry 2 [1] @blue"


def attacked(defenders: str, hits: int, *dice: int, map: str = ROAD, **words):
    """Four Austrians attack the Venetians of both members in Romans and hit so many times; the Venetians miss. ``dice``
    are what follows the fire."""
    table = teams(
        f"Farra: {', '.join(f'a{n} infantry 5 @white' for n in range(1, 5))}\nRomans: {defenders}",
        map,
        active="white",
        activate="farra",
        **words,
    )
    fire = [1] * hits + [6] * (4 - hits) + [6] * (defenders.count("infantry") + defenders.count("commander"))
    table.dice(*fire, *dice).play("March", units=["a1", "a2", "a3", "a4"], to="romans")
    return table


@pytest.mark.rule("G4.2.f")
def test_4_2_f_hits_on_units_of_both_members_are_shared_evenly():
    table = attacked(RED_AND_BLUE, 2)
    assert (table.asked, table.decision.seats) == ("hits.take", (0,))
    assert [action["unit"] for action in table.candidates()] == ["v1", "v2"]
    table.play("TakeHit", unit="v2")
    assert (table.asked, table.decision.seats) == ("hits.take", (1,))
    assert table.refusal("TakeHit", unit="v1")[:2] == ("G7.1.i", "not_among_those_hit")
    table.dice(1).play("TakeHit", unit="v3")
    assert [unit for unit in ("v1", "v2", "v3", "v4") if table.is_disorganized(unit)] == ["v2", "v3"]


@pytest.mark.rule("G4.2.f")
@pytest.mark.parametrize(("hits", "blue"), [(2, 1), (3, 2), (4, 3)])
def test_4_2_f_as_far_as_possible(hits, blue):
    """Red has a single unit that one hit removes; blue bears the rest, and no die is needed."""
    table = attacked("v1 infantry 2 @red, v2 infantry 2 [1] @blue, v3 infantry 2 [1] @blue", hits)
    assert table.is_eliminated("v1")
    assert table.decision.seats == (1,)
    assert table.decision.about["hits"] == blue


@pytest.mark.rule("G4.2.f")
def test_4_2_f_a_card_strikes_both_members_alike():
    plague = card(1, ("losses", {"hits": [2, 2, 2, 2, 2, 2]}))
    table = teams(
        "Palma: v1 infantry 2 [1] @red, v2 infantry 2 [1] @blue\nGoritia: a1 infantry 2 @white",
        active="white",
        cards=[plague],
        hands={"austrian": [1]},
    )
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c1")
    table.dice(4).play("ChooseZone", zone="palma")
    assert table.is_disorganized("v1")
    assert table.is_disorganized("v2")


@pytest.mark.rule("G4.2.f")
def test_4_2_f_and_so_does_a_crowded_zone():
    """Four of each in Palma: two too many, one from each member."""
    red = ", ".join(f"v{n} infantry 2 [1] @red" for n in range(1, 5))
    blue = ", ".join(f"v{n} infantry 2 [1] @blue" for n in range(5, 9))
    table = teams(f"Palma: {red}, {blue}", active="red")
    pass_command(table)
    assert (table.asked, table.decision.seats) == ("stacking.choose", (0,))
    assert table.refusal("Disorganize", unit="v5")[:2] == ("G9.e", "not_in_the_crowd")
    table.play("Disorganize", unit="v1")
    assert table.decision.seats == (1,)
    table.dice(1).play("Disorganize", unit="v8")
    assert [unit for unit in table.units_in("palma") if table.is_disorganized(unit)] == ["v1", "v8"]


@pytest.mark.rule("G4.2.f")
def test_4_2_f_without_teams_one_player_distributes_everything():
    table = position(
        "gradisca",
        map=ROAD,
        units=f"Farra: a1 infantry 5, a2 infantry 5\nRomans: {RED_AND_BLUE}",
        options=BASIC,
        active="austrian",
        activate="farra",
    )
    table.dice(1, 1, 6, 6, 6, 6).play("March", units=["a1", "a2"], to="romans")
    table.play("TakeHit", unit="v1")
    table.play("TakeHit", unit="v1")
    assert table.is_eliminated("v1")


@pytest.mark.rule("G4.2.g")
@pytest.mark.parametrize(("die", "struck"), [(1, "v1"), (3, "v1"), (4, "v2"), (6, "v2")])
def test_4_2_g_a_die_settles_who_takes_the_odd_hit(die, struck):
    """One hit, a unit of each; then another die for the retreat, since they are as many."""
    table = attacked("v1 infantry 2 [1] @red, v2 infantry 2 [1] @blue", 1, die, 1)
    assert table.is_disorganized(struck)
    assert table.is_disorganized("v1") != table.is_disorganized("v2")
    assert [roll.why for roll in table.script.log if roll.rule == "G4.2.g"] == ["odd_share", "dispute"]


@pytest.mark.rule("G4.2.g")
@pytest.mark.parametrize(("die", "gets_two"), [(3, 0), (4, 1)])
def test_4_2_g_of_three_hits_the_die_gives_two_to_one_member(die, gets_two):
    table = attacked(RED_AND_BLUE, 3, die)
    assert (table.decision.seats, table.decision.about["hits"]) == ((0,), 2 - gets_two)


# --- victory ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.2.h")
@pytest.mark.parametrize(("points", "winners"), [((3, 1), (0, 1)), ((1, 3), (2, 3)), ((2, 2), ())])
def test_4_2_h_the_team_wins_or_loses_as_a_whole(points, winners):
    table = teams(active="blue", end_turn=1, points=points)
    pass_command(table)
    assert table.outcome.winners == winners
    assert table.outcome.scores == (points[0], points[0], points[1], points[1])


# --- rulings ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.2.i")
def test_4_2_i_late_commands_are_divided_with_the_rest():
    """The Dutch are not on the map yet; the second Venetian is to lead them, and says where they come in."""
    table = drill((), BASIC_TEAMS)
    table.play("DivideCommands", partner=["v-ola"])
    assert table.game.seats[table.state.control[3]] == "venetian_2"
    table = teams(
        "Palma: v1 infantry 2 @red\nGoritia: a1 infantry 2 @white\nflag: d1 infantry 3 @blue",
        active="red",
        cards=[card(1, ("place_group", {"group": "dutch"}))],
        hands={"venetian": [1]},
        groups={"dutch": {"units": "d1", "entries": "Farra, Romans"}},
    )
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c1")
    assert (table.asked, table.decision.seats) == ("arrival.choose", (1,))
    table.play("EnterAt", zone="farra", seat=1)
    table.dice(3).play("EndActivation")
    assert table.happened("command_drawn")[-1].args["command"] == "blue"
    assert table.decision.seats == (1,)


@pytest.mark.rule("G4.2.i")
@pytest.mark.parametrize(
    ("defenders", "seat"),
    [
        ("v1 infantry 2 [1] @red, v2 infantry 2 [1] @red, v3 infantry 2 [1] @blue", 0),
        ("v1 infantry 2 [1] @red, v2 infantry 2 [1] @blue, v3 infantry 2 [1] @blue", 1),
        ("v1 infantry 2 [1] @red, v-gen commander 2 @red, v2 infantry 2 [1] @blue, v-sap engineers 2 @blue", 1),
    ],
)
def test_4_2_i_who_has_more_combat_units_chooses_the_retreat(defenders, seat):
    """Two hits, one for each member; then the beaten force may go to Farra or Goritia."""
    table = attacked(defenders, 2)
    commander_lives = [6] if "commander" in defenders else []
    table.dice(*commander_lives).play("TakeHit", unit=table.candidates()[0]["unit"])
    assert (table.asked, table.decision.seats) == ("retreat.choose", (seat,))


@pytest.mark.rule("G4.2.i", "G4.2.g")
@pytest.mark.parametrize(("die", "seat"), [(3, 0), (4, 1)])
def test_4_2_i_a_die_if_they_have_as_many(die, seat):
    table = attacked("v1 infantry 2 [1] @red, v2 infantry 2 [1] @blue", 2, die)
    assert (table.asked, table.decision.seats) == ("retreat.choose", (seat,))
    table.play("RetreatTo", to="goritia", seat=seat)
    assert (table.where("v1"), table.where("v2")) == ("goritia", "goritia")


FORTRESS = """
    Romans: fortress
    Farra # Romans 3 now 0
    Romans # Goritia 3
"""


@pytest.mark.rule("G4.2.i", "G4.2.g")
@pytest.mark.parametrize(("die", "seat"), [(2, 0), (5, 1)])
def test_4_2_i_in_a_fortress_too(die, seat):
    """It used to be the first member, without a die."""
    table = attacked("v1 infantry 2 [1] @red, v2 infantry 2 [1] @blue", 2, die, map=FORTRESS)
    assert (table.asked, table.decision.seats) == ("battle.stand", (seat,))
    table.play("RetreatTo", to="goritia", seat=seat)
    assert table.where("v2") == "goritia"


@pytest.mark.rule("G4.2.i")
def test_4_2_i_a_member_without_units_there_has_no_say():
    """The bombardment kills red's infantry; blue's Commander, left alone, may retreat without a die."""
    table = teams(
        "Romans: a-gun artillery 2 @white\nFarra: v1 infantry 2 @red, v-gen commander 2 @blue",
        "Romans: fortress\nRomans # Farra 3\nFarra - Palma",
        active="white",
        activate="romans",
    )
    table.dice(1, 6).play("BombardUnits", guns=["a-gun"], target="farra")
    assert table.is_eliminated("v1")
    assert (table.asked, table.decision.seats) == ("retreat.choose", (1,))

"""Cards 11 to 15, 17, 18, 21, 32, 33 and 36 of the campaign: peace, bread, money and sickness."""

from __future__ import annotations

import pytest

from systems.gradisca.rules.cards.positions_campaign import (
    ADVANCED,
    BASIC,
    BOTH,
    HOME,
    campaign,
    card_id,
    play_card,
    side_to_play,
    why,
    why_not_card,
)

both_sides = pytest.mark.parametrize("side", ["venetian", "austrian"])
both_games = pytest.mark.parametrize("options", BOTH)


# --- 11, 32, 33, 36: the end of the war ------------------------------------------------------------------------------


@pytest.mark.rule("G4.f")
@both_games
@pytest.mark.parametrize(("number", "by"), [(11, -1), (32, -2), (33, -2), (36, 2)])
def test_cards_that_move_the_end_of_the_game(number, by, options):
    table = side_to_play("austrian", number, options=options, turn=13, end_turn=14)
    play_card(table, number)
    assert table.end_turn() == (14 + by if by > 0 else max(12, 14 + by))


@pytest.mark.rule("G4.p")
@pytest.mark.parametrize(("number", "start", "end"), [(11, 12, 12), (32, 13, 12), (36, 15, 16), (36, 16, 16)])
def test_the_end_stays_between_july_1617_and_april_1618(number, start, end):
    table = side_to_play("venetian", number, turn=10, end_turn=start)
    play_card(table, number)
    assert table.end_turn() == end


@pytest.mark.rule("G13.a", "G13.o")
@pytest.mark.parametrize(("end", "over"), [(14, True), (15, False)])
def test_cards_32_and_33_may_end_the_game_at_once(end, over):
    for number in (32, 33):
        table = side_to_play("venetian", number, turn=13, end_turn=end)
        play_card(table, number)
        assert (table.asked is None) == over


@pytest.mark.rule("G12.c")
def test_card_32_is_mandatory():
    assert side_to_play("venetian", 32, turn=9).refusal("EndActivation").rule == "G12.c"


@pytest.mark.rule("G12.h", "G26.j")
@both_games
def test_card_33_only_after_july_1617(options):
    table = side_to_play("venetian", 33, turn=12, options=options)
    assert why_not_card(table, 33) == ("G12.h", "before_its_date")
    assert side_to_play("venetian", 33, turn=13, options=options).allows("PlayCard", card=card_id(33))


@pytest.mark.rule("G22.d")
@both_sides
def test_card_36_pleases_the_army_of_its_player(side):
    table = side_to_play(side, 36, turn=10, options=ADVANCED, morale=(7, 7))
    play_card(table, 36)
    assert table.morale(side) == 8
    assert sum(table.morale(each) for each in ("venetian", "austrian")) == 15
    table = side_to_play(side, 36, turn=10, options=BASIC, morale=(7, 7))
    play_card(table, 36)
    assert table.morale(side) == 7


# --- 12, 13, 14: bread -----------------------------------------------------------------------------------------------

TIRED = """
    udine: v-fri-1*, v-fri-2*, v-giu-1*, v-giu-2*
    cividale: v-fri-3*
    goritia: a-tra-1*, a-tra-2*, a-tra-3*, a-gra-1*
    rubia: a-gra-2*
"""


@pytest.mark.rule("G12.a")
@pytest.mark.parametrize(
    ("number", "side", "count"), [(12, "venetian", 3), (12, "austrian", 3), (13, "venetian", 4), (14, "austrian", 4)]
)
def test_in_the_basic_game_bread_brings_units_back_to_good_order(number, side, count):
    table = side_to_play(side, number, units=TIRED)
    play_card(table, number)
    own = [each["unit"] for each in table.candidates() if each["do"] == "ChooseUnit"]
    assert len(own) == 5
    assert all(unit.startswith(side[0]) for unit in own)
    for unit in own[:count]:
        table.play("ChooseUnit", unit=unit)
    assert table.asked == "activation.main"
    assert [table.is_disorganized(unit) for unit in own] == [False] * count + [True] * (5 - count)


@pytest.mark.rule("G12.a")
def test_bread_reaches_units_that_have_acted_and_may_stop_early():
    table = campaign(TIRED, hands={"venetian": [12]})
    play_card(table, 12)
    table.play("ChooseUnit", unit="v-fri-1")
    assert why(table, "ChooseUnit", unit="a-tra-1") == ("G12.a", "no_target")
    table.play("Enough")
    assert not table.is_disorganized("v-fri-1")
    assert table.is_disorganized("v-fri-2")


@pytest.mark.rule("G12.z")
@pytest.mark.parametrize(("number", "side"), [(12, "venetian"), (13, "venetian"), (14, "austrian")])
def test_bread_for_nobody_is_played_all_the_same(number, side):
    table = side_to_play(side, number)
    assert table.refusal("EndActivation").rule == "G12.c"
    play_card(table, number)
    assert table.discards() == [number]


@pytest.mark.rule("G12.a")
@pytest.mark.parametrize(("number", "side"), [(13, "austrian"), (14, "venetian")])
def test_the_bread_of_the_enemy_is_dead_weight(number, side):
    for options in BOTH:
        table = side_to_play(side, number, options=options)
        assert why_not_card(table, number) == ("G12.a", "not_for_your_side")
        assert table.allows("EndActivation")


CAMPS = {"venetian": "udine", "austrian": "goritia"}


@pytest.mark.rule("G21.q")
@pytest.mark.parametrize(
    ("number", "side", "down"), [(12, "venetian", 1), (12, "austrian", 1), (13, "venetian", 2), (14, "austrian", 2)]
)
def test_in_the_advanced_game_bread_is_morale_by_the_camp(number, side, down):
    words = {"options": ADVANCED, "morale": (5, 5)}
    fed = side_to_play(side, number, camps=CAMPS, **words)
    play_card(fed, number)
    assert fed.morale(side) == 7
    hungry = side_to_play(side, number, **words)  # no Camp at all
    play_card(hungry, number)
    assert hungry.morale(side) == 5 - down


@pytest.mark.rule("G21.q")
def test_a_camp_without_a_line_is_no_camp():
    units = "udine: v-fri-1\ngoritia: a-tra-1\nmonfalcone: v-mon-1\nsagrado: a-usc-1\ndoberdo: a-usc-2\nduino: a-usc-3"
    table = campaign(units, hands={"venetian": [12]}, options=ADVANCED, morale=(5, 5), camps={"venetian": "monfalcone"})
    play_card(table, 12)
    assert table.morale("venetian") == 4  # the lower Lisonzo has no bridge: only the sea feeds Monfalcone


@pytest.mark.rule("G21.p", "G21.q")
@pytest.mark.parametrize(("number", "side", "zone"), [(13, "venetian", "udine"), (14, "austrian", "goritia")])
def test_cards_13_and_14_restore_the_units_beside_a_supplied_camp(number, side, zone):
    table = side_to_play(side, number, units=TIRED, options=ADVANCED, camps=CAMPS)
    play_card(table, number)
    own = [unit for unit in table.units_in(zone) if unit.startswith(side[0])]
    assert own
    assert not any(table.is_disorganized(unit) for unit in own)
    assert table.is_disorganized("v-fri-3")
    assert table.is_disorganized("a-gra-2")


@pytest.mark.rule("G21.q")
def test_cards_13_and_14_restore_nobody_without_one():
    table = side_to_play("venetian", 13, units=TIRED, options=ADVANCED)
    play_card(table, 13)
    assert not table.happened("unit_recovered")


# --- 15: contributions -----------------------------------------------------------------------------------------------


@pytest.mark.rule("G12.t")
@both_games
@pytest.mark.parametrize(
    ("units", "points"),
    [
        ("cormons: v-giu-1", 1),
        ("cormons: v-giu-1\nlucinico: v-giu-2", 2),
        ("cormons: v-giu-1\nlucinico: v-giu-2\nrubia: v-giu-3\nmerna: v-giu-4", 3),  # at most 3
        ("cormons: v-giu-1\nromans: v-giu-2\nrosazzo: v-giu-3", 1),  # Romans has no name, Rosazzo is Venetian
        ("cormons: v-giu-1\nlucinico: v-giu-c", 1),  # a Commander is no unit
    ],
)
def test_card_15_gives_points_for_named_enemy_zones_held(units, points, options):
    table = campaign(
        f"udine: v-fri-1\ngoritia: a-tra-1\n{units}", hands={"venetian": [15]}, options=options, morale=(7, 7)
    )
    before = table.points("venetian")
    play_card(table, 15)
    assert table.points("venetian") == before + points
    assert table.morale("venetian") == (8 if points >= 2 and options == ADVANCED else 7)
    assert table.discards() == [15]


@pytest.mark.rule("G12.t")
def test_card_15_works_for_the_austrian_too():
    table = campaign("goritia: a-tra-1\nudine: a-tra-2\nmanzano: a-tra-3", active="a-tra", hands={"austrian": [15]})
    play_card(table, 15)
    assert table.points("austrian") == 2


@pytest.mark.rule("G12.a")
@both_games
def test_card_15_is_not_played_where_nobody_pays(options):
    table = side_to_play("venetian", 15, options=options)
    assert why_not_card(table, 15) == ("G12.a", "no_target")


# --- 17: epidemic ----------------------------------------------------------------------------------------------------

CROWDS = """
    udine: v-fri-1, v-fri-2, v-giu-1, v-giu-2, v-fri-c
    strassoldo: v-giu-3, v-giu-4, v-giu-5
    trieste: a-tri-1, a-tri-2, a-tri-3, a-tri-5, a-tri-6
    goritia: a-tra-1, a-tra-2, a-tra-3
"""


@pytest.mark.rule("G12.a")
@both_games
def test_card_17_strikes_the_crowded_zones_of_one_theatre(options):
    table = campaign(CROWDS, hands={"venetian": [17]}, options=options, morale=(7, 7))
    play_card(table, 17)
    assert [each["region"] for each in table.candidates()] == ["piana", "carso"]
    assert why(table, "ChooseRegion", region="nord") == ("G12.a", "no_crowd_in_region")
    table.dice(1, 2, 3, 6).play("ChooseRegion", region="piana")  # four in Udine; three in Strassoldo are not enough
    assert table.is_disorganized("v-giu-1")
    assert table.is_disorganized("v-giu-2")
    assert not table.is_disorganized("v-fri-1")
    assert table.morale("venetian") == (6 if options == ADVANCED else 7)
    assert table.morale("austrian") == 7


@pytest.mark.rule("G12.s")
def test_card_17_does_not_count_commanders():
    table = campaign("udine: v-fri-1, v-fri-2, v-giu-1, v-fri-c\ngoritia: a-tra-1", hands={"venetian": [17]})
    play_card(table, 17)
    assert not table.happened("epidemic_began")
    assert table.discards() == [17]


@pytest.mark.rule("G12.a")
def test_card_17_asks_nothing_where_one_theatre_only_is_crowded():
    table = campaign("udine: v-fri-1\ntrieste: a-tri-1, a-tri-2, a-tri-3, a-tri-6", hands={"venetian": [17]})
    play_card(table, 17, 3, 3, 1, 1)
    assert table.is_disorganized("a-tri-3")
    assert table.is_eliminated("a-tri-6")  # the hit is on the very unit that rolled it


@pytest.mark.rule("G22.d")
def test_card_17_one_hit_costs_no_morale():
    table = campaign(
        "udine: v-fri-1\ntrieste: a-tri-1, a-tri-2, a-tri-3, a-tri-6", hands={"venetian": [17]}, options=ADVANCED
    )
    play_card(table, 17, 3, 3, 1, 6)
    assert table.morale("austrian") == 9


@pytest.mark.rule("G12.c", "G12.z")
@both_sides
def test_card_17_is_mandatory_even_where_nobody_can_fall_ill(side):
    table = side_to_play(side, 17)
    assert table.refusal("EndActivation").rule == "G12.c"
    play_card(table, 17)
    assert table.discards() == [17]


# --- 18: famine ------------------------------------------------------------------------------------------------------

HUNGER = """
    udine: v-fri-1
    palma: v-pal-1, v-pal-c
    trieste: a-tri-1, a-tri-2
    goritia: a-tra-1
    rosazzo: v-giu-1
"""


@pytest.mark.rule("G12.a")
@pytest.mark.parametrize(("roll", "hits"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_card_18_hits_a_fortified_place(roll, hits):
    table = campaign(HUNGER, hands={"venetian": [18]})
    play_card(table, 18)
    assert {each["zone"] for each in table.candidates()} == {"udine", "palma", "trieste", "goritia"}
    assert why(table, "ChooseZone", zone="rosazzo") == ("G12.a", "no_target")
    table.dice(roll).play("ChooseZone", zone="trieste")
    assert table.happened("card_losses")[0].args == {"zone": "trieste", "roll": roll, "hits": hits}
    for _ in range(hits):
        if table.asked == "hits.take":
            table.play("TakeHit", unit="a-tri-1" if not table.is_eliminated("a-tri-1") else "a-tri-2")
    suffered = 2 * table.is_eliminated("a-tri-1") + table.is_disorganized("a-tri-1") + table.is_disorganized("a-tri-2")
    assert suffered == hits


@pytest.mark.rule("G12.a", "G22.d")
def test_card_18_in_the_advanced_game_supply_spares_one_hit():
    table = campaign(HUNGER, hands={"venetian": [18]}, options=ADVANCED)
    play_card(table, 18)
    table.dice(2).play("ChooseZone", zone="palma")  # in supply: no hit is left
    assert table.happened("card_losses")[0].args["hits"] == 0
    assert not table.is_disorganized("v-pal-1")
    assert table.morale("venetian") == 9


@pytest.mark.rule("G12.a", "G22.d")
def test_card_18_in_the_advanced_game_a_hit_costs_morale():
    around = "prosecco: v-giu-2\nsesana: v-giu-3\nsanservolo: v-giu-4\nmuggia: v-mon-4\ntrieste: a-tri-1"
    cut_off = HUNGER.replace("trieste: a-tri-1, a-tri-2", around)
    table = campaign(cut_off, hands={"venetian": [18]}, options=ADVANCED)
    play_card(table, 18)
    table.dice(1).play("ChooseZone", zone="trieste")  # no line of supply
    assert table.is_disorganized("a-tri-1")
    assert (table.morale("venetian"), table.morale("austrian")) == (9, 8)


@pytest.mark.rule("G12.c")
@both_sides
def test_card_18_is_mandatory(side):
    assert side_to_play(side, 18).refusal("EndActivation").rule == "G12.c"


# --- 21: no pay ------------------------------------------------------------------------------------------------------

UNPAID = """
    udine: v-fri-1, v-fri-2, v-giu-1, v-giu-2*, v-fri-4, v-fri-5
    goritia: a-tra-1, a-tra-2, a-tra-4, a-tra-5
"""


@pytest.mark.rule("G12.a")
@both_games
def test_card_21_disorganizes_infantry_of_both_sides(options):
    table = campaign(UNPAID, hands={"venetian": [21]}, options=options, camps=CAMPS)
    play_card(table, 21, 3)  # the Venetian, who plays it, first: two of three
    assert table.decision.seats == (0,)
    assert [each["unit"] for each in table.candidates()] == ["v-giu-1", "v-fri-1", "v-fri-2"]  # good order, two sides
    table.play("ChooseUnit", unit="v-fri-2")
    table.dice(6).play("ChooseUnit", unit="v-fri-1")  # then the Austrian: three, but he has two
    assert [table.is_disorganized(unit) for unit in ("v-fri-1", "v-fri-2", "v-giu-1")] == [True, True, False]
    assert table.is_disorganized("a-tra-1")
    assert table.is_disorganized("a-tra-2")
    assert not table.is_disorganized("a-tra-4")  # horse is paid


@pytest.mark.rule("G12.a")
@pytest.mark.parametrize(("roll", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_card_21_the_die_says_how_many(roll, count):
    table = campaign("udine: v-fri-1\ngoritia: a-tra-1, a-tra-2, a-tra-3", active="a-tra", hands={"austrian": [21]})
    rolls = (roll, 1) if count == 3 else (roll,)
    play_card(table, 21, *rolls)
    while table.asked == "effect.mutiny":
        unit = table.candidates()[0]["unit"]
        left = table.decision.about["count"]
        table.dice(*((1,) if left == 1 else ())).play("ChooseUnit", unit=unit)
    assert sum(table.is_disorganized(unit) for unit in ("a-tra-1", "a-tra-2", "a-tra-3")) == count
    assert table.is_disorganized("v-fri-1")


@pytest.mark.rule("G22.d")
@pytest.mark.parametrize(
    ("camps", "morale"),
    [(CAMPS, (7, 7)), ({"austrian": "goritia"}, (6, 7)), ({"venetian": "udine"}, (7, 6)), ({}, (6, 6))],
)
def test_card_21_costs_morale_without_a_supplied_camp(camps, morale):
    table = campaign(HOME, hands={"venetian": [21]}, options=ADVANCED, camps=camps, morale=(7, 7))
    play_card(table, 21, 1, 1)
    assert (table.morale("venetian"), table.morale("austrian")) == morale


@pytest.mark.rule("G12.c")
@both_sides
def test_card_21_is_mandatory(side):
    assert side_to_play(side, 21).refusal("EndActivation").rule == "G12.c"

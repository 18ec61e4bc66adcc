"""13 The end of the game and Victory Points."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from caracole.kernel import FreeDice
from caracole.play.table import Table, position
from caracole.systems.gradisca.loader import load_shipped
from caracole.systems.gradisca.position import card
from caracole.systems.gradisca.rules.components.theatre import AUSTRIAN, SIDES
from caracole.systems.gradisca.rules.victory.victory import BOOTY_SIDE, NO_BOOTY
from caracole.systems.gradisca.system import SYSTEM

BASIC = {"game": "basic"}

ROAD = """
    Farra - Romans
    Romans - Goritia
"""
BOOTY_IN_ROMANS = """
    Farra - Romans
    Romans: booty austrian 3
    Romans - Goritia
"""
PEACE = card(11, ("move_end", {"by": -1}))
ENVOYS = card(20, ("move_end", {"by": -1}), moments=("dice",))

OBJECTIVES = [
    (SIDES[side], load_shipped("drill").zones[zone].id, points)
    for side, zone, points in load_shipped("drill").scenario.objectives
]
"""What the sheet of a whole campaign says, so that the numbers of 13 are proved and not only repeated."""
OBJECTIVES_ON_ROAD = [row for row in OBJECTIVES if row[1] == "goritia"]


def make_peace(**words) -> Table:
    """The Venetian plays the peace in the last turn: the game is over."""
    facts = {"options": BASIC, "active": "venetian", "turn": 5, "end_turn": 5, "cards": [PEACE]}
    table = position("gradisca", **{**facts, **words}, hands={"venetian": [11]})
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c11")
    return table


def drill_at_start(seed: int):
    events = []
    game = SYSTEM.load("drill", {})
    state = game.setup(FreeDice(Random(seed)), events.append)
    return game, state, events


# --- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G13.a")
@pytest.mark.parametrize("kind", ["basic", "advanced"])
def test_13_a_a_card_ends_the_game_in_mid_turn(kind):
    table = make_peace(
        options={"game": kind}, cup="austrian", map=ROAD, units="Farra: v1 infantry\nGoritia: a1 infantry"
    )
    assert table.end_turn() == 4
    assert table.asked is None
    assert table.outcome is not None
    assert [(event.kind, event.rule) for event in table.last][-1] == ("game_ended", "G13.a")


@pytest.mark.rule("G13.a")
def test_13_a_the_marker_that_walks_beyond_the_end_closes_the_game():
    table = position(
        "gradisca",
        options=BASIC,
        active="venetian",
        turn=5,
        end_turn=5,
        map=ROAD,
        units="Farra: v1 infantry\nGoritia: a1 infantry",
    )
    table.play("ChooseOption", option=1)
    assert table.outcome is None
    table.play("EndActivation")
    assert table.turn() == 6
    assert table.asked is None
    assert table.outcome is not None


@pytest.mark.rule("G13.m")
def test_13_m_an_end_in_mid_turn_skips_everything_but_the_occupation():
    table = make_peace(
        cup="austrian",
        map=ROAD,
        objectives=OBJECTIVES_ON_ROAD,
        units="""
            Farra: v1 infantry 2 [1], v2 infantry 2 [1], v3 infantry 2 [1], v4 infantry 2 [1]
            Farra: v5 infantry 2 [1], v6 infantry 2 [1], v7 infantry 2 [1]
            Goritia: v8 infantry 2
            Romans: a1 infantry
        """,
    )
    assert table.asked is None
    assert table.turn() == 5
    assert table.cup() == ["austrian"]
    assert table.played() == []
    assert not table.happened("zone_crowded")
    assert not table.happened("command_played")
    assert table.discards() == [11]
    assert table.points("venetian") == 10


@pytest.mark.rule("G13.o")
def test_13_o_the_end_marker_put_on_the_current_turn_lets_the_turn_be_played_out():
    table = make_peace(turn=5, end_turn=6, map=ROAD, units="Farra: v1 infantry\nGoritia: a1 infantry")
    assert table.end_turn() == 5
    assert table.outcome is None
    table.play("ActivateZone", zone="farra")
    table.play("March", units=["v1"], to="romans")
    table.play("Halt")
    table.play("EndActivation")
    assert table.where("v1") == "romans"
    assert table.outcome is not None


@pytest.mark.rule("G13.o")
def test_13_o_the_end_marker_put_before_the_current_turn_ends_the_game_at_once():
    table = make_peace(turn=5, end_turn=5, map=ROAD, units="Farra: v1 infantry\nGoritia: a1 infantry")
    assert table.outcome is not None


# --- where points come from ------------------------------------------------------------------------------------------


@pytest.mark.rule("G13.b")
def test_13_b_points_come_from_cards_booty_and_occupation():
    table = position(
        "gradisca",
        options=BASIC,
        active="venetian",
        turn=5,
        end_turn=5,
        map=BOOTY_IN_ROMANS,
        objectives=OBJECTIVES_ON_ROAD,
        units="Farra: v1 infantry",
        cards=[card(15, ("victory_points", {"points": 2}))],
        hands={"venetian": [15]},
    )
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c15")
    assert table.points("venetian") == 2
    table.play("ActivateZone", zone="farra")
    table.play("March", units=["v1"], to="romans")
    assert table.points("venetian") == 2 + 3
    table.play("GoOn", to="goritia")
    table.play("Halt")
    table.play("EndActivation")
    assert table.points("venetian") == 2 + 3 + 10
    assert table.points("austrian") == 0


# --- Booty -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G13.c")
def test_13_c_booty_is_drawn_at_random_for_the_zones_of_the_scenario():
    theatre = load_shipped("drill")
    layouts = set()
    for seed in range(6):
        game, state, _ = drill_at_start(seed)
        for side in (0, 1):
            zones = [n for n, zone in enumerate(theatre.zones) if zone.booty == side]
            values = [divmod(state.booty[zone], BOOTY_SIDE) for zone in zones]
            assert {owner for owner, _ in values} == {side}
            assert Counter(value for _, value in values) == Counter(game.theatre.scenario.booty[side])
        bare = [state.booty[n] for n, zone in enumerate(theatre.zones) if zone.booty is None]
        assert set(bare) == {NO_BOOTY}
        layouts.add(state.booty)
    assert len(layouts) > 1


@pytest.mark.rule("G13.c")
def test_13_c_nobody_sees_what_a_marker_is_worth():
    game, state, events = drill_at_start(1)
    assert not [event for event in events if "booty" in event.kind]
    twin = state.copy()
    one, other = (n for n, zone in enumerate(game.theatre.zones) if zone.id in ("rubia", "sagrado"))
    row = list(state.booty)
    row[one], row[other] = AUSTRIAN * BOOTY_SIDE + 1, AUSTRIAN * BOOTY_SIDE + 2
    state.booty = tuple(row)
    row[one], row[other] = row[other], row[one]
    twin.booty = tuple(row)
    for seat in (0, 1, None):
        assert game.view(state, seat) == game.view(twin, seat)
        shown = {zone["id"]: zone["booty"] for zone in game.view(state, seat)["zones"]}
        assert shown["rubia"] == "austrian"


@pytest.mark.rule("G13.d")
def test_13_d_booty_in_a_zone_without_enemies_is_scored_and_removed():
    table = position(
        "gradisca", options=BASIC, active="venetian", activate="farra", map=BOOTY_IN_ROMANS, units="Farra: v1 infantry"
    )
    assert table.has_booty("romans")
    table.play("March", units=["v1"], to="romans")
    assert not table.has_booty("romans")
    assert table.points("venetian") == 3
    assert table.points("austrian") == 0


def repelled_from_romans(**options) -> Table:
    """One Venetian regiment attacks the Booty in Romans and is thrown back."""
    table = position(
        "gradisca",
        options={**BASIC, **options},
        active="venetian",
        activate="farra",
        map=BOOTY_IN_ROMANS,
        units="Farra: v1 infantry 2\nRomans: a1 infantry 2",
    )
    table.dice(6, 6).play("March", units=["v1"], to="romans")
    assert table.where("v1") == "farra"
    return table


@pytest.mark.rule("G13.d")
@pytest.mark.parametrize("options", [{}, {"edition": "fr"}, {"booty_needs_empty_zone": True}])
def test_13_d_booty_among_enemies_is_not_revealed_by_entering(options):
    table = repelled_from_romans(**options)
    assert table.has_booty("romans")
    assert table.points("venetian") == 0


@pytest.mark.rule("G13.d")
@pytest.mark.parametrize("options", [{"edition": "it"}, {"edition": "en"}, {"booty_needs_empty_zone": False}])
def test_13_d_by_the_italian_and_english_text_entering_is_enough(options):
    table = repelled_from_romans(**options)
    assert not table.has_booty("romans")
    assert table.points("venetian") == 3


@pytest.mark.rule("G13.d")
@pytest.mark.parametrize(("needs_empty_zone", "points"), [(True, 0), (False, 3)])
def test_13_d_raiders_who_enter_among_enemies_and_leave(needs_empty_zone, points):
    table = position(
        "gradisca",
        options={"booty_needs_empty_zone": needs_empty_zone},
        active="venetian",
        activate="farra",
        map="Farra - Romans\nRomans: booty austrian 3, raid venetian",
        units="Farra: v1 medium 2 [1]\nRomans: a1 infantry 2",
    )
    table.dice(5).play("March", units=["v1"], to="romans", how="raid")
    table.play("GoOn", to="farra")
    assert table.where("v1") == "farra"
    assert table.points("venetian") == points


@pytest.mark.rule("G13.d")
@pytest.mark.parametrize(("needs_empty_zone", "points"), [(True, 0), (False, 3)])
def test_13_d_a_landing_force_that_is_thrown_back_into_the_sea(needs_empty_zone, points):
    table = land_at_muggia({"booty_needs_empty_zone": needs_empty_zone}, "Muggia: a1 infantry 2", dice=(6, 6))
    assert table.is_eliminated("v1")
    assert table.points("venetian") == points


@pytest.mark.rule("G13.e")
def test_13_e_a_won_field_combat_reveals_the_booty():
    table = position(
        "gradisca",
        options=BASIC,
        active="venetian",
        activate="farra",
        map=BOOTY_IN_ROMANS,
        units="Farra: v1 infantry 2\nRomans: a1 infantry 2 [1]",
    )
    table.dice(1, 6).play("March", units=["v1"], to="romans")
    table.play("RetreatTo", to="goritia", seat=1)
    assert table.where("a1") == "goritia"
    assert table.where("v1") == "romans"
    assert not table.has_booty("romans")
    assert table.points("venetian") == 3


@pytest.mark.rule("G13.e")
def test_13_e_the_booty_waits_until_the_defenders_have_gone():
    table = position(
        "gradisca",
        options=BASIC,
        active="venetian",
        activate="farra",
        map=BOOTY_IN_ROMANS,
        units="Farra: v1 infantry 2\nRomans: a1 infantry 2 [1]",
    )
    table.dice(1, 6).play("March", units=["v1"], to="romans")
    assert table.asked == "retreat.choose"
    assert table.has_booty("romans")
    assert table.points("venetian") == 0


@pytest.mark.rule("G13.e")
def test_13_e_attackers_who_die_with_the_defenders_reveal_nothing():
    table = position(
        "gradisca",
        options=BASIC,
        active="venetian",
        activate="farra",
        map=BOOTY_IN_ROMANS,
        units="Farra: v1 infantry 2\nRomans: a1 infantry 2",
    )
    table.dice(1, 1).play("March", units=["v1"], to="romans")
    assert table.is_eliminated("v1")
    assert table.is_eliminated("a1")
    assert table.has_booty("romans")


@pytest.mark.rule("G13.f")
@pytest.mark.parametrize("value", [1, 2, 5])
def test_13_f_the_number_on_the_marker_is_the_gain(value):
    table = position(
        "gradisca",
        options=BASIC,
        active="venetian",
        activate="farra",
        points=(4, 0),
        map=f"Farra - Romans\nRomans: booty austrian {value}",
        units="Farra: v1 infantry",
    )
    table.play("March", units=["v1"], to="romans")
    (found,) = table.happened("booty_taken")
    assert (found.rule, found.args["points"]) == ("G13.f", value)
    assert table.points("venetian") == 4 + value


@pytest.mark.rule("G13.g")
@pytest.mark.parametrize("die", [1, 6])
def test_13_g_a_question_mark_gives_one_die(die):
    table = position(
        "gradisca",
        options=BASIC,
        active="austrian",
        activate="farra",
        map="Farra - Romans\nRomans: booty venetian ?",
        units="Farra: a1 infantry",
    )
    table.dice(die).play("March", units=["a1"], to="romans")
    (found,) = table.happened("booty_taken")
    assert (found.rule, found.args["points"]) == ("G13.g", die)
    assert table.points("austrian") == die


@pytest.mark.rule("G13.k")
@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, 0),
        ({"edition": "it"}, 0),
        ({"edition": "en"}, 0),
        ({"edition": "fr"}, 3),
        ({"own_booty_can_be_taken": True}, 3),
    ],
)
def test_13_k_own_booty_stays_where_it_is_but_for_the_french_text(options, points):
    table = position(
        "gradisca",
        options={**BASIC, **options},
        active="austrian",
        activate="goritia",
        map=BOOTY_IN_ROMANS,
        units="Goritia: a1 infantry",
    )
    table.play("March", units=["a1"], to="romans")
    assert table.points("austrian") == points
    assert table.has_booty("romans") == (not points)


@pytest.mark.rule("G13.l")
def test_13_l_passing_through_reveals_booty():
    table = position(
        "gradisca", options=BASIC, active="venetian", activate="farra", map=BOOTY_IN_ROMANS, units="Farra: v1 infantry"
    )
    table.play("March", units=["v1"], to="romans")
    table.play("GoOn", to="goritia")
    assert table.where("v1") == "goritia"
    assert table.points("venetian") == 3


@pytest.mark.rule("G13.l")
def test_13_l_a_lone_commander_reveals_booty():
    table = position(
        "gradisca",
        options=BASIC,
        active="venetian",
        activate="farra",
        map=BOOTY_IN_ROMANS,
        units="Farra: v-gen commander 2",
    )
    table.play("March", units=["v-gen"], to="romans")
    assert table.points("venetian") == 3


@pytest.mark.rule("G13.l")
def test_13_l_a_retreat_reveals_booty():
    table = position(
        "gradisca",
        options=BASIC,
        active="austrian",
        activate="goritia",
        map="Goritia - Farra\nFarra - Romans\nRomans: booty austrian 3\nGoritia x Romans",
        units="Goritia: a1 infantry 2, a2 infantry 2 @blue\nFarra: v1 infantry 2 [1]",
    )
    table.dice(1, 6).play("March", units=["a1"], to="farra")
    assert table.where("v1") == "romans"
    assert table.points("venetian") == 3


def land_at_muggia(options, garrison: str = "", dice=()) -> Table:
    """A landing by card in a zone with Austrian Booty."""
    table = position(
        "gradisca",
        options={**BASIC, **options},
        active="venetian",
        map="Farra - Muggia\nMuggia: sea, booty austrian 3",
        units=f"Farra: v9 infantry\nflag: v1 infantry 2 @istria\n{garrison}",
        groups={"istria": {"units": "v1", "entries": "Muggia"}},
        cards=[card(1, ("place_group", {"group": "istria"}))],
        hands={"venetian": [1]},
    )
    table.play("ChooseOption", option=1)
    table.dice(*dice).play("PlayCard", card="c1")
    return table


@pytest.mark.rule("G13.l")
def test_13_l_a_landing_reveals_booty():
    table = land_at_muggia({})
    assert table.where("v1") == "muggia"
    assert table.points("venetian") == 3


# --- occupation at the end -------------------------------------------------------------------------------------------

THE_FIVE = """
    Palma: fortress
    Gradisca: fortress
    Palma # Farra 4
    Gradisca # Farra 4
    Udine - Farra
    Goritia - Farra
    Trieste - Farra
"""


@pytest.mark.rule("G13.h")
@pytest.mark.parametrize(
    ("zone", "points"), [("Palma", 20), ("Udine", 10), ("Gradisca", 0), ("Goritia", 0), ("Trieste", 0), ("Farra", 0)]
)
def test_13_h_what_the_austrian_occupies_at_the_end(zone, points):
    table = make_peace(map=THE_FIVE, objectives=OBJECTIVES, units=f"{zone}: a1 infantry\nflag: v1 infantry")
    assert table.points("austrian") == points
    assert table.points("venetian") == 0
    assert [event.rule for event in table.happened("zone_occupied")] == ["G13.h"] * bool(points)


@pytest.mark.rule("G13.i")
@pytest.mark.parametrize(
    ("zone", "points"), [("Gradisca", 10), ("Goritia", 10), ("Trieste", 10), ("Palma", 0), ("Udine", 0), ("Farra", 0)]
)
def test_13_i_what_the_venetian_occupies_at_the_end(zone, points):
    table = make_peace(map=THE_FIVE, objectives=OBJECTIVES, units=f"{zone}: v1 infantry\nflag: a1 infantry")
    assert table.points("venetian") == points
    assert table.points("austrian") == 0
    assert [event.rule for event in table.happened("zone_occupied")] == ["G13.i"] * bool(points)


@pytest.mark.rule("G13.h", "G13.i")
def test_13_h_13_i_all_five_zones_in_enemy_hands():
    table = make_peace(
        map=THE_FIVE,
        objectives=OBJECTIVES,
        units="""
            Palma: a1 infantry
            Udine: a2 infantry
            Gradisca: v1 infantry
            Goritia: v2 infantry
            Trieste: v3 infantry
        """,
    )
    assert (table.points("austrian"), table.points("venetian")) == (30, 30)


@pytest.mark.rule("G13.j")
@pytest.mark.parametrize(("points", "winners"), [((7, 6), (0,)), ((6, 7), (1,)), ((6, 6), ()), ((0, 0), ())])
def test_13_j_more_points_win_and_equal_points_are_a_draw(points, winners):
    table = make_peace(points=points, map=ROAD, units="Farra: v1 infantry\nRomans: a1 infantry")
    assert table.outcome.winners == winners
    assert table.outcome.scores == points
    assert table.outcome.rule == "G13.j"


@pytest.mark.rule("G13.j")
def test_13_j_the_points_of_the_last_moment_count():
    table = make_peace(
        points=(0, 9), map=ROAD, objectives=OBJECTIVES_ON_ROAD, units="Goritia: v1 infantry\nFarra: a1 infantry"
    )
    assert table.outcome.winners == (0,)
    assert table.outcome.scores == (10, 9)


@pytest.mark.rule("G13.n")
def test_13_n_a_lone_commander_occupies_a_zone():
    table = make_peace(map=ROAD, objectives=OBJECTIVES_ON_ROAD, units="Goritia: v-gen commander 2")
    assert table.points("venetian") == 10


@pytest.mark.rule("G13.n")
def test_13_n_a_zone_that_was_left_again_gives_nothing():
    table = make_peace(
        turn=5, end_turn=6, map=ROAD, objectives=OBJECTIVES_ON_ROAD, units="Goritia: v1 infantry\nFarra: a1 infantry"
    )
    table.play("ActivateZone", zone="goritia")
    table.play("March", units=["v1"], to="romans")
    table.play("Halt")
    table.play("EndActivation")
    assert table.outcome is not None
    assert table.points("venetian") == 0


def peace_before_the_dice(active: str, here: str, how: str = "march") -> Table:
    """The active side enters Goritia; before the dice fall the other side's envoys make peace."""
    other = "austrian" if active == "venetian" else "venetian"
    mover = "v1" if active == "venetian" else "a1"
    table = position(
        "gradisca",
        active=active,
        activate="romans",
        turn=5,
        end_turn=5,
        map="Romans - Goritia\nGoritia: raid venetian, raid austrian",
        objectives=OBJECTIVES_ON_ROAD,
        units=f"Romans: {mover} infantry\nGoritia: {here} infantry",
        cards=[ENVOYS],
        hands={other: [20]},
    )
    table.play("March", units=[mover], to="goritia", how=how)
    table.play("Respond", card="c20")
    assert table.outcome is not None
    assert table.units_in("goritia") == sorted([mover, here], reverse=mover == "v1")
    return table


@pytest.mark.rule("G13.n")
@pytest.mark.parametrize("how", ["march", "raid"])
def test_13_n_in_mid_combat_the_zone_belongs_to_the_side_that_was_there_first(how):
    assert peace_before_the_dice("austrian", "v1", how).points("venetian") == 10


@pytest.mark.rule("G13.n")
@pytest.mark.parametrize("how", ["march", "raid"])
def test_13_n_in_mid_combat_the_newcomer_occupies_nothing(how):
    assert peace_before_the_dice("venetian", "a1", how).points("venetian") == 0

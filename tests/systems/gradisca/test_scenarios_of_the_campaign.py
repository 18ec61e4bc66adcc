"""The campaign and the three shorter scenarios: what starts where, who comes, what is counted at the end."""

from __future__ import annotations

from random import Random

import pytest

from caracole.kernel import CaracoleError, FreeDice
from caracole.play import load
from caracole.play.conformance import soak_once
from caracole.play.table import Table, position
from caracole.systems.gradisca.loader import load_shipped, load_theatre, shipped_scenarios
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.components.theatre import AUSTRIAN, VENETIAN, Score
from systems.gradisca.rules.cards.positions import why
from systems.gradisca.rules.cards.positions_campaign import ADVANCED, campaign, play_card
from systems.gradisca.rules.sequence.positions import changed, complaints

SCENARIOS = ("campaign", "siege-1616", "istria-1617", "primo-giorno")
ALONE = {"siege-1616": "advanced", "istria-1617": "advanced", "primo-giorno": "basic"}


def started(scenario: str, **options):
    game = load("gradisca", scenario, options)
    return game, game.setup(FreeDice(Random(1615)))


def zone(game, slug: str) -> int:
    return game.theatre.numbers["zone"][slug]


def where(game, state, unit: str) -> str:
    place = state.zone_of[game.theatre.numbers["unit"][unit]]
    return game.theatre.zones[place].id if place >= 0 else "off"


# --- the campaign ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.a", "G4.d", "G4.e", "G4.i", "G4.j", "G4.m")
@pytest.mark.parametrize("kind", ["basic", "advanced"])
def test_the_campaign_as_it_begins(kind):
    game, state = started("campaign", game=kind)
    theatre = game.theatre
    assert (len(theatre.zones), len(theatre.borders), len(theatre.units), len(theatre.cards)) == (69, 158, 112, 36)
    assert (state.turn, state.end_turn, state.vp) == (1, 16, (2, 0))
    markers = state.cup | (0 if kind == "advanced" else 1 << query.activation(state).command)
    sides = [theatre.commands[command].side for command in range(17) if markers >> command & 1]
    assert (sides.count(VENETIAN), sides.count(AUSTRIAN)) == (6, 5)
    numbers = [[theatre.cards[card].number for card in hand] for hand in state.hands]
    assert 1 in numbers[VENETIAN]
    assert [len(hand) for hand in numbers] == [4, 4]
    assert len(state.deck) == 20
    assert [theatre.cards[card].number for card in state.set_aside] == list(range(29, 37))
    assert sum(state.forts[AUSTRIAN]) == state.forts[AUSTRIAN][zone(game, "trieste")] == 1
    assert state.fort_markers == (6, 5)
    assert theatre.scenario.mine_markers == (4, 2)
    assert sum(marker >= 0 for marker in state.booty) == 18
    assert game.broken_invariants(state) == []


@pytest.mark.rule("G22.b", "G22.n", "G24.a", "G21.x")
def test_the_campaign_in_the_advanced_game():
    game, state = started("campaign")
    assert game.rules.advanced
    assert state.morale == (8, 7)
    assert (game.theatre.scenario.low_up_to, game.theatre.scenario.medium_up_to) == (2, 5)
    assert state.camp == (zone(game, "strassoldo"), zone(game, "goritia"))
    assert state.sea_supply == zone(game, "monfalcone")
    assert state.stack[-1].step == "turn.sea_supply_place"


@pytest.mark.rule("G13.h", "G13.i")
def test_the_objectives_of_the_campaign():
    theatre = load_shipped("campaign")
    named = {(side, theatre.zones[place].id, points) for side, place, points in theatre.scenario.objectives}
    assert named == {
        (AUSTRIAN, "palma", 20),
        (AUSTRIAN, "udine", 10),
        *((VENETIAN, place, 10) for place in ("gradisca", "goritia", "trieste")),
    }


@pytest.mark.rule("G4.p")
def test_the_end_of_the_campaign_has_its_limits():
    sheet = load_shipped("campaign").scenario
    assert (sheet.end_earliest, sheet.end_turn) == (12, 16)


def test_the_map_knows_its_centres_its_edge_and_its_notes():
    theatre = load_shipped("campaign")
    zones = {each.id: each for each in theatre.zones}
    assert zones["gradisca"].centre == (13.502, 45.896)
    assert [each.id for each in theatre.zones if each.map_edge][:3] == ["codroipo", "latisana", "sandaniele"]
    assert "ferry of Cassegliano" in {border.note for border in theatre.borders}
    assert theatre.regions == ("piana", "lisonzo", "nord", "valli", "carso")


# --- a scenario made for one game ------------------------------------------------------------------------------------


def test_only_the_campaign_is_for_both_games():
    games = {each.id: each.game for each in shipped_scenarios() if each.id in SCENARIOS}
    assert games == {"campaign": None, **ALONE}


@pytest.mark.rule("G1.c")
@pytest.mark.parametrize(("scenario", "kind"), ALONE.items())
def test_a_scenario_made_for_one_game_plays_that_and_no_other(scenario, kind):
    assert load("gradisca", scenario).rules.game == kind
    assert load("gradisca", scenario, {"game": kind}).options["game"] == kind
    other = "basic" if kind == "advanced" else "advanced"
    with pytest.raises(CaracoleError, match=f"this scenario is for the {kind} game only"):
        load("gradisca", scenario, {"game": other})


# --- the siege of 1616 -----------------------------------------------------------------------------------------------


def test_the_siege_as_it_begins():
    game, state = started("siege-1616")
    assert (state.turn, state.end_turn, state.morale) == (3, 6, (7, 7))
    assert state.camp == (zone(game, "crauglio"), zone(game, "goritia"))
    assert state.sea_supply == zone(game, "monfalcone")
    assert state.forts[VENETIAN][zone(game, "crauglio")] == state.forts[AUSTRIAN][zone(game, "rubia")] == 1
    assert {state.levels[border] for border in game.theatre.border_to[zone(game, "gradisca")].values()} == {4, 5}
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert len(state.deck) == 8
    assert where(game, state, "v-giu-4") == "rosazzo"
    assert where(game, state, "a-tra-8") == "rubia"
    assert where(game, state, "a-usc-5") == "off"
    assert all(marker < 0 for marker in state.booty)


def play_on(game, state, until: int, seed: int = 5):
    """Random play up to the first decision of a turn."""
    rng, events = Random(seed), []
    dice = FreeDice(Random(seed))
    while (decision := game.decision(state)) is not None and state.turn < until:
        seat = decision.seats[0]
        game.apply(state, seat, game.sample(state, seat, rng), dice, events.append)
    return events


def test_reinforcements_of_the_siege_come_by_the_calendar():
    game, state = started("siege-1616")
    events = [event for event in play_on(game, state, 6) if event.kind == "group_arrived"]
    arrived = {(event.args["group"], event.args["zone"]) for event in events}
    assert arrived == {("cro", "goritia"), ("ter-1", "cividale")}


SIEGE_SCORES = [
    Score(VENETIAN, "breaches", 2, zone=17),
    Score(VENETIAN, "levels", 1, each=2, zone=17),
    Score(VENETIAN, "camp", 2),
    Score(AUSTRIAN, "eliminated", 1, types=("artillery",)),
    Score(AUSTRIAN, "camp", 2),
]


def test_what_the_siege_counts():
    theatre = load_shipped("siege-1616")
    assert theatre.zones[17].id == "gradisca"
    assert list(theatre.scenario.scores) == SIEGE_SCORES
    points = {(side, theatre.zones[place].id): gain for side, place, gain in theatre.scenario.objectives}
    assert points == {
        **{(VENETIAN, "gradisca"): 10, (VENETIAN, "rubia"): 4, (VENETIAN, "lucinico"): 2, (VENETIAN, "sagrado"): 1},
        **{(AUSTRIAN, "gradisca"): 4, (AUSTRIAN, "crauglio"): 4, (AUSTRIAN, "rosazzo"): 3, (AUSTRIAN, "cormons"): 2},
    }


# --- Istria 1617 -----------------------------------------------------------------------------------------------------


def test_istria_as_it_begins():
    game, state = started("istria-1617")
    marradas = game.theatre.numbers["unit"]["a-tra-c"]
    assert (state.turn, state.end_turn, state.morale) == (10, 12, (6, 7))
    assert where(game, state, "a-tra-c") == "senosezza"
    assert query.leadership(game, state, marradas) == 2
    assert game.theatre.commands[game.theatre.command_of[marradas]].id == "a-dam"
    assert state.camp == (-2, zone(game, "sesana"))
    assert [len(hand) for hand in state.hands] == [2, 2]
    assert len(state.deck) == 7
    assert state.set_aside == ()  # 1617 has begun


def test_in_istria_a_raid_gives_a_point():
    table = istria("capodistria: v-ist-4\ntrieste: a-tri-1", active="v-ist")
    before = table.points("venetian")
    table.play("ActivateZone", zone="capodistria")
    table.dice(1).play("March", units=["v-ist-4"], to="sanservolo", how="raid")
    assert table.is_raided("sanservolo")
    assert table.points("venetian") == before + 1


def test_in_istria_the_bread_of_venice_finds_no_camp():
    table = istria(active="v-ist", hands={"venetian": [12]})
    play_card(table, 12)
    assert table.morale("venetian") == 5


@pytest.mark.rule("G24.k")
def test_in_istria_venice_loses_no_morale_for_the_camp_it_never_had():
    game, state = started("istria-1617")
    play_on(game, state, 11)
    assert state.turn == 11
    assert state.camp[VENETIAN] == -2


def istria(units: str = "capodistria: v-ist-1\ntrieste: a-tri-1", **words) -> Table:
    facts = {"scenario": "istria-1617", "options": ADVANCED, "turn": 10, "end_turn": 12, "morale": (6, 7)}
    return campaign(units, **{**facts, **words})


# --- the first day ---------------------------------------------------------------------------------------------------


def test_the_first_day_as_it_begins():
    game, state = started("primo-giorno")
    names = {each.id for each in game.theatre.zones}
    assert names == {"aquileia", "cervignano", "crauglio", "gradisca", "palma", "porpetto", "romans", "strassoldo"}
    assert (state.turn, state.end_turn) == (2, 4)
    walls = {game.theatre.zones[other].id: state.levels[border] for other, border in walls_of(game, "gradisca")}
    assert walls == {"crauglio": 2, "romans": 2}
    assert {state.levels[border] for _, border in walls_of(game, "palma")} == {6}
    assert len(game.theatre.scenario.start) == 13
    assert state.hands == ((), ())


def walls_of(game, fortress: str):
    return game.theatre.border_to[zone(game, fortress)].items()


@pytest.mark.rule("G5.c")
def test_on_the_first_day_nobody_draws():
    table = campaign("strassoldo: v-giu-1\naquileia: a-pre-1", scenario="primo-giorno", active="v-giu", option=None)
    assert why(table, "ChooseOption", option=2) == ("G5.c", "no_cards_in_scenario")


# --- what scenarios count at the end ---------------------------------------------------------------------------------

LAND = """
    Gradisca: fortress
    Farra # Gradisca 4 now 0
    Romans # Gradisca 4 now 3
    Sagrado # Gradisca 5 now 3
    Farra - Romans
    Farra: source venetian
    Sagrado: source austrian
"""
LAST_TURN = {"turn": 16, "options": ADVANCED, "active": "venetian", "cup": ""}


def at_the_end(*scores, units="Farra: v1 infantry 2\nGradisca: a1 infantry 2", **words) -> Table:
    table = position("gradisca", **{**LAST_TURN, "map": LAND, "units": units, "scores": scores, **words})
    table.play("ChooseOption", option=1)
    table.play("EndActivation")
    assert table.outcome is not None
    return table


@pytest.mark.rule("G13.b")
def test_points_for_each_side_of_a_fortress_at_level_0():
    table = at_the_end({"side": "venetian", "kind": "breaches", "zone": "gradisca", "points": 2})
    assert table.points("venetian") == 2
    (counted,) = table.happened("score_counted")
    assert counted.args == {
        **{"side": "venetian", "what": "breaches", "zone": "gradisca"},
        **{"count": 1, "points": 2},
    }


@pytest.mark.rule("G13.b")
@pytest.mark.parametrize(("each", "points"), [(1, 7), (2, 3), (3, 2), (8, 0)])
def test_points_for_levels_missing_all_sides_together_rounded_down(each, points):
    table = at_the_end({"side": "venetian", "kind": "levels", "zone": "gradisca", "points": 1, "each": each})
    assert table.points("venetian") == points  # 4 and 1 and 2 are gone


@pytest.mark.rule("G13.b")
def test_points_for_a_camp_that_was_lost_even_if_it_came_back():
    score = {"side": "venetian", "kind": "camp", "points": 2}
    assert at_the_end(score, camps={"austrian": "sagrado"}).points("venetian") == 0
    table = position(
        "gradisca", **LAST_TURN, map=LAND, units="Farra: v1 infantry 2\nGradisca: a1 infantry 2", scores=[score]
    )
    table.state.camp_lost_in = (0, 3)
    table.play("ChooseOption", option=1)
    table.play("EndActivation")
    assert table.points("venetian") == 2


GRAVES = """
    Farra: v1 infantry 2
    Gradisca: a1 infantry 2
    eliminated: v2 infantry 2, v3 cernide 1, v4 artillery 2, v-gen commander 2, a2 infantry 2
"""


@pytest.mark.rule("G13.b", "G12.s")
@pytest.mark.parametrize(
    ("types", "points"), [((), 3), (("artillery",), 1), (("infantry", "artillery"), 2), (("heavy",), 0)]
)
def test_points_for_enemy_units_eliminated(types, points):
    table = at_the_end({"side": "austrian", "kind": "eliminated", "points": 1, "types": types}, units=GRAVES)
    assert table.points("austrian") == points  # never for a Commander


@pytest.mark.rule("G13.b")
def test_scores_are_added_to_the_points_of_the_zones_and_decide():
    table = at_the_end(
        {"side": "austrian", "kind": "eliminated", "points": 1}, units=GRAVES, objectives=[("venetian", "farra", 2)]
    )
    assert (table.points("venetian"), table.points("austrian")) == (2, 3)
    assert table.outcome.winners == (1,)


@pytest.mark.rule("G13.b")
@pytest.mark.parametrize(("points", "expected"), [(None, 0), (1, 1), ((0, 2), 0), ((3, 0), 3)])
def test_points_for_a_successful_raid(points, expected):
    table = position(
        "gradisca",
        map="Farra: source venetian\nFarra - Romans\nRomans: raid venetian",
        units="Farra: v1 infantry 2\nRomans: a9 engineers 1",
        **{"activate": "farra", "active": "venetian", "raid_points": points},
    )
    table.dice(1).play("March", units=["v1"], to="romans", how="raid")
    assert table.points("venetian") == expected


# --- mistakes in the files -------------------------------------------------------------------------------------------

SHEET_ID = 'id = "drill"\n'
FORCED_MARCH = '{ effect = "extra_movement", by = 2 }'
PALMA = '"id": "palma"'

MISTAKES = {
    "game": ("scenario.toml", SHEET_ID, SHEET_ID + 'game = "medium"\n', "'medium' is not one of"),
    "centre": ("map.geojson", PALMA, PALMA + ', "centre": [13]', "a centre is a point [x, y]"),
    "score without its Fortress": (
        *("scenario.toml", "[files]"),
        '[[score]]\nside = "venetian"\nkind = "breaches"\npoints = 1\n\n[files]',
        "'fortress'",
    ),
    "score of a place without walls": (
        *("scenario.toml", "[files]"),
        '[[score]]\nside = "venetian"\nkind = "levels"\npoints = 1\nfortress = "udine"\n\n[files]',
        "only a Fortress has walls",
    ),
    "score of nothing": (
        *("scenario.toml", "[files]"),
        '[[score]]\nside = "venetian"\nkind = "honour"\npoints = 1\n\n[files]',
        "'honour' is not one of",
    ),
    "river": (
        *("cards.toml", FORCED_MARCH),
        '{ effect = "close_river", river = "Danube" }',
        "unknown river 'Danube'",
    ),
    "commands": (
        *("cards.toml", FORCED_MARCH),
        '{ effect = "hold_back", commands = ["v-nobody"] }',
        "unknown command 'v-nobody'",
    ),
    "zones": (
        *("cards.toml", FORCED_MARCH),
        '{ effect = "return_artillery", venetian = ["rome"], austrian = ["goritia"] }',
        "unknown zone 'rome'",
    ),
    "types": (
        *("cards.toml", FORCED_MARCH),
        '{ effect = "extra_movement", by = 2, types = ["elephants"] }',
        "'elephants' is not one of",
    ),
    "the game of an effect": (
        *("cards.toml", FORCED_MARCH),
        '{ effect = "extra_movement", by = 2, in = "both" }',
        "'both' is not one of",
    ),
    "season": (
        *("cards.toml", "before_units = true"),
        'before_units = true\nclosed_seasons = ["lent"]',
        "'lent' is not one of",
    ),
    "command of a card": (
        *("cards.toml", "before_units = true"),
        'before_units = true\nneeds_command = "v-nobody"',
        "unknown command 'v-nobody'",
    ),
    "flavour": (
        *("cards.toml", "before_units = true"),
        'before_units = true\nflavour = { en = "Drums." }',
        "language 'it' is missing",
    ),
}


@pytest.mark.parametrize(("file", "old", "new", "message"), MISTAKES.values(), ids=MISTAKES)
def test_mistakes_are_told(tmp_path, file, old, new, message):
    told = complaints(load_theatre, changed(tmp_path, file, old, new))
    assert any(message in text for _, text in told), told


@pytest.mark.rule("G2.3.g")
def test_a_sheet_may_start_units_in_zones_without_a_name(tmp_path):
    sheet = changed(tmp_path, "scenario.toml", 'rubia = ["a-tra-5"]', 'romans = ["a-tra-5"]')
    assert complaints(load_theatre, sheet) == [("bad_zone", "units start in 'romans', so it bears a name (G2.3.g)")]
    sheet = changed(tmp_path, "scenario.toml", SHEET_ID, SHEET_ID + "start_anywhere = true\n")
    assert load_theatre(sheet).scenario.start


# --- they can be played ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(("edition", "teams"), [("default", False), ("it", True), ("en", False), ("fr", True)])
def test_random_games_of_every_scenario_end_and_replay(scenario, edition, teams):
    for kind in [ALONE[scenario]] if scenario in ALONE else ["basic", "advanced"]:
        game = load("gradisca", scenario, {"game": kind, "edition": edition, "teams": teams})
        match = soak_once(game, f"{scenario}/{edition}", every=20)
        assert match.outcome is not None

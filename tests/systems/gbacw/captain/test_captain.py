"""What the captain of Great Battles of the American Civil War does in small positions."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

from caracole.play import load
from caracole.play.record import Played
from caracole.play.table import Table, position
from caracole.players import Offer
from caracole.players.games import make_players, new_match, play_alone
from caracole.systems.gbacw.captain import command, deciding
from caracole.systems.gbacw.captain.deciding import Captain
from caracole.systems.gbacw.captain.goals import Thinking
from caracole.systems.gbacw.captain.ground import Ground
from caracole.systems.gbacw.captain.judgement import CHARGE, REASONS, UnitMind
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.flow import FLOW
from caracole.systems.gbacw.rules.state import ELIMINATED, LEFT, RIGHT
from caracole.texts import LANGUAGES, Texts

NEVER = {"confederate": {"return_fire": "never", "withdrawal_fire": "never", "approach_fire": "never"}}

seeds = pytest.mark.parametrize("seed", range(2))


def chosen(table: Table, seed: int) -> dict[str, Any]:
    """What the captain answers."""
    seat = table.decision.seats[0]
    offer = Offer.of(table.game, table.state, seat, Random(seed))
    answer = Captain(seed).choose(table.game, seat, offer.view, offer)
    assert offer.check(answer.action) is None
    return table.game.encode_action(answer.action)


@seeds
def test_an_enemy_next_in_front_is_fired_at(seed):
    table = position("gbacw", units="0505 vE: u1 infantry 8\n0605 vW: c1 infantry 6", acting="u1", standing=NEVER)
    assert chosen(table, seed)["do"] == "FireAt"


@seeds
def test_who_has_the_enemy_behind_him_turns(seed):
    table = position("gbacw", units="0505 vE: u1 infantry 8\n0305 vE: c1 infantry 6", acting="u1", standing=NEVER)
    assert chosen(table, seed)["do"] in ("Turn", "TurnAbout")


@seeds
def test_a_hex_that_pays_is_walked_to(seed):
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 8\n1515 vW: c1 infantry 3",
        acting="u1",
        scores=[{"kind": "control", "hexes": "0905", "points": (4, 2)}],
    )
    before = table.game.field.grid.distance(*(table.game.field.names["hex"].index(name) for name in ("0505", "0905")))
    answer = chosen(table, seed)
    assert answer["do"] == "Step"
    grid, names = table.game.field.grid, table.game.field.names["hex"]
    assert grid.distance(names.index(answer["to"]), names.index("0905")) < before


@seeds
def test_the_unit_nearest_to_the_enemy_acts_first(seed):
    table = position(
        "gbacw", units="0505 vE: u1 infantry 8\n0805 vE: u2 infantry 8\n1205 vW: c1 infantry 6", active="u-brigade"
    )
    assert chosen(table, seed) == {"do": "ActivateUnit", "unit": "u2"}


# --- fire and assault ------------------------------------------------------------------------------------------------


@seeds
def test_a_flank_is_fired_at_rather_than_a_front(seed):
    """c1 and c2 are the same, but c2 shows its flank."""
    table = position(
        "gbacw",
        units="0505 vE attack: u1 infantry 7\n0604 vW: c1 infantry 6\n0605 vSE: c2 infantry 6",
        acting="u1",
        standing=NEVER,
    )
    answer = chosen(table, seed)
    assert (answer["do"], answer["target"]) == ("FireAt", "0605")


def designating(units: str, **words: Any) -> Table:
    """Everybody has moved and fired; assaults are declared."""
    table = position("gbacw", units=units, active="u-brigade", standing=NEVER, **words)
    table.play("EndBrigade")
    assert table.asked == "assault.designate"
    return table


@seeds
def test_he_does_not_assault_at_bad_odds(seed):
    table = designating("0505 vE attack: u1 infantry 3\n0605 vW: c1 infantry 9 8/6")
    assert chosen(table, seed)["do"] == "EndDesignation"


@seeds
def test_he_assaults_the_weak_and_disordered_from_the_rear(seed):
    table = designating("0505 vE attack: u1 infantry 9 8/6\n0605 vE: c1 infantry 3 6/4 (disordered)")
    assert chosen(table, seed) == {"do": "DesignateAssault", "unit": "u1", "targets": ["0605"]}


@seeds
def test_an_answer_that_can_hurt_is_given(seed):
    table = position("gbacw", units="0505 vE: u1 infantry 7 R\n0605 vW: c1 infantry 7 R", acting="u1")
    table.play("FireAt", target="0605")
    assert chosen(table, seed)["do"] == "AnswerFire"


# --- places ----------------------------------------------------------------------------------------------------------


@seeds
def test_an_empty_hex_that_pays_is_taken_within_one_action(seed):
    """Three hexes away, and nobody near."""
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 7\n1515 vW: c1 infantry 3",
        acting="u1",
        scores=[{"kind": "control", "hexes": "0805", "points": (4, 4)}],
        control={"confederate": "0805"},
    )
    captain = Captain(seed)
    for _ in range(12):
        if table.asked != "unit.act":
            break
        offer = Offer.of(table.game, table.state, 0, Random(seed))
        table.play(table.game.encode_action(captain.choose(table.game, 0, offer.view, offer).action))
    assert table.controls("union", "0805")


@seeds
def test_a_hex_that_has_to_be_held_is_not_left(seed):
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 7\n0905 vW: c1 infantry 7",
        active="u-brigade",
        scores=[{"kind": "control", "hexes": "0505", "points": (6, 6)}],
        control={"union": "0505"},
    )
    captain = Captain(seed)
    for _ in range(12):
        if table.asked not in ("unit.act", "brigade.act", "leader.go"):
            break
        offer = Offer.of(table.game, table.state, 0, Random(seed))
        table.play(table.game.encode_action(captain.choose(table.game, 0, offer.view, offer).action))
    assert table.where("u1") == "0505"


def test_a_refused_end_is_less_exposed_than_one_in_the_air():
    """c1 stands two hexes from the right flank of u1."""
    table = position("gbacw", units="0505 vNE: u1 infantry 8\n0706 vNW: c1 infantry 8", acting="u1")
    scene = Thinking(Ground(table.game), table.state, 0)
    mine = scene.troop(table.game.field.numbers["unit"]["u1"])
    in_the_air = scene.exposed(mine, mine.hex, mine.facing)
    assert in_the_air > 0
    assert scene.exposed(mine, mine.hex, mine.facing, RIGHT) == 0
    assert scene.exposed(mine, mine.hex, mine.facing, LEFT) == in_the_air


def test_guns_near_infantry_are_worth_less_than_guns_behind_their_own():
    near = "0505 vE: u-bat artillery 4N\n0805 vW: c1 infantry 8"
    alone, guarded = (
        position("gbacw", units=units, acting="u-bat") for units in (near, near + "\n0605 vE: u1 infantry 6")
    )
    assert worth_of_its_place(alone, "u-bat") < worth_of_its_place(guarded, "u-bat")


def worth_of_its_place(table: Table, unit: str) -> float:
    """What the place of the acting unit is worth to it."""
    scene = Thinking(Ground(table.game), table.state, 0)
    number = table.game.field.numbers["unit"][unit]
    return UnitMind(scene, scene.plan, table.state.stack[-1]).place(table.state.hex_of[number])


@seeds
def test_the_disordered_rally_before_anything_else(seed):
    table = position(
        "gbacw", units="0505 vE: u1 infantry 8 7/6 (disordered)\n1205 vW: c1 infantry 6", active="u-brigade"
    )
    assert chosen(table, seed) == {"do": "Rally", "unit": "u1"}


@pytest.mark.parametrize(("enemy", "posted"), [("0106", True), ("1806", False)])
def test_a_place_that_enemy_foot_would_reach_first_is_garrisoned(enemy, posted):
    """0118 pays; u1 is seventeen hexes from it, and c1 twelve or far away."""
    table = position(
        "gbacw",
        units=f"1818 vW: u1 infantry 7\n{enemy} vE: c1 infantry 7",
        active="u-brigade",
        scores=[{"kind": "control", "hexes": "0118", "points": (6, 6)}],
        control={"union": "0118"},
    )
    plan = Thinking(Ground(table.game), table.state, 0).plan
    plan.of_brigade.clear()
    plan._post_sentries()
    assert bool(plan.sentries) is posted


@seeds
def test_horsemen_ride_down_men_in_disorder(seed):
    """u1 announces a Charge, rides it to the end, and strikes."""
    table = position(
        "gbacw",
        units="0505 vE attack: u1 cavalry 6 8/6\n0905 vE: c1 infantry 4 6/4 (disordered)",
        active="u-brigade",
        standing=NEVER,
    )
    assert chosen(table, seed) == {"do": "AnnounceCharge", "unit": "u1"}
    table.dice(1).play("AnnounceCharge", unit="u1")
    captain = Captain(seed)
    for _ in range(12):
        if table.asked != "unit.act":
            break
        offer = Offer.of(table.game, table.state, 0, Random(seed))
        table.play(table.game.encode_action(captain.choose(table.game, 0, offer.view, offer).action))
    assert table.where("u1") in ("0804", "0805")


@seeds
def test_horsemen_whose_prey_is_gone_still_decide(seed):
    """c1 was the last on the field, and left it while u1 rode at him."""
    table = position(
        "gbacw",
        units="0505 vE attack: u1 cavalry 6 8/6\n0905 vE: c1 infantry 4 6/4 (disordered)",
        active="u-brigade",
        standing=NEVER,
    )
    table.dice(1).play("AnnounceCharge", unit="u1")
    query.remove_unit(table.game, table.state, table.game.field.unit_numbers["c1"], ELIMINATED)
    assert chosen(table, seed)["do"] in ("Step", "Turn", "EndUnit")


@seeds
def test_horsemen_do_not_charge_a_steady_regiment(seed):
    table = position(
        "gbacw",
        units="0505 vE attack: u1 cavalry 6 8/6\n0905 vW: c1 infantry 8",
        active="u-brigade",
        standing=NEVER,
    )
    assert chosen(table, seed)["do"] != "AnnounceCharge"


@seeds
def test_a_battery_that_lost_its_short_guns_is_weighed_by_those_it_has(seed):
    """The howitzers came first and are gone; the Napoleons reach where they did not."""
    table = position("gbacw", units="0505 vE: u-bat artillery 2H12+4N 7/5\n1505 vW: c1 infantry 6", active="u-brigade")
    battery = table.game.field.unit_numbers["u-bat"]
    short, long = (table.game.field.weapons[kind].reach for kind, _ in table.game.field.units[battery].sections)
    assert short < 10 <= long
    table.state.guns[battery] = (0, 4)
    assert chosen(table, seed)["do"]


# --- whole games -----------------------------------------------------------------------------------------------------


def opening(seed: int, decisions: int) -> list[Any]:
    """The first decisions of a game between two captains."""
    game = load("gbacw", "first-volley")
    match = new_match(game, ["captain", "captain"], seed)
    players = make_players(game, ["captain", "captain"], seed)
    said = []
    for _ in range(decisions):
        decision = match.decision
        if decision is None:
            break
        seat = decision.seats[0]
        player = players[seat]
        assert player is not None
        offer = Offer.of(game, match.state, seat, Random(seed))
        action = player.choose(game, seat, offer.view, offer).action
        said.append(game.encode_action(action))
        match.play(seat, action)
    return said


def test_the_same_seed_thinks_the_same_thoughts():
    assert opening(5, 120) == opening(5, 120)


BEFORE_HANDICAPS = 3
"""A handicap is for equals."""


@pytest.mark.parametrize(("names", "winner"), [(("captain", "random"), 0), (("random", "captain"), 1)])
def test_he_beats_whoever_plays_at_random_from_either_side(names, winner):
    match = play_alone(load("gbacw", "first-volley", revision=BEFORE_HANDICAPS), names, 3)
    assert match.outcome is not None
    assert match.outcome.winners == (winner,)


def codes() -> set[str]:
    """Every reason that stands in the captain's sources."""
    folder = Path(deciding.__file__).parent
    trees = [ast.parse(path.read_text()) for path in sorted(folder.glob("*.py"))]
    calls = [each for tree in trees for each in ast.walk(tree) if isinstance(each, ast.Call)]
    said = [call.args[1] for call in calls if getattr(call.func, "id", "") == "because" and len(call.args) > 1]
    found = {each.value for code in said for each in ast.walk(code) if isinstance(each, ast.Constant)}
    return {each for each in found if isinstance(each, str)} | {CHARGE, command.DUE, *REASONS}


def test_every_reason_is_told_in_every_language():
    assert len(codes()) > 50
    for language in LANGUAGES:
        texts = Texts(language, "gbacw")
        english = Texts("en", "gbacw")
        for code in sorted(codes()):
            said = texts.find(f"reason-{code}")
            assert said is not None, code
            assert language == "en" or said != english.find(f"reason-{code}"), (language, code)


def test_every_kind_of_decision_is_thought_about():
    assert set(FLOW.choices) - set(deciding.THOUGHTS) == {"unit.act", "brigade.act"}


@pytest.mark.parametrize("scenario", ["first-volley", "the-ford"])
def test_every_choice_has_a_reason(scenario):
    match = play_alone(load("gbacw", scenario), ["captain", "captain"], 4)
    played = [entry for entry in match.record.entries if isinstance(entry, Played)]
    assert played
    assert not [entry.action for entry in played if entry.reason is None]

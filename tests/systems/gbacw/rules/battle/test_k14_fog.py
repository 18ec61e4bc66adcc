"""K14: in fog, units that no enemy sees are unknown markers to the other side."""

from __future__ import annotations

from random import Random

import pytest

from caracole.kernel import FreeDice
from caracole.play import load
from caracole.play.conformance import conformance
from caracole.play.conformance.knowledge import Knowledge
from caracole.play.table import position
from caracole.players import Offer
from caracole.systems.gbacw.captain.deciding import Captain
from caracole.systems.gbacw.drawing import picture
from caracole.systems.gbacw.drawing.plate import Plate
from caracole.systems.gbacw.drawing.troops import Troops
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle import fog
from caracole.systems.gbacw.rules.components.printed import MARCH
from caracole.systems.gbacw.rules.state import Mark

HILL = "size 30 x 12\n0805 0806 0804 0803 0807 0802 0808 0801 0809 0810 0811 0812: level 5"
"""A ridge from north to south: nobody sees across it."""
UNITS = """
    0505 vE: u1 infantry 7
    0507 vE: u2 infantry 4
    1105 vW: c1 infantry 6 (disordered)
    1107 vNW: c2 artillery 4N
    0605 vW: c3 infantry 3
"""

QUIET = {
    side: {
        "return_fire": "never",
        "withdrawal_fire": "never",
        "approach_fire": "never",
        "reaction_facing": "never",
        "reaction_movement": "never",
    }
    for side in ("union", "confederate")
}


def foggy(units=UNITS, map=HILL, **words):
    return position("gbacw", units=units, map=map, options={"fog": True}, **words)


def row(view, unit):
    return next(each for each in view["units"] if each["id"] == unit)


@pytest.mark.rule("C1.0.b")
def test_k14_who_is_out_of_sight_is_an_unknown_marker():
    view = foggy(active="u-brigade").view(0)
    assert [(each["hex"], each["side"], each["facing"]) for each in view["unknown"]] == [
        ("1105", "confederate", "vW"),
        ("1107", "confederate", "vNW"),
    ]
    assert (row(view, "c1")["place"], row(view, "c1")["hex"], row(view, "c1")["disordered"]) == ("veiled", None, False)
    assert (row(view, "c3")["hex"], row(view, "u1")["hex"]) == ("0605", "0505")
    assert "1105" not in view["stacks"]
    assert foggy(active="u-brigade").view(1)["unknown"] == [], "c3 sees them all"
    onlooker = foggy(active="u-brigade").view(None)
    assert len(onlooker["unknown"]) == 2


@pytest.mark.rule("C1.0.b")
def test_k14_without_the_option_everything_is_seen():
    view = position("gbacw", units=UNITS, map=HILL, active="u-brigade").view(0)
    assert view["unknown"] == []
    assert row(view, "c1")["hex"] == "1105"


@pytest.mark.rule("C1.0.b")
def test_k14_nor_is_anybody_made_out_beyond_twenty_hexes():
    units = "0105 vE: u1 infantry\n{} vW: c1 infantry"
    for where, unknown in (("2105", 0), ("2205", 1)):
        table = foggy(units.format(where), map="size 30 x 12", active="u-brigade")
        assert table.sees("0105", where)
        assert len(table.view(0)["unknown"]) == unknown


@pytest.mark.rule("C1.0.b")
def test_k14_what_happens_out_of_sight_is_not_told_and_who_comes_into_sight_is():
    """c1 marches behind the ridge: its own side hears of it. u1 climbs the ridge and sees all of them."""
    table = foggy(active="c-brigade")
    table.play("ActivateUnit", unit="c1")
    table.play("Step", to="1005")
    assert [event.audience for event in table.last if event.kind == "unit_moved"] == [(1,)]
    assert "unit" not in table.view(0)["flow"]
    assert table.view(0)["decision"]["about"] == {}
    units = "0705 vE: u1 infantry 7 7/5 20/20\n1105 vW: c1 infantry 6\n1107 vNW: c2 artillery 4N"
    climbing = foggy(units, acting="u1", standing=QUIET)
    climbing.play("Step", to="0805")
    seen = [event for event in climbing.last if event.kind == "enemy_sighted"]
    assert all(event.reveals for event in seen)
    assert [(event.args["units"], event.audience) for event in seen] == [(["c1", "c2"], (0,)), (["u1"], (1,))]
    assert climbing.view(0)["unknown"] == []


@pytest.mark.rule("C1.0.b", "C9.52.b")
def test_k14_nobody_goes_next_to_guns_that_it_cannot_tell_from_infantry():
    """Under Advance Orders u1 may go next to a battery, if it sees that it is one."""
    woods = "size 12 x 12\n0605 0606 0604 0505 0506 0705 0706: woods"
    units = "0406 vE: u1 infantry 7\n0706 vW: c1 artillery 4N"
    for options, refused in (({}, False), ({"fog": True}, True)):
        table = position("gbacw", units=units, map=woods, acting="u1", options=options, standing=QUIET)
        table.play("Step", to="0506")
        assert not table.sees("0506", "0706")
        refusal = table.refusal("Step", to="0605")
        assert (refusal is not None and refusal.rule == "C9.52.a") is refused


@pytest.mark.rule("C1.0.b")
def test_k14_unknown_units_may_be_imagined_elsewhere_but_nobody_sees_a_difference():
    table = foggy(active="u-brigade")
    found = set()
    for seed in range(20):
        imagined = table.game.imagine(table.state, 0, Random(seed))
        assert table.game.view(imagined, 0) == table.view(0)
        assert not table.game.broken_invariants(imagined)
        found.add(tuple(imagined.hex_of))
    assert len(found) == 2, "c1 and c2 may have changed places"
    own = table.game.imagine(table.state, 1, Random(1))
    assert own.hex_of == table.state.hex_of


def test_k14_unknown_markers_are_drawn():
    table = foggy(active="u-brigade")
    view = table.view(0)
    field = table.game.field
    drawn = Troops(field, Plate(field.grid), view).drawn()
    assert 'data-unknown="1105"' in drawn
    assert 'data-unit="c1"' not in drawn


@pytest.mark.rule("C1.0.b")
def test_k14_pictures_show_no_way_that_was_gone_out_of_sight():
    table = foggy(active="c-brigade")
    table.play("ActivateUnit", unit="c1")
    table.play("Step", to="1005")
    seen, hidden = (picture(table.game, table.state, events=events) for events in (table.last, ()))
    assert seen == hidden, "what has just happened is not drawn for everybody"


# --- worlds that a seat cannot tell apart ----------------------------------------------------------------------------

WIDE = "size 30 x 12\n1401 1402 1403 1404 1405 1406 1407 1408 1409 1410 1411 1412: level 5"
ARMY = """
    0505 vE: u1 infantry 7
    1805 vW: c1 infantry 6 (lost 2), c2 infantry 2 (disordered)
    1905 vNW: c3 infantry 8 @c-blue (low)
    2006 vNW attack: c4 infantry 4 8/6 @c-blue
    2106 vW: c5 infantry 9 @c-red (line 2107)
    2109 vW: c6 infantry 7 @c-red (line 2110)
    2203 vW: c7 artillery 4N, c8 artillery 4H12
    2204 sSW: c9 infantry 5 @c-green
"""
CHIEFS = "2006: c-lee brigade @c-blue\n2106: c-hill brigade @c-red\n1805: c-jones brigade @c-brigade"


def worlds(table, seat, number=60):
    """Imagined states: sound ones, in which the seat sees what it sees."""
    found = [table.game.imagine(table.state, seat, Random(seed)) for seed in range(number)]
    for imagined in found:
        assert table.game.view(imagined, seat) == table.view(seat)
        assert not table.game.broken_invariants(imagined)
    return found


def under(table, state, hex):
    """The counters in a hex, top first."""
    names = table.game.field.names
    return tuple(names["unit"][unit] for unit in state.at[names["hex"].index(hex)])


@pytest.mark.rule("C1.0.b")
def test_k14_every_secret_of_a_hidden_unit_is_dealt_anew():
    """Who stands where, stacks and lines included; losses, disorder, ammunition, orders; and where the leaders are."""
    table = foggy(ARMY, map=WIDE, leaders=CHIEFS, active="u-brigade")
    found = worlds(table, 0)
    top = {under(table, each, "1805")[0] for each in found}
    assert len(top) > 2, "the stack is not always the same"
    assert all(under(table, each, "1805")[0] != under(table, each, "1905")[0] for each in found)
    lines = {under(table, each, where) for each in found for where in ("2106", "2109")}
    assert {("c3",), ("c5",)} <= lines <= {("c3",), ("c5",), ("c6",), ("c1",)}, "only who is strong enough, or nearly"
    names = table.game.field.names
    for unit in ("c1", "c3", "c4"):
        number = names["unit"].index(unit)
        assert len({each.hex_of[number] for each in found}) > 1
        assert len({each.strength[number] for each in found}) > 1
        assert len({each.ammunition[number] for each in found}) > 1
        assert len({each.disordered >> number & 1 for each in found}) == 2
        assert len({each.orders[number] for each in found}) > 1
    marching = names["hex"].index("2204")
    assert {each.orders[each.at[marching][0]] for each in found} == {MARCH}, "that somebody marches there is seen"
    for leader in range(3):
        assert len({each.leader_hex[leader] for each in found}) > 1
    for own in worlds(table, 1, 5):
        assert own.hex_of == table.state.hex_of
        assert own.disordered >> 1 == table.state.disordered >> 1, "it knows all but u1"


def plain_worlds(table, seat):
    return [table.game.encode_state(table.game.imagine(table.state, seat, Random(seed))) for seed in range(12)]


@pytest.mark.rule("C1.0.b")
def test_k14_what_is_imagined_rests_on_what_is_seen_alone():
    """With the same chance the same world comes out, whoever lies where and whatever became of him: who knows the
    chance could otherwise undo the deal."""
    true, other = (foggy(ARMY, map=WIDE, leaders=CHIEFS, active="u-brigade") for _ in range(2))
    state, unit, where = other.state, other.game.field.numbers["unit"], other.game.field.names["hex"].index
    state.at[where("1805")] = state.at[where("1805")][::-1]
    for here, there in (("c3", "c4"), ("c5", "c6")):
        for name in ("hex_of", "extension", "facing", "formation", "orders"):
            values = getattr(state, name)
            values[unit[here]], values[unit[there]] = values[unit[there]], values[unit[here]]
        for number in (unit[here], unit[there]):
            for place in query.hexes_of(state, number):
                state.at[place] = (number,)
    state.strength[unit["c1"]] += 1
    state.strength[unit["c3"]] -= 1
    state.ammunition[unit["c3"]] = state.ammunition[unit["c1"]]
    state.disordered, state.collapsed = 0, 1 << unit["c1"]
    state.marks[Mark.DISTURBED] |= 1 << unit["c5"]
    state.turn_notes = (*state.turn_notes, ("bound", unit["c4"], 1))
    state.leader_hex[0] = where("2203")
    assert true.view(0) == other.view(0)
    assert true.view(1) != other.view(1)
    for seat in (0, None):
        assert plain_worlds(true, seat) == plain_worlds(other, seat)


@pytest.mark.rule("C1.0.b", "C8.44.a")
def test_k14_that_markers_are_one_line_is_seen():
    view = foggy(ARMY, map=WIDE, active="u-brigade").view(0)
    lines = [(each["hex"], each["counter"]) for each in view["unknown"] if each["hex"] != each["counter"]]
    assert lines == [("2107", "2106"), ("2110", "2109")]


@pytest.mark.rule("C1.0.b")
def test_k14_the_victory_sheet_holds_in_every_imagined_world():
    """Losses move from one hidden unit to another; their sum is open to both."""
    scores = [{"kind": "strength", "points": (1, 1)}]
    table = foggy(ARMY, map=WIDE, active="u-brigade", scores=scores)
    found = worlds(table, 0)
    assert len({tuple(each.strength) for each in found}) > 3
    assert {sum(each.strength) for each in found} == {sum(table.state.strength)}


@pytest.mark.rule("C1.0.b", "C12.8.a")
def test_k14_guns_without_a_crew_lie_open():
    table = foggy(UNITS.replace("c2 artillery 4N", "c2 artillery 4N (abandoned 1)"), active="u-brigade")
    view = table.view(0)
    assert [each["hex"] for each in view["unknown"]] == ["1105"]
    assert (row(view, "c2")["hex"], row(view, "c2")["abandoned"]) == ("1107", 1)


@pytest.mark.rule("C1.0.b", "C9.63.a")
@pytest.mark.parametrize("who", ["infantry 6", "cavalry 4", "artillery 4N"])
def test_k14_the_question_of_giving_way_does_not_tell_horse_and_guns_from_foot(who):
    """u1 comes within three hexes of a marker behind the ridge: its owner is asked, whatever lies under it."""
    units = f"0605 vE: u1 infantry 7\n0905 vE: c1 {who}"
    table = foggy(units, acting="u1")
    assert len(table.view(0)["unknown"]) == 1
    table.play("Step", to="0705")
    assert table.asked == "giving.ask"
    assert table.allows("HoldGround")
    assert table.allows("GiveWay") == (who != "infantry 6")
    clear = position("gbacw", units=units, map=HILL, acting="u1")
    clear.play("Step", to="0705")
    assert (clear.asked == "giving.ask") == (who != "infantry 6"), "without fog nobody is asked in vain"


# --- what happens ----------------------------------------------------------------------------------------------------


def test_k14_nobody_hears_of_units_that_he_does_not_see():
    """Every event of a random fight, as each seat and an onlooker hear it."""
    game = load("gbacw", "the-ford", {"fog": True})
    rng, heard = Random(5), []
    state = game.setup(FreeDice(rng), heard.append)
    kept = 0
    for _ in range(260):
        before = {seat: hidden_names(game, state, seat) for seat in (0, 1, None)}
        heard.clear()
        decision = game.decision(state)
        seat = decision.seats[0]
        game.apply(state, seat, game.sample(state, seat, rng), FreeDice(rng), heard.append)
        for viewer in (0, 1, None):
            hidden = before[viewer] & hidden_names(game, state, viewer)
            for event in heard:
                told = str(sorted(event.args.items()))
                named = {name for name in hidden if f"'{name}'" in told}
                assert not (event.is_for(viewer) and named), (viewer, event)
                kept += bool(named)
    assert kept > 20


def hidden_names(game, state, seat):
    units = game.slugs("unit", fog.veiled(game, state, seat))
    return {*units, *game.slugs("leader", fog.veiled_leaders(game, state, seat))}


def test_k14_captains_fight_in_fog_by_what_they_see():
    """A captain never meets the true state, only offers made from an imagined one; what he chooses is allowed in the
    true one as well."""
    game = load("gbacw", "first-volley", {"fog": True})
    rng = Random(3)
    state = game.setup(FreeDice(rng))
    players = [Captain(seed=seat) for seat in (0, 1)]
    for _ in range(25):
        decision = game.decision(state)
        seat = decision.seats[0]
        offer = Offer(game, game.imagine(state, seat, rng), seat)
        chosen = players[seat].choose(game, seat, offer.view, offer).action
        assert game.check(state, seat, chosen) is None
        game.apply(state, seat, chosen, FreeDice(rng))


QUICK = {"every": 61, "secrets": True}
TestTheFordInFog = conformance(lambda: load("gbacw", "the-ford", {"fog": True}), games=1, depth=600, **QUICK)
TestFirstVolleyInFog = conformance(lambda: load("gbacw", "first-volley", {"fog": True}), games=1, **QUICK)
TestKernstownInFog = conformance(
    lambda: load("gbacw", "kernstown", {"fog": True}), games=1, every=31, depth=125, secrets=True, checks=Knowledge
)

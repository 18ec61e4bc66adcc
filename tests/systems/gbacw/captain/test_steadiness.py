"""What the captain of Great Battles of the American Civil War does when an assault is won, lost or awaited, with those
who have run, and with his guns and leaders."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caracole.play import load
from caracole.play.table import Table, position
from caracole.players import Offer
from caracole.players.games import play_alone
from caracole.systems.gbacw.captain.assault import met
from caracole.systems.gbacw.captain.deciding import Captain
from caracole.systems.gbacw.captain.goals import Thinking
from caracole.systems.gbacw.captain.ground import Ground
from caracole.systems.gbacw.captain.judgement import UnitMind
from caracole.systems.gbacw.captain.leaning import USUAL

FIRES = ("return_fire", "withdrawal_fire", "approach_fire", "pre_assault_fire")
QUIET = dict.fromkeys((*FIRES, "reaction_facing", "reaction_movement", "retreat_before_assault"), "never")
AWAY = "1818 vW: c9 infantry 3"


def asked(table: Table, seat: int) -> dict[str, Any]:
    """What the captain of a seat answers."""
    assert table.decision.seats == (seat,)
    offer = Offer.of(table.game, table.state, seat, Random(1))
    answer = Captain(1).choose(table.game, seat, offer.view, offer)
    assert offer.check(answer.action) is None
    return table.game.encode_action(answer.action)


def assaulting(units: str, dice: tuple[int, ...], confederate: dict[str, str] | None = None, **words: Any) -> Table:
    """u1 in 0505 assaults 0605."""
    standing = {"union": QUIET, "confederate": {**QUIET, **(confederate or {})}}
    table = position("gbacw", units=units, active="u-brigade", turns=3, standing=standing, **words)
    table.play("EndBrigade")
    table.play("DesignateAssault", unit="u1", targets=["0605"])
    table.dice(*dice).play("EndDesignation")
    return table


# --- assaults --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("behind", "answer"),
    [("c2 infantry 2 6/4 (disordered)", "ContinueAssault"), ("c2 infantry 12 9/7", "EndAssault")],
)
def test_an_assault_is_continued_where_the_next_one_pays(behind, answer):
    """c1 is destroyed; behind it stands a remnant, or a strong regiment."""
    table = assaulting(f"0505 vE: u1 infantry 9\n0605 vW: c1 infantry 1\n0705 vW: {behind}", (3, 7))
    assert table.asked == "assault.continue"
    assert asked(table, 0) == {"do": answer}


@pytest.mark.parametrize(
    ("attacker", "answer"),
    [("u1 infantry 3 6/4", "ContinueAssault"), ("u1 infantry 14 9/7", "EndAssault")],
)
def test_who_has_thrown_back_the_weak_follows_them(attacker, answer):
    table = assaulting(f"0505 vE: {attacker}\n0605 vW: c1 infantry 9", (1, 1))
    table.play("Retreat", units=["u1"], path=["0404"])
    assert table.asked == "assault.counter"
    assert asked(table, 1) == {"do": answer}


def test_nobody_leaves_what_he_holds_to_follow_those_he_has_thrown_back():
    table = assaulting(
        "0505 vE: u1 infantry 3 6/4\n0605 vW: c1 infantry 9",
        (1, 1),
        scores=[{"kind": "control", "hexes": "0605", "points": (9, 9)}],
        control={"confederate": "0605"},
    )
    table.play("Retreat", units=["u1"], path=["0404"])
    assert table.asked == "assault.counter"
    assert asked(table, 1) == {"do": "EndAssault"}


@pytest.mark.parametrize(
    ("defender", "answer"),
    [("vE: c1 infantry 6 6/4 (disordered)", "RetreatBefore"), ("vW: c1 infantry 12 9/7", "StandFast")],
)
def test_who_is_too_weak_does_not_wait_for_an_assault(defender, answer):
    ask = {"retreat_before_assault": "ask"}
    table = assaulting(f"0505 vE: u1 infantry 12\n0605 {defender}\n{AWAY}", (), ask)
    assert table.asked == "assault.retreat_before"
    assert asked(table, 1)["do"] == answer


def test_who_is_charged_in_the_flank_is_expected_to_turn():
    """c1 looks south-east: 0605 shows its flank to 0505 and can turn to it by a corner."""
    table = position("gbacw", units="0505 vE attack: u1 infantry 6\n0605 vSW: c1 infantry 9", acting="u1")
    scene = Thinking(Ground(table.game), table.state, 0)
    unit, target = table.game.field.numbers["unit"]["u1"], table.game.field.numbers["hex"]["0605"]
    assert table.side_toward("c1", "0505") != "front"
    turned = met(scene, table.state, unit, (target,))
    assert turned is not None
    assert turned.facing != table.state.facing
    table = position("gbacw", units="0505 vE attack: u1 infantry 6\n0605 vW: c1 infantry 9", acting="u1")
    assert met(Thinking(Ground(table.game), table.state, 0), table.state, unit, (target,)) is None


@pytest.mark.parametrize(
    ("defender", "fires"), [("c1 infantry 9 8/6", True), ("c1 infantry 1 4/2 (disordered)", False)]
)
def test_before_an_enemy_who_has_turned_he_fires_instead_of_charging(defender, fires):
    table = position("gbacw", units=f"0505 vE attack: u1 infantry 5 (entered hex)\n0605 vW: {defender}", acting="u1")
    scene = Thinking(Ground(table.game), table.state, 0)
    assert (UnitMind(scene, scene.plan, table.state.stack[-1]).second_thoughts() is not None) == fires


# --- those who have run ----------------------------------------------------------------------------------------------


def running(strength: int, turns: int, reserve: bool, routed: int = 0) -> Table:
    """u1 has Routed; Smith gathers the brigade far from the enemy."""
    table = position(
        "gbacw",
        units=f"routed: u1 infantry {strength} R 7/5 (disordered)\n0505 vE: u2 infantry 2\n{AWAY}",
        leaders="0505: u-smith brigade",
        step="turn.recovery" if reserve else "turn.reserve",
        reserve="u-brigade" if reserve else "",
        turns=turns,
        scores=[{"kind": "routed", "points": (routed, routed)}],
    )
    return table


@pytest.mark.parametrize(
    ("strength", "turns", "routed", "answer"),
    [(8, 5, 2, "TryToReturn"), (1, 5, 2, "StayAway"), (8, 1, 0, "StayAway")],
)
def test_a_routed_regiment_tries_to_return_where_that_is_worth_the_point(strength, turns, routed, answer):
    """Not the last company, which could only be lost, nor at the end of the day for nothing."""
    table = running(strength, turns, True, routed)
    assert table.asked == "rout.attempt"
    assert asked(table, 0) == {"do": answer, "unit": "u1"}


def test_a_spent_brigade_far_from_the_enemy_goes_into_reserve_and_comes_back():
    table = running(8, 5, False)
    assert table.asked == "reserve.place"
    assert asked(table, 0) == {"do": "PlaceInReserve", "brigade": "u-brigade"}
    fit = position(
        "gbacw",
        units=f"0505 vE: u2 infantry 9\n{AWAY}",
        leaders="0505: u-smith brigade",
        step="turn.leave_reserve",
        reserve="u-brigade",
    )
    assert fit.asked == "reserve.leave"
    assert asked(fit, 0)["do"] == "LeaveReserve"


# --- leaders and guns ------------------------------------------------------------------------------------------------


def test_a_leader_goes_along_with_his_men_who_retreat():
    table = assaulting(
        "0505 vE: u1 infantry 9\n0605 vW: c1 infantry 3", (3, 6), leaders="0605: c-hill brigade\n0505: u-smith brigade"
    )
    table.play("Retreat", units=["c1"], path=["0705"])
    assert table.asked == "leader.follow"
    assert asked(table, 1) == {"do": "GoAlong", "leader": "c-hill", "to": "0705"}


def test_guns_do_not_ride_out_alone_for_a_hex_that_pays():
    table = position(
        "gbacw",
        units="0505 vE: u-bat artillery 4N\n0405 vE: u1 infantry 7\n1818 vW: c1 infantry 7",
        active="u-brigade",
        scores=[{"kind": "control", "hexes": "0805", "points": (4, 4)}],
        control={"confederate": "0805"},
    )
    captain, seen = Captain(1), set()
    while table.asked in ("unit.act", "brigade.act", "leader.go"):
        offer = Offer.of(table.game, table.state, 0, Random(1))
        table.play(table.game.encode_action(captain.choose(table.game, 0, offer.view, offer).action))
        seen.add(table.where("u-bat"))
    assert "0805" not in seen


def test_regiments_at_two_places_that_are_held_together_stay_there():
    """The brigade is for one of them; both would be lost."""
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 7\n0508 vE: u2 infantry 7\n1006 vW: c1 infantry 9, c2 infantry 9",
        active="u-brigade",
        scores=[
            {"kind": "control", "hexes": "0505", "points": (6, 6)},
            {"kind": "control", "hexes": "0508", "points": (4, 4)},
        ],
        control={"union": "0505 0508"},
    )
    captain = Captain(1)
    while table.asked in ("unit.act", "brigade.act", "leader.go"):
        offer = Offer.of(table.game, table.state, 0, Random(1))
        table.play(table.game.encode_action(captain.choose(table.game, 0, offer.view, offer).action))
    assert (table.where("u1"), table.where("u2")) == ("0505", "0508")


def test_a_hex_that_pays_is_worth_more_at_the_end_of_the_day_than_when_it_may_be_lost_again():
    def prize(turn: int) -> float:
        table = position(
            "gbacw",
            units=f"0505 vE: u1 infantry 7\n{AWAY}",
            active="u-brigade",
            turn=turn,
            turns=6,
            scores=[{"kind": "control", "hexes": "0805", "points": (4, 2)}],
            control={"confederate": "0805"},
        )
        return Thinking(Ground(table.game), table.state, 0).plan.prizes[table.game.field.numbers["hex"]["0805"]]

    assert prize(1) < prize(4) < prize(6) == pytest.approx(6.0 * USUAL.prize)


def test_a_regiment_far_from_its_brigade_is_worth_less_than_one_beside_it():
    def worth(comrade: str) -> float:
        table = position("gbacw", units=f"0505 vE: u1 infantry 7\n{comrade} vE: u2 infantry 7\n{AWAY}", acting="u1")
        scene = Thinking(Ground(table.game), table.state, 0)
        number = table.game.field.numbers["unit"]["u1"]
        return UnitMind(scene, scene.plan, table.state.stack[-1]).place(table.state.hex_of[number])

    assert worth("0515") < worth("0506") == worth("0508")


def test_a_regiment_alone_before_a_brigade_is_worse_off_than_one_of_two():
    """The enemies stand two hexes away and look elsewhere."""

    def outnumbered(more: str) -> int:
        units = f"0505 vE: u1 infantry 7\n0705 vE: c1 infantry 8\n0706 vE: c2 infantry 8{more}"
        table = position("gbacw", units=units, acting="u1")
        scene = Thinking(Ground(table.game), table.state, 0)
        mine = scene.troop(table.game.field.numbers["unit"]["u1"])
        return scene.outnumbered(mine, mine.hex)

    assert (outnumbered(""), outnumbered("\n0504 vE: u2 infantry 5"), outnumbered("\n0504 vE: u2 infantry 9")) == (
        9,
        4,
        0,
    )


# --- fog -------------------------------------------------------------------------------------------------------------


def test_two_captains_play_to_the_end_in_fog():
    match = play_alone(load("gbacw", "first-volley", {"fog": True}), ("captain", "captain"), 2)
    assert match.outcome is not None

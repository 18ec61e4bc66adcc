"""What the captain of La Guerra di Gradisca thinks: small positions in which any player would know what to do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caracole.kernel import FreeDice
from caracole.play import load
from caracole.play.table import Table, position
from caracole.players import Offer, make_player
from caracole.players.games import play_alone
from caracole.systems.gradisca.captain.caution import is_laughable
from caracole.systems.gradisca.captain.reasons import PLAIN
from caracole.systems.gradisca.rules.actions import (
    ACTIONS,
    ActivateZone,
    ChooseOption,
    Discard,
    EndActivation,
    FightOn,
    GoOn,
    Halt,
    March,
    Pass,
)
from caracole.texts import Texts

LAND = """
    Goritia: source austrian
    Udine: source venetian
    Goritia - Lucinico
    Lucinico - Udine
"""
SEEDS = range(5)
CODES = (
    *("only_choice", "most_to_do_here", "good_odds", "raid_pays", "take_booty", "mass_near_the_prize"),
    *("back_with_the_gain", "press_the_fight", "break_off", "draw_when_idle", "act_with_one_zone"),
    *("lead_several_zones", "last_chance", "wait_and_see"),
)


def at_goritia(map: str, units: str, **words: Any) -> Table:
    """The Austrian units in Goritia are activated; their Camp there gives Attack Supply."""
    words = {"camps": {"austrian": "goritia"}, "active": "austrian", "activate": "goritia", "end_turn": 2, **words}
    return position("gradisca", map=map, units=units, **words)


def acts(table: Table, seed: int) -> Table:
    """The captain plays on until the units in the zone have done what they will."""
    captain, rng, dice = make_player("gradisca", "captain", seed), Random(seed), FreeDice(Random(seed))
    turn = table.state.turn
    while (decision := table.decision) is not None and table.state.turn == turn and decision.kind != "activation.main":
        seat = decision.seats[0]
        offer = Offer.of(table.game, table.state, seat, rng)
        table.game.apply(table.state, seat, captain.choose(table.game, seat, offer.view, offer).action, dice)
    return table


@pytest.mark.parametrize("seed", SEEDS)
def test_a_free_booty_marker_next_door_is_taken(seed):
    land = LAND + "Lucinico: booty venetian 2"
    table = at_goritia(land, "Goritia: a1 infantry 2/3 [1/2], a2 infantry 2/3 [1/2]\nUdine: v1 infantry 2/3 [1/2]")
    assert acts(table, seed).points("austrian") == 2


@pytest.mark.parametrize("seed", SEEDS)
def test_a_free_booty_marker_two_zones_away_is_taken_in_one_march(seed):
    land = LAND + "Lucinico - Farra\nFarra: booty venetian 2"
    table = at_goritia(land, "Goritia: a1 infantry 2/3 [1/2], a2 infantry 2/3 [1/2]\nUdine: v1 infantry 2/3 [1/2]")
    assert acts(table, seed).points("austrian") == 2


@pytest.mark.parametrize("seed", SEEDS)
def test_an_empty_prize_within_reach_is_occupied_in_the_last_turn(seed):
    table = at_goritia(
        LAND + "Udine - Palma",
        "Goritia: a1 infantry 2/3 [1/2], a2 infantry 2/3 [1/2]\nPalma: v1 cernide 1",
        objectives=[("austrian", "Udine", 10)],
        turn=2,
    )
    acts(table, seed)
    assert table.units_in("udine") or table.points("austrian") == 10


@pytest.mark.parametrize("seed", SEEDS)
def test_a_prize_that_a_neighbour_threatens_keeps_its_garrison(seed):
    """Booty lures, but four enemies stand next to Goritia."""
    table = at_goritia(
        LAND + "Goritia - Idria\nIdria: booty venetian 1",
        "Goritia: a1 infantry 2/3 [1/2]\n"
        "Lucinico: v1 infantry 2 [1], v2 infantry 2 [1], v3 infantry 2 [1], v4 infantry 2 [1]",
        objectives=[("venetian", "Goritia", 10)],
        camps={"austrian": "goritia", "venetian": "lucinico"},
    )
    assert "a1" in acts(table, seed).units_in("goritia")


@pytest.mark.parametrize("seed", SEEDS)
def test_one_man_neither_attacks_nor_raids_seven(seed):
    seven = ", ".join(f"v{n} infantry 2/3 [1/2]" for n in range(1, 8))
    table = at_goritia(LAND + "Lucinico: raid austrian", f"Goritia: a1 infantry 1/2 [1]\nLucinico: {seven}")
    assert acts(table, seed).units_in("goritia") == ["a1"]


@pytest.mark.parametrize("seed", SEEDS)
def test_six_men_take_a_prize_that_one_man_holds(seed):
    six = ", ".join(f"a{n} infantry 2/3 [1/2]" for n in range(1, 7))
    table = at_goritia(
        LAND + "Udine - Palma", f"Goritia: {six}\nUdine: v1 cernide 1", objectives=[("austrian", "Udine", 10)], turn=2
    )
    acts(table, seed)
    assert table.is_eliminated("v1") or "v1" not in table.units_in("udine")


@pytest.mark.parametrize("seed", SEEDS)
def test_own_booty_beside_the_enemy_gets_a_guard(seed):
    table = at_goritia(
        LAND + "Goritia - Sagrado\nSagrado: booty austrian 3\nSagrado - Monfalcone",
        "Goritia: a1 infantry 2/3 [1/2]\n"
        "Monfalcone: v1 infantry 2/3 [1/2], v2 infantry 2/3 [1/2], v3 infantry 2/3 [1/2]",
    )
    assert acts(table, seed).units_in("sagrado")


@pytest.mark.parametrize("seed", SEEDS)
def test_who_has_nothing_to_gain_stays_where_he_is(seed):
    table = at_goritia(LAND, "Goritia: a1 infantry 2/3 [1/2], a2 artillery 2\nUdine: v1 infantry 2/3 [1/2]")
    acts(table, seed)
    assert table.units_in("goritia") == ["a1", "a2"]
    assert table.camp("austrian") == "goritia"


@pytest.mark.parametrize("seed", SEEDS)
def test_two_who_cannot_hit_one_another_do_not_fight_for_ever(seed):
    """Both captains used to want another round, and another: the game never ended."""
    three = [", ".join(f"{side}{n} infantry 0/0 [0/0]" for n in (1, 2, 3)) for side in "av"]
    table = at_goritia(LAND, f"Goritia: {three[0]}\nLucinico: {three[1]}")
    together = next(act for act in offered(table) if isinstance(act, March) and len(act.units) == 3)
    table.game.apply(table.state, table.decision.seats[0], together, FreeDice(Random(seed)))
    assert table.decision.kind == "battle.more"
    for seat in table.decision.seats:
        offer = Offer.of(table.game, table.state, seat, Random(seed))
        chosen = make_player("gradisca", "captain", seed).choose(table.game, seat, offer.view, offer)
        assert chosen.action == FightOn(again=False)


# --- what makes people laugh -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_marches_out_of_a_prize_beside_the_enemy_for_a_greater_one(seed):
    """Palma is empty and pays more, but then Lucinico's men walk into Goritia."""
    table = at_goritia(
        LAND + "Goritia - Palma",
        "Goritia: a1 infantry 2/3 [1/2]\nLucinico: v1 infantry 2/3 [1/2], v2 infantry 2/3 [1/2]",
        objectives=[("venetian", "Goritia", 10), ("austrian", "Palma", 11)],
    )
    assert "a1" in acts(table, seed).units_in("goritia")


def offered(table: Table) -> list[Any]:
    decision = table.decision
    assert decision is not None
    return list(table.game.candidates(table.state, decision.seats[0]))


def test_the_captain_does_not_think_of_what_people_laugh_at():
    seven = ", ".join(f"v{n} infantry 2/3 [1/2]" for n in range(1, 8))
    table = at_goritia(LAND, f"Goritia: a1 infantry 2/3 [1/2], a2 infantry 2/3 [1/2]\nLucinico: {seven}")
    alone = [act for act in offered(table) if isinstance(act, March) and len(act.units) == 1]
    together = [act for act in offered(table) if isinstance(act, March) and len(act.units) == 2]
    assert alone
    assert together
    side = table.game.side_of_seat(table.decision.seats[0])
    assert all(is_laughable(table.game, table.state, side, act, False) for act in alone)
    assert not any(is_laughable(table.game, table.state, side, act, False) for act in together)


def test_every_action_has_its_words_in_every_language():
    for language in ("en", "it", "fr"):
        texts = Texts(language, "gradisca")
        for code in {*PLAIN.values(), *CODES}:
            assert texts.find(f"reason-{code}", zone="goritia") is not None, (language, code)
    assert set(PLAIN) | {March, GoOn, ActivateZone, FightOn, ChooseOption} == set(ACTIONS)


def test_no_choice_of_a_game_is_without_a_reason():
    match = play_alone(load("gradisca", "drill"), ["captain", "recruit"], 4)
    assert match.length > 50
    assert [entry.action for entry in match.record.line if entry.reason is None] == []


@pytest.mark.parametrize(
    ("step", "action"),
    [("window.ask", Pass()), ("activation.main", EndActivation()), ("activation.discard", Discard(0))],
)
def test_a_reason_does_not_betray_that_his_hand_leaves_him_no_choice(step, action, monkeypatch):
    """Reasons may be shown after each move. Whoever passed with nothing to answer with used to say that there was no
    other choice, and whoever held a card that he saved it."""
    game = load("gradisca", "drill")
    state = game.setup(FreeDice(Random(1)))
    state.stack[-1] = state.stack[-1]._replace(step=step)
    captain = make_player("gradisca", "captain", 1)

    def said(*offered: Any) -> Any:
        monkeypatch.setattr(type(game), "candidates", lambda *_: iter(offered))
        return captain.decide(game, state, 0).reason

    assert said(action).code == PLAIN[type(action)]
    assert said(Halt()).code == "only_choice"

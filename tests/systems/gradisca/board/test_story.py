"""What a board is told so that it can show what happened: what matters, what moved, who fought; and what a loss would
do before it is taken."""

from __future__ import annotations

import random

import pytest

from battle_boards import walk
from caracole.kernel import FreeDice
from caracole.play.match import Logged
from caracole.play.registry import load
from caracole.players import Offer
from caracole.present.model import LogLine
from caracole.present.presenter import Presenter, presenter_for
from caracole.systems.gradisca.rules.actions import TakeHit
from systems.gradisca.rules.combat.positions import attack, table_of


@pytest.fixture(scope="module")
def show() -> Presenter:
    return presenter_for(load("gradisca", "drill", {"game": "advanced"}))


@pytest.fixture(scope="module")
def lines(show: Presenter) -> list[LogLine]:
    """Every line of a few games."""
    found = []
    for seed in range(6):
        for _, events in walk(show, seed, 300):
            found += [show.logged(Logged(1, event)) for event in events]
    return found


def test_a_march_and_a_retreat_tell_who_went_from_where_to_where(lines: list[LogLine]):
    kinds = {line.moved.kind for line in lines if line.moved}
    assert {"march", "retreat"} <= kinds
    for line in lines:
        if line.kind == "units_marched":
            assert line.moved is not None
            assert line.moved.pieces == line.says.args["units"]
            assert (line.moved.origin, line.moved.to) == (line.says.args["origin"], line.says.args["to"])


def test_a_battle_that_is_won_is_a_headline_and_a_deal_of_cards_is_noise(lines: list[LogLine]):
    weights = {line.kind: line.weight for line in lines}
    assert weights["battle_won"] == weights["turn_began"] == "headline"
    assert weights["units_marched"] == weights["units_fired"] == "event"
    assert weights["command_played"] == "noise"


def test_the_fall_of_a_commander_is_a_headline_and_that_of_a_regiment_is_not(show: Presenter, lines: list[LogLine]):
    commanders = {unit.id for unit in show.game.theatre.units if unit.type == "commander"}
    fallen = [line for line in lines if line.kind == "unit_eliminated"]
    assert {line.weight for line in fallen if line.pieces[0] in commanders} == {"headline"}
    assert {line.weight for line in fallen if line.pieces[0] not in commanders} == {"event"}


def test_every_fight_is_opened_before_it_is_closed(lines: list[LogLine]):
    assert {"opens", "part", "closes"} <= {line.fight for line in lines}


def test_whoever_fires_is_told_with_each_rule_that_changed_the_value(lines: list[LogLine]):
    fired = [line for line in lines if line.kind == "units_fired"]
    for line in fired:
        assert line.dice is not None
        assert [row.piece for row in line.dice.by] == line.says.args["units"]
        assert [row.value for row in line.dice.by] == line.dice.each
    changed = [each for line in fired if line.dice for row in line.dice.by for each in row.modifiers]
    assert changed
    assert all(each.rule.startswith("G") and each.title["en"] and each.by for each in changed)


def test_guns_without_engineers_say_so():
    table = table_of("""
        Farra: v1 infantry 2, v-gun artillery 3
        Romans: a1 infantry 2
    """)
    attack(table, 5, 5, 5, units="v1 v-gun")
    fired = table.happened("units_fired")[0]
    assert fired.beside == {"modifiers": [[], [["G7.4.d", -2]]]}
    assert "modifiers" not in fired.plain()["args"]


@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_what_a_hit_would_do_to_each_unit_is_said_before_it_is_taken(game: str):
    """And what is said is what happens."""
    show = presenter_for(load("gradisca", "drill", {"game": game}))
    seen = set()
    for seed in range(12):
        for state, _ in walk(show, seed, 300):
            decision = show.game.decision(state)
            if decision is None or decision.kind != "hits.take":
                continue
            seat = decision.seats[0]
            offer = Offer.of(show.game, state, seat, random.Random(0))
            for offered in show.offers(offer, 1).actions:
                assert offered.outcome is not None
                seen.add(offered.outcome.code)
                action = show.game.decode_action(offered.action)
                assert isinstance(action, TakeHit)
                _, events = show.game.step(state, seat, action, FreeDice(random.Random(1)))
                happened = f"outcome-{events[0].kind.removeprefix('unit_')}"
                assert (offered.outcome.code, offered.outcome.args) == (happened, {"unit": events[0].args["unit"]})
    assert seen == {"outcome-disorganized", "outcome-eliminated"}


def test_what_asks_for_no_loss_foretells_none(show: Presenter):
    for state, _ in walk(show, 1, 60):
        decision = show.game.decision(state)
        if decision is None or decision.kind in ("hits.take", "stacking.choose"):
            continue
        offer = Offer.of(show.game, state, decision.seats[0], random.Random(0))
        assert all(offered.outcome is None for offered in show.offers(offer, 1).actions)

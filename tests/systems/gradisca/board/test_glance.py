"""At a glance: how the game stands, orders in short, what is at stake, signs on counters, the log as a story."""

from __future__ import annotations

import random
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import UNSET

from caracole.kernel import Event, FreeDice
from caracole.play.match import Logged
from caracole.play.registry import load
from caracole.players import Offer
from caracole.present.model import Face, LogLine, Offered, Says
from caracole.present.presenter import Presenter, changes, presenter_for
from caracole.systems.gradisca.board import anatomy, offers
from caracole.systems.gradisca.rules.actions import Halt, PlayCard
from caracole.texts import rulebook


@cache
def presenter(scenario: str = "siege-1616") -> Presenter:
    return presenter_for(load("gradisca", scenario, {}))


def start(show: Presenter) -> Any:
    return show.game.setup(FreeDice(random.Random(1)))


def offered_in(show: Presenter, seed: int, steps: int = 250) -> list[Offered]:
    """Everything that is offered in a random game."""
    rng, found = random.Random(seed), []
    dice = FreeDice(rng)
    state = show.game.setup(dice)
    for _ in range(steps):
        decision = show.game.decision(state)
        if decision is None:
            break
        seat = decision.seats[0]
        found += show.offers(Offer.of(show.game, state, seat, random.Random(0)), 1).actions
        state, _ = show.game.step(state, seat, show.game.sample(state, seat, rng), dice)
    return found


@cache
def offered() -> list[Offered]:
    return offered_in(presenter("drill"), 3)


def told(kind: str, rule: str, **args: Any) -> LogLine:
    return presenter().logged(Logged(1, Event(kind, rule, args)))


# --- how the game stands ---------------------------------------------------------------------------------------------


def test_the_strip_knows_the_turn_the_score_and_what_wins():
    show = presenter()
    standing = show.scene(show.game.view(start(show), None)).standing
    assert standing is not None
    assert (standing.turn, standing.of) == (3, 6)
    assert {row.side: row.score for row in standing.tally} == {"venetian": 6, "austrian": 0}
    assert standing.goal[0].rule == "G13.j"


def test_after_the_last_turn_the_strip_stays_at_it():
    """It said Turn 11 of 10 when a game was over."""
    show = presenter()
    view = show.game.view(start(show), None)
    last, beyond = (show.scene({**view, "turn": turn}).standing for turn in (6, 7))
    assert last is not None
    assert (last.turn, last.of) == (6, 6)
    assert beyond == last


def test_each_side_is_told_where_its_points_come_from():
    show = presenter()
    standing = show.scene(show.game.view(start(show), 0)).standing
    assert standing is not None
    venetian = standing.tally[0].about
    assert Says("glance-hold", {"zone": "gradisca", "points": 10}) in [each.says for each in venetian]
    assert any(each.says.args.get("what") == "breaches" for each in venetian)


def test_a_score_that_changes_is_sent_and_one_that_does_not_is_not():
    show = presenter()
    view = show.game.view(start(show), 0)
    before, same = show.scene(view), show.scene(view)
    after = show.scene({**view, "points": {"venetian": 5, "austrian": 0}})
    assert changes(before, same).standing is UNSET
    assert changes(before, after).standing == after.standing


# --- orders ----------------------------------------------------------------------------------------------------------


def test_a_march_is_short_on_a_button_and_still_told_in_full():
    march = next(each for each in offered() if each.action["do"] == "March")
    assert march.short is not None
    assert march.short.code == "short-March"
    assert march.says.code == "action-March"
    assert march.short.args == march.says.args


def test_an_attack_is_at_stake_and_the_end_of_an_activation_is_not():
    """The draw of the next Command follows anyway: nobody has to be asked whether they are sure."""
    assert all(each.stake for each in offered() if each.attack)
    ends = [each for each in offered() if each.action["do"] == "EndActivation"]
    assert ends
    assert not any(each.stake for each in ends)
    assert not all(each.undoable for each in ends)


def test_whatever_is_at_stake_cannot_be_undone():
    assert not [each.action for each in offered() if each.stake and each.undoable and not each.attack]


# --- counters --------------------------------------------------------------------------------------------------------


def face(unit: str, side: str = "front") -> Face:
    theatre = presenter().game.theatre
    number = theatre.numbers["unit"][unit]
    return Face("", Says(""), anatomy.signs(theatre, number, side == "back"))


def test_every_number_on_a_counter_is_named_with_its_rule():
    signs = {sign.print: sign for sign in face("v-giu-1").signs}
    assert signs["2/3"].says == Says("sign-fire-two", {"attack": 2, "defence": 3})
    assert signs["2/3"].rule == "G8.2.a"


def test_a_disorganized_counter_says_that_the_next_hit_eliminates_it():
    codes = [sign.says.code for sign in face("v-giu-1", "back").signs]
    assert "sign-disorganized" in codes
    assert codes[-1] == "sign-next-hit"


def test_every_rule_on_a_counter_is_in_the_book():
    theatre, book = presenter("campaign").game.theatre, rulebook("gradisca")
    for number in range(len(theatre.units)):
        for back in (False, True):
            assert {sign.rule for sign in anatomy.signs(theatre, number, back)} <= set(book)


# --- the log ---------------------------------------------------------------------------------------------------------


def test_a_gun_that_bursts_is_told_by_its_cause():
    line = told("unit_eliminated", "G7.4.f", unit="v-giu-1", zone="gradisca")
    assert line.says.code == "told-unit-eliminated"
    assert line.says.args["cause"] == "burst"


def test_a_battle_begins_a_part_of_the_story_and_a_march_leaves_it():
    assert told("battle_began", "G7.b", side="venetian", zone="farra", units=[]).begins == "battle"
    assert told("units_marched", "G6.b", side="venetian", to="farra", units=[]).leaves == "battle"
    assert told("command_drawn", "G4.1.a", side="venetian", command="v-giu").begins == "activation"


def test_a_commander_who_falls_is_a_headline_and_one_who_is_spared_a_detail():
    assert told("commander_checked", "G7.1.l", commander="v-giu-c", roll=1, hit=True).weight == "headline"
    assert told("commander_checked", "G7.1.l", commander="v-giu-c", roll=6, hit=False).weight == "detail"
    assert told("cup_filled", "G4.1.h", commands=[]).weight == "noise"


# --- cards -----------------------------------------------------------------------------------------------------------


def test_a_mandatory_card_says_why_it_comes_first(monkeypatch: pytest.MonkeyPatch):
    """And a card that one may keep says nothing."""
    game, played = presenter("drill").game, PlayCard(0)
    seat = SimpleNamespace(seat=0)
    monkeypatch.setattr(offers, "is_mandatory", lambda game, state, side, card: side == 0)
    assert offers.notes(game, seat, played, None) == [Says("note-mandatory")]
    assert offers.notes(game, seat, Halt(), None) == []
    monkeypatch.setattr(offers, "is_mandatory", lambda *_: False)
    assert offers.notes(game, seat, played, None) == []

"""What players are shown before they commit themselves is what is rolled: fires and assaults over random games."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from caracole.kernel.dice import FreeDice
from caracole.play.table import position
from caracole.systems.gbacw import odds
from caracole.systems.gbacw.rules.actions import AnswerFire, DesignateAssault, EndBrigade, EndUnit, FireAt, HoldFire
from caracole.systems.gbacw.rules.assault.declared import declared
from caracole.systems.gbacw.rules.assault.modifiers import preview
from caracole.systems.gbacw.rules.reaction.reaction_movement import GivingWay
from systems.gbacw.rules.fire.positions import code

FIELDS = {
    "open": {
        "units": """
            0605 vE attack: u1 infantry 8, u2 infantry 5 M (green)
            0607 vE attack: u3 infantry 6 (disordered)
            0609 vNE attack: u4 cavalry 4
            0404 vE: u-bat artillery 4N+2H12
            0705 vW: c1 infantry 7, c2 infantry 4
            0707 vSW attack: c3 infantry 9
            0710 vNW: c4 cavalry 3
            0904 vW: c-bat artillery 4P
        """,
        "leaders": "0605: u-smith brigade range 9 A\n0705: c-jones brigade range 9 N",
    },
    "woods": {
        "map": "0705 0707 0604: woods\n0705 0706: level 1\n0605/NE: stream\n0607/NE: wall_low",
        "units": """
            0605 vE attack: u1 infantry 12 (line 0606)
            0608 vNE attack: u2 infantry 5 (refused left)
            0504 vSE: u-bat artillery 4N
            0705 vW: c1 infantry 6, c-bat artillery 4N
            0707 vSW: c2 infantry 10
            0607 vW: c3 cavalry 4 (dismounted)
        """,
        "entrenchments": "0705 vW, 0707 vW",
        "options": {"fatigue": True, "ammunition": True},
        "fatigue": {"u-brigade": 2, "c-brigade": 1},
    },
    "dusk": {
        "units": """
            0605 vE attack: u1 infantry 7 SR, u2 infantry 3
            0506 vE: u-bat artillery 4N
            0705 vW: c1 infantry 7 R
            0706 vNW: c2 infantry 5 (disordered)
            0805 vW: c-bat artillery 4N+2P
        """,
        "light": "dusk",
    },
}
HARMLESS = {"fire_declared", "fire_held", "unit_fired", "instruction_followed", "fire_wasted", "assault_declared"}
"""What may happen between a preview and its roll without changing anything."""


@cache
def field(name, active):
    return position("gbacw", active=active, **FIELDS[name])


class Watcher:
    """Plays at random and compares what was shown with what is rolled."""

    def __init__(self, name: str, seed: int) -> None:
        table = field(name, "u-brigade" if seed % 2 else "c-brigade")
        self.game, self.state = table.game, table.state
        self.rng = Random(seed)
        self.dice = FreeDice(Random(seed + 1))
        self.shots: dict[tuple[str, str], dict] = {}
        """Fires that were declared and not rolled yet: (unit, target) -> what was shown."""
        self.assaults: dict[tuple[tuple[str, ...], tuple[str, ...]], dict] = {}
        self.compared: Counter[str] = Counter()

    def choose(self, seat: int):
        """At random, with a liking for fire and assault."""
        found = [self.game.sample(self.state, seat, self.rng) for _ in range(4)]
        wanted = [each for each in found if isinstance(each, (FireAt, AnswerFire, DesignateAssault))]
        other = [each for each in found if not isinstance(each, (EndUnit, EndBrigade, HoldFire))]
        return (wanted or other or found)[0]

    def look(self, action) -> None:
        """Remember what a player would be shown now."""
        names = self.game.field.names
        self.assaults = {
            (tuple(shown["attackers"]), tuple(shown["targets"])): shown
            for row in declared(self.state)
            if not row.resolved
            for shown in [preview(self.game, self.state, row)]
        }
        if isinstance(action, (FireAt, AnswerFire)):
            frame = self.state.stack[-1]
            mover = frame.mover if isinstance(frame, GivingWay) else frame.unit
            unit = action.unit if isinstance(action, AnswerFire) else mover
            plain = not any((action.points, action.sections, action.rapid, action.combine, action.units))
            one = not self.state.extension[unit] and len(self.state.guns[unit]) < 2
            if plain and one and not getattr(action, "moving", False):
                shown = odds.fire_odds(self.game, self.state, unit, action.target)
                assert "refusal" not in shown, (shown, self.game.encode_action(action))
                self.shots[names["unit"][unit], names["hex"][action.target]] = shown

    def play(self) -> bool:
        """One decision; False when the activation is over."""
        decision = self.game.decision(self.state)
        if decision is None or not self.state.active:
            return False
        action = self.choose(decision.seats[0])
        self.look(action)
        planned = None
        if isinstance(action, DesignateAssault) and not self.assaults:
            planned = odds.assault_odds(self.game, self.state, (action.unit,), action.targets)
        happened: list = []
        self.state = self.state.copy()
        self.game.apply(self.state, decision.seats[0], action, self.dice, happened.append)
        if planned is not None:
            row = next(row for row in declared(self.state) if not row.resolved)
            assert preview(self.game, self.state, row) == planned
            self.compared["planned"] += 1
        self.compare(happened)
        return True

    def compare(self, happened: list) -> None:
        """Whatever was rolled, as long as nothing came between."""
        undisturbed = True
        for event in happened:
            args = event.args
            if event.kind == "unit_fired":
                shown = self.shots.pop((args["units"][0], args["target"]), None)
                if undisturbed and shown is not None:
                    assert shown["strength"] == args["points"]
                    self.check("fire", shown, args)
            elif event.kind == "assault_resolved":
                shown = self.assaults.get((tuple(args["units"]), tuple(args["hexes"])))
                if undisturbed and shown is not None:
                    assert (shown["attack"], shown["defence"]) == (args["attack"], args["defence"])
                    self.check("assault", shown, args)
                undisturbed = False
            elif event.kind == "cohesion_checked":
                if undisturbed and args["why"] == "pre_assault_check":
                    self.check_cohesion(args)
                undisturbed = undisturbed and args["passed"]
            elif event.kind not in HARMLESS:
                undisturbed = False
                self.shots.clear()

    def check_cohesion(self, args: dict) -> None:
        """C11.37.a: the check before the assault, as it was shown with the odds of the assault."""
        shown = [row for each in self.assaults.values() for row in each["checks"] if row["unit"] == args["unit"]]
        for row in shown:
            assert (row["cohesion"], row["modifiers"]) == (args["cohesion"], args["modifiers"])
            self.compared["check"] += 1

    def check(self, what: str, shown: dict, args: dict) -> None:
        assert shown["modifiers"] == args["modifiers"]
        assert args["total"] == args["die"] + shown["total"]
        assert shown["odds"][args["result"]] > 0
        self.compared[what] += 1


@pytest.mark.rule("C10.81.a", "C11.42.a")
@pytest.mark.parametrize("name", sorted(FIELDS))
def test_what_is_shown_is_what_is_rolled(name):
    found: Counter[str] = Counter()
    for seed in range(8):
        watcher = Watcher(name, seed)
        for _ in range(60):
            if not watcher.play():
                break
        found += watcher.compared
    assert found["fire"] > 8
    assert found["assault"] > 1
    assert found["planned"] > 1
    assert found["check"] > 1


@pytest.mark.rule("C10.15.g", "C10.41.c")
def test_the_odds_of_an_answer_are_those_of_what_was_held_back_for_it():
    """c1 answers u1 with three of its five points and keeps two for u2."""
    units = "0505 vE: u1 infantry 7 9/9\n0506 vE: u2 infantry 7 9/9\n0605 vW: c1 infantry 5 9/9"
    table = position("gbacw", units=units, acting="u1")
    table.play("FireAt", target="0605")
    table.dice(1, 1, 1).play("AnswerFire", unit="c1", target="0505", points=3)
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.play("FireAt", target="0605")
    unit, hex = table.game.field.numbers["unit"]["c1"], table.game.field.numbers["hex"]
    assert odds.fire_odds(table.game, table.state, unit, hex["0506"])["strength"] == 2
    assert odds.fire_odds(table.game, table.state, unit, hex["0505"])["refusal"]["code"] == "answers_elsewhere"
    assert code(table, "AnswerFire", unit="c1", target="0505") == ("C10.42.a", "answers_elsewhere")


@pytest.mark.rule("C10.43.b")
def test_the_odds_of_fire_at_attackers_are_those_against_the_unit_that_is_hit():
    """u2 assaults from beneath u1, who takes no part: the fire strikes u2."""
    table = position(
        "gbacw",
        units="0505 vE attack: u1 infantry 7 9/9 (disordered), u2 infantry 5 8/6\n0605 vW: c1 infantry 6 9/9",
        active="u-brigade",
        standing={"confederate": {"retreat_before_assault": "never"}},
    )
    table.play("EndBrigade")
    table.play("DesignateAssault", unit="u2", targets=["0605"])
    table.dice(1).play("EndDesignation")
    field = table.game.field
    shown = odds.fire_odds(table.game, table.state, field.numbers["unit"]["c1"], field.numbers["hex"]["0505"])
    assert (shown["struck"], shown["cohesion"]) == ("u2", 8)

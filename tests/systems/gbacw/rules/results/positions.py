"""Helpers for chapters 12 and 13: results, checks and retreats set off by words, without the fire that causes them."""

from __future__ import annotations

from caracole.play.table import position
from caracole.systems.gbacw.rules.components.charts import read_code
from caracole.systems.gbacw.rules.flow import FLOW, Play
from caracole.systems.gbacw.rules.results import advance, assault_result, results, retreat, second_disorder
from caracole.systems.gbacw.rules.results import rout as routs


def numbers(table, domain, names):
    return [table.game.field.numbers[domain][name.strip()] for name in names.split(",") if name.strip()]


def run(table, act, *dice):
    """Let something happen to a copy of the state, as an action would, until somebody must decide."""
    table.dice(*dice)
    state, happened = table.state.copy(), []
    play = Play(table.game, state, table.script, happened.append)
    act(play)
    FLOW.run(play, state.stack)
    table.script.finish()
    table.state, table.last = state, happened
    table.events.extend(happened)
    return table


def hit(table, where, code, *dice, cause="fire", by="c1", units=None):
    """A fire result strikes a hex."""
    place = table.game.field.numbers["hex"][where]
    firer = numbers(table, "unit", by)
    aimed = None if units is None else numbers(table, "unit", units)
    return run(table, lambda play: results.hit(play, place, read_code(code), cause, firer, units=aimed), *dice)


def suffer(table, units, cause, *dice, by=""):
    """Units suffer a Second Disorder."""
    rows = numbers(table, "unit", units)
    return run(table, lambda play: second_disorder.suffer(play, rows, cause, numbers(table, "unit", by)), *dice)


def fall_back(table, units, least, most, *dice, by="c1", **words):
    """Units must (or, by words, may) retreat."""
    rows = numbers(table, "unit", units)
    return run(table, lambda play: retreat.begin(play, rows, least, most, numbers(table, "unit", by), **words), *dice)


def offer_advance(table, units, where, *dice, must=False):
    """Units may or must advance."""
    rows, place = numbers(table, "unit", units), table.game.field.numbers["hex"][where]
    return run(table, lambda play: advance.offer(play, rows, place, must=must), *dice)


def table_with(units, **words):
    """A position in the Confederate activation: the Union is being fired at."""
    words.setdefault("active", "c-brigade")
    return position("gbacw", units=units, **words)


def clash(table, attackers, defenders, die, *dice):
    """A modified die on the Assault Resolution Table is applied."""
    row = table.game.field.charts.assault(die)
    ours, theirs = numbers(table, "unit", attackers), numbers(table, "unit", defenders)
    return run(table, lambda play: assault_result.apply(play, ours, theirs, row), *dice)


def rout(table, unit, *dice):
    """A unit Routs."""
    number = numbers(table, "unit", unit)[0]
    return run(table, lambda play: routs.begin(play, number, "C12.53.a"), *dice)

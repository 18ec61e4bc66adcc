"""18.6 The wall on Oak Ridge: the first volley of those who lie hidden behind it."""

from __future__ import annotations

import pytest

from caracole.geometry.hex import DIRECTIONS
from caracole.play.table import position
from caracole.systems.gbacw.loader import load_shipped
from caracole.systems.gbacw.rules.battle.ambush import first_volley
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import Ambush
from systems.gbacw.rules.fire.positions import SILENT, SMALL, modifiers, shoot

UNITS = "0505 vE: u1 infantry 7 R\n{target} vW: c1 infantry 7 9/9"
BEHIND = ("0505/NE", "0505/SE")


def ambush(wall=BEHIND, targets=("0605", "0705", "0706"), side=0):
    """The rule by words, on a map of 12 rows."""

    def hex_(name):
        return Hex((int(name[:2]) - 1) * 12 + int(name[2:]) - 1)

    sides = tuple((hex_(each[:4]), DIRECTIONS.index(each[5:])) for each in wall)
    return {"ambushes": (Ambush(side, sides, tuple(hex_(each) for each in targets), 2, 2),)}


def behind_the_wall(target="0706", units=UNITS, **words):
    """u1 at its action behind the wall, and c1 in the field before it."""
    words = {"rules": ambush(), "standing": SILENT, "acting": "u1", **words}
    return position("gbacw", map=SMALL, units=units.format(target=target), **words)


@pytest.mark.rule("C18.6.a", "C18.6.d")
@pytest.mark.parametrize("target", ["0605", "0706", "0705"], ids=["next to it", "two hexes away", "along a corner"])
def test_18_6_the_first_fire_from_behind_the_wall_has_two_more(target):
    table = behind_the_wall(target)
    shoot(table, 2, target=target)
    assert modifiers(table)["first_volley"] == 2


@pytest.mark.rule("C18.6.a", "C18.6.c")
@pytest.mark.parametrize(
    ("target", "rules"),
    [
        ("0706", {}),
        ("0706", ambush(side=1)),
        ("0706", ambush(targets=("0605",))),
        ("0805", ambush(targets=("0805",))),
        ("0706", ambush(wall=("0505/NE",))),
        ("0705", ambush(wall=("0505/NE",))),
    ],
    ids=["no such battle", "the other side", "elsewhere", "three hexes", "not over the wall", "half over it"],
)
def test_18_6_otherwise_it_has_not(target, rules):
    table = behind_the_wall(target, rules=rules)
    shoot(table, 2, target=target)
    assert "first_volley" not in modifiers(table)


@pytest.mark.rule("C18.6.b")
def test_18_6_who_has_fired_is_found_out():
    table = behind_the_wall()
    shoot(table, 2, target="0706")
    assert first_volley(table.game, table.state, Unit(0), *hexes(table, "0505", "0706")) == []


@pytest.mark.rule("C18.6.b", "C18.6.d")
@pytest.mark.parametrize(("enemy", "found_out"), [("0605", True), ("0706", False)])
def test_18_6_an_enemy_who_stays_next_to_it_has_found_it(enemy, found_out):
    """The activation ends without a shot; whoever then comes before the wall is fired at as ever."""
    table = behind_the_wall(enemy)
    table.play("EndUnit")
    table.play("EndBrigade")
    if table.asked == "assault.designate":
        assert first_volley(table.game, table.state, Unit(0), *hexes(table, "0505", "0706")), "not before the end"
        table.play("EndDesignation")
    volley = first_volley(table.game, table.state, Unit(0), *hexes(table, "0505", "0706"))
    assert bool(volley) is not found_out


@pytest.mark.rule("C18.6.a")
def test_18_6_at_gettysburg_it_is_the_wall_before_iverson_s_field():
    for name, times in (("gettysburg", 1), ("oak-ridge", 1), ("mcphersons-ridge", 0)):
        field = load_shipped(name)
        rows = field.scenario.rules.ambushes
        assert len(rows) == times
        field_of_iverson = next(place for place in field.ground.places if place.id == "iverson-s-field")
        for row in rows:
            assert (row.side, row.within, row.modifier) == (0, 2, 2)
            assert set(row.targets) == set(field_of_iverson.hexes)
            assert all(field.sides.wall[where * 6 + direction] for where, direction in row.wall)


def hexes(table, *names):
    return [table.game.field.grid.number(name) for name in names]

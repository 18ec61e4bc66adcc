"""Positions of command, orders and activation that meet."""

from __future__ import annotations

from caracole.play.table import position
from caracole.systems.gbacw.rules.command import command
from systems.gbacw.rules.extension.positions import number

FAR = "\n2020 vW: c1 infantry"


REACTIONS = ("approach_fire", "return_fire", "withdrawal_fire", "reaction_facing", "reaction_movement")


SILENT = {"confederate": dict.fromkeys(REACTIONS, "never")}


def in_range(table, leader, where):
    return command.in_range(table.game, table.state, number(table, "leader", leader), number(table, "hex", where))


def drawn(units, marker="u-division", leaders="0505: u-smith brigade orders 0 range 3 N", **words):
    """This marker has been drawn."""
    words.setdefault("pool", {marker: 1})
    return position("gbacw", units=units, leaders=leaders, step="turn.draw", dice=(1,), standing=SILENT, **words)


GUNS = {
    "commands": "division u-division: u-red u-guns\nbrigade u-guns artillery",
    "units": "0505 vE: u1 infantry @u-red\n0512 vE: u-bat artillery @u-guns" + FAR,
    "leaders": "0505: u-meade division range 9\n0505: u-smith brigade @u-red range 2\n"
    "0512: u-hunt brigade @u-guns range 2",
}


def coming(**words):
    """u1 of u-brigade is to come in by 0101; u2 is on the map."""
    return position(
        "gbacw",
        map="entry a 0101",
        units="off sS: u1 infantry\n0505 sS: u2 infantry" + FAR,
        reinforcements=[
            {"id": "r", "side": "union", "turn": 1, "entries": "a", "orders": "march", "units": "u1"},
        ],
        groups_in={"r": "a"},
        active="u-brigade",
        **words,
    )

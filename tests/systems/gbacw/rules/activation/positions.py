"""Positions for the tests of command and activation: a corps with its commanders, and a turn brought to a step."""

from __future__ import annotations

from caracole.play.table import position

CORPS = {"initiative": "union"}


def corps(
    *,
    corps_number=1,
    divisions=1,
    grant="0505",
    hooker="",
    meade="",
    meade_at="0505",
    second="0505",
    smith_at="0505",
    extra="",
    step="turn.command",
    **words,
):
    """An Overall Commander rated 2, a corps (or several) with divisions and one brigade each, all in range of each
    other, and one Confederate division far away."""
    commands, units, leaders = [], [], [f"{grant}: u-grant army initiative 2 range 9"]
    names = {1: "u-I", 2: "u-II", 3: "u-III"}
    brigades = ["u-red", "u-blue", "u-green"]
    for n in range(1, corps_number + 1):
        own = [f"u-d{n}"] if corps_number > 1 else [f"u-d{d}" for d in range(1, divisions + 1)]
        commands.append(f"corps {names[n]}: {' '.join(own)}")
        leaders.append(f"0505: u-hooker{n if n > 1 else ''} corps @{names[n]} range 6 {hooker}")
        for name in own:
            d = int(name[-1])
            place = meade_at if d == 1 else second
            commands.append(f"division {name}: {brigades[d - 1]}")
            units.append(f"05{4 + d:02} vE: u{d} infantry @{brigades[d - 1]}")
            leaders.append(f"{place}: u-meade{d if d > 1 else ''} division @{name} range 5 {meade}")
    leaders.append(f"{smith_at}: u-smith brigade @u-red range 4")
    words.setdefault("initiative", "union")
    words.setdefault("efficiency", {"union": [3], "confederate": [2]})
    return position(
        "gbacw",
        command_level="corps",
        commands="\n".join([*commands, "corps c-I: c-division"]),
        units="\n".join([*units, "2020 vW: c1 infantry"]) + extra,
        leaders="\n".join(leaders),
        step=step,
        **words,
    )


def orders_over(table):
    """Nobody gives orders in II.C, nobody rests in II.E."""
    while table.asked in ("orders.division", "reserve.place"):
        table.play("EndOrders" if table.asked == "orders.division" else "EndPlacing")
    return table

"""What a seat may know, as numbers: a battle as planes over squares of the table, a campaign as planes over its cities.

A battle inside a campaign is told by figures only (losses, camps, turn): its table is another board, and an agent that
is to fight it well plays battles.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any, Final

from caracole.systems.piccole.battle.rules.components.measures import TABLE
from caracole.systems.piccole.battle.rules.components.troops import TYPES
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.campaign.rules.map import SEASONS

WHOSE: Final = ("own", "enemy")
SQUARES: Final = 24
"""Squares along an edge of the table: about an element's front each."""
LEFT_OUT: Final = ("Concede",)
"""An agent fights on: giving up is for people."""
TEN, FULL_TURN = 10.0, 360

CITY_PLANES: Final = (
    *("own city", "friendly city", "hostile city", "worth", "own army", "friendly army", "hostile army"),
    *("may hide an army", "siege by own", "siege by others"),
)
PLAYER_FIGURES: Final = (
    *("treasury", "income", "elements", "besieged", "besieging", "hidden", "out", "ally", "vassal", "lord"),
)


def layout(game: Any) -> tuple[tuple[str, ...], tuple[int, ...], tuple[str, ...]]:
    """Of a battle or of a campaign."""
    battle = tuple(f"{whose}: {what}" for whose in WHOSE for what in ("elements", "losses", "camp held"))
    if isinstance(game, Battle):
        planes = [f"{whose}: {troop}" for whose in WHOSE for troop in TYPES]
        planes += [f"{whose}: {what}" for whose in WHOSE for what in ("general", "shoots", "moved", "sine", "cosine")]
        planes += ["terrain", "own camp", "enemy camp"]
        return tuple(planes), (SQUARES, SQUARES), ("turn", "own turn", "moves left", *battle)
    players = [f"{seat}: {what}" for seat in ("self", *game.seats) for what in PLAYER_FIGURES]
    figures = ("year", "years left", *SEASONS, *players, "battle", *battle)
    return CITY_PLANES, (len(game.map.nodes),), figures


def fill(game: Any, seat: int, view: Mapping[str, Any], sheet: Any) -> None:
    """Write down the view."""
    if isinstance(game, Battle):
        _battle(game.seats[seat], view, sheet)
    else:
        _campaign(game, seat, view, sheet)


# --- a battle --------------------------------------------------------------------------------------------------------


def _square(x: float, y: float) -> int:
    column, row = (min(SQUARES - 1, max(0, int(each * SQUARES / TABLE))) for each in (x, y))
    return column * SQUARES + row


def _battle(mine: str, view: Mapping[str, Any], sheet: Any) -> None:
    for element in view["elements"]:
        if element["pose"] is None:
            continue
        x, y, heading = element["pose"]
        who, where = WHOSE[element["side"] != mine], _square(x, y)
        angle = 2 * pi * heading / FULL_TURN
        sheet.add(f"{who}: {element['type']}", where)
        for key in ("general", "shoots", "moved"):
            sheet.add(f"{who}: {key}", where, float(element[key]))
        sheet.add(f"{who}: sine", where, sin(angle))
        sheet.add(f"{who}: cosine", where, cos(angle))
    for piece in view["terrain"]:
        xs, ys = zip(*piece["outline"], strict=True)
        for where in {_square(x, y) for x, y in piece["outline"]} | {_square(sum(xs) / len(xs), sum(ys) / len(ys))}:
            sheet.add("terrain", where)
    for side in view["sides"]:
        for x, y in side["camp"]:
            sheet.add("own camp" if side["id"] == mine else "enemy camp", _square(x, y), 1 / len(side["camp"]))
    sheet.set("turn", view["turn"] / TEN)
    sheet.set("own turn", float(view["phasing"] == mine))
    sheet.set("moves left", view.get("moves_left", 0) / TEN)
    _sides(mine, view, sheet)


def _sides(mine: str, view: Mapping[str, Any], sheet: Any) -> None:
    for side in view["sides"]:
        who = WHOSE[side["id"] != mine]
        sheet.set(f"{who}: elements", (side["at_start"] - side["losses"]) / TEN)
        sheet.set(f"{who}: losses", side["losses"] / TEN)
        sheet.set(f"{who}: camp held", float(side["camp_held_by"] == side["id"]))


# --- a campaign ------------------------------------------------------------------------------------------------------


def _campaign(game: Any, seat: int, view: Mapping[str, Any], sheet: Any) -> None:
    mine = game.seats[seat]
    me = view["players"][seat]
    friends = {*me["allies"], *me["vassals"], me["lord"]}
    for where, node in enumerate(view["nodes"]):
        sheet.add("worth", where, node["worth"])
        if node["owner"] is not None:
            sheet.add(f"{_relation(node['owner'], mine, friends)} city", where)
        for army in node["armies"]:
            sheet.add(f"{_relation(army, mine, friends)} army", where)
        if node["siege"] is not None:
            sheet.add("siege by own" if node["siege"]["by"] == mine else "siege by others", where)
    numbers = {node["id"]: where for where, node in enumerate(view["nodes"])}
    for player in view["players"]:
        for place in player["army"].get("maybe_at", ()):
            sheet.add("may hide an army", numbers[place])
        for name in (player["id"], *(("self",) if player["id"] == mine else ())):
            _player(name, player, me, sheet)
    sheet.set("year", view["year"] / TEN)
    sheet.set("years left", (view["years"] - view["year"]) / TEN)
    sheet.set(view["season"])
    battle = view.get("battle")
    if battle is not None:
        sheet.set("battle")
        _sides(mine, battle, sheet)


def _relation(other: str, mine: str, friends: set[str | None]) -> str:
    return "own" if other == mine else "friendly" if other in friends else "hostile"


def _player(name: str, player: Mapping[str, Any], me: Mapping[str, Any], sheet: Any) -> None:
    army = player["army"]
    sheet.set(f"{name}: treasury", player["treasury"] / TEN)
    sheet.set(f"{name}: income", player["income"] / TEN)
    sheet.set(f"{name}: elements", sum(not element["lost"] for element in army["elements"]) / TEN)
    for key in ("besieged", "besieging", "hidden"):
        sheet.set(f"{name}: {key}", float(army[key]))
    sheet.set(f"{name}: out", float(player["out"]))
    sheet.set(f"{name}: ally", float(player["id"] in me["allies"]))
    sheet.set(f"{name}: vassal", float(player["id"] in me["vassals"]))
    sheet.set(f"{name}: lord", float(player["id"] == me["lord"]))


def standing(game: Any, seat: int, view: Mapping[str, Any]) -> float:
    """In a battle the losses, as shares of the armies; in a campaign the share of the income, 0 if it is even."""
    if isinstance(game, Battle):
        rows = sorted(view["sides"], key=lambda side: side["id"] != game.seats[seat])
        own, enemy = (side["losses"] / max(1, side["at_start"]) for side in rows)
        return float(enemy - own)
    incomes = [player["income"] for player in view["players"]]
    return float(incomes[seat] / max(1, sum(incomes)) - 1 / len(incomes))

"""What a seat of Gradisca may know, as numbers: planes over the zones, and single figures.

Units are counted in full and half: a disorganized one is in a plane of its own. ``own`` and ``enemy`` are sides, so
partners in a game of four see the same planes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caracole.systems.gradisca.rules.components.theatre import (
    ARTILLERY,
    CERNIDE,
    COMMANDER,
    ENGINEERS,
    HEAVY,
    INFANTRY,
    LIGHT,
    MEDIUM,
)
from caracole.systems.gradisca.rules.game import Gradisca

ARMS: Final = (INFANTRY, CERNIDE, LIGHT, MEDIUM, HEAVY, ENGINEERS, ARTILLERY, COMMANDER)
WHOSE: Final = ("own", "enemy")
GROUND: Final = ("difficult", "town", "fortress", "objective: own", "objective: enemy", "raided", "town lost", "booty")
MANY, LEAD = 20.0, 30.0
"""What points and cards are divided by, and the lead in points that counts as won."""


def layout(game: Gradisca) -> tuple[tuple[str, ...], tuple[int, ...], tuple[str, ...]]:
    """Planes over the zones in the order of the map."""
    planes = [f"{whose}: {arm}" for whose in WHOSE for arm in ARMS]
    planes += [f"{whose}: {what}" for whose in WHOSE for what in ("disorganized", "activated", "out of supply", "fort")]
    planes += [*GROUND, "lowest wall", "mines", "in this activation"]
    figures = ["turn", "turns left"]
    figures += [f"{whose}: {what}" for whose in WHOSE for what in ("points", "morale", "cards", "lost units")]
    names = game.codec.names
    figures += [f"in hand: {card}" for card in names["card"]] + [f"discarded: {card}" for card in names["card"]]
    figures += [f"in the cup: {command}" for command in names["command"]]
    figures += [f"activated: {command}" for command in names["command"]]
    return tuple(planes), (len(game.theatre.zones),), tuple(figures)


def fill(game: Gradisca, seat: int, view: Mapping[str, Any], sheet: Any) -> None:
    """Write down the view."""
    side = game.side_of_seat(seat)
    names = game.codec.names
    mine = names["side"][side]
    whose = {name: WHOSE[name != mine] for name in names["side"]}
    at = {zone: number for number, zone in enumerate(names["zone"])}
    _ground(game, view, sheet, at, whose)
    lost = dict.fromkeys(WHOSE, 0)
    for number, unit in zip(game.theatre.every_unit, view["units"], strict=True):
        who = WHOSE[game.theatre.side_of[number] != side]
        if unit["zone"] is None:
            if unit["place"] == "eliminated":
                lost[who] += 1
            continue
        zone = at[unit["zone"]]
        sheet.add(f"{who}: {game.theatre.units[number].type}", zone)
        for key, plane in (("disorganized",) * 2, ("activated",) * 2, ("out_of_supply", "out of supply")):
            if unit[key]:
                sheet.add(f"{who}: {plane}", zone)
    for who, units in lost.items():
        sheet.set(f"{who}: lost units", units / MANY)
    sheet.set("turn", view["turn"] / MANY)
    sheet.set("turns left", (view["end_turn"] - view["turn"]) / MANY)
    for name, who in whose.items():
        sheet.set(f"{who}: points", view["points"][name] / MANY)
        sheet.set(f"{who}: morale", view.get("morale", {}).get(name, 0) / MANY)
        sheet.set(f"{who}: cards", view["cards"]["hand_sizes"][name] / MANY)
    for key, word in (("hand", "in hand"), ("discard", "discarded")):
        for card in view["cards"][key] or ():
            sheet.set(f"{word}: {card}")
    for key, word in (("cup", "in the cup"), ("played", "activated")):
        for command in view[key]:
            sheet.set(f"{word}: {command}")


def _ground(
    game: Gradisca, view: Mapping[str, Any], sheet: Any, at: Mapping[str, int], whose: Mapping[str, str]
) -> None:
    for number, (printed, zone) in enumerate(zip(game.theatre.zones, view["zones"], strict=True)):
        for flag, plane in ((printed.difficult, "difficult"), (printed.town, "town"), (printed.fortress, "fortress")):
            if flag:
                sheet.add(plane, number)
        for name, who in whose.items():
            sheet.add(f"{who}: fort", number, zone["forts"][name])
        for key, plane in (("raided", "raided"), ("town_lost", "town lost"), ("booty", "booty")):
            if zone[key]:
                sheet.add(plane, number)
    for side, zone, points in game.theatre.scenario.objectives:
        sheet.add(f"objective: {whose[game.codec.names['side'][side]]}", zone, points)
    lowest: dict[int, int] = {}
    for wall in view["walls"]:
        zone = at[wall["fortress"]]
        lowest[zone] = min(lowest.get(zone, wall["level"]), wall["level"])
        sheet.add("mines", zone, wall["mines"])
    for zone, level in lowest.items():
        sheet.add("lowest wall", zone, level)
    for zone in (view["flow"].get("activation") or {}).get("zones", ()):
        sheet.add("in this activation", at[zone])


def standing(game: Gradisca, seat: int, view: Mapping[str, Any]) -> float:
    """The lead in points."""
    side = game.side_of_seat(seat)
    names = game.codec.names["side"]
    lead = view["points"][names[side]] - view["points"][names[1 - side]]
    return float(max(-1.0, min(1.0, lead / LEAD)))

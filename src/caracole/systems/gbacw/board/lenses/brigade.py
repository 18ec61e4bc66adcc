"""One brigade on a sheet: its orders and how likely they change, who is In Command and who is not, strength and
losses, and what can be ordered now."""

from __future__ import annotations

from collections.abc import Iterator

from caracole.present.model import Chance, Form, Layers, Paper, PaperPart, PaperRow, Says, Text, Told, Wash
from caracole.systems.gbacw.board.badges import BRIGADE_RULES, ORDERS_RULES
from caracole.systems.gbacw.board.charts import signed
from caracole.systems.gbacw.board.lenses.army import View, strength_of, table_of, units_of
from caracole.systems.gbacw.board.lenses.looking import Looking
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.command.command import brigade_in_range, is_in_command, serves
from caracole.systems.gbacw.rules.components.charts import Band, band
from caracole.systems.gbacw.rules.components.drm import spread, total
from caracole.systems.gbacw.rules.components.numbers import Unit
from caracole.systems.gbacw.rules.components.printed import BRIGADE_LEADER, DIVISION_LEADER, FIXED
from caracole.systems.gbacw.rules.orders.orders_change import change_modifiers
from caracole.systems.gbacw.rules.state import AMMUNITION


def brigade(look: Looking) -> Layers:
    """The brigade of the unit or leader that is pointed at; of a Division leader, his brigades."""
    number = _meant(look)
    if number is None:
        return _division(look)
    row = look.view["brigades"][number]
    ours = look.game.field.brigades[number].side == look.seat
    parts = [
        _orders(look, number, row),
        _troops(look, number, ours),
        *([_change(look, number)] if ours and _can_change(look, number) else []),
        *([_coordination(look, number)] if ours and _can_coordinate(look, number) else []),
    ]
    here = [unit["hex"] for unit in units_of(look, row["id"]) if unit["hex"] is not None]
    title = Says("army-name", {"brigade": row["id"]})
    return Layers([Wash("hint", here, title)], paper=Paper(title, parts))


def _meant(look: Looking) -> int | None:
    rows = look.game.field.leaders
    if look.unit is not None:
        return serves(look.state, look.unit)
    if look.leader is not None and rows[look.leader].level == BRIGADE_LEADER:
        return rows[look.leader].command
    return None


def _division(look: Looking) -> Layers:
    field = look.game.field
    if look.leader is None or field.leaders[look.leader].level != DIVISION_LEADER:
        return Layers()
    division = field.leaders[look.leader].command
    title = Says("army-division", {"division": field.divisions[division].id})
    return Layers(paper=Paper(title, [table_of(look, title, field.brigades_of[division])]))


def _orders(look: Looking, number: int, row: View) -> PaperPart:
    """Orders, the leader, and what lies on the brigade; what can be ordered now."""
    field, orders = look.game.field, row["orders"]
    told = [Told(Says("army-under", {"orders": orders}), ORDERS_RULES[orders])]
    leader = field.brigades[number].leader
    if leader >= 0:
        told.append(Told(_leader(look, leader), "C4.14.a"))
    told += [Told(Says(f"state-brigade-{name}"), rule) for name, rule in BRIGADE_RULES.items() if row[name]]
    if row["fatigue"]:
        told.append(Told(Says("state-fatigue", {"number": row["fatigue"]}), "C17.31.a"))
    now, printed = strength_of(look, units_of(look, row["id"]))
    told.append(Told(Says("army-losses", {"strength": now, "printed": printed, "points": printed - now}), "C12.21.a"))
    return PaperPart(Says("army-orders"), told=[*told, *_chain(look, number, row)], forms=list(_deeds(look, number)))


def _leader(look: Looking, leader: int) -> Says:
    name, place = look.game.field.leaders[leader].id, look.state.leader_hex[leader]
    ratings = query.ratings(look.game, look.state, leader)
    known = name in look.seen and place >= 0
    args = {"leader": ratings.name, "hex": look.name(place) if known else None}
    return Says("army-leader", {**args, "rating": ratings.orders, "profile": ratings.profile})


def _chain(look: Looking, number: int, row: View) -> Iterator[Told]:
    """C4.22.a: is its leader in his Division leader's range? Asked of one's own side alone."""
    scenario, field = look.game.field.scenario, look.game.field
    if row["out_of_command"]:
        yield Told(Says("army-out-this-turn"), "C4.23.a")
    if field.brigades[number].side != look.seat or scenario.command_level == FIXED:
        return
    is_near = brigade_in_range(look.game, look.state, number)
    yield Told(Says("army-chain", {"near": is_near}), "C4.22.a")


def _deeds(look: Looking, number: int) -> Iterator[Form]:
    """What can be done with the brigade at the present decision."""
    decision = look.game.decision(look.state)
    if decision is None or look.seat is None or look.seat not in decision.seats:
        return
    for action in look.game.candidates(look.state, look.seat):
        if getattr(action, "brigade", None) == number:
            message = look.game.encode_action(action)
            args = {key: value for key, value in message.items() if key != "do"}
            yield Form(Says(f"action-{message['do']}", args), message, [], decision.rule)


# --- its units -------------------------------------------------------------------------------------------------------


def _troops(look: Looking, number: int, ours: bool) -> PaperPart:
    columns = [Says("army-unit"), Says("army-strength"), Says("army-condition"), Says("army-command")]
    rows = [_unit(look, row, ours) for row in units_of(look, look.view["brigades"][number]["id"])]
    return PaperPart(Says("army-units"), "C2.21.i", columns=columns, rows=rows)


def _unit(look: Looking, row: View, ours: bool) -> PaperRow:
    field = look.game.field
    unit = field.unit_numbers[row["id"]]
    cells: list[Text] = [
        Says("army-unit-at", {"unit": row["id"], "hex": row["hex"], "place": row["place"]}),
        f"{row['strength']} / {field.units[unit].strength}",
        _condition(row),
        _command(look, unit, row, ours),
    ]
    return PaperRow(cells, [row["id"]] if row["hex"] is not None else [])


def _condition(row: View) -> Says:
    states = {name: row[name] for name in ("disordered", "collapsed", "blown")}
    worst = max(row["ammunition"], key=AMMUNITION.index)
    return Says("army-unit-state", {**states, "ammunition": worst, "abandoned": bool(row["abandoned"])})


def _command(look: Looking, unit: Unit, row: View, ours: bool) -> Says:
    """Who hears his leader now; of the other side only what lies open: the markers of this turn."""
    if row["hex"] is None:
        return Says("army-command-none")
    if not ours or look.game.field.scenario.command_level == FIXED:
        return Says("army-command-marked" if row["out_of_command"] else "army-command-none")
    return Says("army-command-in" if is_in_command(look.game, look.state, unit) else "army-command-out")


# --- rolls that may come ---------------------------------------------------------------------------------------------


def _can_change(look: Looking, number: int) -> bool:
    leader = look.game.field.brigades[number].leader
    return leader >= 0 and look.state.leader_hex[leader] >= 0


def _change(look: Looking, number: int) -> PaperPart:
    """C6.21.c: what an attempt to change its orders would bring now."""
    rows = change_modifiers(look.game, look.state, number)
    return PaperPart(
        Says("army-change"),
        "C6.21.a",
        [Told(Says("army-change-when"), "C6.21.a")],
        rows=[PaperRow([Says(f"drm-{row.code}"), signed(row.value)]) for row in rows],
        chances=list(_chances("orders-change", look.game.field.charts.orders_change, total(rows))),
    )


def _can_coordinate(look: Looking, number: int) -> bool:
    field = look.game.field
    division = field.divisions[field.brigades[number].division]
    return (
        division.leader >= 0 and look.state.leader_hex[division.leader] >= 0 and field.scenario.command_level != FIXED
    )


def _coordination(look: Looking, number: int) -> PaperPart:
    """C5.34.d: what its Division leader would roll for acting together."""
    field = look.game.field
    leader = field.divisions[field.brigades[number].division].leader
    rating = query.ratings(look.game, look.state, leader).coordination
    told = [Told(Says("army-coordination-rating", {"leader": field.leaders[leader].id, "rating": rating}), "C5.34.d")]
    return PaperPart(
        Says("army-coordination"),
        "C5.34.a",
        told,
        chances=list(_chances("coordination", field.charts.coordination, rating)),
    )


def _chances(name: str, rows: tuple[Band, ...], added: int) -> Iterator[Chance]:
    for found, share in spread(lambda die: band(rows, die + added)).items():
        yield Chance(Says(f"chart-{name}-result", {"result": found.result, "number": found.number}), float(share))

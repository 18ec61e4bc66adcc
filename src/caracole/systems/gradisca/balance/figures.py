"""What many games of Gradisca say together: figures per scenario, and whether the game is as it should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from caracole.lab.figures import five_numbers
from caracole.lab.keeping import Row
from caracole.lab.verdicts import Count, Verdict, fairness, mean, named, nothing_left, results
from caracole.systems.gradisca.balance.rows import BOTH, DEEDS, MINES, Cast, citable_rules, event_kinds
from caracole.systems.gradisca.rules.components.theatre import SIDES

FAIR = (0.42, 0.58)


def count(cast: Cast, rows: Sequence[Row]) -> Count:
    """The figures of one scenario as JSON data."""
    entered = named(rows, lambda row: [zone for side in SIDES for zone in row["entered"][side]])
    active = named(rows, lambda row: [unit for deed in DEEDS for unit in row[deed]])
    kinds = named(rows, lambda row: row["kinds"])
    rules = named(rows, lambda row: row["rules"])
    cards = [_card(cast, card, rows) for card in cast.cards]
    fates = [row["gradisca_fell"] for row in rows if row["gradisca_fell"] is not None]
    return {
        "scenario": cast.scenario,
        "title": cast.title,
        **results(rows, SIDES),
        "turns": {str(turn): times for turn, times in sorted(Counter(row["turn"] for row in rows).items())},
        "decisions": five_numbers([row["decisions"] for row in rows]),
        "points": {
            side: {**five_numbers(values), "values": values}
            for side in SIDES
            if (values := [row["scores"][side] for row in rows])
        },
        "objectives": [_objective(cast, *each, rows) for each in cast.objectives],
        "gradisca": {"fell": sum(fates), "held": len(fates) - sum(fates)},
        "walls_breached": sum(1 for row in rows if row["breaches"]),
        "cards": cards,
        "cards_never_played": [row["id"] for row in cards if not row["games"]],
        "zones": list(cast.zones),
        "zones_never_entered": [zone for zone in cast.zones if zone not in entered],
        "units": list(cast.units),
        "units_idle": [unit for unit in cast.units if unit not in active],
        "deeds": {deed: mean([len(row[deed]) for row in rows]) for deed in DEEDS},
        "eliminated": {side: mean([len(row["eliminated"][side]) for row in rows]) for side in SIDES},
        "raids": {
            side: {what: mean([row["raids"][side][what] for row in rows]) for what in ("tried", "won")}
            for side in SIDES
        },
        "mines": {fate: mean([row["mines"][fate] for row in rows]) for fate in MINES},
        "forts": {side: mean([row["forts"][side] for row in rows]) for side in SIDES},
        "morale": {side: mean([row["morale"][side] for row in rows]) for side in SIDES},
        "rules_never_cited": sorted(citable_rules() - rules, key=_in_order),
        "kinds_never_seen": sorted(event_kinds() - kinds),
    }


def _in_order(clause: str) -> list[tuple[int, str]]:
    """G7.1.b before G12.a."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in clause.removeprefix("G").split(".")]


def _card(cast: Cast, card: str, rows: Sequence[Row]) -> dict[str, Any]:
    played = {side: sum(1 for row in rows if row["cards"][side].get(card)) for side in cast.players_of[card]}
    either = sum(1 for row in rows if any(row["cards"][side].get(card) for side in SIDES))
    return {"id": card, "title": cast.cards[card], "games": either, "by": played}


def _objective(cast: Cast, side: str, zone: str, points: int, rows: Sequence[Row]) -> dict[str, Any]:
    held = Counter(row["held"][zone] for row in rows)
    return {
        "side": side,
        "zone": zone,
        "name": cast.zones[zone],
        "points": points,
        "held": {**{each: held[each] for each in SIDES}, "nobody": held[None] + held[BOTH]},
    }


# --- verdicts --------------------------------------------------------------------------------------------------------


def verdicts(counts: Sequence[Count]) -> list[Verdict]:
    """Each side wins its part in every scenario; and over all of them every card is played, Gradisca falls in some
    games and holds in others, and no zone or unit is dead. Of cards, or of Gradisca, nothing is said where none is."""
    found = [fairness(each, FAIR) for each in counts]
    if any(each["cards"] for each in counts):
        cards = nothing_left(counts, "cards", "cards_never_played", lambda each: [row["id"] for row in each["cards"]])
        found.append(cards)
    fell = sum(each["gradisca"]["fell"] for each in counts)
    held = sum(each["gradisca"]["held"] for each in counts)
    if fell or held:
        found.append(Verdict("gradisca", "", fell > 0 and held > 0, {"fell": fell, "held": held}))
    return [*found, nothing_left(counts, "zones", "zones_never_entered"), nothing_left(counts, "units", "units_idle")]

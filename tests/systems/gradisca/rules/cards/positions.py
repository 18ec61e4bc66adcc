"""Positions for the chapters on activation and cards (5, 5.1, 12, 26): a road, two small armies, a few plain cards."""

from __future__ import annotations

from typing import Any

from caracole.play.table import Table, position
from caracole.systems.gradisca.position import card

BASIC = {"game": "basic"}
ADVANCED = {"game": "advanced"}

ROAD = """
    Palma: source venetian
    Palma - Farra
    Farra - Romans
    Romans - Cormons
    Cormons - Goritia
    Goritia: source austrian
"""

ARMIES = """
    Palma: v1 infantry 2 [1]
    Farra: v2 infantry 2 [1]
    Romans: v3 infantry 2 [1]
    Goritia: a1 infantry 2 [1], a2 infantry 2 [1]
"""

# Cards without a mark. Everybody may play them, and nothing forces anybody to.
ONE_POINT = card(1, ("victory_points", {"points": 1}))
TWO_POINTS = card(2, ("victory_points", {"points": 2}))
THREE_POINTS = card(3, ("victory_points", {"points": 3}))
FOUR_POINTS = card(4, ("victory_points", {"points": 4}))
FIVE_POINTS = card(5, ("victory_points", {"points": 5}))
SIX_POINTS = card(6, ("victory_points", {"points": 6}))
PLAIN = [ONE_POINT, TWO_POINTS, THREE_POINTS, FOUR_POINTS, FIVE_POINTS, SIX_POINTS]

# Answers.
AMBUSH = card(20, ("ambush", {"units": 3}), moments=("entered",))
COUNTERMAND = card(28, "cancel_card", ("limit_leadership", {"to": 1}), moments=("card", "option3"))
AT_ANY_MOMENT = card(28, ("victory_points", {"points": 9}), moments=("any",), id="c28")


def drawn(**words: Any) -> Table:
    """The Venetian marker was drawn, in the basic game unless the words say otherwise; his option is asked. The
    Austrian marker is alone in the cup: a 1 draws it."""
    facts: dict[str, Any] = {"map": ROAD, "units": ARMIES, "options": BASIC, "cards": PLAIN}
    return position("gradisca", **{**facts, "active": "venetian", "cup": "austrian", **words})


def option_1(**words: Any) -> Table:
    """The same with option 1 taken."""
    table = drawn(**words)
    table.play("ChooseOption", option=1)
    return table


def why(table: Table, action: str, **fields: Any) -> tuple[str, str] | None:
    """Rule and code of a refusal; None if the action is allowed."""
    refusal = table.refusal(action, **fields)
    return None if refusal is None else (refusal.rule, refusal.code)


def pass_all(table: Table) -> None:
    """Whoever is asked for an answer passes."""
    while table.asked == "window.ask":
        table.play("Pass")

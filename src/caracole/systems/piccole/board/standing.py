"""How a battle stands at a glance: turn, losses, and what wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.present.model import Result, Says, Standing, Tally, Told, Track
from caracole.systems.piccole.battle.rules.components.measures import LONGEST, LOST_PART, MOVE_DICE

View = Mapping[str, Any]


def breaking_point(at_start: int) -> int:
    """P16.a: a third of an army, rounded up."""
    return -(-at_start // LOST_PART)


def standing(view: View) -> Standing:
    """The score of a side is what it cost the other."""
    return Standing(
        turn=view["turn"] or None,
        of=LONGEST,
        time=[Told(Says("glance-end", {"turn": LONGEST}), "P16.i")],
        tally=[_tally(side, other) for side, other in _both(view)],
        goal=[Told(Says("glance-goal"), "P16.a")],
    )


def _both(view: View) -> list[tuple[View, View]]:
    one, other = view["sides"]
    return [(one, other), (other, one)]


def _tally(side: View, other: View) -> Tally:
    args = {"side": other["id"], "losses": other["losses"], "point": breaking_point(other["at_start"])}
    return Tally(side["id"], other["losses"], [Told(Says("glance-losses", args), "P16.a")])


def tracks(view: View) -> list[Track]:
    """What each side has lost, up to where it is beaten, and the moves that the dice still buy."""
    losses = {side["id"]: side["losses"] for side in view["sides"]}
    high = max(breaking_point(side["at_start"]) for side in view["sides"])
    found = [Track("losses", Says("track-losses"), 0, max(high, *losses.values()), losses)]
    if "moves_left" in view:
        found.append(Track("moves", Says("track-moves"), 0, 6 * MOVE_DICE, {view["phasing"]: view["moves_left"]}))
    return found


def result(view: View) -> Result | None:
    """How it ended."""
    ended = view["result"]
    if ended is None:
        return None
    scores = {side["id"]: other["losses"] for side, other in _both(view)}
    return Result([] if ended["winner"] is None else [ended["winner"]], scores, ended["rule"])

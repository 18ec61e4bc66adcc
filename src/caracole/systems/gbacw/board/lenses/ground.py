"""The levels of the ground, and the hexes that count for victory."""

from __future__ import annotations

from caracole.present.model import Layers, Says, Tag, Told, Tone, Wash
from caracole.systems.gbacw.board.lenses.looking import Looking
from caracole.systems.gbacw.board.standing import Glance
from caracole.systems.gbacw.rules.components.numbers import Hex
from caracole.systems.gbacw.rules.components.printed import SIDES


def levels(look: Looking) -> Layers:
    """The level of every hex, by its number and by a tint that darkens with the height."""
    field = look.game.field
    low, high = min(field.elevation), max(field.elevation)
    tags = [Tag(look.name(where), str(field.elevation[where])) for where in field.grid.every]
    heights: dict[int, list[Hex]] = {}
    for where in field.grid.every:
        heights.setdefault(field.elevation[where], []).append(where)
    washes = [
        Wash(
            "quiet", look.names(heights[level]), Says("lens-levels-level", {"number": level}), _depth(level, low, high)
        )
        for level in sorted(heights, reverse=True)
    ]
    args = {"low": low, "high": high, "feet": field.ground.feet_per_level}
    return Layers(washes, tags=tags, told=[Told(Says("lens-levels-told", args), "C2.7.b")])


def _depth(level: int, low: int, high: int) -> float:
    return round((level - low) / (high - low), 2) if high > low else 0.0


def scoring(look: Looking) -> Layers:
    """Who holds the hexes that count, what each is worth, and the sheet as it stands."""
    field, view = look.game.field, look.view
    mine = SIDES[look.seat or 0]
    worth: dict[Hex, int] = {}
    for score in field.scenario.scores:
        for where in score.hexes:
            worth[where] = max(worth.get(where, 0), *score.points)
    holders = {place: side for side in SIDES for place in view["controlled"][side]}
    by_holder: dict[str | None, list[Hex]] = {}
    for where in worth:
        by_holder.setdefault(holders.get(look.name(where)), []).append(where)
    tones: dict[str | None, Tone] = {None: "hint", mine: "good"}
    washes = [
        Wash(tones.get(side, "attack"), look.names(hexes), Says("lens-scoring-held", {"side": side}))
        for side, hexes in by_holder.items()
    ]
    tags = [Tag(look.name(where), str(points), "hint") for where, points in worth.items()]
    standing = Glance(look.game).standing(view)
    tally = [Says("lens-scoring-side", {"side": each.side, "points": each.score}) for each in standing.tally]
    told = [Told(says, "C1.0.b") for says in tally]
    return Layers(washes, tags=tags, told=[*told, *standing.goal])

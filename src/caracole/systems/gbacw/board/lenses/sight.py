"""What is seen from a hex, the rest shaded by what hides it; and one line of sight told step by step (10.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from caracole.kernel import Refusal
from caracole.present.model import Height, Layers, Line, Says, Tag, Told, Tone, Wash
from caracole.systems.gbacw.board.lenses.looking import Looking
from caracole.systems.gbacw.odds import reach_of
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.fire import los, los_units
from caracole.systems.gbacw.rules.fire.shots import kind_of

TONES: dict[str, Tone] = {"clear": "good", "bare": "hint", "units": "attack"}
"""What is in sight: plainly, through bare woods, or with units in the way of any fire (C10.26.j: of nothing else)."""
COVERS = {
    "higher_ground": "ground",
    "treetops": "woods",
    "slope": "slope",
    "slope_middle": "slope",
    "slope_hexside": "slope",
    "intervening_hill": "ground",
    "blind_cover": "woods",
    "blind_slope": "slope",
    "crest": "crest",
}
"""What kind of thing hides a hex, by the reason that blocks the line first."""


def sight(look: Looking) -> Layers:
    """Every hex within the greatest range of the battle: seen, through bare woods or beyond units that bar fire, or
    hidden and by what."""
    origin = look.origin
    if origin is None:
        return Layers()
    field, unit = look.game.field, _shooter(look, origin)
    kinds: dict[str, list[Hex]] = {}
    for where in field.grid.within(origin, reach_of(field)):
        if where != origin:
            kinds.setdefault(_kind(look, unit, origin, where), []).append(where)
    washes = [
        Wash(TONES.get(kind, "quiet"), look.names(kinds[kind]), Says(f"lens-sight-{kind}"))
        for kind in sorted(kinds, key=_rank)
    ]
    args = {"hex": look.name(origin), "hexes": sum(len(kinds.get(kind, ())) for kind in TONES)}
    return Layers(washes, told=[Told(Says("lens-sight-told", args), "C10.21.a")])


def _rank(kind: str) -> int:
    """What is seen is told before what is not."""
    return list(TONES).index(kind) if kind in TONES else len(TONES)


def _shooter(look: Looking, origin: Hex) -> Unit | None:
    """The unit that would fire from there: the one that is pointed at, else the uppermost that the seat sees."""
    if look.unit is not None and look.state.hex_of[look.unit] == origin:
        return look.unit
    return next((unit for unit in query.stack(look.state, origin) if look.unit_name(unit) in look.seen), None)


def _in_the_way(look: Looking, unit: Unit | None, origin: Hex, where: Hex) -> Refusal | None:
    """10.26: units that bar fire along the line; those that the seat does not see bar nothing that it is told of."""
    if unit is None:
        return None
    kind = kind_of(look.game, unit, look.game.field.grid.distance(origin, where))
    refusal = los_units.why_blocked(look.game, look.state, unit, origin, where, kind)
    return refusal if refusal is not None and look.name(refusal.args["hex"]) in look.view["stacks"] else None


def _kind(look: Looking, unit: Unit | None, origin: Hex, where: Hex) -> str:
    """``clear``, ``bare``, ``units``, or what hides the hex."""
    field, rules = look.game.field, look.game.rules
    seen = los.judge(los.sighting(field, origin, where), rules.crests, field.scenario.rules.bare_woods)
    if seen != los.BLOCKED:
        if _in_the_way(look, unit, origin, where) is not None:
            return "units"
        return "bare" if seen == los.BARE_WOODS else "clear"
    reason = next(los.findings(los.sighting(field, origin, where), rules.crests))
    in_woods = reason.code == "higher_ground" and field.height[reason.hex] > field.elevation[reason.hex]
    return "woods" if in_woods else COVERS[reason.code]


def line(look: Looking) -> Layers:
    """The line from the piece or the first hex to the last: what it passes, and every reason that blocks it."""
    origin, target = look.origin, look.hexes[-1] if look.hexes else None
    if origin is None or target is None or origin == target:
        return Layers()
    game = look.game
    story = los.explain(game.field, origin, target, game.rules.crests, game.field.scenario.rules.bare_woods)
    ended = Says("los-clear" if story["clear"] else "los-blocked")
    tone: Tone = "good" if story["clear"] else "attack"
    blocking = [Wash("attack", [row["hex"]], _reason(row)) for row in story["reasons"]]
    tags = [Tag(row["hex"], _height(row)) for row in story["path"]]
    tags += [Tag(name, str(level)) for name, level in zip((story["from"], story["to"]), story["levels"], strict=True)]
    through = [Line(tone, [story["from"], story["to"]], says=ended)]
    barred = _in_the_way(look, _shooter(look, origin), origin, target) if story["clear"] else None
    if barred is not None:
        says = Says(f"refusal-{barred.code}", {"hex": look.name(barred.args["hex"]), "target": story["to"]})
        blocking.append(Wash("attack", [look.name(barred.args["hex"])], says))
    told = [*_told(look, story), *(Told(wash.says, barred.rule) for wash in blocking if barred and wash.says)]
    told.append(Told(ended, "C10.22.a"))
    return Layers(blocking, lines=through, tags=tags, told=told, profile=_profile(look, origin, target, story))


def _profile(look: Looking, origin: Hex, target: Hex, story: dict[str, Any]) -> list[Height]:
    """The ground from one end to the other; of two hexes that the line runs between, one after the other."""
    field = look.game.field
    ends = [Height(look.name(end), field.elevation[end], field.height[end]) for end in (origin, target)]
    between = [Height(row["hex"], row["level"], row["height"]) for row in story["path"]]
    return [ends[0], *between, ends[1]]


def _height(row: dict[str, Any]) -> str:
    """The level of the ground, and what stands on it: ``3`` or ``3+1``."""
    above = row["height"] - row["level"]
    return f"{row['level']}+{above}" if above else str(row["level"])


def _reason(row: dict[str, Any]) -> Says:
    return Says(f"los-{row['code']}", {"hex": row["hex"], "other": row["other"]})


def _told(look: Looking, story: dict[str, Any]) -> Iterator[Told]:
    low, high = story["levels"]
    ends = {"origin": story["from"], "target": story["to"], "a": low, "b": high, "distance": story["distance"]}
    yield Told(Says("los-ends", ends), "C10.21.b")
    if low != high:
        yield Told(Says("los-mean-level", {"level": story["mean_level"]}), "C10.24.d")
    for row in story["path"]:
        args = {key: row[key] for key in ("hex", "terrain", "beside", "level", "height")}
        yield Told(Says("los-passes", args), "C10.27.a" if row["beside"] else "")
    for row in story["reasons"]:
        yield Told(_reason(row), row["rule"])
    if story["bare_woods"]:
        yield Told(Says("los-bare-woods"), "C1.0.b")
    reach = reach_of(look.game.field)
    if story["distance"] > reach:
        yield Told(Says("los-out-of-range", {"range": reach}), "C10.16.b")

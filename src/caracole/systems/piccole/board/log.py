"""What happened: with the ways that elements went, the dice, and which part of the story a line belongs to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from caracole.play.match import Logged
from caracole.present import telling
from caracole.present.model import Dice, LogLine, Modifier, Moved, Pose, Says, Shooter
from caracole.present.telling import Story
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.board.board import DOMAINS
from caracole.systems.piccole.board.places import TABLE_PLACE, pose_on_map
from caracole.texts import rulebook

Args = Mapping[str, Any]
Going = Literal["march", "attack", "retreat", "fire"]

HEADLINES: Final = ("turn_began", "battle_ended", "camp_taken")
DETAILS: Final = ("moves_ended", "shooting_ended", "contact_kept", "element_pushed", "element_turned", "no_camp")
NOISE: Final = ("battle_began",)
FIGHTS: Final = (
    "melee_fought",
    "shooting_fought",
    "element_destroyed",
    "element_recoiled",
    "element_pushed",
    "element_fled",
    "element_left_table",
    "element_turned",
    "flight_stopped",
)
STORY: Final = Story(
    weights={
        **dict.fromkeys(HEADLINES, "headline"),
        **dict.fromkeys(DETAILS, "detail"),
        **dict.fromkeys(NOISE, "noise"),
    },
    fights=dict.fromkeys(FIGHTS, "part"),
    losses=dict.fromkeys(("element_destroyed", "element_left_table"), ""),
)

GOING: Final[dict[str, Going]] = {
    "element_moved": "march",
    "contact_broken": "retreat",
    "element_recoiled": "retreat",
    "element_pushed": "retreat",
    "element_fled": "retreat",
    "element_turned": "march",
}
"""Events that take an element from one pose to another."""

WITHOUT_PLACES: Final = ("element_placed", "element_moved", "element_recoiled", "element_fled")
"""Events whose sentence for a board leaves out the place: the board shows it."""

RULE_OF: Final = {
    "rear_support": "P12.a",
    "fortified": "P12.b",
    "general": "P12.c",
    "higher": "P12.d",
    "river_bank": "P12.k",
    "threats": "P12.e",
    "further_shooters": "P12.e",
    "difficult": "P12.f",
}
"""What is added to a die, and by which clause."""


def logged(game: Battle, entry: Logged) -> LogLine:
    """A line of the log, with its place in the story."""
    event = entry.event
    line = telling.logged(entry, DOMAINS, None, "element", STORY, game.system)
    if event.kind in WITHOUT_PLACES:
        line.says = Says(f"told-{event.kind.replace('_', '-')}", _plain(event.args))
    line.side = line.side or _side(game, event.args)
    line.pieces = list(dict.fromkeys(line.pieces))
    line.moved = moved(game, event.kind, event.args)
    line.dice = dice(game, event.kind, event.args) or line.dice
    line.begins = "turn" if event.kind in ("turn_began", "battle_began") else ""
    if event.kind in ("melee_fought", "shooting_fought"):
        line.says = Says(f"told-{event.kind.replace('_', '-')}", _plain(event.args))
        line.places = [TABLE_PLACE]
    if event.kind == "element_destroyed" and _is_general(game, event.args["element"]):
        line.weight = "headline"
    return line


def _side(game: Battle, args: Args) -> str | None:
    """Whose deed it is: that of the element that it names first."""
    name = next((args[key] for key in ("element", "shooter", "one") if isinstance(args.get(key), str)), None)
    return None if name is None else game.seats[side_of(Element(game.codec.number("element", name, "element")))]


def _is_general(game: Battle, name: str) -> bool:
    return bool(game.generals >> game.codec.number("element", name, "element") & 1)


def _plain(args: Args) -> dict[str, Any]:
    """Without the poses and rows of numbers that no sentence tells."""
    return {key: value for key, value in args.items() if not isinstance(value, list | tuple)}


# --- ways ------------------------------------------------------------------------------------------------------------


def moved(game: Battle, kind: str, args: Args) -> Moved | None:
    """The way that an element went, or the line of a shot."""
    if kind == "shot_declared":
        return Moved("fire", TABLE_PLACE, TABLE_PLACE, [args["shooter"], args["target"]])
    if kind not in GOING:
        return None
    name = args["element"]
    return Moved(GOING[kind], TABLE_PLACE, TABLE_PLACE, [name], {name: _way(game, name, args)})


def _way(game: Battle, name: str, args: Args) -> list[Pose]:
    path = args.get("path") or ()
    stops = [args["origin"], *(path[n : n + 3] for n in range(0, len(path), 3)), args["to"]]
    depth = game.depth[game.codec.number("element", name, "element")]
    return [pose_on_map(stop, depth) for stop in stops]


# --- dice ------------------------------------------------------------------------------------------------------------


def dice(game: Battle, kind: str, args: Args) -> Dice | None:
    """Both dice of a fight with what was added to each; the die of whoever breaks contact."""
    if kind == "break_tried":
        return Dice(6, [args["die"]], kind)
    if kind not in ("melee_fought", "shooting_fought"):
        return None
    by = [fighter(game, args[one], args[f"{one}_factor"], args[f"{one}_modifiers"]) for one in ("one", "other")]
    totals = [args["one_total"], args["other_total"]]
    return Dice(6, [args["one_die"], args["other_die"]], kind, by=by, totals=totals)


def fighter(game: Battle, name: str, factor: int, added: Sequence[Sequence[Any]]) -> Shooter:
    """An element with all that it adds to its die, and where that comes from."""
    rows = [modifier(game, code, by) for code, by in added]
    return Shooter(name, factor + sum(row.by for row in rows), rows)


def modifier(game: Battle, code: str, by: int) -> Modifier:
    """What is added to a die, with the title of its clause."""
    clause = rulebook(game.system).get(RULE_OF[code])
    return Modifier(RULE_OF[code], by, {} if clause is None else dict(clause.title))

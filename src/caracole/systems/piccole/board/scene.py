"""What a seat sees now: its view as elements on the table and beside it, terrain, tracks, and the place in the
sequence of play. In a battle everything lies open (P2.j)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from caracole.geometry.table import Pose
from caracole.present.model import Badge, Piece, Question, Says, Scene, Stage
from caracole.systems.piccole.battle.rules.combat.contact import way_of_contact
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.field.field import from_edge
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.state import EDGES
from caracole.systems.piccole.board.board import element_says
from caracole.systems.piccole.board.drawing import symbol_of
from caracole.systems.piccole.board.patches import patches
from caracole.systems.piccole.board.places import TABLE_PLACE, base_on_map, pose_in_tray, pose_on_map
from caracole.systems.piccole.board.standing import result, standing, tracks
from caracole.systems.piccole.board.trays import tray

View = Mapping[str, Any]

STEP_OF = {
    "setup.terrain": "terrain",
    "setup.edge": "edge",
    "setup.camp": "camp",
    "setup.deploy": "deploy",
    "move.act": "move",
    "react.attempt": "react",
    "react.fall_back": "react",
    "shoot.declare": "shoot",
    "combat.main": "combat",
}
"""Where a question stands in the sequence."""


class Scenery:
    """Makes the scenes of one battle; pieces that have not changed are the same objects as before. ``looks`` has the
    colours of either side."""

    def __init__(self, game: Battle, looks: Sequence[int] = (0, 1)) -> None:
        self.game, self.looks = game, looks
        self._kept: dict[str, tuple[Any, Piece]] = {}

    def scene(self, view: View) -> Scene:
        """The scene of a view."""
        asked = view.get("decision")
        return Scene(
            seat=view["seat"],
            pieces=self._pieces(view),
            marks=[],
            tracks=tracks(view),
            hands=[],
            piles=[],
            cup=None,
            stage=_stage(view),
            question=_question(asked),
            effects=[Says("stage-shot", dict(row)) for row in view.get("shots", ())],
            result=result(view),
            standing=standing(view),
            ground=patches(view, self.game.terrain is not None, self.looks),
            tray=tray(self.game, view),
        )

    # --- pieces ------------------------------------------------------------------------------------------------------

    def _pieces(self, view: View) -> list[Piece]:
        touching = contacts_in(view["elements"])
        looking = {side["id"]: heading_from(side["edge"]) for side in view["sides"]}
        return [self._piece(row, touching.get(row["id"], ()), looking[row["side"]]) for row in view["elements"]]

    def _piece(self, row: View, touching: Iterable[tuple[str, str, str]], heading: int) -> Piece:
        met = tuple(touching)
        key = (row["status"], tuple(row["pose"] or (heading,)), row["moved"], met, row.get("level"))
        kept = self._kept.get(row["id"])
        if kept is not None and kept[0] == key:
            return kept[1]
        piece = self.made(row, met, heading)
        self._kept[row["id"]] = key, piece
        return piece

    def made(self, row: View, met: tuple[tuple[str, str, str], ...], heading: int) -> Piece:
        """A piece that is new, or has changed."""
        game = self.game
        element = Element(game.codec.number("element", row["id"], "element"))
        seat = side_of(element)
        stands = row["status"] == "on_table"
        beside = pose_in_tray(seat, element, game.sizes[seat], heading)
        return Piece(
            id=row["id"],
            place=TABLE_PLACE if stands else row["status"],
            face="front",
            symbol=symbol_of(game, element, self.looks),
            says=element_says(game, element),
            side=row["side"],
            badges=_badges(row, met),
            movable=row["status"] in ("on_table", "in_hand"),
            pose=pose_on_map(row["pose"], row["depth"]) if stands else beside,
            base=base_on_map(row["depth"]),
            label=row["id"],
        )


def heading_from(edge: str | None) -> int:
    """Where an army looks that comes from an edge."""
    return 0 if edge is None else from_edge(EDGES.index(edge), 0, 0)[2]


def _badges(row: View, met: tuple[tuple[str, str, str], ...]) -> list[Badge]:
    found = [
        Badge("badge-contact" if not n else "", Says(f"state-{kind}", {"enemy": enemy, "way": way}), "P10.c")
        for n, (kind, enemy, way) in enumerate(met)
    ]
    if row["moved"]:
        found.append(Badge("badge-moved", Says("state-moved"), "P3.g"))
    if row.get("level"):
        found.append(Badge("", Says("state-level", {"level": row["level"]}), "P2.l"))
    if row["status"] in ("destroyed", "off_table"):
        found.append(Badge("badge-lost", Says(f"state-{row['status'].replace('_', '-')}"), "P16.c"))
    return found


def contacts_in(rows: Iterable[View]) -> dict[str, list[tuple[str, str, str]]]:
    """Who touches whom: element -> whether it attacks or is attacked, the enemy, and on which side."""
    standing_rows = [(row["id"], row["side"], _pose(row), row["depth"]) for row in rows if row["pose"] is not None]
    found: dict[str, list[tuple[str, str, str]]] = {}
    for name, side, pose, _ in standing_rows:
        for other, other_side, target, depth in standing_rows:
            if side == other_side:
                continue
            way = way_of_contact(pose, target, depth)
            if way is not None:
                found.setdefault(name, []).append(("attacks", other, way))
                found.setdefault(other, []).append(("attacked", name, way))
    return found


def _pose(row: View) -> Pose:
    x, y, heading = row["pose"]
    return x, y, heading


# --- where we are ----------------------------------------------------------------------------------------------------


def _stage(view: View) -> Stage:
    asked = view.get("decision")
    if asked is None:
        return Stage("end")
    about = asked["about"]
    says = []
    if asked["kind"] == "move.act":
        moved = sum(1 for row in view["elements"] if row["moved"])
        says.append(Says("stage-moves", {"left": about["moves"], "moves": about["moves"] + moved}))
    says += [Says("stage-shot", dict(row)) for row in view.get("shots", ())]
    named = [about[key] for key in ("element", "target") if isinstance(about.get(key), str)]
    places = [about["edge"]] if isinstance(about.get("edge"), str) else []
    return Stage(STEP_OF[asked["kind"]], says, places, named)


def _question(asked: View | None) -> Question | None:
    if asked is None:
        return None
    kind = asked["kind"]
    says = Says(f"decision-{kind.replace('.', '-')}", dict(asked["about"]))
    return Question(list(asked["seats"]), kind, asked["rule"], says, asked["complete"])

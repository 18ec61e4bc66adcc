"""What a seat sees now: its view as pieces, marks, tracks, the cup, and the place in the sequence of play.

Whatever has not changed is the same object as before, so that two scenes are compared in no time.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import Any, TypeVar

from msgspec import UNSET

from caracole.geometry.hex import FACINGS
from caracole.present.model import (
    Badge,
    Cup,
    Localized,
    Mark,
    Piece,
    Question,
    Result,
    Says,
    Scene,
    Stage,
    Track,
    TrackBox,
)
from caracole.present.telling import by_language, question
from caracole.systems.gbacw.board.badges import badges
from caracole.systems.gbacw.board.board import leader_says
from caracole.systems.gbacw.board.drawing import Drawing
from caracole.systems.gbacw.board.sprites import face_of
from caracole.systems.gbacw.board.standing import Glance
from caracole.systems.gbacw.drawing.counters import Pieces
from caracole.systems.gbacw.lexicon import GbacwLexicon
from caracole.systems.gbacw.rules.components.printed import ARMS, LIGHTS, SIDES, TurnBox, clock
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.texts import LANGUAGES, Texts

View = Mapping[str, Any]
T = TypeVar("T")

STEPS = {
    "action": ("marker.brigade", "brigade.act", "leader.go"),
    "assault": ("assault", "wrap"),
    "change": ("marker.attempts", "orders.change", "orders.face"),
    "commanders": ("commanders",),
    "coordination": ("marker.coordinate", "marker.group"),
    "efficiency": ("efficiency", "transfer"),
    "engineers": ("engineers",),
    "fire": ("fire",),
    "orders": ("orders.division",),
    "pool": ("activation",),
    "reaction": ("reaction", "giving"),
    "recovery": ("reserve.leave", "reserve.orders", "quiet", "rout", "leader.promote", "leader.join"),
    "reinforcements": ("arrivals",),
    "reserve": ("reserve.place",),
    "results": ("retreat", "advance", "leader.follow", "extension", "proximity"),
    "unit": ("unit", "withdrawal", "stack", "rally"),
}
"""Where a question stands in the sequence: the step, and the kinds of decision (or their beginnings) asked there."""
STEP_OF = {kind: step for step, kinds in STEPS.items() for kind in kinds}

FOUGHT = ("assault", "results")
"""Steps whose questions are asked in the middle of a fight, once it has been declared."""

KEPT = 20_000
"""Pieces and marks that are remembered; beyond that everything is made anew."""

FLAG = (-0.62, -0.42, 0.5)
"""Where the flag of a scoring hex stands, and how large it is, in parts of the radius."""


def step_of(kind: str) -> str:
    """The step of the sequence in which a kind of decision is asked."""
    return STEP_OF.get(kind) or STEP_OF.get(kind.partition(".")[0], "draw")


def _question(game: Gbacw, asked: View | None) -> Question | None:
    """What has to be decided; forks of an assault and what comes of fire have the sheet of the fight beside them."""
    found = question(game, asked)
    if found is not None and step_of(found.kind) in FOUGHT and found.kind != "assault.designate":
        found.fight = True
    return found


class Scenery:
    """Makes the scenes of one game (with its options); shared by everybody who looks at such a game."""

    def __init__(self, game: Gbacw) -> None:
        self.game = game
        self.glance = Glance(game)
        self.plate = Drawing(game.field).plate
        self.pieces = Pieces(game.field)
        self._units = {unit.id: unit for unit in game.field.units}
        self._leaders = {leader.id: leader for leader in game.field.leaders}
        self._kept: dict[Hashable, Any] = {}
        lexicons = {language: GbacwLexicon(game, Texts(language, game.system)) for language in LANGUAGES}
        self._hours = by_language({language: lexicon.names("time") for language, lexicon in lexicons.items()})
        grid = game.field.grid
        self._scoring = list(
            dict.fromkeys(grid.names[where] for score in game.field.scenario.scores for where in score.hexes)
        )

    def scene(self, view: View) -> Scene:
        """The scene of a view."""
        if len(self._kept) > KEPT:
            self._kept.clear()
        return Scene(
            seat=None if view["seat"] is None else self.game.seats[view["seat"]],
            pieces=[*self._in_stacks(view), *self._beside(view)],
            marks=[*self._earthworks(view), *self._flags(view)],
            tracks=self._tracks(view),
            hands=[],
            piles=[],
            cup=self._cup(view),
            stage=self._stage(view),
            question=_question(self.game, view["decision"]),
            effects=[*_brigades(view), *_instructions(view)],
            result=self._result(view),
            standing=self.glance.standing(view),
        )

    def _keep(self, key: Hashable, value: T) -> T:
        self._kept[key] = value
        return value

    # --- pieces ------------------------------------------------------------------------------------------------------

    def _in_stacks(self, view: View) -> Iterator[Piece]:
        """Hex by hex, each stack from its bottom to its top, leaders above all."""
        rows = {row["id"]: row for row in view["units"]}
        brigades = {row["id"]: row for row in view["brigades"]}
        for place, stack in view["stacks"].items():
            for slug in reversed(stack):
                if rows[slug]["hex"] == place:
                    yield self._unit(rows[slug], brigades[rows[slug]["brigade"]], place)
        yield from self._unknown(view)
        for row in view["leaders"]:
            if row["hex"] is not None:
                yield self._leader(row, row["hex"])

    def _beside(self, view: View) -> Iterator[Piece]:
        """Those who are not on the map."""
        brigades = {row["id"]: row for row in view["brigades"]}
        for row in view["units"]:
            if row["hex"] is None:
                yield self._unit(row, brigades[row["brigade"]], row["place"])
        for row in view["leaders"]:
            if row["hex"] is None:
                yield self._leader(row, row["place"])

    def _unit(self, row: View, brigade: View, place: str) -> Piece:
        key = (place, *(_hashed(value) for value in row.values()), *(_hashed(value) for value in brigade.values()))
        return self._kept.get(key) or self._keep(key, self._new_unit(row, brigade, place))

    def _new_unit(self, row: View, brigade: View, place: str) -> Piece:
        unit = self._units[row["id"]]
        face = face_of(unit, row)
        args = {name: row[name] for name in ("strength", "cohesion", "movement", "orders")}
        says = Says("piece-unit", {"unit": unit.id, "arm": ARMS[unit.arm], **args})
        on_map = row["hex"] is not None
        lies: list[Badge] = badges(self.pieces, unit, row, brigade) if on_map else []
        return Piece(
            id=unit.id,
            place=place,
            face=face,
            symbol=f"unit-{unit.id}-{face}",
            says=says,
            side=SIDES[unit.side],
            badges=lies,
            facing=FACINGS.index(row["facing"]) if on_map and not row["abandoned"] else UNSET,
            bent=UNSET if row["refused"] == "none" or not on_map else row["refused"],
            covers=list(row["extension"]) or UNSET,
        )

    def _leader(self, row: View, place: str) -> Piece:
        key = (row["id"], place, row["replaced"], row["moved"])
        return self._kept.get(key) or self._keep(key, self._new_leader(row, place))

    def _new_leader(self, row: View, place: str) -> Piece:
        leader = self._leaders[row["id"]]
        ratings = leader.replacement if row["replaced"] and leader.replacement is not None else leader.front
        face = "back" if ratings is leader.replacement else "front"
        moved = [Badge("", Says("state-leader-moved"), "C9.31.e")] if row["moved"] else []
        symbol = f"leader-{leader.id}-{face}"
        return Piece(leader.id, place, face, symbol, leader_says(leader, ratings), SIDES[leader.side], moved)

    def _unknown(self, view: View) -> Iterator[Piece]:
        """K14: markers of those who are out of sight; named by where they lie, and by nothing else."""
        count: dict[str, int] = {}
        for row in reversed(view["unknown"]):
            place, side = row["hex"], row["side"]
            count[place] = count.get(place, 0) + 1
            name = f"unknown-{place}-{count[place]}"
            says = Says("piece-unknown", {"side": side})
            facing = FACINGS.index(row["facing"])
            yield Piece(
                name, place, "front", f"unknown-{side}", says, side, movable=False, rule="C1.0.b", facing=facing
            )

    # --- marks -------------------------------------------------------------------------------------------------------

    def _earthworks(self, view: View) -> Iterator[Mark]:
        for key, symbol, code in (("entrenchments", "earthwork", "mark-entrenchment"), ("works", "work", "mark-work")):
            for row in view[key]:
                facing = FACINGS.index(row["facing"])
                says = Says(code, {"hex": row["hex"], "facing": row["facing"], "until": row.get("ends", 0)})
                x, y = self._centre(row["hex"])
                size, name = 2 * self.plate.radius, f"{symbol}-{row['hex']}-{row['facing']}"
                yield Mark(name, symbol, x, y, size, says, row["hex"], 60.0 * facing - 60, rule="C15.21.a")

    def _flags(self, view: View) -> Iterator[Mark]:
        """Who holds the hexes that count."""
        holders = {place: side for side in SIDES for place in view["controlled"][side]}
        dx, dy, size = (part * self.plate.radius for part in FLAG)
        for place in self._scoring:
            side = holders.get(place)
            says = Says("mark-control", {"hex": place, "side": side})
            x, y = self._centre(place)
            at = round(x + dx, 1), round(y + dy, 1)
            yield Mark(f"flag-{place}", f"flag-{side or 'none'}", *at, size, says, place, rule="C1.0.b")

    def _centre(self, place: str) -> tuple[float, float]:
        x, y = self.plate.centre(self.game.field.grid.number(place))
        return round(x, 1), round(y, 1)

    # --- tracks and cup ----------------------------------------------------------------------------------------------

    def _tracks(self, view: View) -> list[Track]:
        key = ("time", view["turn"])
        time = self._kept.get(key) or self._keep(key, self._time(view["turn"]))
        points = dict(zip(SIDES, view["victory"]["points"], strict=True))
        low, high = min(0, *points.values()), max(20, *points.values())
        return [time, Track("points", Says("track-points"), low, high, points)]

    def _time(self, turn: int) -> Track:
        scenario = self.game.field.scenario
        boxes = [
            TrackBox(n, self._hour(row), signs=[Says(f"light-{LIGHTS[row.light]}")])
            for n, row in enumerate(scenario.turns, 1)
        ]
        return Track("time", Says("track-time"), 1, len(boxes), {"all": turn}, boxes)

    def _hour(self, box: TurnBox) -> Localized:
        """The hour of a box as each language writes it; on twelve hours they all do as the sheet does."""
        rules = self.game.field.scenario.rules
        if rules.twelve_hours:
            return {"en": clock(box, rules)}
        return self._hours[box.time]

    def _cup(self, view: View) -> Cup:
        """The pool of Activation Markers."""
        inside = [marker for marker, number in view["pool"].items() for _ in range(number)]
        active = view["flow"].get("marker", {}).get("marker")
        return Cup(inside, view["drawn"], active)

    # --- where we are ------------------------------------------------------------------------------------------------

    def _stage(self, view: View) -> Stage:
        flow, asked = view["flow"], view["decision"]
        about = {} if asked is None else asked["about"]
        says = [Says(f"stage-{name}", dict(flow[name])) for name in ("marker", "brigades", "unit") if name in flow]
        units = [about["unit"]] if about.get("unit") else list(about.get("units", ()))
        places = [about["hex"]] if about.get("hex") else list(about.get("hexes", ()))
        leaders = [about["leader"]] if about.get("leader") else []
        return Stage(step_of(asked["kind"]) if asked else "end", says, places, [*units, *leaders])

    def _result(self, view: View) -> Result | None:
        if view["result"] is None:
            return None
        union, confederate, level = view["result"]
        winner = self.game.field.scenario.levels[level].winner
        scores = dict(zip(SIDES, (union, confederate), strict=True))
        return Result([] if winner is None else [SIDES[winner]], scores, "C1.0.b")


def _hashed(value: Any) -> Hashable:
    """A value of a view as part of a key."""
    return repr(value) if isinstance(value, list | dict) else value


def _brigades(view: View) -> Iterator[Says]:
    """How every brigade stands that is on the map: orders, Reserve, Fatigue, command."""
    present = {row["brigade"] for row in view["units"] if row["hex"] is not None}
    for row in view["brigades"]:
        if row["id"] in present:
            args = {name: row[name] for name in ("orders", "reserve", "ineffective", "out_of_command")}
            yield Says("effect-brigade", {"brigade": row["id"], **args, "number": row["fatigue"] or 0})


def _instructions(view: View) -> Iterator[Says]:
    for kind, value in (view["standing"] or {}).items():
        if value != "ask":
            yield Says("effect-standing", {"kind": kind, "value": value})

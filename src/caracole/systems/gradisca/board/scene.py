"""What a seat sees now: its view as pieces, marks, tracks, cards, and the place in the sequence of play.

Whatever has not changed is the same object as before, so that two scenes are compared in no time.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, TypeVar

from caracole.present.model import (
    Badge,
    Cup,
    Hand,
    Mark,
    Piece,
    Pile,
    Question,
    Result,
    Says,
    Scene,
    Stage,
    Track,
    TrackBox,
)
from caracole.present.telling import question
from caracole.systems.gradisca.board.board import BESIDE, face_says
from caracole.systems.gradisca.board.drawing import MOST_FORTS, Slot, Slots, owner
from caracole.systems.gradisca.board.offers import WINDOW
from caracole.systems.gradisca.board.standing import Glance
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.components.theatre import BRIDGE, COMMANDER, SIDES, UNIT_TYPES, charts
from caracole.systems.gradisca.rules.game import Gradisca

View = Mapping[str, Any]
T = TypeVar("T")

STEP_OF = {
    "teams.divide": "setup",
    "stacking.choose": "stacking",
    "activation.option": "option",
    "activation.discard": "option",
    "turn.sea_supply_place": "sea_supply",
    "arrival.choose": "arrivals",
    "window.ask": "answer",
}
"""Where a question stands in the sequence, unless a march or a battle is under way."""

WITHIN = (("battle", "battle"), ("column", "column"), ("zone", "zone"), ("activation", "main"))
"""What is under way, the innermost first, and its step."""

RULE_OF = {
    "ground-forts": "G10.c",
    "ground-raided": "G23.j",
    "ground-may-be-raided": "G23.a",
    "ground-camp": "G21.1.i",
    "ground-sea-supply": "G21.f",
    "ground-town": "G11.a",
    "ground-town-lost": "G11.b",
    "ground-booty": "G13.d",
    "mark-wall": "G6.m",
    "mark-mines": "G7.5.d",
    "mark-bridge": "G15.b",
}
"""Markers and signs by their words, and the rule that says what each does."""

KEPT = 20_000
"""Pieces and marks that are remembered; beyond that everything is made anew."""


class Scenery:
    """Makes the scenes of one game (with its options); shared by everybody who looks at such a game."""

    def __init__(self, game: Gradisca, slots: Slots) -> None:
        self.game, self.slots = game, slots
        self.glance = Glance(game)
        theatre = game.theatre
        rank = {kind: n for n, kind in enumerate((COMMANDER, *UNIT_TYPES[:-1]))}
        self._number = theatre.unit_numbers
        self._order = {
            unit.id: (theatre.side_of[n], theatre.command_of[n], rank[unit.type], n)
            for n, unit in zip(theatre.every_unit, theatre.units, strict=True)
        }
        self._side = {slug: SIDES[theatre.side_of[unit]] for slug, unit in theatre.unit_numbers.items()}
        self._zone = theatre.zone_numbers
        self._place_order = {place: n for n, place in enumerate([*self._zone, *BESIDE])}
        self._kept: dict[Hashable, Any] = {}
        self._borders = {
            frozenset((theatre.zones[row.a].id, theatre.zones[row.b].id)): n for n, row in enumerate(theatre.borders)
        }

    def scene(self, view: View) -> Scene:
        """The scene of a view."""
        if len(self._kept) > KEPT:
            self._kept.clear()
        return Scene(
            seat=None if view["seat"] is None else self.game.seats[view["seat"]],
            pieces=self._pieces(view),
            marks=self._marks(view),
            tracks=self._tracks(view),
            hands=self._hands(view),
            piles=self._piles(view),
            cup=Cup(view["cup"], view["played"], (view["flow"].get("activation") or {}).get("command")),
            stage=self._stage(view),
            question=self.question(view),
            effects=[_effect(row) for row in view["effects"]],
            result=self._result(view),
            standing=self.glance.standing(view),
        )

    def _keep(self, key: Hashable, value: T) -> T:
        self._kept[key] = value
        return value

    # --- pieces ------------------------------------------------------------------------------------------------------

    def _pieces(self, view: View) -> list[Piece]:
        found = []
        for row in view["units"]:
            place = row["zone"] or row["place"]
            if place == "absent":
                continue
            state = (row["disorganized"], row["replaced"], row["activated"], row["out_of_supply"])
            key = (row["id"], place, *state)
            found.append(self._kept.get(key) or self._keep(key, self._unit(row["id"], place, *state)))
        order, places = self._order, self._place_order
        found.sort(key=lambda piece: (places[piece.place], order[piece.id]))
        return found + self._markers(view)

    def _unit(
        self, unit: str, place: str, disorganized: bool, replaced: bool, activated: bool, out_of_supply: bool
    ) -> Piece:
        face = "back" if disorganized or replaced else "front"
        badges = []
        if disorganized:
            badges.append(Badge("", Says("state-disorganized"), "G7.2.d"))
        if activated:
            badges.append(Badge("badge-activated", Says("state-acted"), "G5.1.h"))
        if out_of_supply:
            badges.append(Badge("badge-out_of_supply", Says("state-no-supply"), "G21.k"))
        says = face_says(self.game.theatre.units[self._number[unit]], face == "back")
        return Piece(unit, place, face, f"unit-{unit}-{face}", says, self._side[unit], badges)

    def _markers(self, view: View) -> list[Piece]:
        """Forts, Camps, the sea supply, raids."""
        found = []
        for zone in view["zones"]:
            for side, count in zone["forts"].items():
                if count:
                    args = {"side": side, "count": count}
                    found.append(
                        self._marker(f"fort-{side}", zone["id"], side, "ground-forts", args, min(count, MOST_FORTS))
                    )
            printed = self.game.theatre.zones[self._zone[zone["id"]]]
            if zone["raided"] and not any(printed.raid):
                found.append(self._marker("raided", zone["id"], None, "ground-raided", {}))
        for side, camp in view.get("camps", {}).items():
            if camp is not None and camp["zone"] is not None:
                found.append(self._marker(f"camp-{side}", camp["zone"], side, "ground-camp", {"side": side}))
        if view.get("sea_supply") is not None:
            found.append(self._marker("ship", view["sea_supply"], SIDES[0], "ground-sea-supply", {}))
        return found

    def _marker(
        self, kind: str, place: str, side: str | None, code: str, args: dict[str, Any], count: int = 0
    ) -> Piece:
        key = (kind, place, count)
        kept: Piece | None = self._kept.get(key)
        if kept is not None:
            return kept
        symbol = f"{kind}-{count}" if count else kind
        piece = Piece(
            id=f"{kind}@{place}",
            place=place,
            face="front",
            symbol=symbol,
            says=Says(code, args),
            side=side,
            count=max(1, count),
            movable=False,
            rule=RULE_OF[code],
        )
        return self._keep(key, piece)

    # --- marks -------------------------------------------------------------------------------------------------------

    def _marks(self, view: View) -> list[Mark]:
        found = []
        for wall in view["walls"]:
            found += self._wall(wall)
        changed = {frozenset((row["a"], row["b"])): row["kind"] for row in view["borders_changed"]}
        for border in self.slots.bridges:
            row = self.game.theatre.borders[border]
            a, b = self.game.theatre.zones[row.a].id, self.game.theatre.zones[row.b].id
            if changed.get(frozenset((a, b)), row.kind) == BRIDGE:
                says = Says("mark-bridge", {"zone": a, "to": b})
                found.append(self._mark(f"bridge-{a}-{b}", "bridge", self.slots.bridges[border], says, None))
        for (zone, kind), slot in self.slots.signs.items():
            mark = self._sign(view["zones"][zone], zone, kind, slot)
            if mark is not None:
                found.append(mark)
        return found

    def _wall(self, wall: View) -> list[Mark]:
        pair = frozenset((wall["fortress"], wall["facing"]))
        slot = self.slots.walls.get(self._borders[pair])
        if slot is None:
            return []
        name = f"{wall['fortress']}-{wall['facing']}"
        args = {
            "fortress": wall["fortress"],
            "zone": wall["facing"],
            "level": wall["level"],
            "printed": wall["printed"],
        }
        found = [
            self._mark(
                f"wall-{name}",
                f"wall-{wall['level']}-{wall['printed']}",
                slot,
                Says("mark-wall", args),
                wall["fortress"],
            )
        ]
        if wall["mines"]:
            count = wall["mines"]
            wide = slot.size * (0.48 if wall["level"] < wall["printed"] else 0.31)
            beside = Slot(slot.x - wide - slot.size * 0.08, slot.y - slot.size * 0.12, slot.size * 0.56)
            says = Says(
                "mark-mines",
                {"fortress": wall["fortress"], "zone": wall["facing"], "count": count, "side": wall["mined_by"]},
            )
            text = str(count) if count > 1 else ""
            found.append(self._mark(f"mine-{name}", "mine", beside, says, wall["fortress"], text))
        return found

    def _sign(self, row: View, zone: Zone, kind: str, slot: Slot) -> Mark | None:
        whose = owner(self.game.theatre, zone)
        place = row["id"]
        if kind == "castle":
            lost = row["town_lost"]
            symbol, code = ("castle-lost", "ground-town-lost") if lost else ("castle", "ground-town")
            return self._mark(f"town-{place}", f"{symbol}-{whose}", slot, Says(code), place)
        if kind == "torch":
            symbol = "flames" if row["raided"] else "torch"
            says = Says("ground-raided" if row["raided"] else "ground-may-be-raided")
            return self._mark(f"raid-{place}", f"{symbol}-{whose}", slot, says, place)
        if row["booty"] is None:
            return None
        return self._mark(
            f"booty-{place}", f"{kind}-{whose}", slot, Says("ground-booty", {"side": row["booty"]}), place
        )

    def _mark(self, name: str, symbol: str, slot: Slot, says: Says, place: str | None, text: str = "") -> Mark:
        key = (name, symbol, slot.x, text, says.args.get("side"))
        kept: Mark | None = self._kept.get(key)
        if kept is not None:
            return kept
        x, y, wide, angle = (round(number, 1) for number in slot)
        return self._keep(key, Mark(name, symbol, x, y, wide, says, place, angle, text, RULE_OF[says.code]))

    # --- tracks ------------------------------------------------------------------------------------------------------

    def _tracks(self, view: View) -> list[Track]:
        theatre, scenario = self.game.theatre, self.game.theatre.scenario
        waiting = tuple((row["group"], row["turn"]) for row in view["time_line"])
        time_key = ("time", view["turn"], view["end_turn"], waiting)
        tracks = [self._kept.get(time_key) or self._keep(time_key, self._time(view))]
        points = view["points"]
        tracks.append(
            Track("points", Says("track-points"), min(0, *points.values()), max(30, *points.values()), points)
        )
        if "morale" in view:
            boxes = []
            for number in range(1, int(charts().morale.highest) + 1):
                low, medium = number <= scenario.low_up_to, number <= scenario.medium_up_to
                boxes.append(TrackBox(number, band="low" if low else "medium" if medium else "high"))
            tracks.append(Track("morale", Says("track-morale"), 0, len(boxes), view["morale"], boxes))
        tracks.append(
            Track("forts", Says("track-forts"), 0, max(1, *theatre.scenario.fort_markers), view["fort_markers"])
        )
        return tracks

    def _time(self, view: View) -> Track:
        theatre = self.game.theatre
        boxes = []
        for box in theatre.boxes:
            signs = []
            if box.turn == view["end_turn"]:
                signs.append(Says("time-end"))
            if box.season == 0:
                signs.append(Says("time-winter"))
            if box.morale_loss and self.game.rules.advanced:
                signs.append(Says("time-morale"))
            groups = [row["group"] for row in view["time_line"] if row["turn"] == box.turn]
            signs += [Says("time-group", {"group": group}) for group in groups]
            commands = [
                theatre.commands[theatre.command_of[row.units[0]]].id for row in theatre.groups if row.id in groups
            ]
            boxes.append(TrackBox(box.turn, dict(box.label), "", signs, commands))
        first = theatre.scenario.first_turn
        last = max(theatre.box, default=view["end_turn"])
        return Track("time", Says("track-time"), first, last, {"all": view["turn"], "end": view["end_turn"]}, boxes)

    # --- cards -------------------------------------------------------------------------------------------------------

    def _hands(self, view: View) -> list[Hand]:
        cards = view["cards"]
        hands = []
        for side in SIDES:
            own = side == view["side"]
            hands.append(
                Hand(
                    side,
                    cards["hand_sizes"][side],
                    cards["hand"] if own else None,
                    cards["betrayed"] if own else cards["known"],
                )
            )
        return hands

    def _piles(self, view: View) -> list[Pile]:
        cards = view["cards"]
        piles = [Pile("deck", Says("pile-deck"), cards["deck"])]
        for name in ("discard", "removed", "set_aside"):
            if cards[name] or name == "discard":
                piles.append(Pile(name, Says(f"pile-{name.replace('_', '-')}"), len(cards[name]), cards[name]))
        return piles

    # --- where we are ------------------------------------------------------------------------------------------------

    def _stage(self, view: View) -> Stage:
        flow, asked = view["flow"], view["decision"]
        kind = "" if asked is None else asked["kind"]
        inside = next((step for name, step in WITHIN if name in flow), None)
        step = STEP_OF.get(kind) or inside or ("draw" if asked else "advance")
        if kind == WINDOW:
            step = "answer"
        says, places = [], []
        pieces: list[str] = []
        for name in ("activation", "zone", "column", "battle", "card"):
            row = flow.get(name)
            if row is None:
                continue
            says.append(Says(f"stage-{name}", {key: value for key, value in row.items() if value is not None}))
            if row.get("zone"):
                places = [row["zone"]]
            if name in ("column", "battle"):
                pieces = row["units"]
        return Stage(step, says, places, pieces)

    def question(self, view: View) -> Question | None:
        """What has to be decided."""
        return question(self.game, view["decision"], window=WINDOW)

    def _result(self, view: View) -> Result | None:
        scores = view["result"]
        if scores is None:
            return None
        by_seat = {name: scores[SIDES[self.game.side_of_seat(seat)]] for seat, name in enumerate(self.game.seats)}
        best = max(by_seat.values())
        winners = [seat for seat, score in by_seat.items() if score == best]
        return Result([] if len(winners) == len(by_seat) else winners, by_seat, "G13.j")


def _effect(row: View) -> Says:
    """A card that is still at work."""
    value = row["value"]
    numbers = [each for each in (value if isinstance(value, list) else [value]) if isinstance(each, int)]
    words = [each for each in (value if isinstance(value, list) else [value]) if isinstance(each, str)]
    args: dict[str, Any] = {"side": row["side"], "until": row["until"]}
    if numbers:
        args["by"] = numbers[0]
    if words:
        args["what"] = words
    return Says(f"effect-{row['name'].replace('_', '-')}", args)

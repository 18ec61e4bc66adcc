"""Orders in words: ``R3 advance 3``, ``R3 contact B7 flank``, ``line R3 advance``, ``R3 wheel left 30``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from caracole.cli.terminal.faces.plain import Unclear
from caracole.cli.terminal.words import normal
from caracole.geometry.table import Pose, local, moved, vector
from caracole.kernel import Refusal
from caracole.systems.piccole.battle.rules.combat.contact import FRONT, LEFT, REAR, RIGHT, contact_pose
from caracole.systems.piccole.battle.rules.components.measures import HALF_FRONT, INCH
from caracole.systems.piccole.battle.rules.components.numbers import Element, each_element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.field.formations import FORMATIONS, drawn_up
from caracole.systems.piccole.battle.rules.field.ground import rear_middle
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.movement.movement import block_of, wheel
from caracole.systems.piccole.battle.rules.query import backward
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.texts import Texts

VERBS = (
    "advance", "back", "contact", "to", "wheel", "oblique", "beside", "behind", "line", "shoot", "end", "break",
    "stand", "fall", "concede", "lead", "edge", "camp", "lay", "place", "deploy", "lift",
)  # fmt: skip
"""Each has its words in the catalogue: ``order-advance``."""
CENTIMETRE = 100
"""Units, which are tenths of a millimetre (P0.a)."""
SIDES = ("left", "right", "front", "rear", "flank")
"""So have these: ``order-left``."""
LONGEST, FARTHEST = 24, 60
"""Up to these a length is in inches and a place in centimetres, beyond them in units; ``3cm`` is centimetres always."""
NUMBER = re.compile(r"(-?\d+(?:[.,]\d+)?)(cm)?", re.IGNORECASE)


class Measured(float):
    """A length in units, whose measure was named."""


class Orders:
    """Reads orders for one game in one language."""

    def __init__(self, game: Battle, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.words: dict[str, str] = {}
        for verb in (*VERBS, *SIDES):
            for catalogue in (Texts("en", game.system), texts):
                for word in catalogue.say(f"order-{verb}").split(","):
                    self.words.setdefault(normal(word), verb)

    def read(self, text: str, state: BattleState) -> dict[str, Any]:
        """The message behind an order. Raises Unclear."""
        elements: list[str] = []
        numbers: list[float] = []
        verbs: list[str] = []
        names: list[str] = []
        for word in re.sub(r",(?!\d+cm\b)", " ", text).split():
            known = self.words.get(normal(word))
            if re.fullmatch(r"[A-Za-z]\d+", word) and word.upper() in self.game.codec.names["element"]:
                elements.append(word.upper())
            elif found := NUMBER.fullmatch(word):
                value = float(found[1].replace(",", "."))
                numbers.append(Measured(value * CENTIMETRE) if found[2] else value)
            elif known is not None:
                verbs.append(known)
            else:
                names.append(word)
        verb = next((each for each in verbs if each in VERBS), None)
        if verb is None:
            raise Unclear(self.texts.say("not-understood", text=text))
        sides = [each for each in verbs if each in SIDES]
        try:
            return Order(self.game, state, elements, numbers, sides, names).message(verb)
        except (IndexError, ValueError):
            raise Unclear(self.texts.say("order-incomplete", example=self.texts.say(f"example-{verb}"))) from None


class Order:
    """One order: what it names, made into a message."""

    def __init__(
        self,
        game: Battle,
        state: BattleState,
        elements: Sequence[str],
        numbers: Sequence[float],
        sides: Sequence[str],
        names: Sequence[str],
    ) -> None:
        self.game, self.state = game, state
        self.elements, self.numbers, self.sides, self.names = elements, numbers, sides, names

    def message(self, verb: str) -> dict[str, Any]:
        """The action of a verb."""
        plain = {"end": self._end(), "break": "TryToBreak", "stand": "Stand", "concede": "Concede", "lift": "LiftAll"}
        if verb in plain:
            return {"do": plain[verb]}
        make: Callable[[], dict[str, Any]] = getattr(self, f"_{verb}")
        return make()

    # --- small things ------------------------------------------------------------------------------------------------

    def _number(self, name: str) -> Element:
        return Element(self.game.codec.number("element", name, "element"))

    def _pose(self, place: int = 0) -> Pose:
        return self.state.poses[self._number(self.elements[place])]

    def _length(self, otherwise: int) -> int:
        if not self.numbers:
            return otherwise
        length = self.numbers[0]
        in_inches = length <= LONGEST and not isinstance(length, Measured)
        return round(length * INCH) if in_inches else round(length)

    def _at(self, number: float) -> int:
        in_centimetres = number <= FARTHEST and not isinstance(number, Measured)
        return round(number * CENTIMETRE) if in_centimetres else round(number)

    def _reach(self) -> int:
        return self.game.troop[self._number(self.elements[0])].easy

    def _go(self, pose: Pose) -> dict[str, Any]:
        x, y, heading = pose
        return {"do": "Move", "element": self.elements[0], "x": x, "y": y, "h": heading % 360, "path": []}

    def _end(self) -> str:
        steps = {"shoot.declare": "EndShooting", "setup.terrain": "EndTerrain"}
        return steps.get(self.state.stack[-1].step, "EndMoves")

    # --- moves -------------------------------------------------------------------------------------------------------

    def _advance(self) -> dict[str, Any]:
        return self._straight(lambda pose, length: moved(pose, length, pose[2]))

    def _back(self) -> dict[str, Any]:
        return self._straight(backward)

    def _oblique(self) -> dict[str, Any]:
        turn = -45 if "left" in self.sides else 45
        return self._straight(lambda pose, length: moved(pose, length, pose[2] + turn))

    def _straight(self, end: Callable[[Pose, int], Pose]) -> dict[str, Any]:
        """So far, or as far as it can."""
        start = self._pose()
        return self._farthest(self._reach(), lambda length: self._go(end(start, length)))

    def _farthest(self, reach: int, order: Callable[[int], dict[str, Any]]) -> dict[str, Any]:
        """The order for the length that was named: if rounding makes that one unit too long, for one unit less. Without
        a length, the longest that is allowed; the whole reach if none is, so that the refusal says why."""
        named = self._length(reach)
        for length in range(named, max(named - 2, 0) if self.numbers else 0, -1):
            refusal = self._why_not(order(length))
            if refusal is None:
                return order(length)
            if not refusal.comes_from_a_rule:
                break
        return order(named)

    def _why_not(self, message: dict[str, Any]) -> Refusal | None:
        seat = side_of(self._number(self.elements[0]))
        return self.game.check(self.state, seat, self.game.decode_action(message))

    def _wheel(self) -> dict[str, Any]:
        return self._go(wheel(self._pose(), int(self.numbers[0]) if self.numbers else 30, "left" not in self.sides))

    def _to(self) -> dict[str, Any]:
        if len(self.numbers) < 2:
            raise ValueError
        heading = int(self.numbers[2]) if len(self.numbers) > 2 else self._pose()[2]
        return self._go((self._at(self.numbers[0]), self._at(self.numbers[1]), heading))

    def _contact(self) -> dict[str, Any]:
        target = self._number(self.elements[1])
        pose = self.state.poses[target]
        way = self.sides[0] if self.sides else FRONT
        if way == "flank":  # the side that the attacker stands on
            way = RIGHT if local(pose, self._pose())[0] > 0 else LEFT
        if way not in (FRONT, RIGHT, LEFT, REAR):
            raise ValueError
        return self._go(contact_pose(pose, self.game.depth[target], way))

    def _beside(self) -> dict[str, Any]:
        x, y, heading = self._pose(1)
        side = -2 if "left" in self.sides else 2
        hx, hy = vector(HALF_FRONT, heading + 90)
        return self._go((x + side * hx, y + side * hy, heading))

    def _behind(self) -> dict[str, Any]:
        friend = self._pose(1)
        return self._go((*rear_middle(friend, self.game.depth[self._number(self.elements[1])]), friend[2]))

    def _line(self) -> dict[str, Any]:
        first = self._number(self.elements[0])
        seat = side_of(first)
        ready = each_element(self.state.on_table & self.game.army[seat] & ~self.state.moved)
        if len(self.elements) > 1:
            block = [self._number(name) for name in self.elements]
        else:
            block = block_of(self.game, self.state, first, ready)
        names, heading = [self.game.name(element) for element in block], self._pose()[2]

        def advance(length: int) -> dict[str, Any]:
            dx, dy = vector(length, heading)
            return {"do": "MoveBlock", "elements": names, "dx": dx, "dy": dy}

        return self._farthest(min(self.game.troop[element].easy for element in block), advance)

    # --- the rest ----------------------------------------------------------------------------------------------------

    def _shoot(self) -> dict[str, Any]:
        return {"do": "Shoot", "shooter": self.elements[0], "target": self.elements[1]}

    def _lead(self) -> dict[str, Any]:
        return {"do": "ChooseMain", "element": self.elements[0]}

    def _fall(self) -> dict[str, Any]:
        return {"do": "FallBack", "distance": self._length(INCH)}

    def _edge(self) -> dict[str, Any]:
        return {"do": "ChooseEdge", "edge": self.names[0].lower()}

    def _camp(self) -> dict[str, Any]:
        return {"do": "PlaceCamp", "at": self._at(self.numbers[0])}

    def _lay(self) -> dict[str, Any]:
        # "T2" looks like an element, unless a side has that letter.
        named = [*self.names, *self.elements]
        return {"do": "LayTerrain", "terrain": named[0].upper()}

    def _place(self) -> dict[str, Any]:
        x, y, heading = self.numbers[:3]
        return {
            **{"do": "Place", "element": self.elements[0]},
            **{"x": self._at(x), "y": self._at(y), "h": int(heading)},
        }

    def _deploy(self) -> dict[str, Any]:
        seat = self.state.stack[-1].seat
        wish = self.names[0].lower() if self.names else FORMATIONS[0]
        if wish not in FORMATIONS:
            raise ValueError
        poses = drawn_up(self.game, self.state, seat, wish)
        if poses is None:
            raise ValueError
        return {"do": "Deploy", "poses": [number for pose in poses for number in pose]}


def described(game: Battle, texts: Texts, state: Mapping[str, Any], message: Mapping[str, Any]) -> str | None:
    """A move in the words that would order it; None if there are none."""
    rows = {row["id"]: row for row in state["elements"]}
    row = rows.get(message["element"])
    if row is None or row["pose"] is None:
        return None
    start: Pose = (row["pose"][0], row["pose"][1], row["pose"][2])
    end: Pose = (message["x"], message["y"], message["h"])
    for other in rows.values():
        if other["side"] == row["side"] or other["pose"] is None:
            continue
        pose = (other["pose"][0], other["pose"][1], other["pose"][2])
        for way in (FRONT, RIGHT, LEFT, REAR):
            if contact_pose(pose, other["depth"], way) == end:
                return texts.say("said-contact", element=message["element"], enemy=other["id"], way=way)
    if end[2] == start[2]:
        aside, ahead = local(start, end)
        if abs(aside) <= 1:
            said = "said-advance" if ahead > 0 else "said-back"
            return texts.say(said, element=message["element"], distance=abs(ahead))
    return None

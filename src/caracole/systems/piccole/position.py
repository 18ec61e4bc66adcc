"""A position by words, for tests, pictures and studies: see :func:`build_battle`, and ``campaign.position`` for
campaigns.

    table = position("piccole", elements='''
        S1 FtP 3000 2000 0 general
        N1 FtM 3000 3000 180 shoots
    ''', terrain="wood 2000,2000 2600,2000 2600,2600 2000,2600")
    table.dice(3, 4, 1, 1).play("EndMoves")

Sides are S (its edge is the south one) and N; numbers may have gaps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from caracole.kernel import CaracoleError, Dice, Emit
from caracole.kernel.bits import mask_of
from caracole.kernel.words import TableQuestions, names_of, part_of, refuse_unknown
from caracole.systems.piccole.battle.rules.aftermath.victory import losses
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.components.troops import ROOM, TYPES, ListedElement
from caracole.systems.piccole.battle.rules.field.field import camp_outline
from caracole.systems.piccole.battle.rules.field.ground import KINDS
from caracole.systems.piccole.battle.rules.flow import FLOW, Play, Turn
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.state import NORTH, SOUTH, BattleState, Piece, blank_state
from caracole.systems.piccole.campaign import position as campaign

if TYPE_CHECKING:
    from caracole.geometry.table import Pose

LETTERS = ("S", "N")
SEATS = ("south", "north")


def build(*, dice: Dice, emit: Emit | None = None, **words: Any) -> tuple[Any, Any]:
    """A battle and its state; with ``campaign`` among the words, a campaign and its state."""
    make = campaign.build if "campaign" in words else build_battle
    return make(dice=dice, emit=emit, **words)


def questions_of(game: Any) -> type:
    """What a table can be asked about a game that was built here."""
    return Questions if isinstance(game, Battle) else campaign.Questions


@dataclass(frozen=True)
class BattleWords:
    """The words of a battle."""

    elements: str
    """A line each: id, type, x, y, heading, then ``general``, ``shoots``, ``destroyed``, ``off_table``."""
    terrain: str = ""
    """A line each: kind, vertices ``x,y``, and ``level=2`` or ``blocks`` (sight) where it matters."""
    phasing: str = "S"
    moves: int = 12
    """What is left of the dice of the phasing side."""
    turn: int = 1
    step: str = "move.act"
    moved: str = ""
    """Ids that have moved in this turn."""
    camps: Mapping[str, int] = field(default_factory=dict)
    """``{"S": 2600}``: where along its edge."""
    held: Mapping[str, str] = field(default_factory=dict)
    """``{"S": "N"}``: who controls whose camp."""
    at_start: Mapping[str, int] = field(default_factory=dict)
    """How many elements a side began with, if not those written down."""
    revision: int | None = None
    """An older revision of the rules that the program still carries."""


Row: TypeAlias = "tuple[Element, ListedElement, Pose, str]"
"""An element as it is written down: number, what it is, where it stands, its status."""


def build_battle(*, dice: Dice, emit: Emit | None = None, **told: Any) -> tuple[Battle, BattleState]:
    """A battle and a state, from :class:`BattleWords`."""
    refuse_unknown(told, names_of(BattleWords))
    words = part_of(BattleWords, told)
    rows = [_read_element(line) for line in lines_of(words.elements)]
    game = battle_of(words, rows)
    state = state_of(words, rows, game)
    FLOW.run(Play(game, state, dice, emit), state.stack)
    return game, state


def battle_of(words: BattleWords, rows: Sequence[Row]) -> Battle:
    """The armies that meet. Numbers may have gaps: whoever is not written down is in no army."""
    armies: list[list[ListedElement]] = [[ListedElement(0)], [ListedElement(0)]]
    for number, element, _, _ in rows:
        army = armies[number // ROOM]
        army.extend([ListedElement(0)] * (number % ROOM + 1 - len(army)))
        army[number % ROOM] = element
    game = Battle(armies, seats=SEATS, letters=LETTERS, camps=bool(words.camps), scenario="position")
    game = game if words.revision is None else game.under(words.revision)
    present = [mask_of(number for number, *_ in rows if number // ROOM == seat) for seat in (0, 1)]
    game.army = (present[0], present[1])
    sizes = [words.at_start.get(letter, mask.bit_count()) for letter, mask in zip(LETTERS, present, strict=True)]
    game.sizes = (sizes[0], sizes[1])
    return game


def state_of(words: BattleWords, rows: Sequence[Row], game: Battle) -> BattleState:
    """Elements, terrain and camps on the table, and whose turn it is."""
    state = blank_state(max(ROOM, *(number for number, *_ in rows)) + 1)
    letters = game.letters
    phasing = letters.index(words.phasing)
    state.turn, state.phasing, state.layer = words.turn, phasing, 1 - phasing
    state.edges = (SOUTH, NORTH)
    state.pieces = tuple(_read_piece(line) for line in lines_of(words.terrain))
    camps = [
        camp_outline(edge, words.camps[letter]) if letter in words.camps else ()
        for edge, letter in zip(state.edges, letters, strict=True)
    ]
    state.camps = (camps[0], camps[1])
    holders = [letters.index(words.held.get(letter, letter)) for letter in letters]
    state.camp_held = (holders[0], holders[1])
    for number, _, pose, status in rows:
        state.poses[number] = pose
        setattr(state, status, getattr(state, status) | 1 << number)
    moved = words.moved.replace(",", " ").split()
    state.moved = mask_of(game.codec.number("element", name, "moved") for name in moved)
    state.stack.append(Turn(words.step, state.phasing, words.moves))
    return state


def lines_of(text: str) -> list[str]:
    """The lines of a text that say something."""
    return [line for part in text.splitlines() if (line := part.partition("//")[0].strip())]


def _read_element(line: str) -> Row:
    name, kind, x, y, heading, *flags = line.replace("(", " ").replace(")", " ").replace(",", " ").split()
    if name[0] not in LETTERS or kind not in TYPES:
        raise CaracoleError(f"element {line!r}: S1 FtP 3000 2000 0")
    unknown = set(flags) - {"general", "shoots", "destroyed", "off_table"}
    if unknown:
        raise CaracoleError(f"element {line!r}: what is {unknown.pop()!r}?")
    number = Element(LETTERS.index(name[0]) * ROOM + int(name[1:]) - 1)
    element = ListedElement(TYPES.index(kind), "shoots" in flags, "general" in flags)
    status = next((flag for flag in ("destroyed", "off_table") if flag in flags), "on_table")
    return number, element, (int(x), int(y), int(heading)), status


def _read_piece(line: str) -> Piece:
    kind, *words = line.split()
    if kind not in KINDS:
        raise CaracoleError(f"terrain {line!r}: the kinds are {', '.join(KINDS)}")
    points = []
    level, blocks = (1 if KINDS[kind].height else 0), False
    for word in words:
        if word.startswith("level="):
            level = int(word.removeprefix("level="))
        elif word == "blocks":
            blocks = True
        else:
            x, _, y = word.partition(",")
            points.append((int(x), int(y)))
    return kind, level, blocks, tuple(points)


def rectangle_of(kind: str, x0: int, y0: int, x1: int, y1: int, *more: str) -> str:
    """A line of terrain: a rectangle from one corner to the opposite one."""
    return " ".join([kind, f"{x0},{y0} {x1},{y0} {x1},{y1} {x0},{y1}", *more])


class Questions(TableQuestions[Battle, BattleState]):
    """What a table answers about a battle, by names."""

    def _number(self, name: str) -> Element:
        return Element(self._game.codec.number("element", name, "element"))

    def pose(self, name: str) -> Pose | None:
        """Where an element stands; None if it is not on the table."""
        number = self._number(name)
        pose: Pose = self._state.poses[number]
        return pose if self.is_on_table(name) else None

    def is_on_table(self, name: str) -> bool:
        """It stands somewhere."""
        return bool(self._state.on_table >> self._number(name) & 1)

    def is_destroyed(self, name: str) -> bool:
        """It is gone for good."""
        return bool(self._state.destroyed >> self._number(name) & 1)

    def is_off_table(self, name: str) -> bool:
        """It has left the table."""
        return bool(self._state.off_table >> self._number(name) & 1)

    def losses(self, letter: str) -> int:
        """P16: the loss points of a side."""
        return losses(self._game, self._state, LETTERS.index(letter))

    def move(self, name: str, *poses: Sequence[int]) -> Any:
        """Why an element may not go there, over the poses given; None if it may."""
        *way, end = poses
        path = [number for pose in way for number in pose]
        return self._table.refusal("Move", element=name, x=end[0], y=end[1], h=end[2], path=path)

    def total(self, name: str) -> int | None:
        """The total of an element in the last combat that it fought."""
        for event in reversed(self._table.events):
            if event.kind in ("melee_fought", "shooting_fought"):
                for key in ("one", "other"):
                    if event.args[key] == name:
                        total: int = event.args[f"{key}_total"]
                        return total
        return None

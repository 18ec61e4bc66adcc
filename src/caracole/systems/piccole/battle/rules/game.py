"""A battle of Piccole Guerre as a game that the kernel can play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from caracole.geometry.table import Pose
from caracole.kernel import ActionCodec, CaracoleError, Dice, Emit, FlowGame, Outcome, Refusal, digest
from caracole.kernel.changes import changes_in
from caracole.systems.piccole import amendments
from caracole.systems.piccole.battle.rules import view as views
from caracole.systems.piccole.battle.rules.actions import ACTIONS
from caracole.systems.piccole.battle.rules.aftermath import victory
from caracole.systems.piccole.battle.rules.components.numbers import Element, each_element
from caracole.systems.piccole.battle.rules.components.troops import ROOM, TROOPS, ListedElement
from caracole.systems.piccole.battle.rules.field import setup
from caracole.systems.piccole.battle.rules.field.formations import FORMATIONS
from caracole.systems.piccole.battle.rules.field.ground import LAID_KINDS, Ground, centre
from caracole.systems.piccole.battle.rules.flow import FLOW, Play, name_args
from caracole.systems.piccole.battle.rules.invariants import broken_invariants
from caracole.systems.piccole.battle.rules.sequence import sequence
from caracole.systems.piccole.battle.rules.state import EDGES, SOUTH, BattleState
from caracole.systems.piccole.battle.sheets import Table
from caracole.systems.piccole.loader import shipped_tables

REVISION = 2
"""Matches begun under an older one are played on under it; ``amendments`` names what changed since."""

STEP_MODULES = (sequence,)
"""Chapters that nobody imports by name: importing them registers their steps."""

NOBODY = ListedElement(0)


class Battle(FlowGame[BattleState, Play]):
    """Two armies and everything fixed that one battle between them needs."""

    system = "piccole"
    revision = REVISION
    changes = tuple(change for change in changes_in(amendments) if change.clauses[0].startswith("P"))
    flow = FLOW
    state_type = BattleState

    def __init__(
        self,
        armies: Sequence[Sequence[ListedElement]],
        *,
        layer: int | None = None,
        terrain: str | None = None,
        camps: bool = True,
        drawn_up: bool = False,
        seats: tuple[str, str] = ("red", "blue"),
        letters: tuple[str, str] = ("R", "B"),
        scenario: str = "battle",
        options: Mapping[str, Any] | None = None,
        tables: Sequence[Table] | None = None,
        edge: int = SOUTH,
        formations: tuple[str, str] = (FORMATIONS[0], FORMATIONS[0]),
        places: tuple[Sequence[Pose], Sequence[Pose]] = ((), ()),
        title: Mapping[str, str] | None = None,
    ) -> None:
        for army in armies:
            if not 1 <= len(army) <= ROOM:
                raise CaracoleError(f"an army has 1 to {ROOM} elements, not {len(army)}")  # P1.g
        self.armies = (tuple(armies[0]), tuple(armies[1]))
        self.sizes = (len(armies[0]), len(armies[1]))
        self.elements = [NOBODY] * (2 * ROOM)
        for seat, army in enumerate(self.armies):
            for number, element in enumerate(army):
                self.elements[seat * ROOM + number] = element
        self.troop = [TROOPS[element.type] for element in self.elements]
        self.depth = [troop.depth for troop in self.troop]
        self.is_heavy_foot = [troop.is_heavy_foot for troop in self.troop]
        self.is_light_foot = [troop.is_light_foot for troop in self.troop]
        self.army = tuple(((1 << size) - 1) << seat * ROOM for seat, size in enumerate(self.sizes))
        """seat -> set of its elements"""
        self.generals = sum(1 << number for number, element in enumerate(self.elements) if element.general)
        self.layer = layer
        self.tables = tuple(shipped_tables() if tables is None else tables)
        self.terrain_pieces = tuple(table.pieces for table in self.tables)
        known = [table.id for table in self.tables]
        if terrain is not None and terrain not in known:
            raise CaracoleError(f"terrain {terrain!r}: there are {', '.join(known)}")
        self.terrain = None if terrain is None else known.index(terrain)
        if drawn_up and terrain is None:
            raise CaracoleError("armies that begin drawn up need a terrain that is laid already")
        self.camps = camps
        self.drawn_up = drawn_up
        self.edge, self.formations, self.places = edge, formations, places
        """Of armies that begin drawn up: the first seat's edge, how each is drawn up, or where each element stands."""
        self.seats = seats
        self.letters = letters
        self.scenario = scenario
        self.options = dict(options or {})
        self.title = dict(title or {})
        """As its sheet has it."""
        names = [f"{letters[seat]}{number + 1}" for seat in (0, 1) for number in range(ROOM)]
        domains = {"element": names, "terrain": known, "kind": LAID_KINDS, "edge": EDGES, "seat": seats}
        self.codec = ActionCodec(ACTIONS, domains)
        facts = [self.armies, layer, terrain, camps, drawn_up, letters, [[t.id, t.pieces] for t in self.tables]]
        set_up, usual = [edge, formations, places], [SOUTH, (FORMATIONS[0], FORMATIONS[0]), ((), ())]
        self.data_digest = digest(facts if set_up == usual else facts + set_up)
        self._grounds: dict[Any, Ground] = {}
        self._last: tuple[Any, Any, Ground] | None = None

    # --- the kernel's questions --------------------------------------------------------------------------------------

    def work(self, state: BattleState, dice: Dice, emit: Emit | None) -> Play:
        """The context of a step."""
        return Play(self, state, dice, emit)

    def setup(self, dice: Dice, emit: Emit | None = None) -> BattleState:
        """Chapter 2."""
        return setup.set_up(self, dice, emit)

    def outcome(self, state: BattleState) -> Outcome | None:
        """Chapter 16."""
        return victory.outcome(self, state)

    def view(self, state: BattleState, seat: int | None) -> dict[str, Any]:
        """P2.j: everything lies open."""
        return views.view(self, state, seat)

    def imagine(self, state: BattleState, seat: int | None, rng: Random) -> BattleState:
        """Nothing is hidden."""
        return state.copy()

    def explain(self, refusal: Refusal) -> dict[str, Any]:
        """A refusal with readable names."""
        return {"rule": refusal.rule, "code": refusal.code, "args": name_args(self, refusal.args)}

    def broken_invariants(self, state: BattleState) -> list[str]:
        """What no legal play could have made."""
        return broken_invariants(self, state)

    # --- small services ----------------------------------------------------------------------------------------------

    def ground(self, state: BattleState) -> Ground:
        """The terrain of a state, measured once: states that were copied from each other share it."""
        last = self._last
        if last is not None and last[0] is state.pieces and last[1] is state.camps:
            return last[2]
        key = (state.pieces, state.camps)
        found = self._grounds.get(key)
        if found is None:
            if len(self._grounds) > 64:
                self._grounds.clear()
            found = self._grounds[key] = Ground(state.pieces, state.camps)
        self._last = (state.pieces, state.camps, found)
        return found

    def elements_of(self, seat: int) -> tuple[Element, ...]:
        """The numbers of a seat's elements, in the order in which its army was given."""
        return tuple(each_element(self.army[seat]))

    def in_hand(self, state: BattleState, seat: int) -> list[Element]:
        """The elements of a seat that have not been placed yet."""
        return each_element(self.army[seat] & ~(state.on_table | state.destroyed | state.off_table))

    def name(self, element: Element) -> str:
        """P0.n: letter and number."""
        return self.codec.names["element"][element]

    def level_of(self, state: BattleState, element: Element) -> int:
        """P2.l: how high an element stands."""
        return self.ground(state).level_at(centre(state.poses[element], self.depth[element]))

    def report(self, state: BattleState) -> victory.Report:
        """What a campaign wants to know of a battle that is over."""
        return victory.report(self, state)

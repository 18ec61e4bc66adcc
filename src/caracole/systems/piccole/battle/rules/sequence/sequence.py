"""P3 The turn: dice for moves, moves, horse that breaks contact, all combat at once.

P3.a: players alternate. P3.i: a turn is one player's four phases, and victory is looked at after each phase 4.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from caracole.kernel import Question, Refusal
from caracole.kernel.bits import mask_of
from caracole.systems.piccole.battle.rules.actions import (
    ChooseMain,
    Concede,
    EndMoves,
    EndShooting,
    FallBack,
    Move,
    MoveBlock,
    Shoot,
    Stand,
    TryToBreak,
)
from caracole.systems.piccole.battle.rules.aftermath import victory
from caracole.systems.piccole.battle.rules.combat import combat
from caracole.systems.piccole.battle.rules.combat.contact import Contacts, contacts
from caracole.systems.piccole.battle.rules.combat.melee import default_main, find_pairs
from caracole.systems.piccole.battle.rules.components.measures import BREAK_AT_LEAST, INCH, MOVE_DICE
from caracole.systems.piccole.battle.rules.components.numbers import NO_ELEMENT, Element, random_element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.flow import FLOW, Ask, Play, Turn
from caracole.systems.piccole.battle.rules.movement import breaking, movement
from caracole.systems.piccole.battle.rules.movement.suggestions import random_move, suggested_moves
from caracole.systems.piccole.battle.rules.query import backward, is_in_play
from caracole.systems.piccole.battle.rules.shooting import shooting
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.geometry.table import Pose
    from caracole.systems.piccole.battle.rules.game import Battle


# --- phase 1 ---------------------------------------------------------------------------------------------------------


@FLOW.auto("turn.begin")
def begin_turn(play: Play, frame: Turn) -> None:
    """P3.b, P3.f: two dice; their sum is the most elements that may move."""
    state = play.state
    state.turn += 1
    state.phasing = frame.seat
    state.moved = 0
    play.tell("turn_began", "P3.a", turn=state.turn, side=frame.seat)
    dice = play.dice.rolls(MOVE_DICE, 6, "P3.b", "moves")
    play.tell("moves_rolled", "P3.b", side=frame.seat, dice=dice, moves=sum(dice))
    play.go(frame, "move.act").left = sum(dice)


# --- phase 2 ---------------------------------------------------------------------------------------------------------


def legs_of(action: Move) -> list[Pose] | Refusal:
    """The path that a move proposes, end pose last."""
    return movement.read_legs(action.x, action.y, action.h, action.path)


def why_not_move(
    game: Battle, state: BattleState, seat: int, action: Move, touching: Contacts | None = None
) -> Refusal | None:
    """P3.g, P3.h, P5, P8.e: one element, once, on the table as it stands now. ``touching`` are its contacts, if
    somebody has measured them."""
    refusal = movement.why_not_ready(game, state, seat, action.element)
    if refusal is not None:
        return refusal
    legs = legs_of(action)
    if isinstance(legs, Refusal):
        return legs
    if touching is None:
        touching = contacts(game, state, action.element)
    if touching.exist:
        return breaking.why_not_break_away(game, state, action.element, touching, legs)
    return movement.why_not_walk(game, state, action.element, legs)


def why_not_move_block(game: Battle, state: BattleState, seat: int, action: MoveBlock, left: int) -> Refusal | None:
    """P5.m."""
    for element in action.elements:
        refusal = movement.why_not_ready(game, state, seat, element)
        if refusal is not None:
            return refusal
    return movement.why_not_block(game, state, action.elements, action.dx, action.dy, left)


class MoveElements(Ask):
    """P3.c: the phasing player moves elements, one at a time or in blocks, until the dice or the wishes run out."""

    step = "move.act"
    rule = "P3.c"
    complete = False
    actions = (Move, MoveBlock, EndMoves, Concede)

    def seats(self, game: Battle, state: BattleState, frame: Turn) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Battle, state: BattleState, frame: Turn) -> dict[str, Any]:
        return {"moves": frame.left}

    def why_not(self, game: Battle, state: BattleState, frame: Turn, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Move):
            return why_not_move(game, state, seat, action)
        if isinstance(action, MoveBlock):
            return why_not_move_block(game, state, seat, action, frame.left)
        return None

    def proposals(self, game: Battle, state: BattleState, frame: Turn, seat: int) -> Iterator[Any]:
        yield EndMoves()
        yield from suggested_moves(game, state, seat, frame.left)
        yield Concede()

    def sample(self, game: Battle, state: BattleState, frame: Turn, seat: int, rng: Random) -> Any:
        return self.question(game, state, frame).sample(seat, rng)

    def question(self, game: Battle, state: BattleState, frame: Turn) -> MoveQuestion:
        return MoveQuestion(self, game, state, frame)

    def apply(self, play: Play, frame: Turn, seat: int, action: Any) -> None:
        game, state = play.game, play.state
        if isinstance(action, Concede):
            victory.end_battle(play, 1 - seat, "P16.i")
            return
        if isinstance(action, EndMoves):
            play.tell("moves_ended", "P3.f", side=seat, left=frame.left)
            play.go(frame, "react.next").element = NO_ELEMENT
            return
        if isinstance(action, Move):
            legs = legs_of(action)
            assert not isinstance(legs, Refusal)
            walk_to(play, action.element, legs)
            moved = 1 << action.element
        else:
            for element in action.elements:
                x, y, heading = state.poses[element]
                walk_to(play, element, [(x + action.dx, y + action.dy, heading)])
            moved = mask_of(action.elements)
        state.moved |= moved
        left = frame.left - moved.bit_count()
        if left and state.on_table & game.army[seat] & ~state.moved:
            play.go(frame, "move.act").left = left
        else:
            later = play.go(frame, "react.next")
            later.left = left
            later.element = NO_ELEMENT


FLOW.choice(MoveElements)


class MoveQuestion(Question["Battle", BattleState, Play]):
    """Remembers whom each element touches, and what was allowed: whatever is sampled is checked again before it is
    done."""

    __slots__ = ("_allowed", "_touching")

    def __init__(self, choice: MoveElements, game: Battle, state: BattleState, frame: Turn) -> None:
        super().__init__(choice, game, state, frame)
        self._allowed: set[tuple[int, Any]] = set()
        self._touching: dict[Element, Contacts] = {}

    def touching(self, element: Element) -> Contacts:
        """Its contacts, measured once."""
        found = self._touching.get(element)
        if found is None:
            found = self._touching[element] = contacts(self.game, self.state, element)
        return found

    def why_not(self, seat: int, action: Any) -> Refusal | None:
        """None, or the rule that forbids it."""
        if (seat, action) in self._allowed:
            return None
        if isinstance(action, Move) and is_in_play(self.state, action.element):
            refusal = why_not_move(self.game, self.state, seat, action, self.touching(action.element))
        else:
            refusal = super().why_not(seat, action)
        if refusal is None:
            self._allowed.add((seat, action))
        return refusal

    def candidates(self, seat: int) -> Iterator[Any]:
        """The proposals that are allowed."""
        for action in self.choice.proposals(self.game, self.state, self.frame, seat):
            if self.why_not(seat, action) is None:
                yield action

    def sample(self, seat: int, rng: Random) -> Any:
        """Something that some element can do; or the end of the moves, seldom before they are used."""
        game, state = self.game, self.state
        ready = state.on_table & game.army[seat] & ~state.moved
        for _ in range(8):
            if not ready or rng.random() < 0.01:
                break
            element = random_element(ready, rng)
            action = random_move(game, state, element, self.touching(element), rng)
            if self.why_not(seat, action) is None:
                return action
        return EndMoves()


def walk_to(play: Play, element: Element, legs: list[Pose]) -> None:
    """The element stands at the end of its path."""
    state = play.state
    start = state.poses[element]
    was_held = play.emit is not None and contacts(play.game, state, element).exist
    state.poses[element] = legs[-1]
    if play.emit is None:
        return
    cost = movement.path_cost(start, legs)
    path = [number for pose in legs[:-1] for number in pose]
    if was_held:
        play.tell("contact_broken", "P8.e", element=element, origin=start, to=legs[-1], cost=cost)
    else:
        play.tell("element_moved", "P5.b", element=element, origin=start, to=legs[-1], path=path, cost=cost)
    for enemy, way in contacts(play.game, state, element).on:
        play.tell("contact_made", "P5.j", element=element, enemy=enemy, way=way)


# --- phase 3 ---------------------------------------------------------------------------------------------------------


@FLOW.auto("react.next")
def next_reaction(play: Play, frame: Turn) -> None:
    """P3.d, P8.h: the other side's horse may try to break the contact just made, lowest number first."""
    element = breaking.next_to_react(play.game, play.state, 1 - frame.seat, frame.element)
    if element < 0:
        play.go(frame, "shoot.begin").element = NO_ELEMENT
    else:
        play.go(frame, "react.attempt").element = element


class AttemptToBreak(Ask):
    """P8.b, P8.h: roll for it, or stand."""

    step = "react.attempt"
    rule = "P8.b"
    actions = (TryToBreak, Stand)

    def seats(self, game: Battle, state: BattleState, frame: Turn) -> tuple[int, ...]:
        return (1 - frame.seat,)

    def about(self, game: Battle, state: BattleState, frame: Turn) -> dict[str, Any]:
        return {"element": frame.element, "bonus": breaking.bonus(game, state, frame.element)}

    def why_not(self, game: Battle, state: BattleState, frame: Turn, seat: int, action: Any) -> Refusal | None:
        return None

    def proposals(self, game: Battle, state: BattleState, frame: Turn, seat: int) -> Iterator[Any]:
        yield TryToBreak()
        yield Stand()

    def apply(self, play: Play, frame: Turn, seat: int, action: Any) -> None:
        if isinstance(action, Stand):
            play.tell("contact_kept", "P8.h", element=frame.element)
            play.go(frame, "react.next")
            return
        extra = breaking.bonus(play.game, play.state, frame.element)
        die = play.roll("P8.b", "break_contact")
        broken = breaking.succeeds(die, extra)
        play.tell("break_tried", "P8.b", element=frame.element, die=die, bonus=extra, broken=broken)
        play.go(frame, "react.fall_back" if broken else "react.next")


FLOW.choice(AttemptToBreak)


class ChooseDistance(Ask):
    """P8.f: how far back; the owner chooses."""

    step = "react.fall_back"
    rule = "P8.f"
    complete = False
    actions = (FallBack,)

    def seats(self, game: Battle, state: BattleState, frame: Turn) -> tuple[int, ...]:
        return (1 - frame.seat,)

    def about(self, game: Battle, state: BattleState, frame: Turn) -> dict[str, Any]:
        return {"element": frame.element, "least": BREAK_AT_LEAST, "most": game.troop[frame.element].easy}

    def why_not(self, game: Battle, state: BattleState, frame: Turn, seat: int, action: Any) -> Refusal | None:
        if action.distance > game.troop[frame.element].easy:
            most = game.troop[frame.element].easy
            return Refusal("P5.b", "too_far", {"element": frame.element, "cost": action.distance, "allowed": most})
        return breaking.why_not_fall_back(game, state, frame.element, action.distance)

    def proposals(self, game: Battle, state: BattleState, frame: Turn, seat: int) -> Iterator[Any]:
        for distance in range(BREAK_AT_LEAST, game.troop[frame.element].easy + 1, INCH):
            yield FallBack(distance)

    def apply(self, play: Play, frame: Turn, seat: int, action: Any) -> None:
        state = play.state
        start = state.poses[frame.element]
        state.poses[frame.element] = backward(start, action.distance)
        play.tell(
            "contact_broken",
            "P8.f",
            element=frame.element,
            origin=start,
            to=state.poses[frame.element],
            cost=action.distance,
        )
        play.go(frame, "react.next")


FLOW.choice(ChooseDistance)


# --- phase 4: declarations -------------------------------------------------------------------------------------------


@FLOW.auto("shoot.begin")
def begin_shooting(play: Play, frame: Turn) -> None:
    """P9.p: the phasing player declares first."""
    later = play.go(frame, "shoot.ask")
    later.asked = frame.seat
    later.reach = shooting.reach_of_all(play.game, play.state)


@FLOW.auto("shoot.ask")
def ask_for_shots(play: Play, frame: Turn) -> None:
    """Whoever has nobody to shoot at is not asked."""
    if declarations(frame).waiting(frame.asked):
        play.go(frame, "shoot.declare")
    elif frame.asked == frame.seat:
        play.go(frame, "shoot.ask").asked = 1 - frame.seat
    else:
        play.go(frame, "combat.mains").asked = -1


def declarations(frame: Turn) -> shooting.Declarations:
    """What was declared so far in this phase."""
    return shooting.Declarations(frame.seat, frozenset(frame.reach), frame.shots)


class DeclareShots(Ask):
    """P9.p: targets for one's shooters, in any order; those who must shoot (P9.e) before one may end."""

    step = "shoot.declare"
    rule = "P9.p"
    actions = (Shoot, EndShooting, Concede)

    def seats(self, game: Battle, state: BattleState, frame: Turn) -> tuple[int, ...]:
        return (frame.asked,)

    def why_not(self, game: Battle, state: BattleState, frame: Turn, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Concede):
            return why_not_concede(frame, seat)
        made = declarations(frame)
        if isinstance(action, EndShooting):
            return made.why_not_end(seat)
        return made.why_not_shoot(seat, action.shooter, action.target)

    def proposals(self, game: Battle, state: BattleState, frame: Turn, seat: int) -> Iterator[Any]:
        made = declarations(frame)
        for shooter in made.waiting(seat):
            for target in made.targets(shooter):
                yield Shoot(shooter, target)
        yield EndShooting()
        yield Concede()

    def sample(self, game: Battle, state: BattleState, frame: Turn, seat: int, rng: Random) -> Any:
        made = declarations(frame)
        if made.why_not_end(seat) is None and rng.random() < 0.2:
            return EndShooting()
        shooter = rng.choice(made.waiting(seat))
        return Shoot(shooter, rng.choice(made.targets(shooter)))

    def apply(self, play: Play, frame: Turn, seat: int, action: Any) -> None:
        if isinstance(action, Concede):
            victory.end_battle(play, 1 - seat, "P16.i")
            return
        if isinstance(action, EndShooting):
            play.tell("shooting_ended", "P9.p", side=seat)
            asked = 1 - seat if seat == frame.seat else -1
            play.go(frame, "combat.mains" if asked < 0 else "shoot.ask").asked = asked
            return
        play.tell("shot_declared", "P9.p", shooter=action.shooter, target=action.target)
        play.go(frame, "shoot.ask").shots = (*frame.shots, (action.shooter, action.target))


FLOW.choice(DeclareShots)


def why_not_concede(frame: Turn, seat: int) -> Refusal | None:
    """P16.i: in one's own turn only."""
    return None if seat == frame.seat else Refusal("P16.i", "not_your_turn", {"side": seat})


# --- phase 4: combat -------------------------------------------------------------------------------------------------


def main_to_choose(game: Battle, state: BattleState, frame: Turn) -> tuple[Element, list[Element]] | None:
    """P9.s, P10.g: the next element whose enemies' owner has to name the main one among them."""
    unclear = shooting.unclear_main(game, frame.shots, frame.mains)
    if unclear is not None:
        return unclear
    melee = find_pairs(game, state, frame.seat, frame.mains).unclear
    return None if melee is None else (melee[0], list(melee[1]))


@FLOW.auto("combat.mains")
def look_for_mains(play: Play, frame: Turn) -> None:
    """Main shooters and attackers are named before the first die."""
    unclear = main_to_choose(play.game, play.state, frame)
    if unclear is None:
        play.go(frame, "combat.fight").element = NO_ELEMENT
    else:
        play.go(frame, "combat.main").element = unclear[0]


class NameMain(Ask):
    """P9.s, P10.g: the attackers' owner names the main shooter or attacker; the default comes first."""

    step = "combat.main"
    rule = "P10.g"
    actions = (ChooseMain,)

    def seats(self, game: Battle, state: BattleState, frame: Turn) -> tuple[int, ...]:
        return (1 - side_of(frame.element),)

    def about(self, game: Battle, state: BattleState, frame: Turn) -> dict[str, Any]:
        return {"target": frame.element}

    def why_not(self, game: Battle, state: BattleState, frame: Turn, seat: int, action: Any) -> Refusal | None:
        unclear = main_to_choose(game, state, frame)
        if unclear is None or action.element not in unclear[1]:
            return Refusal("P10.g", "not_an_attacker", {"element": action.element, "target": frame.element})
        return None

    def proposals(self, game: Battle, state: BattleState, frame: Turn, seat: int) -> Iterator[Any]:
        unclear = main_to_choose(game, state, frame)
        if unclear is not None:
            first = default_main(game, unclear[1])
            yield ChooseMain(first)
            yield from (ChooseMain(element) for element in unclear[1] if element != first)

    def apply(self, play: Play, frame: Turn, seat: int, action: Any) -> None:
        play.tell("main_named", "P10.g", element=action.element, target=frame.element)
        play.go(frame, "combat.mains").mains = (*frame.mains, (frame.element, action.element))


FLOW.choice(NameMain)


@FLOW.auto("combat.fight")
def fight(play: Play, frame: Turn) -> None:
    """P3.e."""
    combat.fight(play, frame.shots, frame.mains)
    play.go(frame, "turn.end")


@FLOW.auto("turn.end")
def end_turn(play: Play, frame: Turn) -> None:
    """P3.i, P11.c step 9: camps, victory, and the other player's turn."""
    victory.update_camps(play)
    verdict = victory.verdict(play.game, play.state)
    if verdict is not None:
        victory.end_battle(play, *verdict)
    else:
        play.state.stack[-1] = Turn("turn.begin", 1 - frame.seat)

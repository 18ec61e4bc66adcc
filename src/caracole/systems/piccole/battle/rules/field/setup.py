"""P2 The set-up: one player lays the terrain, the other takes the side he likes; camps, armies, and the first turn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.geometry.table import Pose
from caracole.kernel import Dice, Emit, Refusal
from caracole.systems.piccole.battle.rules.actions import (
    ChooseEdge,
    Deploy,
    EndTerrain,
    LayPiece,
    LayTerrain,
    LiftAll,
    Place,
    PlaceCamp,
)
from caracole.systems.piccole.battle.rules.components.measures import CAMP_WIDTH, DEPLOYMENT_DEPTH, MOST_VERTICES, TABLE
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.components.troops import ROOM
from caracole.systems.piccole.battle.rules.field.field import (
    camp_outline,
    from_edge,
    is_camp_possible,
    why_not_camp,
    why_not_enough,
    why_not_piece,
    why_not_place,
)
from caracole.systems.piccole.battle.rules.field.formations import FORMATIONS, drawn_up
from caracole.systems.piccole.battle.rules.field.ground import LAID_KINDS
from caracole.systems.piccole.battle.rules.flow import FLOW, Ask, Play, Preparation, Turn
from caracole.systems.piccole.battle.rules.state import EDGES, BattleState, Piece, blank_state

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


def set_up(game: Battle, dice: Dice, emit: Emit | None) -> BattleState:
    """The empty table, run on to the first decision."""
    state = blank_state(ROOM + game.sizes[1])
    play = Play(game, state, dice, emit)
    play.tell("battle_began", "P1.b", elements=game.army[0] | game.army[1])
    state.stack.append(Preparation("setup.layer"))
    FLOW.run(play, state.stack)
    return state


@FLOW.auto("setup.layer")
def choose_layer(play: Play, frame: Preparation) -> None:
    """P2.f: both roll, the lower lays the terrain; in a campaign the defender does, and the game was told so."""
    game, state = play.game, play.state
    layer = game.layer
    while layer is None:
        dice = play.roll("P2.f", "layer"), play.roll("P2.f", "layer")
        if dice[0] != dice[1]:
            layer = 0 if dice[0] < dice[1] else 1
        play.tell("layer_rolled", "P2.f", dice=dice, side=layer)
    state.layer = layer
    if game.terrain is None:
        play.go(frame, "setup.terrain").seat = layer
        return
    state.pieces = game.terrain_pieces[game.terrain]
    play.tell("terrain_laid", "P2.c", side=layer, terrain=game.terrain)
    if game.drawn_up:
        draw_up_both(play)
    else:
        play.go(frame, "setup.edge").seat = 1 - layer


def draw_up_both(play: Play) -> None:
    """A battle that begins with both armies drawn up, on opposite edges."""
    game, state = play.game, play.state
    state.edges = (game.edge, (game.edge + 2) % 4)
    for seat in (state.layer, 1 - state.layer):
        if game.camps:
            middle = (TABLE - CAMP_WIDTH) // 2
            room = sorted(range(0, TABLE - CAMP_WIDTH + 1, 100), key=lambda at: abs(at - middle))
            at = next((at for at in room if why_not_camp(state, seat, at) is None), None)
            if at is not None:
                put_camp(play, seat, at)
        poses = game.places[seat] or drawn_up(game, state, seat, game.formations[seat])
        assert poses is not None, "a scenario that begins drawn up has room for its armies"
        for element, pose in zip(game.in_hand(state, seat), poses, strict=True):
            put_element(state, element, pose)
        play.tell("army_deployed", "P2.j", side=seat)
    begin_battle(play)


class Misplaced(NamedTuple):
    """P2.j: an element of an army that begins drawn up, by its number in the list, and why it may not stand there; None
    if there is no room for the army at all."""

    seat: int
    number: int
    refusal: Refusal | None


def misplaced(game: Battle) -> list[Misplaced]:
    """P2.j: whoever cannot be drawn up as the battle has it."""
    if not game.drawn_up or game.terrain is None:
        return []
    state = blank_state(ROOM + game.sizes[1])
    state.pieces, state.edges = game.terrain_pieces[game.terrain], (game.edge, (game.edge + 2) % 4)
    return [wrong for seat in (0, 1) for wrong in _misplaced_of(game, state, seat)]


def _misplaced_of(game: Battle, state: BattleState, seat: int) -> Iterator[Misplaced]:
    if not game.places[seat]:
        if drawn_up(game, state, seat, game.formations[seat]) is None:
            yield Misplaced(seat, 0, None)
        return
    for number, (element, pose) in enumerate(zip(game.in_hand(state, seat), game.places[seat], strict=True)):
        refusal = why_not_place(game, state, seat, element, pose)
        if refusal is None:
            put_element(state, element, pose)
        else:
            yield Misplaced(seat, number, refusal)


def begin_battle(play: Play) -> None:
    """P2.d, P2.j: whoever did not lay the terrain takes the first turn."""
    play.state.stack[-1] = Turn("turn.begin", 1 - play.state.layer)


def put_camp(play: Play, seat: int, at: int) -> None:
    """P2.k."""
    state = play.state
    camps = list(state.camps)
    camps[seat] = camp_outline(state.edges[seat], at)
    state.camps = (camps[0], camps[1])
    play.tell("camp_placed", "P2.k", side=seat, outline=[list(point) for point in camps[seat]])


def put_element(state: BattleState, element: Element, pose: Pose) -> None:
    """P2.j: it stands there."""
    state.poses[element] = pose
    state.on_table |= 1 << element


# --- P2.c terrain ----------------------------------------------------------------------------------------------------


def piece_of(action: LayPiece) -> Piece:
    """The piece that an action lays."""
    numbers = action.outline
    points = tuple((numbers[n], numbers[n + 1]) for n in range(0, len(numbers), 2))
    return LAID_KINDS[action.kind], action.level, action.blocks_sight, points


class LayOut(Ask):
    """P2.b, P2.c, P2.h: a set-up that comes with the rules, or pieces of one's own, one after another."""

    step = "setup.terrain"
    rule = "P2.c"
    complete = False
    actions = (LayTerrain, LayPiece, EndTerrain)

    def seats(self, game: Battle, state: BattleState, frame: Preparation) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Battle, state: BattleState, frame: Preparation) -> dict[str, Any]:
        return {"pieces": len(state.pieces)}

    def why_not(self, game: Battle, state: BattleState, frame: Preparation, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, LayTerrain):
            return Refusal("P2.h", "pieces_laid_already", {}) if state.pieces else None
        if isinstance(action, EndTerrain):
            return why_not_enough(state.pieces)
        if len(action.outline) % 2 or len(action.outline) > 2 * MOST_VERTICES:
            return Refusal("P2.h", "number_of_vertices", {"least": 3, "most": MOST_VERTICES})
        return why_not_piece(state.pieces, piece_of(action))

    def proposals(self, game: Battle, state: BattleState, frame: Preparation, seat: int) -> Iterator[Any]:
        yield EndTerrain()
        yield from (LayTerrain(number) for number in range(len(game.terrain_pieces)))
        for pieces in game.terrain_pieces:
            for kind, level, flag, points in pieces:
                outline = tuple(number for point in points for number in point)
                yield LayPiece(LAID_KINDS.index(kind), outline, level, flag)

    def sample(self, game: Battle, state: BattleState, frame: Preparation, seat: int, rng: Random) -> Any:
        if not state.pieces and rng.random() < 0.7:
            return LayTerrain(int(rng.random() * len(game.terrain_pieces)))
        found = list(self.candidates(game, state, frame, seat))
        return found[int(rng.random() * len(found))]

    def apply(self, play: Play, frame: Preparation, seat: int, action: Any) -> None:
        state = play.state
        if isinstance(action, LayPiece):
            piece = piece_of(action)
            state.pieces = (*state.pieces, piece)
            outline = [list(point) for point in piece[3]]
            play.tell("piece_laid", "P2.c", side=seat, terrain_kind=action.kind, outline=outline)
            return
        if isinstance(action, LayTerrain):
            state.pieces = play.game.terrain_pieces[action.terrain]
            play.tell("terrain_laid", "P2.c", side=seat, terrain=action.terrain)
        else:
            play.tell("terrain_ended", "P2.c", side=seat)
        play.go(frame, "setup.edge").seat = 1 - seat


FLOW.choice(LayOut)


# --- P2.i sides ------------------------------------------------------------------------------------------------------


class TakeEdge(Ask):
    """P2.d, P2.i: any of the four edges; the other player gets the one opposite."""

    step = "setup.edge"
    rule = "P2.d"
    actions = (ChooseEdge,)

    def seats(self, game: Battle, state: BattleState, frame: Preparation) -> tuple[int, ...]:
        return (frame.seat,)

    def why_not(self, game: Battle, state: BattleState, frame: Preparation, seat: int, action: Any) -> Refusal | None:
        return None

    def proposals(self, game: Battle, state: BattleState, frame: Preparation, seat: int) -> Iterator[Any]:
        return (ChooseEdge(edge) for edge in range(len(EDGES)))

    def apply(self, play: Play, frame: Preparation, seat: int, action: Any) -> None:
        edges = [0, 0]
        edges[seat], edges[1 - seat] = action.edge, (action.edge + 2) % 4
        play.state.edges = (edges[0], edges[1])
        play.tell("edge_chosen", "P2.d", side=seat, edge=action.edge)
        play.go(frame, "setup.camp_begin").seat = 1 - seat


FLOW.choice(TakeEdge)


# --- P2.k camps ------------------------------------------------------------------------------------------------------


@FLOW.auto("setup.camp_begin")
def look_for_camp(play: Play, frame: Preparation) -> None:
    """P2.k: a scenario may leave camps out, and a river along the edge may leave no room for one."""
    if play.game.camps and is_camp_possible(play.state, frame.seat):
        play.go(frame, "setup.camp")
    else:
        play.tell("no_camp", "P2.k", side=frame.seat)
        play.go(frame, "setup.deploy")


class PitchCamp(Ask):
    """P2.k: where along the edge."""

    step = "setup.camp"
    rule = "P2.k"
    complete = False
    actions = (PlaceCamp,)

    def seats(self, game: Battle, state: BattleState, frame: Preparation) -> tuple[int, ...]:
        return (frame.seat,)

    def why_not(self, game: Battle, state: BattleState, frame: Preparation, seat: int, action: Any) -> Refusal | None:
        return why_not_camp(state, seat, action.at)

    def proposals(self, game: Battle, state: BattleState, frame: Preparation, seat: int) -> Iterator[Any]:
        places = sorted(range(0, TABLE - CAMP_WIDTH + 1, 400), key=lambda at: abs(2 * at + CAMP_WIDTH - TABLE))
        found = [at for at in places if why_not_camp(state, seat, at) is None]
        # A crooked river may leave room between these places only.
        yield from map(PlaceCamp, found or range(TABLE - CAMP_WIDTH + 1))

    def apply(self, play: Play, frame: Preparation, seat: int, action: Any) -> None:
        put_camp(play, seat, action.at)
        play.go(frame, "setup.deploy")


FLOW.choice(PitchCamp)


# --- P2.j armies -----------------------------------------------------------------------------------------------------


class DrawUp(Ask):
    """P2.j: the terrain layer's whole army, then the chooser's; one element at a time or all that are left at once."""

    step = "setup.deploy"
    rule = "P2.j"
    complete = False
    actions = (Place, Deploy, LiftAll)

    def seats(self, game: Battle, state: BattleState, frame: Preparation) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Battle, state: BattleState, frame: Preparation) -> dict[str, Any]:
        return {"edge": state.edges[frame.seat], "left": len(game.in_hand(state, frame.seat))}

    def why_not(self, game: Battle, state: BattleState, frame: Preparation, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, LiftAll):
            placed = state.on_table & game.army[seat]
            return None if placed else Refusal("P2.j", "nothing_placed", {})
        if isinstance(action, Place):
            return why_not_place_one(game, state, seat, action)
        return why_not_deploy(game, state, seat, action)

    def proposals(self, game: Battle, state: BattleState, frame: Preparation, seat: int) -> Iterator[Any]:
        for formation in FORMATIONS:
            poses = drawn_up(game, state, seat, formation)
            if poses is not None:
                yield Deploy(tuple(number for pose in poses for number in pose))
        for element in game.in_hand(state, seat)[:1]:
            for along in range(400, TABLE, 800):
                yield Place(element, *from_edge(state.edges[seat], along, DEPLOYMENT_DEPTH))
        yield LiftAll()

    def sample(self, game: Battle, state: BattleState, frame: Preparation, seat: int, rng: Random) -> Any:
        """A formation, now and then after some elements were put anywhere."""
        waiting = game.in_hand(state, seat)
        if rng.random() < 0.5 and len(waiting) > 8:
            for _ in range(5):
                along, forward = rng.randint(200, TABLE - 200), rng.randint(300, DEPLOYMENT_DEPTH)
                turn = 0 if rng.random() < 0.5 else rng.randrange(360)
                place = Place(rng.choice(waiting), *from_edge(state.edges[seat], along, forward, turn))
                if why_not_place_one(game, state, seat, place) is None:
                    return place
        poses = drawn_up(game, state, seat, rng.choice(FORMATIONS)) or drawn_up(game, state, seat, FORMATIONS[0])
        return LiftAll() if poses is None else Deploy(tuple(number for pose in poses for number in pose))

    def apply(self, play: Play, frame: Preparation, seat: int, action: Any) -> None:
        game, state = play.game, play.state
        if isinstance(action, LiftAll):
            state.on_table &= ~game.army[seat]
            play.tell("army_lifted", "P2.j", side=seat)
            return
        if isinstance(action, Place):
            pose = (action.x, action.y, action.h)
            put_element(state, action.element, pose)
            play.tell("element_placed", "P2.j", element=action.element, to=pose)
        else:
            for element, pose in zip(game.in_hand(state, seat), poses_of(action), strict=True):
                put_element(state, element, pose)
        if game.in_hand(state, seat):
            return
        play.tell("army_deployed", "P2.j", side=seat)
        if seat == state.layer:
            play.go(frame, "setup.camp_begin").seat = 1 - seat
        else:
            begin_battle(play)


FLOW.choice(DrawUp)


def poses_of(action: Deploy) -> list[Pose]:
    """The poses that an action gives, one for each element in hand."""
    numbers = action.poses
    return [(numbers[n], numbers[n + 1], numbers[n + 2]) for n in range(0, len(numbers), 3)]


def why_not_place_one(game: Battle, state: BattleState, seat: int, action: Place) -> Refusal | None:
    """P2.j: an element of one's own that is still in hand."""
    if action.element not in game.in_hand(state, seat):
        return Refusal("P2.j", "not_in_hand", {"element": action.element})
    return why_not_place(game, state, seat, action.element, (action.x, action.y, action.h))


def why_not_deploy(game: Battle, state: BattleState, seat: int, action: Deploy) -> Refusal | None:
    """P2.j: a pose for each element in hand, each of them allowed beside the others."""
    waiting = game.in_hand(state, seat)
    if len(action.poses) != 3 * len(waiting):
        return Refusal("P2.j", "not_one_pose_each", {"left": len(waiting)})
    trial = state.copy()
    for element, pose in zip(waiting, poses_of(action), strict=True):
        refusal = why_not_place(game, trial, seat, element, pose)
        if refusal is not None:
            return refusal
        put_element(trial, element, pose)
    return None

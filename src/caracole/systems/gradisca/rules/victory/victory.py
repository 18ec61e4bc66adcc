"""13 The end of the game and Victory Points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caracole.kernel import Outcome
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.cards.cards import CardPlay, put_away
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.components.theatre import AUSTRIAN, VENETIAN, WALL, Score
from caracole.systems.gradisca.rules.flow import Play
from caracole.systems.gradisca.rules.movement.column import Column
from caracole.systems.gradisca.rules.sequence.teams import seats_of_side
from caracole.systems.gradisca.rules.state import ELIMINATED, GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting

NO_BOOTY = -1
BOOTY_SIDE: Final = 100
"""A Booty marker is side * 100 + value; value 0 is the question mark."""


def gain_points(play: Play, side: int, points: int, rule: str) -> None:
    """G4.q: never below 0."""
    total = max(0, play.state.vp[side] + points)
    row = query.put(play.state.vp, side, total)
    play.state.vp = (row[0], row[1])
    play.tell("points_gained", rule, side=side, points=points, total=total)


def take_booty(play: Play, side: int, zone: Zone) -> None:
    """G13.d to G13.g: the opponent's marker (G13.k) is revealed, scored and removed; a question mark is a die."""
    marker = play.state.booty[zone]
    if marker == NO_BOOTY:
        return
    owner, value = divmod(marker, BOOTY_SIDE)
    if owner == side and not play.rules.own_booty_can_be_taken:
        return
    play.state.booty = query.put(play.state.booty, zone, NO_BOOTY)
    points = value or play.roll("G13.g", "booty")
    play.tell("booty_taken", "G13.g" if not value else "G13.f", reveals=True, side=side, zone=zone, points=points)
    gain_points(play, side, points, "G13.b")


def move_end(play: Play, by: int) -> None:
    """G4.f, G4.p: cards move the End of Game marker, never beyond the last turn; G13.o: onto the current turn, the
    turn is played out; before it, the game ends at once (G13.a)."""
    state = play.state
    last, earliest = play.theatre.last_turn, play.theatre.scenario.end_earliest
    state.end_turn = max(earliest, min(last, state.end_turn + by))
    play.tell("end_moved", "G4.f", turn=state.end_turn, by=by)
    if state.turn > state.end_turn:
        end_game(play, "G13.a")


def occupies(game: Setting, state: GradiscaState, side: int, zone: Zone) -> bool:
    """G13.n: at least one unit there now; if both are there, in mid-combat or mid-raid, the side that came first."""
    if not query.units_of(game, state, side, zone):
        return False
    if not query.units_of(game, state, 1 - side, zone):
        return True
    for frame in state.stack[::-1]:
        newcomers = isinstance(frame, Column) or getattr(frame, "attackers", None) is not None
        if newcomers and frame.zone == zone:
            return bool(frame.side != side)
    return False


def count_of(game: Setting, state: GradiscaState, score: Score) -> int:
    """How often a scenario's own score is earned: once for every ``each`` of the thing it counts."""
    enemy, count = 1 - score.side, 0
    if score.kind == "camp":
        count = int(state.camp_lost_in[enemy] > 0)
    elif score.kind == "eliminated":
        for unit, place in enumerate(state.zone_of):
            if place == ELIMINATED and (game.theatre.of_side[enemy] & game.theatre.combat) >> unit & 1:
                count += not score.types or game.theatre.units[unit].type in score.types
    else:
        for border in game.theatre.border_to[score.zone].values():
            if state.kinds[border] == WALL:
                missing = game.theatre.printed_levels[border] - state.levels[border]
                count += missing if score.kind == "levels" else int(state.levels[border] == 0)
    return count // score.each


def end_game(play: Play, rule: str) -> None:
    """G13.a, G13.m: at once; whatever is left of the turn is skipped, only the occupation points are added."""
    state = play.state
    earned = [
        (side, zone, points)
        for side, zone, points in play.theatre.scenario.objectives
        if occupies(play.game, state, side, zone)
    ]
    on_table = [frame.card for frame in state.stack if isinstance(frame, CardPlay)]
    state.stack.clear()
    for card in on_table:
        put_away(play, card)
    counted = [(score, count) for score in play.theatre.scenario.scores if (count := count_of(play.game, state, score))]
    for side, zone, points in earned:
        play.tell("zone_occupied", "G13.i" if side == VENETIAN else "G13.h", side=side, zone=zone)
        gain_points(play, side, points, "G13.i" if side == VENETIAN else "G13.h")
    for score, count in counted:
        points = score.points * count
        play.tell(
            "score_counted",
            "G13.b",
            side=score.side,
            what=score.kind,
            zone=score.zone,
            count=count,
            points=points,
        )
        gain_points(play, score.side, points, "G13.b")
    state.result = state.vp
    winner = None if state.vp[0] == state.vp[1] else (VENETIAN if state.vp[0] > state.vp[1] else AUSTRIAN)
    play.tell("game_ended", rule, winner=winner, points=list(state.vp))


def outcome(game: Setting, state: GradiscaState) -> Outcome | None:
    """G13.j, G1.b: more points win, equal is a draw; a team wins together (G4.2.h)."""
    if state.result is None:
        return None
    venetian, austrian = state.result
    winners: tuple[int, ...] = ()
    if venetian != austrian:
        winners = seats_of_side(game, VENETIAN if venetian > austrian else AUSTRIAN)
    scores = tuple(points for side, points in enumerate(state.result) for _ in seats_of_side(game, side))
    return Outcome(winners, scores, "G13.j")

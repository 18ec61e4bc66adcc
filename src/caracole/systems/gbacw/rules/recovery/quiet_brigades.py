"""13.45, 17.42 Brigades that were left in peace for a whole turn recover at its end (IV.B)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.command.command import in_range, superior_of
from caracole.systems.gbacw.rules.components.numbers import Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import INDEPENDENT
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Play
from caracole.systems.gbacw.rules.recovery.actions import RallyQuietly, RestQuietly
from caracole.systems.gbacw.rules.recovery.fatigue import rest
from caracole.systems.gbacw.rules.recovery.rally import can_rally, rally_all
from caracole.systems.gbacw.rules.sequence.sequence import Turn, first_side, next_turn_step
from caracole.systems.gbacw.rules.state import NO_FATIGUE, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


def was_quiet(game: Setting, state: GbacwState, brigade: int) -> bool:
    """C13.45.a, C17.42.a: no unit of the brigade that is no artillery did or suffered anything that counts this turn
    (``fatigue.DISTURBS``), and it was not In Reserve. C13.45.d, C17.42.c: of an artillery brigade no battery did."""
    if query.is_in_reserve(state, brigade):
        return False
    guns_count = game.field.brigades[brigade].kind == "artillery"
    units = [
        unit
        for unit in each_unit(state.members[brigade])
        if query.is_on_map(state, unit) and (guns_count or not query.is_artillery(game, unit))
    ]
    return bool(units) and not any(query.has(state, Mark.DISTURBED, unit) for unit in units)


def menders(game: Setting, state: GbacwState, brigade: int) -> list[Unit]:
    """C13.45.b: its Disordered units within the Brigade leader's range (C13.45.e: their immediate superior's), those
    excepted whom rallying cannot mend."""
    found = can_rally(game, state, each_unit(state.members[brigade]))
    return [unit for unit in found if _is_near(game, state, unit)]


def _is_near(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """Within the Command Range of its superior, or beside him (C4.15.g); friends between them do not help."""
    superior = superior_of(game, state, unit)
    if superior < 0:
        return True
    places, where = query.hexes_of(state, unit), state.leader_hex[superior]
    beside = where >= 0 and any(game.field.grid.adjacent[where] >> place & 1 for place in places)
    return beside or any(in_range(game, state, superior, place) for place in places)


def may_rest(game: Setting, state: GbacwState, brigade: int) -> bool:
    """C17.42.a: is there Fatigue to lose?"""
    return game.rules.fatigue and state.fatigue[brigade] != NO_FATIGUE


class Quiet(StepFrame):
    """A side's quiet brigades; the first one is next."""

    __slots__ = ("brigades", "side")

    def __init__(self, step: str, side: int, brigades: tuple[int, ...]) -> None:
        self.step = step
        self.side = side
        self.brigades = brigades

    def twin(self) -> Quiet:
        return Quiet(self.step, self.side, self.brigades)


FLOW.frame(Quiet)


@FLOW.auto("turn.quiet")
def recover(play: Play, frame: Turn) -> None:
    """IV.B.2: both sides, who has the Initiative first. C13.45.e: units that stand in no brigade are judged one by
    one."""
    next_turn_step(play, frame)
    game, state, first = play.game, play.state, first_side(play)
    for side in (1 - first, first):
        brigades = [n for n, row in enumerate(play.field.brigades) if row.side == side]
        quiet = tuple(
            brigade
            for brigade in brigades
            if was_quiet(game, state, brigade) and play.field.brigades[brigade].kind != INDEPENDENT
        )
        if quiet:
            play.push(Quiet("quiet.next", side, quiet))
        for brigade in brigades:
            if play.field.brigades[brigade].kind == INDEPENDENT and not query.is_in_reserve(state, brigade):
                _independent(play, brigade)


def _independent(play: Play, brigade: int) -> None:
    """C13.45.e, C17.42.c: a unit outside any brigade recovers if it was quiet and in its superior's range; if none
    needs that and all were quiet, they lose a level of Fatigue."""
    state = play.state
    units = [unit for unit in each_unit(state.members[brigade]) if query.is_on_map(state, unit)]
    quiet = [unit for unit in units if not query.has(state, Mark.DISTURBED, unit)]
    mended = [unit for unit in menders(play.game, state, brigade) if unit in quiet]
    if mended:
        rally_all(play, mended, "C13.45.e")
    elif units and len(quiet) == len(units) and may_rest(play.game, state, brigade):
        rest(play, brigade, 1, "C17.42.c")


@FLOW.auto("quiet.next")
def next_brigade(play: Play, frame: Quiet) -> None:
    """C13.45.b, C17.42.a: the brigade rallies or rests; it is asked only if it could do either."""
    if not frame.brigades:
        play.pop()
        return
    brigade = frame.brigades[0]
    mended, tired = menders(play.game, play.state, brigade), may_rest(play.game, play.state, brigade)
    if mended and tired:
        play.go(frame, "quiet.choose")
        return
    play.go(frame, "quiet.next").brigades = frame.brigades[1:]
    if mended:
        rally_all(play, mended, "C13.45.b")
    elif tired:
        rest(play, brigade, 1, "C17.42.a")


class QuietChoice(Ask):
    """C13.45.b: one or the other."""

    step = "quiet.choose"
    rule = "C13.45.b"
    actions = (RallyQuietly, RestQuietly)

    def seats(self, game: Setting, state: GbacwState, frame: Quiet) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Quiet) -> dict[str, object]:
        return {"brigade": frame.brigades[0]}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Quiet, seat: int, action: RallyQuietly | RestQuietly
    ) -> Refusal | None:
        if action.brigade != frame.brigades[0]:
            return Refusal("C13.45.b", "another_brigade", {"brigade": frame.brigades[0]})
        return None

    def proposals(
        self, game: Setting, state: GbacwState, frame: Quiet, seat: int
    ) -> Iterator[RallyQuietly | RestQuietly]:
        yield RallyQuietly(frame.brigades[0])
        yield RestQuietly(frame.brigades[0])

    def apply(self, play: Play, frame: Quiet, seat: int, action: RallyQuietly | RestQuietly) -> None:
        play.go(frame, "quiet.next").brigades = frame.brigades[1:]
        if isinstance(action, RestQuietly):
            rest(play, action.brigade, 1, "C17.42.a")
        else:
            rally_all(play, menders(play.game, play.state, action.brigade), "C13.45.b")


FLOW.choice(QuietChoice)

"""Going through a record again: to rebuild a match, to hold it against the rules, and to verify its dice.

``replay``         every state of a record, digest for digest; an error names the first serial number that differs
``verify_dice``    every roll of a record, undone lines included, computed again from the revealed seed
``first_illegal``  the first entry of an old record that today's rules no longer allow
``first_difference``  the first entry that stands and that other rules would not allow, or not with the same result
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from caracole.kernel.codec import canonical
from caracole.kernel.decision import Outcome
from caracole.kernel.dice import DiceError, ReplayDice, Roll, SealedDice, commitment
from caracole.kernel.errors import CaracoleError, IllegalAction, Malformed, NotCarried
from caracole.kernel.events import Event
from caracole.kernel.game import Game
from caracole.kernel.refusal import Refusal
from caracole.play.line import Line, Position
from caracole.play.record import Amended, Ended, Entry, Header, Played, Record, RecordError, Salted, TakenBack, Undone


class WrongGame(CaracoleError):
    """The record belongs to another game, or to other rules, than the one at hand."""


class ReplayError(RecordError):
    """The record and the game part ways at ``serial``; ``refusal`` is there when the game forbids the action."""

    def __init__(self, serial: int, problem: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"serial {serial}", problem)
        self.serial = serial
        self.refusal = refusal


class Step(NamedTuple):
    """One entry replayed (None: the set-up), the line's length after it, where it led and what happened on the way."""

    entry: Entry | None
    length: int
    position: Position
    events: tuple[Event, ...]

    @property
    def serial(self) -> int:
        """Serial number of the entry; 0 for the set-up."""
        return 0 if self.entry is None else self.entry.serial

    @property
    def state(self) -> Any:
        """The state after the entry."""
        return self.position.state


def header_of(game: Game[Any], seed_commitment: str, salts: tuple[str, ...], players: tuple[str, ...]) -> Header:
    """The header of a new record of this game."""
    edition = game.options.get("edition")
    return Header(
        system=game.system,
        revision=game.revision,
        scenario=game.scenario,
        options=dict(game.options),
        data_digest=game.data_digest,
        seats=tuple(game.seats),
        players=players,
        commitment=seed_commitment,
        salts=salts,
        edition=None if edition is None else str(edition),
    )


def expect_game(game: Game[Any], record: Record, any_revision: bool = False) -> None:
    """Raise WrongGame unless the record is of this game; ``any_revision`` forgives older or newer rules and data.

    A record that was moved to mended rules may be gone through under them from the start: what stood then is the same
    under both.
    """
    header = record.header
    facts: list[tuple[str, Any, Any]] = [
        ("system", header.system, game.system),
        ("scenario", header.scenario, game.scenario),
        ("seats", list(header.seats), list(game.seats)),
    ]
    known = header.options if any_revision else {**header.options, **game.options}
    for name in sorted(known):
        facts.append((f"option {name}", header.options.get(name), game.options.get(name)))
    if not any_revision:
        if game.revision not in {entry.revision for entry in record.amendments}:
            facts.append(("rules revision", header.revision, game.revision))
        facts.append(("data digest", record.data_digest, game.data_digest))
    for what, recorded, present in facts:
        if canonical(recorded) != canonical(present):
            raise WrongGame(f"{what}: the record has {recorded!r}, this game has {present!r}")


def walk(game: Game[Any], record: Record, verify: bool = True, *, trust: bool = False) -> Iterator[Step]:
    """Replay entry by entry, each under the rules it was made under. With ``verify`` every digest must agree and no
    undo may cross a wall; with ``trust`` nobody asks again whether a choice was allowed when it was made."""
    dice = ReplayDice()
    step = _start(game, record, dice, verify)
    line, is_amended = Line(step.position), False
    yield step
    for entry in record.entries:
        if isinstance(entry, Played):
            position, events = again(game, line, entry, dice, verify, trust=trust)
            line.push(position)
            yield Step(entry, len(line), position, events)
            continue
        if isinstance(entry, TakenBack):
            if verify and isinstance(entry, Undone):
                wall = line.why_not_undo(entry.seat, entry.to_length)
                if wall is not None:
                    raise ReplayError(entry.serial, f"an undo that is not allowed: {wall.code}", wall)
            line.cut(entry.to_length)
            if is_amended:
                line.ask_again(game.decision(line.now.state))
        elif isinstance(entry, Amended):
            game, is_amended = amended(game, entry), True
            if verify:
                _compare(entry.serial, entry.digest, game.digest(line.now.state))
            line.ask_again(game.decision(line.now.state))
        elif isinstance(entry, Ended):
            if verify:
                expect_not_over(line, entry)
            line.ask_again(None)
        yield Step(entry, len(line), line.now, ())


def expect_not_over(line: Line, entry: Ended) -> None:
    """A match that its rules have ended cannot be ended again."""
    if line.now.decision is None:
        raise ReplayError(entry.serial, f"{entry.how} after the game was over")


def outcome_of(game: Game[Any], state: Any, ended: Ended | None) -> Outcome | None:
    """How a match ended: by its rules in this state, or by an entry that says so; None while it goes on."""
    if ended is None:
        return game.outcome(state)
    return Outcome(ended.winners, tuple(int(seat in ended.winners) for seat in range(len(game.seats))), "kernel")


def amended(game: Game[Any], entry: Amended) -> Game[Any]:
    """The game that a match goes on with. Rules that are no longer carried were left for later ones, which are those at
    hand."""
    try:
        return game.under(entry.revision)
    except NotCarried:
        return game


def _start(game: Game[Any], record: Record, dice: ReplayDice, verify: bool) -> Step:
    events: list[Event] = []
    dice.load(record.setup.rolls)
    try:
        state = game.setup(dice, events.append)
        dice.finish()
    except DiceError as error:
        raise ReplayError(0, str(error)) from error
    if verify:
        _compare(0, record.setup.digest, game.digest(state))
    position = Position(0, None, state, game.decision(state), bool(dice.take_log()), False)
    return Step(None, 0, position, tuple(events))


def again(
    game: Game[Any], line: Line, entry: Played, dice: ReplayDice, verify: bool, *, trust: bool = False
) -> tuple[Position, tuple[Event, ...]]:
    """One recorded choice replayed at the end of a line: where it leads and what happens on the way. With ``trust`` it
    is not asked again whether it was allowed."""
    dice.load(entry.rolls)
    try:
        action = game.decode_action(entry.action)
        if trust:
            state, events = line.now.state.copy(), list[Event]()
            game.apply(state, entry.seat, action, dice, events.append)
        else:
            state, events = game.step(line.now.state, entry.seat, action, dice)
        dice.finish()
    except IllegalAction as error:
        raise ReplayError(entry.serial, f"the game forbids it: {error}", error.refusal) from error
    except (DiceError, Malformed) as error:
        raise ReplayError(entry.serial, str(error)) from error
    if verify:
        _compare(entry.serial, entry.digest, game.digest(state))
    position = position_after(game, entry.serial, entry.seat, state, rolls=dice.take_log(), events=events)
    return position, tuple(events)


def position_after(
    game: Game[Any], serial: int, seat: int, state: Any, *, rolls: tuple[Roll, ...], events: list[Event]
) -> Position:
    """Where an entry led. The walls come from its rolls and events."""
    return Position(serial, seat, state, game.decision(state), bool(rolls), any(event.reveals for event in events))


def _compare(serial: int, recorded: str, present: str) -> None:
    if recorded != present:
        raise ReplayError(serial, f"the record has digest {recorded}, the replay {present}")


def replay(game: Game[Any], record: Record, verify: bool = True, any_revision: bool = False) -> list[Step]:
    """All states of a record, the set-up first. Raises ReplayError naming the first serial number that differs."""
    expect_game(game, record, any_revision)
    return list(walk(game, record, verify))


# --- dice ------------------------------------------------------------------------------------------------------------


def verify_dice(record: Record, seed: bytes | None = None) -> int:
    """Compute every roll again from the seed and the salts; how many dice were verified.

    Needs no game. Raises RecordError for a seed that is not the one committed to, or for the first roll that differs.
    Rolls before a new seal came from a seed that is not in the record: they are not counted. That the game asked for
    these rolls and no others is shown by :func:`replay`.
    """
    seed = seed if seed is not None else record.seed
    if seed is None:
        raise RecordError("seed", "not revealed, so the dice cannot be verified yet")
    if commitment(seed) != record.commitment:
        raise RecordError("seed", "not the seed that was committed to at the start")
    return sum(_verify_rolls(dice, serial, rolls) for dice, serial, rolls in sealed_rolls(record, seed))


def sealed_rolls(record: Record, seed: bytes) -> Iterator[tuple[SealedDice, int, tuple[Roll, ...]]]:
    """The rolls since the last seal, entry by entry, with the serial number and the dice that should have rolled them,
    ready for the entry."""
    salts = list(record.header.salts)
    seal = record.sealed
    dice = SealedDice(seed, salts)
    if seal is None:
        yield dice, 0, record.setup.rolls
    for entry in record.entries:
        if isinstance(entry, Salted):
            salts.append(entry.salt)
            dice = SealedDice(seed, salts)
        elif isinstance(entry, Played) and (seal is None or entry.serial > seal.serial):
            dice.begin(entry.serial)
            yield dice, entry.serial, entry.rolls


def _verify_rolls(dice: SealedDice, serial: int, rolls: tuple[Roll, ...]) -> int:
    for number, roll in enumerate(rolls):
        true = dice.rolls(len(roll.values), roll.faces, roll.rule, roll.why)
        if true != roll.values:
            raise RecordError(
                f"serial {serial}, roll {number}", f"the record has {list(roll.values)}, the seed gives {list(true)}"
            )
    return sum(len(roll.values) for roll in rolls)


# --- old games under new rules ---------------------------------------------------------------------------------------


class Illegal(NamedTuple):
    """An entry that today's rules do not allow; without refusal when they no longer understand or roll it at all."""

    serial: int
    refusal: Refusal | None
    problem: str


def first_illegal(game: Game[Any], record: Record) -> Illegal | None:
    """The first entry that this game would refuse, or None; digests, revision and data digest may differ."""
    return _difference(game, record, record.entries, verify=False)


def first_difference(
    game: Game[Any], record: Record, taken_back: bool = False, *, trust: bool = False
) -> Illegal | None:
    """The first entry that stands (with ``taken_back``: the first of all) which this game would refuse, roll otherwise
    or answer with another state; None if the match could have been played under these rules as it was. With ``trust``
    what it would refuse does not matter: other data under the same rules. What was made under these very rules and data
    is believed, however this program counts digests."""
    return _difference(game, record, record.entries if taken_back else record.line, verify=True, trust=trust)


def _difference(
    game: Game[Any], record: Record, entries: Sequence[Entry], verify: bool, trust: bool = False
) -> Illegal | None:
    expect_game(game, record, any_revision=True)
    dice = ReplayDice()
    began = Amended(0, record.header.revision, record.header.data_digest, "")
    moves = [*reversed(record.amendments), began]

    def compares(serial: int) -> bool:
        under = next(move for move in moves if move.serial <= serial)
        return verify and (under.revision, under.data_digest) != (game.revision, game.data_digest)

    try:
        line = Line(_start(game, record, dice, compares(0)).position)
        for entry in entries:
            if isinstance(entry, Played):
                line.push(again(game, line, entry, dice, compares(entry.serial), trust=trust)[0])
            elif isinstance(entry, TakenBack):
                line.cut(entry.to_length)
    except ReplayError as error:
        return Illegal(error.serial, error.refusal, error.problem)
    return None

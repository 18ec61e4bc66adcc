"""``caracole replay FILE``: go through a saved game again, digest for digest, and verify its dice."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from caracole.cli.common import add_data, add_json, add_language, complain, print_json, recorded_game

if TYPE_CHECKING:
    from caracole.kernel import Game
    from caracole.kernel.decision import Outcome
    from caracole.play import Record, Step


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("replay", help="replay a saved game and verify it")
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument("--verify", action="store_true", help="say only whether it is true to the rules and the dice")
    parser.add_argument("--to", metavar="N", type=int, help="stop after so many entries")
    add_data(parser)
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Exit code 0 only if every digest agrees, and the dice too when the seed is in the file."""
    from caracole.play import Record
    from caracole.play.record import RecordError
    from caracole.play.replay import expect_game, verify_dice, walk

    record = Record.load(asked.file)
    game = recorded_game(record, asked.file, asked.data)
    expect_game(game, record)
    steps: list[Step] = []
    dice: int | None = None
    problem = None
    try:
        for step in walk(game, record):
            if asked.to is not None and step.serial > asked.to:
                break
            steps.append(step)
        seed = record.seed or record.secret
        if seed is not None:
            dice = verify_dice(record, seed)
    except RecordError as error:
        problem = str(error)
    report = _report(asked.file, game, record, steps, dice, problem)
    if asked.json:
        print_json(report)
    elif problem is None:
        _show(asked, game, record, steps, report)
    if problem is not None:
        complain(f"{asked.file}: {problem}")
    return 0 if problem is None else 1


def _report(
    file: str, game: Game[Any], record: Record, steps: list[Step], dice: int | None, problem: str | None
) -> dict[str, Any]:
    outcome = _outcome(game, steps)
    return {
        "file": file,
        "system": game.system,
        "scenario": game.scenario,
        "players": dict(zip(record.header.seats, record.header.players, strict=True)),
        "ok": problem is None,
        "problem": problem,
        "entries": len(record.entries),
        "replayed": max(0, len(steps) - 1),
        "line": steps[-1].length if steps else 0,
        "over": outcome is not None,
        "scores": None if outcome is None else dict(zip(game.seats, outcome.scores, strict=True)),
        "winners": None if outcome is None else [game.seats[seat] for seat in outcome.winners],
        "dice_verified": dice,
        "digest": game.digest(steps[-1].state) if steps else None,
    }


def _outcome(game: Game[Any], steps: list[Step]) -> Outcome | None:
    from caracole.play.record import Ended
    from caracole.play.replay import outcome_of

    if not steps:
        return None
    last = steps[-1]
    return outcome_of(game, last.state, last.entry if isinstance(last.entry, Ended) else None)


def _show(
    asked: argparse.Namespace, game: Game[Any], record: Record, steps: list[Step], report: dict[str, Any]
) -> None:
    from caracole.cli.console import report_console
    from caracole.cli.terminal.faces import face_for
    from caracole.cli.terminal.log import log_lines

    face = face_for(game, asked.language)
    console = report_console()
    if not asked.verify:
        # The public side only while the game goes on: the file may lie open on a table with two players.
        seat_knows_all = report["over"]
        for step in steps:
            events = [event.plain() for event in step.events if seat_knows_all or event.audience is None]
            console.print(*log_lines(face, events), sep="\n", end="\n" if events else "")
    say = face.texts.say
    console.print(say("replay-agrees", entries=report["replayed"]))
    if report["dice_verified"] is not None:
        console.print(say("replay-dice", dice=report["dice_verified"]))
    else:
        console.print(say("replay-no-seed"))
    if report["over"]:
        console.print(face.result(_outcome(game, steps)))
    else:
        console.print(say("replay-not-over"))

"""``caracole why FILE ACTION``: why is this not allowed at the end of a saved game?"""

from __future__ import annotations

import argparse
from typing import Any

from caracole.cli.common import add_data, add_json, add_language, print_json, recorded_game
from caracole.kernel.errors import CaracoleError


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("why", help="why an action is not allowed in a saved game")
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument("action", metavar="ACTION", nargs="+", help="a JSON message, or words as in the terminal game")
    parser.add_argument("--at", metavar="N", type=int, help="after so many entries of the record (default: at its end)")
    parser.add_argument("--seat", help="who asks (default: whoever has to decide)")
    add_data(parser)
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Say that it is allowed, or which rule forbids it: then the exit code is 1."""
    from random import Random

    from caracole.cli.terminal.faces import face_for
    from caracole.kernel.refusal import GAME_OVER, NOT_YOUR_DECISION
    from caracole.play import Record
    from caracole.play.replay import expect_game, walk
    from caracole.players import Offer
    from caracole.texts import rule_text, rule_title

    record = Record.load(asked.file)
    game = recorded_game(record, asked.file, asked.data)
    expect_game(game, record)
    step = None
    for step in walk(game, record):
        if asked.at is not None and step.serial >= asked.at:
            break
    assert step is not None, "a record begins with its set-up"
    face = face_for(game, asked.language)
    decision = step.position.decision
    seat = _seat(game, asked.seat, () if decision is None else decision.seats)
    text = " ".join(asked.action)
    message: dict[str, Any] = {}
    if decision is None:
        refusal = GAME_OVER
    elif seat not in decision.seats:
        refusal = NOT_YOUR_DECISION
    else:
        offer = Offer.of(game, step.state, seat, Random(0))
        message = face.read(text, offer)
        found = offer.check(game.decode_action(message))
        if found is None:
            if asked.json:
                print_json({"allowed": True, "action": message, "seat": game.seats[seat]})
            else:
                print(face.texts.say("why-allowed", action=face.action(message)))
            return 0
        refusal = found
    plain = game.explain(refusal)
    rule = plain["rule"]
    answer = {
        "allowed": False,
        "action": message,
        "seat": game.seats[seat],
        **plain,
        "message": face.texts.refusal(plain),
        "title": rule_title(game.system, rule, asked.language),
        "text": rule_text(game.system, rule, asked.language),
    }
    if asked.json:
        print_json(answer)
    else:
        from caracole.cli.console import report_console

        report_console().print(face.refused(plain))
    return 1


def _seat(game: Any, name: str | None, deciding: tuple[int, ...]) -> int:
    if name is None:
        return deciding[0] if deciding else 0
    if name not in game.seats:
        raise CaracoleError(f"no seat {name!r} at this table; there are: {', '.join(game.seats)}")
    return int(game.seats.index(name))

"""``caracole research``: what the research interface costs, the example that learns, and a seat for a program."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from caracole.cli.common import add_json, add_language, add_options, print_json, read_options, whole_number
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from collections.abc import Callable

    from caracole.research.learning import Point

SYSTEM_HELP = "a system; caracole systems lists them"
SEED_HELP = "same seed, same games (default: %(default)s)"


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("research", help="environments for programs that learn: costs, an example, a seat")
    tools = parser.add_subparsers(title="tools", metavar="TOOL", required=True)
    speed = tools.add_parser("speed", help="measure environment steps, copies, imagined states and random games")
    speed.add_argument("system", metavar="SYSTEM", help=SYSTEM_HELP)
    speed.add_argument("--seconds", metavar="N", type=float, default=2.0, help="for each figure (default: %(default)s)")
    add_options(speed)
    add_json(speed)
    add_language(speed)
    speed.set_defaults(run=run_speed)
    learn = tools.add_parser("learn", help="let the example learn, and write down its curve")
    learn.add_argument("system", metavar="SYSTEM", help=SYSTEM_HELP)
    learn.add_argument("--games", metavar="N", type=whole_number, default=2000, help="how many (default: %(default)s)")
    learn.add_argument("--every", metavar="N", type=whole_number, default=250, help="games between two points")
    learn.add_argument("--tested-on", metavar="N", type=whole_number, default=200, help="games for each point")
    learn.add_argument("--seed", metavar="N", type=int, default=1, help=SEED_HELP)
    learn.add_argument("--out", metavar="FILE", type=Path, help="write the curve as a picture (SVG)")
    learn.add_argument("--scenario", metavar="ID", help="a scenario (default: the first of the system)")
    add_json(learn)
    add_language(learn)
    learn.set_defaults(run=run_learn)
    seat = tools.add_parser("seat", help="play a seat by lines of JSON on standard input and output")
    seat.add_argument("system", metavar="SYSTEM", help=SYSTEM_HELP)
    seat.add_argument("--seat", metavar="NAME", help="which seat (default: the first)")
    seat.add_argument("--against", metavar="PLAYER", default="captain", help="who plays the others (default: captain)")
    seat.add_argument("--seed", metavar="N", type=int, default=1, help=SEED_HELP)
    add_options(seat)
    add_language(seat)
    seat.set_defaults(run=run_seat)


def _needed() -> None:
    """Say what is missing in words, not by a traceback."""
    try:
        import numpy  # noqa: F401
        import pettingzoo  # noqa: F401
    except ModuleNotFoundError as error:
        raise CaracoleError(f"{error.name} is missing: pip install 'caracole[research]'") from error


def run_speed(asked: argparse.Namespace) -> int:
    """Measure and report."""
    _needed()
    figures = measured(asked.system, asked.scenario, read_options(asked.option), asked.seconds, asked.data)
    if asked.json:
        print_json(figures)
        return 0
    from caracole.texts import Texts

    texts = Texts(asked.language, asked.system)
    for name, value in figures.items():
        if isinstance(value, float):
            print(f"{value:>14,.1f}  {texts.say('research-' + name.replace('_', '-'))}")
    return 0


def measured(
    system: str, scenario: str | None, options: Any, seconds: float, data: str | None = None
) -> dict[str, Any]:
    """Steps of the environment, decisions, copies, imagined states and random games per second."""
    from random import Random

    from caracole.research import Playing, aec_env

    env = aec_env(system, scenario, options, seed=1, data=data)
    env.reset()

    def step() -> None:
        if not env.agents:
            env.reset()
        agent = env.agent_selection
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else int(env.action_space(agent).sample(seen["action_mask"])))

    rng = Random(1)
    playing = Playing(system, scenario, options, 1, data=data)

    def decide() -> None:
        decision = playing.decision
        if decision is None:
            playing.reset(rng.randrange(2**31))
        else:
            seat = decision.seats[0]
            playing.trust(seat, playing.game.sample(playing.state, seat, rng))

    begun = Playing(system, scenario, options, 1, data=data)
    return {
        "system": begun.game.system,
        "scenario": begun.game.scenario,
        "steps_per_second": _per_second(step, seconds),
        "decisions_per_second": _per_second(decide, seconds),
        "clones_per_second": _per_second(begun.clone, seconds),
        "imagined_per_second": _per_second(lambda: begun.imagine(0, rng.randrange(2**31)), seconds),
        "rollouts_per_second": _per_second(lambda: begun.rollout(rng.randrange(2**31)), seconds),
    }


def _per_second(what: Callable[[], object], seconds: float) -> float:
    made, start = 0, perf_counter()
    while (taken := perf_counter() - start) < seconds:
        what()
        made += 1
    return round(made / taken, 2)


def run_learn(asked: argparse.Namespace) -> int:
    """Learn, and tell every point of the curve as it comes."""
    _needed()
    from caracole.play import load
    from caracole.research.learning import drawn, figures, learn

    game = load(asked.system, asked.scenario, None, None)

    def tell(point: Point) -> None:
        print(f"games: {point.games}/{asked.games}  {point.share:.1%} of {point.of}", file=sys.stderr, flush=True)

    began = perf_counter()
    _, curve = learn(
        game.system,
        game.scenario,
        asked.games,
        asked.seed,
        every=asked.every,
        tested_on=asked.tested_on,
        tell=tell,
    )
    title = f"{game.system}, {game.scenario}: share of wins against random play"
    if asked.out is not None:
        try:
            asked.out.write_text(drawn(curve, title), encoding="utf-8")
        except OSError as error:
            raise CaracoleError(f"{asked.out}: {error.strerror}") from error
    if asked.json:
        points = figures(curve)
        print_json(
            {"system": game.system, "scenario": game.scenario, "curve": points, "seconds": perf_counter() - began}
        )
    else:
        for point in curve:
            print(f"{point.games:>7}  {point.share:.1%}")
    return 0


def run_seat(asked: argparse.Namespace) -> int:
    """Ask on standard output, read calls on standard input; exit code 1 if the program leaves."""
    _needed()
    from caracole.research.playing import Playing
    from caracole.research.talking import Talker, play_seat

    playing = Playing(asked.system, asked.scenario, read_options(asked.option), asked.seed, data=asked.data)
    seats = playing.game.seats
    if asked.seat is not None and asked.seat not in seats:
        raise CaracoleError(f"--seat: one of {', '.join(seats)}")

    def say(message: dict[str, Any]) -> None:
        print(json.dumps(message, ensure_ascii=False), flush=True)

    seat = 0 if asked.seat is None else seats.index(asked.seat)
    talker = Talker(playing, seat, say, sys.stdin.readline, asked.language)
    try:
        play_seat(talker, asked.against, asked.seed)
    except EOFError:
        return 1
    return 0

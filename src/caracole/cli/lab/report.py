"""``caracole lab report DIR`` and ``analysis FILE``: a data set, or one finished game, as one page of HTML."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from caracole.cli.common import add_data, add_json, add_language, print_json, recorded_game, whole_number
from caracole.cli.lab.sharing import add_backend, backend_of, rounded
from caracole.kernel.errors import CaracoleError


def add(experiments: Any) -> None:
    """The command line."""
    parser = experiments.add_parser("report", help="a data set as one page with charts and maps")
    parser.add_argument("dir", metavar="DIR", help="a data set, as lab duel --out keeps it")
    parser.add_argument("--out", metavar="PAGE", type=Path, required=True, help="where the page goes, in HTML")
    parser.add_argument("--against", metavar="DIR", help="compare with this data set: what has changed?")
    parser.add_argument(
        "--luck", metavar="N", type=whole_number,
        help="play N times N games with exchanged dice and thoughts: how much is luck?",
    )  # fmt: skip
    add_backend(parser)
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)
    one = experiments.add_parser("analysis", help="a saved game that is over as one page")
    one.add_argument("file", metavar="FILE", help="a saved game")
    one.add_argument("--out", metavar="PAGE", type=Path, required=True, help="where the page goes, in HTML")
    add_data(one)
    add_language(one)
    one.set_defaults(run=run_analysis)


def run_analysis(asked: argparse.Namespace) -> int:
    """Writes the page and says which."""
    from caracole.lab.report.one import analysis
    from caracole.play import Match, Record

    record = Record.load(asked.file)
    match = Match.resume(recorded_game(record, asked.file, asked.data), record)
    write(asked.out, analysis(match, language=asked.language))
    print(asked.out)
    return 0


def run(asked: argparse.Namespace) -> int:
    """Writes the page and says which."""
    from caracole.cli.progress import progress
    from caracole.lab.datasets import about, read
    from caracole.lab.luck import luck
    from caracole.lab.report import report

    found = None
    if asked.luck is not None:
        told, first = about(asked.dir), read(asked.dir, "games")[0]
        found = luck(
            told["system"], first["players"], asked.luck, told["seed"], scenario=told["scenario"],
            options=told["options"], data=first["data"], backend=backend_of(asked), progress=progress,
        )  # fmt: skip
    write(asked.out, report(asked.dir, language=asked.language, against=asked.against, luck=found))
    if asked.json:
        dice = None if found is None else {name: rounded(each) for name, each in found.dice._asdict().items()}
        print_json({"page": str(asked.out), "luck": dice})
    else:
        print(asked.out)
    return 0


def write(file: Path, text: str) -> None:
    """A page into its file."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CaracoleError(f"{file}: {error.strerror}") from error

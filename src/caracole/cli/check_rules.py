"""``caracole check-rules FILE...``: are stored games still legal under the present rules?"""

from __future__ import annotations

import argparse
from typing import Any

from caracole.cli.common import add_data, add_json, add_language, print_json


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("check-rules", help="replay stored games under the present rules")
    parser.add_argument("files", metavar="FILE", nargs="+", help="saved games")
    add_data(parser)
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Exit code 1 if any game holds an action that is no longer legal."""
    from caracole.play import Record, load
    from caracole.play.replay import first_illegal
    from caracole.texts import Texts

    reports: list[dict[str, Any]] = []
    for file in asked.files:
        record = Record.load(file)
        header = record.header
        game = load(header.system, header.scenario, header.options, asked.data)
        illegal = first_illegal(game, record)
        refusal = None if illegal is None or illegal.refusal is None else game.explain(illegal.refusal)
        reports.append(
            {
                "file": file,
                "revision": {"recorded": header.revision, "present": game.revision},
                "entries": len(record.entries),
                "legal": illegal is None,
                "serial": None if illegal is None else illegal.serial,
                "problem": None if illegal is None else illegal.problem,
                "refusal": refusal,
            }
        )
    if asked.json:
        print_json(reports)
    else:
        texts = Texts(asked.language)
        for report in reports:
            if report["legal"]:
                print(texts.say("check-rules-legal", file=report["file"], entries=report["entries"]))
            else:
                print(texts.say("check-rules-illegal", **{k: report[k] for k in ("file", "serial", "problem")}))
    return 0 if all(report["legal"] for report in reports) else 1

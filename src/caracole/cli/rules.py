"""``caracole rules SYSTEM [NUMBER]``: the clauses of a rulebook; ``caracole rules coverage SYSTEM``: what is proved."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from caracole.cli.common import add_json, add_language, complain, print_json
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from rich.console import RenderableType

    from caracole.texts import Clause, Texts

COVERAGE = "coverage"


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser(
        "rules",
        help="show the clauses of a rulebook, or where each is enforced and tested",
        description="caracole rules SYSTEM [NUMBER] shows clauses (7, 7.3, G7.3.c); "
        "caracole rules coverage SYSTEM shows where each clause is enforced and proved.",
    )
    parser.add_argument("system", metavar="SYSTEM", help="a system, or the word 'coverage'")
    parser.add_argument(
        "number", metavar="NUMBER", nargs="?", help="a chapter, section or clause; after 'coverage': the system"
    )
    parser.add_argument("--source", metavar="DIR", type=Path, help="coverage: where the source of the system is")
    parser.add_argument("--tests", metavar="DIR", type=Path, help="coverage: where its tests are")
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Show clauses, or the coverage report."""
    if asked.system == COVERAGE:
        if asked.number is None:
            raise CaracoleError("of which system? caracole rules coverage SYSTEM")
        return _coverage(asked, asked.number)
    if asked.source is not None or asked.tests is not None:
        raise CaracoleError("--source and --tests belong to: caracole rules coverage SYSTEM")
    return _clauses(asked)


# --- clauses ---------------------------------------------------------------------------------------------------------


def _clauses(asked: argparse.Namespace) -> int:
    from caracole.cli.console import report_console
    from caracole.play.registry import system
    from caracole.texts import Texts, clauses_under, rulebook

    name = system(asked.system).name
    found = list(rulebook(name).values()) if asked.number is None else clauses_under(name, asked.number)
    if not found:
        what = "no rulebook" if asked.number is None else f"no clause {asked.number!r}"
        raise CaracoleError(f"{name} has {what}")
    if asked.json:
        print_json([_plain(clause) for clause in found])
        return 0
    console, texts = report_console(), Texts(asked.language, name)
    if asked.number is None:
        console.print(contents(found, asked.language))
        console.print(texts.say("rules-hint", system=name))
    else:
        for clause in found:
            console.print(clause_text(clause, texts))
    return 0


def _plain(clause: Clause) -> dict[str, Any]:
    plain = {key: value for key, value in clause._asdict().items() if value}
    return {key: dict(value) if hasattr(value, "items") else value for key, value in plain.items()}


def contents(clauses: list[Clause], language: str) -> RenderableType:
    """Ids and titles."""
    from rich.table import Table

    from caracole.texts import in_language

    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    for clause in clauses:
        table.add_row(clause.id, in_language(clause.title, language))
    return table


def clause_text(clause: Clause, texts: Texts) -> RenderableType:
    """A clause in full: title, text, and how the editions differ."""
    from rich.padding import Padding
    from rich.text import Text

    from caracole.texts import in_language

    language = texts.language
    shown = Text.assemble((f"{clause.id}  ", "bold cyan"), (in_language(clause.title, language), "bold"))
    marks = [texts.say(f"clause-{mark}") for mark in (clause.scope, clause.kind) if mark not in ("both", "rule", "")]
    if marks:
        shown.append(f"  ({', '.join(marks)})", "dim")
    shown.append(f"\n{in_language(clause.text, language)}")
    if clause.editions:
        shown.append(f"\n{texts.say('clause-editions')} {in_language(clause.editions, language)}", "dim")
    if clause.reason:
        shown.append(f"\n{texts.say('clause-reason')} {in_language(clause.reason, language)}", "dim")
    if clause.not_applicable:
        reason = in_language(clause.not_applicable, language)
        shown.append(f"\n{texts.say('clause-not-applicable', reason=reason)}", "dim")
    return Padding(shown, (0, 0, 1, 0))


# --- coverage --------------------------------------------------------------------------------------------------------


def _coverage(asked: argparse.Namespace, name: str) -> int:
    from caracole.play.coverage import Checkout, coverage, known_coverage
    from caracole.play.registry import system
    from caracole.texts import Texts

    if asked.source is None:
        system(name)
    if asked.source is None and asked.tests is None:
        report = known_coverage(name)
    else:
        report = coverage(Checkout.of(name, asked.source, asked.tests), name)
    if asked.json:
        print_json(report)
    else:
        _show_coverage(report, Texts(asked.language, name))
    for clause in report["unknown"]:
        complain(f"clause {clause['id']} is not in the rulebook, but cited by {', '.join(clause['cited_by'])}")
    return 1 if report["missing"] or report["unknown"] else 0


def _show_coverage(report: dict[str, Any], texts: Texts) -> None:
    from rich.table import Table

    from caracole.cli.console import report_console
    from caracole.texts import rule_title

    console = report_console()
    numbers = {key: report[key] for key in ("clauses", "enforced", "proved", "not_applicable")}
    console.print(texts.say("coverage-summary", **numbers, missing=len(report["missing"])))
    if report["outcomes"] == "not run":
        console.print(texts.say("coverage-not-run"), style="dim")
    if not report["missing"]:
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("coverage-clause", "coverage-enforced", "coverage-tests", "coverage-title"):
        table.add_column(texts.say(heading), no_wrap=heading != "coverage-title")
    items = {item["id"]: item for item in report["items"]}
    for clause in report["missing"]:
        item = items[clause]
        row = (str(len(item["enforced_at"])), str(len(item["tests"])))
        table.add_row(clause, *row, rule_title(report["system"], clause, texts.language))
    console.print(table)

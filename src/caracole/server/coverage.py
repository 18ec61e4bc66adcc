"""Which code enforces the clauses of a rulebook, and which tests prove it, for the page that shows it.

A server that runs from a checkout makes the report there, once; a package that was built carries its own.
"""

from __future__ import annotations

import gzip
from functools import cache
from threading import Lock
from typing import Any

import msgspec

from caracole.kernel import CaracoleError
from caracole.play.coverage import Checkout, kept_report, known_coverage
from caracole.play.registry import system
from caracole.server.protocol import ClauseCoverage, Coverage
from caracole.texts import Clause, rulebook

_making = Lock()


@cache
def has_coverage(name: str) -> bool:
    """Is it known here? Sources and tests are not read for the answer."""
    if not rulebook(name):
        return False
    try:
        Checkout.installed(name)
    except CaracoleError:
        return kept_report(name) is not None
    return True


def packed_coverage(name: str) -> bytes | None:
    """The coverage of a system as JSON, packed; None if it is not known here. The first who asks waits a second or two,
    and whoever comes meanwhile waits with them."""
    with _making:
        return _packed(name)


@cache
def _packed(name: str) -> bytes | None:
    try:
        report = known_coverage(name)
    except (CaracoleError, OSError, UnicodeDecodeError):
        return None
    return gzip.compress(msgspec.json.encode(_shown(name, report)), 9, mtime=0)


def _shown(name: str, report: dict[str, Any]) -> Coverage:
    """Clauses are those of the rulebook as it is read here, so that the page has its titles and leaves none out."""
    found = {str(row["id"]): row for row in report["items"]}
    return Coverage(
        system=name,
        title=system(name).title,
        version=str(report.get("version", "")),
        source=report["source"],
        run=report.get("outcomes") == "recorded",
        items=[_item(clause, found.get(clause.id, {})) for clause in rulebook(name).values()],
    )


def _item(clause: Clause, row: dict[str, Any]) -> ClauseCoverage:
    return ClauseCoverage(
        clause.id,
        dict(clause.title),
        list(row.get("enforced_at", ())),
        list(row.get("tests", ())),
        dict(clause.not_applicable),
    )

"""The HTTP API against its own description, with whatever Schemathesis can think of."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from servers import Running

from caracole.server.app import create_app
from caracole.server.settings import Settings

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]

SCHEMA = schemathesis.openapi.from_dict(
    create_app(Settings(database="sqlite+aiosqlite:///nowhere")).openapi_schema.to_schema()
)
OPERATIONS = {operation.ok().label: operation.ok() for operation in SCHEMA.get_all_operations()}


def test_the_description_names_every_part_of_the_api():
    assert {label.split()[1].split("/")[2] for label in OPERATIONS if label.split()[1].startswith("/api")} == {
        "account",
        "games",
        "lab",
        "lessons",
        "lobby",
        "making",
        "operator",
        "players",
        "rulebooks",
        "rules",
        "texts",
        "tournaments",
    }
    assert len(OPERATIONS) >= 20


# The server is a thread of this process, and what it draws from the common randomness is none of the strategies' doing.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")
@pytest.mark.parametrize("label", sorted(OPERATIONS))
def test_nothing_that_can_be_asked_breaks_the_server(sqlite_server: Running, label: str):
    @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
    @given(case=OPERATIONS[label].as_strategy())
    def ask(case: schemathesis.Case) -> None:
        case.call_and_validate(base_url=sqlite_server.url, checks=CHECKS, timeout=60)

    ask()

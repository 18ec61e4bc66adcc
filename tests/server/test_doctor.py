"""``caracole doctor`` and a real PostgreSQL."""

from __future__ import annotations

from caracole.cli.doctor import look_at_database, why_not_connect
from caracole.server.settings import async_address


def test_a_database_that_answers(postgres_url):
    finding = look_at_database(postgres_url, has_driver=True)
    assert (finding.state, finding.facts["kind"]) == ("good", "postgres")


def test_a_database_that_does_not_exist(postgres_url):
    why = why_not_connect(async_address(postgres_url.rpartition("/")[0] + "/elsewhere"))
    assert why is not None
    assert "elsewhere" in why

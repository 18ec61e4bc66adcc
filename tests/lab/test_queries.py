"""Questions in SQL."""

from __future__ import annotations

from pathlib import Path

import pytest

from caracole.kernel import CaracoleError
from caracole.lab.datasets import arrow
from caracole.lab.queries import query


@pytest.mark.parametrize("sql", ["", "-- nothing", "SELEC"])
def test_what_is_no_question_is_told_in_words(tmp_path: Path, sql: str):
    pa = arrow()
    pa.parquet.write_table(pa.table({"game": [1]}), tmp_path / "games.parquet")
    assert query(tmp_path, "SELECT game FROM games").rows == [(1,)]
    with pytest.raises(CaracoleError):
        query(tmp_path, sql)

"""Questions in SQL to a data set, answered by DuckDB: its files are tables of their own names."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from caracole.kernel import CaracoleError
from caracole.lab.datasets import FILES, NotInstalled


class Answer(NamedTuple):
    """The names of the columns, and the rows."""

    columns: list[str]
    rows: list[tuple[Any, ...]]


def query(folder: str | Path, sql: str) -> Answer:
    """``query("DIR", "SELECT winners, count(*) FROM games GROUP BY ALL")``"""
    try:
        import duckdb  # noqa: PLC0415 - only who asks needs it
    except ImportError as error:
        raise NotInstalled("lab", error.name) from error
    files = {name: Path(folder) / f"{name}.parquet" for name in FILES}
    there = {name: file for name, file in files.items() if file.exists()}
    if not there:
        raise CaracoleError(f"{folder}: there is no data set here")
    with duckdb.connect(":memory:") as connection:
        for name, file in there.items():
            connection.read_parquet(str(file)).create_view(name)
        try:
            found = connection.execute(sql)
            if found is None:
                raise CaracoleError("nothing was asked: write a question in SQL")
            columns = [str(each[0]) for each in found.description or ()]
            return Answer(columns, [tuple(row) for row in found.fetchall()])
        except duckdb.Error as error:
            raise CaracoleError(str(error).splitlines()[0]) from error

"""Finding the files of campaigns; what they say is understood in ``sheet``."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeAlias

from caracole.datafiles import Node, Reader, localized, read_file
from caracole.kernel import CaracoleError
from caracole.systems.piccole.battle.rules.components.troops import ListedElement
from caracole.systems.piccole.campaign.rules.map import CampaignMap
from caracole.systems.piccole.campaign.sheet import read_campaign

ElementsOf: TypeAlias = Callable[[str], tuple[ListedElement, ...]]

HERE = __file__.replace("\\", "/").rpartition("/")[0]


class ShippedCampaign(NamedTuple):
    """A campaign that comes with the program; ``path`` is its file."""

    id: str
    title: dict[str, str]
    path: Any
    players: int
    rank: int


def load_map(path: Any, lists: ElementsOf | None = None) -> CampaignMap:
    """The campaign in this file; everything wrong in it or in its map is told at once, in one ``DataError``. ``lists``
    finds army lists by name, unless they are those that come with the program."""

    def read_map(place: Node, name: str) -> Node:
        return read_file(_beside(place.file, name))

    return read_campaign(read_file(path), read_map, lists or elements_of_list)


def elements_of_list(name: str) -> tuple[ListedElement, ...]:
    """C1.c: the elements of an army list."""
    # Later: the system's loader knows this one, for checking data.
    from caracole.systems.piccole.loader import army_list  # noqa: PLC0415

    return army_list(name).elements


def _beside(file: str, name: str) -> str:
    folder, slash, _ = file.replace("\\", "/").rpartition("/")
    return f"{folder}{slash}{name}"


@cache
def shipped() -> tuple[ShippedCampaign, ...]:
    """The campaigns that come with the program, easy ones first."""
    from caracole.systems.piccole.loader import PACKAGE  # noqa: PLC0415

    found = (_shipped(path) for path in (PACKAGE / "campaign" / "data").glob("*.toml"))
    return tuple(sorted(found, key=lambda each: (each.rank, each.id)))


def _shipped(path: Any) -> ShippedCampaign:
    sheet, reader = read_file(path), Reader()
    campaign = ShippedCampaign(
        reader.text(sheet, "id"),
        localized(reader, sheet, "title"),
        path,
        len(reader.tables(sheet, "player")),
        reader.integer(sheet, "rank", default=100),
    )
    reader.problems.raise_if_any()
    return campaign


@cache
def load_shipped(scenario: str) -> CampaignMap:
    """A campaign that comes with the program; always the same object."""
    paths = {each.id: each.path for each in shipped()}
    if scenario not in paths:
        raise CaracoleError(f"scenario {scenario!r}: piccole has only the campaigns {', '.join(paths)}")
    return load_map(paths[scenario])


@cache
def charts() -> Any:
    """The numbers of the campaign rules: ``charts().siege.taken_from``."""
    tables = read_file(f"{HERE}/charts.toml").value
    assert isinstance(tables, dict)
    return SimpleNamespace(**{name: SimpleNamespace(**row) for name, row in tables.items()})


@cache
def option_table() -> dict[str, dict[str, Any]]:
    """Every option of a campaign as options.toml describes it."""
    tables = read_file(f"{HERE}/options.toml").value
    assert isinstance(tables, dict)
    return tables

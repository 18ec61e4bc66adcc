"""What players of a campaign may choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.datafiles import read_option
from caracole.kernel import CaracoleError
from caracole.systems.piccole.campaign.loader import option_table


def read_options(chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Every option by name, given as itself or as text from a command line."""
    table = option_table()
    unknown = sorted(set(chosen) - set(table))
    if unknown:
        raise CaracoleError(f"option {unknown[0]}: a campaign of piccole has no such option")
    return {name: read_option(name, row, chosen.get(name, row["default"])) for name, row in table.items()}

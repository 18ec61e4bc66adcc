"""Where a lesson begins: stacks, leaders and the hour are laid on the map of a scenario as the words say."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.kernel import CaracoleError, ScriptedDice
from caracole.play import load
from caracole.play.table import Table
from caracole.systems.gbacw.laying import begin
from caracole.systems.gbacw.position import Questions


def laid(**words: Any) -> Table:
    script, events = ScriptedDice(()), []
    game = load("gbacw", "first-volley")
    return Table(game, begin(game, words, script, events.append), script, events, Questions)


def test_who_is_named_stands_there_and_all_others_are_away() -> None:
    table = laid(
        units="0704 vSE attack: us-2lk, us-4lk (disordered)\nrouted: us-3lk",
        leaders={"us-harlan": "0703"},
        active="ha",
    )
    assert (table.where("us-2lk"), table.where("us-4lk"), table.leader("us-harlan")) == ("0704", "0704", "0703")
    assert table.refusal("ActivateUnit", unit="us-1lk").code == "not_on_map"
    assert table.allows("Rally", unit="us-4lk")
    assert not table.allows("Rally", unit="us-2lk")


def test_the_turn_track_goes_on_where_the_words_say() -> None:
    table = laid(units="0704 vSE: us-2lk\n0708 vNW: cs-1tw", active="ha", printed=1)
    table.play("EndBrigade")
    table.play("EndDivision")
    assert table.view()["drawn"][-1] == "confederate"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"unitz": ""}, "'unitz' is no word of a position"),
        ({"units": "0704 vSE: us-2lk and friends"}, "'us-2lk and friends' is no unit"),
        ({"units": "9904 vSE: us-2lk"}, "9904"),
    ],
)
def test_what_cannot_be_laid_is_named(words: dict[str, Any], told: str) -> None:
    with pytest.raises(CaracoleError, match=told):
        laid(active="ha", **words)

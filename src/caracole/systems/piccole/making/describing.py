"""What an editor may offer."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from caracole.present.making import (
    Corner,
    MakerField,
    MakerFlag,
    MakerGround,
    MakerList,
    MakerSide,
    MakerTable,
    MakerTroop,
    MakerValue,
    Workshop,
)
from caracole.systems.piccole.battle.rules.components.measures import (
    DEPLOYMENT_DEPTH,
    HIGHEST_LEVEL,
    INCH,
    MOST_PIECES,
    TABLE,
)
from caracole.systems.piccole.battle.rules.components.troops import ROOM, TROOPS, ListedElement, TroopType, cost_of
from caracole.systems.piccole.battle.rules.field.formations import FORMATIONS
from caracole.systems.piccole.battle.rules.field.ground import KINDS, LAID_KINDS
from caracole.systems.piccole.battle.rules.state import EDGES
from caracole.systems.piccole.battle.sheets.battles import SIDES
from caracole.systems.piccole.battle.sheets.brought import LARGEST
from caracole.systems.piccole.battle.sheets.lists import plain_rows
from caracole.systems.piccole.battle.sheets.terrain import plain_pieces
from caracole.systems.piccole.drawing.look import colour, of_side
from caracole.systems.piccole.loader import army_list, shipped_files, shipped_tables
from caracole.systems.piccole.system import SYSTEM
from caracole.texts import LANGUAGES, Texts

STEP: Final = 50
CENTIMETRE: Final = 100
BEGIN_WITH: Final = "DRI"
"""The list that both sides begin with."""

LOOKS: Final = {
    "wood": "wood",
    "rough": "rough",
    "hill": "hill",
    "steep": "hill",
    "major_river": "water",
    "minor_river": "water",
    "impassable": "rock",
    "fort": "works",
}
ROUND: Final[list[Corner]] = [(-500, -100), (-250, -450), (300, -450), (550, 50), (250, 450), (-350, 400)]
SQUARE: Final[list[Corner]] = [(-400, -300), (400, -300), (400, 300), (-400, 300)]
STRETCH: Final[list[Corner]] = [(-800, -100), (800, -100), (800, 100), (-800, 100)]


def said(message: str, **args: Any) -> dict[str, str]:
    """A message of the game in every language."""
    return {language: Texts(language, SYSTEM.name).say(message, **args) for language in LANGUAGES}


@cache
def workshop() -> Workshop:
    """Everything there is to make a battle with."""
    return Workshop(
        system=SYSTEM.name,
        title=SYSTEM.title,
        scenario=SYSTEM.brought_scenario,
        option=SYSTEM.brought_option,
        largest=LARGEST,
        sides=[
            MakerSide(side, said(f"side-{side}"), of_side(number, "base"), of_side(number, "deep"))
            for number, side in enumerate(SIDES)
        ],
        troops=[_troop(troop) for troop in TROOPS],
        flags=[MakerFlag("general", said("making-general"), alone=True), MakerFlag("shoots", said("making-shoots"))],
        most=ROOM,
        cost=said("making-cost"),
        lists=[_list(each.id) for each in shipped_files("lists")],
        table=TABLE,
        depth=DEPLOYMENT_DEPTH,
        grid=INCH,
        step=STEP,
        unit=CENTIMETRE,
        grounds=[_ground(kind) for kind in LAID_KINDS],
        most_pieces=MOST_PIECES,
        tables=[MakerTable(table.id, dict(table.name), plain_pieces(table.pieces)) for table in shipped_tables()],
        fields=_fields(),
        start=_start(),
    )


def _troop(troop: TroopType) -> MakerTroop:
    about = said("sign-move", easy=troop.easy, difficult=troop.difficult)
    factor = said("sign-factor", value=troop.factor)
    words = {language: f"{factor[language]}; {about[language]}" for language in LANGUAGES}
    flags = ["general", *(["shoots"] if troop.may_shoot else [])]
    cost = cost_of(ListedElement([each.id for each in TROOPS].index(troop.id)))
    return MakerTroop(troop.id, dict(troop.name), words, cost, flags)


def _list(name: str) -> MakerList:
    army = army_list(name)
    return MakerList(name, dict(army.name), dict(army.period), plain_rows(army))


def _ground(kind: str) -> MakerGround:
    row, look = KINDS[kind], LOOKS[kind]
    fill = "ford" if kind == "minor_river" else look
    return MakerGround(
        kind,
        said(f"land-{kind}"),
        colour(fill),
        colour(f"{look}_edge"),
        STRETCH if row.river else SQUARE if row.works else ROUND,
        levels=HIGHEST_LEVEL if row.height else 0,
        sight=row.sight == "flag",
        chain=row.river,
    )


def _fields() -> list[MakerField]:
    edges = [MakerValue(edge, said(f"place-edge-{edge}")) for edge in EDGES]
    ways = [MakerValue(each, said(f"making-way-{each}")) for each in FORMATIONS]
    sides = [MakerValue(side, said(f"side-{side}")) for side in SIDES]
    drawn_up = "drawn_up"
    return [
        MakerField(drawn_up, said("making-drawn_up"), "switch", default=False),
        MakerField("edge", said("making-edge"), "choice", EDGES[0], edges, drawn_up, list(SIDES)),
        *(
            MakerField(
                f"formations.{side}", said(f"making-formation-{side}"), "choice", FORMATIONS[0], ways, drawn_up, [side]
            )
            for side in SIDES
        ),
        MakerField("camps", said("making-camps"), "switch", default=True),
        MakerField("first", said("making-first"), "choice", None, sides, open=said("making-first-open")),
    ]


def _start() -> dict[str, Any]:
    """A small battle that can be played as it is."""
    army = army_list(BEGIN_WITH)
    return {
        "kind": "battle",
        "id": "my-battle",
        "title": said("making-title"),
        **{side: {"name": dict(army.name), "elements": plain_rows(army)} for side in SIDES},
        "terrain": {"pieces": plain_pieces(shipped_tables()[0].pieces)},
        "drawn_up": True,
        "camps": True,
    }

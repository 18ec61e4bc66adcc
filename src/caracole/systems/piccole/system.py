"""How the rest of the program finds this system: battles between two lists, and campaigns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.datafiles import Checked, DataError
from caracole.kernel import CaracoleError, Game
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.state import EDGES
from caracole.systems.piccole.battle.sheets import ArmyList, BattleSheet, written
from caracole.systems.piccole.battle.sheets.battles import SIDES
from caracole.systems.piccole.battle.sheets.brought import kept
from caracole.systems.piccole.campaign import system as campaigns
from caracole.systems.piccole.campaign.loader import load_map
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.loader import (
    DATA,
    FOLDERS,
    PACKAGE,
    OwnFolder,
    check_file,
    data_files,
    is_ours,
    noted_schemas,
    own_folder,
    read_brought,
    shipped_battles,
    shipped_files,
    shipped_tables,
)
from caracole.systems.piccole.loader import load_battle as load_sheet

FREE = "free"
"""Terrain that the players lay themselves; armies as the scenario has them."""
YES, NO = "yes", "no"
AS_IT_IS = "scenario"


class PiccoleSystem:
    """Name, scenarios, options, and the way to a game."""

    name = "piccole"
    title = "Piccole Guerre"
    package = "caracole.systems.piccole"
    rank = 2
    ladder = ("ticinus", "issus")
    brought_scenario, brought_option = "own", "battle"
    """The scenario that has no file here: its battle comes along as the text of this option."""

    def scenarios(self) -> list[dict[str, Any]]:
        """Battles, easy ones first, then campaigns."""
        return [*map(_battle_row, shipped_battles()), *campaigns.scenarios()]

    def options(self) -> list[dict[str, Any]]:
        """Those of battles (lists, terrain, camps, set-up), then those of campaigns."""
        lists = [AS_IT_IS, *(each.id for each in shipped_files("lists"))]
        tables = [AS_IT_IS, FREE, *(table.id for table in shipped_tables())]
        return [
            _option(
                "red",
                "P1.b",
                lists,
                "Red's army list, or a .toml file",
                "Lista dell'esercito rosso, o un file .toml",
                "Liste de l'armée rouge, ou un fichier .toml",
            ),
            _option(
                "blue",
                "P1.b",
                lists,
                "Blue's army list, or a .toml file",
                "Lista dell'esercito blu, o un file .toml",
                "Liste de l'armée bleue, ou un fichier .toml",
            ),
            _option(
                "terrain",
                "P2.c",
                tables,
                "The terrain; free: a player lays it",
                "Il terreno; free: lo prepara un giocatore",
                "Le terrain ; free : un joueur le dispose",
            ),
            _option(
                "camps",
                "P2.k",
                [AS_IT_IS, YES, NO],
                "Armies have camps",
                "Gli eserciti hanno un campo",
                "Les armées ont un camp",
            ),
            _option(
                "drawn_up",
                "P2.j",
                [AS_IT_IS, YES, NO],
                "Armies begin in line of battle",
                "Gli eserciti cominciano già schierati",
                "Les armées commencent rangées en bataille",
            ),
            *campaigns.options(),
        ]

    def load(self, scenario: str, options: Mapping[str, Any]) -> Game[Any]:
        """The battle or the campaign, ready to be set up."""
        if scenario == self.brought_scenario:
            return self._brought(options)
        sheets = {sheet.id: sheet for sheet in shipped_battles()}
        own = {str(row["id"]) for row in campaigns.options()}
        if scenario not in sheets:
            return campaigns.load(scenario, {key: value for key, value in options.items() if key in own})
        return battle_of(sheets[scenario], {key: value for key, value in options.items() if key not in own})

    def _brought(self, options: Mapping[str, Any]) -> Battle:
        """A battle that somebody brought along; its record holds it as it was understood."""
        text = options.get(self.brought_option)
        if not isinstance(text, str):
            raise CaracoleError(f"which battle? the option {self.brought_option!r} holds it as a text")
        if len(options) > 1:
            raise CaracoleError("a battle that is brought along says everything itself: no other options")
        try:
            sheet = read_brought(text)
        except DataError as error:
            raise CaracoleError(str(error)) from error
        battle = battle_of(sheet, {})
        battle.scenario, battle.options = self.brought_scenario, {self.brought_option: kept(sheet)}
        return battle

    # --- data files: those that come with the program, and an owner's own -------------------------------------------

    @property
    def shipped_data(self) -> str:
        """The folder of the lists, tables and battles that come with the program."""
        return str(DATA)

    @property
    def copied_data(self) -> dict[str, str]:
        """What an owner gets to change: folders, and what they are copied from."""
        return {name: str(DATA / name) for name in FOLDERS[:-1]} | {FOLDERS[-1]: str(PACKAGE / "campaign" / "data")}

    def is_data(self, file: str) -> bool:
        """Does a file say that it is one of this system's?"""
        return is_ours(file)

    def data_scenarios(self, data: str) -> list[dict[str, Any]]:
        """The battles of a folder, then its campaigns."""
        folder = own_folder(data)
        sheets = sorted((load_sheet(path, folder) for path in folder.of("battle").values()), key=_rank)
        maps = [load_map(path, folder.elements) for path in folder.of("campaign").values()]
        return [*map(_battle_row, sheets), *({"id": each.scenario, "title": dict(each.title)} for each in maps)]

    def load_data(self, data: str, scenario: str, options: Mapping[str, Any]) -> Game[Any]:
        """A battle or a campaign of a folder, with the lists and the terrain that are there."""
        folder, own = own_folder(data), {str(row["id"]) for row in campaigns.options()}
        if scenario in folder.of("campaign"):
            chosen = {key: value for key, value in options.items() if key in own}
            return Campaign(load_map(folder.of("campaign")[scenario], folder.elements), chosen)
        sheet = load_sheet(folder.of("battle")[scenario], folder)
        return battle_of(sheet, {key: value for key, value in options.items() if key not in own}, folder)

    def check_data(self, data: str) -> list[Checked]:
        """What is wrong in a file, or in those of a folder."""
        return [check_file(path) for path in data_files(data)]

    def schemas(self) -> dict[str, dict[str, Any]]:
        """JSON Schemas of the files, for editors."""
        return noted_schemas()


def _battle_row(sheet: BattleSheet) -> dict[str, Any]:
    return {"id": sheet.id, "title": dict(sheet.title), "red": sheet.red, "blue": sheet.blue}


def _rank(sheet: BattleSheet) -> tuple[int, str]:
    return sheet.rank, sheet.id


def _option(name: str, rule: str, values: list[str], en: str, it: str, fr: str) -> dict[str, Any]:
    text = {"en": en, "it": it, "fr": fr}
    battles = [sheet.id for sheet in shipped_battles()]
    return {"id": name, "rule": rule, "default": AS_IT_IS, "values": values, "text": text, "scenarios": battles}


def battle_of(sheet: BattleSheet, options: Mapping[str, Any], folder: OwnFolder | None = None) -> Battle:
    """A battle with whatever was chosen in place of what its sheet says; lists and terrain may be an owner's own."""
    folder = folder or OwnFolder({})
    chosen = {key: str(value) for key, value in options.items() if value != AS_IT_IS}
    tables = folder.tables() if sheet.table is None or "terrain" in chosen else (sheet.table,)
    armies = [_army(sheet, side, chosen, folder) for side in SIDES]
    for side, army in zip(SIDES, armies, strict=True):
        if chosen.get(side, "").endswith(".toml"):
            chosen[side] = written(army)  # a record must be playable where the file is not
    terrain = chosen.get("terrain", sheet.terrain)
    drawn_up = _yes_or_no("drawn_up", chosen, sheet.drawn_up)
    if terrain == FREE:
        terrain = None
    if drawn_up and terrain is None:
        terrain = tables[0].id
    return Battle(
        [army.elements for army in armies],
        layer=None if sheet.first is None else 1 - SIDES.index(sheet.first),
        terrain=terrain,
        camps=_yes_or_no("camps", chosen, sheet.camps),
        drawn_up=drawn_up,
        scenario=sheet.id,
        options=chosen,
        tables=tables,
        edge=EDGES.index(sheet.edge),
        formations=sheet.formations,
        places=(armies[0].places, armies[1].places),
        title=sheet.title,
    )


def _army(sheet: BattleSheet, side: str, chosen: Mapping[str, str], folder: OwnFolder) -> ArmyList:
    """The list that was chosen, else the one in the file of the battle, else the one that it names."""
    if side not in chosen and side in sheet.armies:
        return sheet.armies[side]
    return folder.army(chosen.get(side, sheet.red if side == SIDES[0] else sheet.blue))


def _yes_or_no(name: str, chosen: Mapping[str, str], otherwise: bool) -> bool:
    said = chosen.get(name)
    if said is None:
        return otherwise
    if said not in (YES, NO):
        raise CaracoleError(f"option {name}: {said!r} is neither {YES} nor {NO}")
    return said == YES


SYSTEM = PiccoleSystem()

"""How the rest of the program finds this system: battles between two lists, and campaigns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.datafiles import Checked
from caracole.kernel import CaracoleError, Game
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.sheets import BattleSheet, written
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
        sheets = {sheet.id: sheet for sheet in shipped_battles()}
        own = {str(row["id"]) for row in campaigns.options()}
        if scenario not in sheets:
            return campaigns.load(scenario, {key: value for key, value in options.items() if key in own})
        return load_battle(sheets[scenario], {key: value for key, value in options.items() if key not in own})

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
        return load_battle(sheet, {key: value for key, value in options.items() if key not in own}, folder)

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


def load_battle(sheet: BattleSheet, options: Mapping[str, Any], folder: OwnFolder | None = None) -> Battle:
    """A battle with whatever was chosen in place of what its sheet says; lists and terrain may be an owner's own."""
    folder = folder or OwnFolder({})
    tables = folder.tables()
    chosen = {key: str(value) for key, value in options.items() if value != AS_IT_IS}
    armies = [folder.army(chosen.get(side, default)) for side, default in (("red", sheet.red), ("blue", sheet.blue))]
    for side, army in zip(("red", "blue"), armies, strict=True):
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
        terrain=terrain,
        camps=_yes_or_no("camps", chosen, sheet.camps),
        drawn_up=drawn_up,
        scenario=sheet.id,
        options=chosen,
        tables=tables,
    )


def _yes_or_no(name: str, chosen: Mapping[str, str], otherwise: bool) -> bool:
    said = chosen.get(name)
    if said is None:
        return otherwise
    if said not in (YES, NO):
        raise CaracoleError(f"option {name}: {said!r} is neither {YES} nor {NO}")
    return said == YES


SYSTEM = PiccoleSystem()

"""Reading files: the only module of this system that does. What army lists, terrain and battles say is understood in
``sheets``; campaigns are read by ``campaign.loader``.

Each file says what it is: ``kind = "list"``, ``"terrain"``, ``"battle"`` or ``"campaign"``.
"""

from __future__ import annotations

from functools import cache, lru_cache
from os.path import normpath
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.datafiles import Checked, DataError, Node, Problems, Reader, package_toml, read_file, taking_notes
from caracole.kernel import CaracoleError

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.components.troops import ListedElement
    from caracole.systems.piccole.battle.sheets import ArmyList, BattleSheet, Table

PACKAGE = Path(__file__).parent
DATA = PACKAGE / "data"
KINDS = ("list", "terrain", "battle", "campaign")
FOLDERS = ("lists", "terrain", "battles", "campaigns")
MAPS = "maps"
BROUGHT = "battle"
"""What errors call a battle that somebody brings along."""


class ShippedFile(NamedTuple):
    """A file that comes with the system."""

    id: str
    path: Path


def own_toml(name: str) -> dict[str, Any]:
    """A TOML file that belongs to the rules of battles."""
    return package_toml("caracole.systems.piccole.battle", name)


# Sheets are imported late: they need the tables of the rules, which `own_toml` of this module reads.


def load_list(path: Path | str) -> ArmyList:
    """The army list in this file; raises `DataError` with all that is wrong."""
    from caracole.systems.piccole.battle.sheets import read_list  # noqa: PLC0415

    return read_list(read_file(normpath(path)))


def load_table(path: Path | str) -> Table:
    """The terrain in this file; raises `DataError` with all that is wrong."""
    from caracole.systems.piccole.battle.sheets import read_table  # noqa: PLC0415

    return read_table(read_file(normpath(path)))


def load_battle(path: Path | str, folder: OwnFolder | None = None) -> BattleSheet:
    """The battle in this file; raises `DataError` with all that is wrong. Its lists and its terrain are those that come
    with the system, and those of the folder it stands in."""
    from caracole.systems.piccole.battle.sheets import read_battle  # noqa: PLC0415

    return read_battle(read_file(normpath(path)), *_known(folder or OwnFolder({})))


def read_brought(text: str) -> BattleSheet:
    """A battle that somebody brings along as one text; raises `DataError` with all that is wrong."""
    from caracole.systems.piccole.battle.sheets import read_battle  # noqa: PLC0415
    from caracole.systems.piccole.battle.sheets.brought import document_of  # noqa: PLC0415

    document = document_of(text, BROUGHT)
    sheet = read_battle(document, *_known(OwnFolder({})))
    _expect_places(document, sheet, OwnFolder({}))
    return sheet


def _known(folder: OwnFolder) -> tuple[dict[str, str], dict[str, str]]:
    """The names of lists and of terrain that a battle may use."""
    lists = (*(each.id for each in shipped_files("lists")), *folder.of("list"))
    tables = (*(each.id for each in shipped_files("terrain")), *folder.of("terrain"))
    return {name: name for name in lists}, {name: name for name in tables}


def _expect_places(document: Node, sheet: BattleSheet, folder: OwnFolder) -> None:
    """P2.j: armies that begin drawn up may stand where they do."""
    from caracole.systems.piccole.battle.rules.field.setup import misplaced  # noqa: PLC0415
    from caracole.systems.piccole.battle.sheets import in_words  # noqa: PLC0415
    from caracole.systems.piccole.system import battle_of  # noqa: PLC0415

    if not sheet.drawn_up:
        return
    game, problems = battle_of(sheet, {}, folder), Problems()
    for seat, number, refusal in misplaced(game):
        side = game.seats[seat]
        if refusal is None:
            message = f"there is no room to draw up the army of {side} (P2.j)"
            place, says, args = document["drawn_up"], "fault-no_room", {"side": side}
        else:
            place, says, args = (
                document[side]["places"][number],
                f"refusal-{refusal.code}",
                game.explain(refusal)["args"],
            )
            message = in_words(refusal._replace(args=args))
        problems.add(place, None, "out_of_range", message, says, **args)
    problems.raise_if_any()


def check_data(path: Path | str) -> dict[str, int | None]:
    """Read a file of whatever kind; raises `DataError` with all that is wrong. Tells how many elements a list has, or
    how many cities the map of a campaign."""
    counts: dict[str, int | None] = {"cards": None, "zones": None, "units": None}
    document = read_file(normpath(path))
    kind = _kind_of(document)
    if kind == "list":
        counts["units"] = len(load_list(path).elements)
    elif kind == "terrain":
        load_table(path)
    elif kind == "battle":
        folder = folder_around(path)
        _expect_places(document, load_battle(path, folder), folder)
    else:
        from caracole.systems.piccole.campaign.loader import load_map  # noqa: PLC0415

        counts["zones"] = len(load_map(normpath(path), folder_around(path).elements).nodes)
    return counts


def noted_schemas() -> dict[str, dict[str, Any]]:
    """A JSON Schema for each kind of file, by the name of its own file: what their readers ask of those that come with
    the program."""
    with taking_notes() as notes:
        for shipped in shipped_scenarios():
            check_data(shipped.path)
    return notes.schemas(lambda file: _told(Path(file))[0] or None)


def check_file(path: Path | str) -> Checked:
    """What is wrong in a file, or what it counts."""
    try:
        return Checked(Path(path).stem, str(path), (), check_data(path))
    except DataError as error:
        nothing = dict.fromkeys(("cards", "zones", "units"))
        return Checked(Path(path).stem, str(path), tuple(error.problems), nothing)


def data_files(path: Path | str) -> list[str]:
    """The TOML files under a folder, or the file itself; the program's own folder stands for all that comes with it."""
    path = Path(path)
    if path == DATA:
        return [str(each.path) for each in shipped_scenarios()]
    return [str(file) for file in _files_in(path)] if path.is_dir() else [str(path)]


def _files_in(folder: Path) -> list[Path]:
    """The maps of campaigns are read with the campaigns that name them."""
    return [file for file in sorted(folder.rglob("*.toml")) if file.parent.name != MAPS]


# --- an owner's folder -----------------------------------------------------------------------------------------------


class OwnFolder(NamedTuple):
    """The files of a folder by what they are and what they are called; what is not there comes with the system."""

    files: dict[str, dict[str, Path]]

    def of(self, kind: str) -> dict[str, Path]:
        """Id to file."""
        return self.files.get(kind, {})

    def army(self, name: str) -> ArmyList:
        """The list of that id, or what else may name one (see :func:`army_list`)."""
        own = self.of("list").get(name)
        return army_list(name) if own is None else load_list(own)

    def elements(self, name: str) -> tuple[ListedElement, ...]:
        """C1.c: the elements of an army list."""
        return self.army(name).elements

    def tables(self) -> tuple[Table, ...]:
        """The set-ups of terrain, the folder's own in place of those of the same id."""
        tables = {table.id: table for table in shipped_tables()}
        return tuple((tables | {name: load_table(path) for name, path in self.of("terrain").items()}).values())


def own_folder(path: Path | str) -> OwnFolder:
    """What is in a folder, or around a file. Whatever cannot be read is left to :func:`check_data`."""
    path = Path(path)
    files: dict[str, dict[str, Path]] = {}
    for file in _files_in(path) if path.is_dir() else [path]:
        kind, name = _told(file)
        if kind and name:
            files.setdefault(kind, {}).setdefault(name, file)
    return OwnFolder(files)


def folder_around(path: Path | str) -> OwnFolder:
    """The folder that a file belongs to: its own, or the one above if that is laid out as ``data copy`` does."""
    here = Path(path).parent
    return own_folder(here.parent if here.name in FOLDERS else here)


def is_ours(path: Path | str) -> bool:
    """Does the file say that it is one of this system's?"""
    return _told(Path(path))[0] in KINDS


def _told(file: Path) -> tuple[str, str]:
    """Kind and id, empty where the file does not say."""
    try:
        document = read_file(normpath(file)).value
    except DataError:
        return "", ""
    row = document if isinstance(document, dict) else {}
    return str(row.get("kind", "")), str(row.get("id", ""))


def _kind_of(document: Node) -> str:
    reader = Reader()
    kind = reader.text(document, "kind", one_of=KINDS)
    reader.problems.raise_if_any()
    return kind


def shipped_files(folder: str) -> list[ShippedFile]:
    """The files of one kind that come with the system, by their ids (which are their names)."""
    return [ShippedFile(path.stem, path) for path in sorted((DATA / folder).glob("*.toml"))]


def shipped_scenarios() -> list[ShippedFile]:
    """Everything that ``caracole data check --all`` looks at."""
    from caracole.systems.piccole.campaign.loader import shipped  # noqa: PLC0415

    own = [file for folder in ("lists", "terrain", "battles") for file in shipped_files(folder)]
    return own + [ShippedFile(each.id, Path(each.path)) for each in shipped()]


@lru_cache(maxsize=64)
def army_list(name: str) -> ArmyList:
    """A list that comes with the system, or an owner's own: the name of a TOML file, or the list itself in one line, as
    a record has it."""
    if name.endswith(".toml"):
        return load_list(name)
    from caracole.systems.piccole.battle.sheets import is_written, read_written  # noqa: PLC0415

    if is_written(name):
        return read_written(name)
    paths = {each.id: each.path for each in shipped_files("lists")}
    if name not in paths:
        raise CaracoleError(f"army list {name!r}: there are {', '.join(paths)}, or name a .toml file of your own")
    return load_list(paths[name])


@cache
def shipped_tables() -> tuple[Table, ...]:
    """The set-ups of terrain that come with the system."""
    return tuple(load_table(each.path) for each in shipped_files("terrain"))


@cache
def shipped_battles() -> tuple[BattleSheet, ...]:
    """The battles that come with the system, easy ones first."""
    found = (load_battle(each.path) for each in shipped_files("battles"))
    return tuple(sorted(found, key=lambda sheet: (sheet.rank, sheet.id)))

"""A record only grows, is written whole or not at all, and is not believed when it is read."""

from __future__ import annotations

import contextlib
import copy
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caracole.kernel import Roll
from caracole.play import Match, Played, Record, RecordError, Rewound, Undone, WrongGame, replay
from caracole.play import record as record_module
from caracole.play.record import Reason
from matches import SEED, eventful_match, new_match, take_turn
from toys.cards import Cards

FINISHED = eventful_match()
FINISHED.reveal()
PLAIN = FINISHED.export()


def test_the_written_form():
    assert list(PLAIN) == ["format", "schema", "header", "setup", "entries", "seed"]
    assert PLAIN["header"] == {
        "system": "cards",
        "revision": 1,
        "edition": "first",
        "options": {"edition": "first"},
        "scenario": "standard",
        "data_digest": "0" * 32,
        "seats": ["north", "south"],
        "players": ["Anna", "Bruno"],
        "commitment": FINISHED.record.header.commitment,
        "salts": ["hazel", "juniper"],
    }
    played, undone = PLAIN["entries"][:2], PLAIN["entries"][2]
    assert played[0]["action"] == {"do": "Peek"}
    assert list(played[0]) == ["serial", "seat", "action", "rolls", "digest"]
    assert undone == {"serial": 3, "undo": 1, "seat": "north"}
    assert {"serial": 8, "rewind": 1, "agreed": ["north", "south"]} in PLAIN["entries"]
    assert PLAIN["seed"] == SEED.hex()


def test_round_trip_through_a_file(tmp_path: Path):
    path = tmp_path / "game.json"
    FINISHED.save(path)
    again = Record.load(path)
    assert again.entries == FINISHED.record.entries
    assert again.header == FINISHED.record.header
    assert again.plain() == PLAIN
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_the_line_is_found_by_folding_and_nothing_is_forgotten():
    record = Record.from_plain(PLAIN)
    kinds = [type(entry).__name__ for entry in record.entries[:9]]
    assert kinds == ["Played", "Played", "Undone", "Played", "Played", "Played", "Played", "Rewound", "Played"]
    assert [entry.serial for entry in record.line][:2] == [1, 9]
    assert record.version == len(record.entries) == record.entries[-1].serial


# --- append only -----------------------------------------------------------------------------------------------------


def test_serial_numbers_follow_each_other():
    record = new_match().record
    with pytest.raises(RecordError, match="serial: 2 where 1 should follow"):
        record.append(Played(2, 0, {"do": "Peek"}, (), "0" * 32))
    assert record.entries == ()


@pytest.mark.parametrize("entry", [Undone(3, 2, 0), Undone(3, -1, 0), Rewound(3, 2, (0, 1)), Rewound(3, 5, (0, 1))])
def test_nothing_is_taken_back_that_does_not_stand(entry: Undone | Rewound):
    match = new_match()
    take_turn(match)
    with pytest.raises(RecordError, match="takes nothing back"):
        match.record.append(entry)
    assert match.record.version == 2


def test_the_entries_cannot_be_changed_from_outside():
    record = Record.from_plain(PLAIN)
    assert isinstance(record.entries, tuple)
    assert isinstance(record.line, tuple)


# --- the secret ------------------------------------------------------------------------------------------------------


def test_the_secret_is_in_the_owners_file_only(tmp_path: Path):
    match = new_match()
    take_turn(match)
    owners, public = tmp_path / "owner.json", tmp_path / "public.json"
    match.save(owners, secret=True)
    match.save(public)
    assert SEED.hex() in owners.read_text(encoding="utf-8")
    assert SEED.hex() not in public.read_text(encoding="utf-8")
    assert SEED.hex() not in json.dumps(match.export())
    assert match.export()["seed"] is None
    assert match.export(public=False)["secret"] == SEED.hex()
    assert Record.load(owners).secret == SEED
    assert Record.load(public).secret is None
    if os.name == "posix":
        assert stat.S_IMODE(owners.stat().st_mode) == 0o600


# --- truncation ------------------------------------------------------------------------------------------------------


def test_a_truncated_file_is_named_wherever_it_ends(tmp_path: Path):
    path = tmp_path / "game.json"
    FINISHED.save(path)
    whole = path.read_bytes().rstrip()
    for length in range(0, len(whole), 31):
        path.write_bytes(whole[:length])
        with pytest.raises(RecordError) as caught:
            Record.load(path)
        assert str(caught.value).startswith(f"{path}: cut short at line 1, column "), length


def test_a_file_cut_inside_a_number_or_word():
    for text in ('{"a": tru', '{"a": 1', '{"a": -', '{"a": "x', "nul", '["\\', '{"a"', '{"a":'):
        with pytest.raises(RecordError, match="cut short"):
            Record.from_json(text)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "cut short"),
        (b"\xff\xfe", "byte 0 is not UTF-8 text"),
        (b"[]", "not a Caracole record"),
        (b"{}", "not a Caracole record"),
        (b'{"format":"other"}', "not a Caracole record"),
        (b'{"format":"caracole-record","format":"caracole-record"}', "key 'format' is written twice"),
        (b'{"a" 1}', "not JSON at line 1, column 6: Expecting ':' delimiter"),
        (b"[NaN]", "NaN is not a number"),
        (b"[-Infinity]", "-Infinity is not a number"),
        (b"[" * 100_000, "not JSON that can be read"),
        (b"[" + b"9" * 5000 + b"]", "not JSON that can be read"),
    ],
)
def test_what_is_not_a_record_at_all(data: bytes, problem: str):
    with pytest.raises(RecordError) as caught:
        Record.from_json(data, "game.json")
    assert str(caught.value).startswith(f"game.json: {problem}")


def test_a_byte_order_mark_does_no_harm():
    assert Record.from_json(b"\xef\xbb\xbf" + json.dumps(PLAIN).encode()).plain() == PLAIN


def test_a_missing_file_is_named(tmp_path: Path):
    with pytest.raises(RecordError, match=r"nowhere\.json: cannot be read: No such file"):
        Record.load(tmp_path / "nowhere.json")
    with pytest.raises(RecordError, match="cannot be read: "):
        Record.load(tmp_path)


# --- corruption ------------------------------------------------------------------------------------------------------

Damage = Callable[[dict[str, Any]], Any]
LAST = len(PLAIN["entries"]) - 1


def put(value: Any, *way: str | int) -> Damage:
    def damage(plain: dict[str, Any]) -> None:
        inside: Any = plain
        for key in way[:-1]:
            inside = inside[key]
        inside[way[-1]] = value

    return damage


def drop(*way: str | int) -> Damage:
    def damage(plain: dict[str, Any]) -> None:
        inside: Any = plain
        for key in way[:-1]:
            inside = inside[key]
        del inside[way[-1]]

    return damage


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (put(2, "schema"), "schema: written by a newer Caracole (schema 2; this one reads up to 1)"),
        (put(0, "schema"), "schema: nobody knows how to read schema 0 any more"),
        (put("1", "schema"), "schema: not a whole number from 0 up"),
        (put(True, "schema"), "schema: not a whole number from 0 up"),
        (drop("schema"), "schema: not a whole number from 0 up"),
        (drop("entries"), "entries: missing"),
        (put(1, "comment"), "comment: unknown"),
        (put([], "header"), "header: not a table"),
        (drop("header", "salts"), "header.salts: missing"),
        (put(1, "header", "clock"), "header.clock: unknown"),
        (put(-1, "header", "revision"), "header.revision: not a whole number from 0 up"),
        (put(7, "header", "system"), "header.system: not a text"),
        (put(7, "header", "edition"), "header.edition: not a text"),
        (put([], "header", "seats"), "header.seats: seats must be there, each once"),
        (put(["a", "a"], "header", "seats"), "header.seats: seats must be there, each once"),
        (put(["Anna"], "header", "players"), "header.players: 1 players for 2 seats"),
        (put(["Anna", 7], "header", "players"), "header.players[1]: not a text"),
        (put("\ud800", "header", "scenario"), "header.scenario: half of a surrogate pair is not a character"),
        (put("12", "header", "commitment"), "header.commitment: not a commitment"),
        (put("A" * 64, "header", "commitment"), "header.commitment: not a commitment"),
        (put(None, "header", "options"), "header.options: not a table"),
        (put(float("inf"), "header", "options", "x"), "header.options.x: the number is too large"),
        (put(None, "setup"), "setup: not a table"),
        (drop("setup", "digest"), "setup.digest: missing"),
        (put([[6, [7], "1", "deal"]], "setup", "rolls"), "setup.rolls[0]: not a roll"),
        (put("x" * 32, "setup", "digest"), "setup.digest: not a digest"),
        (put({}, "entries"), "entries: not a list"),
        (put(None, "entries", 0), "entries[0]: not a table"),
        (put(2, "entries", 0, "serial"), "entries[0].serial: 2 where 1 should follow"),
        (put("1", "entries", 0, "serial"), "entries[0].serial: not a whole number from 1 up"),
        (drop("entries", 1), "entries[1].serial: 3 where 2 should follow"),
        (put("west", "entries", 0, "seat"), "entries[0].seat: no seat 'west' at this table"),
        (put(0, "entries", 0, "seat"), "entries[0].seat: no seat 0 at this table"),
        (put("Peek", "entries", 0, "action"), "entries[0].action: not a table"),
        (put({"do": "\udc00"}, "entries", 0, "action"), "entries[0].action.do: half of a surrogate pair"),
        (put({"x": [{"y": "\udc00"}]}, "entries", 0, "action"), "entries[0].action.x[0].y: half of a surrogate"),
        (put("0" * 31, "entries", 0, "digest"), "entries[0].digest: not a digest"),
        (put(None, "entries", 0, "rolls"), "entries[0].rolls: not a list"),
        (put([[6, [1], "2"]], "entries", 0, "rolls"), "entries[0].rolls[0]: not a roll"),
        (put([[6, [1], "2", "\ud800"]], "entries", 0, "rolls"), "entries[0].rolls[0][3]: half of a surrogate"),
        (drop("entries", 0, "rolls"), "entries[0].rolls: missing"),
        (put(1, "entries", 0, "time"), "entries[0].time: unknown"),
        (put(2, "entries", 2, "undo"), "entries[2].undo: to 2 of 2 entries takes nothing back"),
        (put(-1, "entries", 2, "undo"), "entries[2].undo: not a whole number from 0 up"),
        (drop("entries", 2, "seat"), "entries[2].seat: missing"),
        (put(9, "entries", 7, "rewind"), "entries[7].rewind: to 9 of 5 entries takes nothing back"),
        (put(["north"], "entries", 7, "agreed"), "entries[7].agreed: a rewind needs every seat, each once"),
        (put(["north"] * 2, "entries", 7, "agreed"), "entries[7].agreed: a rewind needs every seat, each once"),
        (put(["north", "x"], "entries", 7, "agreed"), "entries[7].agreed[1]: no seat 'x' at this table"),
        (put("12", "seed"), "seed: not a seed"),
        (put(7, "secret"), "secret: not a seed"),
        (drop("entries", LAST, "digest"), f"entries[{LAST}].digest: missing"),
    ],
)
def test_corruption_is_named_with_its_place(damage: Damage, problem: str):
    plain = copy.deepcopy(PLAIN)
    damage(plain)
    with pytest.raises(RecordError) as caught:
        Record.from_plain(plain, "game.json")
    assert str(caught.value).startswith(f"game.json: {problem}")


@given(
    st.integers(0, 10**6), st.sampled_from([None, True, -1, 0.5, 10**40, "", "é", "\ud800", [], [[]], {}, {"do": 1}])
)
def test_whatever_is_put_anywhere_is_read_or_refused(where: int, value: Any):
    """Nothing but a RecordError comes out, at reading or at replaying."""
    plain = copy.deepcopy(PLAIN)
    ways = list(all_ways(plain))
    *way, key = ways[where % len(ways)]
    inside: Any = plain
    for step in way:
        inside = inside[step]
    inside[key] = value
    try:
        record = Record.from_plain(plain)
        json.dumps(record.plain()).encode()
    except RecordError:
        return
    with contextlib.suppress(RecordError, WrongGame):
        replay(Cards(), record)


def all_ways(plain: Any, way: tuple[Any, ...] = ()) -> Any:
    items = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in items:
        yield (*way, key)
        yield from all_ways(value, (*way, key))


# --- old schemas -----------------------------------------------------------------------------------------------------


def specimen_of_schema_0() -> dict[str, Any]:
    """Made up: before schema 1 the players had no names and the set-up no rolls."""
    plain = copy.deepcopy(Match.new(Cards(), SEED).export())
    plain["schema"] = 0
    del plain["header"]["players"]
    plain["setup"] = plain["setup"]["digest"]
    return plain


def from_schema_0(plain: dict[str, Any]) -> dict[str, Any]:
    header = {**plain["header"], "players": list(plain["header"]["seats"])}
    return {**plain, "schema": 1, "header": header, "setup": {"rolls": [], "digest": plain["setup"]}}


def test_an_old_schema_is_upgraded(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(record_module.UPGRADES, 0, from_schema_0)
    record = Record.from_plain(specimen_of_schema_0())
    assert record.header.players == ("north", "south")
    assert record.plain()["schema"] == 1


def test_a_corrupted_old_record_is_refused_too(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(record_module.UPGRADES, 0, from_schema_0)
    plain = specimen_of_schema_0()
    del plain["header"]
    with pytest.raises(RecordError, match=r"game\.json: schema: cannot be read as schema 0: KeyError\('header'\)"):
        Record.from_plain(plain, "game.json")


# --- whole or not at all ---------------------------------------------------------------------------------------------


def full_disk(*args: Any, **kwargs: Any) -> Any:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("broken", ["open", "fsync", "replace"])
def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str):
    path = tmp_path / "game.json"
    FINISHED.save(path)
    before = path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, broken, full_disk)
        with pytest.raises(RecordError) as caught:
            new_match().save(path)
    assert str(caught.value) == f"{path}: cannot be saved: No space left on device"
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_a_disk_that_fills_up_while_writing_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "game.json"
    FINISHED.save(path)
    before = path.read_bytes()

    class FillingUp:
        def __init__(self, handle: int, *args: Any) -> None:
            self.handle = handle

        def __enter__(self) -> FillingUp:
            return self

        def __exit__(self, *args: object) -> None:
            os.close(self.handle)

        def write(self, data: bytes) -> int:
            os.write(self.handle, data[:100])
            return full_disk()  # type: ignore[no-any-return]

    monkeypatch.setattr(record_module, "open", FillingUp, raising=False)
    with pytest.raises(RecordError, match=r"game\.json: cannot be saved: No space left on device"):
        new_match().save(path)
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path):
    with pytest.raises(RecordError, match="cannot be saved: No such file or directory"):
        FINISHED.save(tmp_path / "nowhere" / "game.json")


def test_a_link_stays_a_link(tmp_path: Path):
    target, link = tmp_path / "game.json", tmp_path / "latest.json"
    link.symlink_to(target)
    FINISHED.save(link)
    assert link.is_symlink()
    assert Record.load(target).plain() == PLAIN


def test_a_folder_that_cannot_be_synchronised_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    opened = os.open

    def no_folders(path: Any, flags: int, mode: int = 0o777) -> int:
        if Path(path).is_dir():
            full_disk()
        return opened(path, flags, mode)

    monkeypatch.setattr(os, "open", no_folders)
    FINISHED.save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json").plain() == PLAIN


def test_rolls_are_written_as_they_fell():
    rolls = [[roll for entry in record.line for roll in entry.rolls] for record in (FINISHED.record, read_again())]
    assert rolls[0] == rolls[1] != []
    assert {type(roll) for roll in rolls[1]} == {Roll}


def read_again() -> Record:
    return Record.from_plain(json.loads(json.dumps(PLAIN)))


# --- reasons of computer players -------------------------------------------------------------------------------------


WHY = Reason("good_odds", {"zone": "lucinico", "units": ("horse", "foot"), "hits": 2, "sure": None})


def test_a_reason_is_written_beside_the_choice_and_changes_nothing_else():
    silent, saying = new_match(), new_match()
    silent.play(0, {"do": "Peek"})
    saying.play(0, {"do": "Peek"}, reason=WHY)
    (without,), (entry,) = silent.export()["entries"], saying.export()["entries"]
    assert "reason" not in without
    args = {"zone": "lucinico", "units": ["horse", "foot"], "hits": 2, "sure": None}
    assert entry == {**without, "reason": {"code": "good_odds", "args": args}}
    again = Match.resume(Cards(), Record.from_json(json.dumps(saying.export(public=False))))
    assert again.record.line[0].reason == Reason("good_odds", args)
    assert again.export() == saying.export()


@pytest.mark.parametrize(
    "reason",
    [
        Reason("Not a code"),
        Reason("long" * 20),
        Reason("many", {f"arg{number}": 1 for number in range(9)}),
        Reason("wide", {"units": ["horse"] * 33}),
        Reason("deep", {"units": [["horse"]]}),
        Reason("odd", {"where": object()}),
    ],
)
def test_a_reason_that_no_record_could_hold_is_left_out(reason: Reason):
    match = new_match()
    match.play(0, {"do": "Peek"}, reason=reason)
    assert match.record.line[0].reason is None


@pytest.mark.parametrize(
    ("reason", "problem"),
    [
        (None, r"reason: not a table"),
        ({"code": "good_odds"}, r"reason\.args: missing"),
        ({"code": "good_odds", "args": {}, "more": 1}, r"reason\.more: unknown"),
        ({"code": 7, "args": {}}, r"reason\.code: not the code of a reason"),
        ({"code": "x" * 65, "args": {}}, r"reason\.code: not the code of a reason"),
        ({"code": "good_odds", "args": []}, r"reason\.args: not a table"),
        ({"code": "good_odds", "args": {"__proto__": 1}}, r"reason\.args: not the name of an argument"),
        ({"code": "good_odds", "args": {f"a{n}": 1 for n in range(9)}}, r"reason\.args: more than 8"),
        ({"code": "good_odds", "args": {"zone": "x" * 65}}, r"reason\.args\.zone: not a slug"),
        ({"code": "good_odds", "args": {"zone": 10**10}}, r"reason\.args\.zone: not a slug"),
        ({"code": "good_odds", "args": {"zone": {"a": 1}}}, r"reason\.args\.zone: not a slug"),
        ({"code": "good_odds", "args": {"zone": "\ud800"}}, r"reason\.args\.zone: half of a surrogate pair"),
    ],
)
def test_a_reason_is_read_strictly(reason: Any, problem: str):
    plain = copy.deepcopy(PLAIN)
    plain["entries"][0]["reason"] = reason
    with pytest.raises(RecordError, match=r"entries\[0\]\." + problem):
        Record.from_plain(plain)

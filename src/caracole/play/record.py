"""The record of a match: what was chosen and what was rolled, from the set-up to the last entry, in one JSON file.

A record only grows. An entry is a choice, an undo or a rewind that all seats agreed to; a salt that a seat adds to the
dice, a new seal on them, or a move to mended rules; or the end of the match by other means than its rules, after which
nothing follows. What was taken back stays on the record, and the current line is found by folding. A record needs no
seed to be replayed: the rolls stand beside the choices, and the seed confirms them once it is revealed.

Reading trusts nothing. Whatever is cut short, altered or of a newer make raises a :class:`RecordError` that names the
file and the place: ``game.json: entries[12].rolls[0]: not a roll``.
"""

from __future__ import annotations

import json
import math
import os
import re
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, TypeAlias

from caracole.kernel.dice import SEED_BYTES, Roll
from caracole.kernel.errors import CaracoleError, Malformed

FORMAT = "caracole-record"
SCHEMA = 1

MOST_ARGS, MOST_NAMED, LONGEST_SLUG, LARGEST = 8, 32, 64, 10**9
"""What a reason may hold: arguments, names in one of them, letters of a name; and the largest number."""

UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From each old schema to the next one. Each function has a stored specimen in the tests."""


class RecordError(CaracoleError):
    """A record that cannot be read, trusted or written. ``source`` is the file, ``place`` where in it."""

    def __init__(self, place: str, problem: str, source: str = "") -> None:
        super().__init__(": ".join(part for part in (source, place, problem) if part))
        self.place = place
        self.problem = problem
        self.source = source


# --- what a record holds ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Header:
    """Which game it is, who plays it, and what the dice were bound to before the first roll."""

    system: str
    revision: int
    scenario: str
    options: Mapping[str, Any]
    data_digest: str
    seats: tuple[str, ...]
    players: tuple[str, ...]
    commitment: str
    salts: tuple[str, ...]
    edition: str | None = None

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        plain: dict[str, Any] = {
            "system": self.system,
            "revision": self.revision,
            "options": dict(self.options),
            "scenario": self.scenario,
            "data_digest": self.data_digest,
            "seats": list(self.seats),
            "players": list(self.players),
            "commitment": self.commitment,
            "salts": list(self.salts),
        }
        if self.edition is not None:
            plain["edition"] = self.edition
        return plain


class Setup(NamedTuple):
    """Serial 0: what was rolled before the first decision, and the fingerprint of the state it led to."""

    rolls: tuple[Roll, ...]
    digest: str

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return {"rolls": [roll.plain() for roll in self.rolls], "digest": self.digest}


class Reason(NamedTuple):
    """Why a computer player did something: the code of a message (``reason-<code>``) and its arguments as readable
    slugs."""

    code: str
    args: Mapping[str, Any] = {}

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        args = {key: list(value) if isinstance(value, tuple) else value for key, value in self.args.items()}
        return {"code": self.code, "args": args}


class Played(NamedTuple):
    """A seat chose; ``action`` is the message, ``digest`` the fingerprint of the state after it. ``reason`` is what a
    computer player says of it: a remark that nothing depends on, to be read when the game is over."""

    serial: int
    seat: int
    action: dict[str, Any]
    rolls: tuple[Roll, ...]
    digest: str
    reason: Reason | None = None


class Undone(NamedTuple):
    """A seat took back its own last choices: the line is ``to_length`` entries long again."""

    serial: int
    to_length: int
    seat: int


class Rewound(NamedTuple):
    """All seats agreed to go back: the line is ``to_length`` entries long again."""

    serial: int
    to_length: int
    agreed: tuple[int, ...]


class Salted(NamedTuple):
    """A seat added its salt: every roll after this entry depends on it, too."""

    serial: int
    seat: int
    salt: str


class Sealed(NamedTuple):
    """From here on the dice come from another seed, which this commitment binds: the record was taken in from
    elsewhere, where somebody may know the seed it had."""

    serial: int
    commitment: str


class Amended(NamedTuple):
    """From here on the match goes on under this revision of the rules, with these data; ``digest`` is the fingerprint
    of the state, which stays what it was."""

    serial: int
    revision: int
    data_digest: str
    digest: str


class Ended(NamedTuple):
    """The match is over, and not by its rules: a seat ``resigned``, all agreed that it is ``drawn``, a seat
    ``timed_out`` or is gone (``abandoned``), or whoever runs the table has ``closed`` it. ``seat`` is whose doing that
    was, if it was one seat's; ``winners`` are those who win by it."""

    serial: int
    how: str
    winners: tuple[int, ...] = ()
    seat: int | None = None


ENDINGS = ("resigned", "drawn", "timed_out", "abandoned", "closed")
"""How a match may end by other means than its rules."""

TakenBack: TypeAlias = Undone | Rewound
Entry: TypeAlias = Played | TakenBack | Salted | Sealed | Amended | Ended


@dataclass(slots=True)
class Record:
    """Header, set-up and entries. ``seed`` is there once revealed; until then it is the owner's ``secret``."""

    header: Header
    setup: Setup
    seed: bytes | None = None
    secret: bytes | None = None
    _entries: list[Entry] = field(default_factory=list)
    _line: list[Played] = field(default_factory=list)

    @property
    def entries(self) -> Sequence[Entry]:
        """Everything that was done, taken back or not, in order."""
        return tuple(self._entries)

    @property
    def last(self) -> Entry | None:
        """The last thing that was done; None after the set-up."""
        return self._entries[-1] if self._entries else None

    @property
    def line(self) -> Sequence[Played]:
        """The choices that stand."""
        return tuple(self._line)

    @property
    def version(self) -> int:
        """Serial number of the last entry; 0 after the set-up."""
        return len(self._entries)

    @property
    def salts(self) -> tuple[str, ...]:
        """What the next roll depends on beside the seed: the salts of the start, then those that were added."""
        return (*self.header.salts, *(entry.salt for entry in self._entries if isinstance(entry, Salted)))

    @property
    def sealed(self) -> Sealed | None:
        """The last new seal on the dice; None if they are those of the start."""
        return next((entry for entry in reversed(self._entries) if isinstance(entry, Sealed)), None)

    @property
    def commitment(self) -> str:
        """What binds the seed of the next roll."""
        seal = self.sealed
        return self.header.commitment if seal is None else seal.commitment

    @property
    def amendments(self) -> tuple[Amended, ...]:
        """The moves to mended rules, in order."""
        return tuple(entry for entry in self._entries if isinstance(entry, Amended))

    @property
    def ended(self) -> Ended | None:
        """How the match was ended by other means than its rules; None if it was not."""
        last = self.last
        return last if isinstance(last, Ended) else None

    @property
    def data_digest(self) -> str:
        """Fingerprint of the data that the next choice is made with."""
        amended = self.amendments
        return amended[-1].data_digest if amended else self.header.data_digest

    def append(self, entry: Entry) -> None:
        """Add the next entry. Its serial number must follow, and nothing can be taken back that does not stand."""
        if entry.serial != len(self._entries) + 1:
            raise RecordError("serial", f"{entry.serial} where {len(self._entries) + 1} should follow")
        if self.ended is not None:
            raise RecordError("serial", "the match was ended: nothing follows")
        if isinstance(entry, Played):
            self._line.append(entry)
        elif isinstance(entry, TakenBack):
            if not 0 <= entry.to_length < len(self._line):
                word = "undo" if isinstance(entry, Undone) else "rewind"
                raise RecordError(word, f"to {entry.to_length} of {len(self._line)} entries takes nothing back")
            del self._line[entry.to_length :]
        self._entries.append(entry)

    def mark(self) -> tuple[Any, ...]:
        """What is written so far, for :meth:`back_to`."""
        return len(self._entries), self._line.copy(), self.seed, self.secret

    def back_to(self, mark: tuple[Any, ...]) -> None:
        """As it was at the mark: what was appended since was never kept."""
        length, line, self.seed, self.secret = mark
        del self._entries[length:]
        self._line = list(line)

    # --- writing -----------------------------------------------------------------------------------------------------

    def plain(self, secret: bool = False) -> dict[str, Any]:
        """As JSON data; the owner's secret seed only if asked for."""
        seats = self.header.seats
        plain: dict[str, Any] = {
            "format": FORMAT,
            "schema": SCHEMA,
            "header": self.header.plain(),
            "setup": self.setup.plain(),
            "entries": [plain_entry(entry, seats) for entry in self._entries],
            "seed": None if self.seed is None else self.seed.hex(),
        }
        if secret and self.secret is not None:
            plain["secret"] = self.secret.hex()
        return plain

    def save(self, path: str | Path, secret: bool = False) -> None:
        """Write the record to a file, whole or not at all. A file with the secret is readable by its owner only."""
        text = json.dumps(self.plain(secret), ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        write_whole(path, text.encode() + b"\n", mode=0o600 if secret else 0o666)

    # --- reading -----------------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record from a file."""
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            raise RecordError("", f"cannot be read: {error.strerror or error}", str(path)) from error
        return cls.from_json(data, str(path))

    @classmethod
    def from_json(cls, data: bytes | str, source: str = "record") -> Record:
        """Read a record from its JSON text; ``source`` is named in errors."""
        try:
            return cls._from_json(data)
        except RecordError as error:
            raise RecordError(error.place, error.problem, source) from error.__cause__

    @classmethod
    def from_plain(cls, plain: Any, source: str = "record") -> Record:
        """Read a record from JSON data."""
        try:
            return _read_record(plain)
        except RecordError as error:
            raise RecordError(error.place, error.problem, source) from error.__cause__

    @classmethod
    def _from_json(cls, data: bytes | str) -> Record:
        try:
            text = data if isinstance(data, str) else data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise RecordError("", f"byte {error.start} is not UTF-8 text") from error
        try:
            plain = json.loads(text, object_pairs_hook=_table_without_repeats, parse_constant=_no_such_number)
        except json.JSONDecodeError as error:
            if _is_cut_short(error):
                raise RecordError("", f"cut short at line {error.lineno}, column {error.colno}") from error
            raise RecordError("", f"not JSON at line {error.lineno}, column {error.colno}: {error.msg}") from error
        except (ValueError, RecursionError) as error:  # a number of thousands of digits, a thousand brackets
            raise RecordError("", f"not JSON that can be read: {error}") from error
        return _read_record(plain)


def plain_entry(entry: Entry, seats: Sequence[str]) -> dict[str, Any]:
    """An entry as JSON data, as it stands in a record."""
    if isinstance(entry, Played):
        plain = {
            "serial": entry.serial,
            "seat": seats[entry.seat],
            "action": entry.action,
            "rolls": [roll.plain() for roll in entry.rolls],
            "digest": entry.digest,
        }
        return plain if entry.reason is None else {**plain, "reason": entry.reason.plain()}
    if isinstance(entry, Undone):
        return {"serial": entry.serial, "undo": entry.to_length, "seat": seats[entry.seat]}
    if isinstance(entry, Rewound):
        return {"serial": entry.serial, "rewind": entry.to_length, "agreed": [seats[seat] for seat in entry.agreed]}
    if isinstance(entry, Salted):
        return {"serial": entry.serial, "salt": entry.salt, "seat": seats[entry.seat]}
    if isinstance(entry, Sealed):
        return {"serial": entry.serial, "sealed": entry.commitment}
    if isinstance(entry, Ended):
        plain = {"serial": entry.serial, "ended": entry.how, "winners": [seats[seat] for seat in entry.winners]}
        return plain if entry.seat is None else {**plain, "seat": seats[entry.seat]}
    return {
        "serial": entry.serial,
        "revision": entry.revision,
        "data_digest": entry.data_digest,
        "digest": entry.digest,
    }


def write_whole(path: str | Path, data: bytes, mode: int = 0o666) -> None:
    """Write a file whole or not at all: beside it first, then in its place. On failure the old file stays."""
    target = Path(os.path.realpath(path))
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}.tmp")
    try:
        try:
            handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
            with open(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, target)
        finally:
            beside.unlink(missing_ok=True)
        _keep_folder(target.parent)
    except OSError as error:
        raise RecordError("", f"cannot be saved: {error.strerror or error}", str(path)) from error


def _keep_folder(folder: Path) -> None:
    """After a power cut the new name must still be there; not every file system can promise that."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)


# --- reading, from the outside in ------------------------------------------------------------------------------------


_DIGEST = re.compile(r"[0-9a-f]{32}")
_HASH = re.compile(r"[0-9a-f]{64}")
_SEED = re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}")
_SLUG = re.compile(r"[a-z][a-z0-9_-]{0,63}")
_SURROGATE = re.compile(r"[\ud800-\udfff]")


def _read_record(plain: Any) -> Record:
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise RecordError("", "not a Caracole record")
    plain = _upgraded(plain)
    _expect_keys(plain, "", {"format", "schema", "header", "setup", "entries", "seed"}, {"secret"})
    header = _read_header(plain["header"])
    setup = _table(plain["setup"], "setup")
    _expect_keys(setup, "setup", {"rolls", "digest"})
    record = Record(
        header,
        Setup(_read_rolls(setup["rolls"], "setup.rolls"), _match(setup["digest"], "setup.digest", _DIGEST, "a digest")),
        _read_seed(plain["seed"], "seed"),
        _read_seed(plain.get("secret"), "secret"),
    )
    for number, item in enumerate(_list(plain["entries"], "entries")):
        place = f"entries[{number}]"
        entry = read_entry(item, place, header.seats)
        try:
            record.append(entry)
        except RecordError as error:
            raise RecordError(f"{place}.{error.place}", error.problem) from None
    return record


def _upgraded(plain: dict[str, Any]) -> dict[str, Any]:
    schema = _whole(plain.get("schema"), "schema", 0)
    if schema > SCHEMA:
        raise RecordError("schema", f"written by a newer Caracole (schema {schema}; this one reads up to {SCHEMA})")
    while schema < SCHEMA:
        if schema not in UPGRADES:
            raise RecordError("schema", f"nobody knows how to read schema {schema} any more")
        try:
            plain = UPGRADES[schema](plain)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise RecordError("schema", f"cannot be read as schema {schema}: {error!r}") from error
        schema += 1
    return plain


def _read_header(plain: Any) -> Header:
    place = "header"
    table = _table(plain, place)
    required = {"system", "revision", "options", "scenario", "data_digest", "seats", "players", "commitment", "salts"}
    _expect_keys(table, place, required, {"edition"})
    seats = _texts(table["seats"], "header.seats")
    if not seats or len(set(seats)) != len(seats):
        raise RecordError("header.seats", "seats must be there, each once")
    players = _texts(table["players"], "header.players")
    if len(players) != len(seats):
        raise RecordError("header.players", f"{len(players)} players for {len(seats)} seats")
    options = _table(table["options"], "header.options")
    _expect_clean(options, "header.options")
    edition = table.get("edition")
    return Header(
        system=_text(table["system"], "header.system"),
        revision=_whole(table["revision"], "header.revision", 0),
        scenario=_text(table["scenario"], "header.scenario"),
        options=options,
        data_digest=_text(table["data_digest"], "header.data_digest"),
        seats=seats,
        players=players,
        commitment=_match(table["commitment"], "header.commitment", _HASH, "a commitment"),
        salts=_texts(table["salts"], "header.salts"),
        edition=None if edition is None else _text(edition, "header.edition"),
    )


def read_entry(plain: Any, place: str, seats: Sequence[str]) -> Entry:
    """Read an entry; RecordError names the ``place`` that is wrong."""
    table = _table(plain, place)
    serial = _whole(table.get("serial"), f"{place}.serial", 1)
    if "undo" in table:
        _expect_keys(table, place, {"serial", "undo", "seat"})
        return Undone(serial, _whole(table["undo"], f"{place}.undo", 0), _seat(table["seat"], f"{place}.seat", seats))
    if "rewind" in table:
        _expect_keys(table, place, {"serial", "rewind", "agreed"})
        agreed = _list(table["agreed"], f"{place}.agreed")
        numbers = tuple(_seat(name, f"{place}.agreed[{n}]", seats) for n, name in enumerate(agreed))
        if sorted(numbers) != list(range(len(seats))):
            raise RecordError(f"{place}.agreed", "a rewind needs every seat, each once")
        return Rewound(serial, _whole(table["rewind"], f"{place}.rewind", 0), numbers)
    if "salt" in table:
        _expect_keys(table, place, {"serial", "salt", "seat"})
        return Salted(serial, _seat(table["seat"], f"{place}.seat", seats), _text(table["salt"], f"{place}.salt"))
    if "sealed" in table:
        _expect_keys(table, place, {"serial", "sealed"})
        return Sealed(serial, _match(table["sealed"], f"{place}.sealed", _HASH, "a commitment"))
    if "ended" in table:
        return _read_end(table, place, serial, seats)
    if "revision" in table:
        _expect_keys(table, place, {"serial", "revision", "data_digest", "digest"})
        return Amended(
            serial,
            _whole(table["revision"], f"{place}.revision", 0),
            _text(table["data_digest"], f"{place}.data_digest"),
            _match(table["digest"], f"{place}.digest", _DIGEST, "a digest"),
        )
    _expect_keys(table, place, {"serial", "seat", "action", "rolls", "digest"}, {"reason"})
    action = _table(table["action"], f"{place}.action")
    _expect_clean(action, f"{place}.action")
    return Played(
        serial,
        _seat(table["seat"], f"{place}.seat", seats),
        action,
        _read_rolls(table["rolls"], f"{place}.rolls"),
        _match(table["digest"], f"{place}.digest", _DIGEST, "a digest"),
        read_reason(table["reason"], f"{place}.reason") if "reason" in table else None,
    )


def _read_end(table: Mapping[str, Any], place: str, serial: int, seats: Sequence[str]) -> Ended:
    _expect_keys(table, place, {"serial", "ended", "winners"}, {"seat"})
    if table["ended"] not in ENDINGS:
        raise RecordError(f"{place}.ended", "not a way to end a match")
    listed = _list(table["winners"], f"{place}.winners")
    winners = tuple(_seat(name, f"{place}.winners[{n}]", seats) for n, name in enumerate(listed))
    seat = _seat(table["seat"], f"{place}.seat", seats) if "seat" in table else None
    if len(set(winners)) != len(winners) or seat in winners:
        raise RecordError(f"{place}.winners", "each once, and nobody who gave the match up")
    return Ended(serial, table["ended"], winners, seat)


def read_reason(plain: Any, place: str) -> Reason:
    """Read a reason, short and flat: it is no place to put other things."""
    table = _table(plain, place)
    _expect_keys(table, place, {"code", "args"})
    args = _table(table["args"], f"{place}.args")
    if len(args) > MOST_ARGS:
        raise RecordError(f"{place}.args", f"more than {MOST_ARGS}")
    for key, value in args.items():
        _match(key, f"{place}.args", _SLUG, "the name of an argument")
        many = value if isinstance(value, list) else [value]
        if len(many) > MOST_NAMED or not all(_is_small(each) for each in many):
            raise RecordError(f"{place}.args.{key}", "not a slug, a number or a short list of them")
        _expect_clean(value, f"{place}.args.{key}")
    return Reason(_match(table["code"], f"{place}.code", _SLUG, "the code of a reason"), args)


def _is_small(value: Any) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST_SLUG
    return value is None or (isinstance(value, int | float) and abs(value) <= LARGEST)


def _read_rolls(plain: Any, place: str) -> tuple[Roll, ...]:
    rolls = []
    for number, item in enumerate(_list(plain, place)):
        try:
            rolls.append(Roll.from_plain(item, f"{place}[{number}]"))
            _expect_clean(item, f"{place}[{number}]")
        except Malformed as error:
            raise RecordError(error.place, error.problem) from error
    return tuple(rolls)


def _read_seed(plain: Any, place: str) -> bytes | None:
    return None if plain is None else bytes.fromhex(_match(plain, place, _SEED, "a seed"))


# --- reading, the small pieces ---------------------------------------------------------------------------------------


def _table(value: Any, place: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RecordError(place, "not a table")
    return value


def _list(value: Any, place: str) -> list[Any]:
    if not isinstance(value, list):
        raise RecordError(place, "not a list")
    return value


def _text(value: Any, place: str) -> str:
    if not isinstance(value, str):
        raise RecordError(place, "not a text")
    _expect_clean(value, place)
    return value


def _texts(value: Any, place: str) -> tuple[str, ...]:
    return tuple(_text(item, f"{place}[{number}]") for number, item in enumerate(_list(value, place)))


def _whole(value: Any, place: str, least: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise RecordError(place, f"not a whole number from {least} up")
    return value


def _match(value: Any, place: str, pattern: re.Pattern[str], what: str) -> str:
    if not isinstance(value, str) or not pattern.fullmatch(value):
        raise RecordError(place, f"not {what}")
    return value


def _seat(value: Any, place: str, seats: Sequence[str]) -> int:
    if value not in seats:
        raise RecordError(place, f"no seat {value!r} at this table")
    return seats.index(value)


def _expect_keys(table: Mapping[str, Any], place: str, required: set[str], optional: Iterable[str] = ()) -> None:
    inside = f"{place}." if place else ""
    for key in sorted(required - set(table)):
        raise RecordError(f"{inside}{key}", "missing")
    for key in sorted(set(table) - required - set(optional)):
        raise RecordError(f"{inside}{key}", "unknown")


def _expect_clean(value: Any, place: str) -> None:
    """No half of a surrogate pair and no infinity (1e999) at any depth: they can be read but not written."""
    if isinstance(value, float) and not math.isfinite(value):
        raise RecordError(place, "the number is too large")
    if isinstance(value, str):
        if _SURROGATE.search(value):
            raise RecordError(place, "half of a surrogate pair is not a character")
    elif isinstance(value, dict):
        for key, inner in value.items():
            _expect_clean(key, place)
            _expect_clean(inner, f"{place}.{key}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            _expect_clean(inner, f"{place}[{number}]")


def _is_cut_short(error: json.JSONDecodeError) -> bool:
    """The text ends where more should follow: between values, in a string, or in a word."""
    rest = error.doc[error.pos :].strip()
    return error.msg.startswith("Unterminated") or any(word.startswith(rest) for word in ("true", "false", "null", "-"))


def _table_without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        repeated = next(key for number, (key, _) in enumerate(pairs) if key in dict(pairs[:number]))
        raise RecordError("", f"key {repeated!r} is written twice in one table")
    return table


def _no_such_number(name: str) -> NoReturn:
    raise RecordError("", f"{name} is not a number")

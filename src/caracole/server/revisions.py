"""The rules that a game is kept under, and what becomes of it when they are no longer here.

A game keeps the revision it was begun under. If the program carries that one no more, or if the data have changed, the
game goes on under the present rules as long as they would have brought it where it stands, digest for digest. If not,
or if the game is under newer rules than this program has, it can be looked at as far as the present rules lead.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from caracole.kernel import CaracoleError, Game, NotCarried
from caracole.play.match import Match
from caracole.play.record import Amended, Record, plain_entry
from caracole.play.registry import UnknownName, carried_for
from caracole.play.replay import Illegal, WrongGame, first_difference, walk
from caracole.server.clocks import Clocks
from caracole.server.store import Append, StoreError, as_json, from_json
from caracole.server.thinking import wished

LOG = logging.getLogger("caracole.revisions")

Unplayable = Literal["no_seed", "rules_gone", "rules_newer", "data_changed", "does_not_replay"]
"""Why a game that is not over can only be looked at."""


class RulesMissing(StoreError):
    """Nothing here can show this game: its system, scenario or options are gone."""


class Opened(NamedTuple):
    """A game from the database. ``is_cut``: not all of its entries could be gone through. ``is_moved``: its last entry,
    a move to the present rules, is not kept yet. ``revision`` is what the game is kept under."""

    match: Match
    revision: int
    unplayable: Unplayable | None = None
    is_cut: bool = False
    is_moved: bool = False


# --- which rules -----------------------------------------------------------------------------------------------------


def read_kept(row: Mapping[str, Any], bodies: Sequence[str]) -> Record:
    """The record of a game as it is kept; raises RecordError."""
    plain = {
        "format": "caracole-record",
        "schema": 1,
        "header": from_json(row["header"]),
        "setup": from_json(row["setup"]),
        "entries": [from_json(body) for body in bodies],
        "seed": None,
        "secret": row["secret"],
    }
    return Record.from_plain(plain, f"game {row['id']}")


def revision_of(record: Record) -> int:
    """The revision that the next choice is made under."""
    return record.amendments[-1].revision if record.amendments else record.header.revision


def present_game(record: Record) -> Game[Any]:
    """The same game under the present rules; raises RulesMissing."""
    header = record.header
    try:
        return wished(header.system, header.scenario, header.options)
    except (UnknownName, WrongGame, ValueError, LookupError) as error:
        raise RulesMissing(f"{header.system} {header.scenario}: {error}") from error


def own_game(record: Record) -> Game[Any]:
    """The game as the record begins; raises NotCarried or WrongGame if the rules or the data that it is played with now
    are not here."""
    present = present_game(record)
    present.under(revision_of(record))
    if present.data_digest != record.data_digest:
        raise WrongGame(f"the game has data {record.data_digest}, this program {present.data_digest}")
    return carried_for(present, record)


def is_present(record: Record) -> bool:
    """Is it played under the present rules already?"""
    present = present_game(record)
    return (revision_of(record), record.data_digest) == (present.revision, present.data_digest)


def difference(game: Game[Any], record: Record, taken_back: bool = False) -> Illegal | None:
    """The first entry at which the game would part from the record; rules that stumble over what they never allowed
    part there as well. Under the same revision only what comes of a choice matters."""
    try:
        return first_difference(game, record, taken_back, trust=game.revision == revision_of(record))
    except Exception as error:  # data that lack what an action names, a state that no rule foresaw
        if isinstance(error, WrongGame):
            return Illegal(0, None, str(error))
        return Illegal(_last_good(game, record) + 1, None, f"the rules cannot do it: {type(error).__name__}")


def furthest(game: Game[Any], record: Record) -> int:
    """The longest line to which the match can go back, or stay, and go on under these rules; -1 if there is none."""
    found = difference(game, record)
    serials = [entry.serial for entry in record.line]
    if found is None:
        return len(serials)
    return serials.index(found.serial) if found.serial in serials else -1


def _last_good(game: Game[Any], record: Record) -> int:
    """How far the rules lead, digests aside; -1: they cannot even set up."""
    done = -1
    try:
        for step in walk(game, record, verify=False):
            done = step.serial
    except Exception:
        LOG.debug("the rules lead to entry %d", done)
    return done


# --- opening ---------------------------------------------------------------------------------------------------------


def open_kept(row: Mapping[str, Any], bodies: Sequence[str]) -> Opened:
    """A game from the database, under its own rules if they are here. Raises RecordError if it cannot be read,
    RulesMissing if nothing here can show it."""
    record = read_kept(row, bodies)
    unplayable: Unplayable
    try:
        match = Match.resume(own_game(record), record, verify=False, trust=True)
    except NotCarried as error:
        unplayable = "rules_newer" if error.revision > max(error.carried) else "rules_gone"
    except WrongGame:
        unplayable = "data_changed"
    except CaracoleError as error:
        if isinstance(error, RulesMissing):
            raise
        unplayable = "does_not_replay"
    except Exception:  # nothing that rules stumble over may cost more than this game
        unplayable = "does_not_replay"
    else:
        if row["over"] and match.is_over and record.secret is not None and record.seed is None:
            match.reveal()
        why: Unplayable | None = "no_seed" if record.secret is None and not match.is_over else None
        return Opened(match, revision_of(record), why)
    return _under_present_rules(row, bodies, unplayable)


def _under_present_rules(row: Mapping[str, Any], bodies: Sequence[str], unplayable: Unplayable) -> Opened:
    record = read_kept(row, bodies)
    present = present_game(record)
    if unplayable == "data_changed":  # no reason for other rules
        present = present.under(revision_of(record))
    may_move = unplayable in ("rules_gone", "data_changed")  # nobody is moved back to older rules by chance
    if may_move and difference(present, record, taken_back=True) is None:
        match = Match.resume(present, record, any_revision=True, verify=False, trust=True)
        if row["over"]:
            if match.is_over and record.secret is not None and record.seed is None:
                match.reveal()
            return Opened(match, revision_of(record))
        match.amend(present)
        return Opened(match, present.revision, "no_seed" if record.secret is None else None, is_moved=True)
    whole = _last_good(present, record)
    LOG.warning("game %s can only be looked at: %s, the present rules lead to entry %d", row["id"], unplayable, whole)
    if whole < 0:
        raise RulesMissing(f"game {row['id']}: the present rules cannot even set it up")
    part = read_kept({**row, "secret": None}, bodies[:whole])
    match = Match.resume(present, part, any_revision=True, verify=False)
    return Opened(match, revision_of(record), unplayable, is_cut=True)


def resumed(record: Record) -> Match:
    """A match from a record of elsewhere, verified: under its own rules if they are here, else under the present ones
    if those agree with all of it. Raises what keeps it out."""
    try:
        return Match.resume(own_game(record), record)
    except (NotCarried, WrongGame):
        present = present_game(record)
        if difference(present, record, taken_back=True) is not None:
            raise
    match = Match.resume(present, record, any_revision=True)
    if not match.is_over:
        match.amend(present)
    return match


# --- keeping a move to other rules -----------------------------------------------------------------------------------


def row_fields(match: Match) -> dict[str, Any]:
    """What the row of a game says of where it stands."""
    decision, outcome, names = match.decision, match.outcome, match.game.seats
    return {
        "waiting": "" if decision is None else ",".join(names[seat] for seat in decision.seats),
        "over": match.is_over,
        "winners": "" if outcome is None else ",".join(names[seat] for seat in outcome.winners),
    }


def kept_move(row: Mapping[str, Any], match: Match, forgive: bool) -> Append:
    """What is written to keep the move that is the last entry of this match; with ``forgive`` nobody's clock pays for
    the time in which the game could not be played."""
    entry = match.record.last
    assert isinstance(entry, Amended)
    fields = row_fields(match)
    clocks = row["clocks"]
    now = time.time()
    if clocks is not None:
        ticks = Clocks.read(from_json(clocks))
        if forgive:
            ticks.at = now
        ticks.tick(now)
        if ticks.running:
            ticks.running = fields["waiting"].split(",") if fields["waiting"] else []
        clocks = as_json(ticks.plain())
    return Append(
        row["id"],
        entry.serial,
        as_json(plain_entry(entry, match.game.seats)),
        now,
        fields["waiting"],
        fields["over"],
        fields["winners"],
        clocks,
        row["head"],
        row["tabled"],
    )

"""One match being played: its record, replay, undo and verification, and the registry of systems. Still no network.

match, line          states, choices and undo; the positions from the set-up to now
record, replay       what was chosen and rolled, in one file; going through it again
hindsight            the match as it stood after any entry
registry, parts      the systems by name; what each brings besides its rules
table                a table to try things on, for tests and studies
coverage             which clause is enforced where, and proved by which test
conformance          what every system must keep
collector            how seldom Python looks for circles while games are played
"""

from caracole.play.match import CannotAmend, Logged, Match, Proposal, StaleAction, UndoRefused
from caracole.play.record import Amended, Ended, Header, Played, Record, RecordError, Rewound, Salted, Sealed, Undone
from caracole.play.registry import (
    UnknownName,
    checked_system,
    checked_systems,
    data_system,
    load,
    load_recorded,
    register,
    schema_system,
    system,
    system_of_data,
    systems,
)
from caracole.play.replay import (
    Illegal,
    ReplayError,
    Step,
    WrongGame,
    first_difference,
    first_illegal,
    replay,
    verify_dice,
)

__all__ = [
    "Amended",
    "CannotAmend",
    "Ended",
    "Header",
    "Illegal",
    "Logged",
    "Match",
    "Played",
    "Proposal",
    "Record",
    "RecordError",
    "ReplayError",
    "Rewound",
    "Salted",
    "Sealed",
    "StaleAction",
    "Step",
    "UndoRefused",
    "Undone",
    "UnknownName",
    "WrongGame",
    "checked_system",
    "checked_systems",
    "data_system",
    "first_difference",
    "first_illegal",
    "load",
    "load_recorded",
    "register",
    "replay",
    "schema_system",
    "system",
    "system_of_data",
    "systems",
    "verify_dice",
]

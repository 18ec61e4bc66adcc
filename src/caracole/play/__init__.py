"""One match being played: its record, replay, undo and verification, and the registry of systems. Still no network."""

from caracole.play.match import Logged, Match, Proposal, StaleAction, UndoRefused
from caracole.play.record import Header, Played, Record, RecordError, Rewound, Undone
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
from caracole.play.replay import Illegal, ReplayError, Step, WrongGame, first_illegal, replay, verify_dice

__all__ = [
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
    "StaleAction",
    "Step",
    "UndoRefused",
    "Undone",
    "UnknownName",
    "WrongGame",
    "checked_system",
    "checked_systems",
    "data_system",
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

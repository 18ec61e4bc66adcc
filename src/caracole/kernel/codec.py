"""Exact written forms: canonical JSON, digests, states and actions in plain data."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from caracole.kernel.bits import mask_of, members
from caracole.kernel.errors import Malformed
from caracole.kernel.saying import SlottedAction
from caracole.kernel.stackstate import StackState

StateT = TypeVar("StateT", bound=StackState)

LARGEST_MEMBER = 1 << 16
"""Beyond any set that is kept in one integer."""


def canonical(value: Any) -> bytes:
    """The one JSON text of a plain value: sorted keys, no spaces, UTF-8."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def digest(value: Any) -> str:
    """A short fingerprint of a plain value (128 bits of BLAKE2b)."""
    return hashlib.blake2b(canonical(value), digest_size=16).hexdigest()


def freeze(value: Any) -> Any:
    """Lists become tuples, all the way down."""
    if isinstance(value, list | tuple):
        return tuple(freeze(item) for item in value)
    return value


# --- states ----------------------------------------------------------------------------------------------------------


def encode_state(state: StackState) -> dict[str, Any]:
    """A state as plain data, slot by slot, by its SHAPE."""
    plain: dict[str, Any] = {}
    for name, shape in state.SHAPE.items():
        value = getattr(state, name)
        if shape == "mask":
            value = members(value)
        elif shape == "masks":
            value = [members(mask) for mask in value]
        elif shape == "frames":
            value = [{"frame": type(frame).__name__, **frame._asdict()} for frame in value]
        elif shape == "state" and value is not None:
            value = encode_state(value)
        plain[name] = value
    return plain


def decode_state(
    cls: type[StateT],
    plain: Any,
    frames: Mapping[str, type],
    inner: type[StackState] | None = None,
    place: str = "state",
) -> StateT:
    """Read back what :func:`encode_state` wrote; Malformed names the slot that is wrong."""
    if not isinstance(plain, dict):
        raise Malformed(place, "not a table")
    if set(plain) != set(cls.SHAPE):
        odd = sorted(set(plain) ^ set(cls.SHAPE))
        raise Malformed(place, f"slots missing or unknown: {', '.join(map(str, odd))}")
    state = cls.__new__(cls)
    for name, shape in cls.SHAPE.items():
        here = f"{place}.{name}"
        try:
            setattr(state, name, _decode_slot(plain[name], shape, frames, inner, here))
        except Malformed:
            raise
        except (TypeError, ValueError, KeyError, AttributeError) as error:
            raise Malformed(here, str(error)) from error
    return state


def _decode_slot(value: Any, shape: str, frames: Mapping[str, type], inner: type[StackState] | None, place: str) -> Any:
    if shape == "value":
        return freeze(value)
    if shape == "state":
        if value is None:
            return None
        if inner is None:
            raise Malformed(place, "no inner game here")
        return decode_state(inner, value, frames, place=place)
    if not isinstance(value, list):
        raise Malformed(place, "not a list")
    if shape == "list":
        return [freeze(item) for item in value]
    if shape == "lists":
        return [[freeze(item) for item in row] for row in value]
    if shape == "mask":
        return _decode_mask(value, place)
    if shape == "masks":
        return [_decode_mask(row, place) for row in value]
    return [_decode_frame(item, frames, place) for item in value]


def _decode_mask(numbers: Any, place: str) -> int:
    # A single absurd number would ask for gigabytes.
    if not all(isinstance(number, int) and 0 <= number < LARGEST_MEMBER for number in numbers):
        raise Malformed(place, "not a set of small numbers")
    return mask_of(numbers)


def _decode_frame(item: Any, frames: Mapping[str, type], place: str) -> Any:
    fields = dict(item)
    name = fields.pop("frame")
    if name not in frames:
        raise Malformed(place, f"unknown frame {name!r}")
    return frames[name](**{key: freeze(value) for key, value in fields.items()})


# --- actions ---------------------------------------------------------------------------------------------------------


class Domain(NamedTuple):
    """What an integer in an action, event or refusal stands for: an index into a list of slugs.

    ``many`` marks a tuple of them, ``optional`` allows None.
    """

    name: str
    many: bool = False
    optional: bool = False


@cache
def fields_of(cls: type) -> Mapping[str, Any]:
    """The fields of an action and their types, with their domains. Every game asks for all of its actions."""
    return cls.FIELDS if issubclass(cls, SlottedAction) else get_type_hints(cls, include_extras=True)


class ActionCodec:
    """Between actions (values of small integers) and messages (``{"do": "March", "to": "hill"}``).

    Fields annotated with a :class:`Domain` are written as slugs; plain ``int``, ``str``, ``bool`` and
    ``tuple[int, ...]`` fields are written as they are.
    """

    def __init__(self, types: Sequence[type], names: Mapping[str, Sequence[str]]) -> None:
        self.types = {cls.__name__: cls for cls in types}
        self.names = names
        self._index = {domain: {slug: number for number, slug in enumerate(slugs)} for domain, slugs in names.items()}
        self._fields = {cls: fields_of(cls) for cls in types}

    def knows(self, action: object) -> bool:
        """Is it an action of this game, of whatever kind?"""
        return type(action) in self._fields

    def encode(self, action: Any) -> dict[str, Any]:
        """The action as a message."""
        cls = type(action)
        plain: dict[str, Any] = {"do": cls.__name__}
        for field, hint in self._fields[cls].items():
            plain[field] = self._write(getattr(action, field), hint)
        return plain

    def decode(self, message: Any) -> Any:
        """The message as an action. Raises Malformed for anything that is not exactly one."""
        if not isinstance(message, dict):
            raise Malformed("action", "not a table")
        name = message.get("do")
        cls = self.types.get(name) if isinstance(name, str) else None
        if cls is None:
            raise Malformed("action.do", f"unknown action {name!r}")
        hints = self._fields[cls]
        unknown = sorted(set(message) - set(hints) - {"do"})
        if unknown:
            raise Malformed(f"action.{unknown[0]}", f"{name} has no such field")
        defaults = cls.DEFAULTS if issubclass(cls, SlottedAction) else getattr(cls, "_field_defaults", {})
        values = {}
        for field, hint in hints.items():
            if field in message:
                values[field] = self._read(message[field], hint, f"action.{field}")
            elif field not in defaults:
                raise Malformed(f"action.{field}", f"{name} needs it")
        return cls(**values)

    def slug(self, domain: str, number: int) -> str:
        """The readable name of a member of a domain."""
        return self.names[domain][number]

    def number(self, domain: str, slug: Any, place: str) -> int:
        """The number behind a slug; Malformed if there is no such thing."""
        found = self._index[domain].get(slug) if isinstance(slug, str) else None
        if found is None:
            raise Malformed(place, f"unknown {domain} {slug!r}")
        return found

    def _write(self, value: Any, hint: Any) -> Any:
        domain = _domain(hint)
        if domain is None:
            return list(value) if isinstance(value, tuple) else value
        if value is None:
            return None
        if domain.many:
            return [self.names[domain.name][number] for number in value]
        return self.names[domain.name][value]

    def _read(self, value: Any, hint: Any, place: str) -> Any:
        domain = _domain(hint)
        if domain is None:
            return _read_plain(value, hint, place)
        if value is None and domain.optional:
            return None
        if not domain.many:
            return self.number(domain.name, value, place)
        if not isinstance(value, list | tuple):
            raise Malformed(place, "not a list")
        numbers = [self.number(domain.name, slug, f"{place}[{n}]") for n, slug in enumerate(value)]
        return tuple(numbers)


@cache
def _domain(hint: Any) -> Domain | None:
    if get_origin(hint) is Annotated:
        for note in get_args(hint)[1:]:
            if isinstance(note, Domain):
                return note
    return None


def _read_plain(value: Any, hint: Any, place: str) -> Any:
    if hint is bool:
        if isinstance(value, bool):
            return value
    elif hint is int:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
    elif hint is str:
        if isinstance(value, str):
            return value
    elif (
        get_origin(hint) is tuple
        and isinstance(value, list | tuple)
        and all(isinstance(item, int) and not isinstance(item, bool) for item in value)
    ):
        return tuple(value)
    raise Malformed(place, f"{value!r} will not do here")

"""What a gesture could mean: every action of a kind that the touched things could fill."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Annotated, Any, get_args, get_origin

from caracole.kernel import Domain
from caracole.kernel.codec import fields_of


def domains_of(kinds: Sequence[type]) -> dict[str, str]:
    """Field to domain, over all kinds of action of a game."""
    return {
        name: domain.name
        for kind in kinds
        for name, hint in fields_of(kind).items()
        if (domain := domain_of(hint)) is not None
    }


def domain_of(hint: Any) -> Domain | None:
    """What a field stands for, if it is annotated."""
    if get_origin(hint) is not Annotated:
        return None
    return next((each for each in get_args(hint) if isinstance(each, Domain)), None)


def filled(
    kind: type, things: Mapping[str, Sequence[int]], free: Mapping[str, Sequence[Any]] | None = None
) -> Iterator[Any]:
    """Actions of this kind with the things (numbers by domain) put where they belong, and every value of the fields
    that are ``free``; nothing if a thing is missing or left over."""
    free = free or {}
    values: dict[str, Any] = {}
    rest = {domain: list(numbers) for domain, numbers in things.items()}
    open_fields = []
    for name, hint in fields_of(kind).items():
        if name in free:
            open_fields.append(name)
            continue
        domain = domain_of(hint)
        if domain is None or domain.name not in rest:
            return
        found = rest[domain.name]
        if domain.many:
            if not found:
                return
            values[name] = tuple(sorted(found))
            rest[domain.name] = []
        elif found:
            values[name] = found.pop(0)
        elif not domain.optional:
            return
    if any(rest.values()):
        return
    for chosen in product(*(free[name] for name in open_fields)):
        yield kind(**values, **dict(zip(open_fields, chosen, strict=True)))

"""What could stand next on a command line: commands, options, and the names of games, scenarios and players."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from caracole.kernel.errors import CaracoleError

MANY = ("+", "*")


class Offer(NamedTuple):
    """A word that may stand here, and what it means."""

    word: str
    meaning: str = ""


class Place(NamedTuple):
    """Where a command line has come to."""

    parser: argparse.ArgumentParser
    option: argparse.Action | None
    """It wants its value now."""
    positional: argparse.Action | None
    """The next argument that is no option."""
    told: dict[str, str]
    """What was said so far, by destination."""


def offers(top: argparse.ArgumentParser, words: Sequence[str]) -> list[Offer]:
    """What could stand for the last of these words; nothing where a file or a free text is wanted."""
    *before, begun = words
    place = follow(top, before)
    if place is None:
        return []
    try:
        found = {offer.word: offer for offer in _fitting(place, begun) if offer.word.startswith(begun)}
        return list(found.values())
    except CaracoleError:  # of a system that there is not
        return []


def follow(parser: argparse.ArgumentParser, words: Sequence[str]) -> Place | None:
    """Read whole words; None if one of them is no command."""
    option: argparse.Action | None = None
    waiting = _positionals(parser)
    told: dict[str, str] = {}
    for word in words:
        if word.startswith("-"):
            name, equals, value = word.partition("=")
            found = parser._option_string_actions.get(name)
            option = None if found is None or found.nargs == 0 or equals else found
            if found is not None:
                told[found.dest] = value
        elif option is not None:
            told[option.dest] = word
            option = option if option.nargs in MANY else None
        elif waiting:
            action = waiting[0] if waiting[0].nargs in MANY else waiting.pop(0)
            if isinstance(action, argparse._SubParsersAction):
                if word not in action.choices:
                    return None
                parser = action.choices[word]
                waiting = _positionals(parser)
            else:
                told[action.dest] = word
    return Place(parser, option, waiting[0] if waiting else None, told)


def _positionals(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    return [action for action in parser._actions if not action.option_strings]


def _fitting(place: Place, begun: str) -> Iterator[Offer]:
    name, equals, _ = begun.partition("=")
    if place.option is not None:
        yield from _values(place.option, place.told)
    elif begun.startswith("-") and equals:
        action = place.parser._option_string_actions.get(name)
        for offer in () if action is None else _values(action, place.told):
            yield Offer(f"{name}={offer.word}", offer.meaning)
    elif begun.startswith("-"):
        yield from _options(place)
    elif isinstance(place.positional, argparse._SubParsersAction):
        for line in place.positional._choices_actions:
            yield Offer(line.dest, line.help or "")
    elif place.positional is not None:
        yield from _values(place.positional, place.told)


def _options(place: Place) -> Iterator[Offer]:
    """Those that were not used yet, by their long names."""
    for action in place.parser._actions:
        if action.option_strings and (action.dest not in place.told or isinstance(action, argparse._AppendAction)):
            yield Offer(action.option_strings[-1], _meaning(action))


def _meaning(action: argparse.Action) -> str:
    """The help of an option, with what is filled in."""
    choices = ", ".join(map(str, action.choices or ()))
    return (action.help or "") % {**vars(action), "choices": choices}


# --- values ----------------------------------------------------------------------------------------------------------


def _values(action: argparse.Action, told: dict[str, str]) -> Iterator[Offer]:
    """What may be said for an argument."""
    if action.choices is not None:
        yield from map(Offer, map(str, action.choices))
    elif action.dest in VALUES:
        yield from VALUES[action.dest](told)


def _systems(told: dict[str, str]) -> Iterator[Offer]:
    from caracole.play.registry import system, systems

    for name in systems():
        yield Offer(name, system(name).title)


def _scenarios(told: dict[str, str]) -> Iterator[Offer]:
    """Of the system that was named; of all of them if none was."""
    from caracole.cli.common import default_language
    from caracole.play.registry import system, systems
    from caracole.texts import in_language

    for name in [told["system"]] if "system" in told else systems():
        for row in system(name).scenarios():
            title = row.get("title", "")
            yield Offer(row["id"], in_language(title, default_language()) if isinstance(title, dict) else str(title))


def _rule_options(told: dict[str, str]) -> Iterator[Offer]:
    """``game=basic`` and so on, of the system that was named."""
    from caracole.play.registry import system

    for row in system(told["system"]).options() if "system" in told else ():
        for value in row.get("values", ()):
            yield Offer(f"{row['id']}={str(value).lower() if isinstance(value, bool) else value}")


def _players(told: dict[str, str]) -> Iterator[Offer]:
    """One player; for several, commas are typed."""
    from caracole.players import player_names

    yield from map(Offer, player_names(told["system"]) if "system" in told else ())


def _system_after_coverage(told: dict[str, str]) -> Iterator[Offer]:
    if told.get("system") == "coverage":
        yield from _systems(told)


VALUES: dict[str, Callable[[dict[str, Any]], Iterator[Offer]]] = {
    "system": _systems,
    "scenario": _scenarios,
    "option": _rule_options,
    "seats": _players,
    "number": _system_after_coverage,
}
"""What may be said, by the destination of an argument."""

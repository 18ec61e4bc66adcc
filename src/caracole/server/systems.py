"""The systems as the first page shows them: what they say of themselves, their scenarios, options and seats."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

from caracole.kernel import Game
from caracole.play.registry import system, working_systems
from caracole.players import player_names
from caracole.players.strength import strengths
from caracole.present.making import has_workshop
from caracole.present.presenter import has_presenter, is_shown, presenter_for
from caracole.server.protocol import OptionInfo, PlayerStrength, ScenarioInfo, SeatName, SystemInfo
from caracole.server.thinking import wished
from caracole.texts import LANGUAGES, Texts, about, cover, rulebook, spoken
from caracole.texts.about import ScenarioAbout


@cache
def shown_systems() -> tuple[str, ...]:
    """All systems that load: those with a board first."""
    names = [each.name for each in working_systems()]
    return tuple(sorted(names, key=lambda name: not has_presenter(name)))


@cache
def shown_system(name: str) -> SystemInfo:
    """A system as the first page shows it."""
    found, says, picture = system(name), about(name), cover(name)
    return SystemInfo(
        name=name,
        title=found.title,
        scenarios=[_scenario(name, row) for row in found.scenarios()],
        options=[_option(name, row) for row in found.options()],
        players=player_names(name),
        board=has_presenter(name),
        rules=bool(rulebook(name)),
        cover=None if picture is None else f"/api/lobby/covers/{name}?{hashlib.sha256(picture).hexdigest()[:12]}",
        period=dict(says.period),
        place=dict(says.place),
        synopsis=dict(says.synopsis),
        seats=list(says.players or ()),
        minutes=list(says.minutes or ()),
        difficulty=says.difficulty,
        start=says.start,
        workshop=has_workshop(name),
        strengths={player: PlayerStrength(*strength) for player, strength in strengths(name).items()},
    )


def _scenario(name: str, row: dict[str, Any]) -> ScenarioInfo:
    """A scenario says which value of an option that players are asked for it is made for, if it is for one only."""
    asked = getattr(system(name), "asked", ())
    fixed = {option: row[option] for option in asked if row.get(option) is not None}
    says = about(name).scenarios.get(str(row["id"]), ScenarioAbout())
    scenario = str(row["id"])
    return ScenarioInfo(
        id=scenario,
        title=dict(row.get("title", {})),
        fixed=fixed,
        text=dict(says.text),
        minutes=says.minutes,
        difficulty=says.difficulty,
        board=is_shown(name, scenario),
        tournaments=bool(row.get("tournaments", True)),
    )


def _option(name: str, row: dict[str, Any]) -> OptionInfo:
    option, values = str(row["id"]), list(row["values"])
    words = {_text(value): _said(name, f"{option}-{_text(value)}") for value in values}
    is_switch = set(values) == {False, True}
    return OptionInfo(
        id=option,
        rule=str(row.get("rule", "")),
        default=row["default"],
        values=values,
        text=dict(row.get("text") or _said(name, f"option-{option}")),
        kind=row.get("kind") or ("switch" if is_switch else "choice"),
        basic=option in getattr(system(name), "asked", ()),
        words={value: said for value, said in words.items() if said},
        under=dict(row.get("under", {})),
        scenarios=list(row.get("scenarios", ())),
    )


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _said(name: str, message: str) -> dict[str, str]:
    """A message of a system in every language that has it."""
    found = {language: Texts(language, name).find(message) for language in spoken(name) or LANGUAGES}
    return {language: said for language, said in found.items() if said is not None}


_SEATS: dict[tuple[str, tuple[str, ...]], list[SeatName]] = {}
"""The names of the seats, by system and seats: there are few, however many options there are."""


def seats_of(name: str, scenario: str, options: dict[str, Any]) -> list[SeatName]:
    """The seats of a game with these options."""
    return seats_in(wished(name, scenario, options))


def seats_in(game: Game[Any]) -> list[SeatName]:
    """The seats of a game."""
    key = game.system, tuple(game.seats)
    if key not in _SEATS:
        presenter = presenter_for(game)
        _SEATS[key] = [
            SeatName(seat, presenter.side_of(number), names)
            for number, (seat, names) in enumerate(presenter.seat_names().items())
        ]
    return _SEATS[key]

"""What a system brings besides its rules, found in one way: the module of that name in the package of the system.

    part("my_game", "board", BoardPart)      # the module `board` of its package, or None if there is no such module

A part is imported when somebody asks for it, and answers a Protocol of the layer that asks:

    captain    a computer player                         caracole.players: CaptainPart
    plans      what a search over plans rests on         caracole.players.plans: PlansPart
    board      what the browser shows                    caracole.present.presenter: BoardPart
    drawing    pictures of positions and scenarios       caracole.draw.parts: DrawingPart
    terminal   how it looks and is spoken to in text     caracole.cli.terminal.faces: TerminalPart
    balance    what is counted over many games           caracole.lab.ledgers: BalancePart
    blunders   what a player should not have done        caracole.lab.mistakes: BlundersPart
    bench      what is measured besides                  caracole.cli.bench: BenchPart
    lessons    first games with a teacher beside them    caracole.lessons: LessonsPart
    sight      lines of sight, explained                 caracole.cli.los: SightPart
    odds       chances, as functions by name             caracole.players: Offer.odds
    position   positions by words                        caracole.play.table: PositionPart
    examples   positions beside clauses of the rulebook  caracole.present.examples: ExamplesPart
    making     battles that players make                 caracole.present.making: MakingPart
    tensors    views as planes and figures               caracole.research.tensors: TensorsPart

A system that keeps a part elsewhere says where: ``parts = {"odds": "my_game.rules.odds"}``.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from inspect import get_annotations
from pathlib import Path
from typing import Any, TypeVar

from caracole.kernel.errors import CaracoleError
from caracole.play.registry import BrokenSystem, UnknownName, system

BROUGHT = ("captain", "board", "drawing", "terminal", "balance", "bench", "lessons")
"""What a player or a researcher meets of a system, besides its rules."""
SOURCES = (*BROUGHT, "plans", "blunders", "sight", "examples", "making", "tensors")
"""Modules and folders of a system that hold no rules."""

P = TypeVar("P")


class BrokenPart(CaracoleError):
    """A part is there and cannot be used."""

    def __init__(self, owner: str, name: str, problem: str) -> None:
        super().__init__(f"the {name} of {owner} cannot be loaded: {problem}")


def package_of(owner: str) -> str | None:
    """The package that holds a system: its words, its rulebook and its parts. None if nobody knows the system, if it
    has no package or does not load."""
    try:
        return getattr(system(owner), "package", None)
    except (UnknownName, BrokenSystem):
        return None


def folder_of(package: str) -> Path:
    """Where a package lies."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise CaracoleError(f"there is no package {package}")
    return Path(spec.origin).parent


def rules_in(house: Path) -> list[Path]:
    """The sources in the package of a system that are no part."""
    return [
        file
        for file in sorted(house.rglob("*.py"))
        if file.relative_to(house).parts[0].removesuffix(".py") not in SOURCES
    ]


def module_of(owner: str, name: str) -> str | None:
    """The module that a part is, if it is there; nothing of it is imported."""
    package = package_of(owner)
    if package is None:
        return None
    elsewhere: dict[str, str] = getattr(system(owner), "parts", {})
    module = elsewhere.get(name, f"{package}.{name}")
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:
        return None
    except Exception as error:  # the package around it is somebody else's, and may do anything
        raise BrokenPart(owner, name, f"{type(error).__name__}: {error}") from error
    return None if spec is None or spec.origin is None else module  # a folder without modules is no part


def has_part(owner: str, name: str) -> bool:
    """Is there such a part? Whether it can be used shows when it is asked for."""
    try:
        return module_of(owner, name) is not None
    except BrokenPart:
        return True


def part(owner: str, name: str, answers: type[P]) -> P | None:
    """The part of a system, which answers the Protocol; None if it has none such. Raises BrokenPart."""
    module = module_of(owner, name)
    if module is None:
        return None
    try:
        found: Any = import_module(module)
    except Exception as error:  # likewise
        raise BrokenPart(owner, name, f"{type(error).__name__}: {error}") from error
    missing = [word for word in _words(answers) if not hasattr(found, word)]
    if missing:
        raise BrokenPart(owner, name, f"{module} lacks {', '.join(missing)}")
    answer: P = found
    return answer


def works(owner: str, name: str, answers: type[P]) -> bool:
    """Is there such a part, and can it be used?"""
    try:
        return part(owner, name, answers) is not None
    except BrokenPart:
        return False


def _words(protocol: type) -> list[str]:
    """What a Protocol asks for, without those names that it has as any class has them."""
    words = [*get_annotations(protocol), *vars(protocol)]
    return [word for word in dict.fromkeys(words) if not word.startswith("_")]

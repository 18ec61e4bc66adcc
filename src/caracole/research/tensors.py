"""What a seat may know, as numbers: planes over the places of the game, and a vector of single figures.

A system says which in its part ``tensors``, from the *view* alone, so that no number can tell what the seat may not
know. A system without that part is read by its words: how often each name of the game stands in the view.

Everything is seen from the seat that looks: ``own`` and ``enemy``, not one side and the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from caracole.kernel import Action, Game
from caracole.kernel.nested import Within
from caracole.play.parts import part
from caracole.research.words import Vocabulary

Numbers = NDArray[np.float32]


class Layout(NamedTuple):
    """Names of the planes, how many places each has (``(18,)`` zones, ``(24, 31)`` hexes), names of the figures."""

    planes: tuple[str, ...]
    shape: tuple[int, ...]
    figures: tuple[str, ...]

    @property
    def places(self) -> int:
        """How many numbers a plane has."""
        return int(np.prod(self.shape)) if self.planes else 0

    @property
    def size(self) -> int:
        """How many numbers all of it has."""
        return len(self.planes) * self.places + len(self.figures)


class Sheet:
    """What a system writes its numbers on."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._plane: Mapping[str, int] = {name: number for number, name in enumerate(layout.planes)}
        self._figure: Mapping[str, int] = {name: number for number, name in enumerate(layout.figures)}
        self.planes: Numbers = np.zeros((len(layout.planes), layout.places), dtype=np.float32)
        self.figures: Numbers = np.zeros(len(layout.figures), dtype=np.float32)

    def add(self, plane: str, place: int, value: float = 1.0) -> None:
        """Add to a number of a plane."""
        self.planes[self._plane[plane], place] += value

    def set(self, figure: str, value: float = 1.0) -> None:
        """Write a figure. One that the layout does not name is left out: a word that only some games have."""
        number = self._figure.get(figure)
        if number is not None:
            self.figures[number] = value

    def count(self, figure: str) -> None:
        """One more of a figure, if the layout names it."""
        number = self._figure.get(figure)
        if number is not None:
            self.figures[number] += 1

    def clear(self) -> None:
        """All numbers are 0 again."""
        self.planes.fill(0.0)
        self.figures.fill(0.0)


class TensorsPart(Protocol):
    """What a system brings as its ``tensors``. ``LEFT_OUT`` may be there besides: kinds of action that agents are not
    offered, such as giving up."""

    def layout(self, game: Any) -> tuple[tuple[str, ...], tuple[int, ...], tuple[str, ...]]:
        """Names of the planes, their shape, names of the figures."""

    def fill(self, game: Any, seat: int, view: Mapping[str, Any], sheet: Any) -> None:
        """Write down the view of a seat: ``sheet.add(plane, place, value)``, ``sheet.set(figure, value)``."""

    def standing(self, game: Any, seat: int, view: Mapping[str, Any]) -> float:
        """How far the seat is ahead, about -1 to 1; what a shaped reward follows."""


class Tensors:
    """Turns views of a game into numbers."""

    def __init__(self, game: Game[Any], vocabulary: Vocabulary) -> None:
        self.game, self.vocabulary = game, vocabulary
        self._part = part(game.system, "tensors", TensorsPart)
        self.kinds = _kinds_of(game)
        """Kinds of decision; a figure for each of them follows those of the system."""
        planes, shape, figures = _by_words(vocabulary) if self._part is None else self._part.layout(game)
        self.layout = Layout(planes, shape, (*figures, *(f"asked: {kind}" for kind in self.kinds)))
        self._sheet = Sheet(self.layout)
        self._left_out: frozenset[str] = frozenset(getattr(self._part, "LEFT_OUT", ()))

    def offered(self, candidates: Iterable[Action]) -> Iterable[Action]:
        """What an agent is offered of what it may do: all of it, if nothing else is left."""
        if not self._left_out:
            return candidates
        found = list(candidates)
        return [each for each in found if self._kind(each) not in self._left_out] or found

    def _kind(self, action: Action) -> str:
        inside = action[0] if isinstance(action, Within) else action
        return type(inside).__name__

    def observe(self, view: Mapping[str, Any], seat: int, kind: str | None) -> tuple[Numbers, Numbers]:
        """The planes in their shape and the figures; ``kind`` is the decision that the seat is asked, if any."""
        sheet = self._sheet
        sheet.clear()
        if self._part is None:
            for word in _words_in(view):
                sheet.count(word)
        else:
            self._part.fill(self.game, seat, view, sheet)
        if kind is not None:
            sheet.set(f"asked: {kind}")
        return sheet.planes.reshape(len(self.layout.planes), *self.layout.shape).copy(), sheet.figures.copy()

    def standing(self, view: Mapping[str, Any], seat: int) -> float:
        """How far the seat is ahead; 0 where the system cannot tell."""
        return 0.0 if self._part is None else self._part.standing(self.game, seat, view)


def _kinds_of(game: Game[Any]) -> tuple[str, ...]:
    kinds: dict[str, None] = {}
    inner: Any = game
    while inner is not None:
        flow = getattr(inner, "flow", None)
        kinds |= dict.fromkeys(sorted(flow.choices) if flow is not None else ())
        inner = getattr(getattr(inner, "codec", None), "inner", None)
    return tuple(kinds)


def _by_words(vocabulary: Vocabulary) -> tuple[tuple[str, ...], tuple[int, ...], tuple[str, ...]]:
    return (), (0,), vocabulary.names[: vocabulary.first_rank]


def _words_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _words_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _words_in(each)

"""Many games at once: tasks go to a backend in batches, results are kept as they come, and who interrupts keeps what
was done."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Protocol

import caracole
from caracole.kernel import Game
from caracole.lab.datasets import Dataset, Packed, packed
from caracole.lab.games import Played, Task, in_runs, play_batch
from caracole.lab.keeping import player_digest
from caracole.lab.processes import Backend, InTurn

SHARES = 8
"""Into so many batches the games of each worker are cut: whoever is quick takes more of them."""
MOST_IN_BATCH = 5
"""Few: whoever interrupts a run loses the batches that are not finished."""


class Advance(Protocol):
    """Told that so many more games are done."""

    def __call__(self, count: int = 1) -> None: ...


Progress = Callable[[str, int], AbstractContextManager[Advance]]
"""``with progress("games", 100) as advance``"""


def _silence(count: int = 1) -> None:
    pass


def silent(what: str, total: int) -> AbstractContextManager[Advance]:
    """Nobody is told how far it is."""
    return nullcontext(_silence)


def play_packed(tasks: Sequence[Task]) -> Packed:
    """A batch of games whose rows are wanted: whoever plays them packs them, so that whoever keeps them need not."""
    return packed(tasks, play_batch(tasks))


def run(
    tasks: Sequence[Task],
    backend: Backend | None = None,
    *,
    keep: Dataset | None = None,
    progress: Progress = silent,
    batch: int | None = None,
) -> Generator[Played, None, None]:
    """Play what is missing and hand out every game as soon as it is there, those first that are kept already. Whoever
    has seen enough closes the iterator."""
    backend = backend or InTurn()
    missing = list(tasks)
    if keep is not None:
        missing, wanted = keep.missing(tasks), {task.number for task in tasks}
        yield from (game for game in keep.games() if game.number in wanted)
    workers = int(getattr(backend, "workers", 1))
    size = batch or (1 if workers == 1 else max(1, min(MOST_IN_BATCH, len(missing) // (workers * SHARES))))
    batches = list(in_runs(missing, size))
    try:
        with progress("games", max(1, len(missing))) as advance:
            for games in _played(backend, batches, keep):
                yield from games
                advance(len(games))
    finally:
        if keep is not None:
            keep.finish()


def _played(
    backend: Backend, batches: Sequence[tuple[Task, ...]], keep: Dataset | None
) -> Generator[Sequence[Played], None, None]:
    if not batches:
        return
    if keep is None:
        yield from (games for _, games in backend.run(play_batch, batches))
        return
    for _, batch in backend.run(play_packed, batches):
        keep.add(batch)
        yield batch.games


def about_of(
    game: Game[Any], players: Sequence[str], seed: int, more: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """What decides the games of a data set, for its ``about``."""
    return {
        "system": game.system,
        "scenario": game.scenario,
        "options": dict(game.options),
        "revision": game.revision,
        "data_digest": game.data_digest,
        "version": caracole.__version__,
        "players": list(players),
        "sources": [player_digest(game.system, name) for name in players],
        "seed": seed,
        **(more or {}),
    }

"""Games on many machines, with Ray (``pip install 'caracole[cluster]'``).

Batches wait in one queue and go to whoever is free; results come back as they are ready. A batch whose machine was lost
is handed out again; since a task says all that decides its games, they are the same wherever they are played, and each
is counted once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from socket import create_connection
from typing import Any, TypeVar

from caracole.kernel import CaracoleError
from caracole.lab.datasets import NotInstalled

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")

AUTO = "auto"
AHEAD = 2
"""Batches for each core that are handed out before one is ready, so that nobody waits for the next."""
PATIENCE = 5.0
"""Seconds in which the head of a cluster answers."""
TRIES = 5
"""So often a batch may be lost before the run is given up."""


def ray() -> Any:
    """Ray; only who has a cluster needs it."""
    try:
        import ray as found  # noqa: PLC0415 - it takes seconds
    except ImportError as error:
        raise NotInstalled("cluster", error.name) from error
    return found


class Cluster:
    """A cluster of machines. ``address`` is that of its head (``HOST:6379``, ``ray://HOST:10001``), or ``auto``: the
    one this machine belongs to, else one of this machine alone."""

    here = False
    """Other machines play, and nobody here knows how busy they are."""

    def __init__(self, address: str = AUTO) -> None:
        self.address = address
        self.lost = 0
        """Batches that were handed out again because their machine was gone."""
        engine = ray()
        if not engine.is_initialized():
            self._join(engine)
        self.workers = max(1, int(engine.cluster_resources().get("CPU", 1)))

    def _join(self, engine: Any) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR", "include_dashboard": False}
        try:
            if self.address == AUTO:
                try:
                    engine.init(address="auto", log_to_driver=False, logging_level="ERROR")
                except ConnectionError:  # no cluster here: this machine is one
                    engine.init(**quiet)
            else:
                self._expect_head()
                engine.init(address=self.address, log_to_driver=False, logging_level="ERROR")
        except (OSError, ValueError, RuntimeError) as error:
            raise CaracoleError(f"no cluster at {self.address}: {str(error).splitlines()[0]}") from error

    def _expect_head(self) -> None:
        """Ray itself asks for minutes where nobody answers."""
        host, _, port = self.address.removeprefix("ray://").rpartition(":")
        with create_connection((host, int(port)), timeout=PATIENCE):
            pass

    def run(self, work: Callable[[TaskT], ResultT], tasks: Sequence[TaskT]) -> Iterator[tuple[int, ResultT]]:
        """Results as they come, each task once."""
        engine = ray()
        remote = engine.remote(max_retries=0)(work)  # we count and hand out again ourselves
        waiting, tries = deque(range(len(tasks))), [0] * len(tasks)
        running: dict[Any, int] = {}
        gone = (engine.exceptions.RayActorError, engine.exceptions.WorkerCrashedError,
                engine.exceptions.NodeDiedError, engine.exceptions.ObjectLostError)  # fmt: skip
        try:
            while waiting or running:
                while waiting and len(running) < AHEAD * self.workers:
                    place = waiting.popleft()
                    running[remote.remote(tasks[place])] = place
                ready, _ = engine.wait(list(running), num_returns=1)
                for reference in ready:
                    place = running.pop(reference)
                    try:
                        result = engine.get(reference)
                    except gone as error:
                        self.lost += 1
                        tries[place] += 1
                        if tries[place] >= TRIES:
                            raise CaracoleError(f"a batch was lost {TRIES} times: {error}") from error
                        waiting.appendleft(place)
                        continue
                    yield place, result
        finally:
            for reference in running:  # not by force: Ray falls over a task that is done just when it is killed
                engine.cancel(reference)

"""The games of a run, in a process of their own: ``python -m caracole.server.laboratory.playing FOLDER PARENT``.

It gives way to everything else on the machine, says by its exit code how it went, and leaves when the server that
started it is no more.
"""

from __future__ import annotations

import errno
import os
import signal
import sys
import threading
import time
import traceback
from pathlib import Path
from types import FrameType

from caracole.lab import duel
from caracole.lab.games import Played
from caracole.server.laboratory.runs import Run, line_of

POLITE = 15
"""How far it stands back; computer players that somebody waits for stand at 5."""

DONE, FAILED, STOPPED, FULL = 0, 1, 3, 4


class Stopped(KeyboardInterrupt):
    """Somebody wants it to end: what was played is kept."""


def _stop(number: int, frame: FrameType | None) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # what was played is put in order now: once is enough
    raise Stopped


def stand_back() -> None:
    """Whoever plays comes first."""
    os.nice(max(0, POLITE - os.nice(0)))


def leave_with(parent: int) -> None:
    """A server that was killed cannot tell us to stop."""

    def look() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(FAILED)

    threading.Thread(target=look, daemon=True).start()


def play(run: Run) -> None:
    """Play what is missing, and note every game that is kept."""
    wish = run.asked.wish
    with (run.folder / "games.jsonl").open("wb", buffering=0) as notes:

        def told(game: Played) -> None:
            notes.write(line_of(game))

        duel(
            wish.system,
            wish.players,
            wish.games,
            wish.seed,
            scenario=wish.scenario,
            options=wish.options,
            out=run.data,
            told=told,
        )


def outcome_of(run: Run) -> int:
    """Play it, and say how it went."""
    try:
        play(run)
    except KeyboardInterrupt:
        return STOPPED
    except Exception as error:
        traceback.print_exc()
        return FULL if is_full(error) else FAILED
    return DONE


def is_full(error: BaseException | None) -> bool:
    """Was it for want of room on the disk, however it is wrapped?"""
    while error is not None:
        if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
            return True
        error = error.__cause__ or error.__context__
    return False


def main(folder: str, parent: int) -> int:
    """The whole life of the process."""
    signal.signal(signal.SIGTERM, _stop)
    stand_back()
    leave_with(parent)
    return outcome_of(Run(Path(folder)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))

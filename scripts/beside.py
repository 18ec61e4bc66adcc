"""Makes two targets at once: the output of the first is seen as it comes, that of the other when both have ended.

    python scripts/beside.py test-engine test-client

Fails if either fails. Whoever interrupts it, or ends it, ends both.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

LOGS = Path("build")
INTERRUPTED = 130
"""What a shell says of a command that Ctrl-C has ended."""


class Interruption:
    """Whether somebody wants an end. Signals only leave a note, so that nothing is half started when they come; they
    are heard where Ctrl-C was ignored too, and those who are started do not inherit that."""

    def __init__(self) -> None:
        self.came = False
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, self.note)

    def note(self, *_: object) -> None:
        self.came = True


def start(target: str, **output: Any) -> subprocess.Popen[bytes]:
    """`make TARGET`, in a session of its own, so that everything it starts can be ended with it."""
    return subprocess.Popen(["make", "--no-print-directory", target], start_new_session=True, **output)


def end(process: subprocess.Popen[bytes]) -> None:
    """As Ctrl-C in a terminal does, so that servers and browsers are closed too."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGINT)
        process.wait()


def main(seen: str, other: str) -> int:
    interruption = Interruption()
    LOGS.mkdir(exist_ok=True)
    log = LOGS / f"{other}.log"
    print(f"make {other} runs beside; what it prints is kept in {log} and shown at the end.", flush=True)
    with log.open("wb") as kept:
        both = {
            seen: start(seen),
            other: start(other, stdin=subprocess.DEVNULL, stdout=kept, stderr=subprocess.STDOUT),
        }
    running = dict(both)
    while running:
        time.sleep(0.1)
        if interruption.came:
            for process in both.values():
                end(process)
            return INTERRUPTED
        for target in [target for target, process in running.items() if process.poll() is not None]:
            print(f"make {target} has {'failed' if running.pop(target).returncode else 'passed'}.", flush=True)
    print(f"make {other}:\n{log.read_text(encoding='utf-8', errors='replace')}", flush=True)
    failed = [target for target, process in both.items() if process.returncode]
    print(f"Failed: make {', make '.join(failed)}" if failed else "All tests passed.", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

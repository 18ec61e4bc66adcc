"""What all tests share: the settings of Hypothesis, and the log of which clause was proved by which test."""

from __future__ import annotations

import fcntl
import gc
import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# A slow machine is not a wrong rule: no deadline, and no complaint about slow generation. In continuous integration
# the examples are the same at every run; `HYPOTHESIS_PROFILE=thorough` looks much further.
UNHURRIED = settings(deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("dev", UNHURRIED)
settings.register_profile("ci", UNHURRIED, derandomize=True, print_blob=True)
settings.register_profile("thorough", UNHURRIED, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))


# --- The surroundings ------------------------------------------------------------------------------------------------
#
# However the tests were called (in the background, where Ctrl-C is ignored and children inherit that; in another
# language or time zone; from a terminal that asks for colours), they and the programs they start find the same.

SURROUNDINGS = {"LANG": "C.UTF-8", "TZ": "UTC", "TERM": "dumb"}
SOAKING = "CARACOLE_SOAK"
"""Tests that look for something rare go on for as long as `make soak-tests` and `make soak-secrets` want."""
NOT_THERE = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE")

KEPT = ("CARACOLE_PURE", SOAKING)
"""Which build is tested, and for how long."""


def settle_surroundings() -> None:
    os.environ.update(SURROUNDINGS)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else every program that is started compiles everything anew
    ours = [name for name in os.environ if name.startswith(("CARACOLE_", "XDG_")) and name not in KEPT]
    for name in [*NOT_THERE, *ours]:
        os.environ.pop(name, None)
    if hasattr(time, "tzset"):
        time.tzset()
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Thousands of collected tests stay to the end: whoever looks for rubbish need not look through them each time."""
    gc.collect()
    gc.freeze()


# --- The proof log -----------------------------------------------------------------------------------------------
#
# build/proofs.json = {"tests": {node id: {"rules": [clause ids], "outcome": "passed" | "failed" | "skipped"}}}
# The clause ids travel from the marker to the report as a user property, so they also arrive from the worker
# processes of a parallel run. A complete run writes the file anew; a partial one changes only what it ran.

RULES = "rules"


@pytest.hookimpl(tryfirst=True)  # before a skip is decided, so that a skipped test still tells its clauses
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.user_properties.append((RULES, cited_rules(item)))


def cited_rules(item: pytest.Item) -> list[str]:
    """The ids in the `rule` markers of a test, of its class and of its module: sorted, each once."""
    ids: set[str] = set()
    for marker in item.iter_markers("rule"):
        if not marker.args or marker.kwargs or not all(isinstance(each, str) and each for each in marker.args):
            pytest.fail("the rule marker takes one or more clause ids, as strings", pytrace=False)
        ids.update(marker.args)
    return sorted(ids)


def pytest_configure(config: pytest.Config) -> None:
    settle_surroundings()
    if not hasattr(config, "workerinput"):  # a worker of a parallel run reports to the controller, which writes
        config.pluginmanager.register(ProofLog(config), "proof-log")


class ProofLog:
    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.path = config.rootpath / "build" / "proofs.json"
        self.tests: dict[str, dict[str, Any]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test is reported up to three times: set-up, call, tear-down. The worst outcome stands."""
        seen = self.tests.setdefault(report.nodeid, {"rules": [], "outcome": "passed"})
        seen["rules"] = dict(report.user_properties).get(RULES, seen["rules"])
        if report.failed or (report.skipped and seen["outcome"] == "passed"):
            seen["outcome"] = report.outcome

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if not self.tests:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.with_suffix(".lock").open("w") as alone:  # another run may end at the same time
            fcntl.flock(alone, fcntl.LOCK_EX)
            kept = {} if self.is_complete(exitstatus) else self.still_standing()
            tests = dict(sorted((kept | self.tests).items()))
            fresh = self.path.with_name(f"{self.path.name}.{os.getpid()}")
            fresh.write_text(json.dumps({"tests": tests}, indent=1) + "\n", encoding="utf-8")
            fresh.replace(self.path)

    def is_complete(self, exitstatus: int) -> bool:
        """Whether every test there is was run: nothing selected on the command line, and nothing cut short."""
        option = self.config.option
        selected = option.keyword or option.markexpr or option.deselect or option.ignore or option.ignore_glob
        again = getattr(option, "lf", False) or getattr(option, "stepwise", False)
        return (
            self.config.args_source is pytest.Config.ArgsSource.TESTPATHS
            and not (selected or again or option.maxfail or option.continue_on_collection_errors)
            and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        )

    def still_standing(self) -> dict[str, dict[str, Any]]:
        """What earlier runs logged, less the tests whose file is gone."""
        try:
            logged = json.loads(self.path.read_text(encoding="utf-8"))["tests"]
        except (OSError, ValueError, KeyError):
            return {}
        root: Path = self.config.rootpath
        return {nodeid: test for nodeid, test in logged.items() if (root / nodeid.split("::")[0]).is_file()}

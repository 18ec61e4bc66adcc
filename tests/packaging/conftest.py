"""A wheel, and environments outside the project into which it is installed. Run by ``make wheeltest``."""

from __future__ import annotations

import os

import pytest

from installing import ROOT, Built, Installed, install, run


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """``make wheel``, which builds the client first."""
    folder = tmp_path_factory.mktemp("dist")
    run(["make", "wheel", f"DIST={folder}"], ROOT)
    (wheel,) = folder.glob("caracole-*.whl")
    (sdist,) = folder.glob("caracole-*.tar.gz")
    return Built(wheel, sdist)


@pytest.fixture(scope="session")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """``pip install 'caracole[server]'``"""
    return install(tmp_path_factory.mktemp("installed"), built.wheel, "server.txt", "[server]")


@pytest.fixture(scope="session")
def bare(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """``pip install caracole``: the terminal alone."""
    return install(tmp_path_factory.mktemp("bare"), built.wheel, "runtime.txt")


@pytest.fixture(scope="session")
def chromium() -> str:
    """A browser; it is installed where that is possible."""
    run([ROOT / "scripts" / "chromium"], ROOT)
    places = (
        os.environ.get("CHROMIUM", ""),
        "/usr/bin/chromium",
        "/usr/bin/chromium-browser",
        "/usr/bin/google-chrome",
    )
    return next(place for place in places if place and os.access(place, os.X_OK))

"""What somebody gets who installs the package: the games, in the terminal and in the browser."""

from __future__ import annotations

import json
import re
import runpy
import sys
import tarfile
import zipfile
from html import unescape
from pathlib import Path

import pytest

from installing import ROOT, Built, answer_of, run, serving
from patience import until

CLIENT = "caracole/server/client/"


def names_in(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return sorted(archive.namelist())


def words_on(page: str, chromium: str, profile: Path) -> str:
    """What a browser shows of a page after its scripts have run, as one text."""
    quiet = ("--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync")
    command = [chromium, "--headless", "--no-sandbox", "--disable-gpu", *quiet, f"--user-data-dir={profile}"]
    shown = run([*command, "--lang=en", "--virtual-time-budget=60000", "--dump-dom", page], profile.parent).stdout
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>", " ", shown)))


def test_an_installed_server_shows_the_lobby_with_the_games(installed, chromium, tmp_path):
    with serving(installed) as page:
        systems = until(lambda: answer_of(f"{page}api/lobby"))["systems"]
        shown = words_on(page, chromium, tmp_path / "profile")
    assert systems
    for system in systems:
        assert system["title"] in shown
    for scenario in systems[0]["scenarios"]:
        assert scenario["title"]["en"] in shown


def test_the_client_that_is_served_is_the_one_inside_the_package(installed):
    where = "from caracole.server.settings import built_client; print(built_client())"
    found = run([installed.python, "-c", where], installed.home).stdout
    assert found.strip() == str(next(installed.folder.glob("lib/python*/site-packages")) / CLIENT.rstrip("/"))


def test_an_installed_server_knows_what_its_rulebooks_are_proved_by(installed):
    with serving(installed) as page:
        book = until(lambda: answer_of(f"{page}api/rulebooks/gradisca"))
        report = answer_of(f"{page}api/rulebooks/gradisca/coverage")
    assert book["coverage"]
    assert report["source"] == "package"
    assert any(item["enforced_at"] and item["tests"] for item in report["items"])
    told = json.loads(installed.run("rules", "coverage", "gradisca", "--json"))
    assert (told["version"], told["clauses"]) == (report["version"], len(report["items"]))


def test_games_are_played_and_kept_without_the_project(installed):
    played = json.loads(
        installed.run("play", "gradisca", "--scenario", "drill", "--auto", "--seed", "7", "--save", "g.json", "--json")
    )
    assert played["decisions"] > 0
    assert json.loads(installed.run("replay", "g.json", "--verify", "--json"))["ok"]


def test_the_doctor_finds_nothing_missing(installed):
    report = json.loads(installed.run("doctor", "--json"))
    assert report["ok"]
    assert {row["check"]: row["state"] for row in report["checks"]} == {
        "program": "good",
        "server": "good",
        "client": "good",
        "database": "good",
        "pictures": "poor",
        "locale": "good",
    }


def test_without_the_server_the_terminal_plays_and_the_doctor_says_what_is_missing(bare):
    assert "Winner: " in bare.run(
        "play", "gradisca", "--scenario", "drill", "--auto", "--seats", "random", "--seed", "1"
    )
    report = json.loads(bare.run("doctor", "--json", code=1))
    (row,) = [row for row in report["checks"] if row["state"] == "missing"]
    assert (row["check"], row["remedy"]) == ("server", "pip install 'caracole[server]'")
    assert bare.run("serve", code=2) == ""


def test_the_sdist_makes_the_same_wheel_without_node(built: Built, tmp_path):
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "wheel"]
    run([*pip, "--no-deps", "--no-build-isolation", "--no-index", "-w", tmp_path, built.sdist], tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    assert names_in(wheel) == names_in(built.wheel)


def test_the_sdist_has_the_source_of_the_client_and_none_of_its_packages(built: Built):
    with tarfile.open(built.sdist) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert {"web/package-lock.json", "web/vite.config.ts", "web/dist/index.html", "hatch_build.py"} <= set(names)
    assert any(name.startswith("web/src/") for name in names)
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


def test_without_the_client_nothing_is_built(tmp_path):
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/caracole/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    for target in ("wheel", "sdist"):
        told = run([sys.executable, "-m", "hatchling", "build", "-t", target], tmp_path, code=1)
        assert "The browser client is not built" in told.stderr
        assert "make wheel" in told.stderr
        assert "Traceback" not in told.stderr
    assert not (tmp_path / "dist").exists() or not any((tmp_path / "dist").iterdir())


def description_of(wheel: Path) -> str:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return archive.read(name).decode().partition("\n\n")[2]


def test_an_index_page_has_no_link_into_a_checkout(built: Built):
    text = description_of(built.wheel)
    assert text.startswith("# Caracole")
    links = re.findall(r"\]\(([^)]*)\)", text)
    assert [link for link in links if not link.startswith(("https://", "#"))] == []


@pytest.mark.parametrize(
    ("text", "published", "nowhere"),
    [
        ("[how](docs/a.md)", "[how](https://a.example/c/blob/HEAD/docs/a.md)", "how"),
        ("![map](docs/a.png) x", "![map](https://a.example/c/raw/HEAD/docs/a.png) x", " x"),
        ("[out](https://b.example/)", "[out](https://b.example/)", "[out](https://b.example/)"),
        ("[below](#more)", "[below](#more)", "[below](#more)"),
    ],
)
def test_links_lead_to_where_the_source_is_published(text, published, nowhere):
    for_an_index = runpy.run_path(str(ROOT / "hatch_build.py"))["for_an_index"]
    assert for_an_index(text, "https://a.example/c/") == published
    assert for_an_index(text, None) == nowhere

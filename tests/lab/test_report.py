"""The report: one page that needs nothing else, with what the games of its data set came to."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from random import Random
from statistics import fmean

import pytest

from caracole.lab import duel
from caracole.lab.datasets import read
from caracole.lab.luck import luck, parts
from caracole.lab.report import report
from caracole.lab.report.clauses import can_fire, never_fired
from caracole.lab.report.compare import compared
from caracole.lab.report.figures import Figures
from caracole.lab.report.maps import ground_of
from caracole.lab.report.names import Names
from caracole.lab.swings import swings
from caracole.play import load
from caracole.play.parts import part
from caracole.players.plans import PLANS, PlansPart

TWO = ["random", "random"]


@pytest.fixture(scope="module")
def drill(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report") / "drill"
    duel("gradisca", TWO, 6, 7, scenario="drill", out=folder)
    return folder


@pytest.fixture(scope="module")
def page(drill: Path) -> str:
    return report(drill)


def specs(page: str) -> list[dict]:
    """The charts of a page."""
    found = re.search(r"const specs = (\[.*?\]);\n", page, re.DOTALL)
    assert found is not None
    assert "<" not in found[1], "nothing in them ends the script"
    return json.loads(found[1])


def test_the_page_needs_nothing_else(page: str):
    """No address of another file: pictures and libraries are inside."""
    own = re.sub(r"<script>.*?</script>", "", page, flags=re.DOTALL)
    assert re.findall(r"<(?:script|link|img|iframe)[^>]*(?:src|href)=|https?:", own) == []
    assert "url(data:image/jpeg;base64," in page
    assert "vegaEmbed" in page
    assert page.count("class=chart") == len(specs(page)) >= 6


def test_the_figures_are_those_of_the_games(drill: Path, page: str):
    games = read(drill, "games")
    figures = Figures(drill)
    assert figures.count == 6
    won = sum("venetian" in row["winners"] for row in games) + 0.5 * sum(not row["winners"] for row in games)
    assert figures.by_seat()["venetian"].share == pytest.approx(won / 6)
    assert figures.by_player() == {}
    mean = sum(row["decisions"] for row in games) / 6
    assert figures.mean("decisions").value == pytest.approx(mean)
    assert f"<dd>{mean:.0f} <small>" in page
    events = read(drill, "events")
    lost = sum(place == "crauglio" for row in events for place in row["lost_at"])
    assert figures.deaths().places.get("crauglio", 0) == pytest.approx(lost / 6)
    assert {row["rule"] for row in figures.rules()} >= {row["rule"] for row in events}


def test_the_map_is_heated_and_says_its_numbers(drill: Path, page: str):
    assert page.count("class='heat") >= 3
    assert re.search(r"<title>Crauglio: [\d.]+ fights a game</title>", page)


@pytest.mark.parametrize(("language", "words"), [("it", "In breve"), ("fr", "En bref")])
def test_in_other_languages(drill: Path, language: str, words: str):
    page = report(drill, language=language)
    assert f"<html lang={language}>" in page
    assert words in page
    assert "report-" not in re.sub(r"<script>.*?</script>", "", page, flags=re.DOTALL)
    colon = "Vénitien\N{NO-BREAK SPACE}: où" if language == "fr" else "Veneziano: dove"
    assert colon in page, "a colon stands as the language wants it"


# --- comparing -------------------------------------------------------------------------------------------------------


def test_a_set_does_not_differ_from_itself(drill: Path):
    assert not any(each.sure for each in compared(Figures(drill), Figures(drill)))


def test_what_a_change_did(drill: Path, caracole, tmp_path: Path):
    """Rules of the advanced game are never used in the basic one."""
    other = tmp_path / "basic"
    duel("gradisca", TWO, 6, 7, scenario="drill", options={"game": "basic"}, out=other)
    found = {each.name: each for each in compared(Figures(drill), Figures(other))}
    assert {"seat:venetian", "seat:austrian", "decisions"} <= set(found)
    gone = [each for name, each in found.items() if name.startswith("rule:")]
    assert gone
    assert all(each.sure for each in gone)
    assert any(each.here.value > 0 == each.there.value for each in gone)
    out = tmp_path / "page.html"
    ran = caracole("lab", "report", drill, "--out", out, "--against", other, "--json")
    assert ran.code == 0
    assert "What has changed" in out.read_text(encoding="utf-8")
    assert caracole("lab", "report", tmp_path, "--out", out).code == 2


# --- luck and swings -------------------------------------------------------------------------------------------------


def test_the_parts_of_dice_and_choices():
    dice = parts([[1.0, 1.0, 1.0], [5.0, 5.0, 5.0], [9.0, 9.0, 9.0]])
    assert dice.dice.value == pytest.approx(1)
    assert dice.choices == pytest.approx(0)
    choices = parts([[1.0, 5.0, 9.0]] * 3)
    assert (choices.dice.value, choices.choices) == (pytest.approx(0), pytest.approx(1))
    assert parts([[2.0, 2.0], [2.0, 2.0]]).choices == 0
    assert parts([[2.0]]).dice == (0, 0, 1)


def test_chance_alone_is_no_part_of_the_dice():
    """Margins that neither dice nor choices decide: rows differ all the same, and used to be one seventh luck."""
    rng = Random(5)
    found = [parts([[rng.gauss(0, 1) for _ in range(6)] for _ in range(6)]) for _ in range(200)]
    assert fmean(each.dice.value for each in found) < 0.06
    assert sum(each.dice.low == 0 for each in found) > 180
    half = []
    for _ in range(200):
        dice = [rng.gauss(0, 1) for _ in range(6)]
        half.append(parts([[roll + rng.gauss(0, 1) for _ in range(6)] for roll in dice]))
    assert 0.38 < fmean(each.dice.value for each in half) < 0.55
    assert sum(each.dice.low <= 0.5 <= each.dice.high for each in half) > 160


def test_luck_is_measured_by_playing_with_other_dice():
    found = luck("gradisca", TWO, 2, 3, scenario="drill")
    assert found.games == 4
    assert found.dice.value + found.choices + found.together == pytest.approx(1)


def test_the_costliest_decisions_are_those_after_which_the_judge_hopes_less(
    drill: Path, page: str, monkeypatch: pytest.MonkeyPatch
):
    """A judge who looks at morale alone blames whoever lost some of it."""
    assert "The costliest decisions" in page
    plans = part("gradisca", PLANS, PlansPart)
    monkeypatch.setattr(plans, "judge", lambda game, state, seat: 0.01 * state.morale[game.side_of_seat(seat)])
    found = swings(drill, most_games=2)
    assert found
    last = {(row["game"], row["decisions"]) for row in read(drill, "games")}
    for swing in found:
        if (swing.game, swing.serial) not in last:  # the end is not judged, it is known
            assert swing.cost == pytest.approx(0.01 * round(swing.cost / 0.01))
    chosen = [swing.cost for swing in found if not swing.rolled]
    assert chosen == sorted(chosen, reverse=True)


def test_a_campaign_that_nobody_plans_has_no_costliest_decisions(tmp_path: Path):
    duel("piccole", TWO, 1, 1, scenario="campaign-sicily-duel", out=tmp_path)
    assert swings(tmp_path) is None


# --- rules that came into play ---------------------------------------------------------------------------------------


def test_rules_that_could_have_come_into_play_and_did_not(drill: Path, page: str):
    fired = {row["rule"] for row in Figures(drill).rules()}
    never = never_fired("gradisca", fired)
    assert never
    assert not fired & set(never)
    assert "G4.2.b" in never, "nobody shares out Commands where nobody plays in teams"
    assert "G1.a" not in can_fire("gradisca"), "nothing happens by a clause that only defines"
    assert f"{len(never)} clauses that never came into play" in page
    assert "<li>G4.2.b Sharing out the Commands</li>" in page


def test_whatever_happened_was_among_what_can_happen(drill: Path):
    assert {row["rule"] for row in Figures(drill).rules()} - {""} <= can_fire("gradisca")


def test_maps_by_side_hold_what_the_map_of_all_holds(drill: Path, page: str):
    figures = Figures(drill)
    names = Names("gradisca", "en", ground_of(load("gradisca", "drill"), "en"))
    sides = [figures.deaths(names.pieces_of(side)) for side in ("venetian", "austrian")]
    assert all(heat.places for heat in sides)
    for place, value in figures.deaths().places.items():
        assert sum(heat.places.get(place, 0) for heat in sides) == pytest.approx(value)
    stood = [figures.stands(side=side) for side in ("venetian", "austrian")]
    for place, value in figures.stands().places.items():
        assert sum(heat.places.get(place, 0) for heat in stood) == pytest.approx(value)
    assert "Austrian: where they lose units" in page


# --- balance ---------------------------------------------------------------------------------------------------------


def test_balance_writes_the_page_too(caracole, tmp_path: Path):
    """The rows of the ledger come from the same games, without a second thought."""
    asked = ("lab", "balance", "gradisca", "--scenario", "drill", "--games", 2, "--workers", 1, "--json")
    out = tmp_path / "page.html"
    with_page = caracole(*asked, "--html", out, "--keep", tmp_path / "keep").json
    assert "<html" in out.read_text(encoding="utf-8")
    assert (tmp_path / "keep" / "drill-games" / "games.parquet").exists()
    assert with_page == caracole(*asked).json
    shutil.rmtree(tmp_path / "keep")


def test_balance_of_a_system_without_a_ledger_is_a_page(caracole, tmp_path: Path):
    out = tmp_path / "page.html"
    asked = ("lab", "balance", "piccole", "--scenario", "drill", "--games", 1, "--workers", 1)
    assert caracole(*asked, "--html", out).code == 0
    assert "class='heat" in out.read_text(encoding="utf-8")

"""The documents are true: every example is run, every command and link is checked, generated pages are up to date.

The language of a block says what is done with it: ``python`` is run, all blocks of a page as one program; ``sh`` is run
line by line in an empty folder, and every question is answered by leaving; ``toml`` and ``json`` are parsed; ``text``
is only shown. A comment above a block says more:

``<!-- not run: why -->``      its commands are only read by the program's own parser
``<!-- first: command -->``    what the reader has done before
``<!-- exits with 1 -->``      a no is the right answer (``0 or 1``: it depends on the machine)
``<!-- typed: command -->``    a game in the terminal: what stands after ``>`` is typed, the rules named must be shown
"""

from __future__ import annotations

import io
import json
import re
import runpy
import shlex
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple, Protocol

import pytest

from caracole.cli.main import main, parser
from caracole.kernel import FreeDice
from caracole.play import load

ROOT = Path(__file__).parent.parent
MADE = {
    "events.md",
    "gbacw-decisions.md",
    "rulings.md",
    "rulings-notes.md",
    "balance-gbacw.md",
    "balance-kernstown.md",
    "balance-gettysburg.md",
    "balance-gradisca.md",
}
"""Pages that a program writes, and what one of them is made of."""
ELSEWHERE = {"adding-a-system.md"}
"""Pages that a test of their own follows."""
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
WRITTEN = [page for page in PAGES if page.name not in MADE | ELSEWHERE | {"balance-gettysburg.md"}]
MARK = r"|not run: (a server|the network|minutes)|(first|typed): caracole .*|exits with [01]( or 1)?"


class Block(NamedTuple):
    """A fenced block of a page."""

    page: str
    line: int
    language: str
    text: str
    mark: str

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def is_run(self) -> bool:
        return not self.mark.startswith("not run")

    @property
    def before(self) -> list[str]:
        """What the reader has done before."""
        return [self.mark.removeprefix("first: ")] if self.mark.startswith("first: ") else []

    @property
    def exit_codes(self) -> set[int]:
        """Those that are right."""
        said = re.findall(r"\d", self.mark) if self.mark.startswith("exits with") else ["0"]
        return set(map(int, said))


class Run(Protocol):
    """How a test runs a command."""

    def __call__(self, words: list[str], lines: Sequence[str] = ()) -> tuple[int, str, str]: ...


FENCE = re.compile(r"(?:^ *<!-- ([^\n]*) -->\n+)?^( *)```(\S*)\n(.*?)^\2```$", re.MULTILINE | re.DOTALL)


@cache
def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(page.name, text.count("\n", 0, found.start()) + 1, found[3], found[4], found[1] or "")
        for found in FENCE.finditer(text)
    ]


def commands(text: str) -> list[list[str]]:
    """The words of each command in a block, without remarks."""
    lines = text.replace("\\\n", " ").splitlines()
    return [words for line in lines if (words := shlex.split(line, comments=True))]


def reads(words: list[str]) -> bool:
    """Does the program understand the command line?"""
    try:
        parser().parse_args(words)
    except SystemExit as left:
        return not left.code
    return True


@cache
def targets() -> set[str]:
    """The targets of the Makefile."""
    return set(re.findall(r"^([a-z][a-z0-9-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


# --- blocks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.name)
def test_every_block_says_what_it_is(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert 2 * len(blocks(page)) == len(re.findall(r"^ *```", text, re.MULTILINE)), "a fence is not closed"
    for block in blocks(page):
        assert block.language in {"python", "sh", "toml", "json", "text"}, block.place
        assert re.fullmatch(MARK, block.mark), f"{block.place}: {block.mark}"
        if block.language == "toml":
            tomllib.loads(block.text)
        if block.language == "json":
            json.loads(block.text)


def pages_with(language: str) -> list[Path]:
    return [page for page in WRITTEN if any(block.language == language for block in blocks(page))]


@pytest.mark.parametrize("page", pages_with("python"), ids=lambda page: page.name)
def test_python_examples_run(page: Path) -> None:
    """All python blocks of a page, one after the other, as one program."""
    program = "\n".join(block.text for block in blocks(page) if block.language == "python")
    exec(compile(program, page.name, "exec"), {"__name__": page.name})


@pytest.fixture
def typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in an empty folder, with lines typed into it: its exit code, its output, its complaints."""
    monkeypatch.chdir(tmp_path)
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))

    def run(words: list[str], lines: Sequence[str] = ()) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*lines, "quit", "n", ""])))
        capsys.readouterr()
        return main(words), *capsys.readouterr()

    return run


@pytest.mark.parametrize("page", pages_with("sh"), ids=lambda page: page.name)
def test_commands_run(page: Path, typed: Run) -> None:
    """All commands of a page, one after the other. A target of make is looked up, and not run."""
    for block in (block for block in blocks(page) if block.language == "sh"):
        for name, *words in commands("\n".join([*block.before, block.text])):
            if name == "make":
                assert {word for word in words if word.islower()} <= targets(), f"{block.place}: make {words}"
            elif name != "caracole":
                assert not block.is_run, f"{block.place}: {name} cannot be run here"
            elif not block.is_run:
                assert reads(words), f"{block.place}: {words}"
            else:
                code, _, complaint = typed(words)
                assert code in block.exit_codes, f"{block.place}: {words}: {complaint}"


GAMES = [block for page in WRITTEN for block in blocks(page) if block.mark.startswith("typed: ")]


@pytest.mark.parametrize("block", GAMES, ids=lambda block: block.place)
def test_games_can_be_typed(block: Block, typed: Run) -> None:
    """What stands after the prompt is typed, and the clauses that the page shows are named."""
    _, *words = shlex.split(block.mark.removeprefix("typed: "))
    lines = re.findall(r"^\w+> (.*)$", block.text, re.MULTILINE)
    assert lines
    code, output, complaint = typed(words, lines)
    assert code == 0, complaint
    for clause in re.findall(r"\b[A-Z]\d[\w.]*\b", block.text):
        assert clause in output, clause


def in_passing() -> Iterator[tuple[str, list[str]]]:
    """The commands that stand within a sentence or a table."""
    for page in WRITTEN:
        text = FENCE.sub("", page.read_text(encoding="utf-8"))
        for command in re.findall(r"`caracole ([^`]+)`", text):
            yield f"{page.name}: {command}", shlex.split(command.replace("\\|", "|"))


def test_commands_in_passing_are_understood() -> None:
    found = list(in_passing())
    assert len(found) > 40
    for place, words in found:
        wanted = [word for word in words if word != "..."]
        assert reads(wanted) or reads([*wanted, "--help"]), place


# --- the site --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    """The pages that are made when the site is built."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "scripts"))
        from reference import pages

        return {**pages(), "index.md": "", "contributing.md": "", "changelog.md": ""}


def test_the_reference_lists_every_command_and_option(made: dict[str, str]) -> None:
    page = made["reference/commands.md"]
    for command in ("play", "serve", "db verify", "lab duel", "data check"):
        assert f" caracole {command}\n" in page
    assert "| `--seed" in page
    for name in ("gradisca", "gbacw", "piccole"):
        for row in load_system(name):
            assert f"`{row}`" in made[f"reference/{name}.md"]
    assert "### FlowGame" in made["reference/python-kernel.md"]
    assert "`POST /api/games" in made["reference/http.md"]
    assert "`type: hello`" in made["reference/messages.md"]


def load_system(name: str) -> list[str]:
    from caracole.play import system

    found = system(name)
    return [str(row["id"]) for row in (*found.scenarios(), *found.options())]


def test_every_page_has_its_place(made: dict[str, str]) -> None:
    listed = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    docs = ROOT / "docs"
    pages = {page.relative_to(docs).as_posix() for page in docs.rglob("*.md")} | set(made)
    assert listed == pages


def anchors(text: str) -> set[str]:
    """What a link may point to within a page."""
    heads = re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)
    return {re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", head).strip().lower()) for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path, made: dict[str, str]) -> None:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        there = page if not path else (page.parent / path).resolve()
        name = str(there.relative_to(ROOT / "docs")) if there.is_relative_to(ROOT / "docs") else ""
        assert there.exists() or name in made, f"{page.name}: {target}"
        if anchor:
            assert anchor in anchors(made[name] if name in made else there.read_text(encoding="utf-8")), target


TICS = r"\banew\b|\bof yours\b|\bhold\w* (?:\w+ ){0,4}against\b|\btells\b|\bheld against\b"
"""Words that read like a translation: again, your, check, shows."""


@pytest.mark.parametrize("page", [*WRITTEN, ROOT / "docs" / "events.md"], ids=lambda page: page.name)
def test_plain_words(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [found[0] for found in re.finditer(TICS, text)] == []


# --- pages that programs write ---------------------------------------------------------------------------------------


def test_the_rulings_page_is_up_to_date() -> None:
    """docs/rulings.md is made from the rulebooks and the tests; `make rulings` writes it."""
    script = runpy.run_path(str(ROOT / "scripts" / "rulings.py"))
    assert script["TARGET"].read_text(encoding="utf-8") == script["page"](), "make rulings"


def test_the_page_of_events_is_up_to_date() -> None:
    """docs/events.md is made from the code; `make events` writes it. Every event has its sentence, and the reverse."""
    script = runpy.run_path(str(ROOT / "scripts" / "events.py"))
    assert script["TARGET"].read_text(encoding="utf-8") == script["page"](), "make events"
    for part in script["PARTS"]:
        assert set(script["events"](part)) == script["sentences"](part), part.title


def test_the_page_of_gestures_is_up_to_date() -> None:
    """docs/gbacw-decisions.md is made from the flow and the gestures of the board; `make decisions` writes it."""
    script = runpy.run_path(str(ROOT / "scripts" / "gbacw_decisions.py"))
    assert script["TARGET"].read_text(encoding="utf-8") == script["page"](), "make decisions"


@pytest.mark.parametrize(
    ("part", "system", "scenario"),
    [(0, "gradisca", "drill"), (1, "piccole", "drill"), (2, "piccole", "campaign-sicily"), (3, "gbacw", "the-ford")],
)
def test_a_game_tells_and_asks_what_the_page_lists(part: int, system: str, scenario: str) -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "events.py"))
    listed = script["events"](script["PARTS"][part])
    questions = {row.kind: set(row.about) for row in script["decisions"](script["PARTS"][part])}
    answers = {row.kind: set(row.actions) for row in script["decisions"](script["PARTS"][part])}
    game = load(system, scenario, {"battles": "computer"} if part == 2 else {})
    rng = Random(3)
    dice, happened = FreeDice(rng), []
    state = game.setup(dice, happened.append)
    for _ in range(150):
        decision = game.decision(state)
        if decision is None:
            break
        assert set(decision.about) <= questions[decision.kind], decision.kind
        seat = decision.seats[0]
        action = game.sample(state, seat, rng)
        if part != 2:  # in a campaign there is always something to say besides
            assert type(action).__name__ in answers[decision.kind], decision.kind
        game.apply(state, seat, action, dice, happened.append)
    assert len({event.kind for event in happened}) > 8
    for event in happened:
        assert set(event.args) <= set(listed[event.kind].keys), event.kind


def test_the_page_on_data_names_files_that_are_there(tmp_path: Path, typed: Run) -> None:
    text = (ROOT / "docs" / "your-own-data.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^\| `([a-z0-9/.-]+)`", text, re.MULTILINE))
    assert {"series/charts.toml", "the-ford/map.toml", "friuli/map.geojson"} <= named
    for system in ("gradisca", "gbacw"):
        assert typed(["data", "copy", system, "--system", system])[0] == 0
    for path in named:
        assert any((tmp_path / folder / path).exists() for folder in ("gradisca", "gbacw")), path

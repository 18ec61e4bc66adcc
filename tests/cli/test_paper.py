"""No-break spaces survive the terminal: French punctuation never begins a line."""

from __future__ import annotations

import io
import re

import pytest
from rich.table import Table
from rich.text import Text

from caracole.cli.terminal.log import log_line
from caracole.cli.terminal.paper import NO_BREAK, Paper
from caracole.cli.terminal.screen import Screen
from caracole.texts import Texts

SENTENCE = Texts("fr").say("not-understood", text="rien du tout")


def printed(thing: object, width: int) -> str:
    paper = Paper(file=io.StringIO(), width=width)
    paper.print(thing)
    return paper.file.getvalue()


def table(text: str) -> Table:
    grid = Table.grid()
    grid.add_row("·", text)
    return grid


@pytest.mark.parametrize("width", range(12, 60))
@pytest.mark.parametrize("shape", [str, Text, table], ids=["str", "Text", "Table"])
def test_no_line_begins_with_what_belongs_to_the_one_before(shape, width):
    lines = printed(shape(SENTENCE), width).splitlines()
    assert not [line for line in lines if re.match(r"[·\s]*[:;?!»]", line)]
    assert not [line for line in lines if line.rstrip().endswith("«")]


def test_the_spaces_are_still_there():
    shown = printed(Text(SENTENCE, "bold"), 200)
    assert SENTENCE.count(NO_BREAK) == shown.count(NO_BREAK) == 2
    assert shown.strip() == SENTENCE


def test_a_game_is_shown_on_such_paper():
    assert isinstance(Screen(source=io.StringIO()).console, Paper)


def test_a_line_of_the_log():
    class Face:
        texts = Texts("fr", "gradisca")

        def event_style(self, event):
            return ""

    line = log_line(Face(), {"kind": "camp_lost", "rule": "G1", "args": {"side": "venetian", "zone": "Udine"}})
    assert "camp" in printed(line, 80).casefold()
    event = {"kind": "cup_filled", "rule": "G1", "args": {"commands": ["Palma", "Udine", "Istria"]}}
    for width in range(20, 60):
        assert not re.search(r"\n[\s]*:", printed(log_line(Face(), event), width))

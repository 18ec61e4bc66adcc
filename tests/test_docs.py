"""The examples in the documents are run: what a stranger copies works."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = ["README.md", "docs/api.md", "docs/api-gbacw.md"]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_python_examples_run(name: str) -> None:
    """All python blocks of a document, one after the other, as one program."""
    text = (ROOT / name).read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert blocks, f"{name} shows no example"
    program = compile("\n".join(blocks), name, "exec")
    exec(program, {"__name__": name})


def test_the_rulings_page_is_up_to_date() -> None:
    """docs/rulings.md is made from the rulebooks and the tests; `make rulings` writes it."""
    script = runpy.run_path(str(ROOT / "scripts" / "rulings.py"))
    assert script["TARGET"].read_text(encoding="utf-8") == script["page"](), "make rulings"

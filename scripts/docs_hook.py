"""What MkDocs does besides: it adds the pages that are made from the code, and those that lie at the project's root."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).parent))

from reference import pages

ROOT = Path(__file__).parent.parent
FROM_THE_ROOT = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages."""
    made = {target: from_the_root(source) for source, target in FROM_THE_ROOT.items()} | pages()
    for path, text in made.items():
        files.append(File.generated(config, path, content=text))
    return files


def from_the_root(source: str) -> str:
    """A page of the project's root, with its links as they are seen from ``docs``."""

    def link(found: re.Match[str]) -> str:
        words, target, anchor = found.groups()
        if target == "LICENSE":
            return words
        return f"[{words}]({FROM_THE_ROOT.get(target, target.removeprefix('docs/'))}{anchor})"

    return re.sub(r"\[([^\]]*)\]\(([^):#]+)(#[^)]*|)\)", link, (ROOT / source).read_text(encoding="utf-8"))

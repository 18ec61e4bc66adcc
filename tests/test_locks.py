"""The lock files in requirements/: whoever installs by them gets these versions and no other."""

import re
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements" / "dev.txt"


def locked() -> dict[str, Requirement]:
    """What the lock of the tools names, by package."""
    lines = re.findall(r"^([A-Za-z0-9][^\\\n]*?) *\\$", LOCK.read_text(encoding="utf-8"), re.M)
    return {canonicalize_name(asked.name): asked for asked in map(Requirement, lines)}


def test_a_lock_is_complete() -> None:
    """Nothing but what it names is installed, so it names whatever a package in it asks for, extras and all."""
    names = locked()
    assert len(names) > 50
    asked = 0
    for name, own in names.items():
        if own.marker is not None and not own.marker.evaluate():
            continue
        for line in distribution(name).requires or ():
            wish = Requirement(line)
            if wish.marker is not None and not any(
                wish.marker.evaluate({"extra": extra}) for extra in ("", *own.extras)
            ):
                continue
            there = names.get(canonicalize_name(wish.name))
            assert there is not None, f"{name} asks for {line}, which the lock does not have"
            assert wish.extras <= there.extras, f"{name} asks for {line}; the lock has {there}"
            asked += len(wish.extras)
    assert asked, "nothing asks for an extra: half of this test sees nothing"


@pytest.mark.parametrize(
    "path", ["Makefile", "Containerfile", "scripts/lock", "tests/installing.py", "tests/packaging/test_kit.py"]
)
def test_who_installs_by_a_lock_looks_for_nothing_else(path: str) -> None:
    """An older pip that looks for what ``alembic`` needs finds a newer SQLAlchemy than the one that is locked as
    ``sqlalchemy[asyncio]``, and gives up: it worked until there was a newer one."""
    text = (ROOT / path).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if re.search(r"--require-hashes\W+-r", line)]
    assert lines
    assert all(re.search(r"--no-deps\W+--require-hashes", line) for line in lines), path


@pytest.mark.parametrize("path", sorted(LOCK.parent.glob("*.txt")), ids=lambda path: path.name)
def test_every_locked_package_has_its_version_and_hashes(path: Path) -> None:
    for block in re.split(r"\n(?=[A-Za-z0-9])", path.read_text(encoding="utf-8")):
        if block.startswith("#") or not block.strip():
            continue
        head = block.splitlines()[0]
        assert "==" in head, f"{path.name}: {head}"
        assert "--hash=sha256:" in block, f"{path.name}: {head}"

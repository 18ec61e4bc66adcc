"""The lock files in requirements/: whoever installs by them gets these versions and no other."""

import re
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LOCK = Path(__file__).parents[1] / "requirements" / "dev.txt"


def locked() -> dict[str, Requirement]:
    """What the lock of the tools names, by package."""
    lines = re.findall(r"^([A-Za-z0-9][^\\\n]*?) *\\$", LOCK.read_text(encoding="utf-8"), re.M)
    return {canonicalize_name(asked.name): asked for asked in map(Requirement, lines)}


def test_a_lock_names_the_extras_that_other_packages_ask_for() -> None:
    """An older pip looks for `coverage[toml]` apart from `coverage`, and refuses what it finds when it is newer."""
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
            if wish.extras and there is not None:
                asked += 1
                assert wish.extras <= there.extras, f"{name} asks for {line}; the lock has {there}"
    assert asked, "nothing asks for an extra: this test sees nothing"


@pytest.mark.parametrize("path", sorted(LOCK.parent.glob("*.txt")), ids=lambda path: path.name)
def test_every_locked_package_has_its_version_and_hashes(path: Path) -> None:
    for block in re.split(r"\n(?=[A-Za-z0-9])", path.read_text(encoding="utf-8")):
        if block.startswith("#") or not block.strip():
            continue
        head = block.splitlines()[0]
        assert "==" in head, f"{path.name}: {head}"
        assert "--hash=sha256:" in block, f"{path.name}: {head}"

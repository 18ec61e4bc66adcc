"""The picture of each game on the first page: a part of its own drawing, as `about.toml` says, kept as `cover.jpg`.

    make covers

Drawn by the game's part `drawing`, cut out, and turned into a small JPEG by a browser (`web/scripts/jpeg.mjs`).
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from caracole.draw.parts import draw_position, draw_scenario
from caracole.play.parts import folder_of, package_of
from caracole.play.registry import load, working_systems
from caracole.players.games import best_player, let_choose, make_players, new_match, seat_players
from caracole.texts import about
from caracole.texts.about import COVER

ROOT = Path(__file__).parent.parent
WIDE, HIGH = 880, 480
SEED = 1615


def drawing_of(system: str, scenario: str, after: int) -> str:
    """The scenario as it begins, or after so many decisions of computer players."""
    if not after:
        return draw_scenario(system, scenario, record=None, bare=False, language="en")
    game = load(system, scenario)
    match = new_match(game, seat_players(game, [best_player(system)]), SEED)
    players = make_players(game, seat_players(game, [best_player(system)]), SEED)
    rng = Random(SEED)
    while match.version < after and match.decision is not None:
        match.play(*let_choose(game, match.state, match.decision, players, rng))
    return draw_position(game, match.state)


def cut_out(picture: str, middle: tuple[float, float], width: float) -> str:
    """That part of a drawing, in the proportions of a cover."""
    found = re.search(r'viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"', picture)
    assert found is not None
    x, y, across, down = map(float, found.groups())
    wide = across * width
    high = wide * HIGH / WIDE
    box = (
        f'viewBox="{x + across * middle[0] - wide / 2:.1f} {y + down * middle[1] - high / 2:.1f} {wide:.1f} {high:.1f}"'
    )
    head = re.sub(r'\s(width|height)="[^"]*"', "", picture[: picture.index(">")])
    head = head.replace(found[0], f'{box} width="{WIDE}" height="{HIGH}"')
    return head + picture[picture.index(">") :]


def make_cover(system: str, what: Any) -> Path:
    """Draws it and writes the file."""
    out = folder_of(str(package_of(system))) / COVER
    picture = cut_out(drawing_of(system, what["scenario"], what.get("after", 0)), tuple(what["middle"]), what["width"])
    with tempfile.TemporaryDirectory() as folder:
        drawn = Path(folder) / "cover.svg"
        drawn.write_text(picture, encoding="utf-8")
        command = ["node", ROOT / "web" / "scripts" / "jpeg.mjs", drawn, out, str(WIDE), str(HIGH)]
        subprocess.run(command, check=True)
    return out


if __name__ == "__main__":
    for each in working_systems():
        if about(each.name).cover:
            made = make_cover(each.name, about(each.name).cover)
            print(made.relative_to(ROOT), made.stat().st_size)

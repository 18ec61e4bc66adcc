"""What can be looked at over the table agrees with what the rules allow."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from caracole.geometry.table import holds
from caracole.kernel import FreeDice, ScriptedDice
from caracole.play.registry import load
from caracole.present.model import Area, Layers
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.movement.movement import why_not_walk
from caracole.systems.piccole.battle.rules.shooting.shooting import can_shoot
from caracole.systems.piccole.board.lenses import LENSES, farthest
from caracole.systems.piccole.board.places import on_map
from caracole.systems.piccole.board.presenter import BattlePresenter
from caracole.systems.piccole.position import build_battle
from caracole.texts import LANGUAGES, Texts


def laid(elements: str, **words: Any) -> tuple[BattlePresenter, Any]:
    game, state = build_battle(dice=ScriptedDice([]), elements=elements, **words)
    return BattlePresenter(game), state


def looked(elements: str, lens: str, *pieces: str, seat: int | None = 0, **words: Any) -> Layers:
    show, state = laid(elements, **words)
    return show.show(state, seat, lens, pieces, [])


def is_within(area: Area, x: float, y: float) -> bool:
    """Corners of a convex area, counted in hundredths of a unit of the map."""
    ((px, py),) = on_map([(x, y)])
    corners = [(round(100 * cx), round(100 * cy)) for cx, cy in area.corners]
    return holds(corners, (round(100 * px), round(100 * py)))


def codes(layers: Layers) -> list[str]:
    return [told.says.code for told in layers.told]


# --- reach -----------------------------------------------------------------------------------------------------------


def test_on_open_ground_the_reach_is_a_circle_of_what_the_troops_may_go():
    layers = looked("S1 FtP 3000 3000 0\nN1 FtP 3000 5900 180", "reach", "S1")
    (area,) = layers.areas
    assert is_within(area, 3000, 2900 + 480)
    assert not is_within(area, 3000, 2900 + 520)
    assert is_within(area, 3000 - 480, 2900)


def test_every_corner_of_a_reach_may_be_reached():
    show, state = laid("S1 FtP 3000 3000 0\nS2 FtP 3400 3000 0\nN1 FtP 3100 3500 180")
    element = show.game.codec.number("element", "S1", "element")
    for pose in farthest(show.game, state, element):
        assert pose == state.poses[element] or why_not_walk(show.game, state, element, [pose]) is None


def test_contacts_within_reach_are_shown_as_attacks():
    layers = looked("S1 FtP 3000 3000 0\nN1 FtP 3000 3400 180", "reach", "S1")
    assert [area.tone for area in layers.areas] == ["good", "attack"]
    assert "lens-contact" in codes(layers)


def test_in_contact_there_is_only_the_way_back_if_there_is_one():
    assert codes(looked("S1 CvL 3000 3000 0\nN1 FtP 3000 3000 180", "reach", "S1")) == ["lens-back"]
    assert codes(looked("S1 FtP 3000 3000 0\nN1 FtP 3000 3000 180", "reach", "S1")) == ["lens-held"]


# --- zones, arcs, threats --------------------------------------------------------------------------------------------


def test_a_zone_reaches_two_inches_ahead_and_ends_where_somebody_stands():
    elements = "S1 FtP 3000 3000 0\nN1 FtP 3000 5900 180"
    (own, enemy) = looked(elements, "zones").areas
    assert (own.tone, enemy.tone) == ("quiet", "attack")
    assert is_within(own, 3000, 3490)
    assert not is_within(own, 3000, 3510)
    assert len(own.corners) <= 6
    screened = looked(elements + "\nS2 FtP 3000 3300 0", "zones").areas[0]
    assert is_within(screened, 3000, 3090)
    assert not is_within(screened, 3000, 3200)


def test_an_arc_opens_to_either_side_and_points_at_its_targets():
    layers = looked("S1 FtL 3000 3000 0 shoots\nN1 FtP 3000 3800 180\nN2 FtP 1000 3000 90", "shooting", "S1")
    (arc,) = layers.areas
    assert is_within(arc, 3000, 3990)
    assert is_within(arc, 3700, 3600)
    assert not is_within(arc, 3000, 2950)
    assert [line.through for line in layers.lines] == [["S1", "N1"]]
    assert codes(looked("S1 FtP 3000 3000 0\nN1 FtP 3000 3800 180", "shooting", "S1")) == ["lens-no-shooter"]


def test_threats_are_those_of_the_enemy_and_of_both_for_an_onlooker():
    elements = "S1 FtP 3000 1000 0\nN1 CvL 3000 5000 180"
    assert len(looked(elements, "threat", seat=0).areas) == 1
    assert len(looked(elements, "threat", seat=None).areas) == 2
    assert is_within(looked(elements, "threat", seat=0).areas[0], 3000, 5000 - 1240)


# --- all of them, at any time ----------------------------------------------------------------------------------------


def test_no_lens_has_a_key_that_the_table_has_for_itself():
    """Z takes back, so no lens is held open by it."""
    words = (Path(__file__).parents[4] / "web/src/board/lenses.ts").read_text()
    taken = set(re.findall(r'"(.)"', words[words.index("const TAKEN") :].split("\n", 1)[0]))
    assert "z" in taken
    assert not taken & {key for _, _, key in LENSES}


@pytest.mark.parametrize("scenario", ["drill", "ticinus"])
def test_every_lens_can_be_looked_through_at_any_time_and_speaks_three_languages(scenario: str):
    show = BattlePresenter(load("piccole", scenario))
    game, rng = show.game, random.Random(6)
    dice = FreeDice(rng)
    state = game.setup(dice)
    said = {}
    for _ in range(120):
        decision = game.decision(state)
        if decision is None:
            break
        piece = game.name(rng.choice(game.elements_of(rng.randrange(2))))
        for lens, _, _ in LENSES:
            layers = show.show(state, rng.choice((0, 1, None)), lens, [piece], [])
            said.update({told.says.code: told.says for told in layers.told})
            said.update({area.says.code: area.says for area in layers.areas if area.says is not None})
            for line in layers.lines:
                shooter, target = (game.codec.number("element", name, "element") for name in line.through)
                assert side_of(shooter) != side_of(target)
                assert can_shoot(game, state, shooter, target)
        state, _ = game.step(state, decision.seats[0], game.sample(state, decision.seats[0], rng), dice)
    assert show.show(state, 0, "no-such-lens", ["R1", "nobody"], []) == Layers()
    for language in LANGUAGES:
        texts = Texts(language, "piccole")
        for code, says in said.items():
            assert texts.find(code, **says.args) is not None, f"{code} in {language}"

"""Set-up by hand: terrain from the tray, the camp along its edge, elements one by one and side by side."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from msgspec import UNSET

from caracole.kernel import FreeDice, ScriptedDice
from caracole.play.registry import load
from caracole.players import Offer
from caracole.present.model import Gesture, Path, Pose, Tried
from caracole.present.presenter import Presenter, presenter_for
from caracole.systems.piccole.battle.rules.actions import LayTerrain
from caracole.systems.piccole.board.places import pose_on_map, pose_on_table
from caracole.systems.piccole.board.presenter import BattlePresenter
from caracole.systems.piccole.position import build_battle

EDGES = {"south": (3000, 1500), "north": (3000, 4500), "west": (1500, 3000), "east": (4500, 3000)}


@cache
def presenter() -> Presenter:
    return presenter_for(load("piccole", "ticinus"))


class Table:
    """A battle that is being set up, and a hand over it."""

    def __init__(self, kind: str = "setup.terrain", seed: int = 1) -> None:
        self.show, self.game = presenter(), presenter().game
        self.dice = FreeDice(random.Random(seed))
        self.state = self.game.setup(self.dice)
        while self.decision.kind != kind:
            first = LayTerrain(0) if self.decision.kind == "setup.terrain" else next(iter(self.offer.candidates()))
            self.do(first)

    @property
    def decision(self) -> Any:
        decision = self.game.decision(self.state)
        assert decision is not None
        return decision

    @property
    def seat(self) -> int:
        return int(self.decision.seats[0])

    @property
    def offer(self) -> Offer:
        return Offer.of(self.game, self.state, self.seat, random.Random(0))

    @property
    def edge(self) -> str:
        return str(self.game.view(self.state, self.seat)["sides"][self.seat]["edge"])

    def scene(self, seat: int | None = None) -> Any:
        return self.show.scene(self.game.view(self.state, self.seat if seat is None else seat))

    def do(self, action: Any) -> None:
        self.state, _ = self.game.step(self.state, self.seat, action, self.dice)

    def hold(self, names: str, *pose: int, depth: int = 0) -> Tried:
        return self.show.tried(self.offer, Gesture(pieces=names.split(), pose=pose_on_map(pose, depth)))

    def put(self, names: str, *pose: int) -> None:
        self.do(self.game.decode_action(self.hold(names, *pose).possible[0].action))


def refused(tried: Tried) -> tuple[str, str]:
    assert tried.refusal is not None
    assert not tried.possible
    return tried.refusal.rule, tried.refusal.says.code


# --- terrain ---------------------------------------------------------------------------------------------------------


def test_a_piece_of_each_kind_lies_ready_for_whoever_lays_the_terrain_and_for_no_one_else():
    table = Table()
    ready = table.scene().tray
    assert {"lay-wood", "lay-hill-1", "lay-fort", "lay-impassable-sight"} <= {each.id for each in ready}
    assert table.scene(1 - table.seat).tray == []
    drawn = table.show.draw().pictures["sprites"]
    assert all(f'<symbol id="{each.symbol}"' in drawn for each in ready)


def test_a_wood_is_laid_where_the_hand_holds_it_and_turned_as_it_is_turned():
    table = Table()
    tried = table.hold("lay-wood", 2000, 4000, 90)
    before = table.hold("lay-wood", 2000, 4000, 0).possible[0].action["outline"]
    after = tried.possible[0].action["outline"]
    assert [pose_on_table(pose, 0) for pose in tried.poses.values()] == [(2000, 4000, 90)]
    turned = [(2000 + y - 4000, 4000 - (x - 2000)) for x, y in zip(before[::2], before[1::2], strict=True)]
    assert list(zip(after[::2], after[1::2], strict=True)) == turned
    table.put("lay-wood", 2000, 4000, 90)
    assert [piece["kind"] for piece in table.game.view(table.state, 0)["terrain"]] == ["wood"]


def test_over_the_edge_of_the_table_it_is_pushed_back():
    table = Table()
    assert pose_on_table(table.hold("lay-wood", 100, 3000, 0).poses["lay-wood"], 0) == (500, 3000, 0)


def test_upon_another_piece_it_may_not_lie():
    table = Table()
    table.put("lay-wood", 2000, 4000, 0)
    assert refused(table.hold("lay-hill-1", 2300, 4200, 0)) == ("P2.h", "refusal-pieces_overlap")
    assert table.hold("lay-hill-1", 4300, 4200, 0).possible


@pytest.mark.parametrize("turn", [0, 10, 340])
def test_a_river_goes_on_from_where_it_ends(turn: int):
    table = Table()
    table.put("lay-minor_river", 1000, 3000, 0)
    assert refused(table.hold("lay-minor_river", 4000, 1000, 0)) == ("P2.h", "refusal-second_river")
    table.put("lay-minor_river", 1850, 3060, turn)
    first, second = (piece["outline"] for piece in table.game.view(table.state, 0)["terrain"])
    assert len({tuple(point) for point in first} & {tuple(point) for point in second}) == 2


# --- the camp --------------------------------------------------------------------------------------------------------


def test_a_camp_lies_along_its_own_edge_wherever_the_hand_is():
    table = Table("setup.camp")
    [camp] = table.scene().tray
    tried = table.hold(camp.id, *EDGES[table.edge], 0)
    assert tried.possible[0].action["do"] == "PlaceCamp"
    x, y, _ = pose_on_table(tried.poses[camp.id], 0)
    assert {"south": y, "north": 6000 - y, "west": x, "east": 6000 - x}[table.edge] < 600
    assert camp.pose == tried.poses[camp.id], "taken up, it lies in the middle of its edge"
    assert table.scene(1 - table.seat).tray == []


# --- elements --------------------------------------------------------------------------------------------------------


def test_every_element_in_hand_can_be_taken_and_has_a_place_in_the_line():
    table = Table("setup.deploy")
    waiting = {table.game.name(element) for element in table.game.in_hand(table.state, table.seat)}
    placed = [each for each in table.show.offers(table.offer, 1).actions if each.action["do"] == "Place"]
    assert {each.gesture.pieces[0] for each in placed} == waiting
    assert all(isinstance(each.gesture.pose, Pose) for each in placed)


def into(table: Table, beyond: int) -> tuple[int, int, int]:
    """A pose so far beyond the line that no one may deploy over, looking at the enemy."""
    far = {"south": 2000 + beyond, "north": 4000 - beyond, "west": 2000 + beyond, "east": 4000 - beyond}[table.edge]
    heading = {"south": 0, "north": 180, "west": 90, "east": 270}[table.edge]
    return (3000, far, heading) if table.edge in ("south", "north") else (far, 3000, heading)


def test_beyond_the_line_an_element_is_drawn_back_to_it_and_far_beyond_it_is_refused():
    table = Table("setup.deploy")
    name = table.game.name(table.game.in_hand(table.state, table.seat)[3])
    depth = table.game.depth[table.game.codec.number("element", name, "element")]
    assert pose_on_table(table.hold(name, *into(table, 300), depth=depth).poses[name], depth) == into(table, 0)
    assert refused(table.hold(name, *into(table, 900), depth=depth)) == ("P2.j", "refusal-outside_deployment")


def test_several_elements_are_placed_side_by_side():
    table = Table("setup.deploy")
    seat, game = table.seat, table.game
    names = [game.name(element) for element in game.in_hand(table.state, seat)[:3]]
    tried = table.hold(" ".join(names), *into(table, -200))
    assert tried.possible[0].says.code == "told-line"
    assert set(tried.poses) == set(names)
    assert isinstance(tried.path, Path)
    for action in tried.path.actions:
        assert game.check(table.state, seat, game.decode_action(action)) is None
        table.do(game.decode_action(action))
    placed = {piece.id: piece.pose for piece in table.scene().pieces if piece.place == "table"}
    assert placed == tried.poses


def test_a_line_that_does_not_fit_is_refused_whole():
    table = Table("setup.deploy")
    names = [table.game.name(element) for element in table.game.in_hand(table.state, table.seat)]
    x, y, heading = into(table, -200)
    at_the_side = (300, y, heading) if table.edge in ("south", "north") else (x, 300, heading)
    tried = table.hold(" ".join(names[:4]), *at_the_side)
    assert refused(tried) == ("P0.b", "refusal-off_the_table")
    assert tried.path is UNSET


# --- several who shoot -----------------------------------------------------------------------------------------------


def test_several_who_aim_at_one_enemy_shoot_one_after_the_other():
    elements = "S1 FtL 2800 2000 0 shoots\nS2 FtL 3200 2000 0 shoots\nS3 FtL 3000 600 0 shoots\nN1 FtP 3000 2600 180"
    game, state = build_battle(
        dice=ScriptedDice([]), elements=elements, phasing="S", turn=1, step="shoot.begin", moves=7
    )
    decision = game.decision(state)
    assert decision is not None
    offer = Offer.of(game, state, decision.seats[0], random.Random(0))
    gesture = Gesture(pieces=["S1", "S2", "S3"], pose=pose_on_map((3000, 2550, 0), 200))
    tried = BattlePresenter(game).tried(offer, gesture)
    assert isinstance(tried.path, Path)
    assert [action["shooter"] for action in tried.path.actions] == ["S1", "S2"], "the third stands too far off"

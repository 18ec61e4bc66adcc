"""A turn thought out move by move: orders, what is left of them when one is changed, and how they are carried out."""

from __future__ import annotations

from random import Random

from caracole.kernel import FreeDice
from caracole.play import load
from caracole.systems.piccole.battle.marches import nearest
from caracole.systems.piccole.battle.rules.actions import EndMoves, Move, MoveBlock
from caracole.systems.piccole.battle.rules.components.numbers import each_element
from caracole.systems.piccole.captain import orders, study
from caracole.systems.piccole.captain.battle import think
from caracole.systems.piccole.captain.leanings import USUAL
from caracole.systems.piccole.captain.orders import Order
from systems.piccole.battle.positions import Table, table_of

FACING = "S1 FtP 3000 2600 0\nS2 CvL 2200 2600 0\nN1 FtP 3000 3000 180\nN2 FtL 2200 3200 180"
LINE = "S1 FtP 2600 1000 0\nS2 FtP 3000 1000 0\nS3 FtP 3400 1000 0\nN1 FtP 3000 5000 180"


def ahead(element: int, x: int, y: int) -> Order:
    return Order(Move(element, x, y, 0), "advances", (("element", element),))


def elements(table: Table, seat: int) -> list[int]:
    return list(each_element(table.state.on_table & table.game.army[seat]))


def test_orders_are_carried_out_one_by_one_and_nobody_else_moves() -> None:
    table = table_of(LINE)
    state, game = table.state, table.game
    first, second, third = elements(table, 0)[:3]
    plan = (ahead(third, 3400, 1300), ahead(second, 3000, 2900), ahead(first, 2600, 1200))
    stand, done = orders.carried_out(game, state, 0, plan)
    assert [order.elements for order in done] == [(third,), (first,)]  # the second goes farther than it may
    leaning, made = USUAL._replace(orders=plan), []
    while not isinstance(action := think(game, state, 0, Random(1), leaning).action, EndMoves):
        made.append(action)
        game.apply(state, 0, action, FreeDice(Random(1)))
    assert made == [plan[0].action, plan[2].action]
    assert state.poses == stand.poses


def test_no_more_are_moved_than_the_dice_allow() -> None:
    table = table_of(LINE)
    state = table.state
    first, second, third = elements(table, 0)[:3]
    state.stack[-1] = state.stack[-1]._replace(left=2)
    block = Order(MoveBlock((first, second), 0, 200), "advances_line", (("elements", (first, second)),))
    stand, done = orders.carried_out(table.game, state, 0, (ahead(third, 3400, 1300), block))
    assert [order.elements for order in done] == [(third,)]
    assert stand.stack[-1].left == 1


def test_one_is_taken_out_of_its_block() -> None:
    table = table_of(LINE)
    first, second, third = elements(table, 0)[:3]
    block = Order(MoveBlock((first, second, third), 0, 200), "advances_line", ())
    (rest,) = orders.without((block,), third)
    assert rest.action == MoveBlock((first, second), 0, 200)
    assert dict(rest.args) == {"elements": (first, second)}
    assert orders.without((ahead(first, 2600, 1200), block), first)[0].elements == (second, third)


def test_whoever_does_something_else_does_not_go_away_from_the_enemy() -> None:
    table = table_of(FACING)
    game, state = table.game, table.state
    for element in elements(table, 0):
        far = nearest(game, state, element)[0]
        found = list(orders.moves_for(game, state, 0, element, state))
        assert found
        for order, stand in found:
            assert game.check(state, 0, order.action) is None
            assert nearest(game, stand, element)[0] <= far


def test_moves_are_told_as_what_they_are() -> None:
    table = table_of("S1 FtP 3000 2600 0\nS2 FtM 2500 2450 0\nN1 FtP 3000 3000 180")
    told = [
        {order.code for order, _ in orders.moves_for(table.game, table.state, 0, element, table.state)}
        for element in elements(table, 0)[:2]
    ]
    assert "attacks_front" in told[0]
    assert told[1] >= {"joins_line", "advances"}


def test_a_turn_gains_when_single_moves_are_changed() -> None:
    game, worths = load("piccole", "ticinus"), []
    judging = USUAL._replace(study=8, sure=0)
    dice, rng = FreeDice(Random(4)), Random(4)
    state = game.setup(dice)
    while len(worths) < 4:
        seat = game.decision(state).seats[0]
        if state.stack[-1].step == "move.act" and not state.moved and state.turn > 4:
            turns = [study.studied(game, state, seat, judging._replace(polish=passes)) for passes in (0, 4)]
            worths.append([study.worth(game, study.after(game, state, seat, each), seat, judging) for each in turns])
        game.apply(state, seat, think(game, state, seat, rng).action, dice)
    assert all(polished >= plain for plain, polished in worths)
    assert any(polished > plain for plain, polished in worths)

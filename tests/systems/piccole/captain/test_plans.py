"""What colonel and general weigh: plans for a turn, followed by a quick captain, judged by what lies on the table."""

from __future__ import annotations

from itertools import chain, repeat
from random import Random
from typing import Any

import pytest

from caracole.kernel import FreeDice
from caracole.kernel.nested import Within
from caracole.play import load
from caracole.play.parts import part
from caracole.play.table import Table
from caracole.players import Chosen, Offer, Planner, Reason, make_player
from caracole.players.plans import AS_CAPTAIN, PLANS, Intention, PlansPart
from caracole.players.plans.levels import Budget
from caracole.players.plans.search import Search, Spent
from caracole.systems.piccole import plans
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.captain.battle import think
from caracole.systems.piccole.captain.leanings import LEFT_WING, USUAL
from caracole.texts import LANGUAGES, Texts
from systems.piccole.battle.positions import table_of

FACING = "S1 FtP 3000 2600 0\nS2 CvL 2200 2600 0\nN1 FtP 3000 3000 180\nN2 FtL 2200 3200 180"


def test_a_plan_is_for_the_moves_of_ones_own_turn() -> None:
    table = table_of(FACING)
    assert plans.stretch(table.game, table.state, 0) == table.state.turn
    assert plans.stretch(table.game, table.state, 1) is None
    campaign: Any = load("piccole", "campaign-sicily-duel")
    assert plans.stretch(campaign, campaign.setup(FreeDice(Random(1))), 0) is None


def test_without_a_leaning_he_does_as_the_captain() -> None:
    table = table_of(FACING)
    assert plans.leaning(AS_CAPTAIN) == USUAL
    before = table.game.digest(table.state)
    chosen = plans.captain(AS_CAPTAIN, 1).decide(table.game, table.state, 0)
    assert chosen.action == think(table.game, table.state, 0, Random(1)).action
    assert table.game.digest(table.state) == before


def test_weights_are_added_to_what_he_usually_weighs() -> None:
    leaned = plans.leaning(Intention("x", {"least": -100, "exposed": -500, "stay": 1}, {"refused": LEFT_WING}))
    assert (leaned.least, leaned.exposed, leaned.marches, leaned.refused) == (-100, 0, False, LEFT_WING)


def test_enemies_in_reach_may_be_gone_for() -> None:
    table = table_of(FACING)
    found = plans.intentions(table.game, table.state, 0, Random(1))
    assert {each.told["enemy"] for each in found if each.name == "prey"} == {"N1", "N2"}
    assert len({each.key for each in found}) == len(found)


def chance(table: Table, seat: int = 0) -> float:
    return plans.judge(table.game, table.state, seat)


def test_what_one_side_has_the_other_has_not() -> None:
    table = table_of(FACING)
    assert chance(table) + chance(table, 1) == pytest.approx(1.0)


def test_losses_and_a_held_flank_count() -> None:
    even = "S1 FtP 3000 3000 0\nN1 FtP 3000 3000 180"
    assert chance(table_of(f"{even}\nS2 FtP 2800 3200 90")) > chance(table_of(even))
    beaten = table_of(even)
    beaten.state.on_table &= ~(1 << 29)
    beaten.state.destroyed |= 1 << 29
    assert chance(beaten) < chance(table_of(even))


def test_a_search_ends_with_an_answer_and_the_same_seed_gives_the_same() -> None:
    game = load("piccole", "drill")
    state = game.setup(FreeDice(Random(3)))
    decision = game.decision(state)
    assert decision is not None
    budget = Budget(steps=80, seconds=1.0, plans=3, worlds=2, generations=0, longest=40)
    found = [
        Search(plans, game, decision.seats[0], lambda _: state.copy(), budget, Spent.by_steps(80), 5).run()
        for _ in range(2)
    ]
    assert found[0] == found[1]
    assert 0 < found[0].steps <= 80
    assert found[0].plans > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plan_has_its_words(language: str) -> None:
    table, texts = table_of(FACING), Texts(language, "piccole")
    table.state.camps = (((0, 0), (800, 0), (800, 500), (0, 500)), ())
    for plan in plans.intentions(table.game, table.state, 0, Random(1)):
        said = texts.reason(f"plan_{plan.name}", {"plans": 5, "worlds": 7, **plan.told})
        assert "{" not in said
        assert "5" in said
        assert "7" in said


class Weighing(Planner):
    """Notes in which games he planned."""

    weighed: list[Any]

    def _plan(self, game: Any, seat: int, offer: Offer, share: float) -> Reason | None:
        self.weighed.append((game, offer.game))
        return super()._plan(game, seat, offer, share)


def test_he_plans_the_battles_of_a_campaign_of_three() -> None:
    """A general on the map of a campaign was a captain in its battles, too."""
    game: Any = load("piccole", "campaign-sicily")
    budget = Budget(steps=60, seconds=1.0, plans=2, worlds=1, generations=0, longest=20)
    players = []
    for seat in range(3):
        usual = make_player("piccole", "captain", seat)
        player = Weighing("general", part("piccole", PLANS, PlansPart), usual, budget, seat)
        player.weighed = []
        players.append(player)
    rng, dice = Random(1), FreeDice(Random(1))
    state, fought = game.setup(dice), 0
    while (decision := game.decision(state)) is not None and sum(len(each.weighed) for each in players) < 4:
        seat = decision.seats[0]
        offer = Offer.of(game, state, seat, rng)
        chosen = players[seat].choose(game, seat, offer.view, offer)
        assert chosen.reason is not None
        assert (state.battle is not None) == isinstance(chosen.action, Within)
        fought += state.battle is not None
        game.apply(state, seat, chosen.action, dice)
    assert fought
    weighed = [game for player in players for pair in player.weighed for game in pair]
    assert len(weighed) == 8
    assert all(isinstance(each, Battle) for each in weighed)


def test_on_a_server_he_makes_up_his_mind_in_time() -> None:
    table = table_of(FACING)
    late: list[bool] = []

    class Quick(plans.Quick):
        def decide(self, game: Any, state: Any, seat: int) -> Chosen:
            late.extend((self.is_late(), self.is_late()))
            return super().decide(game, state, seat)

    class Part:
        def __getattr__(self, name: str) -> Any:
            return getattr(plans, name)

        def captain(self, intention: Intention, seed: int) -> Quick:
            return Quick(plans.leaning(intention), seed)

    times = chain((0.0, 4.0), repeat(6.0))
    budget = Budget(steps=0, seconds=5.0, leaning={"study": 3})
    for by_time in (True, False):
        usual = make_player("piccole", "captain", 1)
        player = Planner("general", Part(), usual, budget, 1, by_time=by_time, clock=lambda: next(times))  # type: ignore[arg-type]
        offer = Offer.of(table.game, table.state, 0, Random(1))
        assert player.choose(table.game, 0, offer.view, offer).reason is not None
        assert player.verdict is None
    assert late == [False, True, False, False]

"""The search over plans: it finds what a greedy player overlooks, repeatably, in its budget, knowing no secret."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from caracole.kernel import CaracoleError, FreeDice
from caracole.players import Chosen, Offer, Reason
from caracole.players.plans import (
    AS_CAPTAIN,
    Budget,
    Intention,
    Planner,
    Search,
    Verdict,
    in_part,
    on_top,
    recombine,
    vary,
)
from caracole.players.plans.levels import budgets_of
from caracole.players.plans.search import Spent
from toys.orchard import Climb, Greedy, Orchard, OrchardPlans, OrchardState, Pick

GAME = Orchard()
BUDGET = Budget(steps=2_000, seconds=1.0, plans=4, worlds=4, generations=1)


class Captain:
    """The greedy player of the orchard, on offers."""

    name = "captain"

    def choose(self, game: Any, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        return Greedy().decide(game, offer.imagine(Random(0)), seat)


def planner(seed: int = 1, part: Any = None, **budget: Any) -> Planner:
    return Planner("general", part or OrchardPlans(), Captain(), BUDGET._replace(**budget), seed)


def played(players: list[Any], seed: int) -> tuple[OrchardState, list[Chosen]]:
    dice, rng = FreeDice(Random(seed)), Random(seed)
    state, made = GAME.setup(dice), []
    while (decision := GAME.decision(state)) is not None:
        seat = decision.seats[0]
        offer = Offer.of(GAME, state, seat, rng)
        made.append(players[seat].choose(GAME, seat, offer.view, offer))
        GAME.apply(state, seat, made[-1].action, dice)
    return state, made


def begun(seed: int = 1) -> OrchardState:
    return GAME.setup(FreeDice(Random(seed)))


def searched(state: OrchardState, spent: Spent, part: Any = None, seed: int = 5) -> Search:
    offer = Offer.of(GAME, state, 0, Random(9))
    return Search(part or OrchardPlans(), GAME, 0, offer.imagine, BUDGET, spent, seed)


@pytest.mark.parametrize("seed", range(10))
def test_who_plans_beats_who_takes_what_is_nearest(seed: int):
    for seat in (0, 1):
        players = [planner(seed), Captain()] if seat == 0 else [Captain(), planner(seed)]
        state, _ = played(players, seed)
        assert state.points[seat] >= 9, "six points in the first turn; in the second three may be enough"
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.winners == (seat,)


def test_the_plan_is_told_in_words_when_it_is_made_and_the_steps_by_whoever_follows_it():
    _, made = played([planner(), Captain()], 3)
    mine = made[:3]
    assert [type(chosen.action) for chosen in mine] == [Climb, Climb, Pick]
    first = mine[0].reason
    assert first is not None
    assert first.code == "plan_patient"
    assert first.args["plans"] == 2, "his own and the patient one; the hasty one does what he does"
    assert first.args["worlds"] >= BUDGET.worlds
    assert [chosen.reason for chosen in mine[1:]] == [Reason("climbs"), Reason("picks")]


def test_what_would_do_the_same_is_weighed_once():
    class Alike(OrchardPlans):
        def intentions(self, game: Orchard, state: OrchardState, seat: int, rng: Random) -> list[Intention]:
            hasty = [Intention(f"hasty {number}", {"patience": 0.01 * number}) for number in range(1, 20)]
            return [*hasty, *(Intention(f"patient {number}", {"patience": 1.0 + number}) for number in range(20))]

    verdict = searched(begun(), Spent.by_steps(2_000), Alike()).run()
    assert verdict.intention.name == "patient 0"
    assert verdict.plans == 2


def test_where_nothing_differs_there_is_nothing_to_weigh():
    class Alike(OrchardPlans):
        def intentions(self, game: Orchard, state: OrchardState, seat: int, rng: Random) -> list[Intention]:
            return [Intention("hasty", {"patience": 0.1}), Intention("hastier", {"patience": 0.05})]

    spent = Spent.by_steps(2_000)
    assert searched(begun(), spent, Alike()).run().intention == AS_CAPTAIN
    assert spent.steps < 50


def test_the_same_seed_and_steps_think_the_same_thoughts():
    def thought(seed: int) -> tuple[Any, Any]:
        player = planner(seed)
        _, made = played([player, Captain()], 4)
        return made, player.verdict

    assert thought(7) == thought(7)


def test_two_states_that_differ_only_in_secrets_lead_to_the_same_decision():
    class Peeping(OrchardPlans):
        """Whatever a part looks at, it looks at imagined worlds."""

        seen: ClassVar[set[int]] = set()

        def intentions(self, game: Orchard, state: OrchardState, seat: int, rng: Random) -> list[Intention]:
            self.seen.add(state.purses[1 - seat])
            return super().intentions(game, state, seat, rng)

    decided = []
    for purse in range(4):
        state = begun()
        state.purses[1] = purse
        offer = Offer.of(GAME, state, 0, Random(2))
        player = planner(3, Peeping())
        decided.append((player.choose(GAME, 0, offer.view, offer), player.verdict))
    assert all(row == decided[0] for row in decided)
    assert len(Peeping.seen) == 1, "the same world was imagined, whatever is true"


@pytest.mark.parametrize("steps", [1, 10, 100, 1_000])
def test_the_budget_of_steps_is_kept_to_the_step(steps: int):
    verdict = searched(begun(), Spent.by_steps(steps)).run()
    assert verdict.steps <= steps


def test_without_time_to_think_the_captain_decides():
    verdict = searched(begun(), Spent.by_steps(0)).run()
    assert verdict.intention is AS_CAPTAIN
    assert (verdict.plans, verdict.worlds) == (0, 0)
    player = planner(steps=0)
    _, made = played([player, Captain()], 1)
    assert isinstance(made[0].action, Pick)
    assert made[0].reason == Reason("picks")


def test_there_is_an_answer_at_any_time_and_it_gets_better():
    answers = [searched(begun(), Spent.by_steps(steps)).run().intention for steps in range(0, 400, 20)]
    patient = [answer.weights.get("patience", 0.0) > 0.5 for answer in answers]
    assert not patient[0]
    assert patient == sorted(patient), "once he has found it he stays with it"
    assert patient[-1]


def test_the_clock_ends_a_search():
    now = [0.0]

    def clock() -> float:
        now[0] += 0.25
        return now[0]

    verdict = searched(begun(), Spent.by_time(10.0, clock)).run()
    assert 30 <= verdict.steps <= 41
    by_the_clock = Planner("general", OrchardPlans(), Captain(), BUDGET, 1, by_time=True, clock=clock)
    _, made = played([by_the_clock, Captain()], 1)
    assert len(made) == 12


def test_whoever_is_in_a_hurry_takes_a_part_of_his_time():
    now = [0.0]

    def clock() -> float:
        now[0] += 0.001
        return now[0]

    def steps(pace: float) -> int:
        player = Planner(
            "general", OrchardPlans(), Captain(), BUDGET._replace(seconds=0.4), 1, by_time=True, clock=clock
        )
        player.pace = pace
        offer = Offer.of(GAME, begun(), 0, Random(1))
        player.choose(GAME, 0, offer.view, offer)
        assert player.verdict is not None
        return player.verdict.steps

    assert 0 < steps(0.25) < steps(1.0) / 3


def test_a_plan_that_is_only_lucky_is_not_followed():
    class Noise(OrchardPlans):
        """Patience changes nothing, and judgement is pure chance."""

        def captain(self, intention: Intention, seed: int) -> Greedy:
            return Greedy()

        def judge(self, game: Orchard, state: OrchardState, seat: int) -> float:
            return self.rng.random()

        rng = Random(1)

    left = sum(
        searched(begun(), Spent.by_steps(1_500), Noise(), seed).run().intention is not AS_CAPTAIN for seed in range(40)
    )
    assert left <= 12, "one in twenty for each plan that is weighed, not one in two"


SHARED_OUT = BUDGET._replace(worlds=0)


def shared_out(steps: int, part: Any = None, seed: int = 5, present: Intention | None = None) -> Verdict:
    offer = Offer.of(GAME, begun(), 0, Random(9))
    spent = Spent.by_steps(steps)
    return Search(part or OrchardPlans(), GAME, 0, offer.imagine, SHARED_OUT, spent, seed, present).run()


@pytest.mark.parametrize("steps", [0, 1, 10, 100, 1_000])
def test_a_budget_that_is_shared_out_over_the_rounds_is_kept_too(steps: int):
    verdict = shared_out(steps)
    assert verdict.steps <= steps
    assert (verdict.intention.weights.get("patience", 0.0) > 0.5) is (steps >= 1_000)


def test_a_larger_budget_buys_more_worlds():
    class Noise(OrchardPlans):
        """Nothing can be told apart, so nothing is given up."""

        rng = Random(1)

        def judge(self, game: Orchard, state: OrchardState, seat: int) -> float:
            return self.rng.random()

    assert shared_out(4_000, Noise()).worlds > 1.5 * shared_out(1_000, Noise()).worlds


def test_the_plan_that_is_followed_is_among_those_that_are_thought_over():
    class Forgetful(OrchardPlans):
        """Nothing new comes to mind."""

        def intentions(self, game: Orchard, state: OrchardState, seat: int, rng: Random) -> list[Intention]:
            return []

    patient = Intention("patient", {"patience": 2.0})
    assert shared_out(1_000, Forgetful()).intention is AS_CAPTAIN
    assert shared_out(1_000, Forgetful(), present=patient).intention.name == "patient"


def test_a_part_may_say_what_a_finished_game_was_worth():
    class Worthless(OrchardPlans):
        """Neither the end nor what comes before counts."""

        def settled(self, game: Orchard, state: OrchardState, seat: int, since: OrchardState) -> bool:
            return False

        def final(self, game: Orchard, state: OrchardState, seat: int) -> float:
            return 0.5

    assert shared_out(2_000).intention is not AS_CAPTAIN
    assert shared_out(2_000, Worthless()).intention is AS_CAPTAIN


def test_budgets_are_read_from_a_file(tmp_path: Path):
    file = tmp_path / "levels.toml"
    file.write_text("[general]\nsteps = 7\nseconds = 2.5\nworlds = 0\n", encoding="utf-8")
    assert budgets_of(file) == {"general": Budget(7, 2.5, worlds=0)}
    for broken in ("[general]\nsteps = 7\n", "[general]\nstep = 7\nseconds = 1.0\n", "general", "general = 3"):
        file.write_text(broken, encoding="utf-8")
        with pytest.raises(CaracoleError, match=r"levels\.toml"):
            budgets_of(file)


def test_a_surprise_makes_him_plan_anew():
    class Startled(OrchardPlans):
        def alarm(self, game: Orchard, state: OrchardState, seat: int) -> Hashable:
            return state.stack[-1].height > 0

    class Counted(Startled):
        plans = 0

        def intentions(self, game: Orchard, state: OrchardState, seat: int, rng: Random) -> list[Intention]:
            Counted.plans += 1
            return super().intentions(game, state, seat, rng)

    state, _ = played([planner(1, Counted()), Captain()], 1)
    assert state.points[0] >= 9
    assert Counted.plans == 3, "two turns, and a surprise in the first"


def test_where_there_is_nothing_to_plan_the_captain_decides():
    class Never(OrchardPlans):
        def stretch(self, game: Orchard, state: OrchardState, seat: int) -> Hashable | None:
            return None

    state, _ = played([planner(1, Never()), Captain()], 1)
    assert state.points[0] <= 8


def test_a_part_may_say_who_follows_a_plan():
    class Stubborn(OrchardPlans):
        def follow(self, intention: Intention, seed: int) -> Captain:
            return Captain()

    _, made = played([planner(1, Stubborn()), Captain()], 1)
    assert made[0].reason is not None
    assert made[0].reason.code == "plan_patient"
    assert isinstance(made[0].action, Pick)


def test_children_have_the_weights_of_their_parents_and_stray_when_varied():
    one = Intention("bold", {"attack": 2.0, "guard": 0.0})
    other = Intention("raid", {"attack": 0.5, "greed": 3.0}, {"zone": 4}, {"zone": "palma"})
    for seed in range(20):
        child = recombine(one, other, Random(seed))
        assert set(child.weights) <= {"attack", "guard", "greed"}
        assert child.weights.get("attack") in (2.0, 0.5)
        assert (child.name, child.targets, child.told) == ("raid", {"zone": 4}, {"zone": "palma"})
    varied = vary(one, Random(1))
    assert varied.name == "bold"
    assert set(varied.weights) == {"attack", "guard"}
    assert varied.key != one.key
    assert vary(one, Random(1)) == varied


class Schooled(OrchardPlans):
    """Self-play has taught patience."""

    def doctrine(self, game: Orchard, seat: int) -> Intention:
        return Intention("doctrine", {"patience": 1.0})


def test_with_a_doctrine_he_plays_by_it_without_thinking():
    for seat in (0, 1):
        players = [planner(1, Schooled(), steps=0), Captain()]
        state, made = played(players if seat == 0 else players[::-1], 1)
        assert state.points[seat] >= 12, "six points in each turn"
        assert Reason("climbs") in [chosen.reason for chosen in made]


@pytest.mark.parametrize(("part", "climbs"), [(1.0, True), (0.6, True), (0.4, False), (0.0, False)])
def test_a_level_may_play_by_a_part_of_the_doctrine(part: float, climbs: bool):
    _, made = played([planner(1, Schooled(), steps=0, doctrine=part), Captain()], 1)
    assert (Reason("climbs") in [chosen.reason for chosen in made]) is climbs


def test_a_level_adds_its_own_leaning_to_the_doctrine():
    asked: list[Intention] = []

    class Noting(Schooled):
        def follow(self, intention: Intention, seed: int) -> Captain:
            asked.append(intention)
            return Captain()

    class Untaught(Noting):
        def doctrine(self, game: Orchard, seat: int) -> Intention:
            return AS_CAPTAIN

    played([planner(1, Noting(), steps=0, leaning={"thrift": 2.0}), Captain()], 1)
    assert [dict(each.weights) for each in asked] == [{"patience": 1.0, "thrift": 2.0}]
    played([planner(1, Untaught(), steps=0, leaning={"thrift": 2.0}), Captain()], 1)
    assert len(asked) == 1, "where there is no doctrine the captain decides"


def test_with_a_doctrine_plans_are_weighed_from_there():
    class Hasty(Schooled):
        def intentions(self, game: Orchard, state: OrchardState, seat: int, rng: Random) -> list[Intention]:
            return [Intention("hasty", {"patience": -0.8}), Intention("patient", {"patience": 0.5})]

    verdict = searched(begun(), Spent.by_steps(2_000), Hasty()).run()
    assert verdict.intention is AS_CAPTAIN, "he cannot do better than he was taught"
    assert verdict.plans == 2, "to be more patient still is no other plan; to be hasty is a worse one"


def test_half_a_leaning_leans_half_as_far():
    whole = Intention("raid", {"attack": 1.0, "guard": -0.5}, {"zone": 4})
    assert in_part(whole, 0.5) == whole._replace(weights={"attack": 0.5, "guard": -0.25})
    assert in_part(whole, 1.0) is whole
    assert in_part(AS_CAPTAIN, 0.5) is AS_CAPTAIN


def test_a_leaning_comes_on_top_of_another():
    base = Intention("doctrine", {"attack": 1.0, "guard": -0.5})
    raid = Intention("raid", {"attack": 0.5, "greed": 3.0}, {"zone": 4}, {"zone": "palma"})
    both = on_top(base, raid)
    assert (both.name, both.targets, both.told) == ("raid", {"zone": 4}, {"zone": "palma"})
    assert both.weights == {"attack": 1.5, "guard": -0.5, "greed": 3.0}
    assert on_top(AS_CAPTAIN, raid) is raid
    assert on_top(base, AS_CAPTAIN) is base

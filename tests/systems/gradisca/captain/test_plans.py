"""What colonel and general of La Guerra di Gradisca search over: activations under intentions, judged as learned."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caracole.kernel import CaracoleError, FreeDice
from caracole.play import load
from caracole.players import Offer
from caracole.players.plans import AS_CAPTAIN, Budget, Intention, Planner
from caracole.players.plans.learned import Doctrine, Judgement, WrongRevision
from caracole.systems.gradisca import plans
from caracole.systems.gradisca.captain import Captain
from caracole.systems.gradisca.captain.judgement import TURNED, USUAL
from caracole.systems.gradisca.captain.leaning import Leaning
from caracole.systems.gradisca.rules.actions import ChooseOption
from caracole.systems.gradisca.rules.activation.activation import DRAW
from caracole.texts import Texts

SMALL = Budget(steps=150, seconds=1.0, plans=4, worlds=2, generations=1)


def general(seed: int = 1) -> Planner:
    return Planner("general", plans, Captain(seed), SMALL, seed)


def begun(scenario: str, seed: int = 1, **options: Any) -> tuple[Any, Any]:
    game = load("gradisca", scenario, options)
    return game, game.setup(FreeDice(Random(seed)))


def in_the_last_turn(scenario: str, seed: int = 1, **options: Any) -> tuple[Any, Any]:
    """The same position with no turn to come: there they plan."""
    game, state = begun(scenario, seed, **options)
    state.turn = state.end_turn
    return game, state


def choices(game: Any, state: Any, players: list[Any], most: int) -> list[Any]:
    """What they do, one decision after the other; every one of them is allowed and has its reason."""
    rng, dice, made = Random(5), FreeDice(Random(6)), []
    while (decision := game.decision(state)) is not None and len(made) < most:
        seat = decision.seats[0]
        offer = Offer.of(game, state, seat, rng)
        chosen = players[seat].choose(game, seat, offer.view, offer)
        assert game.check(state, seat, chosen.action) is None
        assert chosen.reason is not None
        made.append(chosen)
        game.apply(state, seat, chosen.action, dice)
    return made


def test_the_general_plays_by_the_rules_and_says_why():
    game, state = begun("primo-giorno")
    made = choices(game, state, [general(), Captain(2)], 60)
    for language in ("en", "it", "fr"):
        texts = Texts(language, "gradisca")
        for chosen in made:
            assert texts.find(f"reason-{chosen.reason.code}", **chosen.reason.args) is not None


def test_the_same_seed_thinks_the_same_thoughts():
    def thoughts() -> list[Any]:
        game, state = in_the_last_turn("primo-giorno")
        return choices(game, state, [general(), general(2)], 20)

    assert thoughts() == thoughts()


def test_four_at_a_table_of_teams():
    game, state = in_the_last_turn("drill", teams=True)
    assert len(game.seats) == 4
    assert len(choices(game, state, [general(seat) for seat in range(4)], 25)) == 25


def test_other_hands_in_the_true_state_change_nothing():
    game, state = in_the_last_turn("drill")
    while (decision := game.decision(state)).kind != "activation.option" or decision.seats != (0,):
        game.apply(
            state, decision.seats[0], Captain(1).decide(game, state, decision.seats[0]).action, FreeDice(Random(1))
        )
    decided = []
    for deal in range(3):
        other = game.imagine(state, 0, Random(deal))
        offer = Offer.of(game, other, 0, Random(8))
        player = general(3)
        decided.append((player.choose(game, 0, offer.view, offer), player.verdict))
        assert player.verdict is not None
    assert len({game.imagine(state, 0, Random(deal)).hands[1] for deal in range(3)}) > 1
    assert all(row == decided[0] for row in decided)


def test_an_activation_is_one_stretch_and_answers_to_others_are_none():
    game, state = in_the_last_turn("primo-giorno")
    seat = game.decision(state).seats[0]
    first = plans.stretch(game, state, seat)
    assert first is not None
    assert plans.stretch(game, state, 1 - seat) is None
    quick, dice = plans.captain(AS_CAPTAIN, 1), FreeDice(Random(1))
    stretches = [first]
    while (decision := game.decision(state)) is not None:
        actor = decision.seats[0]
        stretches.append(plans.stretch(game, state, actor))
        game.apply(state, actor, quick.decide(game, state, actor).action, dice)
    assert len(set(stretches) - {None}) == 4, "each Command of both sides once"


def test_before_the_last_turn_nothing_is_planned():
    game, state = begun("primo-giorno")
    quick, dice, player = plans.captain(AS_CAPTAIN, 1), FreeDice(Random(1)), general()
    planned = set()
    while (decision := game.decision(state)) is not None:
        seat = decision.seats[0]
        offer = Offer.of(game, state, seat, Random(2))
        player.verdict = None
        player.choose(game, seat, offer.view, offer)
        if player.verdict is not None:
            planned.add(state.turn)
        game.apply(state, seat, quick.decide(game, state, seat).action, dice)
    assert planned == {state.end_turn}


@pytest.mark.parametrize("scenario", ["primo-giorno", "drill", "siege-1616", "campaign"])
def test_there_are_intentions_in_every_scenario_and_all_have_words(scenario: str):
    game, state = in_the_last_turn(scenario)
    seat = game.decision(state).seats[0]
    while plans.stretch(game, state, seat) is None:
        game.apply(state, seat, game.sample(state, seat, Random(1)), FreeDice(Random(1)))
        seat = game.decision(state).seats[0]
    found = plans.intentions(game, state, seat, Random(1))
    assert len(found) >= 8
    assert len({intention.key for intention in found}) == len(found)
    for language in ("en", "it", "fr"):
        for intention in found:
            said = Texts(language, "gradisca").find(
                f"reason-plan-{intention.name}", plans=3, worlds=4, **intention.told
            )
            assert said is not None, (language, intention)


def test_a_leaning_makes_him_draw_a_card_where_that_is_allowed():
    seen = set()
    for seed in range(6):
        game, state = begun("drill", seed)
        while game.decision(state).kind != "activation.option":
            seat = game.decision(state).seats[0]
            game.apply(state, seat, game.sample(state, seat, Random(1)), FreeDice(Random(1)))
        seat = game.decision(state).seats[0]
        allowed = game.check(state, seat, ChooseOption(DRAW)) is None
        seen.add(allowed)
        eager = plans.captain(Intention("draw", {"draw": 100.0}), 1).decide(game, state, seat)
        busy = plans.captain(Intention("bold", {"draw": -100.0}), 1).decide(game, state, seat)
        assert (eager.action.option == DRAW) is allowed
        assert busy.action.option != DRAW
        assert ("draw" in {each.name for each in plans.intentions(game, state, seat, Random(1))}) is allowed
    assert seen == {True, False}


def test_a_whim_is_the_same_whenever_he_is_asked_and_goes_no_further_than_it_says():
    option = ChooseOption(DRAW)
    whims = [Leaning(Intention("whim", {"whim": 3.0}, {"luck": luck})) for luck in range(50)]
    fancies = [whim.fancy(option) for whim in whims]
    assert fancies == [whim.fancy(option) for whim in whims]
    assert len(set(fancies)) > 40
    assert all(-3.0 <= fancy <= 3.0 for fancy in fancies)
    assert Leaning(AS_CAPTAIN).fancy(option) == 0.0


def test_whims_and_thoughts_come_by_turns():
    game, state = begun("primo-giorno")
    seat = game.decision(state).seats[0]
    names = [each.name for each in plans.intentions(game, state, seat, Random(1))]
    assert names[1::2][:5] == ["whim"] * 5
    assert "whim" not in names[0::2][:5]


def test_the_quick_captain_weighs_the_men_of_a_zone_once(monkeypatch):
    game, state = begun("drill")
    quick, dice, weighed = plans.captain(AS_CAPTAIN, 1), FreeDice(Random(1)), []
    best = Captain._best

    def counted(self: Any, game: Any, state: Any, *rest: Any) -> Any:
        weighed.append(state.stack[-1].step)
        return best(self, game, state, *rest)

    monkeypatch.setattr(Captain, "_best", counted)
    acted = 0
    while acted < 5:
        decision = game.decision(state)
        seat, before = decision.seats[0], weighed.count("zone.act")
        chosen = quick.decide(game, state, seat)
        if decision.kind == "zone.act" and type(state.stack[-1]).__name__ == "ZoneActivation":
            acted += 1
            assert weighed.count("zone.act") - before <= 1
            again = weighed.count("zone.act")
            assert quick.decide(game, state, seat).action == chosen.action
            assert weighed.count("zone.act") == again
        game.apply(state, seat, chosen.action, dice)


def test_in_the_last_turn_a_plan_is_played_to_the_end():
    game, state = begun("primo-giorno")
    seat, since = game.decision(state).seats[0], state.copy()
    quick, dice, judged = plans.captain(AS_CAPTAIN, 1), FreeDice(Random(1)), []
    while (decision := game.decision(state)) is not None:
        if plans.settled(game, state, seat, since):
            assert state.turn > since.turn
            judged.append(state.turn)
            since = state.copy()
        game.apply(state, decision.seats[0], quick.decide(game, state, decision.seats[0]).action, dice)
    assert 1 <= len(judged) <= state.end_turn - 2


@pytest.mark.parametrize(
    ("result", "least", "most"),
    [((9, 2), 0.95, 1.0), ((5, 4), 0.85, 0.95), ((4, 4), 0.5, 0.5), ((4, 5), 0.05, 0.15), ((2, 9), 0.0, 0.05)],
)
def test_a_victory_counts_most_and_a_clear_one_a_little_more(result: tuple[int, int], least: float, most: float):
    game, state = begun("drill")
    state.result = result
    assert least <= plans.final(game, state, 0) <= most
    assert plans.final(game, state, 0) + plans.final(game, state, 1) == pytest.approx(1.0)


def test_no_intention_at_all_leans_nowhere():
    assert Leaning(AS_CAPTAIN).is_plain
    assert not Leaning(Intention("zone", {}, {"zone": 3})).is_plain


def test_the_judgement_belongs_to_the_present_revision():
    game, state = begun("drill")
    assert 0.0 < plans.judge(game, state, 0) < 1.0
    with pytest.raises(WrongRevision, match="caracole lab train gradisca"):
        Judgement.read(plans.LEARNED, game.newest + 1)


def test_more_points_are_likelier_to_win():
    game, state = begun("drill")
    before = plans.judge(game, state, 0)
    state.vp = (state.vp[0] + 20, state.vp[1])
    assert plans.judge(game, state, 0) > before
    assert plans.judge(game, state, 1) < 1.0 - before + 1e-9


def test_a_file_that_is_none_is_refused(tmp_path):
    file = tmp_path / "judgement.json"
    for text in ("", "[]", '{"format": 1}', '{"format": 9}'):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(CaracoleError, match=r"judgement\.json"):
            Judgement.read(file, 1)


def test_a_knob_that_is_not_turned_changes_nothing():
    game, state = begun("drill")
    still = Intention("doctrine", dict.fromkeys(plans.KNOBS, 0.0))
    made = [
        choices(game, state.copy(), [player(1), player(2)], 40)
        for player in (Captain, lambda seed: plans.follow(still, seed))
    ]
    assert made[0] == made[1]


LEARNED = ("drill", "siege-1616")
WEIGHTS = [name for name in dir(USUAL) if not name.startswith("_")]


@pytest.mark.parametrize("name", [name for name in TURNED if name in plans.KNOBS])
def test_a_knob_of_the_judgement_turns_its_own_weight(name: str):
    turned = Leaning(Intention("doctrine", {name: plans.KNOBS[name]})).judging
    weight = {"works": "siege"}.get(name, name)  # the works of a siege, which an intention leans to as well
    differ = [each for each in WEIGHTS if getattr(turned, each) != getattr(USUAL, each)]
    assert differ == [weight]
    assert getattr(turned, weight) > getattr(USUAL, weight)


def test_knobs_that_are_turned_play_another_game():
    game, state = begun("drill")
    timid = Intention("doctrine", {"points": -2.0, "exposed": 3.0, "march": -1.0})
    assert choices(game, state.copy(), [Captain(1), Captain(2)], 40) != choices(
        game, state.copy(), [plans.follow(timid, 1), plans.follow(timid, 2)], 40
    )


def test_a_doctrine_is_for_the_scenarios_that_it_was_learned_in_alone():
    """What helps the Venetians before the walls (guard) hurts them on the drill ground."""
    taught = {scenario: [plans.doctrine(begun(scenario)[0], seat).weights for seat in (0, 1)] for scenario in LEARNED}
    assert all(weights and set(weights) <= set(plans.KNOBS) for sides in taught.values() for weights in sides)
    assert taught["drill"][0]["guard"] < 0 < taught["siege-1616"][0]["guard"]
    assert [plans.doctrine(begun("primo-giorno")[0], seat).weights for seat in (0, 1)] == [{}, {}]


def test_what_was_learned_under_other_rules_is_no_doctrine(tmp_path, monkeypatch):
    file = tmp_path / "doctrine.json"
    monkeypatch.setattr(plans, "DOCTRINE", file)
    game = begun("drill")[0]
    plans.taught.cache_clear()
    try:
        assert plans.doctrine(game, 0) == AS_CAPTAIN
        sides = {"drill": [{"points": 0.5}, {"points": 0.7}]}
        Doctrine("gradisca", game.newest, {"points": 0.1}, {}, sides).write(file)
        plans.taught.cache_clear()
        assert [plans.doctrine(game, seat).weights for seat in (0, 1)] == list(sides["drill"])
        assert plans.doctrine(begun("primo-giorno")[0], 1).weights == {"points": 0.1}
        assert plans.taught(file, game.newest + 1) is None
        file.write_text("{}", encoding="utf-8")
        plans.taught.cache_clear()
        with pytest.raises(CaracoleError, match=r"doctrine\.json is no doctrine"):
            plans.doctrine(game, 0)
    finally:
        plans.taught.cache_clear()


def test_each_side_sees_the_same_ground_from_its_own_side():
    game, state = begun("primo-giorno")
    mine, theirs = (plans.features(game, state, seat) for seat in (0, 1))
    zones = [name for name in mine if "/" in name]
    assert any(name.startswith("0/") for name in zones)
    assert any(name.startswith("1/") for name in zones)
    assert all(theirs[name] == -mine[name] for name in zones)
    assert all(mine[name] >= 0.0 for name in zones if name.startswith("0/"))

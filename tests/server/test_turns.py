"""Who is served when: lines, lanes and purses, with clocks and workers of the tests' own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import pytest
from remembering import remembered

from caracole.play import Match, load
from caracole.players import Chosen, Reason
from caracole.server import thinking
from caracole.server.desk import Desk
from caracole.server.limits import Bucket, Crowd, Person, Purses, TooCostly, neighbourhood
from caracole.server.thinking import (
    AT_EASE,
    WORTH_WAITING,
    Crew,
    KeepsDying,
    Players,
    Thinker,
    Thinkers,
    TookTooLong,
    Worker,
)
from caracole.server.turns import IN_A_ROW, TooBusy, Turns

ANNA, BRUNO = Person.at("192.0.2.1"), Person.at("192.0.2.2")


async def until(what: Callable[[], bool]) -> None:
    for _ in range(12_000):
        if what():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


# --- turns -----------------------------------------------------------------------------------------------------------


async def served(wishes: list[tuple[str, bool]], places: int = 1) -> list[str]:
    """In which order these wishes are served, all of them made while the first one is."""
    turns, order, go = Turns(places, 100, 1000), [], asyncio.Event()

    async def wish(owner: str, urgent: bool) -> None:
        async with turns.of(owner, urgent):
            order.append(owner)
            await go.wait()

    tasks = [asyncio.create_task(wish(*each)) for each in wishes]
    await until(lambda: turns.waiting == len(wishes) - places)
    go.set()
    await asyncio.gather(*tasks)
    return order


def test_owners_are_served_in_turn_however_many_games_one_has():
    wishes = [("mallory", True)] * 20 + [("anna", True)] * 2 + [("bruno", True)]
    order = asyncio.run(served(wishes))
    assert order[:6] == ["mallory", "mallory", "anna", "bruno", "mallory", "anna"]
    assert order.count("mallory") == 20


def test_games_that_somebody_looks_at_come_first_and_the_others_never_stop():
    wishes = [("mallory", False)] * 5 + [("anna", True)] * (2 * IN_A_ROW)
    order = asyncio.run(served(wishes))
    assert order == ["mallory", *["anna"] * IN_A_ROW, "mallory", *["anna"] * IN_A_ROW, *["mallory"] * 3]


def test_a_line_that_is_too_long_takes_nobody_more():
    async def story() -> None:
        turns = Turns(1, 2, 3)
        async with turns.of("mallory"):
            waiting = [asyncio.create_task(_enter(turns, "mallory")) for _ in range(2)]
            await until(lambda: turns.waiting == 2)
            with pytest.raises(TooBusy):
                await _enter(turns, "mallory")
            waiting.append(asyncio.create_task(_enter(turns, "anna")))
            await until(lambda: turns.waiting == 3)
            with pytest.raises(TooBusy):
                await _enter(turns, "bruno")
        await asyncio.gather(*waiting)
        await _enter(turns, "bruno")

    asyncio.run(story())


def test_who_goes_away_while_waiting_leaves_the_place_to_others():
    async def story() -> None:
        turns = Turns(1, 9, 9)
        async with turns.of("anna"):
            gone = asyncio.create_task(_enter(turns, "mallory"))
            stays = asyncio.create_task(_enter(turns, "bruno"))
            await until(lambda: turns.waiting == 2)
            gone.cancel()
            await until(lambda: turns.waiting == 1)
        await stays
        await _enter(turns, "anna")

    asyncio.run(story())


async def _enter(turns: Turns, owner: str) -> None:
    async with turns.of(owner):
        pass


# --- workers ---------------------------------------------------------------------------------------------------------


class Stub:
    """A worker that thinks until it is told to answer, and may die."""

    def __init__(self) -> None:
        self.begun: list[Any] = []
        self.told: list[tuple[Any, ...]] = []
        self.go = asyncio.Event()
        self.dies = 0
        self.ended = False

    async def do(self, within: float, function: Callable[..., Any], *args: Any) -> Any:
        self.begun.append(args[0])
        self.told.append(args)
        await self.go.wait()
        if self.dies:
            self.dies -= 1
            raise BrokenProcessPool("killed")
        return args[0]

    def end(self) -> None:
        self.ended = True


def thinker(game: str, undone: int = 0, player: str = "captain") -> Thinker:
    return Thinker(("gradisca", "drill", "{}", 1), game, 0, player, undone)


def test_one_owner_with_many_games_does_not_keep_another_from_the_thinkers():
    async def story() -> None:
        stubs: list[Stub] = []
        thinkers = Thinkers(1, make=lambda: stubs.append(Stub()) or stubs[-1])
        worker = stubs[0]

        def think(owner: str, who: Thinker) -> asyncio.Task[Any]:
            return asyncio.create_task(thinkers.think(who, {}, owner=owner))

        many = [thinker(f"m{number}") for number in range(10)]
        tasks = [think("mallory", each) for each in many]
        await until(lambda: worker.begun == many[:1])
        tasks.append(think("anna", thinker("a")))
        worker.go.set()
        assert await asyncio.gather(*tasks) == [*many, thinker("a")]
        assert worker.begun.index(thinker("a")) <= 2, "after the one that was being thought about, and one more"
        thinkers.close()
        assert worker.ended

    asyncio.run(story())


def test_ten_generals_who_plan_keep_no_captain_waiting_and_are_served_in_turn():
    async def story() -> None:
        stubs: list[Stub] = []
        thinkers = Thinkers(1, make=lambda: stubs.append(Stub()) or stubs[-1])
        quick, slow = stubs[:2]
        plans = [
            asyncio.create_task(thinkers.think(thinker(f"{owner}{number}", player="general"), {}, owner=owner))
            for owner in ("mallory", "anna")
            for number in range(9 if owner == "mallory" else 1)
        ]
        await until(lambda: len(slow.begun) == 1)
        quick.go.set()
        for number in range(20):
            await thinkers.think(thinker(f"b{number}"), {}, owner="bruno")
        assert len(quick.begun) == 20, "twenty moves of a captain ..."
        assert len(slow.begun) == 1, "... while the first of the generals is still at his plan"
        slow.go.set()
        await asyncio.gather(*plans)
        assert [each.game for each in slow.begun[:3]] == ["mallory0", "mallory1", "anna0"]
        thinkers.close()

    asyncio.run(story())


def test_where_many_plan_each_does_so_in_a_shorter_time():
    async def story() -> None:
        stubs: list[Stub] = []
        thinkers = Thinkers(1, make=lambda: stubs.append(Stub()) or stubs[-1], planning=0.5)
        slow = stubs[1]
        plans = []
        for number in range(8):
            plans.append(asyncio.create_task(thinkers.think(thinker(f"g{number}", player="general"), {})))
            await asyncio.sleep(0)
        slow.go.set()
        await asyncio.gather(*plans)
        paces = [told[3] for told in slow.told]
        assert paces[:3] == [0.5, 0.5, 0.5], "half of the usual time, as the operator wants it"
        assert paces[7] == 0.5 * AT_EASE / 7
        assert paces == sorted(paces, reverse=True)
        stubs[0].go.set()
        await thinkers.think(thinker("g0"), {})
        assert stubs[0].told[0][3] == 1.0, "a captain takes what he takes"

    asyncio.run(story())


def test_work_is_taken_up_again_when_a_process_dies_and_given_up_when_all_do():
    async def story() -> None:
        worker = Stub()
        worker.go.set()
        crew = Crew(1, 1.0, lambda: worker)
        worker.dies = 2
        assert await crew.do("anna", True, print, "again") == "again"
        worker.dies = 99
        with pytest.raises(KeepsDying):
            await crew.do("anna", True, print, "again")
        worker.dies = 0
        assert await crew.do("anna", True, print, "fresh") == "fresh"

    asyncio.run(story())


def test_a_process_that_is_stuck_or_killed_is_replaced():
    async def story() -> None:
        import os
        import signal
        import time

        worker = Worker()
        crew = Crew(1, 60.0, lambda: worker)
        first = await crew.do("anna", True, os.getpid)
        with pytest.raises(TookTooLong):
            await worker.do(0.0, time.sleep, 3600)
        second = await crew.do("anna", True, os.getpid)
        assert first != second
        os.kill(second, signal.SIGKILL)
        third = await crew.do("anna", True, os.getpid)
        assert third not in (first, second)
        crew.end()

    asyncio.run(story())


# --- homes -----------------------------------------------------------------------------------------------------------


def crew_of_stubs(workers: int) -> tuple[Crew, list[Stub]]:
    stubs: list[Stub] = []
    return Crew(workers, 1.0, lambda: stubs.append(Stub()) or stubs[-1]), stubs


def test_a_game_is_thought_about_by_the_same_process_each_time():
    async def story() -> None:
        crew, stubs = crew_of_stubs(3)
        for stub in stubs:
            stub.go.set()
        for game in "abc":
            await crew.do("anna", True, print, game, home=game)
        homes = {game: number for number, stub in enumerate(stubs) for game in stub.begun}
        assert sorted(homes.values()) == [0, 1, 2], "where nobody waits they come in turn"
        for game in "cabbac":
            await crew.do("anna", True, print, game, home=game)
        for number, stub in enumerate(stubs):
            assert {homes[game] for game in stub.begun} == {number}

    asyncio.run(story())


def test_a_game_waits_a_little_for_its_process_and_moves_when_the_line_is_long():
    async def story() -> None:
        crew, (first, second) = crew_of_stubs(2)
        first.go.set()
        await crew.do("anna", True, print, "a", home="a")
        assert first.begun == ["a"]
        first.go.clear()
        waiting = [asyncio.create_task(crew.do("anna", True, print, "a", home="a")) for _ in range(WORTH_WAITING + 1)]
        await asyncio.sleep(0)
        second.go.set()
        await crew.do("anna", True, print, "b", home="b")
        assert second.begun == ["b"], "where nobody waits"
        waiting.append(asyncio.create_task(crew.do("anna", True, print, "a", home="a")))
        await until(lambda: second.begun == ["b", "a"])
        first.go.set()
        await asyncio.gather(*waiting)

    asyncio.run(story())


def test_players_live_in_their_process_and_are_made_anew_when_it_dies():
    async def story() -> None:
        import os
        import signal

        crew = Crew(2, 120.0)

        async def ask(game: str, undone: int = 0) -> tuple[int, int]:
            answer: tuple[int, int] = await crew.do("anna", True, remembered, thinker(game, undone), home=game)
            return answer

        (one, first), (other, second) = await asyncio.gather(ask("a"), ask("b"))
        assert (first, second) == (1, 1)
        assert one != other
        assert await ask("a") == (one, 2)
        assert await ask("b") == (other, 2)
        assert await ask("a", undone=3) == (one, 1), "it was taken back"
        assert await ask("a", undone=3) == (one, 2)
        os.kill(one, signal.SIGKILL)
        instead, count = await ask("a", undone=3)
        assert (instead != one, count) == (True, 1)
        assert await ask("b") == (other, 3)
        crew.end()

    asyncio.run(story())


class Planner:
    """A player that does what it planned in its first decision, and fails if it is told to."""

    name = "planner"

    def __init__(self, seed: int) -> None:
        self.seed, self.asked, self.plan = seed, 0, ""

    def choose(self, game: Any, seat: int, view: dict[str, Any], offer: Any) -> Chosen:
        self.asked += 1
        self.plan = self.plan or f"of_{self.seed}"
        if self.seed == 13:
            raise RuntimeError("a mistake of the player")
        return Chosen(next(offer.candidates()), Reason(self.plan, {"asked": self.asked}))


@pytest.fixture
def planner(monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[str, int]]:
    """Let the player on a seat decide: its plan, and how often it was asked."""
    monkeypatch.setattr(thinking, "PLAYERS", Players(2))
    monkeypatch.setattr(thinking, "make_player", lambda system, name, seed, by_time: Planner(seed))
    game = load("gradisca", "drill")
    state = Match.new(game, bytes(32), ["hazel"]).state
    decision = game.decision(state)
    assert decision is not None
    seat, imagined = decision.seats[0], game.encode_state(game.imagine(state, decision.seats[0], Random(1)))

    def ask(name: str, seed: int, undone: int = 0) -> tuple[str, int]:
        who = Thinker(thinking.key_of(game), name, seat, "planner", undone)
        reason = thinking.think(who, imagined, seed).reason
        assert reason is not None
        return reason.code, reason.args["asked"]

    return ask


def test_a_plan_made_in_one_decision_is_still_there_in_the_next(planner: Callable[..., tuple[str, int]]):
    assert planner("a", seed=1) == ("of_1", 1)
    assert planner("a", seed=2) == ("of_1", 2)


def test_two_games_do_not_share_a_player(planner: Callable[..., tuple[str, int]]):
    assert planner("a", seed=1) == ("of_1", 1)
    assert planner("b", seed=2) == ("of_2", 1)
    assert planner("a", seed=3) == ("of_1", 2)


def test_when_something_was_taken_back_there_is_a_new_plan(planner: Callable[..., tuple[str, int]]):
    assert planner("a", seed=1) == ("of_1", 1)
    assert planner("a", seed=2, undone=3) == ("of_2", 1)
    assert planner("a", seed=3, undone=3) == ("of_2", 2)


def test_who_was_not_asked_for_long_is_forgotten(planner: Callable[..., tuple[str, int]]):
    for number, name in enumerate("abac"):
        planner(name, seed=number)
    assert planner("a", seed=7) == ("of_0", 3)
    assert planner("b", seed=8) == ("of_8", 1)


def test_a_player_that_failed_is_made_anew(planner: Callable[..., tuple[str, int]]):
    with pytest.raises(RuntimeError):
        planner("a", seed=13)
    assert planner("a", seed=2) == ("of_2", 1)


# --- the desk --------------------------------------------------------------------------------------------------------


def test_the_event_loop_answers_while_a_question_is_thought_about():
    async def story() -> None:
        desk, held = Desk(Purses(1000, 1000)), threading.Event()
        long = asyncio.create_task(desk.ask_long(ANNA, held.wait))
        slow = asyncio.create_task(desk.ask(ANNA, held.wait))
        await asyncio.sleep(0)
        assert not slow.done(), "and yet this line is reached"
        assert not long.done()
        held.set()
        assert await slow
        assert await long
        desk.close()

    asyncio.run(story())


def test_a_long_question_does_not_keep_quick_ones_waiting():
    async def story() -> None:
        desk, held = Desk(Purses(1000, 1000)), threading.Event()
        long = asyncio.create_task(desk.ask_long(ANNA, held.wait))
        assert await desk.ask(BRUNO, lambda: "at once") == "at once"
        assert not long.done()
        held.set()
        await long
        desk.close()

    asyncio.run(story())


def test_questions_of_two_people_are_answered_in_turn():
    async def story() -> list[str]:
        desk, held, order = Desk(Purses(1000, 1000)), threading.Event(), []
        tasks = [asyncio.create_task(desk.ask(ANNA, held.wait))]
        tasks += [asyncio.create_task(desk.ask(ANNA, order.append, "anna")) for _ in range(5)]
        tasks.append(asyncio.create_task(desk.ask(BRUNO, order.append, "bruno")))
        await asyncio.sleep(0)
        held.set()
        await asyncio.gather(*tasks)
        desk.close()
        return order

    assert asyncio.run(story())[:3] == ["anna", "bruno", "anna"]


def test_who_asks_too_much_waits_until_it_is_paid_and_nobody_else_does():
    now = [0.0]
    purses = Purses(5.0, 0.25, lambda: now[0])
    purses.spend(ANNA, 6.0)
    with pytest.raises(TooCostly) as told:
        purses.expect(ANNA)
    assert told.value.wait == 4.0
    purses.expect(BRUNO)
    now[0] = 4.0
    purses.expect(ANNA)


def test_many_accounts_of_one_address_share_a_larger_purse():
    purses = Purses(5.0, 0.25, lambda: 0.0)
    for account in range(5):
        purses.expect(Person.at("192.0.2.1", account))
        purses.spend(Person.at("192.0.2.1", account), 4.9)
    with pytest.raises(TooCostly):
        purses.expect(Person.at("192.0.2.1", 99))


def test_a_question_that_fails_is_paid_for_too():
    async def story() -> None:
        desk = Desk(Purses(1e-9, 1e-9))
        with pytest.raises(ZeroDivisionError):
            await desk.ask(ANNA, _fail_after_some_work)
        with pytest.raises(TooCostly):
            await desk.ask(ANNA, print)
        desk.close()

    asyncio.run(story())


def _fail_after_some_work() -> int:
    return sum(range(100_000)) // 0


def test_nobody_owes_more_than_two_bursts():
    bucket = Bucket(5.0, 1.0, lambda: 0.0)
    bucket.spend(10_000.0)
    assert bucket.debt == 10.0


# --- crowds ----------------------------------------------------------------------------------------------------------


def test_so_many_from_one_address_and_so_many_altogether():
    crowd = Crowd(2, 3)
    with crowd.inside("192.0.2.1"):
        with crowd.inside("192.0.2.1"):
            assert "one address" in (crowd.why_not("192.0.2.1") or "")
            assert crowd.why_not("192.0.2.2") is None
            with crowd.inside("192.0.2.2"):
                assert "everything is taken" in (crowd.why_not("192.0.2.3") or "")
        assert crowd.why_not("192.0.2.1") is None
    assert crowd.count == 0


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("nonsense", "nonsense"),
    ],
)
def test_a_household_has_one_address_or_one_network(address: str, near: str):
    assert neighbourhood(address) == near

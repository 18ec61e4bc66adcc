"""Who is served when: lines, lanes and purses, with clocks and workers of the tests' own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from caracole.server.desk import Desk
from caracole.server.limits import Bucket, Crowd, Person, Purses, TooCostly, neighbourhood
from caracole.server.thinking import Crew, KeepsDying, Thinkers, TookTooLong, Worker
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
        self.go = asyncio.Event()
        self.dies = 0
        self.ended = False

    async def do(self, within: float, function: Callable[..., Any], *args: Any) -> Any:
        self.begun.append(args[3])  # the player's name tells the games apart
        await self.go.wait()
        if self.dies:
            self.dies -= 1
            raise BrokenProcessPool("killed")
        return {"do": args[3]}

    def end(self) -> None:
        self.ended = True


def test_one_owner_with_many_games_does_not_keep_another_from_the_thinkers():
    async def story() -> None:
        stubs: list[Stub] = []
        thinkers = Thinkers(1, make=lambda: stubs.append(Stub()) or stubs[-1])
        worker = stubs[0]

        def think(owner: str, name: str) -> asyncio.Task[Any]:
            return asyncio.create_task(thinkers.think(("", "", "", 1), {}, 0, name, 1, owner=owner))

        tasks = [think("mallory", f"m{number}") for number in range(10)]
        await until(lambda: worker.begun == ["m0"])
        tasks.append(think("anna", "a"))
        worker.go.set()
        assert [answer["do"] for answer in await asyncio.gather(*tasks)] == [*(f"m{n}" for n in range(10)), "a"]
        assert worker.begun.index("a") <= 2, "after the one that was being thought about, and one more"
        thinkers.close()
        assert worker.ended

    asyncio.run(story())


def test_work_is_taken_up_again_when_a_process_dies_and_given_up_when_all_do():
    async def story() -> None:
        worker = Stub()
        worker.go.set()
        crew = Crew(1, 1.0, lambda: worker)
        worker.dies = 2
        assert await crew.do("anna", True, print, 0, 0, 0, "again") == {"do": "again"}
        worker.dies = 99
        with pytest.raises(KeepsDying):
            await crew.do("anna", True, print, 0, 0, 0, "again")
        worker.dies = 0
        assert await crew.do("anna", True, print, 0, 0, 0, "fresh") == {"do": "fresh"}

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

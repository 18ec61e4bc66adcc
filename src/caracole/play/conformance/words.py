"""Whatever a game says has its words in every language."""

from __future__ import annotations

from unittest import SkipTest

from caracole.kernel.nested import Within
from caracole.kernel.refusal import Refusal
from caracole.play.conformance.walks import Walks
from caracole.play.conformance.wishes import Pool, answer
from caracole.play.parts import package_of
from caracole.texts import LANGUAGES, has_message, spoken

OUR_OWN = "caracole."


class Words(Walks):
    """Questions, actions, refusals and events, as a player reads them."""

    def test_everything_said_has_its_words(self) -> None:
        """What random games ask, do, refuse and tell can be read in every language that the system has words in."""
        system = self.game().system
        languages = demanded(system)
        if not languages:
            raise SkipTest("no catalogue")
        for message in sorted(self.said()):
            missing = [language for language in languages if not has_message(language, system, message)]
            assert not missing, f"{message} is not said in {', '.join(missing)}"

    def said(self) -> set[str]:
        """The messages that were met."""
        game = self.game()
        pool = Pool(game)
        met: set[str] = set()
        for stop in self.all_stops():
            if isinstance(stop.action, Within):
                continue  # a game inside has words of its own
            met.add(f"decision-{stop.decision.kind.replace('.', '-')}")
            met.add(f"action-{game.encode_action(stop.action)['do']}")
            for wish in pool.wishes(stop, stop.seat) if stop.is_heavy else ():
                refusal = answer(game, stop.state, stop.seat, wish)
                if isinstance(refusal, Refusal):
                    met.add(f"refusal-{refusal.code}")
        for number in range(self.games):
            met.update(f"event-{event.kind.replace('_', '-')}" for event in self.events(number))
        return met


def demanded(system: str) -> tuple[str, ...]:
    """The languages that a system must have all its words in: a game of this program all of them, with a catalogue or
    without; any other game those that it has a catalogue for."""
    package = package_of(system) or ""
    return LANGUAGES if package.startswith(OUR_OWN) else tuple(spoken(system))

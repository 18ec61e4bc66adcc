"""Whatever a game says has its words in every language."""

from __future__ import annotations

from caracole.kernel.nested import Within
from caracole.kernel.refusal import Refusal
from caracole.play.conformance.walks import Walks
from caracole.play.conformance.wishes import Pool, answer
from caracole.texts import LANGUAGES, has_catalogue, has_message


class Words(Walks):
    """Questions, actions, refusals and events, as a player reads them."""

    def test_everything_said_has_its_words(self) -> None:
        """What random games ask, do, refuse and tell can be read in all languages, if the system has words at all."""
        system = self.game().system
        if not has_catalogue(system):
            return
        for message in sorted(self.said()):
            missing = [language for language in LANGUAGES if not has_message(language, system, message)]
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

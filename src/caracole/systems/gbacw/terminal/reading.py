"""What a player types, as an action: a verb of the player's language or of English, or the name of an action; then
things by number, slug or a word of their names: ``fire 0905``, ``orienta SE``, ``activer us-1lk``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_type_hints

from caracole.cli.terminal.faces.plain import Unclear
from caracole.cli.terminal.words import normal
from caracole.players import Offer
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.texts import FALLBACK, Texts

VERBS: dict[str, tuple[str, ...]] = {
    "move": ("Step", "MoveStack", "LeaderTo", "MoveLeader", "Withdraw", "RetreatTo", "GiveWayTo"),
    "turn": ("Turn", "FaceFreely", "ReactFacing", "FaceAfterAdvance", "TurnAfterRally", "FaceStack", "TurnAbout"),
    "fire": ("FireAt", "AnswerFire"),
    "assault": ("DesignateAssault", "JoinAssault", "ContinueAssault"),
    "charge": ("AnnounceCharge", "Countercharge"),
    "orders": ("OrderBrigade", "AttemptOrders", "TakeOrders", "OrderIn", "LeaveReserve", "KeepOrders"),
    "activate": ("ActivateUnit", "ActivateBrigade", "AddActivation"),
    "rally": ("Rally", "RallyQuietly"),
    "advance": ("Advance", "AdvanceFurther"),
    "retreat": ("Retreat", "RetreatBefore", "RetreatTo", "GiveWay", "Withdraw"),
    "extend": ("Extend", "WrapAround"),
    "refuse": ("Refuse", "ReactRefuse"),
    "resupply": ("Resupply",),
    "mount": ("Mount",),
    "dismount": ("Dismount",),
    "hold": ("HoldFire", "HoldGround", "StandFast", "HoldBack", "HoldGroup", "KeepOrders"),
    "end": (),
}
"""The words for each are in the catalogue: ``verb-move = move, go``. To end is every action whose name says so."""
ENDS = ("End", "Halt", "Hold", "Decline", "LetBe", "NoTransfer")

FEW = 12
"""So many answers are told when what was typed fits several."""


class Reader:
    """Understands typed actions in one language, and in English."""

    def __init__(self, game: Gbacw, texts: Texts, say: Callable[[Mapping[str, Any]], str]) -> None:
        self.game, self.texts = game, texts
        self._say = say
        """An answer as a sentence."""
        self.verbs: dict[str, str] = {}
        self._fillers: set[str] = set()
        for tongue in (texts, Texts(FALLBACK, texts.system)):
            for verb in VERBS:
                for word in tongue.say(f"verb-{verb}").split(","):
                    self.verbs.setdefault(normal(word), verb)
            self._fillers |= {normal(word) for word in tongue.say("filler-words").split(",")}

    def read(self, text: str, offer: Offer) -> dict[str, Any]:
        """The message behind words: those of an answer on the list (of several, the one with nothing more to it), or
        an action with its things, which may also be what the rules refuse. Raises Unclear."""
        words = [word for word in map(normal, text.split()) if word not in self._fillers]
        messages = [self.game.encode_action(action) for action in offer.candidates()]
        fitting = [message for message in messages if words and all(self._fits(message, word) for word in words)]
        plain = [message for message in fitting if self._is_plain(message, words)]
        if len(plain) == 1 or len(fitting) == 1:
            return (plain or fitting)[0]
        if len(fitting) > 1:
            told = "; ".join(self._say(message) for message in fitting[:FEW])
            raise Unclear(self.texts.say("terminal-which", answers=told))
        return self._proposed(text, offer)

    def _proposed(self, text: str, offer: Offer) -> dict[str, Any]:
        """An action that is not on the list: its verb or its name, then a thing for each of its fields."""
        words = [word for word in text.split() if normal(word) not in self._fillers]
        name = self._named(normal(words[0]), offer) if words else None
        if name is None:
            raise Unclear(self.texts.say("not-understood", text=text))
        message: dict[str, Any] = {"do": name}
        waiting = words[1:]
        for field in get_type_hints(self.game.codec.types[name]):
            if waiting:
                message[field] = waiting.pop(0)
        if waiting:
            raise Unclear(self.texts.say("not-understood", text=text))
        return message

    def _named(self, word: str, offer: Offer) -> str | None:
        """The action that a word names; of those that a verb may mean, one that is asked for now."""
        types = self.game.codec.types
        by_name = next((each for each in types if normal(each) == word), None)
        if by_name is not None or word not in self.verbs:
            return by_name
        meant = [each for each in types if self._means(self.verbs[word], each)]
        asked = {cls.__name__ for cls in self.game.flow.choices[offer.decision.kind].actions}
        listed = [*VERBS[self.verbs[word]], *meant]
        return next((each for each in listed if each in asked), next(iter(listed), None))

    def _means(self, verb: str, action: str) -> bool:
        return action in VERBS[verb] or (verb == "end" and action.startswith(ENDS))

    def _fits(self, message: Mapping[str, Any], word: str) -> bool:
        """Does a word name the action, or one of its things?"""
        verb, do = self.verbs.get(word), message["do"]
        if (verb is not None and self._means(verb, do)) or normal(do).startswith(word):
            return True
        return any(word in names for names in self._things(message))

    def _is_plain(self, message: Mapping[str, Any], words: Sequence[str]) -> bool:
        """Is all that the answer names among the words, and nothing else asked of it?"""
        others = [
            value for key, value in message.items() if key != "do" and value and not isinstance(value, str | list)
        ]
        return not others and all(names.intersection(words) for names in self._things(message))

    def _things(self, message: Mapping[str, Any]) -> list[set[str]]:
        """The things in an answer, each with the words it may be called by: its slug, and those of its name. What says
        only yes, no or how many is left out."""
        return [
            {normal(str(each)), *self._words_of(key, str(each))}
            for key, value in message.items()
            if key != "do"
            for each in (value if isinstance(value, list | tuple) else [value] if isinstance(value, str) else [])
        ]

    def _words_of(self, key: str, slug: str) -> list[str]:
        """The words of a name; of a hex with a name of its own, and of a unit, only the slug is short enough."""
        if key not in ("facing", "orders", "brigade", "leader", "value", "kind"):
            return []
        name = str(self.texts.arguments({key: slug})[key])
        return [normal(name), *map(normal, name.split())]

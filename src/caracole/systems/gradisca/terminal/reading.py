"""What a player types, as an action: ``march giu-1 giu-2 to lucinico``, ``raid romans``, ``bombard gradisca``, ``end``.

The first word says what to do, the others name units, zones and cards in any order; what is left out is taken from the
first choice on offer that fits. Anything that can be said can also be asked about with ``why``, allowed or not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, NamedTuple, get_args, get_origin

from caracole.cli.terminal.faces.plain import Unclear
from caracole.cli.terminal.words import Finder, Thing, normal
from caracole.kernel import Domain
from caracole.kernel.codec import fields_of
from caracole.players import Offer
from caracole.systems.gradisca.lexicon import GradiscaLexicon
from caracole.systems.gradisca.rules.actions import INCURSION, MARCH, RAID
from caracole.systems.gradisca.rules.components.theatre import (
    ARTILLERY,
    CAVALRY,
    CERNIDE,
    COMMANDER,
    ENGINEERS,
    INFANTRY,
)
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.texts import Texts


class Target(NamedTuple):
    """An action that a verb may mean, with the fields that the verb fixes."""

    action: str
    fixed: Mapping[str, Any] = {}


VERBS: dict[str, tuple[Target, ...]] = {
    "march": (Target("March"), Target("GoOn")),
    "raid": (Target("March", {"how": RAID}), Target("GoOn", {"how": RAID}), Target("RaidAgain")),
    "incursion": (Target("March", {"how": INCURSION}), Target("GoOn", {"how": INCURSION})),
    "halt": (Target("Halt"), Target("StandFast")),
    "stand": (Target("StandFast"), Target("Halt")),
    "back": (Target("GoBack"),),
    "drop": (Target("Drop"),),
    "bombard": (Target("Bombard"), Target("BombardUnits")),
    "shell": (Target("BombardUnits"),),
    "mine": (Target("LayMine"),),
    "explode": (Target("SetOffMine"),),
    "countermine": (Target("CounterMine"),),
    "rebuild": (Target("RebuildWall"),),
    "fort": (Target("BuildFort"),),
    "raze": (Target("DestroyFort"),),
    "recover": (Target("Recover"), Target("ChooseUnit")),
    "camp": (Target("MoveCamp"), Target("ReturnCamp")),
    "activate": (Target("ActivateZone"),),
    "option": (Target("ChooseOption"),),
    "act": (Target("ChooseOption", {"option": 1, "commander": None}),),
    "draw": (Target("ChooseOption", {"option": 2, "commander": None}),),
    "lead": (Target("ChooseOption", {"option": 3}),),
    "play": (Target("PlayCard"), Target("Respond")),
    "discard": (Target("Discard"),),
    "keep": (Target("KeepCards"),),
    "answer": (Target("Respond"),),
    "pass": (Target("Pass"), Target("KeepCards"), Target("EndRecall"), Target("Enough")),
    "end": tuple(
        Target(name) for name in ("EndZone", "EndActivation", "EndRecall", "Enough", "KeepCards", "Pass", "Halt")
    ),
    "recall": (Target("Recall"),),
    "hit": (Target("TakeHit"), Target("Disorganize")),
    "disorganize": (Target("Disorganize"),),
    "fight": (Target("FightOn", {"again": True}),),
    "stop": (Target("FightOn", {"again": False}), Target("Halt")),
    "retreat": (Target("RetreatTo"),),
    "place": (Target("PlaceSeaSupply"), Target("PlaceReplacement"), Target("EnterAt"), Target("ReturnCamp")),
    "choose": tuple(
        Target(name)
        for name in (
            *("ChooseZone", "ChooseUnit", "ChooseCard", "ChooseCommand", "ChooseRegion", "ChooseBorder", "ChooseUse"),
            "EnterAt",
        )
    ),
    "bridge": (Target("RepairBridge"),),
    "sally": (Target("Sally"),),
    "convert": (Target("TakeForts"),),
    "divide": (Target("DivideCommands"),),
}
"""The words for each are in the text catalogue: ``verb-march = march, move, go``."""

KINDS = {
    "all": (),
    "infantry": (INFANTRY, CERNIDE),
    "cavalry": CAVALRY,
    "artillery": (ARTILLERY,),
    "engineers": (ENGINEERS,),
    "commanders": (COMMANDER,),
}
"""Words for several units at once: ``kind-all = all, everybody``."""

EVERYBODY: dict[str, tuple[str, ...]] = {"units": (), "guns": (ARTILLERY,)}
"""Fields for several units, and the kind that they want: all that can act, unless some are named."""

LEFT_OPEN = ("engineers",)
"""Fields that are filled with the first unit that will do."""

MANNERS = {"march": MARCH, "raid": RAID, "incursion": INCURSION}


class Field(NamedTuple):
    """A field of an action: the kind of thing it holds (empty: a plain value)."""

    name: str
    domain: str
    many: bool
    plain: Any


class Said(NamedTuple):
    """What the words behind the verb name."""

    things: dict[str, list[str]]
    numbers: list[int]
    how: str | None


class Reader:
    """Understands typed actions in one language, and in English."""

    def __init__(self, game: Gradisca, texts: Texts, lexicon: GradiscaLexicon) -> None:
        self.game = game
        self.say = texts.say
        self._type = {unit.id: unit.type for unit in game.theatre.units}
        self._command = {unit.id: game.theatre.commands[unit.command].id for unit in game.theatre.units}
        tongues = (texts, Texts("en", texts.system))
        self.verbs = _words(tongues, "verb", VERBS)
        self.kinds = _words(tongues, "kind", KINDS)
        self.manners = {word: how for verb, how in MANNERS.items() for word, v in self.verbs.items() if v == verb}
        self.fillers = {normal(word) for each in tongues for word in each.say("filler-words").split(",")}
        self.finder = Finder(self._things(lexicon))
        self.fields = {name: _fields(cls) for name, cls in game.codec.types.items()}
        self.by_name = {normal(name): (Target(name),) for name in self.fields}

    def _things(self, lexicon: GradiscaLexicon) -> list[Thing]:
        theatre = self.game.theatre
        things = [Thing("zone", zone.id, (lexicon.name("zone", zone.id),)) for zone in theatre.zones]
        for unit in theatre.units:
            things.append(
                Thing("unit", unit.id, (unit.id.partition("-")[2], *filter(None, (unit.name, unit.back_name))))
            )
        for card in theatre.cards:
            things.append(Thing("card", card.id, (lexicon.name("card", card.id),)))
        for command in theatre.commands:
            short = command.id.partition("-")[2]
            things.append(Thing("command", command.id, (short, lexicon.name("command", command.id))))
        for region in theatre.names.get("region", ()):
            things.append(Thing("region", region, (lexicon.name("region", region),)))
        return things

    # --- an action ---------------------------------------------------------------------------------------------------

    def read(self, text: str, offer: Offer, view: Mapping[str, Any]) -> dict[str, Any]:
        """The message behind a typed line. Raises Unclear."""
        words = text.replace(",", " ").split()
        verb = self._verb(words[0]) if words else None
        if not words or verb is None:
            return self._only_named(text, words, offer, view)
        targets = tuple(each for each in VERBS.get(verb) or self.by_name[verb] if each.action in self.fields)
        domains = [field.domain for target in targets for field in self.fields[target.action] if field.domain]
        said = self.understand(words[1:], view, domains)
        now = self._allowed(offer)
        targets = tuple(sorted(targets, key=lambda target: target.action not in now))
        fitting = [target for target in targets if self._fits(target, said)]
        if not fitting:
            raise Unclear(self.say("not-understood", text=text))
        messages = [self.game.encode_action(action) for action in offer.candidates()]
        for target in fitting:
            partial = self._partial(target, said, view)
            found = [each for each in messages if each["do"] == target.action and _agrees(each, partial)]
            if found:
                self._expect_one(found, target)
                return found[0]
        return self._complete(fitting[0], self._partial(fitting[0], said, view), view)

    def _expect_one(self, found: Sequence[dict[str, Any]], target: Target) -> None:
        """Which engineers do a work is not worth a question; where to march, or which card to play, is."""
        for field in self.fields[target.action]:
            if field.name not in LEFT_OPEN and any(each[field.name] != found[0][field.name] for each in found):
                raise Unclear(self.say(f"say-which-{field.domain or 'number'}"))

    def _verb(self, word: str) -> str | None:
        """The verb that a word means, in full or shortened without doubt."""
        begun = normal(word)
        if begun in self.verbs or begun in self.by_name:
            return self.verbs.get(begun, begun)
        fitting = {verb for known, verb in self.verbs.items() if len(begun) > 1 and known.startswith(begun)}
        return fitting.pop() if len(fitting) == 1 else None

    def _allowed(self, offer: Offer) -> set[str]:
        choice = self.game.flow.choices[offer.decision.kind]
        return {cls.__name__ for cls in choice.actions}

    def _only_named(self, text: str, words: Sequence[str], offer: Offer, view: Mapping[str, Any]) -> dict[str, Any]:
        """No verb, only things: fine if one choice alone has them (``lucinico``)."""
        try:
            said = self.understand(words, view)
        except Unclear:
            raise Unclear(self.say("not-understood", text=text)) from None
        wanted = {slug for slugs in said.things.values() for slug in slugs}
        found = []
        for action in offer.candidates():
            message = self.game.encode_action(action)
            if wanted and wanted <= _slugs(message):
                found.append(message)
        if len(found) == 1:
            return found[0]
        raise Unclear(self.say("say-what-to-do", text=text) if found else self.say("not-understood", text=text))

    # --- the words behind the verb -----------------------------------------------------------------------------------

    def understand(self, words: Sequence[str], view: Mapping[str, Any], domains: Sequence[str] = ()) -> Said:
        """Units, zones, cards, Commands, numbers and a manner, in any order; a name that several things share means the
        one whose kind is among ``domains``."""
        things: dict[str, list[str]] = {}
        numbers: list[int] = []
        how = None
        rest = list(words)
        while rest:
            word = normal(rest[0])
            kind = self.kinds.get(word)
            found = self.finder.find(rest, domains)
            exact = found is not None and word in (normal(found.thing.slug), *map(normal, found.thing.names))
            taken = 1
            if not word or word in self.fillers:
                pass
            elif word.isdecimal():
                numbers.append(int(word))
            elif word in self.manners and not exact:
                how = self.manners[word]
            elif kind is not None and not exact:
                things.setdefault("unit", []).extend(self._of_kind(ready_units(view), KINDS[kind]))
            elif found is None:
                raise Unclear(self.say("unknown-word", word=rest[0]))
            else:
                thing = found.thing if not found.others else self._one_of(rest[0], found.others, view)
                taken = found.words
                if thing.domain == "command" and "unit" in domains and "command" not in domains:
                    units = [unit for unit in ready_units(view) if self._command[unit] == thing.slug]
                    things.setdefault("unit", []).extend(units)
                else:
                    things.setdefault(thing.domain, []).append(thing.slug)
            del rest[:taken]
        return Said({domain: list(dict.fromkeys(slugs)) for domain, slugs in things.items()}, numbers, how)

    def _of_kind(self, units: Sequence[str], kinds: Sequence[str]) -> list[str]:
        """Those of the units that are of one of these kinds; all of them if no kind is named."""
        return [unit for unit in units if not kinds or self._type[unit] in kinds]

    def _one_of(self, word: str, things: Sequence[Thing], view: Mapping[str, Any]) -> Thing:
        """Of several things with that name, the one that is at hand; else it is unclear."""
        ready = ready_units(view)
        near = [thing for thing in things if thing.slug in ready]
        own = [thing for thing in things if thing.domain == "unit" and thing.slug[:1] == (view.get("side") or " ")[0]]
        for few in (near, own):
            if len(few) == 1:
                return few[0]
        raise Unclear(self.say("ambiguous", word=word, things=", ".join(thing.slug for thing in things[:8])))

    # --- filling the fields ------------------------------------------------------------------------------------------

    def _fits(self, target: Target, said: Said) -> bool:
        """Has the action a place for everything that was named?"""
        fields = self.fields[target.action]
        for domain, slugs in said.things.items():
            places = [field for field in fields if field.domain == domain]
            if not any(field.many for field in places) and len(slugs) > len(places):
                return False
        has_number = any(field.plain is int for field in fields)
        has_how = any(field.name == "how" for field in fields)
        return (has_number or not said.numbers) and (has_how or said.how is None)

    def _partial(self, target: Target, said: Said, view: Mapping[str, Any]) -> dict[str, Any]:
        """The fields that are known from the words. Where nobody is named, all march and all guns fire."""
        known: dict[str, Any] = dict(target.fixed)
        fields = self.fields[target.action]
        rest = {domain: list(slugs) for domain, slugs in said.things.items()}
        if {"units", "commander"} <= {field.name for field in fields}:  # the Commander has a place of his own
            leaders = self._of_kind(rest.get("unit", ()), (COMMANDER,))
            rest["unit"] = [unit for unit in rest.get("unit", ()) if unit not in leaders]
            known["commander"] = leaders[0] if leaders else None
        for field in fields:
            slugs = rest.get(field.domain, [])
            if field.name in known and field.name != "how":
                continue
            if field.domain and slugs:
                known[field.name] = slugs if field.many else slugs[0]
                if not field.many:
                    rest[field.domain] = slugs[1:]  # two zones fill two fields, in their order
            elif field.name in EVERYBODY:
                units = self._of_kind(ready_units(view), EVERYBODY[field.name])
                known.update({field.name: units} if units else {})
            elif field.plain is int and said.numbers:
                known[field.name] = said.numbers[0]
            elif field.name == "how" and (said.how or "how" not in known):
                known["how"] = said.how or MARCH
        if target.action == "ChooseOption" and known.get("option") in (1, 2):
            known.setdefault("commander", None)
        return known

    def _complete(self, target: Target, known: dict[str, Any], view: Mapping[str, Any]) -> dict[str, Any]:
        """No choice on offer fits; say in full what was meant, so that the rules can answer."""
        ready = ready_units(view)
        for field in self.fields[target.action]:
            if field.name in known:
                continue
            fitting = self._of_kind(ready, (ENGINEERS,) if field.name == "engineers" else ()) or ready
            if field.name in (*LEFT_OPEN, *EVERYBODY) and fitting:
                known[field.name] = fitting if field.many else fitting[0]
            elif field.domain:
                raise Unclear(self.say(f"say-which-{field.domain}"))
            elif field.plain is bool:
                known[field.name] = True
            elif field.plain is int:
                raise Unclear(self.say("say-which-number"))
        return {"do": target.action, **known}


def ready_units(view: Mapping[str, Any]) -> list[str]:
    """The units that the present decision is about."""
    about = (view.get("decision") or {}).get("about", {})
    return list(about.get("units", ()))


def _words(tongues: Sequence[Texts], prefix: str, table: Mapping[str, Any]) -> dict[str, str]:
    """Every word for every entry; the player's own language goes before English."""
    found: dict[str, str] = {}
    for texts in tongues:
        for entry in table:
            for word in texts.say(f"{prefix}-{entry}").split(","):
                found.setdefault(normal(word), entry)
    return found


def _fields(cls: type) -> tuple[Field, ...]:
    fields = []
    for name, hint in fields_of(cls).items():
        domain = Domain("")
        if get_origin(hint) is Annotated:
            domain = next((note for note in get_args(hint) if isinstance(note, Domain)), domain)
        fields.append(Field(name, domain.name, domain.many, hint))
    return tuple(fields)


def _agrees(message: Mapping[str, Any], partial: Mapping[str, Any]) -> bool:
    """Does a choice on offer have what was said? Units in any order."""
    for field, value in partial.items():
        offered = message.get(field)
        if (
            sorted(offered) != sorted(value)
            if isinstance(offered, list) and isinstance(value, list)
            else offered != value
        ):
            return False
    return True


def _slugs(message: Mapping[str, Any]) -> set[str]:
    found: set[str] = set()
    for value in message.values():
        found.update(value if isinstance(value, list) else [value] if isinstance(value, str) else [])
    return found

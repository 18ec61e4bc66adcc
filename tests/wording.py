"""Every message with every number and every name that can stand in it, and the faults that are looked for.

A *reading* is one message with all its variables filled. Numbers are 0, 1, 2, 5 and 21; names are those of all
scenarios, alone and in a list; words that a message selects by come in all combinations, up to a limit.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from caracole.cli.terminal.faces import face_for
from caracole.play import load
from caracole.play.registry import system
from caracole.texts import Named, Texts
from caracole.texts.catalogues import FUNCTIONS
from caracole.texts.grammar import polished
from sentences import PACKAGE, walk

SAID = ("event", "refusal", "decision", "action", "reason", "roll", "drm", "los", "picture", "order", "example")
"""Kinds of sentences; other messages are words, such as ``arm-infantry``."""

WEB = PACKAGE.parents[1] / "web" / "src"
NUMBERS = (0, 1, 2, 5, 21)
SYSTEMS = ("gradisca", "gbacw", "piccole")
PROGRAM = {"program": "", "boards": "board.", "doctor": "doctor.", "lessons": "lessons.", "making": "making."}
MOST_COMBINATIONS = 24
MOST_PLAIN_HEXES = 3
NO_SLUG = "no-such-thing"
PLURAL = {"zero", "one", "two", "few", "many"}
"""Selected by one of these, or by a figure, a variable is a number."""

LISTS = {
    *("units", "brigades", "hexes", "leaders", "commands", "cards", "zones", "elements", "players", "helpers"),
    *("troops", "targets", "names", "guns", "engineers", "winners", "things"),
}
"""Variables that may hold several names."""

NOT_COUNTED = {
    *(
        "turn",
        "turns",
        "revision",
        "newest",
        "entry",
        "level",
        "needed",
        "number",
        "serial",
        "year",
        "until",
        "roll",
        "die",
    ),
    *(
        "total",
        "chance",
        "by",
        "group",
        "host",
        "corps",
        "name",
        "mark",
        "time",
        "seed",
        "a",
        "b",
        "place",
        "option",
        "use",
    ),
}
"""Variables that are no number, or one that counts nothing."""

GRADISCA_ONLY = {"side", "zone", "units", "to", "card", "cards", "command", "commands", "fortress", "group", "river"}
"""What the program and the boards say of these, they say in one game."""

WEB_NAMES = {"names", "seat", "side", "place"}
"""Where the client puts the names of a game."""

NO_SENTENCES = {"terminal-legend", "account-trouble-BadName"}
"""Signs are told here, not words."""

MAYBE_NOBODY = {
    *(("event-attack-named", "defender"), ("event-invasion-began", "defender"), ("event-node-taken", "other")),
    *(("event-battle-ended", "winner"), ("event-initiative-decided", "side"), ("event-game-ended", "winner")),
}
"""Where nobody may stand in the place of a name."""
MAYBE_EMPTY = {"helpers"}

ALIASES = {
    "place": "zone", "names": "seat", "from": "zone", "targets": "hexes", "what": "zone",
    "things": "zones", "second_giver": "division", "pivot": "hex", "part": "hex", "into": "hex", "leaving": "hex",
    "name": "leader", "where": "hex", "owner": "side", "giver": "division", "winners": "seat", "troops": "troops",
}  # fmt: skip
"""Variables without names of their own, and whose names they take."""


# --- catalogues ------------------------------------------------------------------------------------------------------


@cache
def parsed(text: str) -> ftl.Resource:
    """A file is read once, in however many catalogues it serves."""
    return FluentResource(text)


class Catalogue:
    """The messages of one language from some files, with whatever their bundle needs besides."""

    def __init__(self, name: str, language: str, files: Sequence[Path], besides: Sequence[Path] = ()) -> None:
        self.name, self.language = name, language
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self.messages: dict[str, ftl.Message] = {}
        for path in (*files, *besides):
            text = path.read_text(encoding="utf-8")
            self.add(text, own=path in files)

    def add(self, text: str, own: bool = True) -> None:
        """Take in the messages of a file; those that are not its own only serve as parts."""
        resource = parsed(text)
        self.bundle.add_resource(resource)
        for entry in resource.body if own else ():
            if isinstance(entry, ftl.Message) and entry.value is not None:
                self.messages[entry.id.name] = entry

    def nodes(self, message: str) -> Iterator[ftl.BaseNode]:
        """Everything in a message and in its parts."""
        for node in walk(self.messages[message]):
            yield node
            if isinstance(node, ftl.MessageReference) and node.id.name in self.messages:
                yield from self.nodes(node.id.name)

    def variables(self, message: str) -> dict[str, list[str]]:
        """The variables of a message, each with the words that it is selected by."""
        found: dict[str, list[str]] = {}
        for node in self.nodes(message):
            if isinstance(node, ftl.VariableReference):
                found.setdefault(node.id.name, [])
            if isinstance(node, ftl.FunctionReference):
                for argument in node.arguments.positional:
                    if isinstance(argument, ftl.VariableReference):
                        found.setdefault(argument.id.name, []).append("one")
            if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
                for variant in node.variants:
                    key = variant.key
                    word = key.value if isinstance(key, ftl.NumberLiteral) else key.name
                    found.setdefault(node.selector.id.name, []).append(word)
        return found

    def raw(self, message: str, values: dict[str, Any]) -> str:
        """The message with its variables; a gap is left to be seen."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        said, _ = self.bundle.format_pattern(pattern, values)
        return str(said)

    def say(self, message: str, values: dict[str, Any]) -> str:
        """The message as a reader has it."""
        return polished(self.raw(message, values), self.language)


def of_system(name: str, language: str) -> list[Path]:
    house = PACKAGE / "systems" / name
    messages = house / "messages"
    found = [*sorted(messages.glob(f"*{language}.ftl")), *sorted((messages / language).glob("*.ftl"))]
    return [*found, *sorted((house / "lessons").glob(f"{language}.ftl"))]


@cache
def catalogues(language: str) -> tuple[Catalogue, ...]:
    """All of them: three systems, the program with its boards, its doctor and its lessons, the browser."""
    program = {name: PACKAGE / "texts" / "messages" / f"{prefix}{language}.ftl" for name, prefix in PROGRAM.items()}
    found = [Catalogue(name, language, of_system(name, language), [*program.values()]) for name in SYSTEMS]
    found += [Catalogue(name, language, [path]) for name, path in program.items()]
    found.append(Catalogue("web", language, [WEB / "messages" / f"{language}.ftl"]))
    return tuple(found)


# --- names -----------------------------------------------------------------------------------------------------------


@cache
def games(name: str) -> tuple[Any, ...]:
    """Every scenario of a system."""
    return tuple(load(name, row["id"]) for row in system(name).scenarios())


@cache
def lexicons(name: str, language: str) -> tuple[tuple[Any, frozenset[str]], ...]:
    """The names of every scenario of a system, and the slugs that it knows."""
    found = []
    ids = [
        re.findall(r"(?m)^([a-z]+)-([\w-]+) =", path.read_text(encoding="utf-8")) for path in of_system(name, language)
    ]
    words = frozenset(word for rows in ids for kind, word in rows if kind not in SAID)
    for game in games(name):
        tables = next(
            table.names for part in ("theatre", "field", "map", "codec") if (table := getattr(game, part, None))
        )
        slugs = frozenset(slug for names in tables.values() for slug in names) | frozenset(game.seats) | words
        found.append((face_for(game, language).texts.lexicon, slugs))
    return tuple(found)


@cache
def names_of(systems: tuple[str, ...], language: str, variable: str) -> tuple[Named, ...]:
    """Every name that may stand in a variable, in the reader's language."""
    if variable == "river":
        theatre: Any = load("gradisca", "campaign")
        return tuple(Named(name, name) for name in sorted({row.river for row in theatre.theatre.borders if row.river}))
    found: dict[str, Named] = {}
    plain = 0
    for name in systems:
        for lexicon, slugs in lexicons(name, language):
            says_anything = lexicon.one(variable, NO_SLUG) is not None
            for slug in sorted(slugs):
                shown = lexicon.one(variable, slug)
                if shown is None or (says_anything and shown == slug and not slug.isdigit()):
                    continue
                plain += shown == slug and slug.isdigit()
                if shown != slug or not slug.isdigit() or plain <= MOST_PLAIN_HEXES:
                    found.setdefault(shown, Named(shown, slug))
    if not found and variable in ALIASES and ALIASES[variable] != variable:
        return names_of(systems, language, ALIASES[variable])
    return tuple(found.values())


# --- readings --------------------------------------------------------------------------------------------------------


class Reading(NamedTuple):
    """A message that has been filled, and what stood in it: how the names were shown, and how many they are."""

    message: str
    text: str
    shown: tuple[tuple[str, int], ...]


class Value(NamedTuple):
    """What a variable holds: its value, and of how many things it is a list (0: no name)."""

    value: Any
    many: int = 0


EMPTY = -1
"""An empty list."""
GAP = "\ue000"
"""What stands for a name until one is put there; no text has it."""


def is_number(words: Sequence[str]) -> bool:
    return any(word in PLURAL or word.lstrip("-").isdecimal() for word in words)


def values_of(catalogue: Catalogue, variable: str, words: Sequence[str]) -> list[Value]:
    """All that a variable may hold; first what stands there while others vary."""
    if is_number(words) or variable.endswith("_count"):
        return [Value(number) for number in (2, *(each for each in NUMBERS if each != 2))]
    systems = (catalogue.name,) if catalogue.name in SYSTEMS else SYSTEMS
    if variable in GRADISCA_ONLY and catalogue.name not in SYSTEMS:
        systems = ("gradisca",)
    has_names = catalogue.name != "web" or variable in WEB_NAMES
    names = list(names_of(systems, catalogue.language, variable)) if has_names else []
    selected = [Value(Named("-" if word == "none" else word, word)) for word in words]
    if names:
        known = {name.slug for name in names}
        values = [Value(name, 1) for name in names]
        values += [each for each in selected if each.value.slug not in known and each.value.slug == "none"]
        if variable in LISTS:
            listed = Texts(catalogue.language).listed
            values += [Value(listed(names[:count]), count) for count in (2, 3) if len(names) >= count]
        if variable in MAYBE_EMPTY:
            values.append(Value(Named("-", "none"), EMPTY))
        return values
    if selected:
        return selected
    if variable in NOT_COUNTED:
        return [Value("Farra", 1), Value(7)]
    return [Value("Farra", 1), *(Value(number) for number in NUMBERS)]


def readings(catalogue: Catalogue, message: str) -> Iterator[Reading]:
    """The message in all its forms."""
    variables = catalogue.variables(message)
    values = {name: values_of(catalogue, name, words) for name, words in variables.items()}
    for name, held in values.items():
        if (message, name) in MAYBE_NOBODY:
            held.append(Value(Named("-", "none")))
    selectors = [name for name, words in variables.items() if words and len(values[name]) <= len(NUMBERS) + 3]
    others = [name for name in variables if name not in selectors]
    combinations = product(*(values[name] for name in selectors))
    for combination in islice(combinations, MOST_COMBINATIONS):
        base = dict(zip(selectors, combination, strict=True)) | {name: values[name][0] for name in others}
        yield reading(catalogue, message, base)
        for name in others:
            yield from varied(catalogue, message, base, name, values[name][1:], variables)
    for name in selectors:
        for value in values[name]:
            yield reading(catalogue, message, {each: values[each][0] for each in variables} | {name: value})


Filled = dict[str, Value]


def varied(
    catalogue: Catalogue,
    message: str,
    base: Filled,
    name: str,
    values: Sequence[Value],
    variables: Mapping[str, Sequence[str]],
) -> Iterator[Reading]:
    """The message with one variable at each of its values. It is said once with a gap for all names that are only
    printed, by which nothing is selected."""
    words = variables[name]
    said = catalogue.raw(message, {each: value.value for each, value in base.items()} | {name: GAP})
    rest = shown_in({each: value for each, value in base.items() if each != name})
    for value in values:
        text = value.value
        if isinstance(text, str) and f"{name}_count" not in variables and not is_selected(text, words):
            shown = (*rest, *shown_in({name: value}))
            yield Reading(message, polished(said.replace(GAP, text), catalogue.language), shown)
        else:
            yield reading(catalogue, message, base | {name: value})


def is_selected(name: str, words: Sequence[str]) -> bool:
    return name in words or getattr(name, "slug", name) in words


def shown_in(filled: Filled) -> tuple[tuple[str, int], ...]:
    return tuple((str(each.value), each.many) for each in filled.values() if each.many > 0)


def reading(catalogue: Catalogue, message: str, filled: Filled) -> Reading:
    values = {name: each.value for name, each in filled.items()}
    for name, each in filled.items():
        if each.many and f"{name}_count" in values:
            values[f"{name}_count"] = max(each.many, 0)
    return Reading(message, catalogue.say(message, values), shown_in(filled))


# --- faults ----------------------------------------------------------------------------------------------------------

Check = Callable[[Reading], str | None]


def always(text: str) -> bool:
    return True


class Fault(NamedTuple):
    """Something that must not be read: in which languages, what it is, and how it is found."""

    languages: str
    name: str
    found: Check
    planted: tuple[str, ...]
    """Sentences that have it."""
    may_be_in: Callable[[str], bool] = always
    """Whether any of these lines might have it: no where none has."""


def words(pattern: str, *planted: str, languages: str = "en it fr", name: str, but: str = "") -> Fault:
    """A fault that a pattern finds, except where it finds one of the words in ``but``."""
    sought, in_lines, excepted = re.compile(pattern), re.compile(pattern, re.MULTILINE), frozenset(but.split())

    def first(sought: re.Pattern[str], text: str) -> str | None:
        for match in sought.finditer(text):
            if (match.groups() or (match[0],))[-1] not in excepted:
                return match[0]
        return None

    return Fault(
        languages,
        name,
        lambda reading: first(sought, reading.text),
        planted,
        lambda text: first(in_lines, text) is not None,
    )


ONE = r"(?<![\w.,/+\-−–:°])"
"""Before a figure that stands alone."""

SINGULAR = {
    "en": "hit point card zone unit element move decision entry game turn year hex marker talent step fort mine "
    "assault brigade level roll change line event activation corner stretch problem scenario day gun",
    "it": "centro punto carta zona unita elemento mossa decisione voce partita turno anno esagono segnalino talento "
    "passo forte mina assalto brigata livello tiro modifica riga cosa attivazione vertice problema tratto cannone",
    "fr": "touche point carte zone unité élément mouvement décision entrée partie tour année hex marqueur talent pas "
    "fort mine assaut brigade niveau jet changement ligne événement activation sommet problème scénario canon choix",
}
ENDS_IN_S = "loss less pass class across versus against corps plus"
PAS_PLURIEL = "fois sans plus pas dans corps sous mais puis vers alors cas très les des depuis moins hors"
"""Words that end like a plural."""

ELIDED = r"[DdJjNn]e|[Qq]ue|[Ss]e|[Ll][ea]|[Jj]usque|[Ll]orsque|[Pp]uisque"
FRENCH_VOWEL = "aàâeéèêiîoôuûAÀÂEÉÈÊIÎOÔUÛ"
FRENCH_COUNTED = "|".join(each for each in SINGULAR["fr"].split() if each[-1] not in "sx" and each != "hex")

PLURAL_NAMES = ("Confederates", "Confederati", "Confédérés")
"""Names of one side that are plural all the same."""

AFTER_MANY = {
    "en": re.compile(r"(?!(?:as|its|this|towards|across|always|besides|of)\b)(?:is|has|was|does|[a-z]{2,}[^su\W]s)\b"),
    "it": re.compile(
        r"(?!(?:e|ed|a|ad|o|di|da|dal|in|con|per|contro|su|verso|tra|lungo|non)\b)"
        r"(?!(?:non (?:si )?|si )?[a-zà-ù]*(?:ano|ono|anno|ino|uti|ati|iti)\b)[a-zà-ù]+\b"
    ),
    "fr": re.compile(
        r"(?!(?:et|à|de|en|par|pour|contre|sur|avec|dans|depuis|vers|ou|qui|seulement)\b)"
        r"(?!(?:ne |n’|se |s’|en )*[a-zà-ÿ]*(?:ent|ont)\b)[a-zà-ÿ]+\b"
    ),
}
"""What must not follow several things: a verb that is singular."""


def agreement(language: str, *planted: str) -> Fault:
    def found(reading: Reading) -> str | None:
        for shown, many in reading.shown:
            if many < 2 and not shown.startswith(PLURAL_NAMES):
                continue
            after = re.search(rf"(?<![\w(]){re.escape(polished(shown, language))} (.*)", reading.text)
            if after is not None and (verb := AFTER_MANY[language].match(after[1])):
                return f"{shown} {verb[0]}"
        return None

    return Fault(language, f"agreement-{language}", found, planted)


FAULTS = (
    words(r"  ", "a  b", name="two-spaces"),
    words(r" [,.)](?!\d|\.)", "a , b", "a .", name="space-before-comma"),
    words(r"[{}]|\$\w", "a { $b }", "$side wins", name="gap"),
    words(r"(?<!\.)\.\.(?!\.)", "a..", name="two-stops"),
    words(r"\(\s*\)", "a ()", name="nothing-in-brackets"),
    words(r"(?:^| )-(?=[ ,.;:)]|$)", "held by -.", name="dash-for-nobody"),
    words(r" …|(?<!\.)\.\.\.", "wait …", "or ...", name="ellipsis"),
    words(rf"{ONE}1 (?:[a-z]+ )?([a-zA-Z]{{2,}}s)\b", "1 engineers", "(1 points)", "1 enemy forts", languages="en",
          name="one-of-many", but=f"is was has as this its does waits agrees besides Shields Rodes Hays {ENDS_IN_S}"),
    words(rf"{ONE}(?:0|2|5|21) (?:{'|'.join(SINGULAR['en'].split())})\b", "2 point", "0 unit", languages="en",
          name="many-of-one"),
    words(r"(?:\ba|^A|(?<=[.?!] )A) (?=[aeiouAEIOU])(?!u(?:ni|se|ti)|U(?:ni|se|[A-Z])|[oO]ne|[eE]u|\w\b)",
          "a engineer", "A infantry unit", languages="en", name="a-before-a-vowel"),
    words(r"\b[Aa]n (?=[^aeiouAEIOUh8\W\d])", "an card", languages="en", name="an-before-a-consonant"),
    words(r"\b[Tt]he [Tt]he\b", "the The north", languages="en", name="two-articles"),
    words(rf"{ONE}1 ([a-zà]+[ie])\b", "1 guastatori", "1 cernide", "1 mosse", languages="it", name="one-of-many-it",
          but="che e di dei delle forte vertice voce decisione carattere"),
    words(rf"{ONE}(?:0|2|5|21) (?:{'|'.join(SINGULAR['it'].split())})\b", "2 mossa", languages="it",
          name="many-of-one-it"),
    words(r"\b(?:a [aA]|e [eE])\w", "a Aquileia", "Rutledge e Erizzo", languages="it", name="ad-ed"),
    words(r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l')\b", "di il Rosso", "a l'Unione", languages="it",
          name="preposition-and-article"),
    words(r" [:;?!]", "Dove ?", languages="it", name="space-before-colon"),
    words(r"\b(?:l|un|dell|all|dall|nell|sull)' ", "l' Unione", languages="it", name="space-after-apostrophe"),
    words(rf"{ONE}[01] (?:[a-zé]+ )?([a-zéèêà]{{2,}}s)\b", "1 sapeurs", "0 points", languages="fr",
          name="one-of-many-fr", but=PAS_PLURIEL),
    words(rf"{ONE}(?:2|5|21) (?:{FRENCH_COUNTED})\b", "2 point", languages="fr", name="many-of-one-fr"),
    words(rf"(?<!-)\b(?:{ELIDED}) (?=[{FRENCH_VOWEL}]\w)(?!onz|oui|un)",
          "Siège de Enna", "que Agrigente", "le Union", languages="fr", name="elision"),
    words(r"\b(?:de|à) les? (?=[A-ZÀÉ])", "de le Karst", "à les Rouges", languages="fr",
          name="preposition-and-article-fr"),
    words(r" [:;!?»]|« ", "Où ?", "« ici »", languages="fr", name="plain-space"),
    words(r"[^\s\u00a0][;!?»]|«[^\u00a0]|[^\s\u00a0\d]:(?=\s|$)", "Où?", "Là: ici", languages="fr", name="no-space"),
    words(r"\w'\w", "l'armée", languages="fr", name="straight-apostrophe"),
    words(r"(?<![\w\-–.])-(?=\d)", "Moral : -1", languages="it fr", name="hyphen-for-minus"),
    agreement("en", "Confederates has the Initiative", "A and B assaults 0905"),
    agreement("it", "Confederati tira 7", "A e B assalta 0905"),
    agreement("fr", "Confédérés tire 7", "A et B donne l’assaut"),
)  # fmt: skip


def faults_of(language: str, readings: Sequence[Reading]) -> Iterator[tuple[Reading, str, str]]:
    """What is wrong with some readings: which one, the name of the fault, and the words. All are looked through at
    once; only where something might be, each by itself."""
    readings = [reading for reading in readings if reading.message not in NO_SENTENCES]
    text = "\n".join(reading.text for reading in readings)
    for fault in faults_in(language):
        for reading in readings if fault.may_be_in(text) else ():
            if (words := fault.found(reading)) is not None:
                yield reading, fault.name, words


@cache
def faults_in(language: str) -> tuple[Fault, ...]:
    return tuple(fault for fault in FAULTS if language in fault.languages.split())

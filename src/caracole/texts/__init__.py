"""What people read: Fluent catalogues and rulebook texts in English, Italian and French, for terminal and browser.

    texts = Texts("it", "my_game", lexicon)
    texts.say("refusal-wall_not_breached", to="hill")
    texts.event({"kind": "units_marched", "rule": "G6.b", "args": {...}})
    rule_text("my_game", "G7.3.c", "it")

``catalogues``  where messages are found, and their text as a browser gets it
``lexicon``     the names of a game's things
``saying``      a message with its variables
``grammar``     what a language asks of a finished sentence
``rulebooks``   clauses by number
``about``       what a game says of itself before anybody plays it

Message ids of a system:

    event-<kind>        underscores of the kind as hyphens: event-units-marched
    refusal-<code>      refusal-wall_not_breached (or with hyphens)
    decision-<kind>     dots as hyphens: decision-zone-act
    action-<Name>       action-March
    reason-<code>       why a computer player did it
    name-<slug>         the name of a thing, side-<slug> that of a seat, in a system without a lexicon of its own
    view-<key>          what a line of its view is about, where it is shown in words

What a message finds in its variables: a slug (``$zone``, ``$unit``, ``$side`` ...) prints as its name in the reader's
language and can still be selected by its slug (``{ $side -> [red] ... *[blue] ... }``); a list prints as a
sentence would list it and comes with its length (``$units_count``); true, false and nothing are ``true``, ``false``,
``none``; a number is a number. The names come from a :class:`Lexicon`, which knows the game.

A message that a language lacks is said in English; one that nobody has written yet, in a raw form that can be read.
Nothing here ever raises for a missing text.
"""

from caracole.texts.about import About, about, cover
from caracole.texts.catalogues import FALLBACK, LANGUAGES, catalogue, has_catalogue, has_message, spoken
from caracole.texts.lexicon import CatalogueNames, Lexicon, Named
from caracole.texts.rulebooks import Clause, clauses_under, in_language, rule_text, rule_title, rulebook
from caracole.texts.saying import Texts, raw

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "About",
    "CatalogueNames",
    "Clause",
    "Lexicon",
    "Named",
    "Texts",
    "about",
    "catalogue",
    "clauses_under",
    "cover",
    "has_catalogue",
    "has_message",
    "in_language",
    "raw",
    "rule_text",
    "rule_title",
    "rulebook",
    "spoken",
]

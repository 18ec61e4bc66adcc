"""The names of cities, players, troops and elements, for the arguments of messages."""

from __future__ import annotations

from typing import Final

from caracole.present.model import Lexicon, Localized
from caracole.systems.piccole.battle.rules.components.troops import ROOM, TROOPS, TYPES
from caracole.systems.piccole.board import board as battle_board
from caracole.systems.piccole.campaign.rules.actions import ELEMENT_NAMES
from caracole.systems.piccole.campaign.rules.field import LETTERS
from caracole.systems.piccole.campaign.rules.flow import DOMAIN_OF_ARG
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.loader import shipped_tables
from caracole.texts import LANGUAGES, Texts

DOMAINS: Final = {
    **battle_board.DOMAINS,
    **{key: domain for key, domain in DOMAIN_OF_ARG.items() if domain not in ("relation", "giver")},
    "troops": "troop",
}
"""What the arguments of messages hold. Elements of a battle bear their numbers only, whatever the argument is."""


def army_of(player: str) -> str:
    """The piece of a player's army."""
    return f"army-{player}"


def player_names(game: Campaign) -> dict[str, Localized]:
    """``Rome``, ``Carthage``."""
    return {player.id: dict(player.name) for player in game.map.players}


def lexicon(game: Campaign) -> Lexicon:
    """Every name that a sentence of a campaign or of its battles may need."""
    return Lexicon(
        domains=dict(DOMAINS),
        names={
            "node": {node.id: dict(node.shown) for node in game.map.nodes},
            "player": player_names(game),
            "seat": player_names(game),
            "element": _elements(game),
            "troop": {troop.id: dict(troop.name) for troop in TROOPS},
            "terrain": {table.id: dict(table.name) for table in shipped_tables()},
            **{domain: battle_board.words(*row) for domain, row in battle_board.WORDS.items()},
        },
        stacks={"troop": {kind: kind for kind in TYPES}},
        kinds={"troop": list(TYPES)},
    )


def _elements(game: Campaign) -> dict[str, Localized]:
    """Of a list by number; of a battle as they are written on the table."""
    most = max(len(player.elements) for player in game.map.players)
    said = {language: Texts(language, game.system) for language in LANGUAGES}
    listed = {
        slug: {language: texts.say("element-number", number=number) for language, texts in said.items()}
        for number, slug in enumerate(ELEMENT_NAMES[:most], start=1)
    }
    return listed | {f"{letter}{n}": {"en": f"{letter}{n}"} for letter in LETTERS for n in range(1, ROOM + 1)}

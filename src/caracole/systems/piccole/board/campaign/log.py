"""What happened: lines of the campaign with arrows and dice, and those of the battle within."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal

from msgspec import structs

from caracole.play.match import Logged
from caracole.present import telling
from caracole.present.model import LogLine, Moved, Says
from caracole.present.telling import Story
from caracole.systems.piccole.board.campaign import inside
from caracole.systems.piccole.board.campaign.names import DOMAINS, army_of
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.lexicon import pact_terms

HEADLINES: Final = (
    *("year_began", "node_taken", "field_battle_began", "field_battle_ended", "army_destroyed"),
    *("relation_made", "relation_denounced", "pact_signed", "campaign_ended"),
)
DETAILS: Final = (
    *("order_rolled", "start_noted", "denunciation_sealed", "army_stayed", "sea_crossed", "help_asked"),
    *("contingent_returned", "stragglers_returned", "income_compared"),
)
STORY: Final = Story(
    weights={**dict.fromkeys(HEADLINES, "headline"), **dict.fromkeys(DETAILS, "detail")},
)
GOING: Final[dict[str, Literal["march", "retreat"]]] = {"army_marched": "march", "army_retreated": "retreat"}
BEGINS: Final[dict[str, Literal["turn", "activation", "battle"]]] = {
    "campaign_began": "turn",
    "year_began": "turn",
    "season_began": "activation",
    "administration_began": "activation",
    "field_battle_began": "battle",
}
ACTORS: Final = ("player", "attacker", "other", "defender")
"""Arguments that name a player, whoever acts first."""


def logged(game: Campaign, entry: Logged) -> LogLine:
    """A line of the log."""
    within = (entry.event.beside or {}).get("within")
    return _inner(game, entry, within) if within is not None else _outer(game, entry)


def _inner(game: Campaign, entry: Logged, within: Any) -> LogLine:
    """A line of the battle: its turns are no turns of the campaign."""
    return structs.replace(inside.told_beside(game, within).logged(entry), begins="")


def _outer(game: Campaign, entry: Logged) -> LogLine:
    event = entry.event
    line = telling.logged(entry, DOMAINS, "node", None, STORY, game.system)
    actors = list(_actors(game, event.args))
    line.places = list(dict.fromkeys(line.places))
    line.pieces = [army_of(player) for player in actors]
    line.side = actors[0] if actors else None
    line.begins = BEGINS.get(event.kind, "")
    line.leaves = "battle" if event.kind == "field_battle_ended" else ""
    if event.kind == "field_battle_ended" and game.at_once:
        line.film = True
    if event.kind == "pact_proposed":
        line.says = Says("told-pact-proposed", {**event.args, **pact_terms(event.args)})
    if event.kind in GOING:
        args = event.args
        line.moved = Moved(GOING[event.kind], args["origin"], args["node"], [army_of(args["player"])])
    return line


def _actors(game: Campaign, args: Mapping[str, Any]) -> Iterator[str]:
    for key in ACTORS:
        if args.get(key) in game.seats:
            yield args[key]

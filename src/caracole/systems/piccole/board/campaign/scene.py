"""What a seat sees now: armies and cities on the map, and the battle that is being fought on its table.

Everything follows from the seat's view: an army whose start is hidden is on the map of its owner alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from caracole.present.model import Badge, Mark, Piece, Question, Says, Scene, Stage
from caracole.systems.piccole.board.campaign import inside, places
from caracole.systems.piccole.board.campaign.drawing import army_symbol, city_symbol, siege_symbol
from caracole.systems.piccole.board.campaign.names import army_of
from caracole.systems.piccole.board.campaign.papers import papers
from caracole.systems.piccole.board.campaign.standing import alive, result, standing, tracks
from caracole.systems.piccole.campaign.rules.game import Campaign

View = Mapping[str, Any]

STEP_OF: Final = {
    "year.denounce": "denounce",
    "year.note": "note",
    "council.talk": "council",
    "offer.relation": "council",
    "offer.pact": "council",
    "turn.act": "turn",
    "passage.answer": "passage",
    "help.answer": "attack",
    "attack.confirm": "attack",
    "attack.call_helpers": "attack",
    "attack.choose": "attack",
    "general.name": "battle",
    "retreat.choose": "retreat",
    "winter.quarters": "quarters",
    "winter.pay": "pay",
    "admin.buy": "replace",
}
"""Where a question stands in the sequence."""

ASKED: Final = {"offer.pact": "asked-offer-pact"}
"""Questions that are shorter on a board, where the paper lies beside them."""

CITY, CAPITAL, SIEGE, ROLLS = 26.0, 40.0, 74.0, 26.0
"""Sizes of marks."""


def scene(game: Campaign, view: View) -> Scene:
    """The scene of a view."""
    table = inside.in_view(game, view).scene(view["battle"]) if "battle" in view else None
    return Scene(
        seat=view["player"],
        pieces=[*_armies(game, view), *(table.pieces if table else [])],
        marks=list(_marks(game, view)),
        tracks=[*(table.tracks if table else []), *tracks(view)],
        hands=[],
        piles=[],
        cup=None,
        stage=table.stage if table else _stage(view),
        question=table.question if table else _question(view["decision"]),
        effects=[*(table.effects if table else []), *_attacks(view)],
        result=result(view),
        standing=standing(view),
        ground=(table.ground or []) if table else [],
        papers=papers(view),
    )


# --- armies ----------------------------------------------------------------------------------------------------------


def _armies(game: Campaign, view: View) -> Iterator[Piece]:
    """Those that this seat knows the place of; the others are beside the map."""
    for seat, player in enumerate(view["players"]):
        if not player["out"]:
            yield _army(game, view, seat, player)


def _army(game: Campaign, view: View, seat: int, player: View) -> Piece:
    count, at = len(alive(player)), player["army"]["at"]
    return Piece(
        id=army_of(player["id"]),
        place=at or places.RESERVE,
        face="front",
        symbol=army_symbol(seat, count),
        says=Says("piece-army", {"player": player["id"], "count": count}),
        side=player["id"],
        badges=list(_badges(player)),
        movable=at is not None,
    )


def _badges(player: View) -> Iterator[Badge]:
    """What an army is made of and how it fares; what needs no picture is told in words only."""
    army, standing_elements = player["army"], alive(player)
    if standing_elements:
        yield Badge("", Says("army-troops", {"troops": [each["type"] for each in standing_elements]}), "C1.c")
        if not any(each["general"] for each in standing_elements):
            yield Badge("", Says("army-no-general"), "C3.e")
    if army["hidden"]:
        if army["at"] is None:
            yield Badge("", Says("army-maybe", {"nodes": army["maybe_at"]}), "C5.b")
        else:
            yield Badge("badge-hidden", Says("army-hidden"), "C5.b")
    elif not standing_elements:
        yield Badge("", Says("army-destroyed"), "C3.e")
    if army["isolated"]:
        yield Badge("badge-isolated", Says("army-isolated"), "C11.f")
    for key, rule in (("besieging", "C9.d"), ("besieged", "C9.l")):
        if army[key]:
            yield Badge("", Says(f"army-{key}"), rule)
    if player["fought"]:
        yield Badge("", Says("army-fought"), "C6.g")


# --- cities ----------------------------------------------------------------------------------------------------------


def _marks(game: Campaign, view: View) -> Iterator[Mark]:
    seats = {player: seat for seat, player in enumerate(game.seats)}
    for number, (row, node) in enumerate(zip(view["nodes"], game.map.nodes, strict=True)):
        x, y = places.centre_of(game.map, number)
        says = (
            Says("mark-neutral", {"node": row["id"]})
            if row["owner"] is None
            else Says("mark-held", {"node": row["id"], "player": row["owner"], "talents": row["worth"]})
        )
        symbol = city_symbol(seats.get(row["owner"], -1), node.capital)
        yield Mark(f"city-{row['id']}", symbol, x, y, CAPITAL if node.capital else CITY, says, row["id"], rule="C2.a")
        if row["siege"] is not None:
            yield from _siege(row, (x, y), seats)


def _siege(row: View, centre: tuple[float, float], seats: Mapping[str, int]) -> Iterator[Mark]:
    (x, y), siege = centre, row["siege"]
    says = Says("mark-siege", {"node": row["id"], "player": siege["by"], "rolls": siege["rolls"]})
    yield Mark(f"siege-{row['id']}", siege_symbol(seats[siege["by"]]), x, y, SIEGE, says, row["id"], rule="C9.a")
    at = x - SIEGE * 0.4, y + SIEGE * 0.4
    yield Mark(f"rolls-{row['id']}", "siege-rolls", *at, ROLLS, says, row["id"], text=str(siege["rolls"]), rule="C9.e")


# --- where we are ----------------------------------------------------------------------------------------------------


def _attacks(view: View) -> Iterator[Says]:
    """Attacks on their way, and who comes to help."""
    for row in view["flow"]:
        args = {key: row[key] for key in ("attacker", "defender", "node")}
        yield Says("effect-attack", {**args, "how": row["what"]})
        for each in row["contingents"]:
            host = row[each["for"]]
            yield Says("effect-contingent", {"player": each["player"], "other": host, "count": each["count"]})


def _stage(view: View) -> Stage:
    asked = view["decision"]
    if asked is None:
        return Stage("over")
    about = asked["about"]
    spots = [row["node"] for row in view["flow"]]
    spots += [about[key] for key in ("node", "via") if isinstance(about.get(key), str)]
    armies = [army_of(row[key]) for row in view["flow"] for key in ("attacker", "defender") if row[key]]
    turn = view["turn"][2]
    armies += [army_of(turn)] if turn and not armies else []
    says = [Says("stage-season", {"year": view["year"], "season": view["season"]})]
    says += [Says("stage-turn", {"player": turn})] if turn else []
    return Stage(STEP_OF[asked["kind"]], says, list(dict.fromkeys(spots)), list(dict.fromkeys(armies)))


def _question(asked: View | None) -> Question | None:
    if asked is None:
        return None
    kind = asked["kind"]
    code = ASKED.get(kind) or f"decision-{kind.replace('.', '-').replace('_', '-')}"
    says = Says(code, dict(asked["about"]))
    return Question(list(asked["players"]), kind, asked["rule"], says, asked["complete"])

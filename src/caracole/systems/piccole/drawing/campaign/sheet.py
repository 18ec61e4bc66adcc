"""The whole sheet: sea and land, ways, cities with their names, armies, and a panel with what everybody has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot
from typing import Any, NamedTuple

from caracole.draw.fonts import font_rules, text_width
from caracole.draw.shapes import Box, Point
from caracole.draw.svg import box, group, lettering, line, tag
from caracole.systems.piccole.campaign.rules.map import NEUTRAL, CampaignMap, Edge, Outline
from caracole.systems.piccole.drawing.campaign import signs
from caracole.systems.piccole.drawing.campaign.look import colour, in_language, size, word

SIDE, MARGIN = 1000, 40
"""Of the map in its own units; and what is drawn round it."""
BENDS = (0.0, 0.1, -0.1, 0.18, -0.18, 0.26, -0.26)
"""How far, in parts of its length, a sea route may swing out to keep to the water."""
STEPS = 24
"""Points of a route that are looked at."""


MISLEADING, CLEARLY = 600.0, 3.0
"""What it costs a name to lie where it seems to belong to another city, and by how much its own has to be nearer."""


class Spacing(NamedTuple):
    """How large things are, and what is kept free of names: the city itself and an army beside it."""

    scale: float
    name: float
    city: float
    """From the middle of a city to where a name may begin; a capital takes a little more."""
    army: Box
    """Of the first army beside a city that lies at the origin."""


def printed() -> Spacing:
    """As on the printed map."""
    return Spacing(size("scale"), size("name"), 24.0, Box(10, -60, 50, -14))


class Sheet:
    """A campaign map laid out once; ``draw`` puts a view on it, ``ground`` is what lies under pieces."""

    def __init__(self, chart: CampaignMap, language: str = "en", spacing: Spacing | None = None) -> None:
        self.chart = chart
        self.language = language
        self.spacing = spacing or printed()
        self.scale, self.edge = self.spacing.scale, size("edge")
        side = (SIDE + 2 * MARGIN) * self.scale
        self.frame = Box(self.edge, self.edge, self.edge + side, self.edge + side)
        self.paper = Box(0, 0, self.frame.x1 + self.edge + size("panel"), self.frame.y1 + self.edge)
        self.centres = [self._point(node.at) for node in chart.nodes]
        self.coasts = [self._coast(outline) for outline in chart.land]
        self.routes = {edge: self._route(edge) for edge in chart.edges}
        self.names = self._place_names()

    def _point(self, at: Sequence[int]) -> Point:
        """y grows northward on the map and downward on the sheet."""
        return self.frame.x0 + (at[0] + MARGIN) * self.scale, self.frame.y1 - (at[1] + MARGIN) * self.scale

    def _coast(self, outline: Outline) -> list[Point]:
        """An outline on the sheet; land that reaches the edge of the map goes on to the frame."""
        return [self._point([-MARGIN if n <= 0 else SIDE + MARGIN if n >= SIDE else n for n in at]) for at in outline]

    # --- names -------------------------------------------------------------------------------------------------------

    def _place_names(self) -> list[tuple[str, Point, str]]:
        """Each name where it covers least: words, a point of the baseline, and how it is anchored."""
        clear = self.spacing.city - 2
        taken = [Box(x - clear, y - clear, x + clear, y + clear) for x, y in self.centres]
        pennons = [self.spacing.army.moved(x, y) for x, y in self.centres]
        placed: list[tuple[str, Point, str]] = []
        for number, node in enumerate(self.chart.nodes):
            words = in_language(node.shown, self.language)
            high = self.spacing.name
            wide = text_width(words, high, "capitals")
            gap = self.spacing.city + (6.0 if node.capital else 0.0)
            x, y = self.centres[number]
            choices = [
                ((x + gap, y + high * 0.35), "start"),
                ((x - gap, y + high * 0.35), "end"),
                ((x, y + gap + high * 0.8), "middle"),
                ((x - gap * 0.7, y - gap * 0.75), "end"),
                ((x + gap * 0.7, y + gap * 1.1), "start"),
                ((x - gap * 0.7, y + gap * 1.1), "end"),
                ((x, y - gap - high * 0.2), "middle"),
            ]
            best = min(
                range(len(choices)),
                key=lambda n: (
                    self._cost(place := _box_of(*choices[n], wide, high), taken, pennons)
                    + self._misleads(place, number),
                    n,
                ),
            )
            point, anchor = choices[best]
            taken.append(_box_of(point, anchor, wide, high).grown(5))
            placed.append((words, point, anchor))
        return placed

    def _cost(self, place: Box, taken: Sequence[Box], pennons: Sequence[Box]) -> float:
        cost = sum(_shared(place, other) for other in taken)
        cost += 1.5 * sum(_shared(place, other) for other in pennons)
        cost += 0.0 if self.frame.contains(place) else 10_000.0
        cost += sum(12.0 for route in self.routes.values() for point in route[1:-1] if place.holds(point))
        return cost

    def _misleads(self, place: Box, own: int) -> float:
        """A name that lies nearer to another city, or as near, would be read as that city's."""
        distances = [_distance(place, centre) for centre in self.centres]
        return MISLEADING * sum(n != own and far <= distances[own] + CLEARLY for n, far in enumerate(distances))

    # --- ways --------------------------------------------------------------------------------------------------------

    def _route(self, edge: Edge) -> list[Point]:
        """A road is straight; a sea route swings out where that keeps it off the land and off other cities."""
        a, b = self.centres[edge.a], self.centres[edge.b]
        if not edge.sea:
            return _curve(a, b, 0.0)
        others = [centre for n, centre in enumerate(self.centres) if n not in (edge.a, edge.b)]

        def trouble(bend: float) -> float:
            points = _curve(a, b, bend)[2:-2]
            ashore = sum(any(_is_inside(point, coast) for coast in self.coasts) for point in points)
            near = sum((x - u) ** 2 + (y - v) ** 2 < 900 for x, y in points for u, v in others)
            return ashore + 3 * near + 2 * abs(bend)

        return _curve(a, b, min(BENDS, key=trouble))

    # --- the picture -------------------------------------------------------------------------------------------------

    def draw(self, view: Mapping[str, Any], *, with_fonts: bool = True) -> str:
        """SVG of this view."""
        seats = {player: seat for seat, player in enumerate(self.chart.seats)}
        body = [
            box(self.paper, fill=colour("paper")),
            box(self.frame, fill=colour("sea" if self.chart.land else "land")),
            self._land(),
            self._ways(),
            *(self._city(place, seats, view) for place in view["nodes"]),
            *(self._name(number) for number in range(len(self.chart.nodes))),
            *self._armies(view, seats),
            box(self.frame, fill="none", stroke=colour("ink"), stroke_width=3),
            box(self.frame.grown(7), fill="none", stroke=colour("ink"), stroke_width=1.2),
            self._panel(view, seats),
        ]
        return _svg([tag("style", font_rules()) if with_fonts else "", *body], self.paper)

    def ground(self) -> str:
        """SVG of the map alone: land, ways, cities that are nobody's yet, and their names."""
        paper = Box(0, 0, self.frame.x1 + self.edge, self.frame.y1 + self.edge)
        cities = zip(self.chart.nodes, self.centres, strict=True)
        body = [
            box(paper, fill=colour("paper")),
            box(self.frame, fill=colour("sea" if self.chart.land else "land")),
            self._land(),
            self._ways(),
            *(signs.city(centre, NEUTRAL, node.capital) for node, centre in cities),
            *(self._name(number) for number in range(len(self.chart.nodes))),
            box(self.frame, fill="none", stroke=colour("ink"), stroke_width=3),
            box(self.frame.grown(7), fill="none", stroke=colour("ink"), stroke_width=1.2),
        ]
        return _svg([tag("defs", tag("style", font_rules())), *body], paper)

    def _land(self) -> str:
        """Coasts with a line of water along them."""
        outlines = [line(coast, closed=True) for coast in self.coasts]
        clip = tag("clipPath", box(self.frame), id="pc-frame")
        water = [
            tag("path", d=each, fill="none", stroke=colour("sea_line"), stroke_width=width, stroke_opacity=opacity)
            for each in outlines
            for width, opacity in ((22, "0.16"), (12, "0.22"))
        ]
        land = [
            tag("path", d=each, fill=colour("land"), stroke=colour("coast"), stroke_width=2.4, stroke_linejoin="round")
            for each in outlines
        ]
        return tag("defs", clip) + group([*water, *land], clip_path="url(#pc-frame)")

    def _ways(self) -> str:
        """C1.b: roads as a double line, sea routes dashed."""
        parts = []
        for edge in self.chart.edges:
            way = line(self.routes[edge] if edge.sea else [self.centres[edge.a], self.centres[edge.b]])
            ends = {"way": f"{self.chart.nodes[edge.a].id}-{self.chart.nodes[edge.b].id}"}
            if edge.sea:
                parts.append(
                    tag("path", data=ends, d=way, stroke=colour("sea_line"), stroke_width=3, stroke_dasharray="3 9",
                        stroke_linecap="round", fill="none")
                )  # fmt: skip
            else:
                parts.append(tag("path", data=ends, d=way, stroke=colour("road"), stroke_width=6, fill="none"))
                parts.append(tag("path", d=way, stroke=colour("land"), stroke_width=2.6, fill="none"))
        return group(parts)

    def _city(self, place: Mapping[str, Any], seats: Mapping[str, int], view: Mapping[str, Any]) -> str:
        number = self.chart.number("node", place["id"])
        node, centre = self.chart.nodes[number], self.centres[number]
        owner = -1 if place["owner"] is None else seats[place["owner"]]
        drawn = signs.city(centre, owner, node.capital, node=node.id)
        if place["siege"] is not None:
            by = place["siege"]["by"]
            drawn += signs.siege(centre, seats[by], place["siege"]["rolls"], f"{by} {node.id}")
        return drawn

    def _name(self, number: int) -> str:
        words, point, anchor = self.names[number]
        ink = colour("ink")
        return lettering(words, *point, self.spacing.name, "capitals", anchor=anchor, fill=ink, halo=colour("paper"))

    def _armies(self, view: Mapping[str, Any], seats: Mapping[str, int]) -> list[str]:
        """Pennons beside their cities, several in a row."""
        drawn = []
        here: dict[str, int] = {}
        for player in view["players"]:
            at = player["army"]["at"]
            if at is not None:
                x, y = self.centres[self.chart.number("node", at)]
                row = here[at] = here.get(at, -1) + 1
                alive = _alive(player)
                foot = (x + 14 + 42 * row, y - 12)
                drawn.append(
                    signs.army(foot, seats[player["id"]], alive, player["id"], hidden=player["army"]["hidden"])
                )
        return drawn

    # --- the panel ---------------------------------------------------------------------------------------------------

    def _panel(self, view: Mapping[str, Any], seats: Mapping[str, int]) -> str:
        left, top = self.frame.x1 + self.edge, self.frame.y0
        ink, faint = colour("ink"), colour("faint")
        title = in_language(self.chart.title, self.language)
        when = f"{word('year', self.language)} {view['year']}/{view['years']}, {word(view['season'], self.language)}"
        parts = [
            lettering(title, left, top + 36, size("title"), "capitals", anchor="start", fill=ink),
            lettering(when, left, top + 70, 25, "italic", anchor="start", fill=ink),
            tag(
                "path", d=line([(left, top + 84), (self.paper.x1 - self.edge, top + 84)]), stroke=ink, stroke_width=1.5
            ),
        ]
        y = top + 128
        for player in view["players"]:
            parts.append(signs.city((left + 17, y - 8), seats[player["id"]], False))
            name = in_language(player["name"], self.language)
            parts.append(lettering(name, left + 42, y, 29, "capitals", anchor="start", fill=ink))
            for number, fact in enumerate(self._facts(player), start=1):
                parts.append(lettering(fact, left + 42, y + 24 * number, 20, "plain", anchor="start", fill=faint))
            y += 46 + 24 * len(self._facts(player))
        if view["pacts"]:
            parts.append(lettering(word("pacts", self.language), left, y, 25, "capitals", anchor="start", fill=ink))
            for pact in view["pacts"]:
                y += 25
                text = (
                    f"{pact['number']}. {' – '.join(pact['between'])}, {word('until', self.language)} {pact['until']}"
                )
                parts.append(lettering(text, left + 12, y, 20, "plain", anchor="start", fill=faint))
            y += 44
        return group([*parts, self._key(left, max(y, self.frame.y1 - 290))])

    def _facts(self, player: Mapping[str, Any]) -> list[str]:
        """Income and treasury, the army, the bonds."""
        language = self.language
        if player["out"]:
            return [word("out", language)]
        facts = [
            f"{word('income', language)} {player['income']}, {word('treasury', language)} {player['treasury']}",
            f"{_alive(player)} {word('elements', language)}"
            + (f", {word('hidden', language)}" if player["army"]["hidden"] else ""),
        ]
        names = {each.id: in_language(each.name, language) for each in self.chart.players}
        if player["allies"]:
            facts.append(f"{word('allies', language)} {', '.join(names[each] for each in player['allies'])}")
        if player["lord"]:
            facts.append(f"{word('lord', language)} {names[player['lord']]}")
        return facts

    def _key(self, left: float, top: float) -> str:
        """The signs of the map."""
        language, ink = self.language, colour("ink")
        rows = ["capital", "city", "neutral", "road", "sea", "army", "siege"]
        parts = [lettering(word("key", language), left, top, 25, "capitals", anchor="start", fill=ink)]
        for number, row in enumerate(rows):
            y = top + 48 + 36 * number
            x = left + 30
            if row in ("capital", "city", "neutral"):
                parts.append(signs.city((x, y - 6), -1 if row == "neutral" else 0, row == "capital"))
            elif row == "road":
                parts.append(
                    tag("path", d=line([(left, y - 6), (left + 60, y - 6)]), stroke=colour("road"), stroke_width=6)
                )
                parts.append(
                    tag("path", d=line([(left, y - 6), (left + 60, y - 6)]), stroke=colour("land"), stroke_width=2.6)
                )
            elif row == "sea":
                way = line([(left, y - 6), (left + 60, y - 6)])
                parts.append(
                    tag(
                        "path",
                        d=way,
                        stroke=colour("sea_line"),
                        stroke_width=3,
                        stroke_dasharray="3 9",
                        stroke_linecap="round",
                    )
                )
            elif row == "army":
                parts.append(group([signs.army((left + 16, y + 14), 0, 12, "key")]))
            else:
                ring = tag(
                    "circle",
                    cx=x,
                    cy=y - 2,
                    r=13,
                    fill="none",
                    stroke=colour("siege"),
                    stroke_width=2,
                    stroke_dasharray="7 4",
                )
                parts += [ring, lettering("2", x, y + 3, 15, "bold", fill=colour("siege"))]
            parts.append(lettering(word(row, language), left + 78, y, 20, "plain", anchor="start", fill=ink))
        return group(parts)


def _svg(body: Sequence[str], paper: Box) -> str:
    return tag(
        "svg",
        *body,
        xmlns="http://www.w3.org/2000/svg",
        width=paper.width,
        height=paper.height,
        viewBox=f"0 0 {paper.width:.0f} {paper.height:.0f}",
    )


def _alive(player: Mapping[str, Any]) -> int:
    return sum(not element["lost"] for element in player["army"]["elements"])


def _box_of(point: Point, anchor: str, wide: float, high: float) -> Box:
    left = point[0] - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
    return Box(left, point[1] - high * 0.8, left + wide, point[1] + high * 0.25)


def _distance(place: Box, point: Point) -> float:
    """From a point to the nearest of a box."""
    x, y = point
    return hypot(max(place.x0 - x, 0.0, x - place.x1), max(place.y0 - y, 0.0, y - place.y1))


def _shared(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    wide = min(one.x1, other.x1) - max(one.x0, other.x0)
    high = min(one.y1, other.y1) - max(one.y0, other.y0)
    return wide * high if wide > 0 and high > 0 else 0.0


def _curve(a: Point, b: Point, bend: float) -> list[Point]:
    """Points of a line that swings out to the side by this part of its length."""
    (x0, y0), (x1, y1) = a, b
    x, y = (x0 + x1) / 2 - 2 * bend * (y1 - y0), (y0 + y1) / 2 + 2 * bend * (x1 - x0)
    points = []
    for n in range(STEPS + 1):
        t = n / STEPS
        p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t**2
        points.append((p * x0 + q * x + r * x1, p * y0 + q * y + r * y1))
    return points


def _is_inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies within an outline."""
    x, y = point
    inside = False
    before = outline[-1]
    for here in outline:
        (x0, y0), (x1, y1) = before, here
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            inside = not inside
        before = here
    return inside

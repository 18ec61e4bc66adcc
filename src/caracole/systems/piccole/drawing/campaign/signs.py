"""Cities, shields, armies and sieges as signs."""

from __future__ import annotations

from math import cos, pi, sin

from caracole.draw.shapes import Box, Point
from caracole.draw.svg import box, group, lettering, line, tag
from caracole.systems.piccole.drawing.campaign.look import colour, player_colour, shield, size


def city(centre: Point, owner: int, capital: bool, *, node: str | None = None) -> str:
    """A disc with the owner's pattern; a capital has a wall of eight towers round it."""
    radius = size("node") * (1.3 if capital else 1.0)
    parts = []
    if capital:
        towers = [
            (centre[0] + 1.42 * radius * cos(n * pi / 4), centre[1] + 1.42 * radius * sin(n * pi / 4)) for n in range(8)
        ]
        parts.append(
            tag(
                "circle", cx=centre[0], cy=centre[1], r=radius * 1.42, fill="none", stroke=colour("ink"), stroke_width=2
            )
        )
        parts += [
            box(Box(x - 3.2, y - 3.2, x + 3.2, y + 3.2), fill=colour("paper"), stroke=colour("ink"), stroke_width=1.4)
            for x, y in towers
        ]
    fill = player_colour(owner)
    parts.append(tag("circle", cx=centre[0], cy=centre[1], r=radius, fill=fill, stroke=colour("ink"), stroke_width=2))
    if owner >= 0:
        parts.append(pattern(centre, radius, shield(owner)))
    return group(parts, data={} if node is None else {"node": node})


def pattern(centre: Point, radius: float, kind: str) -> str:
    """A stripe, cross or bar in the disc, so that colour is not all."""
    x, y = centre
    inner = radius - 1
    strokes: dict[str, list[tuple[Point, Point]]] = {
        "plain": [],
        "pale": [((x, y - inner), (x, y + inner))],
        "fess": [((x - inner, y), (x + inner, y))],
        "cross": [((x, y - inner), (x, y + inner)), ((x - inner, y), (x + inner, y))],
        "bend": [((x - 0.7 * inner, y - 0.7 * inner), (x + 0.7 * inner, y + 0.7 * inner))],
        "chief": [((x - 0.85 * inner, y - 0.5 * inner), (x + 0.85 * inner, y - 0.5 * inner))],
    }
    width = radius * 0.34
    return "".join(
        tag("path", d=line(row), stroke=colour("paper"), stroke_width=width, fill="none") for row in strokes[kind]
    )


def army(foot: Point, seat: int, elements: int, label: str, *, hidden: bool = False) -> str:
    """A pennon on a staff with the number of elements; a hidden one is dashed."""
    x, y = foot
    flag = [(x, y - 40), (x + 34, y - 40), (x + 26, y - 29), (x + 34, y - 18), (x, y - 18)]
    dash = "4 3" if hidden else None
    parts = [
        tag("path", d=line([(x, y), (x, y - 42)]), stroke=colour("ink"), stroke_width=2.2, fill="none"),
        tag(
            "path",
            d=line(flag, closed=True),
            fill=player_colour(seat),
            stroke=colour("ink"),
            stroke_width=1.6,
            stroke_dasharray=dash,
        ),
        lettering(str(elements), x + 13, y - 23.5, 16, "bold", fill=colour("paper")),
    ]
    return group(parts, data={"army": label})


def siege(centre: Point, seat: int, rolls: int, label: str) -> str:
    """Stakes round the city in the besieger's colour, and the number of rolls."""
    radius = size("node") * 2.25
    stakes = []
    for n in range(16):
        angle = n * pi / 8 + pi / 16
        a = (centre[0] + radius * cos(angle), centre[1] + radius * sin(angle))
        b = (centre[0] + (radius + 7) * cos(angle), centre[1] + (radius + 7) * sin(angle))
        stakes.append(tag("path", d=line([a, b]), stroke=player_colour(seat), stroke_width=3.4, fill="none"))
    ring = tag(
        "circle",
        cx=centre[0],
        cy=centre[1],
        r=radius,
        fill="none",
        stroke=colour("siege"),
        stroke_width=2,
        stroke_dasharray="7 4",
    )
    at = (centre[0] - radius * 0.78, centre[1] + radius * 0.95)
    mark = tag("circle", cx=at[0], cy=at[1], r=9.5, fill=colour("siege"), stroke=colour("paper"), stroke_width=1.5)
    number = lettering(str(rolls), at[0], at[1] + 5, 15, "bold", fill=colour("paper"))
    return group([ring, *stakes, mark, number], data={"siege": label})

"""What makes a sheet a map of its time: frame with degrees, title on a scroll, compass rose with its winds, scale."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, floor, pi, sin

from caracole.draw.fonts import text_width
from caracole.draw.shapes import Box, Point, pieces_inside, square
from caracole.draw.svg import box, group, lettering, line, number, tag, use
from caracole.systems.gradisca.drawing.ground import clip
from caracole.systems.gradisca.drawing.look import PREFIX, colour
from caracole.systems.gradisca.drawing.plate import Plate

FRAME = 54.0
"""Width of the frame of the main map."""

MILE = 1.852
"""Kilometres in an Italian mile, sixty of which make a degree."""

# --- the frame -------------------------------------------------------------------------------------------------------


def frame(plate: Plate) -> str:
    """A band of dark and light bars, five minutes of arc each, with the degrees outside it."""
    inner, outer = plate.place.grown(7), plate.place.grown(19)
    shown = [
        box(plate.place, stroke_width=2.5),
        box(inner, stroke_width=1.5),
        box(outer, stroke_width=1.5),
        box(plate.place.grown(FRAME - 6), stroke_width=6),
        box(plate.place.grown(FRAME - 13), stroke_width=1.5),
    ]
    bars, words = [], []
    for axis in (0, 1):
        low, high = plate.window[axis] / plate.land.degree[axis], plate.window[axis + 2] / plate.land.degree[axis]
        for tick in range(floor(low * 12), ceil(high * 12)):
            start, end = (
                (max(low, tick / 12) - low) * plate.land.degree[axis] * plate.scale + plate.place[axis],
                (min(high, (tick + 1) / 12) - low) * plate.land.degree[axis] * plate.scale + plate.place[axis],
            )
            if tick % 2:
                bars += [_bar(axis, start, end, outer, inner, far=far) for far in (False, True)]
            if tick % 3 == 0 and tick / 12 > low:
                words += _degrees(axis, start, tick, outer)
    return group(
        [
            group(shown, fill="none", stroke=colour("frame_dark")),
            tag("path", d="".join(bars), fill=colour("frame_dark")),
            group(words, fill=colour("ink_soft")),
        ],
        class_="frame",
    )


def _bar(axis: int, start: float, end: float, outer: Box, inner: Box, *, far: bool) -> str:
    if axis == 0:
        place = Box(start, inner.y1, end, outer.y1) if far else Box(start, outer.y0, end, inner.y0)
    else:
        place = Box(inner.x1, start, outer.x1, end) if far else Box(outer.x0, start, inner.x0, end)
    return line([(place.x0, place.y0), (place.x1, place.y0), (place.x1, place.y1), (place.x0, place.y1)], closed=True)


def _degrees(axis: int, at: float, tick: int, outer: Box) -> list[str]:
    tick = abs(tick)
    words = f"{tick // 12}°{'' if tick % 12 == 0 else f' {tick % 12 * 5}′'}"
    if axis == 0:
        return [lettering(words, at, y, 21, "plain") for y in (outer.y0 - 5, outer.y1 + 17)]
    return [lettering(words, x, at, 21, "plain", turn=angle) for x, angle in ((outer.x0 - 5, -90), (outer.x1 + 5, 90))]


def plain_frame(place: Box) -> str:
    """The frame of the enlargement and of the panels."""
    return group(
        [box(place, stroke_width=2.5), box(place.grown(6), stroke_width=1.5), box(place.grown(12), stroke_width=5)],
        fill="none",
        stroke=colour("frame_dark"),
    )


# --- the title -------------------------------------------------------------------------------------------------------


def scroll(place: Box, lines: Sequence[tuple[str, float, str]]) -> str:
    """A sheet with rolled ends; `lines` are words, size and face, made smaller if they are too long."""
    roll = min(44.0, place.height * 0.13)
    page = Box(place.x0 + roll * 0.9, place.y0 + roll * 0.5, place.x1 - roll * 0.9, place.y1 - roll * 0.5)
    ink, paper = colour("ink"), colour("plate")
    shown = [
        box(page.moved(7, 9), fill="#000000", fill_opacity="0.16"),
        box(page, fill=paper, stroke=ink, stroke_width=3),
        box(page.grown(-15), fill="none", stroke=colour("ink_soft"), stroke_width=1.5),
        _roll(place.x0, place.x1, place.y0, roll),
        _roll(place.x0, place.x1, place.y1 - roll, roll),
    ]
    across = page.width - 70
    sizes = [min(size, size * across / text_width(words, size, face)) for words, size, face in lines]
    inside = page.height - roll * 1.2
    shrink = min(1.0, inside / (sum(sizes) * 1.22))
    y = page.centre[1] - sum(sizes) * shrink * 1.22 / 2
    for (words, _, face), size in zip(lines, sizes, strict=True):
        shown.append(lettering(words, page.centre[0], y + size * shrink * 0.92, size * shrink, face, fill=ink))
        y += size * shrink * 1.22
    return group(shown, class_="title")


def _roll(x0: float, x1: float, y: float, high: float) -> str:
    """A rolled edge with a curl at each end."""
    r = high / 2
    body = f"M{number(x0 + r)} {number(y)}H{number(x1 - r)}V{number(y + high)}H{number(x0 + r)}Z"
    curls = ""
    for x in (x0 + r, x1 - r):
        curls += tag("circle", cx=x, cy=y + r, r=r, fill=colour("paper_shade"), stroke=colour("ink"), stroke_width=3)
        curls += tag("circle", cx=x, cy=y + r, r=r * 0.55, fill=colour("plate"), stroke=colour("ink"), stroke_width=2)
        curls += tag("circle", cx=x, cy=y + r, r=r * 0.18, fill=colour("ink"))
    shade = "".join(f"M{number(x0 + high)} {number(y + high * part)}H{number(x1 - high)}" for part in (0.72, 0.86))
    return (
        tag("path", d=body, fill=colour("paper"), stroke=colour("ink"), stroke_width=3)
        + tag("path", d=shade, stroke=colour("ink_soft"), stroke_width=1.4)
        + curls
    )


# --- the rose --------------------------------------------------------------------------------------------------------

WINDS = ("T", "G", "", "S", "O", "L", "P", "M")
"""Tramontana, Greco, Levante (a cross, towards Jerusalem), Scirocco, Ostro, Libeccio, Ponente, Maestro."""


def rhumbs(plate: Plate, middle: Point) -> str:
    """Lines of thirty-two winds over the sea."""
    far = plate.place.width + plate.place.height
    rays = [[middle, (middle[0] + far * sin(n * pi / 16), middle[1] - far * cos(n * pi / 16))] for n in range(32)]
    lines = "".join(line(piece) for ray in rays for piece in pieces_inside(ray, plate.place))
    return tag(
        "path", d=lines, stroke=colour("sea_line"), stroke_width=1.2, fill="none", clip_path=clip(plate, "sea"),
        class_="rhumbs",
    )  # fmt: skip


def compass(middle: Point, r: float) -> str:
    """A rose of sixteen points with the letters of the eight winds."""
    x, y = middle
    ink, light = colour("ink"), colour("plate")
    shown = [
        tag("circle", cx=x, cy=y, r=r * 0.99, fill=colour("paper"), stroke=ink, stroke_width=2),
        tag("circle", cx=x, cy=y, r=r * 0.93, fill="none", stroke=ink, stroke_width=1),
        tag("circle", cx=x, cy=y, r=r * 0.46, fill="none", stroke=ink, stroke_width=1.5),
    ]
    red, blue = "#B5443A", "#5F7C99"
    for start, reach, foot, dark in ((1, 0.6, 0.13, colour("gold")), (2, 0.76, 0.16, blue), (4, 0.92, 0.18, red)):
        step = {1: 2, 2: 4, 4: 8}[start]
        first = {1: 1, 2: 2, 4: 0}[start]
        turns = range(first, 16, 4) if start == 4 else range(first, 16, step)
        for n in turns:
            shown.append(_point(middle, n * pi / 8, r * reach, r * foot, dark, light))
    shown.append(tag("circle", cx=x, cy=y, r=r * 0.09, fill=light, stroke=ink, stroke_width=2))
    shown.append(tag("circle", cx=x, cy=y, r=r * 0.035, fill=ink))
    for n, wind in enumerate(WINDS):
        angle = n * pi / 4
        wx, wy = x + r * 1.15 * sin(angle), y - r * 1.15 * cos(angle)
        if n == 0:
            shown.append(_lily(wx, wy - r * 0.02, r * 0.2))
        elif wind:
            shown.append(lettering(wind, wx, wy + r * 0.07, r * 0.2, "capitals", fill=ink, halo=colour("sea")))
        else:
            d = line([(wx - r * 0.1, wy), (wx + r * 0.1, wy)]) + line(
                [(wx + r * 0.03, wy - r * 0.09), (wx + r * 0.03, wy + r * 0.09)]
            )
            shown.append(tag("path", d=d, stroke=ink, stroke_width=r * 0.03))
    return group(shown, class_="compass")


def _point(middle: Point, angle: float, reach: float, foot: float, dark: str, light: str) -> str:
    """A point of the rose, one half dark."""
    x, y = middle
    tip = (x + reach * sin(angle), y - reach * cos(angle))
    halves = []
    for turn, fill in ((pi / 4 * 0.9, dark), (-pi / 4 * 0.9, light)):
        side = (x + foot * sin(angle + turn), y - foot * cos(angle + turn))
        halves.append(
            tag("path", d=line([middle, side, tip], closed=True), fill=fill, stroke=colour("ink"), stroke_width=1.4,
                stroke_linejoin="round")
        )  # fmt: skip
    return "".join(halves)


def _lily(x: float, y: float, r: float) -> str:
    d = "M0-10Q5-4 3 2Q9-5 10 1Q10 5 4 5.500H5V7.500H1.500V11H-1.500V7.500H-5V5.500H-4Q-10 5-10 1Q-9-5-3 2Q-5-4 0-10Z"
    where = f"translate({number(x)} {number(y)}) scale({r / 10:.3g})"
    return tag("path", d=d, fill="#B5443A", stroke=colour("ink"), stroke_width=0.8, transform=where)


# --- the scale -------------------------------------------------------------------------------------------------------


def scale_size(plate: Plate) -> tuple[float, float]:
    """Width and height of the scale bar."""
    return _miles(plate) * MILE * plate.scale + 60, 96


def _miles(plate: Plate) -> int:
    """How many miles the scale shows."""
    return next((miles for miles in (20, 10, 5, 2) if miles * MILE * plate.scale < LONGEST_SCALE), 1)


LONGEST_SCALE = 640.0


def scale_bar(plate: Plate, place: Box, words: str) -> str:
    """Miles of the time."""
    miles, mile = _miles(plate), MILE * plate.scale
    x, y = place.x0 + 30, place.y0 + 48
    ink = colour("ink")
    shown = [lettering(words, place.centre[0], place.y0 + 26, 25, "italic", fill=ink, halo=colour("paper"))]
    shown.append(tag("rect", x=x, y=y, width=miles * mile, height=13, fill=colour("plate"), stroke=ink, stroke_width=2))
    for n in range(miles):
        half = 0 if n % 2 else 6.5
        shown.append(tag("rect", x=x + n * mile, y=y + half, width=mile, height=6.5, fill=ink))
    for n in (0, 1, 2, 3, 4, 5, 10, 20)[: {1: 2, 2: 3, 5: 6, 10: 7}.get(miles, 8)]:
        shown.append(lettering(str(n), x + n * mile, y + 36, 22, "plain", fill=ink, halo=colour("paper")))
    return group(shown, class_="scale")


def ship(middle: Point, size: float) -> str:
    """Something to look at on an empty sea."""
    return use(PREFIX + "galleon", square(middle, size), opacity="0.85")

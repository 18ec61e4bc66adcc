"""SVG text: tags, paths and lettering. Numbers are rounded to a tenth, so that the same picture has the same bytes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from caracole.draw.fonts import FACES
from caracole.draw.shapes import Box, Point

Attribute = str | float | None


def number(value: float) -> str:
    """At most one decimal, and no minus before a nought."""
    rounded = round(value, 1)
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)


def tag(name: str, *inside: str, data: Mapping[str, object] | None = None, **attributes: Attribute) -> str:
    """An element. `stroke_width` is written stroke-width, `class_` class; attributes that are None are left out."""
    words = [name]
    for key, value in attributes.items():
        if value is not None:
            written = value if isinstance(value, str) else number(value)
            words.append(f'{key.rstrip("_").replace("_", "-")}="{escape(written)}"')
    for key, thing in (data or {}).items():
        words.append(f'data-{key}="{escape(str(thing))}"')
    head = " ".join(words)
    return f"<{head}>{''.join(inside)}</{name}>" if inside else f"<{head}/>"


def group(inside: Iterable[str], *, data: Mapping[str, object] | None = None, **attributes: Attribute) -> str:
    """A group; nothing if there is nothing in it."""
    content = "".join(inside)
    return tag("g", content, data=data, **attributes) if content else ""


def line(points: Sequence[Point], *, closed: bool = False) -> str:
    """The data of a path through these points."""
    written = " ".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{written}{'Z' if closed else ''}"


def box(place: Box, *, data: Mapping[str, object] | None = None, **attributes: Attribute) -> str:
    """A rectangle."""
    return tag("rect", data=data, x=place.x0, y=place.y0, width=place.width, height=place.height, **attributes)


def use(sign: str, place: Box, *, data: Mapping[str, object] | None = None, **attributes: Attribute) -> str:
    """A sign of the definitions, which has a box of 100 across, put into a place."""
    scale = f"{place.width / 100:.4g}"
    where = f"translate({number(place.x0)} {number(place.y0)}) scale({scale})"
    return tag("use", data=data, href=f"#{sign}", transform=where, **attributes)


def lettering(
    words: str,
    x: float,
    y: float,
    size: float,
    face: str = "plain",
    *,
    anchor: str = "middle",
    fill: str | None = None,
    halo: str | None = None,
    spacing: float | None = None,
    turn: float | None = None,
) -> str:
    """A line of text on its baseline; `halo` is the colour of a rim that keeps it clear of what lies under it; `turn`
    an angle in degrees."""
    font = FACES[face]
    return tag(
        "text",
        escape(words, quote=False),
        x=x,
        y=y,
        transform=None if turn is None else f"rotate({number(turn)} {number(x)} {number(y)})",
        font_family=f"{font.family}, {font.instead}",
        font_size=size,
        font_weight=None if font.weight == 400 else font.weight,
        font_style=None if font.style == "normal" else font.style,
        text_anchor=None if anchor == "start" else anchor,
        fill=fill,
        letter_spacing=spacing,
        stroke=halo,
        stroke_width=size * 0.22 if halo else None,
        stroke_opacity="0.8" if halo else None,
        stroke_linejoin="round" if halo else None,
        paint_order="stroke" if halo else None,
    )

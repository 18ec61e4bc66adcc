"""PNG from SVG, with resvg (`pip install caracole[draw]`): the same picture everywhere, with our own typefaces."""

from __future__ import annotations

from caracole.draw.fonts import font_files
from caracole.kernel.errors import CaracoleError


def png(picture: str, width: int | None = None) -> bytes:
    """The picture as PNG; `width` in pixels, or as the SVG says."""
    try:
        from resvg_py import svg_to_bytes  # noqa: PLC0415 - an optional package
    except ImportError as error:
        raise CaracoleError("PNG needs one more package: pip install 'caracole[draw]' (or write .svg)") from error
    return bytes(svg_to_bytes(svg_string=picture, width=width, skip_system_fonts=True, font_files=font_files()))

"""The charts of a report, in Vega-Lite by way of Altair. They take the width of the page they stand on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caracole.lab.datasets import NotInstalled
from caracole.lab.statistics import Measured

INK, SOFT, GRID = "#2e2318", "#6b5436", "#e3d9c3"
FONT = "Georgia, 'Times New Roman', serif"
FEW = 16
"""As many numbers have a bar each."""
PERCENT = "round(100 * datum.value) + ' %'"
"""Labels of an axis of parts, as the words of the page write them."""
SCHEME = ("#8e2f24", "#2f5d8a", "#3d7a42", "#b07a1e", "#6a4c93", "#4a4a4a")


def altair() -> Any:
    """Altair; only who makes reports needs it."""
    try:
        import altair as alt  # noqa: PLC0415
    except ImportError as error:
        raise NotInstalled("lab", error.name) from error
    return alt


def bundle() -> str:
    """The libraries that draw charts in a browser, as one script."""
    try:
        import vl_convert  # noqa: PLC0415
    except ImportError as error:
        raise NotInstalled("lab", error.name) from error
    libraries: Any = vl_convert  # its types ask for more than it does
    script: str = libraries.javascript_bundle()
    return script.replace("</script", "<\\/script")


def finished(chart: Any, height: int) -> dict[str, Any]:
    """A chart in the dress of the page, as plain data."""
    dressed = (
        chart.properties(width="container", height=height)
        .configure(font=FONT, background="transparent", autosize={"type": "fit-x", "contains": "padding"})
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=SOFT, titleColor=SOFT, gridColor=GRID, domainColor=GRID, tickColor=GRID, labelFontSize=12,
            titleFontSize=12, titleFontWeight="normal", labelLimit=240, labelFlush=False,
        )
        .configure_legend(labelColor=INK, titleColor=SOFT, orient="top", labelFontSize=12, title=None)
    )  # fmt: skip
    found: dict[str, Any] = dressed.to_dict()
    return found


def shares(found: Mapping[str, Measured], colours: Mapping[str, str], title: str) -> dict[str, Any]:
    """Shares with their intervals, and a line at an even part."""
    alt = altair()
    rows = [
        {"who": name, "share": each.share, "low": each.low, "high": each.high, "colour": colours.get(name, SCHEME[0])}
        for name, each in found.items()
    ]
    data = alt.Data(values=rows)
    x = alt.X("share:Q", title=title, axis=alt.Axis(labelExpr=PERCENT, tickCount=5), scale=alt.Scale(domain=[0, 1]))
    y = alt.Y("who:N", title=None, sort=None)
    base = alt.Chart(data)
    even = alt.Chart(alt.Data(values=[{"even": 1 / max(2, len(rows))}])).mark_rule(color=SOFT, strokeDash=[4, 4])
    tips = [alt.Tooltip("who:N"), *(alt.Tooltip(f"{name}:Q", format=".1%") for name in ("share", "low", "high"))]
    chart = (
        even.encode(x="even:Q")
        + base.mark_rule(strokeWidth=3).encode(
            x=alt.X("low:Q", title=title), x2="high:Q", y=y, color=alt.Color("colour:N", scale=None)
        )
        + base.mark_point(filled=True, size=130, opacity=1).encode(
            x=x, y=y, color=alt.Color("colour:N", scale=None), tooltip=tips
        )
    )
    return finished(chart, 44 * len(rows) + 10)


def histogram(values: Sequence[float], title: str, games: str, *, parts: bool = False) -> dict[str, Any]:
    """How many games have how much of something; ``parts`` are from 0 to 1."""
    alt = altair()
    ticks = {"values": list(range(len(values) + 1))} if len(values) <= FEW else {"tickCount": 5}
    y = alt.Y("count():Q", title=games, axis=alt.Axis(format="d", **ticks))
    least, most = min(values, default=0), max(values, default=0)
    if parts:
        bins, axis = alt.Bin(extent=[0, 1], step=0.1), alt.Axis(labelExpr=PERCENT, values=[0, 0.2, 0.4, 0.6, 0.8, 1])
        x = alt.X("value:Q", bin=bins, title=title, axis=axis, scale=alt.Scale(domain=[0, 1]))
    elif most - least < FEW:
        shown = list(range(int(least), max(int(most), int(least) + 4) + 1))
        x = alt.X("value:O", title=title, axis=alt.Axis(labelAngle=0), scale=alt.Scale(domain=shown))
    else:
        x = alt.X(
            "value:Q",
            bin=alt.Bin(maxbins=20, minstep=1),
            title=title,
            axis=alt.Axis(tickCount=6, format="d", labelOverlap=True, labelSeparation=10),
        )
    data = alt.Data(values=[{"value": float(value) if parts else int(value)} for value in values])
    return finished(alt.Chart(data).mark_bar(color="#a5865a").encode(x=x, y=y, tooltip=["count():Q"]), 180)


def course(rows: Sequence[Mapping[str, Any]], colours: Mapping[str, str], title: str, progress: str) -> dict[str, Any]:
    """The score over the game: the middle game, and the middle half of them as a band."""
    alt = altair()
    sides = list(dict.fromkeys(row["side"] for row in rows))
    scale = alt.Scale(domain=sides, range=[colours.get(side, SCHEME[n % 6]) for n, side in enumerate(sides)])
    data = alt.Data(values=[dict(row) for row in rows])
    x = alt.X("progress:Q", title=progress, axis=alt.Axis(labelExpr=PERCENT, tickCount=5))
    colour = alt.Color("side:N", scale=scale, legend=alt.Legend(symbolOpacity=1, symbolType="square"))
    band = alt.Chart(data).mark_area(opacity=0.18).encode(
        x=x, y=alt.Y("low:Q", title=title, axis=alt.Axis(tickMinStep=1, tickCount=6)), y2="high:Q", color=colour
    )  # fmt: skip
    line = alt.Chart(data).mark_line(strokeWidth=2.5).encode(x=x, y=alt.Y("middle:Q", title=title), color=colour)
    return finished(band + line, 240)


def chances(rows: Sequence[Mapping[str, Any]], colours: Mapping[str, str], title: str, progress: str) -> dict[str, Any]:
    """How likely each side was to win over one game."""
    alt = altair()
    sides = list(dict.fromkeys(row["side"] for row in rows))
    scale = alt.Scale(domain=sides, range=[colours.get(side, SCHEME[n % 6]) for n, side in enumerate(sides)])
    y = alt.Y("chance:Q", title=title, axis=alt.Axis(labelExpr=PERCENT, tickCount=5), scale=alt.Scale(domain=[0, 1]))
    chart = (
        alt.Chart(alt.Data(values=[dict(row) for row in rows]))
        .mark_line(strokeWidth=2.5, interpolate="step-after")
        .encode(
            x=alt.X("progress:Q", title=progress, axis=alt.Axis(labelExpr=PERCENT, tickCount=5)),
            y=y,
            color=alt.Color("side:N", scale=scale),
        )
    )
    return finished(chart, 200)


def bars(rows: Sequence[Mapping[str, Any]], value: str, title: str, *, percent: bool = False) -> dict[str, Any]:
    """A bar for each row, which has a ``name``."""
    alt = altair()
    axis = alt.Axis(labelExpr=PERCENT, tickCount=5) if percent else alt.Axis(tickCount=6)
    scale = alt.Scale(domain=[0, 1]) if percent else alt.Scale(zero=True)
    chart = (
        alt.Chart(alt.Data(values=[dict(row) for row in rows]))
        .mark_bar(color="#a5865a")
        .encode(
            x=alt.X(f"{value}:Q", title=title, axis=axis, scale=scale),
            y=alt.Y("name:N", title=None, sort=None),
            tooltip=["name:N", alt.Tooltip(f"{value}:Q", format=".1%" if percent else ".2f")],
        )
    )
    return finished(chart, 22 * len(rows) + 20)

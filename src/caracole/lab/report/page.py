"""The page: a summary in words, then charts, maps and tables, in one file that needs nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from caracole.kernel import CaracoleError, Game
from caracole.lab.luck import Luck
from caracole.lab.report import charts
from caracole.lab.report.clauses import never_fired
from caracole.lab.report.compare import RULES, Difference, compared
from caracole.lab.report.figures import Figures, Heat, five
from caracole.lab.report.maps import Ground, ground_of, hottest, never, overlay
from caracole.lab.report.names import Names, local
from caracole.lab.statistics import Interval, Measured
from caracole.lab.swings import Swing, swings
from caracole.play import load
from caracole.play.registry import system as find
from caracole.texts import Texts, rulebook

FAIR = 1.16
"""Sides look even if the best has not more than this many times its even share."""
MOST_VAGUE = 0.3
"""An interval that is wider says nothing yet."""
MOST_ROWS = 25
MOST_NAMED = 12
LEAST_TOLD = 0.005
"""A number below this would be told as nought."""
SEPARATORS = {"it": str.maketrans(",.", ".,"), "fr": str.maketrans(",.", "\N{NARROW NO-BREAK SPACE},")}
"""Numbers are written as in English and then changed."""
PERCENT = {"fr": "\N{NARROW NO-BREAK SPACE}%"}
LIGHT = 200
"""Colours lighter than this do not show on paper."""


def report(
    folder: str | Path,
    *,
    language: str = "en",
    against: str | Path | None = None,
    luck: Luck | None = None,
    title: str | None = None,
    back: str | None = None,
) -> str:
    """The report of a data set as an HTML page; ``against`` is another set that it is compared with, ``back`` the
    address of the run."""
    return Page(folder, language, against, luck).html(title, back)


def _game_of(about: Mapping[str, Any], folder: str | Path) -> Game[Any]:
    """The game of a data set; with data files of its own where the set keeps them."""
    rows = Figures(folder)._rows("SELECT data FROM games LIMIT 1")
    data = rows[0]["data"] if rows else None
    return load(about["system"], about["scenario"], about["options"], data)


class Page:
    """The page of a data set, part by part."""

    def __init__(self, folder: str | Path, language: str, against: str | Path | None, luck: Luck | None) -> None:
        self.figures = Figures(folder)
        if not self.figures.count:
            raise CaracoleError(f"{folder}: there is no game in this data set yet")
        self.about = self.figures.about
        self.game = _game_of(self.about, folder)
        self.texts = Texts(language, self.about["system"])
        self.language = language
        self.ground: Ground | None = ground_of(self.game, language)
        self.names = Names(self.about["system"], language, self.ground)
        self.against = None if against is None else Figures(against)
        self.luck = luck
        self.folder = folder
        self.charts: list[dict[str, Any]] = []
        self.colours = self._side_colours()

    def say(self, code: str, **args: Any) -> str:
        """A message of the report."""
        return self.texts.say(f"report-{code}", **args)

    # --- colours ------------------------------------------------------------------------------------------------------

    def _side_colours(self) -> dict[str, str]:
        found: dict[str, str] = {}
        sides = {} if self.ground is None else self.ground.board.theme.sides
        seats = {} if self.ground is None else self.ground.board.sides
        for number, slug in enumerate(dict.fromkeys([*self.figures.seats, *sides])):
            theme = sides.get(seats.get(slug, slug), {})
            shades = [theme[key] for key in ("mark", "front", "figure", "ground") if key in theme]
            dark = [shade for shade in shades if _lightness(shade) < LIGHT]
            colour = dark[0] if dark else charts.SCHEME[number % len(charts.SCHEME)]
            found[slug] = found[self.names.seat(slug)] = colour
        return found

    # --- parts -------------------------------------------------------------------------------------------------------

    def chart(self, spec: dict[str, Any], title: str, note: str = "", *, wide: bool = False) -> str:
        """A place for a chart, which the script fills."""
        self.charts.append(spec)
        told = f"<p class=note>{escape(note)}</p>" if note else ""
        place = f"<div class=chart id=c{len(self.charts) - 1}></div>"
        shape = " class=wide" if wide else ""
        return f"<figure{shape}><figcaption>{escape(title)}</figcaption>{place}{told}</figure>"

    def section(self, title: str, *parts: str) -> str:
        """A part of the page; nothing if it would be empty."""
        inside = "".join(parts)
        return f"<section><h2>{escape(title)}</h2>{inside}</section>" if inside else ""

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """A table whose first column is text and whose others are figures."""
        head = "".join(f"<th>{escape(each)}</th>" for each in headings)
        body = "".join("<tr>" + "".join(f"<td>{escape(each)}</td>" for each in row) + "</tr>" for row in rows)
        return f"<div class=scroll><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"

    def folded(self, title: str, inside: str) -> str:
        """What is shown when its title is touched."""
        return f"<details><summary>{escape(title)}</summary>{inside}</details>"

    def decimals(self, value: float, digits: int) -> str:
        """A number as the language writes it."""
        return f"{value:,.{digits}f}".translate(SEPARATORS.get(self.language, {}))

    def number(self, value: float) -> str:
        """A number with as many decimals as it deserves."""
        return self.decimals(value, 0 if value >= 100 else 1 if value >= 1 or not value else 2)

    def spread(self, found: Interval) -> str:
        """A figure with its interval."""
        value, low, high = self._three(found)
        return f"{value} ({low} – {high})"

    def _three(self, found: Interval) -> list[str]:
        digits = 0 if found.value >= 100 else 1
        return [self.decimals(each, digits) for each in (found.value, found.low, found.high)]

    def percent(self, part: float, digits: int = 0) -> str:
        """A part as the language writes it: ``46%``, in French ``46 %``."""
        return f"{self.decimals(100 * part, digits)}{PERCENT.get(self.language, '%')}"

    def labelled(self, name: str, told: str) -> str:
        """``Union: where they stand``, as the language writes a colon."""
        return self.texts.say("labelled", label=name, text=told)

    def facts(self, *rows: Sequence[Sequence[str]]) -> str:
        """What is what, line by line."""
        return f"<div class=facts>{self.table(['', ''], [row for some in rows for row in some])}</div>"

    def html(self, title: str | None, back: str | None = None) -> str:
        """The whole page; ``back`` is the address that it was reached from."""
        named = title or self._title()
        way = f'<p><a href="{escape(back)}">← {escape(self._back())}</a></p>' if back else ""
        parts = self._parts()
        style = files("caracole.lab.report").joinpath("page.css").read_text(encoding="utf-8")
        specs = json.dumps(self.charts, ensure_ascii=False).replace("<", "\\u003c")  # nothing ends the script
        picture = "" if self.ground is None else f".map{{background-image:url({self.ground.picture})}}"
        return (
            f"<!doctype html>\n<html lang={self.language}><head><meta charset=utf-8>"
            '<meta name=viewport content="width=device-width,initial-scale=1">'
            f"<title>{escape(named)}</title><style>{style}{picture}</style></head><body><main>"
            f"<header>{way}<h1>{escape(named)}</h1><p class=lead>{escape(self._players())}</p></header>"
            f"{''.join(parts)}</main><script>{charts.bundle()}</script>"
            f"<script>{SCRIPT.replace('SPECS', specs)}</script>"
            "</body></html>\n"
        )

    def _parts(self) -> list[str]:
        """The sections, in their order."""
        return [
            self.section(self.say("summary"), self._summary(), self._key_figures()),
            self._comparison(),
            self.section(self.say("wins"), self._wins()),
            self.section(self.say("course"), f"<div class=grid>{self._course()}</div>"),
            self._maps(),
            self.section(self.say("length"), f"<div class=grid>{self._length()}</div>"),
            self.section(self.say("use"), self._use()),
            self.section(self.say("luck"), self._luck()),
            self.section(self.say("swings"), self._swings()),
            self.section(self.say("made"), self._made()),
        ]

    def _title(self) -> str:
        board = None if self.ground is None else self.ground.board
        scenario = self.about["scenario"] if board is None else local(board.title, self.language)
        return self.say("title", scenario=scenario)

    def _players(self) -> str:
        players = " · ".join(self.names.player(name) for name in dict.fromkeys(self.about["players"]))
        return self.say("players", games=self.figures.count, players=players)

    # --- in words ----------------------------------------------------------------------------------------------------

    def _summary(self) -> str:
        told = [self._who_wins()]
        decisions, leads = self.figures.mean("decisions"), self.figures.mean("lead_changes")
        told.append(
            self.say("said-length", decisions=self.decimals(decisions.value, 0), leads=self.decimals(leads.value, 1))
        )
        decided = self.figures.decided_at()
        if decided:
            told.append(self.say("said-decided", part=f"{100 * five(decided).value:.0f}"))
        if self.ground is not None:
            hot = hottest(self.ground, self.figures.fights(), 1)
            if hot:
                told.append(self.say("said-fights", place=hot[0][0]))
            left = never(self.ground, self.figures.entered())[1]
            if left and self.ground.board.kind == "areas":
                told.append(self.say("said-never", count=len(left)))
        if self.luck is not None:
            told.append(self.say("said-luck", part=f"{100 * self.luck.dice.value:.0f}"))
        return f"<p class=summary>{escape(' '.join(told))}</p>"

    def _who_wins(self) -> str:
        found = self.figures.by_seat()
        best = max(found, key=lambda seat: found[seat].share)
        share = found[best]
        facts = {
            "side": self.names.seat(best), "share": f"{100 * share.share:.0f}", "low": f"{100 * share.low:.0f}",
            "high": f"{100 * share.high:.0f}", "games": self.figures.count,
        }  # fmt: skip
        return self.say(f"said-{self._verdict(share, 1 / len(found))}", **facts)

    def _verdict(self, best: Measured, even: float) -> str:
        """What can be said of the side that got most."""
        if best.low > even:
            return "ahead"
        if best.high - best.low > MOST_VAGUE:
            return "few"
        return "unsure" if best.share > FAIR * even else "even"

    def _key_figures(self) -> str:
        rows = [(self.say("games"), str(self.figures.count)), (self.say("draws"), str(self.figures.draws))]
        for column in ("decisions", "turns", "lead_changes", "dice"):
            value, low, high = self._three(self.figures.mean(column))
            rows.append((self.say(f"mean-{column.replace('_', '-')}"), f"{value} <small>{low} – {high}</small>"))
        cells = "".join(f"<div><dt>{escape(name)}</dt><dd>{value}</dd></div>" for name, value in rows)
        return f"<dl class=keys>{cells}</dl>"

    # --- figures -----------------------------------------------------------------------------------------------------

    def _wins(self) -> str:
        seats = {self.names.seat(seat): found for seat, found in self.figures.by_seat().items()}
        note = self.say("wins-note")
        parts = [self.chart(charts.shares(seats, self.colours, self.say("share")), self.say("by-side"), note)]
        players = {self.names.player(name): found for name, found in self.figures.by_player().items()}
        if players:
            parts.append(self.chart(charts.shares(players, {}, self.say("share")), self.say("by-player")))
        return f"<div class=grid>{''.join(parts)}</div>"

    def _course(self) -> str:
        rows = [{**row, "side": self.names.seat(row["side"])} for row in self.figures.course()]
        parts = []
        if rows:
            score = charts.course(rows, self.colours, self.say("score"), self.say("progress"))
            parts.append(self.chart(score, self.say("score-over-time"), self.say("score-note"), wide=True))
        leads = [row["lead_changes"] for row in self.figures.games]
        parts.append(
            self.chart(charts.histogram(leads, self.say("lead-changes"), self.say("games")), self.say("lead-changes"))
        )
        decided = self.figures.decided_at()
        if decided:
            spec = charts.histogram(decided, self.say("progress"), self.say("games"), parts=True)
            parts.append(self.chart(spec, self.say("drama"), self.say("drama-note")))
        return "".join(parts)

    def _length(self) -> str:
        decisions = [row["decisions"] for row in self.figures.games]
        turns = [row["turns"] for row in self.figures.games]
        spec = charts.histogram(decisions, self.say("decisions"), self.say("games"))
        differ = len(set(turns)) > 1
        parts = [self.chart(spec, self.say("decisions"), wide=not differ)]
        if differ:
            parts.append(self.chart(charts.histogram(turns, self.say("turns"), self.say("games")), self.say("turns")))
        found = self.figures.branching()[:MOST_NAMED]
        if found:
            rows = [{"name": self.names.clause(row["rule"]), "mean": row["mean"]} for row in found]
            spec = charts.bars(rows, "mean", self.say("candidates"))
            parts.append(self.chart(spec, self.say("branching"), self.say("branching-note"), wide=True))
        return "".join(parts)

    def _maps(self) -> str:
        if self.ground is None:
            return ""
        ground, fields = self.ground, list(self.ground.fields)
        heats = [
            self._heat("fights", self.figures.fights(), self.say("map-fights")),
            self._heat("deaths", self.figures.deaths(), self.say("map-deaths")),
            self._heat("stands", self.figures.stands(fields), self.say("map-stands")),
        ]
        left, names = never(ground, self.figures.entered())
        if left:
            listed = "" if len(names) > MOST_ROWS else ", ".join(names)
            told_never = self.say("map-never", count=len(names), total=len(ground.outlines))
            heats.append(self._map("never", left, told_never, listed))
        by_side = [
            drawn
            for side in dict.fromkeys(ground.board.sides.get(seat, seat) for seat in self.figures.seats)
            for drawn in (
                self._heat("stands", self.figures.stands(fields, side), self._of_side("stands", side), side),
                self._heat(
                    "deaths", self.figures.deaths(self.names.pieces_of(side)), self._of_side("deaths", side), side
                ),
            )
        ]
        if not any(heats):
            return ""
        apart = f"<h3>{escape(self.say('map-by-side'))}</h3>{self._gallery(by_side)}" if any(by_side) else ""
        note = f"<p class=note>{escape(self.say('map-note'))}</p>"
        return self.section(self.say("map"), note, self._gallery(heats), apart)

    def _of_side(self, kind: str, side: str) -> str:
        return self.labelled(self.names.seat(side), self.say(f"map-side-{kind}"))

    def _gallery(self, maps: Sequence[str]) -> str:
        drawn = [each for each in maps if each]
        return f"<div class='maps n{len(drawn)}'>{''.join(drawn)}</div>"

    def _heat(self, kind: str, heat: Heat, title: str, side: str | None = None) -> str:
        """A map with heat, and below it where there is most; nothing where there is none."""
        assert self.ground is not None, "only asked where there is a map"
        shapes = overlay(self.ground, heat, self.say(f"heat-{kind}"))
        if not shapes:
            return ""
        most = [f"{name} {self.number(value)}" for name, value in hottest(self.ground, heat) if value >= LEAST_TOLD]
        return self._map(kind, shapes, title, ", ".join(most), None if side is None else self.colours.get(side))

    def _map(self, kind: str, shapes: str, title: str, note: str, colour: str | None = None) -> str:
        assert self.ground is not None, "only asked where there is a map"
        width, height = self.ground.width, self.ground.height
        hatching = (
            "<defs><pattern id=hatch width=26 height=26 patternUnits=userSpaceOnUse patternTransform='rotate(45)'>"
            "<rect width=10 height=26 fill='#2e2318' fill-opacity=.55 /></pattern></defs>"
        )
        drawn = hatching if kind == "never" else ""
        tint = f" style='--heat:{colour}'" if colour else ""
        return (
            f"<figure><figcaption>{escape(title)}</figcaption>"
            f"<div class='map' style='aspect-ratio:{width:.0f}/{height:.0f}'>"
            f"<svg viewBox='0 0 {width:.0f} {height:.0f}' class='heat {kind}'{tint}>{drawn}{shapes}</svg></div>"
            f"<p class=note>{escape(note)}</p></figure>"
        )

    def _use(self) -> str:
        parts = []
        times = {**dict.fromkeys(self.names.cards, 0), **{row["card"]: row["games"] for row in self.figures.cards()}}
        seldom = sorted(times, key=lambda card: times[card])[:MOST_ROWS]
        if any(times.values()):
            cards = [{"name": self.names.card(card), "games": times[card] / self.figures.count} for card in seldom]
            spec = charts.bars(cards, "games", self.say("share-of-games"), percent=True)
            rest = len(times) - len(seldom)
            parts.append(self.chart(spec, self.say("cards"), self.say("cards-note", count=rest) if rest else ""))
        reasons = self.figures.reasons()[:MOST_NAMED]
        if reasons:
            rows = [
                {"name": self.names.reason(row["reason"]), "times": row["times"] / self.figures.count}
                for row in reasons
            ]
            spec = charts.bars(rows, "times", self.say("times-a-game"))
            parts.append(self.chart(spec, self.say("reasons")))
        grid = f"<div class=grid>{''.join(parts)}</div>" if parts else ""
        return grid + self._pieces() + self._rules()

    def _pieces(self) -> str:
        found = sorted(self.figures.pieces().items(), key=lambda row: (row[1][0], _by_number(row[0])))
        if not found:
            return ""
        rows = [[self.names.piece(slug), self.percent(acted), self.percent(lost)] for slug, (acted, lost) in found]
        table = self.table([self.say("unit"), self.say("acted"), self.say("was-lost")], rows)
        return self.folded(self.say("units", count=len(rows)), table)

    def _rules(self) -> str:
        found = [row for row in self.figures.rules() if row["rule"]]
        fired = {row["rule"] for row in found}
        known, never = rulebook(self.about["system"]), never_fired(self.about["system"], fired)
        rows = [
            [self.names.clause(row["rule"]), self.percent(row["games"] / self.figures.count), self.number(row["times"])]
            for row in found
        ]
        came = len(fired & known.keys())
        told = self.say("rules-fired", fired=came, able=came + len(never))
        table = self.table([self.say("rule"), self.say("in-games"), self.say("times-a-game")], rows)
        parts = [f"<p>{escape(told)}</p>", self.folded(self.say("rules", count=len(rows)), table)]
        if never:
            items = "".join(f"<li>{escape(self.names.clause(rule))}</li>" for rule in never)
            note = f"<p class=note>{escape(self.say('rules-never-note'))}</p>"
            parts.append(
                self.folded(self.say("rules-never", count=len(never)), f"{note}<ul class=columns>{items}</ul>")
            )
        return "".join(parts)

    def _luck(self) -> str:
        if self.luck is None:
            return ""
        found = self.luck
        facts = {
            "dice": f"{100 * found.dice.value:.0f}", "low": f"{100 * found.dice.low:.0f}",
            "high": f"{100 * found.dice.high:.0f}", "choices": f"{100 * found.choices:.0f}",
            "together": f"{100 * found.together:.0f}", "games": found.games,
        }  # fmt: skip
        return f"<p>{escape(self.say('luck-told', **facts))}</p>"

    def _swings(self) -> str:
        found: list[Swing] = swings(self.folder) or []
        if not found:
            return ""
        parts = [f"<p class=note>{escape(self.say('swings-note'))}</p>"]
        heads = [self.say(code) for code in ("what", "who", "when", "cost")]
        for rolled in (False, True):
            rows = [
                [
                    self.names.action(each.action), self._who(each),
                    self.say("place-in-game", game=each.game, turn=each.turn, entry=each.serial),
                    self.percent(each.cost),
                ]
                for each in found
                if each.rolled == rolled
            ]  # fmt: skip
            if rows:
                title = self.say("swings-rolled" if rolled else "swings-chosen")
                parts.append(f"<h3>{escape(title)}</h3><div class=deeds>{self.table(heads, rows)}</div>")
        return "".join(parts)

    def _who(self, swing: Swing) -> str:
        """A side, and its player where several sat there."""
        seat = self.names.seat(swing.seat)
        alike = len(set(self.about["players"])) == 1
        return seat if alike else f"{seat} ({self.names.player(swing.player)})"

    def _comparison(self) -> str:
        if self.against is None:
            return ""
        found = compared(self.figures, self.against)
        rows = [
            [self._compared_name(each.name), self._compared(each, each.here), self._compared(each, each.there),
             self.decimals(each.chance, 3),
             "●" if each.sure else ""]
            for each in found
        ]  # fmt: skip
        heads = [self.say("figure"), self.say("here"), self.say("there"), self.say("chance"), self.say("sure")]
        sure = sum(each.sure for each in found)
        told = self.say("compared", sure=sure, here=self.figures.count, there=self.against.count)
        return self.section(self.say("comparison"), f"<p>{escape(told)}</p>", self.table(heads, rows))

    def _compared(self, each: Difference, found: Interval) -> str:
        if not each.name.startswith("seat:"):
            return self.spread(found)
        low, high = (self.decimals(100 * part, 1) for part in (found.low, found.high))
        return f"{self.percent(found.value, 1)} ({low} – {high})"

    def _compared_name(self, name: str) -> str:
        if name.startswith("seat:"):
            return self.say("share-of", side=self.names.seat(name.removeprefix("seat:")))
        if name.startswith(RULES):
            return self.names.clause(name.removeprefix(RULES))
        return self.say(f"mean-{name.replace('_', '-')}")

    def _made(self) -> str:
        players = ", ".join(self.names.player(name) for name in dict.fromkeys(self.about["players"]))
        who = [[self.say("made-players"), players], [self.say("made-seed"), str(self.about["seed"])]]
        note = f"<p class=note>{escape(self.say('made-note'))}</p>"
        return note + self.facts(self._played(), who, self._program())

    def _played(self) -> list[list[str]]:
        """What was played."""
        told = self.about
        return [
            [self.say("made-system"), f"{find(told['system']).title} ({told['system']}, {told['scenario']})"],
            [self.say("made-options"), "; ".join(self._changed_options()) or self.say("made-usual")],
        ]

    def _program(self) -> list[list[str]]:
        """By which program, rules and data."""
        return [
            [self.say("made-version"), f"Caracole {self.about['version']}"],
            [self.say("made-revision"), str(self.about["revision"])],
            [self.say("made-digest"), self.about["data_digest"]],
        ]

    def _back(self) -> str:
        return self.say("back")

    def _changed_options(self) -> Iterator[str]:
        """Options that are not as usual, by their own words."""
        chosen = self.about["options"]
        for row in find(self.about["system"]).options():
            value = chosen.get(row["id"], row["default"])
            if value != row["default"]:
                told = self.say("yes" if value else "no") if isinstance(value, bool) else str(value)
                yield self.labelled(local(row.get("text") or {}, self.language) or row["id"], told)


def _by_number(slug: str) -> list[tuple[int, str]]:
    """In the order in which people count: R2 before R10."""
    return [(int(part) if part.isdecimal() else 0, part) for part in re.split(r"(\d+)", slug)]


def _lightness(colour: str) -> float:
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue


SCRIPT = """
const specs = SPECS;
specs.forEach((spec, number) => vegaEmbed('#c' + number, spec, {actions: false, renderer: 'svg', ast: true}));
"""

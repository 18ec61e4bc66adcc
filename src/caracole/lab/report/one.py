"""The same page for one finished game: how it went, when it turned, where it was fought."""

from __future__ import annotations

import json
from collections.abc import Callable
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from caracole.kernel import CaracoleError
from caracole.lab.chances import Turn, chances, dearest
from caracole.lab.datasets import ABOUT, arrow, rows_of, schemas
from caracole.lab.games import Played, Task
from caracole.lab.gathering import gathered
from caracole.lab.report import charts
from caracole.lab.report.clauses import never_fired
from caracole.lab.report.maps import hottest
from caracole.lab.report.names import local
from caracole.lab.report.page import Page
from caracole.lab.running import about_of
from caracole.play import Match
from caracole.texts import rulebook

Link = Callable[[int], str]
"""The address of the game after the entry of this number."""

TURN_HEADS = ("what", "who", "one-entry", "cost", "one-left", "one-fell")
POINTS = 240
"""At so many moments at most a chance is drawn."""


def analysis(match: Match, *, language: str = "en", link: Link | None = None, back: str | None = None) -> str:
    """The page about one game that is over, as HTML. ``link`` leads from a moment to the game itself, ``back`` is the
    address of its table."""
    if match.outcome is None:
        raise CaracoleError("only a game that is over is analysed")
    with TemporaryDirectory() as folder:
        keep_one(match, Path(folder))
        return OneGame(match, folder, language, link).html(None, back)


def keep_one(match: Match, folder: Path) -> None:
    """A match as the only game of a data set, whoever played it and however it ended."""
    pa, outcome, names = arrow(), match.outcome, match.record.header.players
    assert outcome is not None, "the game is over"
    seats = tuple(range(len(names)))
    task = Task(0, match.game.system, match.game.scenario, dict(match.game.options), names, 0, seats)
    played = Played(0, 0, 0, seats, names, outcome.winners, outcome.scores, match.length, (), gathered(match, 0))
    for name, rows in rows_of(task, played).items():
        table = pa.Table.from_pylist(rows, schema=schemas()[name])
        pa.parquet.write_table(table, folder / f"{name}.parquet")
    about = about_of(match.game, (), 0, {"players": list(names)})
    (folder / ABOUT).write_text(json.dumps(about), encoding="utf-8")


class OneGame(Page):
    """The page of one game."""

    def __init__(self, match: Match, folder: str | Path, language: str, link: Link | None) -> None:
        super().__init__(folder, language, None, None)
        self.match, self.link = match, link
        self.row = self.figures.games[0]
        self.chances = chances(match)

    def _title(self) -> str:
        board = None if self.ground is None else self.ground.board
        return self.say(
            "one-title", scenario=self.about["scenario"] if board is None else local(board.title, self.language)
        )

    def _players(self) -> str:
        players = zip(self.row["seats"], self.row["players"], strict=True)
        return " · ".join(
            self.labelled(self.names.seat(seat), self.names.player(name)) if name else self.names.seat(seat)
            for seat, name in players
        )

    def _parts(self) -> list[str]:
        return [
            self.section(self.say("summary"), self._summary(), self._key_figures()),
            self.section(self.say("one-course"), f"<div class=grid>{self._course()}</div>"),
            self.section(self.say("one-turns"), self._turning_points()),
            self._maps(),
            self.section(self.say("use"), self._use()),
            self.section(self.say("made"), self._made()),
        ]

    # --- in words ----------------------------------------------------------------------------------------------------

    def _summary(self) -> str:
        told = [self._who_won()]
        told.append(self.say("one-length", decisions=self.row["decisions"], leads=self.row["lead_changes"]))
        decided = self.figures.decided_at()
        if decided:
            told.append(self.say("one-decided", part=f"{100 * decided[0]:.0f}"))
        if self.ground is not None:
            hot = hottest(self.ground, self.figures.fights(), 1)
            if hot:
                told.append(self.say("said-fights", place=hot[0][0]))
        return f"<p class=summary>{escape(' '.join(told))}</p>"

    def _who_won(self) -> str:
        ended, winners = self.match.record.ended, [self.names.seat(seat) for seat in self.row["winners"]]
        if not winners:
            return self.say("one-closed" if ended is not None and ended.how == "closed" else "one-drawn")
        if ended is not None:
            return self.say("one-ended", sides=self.texts.listed(winners))
        scores = " : ".join(map(str, self.row["scores"]))
        return self.say("one-won", sides=self.texts.listed(winners), scores=scores)

    def _key_figures(self) -> str:
        told = {"decisions": "decisions", "turns-played": "turns", "lead-changes": "lead_changes", "dice": "dice"}
        cells = "".join(
            f"<div><dt>{escape(self.say(f'one-{code}'))}</dt><dd>{self.row[column]}</dd></div>"
            for code, column in told.items()
        )
        return f"<dl class=keys>{cells}</dl>"

    # --- figures -----------------------------------------------------------------------------------------------------

    def _course(self) -> str:
        parts = []
        rows = [{**row, "side": self.names.seat(row["side"])} for row in self.figures.standings()]
        if rows:
            spec = charts.course(rows, self.colours, self.say("score"), self.say("progress"))
            parts.append(self.chart(spec, self.say("score-over-time"), wide=True))
        if self.chances:
            spec = charts.chances(self._chance_rows(), self.colours, self.say("one-chance"), self.say("progress"))
            parts.append(self.chart(spec, self.say("one-chances"), self.say("one-chances-note"), wide=True))
        return "".join(parts)

    def _chance_rows(self) -> list[dict[str, float | str]]:
        found = self.chances or []
        last = len(found) - 1
        shown = sorted({*range(0, last, max(1, -(-last // POINTS))), last})
        return [
            {"side": self.names.seat(seat), "progress": place / max(1, last), "chance": found[place][number]}
            for place in shown
            for number, seat in enumerate(self.row["seats"])
        ]

    def _turning_points(self) -> str:
        if not self.chances:
            return ""
        found = dearest(self.match, self.chances)
        if not found:
            return f"<p>{escape(self.say('one-no-turns'))}</p>"
        heads = "".join(f"<th>{escape(self.say(code))}</th>" for code in TURN_HEADS)
        body = "".join(map(self._turn, found))
        table = f"<table class=turns><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
        return f"<p class=note>{escape(self.say('one-turns-note'))}</p><div class=scroll>{table}</div>"

    def _turn(self, turn: Turn) -> str:
        seat = self.row["seats"][turn.entry.seat]
        what = escape(self.names.action(turn.entry.action))
        if self.link is not None:
            what = f'<a href="{escape(self.link(turn.entry.serial))}">{what}</a>'
        cells = [
            what,
            escape(self.names.seat(seat)),
            str(turn.entry.serial),
            self.percent(turn.cost),
            self.percent(turn.left),
            escape(self.say("one-rolled")) if turn.entry.rolls else "",
        ]
        return "<tr>" + "".join(f"<td>{each}</td>" for each in cells) + "</tr>"

    def _use(self) -> str:
        cards = [self.names.card(row["card"]) for row in self.figures.cards()]
        told = f"<p>{escape(self.say('one-cards', cards=', '.join(cards)))}</p>" if cards else ""
        lost = sorted(self.names.piece(slug) for slug, (_, part) in self.figures.pieces().items() if part)
        if lost:
            told += f"<p>{escape(self.say('one-lost', count=len(lost), units=', '.join(lost)))}</p>"
        return told + self._rules()

    def _rules(self) -> str:
        found = [row for row in self.figures.rules() if row["rule"]]
        known = rulebook(self.about["system"])
        fired = {row["rule"] for row in found}
        came = len(fired & known.keys())
        table = self.table(
            [self.say("rule"), self.say("one-times")],
            [[self.names.clause(row["rule"]), f"{row['times']:.0f}"] for row in found],
        )
        able = came + len(never_fired(self.about["system"], fired))
        told = self.say("rules-fired", fired=came, able=able)
        return f"<p>{escape(told)}</p>{self.folded(self.say('rules', count=len(found)), table)}"

    def _made(self) -> str:
        return self.facts(self._played(), self._program())

    def _back(self) -> str:
        return self.say("one-back")

"""What a report is made of: figures of a data set, counted by SQL and given their intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from caracole.lab.datasets import about
from caracole.lab.queries import query
from caracole.lab.statistics import Interval, Measured, mean_interval, mean_over_blocks, measured

STEPS = 20
"""Into so many parts a game is cut where its course is shown."""
CELLS = 36
"""So many cells lie across an open table where it is heated."""
MOST_DRAMAS = 5000
"""Of more games than these the course is not followed one by one."""


class Heat(NamedTuple):
    """How much happened where: by place, or by point on a board without a grid. Numbers are per game."""

    places: dict[str, float]
    points: list[tuple[float, float, float]]


class Figures:
    """The figures of a data set; each is worked out when it is asked for."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = folder
        self.about = about(folder)
        self.games = self._rows("SELECT game, block, seats, players, entrants, winners, scores, decisions, turns, "
                                "lead_changes, dice FROM games ORDER BY game")  # fmt: skip
        self.count = len(self.games)
        self.seats: list[str] = self.games[0]["seats"] if self.games else []

    def _rows(self, sql: str) -> list[dict[str, Any]]:
        found = query(self.folder, sql)
        return [dict(zip(found.columns, row, strict=True)) for row in found.rows]

    # --- who wins ----------------------------------------------------------------------------------------------------

    def by_seat(self) -> dict[str, Measured]:
        """What each seat got of the games, whoever sat there; a draw is shared."""
        return {seat: measured(self._blocks(seat)) for seat in self.seats}

    def _blocks(self, seat: str) -> list[list[float]]:
        got = []
        for row in self.games:
            winners = row["winners"]
            got.append(1 / len(row["seats"]) if not winners else 1 / len(winners) if seat in winners else 0.0)
        return self.in_blocks(got)

    def by_player(self) -> dict[str, Measured]:
        """What each player got, if they are not all the same."""
        names = list(dict.fromkeys(name for row in self.games for name in row["players"]))
        if len(names) < 2:
            return {}
        found = {}
        for name in names:
            got = []
            for row in self.games:
                won = {row["players"][row["seats"].index(seat)] for seat in row["winners"]}
                got.append(1 / len(set(row["players"])) if not won else 1 / len(won) if name in won else 0.0)
            found[name] = measured(self.in_blocks(got))
        return found

    @property
    def draws(self) -> int:
        """Games that nobody won."""
        return sum(not row["winners"] for row in self.games)

    def mean(self, column: str) -> Interval:
        """The mean of a number that every game has."""
        return mean_over_blocks(self.in_blocks([float(row[column]) for row in self.games]))

    def in_blocks(self, values: Sequence[float]) -> list[list[float]]:
        """A number of each game, block by block: the games of a block have their luck in common."""
        blocks: dict[int, list[float]] = defaultdict(list)
        for row, value in zip(self.games, values, strict=True):
            blocks[row["block"]].append(value)
        return list(blocks.values())

    # --- the course of a game ----------------------------------------------------------------------------------------

    def course(self) -> list[dict[str, Any]]:
        """The score of each side over the game: median and the middle half of the games."""
        return self._rows(
            f"SELECT side, least(floor(progress * {STEPS}), {STEPS}) / {STEPS} AS progress, median(score) AS middle, "
            "quantile_cont(score, 0.25) AS low, quantile_cont(score, 0.75) AS high FROM standings "
            "GROUP BY ALL ORDER BY 1, 2"
        )

    def standings(self) -> list[dict[str, Any]]:
        """The score of each side at every moment at which it was noted, for a set with one game."""
        return self._rows(
            "SELECT side, progress, score AS middle, score AS low, score AS high FROM standings ORDER BY 1, 2"
        )

    def decided_at(self) -> list[float]:
        """In each decided game, after what part of it the winner led for good."""
        if self.count > MOST_DRAMAS:
            return []
        scores: dict[int, dict[float, dict[str, int]]] = defaultdict(lambda: defaultdict(dict))
        for row in self._rows("SELECT game, progress, side, score FROM standings"):
            scores[row["game"]][row["progress"]][row["side"]] = row["score"]
        found = []
        for row in self.games:
            moments = sorted(scores[row["game"]].items())
            if not moments or not row["winners"] or row["winners"][0] not in moments[-1][1]:
                continue
            winner, last = row["winners"][0], 0.0
            for progress, standing in moments[:-1]:
                if (
                    max(standing, key=lambda side: standing[side]) != winner
                    or list(standing.values()).count(standing[winner]) > 1
                ):
                    last = progress
            found.append(last)
        return found

    def branching(self) -> list[dict[str, Any]]:
        """Allowed actions by the rule that asks for a decision: how often it did, the mean, the middle and the most."""
        return self._rows(
            "SELECT rule, count(*) AS times, avg(candidates) AS mean, median(candidates) AS middle, "
            "max(candidates) AS most FROM decisions GROUP BY rule HAVING count(candidates) > 0 "
            "ORDER BY times DESC, rule"
        )

    def reasons(self) -> list[dict[str, Any]]:
        """Why players did what they did, the commonest first."""
        return self._rows(
            "SELECT reason, count(*) AS times FROM decisions WHERE reason IS NOT NULL GROUP BY reason "
            "ORDER BY times DESC, reason"
        )

    # --- where -------------------------------------------------------------------------------------------------------

    def fights(self) -> Heat:
        """Where there was fighting."""
        places = (
            "SELECT place, count(DISTINCT (game, serial)) AS times FROM (SELECT game, serial, unnest(places) AS place "
            "FROM events WHERE fight <> '') GROUP BY place"
        )
        return self._heat(places, "SELECT unnest(points) AS point FROM events WHERE fight <> ''")

    def deaths(self, pieces: Sequence[str] | None = None) -> Heat:
        """Where units were lost: all, or these only."""
        if pieces is None:
            places = "SELECT place, count(*) AS times FROM (SELECT unnest(lost_at) AS place FROM events) GROUP BY place"
            return self._heat(places, "SELECT unnest(lost_points) AS point FROM events")
        own = f"piece IN ({_listed(pieces)})"
        lost = "SELECT unnest(lost) AS piece, unnest({0}) AS {1} FROM events WHERE len(lost) = len({0})"
        places = f"SELECT place, count(*) AS times FROM ({lost.format('lost_at', 'place')}) WHERE {own} GROUP BY place"
        return self._heat(places, f"SELECT point FROM ({lost.format('lost_points', 'point')}) WHERE {own}")

    def stands(self, fields: Sequence[str] = (), side: str | None = None) -> Heat:
        """Where units stood, at moments spread evenly over the games, of all sides or one; points only on these fields
        of the board."""
        own = "" if side is None else f" AND side IN ({_listed([side])})"
        places = (
            "SELECT place, sum(pieces) / max(moments) AS times FROM positions, (SELECT count(DISTINCT (game, serial)) "
            f"* 1.0 / count(DISTINCT game) AS moments FROM positions) WHERE place IS NOT NULL{own} GROUP BY place"
        )
        return self._heat(places, f"SELECT [x, y] AS point FROM positions WHERE place IN ({_listed(fields)}){own}")

    def _heat(self, places: str, points: str) -> Heat:
        games = max(1, self.count)
        by_place = {row["place"]: row["times"] / games for row in self._rows(places) if row["place"]}
        binned = self._rows(
            f"SELECT floor(point[1] / {CELLS}) * {CELLS} AS x, floor(point[2] / {CELLS}) * {CELLS} AS y, "
            f"count(*) AS times FROM ({points}) WHERE point[1] IS NOT NULL GROUP BY ALL ORDER BY 1, 2"
        )
        return Heat(by_place, [(row["x"], row["y"], row["times"] / games) for row in binned])

    def entered(self) -> set[str]:
        """Places where anything ever stood or happened."""
        rows = self._rows(
            "SELECT DISTINCT place FROM positions WHERE place IS NOT NULL "
            "UNION SELECT DISTINCT unnest(places) FROM events"
        )
        return {row["place"] for row in rows}

    # --- what was used -----------------------------------------------------------------------------------------------

    def rules(self) -> list[dict[str, Any]]:
        """Clauses by which something happened or was decided: in how many games, and how often a game."""
        return self._rows(
            f"SELECT rule, count(DISTINCT game) AS games, count(*) * 1.0 / {max(1, self.count)} AS times FROM "
            "(SELECT game, rule FROM events UNION ALL SELECT game, rule FROM decisions) "
            "GROUP BY rule ORDER BY times DESC, rule"
        )

    def cards(self) -> list[dict[str, Any]]:
        """Cards that were played: in how many games."""
        return self._rows(
            "SELECT args->>'$.card' AS card, count(DISTINCT game) AS games FROM events "
            "WHERE kind LIKE '%card%' AND kind LIKE '%played%' AND args->>'$.card' IS NOT NULL "
            "GROUP BY card ORDER BY games DESC, card"
        )

    def pieces(self) -> dict[str, tuple[float, float]]:
        """Of each piece, in what part of the games it did something and was lost."""
        games = max(1, self.count)
        acted = self._rows(
            "SELECT piece, count(DISTINCT game) AS games FROM (SELECT game, unnest(pieces) AS piece FROM events "
            "WHERE moved IS NOT NULL OR fight <> '') GROUP BY piece"
        )
        lost = self._rows(
            "SELECT piece, count(DISTINCT game) AS games FROM (SELECT game, unnest(lost) AS piece FROM events) "
            "GROUP BY piece"
        )
        fallen = {row["piece"]: row["games"] / games for row in lost}
        found = {row["piece"]: (row["games"] / games, fallen.get(row["piece"], 0.0)) for row in acted}
        return {**{piece: (0.0, part) for piece, part in fallen.items()}, **found}

    def rule_rates(self) -> dict[str, list[float]]:
        """How often each clause was used, game by game."""
        numbers = {row["game"]: place for place, row in enumerate(self.games)}
        found: dict[str, list[float]] = {}
        for row in self._rows("SELECT game, rule, count(*) AS times FROM events GROUP BY ALL"):
            found.setdefault(row["rule"], [0.0] * self.count)[numbers[row["game"]]] = float(row["times"])
        return found


def _listed(names: Sequence[str]) -> str:
    """Names as SQL has them in a list, which may not be empty."""
    return ", ".join("'" + each.replace("'", "''") + "'" for each in (*names, ""))


def five(values: Sequence[float]) -> Interval:
    """A mean with its interval, of any values."""
    return mean_interval([float(each) for each in values])

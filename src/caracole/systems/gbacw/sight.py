"""Lines of sight (10.2) for ``caracole los``: explained, told and drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from caracole.kernel import CaracoleError
from caracole.systems.gbacw.drawing import draw_sight
from caracole.systems.gbacw.loader import find_field
from caracole.systems.gbacw.odds import reach_of
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.fire import los
from caracole.systems.gbacw.rules.options import make_rules
from caracole.texts import Texts, in_language, rule_title


class Line(NamedTuple):
    """A line of sight on a field, and its story."""

    field: Field
    story: dict[str, Any]

    def told(self, language: str) -> list[str]:
        """The story for people."""
        story, field = self.story, self.field
        texts = Texts(language, "gbacw")
        names = {slug: in_language(row.name, language) for slug, row in field.chart.rows.items()}
        low, high = story["levels"]
        ends = {"origin": story["from"], "target": story["to"], "a": low, "b": high, "distance": story["distance"]}
        lines = [texts.say("los-ends", **ends)]
        if low != high:
            lines.append("  " + texts.say("los-mean-level", level=f"{story['mean_level']:g}"))
        for step in story["path"]:
            passed = {"hex": step["hex"], "terrain": names[step["terrain"]], "beside": step["beside"]}
            lines.append("  " + texts.say("los-passes", level=step["level"], height=step["height"], **passed))
        for reason in story["reasons"]:
            sentence = texts.say(f"los-{reason['code']}", hex=reason["hex"], other=reason["other"])
            lines.append(f"  {reason['rule']} ({rule_title('gbacw', reason['rule'], language)}): {sentence}")
        if story["bare_woods"]:
            lines.append(texts.say("los-bare-woods"))
        reach = reach_of(field)
        if story["distance"] > reach:
            lines.append(texts.say("los-out-of-range", range=reach))
        lines.append(texts.say("los-clear" if story["clear"] else "los-blocked"))
        return lines

    def drawn(self, language: str) -> str:
        """The line over the map and from the side."""
        if self.story["from"] == self.story["to"]:
            raise CaracoleError("a line of sight is drawn between two hexes")
        return draw_sight(self.field, self.story, language=language)


def line(scenario: str, origin: str, target: str, options: Mapping[str, str]) -> Line:
    """Between two hexes of a scenario."""
    field = find_field(scenario)
    rules = make_rules(field.scenario.options, options)
    ends = []
    for name in (origin, target):
        number = field.grid.number(name)
        if number < 0:
            raise CaracoleError(f"there is no hex {name!r} in {field.scenario.id}")
        ends.append(number)
    return Line(field, los.explain(field, ends[0], ends[1], rules.crests, field.scenario.rules.bare_woods))

"""What the commands share: the language, options by name, and JSON on standard output."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from caracole.kernel import Game
    from caracole.play import Record
    from caracole.texts import Texts

LANGUAGES = ("en", "it", "fr")


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, if we speak it: LC_ALL before LC_MESSAGES before LANG."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wish = environment.get(variable)
        if wish:
            return wish[:2].lower() if wish[:2].lower() in LANGUAGES else "en"
    return "en"


def add_language(parser: argparse.ArgumentParser) -> None:
    """``--language``"""
    parser.add_argument(
        "--language", choices=LANGUAGES, default=default_language(), help="language of texts (default: from LANG)"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """``--json``"""
    parser.add_argument("--json", action="store_true", help="print the answer as JSON")


def add_options(parser: argparse.ArgumentParser) -> None:
    """``--scenario``, ``--option`` and ``--data``"""
    parser.add_argument("--scenario", metavar="S", help="scenario (default: the first one of the system)")
    add_rule_options(parser)
    add_data(parser)


def add_rule_options(parser: argparse.ArgumentParser) -> None:
    """``--option``"""
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a rule option, e.g. game=basic or edition=it; may be repeated (caracole systems lists them)",
    )


def add_data(parser: argparse.ArgumentParser) -> None:
    """``--data``"""
    parser.add_argument(
        "--data", metavar="DIR", help="play with your own data files: a scenario directory, or a folder of several"
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    """``--workers``"""
    parser.add_argument(
        "--workers",
        metavar="W",
        type=whole_number,
        default=os.cpu_count() or 1,
        help="processes that play at once (default: one for each core)",
    )


def recorded_game(record: Record, file: object, data: str | None) -> Game[Any]:
    """The game of a record, with exactly the data files that it was played with; else it says which are missing."""
    from caracole.play import UnknownName, load_recorded

    header = record.header
    played = f"{file} was played with data files of digest {record.data_digest}"
    try:
        game = load_recorded(record, data)
    except UnknownName as error:
        if data is None and error.name == header.scenario:
            hint = f"say where they are with --data DIR ({header.scenario!r} does not come with this program)"
            raise CaracoleError(f"{played}; {hint}") from error
        raise
    if game.revision == header.revision and game.data_digest != record.data_digest:
        if data is None:
            here = f"scenario {header.scenario!r} as it comes with this program has {game.data_digest}"
            raise CaracoleError(f"{played}; {here}: if they are your own, say where they are with --data DIR")
        raise CaracoleError(f"{played}; those in {data} have {game.data_digest}: put them back as they were")
    return game


def system_with(part: str, scenario: str, chosen: str | None) -> str:
    """The system that is meant: the chosen one, else the first with such a part that ships a scenario of this name or
    whose files those in a directory look like, else the first with such a part."""
    from caracole.play.parts import has_part
    from caracole.play.registry import system, system_of_data, working_systems

    if chosen is not None:
        return system(chosen).name
    known = [each for each in working_systems() if has_part(each.name, part)]
    for each in known:
        if scenario in {row["id"] for row in each.scenarios()}:
            return each.name
    told = system_of_data(scenario) if Path(scenario).exists() else None
    if told is not None:
        return told
    if not known:
        raise CaracoleError(f"no system here has a part {part!r}")
    return known[0].name


def whole_number(text: str) -> int:
    """An argument that counts something: 1 or more."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def read_options(words: Sequence[str]) -> dict[str, str]:
    """``game=basic`` and the like; the system says whether there is such an option and value."""
    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise CaracoleError(f"option {word!r}: write NAME=VALUE")
        options[name.strip()] = value.strip()
    return options


def print_json(data: Any) -> None:
    """One JSON document on standard output."""
    json.dump(data, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def side_name(texts: Texts, slug: str) -> str:
    """A seat, a side or a draw in the reader's language, as far as the system has a name for it."""
    return texts.find(f"side-{slug}") or (texts.say("lab-draws") if slug == "draw" else slug)


def picture_file(name: str | Path) -> Path:
    """Where a picture shall go."""
    out = Path(name)
    if out.suffix not in (".svg", ".png"):
        raise CaracoleError(f"{out}: the name must end in .svg or .png")
    return out


def write_picture(out: Path, picture: str, width: int | None) -> None:
    """SVG into a file, as PNG if its name says so."""
    from caracole.draw.png import png

    drawn = png(picture, width) if out.suffix == ".png" else picture.encode()
    try:
        out.write_bytes(drawn)
    except OSError as error:
        raise CaracoleError(f"{out}: cannot be written: {error.strerror or error}") from error


def complain(message: str) -> None:
    """A line on standard error."""
    print(f"caracole: {message}", file=sys.stderr)

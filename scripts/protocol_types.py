"""Writes the browser's types from the Python definitions: protocol.py, people/protocol.py and laboratory/protocol.py in
src/caracole/server -> web/src/lib/protocol.ts.

python scripts/protocol_types.py            write the file
python scripts/protocol_types.py --check    say whether it is as it should be (exit code 1 if not)
"""

from __future__ import annotations

import argparse
import inspect
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import FieldInfo, fields

from caracole.present import making, model
from caracole.server import protocol
from caracole.server.laboratory import protocol as laboratory
from caracole.server.people import protocol as people

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts"

HEAD = """// Made from src/caracole/server/protocol.py by scripts/protocol_types.py. Do not edit.
"""

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def structs() -> list[type[Struct]]:
    """Every structure of the protocol, in the order in which it is written down."""
    found: dict[str, type[Struct]] = {}
    for module in (model, making, protocol, people, laboratory):
        for name, thing in vars(module).items():
            if inspect.isclass(thing) and issubclass(thing, Struct) and thing is not Struct:
                found.setdefault(name, thing)
    return list(found.values())


def written(annotation: Any) -> str:
    """A Python type as TypeScript has it."""
    if annotation in PLAIN:
        return PLAIN[annotation]
    origin, arguments = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is typing.Annotated:
        return written(arguments[0])
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin is list:
        inner = written(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(written(each) for each in arguments)}]"
    if origin is dict:
        return f"Record<{written(arguments[0])}, {written(arguments[1])}>"
    if arguments:  # a union; what is unset is simply not there
        return " | ".join(dict.fromkeys(written(each) for each in arguments if each is not msgspec.UnsetType))
    return str(annotation.__name__)


def is_optional(struct: type[Struct], field: FieldInfo, sent: bool) -> bool:
    """May the field be missing? What the server sends is always whole, except where defaults are left out."""
    if field.default is UNSET:
        return True
    return (not field.required) and (not sent or struct.__struct_config__.omit_defaults)


def declared(struct: type[Struct], sent: bool) -> str:
    """One structure as a TypeScript type."""
    about = " ".join((inspect.getdoc(struct) or "").split())
    lines = [f"/** {about} */"]
    config = struct.__struct_config__
    if config.array_like:
        inner = ", ".join(f"{field.name}: {written(field.type)}" for field in fields(struct))
        return "\n".join([*lines, f"export type {struct.__name__} = [{inner}];"])
    lines.append(f"export interface {struct.__name__} {{")
    if config.tag is not None:
        lines.append(f'  type: "{config.tag}";')
    for field in fields(struct):
        mark = "?" if is_optional(struct, field, sent) else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}"])


def generated() -> str:
    """The whole file."""
    received = {
        struct for struct in structs() if struct.__struct_config__.forbid_unknown_fields
    }  # what the server reads; it lets nothing through that it does not know
    parts = [HEAD, f"export const PROTOCOL = {protocol.PROTOCOL};\n"]
    parts += [declared(struct, struct not in received) + "\n" for struct in structs()]
    for name in ("FromClient", "FromServer"):
        members = " | ".join(each.__name__ for each in typing.get_args(getattr(protocol, name)))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    wants = parser.parse_args()
    text = generated()
    if wants.check:
        same = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        if not same:
            print(f"{TARGET.name} is not what the protocol says: run scripts/protocol_types.py", file=sys.stderr)
        return 0 if same else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

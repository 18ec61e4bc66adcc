"""What the readers of scenario sheets share: ids, and names that may be the same in every language."""

import re
from typing import Final, TypeVar

from caracole.datafiles.errors import Place
from caracole.datafiles.localized import LANGUAGES, localized
from caracole.datafiles.node import Node
from caracole.datafiles.shape import Reader

T = TypeVar("T")

SLUG: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class SheetReader(Reader):
    """A reader that knows ids and names."""

    def complain(self, place: Place, code: str, message: str) -> None:
        """Something is wrong here."""
        self.problems.add(place, None, code, message)

    def define(self, node: Node, known: dict[str, T], number: T, what: str) -> str:
        """The id of a new thing, known by this number from now on."""
        slug = self.text(node, "id", pattern=SLUG)
        if slug in known:
            self.complain(node["id"], "duplicate_id", f"there is already a {what} {slug!r}")
        elif slug:
            known[slug] = number
        return slug

    def names(self, node: Node, key: str) -> dict[str, str]:
        """A name by language; a plain text is the same in all of them."""
        found = node.get(key) if node.is_table else None
        if found is None or not isinstance(found.value, str):
            if found is not None:
                self.also(found, "string")
            return localized(self, node, key)
        self.also(found, "string", "object")
        if not found.value.strip():
            self.complain(found, "missing_language", "the name is blank")
        return dict.fromkeys(LANGUAGES, found.value)

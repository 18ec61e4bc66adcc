"""Texts written in several languages: `name = {en = "Fort", it = "Forte", fr = "Fort"}`."""

from collections.abc import Sequence

from caracole.datafiles.node import Node
from caracole.datafiles.shape import Reader

LANGUAGES = ("en", "it", "fr")


def localized(
    reader: Reader, node: Node, key: str, languages: Sequence[str] = LANGUAGES, *, required: bool = True
) -> dict[str, str]:
    """The text under this key by language; complains of each language that is missing, blank or not expected."""
    table = reader.table(node, key, required=required)
    if table is None:
        return {}
    reader.no_unknown_keys(table, languages)
    texts = {}
    for language in languages:
        found = table.get(language)
        text = "" if found is None else reader.text_value(found)
        if text is None:
            continue
        if text.strip():
            texts[language] = text
        else:
            message = f"the text in language '{language}' is {'missing' if found is None else 'blank'}"
            reader.problems.add(found or table, table.path_of(language), "missing_language", message)
    return texts

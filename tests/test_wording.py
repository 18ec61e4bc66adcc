"""What players read is right wherever a number or a name stands in it, in three languages (see ``wording.py``)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from caracole.texts import LANGUAGES
from wording import FAULTS, PROGRAM, SYSTEMS, WEB, Catalogue, Fault, Reading, catalogues, faults_of, of_system, readings

NAMES = (*SYSTEMS, *PROGRAM, "web")
LEAST_READINGS = 100_000
"""For each language; there were some 150,000 when this was written."""


def catalogue(language: str, name: str) -> Catalogue:
    return next(each for each in catalogues(language) if each.name == name)


# --- the catalogues --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_a_known_fault(language: str) -> None:
    found: dict[tuple[str, str, str], str] = {}
    count = 0
    for each in catalogues(language):
        for message in each.messages:
            read = [*readings(each, message)]
            count += len(read)
            for reading, fault, words in faults_of(language, read):
                found.setdefault((each.name, message, fault), f"{words!r} in {reading.text!r}")
    assert found == {}
    assert count > LEAST_READINGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_every_file_is_read(language: str) -> None:
    files = [path for name in SYSTEMS for path in of_system(name, language)] + [WEB / "messages" / f"{language}.ftl"]
    written = {
        message
        for path in files
        for message in re.findall(r"(?m)^([A-Za-z][\w-]*) =", path.read_text(encoding="utf-8"))
    }
    read = {message for name in (*SYSTEMS, "web") for message in catalogue(language, name).messages}
    assert written == read
    assert {each.name for each in catalogues(language)} == set(NAMES)


# --- one word for one idea -------------------------------------------------------------------------------------------

OLD_WORDS = {
    ("en", "*"): ("anew", "nobody", "whoever", "somebody", "onlooker", "an own", "the own"),
    ("en", "gradisca"): ("mend", "mended", "crowded", "Played track"),
    ("en", "gbacw"): ("corner", "let loose", "manned again", "stands straight", "checks its order", "the acting side"),
    ("it", "*"): ("patta", "fallo", "posa esatta", "parola d'ordine"),
    ("it", "gradisca"): ("genieri", "invalicabile", "Valore di Comando", "segnaturno", "affollamento", "perduto"),
    ("it", "gbacw"): ("mucchio", "bussolotto", "marcatori", "capo brigata", "briglia sciolta", "sfiancata", "trincea"),
    ("it", "piccole"): ("arretra a", "sganciarsi", "terreno rotto", "declina"),
    ("it", "web"): ("colpo", "colpi", "Città", "ritirare"),
    ("fr", "*"): ("partie nulle", "est nulle", "fût-ce", "jeté", "jetés", "jette"),
    ("fr", "gradisca"): ("bataille", "emploi", "fait retraite", "coupe"),
    ("fr", "gbacw"): (
        "tas",
        "bocal",
        "bride abattue",
        "hexagone",
        "assaut continué",
        "désordonnée",
        "inapte au combat",
    ),
    ("fr", "boards"): ("coupe", "pillée", "genieri"),
    ("fr", "web"): ("coupe", "coup", "coups", "rempart", "Ville", "Paroles", "Rediffusion"),
}
"""What was replaced by the word of the rulebook, by language and catalogue (``*``: all)."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_message_goes_back_to_an_old_word(language: str, name: str) -> None:
    old = (*OLD_WORDS.get((language, "*"), ()), *OLD_WORDS.get((language, name), ()))
    sought = re.compile(rf"\b(?:{'|'.join(map(re.escape, old))})\b", re.IGNORECASE)
    each = catalogue(language, name)
    found = {
        message: match[0]
        for message in each.messages
        if not message.startswith(("verb-", "order-", "example-", "command-", "kind-"))
        for reading in [next(readings(each, message))]
        if (match := sought.search(reading.text))
    }
    assert found == {}


# --- what the tests above can find -----------------------------------------------------------------------------------


def planted() -> Iterator[tuple[Fault, str]]:
    for fault in FAULTS:
        assert fault.planted, fault.name
        for text in fault.planted:
            yield fault, text


@pytest.mark.parametrize(("fault", "text"), [*planted()], ids=lambda each: each if isinstance(each, str) else each.name)
def test_a_planted_fault_is_found(fault: Fault, text: str) -> None:
    shown = (("Confederates", 1), ("Confederati", 1), ("Confédérés", 1), ("A and B", 2), ("A e B", 2), ("A et B", 2))
    before, bad, after = Reading("good", "A", ()), Reading("planted", text, shown), Reading("good", "b", ())
    for language in fault.languages.split():
        for among in ([bad], [before, bad, after]):
            assert (bad, fault.name) in {(reading, name) for reading, name, _ in faults_of(language, among)}


PLANTED = {
    "en": """
        stack = { $count } engineers
        count = { $hits ->
            [one] 1 hits
           *[other] { $hits } hit
          }
        initiative = { $side } has the Initiative.
        assault = { $units } assaults { $hexes }.
        marked = The { $side } hand , it seems.
        kind = A { $arm } unit.
        gone = { $nothing-at-all
        """,
    "it": """
        pila = { $count } guastatori
        iniziativa = { $side } tira { $die }.
        assalto = { $units } assalta { $hexes }.
        di = La mano di il { $side }.
        dove = Dove ?
        """,
    "fr": """
        pile = { $count } sapeurs
        initiative = { $side } tire un dé.
        assaut = { $units } donne l'assaut à { $hexes }.
        camp = Le { $arm } tire.
        ou = Où?
        """,
}
FOUND = {
    "en": {
        ("stack", "one-of-many"),
        ("count", "one-of-many"),
        ("count", "many-of-one"),
        ("initiative", "agreement-en"),
        ("assault", "agreement-en"),
        ("marked", "space-before-comma"),
        ("kind", "a-before-a-vowel"),
    },
    "it": {
        ("pila", "one-of-many-it"),
        ("iniziativa", "agreement-it"),
        ("assalto", "agreement-it"),
        ("di", "preposition-and-article"),
        ("dove", "space-before-colon"),
    },
    "fr": {
        ("pile", "one-of-many-fr"),
        ("initiative", "agreement-fr"),
        ("assaut", "agreement-fr"),
        ("camp", "elision"),
        ("ou", "no-space"),
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_with_planted_faults_is_found_out(language: str) -> None:
    """Through the numbers and names that the game itself would put in."""
    bad = Catalogue("gbacw", language, [])
    bad.add(re.sub(r"(?m)^        ", "", PLANTED[language]))
    found = {
        (message, fault) for message in bad.messages for _, fault, _ in faults_of(language, [*readings(bad, message)])
    }
    assert found == FOUND[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_without_them_is_not(language: str) -> None:
    good = Catalogue("gbacw", language, [])
    good.add("""
stack = { $count ->
    [one] 1
   *[other] { $count }
  }
said = ({ $side }, { $units }, { $hexes })
""")
    for message in good.messages:
        assert [*faults_of(language, [*readings(good, message)])] == []

"""The shapes of all that a board is told. They are written as JSON, and as types for the browser
(``scripts/protocol_types.py``).

A ``Says`` is never a sentence: it is the code of a Fluent message with its arguments, and whoever shows it knows the
language of the reader.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Localized = dict[str, str]
"""A text by language: en, it, fr."""


class Says(Struct):
    """A message of the catalogue. Arguments hold slugs and plain values; the board's lexicon knows their names."""

    code: str
    args: dict[str, Any] = {}


class Told(Struct):
    """A sentence with the rule behind it."""

    says: Says
    rule: str = ""


class Refused(Struct):
    """Why not: the clause, the message and the text of the clause."""

    rule: str
    says: Says
    title: Localized = {}
    text: Localized = {}


# --- the board: the same for a whole game ----------------------------------------------------------------------------


Coordinate = Annotated[float, Meta(ge=-1e6, le=1e6)]


class Spot(Struct, array_like=True):
    """A square for a piece: its upper left corner and its width, in units of the map. Written as an array."""

    x: float
    y: float
    size: float


class Pose(Struct):
    """Where something stands on a board without a grid: its middle in units of the map, and the way it looks in
    degrees, clockwise from the right."""

    x: Coordinate
    y: Coordinate
    angle: Coordinate = 0.0


class Place(Struct):
    """Somewhere a piece can be.

    ``path`` is the outline as SVG path data, ``at`` its middle. ``spots[n - 1]`` are the squares for n pieces; with
    more pieces than there are rows, the last row is used again and pieces lie upon one another. Places beside the map
    (``kind`` other than ``zone``) have neither outline nor spots: a panel shows them.
    """

    id: str
    kind: str
    name: Localized
    path: str = ""
    at: tuple[float, float] = (0.0, 0.0)
    spots: list[list[Spot]] = []
    neighbours: list[str] = []
    facts: list[Says] = []
    """What is printed there, in words: difficult ground, Fortress, supply source ..."""
    sheet: str | UnsetType = UNSET
    """The sheet it is on, where a board has several; unset: the first."""


class Sign(Struct):
    """Something printed on a piece: the letters or numbers as they stand there, what they mean, and by which rule."""

    print: str
    says: Says
    rule: str = ""


class Face(Struct):
    """One side of a piece: the id of its symbol in the sprites, what is printed on it, and each sign explained."""

    symbol: str
    says: Says
    signs: list[Sign] = []


class Kind(Struct):
    """A piece that exists in this game: its name, whose it is, and its faces by name (``front``, ``back``)."""

    id: str
    name: str
    side: str
    group: str
    type: str
    faces: dict[str, Face]


class CardFace(Struct):
    """A card that exists in this game."""

    id: str
    number: int
    title: Localized
    text: Localized
    flavour: Localized = {}
    tags: list[Says] = []


class Chit(Struct):
    """A marker that is drawn from the cup."""

    id: str
    name: Localized
    side: str
    symbol: str
    colour: str


class Lexicon(Struct):
    """Names for the arguments of messages.

    ``domains`` tells what kind of thing an argument holds (``to`` is a ``zone``); ``names`` has the name of each slug
    by domain. Several things of a domain in ``stacks`` are told by their kinds: those with kind None by name, the rest
    by the message ``stack-<kind>`` with ``$count``, in the order of ``kinds``. Names of ``quoted`` domains stand in
    the message ``quoted`` as ``$text``.
    """

    domains: dict[str, str]
    names: dict[str, dict[str, Localized]]
    stacks: dict[str, dict[str, str | None]] = {}
    kinds: dict[str, list[str]] = {}
    quoted: list[str] = []


class Panel(Struct):
    """A part of the table beside the map; ``kind`` tells the shell which of its panels it is."""

    id: str
    kind: str
    title: Says


class Step(Struct):
    """A line of the sequence of play; ``depth`` is how far it is indented."""

    id: str
    rule: str
    says: Says
    depth: int = 0


class Theme(Struct):
    """Colours of the board and its sides, and whose shield stands for whom."""

    name: str
    colours: dict[str, str]
    sides: dict[str, dict[str, str]]
    shields: dict[str, str] = {}
    """side -> symbol"""


class Hexes(Struct):
    """The hexes of a map, told by numbers and not by an outline for each. They stand in columns, a flat side up.

    ``ids`` has every hex column by column from the top left ("" where there is none), ``ground`` what it is: a number
    in ``grounds``. A corner is counted clockwise from the upper right one, as facings are: corner n lies at
    ``60 * n - 60`` degrees, clockwise from the right.
    """

    columns: int
    rows: int
    radius: float
    """From the middle to a corner."""
    origin: tuple[float, float]
    """The middle of the first hex of the first column."""
    lowered: Literal["even", "odd"]
    """Which columns, counted from nought, stand half a hex lower."""
    ids: list[str]
    ground: list[int]
    grounds: list[list[Says]]
    levels: list[int]
    """The height of each hex."""
    names: dict[str, Localized] = {}
    """Hexes that have a name."""


class Lens(Struct):
    """Something that can be looked at over the map, when it is asked for: a reach, what is seen, who commands whom."""

    id: str
    says: Says
    of: Literal["all", "piece", "place", "line"] = "all"
    """What it is about: nothing in particular, a piece, a place, or the line from a piece or place to another place."""
    key: str = ""
    """The key that shows it while it is held down."""
    paper: bool = False
    """It is read beside the map: what it shows has a ``paper``."""


Text = str | Says
"""Letters and numbers that are the same in every language, or a message."""


class Chart(Struct):
    """A chart as players look it up: a name for each row and each column, and what stands where they meet. A chart
    without ``columns`` has a single one."""

    id: str
    says: Says
    rows: list[Text]
    cells: list[list[Text]]
    """Row by row."""
    columns: list[Text] = []
    of_rows: Says | None = None
    """What the rows go by, such as the modified die; ``of_columns`` likewise."""
    of_columns: Says | None = None
    rule: str = ""
    legend: list[Sign] = []
    """What the letters in the cells mean."""


class ChartCell(Struct):
    """A place on a chart, counted from nought; without a column the whole row."""

    chart: str
    row: int
    column: int | None = None


class Measure(Struct):
    """How a board without a grid is measured, in units of the map: the smallest step, the smallest turn (in degrees),
    and the length that players count in, whose name is said with ``$count``."""

    step: float
    turn: float
    length: float
    says: Says


class BoardSheet(Struct):
    """One of several sheets of a board, such as a campaign's map and the fields of its battles. Each is drawn as a
    board of its own kind; pieces are on the sheet of their place."""

    id: str
    title: Localized
    kind: str
    width: float
    height: float
    map: dict[str, str]
    counter: float


class Board(Struct):
    """All that stays the same while a game is played. Content never changes under a given ``digest``."""

    system: str
    scenario: str
    digest: str
    title: Localized
    kind: str
    """``areas``, ``hexes`` or ``table``."""
    width: float
    height: float
    map: dict[str, str]
    """language -> address of the drawn map (SVG, without pieces)"""
    sprites: str
    """Address of one SVG with a <symbol viewBox="0 0 100 100"> for every face, chit, marker, badge and shield."""
    seats: dict[str, Localized]
    """Seat -> its name."""
    sides: dict[str, str]
    """Seat -> the side it plays for."""
    places: list[Place]
    kinds: list[Kind]
    cards: list[CardFace]
    chits: list[Chit]
    sequence: list[Step]
    panels: list[Panel]
    lexicon: Lexicon
    theme: Theme
    counter: float
    """The width of a piece where there is room."""
    sheets: list[BoardSheet] | UnsetType = UNSET
    """All sheets, if there are several; the first is also told by the board itself."""
    hexes: Hexes | UnsetType = UNSET
    """The places of a board of ``hexes``; ``places`` has those beside the map."""
    lenses: list[Lens] | UnsetType = UNSET
    measure: Measure | UnsetType = UNSET
    """Of a board without a grid."""
    charts: list[Chart] | UnsetType = UNSET


# --- the scene: what a seat sees now ---------------------------------------------------------------------------------


class Badge(Struct):
    """Something that lies on a piece: the symbol, what it means in words, and by which rule."""

    symbol: str
    says: Says
    rule: str = ""


class Piece(Struct):
    """A piece as it lies. Order in the list is the order in the stack. ``count`` is for markers that lie in numbers."""

    id: str
    place: str
    face: str
    symbol: str
    says: Says
    side: str | None = None
    badges: list[Badge] = []
    count: int = 1
    movable: bool = True
    """A unit, not a marker."""
    rule: str = ""
    """What a marker does."""
    facing: int | UnsetType = UNSET
    """Where it looks: 0 to 5 a corner of its hex, 6 to 11 a side (6 is the upper one), both clockwise."""
    bent: Literal["left", "right"] | UnsetType = UNSET
    """The end of its line that is bent back."""
    covers: list[str] | UnsetType = UNSET
    """Other places that it stands on as well: a line or a column over several hexes, in order."""
    pose: Pose | UnsetType = UNSET
    """Where it stands on a board without a grid; its ``place`` is then the table's."""
    base: tuple[float, float] | UnsetType = UNSET
    """Its front and its depth there, in units of the map. Its picture is a square as wide as the front, about its
    middle, and looks up: turn it by 90 degrees more than ``pose.angle``."""
    label: str | UnsetType = UNSET
    """A few letters to be written on it, upright however it is turned."""


class Mark(Struct):
    """A sign on the map that may change: the Level of a wall, a bridge, Booty, a town in ruins. ``x, y`` is its
    middle."""

    id: str
    symbol: str
    x: float
    y: float
    size: float
    says: Says
    place: str | None = None
    angle: float = 0.0
    text: str = ""
    rule: str = ""


class Stroke(Struct, omit_defaults=True):
    """A path to be filled or drawn on the map (SVG path data); what has no colour is left out."""

    path: str
    fill: str = ""
    line: str = ""
    width: float = 1.0
    dash: list[float] = []
    opacity: float = 1.0
    """Of what is filled."""


class Patch(Struct):
    """A figure that lies on the map, under the pieces, and may change: terrain that players lay, a camp. ``strokes``
    draw it, one over the other; none: the map shows it already."""

    id: str
    corners: list[tuple[float, float]]
    says: Says
    rule: str = ""
    facts: list[Says] = []
    strokes: list[Stroke] = []


class Track(Struct):
    """A row of boxes with a marker for each row of ``values``: time, Morale, points, Forts."""

    id: str
    says: Says
    low: int
    high: int
    values: dict[str, int]
    """Side (or ``all``) -> where the marker is."""
    boxes: list[TrackBox] = []


class TrackBox(Struct):
    """A box of a track that has something to say."""

    value: int
    name: Localized = {}
    band: str = ""
    signs: list[Says] = []
    chits: list[str] = []


class Hand(Struct):
    """What a side holds: the cards, or only how many."""

    side: str
    count: int
    cards: list[str] | None = None
    known: list[str] = []
    """Cards of the other side that somebody has seen."""


class Pile(Struct):
    """A pile of cards; ``cards`` where it lies open."""

    id: str
    says: Says
    count: int
    cards: list[str] | None = None


class Cup(Struct):
    """Chits still in the cup, and those already drawn in their order."""

    cup: list[str]
    played: list[str]
    active: str | None = None


class Stage(Struct):
    """You are here: the step of the sequence, and what is going on in words (Command, zone, column, battle)."""

    step: str
    says: list[Says] = []
    places: list[str] = []
    pieces: list[str] = []


class Tally(Struct):
    """The score of a side, and how it earns more."""

    side: str
    score: int
    about: list[Told] = []


class Standing(Struct):
    """How the game stands, at a glance: the turn and the last one, the score of each side, and what wins. ``name`` is
    what the turn is called; ``time`` and ``goal`` explain, the shortest sentence first."""

    turn: int | None = None
    of: int | None = None
    name: Localized = {}
    time: list[Told] = []
    tally: list[Tally] = []
    goal: list[Told] = []


class Question(Struct):
    """What has to be decided now, by whom, under which rule."""

    seats: list[str]
    kind: str
    rule: str
    says: Says
    complete: bool = True
    window: bool = False
    """A moment to answer with a card; whoever has none has only to pass."""
    fight: bool | UnsetType = UNSET
    """Asked in the middle of a fight, whose sheet belongs beside it."""


class Result(Struct):
    """How it ended."""

    winners: list[str]
    scores: dict[str, int]
    rule: str
    how: str | None = None
    """If not by the rules: ``resigned``, ``drawn``, ``timed_out``, ``abandoned``, ``closed``; without scores."""
    by: str | None = None
    """The seat whose doing that was."""


class Writing(Struct):
    """Something written that lies open on the table: a pact that was offered or signed, with all its terms."""

    id: str
    says: Says
    """Its title."""
    lines: list[Told]
    parties: list[str]
    """The seats between which it is."""
    state: Literal["offered", "signed", "ended"]
    mine: bool = False
    """Is whoever looks one of them?"""
    look: str = "parchment"


class Scene(Struct):
    """All that a seat sees."""

    seat: str | None
    pieces: list[Piece]
    marks: list[Mark]
    tracks: list[Track]
    hands: list[Hand]
    piles: list[Pile]
    cup: Cup | None
    stage: Stage
    question: Question | None
    effects: list[Says]
    """Cards and events that are still at work."""
    result: Result | None = None
    standing: Standing | None = None
    ground: list[Patch] | UnsetType = UNSET
    """What lies on the map besides pieces and marks; of several sheets on the one without a grid."""
    papers: list[Writing] | UnsetType = UNSET
    """What was written and may be read by this seat."""
    tray: list[Piece] | UnsetType = UNSET
    """What lies ready beside a board without a grid and can be laid anywhere on it, such as terrain; the ``pose`` is
    where it is held at first."""


class Change(Struct, omit_defaults=True):
    """What is different from the scene before: whole pieces and marks that are new or changed, ids that are gone, and
    every other part only if it changed. ``order`` is there when pieces lie in another order than by merging."""

    pieces: list[Piece] = []
    pieces_gone: list[str] = []
    order: list[str] | UnsetType = UNSET
    marks: list[Mark] = []
    marks_gone: list[str] = []
    tracks: list[Track] | UnsetType = UNSET
    hands: list[Hand] | UnsetType = UNSET
    piles: list[Pile] | UnsetType = UNSET
    cup: Cup | UnsetType | None = UNSET
    stage: Stage | UnsetType = UNSET
    question: Question | UnsetType | None = UNSET
    effects: list[Says] | UnsetType = UNSET
    result: Result | UnsetType | None = UNSET
    standing: Standing | UnsetType | None = UNSET
    ground: list[Patch] | UnsetType = UNSET
    papers: list[Writing] | UnsetType = UNSET
    tray: list[Piece] | UnsetType = UNSET


# --- what can be done ------------------------------------------------------------------------------------------------


Bend = Literal["left", "right", "straight"]


class Gesture(Struct):
    """How an action is shown on the board: these pieces (in any order), these places and cards (in this order), and
    the button that tells it from others with the same, or that stands for it when there is nothing to touch. On boards
    where it matters it also says which way they face in the end, or exactly where they stand."""

    pieces: list[str] = []
    places: list[str] = []
    cards: list[str] = []
    chits: list[str] = []
    button: str | None = None
    facing: int | UnsetType = UNSET
    pose: Pose | UnsetType = UNSET
    way: list[Pose] | UnsetType = UNSET
    """Poses on the way there, where it is not straight."""
    level: int | UnsetType = UNSET
    """The place in their stack that they are put in, counted from the top."""
    bend: Bend | UnsetType = UNSET
    """The end of a line that is bent back; or it is pulled straight again."""


class Cost(Struct):
    """What a step costs: movement points, or all that is left (``all``)."""

    place: str
    points: float
    left: float
    all: bool = False


class Offered(Struct):
    """Something that can be done now. What is not ``undoable`` rolls dice, shows something hidden or hands over; where
    dice or something hidden are at ``stake``, a board asks before it sends it. ``heading`` groups long lists; ``short``
    is for a button that shows the pieces themselves."""

    action: dict[str, Any]
    says: Says
    gesture: Gesture
    rule: str = ""
    heading: str | None = None
    undoable: bool = True
    stake: bool = False
    short: Says | None = None
    ends: bool = False
    """It ends a zone, an activation, an answer: shown last, as a button."""
    attack: bool = False
    """Odds can be asked for."""
    cost: Cost | None = None
    note: list[Says] = []
    outcome: Says | None = None
    """What would become of the piece that it names, where that is certain."""


class Option(Struct):
    """One answer that can be chosen in a form, and its name."""

    value: Any
    says: Says


class Blank(Struct):
    """A place in a form to be filled in: ``id`` is the field of the action that it fills."""

    id: str
    says: Says
    kind: Literal["one", "many", "number", "yes", "text"]
    """One of the options, some of them, a number between two, yes or no, or words."""
    value: Any
    """What stands there at first."""
    options: list[Option] = []
    low: int = 0
    high: int = 0
    """The least and the most of a number; the most letters of a text."""
    rule: str = ""
    hint: Says | None = None


class Form(Struct):
    """Something that has more answers than can be listed, such as a pact: the action with its blanks. Whoever has
    filled it in sends ``action`` with the value of every blank under its id."""

    says: Says
    action: dict[str, Any]
    blanks: list[Blank]
    rule: str = ""
    look: str = "plain"
    """``parchment`` is written and signed; ``plain`` is a form like any other; ``setting`` has one blank, and is sent
    as soon as something else is chosen there."""
    refused: Refused | UnsetType = UNSET
    """Why it cannot be sent now."""
    paper: str | UnsetType = UNSET
    """The lens whose paper it is filled in on, where it stands among the offers."""


class Offers(Struct):
    """What a seat may do at a version. Not ``complete``: other subsets of pieces may do as well, so ask."""

    version: int
    seat: str
    complete: bool
    actions: list[Offered]
    forms: list[Form] | UnsetType = UNSET


class Tried(Struct):
    """What would come of a gesture, while the hand still holds the pieces: what it would be, the likeliest first, or
    why not; and exactly where they would stand."""

    possible: list[Offered] = []
    refusal: Refused | None = None
    poses: dict[str, Pose] = {}
    costs: list[Cost] = []
    notes: list[Told] = []
    """Worth knowing before it is done: a contact, what will react to it."""
    path: Path | UnsetType = UNSET
    """All that has to be done one after the other, where it takes more than one action."""
    attempt: Offered | UnsetType = UNSET
    """In a lesson about what is forbidden: it is refused, and may be tried all the same."""


class RefusedReading(Struct):
    """Something that a gesture could mean but that is not allowed."""

    action: dict[str, Any]
    says: Says
    refusal: Refused


class Path(Struct):
    """A way to a place that is further off: the actions one after the other, and what each step costs. The first is
    allowed now; the others as far as can be known."""

    actions: list[dict[str, Any]]
    costs: list[Cost]
    stops: Says | None = None
    """Why it may end before its last step."""


class Modifier(Struct):
    """What changed a value, and by which clause."""

    rule: str
    by: int
    title: Localized = {}


class Shooter(Struct):
    """A unit that fires, with its value."""

    piece: str
    value: int
    modifiers: list[Modifier] = []


class Chance(Struct):
    """A result of a chart, and how likely it is (from 0 to 1)."""

    says: Says
    share: float


class Odds(Struct):
    """Exact chances of the first round of a fight or of a bombardment. Lists hold the chance of 0, 1, 2 ... hits."""

    kind: str
    place: str
    attackers: list[Shooter] = []
    defenders: list[Shooter] = []
    deducted: int = 0
    inflicted: list[float] = []
    suffered: list[float] = []
    levels: list[float] = []
    attacker_wins: float | None = None
    defender_wiped_out: float | None = None
    results: list[Chance] | UnsetType = UNSET
    """Where a chart decides: its results, in the order of the die."""
    modifiers: list[Modifier] | UnsetType = UNSET
    """What is added to the one die that is rolled."""
    told: list[Told] | UnsetType = UNSET
    """What else there is to say: strengths, checks that come before, what it would mean."""
    falls: list[ChartCell] | UnsetType = UNSET
    """Where on the charts the roll can fall, and what of them counts for it."""


Tone = Literal["quiet", "good", "attack", "hint"]


class Wash(Struct):
    """Places under one tint."""

    tone: Tone
    places: list[str]
    says: Says | None = None
    depth: float | UnsetType = UNSET
    """How dark it is, from 0 to 1, where the tints are steps of one scale."""


class Area(Struct):
    """A figure on the map: its corners in units of the map."""

    tone: Tone
    corners: list[tuple[float, float]]
    says: Says | None = None


class Line(Struct):
    """A line from place to place, or from piece to piece (``through`` has ids of either)."""

    tone: Tone
    through: list[str]
    style: Literal["plain", "dashed", "arrow"] = "plain"
    says: Says | None = None


class Tag(Struct):
    """A few letters on a place: what it costs to go there."""

    place: str
    text: str
    tone: Tone = "quiet"
    says: Says | None = None


class PaperRow(Struct):
    """A row of a table on a paper. ``pieces`` are those it is about; ``opens`` is the lens that tells more of them."""

    cells: list[Text]
    pieces: list[str] = []
    opens: str | None = None


class PaperPart(Struct):
    """A part of a paper under its heading: sentences, a table, chances, forms."""

    says: Says
    rule: str = ""
    told: list[Told] = []
    columns: list[Says] = []
    rows: list[PaperRow] = []
    chances: list[Chance] = []
    forms: list[Form] = []


class Paper(Struct):
    """What is read beside the map, such as the state of a brigade."""

    says: Says
    parts: list[PaperPart]


class Height(Struct):
    """A place of a profile: the level of its ground, and of what stands on it."""

    place: str
    ground: float
    top: float


class Layers(Struct):
    """What a lens shows, and the same in words. A ``profile`` is the ground along a line, cut open."""

    washes: list[Wash] = []
    areas: list[Area] = []
    lines: list[Line] = []
    tags: list[Tag] = []
    told: list[Told] = []
    paper: Paper | UnsetType = UNSET
    profile: list[Height] | UnsetType = UNSET


class LogLine(Struct):
    """A line of the log: what happened, under which rule, where on the map; ``serial`` is the entry that caused it.

    A line that ``begins`` a turn, an activation or a battle is the heading of what follows, until another of the same
    or a higher level begins or a line ``leaves`` it.
    """

    serial: int
    kind: str
    rule: str
    says: Says
    places: list[str] = []
    pieces: list[str] = []
    side: str | None = None
    dice: Dice | None = None
    weight: Literal["headline", "event", "detail", "noise"] = "event"
    """How much it matters: a headline is told large, noise not at all."""
    begins: Literal["", "turn", "activation", "battle"] = ""
    leaves: Literal["", "turn", "activation", "battle"] = ""
    moved: Moved | None = None
    fight: Literal["", "opens", "part", "closes"] = ""
    """Its part in a fight: lines from one that opens it to one that closes it are a battle."""
    falls: list[ChartCell] | UnsetType = UNSET
    """Where on the charts the roll fell, and what of them counted for it."""
    lost: dict[str, int] | UnsetType = UNSET
    """Piece -> how much of it was lost: strength points, steps; 0 if all of it that was left."""
    film: bool | UnsetType = UNSET
    """Its entry holds a battle that nobody decided anything in: its film is ``replay?within=``."""
    why: Says | UnsetType = UNSET
    """What the computer player who did it says of it, where that is told during the game."""


class Moved(Struct):
    """Pieces that went from one place to another, or (``fire``) reached there without going."""

    kind: Literal["march", "attack", "retreat", "fire"]
    origin: str
    to: str
    pieces: list[str] = []
    ways: dict[str, list[Pose]] | UnsetType = UNSET
    """On a board without a grid: piece -> its poses from the first to the last; who ``fire`` is at, as well."""


class Dice(Struct):
    """Rolls that belong to a line of the log."""

    faces: int
    values: list[int]
    why: str = ""
    needed: int | None = None
    """What every die had to meet or stay below."""
    each: list[int] = []
    """The value that each die had to stay within, when they differ."""
    by: list[Shooter] = []
    """Who rolled each die, with what changed its value."""
    totals: list[int] | UnsetType = UNSET
    """What each die came to with its value, where the higher one wins."""


# --- looking back ----------------------------------------------------------------------------------------------------


class Fight(Struct):
    """A battle of a chronicle, from one entry of the match to another, and who won it."""

    says: Says
    place: str
    from_: int
    to: int
    winner: str | None = None
    film: bool = False
    """It was fought within one entry, ``to``: its film is ``replay?within=``."""


class Year(Struct):
    """A year of a chronicle: what is worth telling, its battles, and who held each place when it ended."""

    year: int
    says: Says
    owners: dict[str, str | None]
    lines: list[Told]
    battles: list[Fight]


class Chronicle(Struct):
    """A long game told year by year, as far as a seat knows it. ``start`` is who held each place before the first."""

    title: Localized
    years: list[Year]
    start: dict[str, str | None] = {}

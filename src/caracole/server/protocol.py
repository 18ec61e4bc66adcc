"""Everything that crosses the network: messages of the socket (each with its ``type``) and bodies of the HTTP API.

The browser's types are made from this module by ``scripts/protocol_types.py``; ``docs/protocol.md`` tells the story.
Bounds are part of the types: what is too long is refused while it is read.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from caracole.present.model import (
    Bend,
    Change,
    Cost,
    Layers,
    Localized,
    LogLine,
    Odds,
    Offered,
    Offers,
    Path,
    Pose,
    Refused,
    RefusedReading,
    Says,
    Scene,
    Tried,
)

PROTOCOL = 1
"""Rises when an older client could no longer follow."""

GameId = Annotated[str, Meta(pattern="^[a-z0-9]{10,24}$")]
Slug = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.-]+$")]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "it", "fr"]
RequestId = Annotated[int, Meta(ge=0, le=2**53)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Address = Annotated[str, Meta(max_length=254)]

# --- what the client says --------------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message, always. ``token`` is the secret of a seat link; without one the session's account is asked,
    and whoever holds no seat is an onlooker. ``since`` is the version last seen (-1: nothing yet). A ``lean`` client
    gets events and a few allowed actions, no scenes."""

    token: Token | None = None
    seat: Slug | None = None
    language: Language = "en"
    since: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    lean: bool = False


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Who is looking now: one of the seats held, or nobody (the cover screen between two players). The answer is an
    ``update`` with a whole scene."""

    seat: Slug | None = None


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Do this, for the seat that is looking. ``version`` is the one that the action answers."""

    id: RequestId
    version: Version
    action: dict[str, Any]


class Ask(Struct, tag="ask", forbid_unknown_fields=True):
    """What could this gesture mean, and why not? Answered by ``answer``."""

    id: RequestId
    version: Version
    pieces: Annotated[list[Slug], Meta(max_length=100)] = []
    place: Slug | None = None
    card: Slug | None = None


class AskOdds(Struct, tag="odds", forbid_unknown_fields=True):
    """The chances of this action before it is done. Answered by ``odds``."""

    id: RequestId
    version: Version
    action: dict[str, Any]


class Try(Struct, tag="try", forbid_unknown_fields=True):
    """What would come of this gesture, while the hand still holds the pieces? Answered by ``tried``."""

    id: RequestId
    version: Version
    pieces: Annotated[list[Slug], Meta(max_length=100)] = []
    places: Annotated[list[Slug], Meta(max_length=100)] = []
    facing: Annotated[int, Meta(ge=0, le=359)] | None = None
    pose: Pose | None = None
    way: Annotated[list[Pose], Meta(max_length=20)] = []
    level: Annotated[int, Meta(ge=0, le=99)] | None = None
    bend: Bend | None = None


class Show(Struct, tag="show", forbid_unknown_fields=True):
    """What does this lens of the board show about these pieces and places? Answered by ``shown``."""

    id: RequestId
    version: Version
    lens: Slug
    pieces: Annotated[list[Slug], Meta(max_length=100)] = []
    places: Annotated[list[Slug], Meta(max_length=10)] = []


class WhatIf(Struct, tag="whatif", forbid_unknown_fields=True):
    """Play on in imagination from what I know: these actions one after the other, for whoever has to decide, with dice
    that are thrown for the purpose. Answered by ``whatif``."""

    id: RequestId
    version: Version
    actions: Annotated[list[dict[str, Any]], Meta(max_length=60)]
    dice: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my own last choice (or all back to this length of the line)."""

    id: RequestId
    version: Version
    to: Version | None = None


class Rewind(Struct, tag="rewind", forbid_unknown_fields=True):
    """Ask all seats to go back to this length of the line. With ``amend`` the game is to go on from there under the
    present rules; then it may also stay where it is."""

    id: RequestId
    version: Version
    to: Version
    amend: bool = False


class Agree(Struct, tag="agree", forbid_unknown_fields=True):
    """Agree to the rewind that was proposed, or decline it. ``to``, ``version`` and ``amend`` quote the proposal; if
    another one stands by now, or none, the answer is ``denied``."""

    id: RequestId
    agree: bool
    to: Version | None = None
    version: Version | None = None
    amend: bool = False


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give the game up, for the seats held. A side loses when all its people have."""

    id: RequestId


class Draw(Struct, tag="draw", forbid_unknown_fields=True):
    """Offer a draw, or agree to the one that is offered; or (``agree`` false) take the offer back, or decline. What is
    offered stands until the other side acts."""

    id: RequestId
    agree: bool = True


class Claim(Struct, tag="claim", forbid_unknown_fields=True):
    """Whoever has to decide is gone: the game is mine. Allowed from ``GameInfo.claim_from`` on."""

    id: RequestId


Channel = Literal["all", "side", "seat"]


class Talk(Struct, tag="talk", forbid_unknown_fields=True):
    """Say something, to everybody at the table, to the partners only, or to one ``seat`` alone; ``update.talk`` tells
    which of them hear it."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    to: Channel = "all"
    seat: Slug | None = None
    """With ``to: "seat"``: whom it is for."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    id: RequestId = 0


class Advise(Struct, tag="advise", forbid_unknown_fields=True):
    """What would you do in my place? In a guided game only. Answered by ``advice``."""

    id: RequestId
    version: Version


class GoToStep(Struct, tag="go_to_step", forbid_unknown_fields=True):
    """In a lesson: on to the next step where there is only something to read, or back to one that was seen."""

    to: Annotated[int, Meta(ge=0, le=1000)]


class ShowMe(Struct, tag="show_me", forbid_unknown_fields=True):
    """In a lesson: do this step for me."""


FromClient = (
    Hello
    | Look
    | Act
    | Ask
    | AskOdds
    | Try
    | Show
    | WhatIf
    | Undo
    | Rewind
    | Agree
    | Resign
    | Draw
    | Claim
    | Talk
    | Ping
    | Advise
    | GoToStep
    | ShowMe
)

# --- what the server says --------------------------------------------------------------------------------------------


class Clock(Struct):
    """Seconds left of a seat, as of the moment the message was sent; ``running`` while it has to decide. On vacation it
    stands still until the seconds in ``vacation_left`` are used up as well."""

    seat: str
    left: float
    running: bool
    vacation: bool = False
    vacation_left: float = 0.0
    """Seconds for which the seat may still let a decision wait on vacation."""


class SeatInfo(Struct):
    """Who sits where. ``kind``: a person, the computer, or nobody yet; ``stand_in`` is the computer player that decides
    while the person is away."""

    seat: str
    kind: Literal["person", "computer", "open"]
    name: str
    player: str | None = None
    stand_in: str | None = None
    online: bool = False
    account: str | None = None
    """The account that the seat belongs to: the name of its page."""
    offers_draw: bool = False
    resigns: bool = False
    """Would give up, and waits for its partners."""
    within: bool = False
    """The stand-in decides in the battle of a campaign only."""


class ClockTerms(Struct, forbid_unknown_fields=True):
    """A bank of seconds, so many more for each decision, never above the cap. ``vacation`` are the seconds for which a
    seat may let its decisions wait besides, in the whole game; None: as many as the bank. Whose time is up loses, or
    gets a stand-in (``flag``). The clocks of a ``live`` game start when everybody has come to the table."""

    bank: Annotated[int, Meta(ge=60, le=60 * 60 * 24 * 120)]
    bonus: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 30)] = 0
    cap: Annotated[int, Meta(ge=60, le=60 * 60 * 24 * 240)] | None = None
    vacation: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 120)] | None = None
    flag: Literal["stand_in", "loss"] = "stand_in"
    live: bool = False


class RulesChange(Struct):
    """Something that changed in the rules since this game was begun: the revision that has it, and the clauses."""

    revision: int
    clauses: list[str]


class RulesNotice(Struct):
    """The game cannot be moved to this revision as it stands. From a line of ``to`` entries on the new rules would have
    made another game of it; None if nothing is left of it under them."""

    revision: int
    to: int | None


class GameInfo(Struct):
    """What everybody may know about a game."""

    id: str
    system: str
    scenario: str
    title: Localized
    options: dict[str, Any]
    revision: int
    seats: list[SeatInfo]
    version: int
    over: bool
    waiting_for: list[str]
    onlookers: bool
    clock: ClockTerms | None
    created: str
    commitment: str
    board: str
    """Address of the board."""
    winners: list[str] = []
    playable: bool = True
    """False if it can only be looked at, or is over."""
    imported: bool = False
    """Taken in from a record: what was played before, and with which dice, nobody here can vouch for."""
    begun: bool = True
    """False until somebody sits on every seat: then it is set up, with the salts of all."""
    unplayable: Literal["no_seed", "rules_gone", "rules_newer", "data_changed", "does_not_replay"] | None = None
    """Why it can only be looked at: an imported record without its seed; rules or data that this server no longer has,
    while the present ones would have made another game of it; rules that are newer than this server's; or a record that
    its own rules do not lead through."""
    newest_revision: int = 0
    """The present rules; ``revision`` is what this game is played under."""
    changes: list[RulesChange] = []
    """What changed between the two."""
    notice: RulesNotice | None = None
    guided: bool = False
    """Everybody else at the table is the gentle player for beginners, and it is not rated: there is a coach."""
    ended: str | None = None
    """If it did not end by its rules: ``resigned``, ``drawn``, ``timed_out``, ``abandoned``, ``closed``."""
    claim_from: str | None = None
    """When the others may claim the game if whoever has to decide does not come back; None: never."""
    rematch: str | None = None
    """The game that the same people play next."""
    reasons: bool = False
    """Computer players say after each move why; otherwise when the game is over."""


class ChatLine(Struct):
    """Something that was said. Its ``id`` is a name and no number, so that nobody can count what others say."""

    id: str
    seat: str | None
    name: str
    text: str
    to: Channel
    at: str
    receiver: str | None = None
    """With ``to: "seat"``: the one seat that reads it besides the speaker's."""


class TalkTerms(Struct):
    """To whom you may talk as you look now, which seats will not hear you because the rules forbid it, and with which
    of them you may talk alone."""

    to: list[Channel] = []
    unheard_by: list[str] = []
    seats: list[str] = []


class Proposal(Struct):
    """A rewind to this length of the line, proposed at this version, that waits for agreement; whoever agrees quotes
    both, and ``amend``: whether the game is to go on under the present rules."""

    to: int
    version: int
    agreed: list[str]
    amend: bool = False


class UndoState(Struct):
    """May the looking seat take back its last choice, and if not, why not."""

    allowed: bool
    refusal: Refused | None = None


class Welcome(Struct, tag="welcome"):
    """You are at the table. ``seats`` are those you hold; ``looking`` the one whose eyes you have."""

    protocol: int
    game: GameInfo
    seats: list[str]
    looking: str | None
    chat: list[ChatLine]
    notes: str
    resent: bool
    """True if ``since`` was understood and only newer log lines follow."""


class Update(Struct, tag="update"):
    """The match is at this version. With ``whole`` the scene replaces the old one, else ``change`` is merged into it.
    ``log`` holds what happened since the last update, ``fallen`` the serial numbers whose lines no longer hold.
    ``line`` is the length of the line (for rewinds)."""

    version: int
    line: int
    seat: str | None
    log: list[LogLine]
    scene: Scene | None = None
    change: Change | None = None
    offers: Offers | None = None
    undo: UndoState | None = None
    fallen: list[int] = []
    proposal: Proposal | None = None
    clocks: list[Clock] = []
    talk: TalkTerms = field(default_factory=TalkTerms)
    curtain: bool = False
    """Do the seats that you hold hide anything from each other? Then the screen is covered between them."""


class Lean(Struct, tag="lean"):
    """The update of a lean client: events as they are, who has to decide, and a few actions that are allowed."""

    version: int
    events: list[dict[str, Any]]
    waiting_for: list[str]
    over: bool
    actions: list[dict[str, Any]]


class Accepted(Struct, tag="accepted"):
    """Done and durable. The ``update`` with its effect may come before or after."""

    id: int
    version: int


class Denied(Struct, tag="denied"):
    """Not done: the rules forbid it."""

    id: int
    version: int
    refusal: Refused


class Stale(Struct, tag="stale"):
    """Not done: it answered a version that is no longer the present one."""

    id: int
    quoted: int
    version: int


class Answer(Struct, tag="answer"):
    """What a gesture could mean: what is possible, and for the rest why not."""

    id: int
    version: int
    possible: list[Offered]
    refused: list[RefusedReading]
    path: Path | None = None
    costs: list[Cost] = []


class OddsAnswer(Struct, tag="odds"):
    """The chances; none if the action fights nobody."""

    id: int
    odds: Odds | None


class TriedAnswer(Struct, tag="tried"):
    """What would come of a gesture."""

    id: int
    version: int
    tried: Tried


class ShownAnswer(Struct, tag="shown"):
    """What a lens shows."""

    id: int
    version: int
    layers: Layers


class WhatIfAnswer(Struct, tag="whatif"):
    """Where imagination led: after ``done`` of the actions, with what would have happened."""

    id: int
    done: int
    scene: Scene
    log: list[LogLine]
    offers: Offers | None
    refusal: Refused | None = None


class AdviceAnswer(Struct, tag="advice"):
    """What the coach says: what is usually good at such a decision, what a captain would do now, and why."""

    id: int
    version: int
    usually: str
    offered: Offered | None
    why: Says | None = None


class LessonArrow(Struct, rename={"start": "from", "end": "to"}):
    """An arrow over the map."""

    start: str
    end: str
    kind: Literal["march", "attack", "retreat", "fire", "hint"] = "hint"
    ways: dict[str, list[Pose]] | UnsetType = UNSET
    """On a board without a grid: where each piece stands, and where it is to go."""


class LessonPointed(Struct):
    """What the teacher's finger is on; ``panel`` is a part of the screen."""

    places: list[str] = []
    pieces: list[str] = []
    arrows: list[LessonArrow] = []
    panel: str | None = None


class LessonStep(Struct, tag="lesson"):
    """Where a learner is. ``wants``: read on, do what is offered, try it (and be refused), or nothing more. The words
    are in the language of ``hello``."""

    system: str
    lesson: str
    title: str
    number: int
    steps: int
    text: str
    wants: Literal["read", "act", "try", "end"]
    hint: str | None = None
    rules: list[str] = []
    pointed: LessonPointed = field(default_factory=LessonPointed)
    following: str | None = None
    """The lesson after this one."""


class Table(Struct, tag="table"):
    """Who sits where, who is there, whose clock runs: sent when it changes."""

    game: GameInfo
    clocks: list[Clock] = []


class Said(Struct, tag="said"):
    """Somebody said something."""

    line: ChatLine


class Heard(Struct, tag="heard"):
    """After ``look``, for who holds several seats: what was said at the table, as far as this seat may read it."""

    chat: list[ChatLine]


class Proposed(Struct, tag="proposed"):
    """A rewind was proposed, agreed to, declined (None)."""

    proposal: Proposal | None


class Trouble(Struct, tag="trouble"):
    """Something is wrong with what you sent, or with your being here. ``closing``: the socket closes now."""

    code: Literal[
        "malformed",
        "too_large",
        "too_many",
        "too_costly",
        "not_your_seat",
        "no_such_game",
        "not_allowed",
        "unavailable",
        "hello_first",
        "hello_twice",
        "not_playable",
        "may_not_talk",
        "muted",
        "invitation",
        "invitation_used",
    ]
    detail: str = ""
    id: int | None = None
    closing: bool = False


class Pong(Struct, tag="pong"):
    """Here."""

    id: int


FromServer = (
    Welcome
    | Update
    | Lean
    | Accepted
    | Denied
    | Stale
    | Answer
    | OddsAnswer
    | TriedAnswer
    | ShownAnswer
    | WhatIfAnswer
    | Table
    | Said
    | Heard
    | Proposed
    | Trouble
    | Pong
    | AdviceAnswer
    | LessonStep
)

# --- HTTP: lessons ---------------------------------------------------------------------------------------------------


class LessonInfo(Struct):
    """Something to learn."""

    id: str
    title: Localized
    about: Localized
    minutes: int


class GuidedInfo(Struct):
    """A first whole game with a coach: what to create it with."""

    scenario: str
    title: Localized
    seat: str
    player: str
    minutes: int


class SystemLessons(Struct):
    """The lessons of a system in the order in which they are best taken."""

    system: str
    title: str
    lessons: list[LessonInfo]
    guided: GuidedInfo | None = None


class Lessons(Struct):
    """All that can be learnt here."""

    systems: list[SystemLessons]


# --- HTTP: the lobby -------------------------------------------------------------------------------------------------


class ScenarioInfo(Struct):
    """Something to play; ``fixed`` are the options whose value it is made for. ``difficulty`` goes from 1 to 3."""

    id: str
    title: Localized
    fixed: dict[str, Any] = {}
    text: Localized = {}
    minutes: int | None = None
    difficulty: int | None = None
    board: bool = True
    """Without one it is played in a terminal only."""
    tournaments: bool = True
    """Is it for tournaments? What lasts for weeks is not."""


class OptionInfo(Struct):
    """A choice about the rules, with the clause it belongs to and what its values are called. A ``preset`` stands for
    values of other options: theirs are ``under`` each of its own. What is ``basic`` is asked before all others."""

    id: str
    rule: str
    default: Any
    values: list[Any]
    text: Localized = {}
    kind: Literal["choice", "switch", "preset"] = "choice"
    basic: bool = False
    words: dict[str, Localized] = {}
    """By value, as text."""
    under: dict[str, Any] = {}
    scenarios: list[str] = []
    """Those that it changes anything in; none: all."""


class PlayerStrength(Struct):
    """Elo of a computer player beside the captain, who is at nought, and its interval of 95 %."""

    elo: int
    low: int
    high: int


class SystemInfo(Struct):
    """A system with its scenarios, options and computer players, the strongest first. Without a ``board`` it is played
    in a terminal only."""

    name: str
    title: str
    scenarios: list[ScenarioInfo]
    options: list[OptionInfo]
    players: list[str]
    board: bool = True
    rules: bool = False
    """Has it a rulebook to read?"""
    cover: str | None = None
    """Address of its picture."""
    period: Localized = {}
    place: Localized = {}
    synopsis: Localized = {}
    seats: list[int] = []
    """The fewest players and the most."""
    minutes: list[int] = []
    """Of the shortest scenario and of the longest."""
    difficulty: int | None = None
    start: str | None = None
    """The scenario to begin with."""
    strengths: dict[str, PlayerStrength] = {}
    """Of its computer players, as far as they were measured."""
    workshop: bool = False
    """Can battles of one's own be made here (``/api/making/<name>``)?"""


class Lobby(Struct):
    """What can be played here, and what this server offers."""

    protocol: int
    version: str
    languages: list[str]
    systems: list[SystemInfo]
    accounts: bool
    mail: bool
    lab: bool = False
    """May computer players meet here (``/api/lab``)?"""


class Make(Struct, forbid_unknown_fields=True):
    """What somebody makes: the text of a file, or the same as plain data."""

    text: str | None = None
    draft: dict[str, Any] | None = None


class FreeSeat(Struct):
    """A seat that anybody may take: its name, and the way to it."""

    seat: str
    side: str
    name: Localized
    url: str


class ListedGame(Struct):
    """A game that its host shows to everybody."""

    id: str
    system: str
    scenario: str
    title: Localized
    seats: list[SeatInfo]
    names: dict[str, Localized]
    """What the seats are called."""
    clock: ClockTerms | None
    changed: str
    free: list[FreeSeat] = []
    options: dict[str, Any] = {}


class ListedGames(Struct):
    """Games that wait for somebody to sit down, and games that can be watched; what changed last comes first."""

    open: list[ListedGame]
    watch: list[ListedGame]


class SeatsQuery(Struct, forbid_unknown_fields=True):
    """Which seats has this game?"""

    system: Slug
    scenario: Slug
    options: dict[Slug, str | int | bool] = {}


class SeatName(Struct):
    """A seat, its side, and its name by language."""

    seat: str
    side: str
    name: Localized


class Commitment(Struct):
    """The hash of a seed that the server has drawn for a game yet to be made: ask for it before you choose a salt, and
    the server cannot have chosen the seed to suit it."""

    commitment: str


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit there: ``me`` (all such seats share one link: hot-seat), ``open`` (somebody else is invited), or
    the computer."""

    kind: Literal["me", "open", "computer"]
    name: Name | None = None
    player: Slug | None = None


class CreateGame(Struct, forbid_unknown_fields=True):
    """A new game. Seats that are not named are ``open``."""

    system: Slug
    scenario: Slug
    options: dict[Slug, str | int | bool] = {}
    seats: dict[Slug, SeatWish] = {}
    onlookers: bool = True
    listed: bool = False
    """Show it to everybody: whoever wants may take an open seat or, if onlookers are admitted, watch."""
    clock: ClockTerms | None = None
    salt: Annotated[str, Meta(max_length=64)] = ""
    """Mixed into the dice, so that the server alone cannot choose them."""
    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | None = None
    """The seed that was promised (``POST /api/lobby/commitment``); None: a new one."""
    rated: bool = True
    """Shall it count for the ratings of those who have one?"""
    reasons: bool = False
    """Shall computer players say after each move why? For somebody who is alone against them; it is not rated then."""


class SeatLink(Struct):
    """``mine``: the token that opens these seats. Otherwise an invitation to the seat, to be exchanged once. ``url``
    carries it behind a # so that no server sees it in an address."""

    seats: list[str]
    token: str
    url: str
    mine: bool


class Created(Struct):
    """The game, my link to it and the invitations to the open seats."""

    game: GameInfo
    links: list[SeatLink]


class Invitation(Struct):
    """What somebody who is invited may know before taking the seat. ``host`` is the name of who made the game, empty if
    they gave none."""

    game: GameInfo
    seat: str
    side: str
    name: Localized
    """Of the seat."""
    host: str
    title: str = ""
    """Of the system, as it stands on the box."""
    cover: str | None = None
    """Address of its picture."""
    names: dict[str, Localized] = {}
    """What the other seats are called."""
    text: Localized = {}
    """What the scenario is about."""
    minutes: int | None = None


class OpenInvitation(Struct):
    """An invitation that nobody has used yet, for the host. ``url`` is None for one of an older server, which kept only
    its hash: make another one."""

    seat: str
    url: str | None
    made: str


class OpenInvitations(Struct):
    """All of a game."""

    invitations: list[OpenInvitation]


class Invite(Struct, forbid_unknown_fields=True):
    """Another invitation to this seat; the one before can no longer be used."""

    seat: Slug


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Sit down. With an invitation: it is exchanged for a token of your own. With your own token: another name, or the
    seat is bound to the account that is signed in; if you ``renew`` the token you get another one, and nobody opens the
    seat with the one before. ``salt`` is mixed into all rolls to come. Whoever repeats the request with the same secret
    ``again``, because the answer was lost, gets the same answer."""

    token: Token
    name: Name | None = None
    salt: Annotated[str, Meta(max_length=64)] = ""
    again: Token | None = None
    renew: bool = False


class Taken(Struct):
    """Seated. ``token`` opens the seats from now on; nobody else has it."""

    game: GameInfo
    seats: list[str]
    token: str
    url: str
    salted: bool = False
    """Has your salt been added?"""


class Ticket(Struct, forbid_unknown_fields=True):
    """A link that a guest has kept."""

    game: GameId
    token: Token


class Tickets(Struct, forbid_unknown_fields=True):
    """The links that a guest has kept."""

    tickets: Annotated[list[Ticket], Meta(max_length=200)]


class MyGame(Struct):
    """A game of mine: is it my turn, and how long have I got."""

    game: GameInfo
    seats: list[str]
    my_turn: bool
    left: float | None
    last: str
    """When something happened last."""


class MyGames(Struct):
    """The most urgent first."""

    games: list[MyGame]


class StandIn(Struct, forbid_unknown_fields=True):
    """A computer player decides for my seat until I come back (None: I am back); ``within`` a battle of a campaign:
    until that is over."""

    player: Slug | None
    within: bool = False


class Notes(Struct, forbid_unknown_fields=True):
    """Private notes of a seat."""

    text: Annotated[str, Meta(max_length=20000)]


class Grant(Struct, forbid_unknown_fields=True):
    """Give another seat more time."""

    seat: Slug
    seconds: Annotated[int, Meta(ge=60, le=60 * 60 * 24 * 30)]


class Vacation(Struct, forbid_unknown_fields=True):
    """My clock stands still until I come back, as long as there is vacation left."""

    on: bool


class Rematch(Struct):
    """Another game with the same people, on the other side. ``url`` leads to my seat: my own link if I was the first to
    ask, else an invitation or, once I have taken it, the game."""

    game: GameInfo
    url: str
    mine: bool = False
    """It is my own link: whoever has it has the seat."""


# --- HTTP: looking back ----------------------------------------------------------------------------------------------


class ReplayFrame(Struct):
    """The match as it stood after so many entries, through the eyes of a seat."""

    at: int
    last: int
    serial: int
    seat: str | None
    scene: Scene
    log: list[LogLine]
    why: Says | None = None
    """What the computer player that made the last of these entries said of it; only when the game is over."""


class RollReport(Struct):
    """A roll, the entry it belongs to, and whether the seed gives it."""

    serial: int
    faces: int
    values: list[int]
    rule: str
    why: str
    verified: bool | None = None


class AddedSalt(Struct):
    """A salt that a seat added with this entry: every later roll depends on it, too."""

    serial: int
    seat: str
    salt: str


class DiceReport(Struct):
    """Are the dice honest? While a game goes on the seed is secret and there is only the commitment. This is what the
    server says; whoever wants to know computes it from the record (docs/protocol.md)."""

    commitment: str
    salts: list[str]
    """All that the next roll depends on, in order: those of the start, then those that were added."""
    seed: str | None
    dice: int
    verified: bool | None
    problem: str | None
    rolls: list[RollReport]
    added: list[AddedSalt] = []
    sealed: int | None = None
    """The entry that put the dice under another seed, of an imported game; rolls before it cannot be verified."""


class RuleText(Struct):
    """A clause of a rulebook in our own words."""

    id: str
    title: Localized
    text: Localized
    editions: Localized = {}
    reason: Localized = {}
    kind: str = ""
    """``ruling`` where the book is silent or contradicts itself, and ``reason`` says why it is read like this."""
    scope: str = ""
    example: bool = False
    """Is there a position that shows it?"""


class Rulebook(Struct):
    """A rulebook as a whole: the titles of its chapters by number, as clauses begin with it (``7``; ``P5`` in a book of
    several parts)."""

    system: str
    title: str
    chapters: dict[str, Localized]
    coverage: bool = False
    """Is it known here which code enforces a clause, and which test proves it?"""


class ClauseCoverage(Struct):
    """Where a clause is enforced (``file:line``), and the tests that prove it; or why no program can enforce it."""

    id: str
    title: Localized
    enforced_at: list[str] = []
    tests: list[str] = []
    not_applicable: Localized = {}


class Coverage(Struct):
    """All clauses of a rulebook with code and tests, as they were in a version of the system."""

    system: str
    title: str
    version: str
    source: Literal["package", "checkout"]
    """Was it written when the package was built, or read from the sources that the server runs from?"""
    run: bool
    """Does it leave out tests that failed or were skipped in a run? Otherwise tests are counted as they stand."""
    items: list[ClauseCoverage]


class Arrow(Struct):
    """From a place to another one."""

    source: str
    target: str
    kind: Literal["march", "attack", "retreat", "fire", "hint"] = "hint"


class RuleExample(Struct):
    """A position that shows what a clause means, as an onlooker sees it."""

    clause: str
    text: Localized
    board: str
    """Address."""
    scene: Scene
    places: list[str] = []
    pieces: list[str] = []
    arrows: list[Arrow] = []


class ImportGame(Struct, forbid_unknown_fields=True):
    """A record, as it was exported."""

    record: dict[str, Any]
    onlookers: bool = True


# --- HTTP: accounts --------------------------------------------------------------------------------------------------


class Register(Struct, forbid_unknown_fields=True):
    """A new account."""

    name: Annotated[str, Meta(min_length=2, max_length=32)]
    password: Password
    email: Address | None = None
    language: Language = "en"


class Login(Struct, forbid_unknown_fields=True):
    """Who I am."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class Account(Struct):
    """Me. ``webhook`` is told when it is my turn; so is the mail address, once it is ``verified``."""

    name: str
    email: str | None
    webhook: str | None
    language: str
    verified: bool = False


class ChangeAccount(Struct, forbid_unknown_fields=True):
    """What shall be different; None leaves it, an empty text removes it. A new password and another mail address need
    the old password."""

    email: Address | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    language: Language | None = None
    password: Password | None = None
    old_password: Annotated[str, Meta(max_length=200)] | None = None


class Session(Struct):
    """Who is signed in, if anybody; ``mail``: does this server send mails?"""

    account: Account | None
    mail: bool = False


class SessionInfo(Struct):
    """A browser in which I am signed in: since when, when it was used last, roughly where. ``current``: it asks now."""

    id: str
    begun: str | None
    seen: str | None
    place: str
    agent: str
    current: bool


class Sessions(Struct):
    """Where I am signed in."""

    sessions: list[SessionInfo]


class Push(Struct):
    """Notices in browsers: the key that this server signs with (None: it sends none), and how many of my browsers want
    them."""

    key: str | None
    browsers: int


class SubscribePush(Struct, forbid_unknown_fields=True):
    """What my browser said when it was asked to receive notices."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=120)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]


class UnsubscribePush(Struct, forbid_unknown_fields=True):
    """This browser wants no more."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]


MailCode = Annotated[str, Meta(min_length=1, max_length=40)]


class ProveAddress(Struct, forbid_unknown_fields=True):
    """The code that was sent to my mail address."""

    code: MailCode


class Forgotten(Struct, forbid_unknown_fields=True):
    """I have forgotten my password: my name, or my mail address."""

    who: Annotated[str, Meta(min_length=1, max_length=254)]


class ResetPassword(Struct, forbid_unknown_fields=True):
    """The code that was sent to my mail address, and the new password."""

    code: MailCode
    password: Password


class Problem(Struct):
    """An HTTP error: a code for programs, a sentence for people."""

    status_code: int
    detail: str
    code: str = ""


class Health(Struct):
    """How the server is."""

    status: Literal["ok", "ill"]
    version: str
    database: bool
    games: int
    failing: list[str] = []
    """Tasks that do not work now; they are tried again."""

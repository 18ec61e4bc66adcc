"""The kernel: what a rules-enforcing game is, without knowing any game.

It does no input or output, reads no clock and holds no global randomness. A system plugs into it by subclassing
:class:`~caracole.kernel.game.Game`; everything else (matches, opponents, servers) speaks to that one face.

The game

    game, flowgame       the one face of every system; a game whose rules are written as a flow
    asking, flowasked    several questions about one decision, and what is remembered between them
    nested               a game inside a game
    decision, refusal    where a game stops; how it says no
    events               what happened, and who may see it

The sequence of play

    flow, work           a stack of frames, steps and choices; what a step works with
    frames               frames with slots of their own
    sealing, changes     what chapters say about steps, and what later revisions changed, read from their source

The state

    state, stackstate    slots of plain data with a cheap copy, from annotations or written out
    saying               actions with slots of their own
    bits                 sets of small numbers
    tables               tables that are asked by one kind of number
    dice                 every random thing, written down
    codec, shown         exact written forms and digests; what a view of any game may say
    words                positions by words
    errors, native       what is raised; the compiled build
"""

from caracole.kernel.asking import Asked
from caracole.kernel.codec import ActionCodec, Domain, canonical, digest, freeze
from caracole.kernel.decision import Decision, Outcome
from caracole.kernel.dice import Dice, FreeDice, Roll, ScriptedDice, SealedDice
from caracole.kernel.errors import CaracoleError, IllegalAction, Malformed, NotCarried
from caracole.kernel.events import Emit, Event
from caracole.kernel.flow import Choice, Flow, Frame, Question
from caracole.kernel.flowgame import FlowGame
from caracole.kernel.frames import StepFrame
from caracole.kernel.game import Action, Game
from caracole.kernel.native import is_compiled
from caracole.kernel.refusal import Refusal
from caracole.kernel.saying import SlottedAction
from caracole.kernel.shown import shown_to
from caracole.kernel.stackstate import StackState
from caracole.kernel.state import Mask, Masks, State
from caracole.kernel.work import Naming, Work

__all__ = [
    "Action",
    "ActionCodec",
    "Asked",
    "CaracoleError",
    "Choice",
    "Decision",
    "Dice",
    "Domain",
    "Emit",
    "Event",
    "Flow",
    "FlowGame",
    "Frame",
    "FreeDice",
    "Game",
    "IllegalAction",
    "Malformed",
    "Mask",
    "Masks",
    "Naming",
    "NotCarried",
    "Outcome",
    "Question",
    "Refusal",
    "Roll",
    "ScriptedDice",
    "SealedDice",
    "SlottedAction",
    "StackState",
    "State",
    "StepFrame",
    "Work",
    "canonical",
    "digest",
    "freeze",
    "is_compiled",
    "shown_to",
]

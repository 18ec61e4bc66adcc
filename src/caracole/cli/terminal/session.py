"""A match at one terminal: humans in turn at the keyboard, computers between them.

A player sees only what his seat may know. When the keyboard passes to another human the screen is wiped first. Whoever
holds no answer in a response window is not asked, unless a rival human sits at the same screen: being passed over would
tell him what is not in the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from caracole.cli.rules import clause_text
from caracole.cli.terminal.choices import Choices, Line
from caracole.cli.terminal.faces import Face, Unclear
from caracole.cli.terminal.log import log_line
from caracole.cli.terminal.screen import InputEnded, Screen, complete_with
from caracole.cli.terminal.words import normal
from caracole.kernel import CaracoleError, Malformed
from caracole.play import Match
from caracole.play.match import UndoRefused
from caracole.players import RANDOM, Offer, Player, Reason
from caracole.texts import clauses_under

LOG_LINES = 15
REMINDER = 6
MOST_CLAUSES = 12

COMMANDS = ("help", "map", "look", "hand", "track", "log", "rule", "why", "odds", "undo", "save", "list", "quit")


class Leave(Exception):
    """The player goes; the game is not over."""


class Session:
    """The loop from the first decision to the last."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player | None],
        face: Face,
        screen: Screen,
        *,
        save_to: Path | None = None,
        rng: Random | None = None,
        quick_answers: bool = False,
    ) -> None:
        self.match = match
        self.players = list(players)
        self.face = face
        self.screen = screen
        self.save_to = save_to
        self.rng = rng or Random()
        self.quick_answers = quick_answers
        self.humans = [seat for seat, player in enumerate(players) if player is None]
        self.viewer: int | None = self.humans[0] if len(self.humans) == 1 else None
        """The human at the keyboard; None while nobody has sat down yet."""
        self.seen = dict.fromkeys([*self.humans, None], match.version - REMINDER if match.line else -1)
        """What each human has been told, as the version of the match; of a game that goes on the last things again."""
        self.reasons: dict[int, tuple[int, Reason | None]] = {}
        """Serial number to the computer seat that chose, and why."""
        self.told: tuple[int | None, Reason | None] = (None, None)
        self.shown_turn: object = None
        self.refused: dict[str, Any] | None = None
        self.say = face.texts.say
        self.commands = self._commands()

    # --- the loop ----------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or the player leaves; the exit code."""
        try:
            while not self.match.is_over:
                self.step()
            self.finish()
        except Leave:
            self.screen.show(self.say("left"))
        except InputEnded:
            if self.save_to is not None:
                self.save(self.save_to)
            self.screen.show(self.say("input-ended"))
        return 0

    def step(self) -> None:
        """One decision. Of several seats that have to answer, the one at the keyboard comes first."""
        decision = self.match.decision
        assert decision is not None, "the loop goes on while something is to be decided"
        seats = decision.seats
        seat = self.viewer if self.viewer in seats else next((s for s in seats if self.players[s]), seats[0])
        assert seat is not None, "a decision has seats"
        player = self.players[seat]
        try:
            if player is None:
                self.human(seat)
            else:
                self.computer(seat, player)
        except KeyboardInterrupt:
            self.screen.show("")
            self.quit()

    def computer(self, seat: int, player: Player) -> None:
        """A computer decides; the human at the keyboard is told what happened and why."""
        offer = Offer.of(self.match.game, self.match.state, seat, self.rng)
        chosen = player.choose(self.match.game, seat, offer.view, offer)
        self.match.play(seat, chosen.action, reason=chosen.reason)
        self.reasons[self.match.version] = (seat, chosen.reason)
        if self.viewer is not None or not self.humans:
            self.news(self.viewer)

    def human(self, seat: int) -> None:
        """A human decides."""
        offer = Offer.of(self.match.game, self.match.state, seat, self.rng)
        candidates = list(offer.candidates())
        no_answer = len(candidates) == 1 and offer.decision.complete and self.face.is_window(offer.decision)
        if no_answer and (self.quick_answers or len(self.humans) == 1):
            self.match.play(seat, candidates[0])
            return
        if self.viewer != seat:
            self.cover(seat)
        self.news(seat)
        view = offer.view
        self.face.see(view)
        messages = [self.match.game.encode_action(action) for action in candidates]
        messages.sort(key=self.face.rank)
        complete_with([*COMMANDS, *self.face.words(view)])
        turn = (view.get("turn"), seat)
        if turn != self.shown_turn:
            self.shown_turn = turn
            hand = self.face.hand(view)
            self.screen.show("", self.face.board(view), *([] if hand is None else [hand]))
        self.ask(seat, offer, Choices(self.face, messages))
        if self.save_to is not None:
            self.save(self.save_to, quietly=True)

    def cover(self, seat: int) -> None:
        """Hide what the last player saw, and wait for the next."""
        if len(self.humans) > 1:
            name = self.face.seat_name(seat)
            self.screen.clear()
            self.screen.show(Rule(style="dim"), Text(self.say("pass-device", seat=name), "bold"))
            self.screen.ask(self.say("press-enter", seat=name))
            self.screen.clear()
        self.viewer = seat

    def news(self, seat: int | None) -> None:
        """What this seat may know of what has happened since it last looked."""
        last = None
        for logged in self.match.events_for(seat, self.seen[seat]):
            if logged.serial != last:
                last = logged.serial
                self.tell_reason(last)
            self.screen.show(log_line(self.face, logged.event.plain()))
        self.seen[seat] = self.match.version

    def tell_reason(self, serial: int) -> None:
        """Which computer did it, and why."""
        seat, reason = self.reasons.get(serial, (None, None))
        if (seat, reason) == self.told or (seat == self.told[0] and reason is None):
            return  # the same computer goes on
        player = None if seat is None else self.players[seat]
        if reason is None and player is not None and player.name != RANDOM:
            return  # one who says why has passed over something here; what follows speaks for itself
        self.told = (seat, reason)
        if seat is None:
            return
        name = "" if player is None else player.name
        line = Text(self.say("computer-moves", player=name, seat=self.face.seat_name(seat)), "bold")
        if reason is not None:
            line.append(f" {self.face.texts.reason(reason.code, reason.args)}", "italic not bold")
        self.screen.show(line)

    # --- asking ------------------------------------------------------------------------------------------------------

    def ask(self, seat: int, offer: Offer, choices: Choices) -> None:
        """Show the question and read lines until something is chosen, taken back, or the player leaves."""
        version = self.match.version
        self.face_question(offer)
        lines = choices.lines()
        self.screen.show(choices.shown(lines))
        under: tuple[str, ...] = ()
        while self.match.version == version:
            typed = self.screen.ask(self.prompt(seat, under))
            if not typed:
                self.screen.show(self.say("type-help"))
            elif typed.isdecimal():
                line = self.numbered(lines, int(typed), bool(under))
                if line is None:
                    lines, under = choices.lines(), ()
                    self.screen.show(choices.shown(lines))
                elif line.message is not None:
                    self.choose(seat, offer, dict(line.message))
                elif line.size:
                    lines, under = choices.lines(line.heading), line.heading
                    self.screen.show(Text(" / ".join(line.heading), "bold"), choices.shown(lines))
            elif typed.startswith("/"):
                lines, under = choices.matching(typed[1:]), (typed,)
                self.screen.show(choices.shown(lines) if lines else self.say("nothing-matches", words=typed[1:]))
            else:
                again = self.typed(seat, offer, typed)
                if again:
                    lines, under = choices.lines(), ()
                    self.face_question(offer)
                    self.screen.show(choices.shown(lines))

    def face_question(self, offer: Offer) -> None:
        """Where the game stands, and what has to be decided."""
        headline = self.face.headline(offer.view)
        self.screen.show(Rule(style="dim"))
        if headline is not None:
            self.screen.show(headline)
        self.screen.show(self.face.question(offer.decision, offer.view))

    def prompt(self, seat: int, under: tuple[str, ...]) -> str:
        """``Red> ``, with a hint at the way back inside a list."""
        back = f" ({self.say('zero-back')})" if under else ""
        return f"{self.face.seat_name(seat)}{back}> "

    def numbered(self, lines: Sequence[Line], number: int, inside: bool) -> Line | None:
        """The line with that number; None to go back. A line that opens nothing stands for a wrong number."""
        if 1 <= number <= len(lines):
            return lines[number - 1]
        if number == 0 and inside:
            return None
        self.screen.show(self.say("no-such-number", number=number, most=len(lines)))
        return Line(None, (), 0, 0)

    def typed(self, seat: int, offer: Offer, text: str) -> bool:
        """A command or an action in words; True to show the question again."""
        word, _, rest = text.partition(" ")
        command = self.commands.get(normal(word)) if normal(word) else self.commands.get(word)
        try:
            if command is not None:
                return command(seat, offer, rest.strip())
            self.choose(seat, offer, self.face.read(text, offer))
        except (Unclear, Malformed) as error:
            self.screen.show(Text(str(error), "yellow"))
        return False

    def choose(self, seat: int, offer: Offer, message: dict[str, Any]) -> None:
        """Do it, or say which rule forbids it."""
        action = self.match.game.decode_action(message)
        refusal = offer.check(action)
        if refusal is not None:
            self.refused = self.match.game.explain(refusal)
            self.screen.show(self.face.refused(self.refused))
            return
        self.match.play(seat, action)

    # --- commands ----------------------------------------------------------------------------------------------------

    def _commands(self) -> dict[str, Callable[[int, Offer, str], bool]]:
        """Every word for every command, in the player's language and in English."""
        table: dict[str, Callable[[int, Offer, str], bool]] = {"?": self.do_help}
        english = type(self.face.texts)("en")
        for command in COMMANDS:
            function = getattr(self, f"do_{command}")
            for texts in (english, self.face.texts):
                for word in texts.say(f"command-{command}").split(","):
                    table.setdefault(normal(word), function)
        return table

    def do_help(self, seat: int, offer: Offer, rest: str) -> bool:
        """What can be typed."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        table.add_column(style="bold cyan", no_wrap=True)
        table.add_column()
        for command in COMMANDS:
            if command != "hand" or self.face.hand(offer.view) is not None:
                table.add_row(self.face.help(f"usage-{command}"), self.face.help(f"help-{command}"))
        self.screen.show(self.say("help-choices"), table, self.face.help("help-words"))
        return False

    def do_map(self, seat: int, offer: Offer, rest: str) -> bool:
        """The whole board, or a part of it."""
        self.screen.show(self.face.board(offer.view, rest.split()))
        return False

    def do_look(self, seat: int, offer: Offer, rest: str) -> bool:
        """One place and its neighbours."""
        self.screen.show(self.face.look(offer.view, rest.split()))
        return False

    def do_hand(self, seat: int, offer: Offer, rest: str) -> bool:
        """What the player holds, in games where one holds something."""
        self.screen.show(self.face.hand(offer.view) or self.say("hand-none"))
        return False

    def do_track(self, seat: int, offer: Offer, rest: str) -> bool:
        """Turn, points, Morale, Commands."""
        self.screen.show(self.face.track(offer.view))
        return False

    def do_log(self, seat: int, offer: Offer, rest: str) -> bool:
        """What has happened, as far as the seat may know."""
        count = int(rest) if rest.isdecimal() else LOG_LINES
        for logged in self.match.log_for(seat)[-count:]:
            self.screen.show(log_line(self.face, logged.event.plain()))
        return False

    def do_rule(self, seat: int, offer: Offer, rest: str) -> bool:
        """A clause, a section or a chapter."""
        found = clauses_under(self.match.game.system, rest) if rest else []
        if not found:
            self.screen.show(self.say("no-such-rule", number=rest))
        for clause in found[:MOST_CLAUSES]:
            self.screen.show(clause_text(clause, self.face.texts))
        if len(found) > MOST_CLAUSES:
            more = ", ".join(clause.id for clause in found[MOST_CLAUSES:])
            self.screen.show(self.say("more-clauses", clauses=more))
        return False

    def do_why(self, seat: int, offer: Offer, rest: str) -> bool:
        """Why something is not allowed; without words, the last refusal again."""
        if rest:
            message = self.face.read(rest, offer)
            refusal = offer.check(self.match.game.decode_action(message))
            if refusal is None:
                self.screen.show(self.say("why-allowed", action=self.face.action(message)))
                return False
            self.refused = self.match.game.explain(refusal)
        self.screen.show(self.say("why-what") if self.refused is None else self.face.refused(self.refused))
        return False

    def do_odds(self, seat: int, offer: Offer, rest: str) -> bool:
        """The chances of a fight."""
        self.screen.show(self.face.odds(rest.split(), offer))
        return False

    def do_undo(self, seat: int, offer: Offer, rest: str) -> bool:
        """Take back the last choice, where no wall stands."""
        try:
            self.match.undo(seat)
        except UndoRefused as error:
            self.screen.show(self.face.refused(self.match.game.explain(error.refusal)))
        return False

    def do_save(self, seat: int, offer: Offer, rest: str) -> bool:
        """Write the game to a file."""
        target = Path(rest).expanduser() if rest else self.save_to
        if target is None:
            self.screen.show(self.say("save-where"))
        else:
            self.save(target)
        return False

    def do_list(self, seat: int, offer: Offer, rest: str) -> bool:
        """The question and the choices once more."""
        return True

    def do_quit(self, seat: int, offer: Offer, rest: str) -> bool:
        """Leave the game."""
        self.quit()
        return True

    # --- leaving -----------------------------------------------------------------------------------------------------

    def quit(self) -> None:
        """Ask whether to save, and leave; or stay after all."""
        target = self.save_to or Path(f"{self.match.game.system}-{self.match.game.scenario}.json")
        try:
            answer = self.screen.ask(self.say("quit-save", file=str(target)) + " ")
        except KeyboardInterrupt:
            self.screen.show("")
            raise Leave from None
        word = normal(answer)
        if word in self._words("word-cancel"):
            return
        if word not in self._words("word-no"):
            is_name = word and word not in self._words("word-yes")
            if not self.save(Path(answer).expanduser() if is_name else target):
                return
        raise Leave

    def _words(self, message: str) -> set[str]:
        """The words for yes, no and the like, in the player's language and in English."""
        both = f"{self.say(message)},{type(self.face.texts)('en').say(message)}"
        return {normal(word) for word in both.split(",")}

    def save(self, target: Path, quietly: bool = False) -> bool:
        """Write the game to a file, its secret seed too; False if that fails."""
        try:
            self.match.save(target, secret=True)
        except CaracoleError as error:
            self.screen.show(Text(str(error), "red"))
            return False
        if not quietly:
            self.screen.show(self.say("saved", file=str(target)))
            if not self.match.is_over:
                self.screen.show(self.say("saved-resume", system=self.match.game.system, file=str(target)))
        return True

    # --- the end -----------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """The result, where the points came from, and the seed, so that anybody can verify the dice."""
        self.news(self.viewer)
        self.screen.show(Rule(style="dim"), self.face.result(self.match.outcome))
        sources = self.face.sources(self.match.events)
        if sources is not None:
            self.screen.show("", sources)
        commitment = self.match.record.header.commitment
        seed = self.match.reveal()
        self.screen.show("", self.say("seed-revealed", seed=seed.hex(), commitment=commitment))
        if self.save_to is None and self.humans:
            try:
                answer = self.screen.ask(self.say("save-record") + " ")
            except (InputEnded, KeyboardInterrupt):
                answer = ""
            if answer and normal(answer) not in self._words("word-no"):
                self.save_to = Path(answer).expanduser()
        if self.save_to is not None and self.save(self.save_to):
            self.screen.show(self.say("verify-hint", file=str(self.save_to)))

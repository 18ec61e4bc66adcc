"""Games at a terminal, typed through a pipe."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from caracole.cli.common import LANGUAGES
from caracole.cli.terminal.faces import face_for
from caracole.cli.terminal.flowing import Flowing
from caracole.cli.terminal.screen import InputEnded, Screen
from caracole.cli.terminal.session import Leave, Session
from caracole.kernel import Outcome
from caracole.play import Record, load
from caracole.players import Offer, player_names
from caracole.players.games import make_players, new_match
from caracole.texts import Texts
from cli.conftest import offer_at

PLAY = ("play", "gradisca", "--scenario", "drill", "--seats", "human,random")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def ones(count: int = 600) -> str:
    return "1\n" * count


def session(typed: str, names: Sequence[str] = ("human", "random"), seed: int = 3, **more: object) -> Session:
    game = load("gradisca", "drill", more.pop("options", {}))
    console = Console(file=io.StringIO(), width=100, highlight=False, markup=False)
    players = make_players(game, names, seed)
    screen = Screen(console, io.StringIO(typed))
    return Session(new_match(game, names, seed), players, face_for(game, "en"), screen, rng=Random(seed), **more)


def shown(playing: Session) -> str:
    file = playing.screen.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "game"), [("en", "basic"), ("it", "advanced"), ("fr", "basic")])
def test_a_whole_game(caracole, tmp_path, language, game):
    path = tmp_path / "game.json"
    options = ("--option", f"game={game}", "--language", language, "--save", path, "--seed", 4)
    ran = caracole(*PLAY, *options, typed=ones())
    assert ran.code == 0
    record = Record.load(path)
    assert record.seed is not None, "the seed is revealed at the end"
    assert record.seed.hex() in ran.out
    assert record.header.commitment in ran.out
    assert "G13.j" in ran.out
    assert caracole("replay", path, "--verify").code == 0


@pytest.mark.parametrize("columns", [20, 40, 80, 250])
def test_no_terminal_is_too_narrow(caracole, columns):
    words = ("map", "hand", "track", "look gradisca", "help", "rule 7.3", "why march all to gradisca")
    ran = caracole(*PLAY, "--seed", 5, typed=lines(*words) + ones(25), columns=columns)
    assert ran.code == 0
    assert max(map(len, re.sub(r"Venetian.*> .*", "", ran.out).splitlines())) <= max(columns, 20)


def test_the_menu_and_its_defaults(caracole):
    ran = caracole("play", "gradisca", "--seed", 1, typed="\n\n\n\n\nquit\nn\n")
    assert ran.code == 0
    for question in ("Which game?", "Which side will you play?", "Against whom?"):
        assert question in ran.out
    assert "Goodbye." in ran.out


def test_the_menu_by_names_and_numbers(caracole):
    ran = caracole(
        "play", "gradisca", "--seed", 1, "--language", "it", typed=lines("x", "99") + "\n" * 6 + lines("esci", "n")
    )
    assert ran.code == 0
    assert "scrivi un numero da 1 a" in ran.out
    assert "Arrivederci." in ran.out


def test_a_pipe_that_ends_at_once(caracole):
    ran = caracole("play", "gradisca", "--seed", 1, typed="")
    assert ran.code == 0
    assert "The input has ended" in ran.out


def test_computers_alone_can_be_watched(caracole, cards):
    ran = caracole("play", cards, "--seats", "random,random", "--seed", 1)
    assert ran.code == 0
    assert "random (north):" in ran.out
    assert "turned up" in ran.out
    assert "card laid" not in ran.out, "an onlooker does not see what was laid face down"


def test_any_system_can_be_played(caracole, cards):
    words = lines(
        "help", "map", "hand", "track", "look turn", "look", "odds", "why Done", "Lay card=card-99", "Lay x", "dance"
    )
    ran = caracole("play", cards, "--seats", "human,random", "--seed", 1, typed=words + ones(20))
    assert ran.code == 0
    assert "at least one card" in ran.out
    assert "Winner:" in ran.out or "A draw." in ran.out


# --- what can be typed -----------------------------------------------------------------------------------------------


def test_commands(caracole):
    words = (
        "help",
        "?",
        "h",
        "map",
        "map piana",
        "hand",
        "track",
        "log",
        "log 3",
        "look gradisca",
        "look",
        "list",
        "rule 99",
    )
    ran = caracole(*PLAY, "--seed", 5, typed=lines(*words, "", "77", "/trieste", "1"))
    assert ran.code == 0
    assert "map [region]" in ran.out
    assert "walls: Crauglio 3" in ran.out
    assert "Look where?" in ran.out
    assert 'There is no rule "99"' in ran.out
    assert "There is no 77" in ran.out


def test_refusals_name_their_rule_and_show_it(caracole):
    ran = caracole(*PLAY, "--seed", 5, typed=lines("why", "place gradisca", "why", "why place trieste", "rule 21.f"))
    assert "Nothing has been refused yet" in ran.out
    assert ran.out.count("No. ") == 2
    assert "G21.f" in ran.out
    assert "Allowed" in ran.out


def test_commands_in_italian_and_in_english(caracole):
    ran = caracole(
        *PLAY,
        "--seed",
        5,
        "--language",
        "it",
        typed=lines("aiuto", "help", "mappa", "perché metti gradisca", "regola 21.f"),
    )
    assert ran.out.count("questa pagina") == 2
    assert "G21.f" in ran.out


def test_save_quit_and_resume(caracole, tmp_path):
    path = tmp_path / "mine.json"
    left = caracole(*PLAY, "--seed", 5, typed=lines("1", f"save {path}", "quit", "n"))
    assert f"Saved in {path}" in left.out
    assert "Goodbye." in left.out
    record = Record.load(path)
    assert record.version >= 1
    assert record.seed is None
    resumed = caracole("play", "gradisca", "--resume", path, typed=ones())
    assert resumed.code == 0
    assert caracole("replay", path, "--verify").code == 0
    assert Record.load(path).seed is not None


def test_quit_asks_to_save(caracole, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    caracole(*PLAY, "--seed", 5, typed=lines("quit", ""))
    assert Path("gradisca-drill.json").is_file()
    caracole(*PLAY, "--seed", 5, typed=lines("quit", "other.json"))
    assert Path("other.json").is_file()
    stayed = caracole(*PLAY, "--seed", 5, typed=lines("quit", "c", "hand", "quit", "/nowhere/x.json", "quit", "no"))
    assert "cannot be saved" in stayed.out
    assert stayed.out.count("before leaving?") == 3
    assert caracole(*PLAY, "--seed", 5, typed=lines("save")).out.count("Name a file") == 1


def test_a_game_with_a_file_is_kept_all_the_time(caracole, tmp_path):
    path = tmp_path / "kept.json"
    ran = caracole(*PLAY, "--seed", 5, "--save", path, typed=lines("1"))
    assert ran.code == 0
    assert "The input has ended" in ran.out
    assert Record.load(path).version >= 1


def test_interrupting_asks_before_leaving(monkeypatch):
    playing = session(lines("hand", "n"))
    asked = []

    def ask(prompt: str) -> str:
        asked.append(prompt)
        if len(asked) == 1:
            raise KeyboardInterrupt
        return "n"

    monkeypatch.setattr(playing.screen, "ask", ask)
    assert playing.run() == 0
    assert len(asked) == 2
    assert "before leaving?" in asked[1]


def test_interrupting_twice_leaves_at_once(monkeypatch):
    playing = session("")

    def ask(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(playing.screen, "ask", ask)
    assert playing.run() == 0
    assert "Goodbye." in shown(playing)


def test_undo_takes_back_and_walls_are_explained(cards, caracole):
    ran = caracole(
        "play",
        cards,
        "--seats",
        "human,random",
        "--seed",
        1,
        typed=lines("undo", "1", "undo", "Peek", "undo"),
    )
    assert "There is nothing to undo" in ran.out
    assert "Last choice undone" in ran.out
    assert "Something hidden has been revealed since" in ran.out


def test_odds(crauglio):
    face = face_for(crauglio.game, "en")
    face.see(crauglio.view)
    console = Console(file=io.StringIO(), width=100, markup=False)
    console.print(face.odds(["bombard", "gradisca"], crauglio))
    enemies = [row["zone"] for row in crauglio.view["units"] if row["id"].startswith("a-") and row["zone"]]
    console.print(face.odds(["giu-1", enemies[0]], crauglio))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Levels of the wall" in text
    assert "The attacker wins the round" in text
    assert "%" in text


def test_odds_without_the_module_are_not_told(crauglio, monkeypatch):
    monkeypatch.setattr(Offer, "odds", lambda self, *_: None)
    face = face_for(crauglio.game, "en")
    assert "Odds are not available" in str(face.odds(["bombard", "gradisca"], crauglio))


# --- several people at one keyboard ----------------------------------------------------------------------------------


def titles(playing: Session, seat: int) -> set[str]:
    hand = playing.match.view(seat)["cards"]["hand"]
    return {card.title["en"] for card in playing.match.game.theatre.cards if card.id in hand}


def test_the_keyboard_is_passed_on_behind_a_cover():
    playing = session("\n" + ones(), ("human", "human"))
    first = {seat: titles(playing, seat) for seat in (0, 1)}
    playing.run()
    text = shown(playing)
    assert "Pass the keyboard" in text
    before, _, after = text.partition("Austrian, press Enter.")
    assert before.count("Your 4 cards") == 1
    assert not [title for title in first[1] if re.search(rf"\b{re.escape(title)}\b", before)]
    assert any(title in after for title in first[1])


def test_one_human_needs_no_cover():
    playing = session(ones())
    playing.run()
    assert "Pass the keyboard" not in shown(playing)


def test_a_secret_answer_stays_secret():
    """G18.c: both say whether they fight on; nothing of the first answer is shown to the second."""
    offer = offer_at("battle.more", lambda offer: len(offer.decision.seats) == 2)
    game, state = offer.game, offer._imagined
    seat, other = offer.decision.seats
    face = face_for(game, "en")
    after, events = game.step(state, seat, next(iter(offer.candidates())), None)  # type: ignore[arg-type]
    assert [event for event in events if event.is_for(other)] == []
    assert face.question(offer.decision, game.view(after, other)) == face.question(
        offer.decision, game.view(state, other)
    )


def windows(quick: bool, names: Sequence[str]) -> tuple[int, int]:
    """Windows in which a human without an answer was asked, and those passed over."""
    asked = passed = 0
    for seed in range(20):
        if asked + passed > 2:
            break
        playing = session(ones(), names, seed, quick_answers=quick)
        human = playing.human

        def watch(seat: int, playing: Session = playing, human: object = human) -> None:
            nonlocal asked, passed
            decision = playing.match.decision
            assert decision is not None
            alone = len(list(playing.match.game.candidates(playing.match.state, seat))) == 1
            before = shown(playing).count("> ")
            human(seat)  # type: ignore[operator]
            if decision.kind == "window.ask" and alone:
                is_asked = shown(playing).count("> ") > before
                asked, passed = asked + is_asked, passed + (not is_asked)
            if asked + passed > 2:
                raise Leave

        playing.human = watch  # type: ignore[method-assign]
        playing.run()
    return asked, passed


def test_whoever_holds_no_answer_is_not_asked():
    asked, passed = windows(False, ("human", "random"))
    assert asked == 0
    assert passed > 0


def test_a_rival_at_the_same_screen_must_not_notice():
    asked, passed = windows(False, ("human", "human"))
    assert asked > 0
    assert passed == 0


def test_unless_they_agree_to_be_quick():
    asked, passed = windows(True, ("human", "human"))
    assert asked == 0
    assert passed > 0


def test_a_single_choice_that_is_no_window_is_asked():
    playing = session(ones())
    playing.run()
    assert playing.match.is_over


# --- pieces ----------------------------------------------------------------------------------------------------------


def test_computers_say_why():
    playing = session(ones(), ("human", "captain"), options={"game": "basic"})
    playing.run()
    assert "captain (Austrian):" in shown(playing)


def test_a_draw():
    face = face_for(load("gradisca", "drill"), "en")
    console = Console(file=io.StringIO(), width=60)
    console.print(face.result(Outcome((), (3, 3), "G13.j")))
    assert "A draw." in console.file.getvalue()  # type: ignore[attr-defined]


def test_input_that_ends():
    screen = Screen(Console(file=io.StringIO()), io.StringIO("one\n"))
    assert screen.ask("> ") == "one"
    with pytest.raises(InputEnded):
        screen.ask("> ")


def test_pieces_are_never_broken():
    from rich.text import Text

    console = Console(file=io.StringIO(), width=20)
    console.print(Flowing(Text("v-giu: "), [Text(f"{n} inf 2/3") for n in range(4)]))
    assert console.file.getvalue().splitlines() == ["v-giu: 0 inf 2/3"] + [f"       {n} inf 2/3" for n in (1, 2, 3)]  # type: ignore[attr-defined]


def test_team_play_at_one_keyboard(caracole):
    ran = caracole(
        "play", "gradisca", "--scenario", "drill", "--seats", "human,random", "--option", "teams=true", "--seed", 2,
        "--quick-answers", typed="\n" + ones(),
    )  # fmt: skip
    assert ran.code == 0
    assert "Venetian 1" in ran.out
    assert "Venetian 2, press Enter." in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_opponent_is_described_before_the_game(language: str):
    texts = Texts(language)
    for name in (*player_names("gradisca"), "human"):
        assert texts.find(f"opponent-{name}"), name

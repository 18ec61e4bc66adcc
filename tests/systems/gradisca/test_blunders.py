"""What the lab counts as a blunder of Gradisca: the veteran commits it, the captain hardly ever."""

from __future__ import annotations

from caracole.play import load
from caracole.players.games import play_alone
from caracole.systems.gradisca.blunders import KINDS, count
from caracole.texts import Texts


def counted(player: str) -> dict[str, int]:
    game = load("gradisca", "drill")
    total = dict.fromkeys(KINDS, 0)
    for seed in range(1, 4):
        for kind, times in count(play_alone(game, [player, player], seed)).items():
            total[kind] += times
    return total


def test_the_veteran_blunders_and_the_captain_does_not() -> None:
    veteran, captain = counted("veterans.gradisca:Captain"), counted("captain")
    assert sum(veteran.values()) >= 3
    assert sum(captain.values()) <= 1


def test_every_kind_has_its_words() -> None:
    for language in ("en", "it", "fr"):
        for kind in KINDS:
            assert Texts(language, "gradisca").find(f"blunder-{kind}") is not None, (language, kind)

"""``caracole completion SHELL``: what makes the Tab key complete commands, options, games and scenarios.

The script that it prints asks ``caracole completion SHELL -- WORDS`` at every Tab, so it never grows old: it knows new
commands and installed plug-ins. Where nothing is offered, the shell offers files.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from caracole.cli.offers import Offer

BASH = """\
_caracole() {
    local IFS=$'\\n'
    COMPREPLY=($("$1" completion bash -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
    if [[ ${COMPREPLY[0]-} == *= ]]; then compopt -o nospace; fi
}
complete -o default -F _caracole caracole
"""
ZSH = """\
#compdef caracole
_caracole() {
    local -a found
    found=("${(@f)$("${words[1]}" completion zsh -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    if [[ -n ${found[1]} ]]; then _describe caracole found; else _files; fi
}
compdef _caracole caracole
"""
FISH = """\
function __caracole
    set -l words (commandline -opc) (commandline -ct)
    set -l found ($words[1] completion fish -- $words[2..-1] 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c caracole -f -a '(__caracole)'
"""
SCRIPTS = {"bash": BASH, "zsh": ZSH, "fish": FISH}


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("completion", help="print what makes the Tab key complete commands in your shell")
    parser.add_argument("shell", metavar="SHELL", choices=tuple(SCRIPTS), help="which shell: %(choices)s")
    parser.add_argument(
        "words",
        metavar="WORD",
        nargs=argparse.REMAINDER,  # a -- that was typed is one of them
        help="after --: print what could stand for the last of these",
    )
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Print the script, or the words that fit."""
    typed = asked.words[1:] if asked.words[:1] == ["--"] else asked.words
    if not typed:
        print(SCRIPTS[asked.shell], end="")
        return 0
    from caracole.cli.common import default_language
    from caracole.cli.main import parser
    from caracole.cli.offers import offers

    words = _glued(typed) if asked.shell == "bash" else typed
    for offer in offers(parser(default_language()), words):
        print(_written(offer, asked.shell, words[-1]))
    return 0


def _glued(words: Sequence[str]) -> list[str]:
    """Bash takes ``game=basic`` for three words."""
    whole: list[str] = []
    for place, word in enumerate(words):
        if whole and (word == "=" or (place and words[place - 1] == "=")):
            whole[-1] += word
        else:
            whole.append(word)
    return whole


def _written(offer: Offer, shell: str, begun: str) -> str:
    """As a shell wants it."""
    word, meaning = offer
    if shell == "bash":  # it replaces only what stands after the =
        return word.removeprefix(begun[: begun.rfind("=") + 1])
    if shell == "zsh":
        word = word.replace(":", "\\:")
    return word + {"zsh": ":", "fish": "\t"}[shell] + meaning if meaning else word

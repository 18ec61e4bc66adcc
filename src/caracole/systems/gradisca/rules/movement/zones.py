"""What follows when units enter a zone without enemies, or leave one: markers that fall, mines that are abandoned."""

from __future__ import annotations

from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.combat.mines import remove_abandoned_mines
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.flow import Play
from caracole.systems.gradisca.rules.forts.camp import camp_overrun
from caracole.systems.gradisca.rules.forts.forts import forts_fall
from caracole.systems.gradisca.rules.victory.victory import take_booty


def entered_free_zone(play: Play, side: int, zone: Zone, units: int, camp_rule: str | None = "G24.g") -> None:
    """G6.u: lone markers do not stop anybody; Forts (10, 19.2), Camp (24) and Booty (13) have their effects. G13.l:
    every entry counts, passing through, retreating, landing, a lone Commander's too. G10.l: a Fort is alone when no
    unit of its side is left, so those caught on entry (G6.l) are eliminated before this; a Camp does not matter."""
    forts_fall(play, side, zone, units, won_combat=False)
    if camp_rule is not None:
        camp_overrun(play, side, zone, units, camp_rule)
    take_booty(play, side, zone)


def zone_was_left(play: Play, zone: Zone) -> None:
    """G7.5.i: mines beside a zone without units of their side go at once."""
    remove_abandoned_mines(play, zone)


def set_aside_command(play: Play, command: int) -> None:
    """G12.a: a card puts a marker from the cup on the Played track; its units count as activated, as if it had been
    drawn."""
    state, bit = play.state, 1 << command
    if state.cup & bit:
        state.cup &= ~bit
        state.played |= bit
        state.activated |= query.command_on_map(play.game, state, command)
        play.tell("command_set_aside", "G12.a", command=command)


def retire_empty_command(play: Play, command: int) -> None:
    """G4.b, G4.o: the marker of a Command without units leaves the game at once, from the cup or the Played track."""
    state, bit = play.state, 1 << command
    if (state.cup | state.played) & bit and not query.command_on_map(play.game, state, command):
        state.cup &= ~bit
        state.played &= ~bit
        play.tell("command_retired", "G4.o", command=command)

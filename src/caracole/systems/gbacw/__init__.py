"""Great Battles of the American Civil War: brigades and regiments on a hex map, orders, reactions, simultaneous fire.

The modules follow the rulebook:

     2  printed, charts, terrain (components)    cohesion (2.6 the Universal Disorder Dieroll)    drm (modifiers)
     3  sequence, action_phase
     4  command    division_orders (4.32 batteries)
     5  initiative, efficiency, transfer, activation, coordination
     6  orders, division_orders (II.C), orders_change (6.2), loose_rein (6.24), reserve (6.3)    held, gates, battle
     7  facing (7.1), turning (7.2), refusing (7.3)
     8  stacking (8.1), passing, stack_moves (8.2), frontage (8.3), extension, formation, lines, wraparound (8.4),
        column (8.5)
     9  movement (9.1, 9.2), stepping (one hex after another), leader_movement (9.3), costs (9.4), near_enemy (9.5),
        withdrawal (9.54), artillery_proximity (9.55), reaction (9.61, 9.62), giving_way (9.63), schedule,
        reinforcements (9.7)
    10  los (10.2 what the ground hides), los_units (10.26 units in the way)
    11  assault/ (with a table of contents of its own)
    12  results (12.1 to 12.3)

Numbers are in charts.toml, terrain.toml and weapons.toml, switches in options.toml, clauses and their texts in
rulebook/, battles in data/. ``field`` is the printed matter of a battle, ``state`` a point in play, ``query`` what one
may ask of it, ``standing`` what players say in advance, ``position`` positions by words, ``victory`` the sheet.
"""

from caracole.systems.gbacw.system import SYSTEM

__all__ = ["SYSTEM"]

# What the workshop for battles says.

making-title = My battle
making-general = General
making-shoots = can shoot
making-cost = talents
making-elements = elements
making-beaten = beaten at a loss of
making-drawn_up = Armies begin drawn up
making-edge = Red's edge
making-formation-red = Red is drawn up
making-formation-blue = Blue is drawn up
making-camps = Armies have camps
making-first = First turn
making-first-open = the dice decide
making-way-line = in line
making-way-doubled = with heavy foot two deep
making-way-left = to the left
making-way-right = to the right
making-way-horse_left = with all horse on the left
making-way-reserve = with heavy horse in reserve

fault-generals = An army has one General; this one has { $count }.
fault-general_alone = The General has one element to himself.
fault-elements = An army has no more elements than { $most }.
fault-no_shooters = These troops do not shoot.
fault-shapes = No more shapes than { $most } can be laid.
fault-needs_terrain = Armies that begin drawn up need a terrain.
fault-places = There is not one place for each element.
fault-no_room = { $side ->
    [red] Red's army has no room to be drawn up.
   *[blue] Blue's army has no room to be drawn up.
  }
fault-name = The name is too long (the limit is { $most }), or has letters that cannot be printed.

# What the lab counts as a blunder.

blunder-idle-step = a move of a few millimetres
blunder-wrong-way = an advance away from the enemy
blunder-general-in-pocket = the General walks into a trap
blunder-missed-flank = an open flank or rear not attacked
blunder-open-camp = the camp left undefended

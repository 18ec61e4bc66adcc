# What the lab counts as a blunder.

blunder-idle-step = a step of a few millimetres
blunder-wrong-way = an advance away from the enemy
blunder-general-in-pocket = the General rides into a pocket
blunder-missed-flank = a flank or rear left alone
blunder-open-camp = the camp left open to the enemy

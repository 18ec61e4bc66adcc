# Moves that make a spectator smile

blunder-shattered-forward = A shattered regiment was needlessly sent towards the enemy.
blunder-out-of-command = A unit went out of its leader's range.
blunder-flank-shown = A unit showed its flank to an adjacent enemy that it could have faced.
blunder-guns-alone = Guns were left near the enemy with no one beside them.
blunder-prize-left-empty = A hex worth points was left empty with an enemy free to reach it.
blunder-poor-assault = An assault was made that was more likely to fail than to succeed.
blunder-out-and-back = A unit went away and came straight back.

# Moves that make an onlooker laugh

blunder-shattered-forward = A shattered regiment was sent up to the enemy without need.
blunder-out-of-command = A unit walked out of its leader's range.
blunder-flank-shown = A flank was shown to an enemy next to it, though it could have faced him.
blunder-guns-alone = Guns were left near the enemy with no one beside them.
blunder-prize-left-empty = A hex that pays was left empty with a free enemy in reach.
blunder-poor-assault = An assault was made that fails more often than it succeeds.
blunder-out-and-back = A unit went out and came back to where it had been.

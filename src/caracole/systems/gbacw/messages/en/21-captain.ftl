# Why a computer player did something

reason-front-brigade-first = the brigade nearest the enemy goes first
reason-front-line-first = the unit nearest the enemy goes first
reason-orders-for-the-day = the orders that the ground and the enemy ask for
reason-fire-pays = the fire promises more than it costs
reason-better-ground = a better place in the line
reason-assault-pays = the odds favour cold steel
reason-towards-the-goal = nearer to what is worth having
reason-back-to-the-post = nearer to what must be held
reason-on-the-march = the road is open
reason-a-better-road-later = another road will bring them nearer
reason-shortest-road = the shortest road to where they are needed
reason-rally-first = men in disorder must first find their ranks
reason-cartridges = empty cartridge boxes win nothing
reason-where-he-is-needed = a leader goes where his men need him
reason-face-the-enemy = face the nearest enemies
reason-too-strong-for-us = they are too strong to wait for
reason-take-the-ground = the ground that the enemy has left
reason-close-ranks = close ranks before the fight
reason-hanging-flank = a flank in the air must be refused
reason-rest-and-gather = a spent brigade rests and gathers its men

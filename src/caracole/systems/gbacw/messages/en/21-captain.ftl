# Why a computer player did something

reason-front-brigade-first = the brigade nearest to the enemy first
reason-front-line-first = the unit nearest to the enemy first
reason-orders-for-the-day = the orders that the ground and the enemy ask for
reason-fire-pays = the fire promises more than it costs
reason-better-ground = a better place in the line
reason-assault-pays = the odds favour cold steel

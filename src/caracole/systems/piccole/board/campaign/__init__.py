"""A campaign on a board: the map of its cities, and a table for the battle that is being fought.

presenter  the face that boards speak to
places     where cities and armies are on the map
drawing    the map and the table without pieces, and the sprites
board      what stays the same during a campaign
names      the names of cities, players, troops and elements
inside     the battle within: its presenter, and its actions seen from outside
scene      what a seat sees now
standing   years, treasuries and what wins, at a glance
papers     pacts that are signed or offered, line by line
words      actions as a player would tell them
offers     what can be done, and with which gestures
forms      what has more answers than a list: pacts, gifts, contingents
asking     what a gesture could mean, and why not
chances    what a siege promises
lenses     what can be looked at over the map
log        what happened
chronicle  the same year by year, for whoever looks back
film       a battle that computers fought at once, moment by moment
"""

# What the teacher says. `lesson-<lesson>` is its title, `lesson-<lesson>-<step>` what is said at a step; `-hint` is for whoever
# hesitates, `-wrong` for whoever does something else. `coach-<decision>` says what is usually good at a decision.


## Moving and facing

lesson-facing = Moving and facing
lesson-facing-about = Front, flank and rear; what a step costs, and how a regiment turns.
lesson-facing-hello = This is the 1st Lakeshore, a regiment of yours. The numbers on the counter are its strength in points of fifty men, its Cohesion and its movement points. It has 6 of these to spend.
lesson-facing-front = A regiment looks at a vertex of its hex. The two hexes at that vertex are its Front: there it walks and there it shoots. Beside them are the flanks, and behind it is the rear.
lesson-facing-begin = Units act one at a time, and each one to its end. Begin with the 1st Lakeshore.
lesson-facing-begin-hint = Touch the 1st Lakeshore, or its order in the list.
lesson-facing-begin-wrong = The 1st Lakeshore first, please.
lesson-facing-back = Now try to send it to the hex behind its back. You may always try: a refusal costs nothing, and it names its rule.
lesson-facing-back-hint = Touch the marked hex behind the regiment.
lesson-facing-step = Only forward, then. Step into the marked hex: open ground costs 1 point. Woods, slopes and streams cost more, a road less.
lesson-facing-step-hint = Touch the marked hex in front of it.
lesson-facing-step-wrong = Straight on into the marked hex, please.
lesson-facing-turn = After it has entered a hex, a regiment may turn by one vertex for nothing. Turn it to the right, towards the south-west.
lesson-facing-turn-hint = Choose the facing south-west, under Facing.
lesson-facing-turn-wrong = First turn: the facing south-west.
lesson-facing-on = Its Front is now where it looks. One hex further.
lesson-facing-on-hint = Touch the marked hex.
lesson-facing-on-wrong = The marked hex, please.
lesson-facing-wide = Turn by two vertices, towards the east. The first is free, and what is more than one costs a point: 4 become 3.
lesson-facing-wide-hint = Choose the facing east, under Facing.
lesson-facing-wide-wrong = Turn to the east, please.
lesson-facing-again = And back a little to the south-east? Try.
lesson-facing-again-hint = Choose the facing south-east in the list.
lesson-facing-end = Once in each hex, and no more: so think before you turn. This is enough. End the action of the regiment.
lesson-facing-end-hint = Choose "Done with this unit" in the list of orders.
lesson-facing-end-wrong = It has walked enough. End its action.
lesson-facing-done = Most battles here are decided by who looks where. Show the enemy your Front, and look for his flank. Next: the first volley.

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

## Fire and return fire

lesson-volley = Fire and return fire
lesson-volley-about = Where a regiment can shoot, how the enemy answers, and what a flank is worth.
lesson-volley-look = The 1st Tidewater stands two hexes in front of your 2nd Lakeshore. Your rifles reach five hexes; its old muskets reach two, and badly.
lesson-volley-begin = Begin with the 2nd Lakeshore.
lesson-volley-begin-hint = Touch the 2nd Lakeshore.
lesson-volley-behind = Someone has slipped behind you. Try to shoot at the 3rd Tidewater.
lesson-volley-behind-hint = Choose fire at the hex of the 3rd Tidewater.
lesson-volley-fire = Men shoot where they look. So fire at the 1st Tidewater. Look at the odds first: the table works them out, and names every modifier.
lesson-volley-fire-hint = Touch the hex of the 1st Tidewater and choose the fire of the whole regiment.
lesson-volley-fire-wrong = Fire with everything at the 1st Tidewater, please.
lesson-volley-both = They answered, and both volleys count at once: who shoots second is not weaker for it. Your 9 cost them a point and a check of Cohesion, which they passed. Theirs only made you check.
lesson-volley-end = A regiment fires once in an activation. End its action.
lesson-volley-end-hint = Choose "Done with this unit" in the list of orders.
lesson-volley-flank = Now the 1st Lakeshore, which stands on their flank. It stays where it is: under Advance Orders whoever moves does not fire.
lesson-volley-flank-hint = Touch the 1st Lakeshore.
lesson-volley-enfilade = Fire along their line. It counts one more for you, and no one there can shoot back: they look the other way.
lesson-volley-enfilade-hint = Touch the hex of the 1st Tidewater and choose the fire of the whole regiment.
lesson-volley-done = This time they failed the check: they are Disordered, and will shoot and move worse until they rally. They could have turned to face you, and chose not to. Two regiments at an angle are worth three in a row.

## Orders and command

lesson-orders = Orders and command
lesson-orders-about = What Advance and Attack allow, and who hears an order.
lesson-orders-leader = This is Harlan, who leads your brigade. His Command Range is 4: a regiment that is further away does not hear him, and keeps the orders that it has.
lesson-orders-three = There are three orders. March: along the road, far and fast, and no fighting. Advance: full speed, but not up to the enemy. Attack: half speed, and at his throat.
lesson-orders-march = A new turn begins, and orders are given. Try March, to see what this battle thinks of it.
lesson-orders-march-hint = Choose March in the list of orders.
lesson-orders-attack = A small field needs no marching. Give the brigade Attack Orders.
lesson-orders-attack-hint = Choose Attack in the list of orders.
lesson-orders-attack-wrong = Attack Orders first, please.
lesson-orders-far = Two regiments heard it. The 3rd Lakeshore is far out on the left, out of command, and still has Advance Orders. Where you put a leader matters as much as where you put a regiment.
lesson-orders-given = That is all. End the giving of orders.
lesson-orders-given-hint = Choose "Give no further orders" in the list.
lesson-orders-later = Your brigade is activated. A leader may now try to change his orders with a die: he may be stuck with them, or run off on his own. You have what you want, so do not try.
lesson-orders-later-hint = Choose not to try in the list of orders.
lesson-orders-later-wrong = No dice for what you already have.
lesson-orders-third = First the 3rd Lakeshore, which did not hear.
lesson-orders-third-hint = Touch the 3rd Lakeshore.
lesson-orders-near = Try to bring it up to the enemy.
lesson-orders-near-hint = Touch the marked hex.
lesson-orders-stay = That is what Advance means: near, but not next to him. Leave it where it is.
lesson-orders-stay-hint = Choose "Done with this unit" in the list of orders.
lesson-orders-first = Now the 1st Lakeshore, which did hear. See its points: only 3 of 6.
lesson-orders-first-hint = Touch the 1st Lakeshore.
lesson-orders-close = Close with the enemy. It has to fire there, or to assault: whoever comes so near under Attack Orders means it.
lesson-orders-close-hint = Touch the marked hex.
lesson-orders-done = Advance to come near, Attack to close, and a leader where he is heard. Orders are slow to change: choose them for the hour, not for the moment.

## Stacking and passing

lesson-stacks = Stacking and passing
lesson-stacks-about = How many fit into a hex, the way through friends, and men among guns.
lesson-stacks-look = Two regiments stand in this hex, 8 and 7 points: 15, and more do not fit. The upper one fires, and takes what is fired at them.
lesson-stacks-begin = The 1st Prairie goes forward. Begin.
lesson-stacks-begin-hint = Touch the 1st Prairie.
lesson-stacks-begin-wrong = The 1st Prairie first, please: it lies on top.
lesson-stacks-into = The 2nd Prairie is in the way. Walk into its hex.
lesson-stacks-into-hint = Touch the marked hex.
lesson-stacks-full = And stop here? 8 and 9 are 17. Try to end the action.
lesson-stacks-full-hint = Choose "Done with this unit" in the list of orders.
lesson-stacks-through = So go on, out on the other side. The way through friends costs two points more, and a check of Cohesion: lines that pass through each other come apart.
lesson-stacks-through-hint = Touch the marked hex.
lesson-stacks-end = A 5: they came through in good order. Two points are left. End the action here.
lesson-stacks-end-hint = Choose "Done with this unit" in the list of orders.
lesson-stacks-third = Now the 3rd Prairie. It shall guard the guns.
lesson-stacks-third-hint = Touch the 3rd Prairie.
lesson-stacks-guns = Walk into the hex of the battery: 7 men's points and 4 guns fit well.
lesson-stacks-guns-hint = Touch the hex of the battery.
lesson-stacks-below = Above the guns, infantry shields them and they are silent. Below, the guns fire, and the infantry is at hand. Choose below.
lesson-stacks-below-hint = Choose to stop here below the guns, in the list.
lesson-stacks-below-wrong = Stop here, below the guns.
lesson-stacks-done = A full hex is strong, and a fine target. Keep room to fall back: men who retreat into a crowd bring it into Disorder.

## Assault

lesson-assault = Assault
lesson-assault-about = Who has to, who joins, what the defender does, and who takes the ground.
lesson-assault-look = The 3rd Tidewater stands alone. The 1st Lakeshore is already beside it, and the 2nd can come up. Both have Attack Orders: only with these one assaults.
lesson-assault-begin = Begin with the 2nd Lakeshore.
lesson-assault-begin-hint = Touch the 2nd Lakeshore.
lesson-assault-begin-wrong = The 2nd Lakeshore first, please.
lesson-assault-close = Move up to the enemy.
lesson-assault-close-hint = Touch the marked hex.
lesson-assault-cold = You could fire now. Keep the muskets loaded and the bayonets fixed instead: a regiment that moves up and does not fire charges. End its action.
lesson-assault-cold-hint = Choose "Done with this unit" in the list of orders.
lesson-assault-cold-wrong = No shot this time: cold steel.
lesson-assault-over = Assaults come after all movement and fire. Say that these are over.
lesson-assault-over-hint = Choose "Movement and fire are over" in the list of orders.
lesson-assault-no = Second thoughts? Try to declare no assault at all.
lesson-assault-no-hint = Choose to end the declarations.
lesson-assault-name = There is no way back. Declare the assault of the 2nd Lakeshore.
lesson-assault-name-hint = Choose the assault of the 2nd Lakeshore in the list.
lesson-assault-name-wrong = The 2nd Lakeshore leads, the 1st joins it.
lesson-assault-join = Now let the 1st Lakeshore join it. Together they are 17 points against 6.
lesson-assault-join-hint = Choose that the 1st Lakeshore joins the 2nd.
lesson-assault-join-wrong = One assault with both of them, not two.
lesson-assault-go = End the declarations, and in they go.
lesson-assault-go-hint = Choose to end the declarations.
lesson-assault-told = Read what happened. The defender might have slipped away, and stood. He checked his nerve, and passed. He fired into your faces, and you held. Then one die, with the ratio of strengths: he is Disordered and has to go.
lesson-assault-face = The 1st Lakeshore takes the ground. After an advance it may turn by one vertex. Keep the enemy in front.
lesson-assault-face-hint = Choose the facing south-east.
lesson-assault-face-wrong = South-east, where they went.
lesson-assault-done = Many against few, from two sides if you can, and better still against those who are already Disordered. An assault against steady men behind a wall is the dearest thing in this game.

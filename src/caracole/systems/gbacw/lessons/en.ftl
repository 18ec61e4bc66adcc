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
lesson-facing-done = Most battles here are decided by who looks where. Show the enemy your Front, and look for the enemy's Flank. Next: the first volley.

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
lesson-volley-flank = Now the 1st Lakeshore, which stands on their flank. It stays where it is: under Advance Orders a unit that moves does not fire.
lesson-volley-flank-hint = Touch the 1st Lakeshore.
lesson-volley-enfilade = Fire along their line. It counts one more for you, and no one there can shoot back: they look the other way.
lesson-volley-enfilade-hint = Touch the hex of the 1st Tidewater and choose the fire of the whole regiment.
lesson-volley-done = This time they failed the check: they are Disordered, and will shoot and move worse until they rally. They could have turned to face you, and chose not to. Two regiments at an angle are worth three in a row.

## Orders and command

lesson-orders = Orders and command
lesson-orders-about = What Advance and Attack allow, and who hears an order.
lesson-orders-leader = This is Harlan, who leads your brigade. His Command Range is 4: a regiment that is further away does not hear him, and keeps the orders that it has.
lesson-orders-three = There are three orders. March: along the road, far and fast, and no fighting. Advance: full speed, but not up to the enemy. Attack: half speed, and right up to the enemy.
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
lesson-orders-stay = That is what Advance means: near, but not next to the enemy. Leave it where it is.
lesson-orders-stay-hint = Choose "Done with this unit" in the list of orders.
lesson-orders-first = Now the 1st Lakeshore, which did hear. See its points: only 3 of 6.
lesson-orders-first-hint = Touch the 1st Lakeshore.
lesson-orders-close = Close with the enemy. It has to fire there, or to assault: a unit that comes so near under Attack Orders means it.
lesson-orders-close-hint = Touch the marked hex.
lesson-orders-done = Advance to come near, Attack to close, and a leader where he is heard. Orders are slow to change: choose them for the hour, not for the moment.

## Lines and columns

lesson-lines = Lines and columns
lesson-lines-about = A regiment over two hexes: extend it, wheel it, and put it on the road.
lesson-lines-look = The 2nd Prairie has 9 points, and only 7 can fire from one hex. A strong regiment can stretch into the hexes beside it: an Extended Line.
lesson-lines-begin = Begin with the 2nd Prairie.
lesson-lines-begin-hint = Touch the 2nd Prairie.
lesson-lines-three = Be bold: try to stretch it to both sides.
lesson-lines-three-hint = Choose to extend into both hexes.
lesson-lines-extend = Each further hex needs its men. One side will do: extend to the north. It costs a point.
lesson-lines-extend-hint = Choose to extend into the marked hex, under Formation.
lesson-lines-extend-wrong = To the north, please: the marked hex.
lesson-lines-step = Now it is one body in two hexes, and moves as one. Step forward: you name where the counter goes, and the other end goes along.
lesson-lines-step-hint = Touch the marked hex.
lesson-lines-step-wrong = The marked hex, please.
lesson-lines-turn = Try to turn it to the north-west, as you would turn any regiment.
lesson-lines-turn-hint = Choose the facing north-west.
lesson-lines-wheel = A line swings like a door. Let it wheel on its right end, which stands fast while the left walks around.
lesson-lines-wheel-hint = Choose the wheel on the marked hex, under Formation.
lesson-lines-wheel-wrong = Wheel on the marked hex, please.
lesson-lines-column = Seen from the road, the same men are a column: they only have to face along it. Reform towards the west.
lesson-lines-column-hint = Choose the formation facing west, under Formation.
lesson-lines-column-wrong = The formation facing west, please.
lesson-lines-road = A column follows its head, and likes roads. One hex along the road.
lesson-lines-road-hint = Touch the marked hex, along the road.
lesson-lines-end = Enough. End the action.
lesson-lines-end-hint = Choose "Done with this unit" in the list of orders.
lesson-lines-done = Lines to shoot, columns to walk, and never be caught as the one when you need the other. A regiment that has lost too many closes up by itself.

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
lesson-assault-told = Read what happened. The defenders could have slipped away, but stood. They checked their nerve, and passed. They fired into your faces, and you held. Then one die, with the ratio of strengths: they are Disordered and have to go.
lesson-assault-face = The 1st Lakeshore takes the ground. After an advance it may turn by one vertex. Keep the enemy in front.
lesson-assault-face-hint = Choose the facing south-east.
lesson-assault-face-wrong = South-east, where they went.
lesson-assault-done = Many against few, from two sides if you can, and better still against those who are already Disordered. An assault against steady men behind a wall is the dearest thing in this game.

## Retreat, rout and rally

lesson-rally = Retreat, rout and rally
lesson-rally-about = What Disorder does, what a second one does, and the way back into the line.
lesson-rally-look = The 2nd Lakeshore is Disordered. Its Cohesion is 5 now and not 7, it moves 4 and not 6, and it shoots worse.
lesson-rally-rally = Let it rally. That is its whole action, and a die decides: its Cohesion or less.
lesson-rally-rally-hint = Touch the 2nd Lakeshore and choose to rally it.
lesson-rally-rally-wrong = First let the 2nd Lakeshore rally.
lesson-rally-routed = A 6: not today. It could be worse. The 4th Lakeshore has routed. Try to act with it.
lesson-rally-routed-hint = Choose the 4th Lakeshore in the list of orders.
lesson-rally-end = Who routs leaves the map, and comes back late or never. So mind your Disordered men. End movement and fire: now the enemy acts.
lesson-rally-end-hint = Choose "Movement and fire are over" in the list of orders.
lesson-rally-end-wrong = Let the enemy act now.
lesson-rally-answer = The 2nd Tidewater fires at your shaken men. They may answer: do it.
lesson-rally-answer-hint = Choose the answer of the 2nd Lakeshore, with all its fire.
lesson-rally-answer-wrong = Answer with the whole 2nd Lakeshore.
lesson-rally-second = A point lost, and the check failed: a second Disorder. That costs one point more, and the men fall back.
lesson-rally-beside = You choose the way. Try to let them only step aside.
lesson-rally-beside-hint = Choose the retreat to the marked hex.
lesson-rally-back = A retreat leads away from the enemy. So straight back, towards Harlan and the 1st Lakeshore.
lesson-rally-back-hint = Choose the retreat to the marked hex, one hex far.
lesson-rally-back-wrong = One hex straight back, please.
lesson-rally-again = Your brigade is activated again. Rally them once more.
lesson-rally-again-hint = Touch the 2nd Lakeshore and choose to rally it.
lesson-rally-again-wrong = First let the 2nd Lakeshore rally.
lesson-rally-face = A 3: they stand in good order, and may turn by one vertex. Leave them facing the enemy, to the south-east.
lesson-rally-face-hint = Choose the facing south-east.
lesson-rally-face-wrong = South-east, please.
lesson-rally-done = Disorder, a second one, rout: three steps down, and one up at a time. Pull shaken men out of range before you rally them, and not after.

## Artillery

lesson-guns = Artillery
lesson-guns-about = What guns see, shell from afar, canister close by, and when to hold.
lesson-guns-look = Your battery stands on a rise, with four guns. From four hexes on they fire shell; at three and less canister, which is far worse for those who stand there.
lesson-guns-begin = Begin with the battery.
lesson-guns-begin-hint = Touch the Lakeshore Battery.
lesson-guns-blind = The 3rd Tidewater hides behind the woods. Try to fire at it.
lesson-guns-blind-hint = Choose fire at the hex of the 3rd Tidewater.
lesson-guns-shell = What is not seen is not shot at. The 1st Tidewater at the wall is in plain sight: shell it, with all guns. It is too far away to answer.
lesson-guns-shell-hint = Touch the hex of the 1st Tidewater and choose the fire of all guns.
lesson-guns-shell-wrong = All guns at the 1st Tidewater, please, without moving.
lesson-guns-end = A check, and they passed it. Shell shakes men more than it kills them. Guns that move shoot worse, so these stay. End the action.
lesson-guns-end-hint = Choose "Done with this unit" in the list of orders.
lesson-guns-over = Movement and fire are over. The enemy will not like it.
lesson-guns-over-hint = Choose "Movement and fire are over" in the list of orders.
lesson-guns-hold = Here they come, out of the woods and at your guns. The gunners may limber up and give way, or stand. He is still two hexes off, and you have canister: hold.
lesson-guns-hold-hint = Choose to hold the ground.
lesson-guns-hold-wrong = This time the guns stand.
lesson-guns-canister = A unit that comes within three hexes of loaded guns pays for it. Fire canister.
lesson-guns-canister-hint = Choose the answer of the battery.
lesson-guns-canister-wrong = Now, with everything.
lesson-guns-done = They are Disordered in the open, and their charge has lost its breath. Put guns where they see far, give them infantry beside or below, and take them away before the enemy is among them: guns that are lost count double.

## Cavalry, mounted and dismounted

lesson-horse = Cavalry, mounted and dismounted
lesson-horse-about = Carbines on foot, sabres in the saddle, and what a charge does to shaken men.
lesson-horse-look = You are the Confederate this time, with Dabney's horse. Mounted, they move 11 and shoot badly. On foot they shoot like infantry, only fewer, and walk.
lesson-horse-begin = Begin with the 2nd Piedmont Cavalry.
lesson-horse-begin-hint = Touch the 2nd Piedmont Cavalry.
lesson-horse-begin-wrong = The 2nd Piedmont Cavalry first, please.
lesson-horse-dismount = Let it dismount. That comes first, before it does anything else.
lesson-horse-dismount-hint = Choose to dismount in the list of orders.
lesson-horse-dismount-wrong = First out of the saddle.
lesson-horse-fire = Now fire at the 2nd Prairie with the carbines. They reach three hexes.
lesson-horse-fire-hint = Touch the hex of the 2nd Prairie and choose the fire of all, without moving.
lesson-horse-fire-wrong = All carbines at the 2nd Prairie, please.
lesson-horse-mount = They kept their heads down. And now back into the saddle, and away? Try.
lesson-horse-mount-hint = Choose to mount in the list of orders.
lesson-horse-end = Once in an activation. So it stays and holds them there. End its action.
lesson-horse-end-hint = Choose "Done with this unit" in the list of orders.
lesson-horse-charge = The 3rd Prairie is Green, and Disordered: a gift for sabres. Announce a charge of the 1st Piedmont Cavalry. It needs Attack Orders and a check of Cohesion.
lesson-horse-charge-hint = Touch the 1st Piedmont Cavalry and choose the charge.
lesson-horse-charge-wrong = Announce the charge, please: the 1st Piedmont Cavalry.
lesson-horse-ride = A 5 will do. Ride on.
lesson-horse-ride-hint = Touch the marked hex.
lesson-horse-ride-wrong = The marked hex, please: straight at them.
lesson-horse-on = And up to them.
lesson-horse-on-hint = Touch the marked hex.
lesson-horse-on-wrong = The marked hex, please.
lesson-horse-home = A charge that is announced must go home. Declare the assault.
lesson-horse-home-hint = Choose the assault in the list of orders.
lesson-horse-routed = They did not wait for you. Before an assault the defenders check their nerve, and for Green men who are Disordered and charged that is too much: they routed. Your horse has the ground. Face east.
lesson-horse-routed-hint = Choose the facing east.
lesson-horse-routed-wrong = East, please.
lesson-horse-done = Against steady infantry the same charge ends in empty saddles. Horse is for the flank, for the shaken, and to be first at the bridge. And after a charge it is Blown: let it rest.

## A whole turn

lesson-turn = A whole turn
lesson-turn-about = Efficiency, orders, the pool of markers, two activations, and the end.
lesson-turn-turn = A turn is an hour. Both sides roll for the Initiative, then give orders, then act when a marker says so, and at the end they mend what is broken.
lesson-turn-efficiency = Each division draws its Efficiency: you have a 2, and so two Activation Markers. The enemy drew a 1, and Rutledge adds one: two as well. Next hour it may be three, or one.
lesson-turn-orders = Whitcomb may now give his brigades other orders. Alden has Advance Orders, which is good for coming near. Leave it so.
lesson-turn-orders-hint = Choose to give no further orders.
lesson-turn-orders-wrong = Another time. Advance is right for now.
lesson-turn-pool = All markers go into the pool. You might hold one back; but an hour is short. Put them in.
lesson-turn-pool-hint = Choose to fill the pool.
lesson-turn-pool-wrong = All of them, please.
lesson-turn-drawn = Yours is drawn first. Before anything else, leaders may try to change their orders. Not now.
lesson-turn-drawn-hint = Choose not to try.
lesson-turn-drawn-wrong = No attempt now, please.
lesson-turn-second = You have two brigades. Try to activate the second, Brewer's.
lesson-turn-second-hint = Choose the 2nd Brigade in the list.
lesson-turn-brigade = Brewer is still on the road, and comes in the second hour. So Alden's brigade.
lesson-turn-brigade-hint = Choose the 1st Brigade in the list.
lesson-turn-brigade-wrong = Alden's brigade, please.
lesson-turn-unit = Its regiments act one after the other. Take the 2nd Prairie.
lesson-turn-unit-hint = Touch the 2nd Prairie.
lesson-turn-unit-wrong = The 2nd Prairie, please.
lesson-turn-step = Towards the bridge: one hex is enough for this lesson.
lesson-turn-step-hint = Touch the marked hex.
lesson-turn-step-wrong = The marked hex, please.
lesson-turn-over = The others wait. Movement and fire are over; no one is near enough to assault.
lesson-turn-over-hint = Choose "Movement and fire are over" in the list of orders.
lesson-turn-over-wrong = One regiment is enough for now.
lesson-turn-next = No further brigade acts with this marker. Then the next one is drawn, and no one knows whose it will be.
lesson-turn-next-hint = Choose "No further brigade" in the list of orders.
lesson-turn-again = The enemy had one, and did little. The third is yours again. Here, in this battle, no side is drawn three times in a row. No new orders.
lesson-turn-again-hint = Choose not to try.
lesson-turn-again-wrong = No attempt now, please.
lesson-turn-bold = A marker is new life: the 2nd Prairie may act once more.
lesson-turn-bold-hint = Touch the 2nd Prairie.
lesson-turn-bold-wrong = The 2nd Prairie once more, please.
lesson-turn-on = On along the road, to the farm.
lesson-turn-on-hint = Touch the marked hex, along the road.
lesson-turn-on-wrong = Along the road, please.
lesson-turn-end = End the activation of the division. One enemy marker is left, and then the hour is over.
lesson-turn-end-hint = Choose "No further brigade" in the list of orders.
lesson-turn-done = Two o'clock: you won the Initiative with 7 to 5, and drew a 3. Three markers, and Brewer is coming. That is a whole turn. Now fight First volley, with the coach beside you.

## What is usually good, at a decision

coach-orders-division = Advance to come near, Attack when you mean to close this hour. Change nothing if you are not sure.
coach-orders-change = The die lets you choose. Take Attack if you are near enough to use it, else keep what you have.
coach-marker-attempts = A leader can try to change his orders, and may do something of his own instead. Try only if the present orders are wrong.
coach-marker-brigade = Activate your brigade: a marker that is not used is an hour lost.
coach-marker-coordinate = Together brigades strike harder, but the attempt can go wrong. Separately is safe.
coach-brigade-act = One regiment after the other. Let the Disordered rally first; then those who fire; then those who have to walk. Take the leader along.
coach-unit-act = Under Advance Orders it moves or fires, not both. Two hexes from the enemy is good shooting; keep your Front to the enemy.
coach-fire-answer = Answer: it costs nothing, and both volleys count at once.
coach-reaction-face = The enemy comes at your Flank. Turn if that brings them into your Front, but turning needs a check of Cohesion: do not turn if you are Disordered.
coach-giving-ask = Guns and cavalry may give way before the enemy reaches them. Guns without infantry usually should, when the enemy is near.
coach-assault-designate = Assault with more than the enemy has, from two sides if you can. A unit that came up and did not fire has to.
coach-assault-retreat-before = Stand behind a wall or on a hill. Slip away if you are Disordered, or few.
coach-assault-continue = Go on if you are in good order and they are not. Else keep what you have won.
coach-retreat-choose = Back towards your leader, into cover, and not through friends: they might be swept along.
coach-advance-choose = Take the ground if it is worth points or a wall. Stay if it leads you out alone.
coach-advance-face = Face the nearest enemies, and mind your flanks.
coach-rally-face = Face the nearest enemies.
coach-leader-go = Where most of his regiments are in his range, and not in the first line.
coach-leader-follow = He is of more use with the troops than where they were.
coach-engineers-order = Digging takes hours, and you are the attacker here. Leave it.
coach-other = Take your time. What is lit can be done, and whatever cannot be done will tell you why.

# What the teacher says. `lesson-<lesson>` is a title, `lesson-<lesson>-<step>` what is said at a step; `-hint` helps those who
# hesitate, `-wrong` is a kind word for those who do something else.

## Moving and stacking

lesson-moving = Moving and stacking
lesson-moving-about = How a Command is drawn, how its units march, and what stops them.
lesson-moving-hello = Welcome to the Lisonzo, in the autumn of 1616. You command for Venice: your men are at Crauglio, and the Austrians hold the Fortress of Gradisca. We will only march today, and no one will shoot.
lesson-moving-cup = The sides do not take turns. Every Command has a marker in a cup, and chance draws the next one. So you never know when you will act again. Just now it is the Command of Giustiniani: yours.
lesson-moving-option = A drawn Command takes one of three options. Take option 1: you may play cards, and the units of one zone act. It is what you will do most of the time.
lesson-moving-option-hint = Choose option 1 in the list of orders.
lesson-moving-option-wrong = A good thing for another day. Option 1, please: it is enough for one zone.
lesson-moving-zone = Now say which zone acts. Yours are all at Crauglio, so activate Crauglio: every unit of this Command there may do one thing.
lesson-moving-zone-hint = Touch Crauglio on the map, or its order in the list.
lesson-moving-stack = Look at the stack. Infantry has 3 movement points, guns have 2, horse and Commanders 5. Units that march together go at the pace of the slowest, so it often pays to leave the guns behind.
lesson-moving-wall = Gradisca is next door. Try to walk in with the infantry of Martinengo: you will be told why not. You can always try. A refusal costs nothing, and it names its rule.
lesson-moving-wall-hint = Take the infantry in your hand and touch Gradisca, or choose the order.
lesson-moving-march = A wall without a Breach keeps everyone out. So go round it: march the Commander and both infantry units to Romans. It costs 1 of their 3 points.
lesson-moving-march-hint = Take Giustiniani and the two infantry units in your hand, then touch Romans.
lesson-moving-march-wrong = Only the Commander and the two infantry units this time, and to Romans: the guns would slow them down.
lesson-moving-bridge = They have points left, and a bridge leads over the Lisonzo to Monfalcone. Go on. Without a bridge the river would eat all their points, and guns could not cross at all: remember where the bridges are.
lesson-moving-bridge-hint = Touch Monfalcone.
lesson-moving-halt = That is far enough. Halt: points that are not used are lost, but tired men in the wrong place are worse. On the way you might have left some of them behind.
lesson-moving-halt-hint = Choose Halt in the list of orders.
lesson-moving-horse = The rest of the stack may still act. Send the horse of Luigi d'Este to Cividale. With 5 points it is your quick reserve. It only has to stop where it meets the enemy.
lesson-moving-horse-hint = Take the horse in your hand and touch Cividale.
lesson-moving-crowd = Think of room as well: at the end of a turn a zone feeds six units of a side. Each one too many is Disorganized, so spread out before the turn ends.
lesson-moving-enough = The guns can stay. End the zone: the marker goes to the track of the played Commands, and all units of Giustiniani have now acted for this turn, moved or not.
lesson-moving-enough-hint = End the zone in the list of orders.
lesson-moving-done = Well marched. The Austrians were drawn next, and that is the whole rhythm of the game: a marker, an option, some zones. Next time there will be shooting.

## A field battle

lesson-battle = A field battle
lesson-battle-about = Who fires, what a die needs, who takes the hits, and who has to go.
lesson-battle-look = Two Austrian units have come out to Romans. A unit that enters a zone with enemies fights there at once: there is no walking past.
lesson-battle-alone = Could Giustiniani go and have a look by himself? Try to march him to Romans alone.
lesson-battle-alone-hint = Take the Commander in your hand and touch Romans, or choose the order.
lesson-battle-dice = Commanders, guns and engineers need infantry or horse with them. Now the numbers: every unit rolls a die, and hits if it rolls its value or less. Infantry often has two values, the second for defence. So 2/3 is a unit that would rather be attacked.
lesson-battle-attack = Bring all four. You fire with 3, 2, 2 and 3, they with 3 and 2. Before you confirm, look at the odds: the table works them out for you, every time.
lesson-battle-attack-hint = Take all four units in your hand and touch Romans.
lesson-battle-attack-wrong = Bring everyone. Half an army in a battle is twice the risk.
lesson-battle-hit = Two hits for you, one for them. Both sides fire at the same time, so you have to take theirs. A first hit makes a unit Disorganized, a second one ends it. Give it to the Corsican companies: your horse fires best, so keep it whole.
lesson-battle-hit-hint = Choose the Corsican companies.
lesson-battle-hit-wrong = Allowed, but look at the values: the Corsicans lose least.
lesson-battle-won = The side that made more hits has won, and the loser has to retreat: they are back behind the walls. A die also said that Giustiniani is unharmed. Commanders can fall in battle, even in a battle that you win.
lesson-battle-log = The log keeps the story, with every die and the rule behind each line. Point at a line to see the place on the map.
lesson-battle-enough = End the activation. The Austrians will think for a moment, a new turn begins, and your Command comes out of the cup again.
lesson-battle-enough-hint = End the activation in the list of orders.
lesson-battle-recover = Your Corsicans are still Disorganized. Let them recover: it takes their whole action, but a Disorganized unit fires worse and dies at the next hit.
lesson-battle-recover-hint = Touch the Corsican companies and let them recover.
lesson-battle-recover-wrong = First things first: let the Corsicans recover.
lesson-battle-done = That is a battle: more dice than they have, a look at the odds, hits where they hurt least, and then time to recover. An army that never rests is soon no army.

## Command and cards

lesson-command = Command and cards
lesson-command-about = Three options, a Commander who leads several zones, and when to play a card.
lesson-command-cup = The marker of Giustiniani is drawn. Two more are in the cup: the Friuli Command is yours too, the other is Austrian.
lesson-command-three = Three options. The first: up to two cards, and one zone acts. The second: draw a card and do nothing else. The third needs the Commander on the map: one card, and as many zones as his Leadership. Giustiniani has 3.
lesson-command-lead = Your units stand in three zones, so take option 3 with Giustiniani. This is what a Commander is for, and why you keep him out of trouble.
lesson-command-lead-hint = Choose option 3 in the list of orders.
lesson-command-lead-wrong = You have troops in three zones: only option 3 can move them all.
lesson-command-card = Cards come first, because most of them have to be played before a unit acts. Play Forced march: your units get 2 more points in this activation.
lesson-command-card-hint = Open your hand and play Forced march.
lesson-command-second = You hold another card, Contributions, worth a Victory Point. Try to play it as well.
lesson-command-second-hint = Choose Contributions in your hand or in the list.
lesson-command-first-zone = Option 3 trades cards for zones: one card only. So to the troops. Activate Crauglio. One zone is finished before the next begins.
lesson-command-first-zone-hint = Touch Crauglio.
lesson-command-first-zone-wrong = Begin with Crauglio, please.
lesson-command-far = With 5 points the infantry can reach Trieste: one for Romans, one over the bridge to Monfalcone, two for the hills of Trieste. March to Romans, and they will go the whole way. Trieste stands empty, and it is worth 10 points at the end.
lesson-command-far-hint = Take the whole stack in your hand and touch Romans.
lesson-command-second-zone = The Fort there is pulled down. Giustiniani may still lead elsewhere: activate Codroipo.
lesson-command-second-zone-hint = Touch Codroipo.
lesson-command-second-zone-wrong = Codroipo, please: the horse is waiting there.
lesson-command-horse = Send the horse to Crauglio, where the infantry was. Never leave a road home open if one unit can close it.
lesson-command-horse-hint = Take the horse in your hand and touch Crauglio.
lesson-command-enough = The garrison of Palma can stay behind its walls. End the activation: all units of this Command now count as activated, also those that slept.
lesson-command-enough-hint = End the activation in the list of orders.
lesson-command-draw = Now the Friuli Command is drawn, and it has little to do. An idle Command is a good moment for option 2: draw a card. Your hand holds four; with a fifth you throw one away.
lesson-command-draw-hint = Choose option 2 in the list of orders.
lesson-command-draw-wrong = Nothing there needs doing now. Take option 2, and have one more card for later.
lesson-command-done = You drew Rest and surgeons, which brings three units back to good order. That is command: lead with the Commander where you can, act where you must, draw when you are idle.

## A siege

lesson-siege = A siege
lesson-siege-about = Guns, mines, a Breach, and the assault.
lesson-siege-look = Gradisca, at last. Each wall has its own Level, and a wall is a wall until it is down to 0. Then there is a Breach, and infantry can go in. The wall towards Crauglio stands at 2.
lesson-siege-bombard = Begin with the great train of Saint Mark. Each gun that hits takes one Level. It needs engineers beside it to reach its full value, and on a 6 it bursts: guns are slow, dear and a little mad.
lesson-siege-bombard-hint = Take the guns in your hand and touch Gradisca.
lesson-siege-bombard-wrong = Guns first: the rest of the army is waiting for them.
lesson-siege-mine = A hit: the wall is at 1. Now the engineers dig. They lay a mine if they roll their value or less.
lesson-siege-mine-hint = Take the engineers in your hand and touch Gradisca.
lesson-siege-mine-wrong = Now it is the engineers' turn.
lesson-siege-again = The mine is in place. Could the same engineers light it at once? Try.
lesson-siege-again-hint = Choose the order to set off the mine.
lesson-siege-enough = One action for each unit, always. But other engineers may set it off. End the zone: the Friuli Command is drawn, and its men are here too.
lesson-siege-enough-hint = End the zone in the list of orders.
lesson-siege-early = The infantry of Savorgnano cannot wait. Let them try before the mine has gone off.
lesson-siege-early-hint = Take the infantry in your hand and touch Gradisca, or choose the order.
lesson-siege-blow = As you see. Now set it off: on 1 to 3 it explodes, on 6 it is lost, and in between it stays for another try. That is why two mines are better than one.
lesson-siege-blow-hint = Take the engineers from Bergamo in your hand and touch Gradisca.
lesson-siege-blow-wrong = The mine first.
lesson-siege-breach = It went off, and there is a Breach. But engineers inside can rebuild a wall, so do not wait for the next turn if you can help it.
lesson-siege-assault = Assault. Both infantry units, and no guns: they have no business in a Breach. The garrison fires with its better value, so you would like to be many.
lesson-siege-assault-hint = Take both infantry units in your hand and touch Gradisca.
lesson-siege-assault-wrong = Both infantry units together.
lesson-siege-done = Gradisca is yours. A garrison that loses may stand fast for one more hit; this one preferred Rubia. The order of a siege never changes: guns, mine, Breach, assault, and all of it before the season is over.

## Supply, morale and raids

lesson-supply = Supply, morale and raids
lesson-supply-about = The advanced game: who is fed, who may attack, and how to live off the enemy.
lesson-supply-cut-off = You are in the valley of the Natisone, and things look bad. Supply runs from zone to zone to a source of your own, at Codroipo. It may not pass through enemies, and they hold both ways out.
lesson-supply-camp = Your Camp is at Crauglio. Units with the Camp near by, three zones at most along a supply line, have Attack Supply: what big attacks, bombardments, mines and Forts need.
lesson-supply-option = Your Morale is 5, which is Medium: each Command acts in one zone only, whatever option it takes. So option 1 will do.
lesson-supply-option-hint = Choose option 1 in the list of orders.
lesson-supply-option-wrong = With Medium Morale you get as many zones from option 1, and you may play one more card.
lesson-supply-zone = Activate the valley. Supply is checked just then, for the units of that zone alone.
lesson-supply-zone-hint = Touch the valley of the Natisone.
lesson-supply-recover = They are out of supply, and have a marker that says so. The infantry of Martinengo is Disorganized: try to let it recover.
lesson-supply-recover-hint = Choose the order to recover.
lesson-supply-three = No bread, no order. Then out of here, all three against Cividale: try it.
lesson-supply-three-hint = Take all three units in your hand and touch Cividale, or choose the order.
lesson-supply-raid = Three or more need Attack Supply; one or two do not. And horse can raid. Raid Chiavoretto: on a 1, success; on a 6, failure; and in between enemies make it harder and more raiders easier.
lesson-supply-raid-hint = Take the horse in your hand, touch Chiavoretto and choose the raid.
lesson-supply-raid-wrong = Not with everyone, and not to stay: a raid, with the horse, to Chiavoretto.
lesson-supply-morale = A fine haul. The raiders have eaten, so their marker is gone, and your Morale rises to 6, which is High: a Commander may lead several zones again. Each zone can be raided once a year.
lesson-supply-home = Raiders need not stay and fight if they have points left. Ride back to the valley.
lesson-supply-home-hint = Touch the valley of the Natisone.
lesson-supply-home-wrong = There is nothing to win in that fight. Ride back.
lesson-supply-break-out = Now the infantry. Two units need no Attack Supply, and there is only one enemy in Cividale. It is a Fortified Town, which takes the first hit for its garrison. Attack.
lesson-supply-break-out-hint = Take both infantry units in your hand and touch Cividale.
lesson-supply-break-out-wrong = Both infantry units, to Cividale: one alone would break its teeth on the town.
lesson-supply-done = The road to Udine is open, and at their next activation your men are fed. Watch the lines, yours and theirs: many battles in this war are won by standing in the right place.

## Reading the track and winning

lesson-winning = Reading the track and winning
lesson-winning-about = Where points come from, when the game ends, and how to be ahead when it does.
lesson-winning-score = Three points for you, five for Austria. The side that has more when the game ends has won. Points come from cards, from Booty, and from places that are held at the end.
lesson-winning-end-marker = The turn marker is on the box of the End of Game marker. So this is the last turn, unless a card moves the marker. Always know how many turns you have left: it decides whether to besiege or to ride.
lesson-winning-held = For each of Gradisca, Goritia and Trieste that you occupy at the end you get 10 points. Only the end counts: to have been there is worth nothing. Gradisca is full of Austrians. Goritia is empty.
lesson-winning-lead = You need two zones, so take option 3 with Giustiniani.
lesson-winning-lead-hint = Choose option 3 in the list of orders.
lesson-winning-lead-wrong = One zone will not be enough to win today. Option 3.
lesson-winning-horse = First the horse. Activate Crauglio.
lesson-winning-horse-hint = Touch Crauglio.
lesson-winning-horse-wrong = Crauglio first, please.
lesson-winning-booty = There is Booty at Romans, face down. A unit that enters takes it if no enemy is there. It may be 1 point or 3, or a die decides. Ride in.
lesson-winning-booty-hint = Take the horse in your hand and touch Romans.
lesson-winning-booty-wrong = The horse to Romans: that is where the Booty is.
lesson-winning-foot = One point: 4 to 5. Now Lucinico, where your infantry is.
lesson-winning-foot-hint = Touch Lucinico.
lesson-winning-goritia = Over the bridge to Goritia, both of them. One unit would be enough to occupy it, but a single unit is easy to chase away.
lesson-winning-goritia-hint = Take both infantry units in your hand and touch Goritia.
lesson-winning-goritia-wrong = Both of them, over the bridge to Goritia.
lesson-winning-last = End the activation. The Austrians have one more draw; then the marker moves on, and it is over.
lesson-winning-last-hint = End the activation in the list of orders.
lesson-winning-done = 14 to 5: Venice has won, and the log shows from what. Now you know enough for a whole battle. Play your first one with the coach beside you.

## What is usually good, at a decision

coach-activation-option = A Command of yours was drawn. With option 1, one zone acts; with option 3 several, if the Commander is there; option 2 draws a card instead.
coach-activation-main = Which zone acts? Usually the one with most to win, or the one that is in danger. Cards come before units.
coach-zone-act = Each unit here may do one thing: march, fight, dig, recover. Disorganized units should recover, unless they are needed.
coach-column-on = Your column is on the march. Go on while it brings you nearer to something; halt before you are too few among enemies.
coach-hits-take = Someone has to take the hit. Give it to a unit in good order that you can spare: a second hit ends a unit.
coach-retreat-choose = Where to? Choose a zone with friends, off the enemy's road, and not one that is full.
coach-battle-stand = Stand fast and take one more hit, or leave? Stand if the place is worth points and someone can still take it.
coach-battle-recall = A Commander may call help from near by. Call if it turns the odds, and if the place they come from can be spared.
coach-window-ask = You may answer with a card. If you have none that fits, pass.
coach-forts-take = Enemy Forts have fallen to you. Keep them if you will stay, else destroy them.
coach-other = Take your time. What is lit can be done, and whatever cannot be done will tell you why.

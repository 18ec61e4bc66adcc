# What the teacher says. `lesson-<lesson>` is its title, `lesson-<lesson>-<step>` what is said at a step; `-hint` is for whoever
# hesitates, `-wrong` for whoever does something else. `coach-<decision>` says what is usually good at a decision.


## Measuring and moving

lesson-measuring = Measuring and moving
lesson-measuring-about = A table without squares: how far each kind of troops goes, who passes through whom, and what bad ground does.
lesson-measuring-hello = There are no squares here, only a table of 60 by 60 cm. Your army is red. Each base is an element: R1 is heavy horse with your General, R2 and R3 are heavy foot, R4 and R5 light foot. The arrow side is the front.
lesson-measuring-dice = A turn begins with two dice. Their sum is how many elements you may move: you rolled a 3 and a 4, so seven. You have only five, and that is plenty.
lesson-measuring-ahead = Heavy foot goes 5 cm. Pull R2 straight ahead into the marked place. If you pull farther it stops there by itself: the hand knows the rule.
lesson-measuring-ahead-hint = Put the pointer or a finger on R2, pull it up to the outline and let go.
lesson-measuring-ahead-wrong = R2 first, straight ahead to the outline.
lesson-measuring-again = You have six moves left. Could R2 go on? Try to pull it once more. You may always try: a refusal costs nothing, and it names its rule.
lesson-measuring-again-hint = Pull R2 a little farther ahead, and let go.
lesson-measuring-through = One move in a turn, then. Now R3: light foot stands right in front of it. Try to push it through.
lesson-measuring-through-hint = Pull R3 through R4 to the outline, and let go.
lesson-measuring-horse = Heavy and medium foot pass through no one. Horse does, if only light foot is in its way, and light foot slips through everyone. Pull R1 through R5: heavy horse goes up to 10 cm.
lesson-measuring-horse-hint = Pull R1 straight ahead over R5, to the outline.
lesson-measuring-horse-wrong = R1, please, straight ahead over the light foot.
lesson-measuring-wood = A wood is difficult ground. Whoever begins or ends in it has a shorter move: heavy foot 2.5 cm, all horse 5. Light foot does not mind, and goes its 7.5 cm anywhere. Send R4 in.
lesson-measuring-wood-hint = Pull R4 straight ahead into the wood, as far as it goes.
lesson-measuring-wood-wrong = R4 into the wood, please.
lesson-measuring-slow = R4 is out of the way, so R3 may follow for its 5 cm. It must stop before the trees: with one corner among them it would have gone only half as far.
lesson-measuring-slow-hint = Pull R3 straight ahead to the outline.
lesson-measuring-slow-wrong = R3 goes now, straight ahead.
lesson-measuring-stick = Measuring is free, at any time, from anywhere to anywhere: the stick is among the tools of the table. What counts is the way of the front corner that travels farther. Which way you look while you go does not matter.
lesson-measuring-end = That will do. End your movement: moves that are left are lost.
lesson-measuring-end-hint = Choose "End movement" in the list of orders.
lesson-measuring-end-wrong = Everyone stands well. End your movement.
lesson-measuring-done = Blue has rolled a 4, and will not get far. Foot 5 or 7.5 cm, horse 10 or 12.5, less in bad ground: that is almost all there is to remember. Next: moving together.

## Wheel and block

lesson-wheeling = Wheel and block
lesson-wheeling-about = Several elements in one move, a wheel and what it costs, and a place in line.
lesson-wheeling-hello = R2, R3 and R4 stand side by side and look the same way. Elements that are joined like this, or one behind the other, can march as a block.
lesson-wheeling-block = Take all three, and pull them 5 cm ahead. A block is quick to move, but it is not cheaper: each of the three counts against your dice.
lesson-wheeling-block-hint = Touch R2, then R3 and R4 to take them along. Then pull one of them to the outline.
lesson-wheeling-block-wrong = All three together, please: R2, R3 and R4, straight ahead.
lesson-wheeling-apart = A block never turns: it only slides, all of it the same way. And it has to be in one piece. Try to take R1 and R5 together.
lesson-wheeling-apart-hint = Touch R1, then R5, and pull them ahead.
lesson-wheeling-wheel = So an element turns alone. B4 comes in from the right. Wheel R5 to face it: the right front corner stays where it is, the left one swings around. You pay for that corner's way, 3 cm of its 7.5.
lesson-wheeling-wheel-hint = Pull R5 to the outline, and turn it with the mouse wheel, with two fingers, or with Q and E.
lesson-wheeling-wheel-wrong = R5 wheels to the right, to the outline.
lesson-wheeling-line = Close the line on the left with R6. When you come near, the hand finds the exact place beside R2: elements that do not quite touch are not joined.
lesson-wheeling-line-hint = Pull R6 to the left side of R2.
lesson-wheeling-line-wrong = R6 goes beside R2, on its left.
lesson-wheeling-on = R1 belongs on the right. Could it stand closer, half over R4? Try.
lesson-wheeling-on-hint = Pull R1 half over R4, and let go.
lesson-wheeling-beside = No one ends a move on another. Put your General at the end of the line, beside R4. Then everyone has moved, and the turn goes on by itself.
lesson-wheeling-beside-hint = Pull R1 to the right side of R4.
lesson-wheeling-beside-wrong = R1 goes beside R4, on its right.
lesson-wheeling-done = Five in one line, and all of them can march together next turn. No rule asks you for a straight line, but a gap is where the enemy comes in. Next: how to come at him.

## Zones of control and contact

lesson-zones = Zones of control and contact
lesson-zones-about = The ground in front of an enemy, how a fight begins, and what it takes to reach a flank.
lesson-zones-look = Every element watches the ground before it, as wide as its front and 5 cm deep: its zone of control. You can see all of them with the lens "Zones of control".
lesson-zones-cross = Your light horse R3 is fast enough to ride past B2 to the other side. Try to cross in front of it.
lesson-zones-cross-hint = Pull R3 to the right, to the outline before B2, and let go.
lesson-zones-front = A zone may be entered only to attack the one who watches it, or left straight back. So attack: bring R2 front to front with B2. It takes all its 5 cm.
lesson-zones-front-hint = Pull R2 straight at B2 until it snaps into contact.
lesson-zones-front-wrong = R2 attacks B2, straight ahead.
lesson-zones-flank = In contact means exactly in contact: the hand sees to that. Now the flank of B2 is open on the left. Try to ride into it with R3.
lesson-zones-flank-hint = Pull R3 to the left side of B2, turned to the right, where the outline is.
lesson-zones-behind = Whoever wants a flank has to begin behind the line of the enemy's front, if only with one corner. R3 does not, but R4 has gone far around. Attack with R4.
lesson-zones-behind-hint = Pull R4 into the left side of B2 until it snaps into contact.
lesson-zones-behind-wrong = R4 attacks the flank of B2.
lesson-zones-fight = B2 fights R2 to its front, and loses 1 for the enemy on its flank. End your movement: now all fights are fought at once.
lesson-zones-fight-hint = Choose "End movement" in the list of orders.
lesson-zones-fight-wrong = Both are in place. End your movement, and the dice will speak.
lesson-zones-result = R2 rolled a 4, and heavy foot adds 4: 8. B2 rolled a 3, added 4 and lost 1: 6. That is less, but more than half, so B2 recoils an inch: 2.5 cm.
lesson-zones-done = Without R4 on its flank it would have been 8 to 7, and the same result; with better dice it would have been the end of B2. Pin them in front, and ride around. Next: from afar.

## Shooting

lesson-shooting = Shooting
lesson-shooting-about = Range and arc, what is in the way, who has to shoot, and several at one target.
lesson-shooting-look = The moves are over, and now the shooters speak. R2 and R3 are medium foot with bows, R4 light foot with javelins. All reach 10 cm, ahead and up to 45 degrees to either side. Each shoots once.
lesson-shooting-wood = B5 is near enough for R2, but a wood is between them. Try to shoot through it.
lesson-shooting-wood-hint = Touch R2, then B5, or choose the order.
lesson-shooting-arc = One can shoot into a wood or out of it over 2.5 cm, no more. Now R4: B4 has come up beside it, too far to the side. Try it all the same.
lesson-shooting-arc-hint = Touch R4, then B4.
lesson-shooting-pass = Out of the arc. Perhaps it is better to hold the javelins. Try to end the shooting.
lesson-shooting-pass-hint = Choose "End shooting" in the list of orders.
lesson-shooting-duel = Two shooters who can shoot at each other must do so. B3 has javelins too, so let R4 shoot at B3. Both roll, and the lower total suffers.
lesson-shooting-duel-hint = Touch R4, then B3.
lesson-shooting-duel-wrong = R4 at B3, please.
lesson-shooting-first = B2 is heavy foot, in reach of both bows. Shoot at it with R2. The odds show what it promises: bows add 3 to the die, heavy foot adds 4, and B2 cannot answer.
lesson-shooting-first-hint = Touch R2, then B2.
lesson-shooting-first-wrong = R2 at B2, please.
lesson-shooting-second = Now R3 at the same target. It rolls no die of its own: each further shooter takes 1 from the target's total, two of them at most.
lesson-shooting-second-hint = Touch R3, then B2.
lesson-shooting-second-wrong = R3 at B2 as well.
lesson-shooting-result = B3 lost the duel by 7 to 4: light foot flees when it is beaten. And B2 had the worst of luck: 4 against 8 is half or less, so it is destroyed. With one bow it would have been 5, and a recoil.
lesson-shooting-done = Bows seldom kill, but they push and spoil a line, and both sides shoot in every turn. Use two on one target, and keep them out of reach of heavy horse. Next: hand to hand.

## Melee, recoil and flight

lesson-melee = Melee, recoil and flight
lesson-melee-about = Support and threats, the dice, what happens to the beaten, and who can leave a fight.
lesson-melee-look = R6 and B4 have been front to front since last turn, heavy foot against heavy foot. Everyone in contact fights at the end of each turn, yours and theirs.
lesson-melee-leave = R6 has had enough. Try to pull it straight back out of the fight.
lesson-melee-leave-hint = Pull R6 straight down, away from B4.
lesson-melee-contact = One leaves only a slower enemy, so horse leaves foot, and foot stays. Now attack in the middle: R2 against B2.
lesson-melee-contact-hint = Pull R2 straight at B2.
lesson-melee-contact-wrong = R2 attacks B2.
lesson-melee-support = Heavy foot right behind heavy foot adds 1 to its total. Bring R3 up behind R2. It will share the fate of the man in front, the bad one too.
lesson-melee-support-hint = Pull R3 up to the rear of R2.
lesson-melee-support-wrong = R3 goes straight behind R2.
lesson-melee-threat = An enemy whose corner is open can be threatened. Put R4 beside R2: its corner touches that of B2, which loses 1. R4 has no one in front and does not fight at all.
lesson-melee-threat-hint = Pull R4 to the left side of R2.
lesson-melee-threat-wrong = R4 goes beside R2, on its left.
lesson-melee-charge = And the light horse R5 against the light foot B3, 2 against 2. On this ground horse has no advantage but its speed.
lesson-melee-charge-hint = Pull R5 straight at B3.
lesson-melee-charge-wrong = R5 attacks B3.
lesson-melee-sum = Each rolls one die and adds its factor: heavy foot 4, medium foot and heavy horse 3, light troops 2. R2 has 5 with its support, B2 has 3 with the threat. A General adds 1, higher ground 1, bad ground takes 2 from heavy troops and horse.
lesson-melee-fight = End your movement, and look at the battle sheet: every fight with both dice, and how each total came about.
lesson-melee-fight-hint = Choose "End movement" in the list of orders.
lesson-melee-fight-wrong = All are in place. End your movement.
lesson-melee-recoil = R2 made 10, B2 only 7. Less, but more than half: B2 recoils 2.5 cm straight back and pushes along whoever stands behind it. With an enemy or a river behind, or the edge of the table, that would have been its end. R6 and B4 were equal, and fight on.
lesson-melee-flight = B3 lost by 8 to 5. Light foot does not recoil, it flees: back, about face, and away, 10 cm in all. Horse flees farther. Those who are beaten by half are mostly destroyed.
lesson-melee-done = A side that has lost a third of its elements, and more than the other, has lost the battle. So two against one, a friend behind, a threat on the corner, and never with your back to the river. Now you can fight a battle.

## A campaign year

lesson-year = A campaign year
lesson-year-about = Secret starts, two seasons, a siege, and what winter costs: the war around the battles.
lesson-year-map = Sicily, at the time of the first war with Carthage. You are Rome. Rome itself yields 3 talents a year, Capua, Tarentum and Rhegium 2 each, and whatever you conquer 1. Each side has one army.
lesson-year-wish = The year begins in secret: everyone notes where their army starts. Could yours begin in Messana? Try.
lesson-year-wish-hint = Choose Messana as your start.
lesson-year-note = It has to be a city of yours that is not besieged. Note Rhegium, just across the strait. Carthage notes its own, and no one sees either before the army moves.
lesson-year-note-hint = Choose Rhegium as your start.
lesson-year-note-wrong = Rhegium, please: it is nearest to Sicily.
lesson-year-council = You rolled higher, and will be first all year. Before each season there is a council: alliances, pacts in writing, gifts. Today you propose nothing.
lesson-year-council-hint = Choose "Propose nothing" in the list of orders.
lesson-year-council-wrong = Not today. Propose nothing.
lesson-year-far = An army has two movement points, one for each road or sea route. Two points would take you past Messana to Tauromenium. Try.
lesson-year-far-hint = Choose the invasion of Tauromenium.
lesson-year-invade = Foreign ground stops an army. So invade Messana itself. In spring the sea is risky: on a 1 a storm takes part of your men. Neutral cities have no army, and stand a siege.
lesson-year-invade-hint = Choose the invasion of Messana.
lesson-year-invade-wrong = Messana first, please.
lesson-year-stay = The sea was calm, but the walls held: 5 is needed and you rolled a 3. It cost you one element of heavy foot. Carthage did no better at Agrigentum. Now it is summer. Try to stay and do nothing.
lesson-year-stay-hint = Choose to stay where you are.
lesson-year-siege = Someone who besieges goes on with it, or leaves. Go on: each turn of a siege adds 1 to the die.
lesson-year-siege-hint = Choose to continue the siege.
lesson-year-siege-wrong = The city is nearly yours. Continue the siege.
lesson-year-income = A 4 and the 1 of the second turn: Messana is yours. In autumn the money comes in, 10 talents for you. Then winter quarters: your army is in a city of its own, and that of Carthage had to go home from Agrigentum. Its siege was for nothing.
lesson-year-more = Now replacements. Perhaps a little more horse than you had? Try to buy light horse, of which you lost none.
lesson-year-more-hint = Choose to buy light horse.
lesson-year-buy = The army list is the limit. Buy back what fell before Messana: heavy foot costs its factor, 4 talents. Horse costs 1 more.
lesson-year-buy-hint = Choose to buy the lost heavy foot.
lesson-year-buy-wrong = Buy the lost heavy foot back.
lesson-year-end = The other 6 talents stay in your chest. You are done with this year.
lesson-year-end-hint = Choose "Buy no more replacements" in the list of orders.
lesson-year-end-wrong = There is nothing else to buy. You are done.
lesson-year-done = That was a year without a battle. When an army stands in the way it may give one, and then both meet on the table, with what is left of them. Whoever loses there has a long winter.

## The coach: what is usually good

coach-move-act = Bring several against one: front and flank, or a friend beside to threaten the corner. Keep your line together, and your heavy foot out of woods. End your movement when no one has a good move.
coach-shoot-declare = Two or three at one target, the one that suffers most. Whoever can be shot at in return must shoot there.
coach-react-attempt = Light horse that is caught by foot should slip away. Stand if the odds of the fight are good.
coach-react-fall-back = Far enough not to be caught again, and not so far that your line has a hole.
coach-combat-main = The strongest leads; the others help.
coach-setup-terrain = Woods and rough ground help light troops, open ground helps heavy ones. Choose what your army likes.
coach-setup-edge = Take the edge with good ground before it.
coach-setup-camp = Behind the middle of your line, where someone is always near.
coach-setup-deploy = Heavy foot in the middle, horse on the wings, light foot in front or in bad ground, and one element behind as a reserve.
coach-year-note = Start near what you want to take, or near what you have to guard. No one sees it until you move.
coach-year-denounce = Leave a friend only if you mean to attack this year: everyone hears of it.
coach-council-talk = Peace on one border is worth an army on another. If you want nothing, propose nothing.
coach-turn-act = Take a neutral city, or go on with a siege. Invade an army only if yours is stronger.
coach-winter-quarters = Into a city of your own, or a friend's. An army that stays out has to be paid.
coach-admin-buy = Buy the strongest first, and keep something for next year.
coach-other = Take your time. What is lit can be done, and whatever cannot be done will tell you why.

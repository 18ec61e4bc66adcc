# Ce que dit le maître. `lesson-<leçon>` est le titre, `lesson-<leçon>-<étape>` ce qui est dit à cette étape ; `-hint` est pour
# qui hésite, `-wrong` pour qui fait autre chose. `coach-<décision>` dit ce qui est bon d'habitude.


## Mouvement et orientation

lesson-facing = Mouvement et orientation
lesson-facing-about = Le front, les flancs, l'arrière ; ce que coûte un pas, et comment un régiment tourne.
lesson-facing-hello = Voici le 1st Lakeshore, un de vos régiments. Les nombres du pion sont sa force en points de cinquante hommes, sa cohésion et ses points de mouvement. Il en a 6 à dépenser.
lesson-facing-front = Un régiment regarde un sommet de son hex. Les deux hex de ce sommet sont son front : c'est là qu'il marche et qu'il tire. À côté, les flancs ; derrière, l'arrière.
lesson-facing-begin = Les unités agissent une à une, chacune jusqu'au bout. Commencez par le 1st Lakeshore.
lesson-facing-begin-hint = Touchez le 1st Lakeshore, ou son ordre dans la liste.
lesson-facing-begin-wrong = D'abord le 1st Lakeshore, s'il vous plaît.
lesson-facing-back = Essayez maintenant de l'envoyer dans l'hex derrière lui. Vous pouvez toujours essayer : un refus ne coûte rien, et il cite sa règle.
lesson-facing-back-hint = Touchez l'hex indiqué derrière le régiment.
lesson-facing-step = En avant seulement, donc. Entrez dans l'hex indiqué : le terrain ouvert coûte 1 point. Bois, pentes et ruisseaux coûtent plus, une route moins.
lesson-facing-step-hint = Touchez l'hex indiqué devant lui.
lesson-facing-step-wrong = Tout droit dans l'hex indiqué, s'il vous plaît.
lesson-facing-turn = Après être entré dans un hex, un régiment peut tourner d'un sommet sans rien payer. Tournez-le à droite, vers le sud-ouest.
lesson-facing-turn-hint = Choisissez la face sud-ouest, sous Orientation.
lesson-facing-turn-wrong = Tournez d'abord : face au sud-ouest.
lesson-facing-on = Son front est maintenant là où il regarde. Encore un hex.
lesson-facing-on-hint = Touchez l'hex indiqué.
lesson-facing-on-wrong = L'hex indiqué, s'il vous plaît.
lesson-facing-wide = Tournez de deux sommets, vers l'est. Le premier est gratuit, et au-delà on paie un point : de 4 à 3.
lesson-facing-wide-hint = Choisissez la face est, sous Orientation.
lesson-facing-wide-wrong = Tournez vers l'est, s'il vous plaît.
lesson-facing-again = Et revenir un peu, vers le sud-est ? Essayez.
lesson-facing-again-hint = Choisissez la face sud-est dans la liste.
lesson-facing-end = Une fois par hex, pas davantage : réfléchissez avant de tourner. Cela suffit. Terminez l'action du régiment.
lesson-facing-end-hint = Choisissez « Terminer l'unité » dans la liste des ordres.
lesson-facing-end-wrong = Il a assez marché. Terminez son action.
lesson-facing-done = Ici, beaucoup de batailles se décident par qui regarde où. Montrez votre front à l'ennemi, et cherchez son flanc. La prochaine fois : la première salve.

## Tir et tir de riposte

lesson-volley = Tir et tir de riposte
lesson-volley-about = Où un régiment peut tirer, comment l'ennemi répond, et ce que vaut un flanc.
lesson-volley-look = Le 1st Tidewater est à deux hex devant votre 2nd Lakeshore. Vos fusils rayés portent à cinq hex ; ses vieux fusils lisses à deux, et mal.
lesson-volley-begin = Commencez par le 2nd Lakeshore.
lesson-volley-begin-hint = Touchez le 2nd Lakeshore.
lesson-volley-behind = Quelqu'un s'est glissé derrière vous. Essayez de tirer sur le 3rd Tidewater.
lesson-volley-behind-hint = Choisissez le tir sur l'hex du 3rd Tidewater.
lesson-volley-fire = Les hommes tirent là où ils regardent. Tirez donc sur le 1st Tidewater. Regardez d'abord les chances : la table les calcule, et nomme chaque modificateur.
lesson-volley-fire-hint = Touchez l'hex du 1st Tidewater et choisissez le tir de tout le régiment.
lesson-volley-fire-wrong = Tirez avec tout sur le 1st Tidewater, s'il vous plaît.
lesson-volley-both = Ils ont répondu, et les deux salves comptent ensemble : tirer en second n'affaiblit pas. Votre 9 leur a coûté un point et un test de cohésion, réussi. Le leur ne vous a valu qu'un test.
lesson-volley-end = Un régiment tire une fois par activation. Terminez son action.
lesson-volley-end-hint = Choisissez « Terminer l'unité » dans la liste des ordres.
lesson-volley-flank = Maintenant le 1st Lakeshore, qui est sur leur flanc. Il reste où il est : sous ordres d'Avance, qui bouge ne tire pas.
lesson-volley-flank-hint = Touchez le 1st Lakeshore.
lesson-volley-enfilade = Tirez le long de leur ligne. Cela compte un de plus pour vous, et personne ne peut riposter : ils regardent ailleurs.
lesson-volley-enfilade-hint = Touchez l'hex du 1st Tidewater et choisissez le tir de tout le régiment.
lesson-volley-done = Cette fois le test est raté : ils sont en désordre, et tireront et bougeront moins bien jusqu'au ralliement. Ils pouvaient se tourner vers vous, et ne l'ont pas fait. Deux régiments en équerre en valent trois en file.

## Ordres et commandement

lesson-orders = Ordres et commandement
lesson-orders-about = Ce que permettent l'Avance et l'Attaque, et qui entend un ordre.
lesson-orders-leader = Voici Harlan, qui mène votre brigade. Son rayon de commandement est de 4 : un régiment plus éloigné ne l'entend pas, et garde les ordres qu'il a.
lesson-orders-three = Il y a trois ordres. Marche : par la route, loin et vite, sans combattre. Avance : à pleine vitesse, mais pas jusqu'à l'ennemi. Attaque : à mi-vitesse, et à sa gorge.
lesson-orders-march = Un nouveau tour commence, et l'on donne les ordres. Essayez la Marche, pour voir ce qu'en pense cette bataille.
lesson-orders-march-hint = Choisissez Marche dans la liste des ordres.
lesson-orders-attack = Un petit champ ne demande pas de marche. Donnez à la brigade des ordres d'Attaque.
lesson-orders-attack-hint = Choisissez Attaque dans la liste des ordres.
lesson-orders-attack-wrong = D'abord les ordres d'Attaque, s'il vous plaît.
lesson-orders-far = Deux régiments l'ont entendu. Le 3rd Lakeshore est loin sur la gauche, hors commandement, et garde ses ordres d'Avance. La place d'un chef compte autant que celle d'un régiment.
lesson-orders-given = C'est tout. Terminez les ordres.
lesson-orders-given-hint = Choisissez de ne plus donner d'ordres dans la liste.
lesson-orders-later = Votre brigade est activée. Un chef peut essayer de changer d'ordres avec un dé : il peut rester avec les siens, ou n'en faire qu'à sa tête. Vous avez ce que vous voulez : n'essayez pas.
lesson-orders-later-hint = Choisissez de ne plus tenter dans la liste.
lesson-orders-later-wrong = Pas de dés pour ce que vous avez déjà.
lesson-orders-third = D'abord le 3rd Lakeshore, qui n'a pas entendu.
lesson-orders-third-hint = Touchez le 3rd Lakeshore.
lesson-orders-near = Essayez de l'amener au contact de l'ennemi.
lesson-orders-near-hint = Touchez l'hex indiqué.
lesson-orders-stay = Voilà ce que veut dire Avance : près, mais pas contre lui. Laissez-le où il est.
lesson-orders-stay-hint = Choisissez « Terminer l'unité » dans la liste des ordres.
lesson-orders-first = Maintenant le 1st Lakeshore, qui a entendu. Voyez ses points : 3 seulement sur 6.
lesson-orders-first-hint = Touchez le 1st Lakeshore.
lesson-orders-close = Allez au contact. Il devra y tirer, ou donner l'assaut : qui vient si près sous ordres d'Attaque ne plaisante pas.
lesson-orders-close-hint = Touchez l'hex indiqué.
lesson-orders-done = Avance pour approcher, Attaque pour le contact, et un chef là où on l'entend. Les ordres changent lentement : choisissez-les pour l'heure, pas pour l'instant.

## Empiler et traverser

lesson-stacks = Empiler et traverser
lesson-stacks-about = Combien tiennent dans un hex, le passage à travers les amis, et des hommes parmi les canons.
lesson-stacks-look = Deux régiments sont dans cet hex, 8 et 7 points : 15, et il n'en tient pas plus. Celui du dessus tire, et subit ce qu'on tire sur eux.
lesson-stacks-begin = Le 1st Prairie avance. Commencez.
lesson-stacks-begin-hint = Touchez le 1st Prairie.
lesson-stacks-begin-wrong = D'abord le 1st Prairie, s'il vous plaît : il est au-dessus.
lesson-stacks-into = Le 2nd Prairie est sur le chemin. Entrez dans son hex.
lesson-stacks-into-hint = Touchez l'hex indiqué.
lesson-stacks-full = Et s'arrêter ici ? 8 et 9 font 17. Essayez de terminer l'action.
lesson-stacks-full-hint = Choisissez « Terminer l'unité » dans la liste des ordres.
lesson-stacks-through = Continuez donc, de l'autre côté. Traverser des amis coûte deux points de plus, et un test de cohésion : des lignes qui se traversent se défont.
lesson-stacks-through-hint = Touchez l'hex indiqué.
lesson-stacks-end = Un 5 : ils sont passés en bon ordre. Il reste deux points. Terminez ici l'action.
lesson-stacks-end-hint = Choisissez « Terminer l'unité » dans la liste des ordres.
lesson-stacks-third = Maintenant le 3rd Prairie. Il gardera les canons.
lesson-stacks-third-hint = Touchez le 3rd Prairie.
lesson-stacks-guns = Entrez dans l'hex de la batterie : 7 points d'hommes et 4 canons y tiennent bien.
lesson-stacks-guns-hint = Touchez l'hex de la batterie.
lesson-stacks-below = Au-dessus des canons, l'infanterie les couvre et ils se taisent. En dessous, les canons tirent, et l'infanterie est à portée. Choisissez en dessous.
lesson-stacks-below-hint = Choisissez de vous arrêter ici sous les canons, dans la liste.
lesson-stacks-below-wrong = Arrêtez-vous ici, sous les canons.
lesson-stacks-done = Un hex plein est fort, et c'est une belle cible. Gardez de la place pour reculer : qui se retire dans la foule y met le désordre.

## L'assaut

lesson-assault = L'assaut
lesson-assault-about = Qui doit, qui se joint, ce que fait le défenseur, et qui prend le terrain.
lesson-assault-look = Le 3rd Tidewater est seul. Le 1st Lakeshore est déjà contre lui, et le 2nd peut arriver. Les deux ont des ordres d'Attaque : on ne donne l'assaut qu'ainsi.
lesson-assault-begin = Commencez par le 2nd Lakeshore.
lesson-assault-begin-hint = Touchez le 2nd Lakeshore.
lesson-assault-begin-wrong = D'abord le 2nd Lakeshore, s'il vous plaît.
lesson-assault-close = Allez jusqu'à l'ennemi.
lesson-assault-close-hint = Touchez l'hex indiqué.
lesson-assault-cold = Vous pourriez tirer. Gardez plutôt les fusils chargés et les baïonnettes au canon : un régiment qui vient au contact sans tirer charge. Terminez son action.
lesson-assault-cold-hint = Choisissez « Terminer l'unité » dans la liste des ordres.
lesson-assault-cold-wrong = Pas de tir cette fois : l'arme blanche.
lesson-assault-over = Les assauts viennent après tous les mouvements et tirs. Dites qu'ils sont finis.
lesson-assault-over-hint = Choisissez « Terminer mouvement et tir » dans la liste des ordres.
lesson-assault-no = Un regret ? Essayez de ne déclarer aucun assaut.
lesson-assault-no-hint = Choisissez de terminer les déclarations.
lesson-assault-name = On ne recule plus. Déclarez l'assaut du 2nd Lakeshore.
lesson-assault-name-hint = Choisissez l'assaut du 2nd Lakeshore dans la liste.
lesson-assault-name-wrong = Le 2nd Lakeshore mène, le 1st se joint.
lesson-assault-join = Maintenant, que le 1st Lakeshore se joigne à lui. Ensemble ils font 17 points contre 6.
lesson-assault-join-hint = Choisissez que le 1st Lakeshore se joigne au 2nd.
lesson-assault-join-wrong = Un seul assaut avec les deux, pas deux.
lesson-assault-go = Terminez les déclarations, et en avant.
lesson-assault-go-hint = Choisissez de terminer les déclarations.
lesson-assault-told = Lisez ce qui s'est passé. Le défenseur pouvait s'esquiver, il est resté. Il a testé ses nerfs, et tenu. Il vous a tiré au visage, et vous avez tenu. Puis un dé, avec le rapport de forces : il est en désordre et doit partir.
lesson-assault-face = Le 1st Lakeshore prend le terrain. Après une avance il peut tourner d'un sommet. Gardez l'ennemi devant.
lesson-assault-face-hint = Choisissez la face sud-est.
lesson-assault-face-wrong = Sud-est, là où ils sont allés.
lesson-assault-done = Beaucoup contre peu, de deux côtés si possible, et mieux encore contre des gens déjà en désordre. Un assaut contre des hommes fermes derrière un mur est ce qu'il y a de plus cher dans ce jeu.

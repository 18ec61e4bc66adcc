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
lesson-orders-three = Il y a trois ordres. Marche : par la route, loin et vite, sans combattre. Avance : à pleine vitesse, mais pas jusqu'à l'ennemi. Attaque : à mi-vitesse, et jusqu'au contact.
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
lesson-orders-stay = Voilà ce que veut dire Avance : près, mais pas au contact. Laissez-le où il est.
lesson-orders-stay-hint = Choisissez « Terminer l'unité » dans la liste des ordres.
lesson-orders-first = Maintenant le 1st Lakeshore, qui a entendu. Voyez ses points : 3 seulement sur 6.
lesson-orders-first-hint = Touchez le 1st Lakeshore.
lesson-orders-close = Allez au contact. Il devra y tirer, ou donner l'assaut : qui vient si près sous ordres d'Attaque ne plaisante pas.
lesson-orders-close-hint = Touchez l'hex indiqué.
lesson-orders-done = Avance pour approcher, Attaque pour le contact, et un chef là où on l'entend. Les ordres changent lentement : choisissez-les pour l'heure, pas pour l'instant.

## Lignes et colonnes

lesson-lines = Lignes et colonnes
lesson-lines-about = Un régiment sur deux hex : étendez-le, faites-le pivoter, et mettez-le sur la route.
lesson-lines-look = Le 2nd Prairie a 9 points, et 7 seulement peuvent tirer d'un hex. Un régiment fort peut s'étirer dans les hex voisins : une ligne étendue.
lesson-lines-begin = Commencez par le 2nd Prairie.
lesson-lines-begin-hint = Touchez le 2nd Prairie.
lesson-lines-three = Soyez hardi : essayez de l'étirer des deux côtés.
lesson-lines-three-hint = Choisissez de l'étendre dans les deux hex.
lesson-lines-extend = Chaque hex de plus veut ses hommes. Un côté suffit : étendez vers le nord. Cela coûte un point.
lesson-lines-extend-hint = Choisissez de l'étendre dans l'hex indiqué, sous Formation.
lesson-lines-extend-wrong = Vers le nord, s'il vous plaît : l'hex indiqué.
lesson-lines-step = C'est maintenant un seul corps dans deux hex, et il bouge d'un bloc. Avancez : vous dites où va le pion, et l'autre bout suit.
lesson-lines-step-hint = Touchez l'hex indiqué.
lesson-lines-step-wrong = L'hex indiqué, s'il vous plaît.
lesson-lines-turn = Essayez de le tourner vers le nord-ouest, comme n'importe quel régiment.
lesson-lines-turn-hint = Choisissez la face nord-ouest.
lesson-lines-wheel = Une ligne tourne comme une porte. Faites-la pivoter sur son bout droit, qui reste fixe pendant que le gauche marche.
lesson-lines-wheel-hint = Choisissez la conversion sur l'hex indiqué, sous Formation.
lesson-lines-wheel-wrong = La conversion sur l'hex indiqué, s'il vous plaît.
lesson-lines-column = Vus de la route, les mêmes hommes sont une colonne : il leur suffit de regarder dans son sens. Changez de formation vers l'ouest.
lesson-lines-column-hint = Choisissez la formation face à l'ouest, sous Formation.
lesson-lines-column-wrong = La formation face à l'ouest, s'il vous plaît.
lesson-lines-road = Une colonne suit sa tête, et aime les routes. Un hex le long de la route.
lesson-lines-road-hint = Touchez l'hex indiqué, par la route.
lesson-lines-end = Cela suffit. Terminez l'action.
lesson-lines-end-hint = Choisissez « Terminer l'unité » dans la liste des ordres.
lesson-lines-done = Des lignes pour tirer, des colonnes pour marcher, et ne jamais être surpris dans l'une quand il faut l'autre. Un régiment qui a trop perdu se resserre de lui-même.

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

## Retraite, déroute et ralliement

lesson-rally = Retraite, déroute et ralliement
lesson-rally-about = Ce que fait le désordre, ce que fait un second, et le retour dans la ligne.
lesson-rally-look = Le 2nd Lakeshore est en désordre. Sa cohésion est de 5 et non 7, il bouge de 4 et non 6, et tire moins bien.
lesson-rally-rally = Ralliez-le. C'est toute son action, et un dé décide : sa cohésion ou moins.
lesson-rally-rally-hint = Touchez le 2nd Lakeshore et choisissez le ralliement.
lesson-rally-rally-wrong = Ralliez d'abord le 2nd Lakeshore.
lesson-rally-routed = Un 6 : pas aujourd'hui. Il y a pire. Le 4th Lakeshore est en déroute. Essayez d'agir avec lui.
lesson-rally-routed-hint = Choisissez le 4th Lakeshore dans la liste des ordres.
lesson-rally-end = Qui est en déroute quitte la carte, et revient tard ou jamais. Veillez donc sur vos hommes en désordre. Terminez mouvement et tir : l'ennemi agit.
lesson-rally-end-hint = Choisissez « Terminer mouvement et tir » dans la liste des ordres.
lesson-rally-end-wrong = Laissez l'ennemi agir maintenant.
lesson-rally-answer = Le 2nd Tidewater tire sur vos hommes ébranlés. Ils peuvent riposter : faites-le.
lesson-rally-answer-hint = Choisissez la riposte du 2nd Lakeshore, avec tout son feu.
lesson-rally-answer-wrong = Ripostez avec tout le 2nd Lakeshore.
lesson-rally-second = Un point perdu, et le test raté : un second désordre. Il coûte un point de plus, et les hommes reculent.
lesson-rally-beside = Le chemin est à vous. Essayez de les faire seulement s'écarter.
lesson-rally-beside-hint = Choisissez la retraite vers l'hex indiqué.
lesson-rally-back = Une retraite éloigne de l'ennemi. Donc droit en arrière, vers Harlan et le 1st Lakeshore.
lesson-rally-back-hint = Choisissez la retraite vers l'hex indiqué, longue d'un hex.
lesson-rally-back-wrong = Un hex droit en arrière, s'il vous plaît.
lesson-rally-again = Votre brigade est activée de nouveau. Ralliez-les encore.
lesson-rally-again-hint = Touchez le 2nd Lakeshore et choisissez le ralliement.
lesson-rally-again-wrong = Ralliez d'abord le 2nd Lakeshore.
lesson-rally-face = Un 3 : ils sont de nouveau en ordre, et peuvent tourner d'un sommet. Laissez-les face à l'ennemi, au sud-est.
lesson-rally-face-hint = Choisissez la face sud-est.
lesson-rally-face-wrong = Sud-est, s'il vous plaît.
lesson-rally-done = Désordre, second désordre, déroute : trois marches vers le bas, et une vers le haut à la fois. Mettez les hommes ébranlés hors de portée avant de les rallier, pas après.

## L'artillerie

lesson-guns = L'artillerie
lesson-guns-about = Ce que voient les canons, l'obus de loin, la mitraille de près, et quand tenir.
lesson-guns-look = Votre batterie est sur une hauteur, avec quatre canons. À partir de quatre hex ils tirent des obus ; à trois et moins, de la mitraille, bien pire pour qui s'y trouve.
lesson-guns-begin = Commencez par la batterie.
lesson-guns-begin-hint = Touchez la Lakeshore Battery.
lesson-guns-blind = Le 3rd Tidewater se cache derrière le bois. Essayez de tirer dessus.
lesson-guns-blind-hint = Choisissez le tir sur l'hex du 3rd Tidewater.
lesson-guns-shell = Ce qu'on ne voit pas, on ne le tire pas. Le 1st Tidewater au mur est bien visible : des obus, avec tous les canons. Il est trop loin pour riposter.
lesson-guns-shell-hint = Touchez l'hex du 1st Tidewater et choisissez le tir de tous les canons.
lesson-guns-shell-wrong = Tous les canons sur le 1st Tidewater, s'il vous plaît, sans bouger.
lesson-guns-end = Un test, réussi. L'obus ébranle plus qu'il ne tue. Des canons qui bougent tirent moins bien : ceux-ci restent. Terminez l'action.
lesson-guns-end-hint = Choisissez « Terminer l'unité » dans la liste des ordres.
lesson-guns-over = Mouvement et tir sont finis. L'ennemi n'aimera pas cela.
lesson-guns-over-hint = Choisissez « Terminer mouvement et tir » dans la liste des ordres.
lesson-guns-hold = Les voilà, hors du bois et vers vos canons. Les servants peuvent atteler et céder, ou rester. Il est encore à deux hex, et vous avez la mitraille : tenez.
lesson-guns-hold-hint = Choisissez de tenir le terrain.
lesson-guns-hold-wrong = Cette fois, les canons restent.
lesson-guns-canister = Qui vient à trois hex de canons chargés le paie. Tirez la mitraille.
lesson-guns-canister-hint = Choisissez la riposte de la batterie.
lesson-guns-canister-wrong = Maintenant, avec tout.
lesson-guns-done = Ils sont en désordre à découvert, et leur charge a perdu son souffle. Placez les canons où ils voient loin, donnez-leur de l'infanterie à côté ou en dessous, et retirez-les avant que l'ennemi soit parmi eux : les canons perdus comptent double.

## La cavalerie, montée et à pied

lesson-horse = La cavalerie, montée et à pied
lesson-horse-about = Des carabines à pied, des sabres en selle, et ce qu'une charge fait à des hommes ébranlés.
lesson-horse-look = Cette fois vous êtes le Confédéré, avec les cavaliers de Dabney. En selle ils bougent de 11 et tirent mal. À pied ils tirent comme l'infanterie, en moins grand nombre, et marchent.
lesson-horse-begin = Commencez par la 2nd Piedmont Cavalry.
lesson-horse-begin-hint = Touchez la 2nd Piedmont Cavalry.
lesson-horse-begin-wrong = D'abord la 2nd Piedmont Cavalry, s'il vous plaît.
lesson-horse-dismount = Faites-la mettre pied à terre. Cela vient avant tout le reste.
lesson-horse-dismount-hint = Choisissez de démonter dans la liste des ordres.
lesson-horse-dismount-wrong = D'abord, pied à terre.
lesson-horse-fire = Tirez maintenant sur le 2nd Prairie avec les carabines. Elles portent à trois hex.
lesson-horse-fire-hint = Touchez l'hex du 2nd Prairie et choisissez le tir de tous, sans bouger.
lesson-horse-fire-wrong = Toutes les carabines sur le 2nd Prairie, s'il vous plaît.
lesson-horse-mount = Ils ont baissé la tête. Et maintenant en selle, et au large ? Essayez.
lesson-horse-mount-hint = Choisissez de monter dans la liste des ordres.
lesson-horse-end = Une fois par activation. Elle reste donc, et les fixe là. Terminez son action.
lesson-horse-end-hint = Choisissez « Terminer l'unité » dans la liste des ordres.
lesson-horse-charge = Le 3rd Prairie est novice, et en désordre : un cadeau pour les sabres. Annoncez une charge de la 1st Piedmont Cavalry. Il y faut des ordres d'Attaque et un test de cohésion.
lesson-horse-charge-hint = Touchez la 1st Piedmont Cavalry et choisissez la charge.
lesson-horse-charge-wrong = Annoncez la charge, s'il vous plaît : la 1st Piedmont Cavalry.
lesson-horse-ride = Un 5 suffit. En avant.
lesson-horse-ride-hint = Touchez l'hex indiqué.
lesson-horse-ride-wrong = L'hex indiqué, s'il vous plaît : droit sur eux.
lesson-horse-on = Et jusqu'à eux.
lesson-horse-on-hint = Touchez l'hex indiqué.
lesson-horse-on-wrong = L'hex indiqué, s'il vous plaît.
lesson-horse-home = Une charge annoncée va jusqu'au bout. Déclarez l'assaut.
lesson-horse-home-hint = Choisissez l'assaut dans la liste des ordres.
lesson-horse-routed = Ils ne vous ont pas attendu. Avant un assaut le défenseur teste ses nerfs, et pour des novices en désordre et chargés, c'est trop : ils sont en déroute. Le terrain est à vos cavaliers. Face à l'est.
lesson-horse-routed-hint = Choisissez la face est.
lesson-horse-routed-wrong = Est, s'il vous plaît.
lesson-horse-done = Contre une infanterie ferme, la même charge finit en selles vides. La cavalerie est pour le flanc, pour les ébranlés, et pour être la première au pont. Et après une charge elle est fourbue : laissez-la souffler.

## Un tour entier

lesson-turn = Un tour entier
lesson-turn-about = Efficacité, ordres, le récipient des marqueurs, deux activations, et la fin.
lesson-turn-turn = Un tour est une heure. Les deux camps tirent l'Initiative, puis donnent des ordres, puis agissent quand un marqueur le dit, et à la fin réparent ce qui est cassé.
lesson-turn-efficiency = Chaque division tire son efficacité : vous avez un 2, donc deux marqueurs d'activation. L'ennemi a tiré un 1, et Rutledge en ajoute un : deux aussi. Dans une heure, ce sera peut-être trois, ou un.
lesson-turn-orders = Whitcomb peut donner d'autres ordres à ses brigades. Alden a des ordres d'Avance, bons pour approcher. Laissez ainsi.
lesson-turn-orders-hint = Choisissez de ne plus donner d'ordres.
lesson-turn-orders-wrong = Une autre fois. L'Avance convient pour l'instant.
lesson-turn-pool = Tous les marqueurs vont dans le récipient. Vous pourriez en garder un ; mais une heure est courte. Mettez-les.
lesson-turn-pool-hint = Choisissez de remplir le récipient.
lesson-turn-pool-wrong = Tous, s'il vous plaît.
lesson-turn-drawn = Le vôtre sort en premier. Avant tout, les chefs peuvent essayer de changer d'ordres. Pas maintenant.
lesson-turn-drawn-hint = Choisissez de ne pas tenter.
lesson-turn-drawn-wrong = Pas de tentative maintenant, s'il vous plaît.
lesson-turn-second = Vous avez deux brigades. Essayez d'activer la seconde, celle de Brewer.
lesson-turn-second-hint = Choisissez la 2nd Brigade dans la liste.
lesson-turn-brigade = Brewer est encore en chemin, et arrive à la deuxième heure. Donc la brigade d'Alden.
lesson-turn-brigade-hint = Choisissez la 1st Brigade dans la liste.
lesson-turn-brigade-wrong = La brigade d'Alden, s'il vous plaît.
lesson-turn-unit = Ses régiments agissent l'un après l'autre. Prenez le 2nd Prairie.
lesson-turn-unit-hint = Touchez le 2nd Prairie.
lesson-turn-unit-wrong = Le 2nd Prairie, s'il vous plaît.
lesson-turn-step = Vers le pont : un hex suffit pour cette leçon.
lesson-turn-step-hint = Touchez l'hex indiqué.
lesson-turn-step-wrong = L'hex indiqué, s'il vous plaît.
lesson-turn-over = Les autres attendent. Mouvement et tir sont finis ; personne n'est assez près pour un assaut.
lesson-turn-over-hint = Choisissez « Terminer mouvement et tir » dans la liste des ordres.
lesson-turn-over-wrong = Un régiment suffit pour l'instant.
lesson-turn-next = Aucune autre brigade n'agit avec ce marqueur. Puis on tire le suivant, et personne ne sait à qui il sera.
lesson-turn-next-hint = Choisissez « Plus d'autre brigade » dans la liste des ordres.
lesson-turn-again = L'ennemi a eu le sien, et a peu fait. Le troisième est de nouveau à vous. Dans cette bataille, aucun camp ne sort trois fois de suite. Pas de nouveaux ordres.
lesson-turn-again-hint = Choisissez de ne pas tenter.
lesson-turn-again-wrong = Pas de tentative maintenant, s'il vous plaît.
lesson-turn-bold = Un marqueur, c'est une nouvelle vie : le 2nd Prairie peut agir encore.
lesson-turn-bold-hint = Touchez le 2nd Prairie.
lesson-turn-bold-wrong = Encore le 2nd Prairie, s'il vous plaît.
lesson-turn-on = En avant par la route, jusqu'à la ferme.
lesson-turn-on-hint = Touchez l'hex indiqué, par la route.
lesson-turn-on-wrong = Par la route, s'il vous plaît.
lesson-turn-end = Terminez l'activation de la division. Il reste un marqueur ennemi, et l'heure est finie.
lesson-turn-end-hint = Choisissez « Plus d'autre brigade » dans la liste des ordres.
lesson-turn-done = Deux heures : vous avez gagné l'Initiative par 7 à 5, et tiré un 3. Trois marqueurs, et Brewer arrive. Voilà un tour entier. Livrez maintenant Première salve, avec le maître à vos côtés.

## Ce qui est bon d'habitude, à une décision

coach-orders-division = Avance pour approcher, Attaque si vous voulez le contact dans l'heure. Dans le doute, ne changez rien.
coach-orders-change = Le dé vous laisse le choix. Prenez l'Attaque si vous êtes assez près pour vous en servir, sinon gardez ce que vous avez.
coach-marker-attempts = Un chef peut essayer de changer d'ordres, et n'en faire qu'à sa tête. N'essayez que si les ordres présents sont mauvais.
coach-marker-brigade = Activez votre brigade : un marqueur inutilisé est une heure perdue.
coach-marker-coordinate = Ensemble les brigades frappent plus fort, mais l'essai peut mal tourner. Séparément, c'est sûr.
coach-brigade-act = Un régiment après l'autre. Ralliez d'abord ceux en désordre ; puis ceux qui tirent ; puis ceux qui marchent. Emmenez le chef.
coach-unit-act = Sous ordres d'Avance elle bouge ou tire, pas les deux. À deux hex de l'ennemi on tire bien ; gardez-lui votre front.
coach-fire-answer = Ripostez : cela ne coûte rien, et les deux salves comptent ensemble.
coach-reaction-face = Il vient sur votre côté. Tournez si cela le met devant vous, mais il y faut un test de cohésion : pas si vous êtes ébranlé.
coach-giving-ask = Canons et cavalerie peuvent céder avant qu'il arrive. Des canons sans infanterie le devraient d'habitude, quand il est près.
coach-assault-designate = Donnez l'assaut avec plus que lui, de deux côtés si possible. Qui est venu au contact sans tirer y est obligé.
coach-assault-retreat-before = Restez derrière un mur ou sur une hauteur. Esquivez-vous si vous êtes en désordre, ou peu nombreux.
coach-assault-continue = Continuez si vous êtes en ordre et eux non. Sinon gardez ce que vous avez pris.
coach-retreat-choose = En arrière vers votre chef, à couvert, et pas à travers des amis : ils pourraient être entraînés.
coach-advance-choose = Prenez le terrain s'il vaut des points ou un mur. Restez s'il vous isole.
coach-advance-face = Face aux ennemis les plus proches, et gare aux flancs.
coach-rally-face = Face aux ennemis les plus proches.
coach-leader-go = Là où la plupart de ses régiments sont à sa portée, et pas en première ligne.
coach-leader-follow = Il est plus utile avec la troupe que là où elle était.
coach-engineers-order = Creuser prend des heures, et ici vous attaquez. Laissez.
coach-other = Prenez votre temps. Ce qui est éclairé peut se faire, et ce qui ne se peut pas vous dira pourquoi.

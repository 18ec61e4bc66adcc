# Ce que dit le maître. `lesson-<leçon>` est le titre, `lesson-<leçon>-<étape>` ce qui est dit à cette étape ; `-hint` aide
# qui hésite, `-wrong` est un mot aimable pour qui fait autre chose.

## Se déplacer et s'empiler

lesson-moving = Se déplacer et s'empiler
lesson-moving-about = Comment sort un commandement, comment marchent ses unités et ce qui les arrête.
lesson-moving-hello = Bienvenue sur le Lisonzo, à l'automne 1616. Vous commandez pour Venise : vos hommes sont à Crauglio, et les Autrichiens tiennent la forteresse de Gradisca. Aujourd'hui on marche, et personne ne tire.
lesson-moving-cup = Ici on ne joue pas chacun son tour. Chaque commandement a un marqueur dans un récipient, et le hasard tire le suivant : vous ne savez jamais quand vous agirez de nouveau. C'est celui de Giustiniani qui vient de sortir : le vôtre.
lesson-moving-option = Un commandement tiré prend l'une des trois options. Prenez l'option 1 : vous pouvez jouer des cartes, et les unités d'une zone agissent. C'est ce que vous ferez le plus souvent.
lesson-moving-option-hint = Choisissez l'option 1 dans la liste des ordres.
lesson-moving-option-wrong = Bonne idée pour un autre jour. Pour une seule zone, l'option 1 suffit.
lesson-moving-zone = Dites maintenant quelle zone agit. Tous les vôtres sont à Crauglio : activez Crauglio. Chaque unité de ce commandement qui s'y trouve peut faire une chose.
lesson-moving-zone-hint = Touchez Crauglio sur la carte, ou son ordre dans la liste.
lesson-moving-stack = Regardez la pile. L'infanterie a 3 points de mouvement, l'artillerie 2, la cavalerie et les chefs 5. Qui marche ensemble va au pas du plus lent : mieux vaut souvent laisser les canons derrière.
lesson-moving-wall = Gradisca est à côté. Essayez d'y entrer avec les fantassins de Martinengo : on vous dira pourquoi c'est impossible. Vous pouvez toujours essayer. Un refus ne coûte rien, et il cite sa règle.
lesson-moving-wall-hint = Prenez les fantassins en main et touchez Gradisca, ou choisissez l'ordre.
lesson-moving-march = Un mur sans brèche ne laisse passer personne. Contournez-le : allez à Romans avec le chef et les deux unités d'infanterie. Cela coûte un de leurs 3 points.
lesson-moving-march-hint = Prenez en main Giustiniani et les deux unités d'infanterie, puis touchez Romans.
lesson-moving-march-wrong = Cette fois seulement le chef et les deux unités d'infanterie, et vers Romans : les canons les ralentiraient.
lesson-moving-bridge = Il leur reste des points, et un pont sur le Lisonzo mène à Monfalcone. Continuez. Sans pont, le fleuve prendrait tous leurs points, et les canons ne passeraient pas du tout : retenez où sont les ponts.
lesson-moving-bridge-hint = Touchez Monfalcone.
lesson-moving-halt = C'est assez loin : arrêtez-les. Les points inutilisés sont perdus, mais des hommes fatigués au mauvais endroit, c'est pire. En chemin, vous auriez pu en laisser derrière.
lesson-moving-halt-hint = Choisissez de vous arrêter dans la liste des ordres.
lesson-moving-horse = Les autres peuvent encore agir. Envoyez les cuirassiers de Luigi d'Este à Cividale. Avec 5 points, c'est votre réserve la plus rapide : ils ne doivent s'arrêter que devant l'ennemi.
lesson-moving-horse-hint = Prenez la cavalerie en main et touchez Cividale.
lesson-moving-crowd = Pensez aussi à la place : à la fin du tour, une zone supporte six unités par camp. Chaque unité en trop est désorganisée, alors dispersez-vous avant la fin du tour.
lesson-moving-enough = Les canons peuvent rester. Terminez la zone : le marqueur rejoint les Commandements joués, et toutes les unités de Giustiniani ont agi pour ce tour, qu'elles aient bougé ou non.
lesson-moving-enough-hint = Terminez la zone dans la liste des ordres.
lesson-moving-done = Belle marche. Les Autrichiens sont sortis ensuite, et voilà tout le rythme du jeu : un marqueur, une option, quelques zones. La prochaine fois, on tire.

## Un combat en rase campagne

lesson-battle = Un combat en rase campagne
lesson-battle-about = Qui tire, ce qu'il faut au dé, qui prend les touches et qui doit partir.
lesson-battle-look = Deux unités autrichiennes sont sorties jusqu'à Romans. Qui entre dans une zone ennemie y combat aussitôt : on ne passe pas à côté.
lesson-battle-alone = Giustiniani pourrait-il aller voir tout seul ? Essayez de l'envoyer à Romans sans personne.
lesson-battle-alone-hint = Prenez le chef en main et touchez Romans, ou choisissez l'ordre.
lesson-battle-dice = Chefs, artillerie et sapeurs veulent de l'infanterie ou de la cavalerie avec eux. Les chiffres, maintenant : chaque unité lance un dé et touche si elle fait sa valeur ou moins. L'infanterie a souvent deux valeurs, la seconde pour la défense : 2/3, c'est une unité qui préfère être attaquée.
lesson-battle-attack = Amenez les quatre. Vous tirez avec 3, 2, 2 et 3, eux avec 3 et 2. Avant de confirmer, regardez les chances : la table les calcule pour vous, à chaque fois.
lesson-battle-attack-hint = Prenez les quatre unités en main et touchez Romans.
lesson-battle-attack-wrong = Amenez tout le monde. Une demi-armée au combat, c'est un risque double.
lesson-battle-hit = Deux touches pour vous, une pour eux. On tire en même temps, il faut donc prendre la leur. La première touche désorganise une unité, la seconde l'élimine. Donnez-la aux compagnies corses : votre cavalerie tire le mieux, gardez-la entière.
lesson-battle-hit-hint = Choisissez les compagnies corses.
lesson-battle-hit-wrong = C'est permis, mais regardez les valeurs : les Corses y perdent le moins.
lesson-battle-won = Qui a fait le plus de touches a gagné, et le perdant se retire : les voilà derrière leurs murs. Un dé a aussi dit que Giustiniani est indemne. Un chef peut tomber au combat, même quand on gagne.
lesson-battle-log = Le journal garde l'histoire, avec chaque dé et la règle de chaque ligne. Pointez une ligne pour voir le lieu sur la carte.
lesson-battle-enough = Terminez l'activation. Les Autrichiens réfléchissent un moment, un nouveau tour commence, et votre commandement sort de nouveau du récipient.
lesson-battle-enough-hint = Terminez l'activation dans la liste des ordres.
lesson-battle-recover = Vos Corses sont encore désorganisés. Faites-les récupérer : cela prend toute leur action, mais une unité désorganisée tire moins bien et tombe à la touche suivante.
lesson-battle-recover-hint = Touchez les compagnies corses et faites-les récupérer.
lesson-battle-recover-wrong = D'abord le plus urgent : faites récupérer les Corses.
lesson-battle-done = Voilà un combat : plus de dés qu'eux, un regard aux chances, les touches là où elles font le moins mal, puis le temps de récupérer. Une armée qui ne se repose jamais n'est bientôt plus une armée.

## Commandement et cartes

lesson-command = Commandement et cartes
lesson-command-about = Trois options, un chef qui mène plusieurs zones, et le moment de jouer une carte.
lesson-command-cup = Le marqueur de Giustiniani est sorti. Il en reste deux dans le récipient : le commandement du Frioul est aussi à vous, l'autre est autrichien.
lesson-command-three = Trois options. La première : jusqu'à deux cartes, et une zone agit. La deuxième : piocher une carte et rien d'autre. La troisième veut le chef sur la carte : une carte, et autant de zones que sa valeur. Giustiniani vaut 3.
lesson-command-lead = Vos unités sont dans trois zones : prenez l'option 3 avec Giustiniani. Un chef sert à cela, et c'est pourquoi on le garde loin des ennuis.
lesson-command-lead-hint = Choisissez l'option 3 dans la liste des ordres.
lesson-command-lead-wrong = Vous avez des troupes dans trois zones : seule l'option 3 peut toutes les déplacer.
lesson-command-card = Les cartes d'abord, car la plupart se jouent avant qu'une unité agisse. Jouez Marche forcée : pendant cette activation, vos unités ont 2 points de plus.
lesson-command-card-hint = Ouvrez votre main et jouez Marche forcée.
lesson-command-second = Vous avez une autre carte, Contributions, qui vaut un point de victoire. Essayez de la jouer aussi.
lesson-command-second-hint = Choisissez Contributions dans la main ou dans la liste.
lesson-command-first-zone = L'option 3 échange des cartes contre des zones : une seule carte. Aux troupes, donc. Activez Crauglio. On finit une zone avant d'en commencer une autre.
lesson-command-first-zone-hint = Touchez Crauglio.
lesson-command-first-zone-wrong = Commencez par Crauglio, s'il vous plaît.
lesson-command-far = Avec 5 points, l'infanterie atteint Trieste : 1 pour Romans, 1 pour le pont de Monfalcone, 2 pour les hauteurs de Trieste. Allez à Romans, et ils feront tout le chemin. Trieste est vide, et vaut 10 points à la fin.
lesson-command-far-hint = Prenez toute la pile en main et touchez Romans.
lesson-command-second-zone = Le fort de là-bas est rasé. Giustiniani peut encore mener ailleurs : activez Codroipo.
lesson-command-second-zone-hint = Touchez Codroipo.
lesson-command-second-zone-wrong = Codroipo, s'il vous plaît : la cavalerie y attend.
lesson-command-horse = Envoyez la cavalerie à Crauglio, là où était l'infanterie. Ne laissez jamais ouverte la route du retour si une unité suffit à la fermer.
lesson-command-horse-hint = Prenez la cavalerie en main et touchez Crauglio.
lesson-command-enough = La garnison de Palma peut rester derrière ses murs. Terminez l'activation : toutes les unités de ce commandement comptent comme activées, même celles qui dormaient.
lesson-command-enough-hint = Terminez l'activation dans la liste des ordres.
lesson-command-draw = Voici le commandement du Frioul, qui a peu à faire. Un commandement oisif, c'est le moment de l'option 2 : piochez une carte. La main en contient quatre ; avec la cinquième, on en défausse une.
lesson-command-draw-hint = Choisissez l'option 2 dans la liste des ordres.
lesson-command-draw-wrong = Rien ne presse là-bas. Prenez l'option 2, et vous aurez une carte de plus.
lesson-command-done = Vous avez pioché Repos et chirurgiens, qui rallie trois unités. Commander, c'est cela : mener avec le chef quand on peut, agir quand il faut, piocher quand on est oisif.

## Un siège

lesson-siege = Un siège
lesson-siege-about = Des canons, des mines, une brèche et l'assaut.
lesson-siege-look = Gradisca, enfin. Chaque mur a son niveau, et reste un mur tant qu'il n'est pas à 0. Alors il y a une brèche, et l'infanterie peut entrer. Du côté de Crauglio, le mur est à 2.
lesson-siege-bombard = Commencez par le grand train de Saint-Marc. Chaque pièce qui touche enlève un niveau. Pour sa pleine valeur, il lui faut des sapeurs à côté, et sur un 6 elle éclate : les canons sont lents, chers et un peu fous.
lesson-siege-bombard-hint = Prenez les canons en main et touchez Gradisca.
lesson-siege-bombard-wrong = Les canons d'abord : toute l'armée les attend.
lesson-siege-mine = Touché : le mur est à 1. Aux sapeurs de creuser. Ils posent une mine si le dé donne leur valeur ou moins.
lesson-siege-mine-hint = Prenez les sapeurs en main et touchez Gradisca.
lesson-siege-mine-wrong = C'est maintenant au tour des sapeurs.
lesson-siege-again = La mine est en place. Les mêmes sapeurs peuvent-ils l'allumer tout de suite ? Essayez.
lesson-siege-again-hint = Choisissez l'ordre de faire sauter la mine.
lesson-siege-enough = Une seule action par unité, toujours. Mais d'autres sapeurs peuvent la faire sauter. Terminez la zone : le commandement du Frioul sort, et ses hommes sont ici aussi.
lesson-siege-enough-hint = Terminez la zone dans la liste des ordres.
lesson-siege-early = Les fantassins de Savorgnano ne tiennent plus en place. Laissez-les essayer avant que la mine ne saute.
lesson-siege-early-hint = Prenez les fantassins en main et touchez Gradisca, ou choisissez l'ordre.
lesson-siege-blow = Vous voyez. Faites-la sauter : sur 1, 2 ou 3 elle explose, sur 6 elle est perdue, et entre les deux elle reste pour un autre essai. Voilà pourquoi deux mines valent mieux qu'une.
lesson-siege-blow-hint = Prenez les sapeurs de Bergame en main et touchez Gradisca.
lesson-siege-blow-wrong = La mine d'abord.
lesson-siege-breach = Elle a sauté, et il y a une brèche. Mais les sapeurs du dedans peuvent reconstruire un mur : n'attendez pas le tour suivant si vous le pouvez.
lesson-siege-assault = À l'assaut. Les deux unités d'infanterie, et pas de canons : ils n'ont rien à faire dans une brèche. La garnison tire avec sa meilleure valeur, on aimerait donc être nombreux.
lesson-siege-assault-hint = Prenez les deux unités d'infanterie en main et touchez Gradisca.
lesson-siege-assault-wrong = Les deux unités d'infanterie ensemble.
lesson-siege-done = Gradisca est à vous. Une garnison battue peut tenir au prix d'une touche de plus ; celle-ci a préféré Rubia. L'ordre d'un siège ne change jamais : canons, mine, brèche, assaut, et tout cela avant la fin de la saison.

## Ravitaillement, moral et razzias

lesson-supply = Ravitaillement, moral et razzias
lesson-supply-about = Le jeu avancé : qui mange, qui peut attaquer, et comment vivre sur l'ennemi.
lesson-supply-cut-off = Vous êtes dans la vallée du Natisone, et l'affaire est mal engagée. Le ravitaillement va de zone en zone jusqu'à une source à vous, à Codroipo. Il ne peut pas traverser l'ennemi, qui tient les deux sorties.
lesson-supply-camp = Votre Camp est à Crauglio. Les unités qui l'ont près d'elles, à trois zones au plus le long d'une ligne, ont le ravitaillement d'attaque : il en faut pour les grandes attaques, les bombardements, les mines et les forts.
lesson-supply-option = Votre moral est à 5, c'est-à-dire moyen : chaque commandement n'agit que dans une zone, quelle que soit l'option. L'option 1 suffit donc.
lesson-supply-option-hint = Choisissez l'option 1 dans la liste des ordres.
lesson-supply-option-wrong = Avec un moral moyen, l'option 1 donne autant de zones, et une carte de plus.
lesson-supply-zone = Activez la vallée. Le ravitaillement se vérifie à ce moment-là, et seulement pour les unités de cette zone.
lesson-supply-zone-hint = Touchez la vallée du Natisone.
lesson-supply-recover = Elles ne sont pas ravitaillées, et un marqueur le dit. Les fantassins de Martinengo sont désorganisés : essayez de les faire récupérer.
lesson-supply-recover-hint = Choisissez l'ordre de récupérer.
lesson-supply-three = Sans pain, pas d'ordre. Alors partons d'ici, tous les trois contre Cividale : essayez.
lesson-supply-three-hint = Prenez les trois unités en main et touchez Cividale, ou choisissez l'ordre.
lesson-supply-raid = À trois ou plus, il faut le ravitaillement d'attaque ; à un ou deux, non. Et la cavalerie peut faire une razzia. Allez à Chiavoretto : sur un 1, elle réussit toujours, sur un 6, jamais, et entre les deux les ennemis la gênent, d'autres pillards l'aident.
lesson-supply-raid-hint = Prenez la cavalerie en main, touchez Chiavoretto et choisissez la razzia.
lesson-supply-raid-wrong = Pas avec tout le monde, et pas pour rester : une razzia, avec la cavalerie, à Chiavoretto.
lesson-supply-morale = Belle prise. La cavalerie a mangé, son marqueur a donc disparu, et le moral monte à 6, c'est-à-dire élevé : un chef peut de nouveau mener plusieurs zones. Chaque zone ne subit qu'une razzia par an.
lesson-supply-home = Après une razzia on n'est pas forcé de rester et de combattre, s'il reste des points. Revenez dans la vallée.
lesson-supply-home-hint = Touchez la vallée du Natisone.
lesson-supply-home-wrong = Il n'y a rien à gagner dans ce combat. Revenez.
lesson-supply-break-out = À l'infanterie. Deux unités n'ont pas besoin du ravitaillement d'attaque, et il n'y a qu'un ennemi à Cividale. C'est un bourg fortifié, qui prend la première touche à la place de sa garnison. Attaquez.
lesson-supply-break-out-hint = Prenez les deux unités d'infanterie en main et touchez Cividale.
lesson-supply-break-out-wrong = Les deux unités d'infanterie, à Cividale : une seule s'y casserait les dents.
lesson-supply-done = La route d'Udine est ouverte, et à leur prochaine activation vos hommes mangeront. Surveillez les lignes, les vôtres et les leurs : dans cette guerre, on gagne souvent en se tenant au bon endroit.

## Lire la ligne du temps et gagner

lesson-winning = Lire la ligne du temps et gagner
lesson-winning-about = D'où viennent les points, quand finit la partie, et comment être devant à ce moment-là.
lesson-winning-score = Trois points pour vous, cinq pour l'Autriche. Qui en a le plus à la fin a gagné. Les points viennent des cartes, du butin et des lieux tenus à la fin.
lesson-winning-end-marker = Le marqueur de tour est sur la case du marqueur Fin de partie. C'est donc le dernier tour, à moins qu'une carte ne le déplace. Sachez toujours combien de tours il vous reste : c'est ce qui décide s'il faut assiéger ou chevaucher.
lesson-winning-held = Gradisca, Goritia et Trieste vous donnent chacune 10 points, si vous les occupez à la fin. Seule la fin compte : y être passé ne vaut rien. Gradisca est pleine d'Autrichiens. Goritia est vide.
lesson-winning-lead = Il vous faut deux zones : prenez l'option 3 avec Giustiniani.
lesson-winning-lead-hint = Choisissez l'option 3 dans la liste des ordres.
lesson-winning-lead-wrong = Une seule zone ne suffira pas aujourd'hui. Option 3.
lesson-winning-horse = La cavalerie d'abord. Activez Crauglio.
lesson-winning-horse-hint = Touchez Crauglio.
lesson-winning-horse-wrong = Crauglio d'abord, s'il vous plaît.
lesson-winning-booty = Il y a un butin à Romans, face cachée. Qui entre le prend, s'il n'y a pas d'ennemi. Il peut valoir 1 point ou 3, ou bien un dé décide. Allez-y.
lesson-winning-booty-hint = Prenez la cavalerie en main et touchez Romans.
lesson-winning-booty-wrong = La cavalerie à Romans : c'est là qu'est le butin.
lesson-winning-foot = Un point : 4 à 5. Maintenant Lucinico, où se trouve votre infanterie.
lesson-winning-foot-hint = Touchez Lucinico.
lesson-winning-goritia = Par le pont vers Goritia, toutes les deux. Une unité suffirait à l'occuper, mais une unité seule se chasse facilement.
lesson-winning-goritia-hint = Prenez les deux unités d'infanterie en main et touchez Goritia.
lesson-winning-goritia-wrong = Toutes les deux, par le pont, à Goritia.
lesson-winning-last = Terminez l'activation. Les Autrichiens ont encore un tirage ; puis le marqueur avance, et c'est fini.
lesson-winning-last-hint = Terminez l'activation dans la liste des ordres.
lesson-winning-done = 14 à 5 : Venise a gagné, et le journal montre avec quoi. Vous en savez assez pour une partie entière. Jouez la première avec le maître à vos côtés.

## Ce qui est souvent bon, à chaque décision

coach-activation-option = Un de vos commandements est sorti. L'option 1 fait agir une zone, la 3 plusieurs si le chef est là, la 2 pioche une carte.
coach-activation-main = Quelle zone agit ? D'ordinaire celle qui a le plus à gagner, ou celle qui est en danger. Les cartes passent avant les unités.
coach-zone-act = Chaque unité ici peut faire une chose : marcher, combattre, creuser, récupérer. Une unité désorganisée devrait récupérer, sauf si on a besoin d'elle.
coach-column-on = Votre colonne est en marche. Continuez tant que cela vous rapproche de quelque chose ; arrêtez-vous avant d'être trop peu parmi les ennemis.
coach-hits-take = Quelqu'un doit prendre la touche. Donnez-la à une unité en bon ordre dont vous pouvez vous passer : la seconde l'élimine.
coach-retreat-choose = Vers où ? Plutôt une zone amie, hors de la route de l'ennemi, et pas déjà pleine.
coach-battle-stand = Tenir et prendre une touche de plus, ou partir ? Tenez si le lieu vaut des points et si quelqu'un peut encore la prendre.
coach-battle-recall = Un chef peut appeler de l'aide des environs. Appelez si cela change les chances, et si l'on peut s'en passer là-bas.
coach-window-ask = Vous pouvez répondre par une carte. Si aucune ne convient, passez.
coach-forts-take = Vous avez pris des forts ennemis. Gardez-les si vous restez, sinon détruisez-les.
coach-other = Prenez votre temps. Ce qui est allumé est possible, et ce qui ne l'est pas dit pourquoi.

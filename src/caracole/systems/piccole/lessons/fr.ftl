# Ce que dit le maître. `lesson-<leçon>` est le titre, `lesson-<leçon>-<étape>` ce qui est dit à cette étape ; `-hint` aide
# qui hésite, `-wrong` est un mot aimable pour qui fait autre chose. `coach-<décision>` dit ce qui est bon d'habitude.


## Mesurer et se déplacer

lesson-measuring = Mesurer et se déplacer
lesson-measuring-about = Une table sans cases : jusqu'où va chaque troupe, qui traverse qui, et ce que fait un mauvais terrain.
lesson-measuring-hello = Ici, pas de cases, seulement une table de 60 cm sur 60. Votre armée est rouge. Chaque socle est un élément : R1 est de la cavalerie lourde avec votre Général, R2 et R3 de l'infanterie lourde, R4 et R5 de l'infanterie légère. Le côté de la flèche est le front.
lesson-measuring-dice = Un tour commence par deux dés. Leur somme dit combien d'éléments vous pouvez déplacer : vous avez fait 3 et 4, donc sept. Vous n'en avez que cinq, c'est largement assez.
lesson-measuring-ahead = L'infanterie lourde fait 5 cm. Tirez R2 tout droit jusqu'à la place marquée. Si vous tirez plus loin, il s'arrête là tout seul : la main connaît la règle.
lesson-measuring-ahead-hint = Posez le pointeur ou un doigt sur R2, tirez-le jusqu'au contour et lâchez.
lesson-measuring-ahead-wrong = R2 d'abord, tout droit jusqu'au contour.
lesson-measuring-again = Il vous reste six mouvements. R2 pourrait-il continuer ? Essayez de le tirer encore une fois. Vous pouvez toujours essayer : un refus ne coûte rien, et il cite sa règle.
lesson-measuring-again-hint = Tirez R2 un peu plus loin, et lâchez.
lesson-measuring-through = Un seul mouvement par tour, donc. Maintenant R3 : l'infanterie légère est juste devant lui. Essayez de le pousser à travers.
lesson-measuring-through-hint = Tirez R3 à travers R4 jusqu'au contour, et lâchez.
lesson-measuring-horse = L'infanterie lourde et la moyenne ne traversent personne. La cavalerie traverse l'infanterie légère, et l'infanterie légère se glisse partout. Tirez R1 à travers R5 : la cavalerie lourde fait jusqu'à 10 cm.
lesson-measuring-horse-hint = Tirez R1 tout droit, par-dessus R5, jusqu'au contour.
lesson-measuring-horse-wrong = R1, s'il vous plaît, tout droit à travers l'infanterie légère.
lesson-measuring-wood = Un bois est un terrain difficile. Qui y commence ou y finit son mouvement va moins loin : l'infanterie lourde 2,5 cm, toute la cavalerie 5. L'infanterie légère s'en moque : elle fait ses 7,5 cm partout. Envoyez-y R4.
lesson-measuring-wood-hint = Tirez R4 tout droit dans le bois, aussi loin qu'il va.
lesson-measuring-wood-wrong = R4 dans le bois, s'il vous plaît.
lesson-measuring-slow = R4 a libéré le chemin, R3 peut donc suivre de ses 5 cm. Il doit s'arrêter avant les arbres : avec un seul coin dedans, il n'aurait fait que la moitié.
lesson-measuring-slow-hint = Tirez R3 tout droit jusqu'au contour.
lesson-measuring-slow-wrong = C'est à R3 d'avancer, tout droit.
lesson-measuring-stick = Mesurer est gratuit, à tout moment et d'où l'on veut : la règle est parmi les outils de la table. Ce qui compte, c'est le chemin du coin avant qui va le plus loin. Peu importe où l'on regarde en marchant.
lesson-measuring-end = C'est assez. Terminez vos mouvements : ceux qui restent sont perdus.
lesson-measuring-end-hint = Choisissez « Fin des mouvements » dans la liste des ordres.
lesson-measuring-end-wrong = Tout le monde est bien placé. Terminez vos mouvements.
lesson-measuring-done = Le Bleu a fait 4 et n'ira pas loin. Infanterie 5 ou 7,5 cm, cavalerie 10 ou 12,5, moins en mauvais terrain : il n'y a guère plus à retenir. La prochaine fois, on marche ensemble.

## Conversion et bloc

lesson-wheeling = Conversion et bloc
lesson-wheeling-about = Plusieurs éléments d'un coup, une conversion et son prix, et une place dans la ligne.
lesson-wheeling-hello = R2, R3 et R4 sont côte à côte et regardent du même côté. Des éléments joints ainsi, ou l'un derrière l'autre, peuvent marcher en bloc.
lesson-wheeling-block = Prenez les trois et tirez-les de 5 cm en avant. Un bloc se déplace vite, mais ne coûte pas moins : chacun des trois compte sur vos dés.
lesson-wheeling-block-hint = Touchez R2, puis R3 et R4 pour les emmener. Tirez-en alors un jusqu'au contour.
lesson-wheeling-block-wrong = Les trois ensemble, s'il vous plaît : R2, R3 et R4, tout droit.
lesson-wheeling-apart = Un bloc ne tourne jamais : il glisse seulement, d'un même mouvement. Et il doit être d'une pièce. Essayez de prendre R1 et R5 ensemble.
lesson-wheeling-apart-hint = Touchez R1, puis R5, et tirez-les en avant.
lesson-wheeling-wheel = Un élément tourne donc seul. B4 arrive par la droite. Faites converser R5 vers lui : le coin avant droit reste en place, le gauche tourne autour. Vous payez le chemin de ce coin, 3 de ses 7,5 cm.
lesson-wheeling-wheel-hint = Tirez R5 sur le contour et tournez-le avec la molette, avec deux doigts, ou avec Q et E.
lesson-wheeling-wheel-wrong = R5 tourne à droite, jusqu'au contour.
lesson-wheeling-line = Fermez la ligne à gauche avec R6. De près, la main trouve la place exacte à côté de R2 : des éléments qui ne se touchent pas tout à fait ne sont pas joints.
lesson-wheeling-line-hint = Tirez R6 à gauche de R2.
lesson-wheeling-line-wrong = R6 va à côté de R2, à sa gauche.
lesson-wheeling-on = La place de R1 est à droite. Pourrait-il se serrer, à moitié sur R4 ? Essayez.
lesson-wheeling-on-hint = Tirez R1 à moitié sur R4, et lâchez.
lesson-wheeling-beside = Nul ne finit son mouvement sur un autre. Mettez votre Général au bout de la ligne, à côté de R4. Tout le monde aura bougé, et le tour continue de lui-même.
lesson-wheeling-beside-hint = Tirez R1 à droite de R4.
lesson-wheeling-beside-wrong = R1 va à côté de R4, à sa droite.
lesson-wheeling-done = Cinq en une seule ligne, et tous pourront marcher ensemble au prochain tour. Aucune règle ne demande une ligne droite, mais c'est par un trou que l'ennemi entre. La prochaine fois : comment l'aborder.

## Zones de contrôle et contact

lesson-zones = Zones de contrôle et contact
lesson-zones-about = Le terrain devant un ennemi, comment commence un combat, et ce qu'il faut pour atteindre un flanc.
lesson-zones-look = Chaque élément surveille le terrain devant lui, large comme son front et profond de 5 cm : c'est sa zone de contrôle. La loupe « Zones de contrôle » les montre toutes.
lesson-zones-cross = Votre cavalerie légère R3 est assez rapide pour passer devant B2 et ressortir de l'autre côté. Essayez de traverser.
lesson-zones-cross-hint = Tirez R3 vers la droite, sur le contour devant B2, et lâchez.
lesson-zones-front = On n'entre dans une zone que pour attaquer qui la surveille, et l'on n'en sort que tout droit en arrière. Attaquez donc : amenez R2 front contre front avec B2. Il y faut ses 5 cm entiers.
lesson-zones-front-hint = Tirez R2 droit sur B2 jusqu'à ce qu'il s'accroche au contact.
lesson-zones-front-wrong = R2 attaque B2, tout droit.
lesson-zones-flank = Au contact veut dire exactement au contact : la main s'en charge. Le flanc de B2 est maintenant ouvert à gauche. Essayez d'y entrer avec R3.
lesson-zones-flank-hint = Tirez R3 contre le côté gauche de B2, tourné vers la droite, là où est le contour.
lesson-zones-behind = Qui veut un flanc doit partir de derrière la ligne du front ennemi, ne fût-ce que d'un coin. R3 ne le peut pas, mais R4 a fait un long détour. Attaquez avec R4.
lesson-zones-behind-hint = Tirez R4 contre le côté gauche de B2 jusqu'à ce qu'il s'accroche.
lesson-zones-behind-wrong = R4 attaque le flanc de B2.
lesson-zones-fight = B2 combat R2 de front et perd 1 pour l'ennemi sur son flanc. Terminez vos mouvements : tous les combats se livrent maintenant à la fois.
lesson-zones-fight-hint = Choisissez « Fin des mouvements » dans la liste des ordres.
lesson-zones-fight-wrong = Tous deux sont en place. Terminez vos mouvements, et les dés parleront.
lesson-zones-result = R2 a fait 4, et l'infanterie lourde ajoute 4 : 8. B2 a fait 3, ajoute 4 et perd 1 : 6. C'est moins, mais plus de la moitié : B2 recule de 2,5 cm.
lesson-zones-done = Sans R4 sur son flanc, c'eût été 8 à 7 et le même résultat ; avec de meilleurs dés, c'était la fin de B2. Fixez-les de front, et faites le tour. La prochaine fois : de loin.

## Le tir

lesson-shooting = Le tir
lesson-shooting-about = Portée et angle, ce qui gêne, qui doit tirer, et plusieurs tireurs sur une cible.
lesson-shooting-look = Les mouvements sont finis, aux tireurs maintenant. R2 et R3 sont de l'infanterie moyenne avec des arcs, R4 de l'infanterie légère avec des javelots. Tous portent à 10 cm, devant eux et jusqu'à 45 degrés de chaque côté. Chacun tire une fois.
lesson-shooting-wood = B5 est assez près pour R2, mais un bois les sépare. Essayez de tirer à travers.
lesson-shooting-wood-hint = Touchez R2, puis B5, ou choisissez l'ordre.
lesson-shooting-arc = À travers un bois, on tire à 2,5 cm, pas plus loin. Maintenant R4 : B4 est venu à sa hauteur, trop de côté. Essayez quand même.
lesson-shooting-arc-hint = Touchez R4, puis B4.
lesson-shooting-pass = Hors de l'angle. Peut-être vaut-il mieux garder les javelots. Essayez de terminer le tir.
lesson-shooting-pass-hint = Choisissez « Fin du tir » dans la liste des ordres.
lesson-shooting-duel = Deux tireurs qui peuvent se tirer dessus doivent le faire. B3 a aussi des javelots : que R4 tire sur B3. Les deux lancent un dé, et le total le plus bas en pâtit.
lesson-shooting-duel-hint = Touchez R4, puis B3.
lesson-shooting-duel-wrong = R4 sur B3, s'il vous plaît.
lesson-shooting-first = B2 est de l'infanterie lourde, à portée des deux arcs. Tirez avec R2. Les chances disent ce que cela promet : les arcs ajoutent 3 au dé, l'infanterie lourde 4, et B2 ne peut pas répondre.
lesson-shooting-first-hint = Touchez R2, puis B2.
lesson-shooting-first-wrong = R2 sur B2, s'il vous plaît.
lesson-shooting-second = Maintenant R3 sur la même cible. Il ne lance pas de dé : chaque tireur de plus ôte 1 au total de la cible, et deux comptent au plus.
lesson-shooting-second-hint = Touchez R3, puis B2.
lesson-shooting-second-wrong = R3 sur B2 aussi.
lesson-shooting-result = B3 a perdu le duel, 7 à 4 : l'infanterie légère battue fuit. Et B2 a joué de malchance : 4 contre 8, c'est la moitié ou moins, il est détruit. Avec un seul arc, c'était 5, et un recul.
lesson-shooting-done = Les arcs tuent rarement, mais ils repoussent et gâtent une ligne, et les deux camps tirent à chaque tour. Mettez-en deux sur une cible, et tenez-les loin de la cavalerie lourde. La prochaine fois : au corps à corps.

## Mêlée, recul et fuite

lesson-melee = Mêlée, recul et fuite
lesson-melee-about = Soutien et menaces, les dés, ce qui arrive aux battus, et qui peut quitter un combat.
lesson-melee-look = R6 et B4 sont front contre front depuis le tour passé, infanterie lourde contre infanterie lourde. Tous ceux qui sont au contact combattent à la fin de chaque tour, du vôtre et du leur.
lesson-melee-leave = R6 en a assez. Essayez de le tirer de là, tout droit en arrière.
lesson-melee-leave-hint = Tirez R6 tout droit vers le bas, loin de B4.
lesson-melee-contact = On ne quitte qu'un ennemi plus lent : la cavalerie quitte l'infanterie, et l'infanterie reste. Attaquez maintenant au centre : R2 contre B2.
lesson-melee-contact-hint = Tirez R2 droit sur B2.
lesson-melee-contact-wrong = R2 attaque B2.
lesson-melee-support = De l'infanterie lourde juste derrière de l'infanterie lourde lui donne 1 de plus. Amenez R3 derrière R2. Il partagera le sort de celui de devant, même mauvais.
lesson-melee-support-hint = Tirez R3 jusque dans le dos de R2.
lesson-melee-support-wrong = R3 va droit derrière R2.
lesson-melee-threat = Un ennemi dont un coin est découvert peut être menacé. Mettez R4 à côté de R2 : son coin touche celui de B2, qui perd 1. R4 n'a personne devant lui et ne combat pas du tout.
lesson-melee-threat-hint = Tirez R4 à gauche de R2.
lesson-melee-threat-wrong = R4 va à côté de R2, à sa gauche.
lesson-melee-charge = Et la cavalerie légère R5 contre l'infanterie légère B3, 2 contre 2. Ici, la cavalerie n'a pour elle que sa vitesse.
lesson-melee-charge-hint = Tirez R5 droit sur B3.
lesson-melee-charge-wrong = R5 attaque B3.
lesson-melee-sum = Chacun lance un dé et ajoute son facteur : infanterie lourde 4, infanterie moyenne et cavalerie lourde 3, troupes légères 2. R2 a 5 avec son soutien, B2 a 3 avec la menace. Un Général ajoute 1, être plus haut 1, et le mauvais terrain ôte 2 aux troupes lourdes et à la cavalerie.
lesson-melee-fight = Terminez vos mouvements et regardez la feuille de combat : chaque mêlée avec ses deux dés, et d'où vient chaque total.
lesson-melee-fight-hint = Choisissez « Fin des mouvements » dans la liste des ordres.
lesson-melee-fight-wrong = Tous sont en place. Terminez vos mouvements.
lesson-melee-recoil = R2 a fait 10, B2 seulement 7. C'est moins, mais plus de la moitié : B2 recule de 2,5 cm et pousse qui se tient derrière lui. Avec un ennemi ou un fleuve dans le dos, ou le bord de la table, c'était sa fin. R6 et B4 sont à égalité, et continuent.
lesson-melee-flight = B3 a perdu 8 à 5. L'infanterie légère ne recule pas, elle fuit : en arrière, demi-tour, et au loin, 10 cm en tout. La cavalerie fuit plus loin. Qui est battu de moitié est presque toujours détruit.
lesson-melee-done = Le camp qui a perdu un tiers de ses éléments, et plus que l'autre, a perdu la bataille. Donc à deux contre un, un ami derrière, une menace sur le coin, et jamais le dos au fleuve. Vous pouvez maintenant livrer bataille.

## Une année de campagne

lesson-year = Une année de campagne
lesson-year-about = Départs secrets, deux saisons, un siège, et le prix de l'hiver : la guerre autour des batailles.
lesson-year-map = La Sicile, au temps de la première guerre contre Carthage. Vous êtes Rome. La capitale rapporte 3 talents par an, Capoue, Tarente et Rhegium 2 chacune, et ce que vous prenez 1. Chaque camp a une armée.
lesson-year-wish = L'année commence en secret : chacun note d'où part son armée. La vôtre pourrait-elle partir de Messine ? Essayez.
lesson-year-wish-hint = Choisissez Messine comme départ.
lesson-year-note = Il faut une ville à vous, et qui ne soit pas assiégée. Notez Rhegium, juste en face du détroit. Carthage note la sienne, et nul ne voit rien avant que l'armée bouge.
lesson-year-note-hint = Choisissez Rhegium comme départ.
lesson-year-note-wrong = Rhegium, s'il vous plaît : c'est la plus proche de la Sicile.
lesson-year-council = Votre dé était plus haut : vous serez premier toute l'année. Avant chaque saison se tient un conseil : alliances, pactes écrits, dons. Aujourd'hui, vous ne proposez rien.
lesson-year-council-hint = Choisissez « Ne rien proposer » dans la liste des ordres.
lesson-year-council-wrong = Pas aujourd'hui. Ne proposez rien.
lesson-year-far = Une armée a deux points de mouvement, un par route ou voie de mer. Deux points vous mèneraient à Taormine, au-delà de Messine. Essayez.
lesson-year-far-hint = Choisissez l'invasion de Taormine.
lesson-year-invade = La terre étrangère arrête une armée. Envahissez donc Messine. Au printemps, la mer est risquée : sur un 1, la tempête prend une part de vos hommes. Les villes neutres n'ont pas d'armée et soutiennent un siège.
lesson-year-invade-hint = Choisissez l'invasion de Messine.
lesson-year-invade-wrong = Messine d'abord, s'il vous plaît.
lesson-year-stay = La mer était calme, mais les murs ont tenu : il fallait 5, vous avez fait 3. Cela vous a coûté un élément d'infanterie lourde. Carthage n'a pas mieux fait devant Agrigente. Voici l'été. Essayez de rester sans rien faire.
lesson-year-stay-hint = Choisissez de rester où vous êtes.
lesson-year-siege = Qui assiège continue, ou s'en va. Continuez : chaque tour de siège ajoute 1 au dé.
lesson-year-siege-hint = Choisissez de continuer le siège.
lesson-year-siege-wrong = La ville est presque à vous. Continuez le siège.
lesson-year-income = Un 4, et le 1 du second tour : Messine est à vous. En automne vient l'argent, 10 talents pour vous. Puis les quartiers d'hiver : votre armée est dans une ville à elle, celle de Carthage a dû quitter Agrigente. Son siège n'a servi à rien.
lesson-year-more = Les remplacements, maintenant. Peut-être un peu plus de cavalerie qu'avant ? Essayez d'acheter de la cavalerie légère : vous n'en avez pas perdu.
lesson-year-more-hint = Choisissez d'acheter de la cavalerie légère.
lesson-year-buy = La liste d'armée est la limite. Rachetez qui est tombé devant Messine : l'infanterie lourde coûte son facteur, 4 talents. La cavalerie coûte 1 de plus.
lesson-year-buy-hint = Choisissez d'acheter l'infanterie lourde perdue.
lesson-year-buy-wrong = Rachetez l'infanterie lourde perdue.
lesson-year-end = Les 6 autres talents restent dans votre coffre. Vous en avez fini pour cette année.
lesson-year-end-hint = Choisissez « Ne plus acheter » dans la liste des ordres.
lesson-year-end-wrong = Il n'y a rien d'autre à acheter. Vous avez fini.
lesson-year-done = Ce fut une année sans bataille. Quand une armée est sur le chemin, elle peut en livrer une, et les deux se retrouvent sur la table, avec ce qui leur reste. Qui perd là a devant lui un long hiver.

## Le conseiller : ce qui est bon d'habitude

coach-move-act = Mettez-vous à plusieurs contre un : de front et de flanc, ou un ami à côté qui menace le coin. Gardez la ligne serrée, et l'infanterie lourde hors des bois. Terminez vos mouvements quand plus personne n'en a de bon.
coach-shoot-declare = Deux ou trois sur une cible, celle qui souffre le plus. Qui peut recevoir une réponse doit tirer là.
coach-react-attempt = La cavalerie légère prise par l'infanterie doit s'esquiver. Restez si les chances du combat sont bonnes.
coach-react-fall-back = Assez loin pour ne pas être repris, pas au point d'ouvrir un trou dans la ligne.
coach-combat-main = Le plus fort mène, les autres aident.
coach-setup-terrain = Bois et terrain accidenté aident les troupes légères, le terrain libre aide les lourdes. Choisissez ce que votre armée aime.
coach-setup-edge = Prenez le bord qui a du bon terrain devant lui.
coach-setup-camp = Derrière le milieu de la ligne, où quelqu'un est toujours près.
coach-setup-deploy = Infanterie lourde au centre, cavalerie aux ailes, infanterie légère devant ou en mauvais terrain, et un élément derrière en réserve.
coach-year-note = Partez près de ce que vous voulez prendre, ou de ce que vous devez garder. Nul ne le voit avant que vous bougiez.
coach-year-denounce = Ne quittez un ami que pour l'attaquer cette année : tous l'apprendront.
coach-council-talk = La paix sur une frontière vaut une armée sur une autre. Si vous ne voulez rien, ne proposez rien.
coach-turn-act = Prenez une ville neutre, ou continuez un siège. N'envahissez une armée que si la vôtre est plus forte.
coach-winter-quarters = Dans une ville à vous, ou à un ami. Une armée qui reste dehors doit être payée.
coach-admin-buy = Les plus forts d'abord, et gardez quelque chose pour l'an prochain.
coach-other = Prenez votre temps. Ce qui est allumé est possible, et ce qui ne l'est pas vous dira pourquoi.

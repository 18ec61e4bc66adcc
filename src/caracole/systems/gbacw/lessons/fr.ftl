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

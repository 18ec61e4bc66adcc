# Pourquoi le colonel et le général s'écartent du plan du capitaine.

reason-plan_bold = Un tour plus hardi que d'ordinaire promet davantage. (Plans pesés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_hold = Mieux vaut attendre l'ennemi de pied ferme. (Plans pesés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_careful = Il faut d'abord couvrir nos flancs. (Plans pesés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_flank = C'est par leurs flancs que nous gagnerons. (Plans pesés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_weakest = Nous visons les plus faibles d'entre eux. (Plans pesés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_refuse_left = L'aile gauche reste en arrière. (Plans pesés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_refuse_right = L'aile droite reste en arrière. (Plans pesés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_prey = { $enemy } est à détruire en premier. (Plans pesés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_whim = Un tour inhabituel promet plus que le tour habituel. (Plans pesés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_guard = Il faut tenir le camp. (Plans pesés : { $plans } ; tours imaginés pour chacun : { $worlds }.)

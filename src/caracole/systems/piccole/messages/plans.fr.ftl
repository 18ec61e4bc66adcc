# Pourquoi le colonel et le général s'écartent du plan du capitaine.

reason-plan_bold = Un tour plus hardi que d'ordinaire promet davantage. (Plans étudiés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_hold = Mieux vaut attendre l'ennemi de pied ferme. (Plans étudiés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_careful = Il faut d'abord couvrir nos flancs. (Plans étudiés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_flank = C'est par leurs flancs que nous gagnerons. (Plans étudiés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_weakest = Nous visons leurs éléments les plus faibles. (Plans étudiés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_refuse_left = L'aile gauche reste en arrière. (Plans étudiés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_refuse_right = L'aile droite reste en arrière. (Plans étudiés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_prey = Il faut d'abord détruire { $enemy }. (Plans étudiés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_whim = Un tour inhabituel promet plus que le tour habituel. (Plans étudiés : { $plans } ; tours imaginés pour chacun : { $worlds }.)
reason-plan_guard = Il faut défendre le camp. (Plans étudiés : { $plans } ; tours imaginés pour chacun : { $worlds }.)

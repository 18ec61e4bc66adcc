# Pourquoi un joueur automatique a fait quelque chose

reason-front-brigade-first = d'abord la brigade la plus proche de l'ennemi
reason-front-line-first = d'abord l'unité la plus proche de l'ennemi
reason-orders-for-the-day = les ordres que demandent le terrain et l'ennemi
reason-fire-pays = le feu promet plus qu'il ne coûte
reason-better-ground = une meilleure place dans la ligne
reason-assault-pays = les chances favorisent la baïonnette

# Pourquoi un joueur automatique a fait quelque chose

reason-front-brigade-first = d'abord la brigade la plus proche de l'ennemi
reason-front-line-first = d'abord l'unité la plus proche de l'ennemi
reason-orders-for-the-day = les ordres que demandent le terrain et l'ennemi
reason-fire-pays = le feu promet plus qu'il ne coûte
reason-better-ground = une meilleure place dans la ligne
reason-assault-pays = les chances favorisent la baïonnette
reason-towards-the-goal = plus près de ce qui compte
reason-back-to-the-post = plus près de ce qu'il faut tenir
reason-on-the-march = la route est libre
reason-a-better-road-later = une autre route les amènera plus près
reason-shortest-road = la route la plus courte vers là où l'on a besoin d'eux
reason-rally-first = les hommes en désordre retrouvent d'abord leurs rangs
reason-cartridges = des gibernes vides ne gagnent rien
reason-where-he-is-needed = un chef va là où ses hommes ont besoin de lui
reason-face-the-enemy = face aux ennemis les plus proches
reason-too-strong-for-us = ils sont trop forts pour les attendre
reason-take-the-ground = le terrain que l'ennemi a quitté
reason-close-ranks = serrer les rangs avant le combat
reason-hanging-flank = une aile en l'air se replie
reason-rest-and-gather = une brigade épuisée se repose et rassemble ses hommes

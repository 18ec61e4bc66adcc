# Perché un giocatore automatico ha fatto qualcosa

reason-front-brigade-first = prima la brigata più vicina al nemico
reason-front-line-first = prima l'unità più vicina al nemico
reason-orders-for-the-day = gli ordini che terreno e nemico richiedono
reason-fire-pays = il fuoco promette più di quanto costa
reason-better-ground = un posto migliore nella linea
reason-assault-pays = le probabilità favoriscono la baionetta
reason-towards-the-goal = più vicino a ciò che conta
reason-back-to-the-post = più vicino a ciò che va tenuto
reason-on-the-march = la strada è libera
reason-a-better-road-later = un'altra strada li porterà più vicino
reason-shortest-road = la strada più breve verso dove servono
reason-rally-first = chi è in Disordine ritrovi prima le file
reason-cartridges = giberne vuote non vincono nulla
reason-where-he-is-needed = un leader va dove i suoi hanno bisogno di lui
reason-face-the-enemy = di fronte ai nemici più vicini
reason-too-strong-for-us = sono troppo forti per aspettarli
reason-take-the-ground = il terreno che il nemico ha lasciato
reason-close-ranks = serrare le file prima dello scontro
reason-hanging-flank = un'ala scoperta si piega
reason-rest-and-gather = una brigata esausta riposa e raccoglie i suoi

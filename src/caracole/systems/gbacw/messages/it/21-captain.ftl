# Perché un giocatore automatico ha fatto qualcosa

reason-front-brigade-first = prima la brigata più vicina al nemico
reason-front-line-first = prima l'unità più vicina al nemico
reason-orders-for-the-day = gli ordini che terreno e nemico richiedono
reason-fire-pays = il fuoco promette più di quanto costa
reason-better-ground = un posto migliore nella linea
reason-assault-pays = le probabilità favoriscono la baionetta

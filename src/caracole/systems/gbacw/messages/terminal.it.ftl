# Che cosa dicono di queste battaglie il terminale, le misure e la pagina sull'equilibrio.

## Comandi del programma

bench-los-per-second = domande al secondo se un esagono ne vede un altro
bench-largest-map-load-seconds = secondi per caricare la mappa più grande con tutte le sue linee di vista
balance-union = { $scenario }: di { $decided } partite decise l'Unione ne vince { $union }, la Confederazione { $confederate }
balance-regiments = Nessuna unità morta: { $left } su { $total } non si sono mai mosse, non hanno mai fatto fuoco né assaltato

## Lo stesso per un solo sistema: che cosa ha, e come si scrivono le sue azioni

usage-map-gbacw = mappa [ESAGONO o UNITÀ]
usage-look-gbacw = guarda ESAGONO, UNITÀ o COMANDANTE
usage-odds-gbacw = probabilità UNITÀ ESAGONO
help-map-gbacw = la mappa intorno a ciò che accade, o intorno a un esagono
help-look-gbacw = un esagono col suo terreno, un'unità o un comandante
help-track-gbacw = le brigate con i loro ordini, la riserva dei segnalini, i punti
help-odds-gbacw = che cosa si somma al dado di un attacco, e che cosa ne può venire
help-words-gbacw = Anche le azioni si possono scrivere, col nome e le cose: step 0604, turn vSE, fireat 0905, activateunit us-1lk. Bastano poche parole che vadano bene per una sola risposta. Ciò che è rifiutato lo è per una regola, e la regola è mostrata.

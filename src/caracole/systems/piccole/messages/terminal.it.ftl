# Come si parla al terminale in Piccole Guerre.

## Lo stesso per un solo sistema: che cosa ha, e come si scrivono le sue azioni

usage-map-piccole = mappa
usage-look-piccole = guarda ELEMENTI
usage-odds-piccole = probabilità ELEMENTO NEMICO
help-map-piccole = il tavolo con tutti, e l'elenco
help-look-piccole = alcuni elementi: dove stanno e che cosa possono
help-hand-piccole = i segni della mappa; in una campagna il tuo esercito
help-track-piccole = le perdite delle due parti; in una campagna l'anno
help-odds-piccole = le probabilità esatte di una mischia
help-words-piccole = Gli ordini si possono scrivere: R3 avanza 2, R3 contatta B7 fianco, linea R3 2, tira R10 B3, fine. In una campagna: il nome di un'azione e i suoi campi. Ciò che è rifiutato lo è per una regola, e la regola è mostrata.

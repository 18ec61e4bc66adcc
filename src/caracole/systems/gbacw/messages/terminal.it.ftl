# Che cosa dicono di queste battaglie il terminale, le misure e la pagina sull'equilibrio.

## Comandi del programma

bench-los-per-second = verifiche di linea di vista al secondo
bench-largest-map-load-seconds = secondi per caricare la mappa più grande con tutte le sue linee di vista
balance-union = { $scenario }: { $decided ->
    [one] di 1 partita decisa
   *[other] di { $decided } partite decise
  } l'Unione ne vince { $union }, la Confederazione { $confederate }
balance-regiments = Nessuna unità inutilizzata; mai in movimento, al fuoco o all'assalto: { $left } su { $total }

## Lo stesso per un solo sistema: che cosa ha, e come si scrivono le sue azioni

usage-map-gbacw = mappa [ESAGONO o UNITÀ]
usage-look-gbacw = guarda ESAGONO, UNITÀ o LEADER
usage-odds-gbacw = probabilità UNITÀ ESAGONO
help-map-gbacw = la mappa intorno a ciò che accade, o intorno a un esagono
help-look-gbacw = un esagono col suo terreno, un'unità o un leader
help-track-gbacw = le brigate con i loro ordini, i segnalini nel contenitore, i punti
help-odds-gbacw = i modificatori di un attacco e i suoi risultati possibili
help-words-gbacw = Anche le azioni si possono scrivere, col nome inglese e le cose: step 0604, turn vSE, fireat 0905, activateunit us-1lk. Bastano poche parole che vadano bene per una sola risposta. Se un'azione è vietata, vedi la regola che la vieta.

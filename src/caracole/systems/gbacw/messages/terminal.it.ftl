# Che cosa dicono di queste battaglie il terminale, le misure e la pagina sull'equilibrio.

## Comandi del programma

bench-los-per-second = verifiche di linea di vista al secondo
bench-largest-map-load-seconds = secondi per caricare la mappa più grande con tutte le sue linee di vista
bench-captain-activations = attivazioni di un comando da parte del capitano, delle quali
bench-captain-activation-seconds = secondi che il capitano pensa in un'attivazione
bench-captain-activation-seconds-longest = lo stesso, la più lunga
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
help-words-gbacw = Anche le azioni si possono scrivere: muovi 0604, orienta SE, spara 0905, assalta 0905, attiva us-1lk, ordini attacco, fine. Bastano poche parole che vadano bene per una sola risposta. Se un'azione è vietata, vedi la regola che la vieta.

## Parole che si possono scrivere

filler-words = a, in, su, verso, con, il, la, lo, le, e, da, di, unità, esagono
verb-move = muovi, vai, va
verb-turn = orienta, gira
verb-fire = spara, fuoco, tira
verb-assault = assalta, assalto
verb-charge = carica
verb-orders = ordini, ordine
verb-activate = attiva
verb-rally = recupera
verb-advance = avanza
verb-retreat = ritira, ritirati
verb-extend = estendi
verb-refuse = piega
verb-resupply = rifornisci
verb-mount = monta
verb-dismount = smonta
verb-hold = resisti, resta
verb-end = fine, chiudi, finisci, basta

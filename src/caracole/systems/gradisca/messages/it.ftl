# Le frasi de La Guerra di Gradisca. Identificatori e variabili: vedi caracole/texts/__init__.py e
# tests/systems/gradisca/test_messages.py, che tiene insieme le tre lingue e il codice.

## Nomi

side-venetian = Veneziano
side-austrian = Austriaco
type-infantry = fanteria
type-cernide = cernide
type-light = cavalleria leggera
type-medium = cavalleria media
type-heavy = cavalleria pesante
type-engineers = guastatori
type-artillery = artiglieria
type-commander = Comandante
border-kind-open = aperto
border-kind-river = fiume
border-kind-bridge = ponte
border-kind-impassable = intransitabile
border-kind-wall = mura
morale-high = alto
morale-medium = medio
morale-low = basso
how-march = marcia
how-raid = razzia
how-incursion = incursione
place-map = sulla mappa
place-flag = tra i rinforzi sulla bandiera
place-eliminated = eliminata
place-time-line = sulla linea del tempo
place-absent = non presente in questo scenario
moment-drawn = è stato estratto un Comando
moment-option = è stata scelta l'opzione
moment-option3 = è stata dichiarata l'opzione 3
moment-zone = una zona sta per essere attivata
moment-dice = stanno per essere tirati i dadi
moment-entered = delle unità sono entrate in terreno difficoltoso
moment-card = è stata annunciata una carta
moment-closing = l'attivazione sta per finire

## Parti di frasi, usate più sotto

the-side = { $side ->
    [venetian] il Veneziano
   *[austrian] l'Austriaco
  }
The-side = { $side ->
    [venetian] Il Veneziano
   *[austrian] L'Austriaco
  }
of-the-side = { $side ->
    [venetian] del Veneziano
   *[austrian] dell'Austriaco
  }
signed = { $by ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
    [7] +7
    [8] +8
    [9] +9
   *[other] { $by }
  }
hits-in-words = { $hits ->
    [0] nessun centro
    [one] 1 centro
   *[other] { $hits } centri
  }
count-of-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
that-wall = le mura di { $fortress } verso { $zone }
done-by = ({ $unit }, dado { $roll })
at-zone = { $zone ->
    [predil] al Predil
    [natisone] in Val Natisone
   *[other] a { $zone }
  }
At-zone = { $zone ->
    [predil] Al Predil
    [natisone] In Val Natisone
   *[other] A { $zone }
  }
to-zone = { $to ->
    [predil] al Predil
    [natisone] in Val Natisone
   *[other] a { $to }
  }
To-zone = { $to ->
    [predil] Al Predil
    [natisone] In Val Natisone
   *[other] A { $to }
  }

## Eventi: il turno e i Comandi

event-game-began = La partita comincia dal turno { $turn }.
event-turn-began = Comincia il turno { $turn }.
event-cup-filled = Segnalini Comando nel contenitore: { $commands }.
event-commands-divided = Squadra { of-the-side }: il secondo giocatore guida { $commands }, il primo gli altri.
event-sea-supply-placed = Rifornimento via mare in questo turno: { $zone }.
event-command-drawn = { $side ->
    [venetian] Estratto il Comando { $command } (Veneziano).
   *[austrian] Estratto il Comando { $command } (Austriaco).
  }
event-option-chosen = { $option ->
    [1] Il Comando { $command } sceglie l'opzione 1: carte e una zona.
    [2] Il Comando { $command } sceglie l'opzione 2: pescare una carta.
   *[other] Il Comando { $command } sceglie l'opzione { $option }: più zone, guidate da { $commander }.
  }
event-command-played = Il segnalino del Comando { $command } va tra i Comandi giocati.
event-command-enters = Il Comando { $command } entra in mappa; il suo segnalino va tra i Comandi giocati.
event-command-retired = Il Comando { $command } non ha più unità: il suo segnalino esce dal gioco.
event-zone-activated = Il Comando { $command } attiva { $zone }: { $units }.
event-zone-crowded = Ammassamento eccessivo { at-zone }, unità { of-the-side } oltre il limite: { $excess }.
event-raid-markers-removed = Comincia un nuovo anno: si tolgono tutti i segnalini Razzia.
event-morale-changed = { $by ->
    [0] Morale { of-the-side }: resta { $morale }.
   *[other] Morale { of-the-side }: { signed }, ora { $morale }.
  }

## Eventi: carte e rinforzi

event-cards-dealt = { $count ->
    [0] { The-side } non riceve carte.
   *[other] { The-side } riceve { count-of-cards }.
  }
event-hand-seen = { $cards_count ->
    [0] { The-side } non ha carte in mano.
   *[other] { The-side } ha in mano: { $cards }.
  }
event-card-drawn = { The-side } pesca una carta.
event-card-seen = La carta pescata { $side ->
    [venetian] dal Veneziano
   *[austrian] dall'Austriaco
  } è { $card }.
event-nothing-to-draw = { The-side } non ha nulla da pescare: mazzo e scarti sono vuoti.
event-card-discarded = { The-side } scarta { $card }.
event-card-played = { The-side } gioca { $card }.
event-card-cancelled = { The-side } annulla { $card }: la carta non ha effetto.
event-card-removed = { $card } esce dal gioco.
event-card-losses = Perdite { at-zone }: dado { $roll }, { hits-in-words }.
event-deck-reshuffled = Gli scarti si mescolano e formano il nuovo mazzo: { count-of-cards }.
event-cards-1617-added = Si mescolano le carte del 1617 e si mettono in cima al mazzo: { count-of-cards }.
event-leadership-limited = In questa attivazione il Valore di Leadership di { $commander } è al massimo { $to_value }.
event-movement-raised = Punti movimento { of-the-side } in questa attivazione: { signed }.
event-group-waits = I rinforzi aspettano sulla linea del tempo, nella casella del turno { $turn }: { $group }.
event-group-rolled = Rinforzi, dado { $roll }, occorre { $needed } o meno: { $enters ->
    [true] entrano
   *[false] aspettano
  } ({ $group }).
event-group-arrived = Rinforzi { of-the-side } { at-zone }: { $units }.

## Eventi: effetti di singole carte

event-use-chosen = { $card }: è scelto l'uso { $use }.
event-command-set-aside = Il Comando { $command } non si attiva in questo turno: il suo segnalino va tra i Comandi giocati.
event-command-held-back = Il Comando { $command } non si attiverà nel turno { $turn }.
event-command-confused = { $count ->
    [one] Confusione: per il resto del turno ogni Comando { of-the-side } attiva al massimo una zona.
   *[other] Confusione: per il resto del turno ogni Comando { of-the-side } attiva al massimo { $count } zone.
  }
event-recall-barred = Per il resto del turno nessun Comandante { of-the-side } può richiamare unità.
event-rivals-barred = Gelosie: per il resto del turno i Comandanti di questi Comandi non possono richiamare le unità gli uni degli altri: { $commands }.
event-hand-spied = { $cards_count ->
    [0] Una spia trova vuota la mano { of-the-side }.
   *[other] Una spia ha visto la mano { of-the-side }: { $cards }.
  }
event-cards-barred = Fino alla fine del turno { $turn } { the-side } non può giocare { $cards }.
event-contributions-raised = { The-side } riscuote contribuzioni per { $points } PV. Zone: { $zones }.
event-march-forced = Marcia forzata { of-the-side } da { $zone }: punti movimento { signed }, artiglieria +{ $guns }.
event-unit-bore-the-march = Non ha un lato disorganizzato e regge la marcia forzata: { $unit }.
event-river-closed = Il fiume { $river } è in piena: fino alla fine del turno non si passa dove non c'è un ponte.
event-bridges-closed = Il fiume { $river } è in piena: fino alla fine del turno non si passa sui suoi ponti.
event-bridge-lost = La piena porta via il ponte tra { $zone } e { $to } (dado { $roll }).
event-bridge-stood = Il ponte tra { $zone } e { $to } regge (dado { $roll }).
event-bridge-mended = Il ponte tra { $zone } e { $to } è riparato { done-by }.
event-bridge-not-mended = Il ponte tra { $zone } e { $to } non è riparato { done-by }.
event-bridge-built = { The-side } costruisce un ponte tra { $zone } e { $to }.
event-epidemic-began = Scoppia un'epidemia: { $region }.
event-units-fell-ill = { $units_count ->
    [0] Nessuna unità { of-the-side } si ammala { at-zone } (dadi: { $dice }).
    [one] Unità { of-the-side } ammalata { at-zone }: { $units } (dadi: { $dice }).
   *[other] Unità { of-the-side } ammalate { at-zone }: { $units } (dadi: { $dice }).
  }
event-pay-failed = Niente paghe per { the-side }, dado { $roll }: { $count ->
    [0] nessuna fanteria diventa disorganizzata.
    [one] 1 unità di fanteria diventa disorganizzata.
   *[other] { $count } unità di fanteria diventano disorganizzate.
  }
event-unit-returned = Torna in gioco { at-zone } l'artiglieria { of-the-side }: { $unit }.
event-guns-raised = Valore dell'artiglieria { of-the-side } che bombarda in questa attivazione: { signed }.
event-engineers-raised = Valore dei Guastatori { of-the-side } per mine e mura in questa attivazione: { signed }.
event-sortie-began = Sortita notturna { of-the-side } da { $fortress } contro { $zone }: { $units }.
event-sortie-ended = La sortita { of-the-side } da { $fortress } contro { $zone } è finita. Centri subiti dalla sortita e dagli assedianti: { $hits }.
event-mine-spoiled = La sortita distrugge una mina sotto { that-wall }.
event-sea-supply-removed = Il segnalino di rifornimento via mare è tolto da { $zone }.
event-sea-supply-barred = Niente rifornimento via mare fino alla fine del turno { $turn }.
event-zone-supplied = Le unità { of-the-side } { at-zone } contano come rifornite fino alla fine del turno.

## Eventi: marce, razzie, rifornimento

event-units-marched = { $how ->
    [raid] { The-side } muove per una razzia: { $origin } → { $to } ({ $units }).
    [incursion] { The-side } fa un'incursione: { $origin } → { $to } ({ $units }).
   *[march] { The-side } marcia: { $origin } → { $to } ({ $units }).
  }
event-unit-dropped = Unità lasciata indietro { at-zone }: { $unit }.
event-cavalry-returned = La cavalleria leggera { of-the-side } rientra: { $origin } → { $to } ({ $units }).
event-raid-rolled = Razzia { of-the-side } { at-zone } ({ $units }): dado { $roll }{ $against ->
    [0] { "" }
   *[other] { " " }+ { $against } per unità e forti nemici
  }, contro { $units_count ->
    [one] 1 unità
   *[other] { $units_count } unità
  } in razzia: { $success ->
    [true] riuscita.
   *[false] fallita.
  }
event-units-in-supply = { $units_count ->
    [one] Unità { of-the-side } di nuovo rifornita { at-zone }: { $units }.
   *[other] Unità { of-the-side } di nuovo rifornite { at-zone }: { $units }.
  }
event-units-out-of-supply = Unità { of-the-side } fuori rifornimento { at-zone }: { $units }.
event-camp-moved = Il Campo { of-the-side } si sposta: { $origin } → { $to }.
event-camp-lost = Il Campo { of-the-side } { at-zone } è eliminato.
event-camp-returned = Il Campo { of-the-side } torna in gioco { at-zone }.

## Eventi: combattimento

event-battle-began = { The-side } attacca { at-zone } ({ $units }).
event-unit-recalled = { $commander } richiama un'unità da { $origin }: { $unit } (entra da { $via }).
event-units-fired = { $to ->
    [none] { The-side } spara
   *[other] { The-side } spara su { $to }
  } ({ $units }): { $values_count ->
    [one] valore { $values }; dado { $dice }
   *[other] valori { $values }; dadi { $dice }
  }; { hits-in-words }.
event-hits-deducted = Forti o Borgo Fortificato { at-zone }: { hits-in-words } in meno.
event-unit-disorganized = Unità disorganizzata da un centro: { $unit }.
event-units-disorganized = { $units_count ->
    [one] Unità disorganizzata: { $units }.
   *[other] Unità disorganizzate: { $units }.
  }
event-unit-eliminated = Unità eliminata { at-zone }: { $unit }.
event-unit-recovered = Di nuovo in buon ordine: { $unit }.
event-commander-checked = { $hit ->
    [true] { $commander } è colpito (dado { $roll }).
   *[false] { $commander } è illeso (dado { $roll }).
  }
event-commander-replaced = { $name } prende il posto di { $commander }.
event-replacement-appeared = Il Comandante di Rimpiazzo, { $commander }, compare { at-zone }.
event-round-decided = { $again ->
    [true] { At-zone } si combatte un altro round.
   *[false] Il combattimento { at-zone } finisce con questo round.
  }
event-battle-won = { $winner ->
    [venetian] Il Veneziano vince il combattimento { at-zone }.
   *[austrian] L'Austriaco vince il combattimento { at-zone }.
  }
event-garrison-stood = La guarnigione di { $zone } subisce un altro centro e resta.
event-units-retreated = { The-side } si ritira: { $origin } → { $to } ({ $units }).

## Eventi: assedi e lavori

event-wall-bombarded = { $by ->
    [0] { The-side } bombarda { that-wall }: restano a Livello { $level }.
    [one] { The-side } bombarda { that-wall }: perdono 1 Livello e sono a Livello { $level }.
   *[other] { The-side } bombarda { that-wall }: perdono { $by } Livelli e sono a Livello { $level }.
  }
event-wall-breached = Si apre una breccia nelle mura di { $fortress } verso { $zone }.
event-wall-rebuilt = La ricostruzione riesce: { that-wall } tornano a Livello { $level } { done-by }.
event-wall-not-rebuilt = La ricostruzione non riesce: { that-wall } restano a Livello { $level } { done-by }.
event-mine-laid = Posata una mina sotto { that-wall } { done-by }.
event-mine-failed = Nessuna mina posata sotto { that-wall } { done-by }.
event-mine-exploded = Brilla una mina sotto { that-wall } { done-by }.
event-mine-silent = La mina sotto { that-wall } non brilla e resta { done-by }.
event-mine-lost = La mina sotto { that-wall } fallisce ed è tolta { done-by }.
event-mine-removed = La contromina toglie una mina sotto { that-wall } { done-by }.
event-mine-not-found = La contromina non trova nulla sotto { that-wall } { done-by }.
event-mines-abandoned = Le mine sotto { that-wall } sono abbandonate e tolte.
event-fort-built = { The-side } costruisce un forte { at-zone } ({ $unit }).
event-fort-destroyed = { The-side } distrugge un proprio forte { at-zone } ({ $unit }).
event-forts-taken = { The-side } prende i forti nemici { at-zone }. Convertiti: { $converted ->
    [0] nessuno
   *[other] { $converted }
  }; distrutti: { $destroyed ->
    [0] nessuno
   *[other] { $destroyed }
  }.
event-town-destroyed = { The-side } distrugge il Borgo Fortificato: { $zone }.

## Eventi: punti e fine

event-booty-taken = { The-side } prende il Bottino { at-zone }: { $points } PV.
event-points-gained = { The-side } segna { $points } PV ({ $total } in tutto).
event-end-moved = Il segnalino Fine del Gioco si sposta ({ signed }) e ora è sul turno { $turn }.
event-zone-occupied = Alla fine della partita { the-side } occupa { $zone }.
event-score-counted = { $what ->
    [breaches] Brecce nelle mura di { $zone }
    [levels] Livelli mancanti alle mura di { $zone }
    [camp] Campo nemico eliminato
   *[eliminated] Unità nemiche eliminate
  } ({ $count }): { $points } PV per { the-side }.
event-game-ended = { $winner ->
    [none] La partita è finita in pareggio.
    [venetian] La partita è finita: vince il Veneziano.
   *[austrian] La partita è finita: vince l'Austriaco.
  } Punti Vittoria, Veneziano e Austriaco: { $points }.

## Rifiuti: squadre, opzioni, zone

refusal-advanced-only = Questo fa parte del gioco avanzato.
refusal-not-your-command = Non tutti questi Comandi sono della tua parte: { $commands }.
refusal-command-named-twice = Nomina ogni Comando una volta sola: { $commands }.
refusal-both-members-lead = Ogni giocatore della squadra deve guidare almeno un Comando.
refusal-no-such-option = Scegli l'opzione 1, 2 o 3, e indica un Comandante solo per la 3; hai detto { $option }.
refusal-no-commander-in-play = Il Comando { $command } non ha un Comandante in gioco.
refusal-name-one-commander = L'opzione 3 vuole il nome di un Comandante del Comando { $command } che sia in gioco.
refusal-zone-already-activated = { $zone } è già stata attivata.
refusal-card-ended-the-zones = È stata giocata una carta dopo l'attivazione di unità: { $zone } non si può più attivare.
refusal-no-zones-left = Ora non si possono attivare altre zone.
refusal-no-units-of-command = Il Comando { $command } non ha unità { at-zone }.
refusal-already-acted = Tutte le unità di questo Comando { at-zone } sono già state attivate in questo turno.
refusal-commander-is-lost = { $commander } è fuori gioco: non può guidare altre zone.
refusal-out-of-span = { $zone } è fuori dal raggio di comando: al massimo due zone, non oltre una X, un fiume senza ponte o una zona con nemici.
refusal-other-command = È di un altro Comando: { $unit }.
refusal-not-in-the-zone = Non si trova { at-zone }: { $unit }.
refusal-has-acted = Unità già attivata: { $unit }.
refusal-name-each-unit-once = Nomina almeno un'unità, e ciascuna una volta sola.
refusal-not-in-the-crowd = Non è tra le unità da scegliere: { $unit }.
refusal-no-coast = { $zone } non confina con l'Adriatico.

## Rifiuti: carte

refusal-no-cards-in-scenario = In questo scenario non ci sono carte da pescare.
refusal-not-in-hand = { $card } non è nella tua mano.
refusal-not-for-your-side = La tua parte non può giocare { $card }.
refusal-no-cards-left = Ora non si possono giocare altre carte, quindi nemmeno { $card }.
refusal-hand-too-big = { $count ->
    [one] Anche 1 carta in mano è troppo: scartala.
   *[other] { $count } carte in mano sono troppe: scartane una.
  }
refusal-nothing-to-discard = Hai la mano piena e nessuna carta si può scartare: non puoi pescare.
refusal-mandatory-card = { $card } è Obbligatoria: va giocata e non si può scartare.
refusal-mandatory-card-first = Prima va giocata la carta Obbligatoria { $card }.
refusal-mandatory-card-in-hand = Hai in mano la carta Obbligatoria { $card }: scegli un'opzione che permetta di giocarla.
refusal-dated-reinforcement = { $card } porta rinforzi: finché la sua data non è passata non si può scartare.
refusal-before-its-date = { $card } si può giocare solo dopo il turno { $turn }.
refusal-before-the-units = { $card } si gioca prima di attivare unità.
refusal-not-in-this-season = { $card } non si può giocare in questa stagione.
refusal-needs-a-command = { $card } si può giocare solo se il Comando { $command } ha unità di combattimento sulla mappa.
refusal-card-barred = Per ora un'altra carta vieta { $card }.
refusal-use-before-the-units = Questo uso della carta precede l'attivazione delle unità.
refusal-response-card = { $card } è una Risposta, da giocare nell'attivazione avversaria.
refusal-not-an-answer-here = { $card } non è una Risposta a ciò che accade ora.
refusal-no-target = La carta non trova un bersaglio.
refusal-card-means-combat-units = La carta riguarda solo unità di combattimento; questo è un Comandante: { $unit }.
refusal-nobody-left-to-come = Nessuna unità di quel gruppo aspetta ancora sulla bandiera.
refusal-no-entry-there = I rinforzi non possono entrare { at-zone }.

## Rifiuti: singole carte

refusal-no-such-use = { $card } ora non ha un uso { $use }.
refusal-not-a-named-command = La carta non nomina il Comando { $command }, o il Comando non è sulla mappa.
refusal-jealous-generals = Non si può richiamare, perché in questo turno il suo Comandante è un rivale: { $unit }.
refusal-not-in-that-hand = { $card } non è nella mano del nemico.
refusal-reinforcement-card = { $card } porta rinforzi: una spia non può prenderla.
refusal-did-not-march = Non ha preso parte alla marcia forzata: { $unit }.
refusal-river-in-flood = Il fiume tra { $zone } e { $to } è in piena: in questo turno non si passa.
refusal-no-bridge-lost = Tra { $zone } e { $to } non è andato perso un ponte.
refusal-no-river-to-bridge = Tra { $zone } e { $to } non c'è posto per quel ponte.
refusal-nobody-on-the-bank = Non hai unità di combattimento sulla riva { at-zone }.
refusal-no-crowd-in-region = Nessuna pila è abbastanza grande per la carta: { $region }.
refusal-no-foundry-there = L'artiglieria non può tornare { at-zone }.
refusal-no-sortie-there = Non è possibile una sortita da { $fortress } contro { $to }.
refusal-too-many-units = { $count ->
    [one] Sono troppe: al massimo un'unità.
   *[other] Sono troppe: al massimo { $count } unità.
  }
refusal-not-for-the-sortie = Non può prendere parte alla sortita: { $unit }.
refusal-commander-not-there = { $commander } non è { at-zone }.
refusal-not-in-ambush = Non è in agguato qui, o è già stata scelta: { $unit }.
refusal-somebody-must-fire = Almeno un'unità deve sparare.
refusal-only-where-they-landed = Il segnalino di rifornimento via mare va solo dove è avvenuto lo sbarco, non { at-zone }.

## Rifiuti: movimento

refusal-not-adjacent = { $zone } e { $to } non sono adiacenti.
refusal-impassable-border = Il confine tra { $zone } e { $to } è intransitabile (X).
refusal-no-such-manner = { $how ->
    [raid] Le razzie fanno parte del gioco avanzato.
    [incursion] Le incursioni fanno parte del gioco avanzato.
   *[other] Non si entra in una zona in questo modo: { $how }.
  }
refusal-not-enough-movement = L'unità più lenta non ha abbastanza punti movimento per { $to }.
refusal-river-without-bridge = Tra { $zone } e { $to } non c'è un ponte: né l'artiglieria né il Campo passano il fiume.
refusal-river-takes-whole-move = Passare il fiume tra { $zone } e { $to } richiede tutto il movimento, e una parte è già spesa.
refusal-no-raid-after-river = Passare il fiume verso { $to } richiede tutto il movimento: non ne resta per una razzia.
refusal-wall-not-breached = In quel lato delle mura non c'è una breccia: di lì non si entra nella Fortezza nemica.
refusal-no-guns-in-an-assault = L'artiglieria non partecipa all'assalto di una Fortezza.
refusal-needs-escort = { To-zone } ci sono nemici: si entra solo con fanteria o cavalleria.
refusal-low-morale = Il Morale è Basso: nessuna unità può entrare { to-zone }, dove ci sono nemici.
refusal-needs-attack-supply = Serve il rifornimento d'attacco, e queste unità non l'hanno.
refusal-not-in-the-stack = Non è nella pila in movimento: { $unit }.
refusal-nobody-would-go-on = L'ultima unità della pila non si può lasciare indietro: { $unit }.

## Rifiuti: razzie e incursioni

refusal-only-foot-and-horse-raid = Razziano solo fanteria e cavalleria, e qui non ce n'è per razziare { $zone }.
refusal-no-raid-in-a-fortress = { $zone } è una Fortezza: niente razzia.
refusal-outside-raid-area = { $zone } è fuori dalla tua area di razzia.
refusal-raided-this-year = { $zone } è già stata razziata quest'anno.
refusal-declare-on-entry = La razzia si dichiara entrando { at-zone }.
refusal-raiders-stay-together = Tra i nemici { at-zone } i razziatori restano insieme.
refusal-must-stay-and-fight = La pila non è tutta di fanteria e cavalleria: tra i nemici { at-zone } deve restare e combattere.
refusal-light-cavalry-only = Solo la cavalleria leggera, da sola, può fare un'incursione { to-zone }.
refusal-struck-already = { $to } ha già subito un'incursione in questa attivazione.
refusal-not-back-home = La cavalleria leggera deve essere tornata { at-zone } prima di un'altra incursione.
refusal-no-way-back = L'incursione { to-zone } richiede movimento per andata e ritorno e una via di ritorno senza nemici.

## Rifiuti: combattimento

refusal-not-yours-to-call = Non è tua, o non è sulla mappa: { $unit }.
refusal-already-activated = Unità già attivata in questo turno: { $unit }.
refusal-no-way-in = Da { $via } non si entra nel combattimento: { $unit }.
refusal-too-far = L'unità è troppo lontana per arrivare al combattimento da { $via }: { $unit }.
refusal-commander-takes-no-hits = A un Comandante non si assegnano centri: { $unit }.
refusal-not-among-those-hit = Non è tra le unità colpite: { $unit }.
refusal-must-retreat = La forza { at-zone } è sconfitta e deve ritirarsi.
refusal-enemy-there = In quella zona ci sono unità nemiche.
refusal-river-bars-retreat = Niente ritirata ({ $zone } → { $to }): là il fiume non ha un ponte.
refusal-no-friends-there = Non ci sono unità amiche { at-zone }.
refusal-in-good-order = È già in buon ordine: { $unit }.
refusal-out-of-supply = L'unità è fuori rifornimento e non può recuperare: { $unit }.

## Rifiuti: assedi e lavori

refusal-artillery-only = Bombarda solo l'artiglieria; questa è un'altra unità: { $unit }.
refusal-engineers-only = Questo lo fanno solo i Guastatori, non altre unità: { $unit }.
refusal-no-wall-there = Tra { $zone } e { $fortress } non ci sono mura di Fortezza.
refusal-no-enemy-inside = Non ci sono unità nemiche a { $fortress }.
refusal-no-enemy-there = Non ci sono unità nemiche { to-zone }.
refusal-enemy-mines-there = In quel lato delle mura di { $fortress } ci sono mine nemiche.
refusal-already-breached = In quel lato delle mura di { $fortress } c'è già una breccia.
refusal-not-in-a-fortress = Si fa da dentro una Fortezza, a un lato delle sue mura; non da { $zone }.
refusal-no-breach = Qui non c'è una breccia per sparare dentro { $fortress }.
refusal-breach-fire-goes-outward = Il fuoco attraverso una breccia non raggiunge le unità a { $fortress }.
refusal-one-salvo-per-zone = La sola salva da qui su { $to } è già stata tirata.
refusal-no-mine-there = Sotto le mura verso { $zone } non c'è una mina adatta.
refusal-mine-too-fresh = La mina sotto { that-wall } è stata appena posata.
refusal-mine-tried-already = Hai già provato ogni mina sotto { that-wall } in questa attivazione.
refusal-no-mine-markers = { The-side } non ha più segnalini Mina.
refusal-wall-is-whole = Le mura verso { $zone } sono intatte.
refusal-breach-cannot-be-rebuilt = Nelle mura verso { $zone } c'è una breccia, e non si possono ricostruire.
refusal-inside-fortress = { $zone } è una Fortezza: non vi si costruiscono forti.
refusal-too-many-forts = { At-zone } non c'è posto per altri forti.
refusal-no-fort-markers = { The-side } non ha più segnalini Forte.
refusal-one-fort-per-activation = { At-zone } è già stato costruito un forte in questa attivazione.
refusal-no-own-fort = Non hai forti { at-zone }.
refusal-not-so-many-forts = Non puoi convertire { $count ->
    [one] 1 forte nemico
   *[other] { $count } forti nemici
  } { at-zone }.

## Rifiuti: il Campo

refusal-no-camp-here = Il tuo Campo non è { at-zone }.
refusal-camp-has-moved = Il Campo { at-zone } ha già mosso in questo turno.
refusal-camp-never-in-a-fortress = { $to } è una Fortezza: il Campo non vi entra mai.
refusal-camp-is-not-lost = Non hai un Campo eliminato da far tornare.
refusal-camp-lost-this-turn = Il Campo è stato eliminato in questo turno; può tornare in uno successivo.
refusal-no-source-there = { $zone } non è una tua fonte di rifornimento.

## Decisioni

decision-teams-divide = Quali Comandi guiderà il tuo compagno?
decision-turn-sea-supply-place = Quale zona di costa riceve il rifornimento via mare in questo turno?
decision-stacking-choose = Ammassamento eccessivo { at-zone }. Quale unità diventa disorganizzata? (ancora { $count })
decision-activation-option = È stato estratto il Comando { $command }. Quale opzione?
decision-activation-discard = Quale carta scarti?
decision-activation-main = Comando { $command }, opzione { $option }: ancora { $cards_left ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards_left } carte
  } e { $zones_left ->
    [0] nessuna zona
    [one] 1 zona
   *[other] { $zones_left } zone
  }. E adesso?
decision-zone-act = { $units_count ->
    [0] Comando { $command } { at-zone }: può ancora muovere solo il Campo. E adesso?
   *[other] Comando { $command } { at-zone }, pronti: { $units }. Che cosa fanno?
  }
decision-column-on = In marcia, ora { at-zone }, PM rimasti { $movement_left }: { $units }. E adesso?
decision-column-won = { $zone } è conquistata. Resti, o rientri { to-zone }?
decision-battle-recall = Quale unità richiama { $commander } al combattimento { at-zone }? (ancora { $calls })
decision-battle-more = Un altro round { at-zone }? Centri subiti da attaccante e difensore: { $round_hits } in questo round, { $total_hits } in tutto.
decision-battle-stand = La guarnigione di { $zone } è sconfitta. Subisci un altro centro e resti, o ti ritiri?
decision-hits-take = { $cause ->
    [bombardment] Bombardamento
    [card] Perdite per una carta
   *[field] Combattimento
  }: { $hits ->
    [one] 1 centro
   *[other] { $hits } centri
  } da subire. Quale unità subisce il prossimo?
decision-retreat-choose = { $free ->
    [true] Sotto bombardamento { at-zone }: { $units }. Resti, o in quale zona ti ritiri?
   *[false] Forza sconfitta { at-zone }: { $units }. Dove si ritira?
  }
decision-replacement-place = Dove compare il Comandante di Rimpiazzo, { $commander }?
decision-forts-take = { $forts ->
    [one] { At-zone } cade un forte nemico. Lo converti o lo distruggi?
   *[other] { At-zone } cadono { $forts } forti nemici. Quanti ne converti? Gli altri sono distrutti.
  }
decision-arrival-choose = Dove entrano questi rinforzi: { $group }?
decision-effect-recover = Quale unità recupera? (al massimo altre { $count })
decision-effect-losses = Quale zona colpisce la carta?
decision-card-use = Quale uso di { $card }?
decision-effect-hold-back = Quale Comando non si attiverà?
decision-effect-spy = Quale carta perde { the-side }?
decision-effect-forced-march = Da quale zona parte la marcia forzata?
decision-forced-march-pay = Quale di queste unità paga la marcia forzata da { $zone }: { $units }?
decision-effect-build-bridge = Su quale confine si costruisce il ponte?
decision-effect-epidemic = Quale parte della mappa colpisce l'epidemia?
decision-effect-mutiny = Senza paga: { $units }. Quale unità diventa disorganizzata? (ancora { $count })
decision-foundry-choose = Quale artiglieria torna in gioco?
decision-foundry-place = Dove torna questa artiglieria: { $unit }?
decision-sortie-choose = Una sortita notturna: da quale Fortezza, contro quale zona, con quali unità? (al massimo { $count })
decision-effect-ambush = { $units_count ->
    [0] Quale unità spara in agguato? (al massimo { $count })
   *[other] Quale altra unità spara in agguato, oltre a { $units }? (al massimo altre { $count })
  }
decision-sea-landing = Il segnalino di rifornimento via mare va { at-zone } con lo sbarco?
decision-window-ask = Rispondi con una carta? Ora { $moment ->
    [drawn] { moment-drawn }
    [option] { moment-option }
    [option3] { moment-option3 }
    [zone] { moment-zone }
    [entered] { moment-entered }
    [card] { moment-card }
    [closing] { moment-closing }
   *[dice] { moment-dice }
  }.

## Azioni

action-DivideCommands = Comandi per il tuo compagno: { $partner }
action-PlaceSeaSupply = Rifornisci via mare: { $zone }
action-Disorganize = Disorganizza { $unit }
action-ChooseOption = { $option ->
    [1] Opzione 1: gioca carte e attiva una zona
    [2] Opzione 2: pesca una carta
   *[other] Opzione { $option }: una carta e più zone, con { $commander }
  }
action-PlayCard = Gioca { $card }
action-Discard = Scarta { $card }
action-KeepCards = Non scartare nulla
action-ActivateZone = Attiva { $zone }
action-EndActivation = Termina l'attivazione
action-Respond = Rispondi con { $card }
action-Pass = Passa
action-March = { $how ->
    [raid] Razzia { $to } con { $units }
    [incursion] Incursione { to-zone } con { $units }
   *[march] Marcia { to-zone } con { $units }
  }
action-GoOn = { $how ->
    [raid] Prosegui e razzia { $to }
    [incursion] Prosegui con un'incursione { to-zone }
   *[march] Prosegui verso { $to }
  }
action-Drop = Lascia indietro { $unit }
action-Halt = Fermati e resta qui
action-RaidAgain = Razzia ancora
action-GoBack = Rientra
action-Bombard = Bombarda le mura di { $fortress } con { $guns }
action-BombardUnits = Bombarda le unità, con { $guns }: { $target }
action-LayMine = Mina le mura di { $fortress } ({ $engineers })
action-SetOffMine = Fai brillare una mina a { $fortress } ({ $engineers })
action-CounterMine = Contromina le mura verso { $facing } ({ $engineers })
action-RebuildWall = Ricostruisci le mura verso { $facing } ({ $engineers })
action-BuildFort = Costruisci un forte ({ $engineers })
action-DestroyFort = Distruggi un tuo forte ({ $engineers })
action-Recover = Recupera { $unit }
action-MoveCamp = Sposta il Campo { to-zone }
action-ReturnCamp = Fai tornare il Campo { at-zone }
action-EndZone = Fine azioni in questa zona
action-Recall = Richiama { $unit }, entrando da { $via }
action-EndRecall = Non richiamare altre unità
action-TakeHit = Centro a: { $unit }
action-FightOn = { $again ->
    [true] Combatti un altro round
   *[false] Chiudi il combattimento
  }
action-RetreatTo = Ritirati { to-zone }
action-StandFast = Resisti sul posto
action-PlaceReplacement = Metti il nuovo Comandante { at-zone }
action-TakeForts = { $convert ->
    [0] Non convertire nulla, distruggi tutto
   *[other] Convertine { $convert }, distruggi gli altri
  }
action-EnterAt = Entra { at-zone }
action-ChooseZone = Scegli { $zone }
action-ChooseUnit = Scegli { $unit }
action-RepairBridge = Ripara il ponte verso { $to } ({ $engineers })
action-ChooseCard = Scegli { $card }
action-ChooseCommand = Scegli il Comando { $command }
action-ChooseRegion = Scegli { $region }
action-ChooseBorder = Scegli il confine tra { $zone } e { $other }
action-ChooseUse = Scegli l'uso { $use }
action-Sally = { $commander ->
    [none] Sortita da { $fortress } contro { $to } con { $units }
   *[other] Sortita da { $fortress } contro { $to } con { $units }, guida { $commander }
  }
action-Enough = Basta così

## Ragioni del giocatore automatico

reason-draw-when-idle = Qui c'è poco da fare: vale di più una carta.
reason-lead-several-zones = C'è da fare in più di una zona.
reason-act-with-one-zone = C'è da fare in una zona.
reason-discard-least-useful = È la carta che serve meno.
reason-most-to-do-here = Attivando { $zone } si guadagna di più.
reason-good-odds = { At-zone } le probabilità sono buone.
reason-raid-pays = Una razzia { at-zone } conviene.
reason-take-booty = { At-zone } c'è Bottino.
reason-mass-near-the-prize = L'esercito si raduna per la conquista: verso { $zone }.
reason-breach-the-wall = Le mura devono cadere.
reason-save-the-wall = Le mura vanno salvate.
reason-thin-them-out = Ogni centro li assottiglia.
reason-dig-in = Qui un forte vale la fatica.
reason-recover = Devono tornare in buon ordine.
reason-keep-supply = Il Campo deve seguire l'esercito.
reason-hold-position = La posizione è buona: si tiene.
reason-nothing-better = Non c'è niente di meglio da fare.
reason-good-card = La carta ora è utile.
reason-share-commands = I Comandi sono divisi in parti uguali.
reason-feed-from-the-sea = Da lì le navi riforniscono più unità.
reason-spare-the-best = Si risparmiano le unità migliori.
reason-keep-cards = Queste carte conviene tenerle.
reason-answer-now = È il momento di rispondere.
reason-no-answer = A questo non si risponde: meglio aspettare.
reason-leave-a-guard = Qualche unità deve restare di guardia.
reason-far-enough = Per oggi basta così.
reason-plunder-again = C'è ancora da saccheggiare.
reason-ride-home = Si rientra, prima che il nemico li prenda.
reason-leave-them-nothing = Il nemico non deve trovare nulla, qui.
reason-open-the-road = La strada va riaperta.
reason-camp-again = L'esercito ha bisogno del suo Campo.
reason-call-for-help = In questo combattimento servono tutte le unità.
reason-enough-men = Per questo combattimento le unità bastano.
reason-safest-way-back = È la via di ritirata più sicura.
reason-stand-fast = Vale la pena di difendere questo posto.
reason-where-he-is-needed = Il nuovo Comandante va dove serve.
reason-use-their-forts = I loro Forti servono anche a noi.
reason-where-they-are-needed = Entrano dove servono.
reason-card-hits-most-here = Lì la carta ha più effetto.
reason-break-out = Di notte si possono cogliere di sorpresa.
reason-enough-of-the-card = La carta ha fatto il suo lavoro.
reason-only-choice = Non c'era altra scelta.
reason-press-the-fight = Il nemico vacilla: ancora una volta.
reason-break-off = Qui si è perso abbastanza: si rompe il combattimento.
reason-back-with-the-gain = Si torna a { $zone }, a cosa fatta.
reason-last-chance = È tardi e siamo indietro: bisogna tentare qualcosa.
reason-wait-and-see = Meglio stare a vedere.
reason-plan-bold = Attaccare dovunque sia possibile (piani valutati: { $plans }; mondi immaginati per ciascuno: { $worlds }).
reason-plan-hold = Restare e tenere ciò che abbiamo (piani valutati: { $plans }; mondi immaginati per ciascuno: { $worlds }).
reason-plan-guard = Difendere gli obiettivi (piani valutati: { $plans }; mondi immaginati per ciascuno: { $worlds }).
reason-plan-raid = Saccheggiare (piani valutati: { $plans }; mondi immaginati per ciascuno: { $worlds }).
reason-plan-gamble = Tentare la sorte (piani valutati: { $plans }; mondi immaginati per ciascuno: { $worlds }).
reason-plan-shift = Spostare l'esercito su un'altra ala (piani valutati: { $plans }; mondi immaginati per ciascuno: { $worlds }).
reason-plan-lead = Un Comandante guida più zone (piani valutati: { $plans }; mondi immaginati per ciascuno: { $worlds }).
reason-plan-draw = Aspettare e pescare una carta (piani valutati: { $plans }; mondi immaginati per ciascuno: { $worlds }).
reason-plan-siege = Abbattere le mura (piani valutati: { $plans }; mondi immaginati per ciascuno: { $worlds }).
reason-plan-goal = Tutto per { $zone } (piani valutati: { $plans }; mondi immaginati per ciascuno: { $worlds }).
reason-plan-zone = Cominciare da { $zone } (piani valutati: { $plans }; mondi immaginati per ciascuno: { $worlds }).
reason-plan-whim = Un'attivazione insolita promette più di quella solita (piani valutati: { $plans }; mondi immaginati per ciascuno: { $worlds }).

## Ciò che il laboratorio conta come errore

blunder-prize-abandoned = obiettivi lasciati vuoti accanto al nemico
blunder-out-and-back = colonne che vanno e tornano senza motivo
blunder-lone-unit = unità mandate da sole contro quattro nemici o più
blunder-idle-draw = carte pescate nell'ultimo turno da chi è indietro

## A che cosa servono i dadi

roll-command = estrazione di un Comando
roll-fire = fuoco
roll-commander = sorte di un Comandante
roll-raid = razzia
roll-mine = posa di una mina
roll-set-off = brillamento di una mina
roll-counter-mine = contromina
roll-rebuild = ricostruzione delle mura
roll-reinforcements = arrivo dei rinforzi
roll-losses = perdite per una carta
roll-booty = valore del Bottino
roll-booty-markers = disposizione del Bottino
roll-deck = mescolare il mazzo
roll-reshuffle = mescolare gli scarti
roll-cards-1617 = mescolare le carte del 1617
roll-dispute = quale membro della squadra decide
roll-odd-share = quale membro della squadra prende la parte dispari
roll-bridge = riparazione di un ponte
roll-bridge-in-flood = sorte di un ponte nella piena
roll-confusion = quali Comandi sono in confusione
roll-discard = quale carta va persa
roll-epidemic = epidemia
roll-no-pay = fanteria senza paga

# Che cosa dice il tabellone della Guerra di Gradisca oltre alle sue frasi.

## The sequence of play

step-setup = Preparazione
step-draw = Si estrae un Comando dal contenitore
step-option = Si sceglie un'opzione
step-main = Si giocano carte, si attivano zone
step-zone = Si attivano le unità di una zona
step-column = In marcia
step-battle = Combattimento
step-answer = Risposte dell'altra parte
step-stacking = Controllo dell'Ammassamento
step-advance = Avanza il segnalino di Turno
step-morale = Morale
step-arrivals = Arrivano i rinforzi
step-sea-supply = Rifornimento via mare
step-refill = I segnalini tornano nel contenitore

## Panels

panel-cup = Comandi

## Pieces and marks

piece-unit = { $name }, { $type } { $value }
mark-wall = Mura di { $fortress } verso { $zone }: Livello { $level } su { $printed }
mark-mines = Mine ({ $side }) alle mura di { $fortress } verso { $zone }: { $count }
mark-bridge = Ponte tra { $zone } e { $to }
ground-raid = può essere razziata: { $side }
ground-may-be-raided = può essere razziata

## Tracks

track-morale = Morale
time-end = fine della partita
time-winter = inverno
time-morale = le due parti perdono Morale
time-group = in attesa: { $group }

## Cards

card-only = solo { $side }
card-mandatory-for = obbligatoria: { $side }
card-after-turn = dopo il turno { $turn }
pile-set-aside = Da parte per il 1617

## Where we are

stage-activation = { $command } ({ $side })
stage-zone = { $zone } è attivata: { $units }
stage-column = In marcia ({ $zone }): { $units }, PM restanti { $movement_left }
stage-battle = Combattimento ({ $zone }), attaccanti: { $units }
stage-card = In tavola: { $card }

## Cards at work

effect-leadership = { $side }: Valore di Leadership al massimo { $by }
effect-supplied = { $side }: rifornimento senza linea
effect-zones = { $side }: al massimo { $by ->
    [one] 1 zona
   *[other] { $by } zone
  } per Comando
effect-no-recall = { $side }: non si possono richiamare unità a un combattimento
effect-held-back = { $side }: un Comando non può essere attivato
effect-rivals = { $side }: i Comandi rivali non richiamano le unità gli uni degli altri
effect-guns-raised = { $side }: l'artiglieria ha un valore più alto
effect-guns-do-not-burst = { $side }: i cannoni non scoppiano
effect-engineers-raised = { $side }: i Guastatori hanno un valore più alto
effect-mines-explode-up-to = { $side }: le mine brillano fino a { $by }
effect-fresh-mines-explode = { $side }: le mine possono brillare subito
effect-no-sea-supply = Nessun rifornimento via mare fino al turno { $until }
effect-extra-movement = { $side }: +{ $by } PM
effect-forced-march = { $side }: marcia forzata
effect-river-closed = Fiume in piena: { $what }
effect-bridges-closed = Ponti chiusi dalla piena: { $what }
effect-card-barred = { $side }: una carta non si può giocare fino al turno { $until }

# In place of the words of the table
table-odds-deducted = { $count ->
    [one] Forti o Borgo Fortificato: 1 centro in meno (già contato).
   *[other] Forti o Borgo Fortificato: { $count } centri in meno (già contati).
  }
table-odds-levels-title = Livelli persi dalle mura

## Perdite

outcome-disorganized = diventerebbe disorganizzata
outcome-eliminated = verrebbe eliminata
table-film-turned = disorganizzati: { $units }

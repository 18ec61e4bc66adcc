# Ciò che dice un tavoliere, oltre alle frasi del programma e del sistema.

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

panel-sequence = Sequenza di gioco
panel-cup = Comandi
panel-tracks = Tabelle
panel-hand = Mano
panel-piles = Carte
panel-forces = Forze
panel-effects = In vigore
panel-dice = Dadi
panel-log = Cronaca
panel-talk = Chat e note

## Pieces and marks

piece-unit = { $name }, { $type } { $value }
mark-wall = Mura di { $fortress } verso { $zone }: Livello { $level } su { $printed }
mark-mines = Mine ({ $side }) alle mura di { $fortress } verso { $zone }: { $count }
mark-bridge = Ponte tra { $zone } e { $to }
ground-raid = può essere razziata: { $side }
ground-may-be-raided = può essere razziata

## Tracks

track-time = Tempo
track-points = Punti Vittoria
track-morale = Morale
time-end = fine della partita
time-winter = inverno
time-morale = le due parti perdono Morale
time-group = in attesa: { $group }

## Cards

card-only = solo { $side }
card-mandatory-for = obbligatoria: { $side }
card-after-turn = dopo il turno { $turn }
pile-deck = Mazzo
pile-discard = Scarti
pile-removed = Fuori gioco
pile-set-aside = Da parte per il 1617

## Where we are

stage-activation = { $command } ({ $side })
stage-zone = { $zone } è attivata: { $units }
stage-column = In marcia, ora a { $zone }: { $units }, PM restanti { $movement_left }
stage-battle = Combattimento a { $zone }, attaccanti: { $units }
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

## Mail

mail-turn-subject = Tocca a te: { $title }
mail-turn-body = Ciao { $name }, tocca a te in «{ $title }»: { $link }
mail-verify-subject = Questo indirizzo è tuo?
mail-verify-body =
    Ciao { $name },

    qualcuno (forse tu) ha indicato questo indirizzo per il profilo Caracole «{ $name }». Servirà ad avvisarti quando tocca a te e a recuperare la password se la dimentichi.

    Se la richiesta è tua, inserisci questo codice nella pagina del profilo entro un giorno: { $code }
    { $link }

    Altrimenti non fare nulla: non riceverai altri messaggi.
mail-reset-subject = Una nuova password
mail-reset-body =
    Ciao { $name },

    qualcuno ha chiesto una nuova password per il profilo Caracole «{ $name }».

    Se la richiesta è tua, inserisci questo codice nella pagina del profilo entro un'ora: { $code }
    { $link }

    Altrimenti non fare nulla: la tua password resta quella di prima.
mail-changed-subject = Il tuo profilo è stato modificato
mail-changed-body =
    Ciao { $name },

    la password o l'indirizzo e-mail del profilo Caracole «{ $name }» sono appena stati cambiati.

    Se non l'hai fatto tu, chiedi subito una nuova password dalla pagina del profilo, oppure scrivi a chi gestisce il server.

# Che cosa dice il tabellone della Guerra di Gradisca oltre alle sue frasi.

## The sequence of play

step-setup = Preparazione
step-draw = Si estrae un Comando dal contenitore
step-option = Si sceglie un'opzione
step-main = Si giocano carte, si attivano zone
step-zone = Agiscono le unità di una zona
step-column = In marcia
step-battle = Combattimento
step-answer = Risposte dell'altra parte
step-stacking = Controllo dell'affollamento
step-advance = Il segnaturno avanza
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
pile-set-aside = In disparte per il 1617

## Where we are

stage-activation = { $command } ({ $side })
stage-zone = { $zone } è attivata: { $units }
stage-column = In marcia a { $zone }: { $units }, { $movement_left } PM restanti
stage-battle = Combattimento a { $zone }: attaccano { $units }
stage-card = In tavola: { $card }

## Cards at work

effect-leadership = { $side }: Comando limitato a { $by }
effect-supplied = { $side }: rifornimento senza linea
effect-zones = { $side }: al massimo { $by } zone per Comando
effect-no-recall = { $side }: nessuno può essere richiamato in battaglia
effect-held-back = { $side }: un Comando non può agire
effect-rivals = { $side }: i Comandi non si aiutano tra loro
effect-guns-raised = { $side }: i cannoni sparano meglio
effect-guns-do-not-burst = { $side }: i cannoni non scoppiano
effect-engineers-raised = { $side }: i genieri lavorano meglio
effect-mines-explode-up-to = { $side }: le mine esplodono fino a { $by }
effect-fresh-mines-explode = { $side }: le mine possono essere fatte brillare subito
effect-no-sea-supply = Nessun rifornimento via mare fino al turno { $until }
effect-extra-movement = { $side }: { $by } punti movimento in più
effect-forced-march = { $side }: marcia forzata
effect-river-closed = Fiume in piena: { $what }
effect-bridges-closed = Ponti chiusi: { $what }
effect-card-barred = { $side }: una carta è vietata fino al turno { $until }

# 2.6 and 12 Cohesion checks, losses, Disorder.

event-cohesion-checked = UDD di { $unit }: dado { $die }, modificato { $total }, Coesione { $cohesion }: { $passed ->
    [true] superato
   *[other] fallito
  }.
event-unit-disordered = { $unit } è in Disordine.
event-strength-lost = { $unit } perde { $points } PF ({ $left ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $left }
  }).
event-unit-eliminated = { $unit } è eliminata.
event-unit-collapsed = { $unit } è Crollata.
event-unit-retreated = { $unit } si ritira in { $hex }.
event-second-disorder = { $unit } subisce un secondo Disordine.
event-unit-blown = { $unit } è esausta.
event-unit-routed = { $unit } va in rotta da { $hex }.
event-unit-stood = { $unit } resiste mentre le altre vanno in rotta.
event-could-not-retreat = { $unit } non può ritirarsi abbastanza (esagoni mancanti: { $short }).
event-guns-saved = Le unità con { $unit } resistono: i cannoni non sono abbandonati.
event-leader-in-danger = { $leader } è in pericolo: dado { $die }, { $killed ->
    [true] è colpito
   *[false] resta illeso
  }.
event-leader-followed = { $leader } segue l'unità in { $hex }.
event-unit-advanced = { $unit } avanza in { $hex }.
decision-retreat-choose = Dove si ritirano le unità?
decision-leader-follow = { $leader } segue l'unità?
decision-advance-choose = Avanzi con { $unit } in { $hex }?
decision-advance-face = { $unit } è avanzata. Quale orientamento?
action-Retreat = Ritira { $units } lungo { $path }
action-GoAlong = { $leader } segue fino in { $to }
action-StayBehind = Lascia qui { $leader }
action-Advance = Avanza con { $unit } in { $to }
action-DeclineAdvance = Non avanzare con { $unit }
action-FaceAfterAdvance = Orienta verso { $facing }
refusal-too-dear-for-guns = { $hex } costa troppo per cannoni in ritirata.
refusal-assault-to-come = { $hex } deve ancora essere assaltato.
refusal-enemy-front = { $hex } è nel Fronte del nemico.
refusal-next-to-cause = { $hex } è accanto al nemico che ha causato la ritirata.
refusal-nowhere-to-retreat = { $unit } non ha dove ritirarsi.
refusal-one-or-all = Le unità si ritirano una alla volta o tutte insieme da un esagono.
refusal-must-retreat = Le unità devono ritirarsi.
refusal-too-many-there = { $unit } non può fermarsi in { $hex }: supererebbe il limite della pila.
refusal-wrong-length = Una ritirata in { $hex } è troppo corta o troppo lunga.
refusal-not-farther = { $hex } non è più lontano dal nemico, altri esagoni lo sono.
refusal-another-leader = Decidi prima di { $leader }.
refusal-not-on-the-way = Le unità non sono passate per { $hex }.
refusal-guns-never-advance = L'artiglieria non avanza.
refusal-not-vacated = { $hex } non è stato lasciato dal nemico.
refusal-upper-units-first = { $unit } è più in alto nella pila e va prima.
refusal-must-advance = { $unit } deve avanzare in { $hex }.
refusal-no-such-advance = { $unit } non può avanzare in quel modo.
refusal-one-corner = Al massimo un vertice dopo un'avanzata.
drm-result = il risultato
roll-fire-result = UDD: fuoco
roll-leader-casualty = un leader in pericolo
roll-second-disorder = secondo Disordine
roll-frayed = UDD: unità vicina alla rotta
roll-shrunk = UDD: linea contratta in ritirata
roll-rout-nearby = UDD: rotta vicina
roll-passed-through = UDD: unità amiche in ritirata
roll-retreat-before = UDD: ritirata prima dell'assalto in Disordine
roll-who-loses = quale unità della pila perde
roll-assault-result = UDD: assalto
roll-broken = UDD: linea infranta dall'assalto
event-leader-replaced = { $name } prende il posto di { $leader }.
event-leader-promoted = { $leader } è promosso e lascia il comando a un sostituto.
event-leader-took-over = { $leader } assume il comando e raggiunge le unità in { $hex }.
decision-leader-promote = Quale leader prende il posto di { $leader }?
decision-leader-join = Quali unità raggiunge il nuovo leader { $leader }?
action-Promote = Promuovi { $leader }
action-PlaceLeader = Metti { $leader } in { $to }
refusal-no-successor = { $leader } non è il successore.
refusal-none-of-his-command = { $leader } non ha unità del suo comando in { $hex }.
event-guns-abandoned-again = I cannoni di { $unit } sono ancora abbandonati.
event-guns-manned = { $unit } riceve di nuovo i serventi in { $hex }.
refusal-just-manned = { $unit } ha appena ricevuto i serventi e attende la prossima attivazione.
event-brigade-ineffective = Inefficiente in combattimento: { $brigade }.
event-brigade-effective = Di nuovo efficiente: { $brigade }.
event-division-ineffective = Inefficiente in combattimento: { $division }.
event-division-effective = Di nuovo efficiente: { $division }.
refusal-in-good-order = { $unit } è in Buon Ordine.
refusal-collapsed = { $unit } è Crollata e non può recuperare.
refusal-blown = { $unit } è esausta.
refusal-has-rallied = { $unit } ha già tentato il recupero in questa attivazione.
event-rally-attempted = Tentativo di recupero, { $unit }: dado { $die }, modificato { $total }, Coesione { $cohesion }: { $rallied ->
    [true] riesce
   *[false] fallisce
  }.
decision-rally-face = { $unit } ha recuperato. Quale orientamento?
action-Rally = Recupera { $unit }
action-TurnAfterRally = Orienta verso { $facing }
drm-enemy-beside = nemico adiacente
drm-mounted-rally = a cavallo
roll-rally = recupero
decision-quiet-choose = Nessuno ha disturbato { $brigade }. Recupero o riposo?
action-RallyQuietly = Recupera { $brigade }
action-RestQuietly = Fai riposare { $brigade }
refusal-another-brigade = Decidi prima di { $brigade }.
event-return-attempted = Tentativo di ritorno dalla rotta, { $unit }: dado { $die }, modificato { $total }, Coesione { $cohesion }.
event-unit-returned = { $unit } torna in { $hex }.
roll-rout-recovery = ritorno dalla rotta
decision-rout-attempt = { $unit } tenta di tornare dalla rotta?
action-TryToReturn = Tenta il ritorno di { $unit }
action-StayAway = Lascia fuori { $unit }
decision-rout-place = Dove torna { $unit }?
action-PlaceRallied = { $unit } torna in { $to }, verso { $facing }
refusal-another-unit = Decidi prima di { $unit }.
refusal-not-with-its-leader = { $unit } torna entro un esagono dal suo leader, nei limiti della pila.
roll-stragglers = dispersi
event-stragglers-returned = Dispersi di nuovo con { $unit }: ora { $left } PF.
action-Mount = Monta a cavallo
action-Dismount = Smonta
event-cavalry-mounted = { $unit } monta a cavallo.
event-cavalry-dismounted = { $unit } smonta.
refusal-no-cavalry = { $unit } non è cavalleria.
refusal-no-dismounted-counter = { $unit } non ha pedina smontata.
refusal-is-mounted = { $unit } è già a cavallo.
refusal-is-dismounted = { $unit } è già smontata.
refusal-changed-already = { $unit } è già montata o smontata in questa attivazione.
refusal-only-at-the-start = { $unit } monta o smonta solo prima di ogni altra cosa.
refusal-next-to-enemy = { $unit } è adiacente al nemico.
refusal-extended = { $unit } è estesa.
roll-wheels = ruote in una lunga marcia
event-wheels-tried = { $unit } in una lunga marcia: dado { $die }.
event-fatigue-gained = Affaticamento, { $brigade }: sale a { $level }.
event-fatigue-lost = Affaticamento, { $brigade }: scende a { $level }.
refusal-too-tired-to-build = { $brigade } è troppo affaticata per trincerarsi.
refusal-faces-as-the-stack = { $unit } deve orientarsi come le unità in { $hex }.
event-unit-rallied = { $unit } torna in Buon Ordine.

# Che cosa dice il tabellone di Great Battles of the American Civil War oltre alle sue frasi.

## The sequence of play

step-initiative = Iniziativa
step-command = Catena di comando
step-efficiency = Efficienza e segnalini di attivazione
step-orders = Ordini di divisione
step-reinforcements = Ordini ai rinforzi
step-reserve = Messa in Riserva
step-engineers = Genio
step-pool = Si riempie il contenitore
step-draw = Si estrae un segnalino di attivazione
step-change = Cambio di ordini
step-coordination = Coordinamento
step-action = Fase di azione: una brigata dopo l'altra
step-unit = Un'unità muove e spara
step-reaction = Reazioni dell'altra parte
step-fire = Fuoco
step-assault = Assalto
step-results = Ritirate e avanzate
step-commanders = Muovono i comandanti
step-recovery = Sostituzioni e recupero
step-end = Fine del turno

## Panels

panel-cup = Segnalini di attivazione
place-veiled = fuori vista

## Pieces and marks

piece-unit = { $unit }, { $arm }: forza { $strength }, Coesione { $cohesion }, movimento { $movement }, ordini di { $orders }
face-unit = { $unit }, { $arm }: forza { $strength }, Coesione { $cohesion }, movimento { $movement }
piece-leader = { $name }, { $stars ->
    [1] comandante di brigata
    [2] comandante di divisione
    [3] comandante di corpo
   *[other] Comandante Supremo
  } ({ $ratings }), raggio di comando { $range }
piece-unknown = non identificata ({ $side })
mark-entrenchment = Trinceramento in { $hex }, rivolto verso { $facing }
mark-work = Trinceramento in costruzione in { $hex }, rivolto verso { $facing }; pronto dopo il turno { $until }
mark-control = { $hex } conta per la vittoria: { $side ->
    [none] non è di nessuno
   *[other] controllo: { $side }
  }

## What has befallen a unit

state-strength = forza { $strength } su { $printed }
state-orders = ordini di { $orders }
state-fatigue = Affaticamento { $number }
state-line = linea estesa, anche in { $hexes }
state-column = colonna, anche in { $hexes }
state-brigade-reserve = in Riserva
state-brigade-ineffective = brigata inefficiente in combattimento
state-leader-moved = ha mosso in questa attivazione

## Signs on the counters

sign-brigade = appartiene a: { $brigade }
sign-weapon = { $gun }, gittata in esagoni: { $range }
sign-section = { $gun }, cannoni: { $guns }, gittata in esagoni: { $range }
sign-strength = forza in punti da cinquanta uomini: { $points }
sign-guns = forza in cannoni: { $points }
sign-cohesion = Coesione: supera un UDD con { $cohesion } o meno
sign-movement = capacità di movimento: { $movement } PM
sign-disordered = in Disordine: combatte e muove peggio finché non recupera
sign-green = recluta: non ha ancora visto la battaglia
sign-stars = { $stars ->
    [1] una stella: guida una brigata
    [2] due stelle: guida una divisione
    [3] tre stelle: comanda un corpo
   *[other] quattro stelle: comanda l'esercito
  }
sign-rating-orders = valore di ordini { $orders_rating }; profilo d'azione { $profile ->
    [A] aggressivo
    [C] cauto
    [U] inaffidabile
   *[other] normale
  }
sign-rating-division = valore di attivazione { $activation_rating }, valore di coordinamento { $coordination_rating }
sign-rating-efficiency = valore di Efficienza { $efficiency_rating }
sign-rating-initiative = valore di Iniziativa { $initiative_rating }
sign-range = raggio di comando: { $range } PM di un leader

## Where we are

stage-marker = Segnalino di attivazione: { $marker } ({ $side })
stage-brigades = Attivazione: { $brigades }
stage-unit = { $unit }: PM restanti { $left }

## Brigades and instructions

effect-brigade = { $brigade }: ordini di { $orders }{ $reserve ->
    [true] , in Riserva
   *[other] {""}
  }{ $number ->
    [0] {""}
   *[other] , Affaticamento { $number }
  }{ $out_of_command ->
    [true] , Fuori Comando
   *[other] {""}
  }{ $ineffective ->
    [true] , inefficiente in combattimento
   *[other] {""}
  }
effect-standing = Istruzione permanente, { $kind }: { $value }

## How the battle stands

glance-goal = Decide il vantaggio in Punti Vittoria (PV)
glance-now = Se finisse ora: { $level }
glance-light = Luce: { $light }
glance-end = { $left ->
    [0] Questo è l'ultimo turno.
    [one] La battaglia finisce dopo il turno { $turn }: ne resta uno dopo questo.
   *[other] La battaglia finisce dopo il turno { $turn }: ne restano { $left } dopo questo.
  }
glance-score = { $what ->
    [strength] { $worth } PV per ogni PF perso dal nemico
    [guns] { $worth } PV per ogni cannone perso dal nemico
    [routed] { $worth } PV per ogni unità nemica in rotta
    [brigadiers] { $worth } PV per ogni comandante di brigata perso dal nemico
    [division_leaders] { $worth } PV per ogni comandante di divisione perso dal nemico
    [control] { $worth } PV per il controllo di { $hexes }
   *[other] { $worth } PV fin dall'inizio
  }: finora { $points }

## Headings

menu-move = Movimento
menu-facing = Orientamento
menu-fire = Fuoco
menu-formation = Formazione
menu-stack = Nella pila
menu-leaders = Leader
menu-special = Recupero, munizioni e altro
menu-orders = Ordini
menu-batteries = Batterie
menu-assault = Assalto
menu-units = Unità
menu-reinforcements = Rinforzi
menu-brigades = Brigate

## Orders in short

short-ActivateUnit = { $unit }
short-ActivateBrigade = { $brigade }
short-EndUnit = Chiudi con questa unità
short-EndBrigade = Termina movimento e fuoco
short-EndDivision = Nessun'altra brigata
short-Step = → { $to }{ $way ->
    [true] {" "}(strada)
   *[other] {""}
  }{ $raze ->
    [true] {" "}(spiana)
   *[other] {""}
  }
short-Turn = Verso { $facing }{ $below ->
    [true] , sotto i cannoni
   *[other] {""}
  }
short-Refuse = Piega a { $end ->
    [left] sinistra
   *[right] destra
  }
short-EndRefusal = Raddrizza il fianco
short-FireAt = Spara: { $target }{ $points ->
    [0] {""}
   *[other] , { $points } PF
  }{ $sections_count ->
    [0] {""}
   *[other] , { $sections }
  }{ $origin ->
    [none] {""}
   *[other] , da { $origin }
  }{ $combine ->
    [true] , con l'altro esagono
   *[other] {""}
  }{ $units_count ->
    [0] {""}
   *[other] , con { $units }
  }{ $moving ->
    [true] , poi muovi
   *[other] {""}
  }{ $rapid ->
    [true] , fuoco rapido
   *[other] {""}
  }
short-AnswerFire = { $unit } → { $target }{ $points ->
    [0] {""}
   *[other] , { $points } PF
  }{ $sections_count ->
    [0] {""}
   *[other] , { $sections }
  }{ $origin ->
    [none] {""}
   *[other] , da { $origin }
  }{ $combine ->
    [true] , con l'altro esagono
   *[other] {""}
  }{ $units_count ->
    [0] {""}
   *[other] , con { $units }
  }{ $rapid ->
    [true] , fuoco rapido
   *[other] {""}
  }
short-Extend = Estendi: { $to }
short-Retract = Ritrai { $part }
short-RetractColumn = Contrai: { $into }
short-Wheel = Conversione su { $pivot }
short-Reform = Formazione, { $facing }
short-Withdraw = Ripiega → { $to }{ $way ->
    [true] {" "}(strada)
   *[other] {""}
  }
short-MoveStack = In pila
short-Rally = Recupera
short-Resupply = Rifornisci{ $section ->
    [none] {""}
   *[other] : { $section }
  }{ $facing ->
    [none] {""}
   *[other] , verso { $facing }
  }
short-MoveLeader = { $leader }
short-LeaderTo = → { $to }
short-TakeLeader = Porta { $leader }
short-LeaveLeader = Lascia { $leader }
short-OrderBrigade = { $brigade }: { $orders }
short-AttemptOrders = { $brigade }
short-TakeOrders = { $orders }
short-PlaceInReserve = { $brigade }
short-LeaveReserve = { $brigade }: { $orders }
short-AssignBattery = { $unit } → { $brigade }
short-DesignateAssault = Assalta { $targets }
short-JoinAssault = Con { $other }
short-RetreatBefore = { $unit }
short-CheckWith = { $unit }
short-ReactFacing = Verso { $facing }
short-ReactRefuse = Piega a { $end ->
    [left] sinistra
   *[right] destra
  }
short-FaceStack = Verso { $facing }
short-FaceFreely = Verso { $facing }
short-FaceAfterAdvance = Verso { $facing }
short-TurnAfterRally = Verso { $facing }
short-Retreat = → { $path }
short-GiveWayTo = → { $path }
short-RetreatTo = → { $to }
short-Advance = → { $to }
short-AdvanceFurther = → { $to }
short-EnterUnit = { $unit }, { $facing }
short-EnterLeader = { $leader }
short-BeginWork = { $unit }: { $hex }, { $facing }
short-NameFirstMarker = { $marker }
short-HoldBack = Trattieni { $division }
short-AnnounceCharge = Carica
short-Mount = Monta
short-Dismount = Smonta

## Moves and odds

wanted-move = Muovi in { $hex }: { $units }
foreseen-fire-answer = Può sparare ({ $fire ->
    [withdrawal] fuoco di ritirata
    [approach] fuoco di avvicinamento
    [pre_assault] fuoco pre-assalto
   *[other] fuoco di risposta
  }): { $units }.
foreseen-reaction-face = Può cambiare orientamento in reazione: { $units }.
foreseen-giving-ask = Può muovere in reazione: { $units }.
odds-result = { $result }
odds-struck = { $unit }: in Disordine nel { $chance }% dei casi, PF persi in media: { $loss }
odds-ratio = Forza { $attack } contro { $defence }: rapporto { $ratio }
odds-check = UDD prima dell'assalto di { $unit }, Coesione { $cohesion }: superato nel { $chance }% dei casi

## What can be looked at

lens-reach = Portata di movimento
lens-reach-free = si può raggiungere
lens-reach-contact = accanto al nemico: ci si ferma
lens-reach-told = { $unit }: esagoni raggiungibili { $hexes }, PM da spendere { $left }
lens-reach-leader = { $leader }: esagoni raggiungibili { $hexes }, PM da spendere { $left }
lens-sight = Vista
lens-sight-clear = in vista
lens-sight-bare = in vista attraverso il bosco spoglio
lens-sight-units = in vista, ma il tiro è impedito da unità
lens-sight-ground = nascosto da terreno più alto
lens-sight-woods = nascosto da boschi o case
lens-sight-slope = nascosto da un pendio
lens-sight-crest = nascosto da una cresta
lens-sight-told = Esagoni in vista da { $hex }: { $hexes }
lens-line = Linea di vista
lens-fire = Campo di tiro
lens-fire-band = distanza { $ranges }: { $added } al dado
lens-fire-target = { $unit } contro { $target }: Disordine { $chance }%, PF persi in media { $loss }
lens-front = Fronte, fianco, retro
lens-front-front = Fronte
lens-front-refused = Fronte piegato
lens-front-flank = Fianco
lens-front-rear = Retro
lens-front-front-told = Fronte: { $hexes }
lens-front-refused-told = Fronte piegato: { $hexes }
lens-front-flank-told = Fianco: { $hexes }
lens-front-rear-told = Retro: { $hexes }
lens-command = Comando
lens-command-range = Raggio di comando di { $leader }: { $range } PM di un leader
lens-command-in = { $unit } è in comando di { $leader }.
lens-command-out = { $unit } è Fuori Comando: né nel raggio di { $leader } né accanto a un'unità della sua brigata che lo sia.
lens-command-linked = { $leader } è nel raggio di comando di { $name }.
lens-command-far = { $leader } è oltre il raggio di comando di { $name }.
lens-zones = Fronti delle due parti
lens-zones-side = Esagoni di fronte ({ $side })
lens-zones-told = Chi arriva accanto al nemico si ferma; se può, una ritirata non passa per gli esagoni di fronte nemici.
lens-reactions = Reazioni a un movimento
lens-levels = Livelli
lens-levels-level = livello { $number }
lens-levels-told = Livelli da { $low } a { $high }; piedi per livello: { $feet }
lens-scoring = Che cosa conta
lens-scoring-held = { $side ->
    [none] di nessuno
   *[other] controllo: { $side }
  }
lens-scoring-side = { $side }: { $points } PV

# Le frasi delle battaglie di Piccole Guerre. Id e variabili: vedi en.ftl.

## Names

troop-FtP = fanteria pesante
troop-FtM = fanteria media
troop-FtL = fanteria leggera
troop-CvP = cavalleria pesante
troop-CvL = cavalleria leggera
troop-short-FtP = FtP
troop-short-FtM = FtM
troop-short-FtL = FtL
troop-short-CvP = CvP
troop-short-CvL = CvL
side-red = Rosso
side-blue = Blu
side-south = Sud
side-north = Nord
edge-south = sud
edge-west = ovest
edge-north = nord
edge-east = est
land-wood = bosco
land-rough = terreno accidentato
land-hill = collina
land-steep = collina ripida
land-major_river = fiume maggiore
land-minor_river = fiume minore
land-impassable = terreno impraticabile
land-fort = forte
land-camp = campo
way-front = fronte
way-right = fianco destro
way-left = fianco sinistro
way-rear = retro
outcome-none = nulla
outcome-recoil = indietreggia
outcome-flee = fugge
outcome-destroyed = distrutto
cause-combat = in combattimento
cause-enemy = perché ha un nemico alle spalle
cause-impassable = perché ha alle spalle terreno impraticabile
cause-friend = perché gli amici alle spalle non possono cedere
cause-no_room = per mancanza di spazio
cause-river = nel fiume
modifier-rear_support = supporto alle spalle
modifier-fortified = fortificazione
modifier-general = Generale
modifier-higher = più in alto
modifier-river_bank = riva
modifier-threats = fianchi
modifier-difficult = terreno difficile
modifier-further_shooters = altri tiratori
status-on_table = in campo
status-in_hand = non ancora piazzato
status-destroyed = distrutto
status-off_table = fuori dal campo di battaglia

## Places on the table

point = x { HUNDREDTHS($x) } e y { HUNDREDTHS($y) } cm
heading = { $h ->
    [0] fronte a nord
    [45] fronte a nord-est
    [90] fronte a est
    [135] fronte a sud-est
    [180] fronte a sud
    [225] fronte a sud-ovest
    [270] fronte a ovest
    [315] fronte a nord-ovest
   *[other] fronte a { $h }°
  }
pose = { point }, { heading }

## Events

event-battle-began = Due eserciti si incontrano. Elementi in tutto: { $elements_count }.
event-layer-rolled = Dadi per il terreno: { $dice }. { $side ->
    [none] Parità: si tira di nuovo.
    [red] Lo prepara il Rosso.
    [blue] Lo prepara il Blu.
   *[other] Lo prepara { $side }.
  }
event-terrain-laid = { $side ->
    [red] Il Rosso
    [blue] Il Blu
   *[other] { $side }
  } prepara il terreno: «{ $terrain }».
event-piece-laid = { $side ->
    [red] Il Rosso
    [blue] Il Blu
   *[other] { $side }
  } posa un pezzo di terreno: { $terrain_kind }.
event-terrain-ended = { $side ->
    [red] Il Rosso
    [blue] Il Blu
   *[other] { $side }
  } ha preparato il terreno.
event-edge-chosen = { $side ->
    [red] Il Rosso
    [blue] Il Blu
   *[other] { $side }
  } prende il lato { $edge } e gioca il primo turno.
event-camp-placed = { $side ->
    [red] Il Rosso
    [blue] Il Blu
   *[other] { $side }
  } piazza il campo.
event-no-camp = { $side ->
    [red] Il Rosso
    [blue] Il Blu
   *[other] { $side }
  } non ha un campo.
event-element-placed = { $element } è piazzato a { $to }.
event-army-lifted = { $side ->
    [red] Il Rosso
    [blue] Il Blu
   *[other] { $side }
  } riprende in mano i suoi elementi.
event-army-deployed = { $side ->
    [red] Il Rosso
    [blue] Il Blu
   *[other] { $side }
  } ha schierato l'esercito.
event-turn-began = Turno { $turn }: { $side }.
event-moves-rolled = { $side ->
    [red] Il Rosso
    [blue] Il Blu
   *[other] { $side }
  } tira { $dice }: { $moves ->
    [one] 1 mossa.
   *[other] { $moves } mosse.
  }
event-element-moved = { $element } muove di { HUNDREDTHS($cost) } cm fino a { $to }.
event-contact-made = { $element } entra in contatto con { $enemy } ({ $way }).
event-contact-broken = { $element } rompe il contatto e ripiega di { HUNDREDTHS($cost) } cm.
event-moves-ended = { $side ->
    [red] Il Rosso
    [blue] Il Blu
   *[other] { $side }
  } non muove altri elementi.
event-contact-kept = { $element } resiste sul posto.
event-break-tried = { $element } tenta di rompere il contatto: dado { $die } + { $bonus }: { $broken ->
    [true] riesce.
   *[false] non riesce.
  }
event-shooting-ended = { $side ->
    [red] Il Rosso
    [blue] Il Blu
   *[other] { $side }
  } ha dichiarato i suoi tiri.
event-shot-declared = { $shooter } tira a { $target }.
event-main-named = { $element } conduce l'attacco contro { $target }.
event-shooting-fought = Tiro: { $one } { $one_total } (dado { $one_die }) contro { $other } { $other_total } (dado { $other_die }).
event-melee-fought = Mischia: { $one } { $one_total } (dado { $one_die }) contro { $other } { $other_total } (dado { $other_die }).
event-element-destroyed = { $element } è distrutto { $why }.
event-element-left-table = { $element } esce dal campo di battaglia.
event-element-recoiled = { $element } indietreggia fino a { $to }.
event-element-pushed = { $element } è spinto indietro da { $by }.
event-element-fled = { $element } fugge fino a { $to }.
event-flight-stopped = { $element } non ha dove fuggire.
event-element-turned = { $element } si volta verso { $enemy }.
event-camp-taken = { $side ->
    [red] Il Rosso
    [blue] Il Blu
   *[other] { $side }
  } occupa ora il campo { $owner ->
    [red] del Rosso
    [blue] del Blu
   *[other] di { $owner }
  }.
event-battle-ended = { $winner ->
    [none] La battaglia finisce in pareggio.
    [red] Il Rosso vince la battaglia.
    [blue] Il Blu vince la battaglia.
   *[other] { $winner } vince la battaglia.
  } Elementi persi: { $side } { $lost }, { $other_side } { $other_lost }.

## Refusals

refusal-number_of_vertices = Un pezzo di terreno ha da { $least } a { $most ->
    [one] 1 vertice
   *[other] { $most } vertici
  }.
refusal-off_the_table = { point } non è sul tavolo.
refusal-not_convex = Il contorno non è convesso.
refusal-wrong_level = Il livello { $level } non va con questo terreno: le colline ne hanno uno, gli altri nessuno.
refusal-no_sight_flag = Solo il terreno impraticabile può bloccare o no la vista; gli altri tipi hanno la loro regola.
refusal-too_large = Un pezzo di terreno è largo e profondo al massimo { HUNDREDTHS($most) } cm.
refusal-too_many_pieces = Si { $most ->
    [one] posa al massimo 1 pezzo
   *[other] posano al massimo { $most } pezzi
  } di terreno.
refusal-too_many_impassable = Si { $most ->
    [one] posa al massimo 1 pezzo impraticabile
   *[other] posano al massimo { $most } pezzi impraticabili
  }.
refusal-pieces_overlap = Si sovrappone a un altro pezzo.
refusal-too_much_difficult_ground = Più del 30% del tavolo sarebbe difficile o impraticabile.
refusal-river_not_of_quadrilaterals = Un fiume è fatto di tratti di quattro vertici.
refusal-second_river = { $most ->
    [one] È ammesso un solo fiume, e ogni tratto ha due vertici in comune con il precedente.
   *[other] Sono ammessi al massimo { $most } fiumi, e ogni tratto ha due vertici in comune con il precedente.
  }
refusal-too_few_pieces = Si { $least ->
    [one] posa almeno 1 pezzo
   *[other] posano almeno { $least } pezzi
  } di terreno.
refusal-pieces_laid_already = Ci sono già pezzi tuoi.
refusal-camp_off_its_edge = Un campo sta fra 0 e { HUNDREDTHS($most) } cm lungo il suo lato.
refusal-camp_not_clear = A { HUNDREDTHS($at) } cm il campo sarebbe su un fiume o su terreno impraticabile.
refusal-outside_deployment = { $element } non sarebbe interamente entro { HUNDREDTHS($most) } cm dal proprio lato.
refusal-on_another_base = { $element } sarebbe sopra { $other }.
refusal-on_impassable_ground = { $element } sarebbe su terreno impraticabile.
refusal-not_in_hand = { $element } non è da piazzare.
refusal-not_one_pose_each = { $left ->
    [one] Aspetta 1 elemento: indica
   *[other] Aspettano { $left } elementi: indica per ciascuno
  } una posizione e un orientamento.
refusal-nothing_placed = Non è stato piazzato ancora nulla.
refusal-no_such_heading = { $heading } non è un orientamento da 0 a 359.
refusal-too_many_legs = { $most ->
    [one] Una mossa ha 1 tratto di tre numeri.
   *[other] Una mossa ha da uno a { $most } tratti, ciascuno di tre numeri.
  }
refusal-goes_nowhere = { $element } resterebbe dov'è.
refusal-not_your_element = { $element } non è tuo.
refusal-not_on_the_table = { $element } non è sul tavolo.
refusal-has_moved = { $element } ha già mosso in questo turno.
refusal-too_far = Troppo lontano per { $element }: servirebbe { HUNDREDTHS($cost) } cm, il massimo è { HUNDREDTHS($allowed) } cm.
refusal-leaves_the_table = { $element } uscirebbe dal campo di battaglia.
refusal-ends_on_another = { $element } finirebbe su { $other }.
refusal-not_the_exact_pose = { $element } sfiorerebbe { $enemy } ({ $way }): per il contatto servono posizione e orientamento esatti.
refusal-not_from_behind = { $element } non parte abbastanza dietro { $enemy } per attaccarlo ({ $way }).
refusal-enemy_in_the_way = { $enemy } è sulla via di { $element }.
refusal-may_not_pass = { $element } non può attraversare { $friend }.
refusal-not_parallel = { $element } e { $friend } non sono orientati esattamente allo stesso modo o all'opposto.
refusal-impassable_ground = Terreno impraticabile sulla via di { $element }.
refusal-zone_of_control = { $element } attraverserebbe la zona di controllo di { $enemy }.
refusal-held_by_contact = { $element } è in contatto e può solo ripiegare dritto.
refusal-no_block = Un blocco ha due o più elementi diversi.
refusal-too_few_moves = { $moves ->
    [one] Resta solo 1 mossa.
   *[other] Restano solo { $moves } mosse.
  }
refusal-not_joined = Non sono uniti con lo stesso orientamento: { $elements }.
refusal-flank_or_rear_held = { $enemy } tiene { $element } sul fianco o alle spalle.
refusal-opponent_not_slower = { $enemy } non è più lento di { $element }.
refusal-no_way_back = { $element } non ha spazio per ripiegare.
refusal-too_short = { $element } deve ripiegare di { HUNDREDTHS($least) } cm o più.
refusal-has_declared = { $element } ha già il suo bersaglio.
refusal-cannot_shoot = { $shooter } non può tirare a { $target }: arco, gittata o qualcosa in mezzo.
refusal-three_shooters_already = Tre elementi tirano già a { $target }.
refusal-must_shoot_at_mutual = { $shooter } e { $enemy } possono tirarsi a vicenda, quindi non può scegliere { $target }.
refusal-must_shoot = { $shooter } e { $enemy } possono tirarsi a vicenda e devono farlo.
refusal-not_an_attacker = { $element } non attacca { $target }.
refusal-not_your_turn = Ci si arrende solo nel proprio turno, e questo non è il turno { $side ->
    [red] del Rosso
    [blue] del Blu
   *[other] di { $side }
  }.

## Decisions

decision-setup-terrain = Prepara il terreno: uno schema, o pezzi tuoi ({ $pieces } finora).
decision-setup-edge = Quale lato del tavolo è il tuo?
decision-setup-camp = Dove sta il campo lungo il tuo lato?
decision-setup-deploy = Schiera l'esercito sul lato { $edge } ({ $left ->
    [one] resta 1 elemento
   *[other] restano { $left } elementi
  }).
decision-move-act = Muovi i tuoi elementi ({ $moves ->
    [one] resta 1 mossa
   *[other] restano { $moves } mosse
  }).
decision-react-attempt = { $element } è attaccato a contatto. Tenti di rompere il contatto (dado + { $bonus }: 5 o più)?
decision-react-fall_back = Di quanto ripiega { $element } (da { HUNDREDTHS($least) } a { HUNDREDTHS($most) } cm)?
decision-shoot-declare = Quale elemento tira, e a quale bersaglio?
decision-combat-main = Quale elemento conduce l'attacco contro { $target }?

## Actions

action-LayTerrain = Posa lo schema «{ $terrain }»
action-LayPiece = Posa un pezzo: { $kind } { $outline } (livello { $level }, blocca la vista: { $blocks_sight })
action-EndTerrain = Completa il terreno
action-ChooseEdge = Prendi il lato { $edge }
action-PlaceCamp = Campo a { HUNDREDTHS($at) } cm
action-Place = Piazza { $element } a { pose }
action-Deploy = Schiera tutti gli elementi: { $poses }
action-LiftAll = Riprendi tutti gli elementi
action-Move = { $element } a { pose }{ $path_count ->
    [0] { "" }
   *[other] {" "}per { $path }
  }
action-MoveBlock = { $elements }: insieme di { HUNDREDTHS($dx) } cm a est e { HUNDREDTHS($dy) } cm a nord
action-EndMoves = Fine del movimento
action-TryToBreak = Tenta di rompere il contatto
action-Stand = Resisti sul posto
action-FallBack = Ripiega di { HUNDREDTHS($distance) } cm
action-Shoot = { $shooter } tira a { $target }
action-EndShooting = Fine del tiro
action-ChooseMain = { $element } conduce l'attacco
action-Concede = Arrenditi

## Reasons of the computer player

reason-strongest_leads = { $element } è il più forte fra loro.
reason-falls_back = { $element } si mette fuori portata.
reason-breaks_contact = { $element } perderebbe questa mischia.
reason-stands = { $element } non teme questa mischia.
reason-lays_terrain = Un tavolo vale l'altro.
reason-takes_edge = Un lato vale l'altro.
reason-pitches_camp = Il campo va dietro il centro.
reason-draws_up = Fanteria al centro, cavalleria alle ali.
reason-attacks_front = { $element } è superiore a { $enemy }.
reason-attacks_flank = { $element } prende { $enemy } di fianco.
reason-attacks_rear = { $element } prende { $enemy } alle spalle.
reason-helps_friend = { $element } aiuta un amico che combatte.
reason-advances_line = La linea avanza: { $elements }.
reason-makes_room = { $element } non avrebbe potuto indietreggiare da dov'era.
reason-advances = { $element } va incontro al nemico.
reason-attacks_together = { $element } attacca { $enemy } e { $other } darà man forte: insieme hanno il vantaggio.
reason-joins_line = { $element } prende posto nella linea.
reason-faces_enemy = { $element } si gira verso il nemico.
reason-all_engaged = Chi potrebbe ancora muovere è in mischia, e gli conviene restarci.
reason-lets_them_come = Teniamo la posizione e lasciamo venire il nemico.
reason-stay_in_place = Gli altri sono più utili dove stanno.
reason-no_safe_step = Nessuno degli altri può avvicinarsi al nemico senza pericolo.
reason-raids_camp = { $element } punta al campo nemico.
reason-guards_camp = { $element } va a tenere il campo.
reason-hesitates = Per questo turno basta così.
reason-holds = Niente di meglio da fare.
reason-shoots = È { $target } a soffrire di più il tiro di { $shooter }.

## Pictures

picture-turn = Turno { $turn }: { $side }
picture-set-up = Prima della battaglia
picture-ended = { $winner ->
    [none] Pareggio
   *[other] Vittoria: { $winner }
  }
picture-losses = { $side }: perdite { $losses } su { $at_start }
picture-general = Generale
picture-shooter = può tirare

## Orders typed in a terminal

order-advance = avanza,avanti
order-back = indietro,indietreggia,arretra,ritira
order-contact = contatta,attacca,carica
order-to = va,muovi
order-wheel = ruota,converti,gira
order-oblique = obliquo
order-beside = accanto,affianca
order-behind = dietro,sostieni
order-line = linea,blocco,tutti
order-shoot = tira,spara
order-end = fine,basta
order-break = rompi,sgancia
order-stand = resisti,resta
order-fall = ripiega
order-concede = arrenditi,resa
order-lead = conduci,guida
order-edge = lato
order-camp = campo
order-lay = posa,terreno
order-place = piazza
order-deploy = schiera
order-lift = riprendi
order-left = sinistra
order-right = destra
order-front = fronte
order-rear = retro
order-flank = fianco
example-advance = R3 avanza 2
example-back = R3 indietro 1
example-contact = R3 contatta B7 fianco
example-to = R3 va 30 20 90
example-wheel = R3 ruota sinistra 30
example-oblique = R3 obliquo destra 2
example-beside = R3 accanto R4 sinistra
example-behind = R3 dietro R4
example-line = linea R3 2
example-shoot = tira R10 B3
example-end = fine
example-break = rompi
example-stand = resisti
example-fall = ripiega 3
example-concede = arrenditi
example-lead = conduci R3
example-edge = lato north
example-camp = campo 26
example-lay = posa T2
example-place = piazza R1 30 20 0
example-deploy = schiera doubled
example-lift = riprendi
order-incomplete = Non basta. Per esempio: { $example }
said-contact = { $element } contatta { $enemy }: { $way }
said-advance = { $element } avanza di { HUNDREDTHS($distance) } cm
said-back = { $element } indietro di { HUNDREDTHS($distance) } cm
orders-LayTerrain = Schemi
orders-LayPiece = Pezzi
orders-ChooseEdge = Lati
orders-PlaceCamp = Posti per il campo
orders-Place = Un elemento
orders-Deploy = Formazioni
orders-MoveBlock = Blocchi
orders-TryToBreak = Risposte
orders-Stand = Risposte
orders-FallBack = Distanze
orders-Shoot = Tiri
orders-ChooseMain = Elementi che conducono

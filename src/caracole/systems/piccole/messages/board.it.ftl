# Ciò che il tavolo di Piccole Guerre dice oltre alle sue frasi.

## La sequenza di gioco

step-terrain = Preparare il terreno
step-edge = Scegliere i lati
step-camp = Piantare i campi
step-deploy = Schierare gli eserciti
step-moves = Due dadi per le mosse
step-move = Muovere elementi e blocchi
step-react = La cavalleria può rompere il contatto
step-shoot = Dichiarare il tiro
step-combat = Tutti i combattimenti insieme
step-end = Campi, vittoria, turno seguente

## Luoghi

place-table = il tavolo
place-edge-south = lato sud
place-edge-west = lato ovest
place-edge-north = lato nord
place-edge-east = lato est
measure-length = { $count } cm

## Gli elementi e ciò che hanno sotto

piece-element = { $name }, { $troop }{ $general ->
    [true] {" "}con il Generale
   *[other] { "" }
  }{ $shoots ->
    [true] , può tirare
   *[other] { "" }
  }
sign-factor = fattore di combattimento { $value }
sign-move = muove di { HUNDREDTHS($easy) } cm, su terreno difficile di { HUNDREDTHS($difficult) } cm
sign-disadvantaged = combatte male su terreno difficile
sign-general = l'elemento del Generale
sign-shoots = può tirare
state-attacks = attacca { $enemy } ({ $way })
state-attacked = attaccato da { $enemy } ({ $way })
state-moved = ha già mosso in questo turno
state-level = sta al livello { $level }
state-destroyed = distrutto
state-off-table = ha lasciato il tavolo
ground-piece = { $kind }
ground-height = { $kind }, livello { $level }
ground-camp = campo di { $owner }, tenuto da { $side }
tray-camp = il tuo campo
tray-sight = { $kind } che copre dal tiro
ground-easy = terreno facile
ground-difficult = terreno difficile
ground-impassable = nessuno può entrarvi
ground-sight = può impedire il tiro

## Come va la battaglia

glance-goal = Distruggere un terzo dell'esercito nemico, e perdere meno
glance-losses = Perdite di { $side }: { $losses }. A quota { $point }, è sconfitto se il nemico ha perso meno.
glance-end = Dopo il turno { $turn } la battaglia finisce in parità.
track-losses = Perdite
track-moves = Mosse rimaste
stage-moves = Mosse rimaste: { $left } su { $moves }
stage-shot = { $shooter } tira su { $target }

## Ciò che si può fare

told-contact = { $element } entra in contatto con { $enemy }: { $way }
told-advance = { $element } avanza di { HUNDREDTHS($cost) } cm
told-back = { $element } ripiega di { HUNDREDTHS($cost) } cm
told-beside = { $element } si allinea accanto a { $friend }
told-behind = { $element } si porta dietro a { $friend }
told-move = { $element } muove di { HUNDREDTHS($cost) } cm, { heading }
told-block-contact = { $elements }: contatto comune con { $enemies }
told-block-advance = { $elements } avanzano insieme di { HUNDREDTHS($cost) } cm
told-block-back = { $elements } ripiegano insieme di { HUNDREDTHS($cost) } cm
told-block-move = { $elements } muovono insieme di { HUNDREDTHS($cost) } cm
told-deploy = Schiera: { $formation }
told-place = Piazza { $element }
told-line = Schiera { $elements } in linea
told-piece = Metti un pezzo: { $kind }
short-contact = Contatto con { $enemy }: { $way }
short-advance = Avanti { HUNDREDTHS($cost) } cm
short-back = Indietro { HUNDREDTHS($cost) } cm
short-beside = Accanto a { $friend }
short-behind = Dietro a { $friend }
short-move = Muovi di { HUNDREDTHS($cost) } cm
short-block-contact = Contatto con { $enemies }
short-block-advance = Avanti { HUNDREDTHS($cost) } cm
short-block-back = Indietro { HUNDREDTHS($cost) } cm
short-block-move = Muovi di { HUNDREDTHS($cost) } cm
short-deploy = { $formation }
short-place = Piazza
short-line = In linea
short-piece = { $kind }
short-EndMoves = Termina i movimenti
short-EndShooting = Termina il tiro
short-EndTerrain = Il terreno è completo
short-LiftAll = Riprendi tutto
short-TryToBreak = Rompi il contatto
short-Stand = Resisti
short-Concede = Arrenditi
table-odds-win = il nemico cede
table-odds-wiped = il nemico è distrutto
table-odds-values = Che cosa aggiunge ciascuno al proprio dado
odds-outcome = { $element }: { $result }
note-difficult = { $element } finisce su terreno difficile
note-last-move = È l'ultima mossa del turno
formation-line = in linea
formation-doubled = fanteria pesante su due file
formation-left = in linea, a sinistra
formation-right = in linea, a destra
formation-horse_left = tutta la cavalleria a sinistra
formation-reserve = cavalleria pesante in riserva
menu-terrain = Terreni già pronti
menu-pieces = Pezzi a scelta
menu-camp = Dove sta il campo
menu-deploy = Tutto l'esercito
menu-place = Un elemento
menu-contact = A contatto
menu-block = Blocchi
menu-advance = Avanti
menu-back = Indietro
menu-beside = In linea
menu-behind = Dietro a un amico
menu-shoot = Tiri
menu-fall-back = Di quanto ripiegare

## Ciò che è accaduto

told-element-placed = { $element } è piazzato.
told-element-moved = { $element } muove di { HUNDREDTHS($cost) } cm.
told-element-recoiled = { $element } indietreggia.
told-element-fled = { $element } fugge.
told-shooting-fought = Tiro: { $one } { $one_total } (dado { $one_die }, fattore { $one_factor }), { $other } { $other_total } (dado { $other_die }, fattore { $other_factor }). { fought-results }
told-melee-fought = Mischia: { $one } { $one_total } (dado { $one_die }, fattore { $one_factor }), { $other } { $other_total } (dado { $other_die }, fattore { $other_factor }). { fought-results }
fought-results = { $one_result ->
    [none] { $other_result ->
        [recoil] { $other } indietreggia.
        [flee] { $other } fugge.
        [destroyed] { $other } è distrutto.
       *[none] Non accade nulla.
      }
    [recoil] { $one } indietreggia.
    [flee] { $one } fugge.
   *[destroyed] { $one } è distrutto.
  }

## Ciò che si può guardare sul tavolo

lens-reach = Portata
lens-zones = Zone di controllo
lens-shooting = Tiro
lens-threat = Minaccia
lens-reach-of = { $element } può andare di { HUNDREDTHS($easy) } cm, su terreno difficile di { HUNDREDTHS($difficult) } cm
lens-contact = { $element } può entrare in contatto con { $enemy }: { $way }
lens-held = { $element } è trattenuto dal contatto
lens-back = { $element } può rompere il contatto e ripiegare di { HUNDREDTHS($cost) } cm
lens-zones-of = Nessuno attraversa il terreno subito davanti a un nemico
lens-zone = zona di controllo di { $element }
lens-no-shooter = { $element } non può tirare
lens-arc = { $element } tira fino a { HUNDREDTHS($range) } cm
lens-busy = { $element } è in contatto e non tira
lens-shot = { $element } può tirare su { $enemy }
lens-threat-of = Fin dove il nemico potrebbe arrivare in un turno su terreno aperto
lens-threat-by = { $element } potrebbe fare { HUNDREDTHS($cost) } cm

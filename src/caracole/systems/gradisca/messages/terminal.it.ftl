# Che cosa dicono della Guerra di Gradisca il terminale e la pagina sull'equilibrio.

## Comandi del programma

balance-wins = { $scenario }: di { $decided } partite decise il Veneziano vince { $venetian }, l'Austriaco { $austrian }
balance-cards = Ogni carta è giocata in qualche partita: { $left } su { $total } non lo furono mai
balance-gradisca = Gradisca cade in alcune partite e resiste in altre: è caduta in { $fell }, ha resistito in { $held }
balance-zones = Nessuna zona morta: in { $left } su { $total } non è mai entrato nessuno
balance-units = Nessuna unità morta: { $left } su { $total } non hanno mai marciato, combattuto o lavorato

## Prima della partita

start-game = Quale gioco?
game-basic = gioco base: regole da 1 a 13
game-advanced = gioco avanzato: tutte le regole, con rifornimenti, morale e razzie

## Lo stesso per un solo sistema: che cosa ha, e come si scrivono le sue azioni

usage-map-gradisca = mappa [regione]
usage-look-gradisca = guarda ZONA
usage-odds-gradisca = probabilità [UNITÀ] ZONA
help-map-gradisca = tutte le zone con terreno e forze
help-look-gradisca = una zona, le vicine e i confini
help-hand-gradisca = le tue carte
help-track-gradisca = turno, punti, morale, Comandi nel contenitore e giocati
help-odds-gradisca = probabilità esatte di un combattimento; probabilità bombarda ZONA per i cannoni
help-words-gradisca = Anche le azioni si possono scrivere: marcia giu-1 giu-2 a lucinico, razzia romans, bombarda gradisca, riordina giu-1, gioca contributioni, guida, pesca, fine. I nomi si possono abbreviare. Ciò che è rifiutato lo è per una regola, e la regola è mostrata.

## Nomi

type-short-infantry = fan
type-short-cernide = cer
type-short-light = leg
type-short-medium = med
type-short-heavy = pes
type-short-engineers = gua
type-short-artillery = art
type-short-commander = com
stack-infantry = { $count ->
    [one] 1 fanteria
   *[other] { $count } fanterie
  }
stack-cernide = { $count } cernide
stack-light = { $count ->
    [one] 1 cavalleria leggera
   *[other] { $count } cavallerie leggere
  }
stack-medium = { $count ->
    [one] 1 cavalleria media
   *[other] { $count } cavallerie medie
  }
stack-heavy = { $count ->
    [one] 1 cavalleria pesante
   *[other] { $count } cavallerie pesanti
  }
stack-engineers = { $count ->
    [one] 1 guastatore
   *[other] { $count } guastatori
  }
stack-artillery = { $count ->
    [one] 1 artiglieria
   *[other] { $count } artiglierie
  }
stack-all = tutti: { $units }
state-disorganized = disorganizzata
state-acted = ha agito
state-no-supply = non rifornita
mark-disorganized = { $mark } disorganizzata
mark-acted = { $mark } ha agito in questo turno
mark-no-supply = { $mark } non rifornita
legend-ids = v- Veneziano, a- Austriaco; la prima unità del Comando v-giu è v-giu-1, o in breve giu-1. 2/3: attacca con 2, difende con 3.
region-piana = La piana
region-valli = Le valli
region-lisonzo = Il Lisonzo
region-carso = Il Carso e la costa
region-nord = Il nord

## La mappa

ground-fortress = fortezza
ground-difficult = difficile
ground-sea = costa
ground-town = borgo
ground-town-lost = borgo distrutto
ground-source = { $side ->
    [venetian] fonte di rifornimento veneziana
   *[austrian] fonte di rifornimento austriaca
  }
ground-forts = { $count ->
    [one] { $side ->
        [venetian] forte veneziano
       *[austrian] forte austriaco
    }
   *[other] { $side ->
        [venetian] { $count } forti veneziani
       *[austrian] { $count } forti austriaci
    }
  }
ground-booty = { $side ->
    [venetian] bottino veneziano
   *[austrian] bottino austriaco
  }
ground-raided = razziata
ground-camp = { $side ->
    [venetian] campo veneziano
   *[austrian] campo austriaco
  }
ground-sea-supply = rifornita dal mare
ground-objective = { $side ->
    [venetian] vale { $points } al Veneziano
   *[austrian] vale { $points } all'Austriaco
  }
walls = mura: { $walls }
wall-whole = { $zone } { $level }
wall-damaged = { $level ->
    [0] { $zone } breccia
   *[other] { $zone } { $level } su { $printed }
  }
wall-mined = { " " }({ $count ->
    [one] minato
   *[other] { $count } mine
  })
border-open = aperto
border-river = fiume { $river }
border-bridge = ponte sul { $river }
border-impassable = invalicabile
border-wall = muro { $level }
border-breach = breccia
cost = { $cost } PM
cost-river = fiume: tutti i PM
nobody-here = Qui non c'è nessuno.
two-zones-away = A due zone: { $zones }

## Carte e tabelle

hand-empty = Non hai carte in mano.
hand-known = Viste nella mano avversaria: { $cards }.
hand-title = { $count ->
    [one] La tua carta
   *[other] Le tue { $count } carte
  }
card-not-yours = non per la tua parte
card-mandatory = obbligatoria
card-after = dopo { $turn }
card-answer = una risposta, nell'attivazione altrui
card-removed = una volta sola
headline-turn = { $label } (turno { $turn } di { $last })
headline-points = { $side } { $points } PV
headline-morale = , morale { $morale } { $band }
track-cup = Nel contenitore
track-played = Giocati
track-hands = Carte in mano
track-deck = Mazzo
track-deck-cards = { $deck } nel mazzo, { $discard } scartate
track-discard = Scartate
track-removed = Fuori dal gioco
track-forts = Segnalini Forte
track-waiting = Sulla linea del tempo
track-effect = In vigore
track-effect-row = { $name } per: { $side },
track-lost = Perdite, { $side }

## Scelte e probabilità

menu-march = Marcia
menu-go-on = Prosegui
menu-drop = Lascia indietro unità
menu-bombard = Bombarda
menu-recover = Riordina
menu-camp = Campo
menu-recall = Richiama alla battaglia
menu-cards = Gioca una carta
menu-zones = Attiva una zona
menu-engineers = Guastatori
march-to = { $how ->
    [raid] razzia: { $to }
    [incursion] incursione: { $to }
   *[march] verso { $to }
  }
odds-title = Primo round del combattimento: { $zone }
odds-deducted = Forti e borgo tolgono { $hits } ai centri dell'attaccante.
odds-wiped-out = Tutti i difensori sono eliminati: { $chance }
odds-bombard-title = Bombardamento: { $zone }
odds-levels = livelli del muro
odds-on-units = sulle unità
sources-title = Da dove vengono i punti
sources-side = parte
sources-points = punti
sources-from = da
sources-rule = regola
source-booty = bottino: { $zone }
source-occupied = { $zone }, tenuta alla fine
source-card = carta: { $card }
source-raid = razzia: { $zone }
source-score = { $what ->
    [breaches] brecce nelle mura: { $zone }
    [levels] livelli persi dalle mura: { $zone }
    [camp] il Campo nemico è stato perso
   *[eliminated] unità nemiche eliminate
  }

## Parole che si possono scrivere

filler-words = a, al, alla, allo, ai, verso, da, dal, con, il, la, lo, le, i, gli, in, nel, nella, su, sul, e, via, contro, di, del, della, per, carta, unità, zona, muro, mare, rifornimento
kind-all = tutti, tutte, tutto
kind-infantry = fanteria, fanti
kind-cavalry = cavalleria, cavalli
kind-artillery = artiglieria, cannoni, cannone
kind-engineers = guastatori
kind-commanders = comandante, comandanti, capo
verb-march = marcia, muovi, vai, prosegui
verb-raid = razzia
verb-incursion = incursione, colpisci
verb-halt = ferma, fermati, alt
verb-stand = resisti
verb-back = torna, indietro
verb-drop = lascia
verb-bombard = bombarda, spara
verb-shell = cannoneggia
verb-mine = mina
verb-explode = brilla, esplodi
verb-countermine = contromina
verb-rebuild = ricostruisci, ripara
verb-fort = forte, costruisci
verb-raze = distruggi
verb-recover = riordina, recupera
verb-camp = campo
verb-activate = attiva
verb-option = opzione
verb-act = agisci
verb-draw = pesca
verb-lead = guida, comanda
verb-play = gioca
verb-discard = scarta
verb-keep = tieni
verb-answer = rispondi
verb-pass = passa, passo
verb-end = fine, basta, finisci
verb-recall = richiama, chiama
verb-hit = centro, subisci
verb-disorganize = disorganizza
verb-fight = combatti, sì
verb-stop = smetti
verb-retreat = ritirata, ritira
verb-place = metti, rifornisci
verb-choose = scegli
verb-convert = converti
verb-divide = dividi
verb-bridge = ponte
verb-sally = sortita

# Che cosa dicono della Guerra di Gradisca il terminale e la pagina sull'equilibrio.

## Comandi del programma

balance-wins = { $scenario }: { $decided ->
    [one] di 1 partita decisa
   *[other] di { $decided } partite decise
  } il Veneziano ne vince { $venetian }, l'Austriaco { $austrian }
balance-cards = Ogni carta è giocata in qualche partita; mai giocate: { $left } su { $total }
balance-gradisca = Gradisca cade in alcune partite e resiste in altre: è caduta in { $fell }, ha resistito in { $held }
balance-zones = Nessuna zona morta; mai visitate: { $left } su { $total }
balance-units = Nessuna unità inutilizzata; mai in marcia, in combattimento o al lavoro: { $left } su { $total }

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
help-odds-gradisca = probabilità esatte di un combattimento; probabilità bombarda ZONA per l'artiglieria
help-words-gradisca = Anche le azioni si possono scrivere: marcia giu-1 giu-2 a lucinico, razzia romans, bombarda gradisca, recupera giu-1, gioca contributioni, guida, pesca, fine. I nomi si possono abbreviare. Se un'azione è vietata, vedi la regola che la vieta.

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
stack-cernide = { $count ->
    [one] 1 unità di Cernide
   *[other] { $count } unità di Cernide
  }
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
    [one] 1 unità di Guastatori
   *[other] { $count } unità di Guastatori
  }
stack-artillery = { $count ->
    [one] 1 artiglieria
   *[other] { $count } artiglierie
  }
stack-all = tutte le unità: { $units }
state-disorganized = disorganizzata
state-acted = attivata
state-no-supply = fuori rifornimento
mark-disorganized = { $mark } disorganizzata
mark-acted = { $mark } attivata in questo turno
mark-no-supply = { $mark } fuori rifornimento
legend-ids = v- Veneziano, a- Austriaco; la prima unità del Comando v-giu è v-giu-1, o in breve giu-1. 2/3: attacca con 2, difende con 3.
region-piana = La piana
region-valli = Le valli
region-lisonzo = Il Lisonzo
region-carso = Il Carso e la costa
region-nord = Il nord

## La mappa

ground-fortress = fortezza
ground-difficult = difficoltoso
ground-sea = costa
ground-town = Borgo Fortificato
ground-town-lost = Borgo Fortificato distrutto
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
    [venetian] Campo veneziano
   *[austrian] Campo austriaco
  }
ground-sea-supply = rifornimento via mare
ground-objective = { $side ->
    [venetian] vale { $points } PV per il Veneziano
   *[austrian] vale { $points } PV per l'Austriaco
  }
walls = mura: { $walls }
wall-whole = { $zone } { $level }
wall-damaged = { $level ->
    [0] { $zone } breccia
   *[other] { $zone } { $level } su { $printed }
  }
wall-mined = { " " }({ $count ->
    [one] 1 mina
   *[other] { $count } mine
  })
border-open = aperto
border-river = fiume { $river }
border-bridge = ponte sul { $river }
border-impassable = intransitabile
border-wall = mura { $level }
border-breach = breccia
cost = { $cost } PM
cost-river = fiume: tutti i PM
nobody-here = Qui non ci sono unità.
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
card-answer = una Risposta, nell'attivazione avversaria
card-removed = da togliere dopo l'uso
headline-turn = { $label } (turno { $turn } su { $last })
headline-points = { $side } { $points } PV
headline-morale = , morale { $morale } ({ $band })
track-cup = Nel contenitore
track-played = Comandi giocati
track-hands = Carte in mano
track-deck = Mazzo
track-deck-cards = Nel mazzo: { $deck }; scartate: { $discard }
track-discard = Scartate
track-removed = Fuori dal gioco
track-forts = Segnalini Forte
track-waiting = Sulla linea del tempo
track-effect = In vigore
track-effect-row = { $name } ({ $side }):
track-lost = Eliminate, { $side }

## Scelte e probabilità

menu-march = Marcia
menu-go-on = Prosegui
menu-drop = Lascia indietro unità
menu-bombard = Bombarda
menu-recover = Recupera
menu-camp = Campo
menu-recall = Richiama al combattimento
menu-cards = Gioca una carta
menu-zones = Attiva una zona
menu-engineers = Guastatori
march-to = { $how ->
    [raid] razzia: { $to }
    [incursion] incursione: { $to }
   *[march] verso { $to }
  }
odds-title = Primo round del combattimento: { $zone }
odds-deducted = Forti o Borgo Fortificato: { $hits ->
    [one] 1 centro
   *[other] { $hits } centri
  } in meno per l'attaccante.
odds-wiped-out = Tutti i difensori sono eliminati: { $chance }
odds-bombard-title = Bombardamento: { $zone }
odds-levels = Livelli del lato delle mura
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
    [levels] Livelli mancanti alle mura: { $zone }
    [camp] il Campo nemico è stato eliminato
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
verb-recover = recupera, riordina
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

# L'edizione, dove si prepara una partita nel browser
option-edition = Edizione delle regole
edition-default = Corretta (con errata)
edition-it = Italiana
edition-en = Inglese
edition-fr = Francese

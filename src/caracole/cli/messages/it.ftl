# Le frasi del programma, e i rifiuti del nucleo. Le frasi di un sistema stanno nel suo catalogo.
# Gli elenchi di parole che si possono digitare sono separati da virgole; quelle inglesi valgono in ogni lingua.

and = e
quoted = «{ $text }»
no = No.
labelled = { $label }: { $text }
why-allowed = Permesso: { $action }.

## Rifiuti ed eventi del nucleo

refusal-not_your_decision = Ora non tocca a te decidere.
refusal-game_over = La partita è finita.
refusal-not_asked_now = Non è questo che va deciso ora.
refusal-wrong_kind_of_action = Questo gioco non ha un'azione simile.
refusal-nothing_to_undo = Non c'è niente da annullare.
refusal-undo_not_your_choice = L'ultima scelta non era tua.
refusal-undo_after_roll = Nel frattempo sono stati tirati dadi: non si può più annullare.
refusal-undo_after_revelation = Nel frattempo si è scoperto qualcosa di nascosto: non si può più annullare.
refusal-undo_after_change_of_seat = Ora la decisione spetta ad altri: non si può più annullare.
refusal-undo_after_seed_revealed = Il seme dei dadi è noto: non si può più annullare.
refusal-nothing_to_rewind = Non c'è niente da riavvolgere.
refusal-no_rewind_proposed = Nessuno ha proposto di tornare indietro.
refusal-other_rewind_proposed = La proposta non è più quella: rileggila.
refusal-rules_are_present = La partita segue già le regole più recenti.
refusal-rules_differ = Con le regole più recenti la partita sarebbe andata diversamente già prima: bisogna tornare più indietro.
event-taken-back = Ultima scelta annullata: { $seat }.
event-rewound = Tutti d'accordo: si torna indietro.
event-resealed = I dadi hanno un nuovo sigillo: la partita è stata importata.
event-rules-amended = La partita continua con la revisione { $revision } delle regole.

## Comandi del programma

systems-players = giocatori automatici: { $players }
systems-scenarios = Scenari
systems-options = Opzioni (* = valore predefinito)
replay-agrees = Tutte le impronte coincidono ({ $entries ->
    [one] 1 voce
   *[other] { $entries } voci
  }).
replay-dice = I dadi sono quelli del seme (verificati: { $dice }).
replay-no-seed = Il seme non è nel file: i dadi non si possono ancora verificare.
replay-not-over = La partita non è finita.
check-rules-legal = { $file }: regolare ({ $entries ->
    [one] 1 voce
   *[other] { $entries } voci
  })
check-rules-illegal = { $file }: la voce { $serial } non è più regolare: { $problem }
rules-hint = caracole rules { $system } NUMERO mostra una clausola, un paragrafo (7.3) o un capitolo (7).
clause-basic = gioco base
clause-advanced = gioco avanzato
clause-ruling = nostra interpretazione
clause-editions = Edizioni:
clause-reason = Perché:
clause-not-applicable = Un programma non può farla rispettare: { $reason }
coverage-summary = { $clauses ->
    [one] 1 clausola
   *[other] { $clauses } clausole
  }: applicate { $enforced }, provate da test { $proved }, mancanti { $missing }, non applicabili { $not_applicable }
coverage-not-run = Nessuna esecuzione dei test in build/proofs.json: i test sono contati dal sorgente.
coverage-clause = clausola
coverage-enforced = citata
coverage-tests = test
coverage-title = titolo
bench-decisions-per-second = decisioni al secondo
bench-games-per-second = partite a caso al secondo
bench-reference-per-second = decisioni al secondo del ciclo di riferimento
bench-ratio = rapporto col ciclo di riferimento
bench-copy-us = microsecondi per copiare uno stato
bench-copies-per-second = copie al secondo
bench-check-us = microsecondi per verificare una proposta (mediana)
bench-check-us-p99 = microsecondi per verificare una proposta (99º percentile)
bench-los-per-second = verifiche di linea di vista al secondo
bench-largest-map-load-seconds = secondi per caricare la mappa più grande con tutte le sue linee di vista
lab-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }
lab-player = giocatore
lab-wins = vittorie
lab-as = come { $seat }
lab-draws = pareggi
balance-scenario = scenario
balance-games = partite
balance-won-by = vittorie: { $side }
balance-met = soddisfatto
balance-not-met = non soddisfatto
balance-wins = { $scenario }: { $decided ->
    [one] di 1 partita decisa
   *[other] di { $decided } partite decise
  } il Veneziano ne vince { $venetian }, l'Austriaco { $austrian }
balance-cards = Ogni carta è giocata in qualche partita; mai giocate: { $left } su { $total }
balance-gradisca = Gradisca cade in alcune partite e resiste in altre: è caduta in { $fell }, ha resistito in { $held }
balance-zones = Nessuna zona morta; mai visitate: { $left } su { $total }
balance-units = Nessuna unità oziosa; mai in marcia, in combattimento o al lavoro: { $left } su { $total }
balance-union = { $scenario }: { $decided ->
    [one] di 1 partita decisa
   *[other] di { $decided } partite decise
  } l'Unione ne vince { $union }, la Confederazione { $confederate }
balance-regiments = Nessuna unità oziosa; mai in movimento, al fuoco o all'assalto: { $left } su { $total }
soak-summary = Partite regolari: { $finished } su { $games }. Tavoli: { $configurations }; decisioni: { $decisions }, da { $shortest } a { $longest } a partita; dadi: { $dice }; eventi: { $events }.
soak-wins = Vinte da: { $wins }.
data-checked = { $scenarios ->
    [one] Uno scenario controllato
   *[other] { $scenarios } scenari controllati
  }, { $problems ->
    [0] tutto in ordine.
    [one] un problema.
   *[other] { $problems } problemi.
  }
auto-resumed = { $decisions ->
    [one] 1 decisione.
   *[other] { $decisions } decisioni.
  }
auto-played = { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
  }, seme { $seed }.

## Prima della partita

start-hint = Scrivi un numero o un nome; Invio prende il primo.
start-scenario = Quale scenario?
start-game = Quale gioco?
start-side = Quale parte vuoi giocare?
start-opponent = Contro chi?
game-basic = gioco base: regole da 1 a 13
game-advanced = gioco avanzato: tutte le regole, con rifornimenti, morale e razzie
opponent-captain = il capitano: gioca con buon senso, e dice perché
opponent-random = un giocatore a caso: fa qualunque cosa sia permessa
opponent-human = un'altra persona a questa tastiera
no-such-choice = «{ $word }» non c'è; scrivi un numero da 1 a { $most }.
commitment = I dadi sono sigillati: { $commitment }

## Al tavolo

type-help = Scrivi un numero, un'azione a parole, o aiuto.
pass-device = La prossima decisione spetta a: { $seat }. Passa la tastiera; gli altri non guardino.
press-enter = { $seat }, premi Invio.
computer-moves = { $player } ({ $seat }):
zero-back = 0: indietro
no-such-number = Il { $number } non c'è; l'elenco finisce a { $most }.
nothing-matches = Qui nulla corrisponde a «{ $words }».
not-understood = Non capisco «{ $text }». Scrivi aiuto per sapere che cosa si può scrivere.
not-json = Non è un messaggio: { $problem }
unknown-word = Non conosco «{ $word }».
ambiguous = «{ $word }» può essere { $things }.
say-what-to-do = Che cosa fare con «{ $text }»? Comincia con un verbo: marcia, attiva, gioca…
say-which-zone = Quale zona? Scrivine il nome.
say-which-unit = Quale unità? Scrivine il nome.
say-which-card = Quale carta? Scrivine il nome.
say-which-command = Quale Comando? Scrivine il nome.
say-which-region = Quale parte della mappa? Scrivine il nome.
say-which-number = Quale numero?
no-such-rule = Non c'è una regola «{ $number }».
more-clauses = E inoltre: { $clauses }
why-what = Finora nulla è stato rifiutato. Scrivi perché e un'azione.
look-where = Che cosa guardi? { $things }
hand-none = In questo gioco non ci sono carte in mano.
track-none = In questo gioco non ci sono tabelle.
odds-none = In questo gioco le probabilità non sono disponibili.
odds-where = Probabilità di un combattimento dove? Scrivi una zona.
odds-no-enemy = Non ci sono nemici a { $zone }.
odds-who = Probabilità con quali unità? Scrivine i nomi.
left = Arrivederci.
input-ended = Non c'è più nulla da leggere; la partita non è finita.
save-where = Dove salvi? Scrivi il nome di un file.
saved = Salvato in { $file }.
saved-resume = Per continuare: caracole play { $system } --resume { $file }
quit-save = Salvi in { $file } prima di uscire? [Invio sì, n no, c resta qui, o un altro nome di file]
save-record = Conservi questa partita? [un nome di file, o Invio per no]
word-yes = sì, si, s
word-no = no, n
word-cancel = annulla, c, resta
seed-revealed = Il seme dei dadi era { $seed };
    sigillato all'inizio come { $commitment }.
verify-hint = Per verificarla: caracole replay { $file } --verify
result-winner = Vittoria: { $winner }.
result-draw = Pareggio.
help-choices = Scrivi il numero di una scelta, o /parole per vedere solo le scelte con quelle parole. Oppure:
help-words = Anche le azioni si possono scrivere: il nome di un'azione, poi i suoi campi. Se un'azione è vietata, vedi la regola che la vieta.

## Comandi al tavolo: che cosa si scrive, come si usa, che cosa fa

command-help = aiuto
command-map = mappa
command-look = guarda
command-hand = mano, carte
command-track = stato, tabella
command-log = cronaca, registro
command-rule = regola, regole
command-why = perché
command-odds = probabilità
command-undo = annulla
command-save = salva
command-list = elenco
command-quit = esci
usage-help = aiuto
usage-map = mappa [LUOGO]
usage-look = guarda COSA
usage-hand = mano
usage-track = stato
usage-log = cronaca [N]
usage-rule = regola NUMERO
usage-why = perché AZIONE
usage-odds = probabilità COSE
usage-undo = annulla
usage-save = salva FILE
usage-list = elenco
usage-quit = esci
help-help = questa pagina
help-map = tutto il tavolo
help-look = una cosa e ciò che le sta intorno
help-hand = ciò che hai in mano
help-track = turno, punti e simili
help-log = gli ultimi eventi con le loro regole
help-rule = una clausola (7.3.c), un paragrafo (7.3) o un capitolo (7)
help-why = perché un'azione non è permessa; da solo: di nuovo l'ultimo rifiuto
help-odds = le probabilità di un combattimento
help-undo = annulla l'ultima scelta, se non si è tirato un dado né scoperto nulla
help-save = conserva la partita in un file
help-list = ripete la domanda e le scelte
help-quit = lascia la partita

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
usage-map-gbacw = mappa [ESAGONO o UNITÀ]
usage-look-gbacw = guarda ESAGONO, UNITÀ o LEADER
usage-odds-gbacw = probabilità UNITÀ ESAGONO
help-map-gbacw = la mappa intorno a ciò che accade, o intorno a un esagono
help-look-gbacw = un esagono col suo terreno, un'unità o un leader
help-track-gbacw = le brigate con i loro ordini, i segnalini nel contenitore, i punti
help-odds-gbacw = i modificatori di un attacco e i suoi risultati possibili
help-words-gbacw = Anche le azioni si possono scrivere, col nome inglese e le cose: step 0604, turn vSE, fireat 0905, activateunit us-1lk. Bastano poche parole che vadano bene per una sola risposta. Se un'azione è vietata, vedi la regola che la vieta.
usage-map-piccole = mappa
usage-look-piccole = guarda ELEMENTI
usage-odds-piccole = probabilità ELEMENTO NEMICO
help-map-piccole = il tavolo con tutti gli elementi, e l'elenco
help-look-piccole = alcuni elementi: dove stanno e che cosa possono fare
help-hand-piccole = i segni della mappa; in una campagna il tuo esercito
help-track-piccole = le perdite delle due parti; in una campagna l'anno
help-odds-piccole = le probabilità esatte di una mischia
help-words-piccole = Gli ordini si possono scrivere: R3 avanza 2, R3 contatta B7 fianco, linea R3 2, tira R10 B3, fine. In una campagna: il nome di un'azione e i suoi campi. Se un ordine è vietato, vedi la regola che lo vieta.

## Gradisca: nomi

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

## Gradisca: la mappa

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

## Gradisca: carte e tabelle

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

## Gradisca: scelte e probabilità

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
odds-attackers = Gli attaccanti sparano con:
odds-defenders = I difensori sparano con:
odds-deducted = Forti e Borgo Fortificato tolgono { $hits ->
    [one] 1 centro
   *[other] { $hits } centri
  } all'attaccante.
odds-hits = centri
odds-inflicted = dell'attaccante
odds-suffered = del difensore
odds-average = media
odds-win = L'attaccante vince il round: { $chance }
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

## Gradisca: parole che si possono scrivere

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

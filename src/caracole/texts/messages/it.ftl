# Le frasi del programma, e i rifiuti del nucleo. Le frasi di un sistema stanno nel suo catalogo.
# Gli elenchi di parole che si possono digitare sono separati da virgole; quelle inglesi valgono in ogni lingua.

and = e
quoted = «{ $text }»
no = No.
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
refusal-not_begun = La partita comincia quando tutti sono seduti al tavolo.
refusal-rules_are_present = La partita segue già le regole più recenti.
refusal-rules_differ = Con le regole più recenti la partita sarebbe andata diversamente già prima: bisogna tornare più indietro.
refusal-resign_many_sides = Con più di due parti nessuno può abbandonare: lascia il posto al computer.
refusal-draw_with_computer = Il computer non accetta il pareggio: abbandona, oppure continua.
refusal-draw_just_offered = Hai appena offerto il pareggio: gioca prima di offrirlo di nuovo.
refusal-draw_alone = Non c'è nessuno con cui accordarsi.
refusal-too_early_to_claim = Non puoi ancora reclamare la partita.
refusal-time_is_up = Il tuo tempo è scaduto.
event-taken-back = Ultima scelta annullata: { $seat }.
event-rewound = Tutti d'accordo: si torna indietro.
event-resealed = I dadi hanno un nuovo sigillo: la partita è stata importata.
event-rules-amended = La partita continua con la revisione { $revision } delle regole.
event-match-resigned = Abbandona la partita: { $seat }.
event-match-drawn = Tutti d'accordo: la partita finisce in parità.
event-match-timed-out = Tempo scaduto: { $seat }.
event-match-abandoned = Non è più tornato al tavolo: { $seat }.
event-match-closed = La partita è stata chiusa da chi gestisce il server.

## Comandi del programma

systems-players = giocatori automatici: { $players }
systems-scenarios = Scenari
systems-options = Opzioni (* = valore predefinito)
systems-broken = Questo non si carica: { $problem }
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
bench-games-per-second = partite casuali al secondo
bench-reference-per-second = decisioni al secondo del ciclo di riferimento
bench-ratio = rapporto col ciclo di riferimento
bench-copy-us = microsecondi per copiare uno stato
bench-copies-per-second = copie al secondo
bench-check-us = microsecondi per verificare una proposta (mediana)
bench-check-us-p99 = microsecondi per verificare una proposta (99º percentile)
bench-build = { $build ->
    [compiled] Le regole erano compilate.
   *[pure] Le regole erano in Python puro.
}
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
start-side = Quale parte vuoi giocare?
start-opponent = Contro chi?
opponent-general = il Generale: riflette a fondo, e può metterci qualche secondo
opponent-colonel = il Colonnello: riflette un po' più del capitano
opponent-captain = il Capitano: gioca con buon senso, e dice perché
opponent-recruit = la Recluta: gioca in fretta e qualcosa le sfugge; adatta a una prima partita
opponent-random = il caso: fa una cosa qualunque tra quelle permesse
opponent-human = un'altra persona a questa tastiera
no-such-choice = «{ $word }» non c'è; scrivi un numero da 1 a { $most }.
commitment = I dadi sono sigillati: { $commitment }

## Al tavolo

type-help = Scrivi un numero, un'azione a parole, o «aiuto».
pass-device = La prossima decisione spetta a: { $seat }. Passa la tastiera; gli altri non guardino.
press-enter = { $seat }, premi Invio.
computer-moves = { $player } ({ $seat }):
zero-back = 0: indietro
no-such-number = Il { $number } non c'è; l'elenco finisce a { $most }.
nothing-matches = Qui nulla corrisponde a «{ $words }».
not-understood = Non capisco «{ $text }». Scrivi «aiuto» per sapere che cosa si può scrivere.
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
why-what = Finora nulla è stato rifiutato. Scrivi «perché» e un'azione.
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

## Probabilità

odds-attackers = Gli attaccanti sparano con:
odds-defenders = I difensori sparano con:
odds-hits = centri
odds-inflicted = dell'attaccante
odds-suffered = del difensore
odds-average = media
odds-win = L'attaccante vince il round: { $chance }
labelled = { $label }: { $text }

research-steps-per-second = passi dell'ambiente al secondo
research-decisions-per-second = decisioni al secondo in partite casuali
research-clones-per-second = copie al secondo
research-imagined-per-second = stati immaginati al secondo
research-rollouts-per-second = partite casuali al secondo

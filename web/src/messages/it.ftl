# The client's own words. tests/messages.test.ts holds the three languages and the code together.

## Everywhere

skip = Vai al contenuto
site = Sito
language = Lingua
light = Tema
loading = Un momento…
close = Chiudi
cancel = Annulla
back = Indietro
save = Salva
saved = Salvato.
saving = Salvataggio…
copy = Copia
copied = Copiato
none = Nessuno
now = Adesso
no-server = Il server non risponde. Riprova fra un momento.
lost = Pagina non trovata
to-lobby = Sala d'ingresso
my-games = Le mie partite
account = Profilo

## The lobby

lobby-intro = Gioca secondo il regolamento contro il computer, con un amico allo stesso schermo o con chiunque tramite un link. Non serve un profilo.
play-now-1 = Contro il computer, subito. Quale scenario?
play-now-2 = { $scenario }: quale parte giochi?
what = Che cosa
who = Chi
how = Come
scenario = Scenario
value-true = Sì
value-false = No
your-name = Il tuo nome
guest = Ospite
seat-me = Gioco io (a questo schermo)
seat-open = Qualcun altro, con un link
seat-computer = Computer: { $player }
seat-computer-recommended = Computer: { $player } (scelta consigliata)
seat-nobody = ancora nessuno
player-general = il Generale
player-colonel = il Colonnello
player-captain = il Capitano
player-recruit = la Recluta
player-random = casuale
level-general = riflette a fondo; può metterci qualche secondo
level-colonel = riflette un po' più del capitano
level-captain = gioca con prudenza e buon senso, senza farsi aspettare
level-recruit = gioca in fretta e qualcosa le sfugge
level-random = fa una cosa qualunque fra quelle permesse
level-elo = Elo { $elo } (da { $low } a { $high })
level-elo-captain = Elo 0
level-elo-note = L'Elo si conta dal Capitano; tra parentesi l'intervallo al 95%.
level-recommended = scelta consigliata
against-whom = Contro chi?
tell-reasons = Il computer spiega ogni sua mossa (la partita non vale per la classifica)
allow-onlookers = Gli spettatori possono guardare (non vedono segreti)
clock-bank = Giorni a disposizione di ciascuno
clock-bonus = Ore aggiunte per ogni decisione
clock-hint = Senza orologi ogni giocatore prende il tempo che gli serve.
import = Apri una partita da un file
not-a-game = Quel file non è una partita.
begin = Comincia
links-intro = Manda agli altri i loro inviti. Ogni invito vale una volta sola: chi prende il posto riceve un link tutto suo, e nessun altro può guardare le sue carte. La partita comincia quando tutti sono seduti al tavolo.
my-link = Il tuo link
their-link = Invito per { $seat }
onlooker-link = Link per gli spettatori
enter-game = Entra in partita
invited-yourself = Hai già un posto a questo tavolo e questo invito è per qualcun altro: mandagli il link.
to-my-seat = Vai al mio posto
take-seat = Prendi questo posto
invited-once = L'invito vale una volta sola. Poi il posto è soltanto tuo: questo browser ne conserva il link e aggiunge ai dadi un proprio numero casuale, perché nessuno li possa scegliere.
taken-seat = Questo link apre un posto già occupato
taken-seat-sent = Se te l'ha mandato qualcuno, forse lo conserva ancora, e può vedere e giocare tutto ciò che vedi e giochi tu. Prendi il posto solo per te: ricevi un link tutto tuo, e questo non vale più per nessuno.
taken-seat-renew = Prendi il posto solo per me
taken-seat-mine = Se hai preso tu questo posto su un altro dispositivo, continua pure: il link vale su entrambi.
taken-seat-enter = È il mio posto
imported = importata
imported-hint = Questa partita è stata importata da un file. Nessuno qui può garantire ciò che è stato giocato prima.

## At the table

undo = Annulla
menu = Menu di gioco
what-if = E se?
what-if-hint = Prova le tue mosse su una mappa di prova che conosce solo ciò che vedi tu.
what-if-banner = Mappa di prova: qui niente conta. Ciò che è nascosto è supposto, i dadi si tirano per l'occasione.
end-what-if = Torna alla partita
roll-anew = Rilancia i dadi
from-start = Da capo
cannot-enter = Non puoi entrare a questo tavolo
hand-over = Passa lo schermo a: { $seat }
hand-over-hint = Finché non conferma, non si vede nulla di segreto.
i-am = Continua come { $seat }
reconnecting = La connessione si è interrotta. Nuovo tentativo…
missed = { $count ->
    [one] È successa 1 cosa
   *[other] Sono successe { $count } cose
  } dalla tua ultima visita.
film = Mostra
never-mind = Ignora
rewind-proposed = { $count ->
    [one] Qualcuno chiede di annullare l'ultima mossa.
   *[other] Qualcuno chiede di annullare le ultime { $count } mosse.
  }
rewind-proposed-all = Qualcuno chiede di annullare tutto e ricominciare da capo.
amend-proposed = Qualcuno chiede di proseguire con le regole più recenti.
amend-proposed-back = { $count ->
    [one] Qualcuno chiede di annullare l'ultima mossa e di proseguire da lì con le regole più recenti.
   *[other] Qualcuno chiede di annullare le ultime { $count } mosse e di proseguire da lì con le regole più recenti.
  }
rules-older = { $count ->
    [0] Questa partita prosegue con le regole della revisione { $revision }.
    [one] Questa partita prosegue con le regole della revisione { $revision } (da allora 1 modifica).
   *[other] Questa partita prosegue con le regole della revisione { $revision } (da allora { $count } modifiche).
  }
what-changed = Che cosa è cambiato?
rules-of-game = Regole di questa partita
rules-kept = Una partita mantiene le regole con cui è cominciata: questa quelle della revisione { $revision }. Le più recenti sono della revisione { $newest }. Da allora sono stati corretti questi punti:
rules-here = Se tutti sono d'accordo, da qui la partita prosegue con le regole più recenti. Nessuna mossa viene annullata.
rules-back = { $count ->
    [one] Con le regole più recenti l'ultima mossa non sarebbe andata allo stesso modo. Potete semplicemente continuare come avete cominciato. Oppure, se tutti sono d'accordo, l'ultima mossa viene annullata e da lì si prosegue con le regole più recenti.
   *[other] Con le regole più recenti le ultime { $count } mosse non sarebbero andate tutte allo stesso modo. Potete semplicemente continuare come avete cominciato. Oppure, se tutti sono d'accordo, le ultime { $count } mosse vengono annullate e da lì si prosegue con le regole più recenti.
  }
rules-never = Con le regole più recenti questa partita sarebbe andata diversamente fin dall'inizio. Mantiene le proprie.
rules-stay = Continua come prima
amend-now = Prosegui con le regole più recenti
amend-ask = Chiedi a tutti
rules-changed = Le regole sono cambiate
only-look = Questa partita si può solo guardare.
unplayable-no_seed = È stata importata senza il seme segreto dei dadi.
unplayable-rules_gone = È cominciata con la revisione { $revision } delle regole. Questo server non le ha più, e con le più recenti sarebbe andata diversamente. Il gestore può tornare al programma che le aveva.
unplayable-rules_newer = Si gioca con la revisione { $revision } delle regole, più recente di quella di questo server. Il gestore può installare la versione più recente del programma.
unplayable-data_changed = I dati dello scenario su questo server sono cambiati, e con quelli nuovi la partita sarebbe andata diversamente. Il gestore può rimettere quelli vecchi.
unplayable-does_not_replay = Le regole di questo server non riproducono ciò che è stato registrato. Il gestore può saperne di più con «caracole db verify».
agree = Accetta
decline = Rifiuta
your-turn = Tocca a te
your-decision = Decidi tu
waiting = In attesa
watching = Spettatore
waiting-for = In attesa di: { $names }.
is-thinking = { $player } sta pensando…
not-begun = La partita comincia quando tutti sono seduti al tavolo. Posti ancora liberi: { $names }.
not-begun-hint = Solo allora si distribuiscono le carte e si tirano i primi dadi, con un numero casuale di ciascuno al tavolo: nessuno può guardare prima un inizio e poi scegliere chi invitare.
not-begun-invite = Gli inviti si trovano nel menu di gioco.
game-over = La partita è finita
winner = Vittoria: { $names }
draw = Pareggio.
watch-replay = Rivedi la partita
verify-dice = Controlla i dadi
new-game = Nuova partita
in-hand = In mano:
put-back = Rimetti giù
take-all = Prendi tutto
hold-hint = Clicca su un luogo evidenziato della mappa o scegli qui sotto.
hold-nothing = Queste unità non possono agire insieme. Clicca su un luogo per sapere perché.
lit-hint = Ciò che è evidenziato sulla mappa si può cliccare o trascinare.
means-nothing = Qui non ha effetto.
path-further = { $place } dista { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
  }.
which = Quale di queste?
why-not = Perché no
sure = Confermi?
do-it = Conferma
cannot-be-undone = Non si può annullare.
cost = costa { $points } PM, { $left ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $left }
  }
cost-all = tutti i PM
can-act = può agire
place-empty = Qui non ci sono unità
place-lit = si può scegliere
place-attack = attacco
stack-in = Pila: { $place }
board-unknown = Questa pagina non sa disegnare il tabellone di questa partita («{ $kind }»). Ricaricala: forse il server ne ha una più recente.
map = Mappa
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-all = Tutta la mappa
keys = Tasti
key-tab = Tab
key-tab-does = passa da una parte del tavolo all'altra
key-arrows = Frecce
key-arrows-does = sulla mappa: da un luogo all'altro
key-enter = Invio
key-enter-does = scegli il luogo, il pulsante o il segnalino
key-shift = Maiusc + frecce
key-shift-does = sposta la mappa
key-plus = +, −, 0
key-plus-does = ingrandisci, riduci, tutta la mappa
key-o = O
key-o-does = vai a ciò che si può fare
key-m = M
key-m-does = vai alla mappa
key-s = S
key-s-does = vai alla pila aperta
key-u = U
key-u-does = annulla
key-esc = Esc
key-esc-does = rimetti giù, chiudi

## Panels

panels = Pannelli
tab-log = Cronaca
tab-tracks = Tracciati
tab-sequence = Sequenza
tab-hand = Carte
tab-forces = Luoghi
tab-talk = Chat
log = Cronaca
you-are-here = (sei qui)
effects = In vigore
cup-active = Attivo ora
cup-inside = Nel contenitore
cup-drawn = Giocati
known-cards = Carte che conosci:
use-card = Usa questa carta
why-not-card = Perché non si può giocare?
dice = Dadi
needed = serve { $needed } o meno
no-roll-yet = Nessun dado è ancora stato tirato.
find-place = Cerca un luogo
empty-places = Anche i luoghi vuoti
places = Luoghi
chat = Chat
nothing-said = Ancora nessun messaggio.
say-something = Di' qualcosa
send = Invia
to-side = al compagno
only-partner = Solo al mio compagno
partner-does-not-hear = Le regole non ti permettono di parlare con chi gioca con te: non legge quello che scrivi qui.
talk-is-for-players = La chat è per chi gioca.
notes = Appunti privati
notes-hint = Li leggi solo tu.
odds = Probabilità
odds-win = l'attaccante infligge più centri
odds-wiped = tutti i difensori eliminati
odds-inflicted = Centri inflitti
odds-suffered = Centri subiti
odds-levels-title = Livelli persi
odds-mean = { $mean } in media
odds-values = Chi spara e con quale valore
odds-added = Si aggiunge al dado:
odds-attackers = Attaccanti
odds-defenders = Difensori
read-rule = Leggi la regola { $clause }
rule = Regola { $clause }
rule-editions = In che cosa differiscono le edizioni
rule-reason = Perché la leggiamo così
rule-missing = Questa regola non ha testo.

## The menu of the table

seats = Posti
online = in linea
offline = non in linea
stand-in-plays = gioca il computer
grant-day = Concedi un giorno
copy-my-link = Copia il mio link
copy-onlooker-link = Copia link spettatori
invitations = Inviti
invitations-hint = Ogni invito vale una volta sola. Finché nessuno lo usa puoi rivederlo, sostituirlo o revocarlo.
invited-long-ago = { $seat }: c'è un invito più vecchio che non si può più mostrare
not-invited = { $seat }: ancora nessun invito
invite = Invita
invite-anew = Sostituisci
withdraw = Revoca
my-seat = Il mio posto
stand-in = Fai giocare il computer
take-back-seat = Riprendi il mio posto
vacation = in vacanza, restano { $left }
vacation-begin = Vai in vacanza (restano { $left })
vacation-end = Riprendo a giocare
propose-rewind = Chiedi di annullare l'ultima mossa
pass-by-itself = Passa automaticamente se non ho risposte
notify-me = Avvisami al mio turno
this-game = Questa partita
export = Salva in un file
trouble = Il server non ha capito: { $detail }
trouble-no_such_game = Questa partita non esiste.
trouble-not_your_seat = Quel link non apre nessun posto qui.
trouble-not_allowed = Qui non sono ammessi spettatori.
trouble-too_many = Troppo in fretta: aspetta un momento.
trouble-too_costly = C'era troppo da calcolare: aspetta un momento.
trouble-unavailable = Il server è occupato o si sta fermando. Riprova fra un momento.
trouble-may_not_talk = Ora non puoi scriverlo a nessuno.
trouble-not_playable = Questa partita si può solo guardare.
trouble-invitation = Questo è un invito a un posto.
trouble-invitation_used = Questo invito non vale più: qualcuno ha preso il posto, oppure è stato revocato. Se l'hai preso tu, apri la partita nel browser che hai usato allora.

## Replay and dice

replay = Rivedi la partita
to-game = Torna alla partita
to-start = Inizio
to-end = Fine
step-back = Un passo indietro
step-on = Un passo avanti
play-film = Avvia
pause = Pausa
moment = Momento della partita
eyes = Vista di
onlooker = uno spettatore
verify-intro = Prima del primo tiro il server ha pubblicato un sigillo: l'impronta di un seme segreto. A partita finita il seme è rivelato e ogni tiro si può rifare.
dice-false = I dadi non concordano con il sigillo.
dice-sealed = La partita continua: i dadi sono sigillati fino alla fine.
dice-agree = { $count ->
    [one] Tiri che corrispondono al seme: { $agree } su 1.
   *[other] Tiri che corrispondono al seme: { $agree } su { $count }.
  }
verified-here = Lo ha calcolato il tuo browser, dal verbale della partita e da ciò che ricorda. Non si fida della parola del server.
seal-same = Il sigillo è quello che questo browser ha visto prima di mandare il suo contributo casuale.
seal-differs = Il sigillo non è quello che questo browser ha visto all'inizio.
seal-unseen = Questo browser non ha visto il sigillo all'inizio: non giocavi, o usavi un altro dispositivo. Confrontalo con quello che hai annotato allora.
seed-differs = Il seme non dà il sigillo.
salt-missing = Il contributo casuale mandato da questo browser non è nel verbale.
salt-none = Questo browser non ha aggiunto un contributo casuale a questa partita.
dice-nothing = Nessun tiro si è potuto controllare.
entries-misnumbered = Nel verbale, la voce in posizione { $place } porta il numero { $number }: alcune voci mancano, sono ripetute o non sono in ordine.
salt-start-differs = Il verbale comincia con contributi casuali che nessuno può avere mandato: vengono prima di quello di questo browser, oppure dopo ce ne sono più dei posti liberi.
salt-not-sent = La voce { $entry } aggiunge a nome del tuo posto un contributo casuale che questo browser non ha mandato.
seal-late = La voce { $entry } mette i dadi sotto un nuovo sigillo, quando non era più permesso.
salt-late = Il contributo casuale di un altro giocatore è stato aggiunto alla voce { $entry }, dopo il tuo e dopo il primo tiro: quel giocatore o il server poteva provarne diversi e tenere il più conveniente.
first-difference = Il primo tiro diverso: voce { $entry }, tirato { $values }.
seal-seen = Il sigillo che ho visto
seal-seen-at = il { $when }, prima che questo browser mandasse il suo contributo casuale
same = uguale
different = diverso
gives-seal = dà il sigillo
salt-mine = mio
salt-of-start = dall'inizio della partita
salt-since = dalla voce { $entry }
every-roll = Tutti i tiri
cannot-say = non si può sapere
at-set-up = preparazione
not-verifiable = Il verbale di questa partita non si legge, quindi i dadi non si possono controllare.
commitment = Sigillo
seed = Seme
seed-secret = segreto fino alla fine della partita
salts = Contributo casuale dei giocatori
entry = Voce
rolled = Tirato
rule-column = Regola
checked = Controllato

## My games and the account

computer = il computer
against = contro { $names }
hot-seat = le due parti allo stesso schermo
guest-games-hint = Queste sono le partite di cui questo browser ha conservato i link. Per ritrovarle ovunque:
forget = Togli da questo elenco
account-intro = Per giocare non serve un profilo. Con un profilo ritrovi le tue partite in ogni browser e ricevi un avviso quando tocca a te.
sign-in = Accedi
sign-out = Esci
register = Crea un profilo
signed-in = Profilo: { $name }.
name = Nome
password = Password
new-password = Nuova password
old-password = Password attuale
email = E-mail
email-optional = E-mail (per ricevere un avviso al tuo turno)
email-hint = Serve ad avvisarti quando tocca a te e a recuperare la password. Nessun altro la vede.
email-none = Non hai indicato nessun indirizzo.
email-confirmed = Confermato
email-waiting = Da confermare
email-no-mail = Questo server non invia e-mail.
email-change = Cambia indirizzo
email-remove = Lascia il campo vuoto per eliminare l'indirizzo.
email-code-sent = Abbiamo inviato un codice a { $email }. Inseriscilo qui entro un giorno, oppure apri il link che trovi nel messaggio.
email-is-yours = Il tuo indirizzo è confermato.
code = Codice ricevuto per e-mail
confirm = Conferma
send-again = Invia un altro codice
sent-again = Un altro codice è in arrivo; quello di prima non vale più.
webhook = Webhook
webhook-hint = Un indirizzo web da chiamare quando tocca a te.
change-password = Cambia la password
password-changed = La password è stata cambiata e hai chiuso l'accesso da tutti gli altri browser.
forgotten = Hai dimenticato la password?
forgotten-intro = Scrivi il tuo nome o il tuo indirizzo e-mail. Se esiste un profilo con un indirizzo confermato, riceverai un codice.
name-or-email = Nome o e-mail
send-code = Inviami un codice
have-code = Ho già un codice
code-on-its-way = Se il profilo esiste, il codice è in arrivo. Vale per un'ora.
set-password = Imposta la nuova password
password-set = La nuova password è attiva e tutti gli accessi sono stati chiusi. Usala per accedere.
sessions = Dove hai effettuato l'accesso
session-here = Questo browser
session-unknown = Browser sconosciuto
session-used = Ultimo uso: { $when }
session-since = dal { $when }
session-end = Chiudi
session-end-which = Chiudi l'accesso: { $which }
session-end-others = Chiudi gli altri accessi
session-ended = L'accesso è stato chiuso.
sessions-ended = L'accesso è chiuso su tutti gli altri browser.
account-trouble-BadName = Questo nome non si può usare: solo lettere di un unico alfabeto, cifre e . _ -
account-trouble-NameTaken = Questo nome non è disponibile: è già preso, somiglia troppo a un altro o è riservato.
account-trouble-BadAddress = Questo non è un indirizzo e-mail.
account-trouble-BadWebhook = Questo indirizzo non si può chiamare: deve essere raggiungibile da Internet.
account-trouble-BadCode = Il codice è sbagliato, scaduto o già usato.
account-trouble-NotAuthorized = Il nome o la password sono sbagliati.
account-trouble-TooManyTries = Troppi tentativi: riprova più tardi.
account-trouble-TooManyRequests = Troppe richieste: riprova più tardi.

## Numbers

pieces-here = { $count ->
    [0] nessuna unità
    [one] 1 unità
   *[other] { $count } unità
  }
older = { $count ->
    [one] 1 riga precedente
   *[other] { $count } righe precedenti
  }
odds-hits = { $count ->
    [0] nessuno
    [one] 1 centro
   *[other] { $count } centri
  }
odds-deducted = { $count ->
    [one] 1 centro è tolto (già contato).
   *[other] { $count } centri sono tolti (già contati).
  }
rolls-unsealed = { $count ->
    [one] 1 tiro è stato fatto prima che la partita fosse importata qui, sotto un altro sigillo: non si può controllare.
   *[other] { $count } tiri sono stati fatti prima che la partita fosse importata qui, sotto un altro sigillo: non si possono controllare.
  }
rolls-before-salt = { $count ->
    [one] 1 tiro è stato fatto prima che si aggiungesse il tuo contributo casuale: chi conosceva il seme poteva prevederlo.
   *[other] { $count } tiri sono stati fatti prima che si aggiungesse il tuo contributo casuale: chi conosceva il seme poteva prevederli.
  }
odds-levels = { $count ->
    [0] nessuno
   *[other] { $count }
  }
hand-of = Mano ({ $side }): { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
days-hours = { $days } g { $hours } h
hours-minutes = { $hours } h { $minutes } min
die-value = valore dell'unità che ha sparato
end-marker = fine della partita
this-moment = Che cosa è successo in questo momento
computer-reason = Il motivo del computer: { $reason }
march-there = Marcia verso { $place }

### Glance: the strip, the drawer, orders, log and counters

at-a-glance = In breve
you = Tu:
you-are = Giochi con: { $seat }
you-watch = Stai guardando
onlooker-short = Spettatore
turn-of = Turno { $turn } di { $of }
score-and-goal = Il punteggio, e che cosa fa vincere
score-of = { $side }: { $score }
your-move = Tocca a te
their-move = Tocca a: { $names }
drawer = Ordini, cronaca e altro
mp = PM
played-itself = Unica scelta, fatta per te: { $what }.
forced-by-itself = Scegli per me quando c'è una sola scelta
show-everything = Mostra tutto
newest = Ultime righe
what-is-this = Che cos'è?
### board
board-find = Mostra che cosa si può scegliere
board-bare = Nascondi le pedine
board-lens = Lente d'ingrandimento
board-places = Luoghi sulla mappa
board-sheets = Fogli della mappa
board-asked = qui si può fare qualcosa
key-f = F
key-f-does = sulla mappa: mostra che cosa si può scegliere
key-h = H
key-h-does = sulla mappa: nasconde le pedine, le mostra di nuovo
key-l = L
key-l-does = sulla mappa: lente d'ingrandimento
### film

film-of-battle = Film della battaglia
film-whole-game = L'intera partita
film-title = Che cosa succede
film-running = Si mostra che cosa succede. Spazio o Esc porta al presente.
film-watch-hint = Potrai agire appena sarà stato mostrato tutto.
film-skip = Vai al presente
film-skip-keys = Spazio o Esc
film-speed = Velocità
film-instant = Senza filmato
film-sound = Suono
film-happened = Che cosa è appena successo
film-losses = Perdite
film-lost = perde { $units }
film-turned = gira sul retro { $units }
film-again = Rivedi
film-link = Copia un link a questo momento
film-link-copied = Il link è copiato.
die-hits = { $value }, a segno
die-misses = { $value }, a vuoto
battle-sheet = Foglio di battaglia
battle-fires = Fuoco: { $side }
battle-who = Unità
battle-value = Valore
battle-choose-loss = Scegli la perdita
battle-odds-of = Probabilità: { $deed }
key-space = Spazio
key-space-does = salta il filmato
battle-hits = { $count ->
    [0] nessun centro
    [one] 1 centro
   *[other] { $count } centri
  }
### Lezioni

learn = Impara a giocare
learn-short = Impara
learn-lead = Brevi lezioni a un tavolo vero, pochi minuti l'una. Fai tutto tu, e qualcuno ti dice perché.
learn-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
  }
learn-done = fatta
learn-begin = Comincia
learn-go-on = Continua
learn-again = Ancora una volta
learn-play = Gioca
learn-guided = La tua prima battaglia
learn-guided-about = { $scenario }: una piccola partita intera contro un avversario mite, con un maestro accanto. Puoi mandarlo via quando vuoi.
learn-nothing = Qui non ci sono ancora lezioni.
learn-trouble = Non ha funzionato. Riprova tra un momento.
teacher = Maestro
lesson-step = Passo { $step } di { $steps }
lesson-listen = Leggi che cosa dice il maestro
lesson-next = Avanti
lesson-back = Indietro
lesson-hint = Un aiuto
lesson-show = Fammi vedere
lesson-all = Tutte le lezioni
lesson-following = Prossima lezione
lesson-guided = La tua prima battaglia
coach = Maestro
coach-fold = Chiudi il biglietto
coach-unfold = Apri il biglietto
coach-on = Chiedi al maestro
coach-off = Faccio da solo
coach-waits = Ora decide l'altra parte. Guarda che cosa fa: presto toccherà di nuovo a te.
coach-thinks = Fammi pensare…
coach-would = Io farei così: { $deed }.
coach-follow = Fai così
coach-won = Hai vinto la tua prima battaglia. Guarda le ultime righe del diario: dicono quali luoghi e quali perdite hanno fatto i punti. Il prossimo avversario sarà meno mite.
coach-lost = Persa, ma imparata. Guarda le ultime righe del diario: dicono quali luoghi e quali perdite hanno fatto i punti. Ancora una volta, o passiamo alle partite?
coach-drawn = Pareggio. Guarda le ultime righe del diario: dicono dove si poteva prendere un punto in più.
coach-to-games = Alle partite
welcome-lead = Di' che cosa sai, e ti portiamo nel posto giusto. Lo chiediamo una volta sola.
welcome-nothing = Non so ancora niente
welcome-nothing-leads = Una prima lezione, tre minuti
welcome-a-little = Conosco giochi simili
welcome-a-little-leads = Una piccola battaglia con un maestro
welcome-enough = So quello che faccio
welcome-enough-leads = Alle partite
### Persone

end-the-game = Finire la partita
resign = Abbandona
resign-sure = Se abbandoni, perdi la partita. Sei sicuro?
resign-yes = Sì, abbandono
resign-waits = Hai abbandonato; tocca ai tuoi compagni decidere.
draw-offer = Offri il pareggio
draw-offered = Pareggio offerto da: { $names }.
draw-accept = Accetta il pareggio
draw-waits = Hai offerto il pareggio. L'offerta vale finché l'altra parte non gioca.
draw-withdraw = Ritirala
claim-hint = Nessun ritorno da due settimane: { $names }. La partita può essere tua.
claim = Reclama la partita
rematch = Rivincita, a parti invertite
rematch-waits = È pronta una nuova partita.
rematch-join = Vai alla nuova partita
ended-resigned = Abbandona la partita: { $seat }.
ended-drawn = Pareggio per accordo.
ended-timed_out = Tempo scaduto: { $seat }.
ended-abandoned = Non è più tornato al tavolo: { $seat }.
ended-closed = La partita è stata chiusa, senza risultato.
the-rules = Regolamento
clock-kind = Tempo
clock-none = Senza orologio
clock-live = Minuti, al tavolo
clock-days = Giorni, per corrispondenza
clock-minutes = Minuti per ogni giocatore
clock-seconds = Secondi in più a ogni turno
clock-flag = Quando il tempo scade
clock-flag-stand_in = subentra il computer
clock-flag-loss = la partita è persa (con più di due parti subentra il computer)
clock-live-hint = Gli orologi partono quando tutti i giocatori sono arrivati al tavolo.
clock-days-hint = Gli orologi partono quando tutti i posti sono presi.
clock-waits = Gli orologi partono quando ci sono tutti.
push = Avvisi in questo browser
push-hint = Quando tocca a te questo browser mostra un avviso, anche se nessuna nostra pagina è aperta. Quel che dice viaggia cifrato.
push-on = Attiva
push-off = Disattiva
push-is-on = Questo browser ti avvisa quando tocca a te.
push-unsupported = Questo browser non può mostrare avvisi, oppure la pagina non passa per https.
push-blocked = Gli avvisi di questo sito sono bloccati nelle impostazioni del tuo browser.
player-unknown = Nessun giocatore si chiama { $name }.
player-since = Qui dal { $day }
player-page = Risultati
my-page = I miei risultati
ratings = Punteggi
rating-hint = Glicko-2. La forza vera sta nell'intervallo con una probabilità del 95%; si restringe a ogni partita valida.
rating-unsure = ancora incerto
rated-games = { $count ->
    [one] 1 partita valida
   *[other] { $count } partite valide
  }
no-rating = Ancora nessuna partita valida.
no-results = Ancora nessuna partita finita.
unrated = non valida
results = Risultati
result = Risultato
day = Giorno
game = Partita
opponent = Avversario
guests = Ospiti
head-to-head = Scontri diretti
won = Vinte
drawn = Pareggiate
lost-game = Perse
tournament-new = Apri un torneo
tournament-new-hint = Manda il link agli altri. Quando sono iscritti tutti lo avvii tu; le partite di ogni turno si creano da sole.
tournament-title = Nome del torneo
tournament-kind = Abbinamenti
tournament-swiss = Svizzero
tournament-round_robin = Girone all'italiana
tournament-rounds = Turni
tournament-open-it = Aprilo
tournament-open = In attesa di giocatori
tournament-over = Concluso
tournament-round = Turno { $round } di { $rounds }
tournament-sign-in = Accedi per partecipare
tournament-join = Partecipa
tournament-leave = Ritirati
tournament-start = Avvia
tournament-copy = Copia il link
with-clocks = { $bank } per ogni giocatore
round-number = Turno { $round }
bye = riposo, 1 punto
to-the-table = Al tavolo
standings = Classifica
place-number = Posto
player = Giocatore
points = Punti
withdrawn = ritiro
tie-breaks = Come si decidono i pari merito
buchholz = Buchholz
buchholz-hint = I punti di tutti i tuoi avversari sommati.
sonneborn = Sonneborn-Berger
sonneborn-hint = I punti degli avversari battuti, più metà dei punti di quelli con cui hai pareggiato.
trouble-muted = Per ora non puoi parlare.
report = Segnala qualcuno
report-whom = Chi
report-line = Qualcosa che è stato detto
report-text = Che cosa è successo
report-send = Invia ai gestori
report-sent = Grazie. I gestori del server leggeranno la segnalazione.
operator = Per i gestori
reports = Segnalazioni
no-reports = Nessuna segnalazione aperta.
act = Provvedimento
act-take = Prendere un provvedimento
acts = Provvedimenti presi
act-mute = Togli la parola
act-unmute = Rendi la parola
act-ban = Escludi
act-unban = Riammetti
act-close = Chiudi la partita
act-dismiss = Archivia
act-target = Account, partita o partita/posto
act-reason = Motivo
act-days = Giorni
grant-minutes = Dai altri 5 minuti
### Porte: la prima pagina, gli inviti, il regolamento

welcome-title = Giochi di guerra storici, secondo le regole
learn-title = Prima volta? Impara giocando
learn-text = Brevi lezioni su un tavolo vero. Senza leggere prima il regolamento.
the-games = I giochi
card-play = Gioca
terminal-only = Nel terminale
terminal-how = Non ha ancora un tavolo nel browser. In un terminale:
read-rules = Regole
start-here = Comincia qui
play-now-title = Gioca subito: { $game }
set-up-title = Oppure prepara una partita: { $game }
more-options = Altre opzioni
rule-options = Opzioni delle regole
list-game = Mostrala nella prima pagina: chiunque può partecipare
play-solo = Gioco io tutte le parti: non coprire mai lo schermo
hot-seat-hint = A uno schermo solo: si copre a ogni cambio di giocatore, se c'è qualcosa da nascondere.
fact-players = Giocatori: { $range }
fact-minutes = { $minutes } min
fact-hours = { $hours } h
fact-range = da { $from } a { $to }
difficulty-1 = facile
difficulty-2 = media
difficulty-3 = impegnativa
open-games = In attesa di un avversario
open-games-none = Al momento nessuno aspetta. Prepara qui sotto una partita con un posto per qualcun altro e mostrala qui.
join-as = Partecipa: { $seat }
games-to-watch = Da guardare
watch = Guarda
no-clocks = Senza orologi
clock-terms = Orologi: { $bank }, più { $bonus } per ogni decisione
all-my-games = Tutte le mie partite

rules-of = Le regole: { $game }
rules-own-words = Con parole nostre; fa testo il regolamento stampato. Dove questo tace, un'interpretazione dice come lo legge il programma, e perché.
chapters = Capitoli
search-rules = Cerca nelle regole
search-hint = una parola, o un numero come 7.4
rules-found = { $count ->
    [0] Nessun risultato
    [one] 1 clausola trovata
   *[other] { $count } clausole trovate
  }
ruling = interpretazione
scope-basic = gioco base
scope-advanced = gioco avanzato
clause-link = L'indirizzo di questa clausola
show-me = Fammi vedere
hide-example = Nascondi l'esempio
example-missing = Al momento l'esempio non si può mostrare.
in-rulebook = Apri nel regolamento
print = Stampa

invited-by-to = { $host } ti invita a una partita: { $game }
invited-to = C'è un invito per te: { $game }
your-side-is = La tua parte
you-meet = Incontri
the-clocks = Tempo
takes-about = Dura circa
span-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
  }
span-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
  }
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
  }
span-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
  }
welcome-question = È la prima volta che vieni qui?

### A newcomer's table
log-empty = Non è ancora successo nulla.
moment-empty = Niente da raccontare di questo passo.
lesson = Lezione
### What stands behind the rules, and pictures to keep

cover-link = Come è provato
cover-title = Come sono provate le regole di { $game }
cover-lead = Ogni clausola con i punti del codice che la fanno rispettare e i test che la provano.
cover-source-package = Dalla versione { $version }, com'era quando il pacchetto è stato costruito.
cover-source-checkout = Dal sorgente della versione { $version } con cui funziona questo server.
cover-run = I test falliti o saltati nell'ultima esecuzione non contano.
cover-not-run = Nessuna esecuzione dei test è registrata: sono contati così come sono scritti.
cover-loading = Lettura di codice e test…
cover-unknown = Qui non si sa
cover-unknown-hint = Questo server funziona senza i test di questo gioco, e il suo pacchetto non porta un rapporto su di essi.
cover-show = Quali clausole
cover-all = Tutte
cover-proved = Applicate e provate
cover-missing = Mancanti
cover-apart = Non applicabili
cover-search = Cerca tra clausole, codice e test
cover-search-hint = 7.4, breccia, movement.py
cover-of = Applicate e provate: { $proved } su { $all }
cover-places = { $count ->
    [0] da nessuna parte nel codice
    [one] 1 punto del codice
   *[other] { $count } punti del codice
  }
cover-tests = { $count ->
    [0] nessun test
    [one] 1 test
   *[other] { $count } test
  }
cover-code = Nel codice
cover-proofs = Provata da
save-picture = Salva un'immagine
share-picture = Condividi un'immagine
picture-failed = Questo browser non riesce a fare un'immagine della mappa.

### Ways to go, tournaments, reports, an empty list of games

more-controls = Altro
ways-to-go = { $count ->
    [one] un modo
   *[other] { $count } modi
}
tournaments = Tornei
tournaments-none = Al momento nessun torneo aspetta giocatori. Aprine uno: comparirà qui e tutti potranno iscriversi.
tournament-players = { $count ->
    [one] un giocatore finora, aperto da { $owner }
   *[other] { $count } giocatori finora, aperto da { $owner }
}
tournament-look = Guarda e partecipa
tournament-listed = Mostralo nella prima pagina finché aspetta giocatori
report-this = Segnala ciò che è stato detto
report-this-hint = I gestori di questo server leggono questa riga e ciò che è stato detto intorno. Nessun altro saprà della segnalazione.
report-line-of = Segnala ciò che ha detto { $name }
report-around = Che cosa è stato detto
report-the-line = Segnalato:
no-games-yet = Qui trovi tutte le partite che giochi: a chi tocca, quanto tempo resta e la via per tornare al tavolo. Per ora non ce n'è nessuna. La prima lezione dura tre minuti, una piccola battaglia contro il computer venti.
no-games-learn = Segui la prima lezione
no-games-play = Gioca una prima battaglia
no-games-account = Questo browser ricorda le tue partite. Per ritrovarle da qualsiasi altro:
### Hexes
hex-way = { $count ->
        [one] { $count } esagono di strada
       *[other] { $count } esagoni di strada
    }
### the open table

held-of = In mano: { $what }
held-hint = Trascinalo o giralo con la maniglia. Tocca altri pezzi per muoverli insieme.
held-asking = …
held-refused = Non è permesso:
held-turn-left = Gira a sinistra
held-turn-right = Gira a destra
held-exact = Esatto
held-exact-hint = Dove, in numeri
held-ahead = In avanti
held-right = A destra
held-turn = Girato (°)
held-go = Fissa
held-let-go = Lascia
held-let-go-hint = Lascialo: resta dov'era (Esc)
held-put-down = Metti giù
table-stick = Righello
table-looks = guarda a { $wind ->
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ovest
    [w] ovest
   *[nw] nord-ovest
  }
key-qe = Q, E, virgola, punto
key-qe-does = sul tavolo: gira ciò che hai in mano; con Maiusc sull'angolo frontale
key-nudge = Frecce con qualcosa in mano
key-nudge-does = sul tavolo: spostalo del passo più piccolo; con Maiusc di più
key-v = V
key-v-does = sul tavolo: qui la strada di ciò che hai in mano piega
### Hexes
hex-cost = costa { $cost }
hex-level = livello { $level }
hex-left = ne restano { $left }
hex-plan = Che cosa si farebbe
hex-turn-hint = Giralo, o tocca un vertice del suo esagono.
turn-left = Gira a sinistra
turn-right = Gira a destra
facing-0 = rivolto a nord-est
facing-1 = rivolto a est
facing-2 = rivolto a sud-est
facing-3 = rivolto a sud-ovest
facing-4 = rivolto a ovest
facing-5 = rivolto a nord-ovest
facing-6 = rivolto verso il lato nord
facing-7 = rivolto verso il lato nord-est
facing-8 = rivolto verso il lato sud-est
facing-9 = rivolto verso il lato sud
facing-10 = rivolto verso il lato sud-ovest
facing-11 = rivolto verso il lato nord-ovest
lenses = Osserva la mappa
lens-needs-piece = Scegli prima una pedina.
lens-needs-place = Indica un luogo.
lens-needs-line = Scegli una pedina o un luogo, poi indica un altro luogo.
lens-needs-all = Non c'è nulla da vedere.
next-actor = Il prossimo che può agire
find-on-map = Trova sulla mappa
find-on-map-hint = Reggimento, comandante o numero dell'esagono
find-nothing = Sulla mappa nulla ha questo nome.
mini-map = Tutta la mappa; fai clic dove vuoi guardare
key-comma = Virgola, punto
key-comma-does = su una mappa a esagoni: gira ciò che hai in mano
key-bracket = <, >
key-bracket-does = su una mappa a esagoni: piega il fianco sinistro o destro di ciò che hai in mano; di nuovo: raddrizzalo
key-page = Pagina su, pagina giù
key-page-does = su una mappa a esagoni: un altro posto nella pila per ciò che hai in mano
key-n = N
key-n-does = su una mappa a esagoni: mostra il prossimo che può agire
key-b = B
key-b-does = sul tavolo: qui la strada di ciò che hai in mano piega

### Boot camps

learn-games = Giochi

### Markers in the hand

markers-to-choose = Segnalini tra cui scegliere
### campaign: talk between two
talk-with = Con chi
talk-table = Il tavolo
talk-alone = Tra te e { $name }
talk-alone-hint = Questo possono leggerlo solo tu e { $name }.
talk-say-to = Scrivi a { $name }
talk-unread = ({ $count } da leggere)

### campaign: forms and papers
tab-papers = Patti
forms = Che cosa si può scrivere
form-reads = Dice così
form-empty = Ancora niente.
form-number = Un numero intero da { $low } a { $high }.
form-too-few = Scegline { $low }; finora { $count }.
form-too-many = Al massimo { $high }; ne hai scelti { $count }.
form-too-long = Troppo lungo: { $count } su { $high }.
form-choose = Scegli una voce.
form-less = Di meno: { $label }
form-more = Di più: { $label }
form-send = Invia
form-seal = Sigilla e invia
form-cancel = Metti via
form-stale = Intanto è successo qualcosa. Guarda di nuovo, poi invia.
paper-sealed = sigillato
paper-unsealed = non ancora
paper-offered = In attesa di risposta
paper-signed = In vigore
paper-ended = Non più in vigore
papers-none = Finora non è stato scritto nulla.

### campaign: battles on a sheet of their own
board-begun = Si gioca su «{ $title }».
board-watch = Guarda

### campaign: more than two players
players = Giocatori
still-deciding = deve ancora decidere
their-move-many = Devono ancora decidere: { $count }

### campaign: the chronicle
chronicle = Cronaca
chronicle-of = Cronaca: { $title }
chronicle-whole = Tutta la guerra, anno per anno.
chronicle-so-far = Fin qui, per quanto ne sai.
chronicle-share = Copia il link
chronicle-print = Stampa
chronicle-map = La mappa. { $title }
chronicle-realm = { $name }:
chronicle-changed = Cerchiate: passate di mano quest'anno.
chronicle-battles = Battaglie
chronicle-replay = Rivedi
chronicle-quiet = Nulla da raccontare.
chronicle-empty = Non c'è ancora nulla da raccontare.
### The table by hand

table-tray = Pezzi da disporre
held-block = Blocco di { $count }
held-block-hint = Prendi tutto il blocco con cui può muovere
held-aims = Indica un nemico.
last-turn = Prima dell'ultimo turno altrui
key-g = G
key-g-does = mostra o nascondi dove stava tutto prima dell'ultimo turno altrui
### Sheets

tab-sheets = Fogli
sheet-charts = Tabelle
sheet-turn = Riepilogo del turno
sheet-of = { $sheet }: { $piece }
sheet-give = Dai questa istruzione
sheet-leave = Lascia com'era
sheet-nothing = Non c'è niente da leggere su questo.
chart-last = Ultimo tiro: { $what }
chart-next = Il tiro che si farebbe: cade in una delle caselle accese.
chart-lit = (qui)
chart-pick = Tabella
chart-follow = Segui i tiri
sheet-turn-short = Turno
turn-pick = Turno
turn-going-on = (ora)
turn-score = Punti
turn-map = Sulla mappa
turn-losses = Perdite
turn-lost = persi { $points }
turn-lost-all = persi { $points }, fuori gioco
turn-gone = fuori gioco
turn-activations = Attivazioni
turn-nothing = Nessuna
turn-none = Nessun turno è ancora iniziato.
turn-over = Un turno è finito: riepilogo
### Il laboratorio

make-own = Crea una battaglia
make-heading = Crea una battaglia: { $game }
make-play = Gioca
make-save = Salva il file
make-open = Apri un file
make-undo = Annulla
make-restart = Ricomincia
make-saved = Salvato come { $name }.
make-opened = { $name } è sul banco.
make-not-opened = In { $name } non c'è nessuna battaglia.
make-title = Titolo
make-parts = Parti della battaglia
make-tab-armies = Eserciti
make-tab-terrain = Terreno
make-tab-setup = Inizio
make-sum = Elementi: { $count } (al massimo { $most }) · { $cost }
make-army-name = Nome dell'esercito
make-begin-with = Comincia con
make-choose-list = un esercito del gioco…
make-choose-table = un terreno del gioco…
make-add-row = Aggiungi truppe
make-troops = Tipo di truppe
make-count = Quanti: { $name }
make-fewer = Uno in meno: { $name }
make-more = Uno in più: { $name }
make-remove = Togli: { $name }
make-add-piece = Aggiungi un pezzo
make-pieces = Pezzi sul tavolo
make-leave-terrain = Lascia il terreno ai giocatori
make-free-terrain = Sono i giocatori a disporre il terreno. Aggiungi un pezzo per disporlo qui.
make-bigger = Più grande
make-smaller = Più piccolo
make-x = Da sinistra, cm
make-y = Dal basso, cm
make-level = Livello
make-sight = Blocca la vista
make-hand-hint = Trascina il pezzo o uno dei suoi angoli.
make-chain-hint = Il fiume si muove tutto insieme. Trascina un angolo per piegarlo; aggiungi un fiume per allungarlo.
make-table = Il tavolo dall'alto
make-table-keys = Trascina pezzi e angoli. Da tastiera: le frecce spostano (con Maiusc di più), Q ed E girano, + e − cambiano la misura, Canc toglie.
make-piece-at = { $number } { $name }, { $x } cm da sinistra, { $y } cm dal basso
make-element-at = { $name }, { $x } cm da sinistra, { $y } cm dal basso, rivolto a { $angle }°
make-element-keys = Trascina gli elementi dove devono stare. Da tastiera: le frecce spostano (con Maiusc di più), Q ed E girano.
make-corner = Angolo { $number }, { $x } cm da sinistra, { $y } cm dal basso
make-checked = Controllo
make-check = Controlla di nuovo
make-sound = Tutto in ordine: questa battaglia si può giocare.
make-wrong = { $count ->
    [one] C'è un errore:
   *[other] Ci sono { $count } errori:
  }
make-who = Chi gioca?

### campaign: a battle left to the computer
stand-in-battle = Fai combattere questa battaglia al computer

### The laboratory

lab = Laboratorio
lab-lead = Fai affrontare i giocatori del computer quante volte vuoi e guarda il risultato farsi sempre più sicuro. Ogni partita si può aprire sul tavoliere, e il resoconto si condivide con un link.
lab-door = Computer contro computer: chi vince e quanto spesso, in quale scenario, con quali regole? Con intervalli, grafici e ogni partita sul tavoliere.
lab-enter = Vai al Laboratorio
lab-off = Questo server non ha un Laboratorio: il gestore non l'ha attivato.
lab-missing = Al Laboratorio di questo server mancano i pacchetti necessari. Il gestore può installarli:
lab-new = Una nuova serie
lab-system = Gioco
lab-how-many = Quanti giocatori si affrontano
lab-player = Giocatore { $number }
lab-how-much = Quante volte
lab-games = Partite
lab-most = Al massimo { $games ->
    [one] una partita
   *[other] { $games } partite
  } e { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  } per serie. Ogni seme si gioca una volta per ciascun ordine dei posti.
lab-seed = Primo seme
lab-seed-hint = Lo stesso seme ridà le stesse partite.
lab-begin = Avvia
lab-runs = Le tue serie
lab-no-runs = Ancora niente. Quello che avvii compare qui.
lab-look = Guarda
lab-alone = { $player } contro { $player }
lab-share = { $share }% ({ $low } – { $high })
lab-wins = { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
  }
lab-draws = { $draws ->
    [one] 1 pareggio, diviso fra tutti
   *[other] { $draws } pareggi, divisi fra tutti
  }
lab-of-games = Partite: { $played } di { $games }
lab-of-all = { $games ->
    [one] una partita
   *[other] { $games } partite
  }
lab-state-waiting = In attesa del suo turno
lab-state-playing = In corso
lab-state-done = Finita
lab-state-stopped = Fermata
lab-state-failed = Interrotta
lab-trouble-died = il processo che giocava si è fermato. Ciò che è stato giocato resta.
lab-trouble-full = il disco del server è pieno.
lab-trouble-interrupted = il server nel frattempo è stato fermato. Ciò che è stato giocato resta.
lab-trouble-too_long = è durata troppo. Ciò che è stato giocato resta.
lab-refusal-LabFull = Sono già in corso o in attesa tutte le serie che il server consente. Torna quando una è finita.
lab-refusal-LabMissing = A questo server mancano i pacchetti del Laboratorio.
lab-refusal-LabDisk = Il server non ha spazio per un'altra serie.
lab-refusal-LabOff = Questo server non ha un Laboratorio.
lab-refusal-NotFound = Questa serie non esiste o non è più conservata.
lab-refusal-TooManyRequests = Troppe richieste insieme. Aspetta un minuto.
lab-report = Resoconto
lab-copy = Copia il link del resoconto
lab-stop = Ferma
lab-resume = Continua
lab-remove = Elimina
lab-results = A che punto siamo
lab-by-player = Per giocatore
lab-by-side = Per parte, chiunque la giochi
lab-trail = Quota di partite: { $name }
lab-trail-now = Dopo { $games ->
    [one] una partita
   *[other] { $games } partite
  }: { $share }
lab-interval-note = Fra parentesi, e ombreggiato: con il 95% di certezza la quota vera è lì. Più sono le partite, più stretto è l'intervallo. La linea tratteggiata è la quota pari.
lab-the-games = Le partite
lab-won = Ha vinto: { $names }
lab-game-number = partita { $number }
lab-decisions = { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
  }
lab-with-seed = seme { $seed }
lab-open = Sul tavoliere
lab-all-games = Mostrale tutte: { $games }

### The analysis of a finished game

analysis = Analisi
analysis-making = Il computer ripercorre la partita. Ci vuole un momento, di più per una partita lunga.
analysis-ready = È pronta.
analysis-missing = A questo server mancano i pacchetti necessari. Il gestore può installarli:
analysis-off = Il gestore di questo server non offre l'analisi.
analysis-failed = Questa partita non si può analizzare.
analysis-open = Apri l'analisi
analysis-going-on = La partita è ancora in corso. Si potrà analizzare quando sarà finita.

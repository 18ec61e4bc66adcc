## The report of the laboratory

report-title = Rapporto: { $scenario }
report-players = { $games ->
    [one] Una partita
   *[other] { $games } partite
  } tra giocatori automatici: { $players }
report-summary = In breve
report-wins = Chi vince
report-course = L'andamento di una partita
report-length = Durata e scelta
report-use = Che cosa si usa
report-luck = Dadi o scelte
report-swings = Le decisioni più costose
report-made = Com'è stato fatto
report-comparison = Che cosa è cambiato
report-map = Sulla mappa
report-games = partite
report-draws = pareggi
report-mean-decisions = decisioni a partita
report-mean-turns = turni a partita
report-mean-lead-changes = cambi di vantaggio a partita
report-mean-dice = tiri a partita
report-share = quota di partite
report-by-side = Per parte
report-by-player = Per giocatore
report-wins-note = I pareggi si dividono fra tutti. Le linee sono intervalli al 95%; quella tratteggiata è la quota pari.
report-score = punteggio
report-progress = parte della partita
report-score-over-time = Punteggio durante la partita
report-score-note = La linea è la partita mediana; la fascia contiene la metà centrale delle partite.
report-lead-changes = Cambi di vantaggio
report-drama = Quando si decide
report-drama-note = Dopo quale parte della partita il vincitore è rimasto in vantaggio fino alla fine.
report-decisions = Decisioni
report-turns = Turni
report-candidates = azioni permesse in media
report-branching = Quanta scelta c'è
report-branching-note = Le decisioni più comuni, secondo la regola che le chiede; contate su un campione.
report-map-note = Più è scuro, più ce ne sono; i numeri sono a partita. Indica un luogo per leggere il suo numero.
report-heat-fights = scontri a partita
report-heat-deaths = perdite a partita
report-heat-stands = unità presenti in media
report-map-fights = Dove si combatte
report-map-deaths = Dove si perdono le unità
report-map-stands = Dove stanno le unità
report-map-by-side = Per parte
report-map-side-stands = dove sta
report-map-side-deaths = dove perde unità
report-map-never = { $count ->
    [one] Un luogo su { $total } dove non è mai entrato nessuno
   *[other] { $count } luoghi su { $total } dove non è mai entrato nessuno
  }
report-share-of-games = quota di partite
report-cards = Carte giocate
report-cards-note = { $count ->
    [one] Le meno giocate; un'altra non è mostrata.
   *[other] Le meno giocate; altre { $count } non sono mostrate.
  }
report-yes = sì
report-no = no
report-reasons = Perché i giocatori l'hanno fatto
report-times-a-game = volte a partita
report-unit = unità
report-acted = si è mossa o ha combattuto in
report-was-lost = persa in
report-units = { $count ->
    [one] Un'unità
   *[other] { $count } unità
  }
report-rule = regola
report-in-games = nelle partite
report-rules = { $count ->
    [one] Una regola entrata in gioco
   *[other] { $count } regole entrate in gioco
  }
report-rules-fired = { $able } clausole del regolamento possono far succedere o decidere qualcosa; { $fired } sono entrate in gioco.
report-rules-never = { $count ->
    [one] Una clausola mai entrata in gioco
   *[other] { $count } clausole mai entrate in gioco
  }
report-rules-never-note = Aspettano un caso raro, un altro scenario o un'altra opzione, o un giocatore che le sfrutti.
report-luck-told = { $games ->
    [one] Una partita
   *[other] { $games } partite
  } con dadi e pensieri scambiati: i dadi spiegano il { $dice }% del distacco finale (da { $low } a { $high }), le scelte il { $choices }%, le due cose insieme il { $together }%.
report-place-in-game = partita { $game }, turno { $turn }, voce { $entry }
report-when = quando
report-swings-chosen = Scelte
report-swings-rolled = Scelte con un tiro di dadi
report-swings-note = Quanta probabilità di vittoria una decisione è costata a una parte, secondo il giudizio dei giocatori automatici. Solo nelle prime partite.
report-who = chi
report-what = che cosa
report-cost = probabilità di vittoria persa
report-figure = dato
report-here = qui
report-there = a confronto con
report-chance = rischio d'errore
report-sure = certo
report-share-of = quota di partite: { $side }
report-compared = { $sure ->
    [0] Nulla differisce con certezza
    [one] Un dato differisce con certezza
   *[other] { $sure } dati differiscono con certezza
  } tra queste { $here } partite e le { $there } con cui si confrontano. Tutti i confronti sono corretti secondo il loro numero (Holm).
report-back = Alla serie
report-made-note = Il computer è un giocatore fra tanti: ciò che non fa mai può comunque essere utile.
report-made-system = gioco
report-made-players = giocatori
report-made-options = opzioni
report-made-usual = quelle predefinite
report-made-seed = primo seme
report-made-version = programma
report-made-revision = revisione delle regole
report-made-digest = impronta dei file di dati
report-said-ahead = In vantaggio: { $side }, con il { $share }% di { $games ->
    [one] una partita
   *[other] { $games } partite
  }, di certo più della quota pari (dal { $low } al { $high }%).
report-said-even = Le parti sembrano pari ({ $side }: { $share }% di { $games ->
    [one] una partita
   *[other] { $games } partite
  }, dal { $low } al { $high }%).
report-said-unsure = Forse in vantaggio: { $side }, con il { $share }% di { $games ->
    [one] una partita
   *[other] { $games } partite
  }; ma può essere un caso (dal { $low } al { $high }%).
report-said-few = Troppo poche partite per dire quale parte sia in vantaggio ({ $side }: { $share }% di { $games ->
    [one] una partita
   *[other] { $games } partite
  }, ma potrebbe essere dal { $low } al { $high }%).
report-said-length = Una partita richiede in media { $decisions } decisioni e il vantaggio passa di mano { $leads } volte.
report-said-decided = In media è decisa dopo il { $part }% della sua durata.
report-said-fights = Si combatte soprattutto qui: { $place }.
report-said-never = { $count ->
    [one] In un luogo non è mai entrato nessuno.
   *[other] In { $count } luoghi non è mai entrato nessuno.
  }
report-said-luck = I dadi spiegano il { $part }% del distacco finale.
player-general = il Generale
player-colonel = il Colonnello
player-captain = il Capitano
player-recruit = la Recluta
player-random = casuale

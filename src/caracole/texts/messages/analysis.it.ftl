## The analysis of one finished game, beside the messages of the report

report-one-back = Alla partita
report-one-title = Analisi: { $scenario }
report-one-course = L'andamento della partita
report-one-turns = Le svolte
report-one-won = Ha vinto: { $sides }, { $scores }.
report-one-ended = Ha vinto: { $sides }, prima che la partita fosse giocata fino in fondo.
report-one-drawn = Nessun vincitore: pareggio.
report-one-closed = Nessun vincitore: la partita è stata chiusa.
report-one-length = Ci sono volute { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
  }, e il vantaggio { $leads ->
    [0] non è mai passato di mano
    [one] è passato di mano una volta
   *[other] è passato di mano { $leads } volte
  }.
report-one-decided = Dopo il { $part }% della partita il vincitore è rimasto in vantaggio fino alla fine.
report-one-decisions = decisioni
report-one-turns-played = turni
report-one-lead-changes = cambi di vantaggio
report-one-dice = tiri
report-one-chance = probabilità di vittoria
report-one-chances = Chi poteva vincere
report-one-chances-note = Come il computer giudica ogni posizione, comprese le informazioni nascoste. È un'opinione, non la verità.
report-one-turns-note = Le decisioni dopo le quali una parte aveva meno probabilità di vincere di prima. Se si sono tirati dadi, contano anche quelli.
report-one-no-turns = Nessuna decisione, da sola, è costata molto.
report-one-entry = mossa
report-one-left = probabilità rimasta
report-one-fell = dadi
report-one-rolled = tirati
report-one-times = volte
report-one-cards = Carte giocate: { $cards }.
report-one-lost = { $count ->
    [one] Un'unità persa
   *[other] { $count } unità perse
  }: { $units }.

## The laboratory

lab-share = { $share }% (da { $low } a { $high })
lab-elo = { $elo } Elo (da { $low } a { $high })
lab-result = { $player }: { $share } delle partite, { $elo }. I pareggi si dividono fra tutti; intervalli al 95%, su coppie di partite con lo stesso seme.
lab-shows = { $games ->
    [one] Una partita mostra
   *[other] { $games } partite mostrano
  } differenze di almeno { $elo } Elo.
lab-sprt-better = Decisione dopo { $games ->
    [one] una partita
   *[other] { $games } partite
  }: più forte di almeno { $better } Elo. Una prova di lunghezza fissa ne richiede { $fixed }.
lab-sprt-worse = Decisione dopo { $games ->
    [one] una partita
   *[other] { $games } partite
  }: più forte di { $worse } Elo al massimo. Una prova di lunghezza fissa ne richiede { $fixed }.
lab-sprt-open = Nessuna decisione dopo { $games ->
    [one] una partita
   *[other] { $games } partite
  }, tra { $worse } e { $better } Elo. Una prova di lunghezza fissa ne richiede { $fixed }.
lab-opponent = contro
lab-blunder = svista
lab-total = in tutto
lab-per-game = a partita
lab-interval = intervallo al 95%
lab-without-reason = Scelte senza motivo: { $share }% (da { $low } a { $high }).
lab-catch-all = Scelte il cui motivo non dice nulla: { $share }% (da { $low } a { $high }).
lab-share-of = quota: { $who }
lab-chance = rischio d'errore
lab-basis = base
lab-holm = { $comparisons ->
    [0] Nulla da confrontare.
    [one] Un confronto con la base; * segna una differenza difficilmente dovuta al caso.
   *[other] { $comparisons } confronti con la base, corretti secondo il loro numero (Holm); * segna differenze difficilmente dovute al caso.
  }
lab-even = In equilibrio con { $value }.
lab-not-even = Nessun valore dà l'equilibrio; il più vicino è { $value }.
lab-checked = Con semi nuovi: { $share }.
lab-found = Trovate: { $share }.

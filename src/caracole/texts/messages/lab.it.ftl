## The laboratory

lab-share = { $share } % (da { $low } a { $high })
lab-elo = { $elo } Elo (da { $low } a { $high })
lab-result = { $player }: { $share } delle partite, { $elo }. I pareggi sono divisi; intervalli al 95 % su coppie con lo stesso seme.
lab-shows = { $games ->
    [one] Una partita mostra
   *[other] { $games } partite mostrano
  } differenze di almeno { $elo } Elo.
lab-sprt-better = Deciso dopo { $games ->
    [one] una partita
   *[other] { $games } partite
  }: più forte di almeno { $better } Elo. Una prova di lunghezza fissa ne richiede { $fixed }.
lab-sprt-worse = Deciso dopo { $games ->
    [one] una partita
   *[other] { $games } partite
  }: più forte di { $worse } Elo al massimo. Una prova di lunghezza fissa ne richiede { $fixed }.
lab-sprt-open = Non deciso dopo { $games ->
    [one] una partita
   *[other] { $games } partite
  }, tra { $worse } e { $better } Elo. Una prova di lunghezza fissa ne richiede { $fixed }.
lab-opponent = contro
lab-blunder = svista
lab-total = in tutto
lab-per-game = a partita
lab-interval = intervallo al 95 %
lab-without-reason = Scelte senza motivo: { $share } % (da { $low } a { $high }).
lab-catch-all = Scelte il cui motivo non dice nulla: { $share } % (da { $low } a { $high }).
lab-share-of = quota: { $who }
lab-chance = rischio d'errore
lab-basis = base
lab-holm = { $comparisons ->
    [0] Nulla da confrontare.
    [one] Un confronto con la base; * segna una differenza che difficilmente è un caso.
   *[other] { $comparisons } confronti con la base, corretti per il loro numero (Holm); * segna differenze che difficilmente sono un caso.
  }
lab-even = In equilibrio con { $value }.
lab-not-even = Nessun valore è in equilibrio; il più vicino è { $value }.
lab-checked = Con semi nuovi: { $share }.
lab-found = Trovate: { $share }.

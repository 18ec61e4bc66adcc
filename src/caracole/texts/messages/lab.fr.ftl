## The laboratory

lab-share = { $share } % (de { $low } à { $high })
lab-elo = { $elo } Elo (de { $low } à { $high })
lab-result = { $player } : { $share } des parties, { $elo }. Les matchs nuls sont partagés entre tous ; intervalles à 95 %, sur des paires de parties de même graine.
lab-shows = { $games ->
    [one] Une partie montre
   *[other] { $games } parties montrent
  } des différences d'au moins { $elo } Elo.
lab-sprt-better = Décision après { $games ->
    [one] une partie
   *[other] { $games } parties
  } : plus fort d'au moins { $better } Elo. Un test de longueur fixe en demande { $fixed }.
lab-sprt-worse = Décision après { $games ->
    [one] une partie
   *[other] { $games } parties
  } : plus fort de { $worse } Elo au plus. Un test de longueur fixe en demande { $fixed }.
lab-sprt-open = Pas de décision après { $games ->
    [one] une partie
   *[other] { $games } parties
  }, entre { $worse } et { $better } Elo. Un test de longueur fixe en demande { $fixed }.
lab-opponent = contre
lab-blunder = bévue
lab-total = en tout
lab-per-game = par partie
lab-interval = intervalle à 95 %
lab-without-reason = Choix sans raison : { $share } % (de { $low } à { $high }).
lab-catch-all = Choix dont la raison ne dit rien : { $share } % (de { $low } à { $high }).
lab-share-of = part : { $who }
lab-chance = risque d'erreur
lab-basis = base
lab-holm = { $comparisons ->
    [0] Rien à comparer.
    [one] Une comparaison avec la base ; * marque une différence qui n'est guère due au hasard.
   *[other] { $comparisons } comparaisons avec la base, corrigées selon leur nombre (Holm) ; * marque les différences qui ne sont guère dues au hasard.
  }
lab-even = Équilibre avec { $value }.
lab-not-even = Aucune valeur ne donne l'équilibre ; la plus proche est { $value }.
lab-checked = Avec des nouvelles graines : { $share }.
lab-found = Trouvés : { $share }.

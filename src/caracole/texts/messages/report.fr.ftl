## The report of the laboratory

report-title = Rapport : { $scenario }
report-players = { $games ->
    [one] Une partie
   *[other] { $games } parties
  } entre joueurs automatiques : { $players }
report-summary = En bref
report-wins = Qui gagne
report-course = Le cours d'une partie
report-length = Durée et choix
report-use = Ce qui est utilisé
report-luck = Dés ou choix
report-swings = Les décisions les plus coûteuses
report-made = Comment il a été fait
report-comparison = Ce qui a changé
report-map = Sur la carte
report-games = parties
report-draws = matchs nuls
report-mean-decisions = décisions par partie
report-mean-turns = tours par partie
report-mean-lead-changes = changements d'avantage par partie
report-mean-dice = jets par partie
report-share = part des parties
report-by-side = Par camp
report-by-player = Par joueur
report-wins-note = Les matchs nuls sont partagés entre tous. Les traits sont des intervalles à 95 % ; le pointillé est la part égale.
report-score = score
report-progress = part de la partie
report-score-over-time = Score au cours de la partie
report-score-note = La ligne est la partie médiane ; la bande contient la moitié centrale des parties.
report-lead-changes = Changements d'avantage
report-drama = Quand tout se décide
report-drama-note = Après quelle part de la partie le vainqueur a mené jusqu'au bout.
report-decisions = Décisions
report-turns = Tours
report-candidates = actions permises en moyenne
report-branching = Combien de choix il y a
report-branching-note = Les décisions les plus courantes, selon la règle qui les demande ; comptées sur un échantillon.
report-map-note = Plus c'est sombre, plus il y en a ; les nombres sont par partie. Pointez un lieu pour lire son nombre.
report-heat-fights = combats par partie
report-heat-deaths = pertes par partie
report-heat-stands = unités présentes en moyenne
report-map-fights = Où l'on combat
report-map-deaths = Où les unités sont perdues
report-map-stands = Où se tiennent les unités
report-map-by-side = Par camp
report-map-side-stands = où il se tient
report-map-side-deaths = où il perd des unités
report-map-never = { $count ->
    [one] Un lieu sur { $total } où personne n'est jamais entré
   *[other] { $count } lieux sur { $total } où personne n'est jamais entré
  }
report-share-of-games = part des parties
report-cards = Cartes jouées
report-cards-note = { $count ->
    [one] Les moins jouées ; une autre n'est pas montrée.
   *[other] Les moins jouées ; { $count } autres ne sont pas montrées.
  }
report-yes = oui
report-no = non
report-reasons = Pourquoi les joueurs l'ont fait
report-times-a-game = fois par partie
report-unit = unité
report-acted = a bougé ou combattu dans
report-was-lost = perdue dans
report-units = { $count ->
    [one] Une unité
   *[other] { $count } unités
  }
report-rule = règle
report-in-games = dans les parties
report-rules = { $count ->
    [one] Une règle entrée en jeu
   *[other] { $count } règles entrées en jeu
  }
report-rules-fired = { $able } clauses des règles peuvent faire arriver ou décider quelque chose ; { $fired } sont entrées en jeu.
report-rules-never = { $count ->
    [one] Une clause jamais entrée en jeu
   *[other] { $count } clauses jamais entrées en jeu
  }
report-rules-never-note = Elles attendent un cas rare, un autre scénario ou une autre option, ou un joueur qui s'en serve.
report-luck-told = { $games ->
    [one] Une partie
   *[other] { $games } parties
  } aux dés et pensées échangés : les dés expliquent { $dice } % de l'écart final (de { $low } à { $high }), les choix { $choices } %, les deux ensemble { $together } %.
report-place-in-game = partie { $game }, tour { $turn }, entrée { $entry }
report-when = quand
report-swings-chosen = Choix
report-swings-rolled = Choix avec un jet de dés
report-swings-note = Ce qu'une décision a coûté à un camp en chances de victoire, selon le jugement des joueurs automatiques. Dans les premières parties seulement.
report-who = qui
report-what = quoi
report-cost = chances de victoire perdues
report-figure = donnée
report-here = ici
report-there = comparé à
report-chance = risque d'erreur
report-sure = sûr
report-share-of = part des parties : { $side }
report-compared = { $sure ->
    [0] Rien ne diffère à coup sûr
    [one] Une donnée diffère à coup sûr
   *[other] { $sure } données diffèrent à coup sûr
  } entre ces { $here } parties et les { $there } auxquelles on les compare. Toutes les comparaisons sont corrigées selon leur nombre (Holm).
report-back = Vers la série
report-made-note = L'ordinateur est un joueur parmi d'autres : ce qu'il ne fait jamais peut tout de même être utile.
report-made-system = jeu
report-made-players = joueurs
report-made-options = options
report-made-usual = celles par défaut
report-made-seed = première graine
report-made-version = programme
report-made-revision = révision des règles
report-made-digest = empreinte des fichiers de données
report-said-ahead = En tête : { $side }, avec { $share } % de { $games ->
    [one] une partie
   *[other] { $games } parties
  }, sûrement plus que la part égale (de { $low } à { $high } %).
report-said-even = Les camps semblent équilibrés ({ $side } : { $share } % de { $games ->
    [one] une partie
   *[other] { $games } parties
  }, de { $low } à { $high } %).
report-said-unsure = Peut-être en tête : { $side }, avec { $share } % de { $games ->
    [one] une partie
   *[other] { $games } parties
  } ; mais ce peut être le hasard (de { $low } à { $high } %).
report-said-few = Trop peu de parties pour dire quel camp a l'avantage ({ $side } : { $share } % de { $games ->
    [one] une partie
   *[other] { $games } parties
  }, mais ce peut être de { $low } à { $high } %).
report-said-length = Une partie demande en moyenne { $decisions } décisions, et l'avantage change de camp { $leads } fois.
report-said-decided = En moyenne, elle est décidée après { $part } % de sa durée.
report-said-fights = On combat surtout ici : { $place }.
report-said-never = { $count ->
    [one] Personne n'est jamais entré dans un lieu.
   *[other] Personne n'est jamais entré dans { $count } lieux.
  }
report-said-luck = Les dés expliquent { $part } % de l'écart final.
player-general = le Général
player-colonel = le Colonel
player-captain = le Capitaine
player-recruit = la Recrue
player-random = au hasard

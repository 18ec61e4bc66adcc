# Ce qui se lit à côté de la carte : tables, consignes permanentes, brigades.

## Charts

chart-efficiency = Marqueurs d'Efficacité
chart-marker = marqueur
chart-side = { $side }
chart-coordination = Coordination des brigades
chart-coordination-die = dé + valeur de coordination
chart-coordination-result = { $result ->
    [confusion] confusion : ni mouvement ni combat avec ce marqueur
    [failure] aucun effet
   *[other] { $number ->
        [99] toutes les brigades agissent ensemble
       *[other] brigades qui agissent ensemble : { $number } au plus
      }
  }
chart-orders-change = Changement d'ordres
chart-orders-change-die = dé + valeur d'ordres
chart-orders-change-result = { $result ->
    [retain_and_stay] ordres gardés, sur place
    [retain] ordres gardés
    [loose_rein] la bride sur le cou
    [change_and_stay] changement permis, sur place
   *[other] changement permis
  }
chart-unreliable = Chef peu fiable
chart-unreliable-die = dé
chart-unreliable-result = { $result ->
    [A] agressif
    [C] prudent
   *[other] normal
  }
chart-fire = Tir
chart-artillery-fire = Tir d'artillerie : obus
chart-modified-die = dé modifié
chart-points = points de force qui tirent
chart-guns = canons qui tirent
chart-code-loss = autant de PF perdus
chart-code-check = un test de cohésion
chart-code-check-added = un test de cohésion avec 2 de plus
chart-code-disorder = en désordre
chart-code-none = sans effet
chart-range = Portée
chart-hexes = distance en hex
chart-gun = { $gun }
chart-fire-modifiers = Modificateurs de tir
chart-limit-massed-from = PF ou plus dans l'hex : cible massée
chart-limit-dispersed-up-to = PF ou moins dans l'hex : cible dispersée
chart-pre-assault = Test avant assaut
chart-assault-ratio = Assaut : rapport de forces
chart-ratio = attaque contre défense
chart-assault-modifiers = Modificateurs d'assaut
chart-assault = Assaut
chart-result = résultat
chart-attackers = assaillants
chart-defenders = défenseurs
chart-assault-side = { $result }{ $retreat ->
    [0] {""}
    [1] , retraite de 1 hex
   *[other] , retraite de { $retreat } hex
  }{ $rout ->
    [true] , déroute si le test échoue
   *[other] {""}
  }{ $abandons ->
    [true] , canons abandonnés
   *[other] {""}
  }{ $advance ->
    [true] , avance
   *[other] {""}
  }{ $onward ->
    [true] , assaut prolongé
   *[other] {""}
  }
chart-movement = Coûts de mouvement
chart-terrain = { $terrain }
chart-arm = { $arm } : { $orders }
chart-leader = chef
chart-prohibited = interdit
chart-as-ground = comme le terrain à côté de la route
chart-half = un demi-point
chart-as-stream = comme un ruisseau
chart-cover = Couvert
chart-cover-small-arms = armes légères
chart-cover-canister = mitraille
chart-cover-shell = obus
chart-cover-assault = assaut
chart-cover-pre-assault = test avant assaut

## Standing instructions

paper-instructions = Consignes
instructions-title = Consignes permanentes
instructions-how = Ce que vous dites ici répond pour vous quand l'autre camp agit : la partie n'a pas à attendre. Personne d'autre ne le voit. Chaque consigne peut changer une fois par tour, pendant que vous donnez vos ordres ou qu'une de vos brigades agit.
instructions-secret = Les consignes permanentes d'un camp sont son secret.
instructions-not-now = Cela peut changer pendant que vous donnez vos ordres ou qu'une de vos brigades agit, pas maintenant.
instructions-fire = Tir
instructions-assault = Assaut
instructions-others = Se tourner, céder du terrain, chefs
instruction-ask = Me demander
instruction-always = Toujours
instruction-never = Jamais
instruction-if-disordered = Si en désordre
instruction-about-return_fire = L'ennemi tire sur vos unités : celles qui le peuvent ripostent-elles ?
instruction-about-withdrawal_fire = Une unité ennemie quitte un hex dans le Front de votre infanterie ou cavalerie : lui tire-t-on dessus ?
instruction-about-approach_fire = Une unité ennemie arrive à trois hex ou moins de vos canons : lui tirent-ils dessus ?
instruction-about-pre_assault_fire = L'ennemi va donner l'assaut à vos unités : tirent-elles d'abord ?
instruction-about-reaction_facing = L'ennemi arrive à côté de votre unité ou tire dans son flanc : peut-elle se tourner ou refuser un flanc ? Chacune passe alors un test de cohésion.
instruction-about-reaction_movement = L'ennemi approche de votre cavalerie montée ou de vos canons : cèdent-ils du terrain avant le contact ?
instruction-about-retreat_before_assault = Vos unités subissent un assaut : se retirent-elles avant le choc ?
instruction-about-countercharge = Votre cavalerie montée est chargée : va-t-elle au-devant de la charge ?
instruction-about-continued_assault = Vos unités ont repoussé un assaut : poursuivent-elles les assaillants ?
instruction-about-leaders_go_along = Au tour de l'ennemi, des troupes avec un chef se retirent ou avancent : les suit-il ?
instruction-now-no-one = Maintenant : aucune de vos unités n'est là où la question se poserait.
instruction-now-return_fire = Maintenant : si { $other } tire sur { $unit } en { $hex }, la question se pose.
instruction-now-withdrawal_fire = Maintenant : si { $other } s'éloigne de { $unit } en { $hex }, la question se pose.
instruction-now-approach_fire = Maintenant : si { $other } arrive à trois hex ou moins de { $unit } en { $hex }, la question se pose.
instruction-now-pre_assault_fire = Maintenant : si { $other } donne l'assaut à { $unit } en { $hex }, la question se pose.
instruction-now-reaction_facing = Maintenant : si { $other } arrive à côté de { $unit } en { $hex }, la question se pose.
instruction-now-reaction_movement = Maintenant : si { $other } approche de { $unit } en { $hex }, la question se pose.
instruction-now-retreat_before_assault = Maintenant : si { $other } donne l'assaut à { $unit } en { $hex }, la question se pose.
instruction-now-countercharge = Maintenant : si { $other } charge { $unit } en { $hex }, la question se pose.
instruction-now-continued_assault = Maintenant : si un assaut de { $other } contre { $unit } en { $hex } échoue, la question se pose.
instruction-now-leaders_go_along = Maintenant : si { $unit } doit quitter { $hex }, la question se pose pour { $leader }.

## Brigades

paper-army = Brigades
paper-brigade = Brigade
army-side = { $side }
army-division = { $division }
army-name = { $brigade }
army-brigade = Brigade
army-orders = Ordres
army-strength = Force
army-state = { $orders }{ $reserve ->
    [true] , en Réserve
   *[other] {""}
  }{ $number ->
    [0] {""}
   *[other] , Fatigue { $number }
  }{ $out_of_command ->
    [true] , hors commandement
   *[other] {""}
  }{ $ineffective ->
    [true] , inefficace au combat
   *[other] {""}
  }
army-under = Ordres { $orders ->
    [march] de Marche
    [advance] d'Avance
   *[attack] d'Attaque
  }
army-leader = { $leader }{ $hex ->
    [none] {""}
   *[other] , en { $hex }
  } : valeur d'ordres { $rating }, { $profile ->
    [A] agressif
    [C] prudent
    [U] peu fiable
   *[other] normal
  }
army-losses = Force { $strength } sur { $printed } : { $points ->
    [0] aucune perte
   *[other] PF perdus { $points }
  }
army-out-this-turn = Hors commandement ce tour-ci : s'active moins souvent
army-chain = { $near ->
    [true] Son chef est dans le rayon du chef de division.
   *[other] Son chef est hors du rayon du chef de division.
  }
army-units = Unités
army-unit = Unité
army-condition = État
army-command = Commandement
army-unit-at = { $unit }, { $place ->
    [map] { $hex }
    [not_arrived] à venir
    [eliminated] éliminée
    [routed] en déroute
    [veiled] hors de vue
   *[other] a quitté la carte
  }
army-unit-state = { $disordered ->
    [true] en désordre
   *[other] en ordre
  }{ $collapsed ->
    [true] , effondrée
   *[other] {""}
  }{ $blown ->
    [true] , fourbue
   *[other] {""}
  }{ $ammunition ->
    [low] , peu de munitions
    [out] , sans munitions
   *[other] {""}
  }{ $abandoned ->
    [true] , abandonnée
   *[other] {""}
  }
army-command-none = {"–"}
army-command-marked = Hors ce tour-ci
army-command-in = Oui
army-command-out = Non : ni dans le rayon de son chef ni à côté d'une unité qui est sous commandement
army-change = Si elle tente de changer d'ordres
army-change-when = Une fois avec chaque marqueur qui l'active, avant qu'une brigade agisse.
army-coordination = Si sa division se coordonne
army-coordination-rating = Valeur de coordination de { $leader } : { $rating }

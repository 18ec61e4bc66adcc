# Quello che si legge accanto alla mappa: tabelle, istruzioni permanenti, brigate.

## Charts

chart-efficiency = Segnalini di Efficienza
chart-marker = segnalino
chart-side = { $side }
chart-coordination = Coordinamento delle brigate
chart-coordination-die = dado + valore di coordinamento
chart-coordination-result = { $result ->
    [confusion] confusione: né movimento né combattimento con questo segnalino
    [failure] nessun effetto
   *[other] { $number ->
        [99] tutte le brigate agiscono insieme
       *[other] brigate che agiscono insieme: al massimo { $number }
      }
  }
chart-orders-change = Cambio di ordini
chart-orders-change-die = dado + valore di ordini
chart-orders-change-result = { $result ->
    [retain_and_stay] Mantiene e Rimane
    [retain] Mantiene
    [loose_rein] A Briglie Sciolte
    [change_and_stay] Cambia e Rimane
   *[other] Cambia
  }
chart-unreliable = Leader inaffidabile
chart-unreliable-die = dado
chart-unreliable-result = { $result ->
    [A] aggressivo
    [C] cauto
   *[other] normale
  }
chart-fire = Fuoco
chart-artillery-fire = Fuoco d'artiglieria: granata
chart-modified-die = dado modificato
chart-points = punti di forza che sparano
chart-guns = cannoni che sparano
chart-code-loss = altrettanti PF persi
chart-code-check = un UDD
chart-code-check-added = un UDD con 2 in più
chart-code-disorder = in Disordine
chart-code-none = nessun effetto
chart-range = Gittata
chart-hexes = distanza in esagoni
chart-gun = { $gun }
chart-fire-modifiers = Modificatori del fuoco
chart-limit-massed-from = o più PF nell'esagono: bersaglio ammassato
chart-limit-dispersed-up-to = o meno PF nell'esagono: bersaglio disperso
chart-pre-assault = UDD pre-assalto
chart-assault-ratio = Assalto: rapporto di forza
chart-ratio = attacco contro difesa
chart-assault-modifiers = Modificatori dell'assalto
chart-assault = Assalto
chart-result = risultato
chart-attackers = attaccanti
chart-defenders = difensori
chart-assault-side = { $result }{ $retreat ->
    [0] {""}
    [1] , ritirata di 1 esagono
   *[other] , ritirata di { $retreat } esagoni
  }{ $rout ->
    [true] , in rotta chi fallisce un UDD
   *[other] {""}
  }{ $abandons ->
    [true] , cannoni abbandonati
   *[other] {""}
  }{ $advance ->
    [true] , avanzata
   *[other] {""}
  }{ $onward ->
    [true] , assalto continuato
   *[other] {""}
  }
chart-movement = Costi di movimento
chart-terrain = { $terrain }
chart-arm = { $arm }: { $orders }
chart-leader = leader
chart-prohibited = vietato
chart-as-ground = come il terreno accanto alla strada
chart-half = mezzo punto
chart-as-stream = come un ruscello
chart-cover = Copertura
chart-cover-small-arms = armi leggere
chart-cover-canister = mitraglia
chart-cover-shell = granata
chart-cover-assault = assalto
chart-cover-pre-assault = UDD pre-assalto

## Standing instructions

paper-instructions = Istruzioni
instructions-title = Istruzioni permanenti
instructions-how = Quello che dici qui risponde per te quando agisce l'altra parte, così la partita non deve aspettare. Nessun altro lo vede. Ogni istruzione si può cambiare una volta per turno, mentre dai gli ordini o agisce una tua brigata.
instructions-secret = Le istruzioni permanenti di una parte sono un suo segreto.
instructions-not-now = Si può cambiare mentre dai gli ordini o agisce una tua brigata, non adesso.
instructions-fire = Fuoco
instructions-assault = Assalto
instructions-others = Girarsi, cedere terreno, leader
instruction-ask = Chiedimelo
instruction-always = Sempre
instruction-never = Mai
instruction-if-disordered = Chi è in Disordine
instruction-about-return_fire = Il nemico spara alle tue unità: quelle che possono rispondono al fuoco?
instruction-about-withdrawal_fire = Un'unità nemica lascia un esagono nel Fronte della tua fanteria o cavalleria: le sparano?
instruction-about-approach_fire = Un'unità nemica arriva entro tre esagoni dai tuoi cannoni: le sparano?
instruction-about-pre_assault_fire = I nemici stanno per assaltare le tue unità: queste sparano prima?
instruction-about-reaction_facing = Il nemico arriva accanto a una tua unità o le spara sul fianco: può girarsi o piegare un fianco? Chi lo fa tira un UDD.
instruction-about-reaction_movement = Il nemico si avvicina alla tua cavalleria montata o ai tuoi cannoni: cedono terreno prima del contatto?
instruction-about-retreat_before_assault = Le tue unità sono assaltate: si ritirano prima dello scontro?
instruction-about-countercharge = La tua cavalleria montata è caricata: va incontro alla carica?
instruction-about-continued_assault = Le tue unità hanno respinto un assalto: inseguono gli attaccanti?
instruction-about-leaders_go_along = Nel turno del nemico le truppe con un leader si ritirano o avanzano: lui le segue?
instruction-now-no-one = Adesso: nessuna tua unità è in un posto dove verrebbe chiesto.
instruction-now-return_fire = Adesso: se { $other } spara a { $unit } in { $hex }, verrà chiesto.
instruction-now-withdrawal_fire = Adesso: se { $other } si allontana da { $unit } in { $hex }, verrà chiesto.
instruction-now-approach_fire = Adesso: se { $other } arriva entro tre esagoni da { $unit } in { $hex }, verrà chiesto.
instruction-now-pre_assault_fire = Adesso: se { $other } assalta { $unit } in { $hex }, verrà chiesto.
instruction-now-reaction_facing = Adesso: se { $other } arriva accanto a { $unit } in { $hex }, verrà chiesto.
instruction-now-reaction_movement = Adesso: se { $other } si avvicina a { $unit } in { $hex }, verrà chiesto.
instruction-now-retreat_before_assault = Adesso: se { $other } assalta { $unit } in { $hex }, verrà chiesto.
instruction-now-countercharge = Adesso: se { $other } carica { $unit } in { $hex }, verrà chiesto.
instruction-now-continued_assault = Adesso: se un assalto di { $other } contro { $unit } in { $hex } fallisce, verrà chiesto.
instruction-now-leaders_go_along = Adesso: se { $unit } deve lasciare { $hex }, verrà chiesto per { $leader }.

## Brigades

paper-army = Brigate
paper-brigade = Brigata
army-side = { $side }
army-division = { $division }
army-name = { $brigade }
army-brigade = Brigata
army-orders = Ordini
army-strength = Forza
army-state = { $orders }{ $reserve ->
    [true] , in Riserva
   *[other] {""}
  }{ $number ->
    [0] {""}
   *[other] , Affaticamento { $number }
  }{ $out_of_command ->
    [true] , Fuori Comando
   *[other] {""}
  }{ $ineffective ->
    [true] , inefficiente in combattimento
   *[other] {""}
  }
army-under = Ordini di { $orders }
army-leader = { $leader }{ $hex ->
    [none] {""}
   *[other] , in { $hex }
  }: valore di ordini { $rating }, { $profile ->
    [A] aggressivo
    [C] cauto
    [U] inaffidabile
   *[other] normale
  }
army-losses = Forza { $strength } su { $printed }: { $points ->
    [0] nessuna perdita
   *[other] PF persi { $points }
  }
army-out-this-turn = Fuori Comando in questo turno: si attiva meno spesso
army-chain = { $near ->
    [true] Il suo leader è nel raggio del leader di divisione.
   *[other] Il suo leader è fuori dal raggio del leader di divisione.
  }
army-units = Unità
army-unit = Unità
army-condition = Stato
army-command = Comando
army-unit-at = { $unit }, { $place ->
    [map] { $hex }
    [not_arrived] deve arrivare
    [eliminated] eliminata
    [routed] in rotta
    [veiled] non in vista
   *[other] ha lasciato la mappa
  }
army-unit-state = { $disordered ->
    [true] in Disordine
   *[other] in ordine
  }{ $collapsed ->
    [true] , Crollata
   *[other] {""}
  }{ $blown ->
    [true] , Esausta
   *[other] {""}
  }{ $ammunition ->
    [low] , poche munizioni
    [out] , senza munizioni
   *[other] {""}
  }{ $abandoned ->
    [true] , abbandonata
   *[other] {""}
  }
army-command-none = {"–"}
army-command-marked = Fuori in questo turno
army-command-in = Sì
army-command-out = No: né nel raggio del suo leader né accanto a un'unità che è in comando
army-change = Se prova a cambiare ordini
army-change-when = Una volta con ogni segnalino che la attiva, prima che agisca una brigata.
army-coordination = Se la sua divisione si coordina
army-coordination-rating = Valore di coordinamento di { $leader }: { $rating }

# Le frasi della campagna di Piccole Guerre.

## Come si chiamano le opzioni

battles-hand = A mano sul tavolo
battles-computer = Dal computer, subito
council-turn = Prima del turno di ogni giocatore
council-season = Una volta per stagione

## Parts of sentences, used below

elements-in-words = { $count ->
    [0] nessun elemento
    [one] 1 elemento
   *[other] { $count } elementi
  }
stack-FtP = { $count } FtP
stack-FtM = { $count } FtM
stack-FtL = { $count } FtL
stack-CvP = { $count } CvP
stack-CvL = { $count } CvL
talents-in-words = { $talents ->
    [0] nessun talento
    [one] 1 talento
   *[other] { $talents } talenti
  }
season-name = { $season ->
    [spring] primavera
    [summer] estate
   *[winter] inverno
  }
pact-terms = { $peace ->
    [true] {"; "}pace
   *[false] { "" }
  }{ $passage ->
    [mine] {"; "}chi propone concede il passaggio
    [yours] {"; "}l'altro concede il passaggio
    [both] {"; "}entrambi concedono il passaggio
   *[none] { "" }
  }{ $pays ->
    [mine] {"; "}chi propone paga { $gold } { $gold ->
        [one] talento
       *[other] talenti
      } alla firma
    [yours] {"; "}l'altro paga { $gold } { $gold ->
        [one] talento
       *[other] talenti
      } alla firma
   *[none] { "" }
  }{ $owes ->
    [mine] {"; "}chi propone paga { $tribute } { $tribute ->
        [one] talento
       *[other] talenti
      } ogni anno
    [yours] {"; "}l'altro paga { $tribute } { $tribute ->
        [one] talento
       *[other] talenti
      } ogni anno
   *[none] { "" }
  }{ $contingent ->
    [mine] {"; "}chi propone manda un contingente se richiesto
    [yours] {"; "}l'altro manda un contingente se richiesto
    [both] {"; "}entrambi mandano un contingente se richiesto
   *[none] { "" }
  }{ $words ->
    [true] {"; "}«{ $text }»
   *[false] { "" }
  }

## Events

event-campaign-began = Comincia la campagna. Giocatori: { $players }. Anni: { $years }.
event-year-began = Anno { $year } su { $years }.
event-season-began = Anno { $year }, { season-name }.
event-denunciation-sealed = { $player } ha annotato in segreto quali legami denuncia.
event-relation-denounced = { $player } denuncia il legame con { $other }.
event-start-noted = { $player } ha annotato in segreto la città di partenza.
event-start-revealed = L'armata di { $player } è partita da { $node }.
event-starts-openly = L'armata di { $player } parte allo scoperto da { $node }.
event-order-rolled = Dadi per l'ordine di gioco ({ $players }): { $rolls }.
event-turn-order = Ordine di gioco di quest'anno: { $players }.
event-army-stayed = L'armata di { $player } non si muove.
event-army-marched = L'armata di { $player } va da { $origin } a { $node }{ $by_sea ->
    [true] { " " }per mare
   *[false] { "" }
  }.
event-march-barred = { $player } incontra l'armata di { $other } a { $node } e si ferma prima.
event-sea-crossed = { $player } attraversa il mare da { $origin } a { $node }: dado { $roll }.
event-storm-struck = Una tempesta coglie { $player } tra { $origin } e { $node }{ $count ->
    [0] , ma tutte le navi si salvano.
    [one] : un elemento va perduto.
   *[other] : { $count } elementi vanno perduti.
  }
event-passage-asked = { $player } chiede a { $other } il passaggio per { $via }.
event-passage-granted = { $other } lascia passare { $player } per { $via }.
event-passage-denied = { $other } non lascia passare { $player } per { $via }.
event-attack-named = { $attacker } dichiara { $how ->
    [invasion] un'invasione
    [relief] un soccorso
   *[sally] una sortita
  }: { $node } ({ $defender ->
    [none] neutrale
   *[other] contro { $defender }
  }). Percorso: { $path }. { $helpers_count ->
    [0] Nessun aiuto chiesto
   *[other] Aiuto chiesto a: { $helpers }
  }.
event-attack-dropped = { $player } rinuncia all'attacco su { $node }.
event-attack-called-off = { $attacker } e { $defender } si accordano davanti a { $node }.
event-attack-failed-to-arrive = { $player } non arriva a { $node }.
event-invasion-began = { $attacker } invade { $node } ({ $defender ->
    [none] neutrale
   *[other] contro { $defender }
  }).
event-relief-began = { $attacker } viene a liberare { $node } da { $defender }.
event-sally-began = { $attacker } esce da { $node } contro { $defender }.
event-help-asked = { $player } chiede un contingente a { $other }.
event-may-join-relief = Sotto assedio a { $node }, { $player } può unirsi al soccorso di { $other }.
event-contingent-promised = { $player } manda un contingente all'armata di { $other }, con destinazione { $node }: { $troops }.
event-contingent-refused = { $player } non manda un contingente all'armata di { $other }, con destinazione { $node }.
event-contingent-arrived = Il contingente di { $player } si unisce all'armata di { $other } a { $node } con { elements-in-words }.
event-contingent-returned = Il contingente di { $player } torna a { $node } con { elements-in-words }.
event-contingent-cut-off = Il contingente di { $player } a { $node } resta tagliato fuori dalla sua armata.
event-node-left-to-fate = { $player } abbandona { $node } alla sua sorte.
event-army-withdrew = L'armata di { $player } si ritira da { $node }.
event-defender-chose = { $player } sceglie { $how ->
    [battle] la battaglia campale
   *[siege] l'assedio
  } a { $node }.
event-field-battle-began = Battaglia a { $node }: { $attacker } contro { $defender }.
event-field-battle-ended = La battaglia di { $node } tra { $attacker } e { $defender } è finita: { $winner ->
    [none] pareggio
   *[other] vittoria di { $winner }
  } (elementi distrutti: { $attacker } { $attacker_lost }, { $defender } { $defender_lost }).
event-stragglers-returned = { $count ->
    [0] Non torna nessun elemento
    [one] Torna 1 elemento
   *[other] Tornano { $count } elementi
  } di { $player }, già fuori dal campo di battaglia.
event-troops-lost = { $player } perde: { $troops }.
event-general-lost = { $player } ha perso l'elemento con il Generale.
event-general-named = Il Generale di { $player } è ora con: { $troops }.
event-army-destroyed = L'armata di { $player } è distrutta.
event-army-retreated = L'armata di { $player } si ritira da { $origin } a { $node }.
event-no-retreat = L'armata di { $player } non può ritirarsi da { $node }.
event-node-taken = { $other ->
    [none] { $player } prende { $node }.
   *[other] { $player } toglie { $node } a { $other }.
  }
event-siege-began = { $player } pone l'assedio a { $node }.
event-siege-rolled = Assedio di { $node } ({ $player }): dado { $roll }, totale { $total }: { $taken ->
    [true] la piazza cade
   *[false] la piazza resiste
  }.
event-siege-lifted = { $player } toglie l'assedio a { $node }.
event-relation-offered = { $relation ->
    [ally] { $player } offre un'alleanza a { $other }.
   *[vassal] { $player } offre il vassallaggio a { $other }.
  }
event-relation-made = { $relation ->
    [ally] Alleanza: { $player } e { $other }.
   *[vassal] Vassallaggio: { $player } serve { $other }.
  }
event-pact-proposed = { $player } propone a { $other } un patto sino alla fine dell'anno { $until }{ pact-terms }.
event-pact-signed = { $player } e { $other } hanno firmato il patto { $number }, valido sino alla fine dell'anno { $until }.
event-offer-declined = { $other } rifiuta l'offerta di { $player }.
event-talents-paid = { $player } paga a { $other } { talents-in-words }.
event-administration-began = Fase amministrativa dell'anno { $year }.
event-income-collected = { $player } incassa { talents-in-words } e ne ha { $treasury }.
event-army-isolated = L'armata di { $player } sverna a { $node }, isolata.
event-army-paid = { $player } paga { elements-in-words } con { talents-in-words }.
event-army-mustered = { $player } leva di nuovo l'armata a { $node }.
event-replacement-bought = { $player } ricompra { $troops } per { talents-in-words }.
event-income-compared = Reddito finale, { $player }: { $income }.
event-campaign-ended = La campagna è finita. { $players_count ->
    [0] Nessun vincitore.
    [one] Vince { $players }.
   *[other] Vittoria condivisa: { $players }.
  }

## Refusals

refusal-already_asked = Hai già fatto questa offerta a { $player } in questo turno.
refusal-already_related = Hai già un legame con { $player }; solo una denuncia all'inizio dell'anno lo scioglie.
refusal-already_there = L'armata è già a { $node }: non serve un percorso.
refusal-army_is_there = La tua armata è a { $node }: combatte, sostiene l'assedio o si ritira.
refusal-army_not_there = La tua armata non è a { $node }.
refusal-army_stands = La tua armata non va levata di nuovo.
refusal-at_peace = Un patto protegge { $player }.
refusal-bad_year = Un patto finisce in un anno dal { $first } al { $last }.
refusal-besieged_elsewhere = La tua armata è assediata a { $node }.
refusal-dropped_before = Hai già rinunciato a { $node } in questo turno.
refusal-empty_pact = Un patto richiede una clausola o un testo.
refusal-fight_or_withdraw = Un assediante attaccato combatte, oppure toglie l'assedio e si ritira.
refusal-friend_of_the_enemy = Questo contingente combatterebbe contro { $player }, che è tra i tuoi amici.
refusal-general_stays = L'elemento con il Generale non parte mai.
refusal-has_a_lord = Hai già un signore.
refusal-has_fought = La tua armata ha già combattuto in questa stagione.
refusal-has_vassals = Chi ha vassalli non può diventare vassallo.
refusal-hostile_army = L'armata di { $player } sta a { $node }: ci si va solo con un'invasione o un soccorso.
refusal-is_a_friend = { $player } ha con te un legame di alleanza o di vassallaggio.
refusal-must_fight = L'assediante deve combattere quando gli assediati escono.
refusal-must_send = Quest'anno devi un contingente a { $player }, e puoi mandarlo.
refusal-must_stop = { $node } è neutrale: l'armata vi si ferma.
refusal-must_withdraw = L'armata può svernare a { $node }, quindi deve farlo.
refusal-muster_first = Prima scegli dove si leva di nuovo l'armata distrutta.
refusal-named_twice = Nomina ciascuno una volta, in ordine.
refusal-no_army = Non hai un'armata.
refusal-no_refuge = { $node } non è un luogo amico adiacente libero da armate ostili.
refusal-no_relation = Con { $player } non hai legami di alleanza né di vassallaggio.
refusal-no_siege = La tua armata non assedia nulla.
refusal-no_start_here = Un'armata non può partire da { $node }: dev'essere tua e non assediata.
refusal-not_in_the_army = { $element } non è nell'armata.
refusal-no_sum = Dai almeno un talento.
refusal-not_besieged = La tua armata non è assediata.
refusal-not_four = Un contingente è di esattamente { $count ->
    [one] 1 elemento
   *[other] { $count } elementi diversi
  }.
refusal-not_friendly = { $node } non è amica: una mossa senza combattere finisce in un luogo amico.
refusal-not_friendly_on_the_way = { $node }, sul percorso, non è amica.
refusal-not_linked = Nessuna strada o rotta unisce { $origin } e { $node }.
refusal-not_lost = { $element } non è un elemento perso della tua lista.
refusal-not_to_the_battle = Il percorso deve portare a { $node }.
refusal-not_your_friend = Con { $player } non hai legami: di là non viene aiuto.
refusal-not_your_node = { $node } non è tua.
refusal-not_your_walls = Da { $node } esce solo chi la tiene.
refusal-nothing_to_relieve = A { $node } non c'è un'armata ostile da scacciare.
refusal-other_is_a_vassal = { $player } ha un signore e non può avere vassalli.
refusal-own_node = { $node } è tua.
refusal-passage_refused = { $player } ti ha rifiutato il passaggio per { $node } in questa mossa.
refusal-player_is_out = { $player } è fuori dalla campagna.
refusal-shut_in = La tua armata è assediata a { $node }: può solo fare una sortita.
refusal-still_besieging = La tua armata assedia { $node }: continua o parti.
refusal-text_not_plain = Il testo di un patto è una riga di caratteri leggibili.
refusal-text_too_long = Il testo di un patto ha al massimo { $most ->
    [one] 1 carattere
   *[other] { $most } caratteri
  }.
refusal-to_yourself = Devi nominare qualcun altro.
refusal-too_dear = Costa { talents-in-words }.
refusal-too_far_to_march = Un'armata ha { $points ->
    [one] 1 punto movimento
   *[other] { $points } punti movimento
  }, uno per ogni strada o rotta.
refusal-too_few_elements = Per mandare un contingente un'armata deve avere { $count ->
    [one] 1 elemento
   *[other] { $count } elementi
  } oltre a quello del Generale.
refusal-too_much = Al massimo { talents-in-words } l'anno.
refusal-too_poor = { $player } ha solo { talents-in-words }.
refusal-under_siege = { $node } è sotto assedio.

## Decisions

decision-year-denounce = Quali legami denunci?
decision-year-note = Da dove parte la tua armata quest'anno?
decision-council-talk = Hai proposte prima di continuare?
decision-turn-act = Anno { $year }, { season-name }: che cosa fa la tua armata?
decision-passage-answer = Concedi a { $player } il passaggio per { $via }?
decision-help-answer = { $called ->
    [false] { $player } viene in soccorso di { $node }. Mandi quattro elementi contro { $other }?
   *[other] { $player } chiede quattro elementi contro { $other } a { $node }. Li mandi?
  }
decision-attack-confirm = Prosegui verso { $node }? Contingenti da: { $helpers_count ->
    [0] nessuno
   *[other] { $helpers }
  }
decision-attack-call-helpers = { $player } è a { $node }. Chi chiami in aiuto?
decision-attack-choose = { $player } è a { $node }. Dai battaglia?
decision-general-name = Con quale elemento è ora il Generale?
decision-retreat-choose = Dove si ritira la tua armata da { $node }?
decision-offer-relation = { $relation ->
    [ally] { $player } offre un'alleanza. Accetti?
   *[vassal] { $player } offre il vassallaggio. Accetti?
  }
decision-offer-pact = { $player } propone un patto sino alla fine dell'anno { $until }{ pact-terms }. Firmi?
decision-winter-quarters = Dove sverna l'armata che è a { $node }?
decision-winter-pay = L'armata di { elements-in-words } è isolata e tu hai { talents-in-words }. Quali elementi paghi?
decision-admin-buy = Hai { talents-in-words }. Compri rimpiazzi?

## Actions

action-Denounce = { $players_count ->
    [0] Non denunciare nessuno
   *[other] Denuncia { $players }
  }
action-NoteStart = Parti da { $node }
action-Stay = Resta
action-March = Marcia per { $path }
action-Invade = Invadi per { $path }{ $helpers_count ->
    [0] { "" }
   *[other] , chiedendo aiuto a { $helpers }
  }
action-Relieve = Soccorri per { $path }{ $helpers_count ->
    [0] { "" }
   *[other] , chiedendo aiuto a { $helpers }
  }
action-Sally = Fai una sortita{ $helpers_count ->
    [0] { "" }
   *[other] , chiedendo aiuto a { $helpers }
  }
action-ContinueSiege = Continua l'assedio
action-Grant = Concedi il passaggio
action-Refuse = Rifiuta
action-SendContingent = Manda { $elements } per { $path }
action-Confirm = Conferma l'attacco
action-Drop = Rinuncia
action-CallHelpers = { $helpers_count ->
    [0] Non chiamare nessuno
   *[other] Chiama { $helpers }
  }
action-GiveBattle = { $path_count ->
    [0] Dai battaglia
   *[other] Entra per { $path } e dai battaglia
  }
action-StandSiege = { $path_count ->
    [0] Sostieni l'assedio
   *[other] Entra per { $path } e sostieni l'assedio
  }
action-WithdrawArmy = Ritirati a { $to }
action-LeaveToFate = Abbandona il luogo alla sua sorte
action-Retreat = Ritirati a { $to }
action-NameGeneral = Metti il Generale con { $element }
action-Ready = Non proporre nulla
action-OfferRelation = { $relation ->
    [ally] Offri un'alleanza a { $other }
   *[vassal] Offri il vassallaggio a { $other }
  }
action-ProposePact = Proponi un patto a { $other } sino all'anno { $until }{ pact-terms }
action-Give = Dai a { $other } { talents-in-words }
action-Accept = Accetta
action-Decline = Rifiuta
action-Quarters = Vai ai quartieri d'inverno per { $path }
action-StayOut = Resta fuori per l'inverno
action-PayTroops = { $elements_count ->
    [0] Non pagare nessun elemento
   *[other] Paga { $elements }
  }
action-Muster = Leva di nuovo l'armata a { $node }
action-Buy = Ricompra { $element }
action-Done = Non comprare altro

## Headings of long lists

heading-March = Marcia
heading-Invade = Invadi
heading-Relieve = Soccorri
heading-Sally = Sortita
heading-OfferRelation = Offri un legame
heading-ProposePact = Proponi un patto
heading-Give = Dai talenti
heading-SendContingent = Manda un contingente
heading-CallHelpers = Chiama aiuto
heading-GiveBattle = Dai battaglia
heading-StandSiege = Sostieni l'assedio
heading-WithdrawArmy = Ritirati
heading-Retreat = Ritirata
heading-Quarters = Quartieri d'inverno
heading-Buy = Compra rimpiazzi
heading-Muster = Leva di nuovo l'armata
heading-Denounce = Denuncia
heading-NoteStart = Partenza
heading-NameGeneral = Indica il Generale

## What the dice are for

roll-storm = tempesta in mare
roll-shipwreck = quanti elementi prende la tempesta
roll-which-element = quale elemento si perde
roll-nonce = la parte segreta di un sigillo
roll-turn-order = chi muove per primo
roll-siege = assedio
roll-battle-seed = sorte di una battaglia tra computer

## Why a computer player did it

reason-start_at_the_front = L'armata parte vicino al suo obiettivo.
reason-take_the_neutral = { $node } non ha armata: basta un assedio.
reason-strike_the_weak = { $other } è più debole di noi, e { $node } è a portata.
reason-keep_the_siege = { $node } cadrà presto.
reason-give_up_the_siege = L'assedio di { $node } costa più di quanto rende.
reason-relieve_the_place = { $node } si può ancora salvare.
reason-break_out = Meglio combattere ora che essere presi per fame.
reason-come_closer = Da { $node } si arriva a più luoghi.
reason-rest_the_army = Niente a portata di mano vale il rischio.
reason-weigh_friends = Ogni anno si riconsiderano le amicizie.
reason-nothing_to_ask = Non c'è niente da chiedere a nessuno.
reason-go_alone = Nessuno ci aiuta, ma per { $node } bastiamo noi.
reason-too_weak_alone = Senza aiuto siamo troppo deboli per { $node }.
reason-strongest_commands = Il nostro elemento più forte è il posto più sicuro per il Generale.
reason-fight_good_odds = Siamo abbastanza forti per combattere a { $node }.
reason-stand_behind_walls = Dietro le mura di { $node } possiamo resistere.
reason-save_the_army = L'armata vale più di { $node }.
reason-leave_it = { $node } deve cavarsela da sola.
reason-help_a_friend = { $other } non deve cadere.
reason-keep_own_men = I nostri uomini servono a noi.
reason-bring_help = Con l'aiuto di altri è più facile.
reason-win_a_friend = Meglio avere { $other } tra gli amici.
reason-no_trust = Ciò che { $other } offre non ci giova.
reason-good_offer = Guadagniamo da ciò che { $other } offre.
reason-buy_the_best = Tutti i buoni elementi che il denaro consente.
reason-save_money = Il resto si risparmia.
reason-pay_the_men = Ricomprare elementi costa più che pagarli.
reason-winter_at_home = Quartieri d'inverno a { $node }.
reason-let_them_pass = { $other } può passare.
reason-keep_them_out = { $other } non deve passare.
reason-retreat_safely = { $node } è il luogo più sicuro per ritirarsi.

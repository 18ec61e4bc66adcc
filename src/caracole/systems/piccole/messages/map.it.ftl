# Quello che la mappa di una campagna dice oltre alle frasi della campagna.

## Sheets and places

sheet-map = Mappa
sheet-battle = Campo di battaglia
tray-attacker = Attaccante
tray-defender = Difensore
place-reserve = fuori dalla mappa
fact-capital = capitale di { $player }: ai suoi rende { talents-in-words }
fact-home = terra di { $player }: ai suoi rende { talents-in-words }
fact-conquered = agli altri rende { talents-in-words }
fact-roads = strade per { $nodes }
fact-sea = rotte per { $nodes }

## The year

step-denounce = Denuncia dei legami
step-note = Città di partenza in segreto
step-order = Dadi per l'ordine di gioco
step-season = Primavera, poi estate
step-council = Consiglio: offerte e patti
step-turn = Turno di un giocatore
step-passage = Permesso di passaggio
step-attack = Attacco: aiuti, battaglia o assedio
step-battle = Battaglia campale
step-retreat = Ritirate
step-winter = Reddito
step-quarters = Quartieri d'inverno
step-pay = Paga delle armate isolate
step-replace = Rimpiazzi
step-over = La fine
season-spring = primavera
season-summer = estate
season-winter = inverno
stage-season = Anno { $year }, { season-name }
stage-turn = Turno di { $player }
asked-offer-pact = { $player } propone un patto. Firmi?

## Armies and cities

element-number = elemento { $number }
piece-army = Armata di { $player }: { elements-in-words }
army-troops = { $troops }
army-no-general = nessun Generale nominato
army-maybe = partita in segreto: { $nodes }
army-hidden = gli altri non sanno dov'è
army-destroyed = distrutta; si può levare di nuovo in inverno
army-isolated = sverna all'aperto, isolata
army-besieging = assedia questa piazza
army-besieged = assediata
army-fought = ha combattuto in questa stagione
mark-neutral = { $node }: neutrale
mark-held = { $node }: di { $player }, rende { talents-in-words }
mark-siege = { $node }: assediata da { $player }, tiri fatti: { $rolls }
effect-attack = { $how ->
    [invasion] { $attacker } invade { $node }
    [relief] { $attacker } viene a soccorrere { $node }
   *[sally] { $attacker } fa una sortita da { $node }
  }
effect-contingent = { $player } manda a { $other } un contingente di { elements-in-words }

## How the campaign stands

track-year = Anno
track-season = Stagione
track-treasury = Tesoro
track-income = Reddito
glance-goal-campaign = Vince il reddito più alto dopo l'ultimo anno
glance-years = La campagna dura { $years ->
    [one] 1 anno
   *[other] { $years } anni
  }.
glance-treasury = { $player } ha { talents-in-words }
glance-army = L'armata di { $player } ha { elements-in-words }
glance-allies = { $player } è in alleanza con { $players }
glance-lord = { $player } è sotto { $other } come vassallo
glance-out = { $player } è fuori

## Pacts

paper-pact = Patto { $number } tra { $player } e { $other }
paper-offer = { $player } offre un patto a { $other }
paper-ally = { $player } offre un'alleanza a { $other }
paper-vassal = { $player } offre il vassallaggio a { $other }
paper-ally-means = { $player } e { $other } non si attaccano e possono chiedersi il passaggio.
paper-vassal-means = { $player } lascia passare { $other } e, se chiamato, manda un contingente all'anno.
paper-peace = { $player } e { $other } non si attaccano.
paper-passage = { $player } lascia passare { $other }.
paper-contingent = { $player }, se chiamato, manda a { $other } un contingente all'anno.
paper-gold = { $player } paga a { $other } { talents-in-words } alla firma.
paper-tribute = { $player } paga a { $other } { talents-in-words } ogni anno.
paper-text = «{ $text }»
paper-until = In vigore sino alla fine dell'anno { $year }.
told-pact-proposed = { $player } propone a { $other } un patto sino alla fine dell'anno { $until }{ $peace ->
    [true] {"; "}restano in pace
   *[false] { "" }
  }{ $passage ->
    [mine] {"; "}{ $player } concede il passaggio
    [yours] {"; "}{ $other } concede il passaggio
    [both] {"; "}entrambi concedono il passaggio
   *[none] { "" }
  }{ $contingent ->
    [mine] {"; "}{ $player } manda un contingente se richiesto
    [yours] {"; "}{ $other } manda un contingente se richiesto
    [both] {"; "}entrambi mandano un contingente se richiesto
   *[none] { "" }
  }{ $pays ->
    [mine] {"; "}{ $player } paga { $gold } { $gold ->
        [one] talento
       *[other] talenti
      } alla firma
    [yours] {"; "}{ $other } paga { $gold } { $gold ->
        [one] talento
       *[other] talenti
      } alla firma
   *[none] { "" }
  }{ $owes ->
    [mine] {"; "}{ $player } paga { $tribute } { $tribute ->
        [one] talento
       *[other] talenti
      } ogni anno
    [yours] {"; "}{ $other } paga { $tribute } { $tribute ->
        [one] talento
       *[other] talenti
      } ogni anno
   *[none] { "" }
  }{ $words ->
    [true] {"; "}«{ $text }»
   *[false] { "" }
  }.

## What can be done

told-march = Marcia a { $to }{ by-way }
told-invade = Invadi { $to }{ by-way }{ with-help }
told-relieve = Soccorri { $to }{ by-way }{ with-help }
told-givebattle = Entra a { $to }{ by-way } e dai battaglia
told-standsiege = Entra a { $to }{ by-way } e sostieni l'assedio
told-quarters = Ai quartieri d'inverno a { $to }{ by-way }
by-way = { $via ->
    [none] { "" }
   *[other] {" "}per { $via }
  }
with-help = { $helpers_count ->
    [0] { "" }
   *[other] , chiedendo aiuto a { $helpers }
  }
short-march = A { $to }{ by-way }
short-invade = Invadi { $to }{ by-way }{ with-help }
short-relieve = Soccorri { $to }{ by-way }{ with-help }
short-givebattle = Dai battaglia a { $to }{ by-way }
short-standsiege = Sostieni l'assedio a { $to }{ by-way }
short-quarters = Quartieri a { $to }{ by-way }
short-alone = Nessun aiuto
told-buy = Ricompra { element-kind } per { talents-in-words }
told-general = Metti il Generale con { element-kind }
told-pay = { $troops_count ->
    [0] Non pagare nessun elemento
   *[other] Paga { $troops }
  }
told-send = Manda { $troops }
element-kind = { $troop }{ $shoots ->
    [true] {" "}che può tirare
   *[other] { "" }
  }
note-sea = Per mare, col rischio di una tempesta
note-passage = Si chiederà il passaggio a { $player }
note-lifts-siege = Questo toglie l'assedio a { $node }

## Forms

form-denounce = Denuncia legami
form-contingent = Manda un contingente di { elements-in-words }
form-pay = Paga l'armata isolata
form-call = Chiama aiuto
form-relation = Offri un legame
form-pact = Proponi un patto
form-give = Dai talenti
blank-denounce = Legami che finiscono ora
blank-contingent = Esattamente { elements-in-words }
blank-way = La via per arrivarci
blank-pay = Chi è pagato, un talento ciascuno dei tuoi { $talents }; gli altri disertano
blank-helpers = Giocatori da chiamare
blank-other = Con
blank-relation = Che cosa offri di essere
blank-until = In vigore sino alla fine dell'anno
blank-peace = Nessuno dei due attacca l'altro
blank-passage = Passaggio
blank-contingent-duty = Contingente
blank-gold = Pagati alla firma, in talenti
blank-tribute = Pagati ogni anno, in talenti
blank-text = Con parole tue
blank-talents = Talenti
hint-negative = Meno di zero: paga l'altro
hint-text = Questa parte è solo scritta, non fatta rispettare.
option-player = { $player }
option-element = { element-kind }{ $general ->
    [true] , con il Generale
   *[other] { "" }
  }
option-way = per { $nodes }
option-there = già sul posto
option-ally = alleato
option-vassal = vassallo
option-none = nessuno
option-mine = da me
option-yours = dall'altro
option-both = da entrambi

## Sieges

odds-falls = { $node } cade
odds-holds = { $node } resiste; chi assedia perde { elements-in-words }
odds-bonus = Il dado e { $bonus } devono dare { $needed } o più

## What can be looked at over the map

lens-march = Marcia
lens-whereabouts = Dove sono
lens-march-of = { $points ->
    [one] L'armata di { $player } percorre 1 strada o rotta
   *[other] L'armata di { $player } percorre fino a { $points } strade o rotte
  }
lens-maybe = L'armata di { $player } può essere a { $nodes }
lens-all-known = Sai dove sono tutte le armate

## Looking back

chronicle-year = Anno { $year } di { $years }

# Che cosa dice il tabellone della Guerra di Gradisca a colpo d'occhio: come va la partita, ordini in breve, segni delle pedine.

## How the game stands

glance-goal = Vince chi ha più Punti Vittoria (PV) alla fine
glance-end = { $left ->
    [0] Questo è l'ultimo turno, a meno che una carta non sposti il segnalino di Fine Partita.
    [one] La partita finisce dopo il turno { $turn }: ne resta uno dopo questo, a meno che una carta non sposti il segnalino di Fine Partita.
   *[other] La partita finisce dopo il turno { $turn }: ne restano { $left } dopo questo, a meno che una carta non sposti il segnalino di Fine Partita.
  }
glance-hold = { $points } PV per chi occupa { $zone } alla fine
glance-score = { $what ->
    [breaches] { $points } PV per ogni Breccia nelle mura di { $zone }
    [levels] { $points } PV ogni { $each } Livelli mancanti alle mura di { $zone }
    [camp] { $points } PV se il Campo nemico è stato eliminato
   *[eliminated] { $points } PV per ogni unità nemica eliminata{ glance-types }
  }
glance-types = { $types_count ->
    [0] {""}
   *[other] {" "}({ $types })
  }
glance-booty = il valore di ogni segnalino Bottino nemico che prendi

## Orders in short

short-ActivateZone = { $zone }
short-March = { $how ->
    [raid] Razzia: { $to }
    [incursion] Incursione: { $to }
   *[march] → { $to }
  }
short-GoOn = { $how ->
    [raid] Razzia: { $to }
    [incursion] Incursione: { $to }
   *[march] → { $to }
  }
short-Drop = Lascia qui
short-Bombard = Bombarda { $fortress }
short-BombardUnits = Bombarda le unità: { $target }
short-LayMine = Mina { $fortress }
short-SetOffMine = Fai brillare la mina: { $fortress }
short-CounterMine = Contromina verso { $facing }
short-RebuildWall = Ricostruisci verso { $facing }
short-BuildFort = Costruisci un forte
short-DestroyFort = Distruggi un tuo forte
short-RepairBridge = Ponte verso { $to }
short-Recover = Recupera
short-Recall = Richiama, entrando da { $via }
short-TakeHit = { $unit }
short-Disorganize = { $unit }
short-MoveCamp = Campo → { $to }
short-RetreatTo = → { $to }
short-EnterAt = → { $zone }
short-ChooseZone = { $zone }
short-ChooseUnit = { $unit }
short-ChooseCard = { $card }
short-ChooseCommand = { $command }
short-ChooseRegion = { $region }
short-Sally = Sortita contro { $to }

note-mandatory = Carta obbligatoria: va giocata prima di ogni altra carta e prima che agisca qualsiasi unità, anche se ti danneggia.

## Signs on the counters

sign-command = del Comando { $command } ({ $side })
sign-dutch = Olandese: per ogni regola vale come veneziana
sign-disorganized = disorganizzata: più debole finché non recupera
sign-leadership = Valore di Leadership: zone guidate, unità richiamate; il suo dado colpisce con { $value } o meno
sign-engineers = valore dei lavori (mine, mura); non sparano mai
sign-fire = Valore di Fuoco: il suo dado colpisce con { $value } o meno
sign-fire-two = Valori di Fuoco: il suo dado colpisce con { $attack } o meno se attacca, con { $defence } o meno se difende
sign-light = cavalleria leggera: può razziare lontano e fare incursioni
sign-cernide = cernide: milizia contadina, persa al primo centro
sign-artillery = artiglieria: bombarda mura e unità; scoppia con un 6
sign-replaced = sul retro ha un sostituto, se cade
sign-last = non ha un sostituto, se cade
sign-next-hit = il prossimo centro la elimina
sign-one-hit = il primo centro la elimina: non ha un lato disorganizzato
sign-two-hits = il primo centro la disorganizza, il secondo la elimina

## The log

told-unit-eliminated = { $cause ->
    [burst] Il cannone scoppia con un 6, perso ({ $zone }): { $unit }.
    [militia] Colpita ({ $zone }) e persa, come le cernide al primo centro: { $unit }.
    [single] Colpita ({ $zone }) ed eliminata, non avendo un lato disorganizzato: { $unit }.
    [again] Colpita di nuovo da disorganizzata ed eliminata ({ $zone }): { $unit }.
    [commander] { $unit } cade ({ $zone }) ed è fuori dalla partita.
    [trapped] Senza via di ritirata ({ $zone }), eliminata: { $unit }.
    [alone] Rimasta senza combattenti ({ $zone }), eliminata: { $unit }.
    [last] L'ultimo difensore ({ $zone }) subisce il centro in più ed è eliminato: { $unit }.
   *[caught] Sorpresa da sola dal nemico ({ $zone }), eliminata: { $unit }.
  }

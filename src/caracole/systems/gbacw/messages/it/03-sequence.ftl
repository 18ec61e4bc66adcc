# 3 Sequence of play, standing instructions, the end of the game.

event-game-began = Comincia la battaglia: { $time }.
event-turn-began = Comincia il turno { $turn }: { $time }.
event-enemy-sighted = Ora in vista: { $units_count ->
    [0] { $leaders }.
   *[other] { $units }{ $leaders_count ->
        [0] .
       *[other] , { $leaders }.
    }
  }
event-marker-drawn = { $side }: viene estratto il segnalino { $marker }.
event-brigade-activated = { $side }: agisce { $brigades }.
event-unit-began = { $unit } agisce in { $hex }.
event-game-ended = La battaglia è finita: Unione { $union }, Confederati { $confederate } punti ({ $level }).
event-instruction-given = { $side }: istruzione permanente { $instruction }: { $value }.
decision-marker-brigade = Quale brigata agisce ora con { $marker }?
decision-brigade-act = Che cosa fa ora { $brigades }?
decision-unit-act = { $unit } in { $hex }, { $left ->
    [one] resta 1 punto movimento
   *[other] restano { $left } punti movimento
  }: e ora?
action-ActivateBrigade = Attiva { $brigade }
action-EndDivision = Nessun'altra brigata agisce
action-ActivateUnit = Agisce { $unit }
action-EndBrigade = Fine di movimento e fuoco
action-EndUnit = L'unità ha finito
action-SetStanding = Istruzione permanente { $kind }: { $value }
refusal-other_division = { $brigade } è di un'altra divisione.
refusal-other_side = { $brigade } è dell'altra parte.
refusal-march_marker_only = Con ordini di Marcia si muove solo con il segnalino Marcia.
refusal-not_in_march = Con il segnalino Marcia muove solo chi ha ordini di Marcia.
refusal-has_acted = Ha già agito con questo segnalino.
refusal-in_reserve = { $brigade } è in Riserva.
refusal-nobody_on_map = { $brigade } non ha nessuno sulla mappa.
refusal-other_brigade = { $unit } non serve con la brigata che agisce.
refusal-not_on_map = { $unit } non è sulla mappa.
refusal-abandoned = I pezzi di { $unit } sono abbandonati.
refusal-finished = { $unit } non può fare altro in questa attivazione.
refusal-is_building = { $unit } lavora a una trincea.
refusal-no_such_instruction = Non esiste l'istruzione permanente { $kind }: { $value }.
refusal-instruction_stands = Questa istruzione è già in vigore ({ $kind }).
refusal-instruction_given_this_turn = Questa istruzione è già stata data in questo turno ({ $kind }).

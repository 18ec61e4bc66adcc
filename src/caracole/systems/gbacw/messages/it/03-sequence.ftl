# 3 Sequence of play, standing instructions, the end of the game.

event-game-began = Comincia la battaglia: ore { $time }.
event-turn-began = Comincia il turno { $turn }: ore { $time }.
event-enemy-sighted = Ora in vista: { $units_count ->
    [0] { $leaders }.
   *[other] { $units }{ $leaders_count ->
        [0] .
       *[other] , { $leaders }.
    }
  }
event-marker-drawn = Segnalino estratto ({ $side }): { $marker }.
event-brigade-activated = Attivazione ({ $side }): { $brigades }.
event-unit-began = { $unit } si attiva in { $hex }.
event-game-ended = La battaglia è finita: Unione { $union } PV, Confederati { $confederate } PV ({ $level }).
event-instruction-given = Istruzione permanente ({ $side }), { $instruction }: { $value }.
decision-marker-brigade = Quale brigata attivi ora con { $marker }?
decision-brigade-act = Brigate attive: { $brigades }. E ora?
decision-unit-act = { $unit } in { $hex }, PM restanti { $left }: e ora?
action-ActivateBrigade = Attiva { $brigade }
action-EndDivision = Non attivare altre brigate
action-ActivateUnit = Attiva { $unit }
action-EndBrigade = Termina movimento e fuoco
action-EndUnit = Chiudi con questa unità
action-SetStanding = Istruzione permanente { $kind }: { $value }
refusal-other_division = { $brigade } appartiene a un'altra divisione.
refusal-other_side = { $brigade } appartiene all'altra parte.
refusal-march_marker_only = Con ordini di Marcia si muove solo con il segnalino Marcia.
refusal-not_in_march = Il segnalino Marcia serve solo alle unità con ordini di Marcia.
refusal-has_acted = È già stata attivata con questo segnalino.
refusal-in_reserve = { $brigade } è in Riserva.
refusal-nobody_on_map = { $brigade } non ha unità sulla mappa.
refusal-other_brigade = { $unit } non fa parte della brigata attiva.
refusal-not_on_map = { $unit } non è sulla mappa.
refusal-abandoned = I cannoni di { $unit } sono abbandonati.
refusal-finished = { $unit } non può fare altro in questa attivazione.
refusal-is_building = { $unit } costruisce un trinceramento.
refusal-no_such_instruction = Non esiste l'istruzione permanente { $kind }: { $value }.
refusal-instruction_stands = Questa istruzione è già in vigore ({ $kind }).
refusal-instruction_given_this_turn = Questa istruzione è già stata data in questo turno ({ $kind }).

# 4 e 5: comando, iniziativa, efficienza, il contenitore dei segnalini di attivazione.

event-division-out-of-command = { $division } è fuori dal raggio del suo comandante di corpo.
event-out-of-command = Fuori Comando in questo turno. Brigate: { $brigades_count ->
    [0] nessuna
   *[other] { $brigades }
}; unità: { $units_count ->
    [0] nessuna
   *[other] { $units }
}.
event-initiative-rolled = Iniziativa, { $side }: dado { $die }, totale { $total }.
event-initiative-decided = { $side ->
    [none] Iniziativa: nessuna delle due parti.
   *[other] Iniziativa: { $side }.
}
event-goes-first = Nei passi comuni, prima parte ad agire: { $side }.
event-corps-efficiency-drawn = Efficienza, { $corps }: { $value }.
event-division-efficiency-drawn = Efficienza, { $division }: { $value }.
event-corps-raised = Il Comandante Supremo porta l'Efficienza a { $value }: { $corps }.
event-division-raised = Il comandante di corpo aggiunge 1: { $division }.
event-activations-allotted = { $number ->
    [one] { $division } ha 1 segnalino di attivazione in questo turno.
   *[other] { $division } ha { $number } segnalini di attivazione in questo turno.
}
event-first-marker-named = Si comincia con { $marker } ({ $side }).
event-marker-held-back = { $division } tiene un segnalino fuori dal contenitore; segnalini rimasti: { $number }.
event-pool-filled = Segnalini nel contenitore: { $markers }.
decision-efficiency-corps = A quale corpo va il prossimo segnalino di Efficienza?
decision-efficiency-division = A quale divisione va il prossimo segnalino di Efficienza?
decision-efficiency-raise = Di quale corpo il Comandante Supremo alza l'Efficienza?
decision-efficiency-add = A quale divisione il comandante di corpo aggiunge 1?
decision-activation-first = Quale segnalino apre il turno?
decision-activation-fill = Metti tutti i segnalini nel contenitore, o ne trattieni?
action-DrawForCorps = Pesca per { $corps }
action-DrawForDivision = Pesca per { $division }
action-RaiseCorps = Alza { $corps } di 1
action-EndRaising = Non alzare altri corpi
action-AddActivation = Aggiungi 1 a { $division }
action-EndAdding = Non aggiungere altro
action-NameFirstMarker = Comincia con { $marker }
action-HoldBack = Trattieni un segnalino: { $division }
action-FillPool = Metti i segnalini nel contenitore
refusal-no_draw_for_corps = Per { $corps } non si pesca alcun segnalino.
refusal-no_draw_for_division = Per { $division } non si pesca alcun segnalino.
refusal-no_efficiency_to_raise = Nessun tuo corpo ha un'Efficienza da alzare.
refusal-no_overall_commander = Il tuo Comandante Supremo non è sulla mappa.
refusal-commander_rode_far = Il tuo Comandante Supremo ha mosso troppo lontano nel turno scorso.
refusal-rating_used_up = Il valore del comandante è esaurito.
refusal-raised_already = L'Efficienza di { $corps } è già stata alzata.
refusal-efficiency_at_most = L'Efficienza di { $corps } non può essere più alta.
refusal-corps_out_of_range = Il comandante di { $corps } è fuori dal raggio del Comandante Supremo.
refusal-division_raised_enough = { $division } non può ricevere altro dal suo comandante.
refusal-division_out_of_range = Il comandante di { $division } è fuori dal raggio del suo comandante di corpo.
refusal-not_your_marker = { $marker } non è un tuo segnalino di questo turno.
refusal-not_your_division = { $division } non è tua.
refusal-last_marker = { $division } deve tenere almeno un segnalino nel contenitore.
refusal-must_skip = { $brigade } ha meno attivazioni della sua divisione e deve saltare questo segnalino.
roll-initiative = Iniziativa
roll-goes-first = chi agisce per primo
roll-efficiency = estrazione di un segnalino di Efficienza
drm-held-initiative = aveva l'Iniziativa nel turno scorso
drm-initiative-rating = valore di Iniziativa
drm-efficiency = Efficienza
drm-corps-commander = comandante di corpo
drm-activation-rating = valore di attivazione
drm-out-of-command = Fuori Comando
event-activations-transferred = Trasferimento di Efficienza: un'attivazione tolta a { $giver }, una a { $second_giver }; { $division } ora ne ha { $number }.
event-coordination-rolled = Coordinamento, { $division }: dado { $die }, totale { $total }: { $result ->
    [confusion] confusione
    [failure] nessun effetto
   *[other] più brigate possono attivarsi insieme
}.
event-brigades-confused = Confusione: con questo segnalino non muovono né combattono: { $brigades }.
event-brigade-joined-group = { $brigade } si attiva insieme alle altre.
decision-transfer-choose = Fai un trasferimento di Efficienza?
decision-marker-coordinate = { $division } prova a coordinare le sue brigate?
decision-marker-group = Quali brigate attivi insieme (fino a { $most })?
action-TransferActivations = Un'attivazione in più a { $division }, togliendone una a { $giver } e una a { $second_giver }
action-NoTransfer = Non trasferire
action-Coordinate = Tira per il coordinamento
action-ActSeparately = Attiva le brigate una alla volta
action-JoinGroup = Aggiungi { $brigade } al gruppo
action-EndGroup = Chiudi il gruppo
refusal-chain_broken = { $division } non ha una catena di comando intera fino al Comandante Supremo.
refusal-gives_to_itself = { $division } non può cedere a se stessa.
refusal-would_have_none = { $division } resterebbe senza attivazioni.
refusal-would_have_too_many = { $division } avrebbe più attivazioni del consentito.
refusal-unit_must_skip = { $unit } è Fuori Comando e deve saltare questo segnalino.
refusal-confused = La brigata di { $unit } è in confusione.
refusal-caught_in_march = { $brigade } è stata sorpresa con ordini di Marcia e non si attiva più in questo turno.
refusal-division_marker_only = Le brigate si coordinano solo con il segnalino di una divisione.
refusal-division_ineffective = { $division } è inefficiente in combattimento.
refusal-nobody_to_coordinate = { $division } non ha due brigate da coordinare.
refusal-in_group_already = { $brigade } è già nel gruppo.
refusal-group_full = Nessun'altra brigata può entrare nel gruppo.
roll-coordination = coordinamento delle brigate
roll-release = svincolo di un reggimento
event-release-rolled = Svincolo di { $unit }: dado { $die }, totale { $total }.
event-unit-released = { $unit } è svincolata. Brigata d'ora in poi: { $brigade }.
event-attack-allowed = { $brigade } può ricevere d'ora in poi ordini di Attacco.
drm-enemy-in-the-west = nemici lontano a ovest
drm-late-hour = l'ora tarda
refusal-held_in_place = { $unit } non può muovere in questo turno.
refusal-hex_closed = { $unit } non può ancora entrare in { $hex }.
refusal-no_attack_orders = { $brigade } non può ancora ricevere ordini di Attacco.
refusal-other_command = { $brigade } non si attiva con questo segnalino.

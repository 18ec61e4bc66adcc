# 4 e 5: comando, iniziativa, efficienza, la riserva dei segnalini d'attivazione.

event-division-out-of-command = { $division } è fuori dal raggio del suo comandante di corpo.
event-out-of-command = Fuori comando in questo turno: { $brigades_count ->
    [0] nessuna brigata
   *[other] brigate { $brigades }
}, { $units_count ->
    [0] nessuna unità
   *[other] unità { $units }
}.
event-initiative-rolled = { $side } tira { $die } per l'iniziativa: { $total }.
event-initiative-decided = { $side ->
    [none] Nessuno ha l'iniziativa.
   *[other] { $side }: ha l'iniziativa.
}
event-goes-first = { $side }: agisce per primo nei passi comuni.
event-corps-efficiency-drawn = { $corps } pesca un'efficienza di { $value }.
event-division-efficiency-drawn = { $division } pesca un'efficienza di { $value }.
event-corps-raised = Il comandante supremo porta { $corps } a { $value }.
event-division-raised = Il comandante di corpo aggiunge 1 a { $division }.
event-activations-allotted = { $division } ha { $number } { $number ->
    [one] segnalino
   *[other] segnalini
} d'attivazione in questo turno.
event-first-marker-named = { $side } comincia con { $marker }.
event-marker-held-back = { $division } tiene un segnalino fuori dal mucchio: ne restano { $number }.
event-pool-filled = Nel mucchio ci sono { $markers } segnalini.
decision-efficiency-corps = Per quale corpo è il prossimo segnalino d'efficienza?
decision-efficiency-division = Per quale divisione è il prossimo segnalino d'efficienza?
decision-efficiency-raise = Quale corpo innalza il comandante supremo?
decision-efficiency-add = A quale divisione il comandante di corpo aggiunge 1?
decision-activation-first = Quale segnalino apre il turno?
decision-activation-fill = Tutti i segnalini nel mucchio, o meno?
action-DrawForCorps = Pesca per { $corps }
action-DrawForDivision = Pesca per { $division }
action-RaiseCorps = Innalza { $corps } di 1
action-EndRaising = Nessun altro corpo
action-AddActivation = Aggiungi 1 a { $division }
action-EndAdding = Non aggiungere altro
action-NameFirstMarker = Comincia con { $marker }
action-HoldBack = Trattieni un segnalino di { $division }
action-FillPool = Metti i segnalini nel mucchio
refusal-no_draw_for_corps = Per { $corps } non si pesca alcun segnalino.
refusal-no_draw_for_division = Per { $division } non si pesca alcun segnalino.
refusal-no_efficiency_to_raise = Non ha un'efficienza tua da innalzare.
refusal-no_overall_commander = Il tuo comandante supremo non è sulla mappa.
refusal-commander_rode_far = Il tuo comandante supremo ha cavalcato troppo lontano nel turno scorso.
refusal-rating_used_up = Il valore del comandante non dà altro.
refusal-raised_already = { $corps } è già stato innalzato.
refusal-efficiency_at_most = L'efficienza di { $corps } non può essere più alta.
refusal-corps_out_of_range = Il comandante di { $corps } è fuori dal raggio del comandante supremo.
refusal-division_raised_enough = { $division } non può ricevere altro dal suo comandante.
refusal-division_out_of_range = Il capo di { $division } è fuori dal raggio del suo comandante di corpo.
refusal-not_your_marker = { $marker } non è un tuo segnalino di questo turno.
refusal-not_your_division = { $division } non è tua.
refusal-last_marker = { $division } tiene almeno un segnalino nel mucchio.
refusal-must_skip = { $brigade } si attiva meno spesso della sua divisione e deve saltare questo segnalino.
roll-initiative = iniziativa
roll-goes-first = chi agisce per primo
roll-efficiency = pesca di un segnalino d'efficienza
drm-held-initiative = aveva l'iniziativa nel turno scorso
drm-initiative-rating = valore d'iniziativa
drm-efficiency = efficienza
drm-corps-commander = comandante di corpo
drm-activation-rating = valore d'attivazione
drm-out-of-command = fuori comando
event-activations-transferred = { $giver } e { $second_giver } cedono un'attivazione ciascuna: { $division } ne ha { $number }.
event-coordination-rolled = { $division } tira { $die } per il coordinamento: { $total }, { $result ->
    [confusion] confusione
    [failure] nessun effetto
   *[other] più brigate possono agire insieme
}.
event-brigades-confused = Confusione: { $brigades } non può muovere né combattere con questo segnalino.
event-brigade-joined-group = { $brigade } agisce insieme alle altre.
decision-transfer-choose = Un trasferimento d'efficienza?
decision-marker-coordinate = { $division } prova a coordinare le sue brigate?
decision-marker-group = Quali brigate agiscono come una sola (fino a { $most })?
action-TransferActivations = { $giver } e { $second_giver } cedono attivazioni a { $division }
action-NoTransfer = Nessun trasferimento
action-Coordinate = Tira per il coordinamento
action-ActSeparately = Le brigate agiscono una alla volta
action-JoinGroup = { $brigade } entra nel gruppo
action-EndGroup = Il gruppo è completo
refusal-chain_broken = { $division } non ha una catena di comando intera fino al comandante supremo.
refusal-gives_to_itself = { $division } non può cedere a se stessa.
refusal-would_have_none = { $division } resterebbe senza attivazioni.
refusal-would_have_too_many = { $division } avrebbe più attivazioni del consentito.
refusal-unit_must_skip = { $unit } è fuori comando e deve saltare questo segnalino.
refusal-confused = La brigata di { $unit } è in confusione.
refusal-caught_in_march = { $brigade } è stata sorpresa in marcia e non agisce più in questo turno.
refusal-division_marker_only = Le brigate si coordinano solo con il segnalino di una divisione.
refusal-division_ineffective = { $division } è inefficace in combattimento.
refusal-nobody_to_coordinate = { $division } non ha due brigate a portata di mano.
refusal-in_group_already = { $brigade } è già nel gruppo.
refusal-group_full = Nessun'altra brigata può entrare nel gruppo.
roll-coordination = coordinamento delle brigate
roll-release = rilascio di un reggimento
event-release-rolled = { $unit } tira { $die } per il rilascio: { $total }.
event-unit-released = { $unit } è rilasciata e d'ora in poi appartiene a { $brigade }.
event-attack-allowed = { $brigade } può ricevere d'ora in poi ordini d'attacco.
drm-enemy-in-the-west = nemici lontano a ovest
drm-late-hour = l'ora tarda
refusal-held_in_place = { $unit } non può muovere in questo turno.
refusal-hex_closed = { $unit } non può ancora entrare in { $hex }.
refusal-no_attack_orders = { $brigade } non può ancora ricevere ordini d'attacco.
refusal-other_command = { $brigade } non è tra quelle di questo segnalino.

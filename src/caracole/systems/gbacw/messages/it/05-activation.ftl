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

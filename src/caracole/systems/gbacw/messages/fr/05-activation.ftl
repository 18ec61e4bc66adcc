# 4 et 5 : commandement, initiative, efficacité, la réserve de marqueurs d'activation.

event-division-out-of-command = { $division } est hors de portée de son commandant de corps.
event-out-of-command = Hors commandement ce tour-ci : { $brigades_count ->
    [0] aucune brigade
   *[other] brigades { $brigades }
}, { $units_count ->
    [0] aucune unité
   *[other] unités { $units }
}.
event-initiative-rolled = { $side } tire { $die } pour l'initiative : { $total }.
event-initiative-decided = { $side ->
    [none] Personne n'a l'initiative.
   *[other] { $side } a l'initiative.
}
event-goes-first = { $side } agit le premier aux étapes communes.
event-corps-efficiency-drawn = { $corps } tire une efficacité de { $value }.
event-division-efficiency-drawn = { $division } tire une efficacité de { $value }.
event-corps-raised = Le commandant en chef porte { $corps } à { $value }.
event-division-raised = Le commandant de corps ajoute 1 à { $division }.
event-activations-allotted = { $division } a { $number } { $number ->
    [one] marqueur
   *[other] marqueurs
} d'activation ce tour-ci.
event-first-marker-named = { $side } commence par { $marker }.
event-marker-held-back = { $division } garde un marqueur hors du tas : il en reste { $number }.
event-pool-filled = Il y a { $markers } marqueurs dans le tas.
decision-efficiency-corps = Pour quel corps est le prochain marqueur d'efficacité ?
decision-efficiency-division = Pour quelle division est le prochain marqueur d'efficacité ?
decision-efficiency-raise = Quel corps le commandant en chef relève-t-il ?
decision-efficiency-add = À quelle division le commandant de corps ajoute-t-il 1 ?
decision-activation-first = Quel marqueur ouvre le tour ?
decision-activation-fill = Tous les marqueurs dans le tas, ou moins ?
action-DrawForCorps = Tirer pour { $corps }
action-DrawForDivision = Tirer pour { $division }
action-RaiseCorps = Relever { $corps } de 1
action-EndRaising = Aucun autre corps
action-AddActivation = Ajouter 1 à { $division }
action-EndAdding = Ne rien ajouter de plus
action-NameFirstMarker = Commencer par { $marker }
action-HoldBack = Garder un marqueur de { $division }
action-FillPool = Mettre les marqueurs dans le tas
refusal-no_draw_for_corps = Aucun marqueur n'est à tirer pour { $corps }.
refusal-no_draw_for_division = Aucun marqueur n'est à tirer pour { $division }.
refusal-no_efficiency_to_raise = Il n'a aucune efficacité à vous à relever.
refusal-no_overall_commander = Votre commandant en chef n'est pas sur la carte.
refusal-commander_rode_far = Votre commandant en chef a chevauché trop loin au tour précédent.
refusal-rating_used_up = La valeur du commandant ne donne rien de plus.
refusal-raised_already = { $corps } a déjà été relevé.
refusal-efficiency_at_most = L'efficacité de { $corps } ne peut être plus haute.
refusal-corps_out_of_range = Le commandant de { $corps } est hors de portée du commandant en chef.
refusal-division_raised_enough = { $division } ne peut recevoir davantage de son commandant.
refusal-division_out_of_range = Le chef de { $division } est hors de portée de son commandant de corps.
refusal-not_your_marker = { $marker } n'est pas un de vos marqueurs de ce tour.
refusal-not_your_division = { $division } n'est pas à vous.
refusal-last_marker = { $division } garde au moins un marqueur dans le tas.
refusal-must_skip = { $brigade } s'active moins souvent que sa division et doit laisser ce marqueur.
roll-initiative = initiative
roll-goes-first = qui agit le premier
roll-efficiency = tirage d'un marqueur d'efficacité
drm-held-initiative = avait l'initiative au tour précédent
drm-initiative-rating = valeur d'initiative
drm-efficiency = efficacité
drm-corps-commander = commandant de corps
drm-activation-rating = valeur d'activation
drm-out-of-command = hors commandement
event-activations-transferred = { $giver } et { $second_giver } cèdent chacune une activation : { $division } en a { $number }.
event-coordination-rolled = { $division } tire { $die } pour la coordination : { $total }, { $result ->
    [confusion] confusion
    [failure] aucun effet
   *[other] des brigades peuvent agir ensemble
}.
event-brigades-confused = Confusion : { $brigades } ne peut ni bouger ni combattre avec ce marqueur.
event-brigade-joined-group = { $brigade } agit avec les autres.
decision-transfer-choose = Un transfert d'efficacité ?
decision-marker-coordinate = { $division } tente-t-elle de coordonner ses brigades ?
decision-marker-group = Quelles brigades agissent comme une seule (jusqu'à { $most }) ?
action-TransferActivations = { $giver } et { $second_giver } cèdent des activations à { $division }
action-NoTransfer = Aucun transfert
action-Coordinate = Tirer pour la coordination
action-ActSeparately = Les brigades agissent une à une
action-JoinGroup = { $brigade } entre dans le groupe
action-EndGroup = Le groupe est complet
refusal-chain_broken = { $division } n'a pas de chaîne de commandement entière jusqu'au commandant en chef.
refusal-gives_to_itself = { $division } ne peut se céder à elle-même.
refusal-would_have_none = { $division } n'aurait plus d'activation.
refusal-would_have_too_many = { $division } aurait plus d'activations que permis.
refusal-unit_must_skip = { $unit } est hors commandement et doit laisser ce marqueur.
refusal-confused = La brigade de { $unit } est dans la confusion.
refusal-caught_in_march = { $brigade } a été surprise en marche et n'agit plus ce tour-ci.
refusal-division_marker_only = On ne coordonne les brigades qu'avec le marqueur d'une division.
refusal-division_ineffective = { $division } est inapte au combat.
refusal-nobody_to_coordinate = { $division } n'a pas deux brigades sous la main.
refusal-in_group_already = { $brigade } est déjà dans le groupe.
refusal-group_full = Aucune autre brigade ne peut entrer dans le groupe.
roll-coordination = coordination des brigades
roll-release = libération d'un régiment
event-release-rolled = { $unit } tire { $die } pour être libéré : { $total }.
event-unit-released = { $unit } est libéré et appartient désormais à { $brigade }.
event-attack-allowed = { $brigade } peut désormais recevoir des ordres d'attaque.
drm-enemy-in-the-west = ennemis loin à l'ouest
drm-late-hour = l'heure tardive
refusal-held_in_place = { $unit } ne peut bouger ce tour-ci.
refusal-hex_closed = { $unit } ne peut encore entrer en { $hex }.
refusal-no_attack_orders = { $brigade } ne peut encore recevoir d'ordres d'attaque.
refusal-other_command = { $brigade } n'est pas de celles de ce marqueur.

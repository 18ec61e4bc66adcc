# 4 et 5 : commandement, initiative, efficacité, le récipient des marqueurs d'activation.

event-division-out-of-command = { $division } est hors de portée de son commandant de corps.
event-out-of-command = Hors commandement ce tour-ci. Brigades : { $brigades_count ->
    [0] aucune
   *[other] { $brigades }
} ; unités : { $units_count ->
    [0] aucune
   *[other] { $units }
}.
event-initiative-rolled = Initiative, { $side } : dé { $die }, total { $total }.
event-initiative-decided = { $side ->
    [none] Initiative : aucun des deux camps.
   *[other] Initiative : { $side }.
}
event-goes-first = Joue le premier aux étapes communes : { $side }.
event-corps-efficiency-drawn = Efficacité, { $corps } : { $value }.
event-division-efficiency-drawn = Efficacité, { $division } : { $value }.
event-corps-raised = Le commandant en chef porte { $corps } à { $value }.
event-division-raised = Le commandant de corps ajoute 1 à { $division }.
event-activations-allotted = { $number ->
    [one] { $division } : { $number } marqueur d'activation ce tour-ci.
   *[other] { $division } : { $number } marqueurs d'activation ce tour-ci.
}
event-first-marker-named = Premier marqueur ({ $side }) : { $marker }.
event-marker-held-back = { $division } garde un marqueur hors du récipient ; marqueurs restants : { $number }.
event-pool-filled = Marqueurs dans le récipient : { $markers }.
decision-efficiency-corps = À quel corps va le prochain marqueur d'efficacité ?
decision-efficiency-division = À quelle division va le prochain marqueur d'efficacité ?
decision-efficiency-raise = De quel corps le commandant en chef relève-t-il l'efficacité ?
decision-efficiency-add = À quelle division le commandant de corps ajoute-t-il 1 ?
decision-activation-first = Quel marqueur ouvre le tour ?
decision-activation-fill = Mettre tous les marqueurs dans le récipient, ou en garder ?
action-DrawForCorps = Tirer pour { $corps }
action-DrawForDivision = Tirer pour { $division }
action-RaiseCorps = Relever { $corps } de 1
action-EndRaising = Ne relever aucun autre corps
action-AddActivation = Ajouter 1 à { $division }
action-EndAdding = Ne rien ajouter de plus
action-NameFirstMarker = Commencer par { $marker }
action-HoldBack = Garder un marqueur de { $division }
action-FillPool = Mettre les marqueurs dans le récipient
refusal-no_draw_for_corps = Aucun marqueur à sortir pour { $corps }.
refusal-no_draw_for_division = Aucun marqueur à sortir pour { $division }.
refusal-no_efficiency_to_raise = Aucun de vos corps n'a d'efficacité à relever.
refusal-no_overall_commander = Votre commandant en chef n'est pas sur la carte.
refusal-commander_rode_far = Votre commandant en chef est allé trop loin au tour précédent.
refusal-rating_used_up = La valeur du commandant est épuisée.
refusal-raised_already = L'efficacité de { $corps } a déjà été relevée.
refusal-efficiency_at_most = L'efficacité de { $corps } ne peut pas être plus élevée.
refusal-corps_out_of_range = Le commandant de { $corps } est hors de portée du commandant en chef.
refusal-division_raised_enough = { $division } ne peut pas recevoir davantage de son commandant.
refusal-division_out_of_range = Le chef de { $division } est hors de portée de son commandant de corps.
refusal-not_your_marker = { $marker } n'est pas un de vos marqueurs de ce tour.
refusal-not_your_division = { $division } n'est pas à vous.
refusal-last_marker = { $division } doit garder au moins un marqueur dans le récipient.
refusal-must_skip = { $brigade } a moins d'activations que sa division et doit passer ce marqueur.
roll-initiative = initiative
roll-goes-first = qui agit le premier
roll-efficiency = tirage d'un marqueur d'efficacité
drm-held-initiative = avait l'initiative au tour précédent
drm-initiative-rating = valeur d'initiative
drm-efficiency = efficacité
drm-corps-commander = commandant de corps
drm-activation-rating = valeur d'activation
drm-out-of-command = hors commandement
event-activations-transferred = Transfert d'efficacité : une activation est prise à { $giver }, une à { $second_giver } ; { $division } en a maintenant { $number }.
event-coordination-rolled = Coordination, { $division } : dé { $die }, total { $total } : { $result ->
    [confusion] confusion
    [failure] aucun effet
   *[other] des brigades peuvent s'activer ensemble
}.
event-brigades-confused = Confusion ! Ni mouvement ni combat avec ce marqueur pour : { $brigades }.
event-brigade-joined-group = { $brigade } s'active avec les autres.
decision-transfer-choose = Faire un transfert d'efficacité ?
decision-marker-coordinate = Tenter de coordonner les brigades ({ $division }) ?
decision-marker-group = Quelles brigades activer ensemble (jusqu'à { $most }) ?
action-TransferActivations = Une activation de plus pour { $division }, contre une de { $giver } et une de { $second_giver }
action-NoTransfer = Ne pas transférer
action-Coordinate = Lancer le dé de coordination
action-ActSeparately = Activer les brigades une à une
action-JoinGroup = Ajouter { $brigade } au groupe
action-EndGroup = Clore le groupe
refusal-chain_broken = { $division } n'a pas de chaîne de commandement entière jusqu'au commandant en chef.
refusal-gives_to_itself = { $division } ne peut pas se céder à elle-même.
refusal-would_have_none = { $division } n'aurait plus d'activation.
refusal-would_have_too_many = { $division } aurait plus d'activations que permis.
refusal-unit_must_skip = { $unit } est hors commandement et doit passer ce marqueur.
refusal-confused = La brigade de { $unit } est dans la confusion.
refusal-caught_in_march = { $brigade } a été surprise sous ordres de Marche et ne s'active plus ce tour-ci.
refusal-division_marker_only = On ne coordonne les brigades qu'avec le marqueur d'une division.
refusal-division_ineffective = { $division } est inefficace au combat.
refusal-nobody_to_coordinate = { $division } n'a pas deux brigades à coordonner.
refusal-in_group_already = { $brigade } est déjà dans le groupe.
refusal-group_full = Aucune autre brigade ne peut entrer dans le groupe.
roll-coordination = coordination des brigades
roll-release = libération d'un régiment
event-release-rolled = Libération, { $unit } : dé { $die }, total { $total }.
event-unit-released = Unité libérée : { $unit }, qui appartient désormais à { $brigade }.
event-attack-allowed = { $brigade } peut désormais recevoir des ordres d'Attaque.
drm-enemy-in-the-west = ennemis loin à l'ouest
drm-late-hour = l'heure tardive
refusal-held_in_place = { $unit } ne peut pas bouger ce tour-ci.
refusal-hex_closed = { $unit } ne peut pas encore entrer en { $hex }.
refusal-no_attack_orders = { $brigade } ne peut pas encore recevoir d'ordres d'Attaque.
refusal-other_command = { $brigade } ne s'active pas avec ce marqueur.

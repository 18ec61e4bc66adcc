# 3 Sequence of play, standing instructions, the end of the game.

event-game-began = La bataille commence : { $time }.
event-turn-began = Le tour { $turn } commence : { $time }.
event-enemy-sighted = Désormais en vue : { $units_count ->
    [0] { $leaders }.
   *[other] { $units }{ $leaders_count ->
        [0] .
       *[other] , { $leaders }.
    }
  }
event-marker-drawn = Marqueur sorti du récipient ({ $side }) : { $marker }.
event-brigade-activated = Activation ({ $side }) : { $brigades }.
event-unit-began = { $unit } s'active en { $hex }.
event-game-ended = La bataille est finie : Union { $union } PV, Confédérés { $confederate } PV. { $level }.
event-instruction-given = Consigne permanente ({ $side }), { $instruction } : { $value }.
decision-marker-brigade = Quelle brigade activer maintenant avec { $marker } ?
decision-brigade-act = Brigades actives : { $brigades }. Et maintenant ?
decision-unit-act = { $unit } en { $hex }, PM restants { $left } : et maintenant ?
action-ActivateBrigade = Activer { $brigade }
action-EndDivision = Ne plus activer de brigade
action-ActivateUnit = Activer { $unit }
action-EndBrigade = Terminer mouvement et tir
action-EndUnit = Terminer l'unité
action-SetStanding = Consigne permanente { $kind } : { $value }
refusal-other_division = { $brigade } appartient à une autre division.
refusal-other_side = { $brigade } appartient à l'adversaire.
refusal-march_marker_only = Sous ordres de Marche, on ne bouge qu'avec le marqueur Marche.
refusal-not_in_march = Le marqueur Marche ne sert qu'aux unités sous ordres de Marche.
refusal-has_acted = Déjà activée avec ce marqueur.
refusal-in_reserve = { $brigade } est en Réserve.
refusal-nobody_on_map = { $brigade } n'a pas d'unité sur la carte.
refusal-other_brigade = { $unit } n'est pas de la brigade active.
refusal-not_on_map = { $unit } n'est pas sur la carte.
refusal-abandoned = Les canons de { $unit } sont abandonnés.
refusal-finished = { $unit } ne peut plus rien faire pendant cette activation.
refusal-is_building = { $unit } construit un retranchement.
refusal-no_such_instruction = Il n'y a pas de consigne permanente { $kind } : { $value }.
refusal-instruction_stands = Cette consigne est déjà en vigueur ({ $kind }).
refusal-instruction_given_this_turn = Cette consigne a déjà été donnée ce tour-ci ({ $kind }).

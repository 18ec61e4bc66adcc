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
event-marker-drawn = { $side } : le marqueur { $marker } est tiré.
event-brigade-activated = { $side } : { $brigades } agit.
event-unit-began = { $unit } agit en { $hex }.
event-game-ended = La bataille est finie : Union { $union }, Confédérés { $confederate } points ({ $level }).
event-instruction-given = { $side } : consigne permanente { $instruction } : { $value }.
decision-marker-brigade = Quelle brigade agit maintenant avec { $marker } ?
decision-brigade-act = Que fait maintenant { $brigades } ?
decision-unit-act = { $unit } en { $hex }, { $left ->
    [one] { $left } point de mouvement
   *[other] { $left } points de mouvement
  } : et maintenant ?
action-ActivateBrigade = Activer { $brigade }
action-EndDivision = Plus aucune brigade n'agit
action-ActivateUnit = { $unit } agit
action-EndBrigade = Fin du mouvement et du tir
action-EndUnit = L'unité a terminé
action-SetStanding = Consigne permanente { $kind } : { $value }
refusal-other_division = { $brigade } est d'une autre division.
refusal-other_side = { $brigade } est de l'autre camp.
refusal-march_marker_only = Sous ordres de Marche on ne bouge qu'avec le marqueur Marche.
refusal-not_in_march = Seuls ceux sous ordres de Marche bougent avec le marqueur Marche.
refusal-has_acted = Elle a déjà agi avec ce marqueur.
refusal-in_reserve = { $brigade } est en Réserve.
refusal-nobody_on_map = { $brigade } n'a personne sur la carte.
refusal-other_brigade = { $unit } ne sert pas avec la brigade qui agit.
refusal-not_on_map = { $unit } n'est pas sur la carte.
refusal-abandoned = Les pièces de { $unit } sont abandonnées.
refusal-finished = { $unit } ne peut plus rien faire dans cette activation.
refusal-is_building = { $unit } travaille à un retranchement.
refusal-no_such_instruction = Il n'y a pas de consigne permanente { $kind } : { $value }.
refusal-instruction_stands = Cette consigne est déjà en vigueur ({ $kind }).
refusal-instruction_given_this_turn = Cette consigne a déjà été donnée ce tour-ci ({ $kind }).

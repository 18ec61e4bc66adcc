# 11 Assault.

event-assault-declared = { $units } { $units_count ->
    [one] donne
   *[other] donnent
  } l'assaut à { $hexes }.
event-assault-joined = { $unit } se joint à l'assaut de { $other }.
event-unit-retreated-before = { $unit } se retire avant l'assaut.
event-unit-hung-back = { $unit } rate son jet d'engagement et ne donne pas l'assaut.
event-cavalry-countercharged = { $units } { $units_count ->
    [one] contre-charge
   *[other] contre-chargent
  } depuis { $hex }.
event-countercharge-failed = { $unit } ne parvient pas à contre-charger.
event-assault-resolved = Assaut, { $units } contre { $hexes }, { $attack } PF contre { $defence } : dé { $die }, modifié { $total } : { $result ->
    [attacker_retreats] les assaillants sont repoussés
    [bloody_stalemate] impasse sanglante
    [defender_retreats] les défenseurs cèdent
    [defender_driven] les défenseurs sont chassés
   *[other] les défenseurs sont brisés
  }.
event-assault-goes-on = { $units } { $units_count ->
    [one] prolonge
   *[other] prolongent
  } l'assaut.
event-charge-announced = Charge annoncée depuis { $hex } : { $units }.
event-charge-failed = Charge manquée, sans mouvement : { $units }.
event-unit-recovered-wind = { $unit } n'est plus fourbue, mais encore en désordre.
decision-assault-designate = Quelles unités donnent l'assaut, et à qui ?
decision-assault-retreat-before = Quelles unités se retirent avant l'assaut ?
decision-assault-countercharge = Charge contre { $units } : contre-charger ?
decision-assault-who-checks = Quelle unité passe le test de cohésion avant l'assaut ?
decision-assault-order = { $assaults ->
    [one] { $assaults } assaut : de quel bout de la ligne ?
   *[other] { $assaults } assauts : de quel bout de la ligne ?
  }
decision-assault-continue = Prolonger l'assaut avec { $units } ?
decision-assault-counter = Les assaillants sont repoussés. Prolonger l'assaut avec { $units } ?
decision-assault-face-freely = Les assaillants en { $hex } ont vaincu. Quelle orientation ?
decision-assault-further = Où se prolonge l'assaut ?
action-DesignateAssault = Donner l'assaut à { $targets } avec { $unit }
action-JoinAssault = Joindre { $unit } à l'assaut de { $other }
action-EndDesignation = Terminer les déclarations
action-RetreatBefore = Retirer { $unit } avant l'assaut
action-StandFast = Tenir ferme
action-Countercharge = Contre-charger
action-AwaitCharge = Attendre la charge
action-CheckWith = Tester { $unit }
action-ResolveFrom = Résoudre par la { $end ->
    [left] gauche
   *[other] droite
  }
action-ContinueAssault = Prolonger l'assaut
action-EndAssault = Ne pas prolonger
action-AdvanceFurther = Poursuivre avec { $unit } en { $to }
action-EndFurther = Ne pas poursuivre
action-FaceFreely = Orienter vers { $facing }
action-AnnounceCharge = Charger avec { $unit }
roll-assault = assaut
roll-charge = test de cohésion : charge
roll-commitment = engagement d'une unité novice
roll-countercharge = test de cohésion : contre-charge
roll-march_brigade = test de cohésion : brigade assaillie sous ordres de Marche
roll-pre_assault_check = test de cohésion avant assaut
drm-assault_ratio = rapport des forces
drm-position_flank = de flanc
drm-position_rear = de dos
drm-position_combined = de plusieurs côtés
drm-position_surrounded = défenseur encerclé
drm-unattacked_front = dans le Front d'ennemis non attaqués
drm-infantry_charge = charge d'infanterie
drm-cavalry_charge = charge de cavalerie
drm-countercharge = contre-charge
drm-continued_assault = assaut prolongé
drm-no_leader = aucun chef avec les assaillants
drm-aggressive_leader = chef agressif
drm-attacker_disordered = assaillants en désordre
drm-defenders_disordered = défenseurs en désordre
drm-attacker_fatigue = fatigue des assaillants
drm-defender_fatigue = fatigue des défenseurs
drm-assault_hex = terrain de l'hex défendu
drm-assault_slope = en montée
drm-assault_stream = par-delà un ruisseau
drm-assault_wall = par-dessus un mur
drm-assault_crossing = par un pont ou un gué
drm-assault_entrenchment = retranchement
drm-assault_ground_limit = limite pour le terrain
drm-check_march = ordres de Marche
drm-check_charged = chargée par la cavalerie
drm-check_flank = assaillie de flanc
drm-check_rear = assaillie de dos
drm-check_disordered = déjà en désordre
drm-check_entrenchment = retranchement
drm-check_ground = couvert
refusal-artillery_never_assaults = L'artillerie ne donne jamais l'assaut ({ $unit }).
refusal-column_never_assaults = { $unit } est en colonne et ne peut pas donner l'assaut.
refusal-nobody_in_front = Aucun ennemi n'est devant { $unit }.
refusal-hexside_closed = { $unit } ne peut pas franchir le côté d'hex vers l'ennemi.
refusal-march_never_assaults = Sous ordres de Marche, on ne donne pas l'assaut ({ $unit }).
refusal-rallied_or_built = { $unit } s'est ralliée, ravitaillée ou a construit et ne peut pas donner l'assaut.
refusal-turned_after_entering = { $unit } a changé d'orientation après être entrée dans son hex et ne peut pas donner l'assaut.
refusal-does_not_continue = { $unit } ne prolonge pas l'assaut.
refusal-assaults_already = { $unit } donne déjà l'assaut, de toute sa force.
refusal-left_unassaulted = { $unit } doit assaillir l'ennemi en { $hex } : aucune autre unité ne le pourrait.
refusal-no_targets = Nommez les hex que { $unit } assaille, chacun une fois et dans l'ordre.
refusal-line_attacks_all = Une ligne étendue assaille ensemble tous les ennemis devant elle ({ $unit }).
refusal-does_not_assault = { $other } ne donne pas l'assaut.
refusal-foot_with_horse = Infanterie et cavalerie montée ne se combinent jamais ({ $unit }, { $other }).
refusal-charge_and_assault = La cavalerie qui charge ne se combine pas avec celle qui ne charge pas ({ $unit }, { $other }).
refusal-attackers_not_adjacent = { $unit } n'est pas à côté des assaillants de { $other }.
refusal-target_not_in_front = Ce que { $other } assaille n'est pas devant { $unit }.
refusal-many_against_many = Un assaut a un seul hex assaillant ou un seul hex défendu ({ $unit }, { $other }).
refusal-unassaulted = L'ennemi en { $hex }, devant un assaillant, doit être assailli aussi.
refusal-must_assault = { $unit } doit donner l'assaut.
refusal-not_assaulted = { $unit } n'est pas sur le point d'être assaillie.
refusal-phasing_stays = { $unit } est du camp actif et ne se retire pas avant l'assaut.
refusal-guns_stay = L'artillerie ne se retire pas avant l'assaut ({ $unit }).
refusal-attackers_stay = Sous ordres d'Attaque, on ne se retire pas avant l'assaut ({ $unit }).
refusal-marchers_stay = Sous ordres de Marche, on ne se retire pas avant l'assaut ({ $unit }).
refusal-assaulted_by_horse = On ne se retire pas devant la cavalerie montée ({ $unit }).
refusal-not_on_top = { $unit } n'est pas au-dessus de la pile.
refusal-no_cavalry = Aucune cavalerie montée n'est en { $hex }.
refusal-march_never_countercharges = Sous ordres de Marche, on ne contre-charge pas ({ $hex }).
refusal-not_charged = La cavalerie en { $hex } ne subit pas de charge.
refusal-charged_in_flank = La cavalerie en { $hex } est attaquée de flanc ou de dos.
refusal-cavalry_has_fired = La cavalerie en { $hex } a tiré pendant cette activation.
refusal-no_ground_for_charge = Le terrain des assaillants ne permet pas à la cavalerie en { $hex } de contre-charger.
refusal-from_one_end = Les assauts se résolvent par la gauche ou par la droite, pas autrement ({ $end }).
refusal-too_dear = { $hex } coûte à { $unit } plus de 2 PM.
refusal-two_hexes = { $unit } a déjà poursuivi de deux hex.
refusal-toward_the_enemy = { $unit } peut atteindre un ennemi et ne peut pas s'en détourner.
refusal-must_reach_enemy = { $unit } peut atteindre un ennemi et le doit.
refusal-not_mounted = { $unit } n'est pas de la cavalerie montée.
refusal-no_charge_at_night = On ne charge pas la nuit ({ $unit }).
refusal-charge_needs_attack_orders = Une charge demande des ordres d'Attaque ({ $unit }).
refusal-charge_needs_good_order = La cavalerie en désordre ne charge pas ({ $unit }).
refusal-charge_out_of_range = { $unit } est hors de portée de son chef et ne peut pas charger.
refusal-nobody_in_sight = { $unit } ne voit aucun ennemi à charger.
refusal-no_charge_path = Aucun chemin de charge ne mène { $unit } à un ennemi qu'elle voit.
refusal-must_charge = { $unit } doit achever sa charge.

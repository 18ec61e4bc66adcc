# 11 Assault.

event-assault-declared = Assalto a { $hexes }: { $units }.
event-assault-joined = { $unit } si unisce all'assalto di { $other }.
event-unit-retreated-before = { $unit } si ritira prima dell'assalto.
event-unit-hung-back = { $unit } fallisce il tiro di impiego e non assalta.
event-cavalry-countercharged = Controcarica da { $hex }: { $units }.
event-countercharge-failed = { $unit } non riesce a controcaricare.
event-assault-resolved = Assalto, { $units } ({ $attack }) contro { $hexes } ({ $defence }): dado { $die }, modificato { $total }: { $result ->
    [attacker_retreats] gli attaccanti sono respinti
    [bloody_stalemate] stallo sanguinoso
    [defender_retreats] i difensori cedono
    [defender_driven] i difensori sono scacciati
   *[other] i difensori sono sbaragliati
  }.
event-assault-goes-on = Assalto continuato: { $units }.
event-charge-announced = Carica annunciata da { $hex }: { $units }.
event-charge-failed = Carica fallita, restano sul posto: { $units }.
event-unit-recovered-wind = { $unit } non è più esausta, ma ancora in Disordine.
decision-assault-designate = Quali unità assaltano, e quali esagoni?
decision-assault-retreat-before = Quali unità si ritirano prima dell'assalto?
decision-assault-countercharge = La cavalleria carica { $units }. Controcarichi?
decision-assault-who-checks = Quale unità fa l'UDD prima dell'assalto?
decision-assault-order = { $assaults ->
    [one] 1 assalto: da quale estremità della linea?
   *[other] { $assaults } assalti: da quale estremità della linea?
  }
decision-assault-continue = Continui l'assalto con { $units }?
decision-assault-counter = Gli attaccanti sono respinti. Continui l'assalto con { $units }?
decision-assault-face-freely = Gli attaccanti in { $hex } hanno vinto. Quale orientamento?
decision-assault-further = Dove prosegue l'assalto continuato?
action-DesignateAssault = Assalta { $targets } con { $unit }
action-JoinAssault = Unisci { $unit } all'assalto di { $other }
action-EndDesignation = Fine delle dichiarazioni
action-RetreatBefore = Ritira { $unit } prima dell'assalto
action-StandFast = Resisti sul posto
action-Countercharge = Controcarica
action-AwaitCharge = Attendi la carica
action-CheckWith = UDD con { $unit }
action-ResolveFrom = Risolvi da { $end ->
    [left] sinistra
   *[other] destra
  }
action-ContinueAssault = Continua l'assalto
action-EndAssault = Non continuare
action-AdvanceFurther = Prosegui con { $unit } in { $to }
action-EndFurther = Non proseguire
action-FaceFreely = Orienta verso { $facing }
action-AnnounceCharge = Carica con { $unit }
roll-assault = l'assalto
roll-charge = UDD: carica
roll-commitment = impiego di un'unità inesperta
roll-countercharge = UDD: controcarica
roll-march_brigade = UDD: brigata assaltata con ordini di Marcia
roll-pre_assault_check = UDD prima dell'assalto
drm-assault_ratio = rapporto di forze
drm-position_flank = dal fianco
drm-position_rear = dal retro
drm-position_combined = da più lati
drm-position_surrounded = difensore circondato
drm-unattacked_front = nel Fronte di nemici non attaccati
drm-infantry_charge = carica di fanteria
drm-cavalry_charge = carica di cavalleria
drm-countercharge = controcarica
drm-continued_assault = assalto continuato
drm-no_leader = nessun leader con gli attaccanti
drm-aggressive_leader = leader aggressivo
drm-attacker_disordered = attaccanti in Disordine
drm-defenders_disordered = difensori in Disordine
drm-attacker_fatigue = Affaticamento degli attaccanti
drm-defender_fatigue = Affaticamento dei difensori
drm-assault_hex = terreno dell'esagono difeso
drm-assault_slope = in salita
drm-assault_stream = oltre un torrente
drm-assault_wall = oltre un muro
drm-assault_crossing = per un ponte o un guado
drm-assault_entrenchment = trinceramento
drm-assault_ground_limit = limite per il terreno
drm-check_march = ordini di Marcia
drm-check_charged = caricata dalla cavalleria
drm-check_flank = assaltata sul fianco
drm-check_rear = assaltata dal retro
drm-check_disordered = già in Disordine
drm-check_entrenchment = trinceramento
drm-check_ground = riparo
refusal-artillery_never_assaults = L'artiglieria non assalta mai ({ $unit }).
refusal-column_never_assaults = { $unit } è in colonna e non può assaltare.
refusal-nobody_in_front = Nessun nemico è di fronte a { $unit }.
refusal-hexside_closed = { $unit } non può attraversare il lato verso il nemico.
refusal-march_never_assaults = Con ordini di Marcia non si assalta ({ $unit }).
refusal-rallied_or_built = { $unit } ha recuperato, si è rifornita o ha costruito e non può assaltare.
refusal-turned_after_entering = { $unit } ha cambiato orientamento dopo l'ingresso nell'esagono e non può assaltare.
refusal-does_not_continue = { $unit } non continua l'assalto.
refusal-assaults_already = { $unit } assalta già, con tutta la sua forza.
refusal-left_unassaulted = { $unit } deve assaltare il nemico in { $hex }: nessun'altra unità potrebbe.
refusal-no_targets = Nomina gli esagoni che { $unit } assalta, ciascuno una volta e in ordine.
refusal-line_attacks_all = Una linea estesa assalta insieme tutti i nemici di fronte ({ $unit }).
refusal-does_not_assault = { $other } non assalta.
refusal-foot_with_horse = Fanteria e cavalleria montata non si combinano mai ({ $unit }, { $other }).
refusal-charge_and_assault = La cavalleria che carica non si combina con quella che non carica ({ $unit }, { $other }).
refusal-attackers_not_adjacent = { $unit } non è accanto agli attaccanti di { $other }.
refusal-target_not_in_front = Ciò che { $other } assalta non è di fronte a { $unit }.
refusal-many_against_many = Un assalto ha un solo esagono attaccante o un solo esagono difeso ({ $unit }, { $other }).
refusal-unassaulted = Anche il nemico in { $hex }, di fronte a un attaccante, va assaltato.
refusal-must_assault = { $unit } deve assaltare.
refusal-not_assaulted = { $unit } non sta per essere assaltata.
refusal-phasing_stays = { $unit } è della parte in fase e non si ritira prima dell'assalto.
refusal-guns_stay = L'artiglieria non si ritira prima dell'assalto ({ $unit }).
refusal-attackers_stay = Con ordini di Attacco non ci si ritira prima dell'assalto ({ $unit }).
refusal-marchers_stay = Con ordini di Marcia non ci si ritira prima dell'assalto ({ $unit }).
refusal-assaulted_by_horse = Non ci si ritira davanti alla cavalleria montata ({ $unit }).
refusal-not_on_top = { $unit } non è in cima alla pila.
refusal-no_cavalry = In { $hex } non c'è cavalleria montata.
refusal-march_never_countercharges = Con ordini di Marcia non si controcarica ({ $hex }).
refusal-not_charged = La cavalleria in { $hex } non subisce una carica.
refusal-charged_in_flank = La cavalleria in { $hex } è attaccata dal fianco o dal retro.
refusal-cavalry_has_fired = La cavalleria in { $hex } ha sparato in questa attivazione.
refusal-no_ground_for_charge = Il terreno degli attaccanti non permette alla cavalleria in { $hex } di controcaricare.
refusal-from_one_end = Gli assalti si risolvono da sinistra o da destra, non da { $end }.
refusal-too_dear = { $hex } costa a { $unit } più di 2 PM.
refusal-two_hexes = { $unit } ha già proseguito di due esagoni.
refusal-toward_the_enemy = { $unit } può raggiungere un nemico e non può allontanarsene.
refusal-must_reach_enemy = { $unit } può raggiungere un nemico e deve farlo.
refusal-not_mounted = { $unit } non è cavalleria montata.
refusal-no_charge_at_night = Di notte non si carica ({ $unit }).
refusal-charge_needs_attack_orders = Una carica richiede ordini di Attacco ({ $unit }).
refusal-charge_needs_good_order = La cavalleria in Disordine non carica ({ $unit }).
refusal-charge_out_of_range = { $unit } è fuori dal raggio del suo leader e non può caricare.
refusal-nobody_in_sight = { $unit } non vede nemici da caricare.
refusal-no_charge_path = Nessun percorso di carica porta { $unit } a un nemico che vede.
refusal-must_charge = { $unit } deve completare la carica.

# 15 Construction.

event-work-began = { $unit } inizia una trincea in { $hex } verso { $facing }; sarà pronta alla fine del turno { $turn }.
event-work-cancelled = { $unit } abbandona la sua trincea in { $hex }.
event-entrenchment-built = { $unit } ha finito una trincea in { $hex } verso { $facing }.
decision-engineers-order = { $side }: chi inizia una trincea?
action-BeginWork = { $unit } scava in { $hex }, verso { $facing }
action-EndEngineers = Nessun altro scava
action-StopWork = { $unit } abbandona la sua trincea
refusal-not_there = { $unit } non è in { $hex }.
refusal-cannot_build = Costruisce solo chi è a piedi e in Avanzata: non { $unit }.
refusal-no_building_in_battle = In questa battaglia nessuno scava trincee in { $hex }.
refusal-builder_out_of_command = { $unit } è fuori comando.
refusal-brigadier_out_of_reach = Il capo brigata di { $unit } non poteva cambiare ordini in questo turno.
refusal-too_tired_to_build = { $unit } è troppo stanca per scavare.
refusal-no_digging_here = In { $hex } non si scava.
refusal-no_timber = Non c'è legname vicino a { $hex }.
refusal-timber_not_safe = Il nemico è troppo vicino a { $hex } o alla via del legname.
refusal-enough_entrenchments = In { $hex } ci sono già due trincee.
refusal-hexside_covered = Una seconda trincea in { $hex } deve coprire altri lati.
refusal-builder_faces_elsewhere = { $unit } non può girarsi verso { $facing } per questo.
refusal-is_not_building = { $unit } non sta costruendo.

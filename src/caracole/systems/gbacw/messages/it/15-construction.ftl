# 15 Construction.

event-work-began = { $unit } inizia un trinceramento in { $hex } verso { $facing }; sarà pronto alla fine del turno { $turn }.
event-work-cancelled = { $unit } abbandona il trinceramento in { $hex }.
event-entrenchment-built = { $unit } finisce un trinceramento in { $hex } verso { $facing }.
decision-engineers-order = { $side }: quale unità inizia un trinceramento?
action-BeginWork = Trincera { $unit } in { $hex }, verso { $facing }
action-EndEngineers = Non iniziare altri trinceramenti
action-StopWork = Abbandona il trinceramento di { $unit }
refusal-not_there = { $unit } non è in { $hex }.
refusal-cannot_build = Si trincerano solo unità a piedi con ordini di Avanzata, non { $unit }.
refusal-no_building_in_battle = In questa battaglia non ci si trincera in { $hex }.
refusal-builder_out_of_command = { $unit } è Fuori Comando.
refusal-brigadier_out_of_reach = Il brigadiere di { $unit } non poteva cambiare ordini in questo turno.
refusal-too_tired_to_build = { $unit } è troppo affaticata per trincerarsi.
refusal-no_digging_here = In { $hex } non ci si trincera.
refusal-no_timber = Non c'è legname vicino a { $hex }.
refusal-timber_not_safe = Il nemico è troppo vicino a { $hex } o alla via del legname.
refusal-enough_entrenchments = In { $hex } ci sono già due trinceramenti.
refusal-hexside_covered = Un secondo trinceramento in { $hex } deve coprire altri lati.
refusal-builder_faces_elsewhere = { $unit } non può orientarsi verso { $facing } per questo.
refusal-is_not_building = { $unit } non sta costruendo.

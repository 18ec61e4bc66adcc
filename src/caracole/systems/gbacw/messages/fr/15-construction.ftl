# 15 Construction.

event-work-began = { $unit } commence un retranchement en { $hex }, orienté { $facing } ; il sera prêt à la fin du tour { $turn }.
event-work-cancelled = { $unit } abandonne son retranchement en { $hex }.
event-entrenchment-built = { $unit } achève un retranchement en { $hex }, orienté { $facing }.
decision-engineers-order = { $side } : quelle unité commence un retranchement ?
action-BeginWork = Retrancher { $unit } en { $hex }, orientation { $facing }
action-EndEngineers = Ne plus commencer de retranchement
action-StopWork = Abandonner le retranchement de { $unit }
refusal-not_there = { $unit } n'est pas en { $hex }.
refusal-cannot_build = Seule une unité à pied et sous ordres d'Avance peut se retrancher : { $unit } ne le peut pas.
refusal-no_building_in_battle = Dans cette bataille, on ne se retranche pas en { $hex }.
refusal-builder_out_of_command = { $unit } est hors commandement.
refusal-brigadier_out_of_reach = Le chef de brigade de { $unit } ne pouvait pas changer d'ordres ce tour.
refusal-too_tired_to_build = { $unit } est trop fatiguée pour se retrancher.
refusal-no_digging_here = On ne se retranche pas en { $hex }.
refusal-no_timber = Il n'y a pas de bois près de { $hex }.
refusal-timber_not_safe = L'ennemi est trop près de { $hex } ou du chemin des matériaux.
refusal-enough_entrenchments = Il y a déjà deux retranchements en { $hex }.
refusal-hexside_covered = Un second retranchement en { $hex } doit couvrir d'autres côtés.
refusal-builder_faces_elsewhere = { $unit } ne peut pas s'orienter vers { $facing } pour cela.
refusal-is_not_building = { $unit } ne construit pas.

# 15 Construction.

event-work-began = { $unit } commence un retranchement en { $hex } face à { $facing } ; il sera prêt à la fin du tour { $turn }.
event-work-cancelled = { $unit } abandonne son retranchement en { $hex }.
event-entrenchment-built = { $unit } a fini un retranchement en { $hex } face à { $facing }.
decision-engineers-order = { $side } : qui commence un retranchement ?
action-BeginWork = { $unit } se retranche en { $hex }, face à { $facing }
action-EndEngineers = Personne d'autre ne se retranche
action-StopWork = { $unit } abandonne son retranchement
refusal-not_there = { $unit } n'est pas en { $hex }.
refusal-cannot_build = Seuls construisent ceux à pied et en Avance : pas { $unit }.
refusal-no_building_in_battle = Dans cette bataille personne ne se retranche en { $hex }.
refusal-builder_out_of_command = { $unit } est hors commandement.
refusal-brigadier_out_of_reach = Le chef de brigade de { $unit } ne pouvait changer d'ordres ce tour.
refusal-too_tired_to_build = { $unit } est trop fatiguée pour creuser.
refusal-no_digging_here = On ne creuse pas en { $hex }.
refusal-no_timber = Il n'y a pas de bois près de { $hex }.
refusal-timber_not_safe = L'ennemi est trop près de { $hex } ou du chemin des matériaux.
refusal-enough_entrenchments = Il y a déjà deux retranchements en { $hex }.
refusal-hexside_covered = Un second retranchement en { $hex } doit couvrir d'autres côtés.
refusal-builder_faces_elsewhere = { $unit } ne peut se tourner vers { $facing } pour cela.
refusal-is_not_building = { $unit } ne construit pas.

# Ce que dit l'atelier des batailles.

making-title = Ma bataille
making-general = Général
making-shoots = peut tirer
making-cost = talents
making-elements = éléments
making-beaten = battu s'il en perd
making-drawn_up = Les armées commencent rangées
making-edge = Bord de Rouge
making-formation-red = Rouge est rangé
making-formation-blue = Bleu est rangé
making-camps = Les armées ont un camp
making-first = Premier tour
making-first-open = les dés décident
making-way-line = en ligne
making-way-doubled = l'infanterie lourde sur deux rangs
making-way-left = vers la gauche
making-way-right = vers la droite
making-way-horse_left = toute la cavalerie à gauche
making-way-reserve = la cavalerie lourde en réserve

fault-generals = Une armée a un seul général ; celle-ci en a { $count }.
fault-general_alone = Le général a un élément à lui seul.
fault-elements = Le nombre d'éléments d'une armée est d'au plus { $most }.
fault-no_shooters = Ces troupes ne tirent pas.
fault-shapes = Le nombre de formes est d'au plus { $most }.
fault-needs_terrain = Pour commencer rangées, les armées ont besoin d'un terrain.
fault-places = Il n'y a pas une place pour chaque élément.
fault-no_room = { $side ->
    [red] L'armée rouge n'a pas la place de se ranger.
   *[blue] L'armée bleue n'a pas la place de se ranger.
  }
fault-name = Le nom est trop long (limite : { $most }) ou a des caractères qui ne s'impriment pas.

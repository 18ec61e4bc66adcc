# Ce qui ne va pas dans un fichier fait par quelqu'un, selon le genre d'erreur.

fault-syntax = Ici, le texte n'est pas écrit comme il faut.
fault-duplicate_key = Ceci figure deux fois.
fault-too_deep = Il y a trop de niveaux l'un dans l'autre.
fault-wrong_type = Ici va une valeur d'un autre genre.
fault-missing_key = Il manque quelque chose ici.
fault-unknown_key = On ne sait pas ce que c'est.
fault-out_of_range = Ce nombre est trop petit ou trop grand.
fault-bad_choice = Ce mot ne peut pas figurer ici.
fault-bad_pattern = On ne peut pas l'écrire ainsi.
fault-unknown_reference = Rien ne porte ce nom.
fault-missing_language = Le texte manque dans une langue.

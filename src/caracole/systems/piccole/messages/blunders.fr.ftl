# Ce que le laboratoire compte comme bévue.

blunder-idle-step = un mouvement de quelques millimètres
blunder-wrong-way = une avance dans la direction opposée à l'ennemi
blunder-general-in-pocket = le Général s'enferme dans une nasse
blunder-missed-flank = un flanc ou un arrière découvert non attaqué
blunder-open-camp = le camp laissé sans défense

# Ce que le laboratoire compte comme bévue.

blunder-idle-step = un pas de quelques millimètres
blunder-wrong-way = une avance qui s'éloigne de l'ennemi
blunder-general-in-pocket = le Général se laisse prendre dans une nasse
blunder-missed-flank = un flanc ou un arrière découvert laissé en paix
blunder-open-camp = le camp laissé ouvert à l'ennemi

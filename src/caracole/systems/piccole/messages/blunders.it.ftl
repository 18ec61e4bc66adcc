# Che cosa il laboratorio conta come errore.

blunder-idle-step = un passo di pochi millimetri
blunder-wrong-way = un'avanzata che si allontana dal nemico
blunder-general-in-pocket = il Generale si fa chiudere in una sacca
blunder-missed-flank = un fianco o un retro scoperto lasciato in pace
blunder-open-camp = il campo lasciato aperto al nemico

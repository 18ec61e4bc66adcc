# Che cosa il laboratorio conta come errore.

blunder-idle-step = un movimento di pochi millimetri
blunder-wrong-way = un'avanzata che si allontana dal nemico
blunder-general-in-pocket = il Generale si infila in una sacca
blunder-missed-flank = un fianco o un retro scoperto non attaccato
blunder-open-camp = il campo lasciato indifeso

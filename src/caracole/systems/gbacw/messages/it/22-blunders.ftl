# Mosse che fanno ridere chi guarda

blunder-shattered-forward = Un reggimento a pezzi è stato mandato addosso al nemico senza bisogno.
blunder-out-of-command = Un'unità è uscita dal raggio del suo comandante.
blunder-flank-shown = Si è mostrato il fianco a un nemico adiacente pur potendogli stare di fronte.
blunder-guns-alone = Dei cannoni sono stati lasciati vicino al nemico senza nessuno accanto.
blunder-prize-left-empty = Un esagono che vale punti è stato lasciato vuoto con un nemico libero a portata.
blunder-poor-assault = È stato tentato un assalto che fallisce più spesso di quanto riesca.
blunder-out-and-back = Un'unità è andata e tornata dove era.

# Mosse che fanno sorridere chi guarda

blunder-shattered-forward = Un reggimento a pezzi è stato mandato senza bisogno verso il nemico.
blunder-out-of-command = Un'unità è uscita dal raggio del suo leader.
blunder-flank-shown = Un'unità ha mostrato il fianco a un nemico adiacente a cui poteva fare fronte.
blunder-guns-alone = Dei cannoni sono rimasti vicino al nemico senza nessuno accanto.
blunder-prize-left-empty = Un esagono che vale punti è rimasto vuoto con un nemico libero di raggiungerlo.
blunder-poor-assault = È stato tentato un assalto con più probabilità di fallire che di riuscire.
blunder-out-and-back = Un'unità è andata via ed è tornata subito indietro.

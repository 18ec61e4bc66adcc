# Che cosa dice il maestro. `lesson-<lezione>` è il titolo, `lesson-<lezione>-<passo>` ciò che si dice a quel passo; `-hint`
# è per chi esita, `-wrong` per chi fa altro. `coach-<decisione>` dice che cosa di solito conviene.


## Muovere e orientarsi

lesson-facing = Muovere e orientarsi
lesson-facing-about = Fronte, fianco e retro; che cosa costa un passo, e come gira un reggimento.
lesson-facing-hello = Questo è il 1st Lakeshore, un tuo reggimento. I numeri sul segnalino sono la forza in punti da cinquanta uomini, la Coesione e i punti movimento. Ne ha 6 da spendere.
lesson-facing-front = Un reggimento guarda un vertice del suo esagono. I due esagoni di quel vertice sono il suo fronte: lì cammina e lì spara. Accanto ci sono i fianchi, e dietro il retro.
lesson-facing-begin = Le unità agiscono una alla volta, ciascuna fino in fondo. Comincia con il 1st Lakeshore.
lesson-facing-begin-hint = Tocca il 1st Lakeshore, oppure il suo ordine nell'elenco.
lesson-facing-begin-wrong = Prima il 1st Lakeshore, per favore.
lesson-facing-back = Ora prova a mandarlo nell'esagono alle sue spalle. Puoi sempre provare: un rifiuto non costa nulla, e dice la sua regola.
lesson-facing-back-hint = Tocca l'esagono indicato dietro il reggimento.
lesson-facing-step = Dunque solo avanti. Entra nell'esagono indicato: il terreno aperto costa 1 punto. Boschi, pendii e ruscelli costano di più, una strada di meno.
lesson-facing-step-hint = Tocca l'esagono indicato davanti al reggimento.
lesson-facing-step-wrong = Avanti nell'esagono indicato, per favore.
lesson-facing-turn = Dopo essere entrato in un esagono, un reggimento può girare di un vertice senza spesa. Giralo a destra, verso sud-ovest.
lesson-facing-turn-hint = Scegli l'orientamento sud-ovest, alla voce Orientamento.
lesson-facing-turn-wrong = Prima gira: orientamento sud-ovest.
lesson-facing-on = Il suo fronte ora è dove guarda. Ancora un esagono.
lesson-facing-on-hint = Tocca l'esagono indicato.
lesson-facing-on-wrong = L'esagono indicato, per favore.
lesson-facing-wide = Gira di due vertici, verso est. Il primo è gratis, e ciò che è più di uno costa un punto: da 4 a 3.
lesson-facing-wide-hint = Scegli l'orientamento est, alla voce Orientamento.
lesson-facing-wide-wrong = Gira verso est, per favore.
lesson-facing-again = E un po' indietro, verso sud-est? Prova.
lesson-facing-again-hint = Scegli l'orientamento sud-est nell'elenco.
lesson-facing-end = Una volta in ogni esagono, e non di più: pensaci prima di girare. Basta così. Termina l'azione del reggimento.
lesson-facing-end-hint = Scegli "Chiudi con questa unità" nell'elenco degli ordini.
lesson-facing-end-wrong = Ha camminato abbastanza. Termina la sua azione.
lesson-facing-done = Qui molte battaglie le decide chi guarda dove. Mostra al nemico il fronte, e cerca il suo fianco. La prossima volta: la prima salva.

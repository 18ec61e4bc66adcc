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

## Fuoco e fuoco di risposta

lesson-volley = Fuoco e fuoco di risposta
lesson-volley-about = Dove può sparare un reggimento, come risponde il nemico, e quanto vale un fianco.
lesson-volley-look = Il 1st Tidewater è due esagoni davanti al tuo 2nd Lakeshore. I tuoi fucili rigati arrivano a cinque esagoni; i suoi vecchi moschetti a due, e male.
lesson-volley-begin = Comincia con il 2nd Lakeshore.
lesson-volley-begin-hint = Tocca il 2nd Lakeshore.
lesson-volley-behind = Qualcuno ti è scivolato alle spalle. Prova a sparare al 3rd Tidewater.
lesson-volley-behind-hint = Scegli il fuoco sull'esagono del 3rd Tidewater.
lesson-volley-fire = Gli uomini sparano dove guardano. Dunque spara al 1st Tidewater. Guarda prima le probabilità: il tavolo le calcola, e nomina ogni modificatore.
lesson-volley-fire-hint = Tocca l'esagono del 1st Tidewater e scegli il fuoco di tutto il reggimento.
lesson-volley-fire-wrong = Spara con tutto al 1st Tidewater, per favore.
lesson-volley-both = Hanno risposto, e le due salve valgono insieme: chi spara per secondo non è più debole. Il tuo 9 è costato loro un punto e un controllo di Coesione, superato. Il loro ti ha solo imposto un controllo.
lesson-volley-end = Un reggimento spara una volta per attivazione. Termina la sua azione.
lesson-volley-end-hint = Scegli "Chiudi con questa unità" nell'elenco degli ordini.
lesson-volley-flank = Ora il 1st Lakeshore, che sta sul loro fianco. Resta dov'è: con ordini di Avanzata chi muove non spara.
lesson-volley-flank-hint = Tocca il 1st Lakeshore.
lesson-volley-enfilade = Spara lungo la loro linea. Vale uno in più per te, e nessuno può rispondere: guardano altrove.
lesson-volley-enfilade-hint = Tocca l'esagono del 1st Tidewater e scegli il fuoco di tutto il reggimento.
lesson-volley-done = Questa volta il controllo è fallito: sono in Disordine, e spareranno e muoveranno peggio finché non recuperano. Potevano girarsi verso di te, e non l'hanno fatto. Due reggimenti ad angolo ne valgono tre in fila.

## Ordini e comando

lesson-orders = Ordini e comando
lesson-orders-about = Che cosa permettono Avanzata e Attacco, e chi sente un ordine.
lesson-orders-leader = Questo è Harlan, che guida la tua brigata. Il suo raggio di comando è 4: un reggimento più lontano non lo sente, e tiene gli ordini che ha.
lesson-orders-three = Ci sono tre ordini. Marcia: lungo la strada, lontano e in fretta, senza combattere. Avanzata: a piena velocità, ma non addosso al nemico. Attacco: a metà velocità, e alla sua gola.
lesson-orders-march = Comincia un nuovo turno, e si danno gli ordini. Prova la Marcia, per vedere che cosa ne pensa questa battaglia.
lesson-orders-march-hint = Scegli Marcia nell'elenco degli ordini.
lesson-orders-attack = Un campo piccolo non chiede marce. Dai alla brigata ordini di Attacco.
lesson-orders-attack-hint = Scegli Attacco nell'elenco degli ordini.
lesson-orders-attack-wrong = Prima gli ordini di Attacco, per favore.
lesson-orders-far = Due reggimenti l'hanno sentito. Il 3rd Lakeshore è lontano sulla sinistra, Fuori Comando, e ha ancora ordini di Avanzata. Dove metti un leader conta quanto dove metti un reggimento.
lesson-orders-given = È tutto. Termina gli ordini.
lesson-orders-given-hint = Scegli di non dare altri ordini nell'elenco.
lesson-orders-later = La tua brigata è attivata. Un leader può ora provare a cambiare ordini con un dado: può restare con quelli che ha, o andare per conto suo. Hai ciò che vuoi: non provare.
lesson-orders-later-hint = Scegli di non fare altri tentativi nell'elenco.
lesson-orders-later-wrong = Niente dadi per ciò che hai già.
lesson-orders-third = Prima il 3rd Lakeshore, che non ha sentito.
lesson-orders-third-hint = Tocca il 3rd Lakeshore.
lesson-orders-near = Prova a portarlo addosso al nemico.
lesson-orders-near-hint = Tocca l'esagono indicato.
lesson-orders-stay = Questo vuol dire Avanzata: vicino, ma non accanto. Lascialo dov'è.
lesson-orders-stay-hint = Scegli "Chiudi con questa unità" nell'elenco degli ordini.
lesson-orders-first = Ora il 1st Lakeshore, che ha sentito. Guarda i suoi punti: solo 3 su 6.
lesson-orders-first-hint = Tocca il 1st Lakeshore.
lesson-orders-close = Vai addosso al nemico. Lì deve sparare, o assaltare: chi arriva così vicino con ordini di Attacco fa sul serio.
lesson-orders-close-hint = Tocca l'esagono indicato.
lesson-orders-done = Avanzata per avvicinarsi, Attacco per chiudere, e un leader dove lo sentono. Gli ordini cambiano piano: sceglili per l'ora, non per l'attimo.

## Impilare e passare

lesson-stacks = Impilare e passare
lesson-stacks-about = Quanti stanno in un esagono, come si passa tra amici, e uomini tra i cannoni.
lesson-stacks-look = In questo esagono ci sono due reggimenti, 8 e 7 punti: 15, e di più non ci sta. Quello sopra spara, e subisce ciò che si spara contro di loro.
lesson-stacks-begin = Il 1st Prairie va avanti. Comincia.
lesson-stacks-begin-hint = Tocca il 1st Prairie.
lesson-stacks-begin-wrong = Prima il 1st Prairie, per favore: sta in cima.
lesson-stacks-into = Il 2nd Prairie è sulla strada. Entra nel suo esagono.
lesson-stacks-into-hint = Tocca l'esagono indicato.
lesson-stacks-full = E fermarsi qui? 8 e 9 fanno 17. Prova a terminare l'azione.
lesson-stacks-full-hint = Scegli "Chiudi con questa unità" nell'elenco degli ordini.
lesson-stacks-through = Dunque avanti, dall'altra parte. Passare tra amici costa due punti in più, e un controllo di Coesione: le linee che si attraversano si scompongono.
lesson-stacks-through-hint = Tocca l'esagono indicato.
lesson-stacks-end = Un 5: sono passati in ordine. Restano due punti. Termina qui l'azione.
lesson-stacks-end-hint = Scegli "Chiudi con questa unità" nell'elenco degli ordini.
lesson-stacks-third = Ora il 3rd Prairie. Farà la guardia ai cannoni.
lesson-stacks-third-hint = Tocca il 3rd Prairie.
lesson-stacks-guns = Entra nell'esagono della batteria: 7 punti di uomini e 4 cannoni ci stanno bene.
lesson-stacks-guns-hint = Tocca l'esagono della batteria.
lesson-stacks-below = Sopra i cannoni, la fanteria li copre e loro tacciono. Sotto, i cannoni sparano, e la fanteria è a portata di mano. Scegli sotto.
lesson-stacks-below-hint = Scegli di fermarti qui sotto i cannoni, nell'elenco.
lesson-stacks-below-wrong = Fermati qui, sotto i cannoni.
lesson-stacks-done = Un esagono pieno è forte, ed è un bel bersaglio. Lascia spazio per ripiegare: chi si ritira nella folla vi porta il Disordine.

## L'assalto

lesson-assault = L'assalto
lesson-assault-about = Chi deve, chi si unisce, che cosa fa il difensore, e chi prende il terreno.
lesson-assault-look = Il 3rd Tidewater è solo. Il 1st Lakeshore gli è già accanto, e il 2nd può arrivare. Tutti e due hanno ordini di Attacco: solo così si assalta.
lesson-assault-begin = Comincia con il 2nd Lakeshore.
lesson-assault-begin-hint = Tocca il 2nd Lakeshore.
lesson-assault-begin-wrong = Prima il 2nd Lakeshore, per favore.
lesson-assault-close = Vai fino al nemico.
lesson-assault-close-hint = Tocca l'esagono indicato.
lesson-assault-cold = Ora potresti sparare. Tieni invece carichi i fucili e inastate le baionette: un reggimento che arriva e non spara va alla carica. Termina la sua azione.
lesson-assault-cold-hint = Scegli "Chiudi con questa unità" nell'elenco degli ordini.
lesson-assault-cold-wrong = Niente fuoco stavolta: arma bianca.
lesson-assault-over = Gli assalti vengono dopo tutti i movimenti e il fuoco. Di' che sono finiti.
lesson-assault-over-hint = Scegli "Termina movimento e fuoco" nell'elenco degli ordini.
lesson-assault-no = Un ripensamento? Prova a non dichiarare nessun assalto.
lesson-assault-no-hint = Scegli di chiudere le dichiarazioni.
lesson-assault-name = Non si torna indietro. Dichiara l'assalto del 2nd Lakeshore.
lesson-assault-name-hint = Scegli l'assalto del 2nd Lakeshore nell'elenco.
lesson-assault-name-wrong = Il 2nd Lakeshore guida, il 1st si unisce.
lesson-assault-join = Ora fa' unire il 1st Lakeshore. Insieme sono 17 punti contro 6.
lesson-assault-join-hint = Scegli che il 1st Lakeshore si unisca al 2nd.
lesson-assault-join-wrong = Un solo assalto con tutti e due, non due.
lesson-assault-go = Chiudi le dichiarazioni, e si va.
lesson-assault-go-hint = Scegli di chiudere le dichiarazioni.
lesson-assault-told = Leggi che cosa è successo. Il difensore poteva sfilarsi, ed è rimasto. Ha provato i suoi nervi, e ha retto. Vi ha sparato in faccia, e avete tenuto. Poi un dado, con il rapporto di forze: è in Disordine e deve andarsene.
lesson-assault-face = Il 1st Lakeshore prende il terreno. Dopo un'avanzata può girare di un vertice. Tieni il nemico davanti.
lesson-assault-face-hint = Scegli l'orientamento sud-est.
lesson-assault-face-wrong = Sud-est, dove sono andati.
lesson-assault-done = Molti contro pochi, da due lati se puoi, e meglio ancora contro chi è già in Disordine. Un assalto contro gente salda dietro un muro è la cosa più cara di questo gioco.

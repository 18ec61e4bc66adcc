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
lesson-orders-three = Ci sono tre ordini. Marcia: lungo la strada, lontano e in fretta, senza combattere. Avanzata: a piena velocità, ma non addosso al nemico. Attacco: a metà velocità, e fino al contatto.
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

## Linee e colonne

lesson-lines = Linee e colonne
lesson-lines-about = Un reggimento su due esagoni: si estende, fa una conversione e va in colonna sulla strada.
lesson-lines-look = Il 2nd Prairie ha 9 punti, e da un esagono ne sparano solo 7. Un reggimento forte può allungarsi negli esagoni accanto: una linea estesa.
lesson-lines-begin = Comincia con il 2nd Prairie.
lesson-lines-begin-hint = Tocca il 2nd Prairie.
lesson-lines-three = Sii audace: prova ad allungarlo da tutte e due le parti.
lesson-lines-three-hint = Scegli di estendere in tutti e due gli esagoni.
lesson-lines-extend = Ogni esagono in più vuole i suoi uomini. Basta un lato: estendi verso nord. Costa un punto.
lesson-lines-extend-hint = Scegli di estendere nell'esagono indicato, alla voce Formazione.
lesson-lines-extend-wrong = Verso nord, per favore: l'esagono indicato.
lesson-lines-step = Ora è un corpo solo in due esagoni, e muove insieme. Fa' un passo: indichi dove va il segnalino, e l'altra estremità lo segue.
lesson-lines-step-hint = Tocca l'esagono indicato.
lesson-lines-step-wrong = L'esagono indicato, per favore.
lesson-lines-turn = Prova a girarlo verso nord-ovest, come gireresti qualunque reggimento.
lesson-lines-turn-hint = Scegli l'orientamento nord-ovest.
lesson-lines-wheel = Una linea gira come una porta. Falle fare una conversione sull'estremità destra, che sta ferma mentre la sinistra cammina.
lesson-lines-wheel-hint = Scegli la conversione sull'esagono indicato, alla voce Formazione.
lesson-lines-wheel-wrong = La conversione sull'esagono indicato, per favore.
lesson-lines-column = Vista dalla strada, la stessa gente è una colonna: deve solo guardare lungo di essa. Cambia formazione verso ovest.
lesson-lines-column-hint = Scegli la formazione rivolta a ovest, alla voce Formazione.
lesson-lines-column-wrong = La formazione rivolta a ovest, per favore.
lesson-lines-road = Una colonna segue la testa, e ama le strade. Un esagono lungo la strada.
lesson-lines-road-hint = Tocca l'esagono indicato, lungo la strada.
lesson-lines-end = Basta così. Termina l'azione.
lesson-lines-end-hint = Scegli "Chiudi con questa unità" nell'elenco degli ordini.
lesson-lines-done = Linee per sparare, colonne per camminare, e mai farsi trovare nell'una quando serve l'altra. Un reggimento che ha perso troppi uomini si stringe da sé.

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
lesson-assault-told = Leggi che cosa è successo. Il difensore poteva sfilarsi, ed è rimasto. Ha messo alla prova i nervi, e ha retto. Vi ha sparato in faccia, e avete tenuto. Poi un dado, con il rapporto di forze: è in Disordine e deve andarsene.
lesson-assault-face = Il 1st Lakeshore prende il terreno. Dopo un'avanzata può girare di un vertice. Tieni il nemico davanti.
lesson-assault-face-hint = Scegli l'orientamento sud-est.
lesson-assault-face-wrong = Sud-est, dove sono andati.
lesson-assault-done = Molti contro pochi, da due lati se puoi, e meglio ancora contro chi è già in Disordine. Un assalto contro gente salda dietro un muro è la cosa più cara di questo gioco.

## Ritirata, rotta e recupero

lesson-rally = Ritirata, rotta e recupero
lesson-rally-about = Che cosa fa il Disordine, che cosa fa il secondo, e come si torna in linea.
lesson-rally-look = Il 2nd Lakeshore è in Disordine. La sua Coesione ora è 5 e non 7, muove 4 e non 6, e spara peggio.
lesson-rally-rally = Prova a farlo recuperare. È tutta la sua azione, e decide un dado: la sua Coesione o meno.
lesson-rally-rally-hint = Tocca il 2nd Lakeshore e scegli il recupero.
lesson-rally-rally-wrong = Prima fa' recuperare il 2nd Lakeshore.
lesson-rally-routed = Un 6: oggi no. Poteva andare peggio. Il 4th Lakeshore è in rotta. Prova ad agire con lui.
lesson-rally-routed-hint = Scegli il 4th Lakeshore nell'elenco degli ordini.
lesson-rally-end = Chi va in rotta lascia la mappa, e torna tardi o mai. Dunque bada a chi è in Disordine. Termina movimento e fuoco: ora agisce il nemico.
lesson-rally-end-hint = Scegli "Termina movimento e fuoco" nell'elenco degli ordini.
lesson-rally-end-wrong = Ora lascia agire il nemico.
lesson-rally-answer = Il 2nd Tidewater spara sui tuoi uomini scossi. Possono rispondere: rispondi.
lesson-rally-answer-hint = Scegli la risposta del 2nd Lakeshore, con tutto il suo fuoco.
lesson-rally-answer-wrong = Rispondi con tutto il 2nd Lakeshore.
lesson-rally-second = Un punto perso, e il controllo fallito: un secondo Disordine. Costa un altro punto, e gli uomini ripiegano.
lesson-rally-beside = Il cammino lo scegli tu. Prova a farli solo scansare.
lesson-rally-beside-hint = Scegli la ritirata nell'esagono indicato.
lesson-rally-back = Una ritirata porta lontano dal nemico. Dunque dritto indietro, verso Harlan e il 1st Lakeshore.
lesson-rally-back-hint = Scegli la ritirata nell'esagono indicato, lunga un esagono.
lesson-rally-back-wrong = Un esagono dritto indietro, per favore.
lesson-rally-again = La tua brigata è di nuovo attivata. Falli recuperare ancora.
lesson-rally-again-hint = Tocca il 2nd Lakeshore e scegli il recupero.
lesson-rally-again-wrong = Prima fa' recuperare il 2nd Lakeshore.
lesson-rally-face = Un 3: sono di nuovo in ordine, e possono girare di un vertice. Lasciali rivolti al nemico, a sud-est.
lesson-rally-face-hint = Scegli l'orientamento sud-est.
lesson-rally-face-wrong = Sud-est, per favore.
lesson-rally-done = Disordine, secondo Disordine, rotta: tre gradini in giù, e uno in su per volta. Porta chi è scosso fuori tiro prima di farlo recuperare, non dopo.

## L'artiglieria

lesson-guns = L'artiglieria
lesson-guns-about = Che cosa vedono i cannoni, la granata da lontano, la mitraglia da vicino, e quando resistere.
lesson-guns-look = La tua batteria sta su un rialzo, con quattro cannoni. Da quattro esagoni in poi sparano granate; a tre e meno mitraglia, che è ben peggio per chi sta lì.
lesson-guns-begin = Comincia con la batteria.
lesson-guns-begin-hint = Tocca la Lakeshore Battery.
lesson-guns-blind = Il 3rd Tidewater si nasconde dietro il bosco. Prova a sparargli.
lesson-guns-blind-hint = Scegli il fuoco sull'esagono del 3rd Tidewater.
lesson-guns-shell = Ciò che non si vede non si colpisce. Il 1st Tidewater al muro è in piena vista: granate, con tutti i cannoni. È troppo lontano per rispondere.
lesson-guns-shell-hint = Tocca l'esagono del 1st Tidewater e scegli il fuoco di tutti i cannoni.
lesson-guns-shell-wrong = Tutti i cannoni sul 1st Tidewater, per favore, senza muovere.
lesson-guns-end = Un controllo, superato. La granata scuote più di quanto uccida. I cannoni che muovono sparano peggio, dunque questi restano. Termina l'azione.
lesson-guns-end-hint = Scegli "Chiudi con questa unità" nell'elenco degli ordini.
lesson-guns-over = Movimento e fuoco sono finiti. Al nemico non piacerà.
lesson-guns-over-hint = Scegli "Termina movimento e fuoco" nell'elenco degli ordini.
lesson-guns-hold = Eccoli, fuori dal bosco e verso i cannoni. Gli artiglieri possono attaccare i traini e cedere, o restare. È ancora a due esagoni, e hai la mitraglia: resisti.
lesson-guns-hold-hint = Scegli di tenere la posizione.
lesson-guns-hold-wrong = Questa volta i cannoni restano.
lesson-guns-canister = Chi arriva entro tre esagoni da cannoni carichi la paga. Spara la mitraglia.
lesson-guns-canister-hint = Scegli la risposta della batteria.
lesson-guns-canister-wrong = Adesso, con tutto.
lesson-guns-done = Sono in Disordine allo scoperto, e la loro carica si è spenta. Metti i cannoni dove vedono lontano, dai loro fanteria accanto o sotto, e portali via prima che il nemico sia tra loro: i cannoni persi valgono doppio.

## Cavalleria, montata e appiedata

lesson-horse = Cavalleria, montata e appiedata
lesson-horse-about = Carabine a piedi, sciabole in sella, e che cosa fa una carica a uomini scossi.
lesson-horse-look = Questa volta sei il confederato, con i cavalieri di Dabney. In sella muovono 11 e sparano male. A piedi sparano come la fanteria, solo in meno, e camminano.
lesson-horse-begin = Comincia con la 2nd Piedmont Cavalry.
lesson-horse-begin-hint = Tocca la 2nd Piedmont Cavalry.
lesson-horse-begin-wrong = Prima la 2nd Piedmont Cavalry, per favore.
lesson-horse-dismount = Falla smontare. Viene prima di tutto il resto.
lesson-horse-dismount-hint = Scegli di smontare nell'elenco degli ordini.
lesson-horse-dismount-wrong = Prima giù di sella.
lesson-horse-fire = Ora spara al 2nd Prairie con le carabine. Arrivano a tre esagoni.
lesson-horse-fire-hint = Tocca l'esagono del 2nd Prairie e scegli il fuoco di tutti, senza muovere.
lesson-horse-fire-wrong = Tutte le carabine sul 2nd Prairie, per favore.
lesson-horse-mount = Hanno tenuto la testa bassa. E ora di nuovo in sella, e via? Prova.
lesson-horse-mount-hint = Scegli di montare nell'elenco degli ordini.
lesson-horse-end = Una volta per attivazione. Dunque resta, e li tiene lì. Termina la sua azione.
lesson-horse-end-hint = Scegli "Chiudi con questa unità" nell'elenco degli ordini.
lesson-horse-charge = Il 3rd Prairie è di reclute, e in Disordine: un regalo per le sciabole. Annuncia una carica della 1st Piedmont Cavalry. Vuole ordini di Attacco e un controllo di Coesione.
lesson-horse-charge-hint = Tocca la 1st Piedmont Cavalry e scegli la carica.
lesson-horse-charge-wrong = Annuncia la carica, per favore: la 1st Piedmont Cavalry.
lesson-horse-ride = Un 5 basta. Avanti.
lesson-horse-ride-hint = Tocca l'esagono indicato.
lesson-horse-ride-wrong = L'esagono indicato, per favore: dritto su di loro.
lesson-horse-on = E fin sotto.
lesson-horse-on-hint = Tocca l'esagono indicato.
lesson-horse-on-wrong = L'esagono indicato, per favore.
lesson-horse-home = Una carica annunciata va portata a fondo. Dichiara l'assalto.
lesson-horse-home-hint = Scegli l'assalto nell'elenco degli ordini.
lesson-horse-routed = Non ti hanno aspettato. Prima di un assalto il difensore mette alla prova i nervi, e per reclute in Disordine e caricate è troppo: sono in rotta. Il terreno è dei tuoi cavalieri. Orientali a est.
lesson-horse-routed-hint = Scegli l'orientamento est.
lesson-horse-routed-wrong = Est, per favore.
lesson-horse-done = Contro fanteria salda la stessa carica finisce a selle vuote. La cavalleria è per il fianco, per chi è scosso, e per arrivare prima al ponte. E dopo una carica è esausta: falla riposare.

## Un turno intero

lesson-turn = Un turno intero
lesson-turn-about = Efficienza, ordini, il contenitore dei segnalini, due attivazioni, e la fine.
lesson-turn-turn = Un turno è un'ora. Le due parti tirano per l'Iniziativa, poi danno ordini, poi agiscono quando lo dice un segnalino, e alla fine rimettono in sesto ciò che si può.
lesson-turn-efficiency = Ogni divisione estrae la sua Efficienza: hai un 2, e dunque due segnalini di attivazione. Il nemico ha estratto un 1, e Rutledge ne aggiunge uno: due anche lui. Tra un'ora possono essere tre, o uno.
lesson-turn-orders = Whitcomb può ora dare altri ordini alle brigate. Alden ha ordini di Avanzata, buoni per avvicinarsi. Lascia così.
lesson-turn-orders-hint = Scegli di non dare altri ordini.
lesson-turn-orders-wrong = Un'altra volta. Per ora va bene l'Avanzata.
lesson-turn-pool = Tutti i segnalini vanno nel contenitore. Potresti trattenerne uno, ma un'ora è breve. Mettili dentro.
lesson-turn-pool-hint = Scegli di riempire il contenitore.
lesson-turn-pool-wrong = Tutti, per favore.
lesson-turn-drawn = Il tuo esce per primo. Prima di tutto i leader possono provare a cambiare ordini. Non adesso.
lesson-turn-drawn-hint = Scegli di non fare tentativi.
lesson-turn-drawn-wrong = Nessun tentativo ora, per favore.
lesson-turn-second = Hai due brigate. Prova ad attivare la seconda, quella di Brewer.
lesson-turn-second-hint = Scegli la 2nd Brigade nell'elenco.
lesson-turn-brigade = Brewer è ancora per strada, e arriva alla seconda ora. Dunque la brigata di Alden.
lesson-turn-brigade-hint = Scegli la 1st Brigade nell'elenco.
lesson-turn-brigade-wrong = La brigata di Alden, per favore.
lesson-turn-unit = I suoi reggimenti agiscono uno dopo l'altro. Prendi il 2nd Prairie.
lesson-turn-unit-hint = Tocca il 2nd Prairie.
lesson-turn-unit-wrong = Il 2nd Prairie, per favore.
lesson-turn-step = Verso il ponte: per questa lezione basta un esagono.
lesson-turn-step-hint = Tocca l'esagono indicato.
lesson-turn-step-wrong = L'esagono indicato, per favore.
lesson-turn-over = Gli altri aspettano. Movimento e fuoco sono finiti; nessuno è abbastanza vicino per un assalto.
lesson-turn-over-hint = Scegli "Termina movimento e fuoco" nell'elenco degli ordini.
lesson-turn-over-wrong = Per ora basta un reggimento.
lesson-turn-next = Nessun'altra brigata agisce con questo segnalino. Poi si estrae il prossimo, e nessuno sa di chi sarà.
lesson-turn-next-hint = Scegli "Nessun'altra brigata" nell'elenco degli ordini.
lesson-turn-again = Il nemico ha avuto il suo, e ha fatto poco. Il terzo è di nuovo tuo. In questa battaglia nessuna parte esce tre volte di fila. Niente nuovi ordini.
lesson-turn-again-hint = Scegli di non fare tentativi.
lesson-turn-again-wrong = Nessun tentativo ora, per favore.
lesson-turn-bold = Un segnalino è vita nuova: il 2nd Prairie può agire ancora.
lesson-turn-bold-hint = Tocca il 2nd Prairie.
lesson-turn-bold-wrong = Ancora il 2nd Prairie, per favore.
lesson-turn-on = Avanti lungo la strada, fino alla fattoria.
lesson-turn-on-hint = Tocca l'esagono indicato, lungo la strada.
lesson-turn-on-wrong = Lungo la strada, per favore.
lesson-turn-end = Termina l'attivazione della divisione. Resta un segnalino nemico, e poi l'ora è finita.
lesson-turn-end-hint = Scegli "Nessun'altra brigata" nell'elenco degli ordini.
lesson-turn-done = Sono le due: hai vinto l'Iniziativa con 7 a 5, ed estratto un 3. Tre segnalini, e Brewer sta arrivando. Questo è un turno intero. Ora combatti La prima salva, con il maestro accanto.

## Che cosa di solito conviene, a una decisione

coach-orders-division = Avanzata per avvicinarsi, Attacco se vuoi chiudere in quest'ora. Se non sei sicuro, non cambiare nulla.
coach-orders-change = Il dado ti lascia scegliere. Prendi l'Attacco se sei abbastanza vicino per usarlo, altrimenti tieni ciò che hai.
coach-marker-attempts = Un leader può provare a cambiare ordini, e può anche fare di testa sua. Prova solo se gli ordini di ora sono sbagliati.
coach-marker-brigade = Attiva la tua brigata: un segnalino non usato è un'ora persa.
coach-marker-coordinate = Insieme le brigate colpiscono più forte, ma il tentativo può andare male. Separate è più sicuro.
coach-brigade-act = Un reggimento dopo l'altro. Prima recuperi chi è in Disordine; poi chi spara; poi chi deve camminare. Porta con te il leader.
coach-unit-act = Con ordini di Avanzata muove o spara, non tutte e due le cose. A due esagoni dal nemico si spara bene; tieni il fronte verso di lui.
coach-fire-answer = Rispondi: non costa nulla, e le due salve valgono insieme.
coach-reaction-face = Ti viene al fianco. Gira se così lo hai di fronte, ma girare vuole un controllo di Coesione: non farlo se sei scosso.
coach-giving-ask = Cannoni e cavalleria possono cedere prima che arrivi. I cannoni senza fanteria di solito devono, quando è vicino.
coach-assault-designate = Assalta con più di quanto ha lui, da due lati se puoi. Chi è arrivato e non ha sparato deve farlo.
coach-assault-retreat-before = Resta dietro un muro o su un'altura. Sfilati se sei in Disordine, o in pochi.
coach-assault-continue = Continua se sei in ordine e loro no. Altrimenti tieni ciò che hai preso.
coach-retreat-choose = Indietro verso il tuo leader, al coperto, e non attraverso amici: potrebbero essere travolti.
coach-advance-choose = Prendi il terreno se vale punti o ha un muro. Resta se ti porta fuori da solo.
coach-advance-face = Guarda i nemici più vicini, e bada ai fianchi.
coach-rally-face = Guarda i nemici più vicini.
coach-leader-go = Dove la maggior parte dei suoi reggimenti è nel suo raggio, e non in prima linea.
coach-leader-follow = È più utile con le truppe che dove stavano.
coach-engineers-order = Scavare richiede ore, e qui attacchi tu. Lascia stare.
coach-other = Prenditi il tuo tempo. Ciò che è illuminato si può fare, e ciò che non si può ti dirà perché.

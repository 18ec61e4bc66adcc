# Che cosa dice il maestro. `lesson-<lezione>` è il titolo, `lesson-<lezione>-<passo>` ciò che si dice a quel passo; `-hint`
# aiuta chi esita, `-wrong` è una parola gentile per chi fa altro.

## Muovere e ammassare

lesson-moving = Muovere e ammassare
lesson-moving-about = Come si estrae un Comando, come marciano le sue unità e che cosa le ferma.
lesson-moving-hello = Benvenuto sul Lisonzo, nell'autunno del 1616. Comandi per Venezia: i tuoi uomini sono a Crauglio e gli Austriaci tengono la Fortezza di Gradisca. Oggi si marcia soltanto, nessuno spara.
lesson-moving-cup = Qui non si gioca un turno per uno. Ogni Comando ha un segnalino nel contenitore ed è il caso a estrarre il prossimo: non sai mai quando toccherà di nuovo a te. Ora è uscito il Comando di Giustiniani: il tuo.
lesson-moving-option = Un Comando estratto sceglie una di tre opzioni. Prendi l'opzione 1: puoi giocare carte, e agiscono le unità di una zona. È quello che farai quasi sempre.
lesson-moving-option-hint = Scegli l'opzione 1 nell'elenco degli ordini.
lesson-moving-option-wrong = Buona idea per un altro giorno. Per una zona sola basta l'opzione 1.
lesson-moving-zone = Ora di' quale zona agisce. I tuoi sono tutti a Crauglio, quindi attiva Crauglio: ogni unità di questo Comando che si trova lì può fare una cosa.
lesson-moving-zone-hint = Tocca Crauglio sulla mappa, oppure il suo ordine nell'elenco.
lesson-moving-stack = Guarda le pedine. La fanteria ha 3 punti movimento, l'artiglieria 2, cavalleria e Comandanti 5. Chi marcia insieme va al passo del più lento: spesso conviene lasciare indietro i cannoni.
lesson-moving-wall = Gradisca è qui accanto. Prova a entrarci con i fanti di Martinengo: ti sarà detto perché non si può. Provare è sempre permesso. Un rifiuto non costa niente e cita la sua regola.
lesson-moving-wall-hint = Prendi in mano i fanti e tocca Gradisca, oppure scegli l'ordine.
lesson-moving-march = Mura senza breccia non fanno passare nessuno. Allora girale intorno: marcia a Romans con il Comandante e le due fanterie. Costa 1 dei loro 3 punti.
lesson-moving-march-hint = Prendi in mano Giustiniani e le due fanterie, poi tocca Romans.
lesson-moving-march-wrong = Questa volta solo il Comandante e le due fanterie, e a Romans: i cannoni li rallenterebbero.
lesson-moving-bridge = Hanno ancora punti, e un ponte sul Lisonzo porta a Monfalcone. Prosegui. Senza ponte il fiume si mangerebbe tutti i punti, e i cannoni non passerebbero affatto: ricordati dove sono i ponti.
lesson-moving-bridge-hint = Tocca Monfalcone.
lesson-moving-halt = Basta così: fermali. I punti non usati sono persi, ma uomini stanchi nel posto sbagliato sono peggio. Per strada avresti potuto lasciarne indietro qualcuno.
lesson-moving-halt-hint = Scegli di fermarti nell'elenco degli ordini.
lesson-moving-horse = Gli altri possono ancora agire. Manda le corazze di Luigi d'Este a Cividale. Con 5 punti sono la tua riserva più veloce: devono fermarsi solo dove incontrano il nemico.
lesson-moving-horse-hint = Prendi in mano la cavalleria e tocca Cividale.
lesson-moving-crowd = Pensa anche allo spazio: alla fine del turno una zona regge sei unità per parte. Ognuna di troppo si disorganizza, quindi allargati prima che il turno finisca.
lesson-moving-enough = I cannoni possono restare. Chiudi la zona: il segnalino va tra i Comandi giocati e tutte le unità di Giustiniani hanno agito per questo turno, mosse o no.
lesson-moving-enough-hint = Chiudi la zona nell'elenco degli ordini.
lesson-moving-done = Bella marcia. Poi sono usciti gli Austriaci, ed è questo tutto il ritmo del gioco: un segnalino, un'opzione, qualche zona. La prossima volta si spara.

## Uno scontro in campo

lesson-battle = Uno scontro in campo
lesson-battle-about = Chi tira, che cosa serve al dado, chi incassa i centri e chi se ne deve andare.
lesson-battle-look = Due unità austriache sono uscite fino a Romans. Chi entra in una zona con nemici combatte lì, subito: non si passa oltre.
lesson-battle-alone = Giustiniani potrebbe andare a vedere da solo? Prova a farlo marciare a Romans senza nessuno.
lesson-battle-alone-hint = Prendi in mano il Comandante e tocca Romans, oppure scegli l'ordine.
lesson-battle-dice = Comandanti, artiglieria e guastatori vogliono fanti o cavalli con sé. Ora i numeri: ogni unità tira un dado e fa centro se esce il suo valore o meno. La fanteria ha spesso due valori, il secondo per la difesa: 2/3 è un'unità che preferisce essere attaccata.
lesson-battle-attack = Porta tutti e quattro. Tu tiri con 3, 2, 2 e 3, loro con 3 e 2. Prima di confermare guarda le probabilità: il tavolo le calcola per te, ogni volta.
lesson-battle-attack-hint = Prendi in mano tutte e quattro le unità e tocca Romans.
lesson-battle-attack-wrong = Porta tutti. Mezzo esercito in combattimento è un rischio doppio.
lesson-battle-hit = Due centri per te, uno per loro. Si tira insieme, quindi il loro lo devi incassare. Il primo centro disorganizza un'unità, il secondo la elimina. Dallo alle Compagnie corse: la cavalleria tira meglio di tutti, tienila intera.
lesson-battle-hit-hint = Scegli le Compagnie corse.
lesson-battle-hit-wrong = Si può, ma guarda i valori: i Corsi perdono meno.
lesson-battle-won = Vince chi ha fatto più centri, e chi perde si ritira: eccoli di nuovo dietro le mura. Un dado ha detto anche che Giustiniani è illeso. Un Comandante può cadere in combattimento, perfino se vinci.
lesson-battle-log = Il diario racconta tutto, con ogni dado e la regola dietro ogni riga. Indica una riga per vedere il luogo sulla mappa.
lesson-battle-enough = Termina l'attivazione. Gli Austriaci ci penseranno un momento, comincia un nuovo turno e il tuo Comando esce di nuovo dal contenitore.
lesson-battle-enough-hint = Termina l'attivazione nell'elenco degli ordini.
lesson-battle-recover = I tuoi Corsi sono ancora disorganizzati. Falli recuperare: prende tutta la loro azione, ma un'unità disorganizzata tira peggio e cade al prossimo centro.
lesson-battle-recover-hint = Tocca le Compagnie corse e falle recuperare.
lesson-battle-recover-wrong = Prima le cose urgenti: fai recuperare i Corsi.
lesson-battle-done = Ecco uno scontro: più dadi di loro, uno sguardo alle probabilità, i centri dove fanno meno male, e poi il tempo di riprendersi. Un esercito che non riposa mai presto non è più un esercito.

## Comandi e carte

lesson-command = Comandi e carte
lesson-command-about = Tre opzioni, un Comandante che guida più zone, e quando giocare una carta.
lesson-command-cup = È uscito il segnalino di Giustiniani. Altri due sono nel contenitore: anche il Comando Friuli è tuo, l'altro è austriaco.
lesson-command-three = Tre opzioni. La prima: fino a due carte, e agisce una zona. La seconda: peschi una carta e non fai altro. La terza vuole il Comandante in mappa: una carta, e tante zone quanto vale. Giustiniani vale 3.
lesson-command-lead = Le tue unità sono in tre zone, quindi prendi l'opzione 3 con Giustiniani. A questo serve un Comandante, e per questo lo si tiene lontano dai guai.
lesson-command-lead-hint = Scegli l'opzione 3 nell'elenco degli ordini.
lesson-command-lead-wrong = Hai truppe in tre zone: solo l'opzione 3 le muove tutte.
lesson-command-card = Prima le carte, perché quasi tutte vanno giocate prima che agisca un'unità. Gioca Marcia forzata: in questa attivazione le tue unità hanno 2 punti in più.
lesson-command-card-hint = Apri la tua mano e gioca Marcia forzata.
lesson-command-second = Hai un'altra carta, Contributioni, che vale un Punto Vittoria. Prova a giocare anche quella.
lesson-command-second-hint = Scegli Contributioni nella mano o nell'elenco.
lesson-command-first-zone = L'opzione 3 dà zone in cambio di carte: una carta sola. Allora alle truppe. Attiva Crauglio. Si finisce una zona prima di cominciarne un'altra.
lesson-command-first-zone-hint = Tocca Crauglio.
lesson-command-first-zone-wrong = Comincia da Crauglio, per favore.
lesson-command-far = Con 5 punti la fanteria arriva a Trieste: 1 per Romans, 1 per il ponte di Monfalcone, 2 per le alture di Trieste. Marcia a Romans, e andranno fino in fondo. Trieste è vuota, e alla fine vale 10 punti.
lesson-command-far-hint = Prendi in mano tutta la pila e tocca Romans.
lesson-command-second-zone = Il forte di laggiù è abbattuto. Giustiniani può guidare ancora altrove: attiva Codroipo.
lesson-command-second-zone-hint = Tocca Codroipo.
lesson-command-second-zone-wrong = Codroipo, per favore: lì aspetta la cavalleria.
lesson-command-horse = Manda la cavalleria a Crauglio, dove stava la fanteria. Mai lasciare aperta la strada di casa se basta un'unità a chiuderla.
lesson-command-horse-hint = Prendi in mano la cavalleria e tocca Crauglio.
lesson-command-enough = Il presidio di Palma può restare dietro le sue mura. Termina l'attivazione: ora tutte le unità del Comando contano come attivate, anche quelle che dormivano.
lesson-command-enough-hint = Termina l'attivazione nell'elenco degli ordini.
lesson-command-draw = Esce il Comando Friuli, che ha poco da fare. Un Comando ozioso è l'occasione per l'opzione 2: pesca una carta. In mano se ne tengono quattro; con la quinta ne scarti una.
lesson-command-draw-hint = Scegli l'opzione 2 nell'elenco degli ordini.
lesson-command-draw-wrong = Lì ora non c'è niente da fare. Prendi l'opzione 2 e avrai una carta in più.
lesson-command-done = Hai pescato Riposo e cerusici, che riordina tre unità. Comandare è questo: guidare con il Comandante dove puoi, agire dove devi, pescare quando non c'è altro.

## Un assedio

lesson-siege = Un assedio
lesson-siege-about = Cannoni, mine, una breccia e l'assalto.
lesson-siege-look = Gradisca, finalmente. Ogni lato delle mura ha il suo Livello, e resta un muro finché non arriva a 0. Allora c'è una breccia, e la fanteria può entrare. Verso Crauglio le mura sono a 2.
lesson-siege-bombard = Comincia con il Treno grande di San Marco. Ogni pezzo che fa centro toglie un Livello. Per valere appieno vuole dei guastatori accanto, e con un 6 scoppia: i cannoni sono lenti, cari e un po' matti.
lesson-siege-bombard-hint = Prendi in mano i cannoni e tocca Gradisca.
lesson-siege-bombard-wrong = Prima i cannoni: tutto l'esercito aspetta loro.
lesson-siege-mine = Centro: le mura sono a 1. Ora scavano i guastatori. Posano una mina se il dado dà il loro valore o meno.
lesson-siege-mine-hint = Prendi in mano i guastatori e tocca Gradisca.
lesson-siege-mine-wrong = Adesso tocca ai guastatori.
lesson-siege-again = La mina è al suo posto. Gli stessi guastatori possono accenderla subito? Prova.
lesson-siege-again-hint = Scegli l'ordine di far brillare la mina.
lesson-siege-enough = Una sola azione per unità, sempre. Ma altri guastatori possono farla brillare. Chiudi la zona: esce il Comando Friuli, e anche i suoi sono qui.
lesson-siege-enough-hint = Chiudi la zona nell'elenco degli ordini.
lesson-siege-early = I fanti di Savorgnano non stanno più nella pelle. Lasciali provare prima che la mina brilli.
lesson-siege-early-hint = Prendi in mano i fanti e tocca Gradisca, oppure scegli l'ordine.
lesson-siege-blow = Come vedi. Ora falla brillare: con 1, 2 o 3 esplode, con 6 è persa, negli altri casi resta per un'altra prova. Per questo due mine sono meglio di una.
lesson-siege-blow-hint = Prendi in mano i guastatori del Bergamasco e tocca Gradisca.
lesson-siege-blow-wrong = Prima la mina.
lesson-siege-breach = È brillata, e c'è una breccia. Ma i guastatori di dentro possono ricostruire le mura: se puoi, non aspettare il prossimo turno.
lesson-siege-assault = All'assalto. Tutte e due le fanterie, e niente cannoni: in una breccia non hanno niente da fare. Il presidio tira con il suo valore migliore, quindi vorresti essere in tanti.
lesson-siege-assault-hint = Prendi in mano tutte e due le fanterie e tocca Gradisca.
lesson-siege-assault-wrong = Tutte e due le fanterie insieme.
lesson-siege-done = Gradisca è tua. Un presidio che perde può resistere al prezzo di un altro centro; questo ha preferito Rubia. L'ordine di un assedio non cambia mai: cannoni, mina, breccia, assalto, e tutto prima che finisca la stagione.

## Rifornimento, morale e razzie

lesson-supply = Rifornimento, morale e razzie
lesson-supply-about = Il gioco avanzato: chi mangia, chi può attaccare, e come vivere alle spalle del nemico.
lesson-supply-cut-off = Sei in Val Natisone, e si mette male. Il rifornimento corre di zona in zona fino a una tua fonte, a Codroipo. Non può passare tra i nemici, e loro tengono tutte e due le uscite.
lesson-supply-camp = Il tuo Campo è a Crauglio. Le unità che l'hanno vicino, al massimo a tre zone lungo una linea di rifornimento, hanno il rifornimento d'attacco: quello che serve per i grandi attacchi, i bombardamenti, le mine e i forti.
lesson-supply-option = Il tuo Morale è 5, cioè medio: ogni Comando agisce in una zona sola, qualunque opzione prenda. Quindi basta l'opzione 1.
lesson-supply-option-hint = Scegli l'opzione 1 nell'elenco degli ordini.
lesson-supply-option-wrong = Con il Morale medio l'opzione 1 dà altrettante zone, e una carta in più.
lesson-supply-zone = Attiva la valle. Il rifornimento si verifica in quel momento, e solo per le unità di quella zona.
lesson-supply-zone-hint = Tocca la Val Natisone.
lesson-supply-recover = Sono fuori rifornimento, e un segnalino lo dice. I fanti di Martinengo sono disorganizzati: prova a farli recuperare.
lesson-supply-recover-hint = Scegli l'ordine di recuperare.
lesson-supply-three = Senza pane non c'è ordine. Allora via di qui, tutti e tre contro Cividale: prova.
lesson-supply-three-hint = Prendi in mano tutte e tre le unità e tocca Cividale, oppure scegli l'ordine.
lesson-supply-raid = In tre o più serve il rifornimento d'attacco; in uno o due no. E la cavalleria può razziare. Razzia Chiavoretto: con un 1, riesce sempre, con un 6 mai; negli altri casi i nemici la rendono più difficile, e più razziatori più facile.
lesson-supply-raid-hint = Prendi in mano la cavalleria, tocca Chiavoretto e scegli la razzia.
lesson-supply-raid-wrong = Non con tutti, e non per restare: una razzia, con la cavalleria, a Chiavoretto.
lesson-supply-morale = Ottimo raccolto. I razziatori hanno mangiato, quindi il loro segnalino è sparito, e il Morale sale a 6, cioè alto: un Comandante può di nuovo guidare più zone. Ogni zona si razzia una volta l'anno.
lesson-supply-home = Chi razzia non è obbligato a restare e combattere, se ha ancora punti. Torna nella valle.
lesson-supply-home-hint = Tocca la Val Natisone.
lesson-supply-home-wrong = In quello scontro non c'è niente da guadagnare. Torna indietro.
lesson-supply-break-out = Ora la fanteria. A due unità non serve il rifornimento d'attacco, e a Cividale c'è un solo nemico. È un Borgo Fortificato: il primo centro lo incassa il borgo. Attacca.
lesson-supply-break-out-hint = Prendi in mano tutte e due le fanterie e tocca Cividale.
lesson-supply-break-out-wrong = Tutte e due le fanterie, a Cividale: una sola ci lascerebbe i denti.
lesson-supply-done = La strada di Udine è aperta, e alla prossima attivazione i tuoi uomini mangiano. Guarda le linee, le tue e le loro: in questa guerra molti scontri si vincono stando nel posto giusto.

## Leggere la linea del tempo e vincere

lesson-winning = Leggere la linea del tempo e vincere
lesson-winning-about = Da dove vengono i punti, quando finisce la partita, e come essere avanti in quel momento.
lesson-winning-score = Tre punti a te, cinque all'Austria. Vince chi ne ha di più quando la partita finisce. I punti vengono dalle carte, dal Bottino e dai luoghi occupati alla fine.
lesson-winning-end-marker = Il segnalino del turno è sulla casella del segnalino Fine del Gioco. Questo è dunque l'ultimo turno, se una carta non sposta il segnalino. Sappi sempre quanti turni ti restano: è questo che decide se assediare o cavalcare.
lesson-winning-held = Gradisca, Goritia e Trieste ti danno 10 punti ciascuna, se le occupi alla fine. Conta solo la fine: esserci stati non vale niente. Gradisca è piena di Austriaci. Goritia è vuota.
lesson-winning-lead = Ti servono due zone, quindi prendi l'opzione 3 con Giustiniani.
lesson-winning-lead-hint = Scegli l'opzione 3 nell'elenco degli ordini.
lesson-winning-lead-wrong = Oggi con una zona sola non si vince. Opzione 3.
lesson-winning-horse = Prima la cavalleria. Attiva Crauglio.
lesson-winning-horse-hint = Tocca Crauglio.
lesson-winning-horse-wrong = Prima Crauglio, per favore.
lesson-winning-booty = A Romans c'è un Bottino, coperto. Chi entra lo prende, se non ci sono nemici. Può valere 1 punto o 3, oppure lo decide un dado. Va' a prenderlo.
lesson-winning-booty-hint = Prendi in mano la cavalleria e tocca Romans.
lesson-winning-booty-wrong = La cavalleria a Romans: è lì il Bottino.
lesson-winning-foot = Un punto: 4 a 5. Ora Lucinico, dove sta la tua fanteria.
lesson-winning-foot-hint = Tocca Lucinico.
lesson-winning-goritia = Per il ponte a Goritia, tutte e due. Per occuparla ne basterebbe una, ma un'unità sola si scaccia facilmente.
lesson-winning-goritia-hint = Prendi in mano tutte e due le fanterie e tocca Goritia.
lesson-winning-goritia-wrong = Tutte e due, per il ponte, a Goritia.
lesson-winning-last = Termina l'attivazione. Gli Austriaci hanno ancora un'estrazione; poi il segnalino avanza, ed è finita.
lesson-winning-last-hint = Termina l'attivazione nell'elenco degli ordini.
lesson-winning-done = 14 a 5: Venezia ha vinto, e il diario dice con che cosa. Ora ne sai abbastanza per una partita intera. Gioca la prima con il maestro accanto.

## Che cosa conviene di solito, a ogni decisione

coach-activation-option = È uscito un tuo Comando. Con l'opzione 1, agisce una zona; con la 3 più zone, se c'è il Comandante; con la 2 peschi una carta.
coach-activation-main = Quale zona agisce? Di solito quella che ha più da guadagnare, o quella in pericolo. Le carte vengono prima delle unità.
coach-zone-act = Ogni unità qui può fare una cosa: marciare, combattere, scavare, recuperare. Le unità disorganizzate è meglio che recuperino, se non servono altrove.
coach-column-on = La tua colonna è in marcia. Prosegui finché ti avvicina a qualcosa; fermati prima di essere in pochi tra i nemici.
coach-hits-take = Qualcuno deve incassare il centro. Dallo a un'unità in buon ordine di cui puoi fare a meno: il secondo centro la elimina.
coach-retreat-choose = Dove ritirarsi? Meglio una zona con amici, fuori dalla strada del nemico e non già piena.
coach-battle-stand = Resistere e incassare un altro centro, o andarsene? Resisti se il luogo vale punti e qualcuno può ancora incassare.
coach-battle-recall = Un Comandante può chiamare aiuto dalle vicinanze. Chiama se cambia le probabilità e se là se ne può fare a meno.
coach-window-ask = Puoi rispondere con una carta. Se non ne hai una adatta, passa.
coach-forts-take = Hai preso dei forti nemici. Tienili se resti, altrimenti distruggili.
coach-other = Prenditi il tuo tempo. Ciò che è acceso si può fare, e ciò che non si può dice il perché.

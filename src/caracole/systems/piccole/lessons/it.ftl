# Che cosa dice il maestro. `lesson-<lezione>` è il titolo, `lesson-<lezione>-<passo>` ciò che si dice a quel passo; `-hint`
# aiuta chi esita, `-wrong` è una parola gentile per chi fa altro. `coach-<decisione>` dice che cosa conviene di solito.


## Misurare e muovere

lesson-measuring = Misurare e muovere
lesson-measuring-about = Un tavolo senza caselle: quanto va lontano ogni truppa, chi attraversa chi, e che cosa fa il terreno difficile.
lesson-measuring-hello = Qui non ci sono caselle, solo un tavolo di 60 per 60 cm. Il tuo esercito è rosso. Ogni base è un elemento: R1 è cavalleria pesante con il tuo Generale, R2 e R3 sono fanteria pesante, R4 e R5 fanteria leggera. Il lato con la freccia è la fronte.
lesson-measuring-dice = Il turno comincia con due dadi. La somma dice quanti elementi puoi muovere: hai tirato 3 e 4, quindi sette. Ne hai solo cinque, basta e avanza.
lesson-measuring-ahead = La fanteria pesante fa 5 cm. Trascina R2 dritto in avanti, nel posto segnato. Se tiri oltre si ferma lì da solo: la mano conosce la regola.
lesson-measuring-ahead-hint = Metti il puntatore o un dito su R2, trascinalo in su fino alla sagoma e lascia.
lesson-measuring-ahead-wrong = Prima R2, dritto in avanti fino alla sagoma.
lesson-measuring-again = Ti restano sei mosse. R2 può andare ancora avanti? Prova a trascinarlo un'altra volta. Provare è sempre permesso: un rifiuto non costa niente e cita la sua regola.
lesson-measuring-again-hint = Trascina R2 un po' più avanti e lascia.
lesson-measuring-through = Una mossa per turno, dunque. Ora R3: ha davanti la fanteria leggera. Prova a spingerlo attraverso.
lesson-measuring-through-hint = Trascina R3 oltre R4, fino alla sagoma, e lascia.
lesson-measuring-horse = La fanteria pesante e quella media non attraversano nessuno. La cavalleria sì, se davanti ha solo fanteria leggera, e la fanteria leggera passa fra tutti. Trascina R1 attraverso R5: la cavalleria pesante fa fino a 10 cm.
lesson-measuring-horse-hint = Trascina R1 dritto in avanti, sopra R5, fino alla sagoma.
lesson-measuring-horse-wrong = R1, per favore, dritto attraverso la fanteria leggera.
lesson-measuring-wood = Un bosco è terreno difficile. Chi vi comincia o vi finisce la mossa va meno lontano: la fanteria pesante 2,5 cm, tutta la cavalleria 5. Alla fanteria leggera non importa: fa i suoi 7,5 cm dappertutto. Manda dentro R4.
lesson-measuring-wood-hint = Trascina R4 dritto nel bosco, fin dove arriva.
lesson-measuring-wood-wrong = R4 nel bosco, per favore.
lesson-measuring-slow = R4 non è più in mezzo, quindi R3 può seguirlo per i suoi 5 cm. Deve fermarsi prima degli alberi: con un solo angolo fra i rami avrebbe fatto la metà.
lesson-measuring-slow-hint = Trascina R3 dritto in avanti fino alla sagoma.
lesson-measuring-slow-wrong = Ora tocca a R3, dritto in avanti.
lesson-measuring-stick = Misurare è gratis, in ogni momento e da un punto qualunque a un altro: il metro è fra gli strumenti del tavolo. Conta la strada dell'angolo frontale che va più lontano. Da che parte guardi mentre cammini non importa.
lesson-measuring-end = Basta così. Chiudi il movimento: le mosse che restano sono perse.
lesson-measuring-end-hint = Scegli «Fine del movimento» nell'elenco degli ordini.
lesson-measuring-end-wrong = Tutti stanno bene dove sono. Chiudi il movimento.
lesson-measuring-done = Il Blu ha tirato 4 e non andrà lontano. Fanteria 5 o 7,5 cm, cavalleria 10 o 12,5, meno nel terreno difficile: c'è poco altro da ricordare. La prossima volta ci si muove insieme.

## Conversione e blocco

lesson-wheeling = Conversione e blocco
lesson-wheeling-about = Più elementi in una mossa, una conversione e quanto costa, e un posto in linea.
lesson-wheeling-hello = R2, R3 e R4 stanno fianco a fianco e guardano dalla stessa parte. Elementi uniti così, o uno dietro l'altro, possono marciare in blocco.
lesson-wheeling-block = Prendili tutti e tre e trascinali avanti di 5 cm. Un blocco si muove in fretta, ma non costa meno: ognuno dei tre conta sui tuoi dadi.
lesson-wheeling-block-hint = Tocca R2, poi R3 e R4 per portarli insieme. Poi trascinane uno fino alla sagoma.
lesson-wheeling-block-wrong = Tutti e tre insieme, per favore: R2, R3 e R4, dritti in avanti.
lesson-wheeling-apart = Un blocco non gira mai: scivola soltanto, tutto nella stessa direzione. E dev'essere intero. Prova a prendere insieme R1 e R5.
lesson-wheeling-apart-hint = Tocca R1, poi R5, e trascinali in avanti.
lesson-wheeling-wheel = Quindi un elemento gira da solo. B4 arriva da destra. Fai convergere R5 verso di lui: l'angolo frontale destro resta fermo, il sinistro gira intorno. Paghi la strada di quell'angolo, 3 dei suoi 7,5 cm.
lesson-wheeling-wheel-hint = Trascina R5 sulla sagoma e giralo con la rotella, con due dita o con Q ed E.
lesson-wheeling-wheel-wrong = R5 converge a destra, fino alla sagoma.
lesson-wheeling-line = Chiudi la linea a sinistra con R6. Quando sei vicino, la mano trova il posto esatto accanto a R2: elementi che non si toccano del tutto non sono uniti.
lesson-wheeling-line-hint = Trascina R6 alla sinistra di R2.
lesson-wheeling-line-wrong = R6 va accanto a R2, alla sua sinistra.
lesson-wheeling-on = Il posto di R1 è a destra. Potrebbe stare più stretto, mezzo sopra R4? Prova.
lesson-wheeling-on-hint = Trascina R1 per metà sopra R4 e lascia.
lesson-wheeling-beside = Nessuno finisce la mossa sopra un altro. Metti il Generale in fondo alla linea, accanto a R4. Così hanno mosso tutti, e il turno prosegue da solo.
lesson-wheeling-beside-hint = Trascina R1 alla destra di R4.
lesson-wheeling-beside-wrong = R1 va accanto a R4, alla sua destra.
lesson-wheeling-done = Cinque in una linea sola, e il prossimo turno possono marciare insieme. Nessuna regola ti chiede una linea diritta, ma da un varco entra il nemico. La prossima volta: come arrivargli addosso.

## Zone di controllo e contatto

lesson-zones = Zone di controllo e contatto
lesson-zones-about = Il terreno davanti a un nemico, come comincia una mischia e che cosa serve per arrivare a un fianco.
lesson-zones-look = Ogni elemento sorveglia il terreno davanti a sé, largo quanto la sua fronte e profondo 5 cm: è la sua zona di controllo. Le vedi tutte con la lente «Zone di controllo».
lesson-zones-cross = La tua cavalleria leggera R3 è abbastanza veloce da passare davanti a B2 e uscire dall'altra parte. Prova ad attraversare.
lesson-zones-cross-hint = Trascina R3 a destra, sulla sagoma davanti a B2, e lascia.
lesson-zones-front = In una zona si entra solo per attaccare chi la sorveglia, e se ne esce solo dritti all'indietro. Allora attacca: porta R2 fronte a fronte con B2. Ci vogliono tutti i suoi 5 cm.
lesson-zones-front-hint = Trascina R2 dritto contro B2 finché non scatta a contatto.
lesson-zones-front-wrong = R2 attacca B2, dritto in avanti.
lesson-zones-flank = A contatto vuol dire esattamente a contatto: ci pensa la mano. Ora il fianco di B2 è scoperto a sinistra. Prova a entrarci con R3.
lesson-zones-flank-hint = Trascina R3 sul lato sinistro di B2, girato verso destra, dov'è la sagoma.
lesson-zones-behind = Chi vuole un fianco deve partire da dietro la linea della fronte nemica, almeno con un angolo. R3 non può, ma R4 ha fatto un giro largo. Attacca con R4.
lesson-zones-behind-hint = Trascina R4 nel lato sinistro di B2 finché non scatta a contatto.
lesson-zones-behind-wrong = R4 attacca il fianco di B2.
lesson-zones-fight = B2 combatte con R2 di fronte e perde 1 per il nemico sul fianco. Chiudi il movimento: ora si combattono tutte le mischie insieme.
lesson-zones-fight-hint = Scegli «Fine del movimento» nell'elenco degli ordini.
lesson-zones-fight-wrong = Sono tutti e due al loro posto. Chiudi il movimento e parleranno i dadi.
lesson-zones-result = R2 ha tirato 4 e la fanteria pesante aggiunge 4: 8. B2 ha tirato 3, aggiunge 4 e perde 1: 6. È meno, ma più della metà: B2 indietreggia di 2,5 cm.
lesson-zones-done = Senza R4 sul fianco sarebbe finita 8 a 7, con lo stesso risultato; con dadi migliori sarebbe stata la fine di B2. Inchiodali di fronte e gira intorno. La prossima volta: da lontano.

## Il tiro

lesson-shooting = Il tiro
lesson-shooting-about = Gittata e arco, che cosa sta in mezzo, chi deve tirare, e più tiratori su un bersaglio.
lesson-shooting-look = Le mosse sono finite, ora tocca ai tiratori. R2 e R3 sono fanteria media con archi, R4 fanteria leggera con giavellotti. Arrivano tutti a 10 cm, in avanti e fino a 45 gradi per lato. Ognuno tira una volta.
lesson-shooting-wood = B5 è abbastanza vicino per R2, ma in mezzo c'è un bosco. Prova a tirarci attraverso.
lesson-shooting-wood-hint = Tocca R2, poi B5, oppure scegli l'ordine.
lesson-shooting-arc = Attraverso un bosco si tira per 2,5 cm, non di più. Ora R4: B4 gli è arrivato accanto, troppo di lato. Prova lo stesso.
lesson-shooting-arc-hint = Tocca R4, poi B4.
lesson-shooting-pass = Fuori dall'arco. Forse conviene tenersi i giavellotti. Prova a chiudere il tiro.
lesson-shooting-pass-hint = Scegli «Fine del tiro» nell'elenco degli ordini.
lesson-shooting-duel = Due tiratori che possono tirarsi a vicenda devono farlo. Anche B3 ha i giavellotti, quindi fai tirare R4 su B3. Tirano il dado entrambi, e il totale più basso ci rimette.
lesson-shooting-duel-hint = Tocca R4, poi B3.
lesson-shooting-duel-wrong = R4 su B3, per favore.
lesson-shooting-first = B2 è fanteria pesante, alla portata di tutti e due gli archi. Tira con R2. Le probabilità dicono che cosa promette: gli archi aggiungono 3 al dado, la fanteria pesante 4, e B2 non può rispondere.
lesson-shooting-first-hint = Tocca R2, poi B2.
lesson-shooting-first-wrong = R2 su B2, per favore.
lesson-shooting-second = Ora R3 sullo stesso bersaglio. Non tira un dado suo: ogni tiratore in più toglie 1 al totale del bersaglio, e contano al massimo in due.
lesson-shooting-second-hint = Tocca R3, poi B2.
lesson-shooting-second-wrong = Anche R3 su B2.
lesson-shooting-result = B3 ha perso il duello per 7 a 4: la fanteria leggera battuta fugge. E B2 è stato sfortunato: 4 contro 8 è la metà o meno, quindi è distrutto. Con un arco solo sarebbe stato 5, e avrebbe indietreggiato.
lesson-shooting-done = Gli archi uccidono di rado, ma spingono e rovinano una linea, e in ogni turno tirano entrambe le parti. Usane due su un bersaglio e tienili lontani dalla cavalleria pesante. La prossima volta: corpo a corpo.

## Mischia, arretramento e fuga

lesson-melee = Mischia, arretramento e fuga
lesson-melee-about = Supporto e minacce, i dadi, che cosa succede a chi è battuto, e chi può lasciare una mischia.
lesson-melee-look = R6 e B4 sono fronte a fronte dal turno scorso, fanteria pesante contro fanteria pesante. Chi è a contatto combatte alla fine di ogni turno, del tuo e del loro.
lesson-melee-leave = R6 ne ha abbastanza. Prova a tirarlo fuori dritto all'indietro.
lesson-melee-leave-hint = Trascina R6 dritto in giù, lontano da B4.
lesson-melee-contact = Si lascia solo un nemico più lento: la cavalleria lascia la fanteria, la fanteria resta. Ora attacca al centro: R2 contro B2.
lesson-melee-contact-hint = Trascina R2 dritto contro B2.
lesson-melee-contact-wrong = R2 attacca B2.
lesson-melee-support = La fanteria pesante subito dietro altra fanteria pesante le dà 1 in più. Porta R3 dietro R2. Dividerà la sorte di chi gli sta davanti, anche quella cattiva.
lesson-melee-support-hint = Trascina R3 fino alle spalle di R2.
lesson-melee-support-wrong = R3 va dritto dietro R2.
lesson-melee-threat = Un nemico con un angolo scoperto si può minacciare. Metti R4 accanto a R2: il suo angolo tocca quello di B2, che perde 1. R4 non ha nessuno davanti e non combatte affatto.
lesson-melee-threat-hint = Trascina R4 alla sinistra di R2.
lesson-melee-threat-wrong = R4 va accanto a R2, alla sua sinistra.
lesson-melee-charge = E la cavalleria leggera R5 contro la fanteria leggera B3, 2 contro 2. Qui la cavalleria ha di più solo la velocità.
lesson-melee-charge-hint = Trascina R5 dritto contro B3.
lesson-melee-charge-wrong = R5 attacca B3.
lesson-melee-sum = Ognuno tira un dado e aggiunge il suo fattore: fanteria pesante 4, fanteria media e cavalleria pesante 3, truppe leggere 2. R2 ha 5 con il supporto, B2 ha 3 con la minaccia. Un Generale aggiunge 1, stare più in alto 1, e il terreno difficile toglie 2 alle truppe pesanti e ai cavalli.
lesson-melee-fight = Chiudi il movimento e guarda il foglio della battaglia: ogni mischia con i due dadi, e come si arriva a ogni totale.
lesson-melee-fight-hint = Scegli «Fine del movimento» nell'elenco degli ordini.
lesson-melee-fight-wrong = Sono tutti al loro posto. Chiudi il movimento.
lesson-melee-recoil = R2 ha fatto 10, B2 solo 7. È meno, ma più della metà: B2 indietreggia di 2,5 cm e spinge con sé chi gli sta dietro. Con un nemico o un fiume alle spalle, o il bordo del tavolo, sarebbe stata la sua fine. R6 e B4 hanno pareggiato e continuano.
lesson-melee-flight = B3 ha perso 8 a 5. La fanteria leggera non indietreggia, fugge: indietro, dietrofront e via, 10 cm in tutto. La cavalleria fugge più lontano. Chi perde per la metà di solito è distrutto.
lesson-melee-done = Chi ha perso un terzo dei suoi elementi, e più dell'altro, ha perso la battaglia. Quindi due contro uno, un amico alle spalle, una minaccia sull'angolo, e mai con il fiume dietro. Ora puoi combattere una battaglia.

## Un anno di campagna

lesson-year = Un anno di campagna
lesson-year-about = Partenze segrete, due stagioni, un assedio e quanto costa l'inverno: la guerra intorno alle battaglie.
lesson-year-map = La Sicilia, al tempo della prima guerra con Cartagine. Tu sei Roma. La capitale rende 3 talenti l'anno, Capua, Taranto e Reggio 2 ciascuna, e quello che conquisti 1. Ogni parte ha un'armata.
lesson-year-wish = L'anno comincia in segreto: ognuno annota da dove parte la sua armata. La tua potrebbe partire da Messana? Prova.
lesson-year-wish-hint = Scegli Messana come partenza.
lesson-year-note = Dev'essere una città tua e non assediata. Annota Reggio, proprio davanti allo stretto. Cartagine annota la sua, e nessuno vede niente prima che l'armata si muova.
lesson-year-note-hint = Scegli Reggio come partenza.
lesson-year-note-wrong = Reggio, per favore: è la più vicina alla Sicilia.
lesson-year-council = Hai tirato più alto e sarai primo per tutto l'anno. Prima di ogni stagione c'è un consiglio: alleanze, patti scritti, doni. Oggi non proponi nulla.
lesson-year-council-hint = Scegli «Non proporre nulla» nell'elenco degli ordini.
lesson-year-council-wrong = Oggi no. Non proporre nulla.
lesson-year-far = Un'armata ha due punti movimento, uno per ogni strada o rotta. Con due punti arriveresti a Tauromenio, oltre Messana. Prova.
lesson-year-far-hint = Scegli l'invasione di Tauromenio.
lesson-year-invade = La terra straniera ferma un'armata. Allora invadi Messana. In primavera il mare è rischioso: con un 1 la tempesta si prende una parte dei tuoi. Le città neutrali non hanno armata e resistono all'assedio.
lesson-year-invade-hint = Scegli l'invasione di Messana.
lesson-year-invade-wrong = Prima Messana, per favore.
lesson-year-stay = Il mare era calmo, ma le mura hanno tenuto: serviva 5 e hai tirato 3. Ti è costato un elemento di fanteria pesante. A Cartagine, davanti ad Agrigento, non è andata meglio. Ora è estate. Prova a restare senza fare niente.
lesson-year-stay-hint = Scegli di restare dove sei.
lesson-year-siege = Chi assedia continua, oppure se ne va. Continua: ogni turno d'assedio aggiunge 1 al dado.
lesson-year-siege-hint = Scegli di continuare l'assedio.
lesson-year-siege-wrong = La città è quasi tua. Continua l'assedio.
lesson-year-income = Un 4 più l'1 del secondo turno: Messana è tua. In autunno arriva il denaro, 10 talenti per te. Poi i quartieri d'inverno: la tua armata è in una città sua, quella di Cartagine ha dovuto lasciare Agrigento. Il suo assedio non è servito a niente.
lesson-year-more = Ora i rimpiazzi. Magari un po' più di cavalleria di prima? Prova a comprare cavalleria leggera: non ne hai persa.
lesson-year-more-hint = Scegli di comprare cavalleria leggera.
lesson-year-buy = Il limite è la lista dell'esercito. Ricompra chi è caduto davanti a Messana: la fanteria pesante costa il suo fattore, 4 talenti. La cavalleria costa 1 in più.
lesson-year-buy-hint = Scegli di comprare la fanteria pesante perduta.
lesson-year-buy-wrong = Ricompra la fanteria pesante perduta.
lesson-year-end = Gli altri 6 talenti restano nella cassa. Per quest'anno hai finito.
lesson-year-end-hint = Scegli «Non comprare altro» nell'elenco degli ordini.
lesson-year-end-wrong = Non c'è altro da comprare. Hai finito.
lesson-year-done = È stato un anno senza battaglie. Quando un'armata è sulla strada può darne una, e allora ci si incontra sul tavolo, con quello che resta a ciascuno. Chi perde lì ha davanti un lungo inverno.

## Chi ti sta accanto: che cosa conviene di solito

coach-move-act = Porta più d'uno contro uno: fronte e fianco, o un amico accanto che minacci l'angolo. Tieni unita la linea e la fanteria pesante fuori dai boschi. Chiudi il movimento quando nessuno ha più una buona mossa.
coach-shoot-declare = Due o tre su un bersaglio, quello che ci rimette di più. Chi può ricevere un tiro di risposta deve tirare lì.
coach-react-attempt = La cavalleria leggera presa dalla fanteria è meglio che si sfili. Resta se le probabilità sono buone.
coach-react-fall-back = Abbastanza lontano da non farsi riprendere, non tanto da aprire un buco nella linea.
coach-combat-main = Guida il più forte, gli altri aiutano.
coach-setup-terrain = Boschi e terreno rotto aiutano le truppe leggere, il terreno aperto quelle pesanti. Scegli quello che piace al tuo esercito.
coach-setup-edge = Prendi il lato con buon terreno davanti.
coach-setup-camp = Dietro il centro della linea, dove c'è sempre qualcuno vicino.
coach-setup-deploy = Fanteria pesante al centro, cavalleria alle ali, fanteria leggera davanti o nel terreno difficile, e un elemento dietro come riserva.
coach-year-note = Parti vicino a quello che vuoi prendere, o a quello che devi difendere. Nessuno lo vede finché non ti muovi.
coach-year-denounce = Lascia un amico solo se vuoi attaccarlo quest'anno: lo sapranno tutti.
coach-council-talk = La pace su un confine vale un'armata su un altro. Se non vuoi niente, non proporre nulla.
coach-turn-act = Prendi una città neutrale, o continua un assedio. Invadi dov'è un'armata solo se la tua è più forte.
coach-winter-quarters = In una città tua o di un amico. Un'armata che resta fuori va pagata.
coach-admin-buy = Prima i più forti, e tieni qualcosa per l'anno prossimo.
coach-other = Prenditi il tempo che serve. Quello che è acceso si può fare, e quello che non si può fare ti dirà perché.

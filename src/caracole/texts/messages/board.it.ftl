# Ciò che dice un tavoliere, oltre alle frasi del programma e del sistema.

## Panels

panel-sequence = Sequenza di gioco
panel-tracks = Tracciati
panel-hand = Mano
panel-piles = Carte
panel-forces = Forze
panel-effects = In vigore
panel-dice = Dadi
panel-log = Diario
panel-talk = Conversazione e note

## Tracks

track-time = Tempo
track-points = Punti Vittoria

## Cards

pile-deck = Mazzo
pile-discard = Scarti
pile-removed = Fuori gioco

## Mail

mail-turn-subject = Tocca a te: { $title }
mail-turn-body = Ciao { $name }, tocca a te in “{ $title }”: { $link }
mail-verify-subject = Questo indirizzo è tuo?
mail-verify-body =
    Ciao { $name },

    qualcuno (forse tu) ha indicato questo indirizzo per il profilo Caracole “{ $name }”. Servirà ad avvisarti quando tocca a te e a recuperare la password se la dimentichi.

    Se la richiesta è tua, inserisci questo codice nella pagina del profilo entro un giorno: { $code }
    { $link }

    Altrimenti non fare nulla: non riceverai altri messaggi.
mail-reset-subject = Una nuova password
mail-reset-body =
    Ciao { $name },

    qualcuno ha chiesto una nuova password per il profilo Caracole “{ $name }”.

    Se la richiesta è tua, inserisci questo codice nella pagina del profilo entro un'ora: { $code }
    { $link }

    Altrimenti non fare nulla: la tua password resta quella di prima.
mail-changed-subject = Il tuo profilo è stato modificato
mail-changed-body =
    Ciao { $name },

    la password o l'indirizzo e-mail del profilo Caracole “{ $name }” sono appena stati cambiati.

    Se non l'hai fatto tu, chiedi subito una nuova password dalla pagina del profilo, oppure scrivi a chi gestisce il server.

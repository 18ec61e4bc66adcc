# caracole doctor: che cosa si è trovato, e come rimediare.

doctor-good = ok: { $text }
doctor-missing = manca: { $text }
doctor-poor = nota: { $text }
doctor-well = Non manca niente di necessario.
doctor-not-well = Manca qualcosa di necessario per giocare nel browser. Il terminale funziona lo stesso: caracole play.

doctor-program-good = Caracole { $version } con Python { $python }, { $build ->
    [compiled] regole compilate
   *[pure] regole in Python puro
}

doctor-server-good = I pacchetti del server sono installati.
doctor-server-missing = { $packages_count ->
    [one] Manca un pacchetto del server: { $packages }.
   *[other] Mancano dei pacchetti del server: { $packages }.
  }
doctor-server-remedy = pip install 'caracole[server]'

doctor-client-good = La pagina per il browser è in { $folder }.
doctor-client-missing = Manca la pagina per il browser.
doctor-client-remedy = { $from ->
    [checkout] make web
   *[package] pip install --force-reinstall --no-deps caracole
  }

doctor-database-good = { $kind ->
    [new] Le partite si conserveranno nel file { $place }, creato al primo avvio del server.
    [sqlite] Le partite si conservano nel file { $place }. PostgreSQL non serve.
   *[postgres] Il database { $place } risponde.
  }
doctor-database-missing = { $kind ->
    [postgres] Il database { $place } non risponde: { $why }.
   *[sqlite] Le partite non si possono conservare in { $place }: { $why }.
  }
doctor-why-read-only = non vi si può scrivere
doctor-why-no-folder = la sua cartella non esiste
doctor-why-no-driver = mancano i pacchetti del server
doctor-why-silent = nessuna risposta entro cinque secondi
doctor-why-other-kind = non è né un file né un indirizzo che comincia con postgresql://
doctor-database-remedy = { $kind ->
    [postgres] Controlla che PostgreSQL sia avviato e che l'indirizzo sia giusto, o usa un file: --database FILE, CARACOLE_DATABASE_URL.
   *[sqlite] Indica un altro file, o PostgreSQL: --database FILE o --database postgresql://USER@HOST/NAME, oppure CARACOLE_DATABASE_URL.
  }

doctor-pictures-good = Le immagini si possono scrivere in PNG e in SVG.
doctor-pictures-poor = Le immagini si possono scrivere in SVG, non in PNG.
doctor-pictures-remedy = pip install 'caracole[draw]'

doctor-terminal-good = Larghezza del terminale: { $columns }.
doctor-terminal-poor = Larghezza del terminale: { $columns }; da { $wanted } in su mappe e tabelle si leggono meglio.
doctor-terminal-remedy = Allarga la finestra, o rimpicciolisci i caratteri.

doctor-locale-good = I testi sono in { $language ->
    [it] italiano
    [fr] francese
   *[en] inglese
  }, con tutti gli accenti.
doctor-locale-poor = L'uscita è in { $encoding }: le lettere accentate diventano punti interrogativi.
doctor-locale-remedy = export LANG=it_IT.UTF-8 (o C.UTF-8)

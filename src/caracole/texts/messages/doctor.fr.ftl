# caracole doctor : ce qui a été trouvé, et comment y remédier.

doctor-good = ok : { $text }
doctor-missing = manque : { $text }
doctor-poor = note : { $text }
doctor-well = Rien de nécessaire ne manque.
doctor-not-well = Il manque quelque chose de nécessaire pour jouer dans le navigateur. Le terminal fonctionne sans cela : caracole play.

doctor-program-good = Caracole { $version } avec Python { $python }, { $build ->
    [compiled] règles compilées
   *[pure] règles en Python pur
}

doctor-server-good = Les paquets du serveur sont installés.
doctor-server-missing = { $packages_count ->
    [one] Il manque un paquet du serveur : { $packages }.
   *[other] Il manque des paquets du serveur : { $packages }.
  }
doctor-server-remedy = pip install 'caracole[server]'

doctor-client-good = La page pour le navigateur est dans { $folder }.
doctor-client-missing = La page pour le navigateur manque.
doctor-client-remedy = { $from ->
    [checkout] make web
   *[package] pip install --force-reinstall --no-deps caracole
  }

doctor-database-good = { $kind ->
    [new] Les parties seront conservées dans le fichier { $place }, créé au premier démarrage du serveur.
    [sqlite] Les parties sont conservées dans le fichier { $place }. PostgreSQL n'est pas nécessaire.
   *[postgres] La base de données { $place } répond.
  }
doctor-database-missing = { $kind ->
    [postgres] La base de données { $place } ne répond pas : { $why }.
   *[sqlite] Les parties ne peuvent pas être conservées dans { $place } : { $why }.
  }
doctor-why-read-only = on ne peut pas y écrire
doctor-why-no-folder = son dossier n'existe pas
doctor-why-no-driver = les paquets du serveur manquent
doctor-why-silent = aucune réponse en cinq secondes
doctor-why-other-kind = ce n'est ni un fichier ni une adresse qui commence par postgresql://
doctor-database-remedy = { $kind ->
    [postgres] Vérifiez que PostgreSQL tourne et que l'adresse est juste, ou prenez un fichier : --database FILE, CARACOLE_DATABASE_URL.
   *[sqlite] Indiquez un autre fichier, ou PostgreSQL : --database FILE ou --database postgresql://USER@HOST/NAME, ou encore CARACOLE_DATABASE_URL.
  }

doctor-pictures-good = Les images peuvent être écrites en PNG et en SVG.
doctor-pictures-poor = Les images peuvent être écrites en SVG, mais pas en PNG.
doctor-pictures-remedy = pip install 'caracole[draw]'

doctor-terminal-good = Largeur du terminal : { $columns }.
doctor-terminal-poor = Largeur du terminal : { $columns } ; à partir de { $wanted }, cartes et tableaux se lisent mieux.
doctor-terminal-remedy = Élargissez la fenêtre, ou réduisez les caractères.

doctor-locale-good = Les textes sont en { $language ->
    [it] italien
    [fr] français
   *[en] anglais
  }, avec tous les accents.
doctor-locale-poor = La sortie est en { $encoding } : les lettres accentuées deviennent des points d'interrogation.
doctor-locale-remedy = export LANG=fr_FR.UTF-8 (ou C.UTF-8)

# caracole doctor: what was found, and how to mend it.

doctor-good = ok: { $text }
doctor-missing = missing: { $text }
doctor-poor = note: { $text }
doctor-well = Nothing is missing that is needed.
doctor-not-well = Something needed to play in the browser is missing. The terminal works without it: caracole play.

doctor-program-good = Caracole { $version } with Python { $python }, { $build ->
    [compiled] rules compiled
   *[pure] rules in plain Python
}

doctor-server-good = The packages of the server are installed.
doctor-server-missing = { $packages_count ->
    [one] A package of the server is missing: { $packages }.
   *[other] Packages of the server are missing: { $packages }.
  }
doctor-server-remedy = pip install 'caracole[server]'

doctor-client-good = The page for the browser is in { $folder }.
doctor-client-missing = The page for the browser is missing.
doctor-client-remedy = { $from ->
    [checkout] make web
   *[package] pip install --force-reinstall --no-deps caracole
  }

doctor-database-good = { $kind ->
    [new] Games will be kept in the file { $place }, which is made when the server first starts.
    [sqlite] Games are kept in the file { $place }. PostgreSQL is not needed.
   *[postgres] The database { $place } answers.
  }
doctor-database-missing = { $kind ->
    [postgres] The database { $place } does not answer: { $why }.
   *[sqlite] Games cannot be kept in { $place }: { $why }.
  }
doctor-why-read-only = it cannot be written to
doctor-why-no-folder = its folder does not exist
doctor-why-no-driver = the packages of the server are missing
doctor-why-silent = there was no answer within five seconds
doctor-why-other-kind = it is neither a file nor an address that begins with postgresql://
doctor-database-remedy = { $kind ->
    [postgres] Check that PostgreSQL runs and that the address is right, or use a file: --database FILE, CARACOLE_DATABASE_URL.
   *[sqlite] Name another file, or PostgreSQL: --database FILE or --database postgresql://USER@HOST/NAME, or CARACOLE_DATABASE_URL.
  }

doctor-pictures-good = Pictures can be written as PNG and as SVG.
doctor-pictures-poor = Pictures can be written as SVG, not as PNG.
doctor-pictures-remedy = pip install 'caracole[draw]'

doctor-terminal-good = Width of the terminal: { $columns }.
doctor-terminal-poor = Width of the terminal: { $columns }; maps and tables are easier to read from { $wanted }.
doctor-terminal-remedy = Make the window wider or the font smaller.

doctor-locale-good = Texts are in { $language ->
    [it] Italian
    [fr] French
   *[en] English
  }, with all accents.
doctor-locale-poor = Output is in { $encoding }: letters with accents are shown as question marks.
doctor-locale-remedy = export LANG=C.UTF-8 (or it_IT.UTF-8, fr_FR.UTF-8)

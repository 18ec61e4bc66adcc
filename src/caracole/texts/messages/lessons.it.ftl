# Lezioni: che cosa dice qualunque maestro, e che cosa scrive il comando.

lesson-something-else = Si può fare, ma questo passo parla d'altro. Fai ciò che è acceso; il resto lo provi dopo.
lesson-touched = questo
refusal-lesson-word = { $text }
lessons-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
  }
lessons-none = Qui non ci sono lezioni.
lessons-well = { $lesson }: bene, in { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
  }.
lessons-end = La lezione è finita.
lessons-enter = Premi Invio per continuare.

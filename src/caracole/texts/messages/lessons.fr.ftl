# Leçons : ce que dit n'importe quel maître, et ce qu'écrit la commande.

lesson-something-else = C'est permis, mais cette étape parle d'autre chose. Faites ce qui est allumé ; vous essaierez le reste après.
lesson-touched = ceci
refusal-lesson-word = { $text }
lessons-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
lessons-none = Il n'y a pas de leçons ici.
lessons-well = { $lesson } : bien, en { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
  }.
lessons-end = La leçon est finie.
lessons-enter = Appuyez sur Entrée pour continuer.

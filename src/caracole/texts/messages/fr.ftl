# Les phrases du programme, et les refus du noyau. Celles d'un système sont dans son propre catalogue.
# Les listes de mots que l'on peut taper sont séparées par des virgules ; les mots anglais valent partout.

and = et
quoted = « { $text } »
no = Non.
why-allowed = Permis : { $action }.

## Refus et événements du noyau

refusal-not_your_decision = Ce n'est pas à vous de décider maintenant.
refusal-game_over = La partie est finie.
refusal-not_asked_now = Ce n'est pas ce qu'il faut décider maintenant.
refusal-wrong_kind_of_action = Ce jeu n'a pas cette action.
refusal-nothing_to_undo = Il n'y a rien à annuler.
refusal-undo_not_your_choice = Le dernier choix n'était pas le vôtre.
refusal-undo_after_roll = Des dés ont été lancés depuis : on ne peut plus annuler.
refusal-undo_after_revelation = Quelque chose de caché a été révélé depuis : on ne peut plus annuler.
refusal-undo_after_change_of_seat = C'est à un autre joueur de décider : on ne peut plus annuler.
refusal-undo_after_seed_revealed = La graine des dés est connue : on ne peut plus annuler.
refusal-nothing_to_rewind = Il n'y a rien à reprendre.
refusal-no_rewind_proposed = Personne n'a proposé de revenir en arrière.
refusal-other_rewind_proposed = Ce n'est pas la proposition en cours : regardez-la de nouveau.
refusal-not_begun = La partie commence quand tout le monde est à table.
refusal-rules_are_present = La partie suit déjà les règles les plus récentes.
refusal-rules_differ = Avec les règles les plus récentes, la partie se serait déroulée autrement avant ce moment : il faut revenir plus loin en arrière.
refusal-resign_many_sides = À plus de deux camps, personne ne peut abandonner : laissez votre place à l'ordinateur.
refusal-draw_with_computer = L'ordinateur n'accepte pas le match nul : abandonnez, ou continuez.
refusal-draw_just_offered = Vous venez de proposer le match nul : jouez avant de le proposer de nouveau.
refusal-draw_alone = Il n'y a personne avec qui s'accorder.
refusal-too_early_to_claim = Vous ne pouvez pas encore réclamer la partie.
refusal-time_is_up = Votre temps est écoulé.
event-taken-back = Dernier choix annulé : { $seat }.
event-rewound = Tous d'accord : on revient en arrière.
event-resealed = Les dés ont un nouveau sceau : la partie a été importée.
event-rules-amended = La partie continue avec la révision { $revision } des règles.
event-match-resigned = Abandon : { $seat }.
event-match-drawn = Tous d'accord : match nul.
event-match-timed-out = Temps écoulé : { $seat }.
event-match-abandoned = Plus revenu à la table : { $seat }.
event-match-closed = La partie a été close par le responsable du serveur.

## Commandes du programme

systems-players = joueurs automatiques : { $players }
systems-scenarios = Scénarios
systems-options = Options (* : valeur par défaut)
systems-broken = Ceci ne se charge pas : { $problem }
replay-agrees = Toutes les empreintes concordent ({ $entries ->
    [one] 1 entrée
   *[other] { $entries } entrées
  }).
replay-dice = Les dés sont ceux de la graine (vérifiés : { $dice }).
replay-no-seed = La graine n'est pas dans le fichier : les dés ne peuvent pas encore être vérifiés.
replay-not-over = La partie n'est pas finie.
check-rules-legal = { $file } : conforme aux règles ({ $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
  })
check-rules-illegal = { $file } : l'entrée { $serial } n'est plus conforme aux règles : { $problem }
rules-hint = caracole rules { $system } NUMÉRO montre une clause, une section (7.3) ou un chapitre (7).
clause-basic = jeu de base
clause-advanced = jeu avancé
clause-ruling = notre interprétation
clause-editions = Éditions :
clause-reason = Pourquoi :
clause-not-applicable = Aucun programme ne peut la faire respecter : { $reason }
coverage-summary = { $clauses ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
  } : appliquées { $enforced }, prouvées par des tests { $proved }, manquantes { $missing }, sans objet { $not_applicable }
coverage-not-run = Aucun passage des tests dans build/proofs.json : les tests sont comptés d'après le source.
coverage-clause = clause
coverage-enforced = citée
coverage-tests = tests
coverage-title = titre
bench-decisions-per-second = décisions par seconde
bench-games-per-second = parties au hasard par seconde
bench-reference-per-second = décisions par seconde de la boucle de référence
bench-ratio = rapport à la boucle de référence
bench-copy-us = microsecondes pour copier un état
bench-copies-per-second = copies par seconde
bench-check-us = microsecondes pour vérifier une proposition (médiane)
bench-check-us-p99 = microsecondes pour vérifier une proposition (99e centile)
bench-build = { $build ->
    [compiled] Les règles étaient compilées.
   *[pure] Les règles étaient en Python pur.
}
lab-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
lab-player = joueur
lab-wins = victoires
lab-as = côté { $seat }
lab-draws = matchs nuls
balance-scenario = scénario
balance-games = parties
balance-won-by = victoires : { $side }
balance-met = rempli
balance-not-met = non rempli
soak-summary = Parties conformes aux règles : { $finished } sur { $games }. Tables : { $configurations } ; décisions : { $decisions }, de { $shortest } à { $longest } par partie ; dés : { $dice } ; événements : { $events }.
soak-wins = Gagnées par : { $wins }.
data-checked = { $scenarios ->
    [one] Un scénario vérifié
   *[other] { $scenarios } scénarios vérifiés
  }, { $problems ->
    [0] rien à redire.
    [one] un problème.
   *[other] { $problems } problèmes.
  }
auto-resumed = { $decisions ->
    [one] { $decisions } décision.
   *[other] { $decisions } décisions.
  }
auto-played = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }, graine { $seed }.

## Avant la partie

start-hint = Tapez un numéro ou un nom ; Entrée prend le premier.
start-scenario = Quel scénario ?
start-side = Quel camp jouerez-vous ?
start-opponent = Contre qui ?
opponent-general = le Général : réfléchit à fond, et peut prendre quelques secondes
opponent-colonel = le Colonel : réfléchit un peu plus que le capitaine
opponent-captain = le Capitaine : joue avec bon sens, et dit pourquoi
opponent-recruit = la Recrue : joue vite et ne voit pas tout ; pour une première partie
opponent-random = un joueur au hasard : fait n'importe quelle action permise
opponent-human = une autre personne à ce clavier
no-such-choice = « { $word } » n'y est pas ; tapez un numéro de 1 à { $most }.
commitment = Les dés sont scellés : { $commitment }

## À la table

type-help = Tapez un numéro, une action en mots, ou aide.
pass-device = Prochaine décision : { $seat }. Passez le clavier ; les autres ne regardent pas.
press-enter = { $seat }, appuyez sur Entrée.
computer-moves = { $player } ({ $seat }) :
zero-back = 0 : retour
no-such-number = Il n'y a pas de { $number } ; la liste s'arrête à { $most }.
nothing-matches = Rien ici ne correspond à « { $words } ».
not-understood = Je ne comprends pas « { $text } ». Tapez aide pour voir ce que l'on peut taper.
not-json = Ce n'est pas un message : { $problem }
unknown-word = Je ne connais pas « { $word } ».
ambiguous = « { $word } » peut être { $things }.
say-what-to-do = Que faire avec « { $text } » ? Commencez par un verbe : marche, active, joue…
say-which-zone = Quelle zone ? Nommez-la.
say-which-unit = Quelle unité ? Nommez-la.
say-which-card = Quelle carte ? Nommez-la.
say-which-command = Quel commandement ? Nommez-le.
say-which-region = Quelle partie de la carte ? Nommez-la.
say-which-number = Quel nombre ?
no-such-rule = Il n'y a pas de règle « { $number } ».
more-clauses = Et encore : { $clauses }
why-what = Rien n'a encore été refusé. Tapez pourquoi et une action.
look-where = Regarder où ? { $things }
hand-none = Il n'y a pas de main de cartes dans ce jeu.
track-none = Il n'y a pas de pistes dans ce jeu.
odds-none = Les chances ne sont pas disponibles dans ce jeu.
odds-where = Les chances d'un combat où ? Nommez une zone.
odds-no-enemy = Il n'y a pas d'ennemi à { $zone }.
odds-who = Les chances avec quelles unités ? Nommez-les.
left = Au revoir.
input-ended = Il n'y a plus rien à lire ; la partie n'est pas finie.
save-where = Enregistrer où ? Nommez un fichier.
saved = Enregistré dans { $file }.
saved-resume = Pour continuer : caracole play { $system } --resume { $file }
quit-save = Enregistrer dans { $file } avant de partir ? [Entrée oui, n non, c rester ici, ou un autre nom de fichier]
save-record = Garder cette partie ? [un nom de fichier, ou Entrée pour non]
word-yes = oui, o
word-no = non, n
word-cancel = annuler, c, rester
seed-revealed = La graine des dés était { $seed } ;
    scellée au début comme { $commitment }.
verify-hint = Pour la vérifier : caracole replay { $file } --verify
result-winner = Vainqueur : { $winner }.
result-draw = Match nul.
help-choices = Tapez le numéro d'un choix, ou /mots pour ne voir que les choix qui ont ces mots. Ou bien :
help-words = Vous pouvez aussi taper une action : son nom, puis ses champs. Si elle est interdite, la règle qui l'interdit s'affiche.

## Commandes à la table : ce que l'on tape, comment, ce que cela fait

command-help = aide
command-map = carte
command-look = regarde
command-hand = main, cartes
command-track = état, piste
command-log = journal
command-rule = règle, règles
command-why = pourquoi
command-odds = chances
command-undo = annule, reprends
command-save = enregistre
command-list = liste
command-quit = quitte, quitter
usage-help = aide
usage-map = carte [LIEU]
usage-look = regarde CHOSE
usage-hand = main
usage-track = état
usage-log = journal [N]
usage-rule = règle NUMÉRO
usage-why = pourquoi ACTION
usage-odds = chances CHOSES
usage-undo = annule
usage-save = enregistre FICHIER
usage-list = liste
usage-quit = quitte
help-help = cette page
help-map = toute la table
help-look = une chose et ce qui l'entoure
help-hand = ce que vous tenez
help-track = tour, points et le reste
help-log = les derniers événements avec leurs règles
help-rule = une clause (7.3.c), une section (7.3) ou un chapitre (7)
help-why = pourquoi une action n'est pas permise ; seul : le dernier refus
help-odds = les chances d'un combat
help-undo = annuler le dernier choix, si aucun dé n'a été lancé ni rien révélé depuis
help-save = garder la partie dans un fichier
help-list = répéter la question et les choix
help-quit = quitter la partie

## Chances

odds-attackers = Les attaquants tirent avec :
odds-defenders = Les défenseurs tirent avec :
odds-hits = touches
odds-inflicted = par l'attaquant
odds-suffered = par le défenseur
odds-average = moyenne
odds-win = L'attaquant gagne le round : { $chance }
labelled = { $label } : { $text }

research-steps-per-second = pas de l'environnement par seconde
research-decisions-per-second = décisions par seconde en jouant au hasard
research-clones-per-second = copies par seconde
research-imagined-per-second = états imaginés par seconde
research-rollouts-per-second = parties au hasard par seconde

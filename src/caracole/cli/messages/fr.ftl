# Les phrases du programme, et les refus du noyau. Celles d'un système sont dans son propre catalogue.
# Les listes de mots que l'on peut taper sont séparées par des virgules ; les mots anglais valent partout.

and = et
quoted = « { $text } »
no = Non.
labelled = { $label } : { $text }
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
refusal-rules_are_present = La partie suit déjà les règles les plus récentes.
refusal-rules_differ = Avec les règles les plus récentes, la partie aurait pris un autre cours avant ce moment : il faut revenir plus loin en arrière.
event-taken-back = Dernier choix annulé : { $seat }.
event-rewound = Tous d'accord : on revient en arrière.
event-resealed = Les dés ont un nouveau sceau : la partie a été importée.
event-rules-amended = La partie continue avec la révision { $revision } des règles.

## Commandes du programme

systems-players = joueurs automatiques : { $players }
systems-scenarios = Scénarios
systems-options = Options (* : valeur par défaut)
replay-agrees = Toutes les empreintes concordent ({ $entries ->
    [one] 1 entrée
   *[other] { $entries } entrées
  }).
replay-dice = Les dés sont ceux de la graine (vérifiés : { $dice }).
replay-no-seed = La graine n'est pas dans le fichier : les dés ne peuvent pas encore être vérifiés.
replay-not-over = La partie n'est pas finie.
check-rules-legal = { $file } : régulière ({ $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
  })
check-rules-illegal = { $file } : l'entrée { $serial } n'est plus régulière : { $problem }
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
bench-los-per-second = vérifications de ligne de vue par seconde
bench-largest-map-load-seconds = secondes pour charger la plus grande carte avec toutes ses lignes de vue
lab-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
lab-player = joueur
lab-wins = victoires
lab-as = comme { $seat }
lab-draws = nuls
balance-scenario = scénario
balance-games = parties
balance-won-by = victoires : { $side }
balance-met = rempli
balance-not-met = non rempli
balance-wins = { $scenario } : sur { $decided ->
    [one] { $decided } partie décidée
   *[other] { $decided } parties décidées
  }, le Vénitien en gagne { $venetian }, l'Autrichien { $austrian }
balance-cards = Chaque carte est jouée dans une partie au moins ; jamais jouées : { $left } sur { $total }
balance-gradisca = Gradisca tombe dans certaines parties et tient dans d'autres : tombée dans { $fell }, tenue dans { $held }
balance-zones = Aucune zone morte ; jamais visitées : { $left } sur { $total }
balance-units = Aucune unité oisive ; jamais en mouvement, au combat ni au travail : { $left } sur { $total }
balance-union = { $scenario } : sur { $decided ->
    [one] { $decided } partie décidée
   *[other] { $decided } parties décidées
  }, l'Union en gagne { $union }, la Confédération { $confederate }
balance-regiments = Aucune unité oisive ; jamais en mouvement, au tir ni à l'assaut : { $left } sur { $total }
soak-summary = Parties régulières : { $finished } sur { $games }. Tables : { $configurations } ; décisions : { $decisions }, de { $shortest } à { $longest } par partie ; dés : { $dice } ; événements : { $events }.
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
start-game = Quel jeu ?
start-side = Quel camp jouerez-vous ?
start-opponent = Contre qui ?
game-basic = jeu de base : règles 1 à 13
game-advanced = jeu avancé : toutes les règles, avec ravitaillement, moral et razzias
opponent-captain = le capitaine : joue de bon sens, et dit pourquoi
opponent-random = un joueur au hasard : fait tout ce qui est permis
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
help-undo = annuler le dernier choix, si aucun dé n'est lancé ni rien révélé
help-save = garder la partie dans un fichier
help-list = répéter la question et les choix
help-quit = quitter la partie

## La même chose pour un seul système : ce qu'il a, et comment ses actions se tapent

usage-map-gradisca = carte [région]
usage-look-gradisca = regarde ZONE
usage-odds-gradisca = chances [UNITÉS] ZONE
help-map-gradisca = toutes les zones avec leur terrain et leurs forces
help-look-gradisca = une zone, ses voisines et ses limites
help-hand-gradisca = vos cartes
help-track-gradisca = tour, points, moral, commandements dans le récipient et joués
help-odds-gradisca = chances exactes d'un combat ; chances bombarde ZONE pour l'artillerie
help-words-gradisca = Vous pouvez aussi taper une action : marche giu-1 giu-2 vers lucinico, razzia romans, bombarde gradisca, récupère giu-1, joue contributions, mène, pioche, fin. Les noms peuvent être abrégés. Si une action est interdite, la règle qui l'interdit s'affiche.
usage-map-gbacw = carte [HEX ou UNITÉ]
usage-look-gbacw = regarde HEX, UNITÉ ou CHEF
usage-odds-gbacw = chances UNITÉ HEX
help-map-gbacw = la carte autour de ce qui se passe, ou autour d'un hex
help-look-gbacw = un hex avec son terrain, une unité ou un chef
help-track-gbacw = les brigades avec leurs ordres, les marqueurs du récipient, les points
help-odds-gbacw = les modificateurs d'une attaque et ses résultats possibles
help-words-gbacw = Vous pouvez aussi taper une action, par son nom anglais et ses objets : step 0604, turn vSE, fireat 0905, activateunit us-1lk. Quelques mots qui conviennent à une seule réponse suffisent. Si une action est interdite, la règle qui l'interdit s'affiche.
usage-map-piccole = carte
usage-look-piccole = regarde ÉLÉMENTS
usage-odds-piccole = chances ÉLÉMENT ENNEMI
help-map-piccole = la table avec tous les éléments, et la liste
help-look-piccole = quelques éléments : où ils sont et ce qu'ils peuvent faire
help-hand-piccole = les signes de la carte ; en campagne votre armée
help-track-piccole = les pertes des deux côtés ; en campagne l'année
help-odds-piccole = les chances exactes d'une mêlée
help-words-piccole = Vous pouvez taper des ordres : R3 avance 2, R3 contacte B7 flanc, ligne R3 2, tire R10 B3, fin. En campagne : le nom d'une action et ses champs. Si un ordre est interdit, la règle qui l'interdit s'affiche.

## Gradisca : noms

type-short-infantry = inf
type-short-cernide = cer
type-short-light = lég
type-short-medium = moy
type-short-heavy = lou
type-short-engineers = sap
type-short-artillery = art
type-short-commander = com
stack-infantry = { $count ->
    [one] 1 infanterie
   *[other] { $count } infanteries
  }
stack-cernide = { $count ->
    [one] 1 cernide
   *[other] { $count } cernides
  }
stack-light = { $count ->
    [one] 1 cavalerie légère
   *[other] { $count } cavaleries légères
  }
stack-medium = { $count ->
    [one] 1 cavalerie moyenne
   *[other] { $count } cavaleries moyennes
  }
stack-heavy = { $count ->
    [one] 1 cavalerie lourde
   *[other] { $count } cavaleries lourdes
  }
stack-engineers = { $count ->
    [one] 1 unité de sapeurs
   *[other] { $count } unités de sapeurs
  }
stack-artillery = { $count ->
    [one] 1 artillerie
   *[other] { $count } artilleries
  }
stack-all = toutes les unités : { $units }
state-disorganized = désorganisée
state-acted = activée
state-no-supply = non ravitaillée
mark-disorganized = { $mark } désorganisée
mark-acted = { $mark } activée ce tour
mark-no-supply = { $mark } non ravitaillée
legend-ids = v- Vénitien, a- Autrichien ; la première unité du commandement v-giu est v-giu-1, ou giu-1 en bref. 2/3 : attaque avec 2, défend avec 3.
region-piana = La plaine
region-valli = Les vallées
region-lisonzo = Le Lisonzo
region-carso = Le Karst et la côte
region-nord = Le nord

## Gradisca : la carte

ground-fortress = forteresse
ground-difficult = difficile
ground-sea = côte
ground-town = bourg fortifié
ground-town-lost = bourg fortifié détruit
ground-source = { $side ->
    [venetian] source de ravitaillement vénitienne
   *[austrian] source de ravitaillement autrichienne
  }
ground-forts = { $count ->
    [one] { $side ->
        [venetian] fort vénitien
       *[austrian] fort autrichien
    }
   *[other] { $side ->
        [venetian] { $count } forts vénitiens
       *[austrian] { $count } forts autrichiens
    }
  }
ground-booty = { $side ->
    [venetian] butin vénitien
   *[austrian] butin autrichien
  }
ground-raided = razzia faite
ground-camp = { $side ->
    [venetian] Camp vénitien
   *[austrian] Camp autrichien
  }
ground-sea-supply = ravitaillement par mer
ground-objective = { $side ->
    [venetian] vaut { $points } PV au Vénitien
   *[austrian] vaut { $points } PV à l'Autrichien
  }
walls = murs : { $walls }
wall-whole = { $zone } { $level }
wall-damaged = { $level ->
    [0] { $zone } brèche
   *[other] { $zone } { $level } sur { $printed }
  }
wall-mined = { " " }({ $count ->
    [one] 1 mine
   *[other] { $count } mines
  })
border-open = ouverte
border-river = rivière { $river }
border-bridge = pont sur le { $river }
border-impassable = infranchissable
border-wall = mur { $level }
border-breach = brèche
cost = { $cost } PM
cost-river = rivière : tous les PM
nobody-here = Il n'y a pas d'unités ici.
two-zones-away = À deux zones : { $zones }

## Gradisca : cartes et pistes

hand-empty = Votre main est vide.
hand-known = Vues dans la main adverse : { $cards }.
hand-title = { $count ->
    [one] Votre carte
   *[other] Vos { $count } cartes
  }
card-not-yours = pas pour votre armée
card-mandatory = obligatoire
card-after = après { $turn }
card-answer = une Réponse, pendant l'activation adverse
card-removed = à retirer si utilisée
headline-turn = { $label } (tour { $turn } sur { $last })
headline-points = { $side } { $points } PV
headline-morale = , moral { $morale } ({ $band })
track-cup = Dans le récipient
track-played = Commandements joués
track-hands = Cartes en main
track-deck = Pioche
track-deck-cards = Pioche : { $deck } ; défausse : { $discard }
track-discard = Défausse
track-removed = Retirées du jeu
track-forts = Marqueurs Fort
track-waiting = Sur la ligne du temps
track-effect = En vigueur
track-effect-row = { $name } ({ $side }) :
track-lost = Éliminées, { $side }

## Gradisca : choix et chances

menu-march = Se déplacer
menu-go-on = Continuer
menu-drop = Laisser des unités
menu-bombard = Bombarder
menu-recover = Récupérer
menu-camp = Camp
menu-recall = Appeler au combat
menu-cards = Jouer une carte
menu-zones = Activer une zone
menu-engineers = Sapeurs
march-to = { $how ->
    [raid] razzia : { $to }
    [incursion] incursion : { $to }
   *[march] vers { $to }
  }
odds-title = Premier round du combat : { $zone }
odds-attackers = Les attaquants tirent avec :
odds-defenders = Les défenseurs tirent avec :
odds-deducted = Forts et bourg fortifié retirent { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
  } à l'attaquant.
odds-hits = touches
odds-inflicted = par l'attaquant
odds-suffered = par le défenseur
odds-average = moyenne
odds-win = L'attaquant gagne le round : { $chance }
odds-wiped-out = Tous les défenseurs sont éliminés : { $chance }
odds-bombard-title = Bombardement : { $zone }
odds-levels = niveaux du mur
odds-on-units = sur les unités
sources-title = D'où viennent les points
sources-side = camp
sources-points = points
sources-from = de
sources-rule = règle
source-booty = butin : { $zone }
source-occupied = { $zone }, tenue à la fin
source-card = carte : { $card }
source-raid = razzia : { $zone }
source-score = { $what ->
    [breaches] brèches dans les murs : { $zone }
    [levels] niveaux manquant aux murs : { $zone }
    [camp] le Camp ennemi a été éliminé
   *[eliminated] unités ennemies éliminées
  }

## Gradisca : mots que l'on peut taper

filler-words = à, au, aux, vers, de, du, des, avec, le, la, les, dans, en, sur, et, via, contre, par, pour, carte, unité, unités, zone, mur, mer, ravitaillement
kind-all = tous, toutes, tout
kind-infantry = infanterie, fantassins
kind-cavalry = cavalerie, chevaux
kind-artillery = artillerie, canons, canon
kind-engineers = sapeurs
kind-commanders = chef, chefs
verb-march = marche, marcher, va, continue
verb-raid = razzia, pille
verb-incursion = incursion
verb-halt = halte, arrête
verb-stand = tiens
verb-back = retour, rentre
verb-drop = laisse
verb-bombard = bombarde, tire
verb-shell = canonne
verb-mine = mine
verb-explode = explose
verb-countermine = contremine
verb-rebuild = rebâtis, répare
verb-fort = fort, construis
verb-raze = rase, détruis
verb-recover = récupère, rallie
verb-camp = camp
verb-activate = active
verb-option = option
verb-act = agis
verb-draw = pioche
verb-lead = mène, commande
verb-play = joue
verb-discard = défausse
verb-keep = garde
verb-answer = réponds
verb-pass = passe
verb-end = fin, finis, assez
verb-recall = appelle
verb-hit = touche, subis
verb-disorganize = désorganise
verb-fight = combats, oui
verb-stop = cesse
verb-retreat = retraite, recule
verb-place = place, pose
verb-choose = choisis
verb-convert = convertis
verb-divide = divise
verb-bridge = pont
verb-sally = sortie

# The client's own words. tests/messages.test.ts holds the three languages and the code together.

## Everywhere

skip = Aller au contenu
site = Site
language = Langue
light = Thème
loading = Un instant…
close = Fermer
cancel = Annuler
back = Retour
save = Enregistrer
saved = Enregistré.
saving = Enregistrement…
copy = Copier
copied = Copié
none = Aucun
now = Maintenant
no-server = Le serveur ne répond pas. Réessayez dans un instant.
lost = Page introuvable
to-lobby = Accueil
my-games = Mes parties
account = Compte

## The lobby

lobby-intro = Jouez dans le respect des règles, contre l'ordinateur, avec un ami devant le même écran ou avec n'importe qui par un lien. Aucun compte n'est nécessaire.
play-now-1 = Contre l'ordinateur, tout de suite. Quel scénario ?
play-now-2 = { $scenario } : quel est votre camp ?
what = Quoi
who = Qui
how = Comment
scenario = Scénario
value-true = Oui
value-false = Non
your-name = Votre nom
guest = Invité
seat-me = Moi (sur cet écran)
seat-open = Quelqu'un d'autre, par un lien
seat-computer = Ordinateur : { $player }
seat-computer-recommended = Ordinateur : { $player } (choix conseillé)
seat-nobody = encore personne
player-general = le Général
player-colonel = le Colonel
player-captain = le Capitaine
player-recruit = la Recrue
player-random = au hasard
level-general = réfléchit à fond ; peut prendre quelques secondes
level-colonel = réfléchit un peu plus que le capitaine
level-captain = joue avec prudence et bon sens, sans faire attendre
level-recruit = joue vite et ne voit pas tout
level-random = fait n'importe quelle action permise
level-elo = Elo { $elo } (de { $low } à { $high })
level-elo-captain = Elo 0
level-elo-note = L'Elo est compté à partir du Capitaine ; entre parenthèses, l'intervalle à 95 %.
level-recommended = choix conseillé
against-whom = Contre qui ?
tell-reasons = L'ordinateur explique chacune de ses actions (la partie ne compte pas pour le classement)
allow-onlookers = Les spectateurs peuvent regarder (ils ne voient aucun secret)
clock-bank = Jours de réflexion pour chacun
clock-bonus = Heures ajoutées à chaque décision
clock-hint = Sans pendules, chacun prend le temps qu'il lui faut.
import = Ouvrir une partie
not-a-game = Ce fichier n'est pas une partie.
begin = Commencer
links-intro = Envoyez leur invitation aux autres joueurs. Chacune ne sert qu'une fois : la personne qui prend la place reçoit son propre lien, et aucune autre ne peut voir son jeu. La partie commence quand tout le monde est à table.
my-link = Votre lien
their-link = Invitation pour { $seat }
onlooker-link = Lien pour les spectateurs
enter-game = Rejoindre la table
invited-yourself = Vous avez déjà une place à cette table et cette invitation est destinée à quelqu'un d'autre : envoyez-lui le lien.
to-my-seat = Aller à ma place
take-seat = Prendre cette place
invited-once = L'invitation ne sert qu'une fois. Ensuite la place n'est qu'à vous : ce navigateur en garde le lien et ajoute aux dés un nombre qu'il a tiré lui-même, pour que personne ne puisse les choisir.
taken-seat = Ce lien ouvre une place déjà prise
taken-seat-sent = Si quelqu'un vous l'a envoyé, il l'a peut-être encore, et peut voir et jouer tout ce que vous voyez et jouez. Prenez la place pour vous seul : vous recevez votre propre lien, et celui-ci ne sert plus à personne.
taken-seat-renew = Prendre la place pour moi seul
taken-seat-mine = Si vous avez pris cette place vous-même sur un autre appareil, continuez : le lien fonctionne sur les deux.
taken-seat-enter = C'est ma place
imported = importée
imported-hint = Cette partie a été importée d'un fichier. Personne ici ne peut garantir ce qui a été joué avant.

## At the table

undo = Annuler
menu = Menu de la partie
what-if = Et si ?
what-if-hint = Essayez des actions sur une copie de la partie qui ne connaît que ce que vous voyez.
what-if-banner = Mode « Et si ? » : rien ne compte ici. Ce qui est caché est supposé, les dés sont fictifs.
end-what-if = Revenir à la partie
roll-anew = Relancer les dés
from-start = Depuis le début
cannot-enter = Vous ne pouvez pas entrer à cette table
hand-over = Passez l'écran à : { $seat }
hand-over-hint = Rien de secret n'est visible avant sa confirmation.
i-am = Continuer en tant que { $seat }
reconnecting = La connexion est perdue. Nouvel essai…
missed = { $count ->
    [one] { $count } événement depuis votre dernière visite.
   *[other] { $count } événements depuis votre dernière visite.
  }
film = Revoir
never-mind = Ignorer
rewind-proposed = { $count ->
    [one] Quelqu'un demande à annuler le dernier choix.
   *[other] Quelqu'un demande à annuler les { $count } derniers choix.
  }
rewind-proposed-all = Quelqu'un demande à tout annuler et à recommencer depuis le début.
amend-proposed = Quelqu'un demande à continuer avec les règles les plus récentes.
amend-proposed-back = { $count ->
    [one] Quelqu'un demande à annuler le dernier choix et à continuer à partir de là avec les règles les plus récentes.
   *[other] Quelqu'un demande à annuler les { $count } derniers choix et à continuer à partir de là avec les règles les plus récentes.
  }
rules-older = { $count ->
    [0] Cette partie se poursuit avec les règles de la révision { $revision }.
    [one] Cette partie se poursuit avec les règles de la révision { $revision } (1 changement).
   *[other] Cette partie se poursuit avec les règles de la révision { $revision } ({ $count } changements).
  }
what-changed = Qu'est-ce qui a changé ?
rules-of-game = Règles de cette partie
rules-kept = Une partie garde les règles avec lesquelles elle a commencé : pour celle-ci, la révision { $revision }. Les plus récentes sont la révision { $newest }. Ces règles ont été corrigées depuis :
rules-here = Si tout le monde est d'accord, la partie continue à partir d'ici avec les règles les plus récentes. Aucun choix n'est annulé.
rules-back = { $count ->
    [one] Avec les règles les plus récentes, le dernier choix n'aurait pas eu le même effet. Vous pouvez simplement continuer comme vous avez commencé. Ou bien, si tout le monde est d'accord, le dernier choix est annulé et la partie continue à partir de là avec les règles les plus récentes.
   *[other] Avec les règles les plus récentes, les { $count } derniers choix n'auraient pas tous eu le même effet. Vous pouvez simplement continuer comme vous avez commencé. Ou bien, si tout le monde est d'accord, les { $count } derniers choix sont annulés et la partie continue à partir de là avec les règles les plus récentes.
  }
rules-never = Avec les règles les plus récentes, cette partie aurait été différente dès le début. Elle garde les siennes.
rules-stay = Continuer comme avant
amend-now = Continuer avec les règles les plus récentes
amend-ask = Demander à tout le monde
rules-changed = Les règles ont changé
only-look = Vous ne pouvez que regarder cette partie.
unplayable-no_seed = Elle a été importée sans la graine secrète de ses dés.
unplayable-rules_gone = Elle a commencé avec la révision { $revision } des règles. Ce serveur ne les a plus, et avec les plus récentes elle se serait déroulée autrement. L'administrateur du serveur peut revenir à la version du programme qui les avait.
unplayable-rules_newer = Elle se joue avec la révision { $revision } des règles, plus récente que celle de ce serveur. L'administrateur du serveur peut installer la version la plus récente du programme.
unplayable-data_changed = Les données de son scénario ont changé sur ce serveur, et avec les nouvelles elle se serait déroulée autrement. L'administrateur du serveur peut remettre les anciennes.
unplayable-does_not_replay = Les règles de ce serveur ne reproduisent pas ce qui a été enregistré. L'administrateur du serveur en saura plus avec « caracole db verify ».
agree = Accepter
decline = Refuser
your-turn = C'est à vous
your-decision = À vous de décider
waiting = En attente
watching = Spectateur
waiting-for = En attente de : { $names }.
is-thinking = { $player } réfléchit…
not-begun = La partie commence quand tout le monde est à table. Places encore libres : { $names }.
not-begun-hint = C'est seulement alors que l'on distribue les cartes et que l'on lance les premiers dés, avec un nombre tiré par chacun à la table : personne ne peut regarder un début de partie avant de choisir qui inviter.
not-begun-invite = Les invitations se trouvent dans le menu de la partie.
game-over = La partie est finie
winner = Victoire : { $names }
draw = Match nul.
watch-replay = Revoir la partie
verify-dice = Vérifier les dés
new-game = Nouvelle partie
in-hand = En main :
put-back = Reposer
take-all = Tout prendre
hold-hint = Cliquez sur un lieu en évidence sur la carte ou choisissez ci-dessous.
hold-nothing = Ces unités ne peuvent rien faire ensemble. Cliquez sur un lieu pour savoir pourquoi.
lit-hint = Ce qui est en évidence sur la carte se clique ou se glisse.
means-nothing = Rien à faire à cet endroit.
path-further = { $place } est à { $steps ->
    [one] { $steps } déplacement
   *[other] { $steps } déplacements
  }.
which = Que choisissez-vous ?
why-not = Pourquoi c'est impossible
sure = Confirmez-vous ?
do-it = Confirmer
cannot-be-undone = Cela ne peut pas être annulé.
cost = coûte { $points } PM, reste { $left }
cost-all = tous les PM
can-act = peut agir
place-empty = Aucune unité ici
place-lit = peut être choisi
place-attack = attaque
stack-in = Pile : { $place }
board-unknown = Cette page ne sait pas dessiner le plateau de cette partie (« { $kind } »). Rechargez-la : le serveur en a peut-être une plus récente.
map = Carte
zoom-in = Agrandir
zoom-out = Réduire
zoom-all = Toute la carte
keys = Touches
key-tab = Tab
key-tab-does = d'une partie de la table à l'autre
key-arrows = Flèches
key-arrows-does = sur la carte : de lieu en lieu
key-enter = Entrée
key-enter-does = choisir le lieu, le bouton ou le pion
key-shift = Maj + flèches
key-shift-does = déplacer la carte
key-plus = +, −, 0
key-plus-does = agrandir, réduire, toute la carte
key-o = O
key-o-does = vers ce qui est possible
key-m = M
key-m-does = vers la carte
key-s = S
key-s-does = vers la pile étalée
key-u = U
key-u-does = annuler
key-esc = Échap
key-esc-does = reposer, fermer

## Panels

panels = Panneaux
tab-log = Journal
tab-tracks = Pistes
tab-sequence = Séquence
tab-hand = Cartes
tab-forces = Lieux
tab-talk = Discussion
log = Journal
you-are-here = (vous êtes ici)
effects = En vigueur
cup-active = Actif
cup-inside = Dans le récipient
cup-drawn = Joués
known-cards = Connues de vous :
use-card = Utiliser cette carte
why-not-card = Pourquoi ne pas la jouer ?
dice = Dés
needed = il faut { $needed } ou moins
no-roll-yet = Aucun dé n'a encore été lancé.
find-place = Chercher un lieu
empty-places = Les vides aussi
places = Lieux
chat = Discussion
nothing-said = Pas encore de message.
say-something = Votre message
send = Envoyer
to-side = au partenaire
only-partner = À mon partenaire seulement
partner-does-not-hear = Les règles ne vous permettent pas de parler à votre partenaire pendant la partie : vos messages ne lui parviennent pas.
talk-is-for-players = La discussion est réservée aux joueurs.
notes = Notes privées
notes-hint = Personne d'autre ne les lit.
odds = Chances
odds-win = l'attaquant inflige plus de touches
odds-wiped = tous les défenseurs éliminés
odds-inflicted = Touches infligées
odds-suffered = Touches subies
odds-levels-title = Niveaux perdus
odds-mean = { $mean } en moyenne
odds-values = Qui tire et avec quelle valeur
odds-added = Ajouté au dé :
odds-attackers = Attaquants
odds-defenders = Défenseurs
read-rule = Lire la règle { $clause }
rule = Règle { $clause }
rule-editions = Ce qui change selon les éditions
rule-reason = Pourquoi cette lecture
rule-missing = Cette règle n'a pas de texte.

## The menu of the table

seats = Places
online = en ligne
offline = hors ligne
stand-in-plays = l'ordinateur joue
grant-day = Accorder un jour de plus
copy-my-link = Copier mon lien
copy-onlooker-link = Lien des spectateurs
invitations = Invitations
invitations-hint = Chacune ne sert qu'une fois. Jusque-là vous pouvez la revoir, la remplacer ou la retirer.
invited-long-ago = { $seat } : une invitation plus ancienne existe, mais ne peut plus être montrée
not-invited = { $seat } : pas encore d'invitation
invite = Inviter
invite-anew = Remplacer
withdraw = Retirer
my-seat = Ma place
stand-in = Laisser jouer l'ordinateur
take-back-seat = Reprendre ma place
vacation = en vacances, reste { $left }
vacation-begin = Partir en vacances (il reste { $left })
vacation-end = Reprendre le jeu
propose-rewind = Demander à annuler
pass-by-itself = Passer automatiquement sans carte Réponse
notify-me = M'avertir à mon tour
this-game = Cette partie
export = Enregistrer dans un fichier
trouble = Le serveur n'a pas compris : { $detail }
trouble-no_such_game = Cette partie n'existe pas.
trouble-not_your_seat = Ce lien n'ouvre aucune place ici.
trouble-not_allowed = Les spectateurs ne sont pas admis ici.
trouble-too_many = Trop vite : attendez un instant.
trouble-too_costly = C'était beaucoup de calculs : attendez un instant.
trouble-unavailable = Le serveur est occupé ou s'arrête. Réessayez dans un instant.
trouble-may_not_talk = En ce moment, personne ne peut recevoir ce message.
trouble-not_playable = Vous ne pouvez que regarder cette partie.
trouble-invitation = Ce lien est une invitation à prendre une place.
trouble-invitation_used = Cette invitation n'est plus valable : quelqu'un a pris la place, ou elle a été retirée. Si c'était vous, ouvrez la partie dans le navigateur que vous aviez utilisé.

## Replay and dice

replay = Revoir la partie
to-game = Retour à la partie
to-start = Début
to-end = Fin
step-back = Un pas en arrière
step-on = Un pas en avant
play-film = Lancer
pause = Pause
moment = Moment de la partie
eyes = Vue de
onlooker = un spectateur
verify-intro = Avant le premier jet, le serveur a publié un sceau : l'empreinte d'une graine secrète. Les joueurs ont pu ajouter aux dés leur sel, un nombre tiré par leur navigateur. La partie finie, la graine est révélée et chaque jet peut être refait.
dice-false = Les dés ne correspondent pas au sceau.
dice-sealed = La partie continue : les dés sont scellés jusqu'à la fin.
dice-agree = Jets conformes à la graine : { $agree } sur { $count }.
verified-here = C'est votre navigateur qui l'a calculé, à partir de l'enregistrement de la partie et de ce dont il se souvient. Il ne croit pas le serveur sur parole.
seal-same = Le sceau est celui que ce navigateur a vu avant d'envoyer son sel.
seal-differs = Le sceau n'est pas celui que ce navigateur a vu au début.
seal-unseen = Ce navigateur n'a pas vu le sceau au début : vous ne jouiez pas, ou vous utilisiez un autre appareil. Comparez-le avec celui que vous aviez noté.
seed-differs = La graine ne donne pas le sceau.
salt-missing = Le sel envoyé par ce navigateur n'est pas dans l'enregistrement.
salt-none = Ce navigateur n'a pas ajouté de sel à cette partie.
dice-nothing = Aucun jet n'a pu être vérifié.
entries-misnumbered = Dans l'enregistrement, l'entrée en position { $place } porte le numéro { $number } : des entrées manquent, sont répétées ou ne sont pas dans l'ordre.
salt-start-differs = L'enregistrement commence par des sels que personne n'a pu envoyer : avant celui de ce navigateur, ou plus nombreux après lui que les places libres.
salt-not-sent = L'entrée { $entry } ajoute au nom de votre place un sel que ce navigateur n'a pas envoyé.
seal-late = L'entrée { $entry } met les dés sous un nouveau sceau, alors que ce n'était plus permis.
salt-late = Le sel de quelqu'un d'autre a été ajouté à l'entrée { $entry }, après le vôtre et après le premier jet : cette personne ou le serveur pouvait en essayer plusieurs et garder le plus avantageux.
first-difference = Premier jet qui diffère : entrée { $entry }, résultat { $values }.
seal-seen = Sceau que j'ai vu
seal-seen-at = le { $when }, avant que ce navigateur n'envoie son sel
same = identique
different = différent
gives-seal = donne le sceau
salt-mine = le mien
salt-of-start = dès le début de la partie
salt-since = depuis l'entrée { $entry }
every-roll = Tous les jets
cannot-say = impossible à dire
at-set-up = mise en place
not-verifiable = L'enregistrement de cette partie est illisible : les dés ne peuvent pas être vérifiés.
commitment = Sceau
seed = Graine
seed-secret = secrète jusqu'à la fin de la partie
salts = Sels des joueurs
entry = Entrée
rolled = Résultat
rule-column = Règle
checked = Vérifié

## My games and the account

computer = l'ordinateur
against = contre { $names }
hot-seat = les deux camps sur le même écran
guest-games-hint = Voici les parties dont ce navigateur a gardé les liens. Pour les retrouver partout :
forget = Oublier cette partie ici
account-intro = Un compte n'est pas nécessaire pour jouer. Avec un compte, vous retrouvez vos parties dans n'importe quel navigateur et recevez un message quand c'est à vous de jouer.
sign-in = Se connecter
sign-out = Se déconnecter
register = Créer un compte
signed-in = Compte : { $name }.
name = Nom
password = Mot de passe
new-password = Nouveau mot de passe
old-password = Mot de passe actuel
email = E-mail
email-optional = E-mail (pour recevoir un message à votre tour)
email-hint = L'adresse sert à vous prévenir quand c'est à vous de jouer, et si vous oubliez votre mot de passe. Personne d'autre ne la voit.
email-none = Vous n'avez pas donné d'adresse.
email-confirmed = Confirmée
email-waiting = À confirmer
email-no-mail = Ce serveur n'envoie pas d'e-mails.
email-change = Changer d'adresse
email-remove = Laissez le champ vide pour supprimer l'adresse.
email-code-sent = Un code a été envoyé à { $email }. Saisissez-le ici dans les 24 heures, ou suivez le lien du message.
email-is-yours = Votre adresse est confirmée.
code = Code reçu par e-mail
confirm = Confirmer
send-again = Envoyer un autre code
sent-again = Un autre code est en route ; le précédent ne fonctionne plus.
webhook = Webhook
webhook-hint = Une adresse appelée quand c'est à vous de jouer.
change-password = Changer le mot de passe
password-changed = Le mot de passe est changé, et toutes les autres sessions sont fermées.
forgotten = Mot de passe oublié ?
forgotten-intro = Indiquez votre nom ou votre adresse e-mail. S'il existe un compte avec une adresse confirmée, un code y sera envoyé.
name-or-email = Nom ou e-mail
send-code = Recevoir un code
have-code = J'ai déjà un code
code-on-its-way = Si ce compte existe, un code est en route. Il est valable une heure.
set-password = Enregistrer le nouveau mot de passe
password-set = Le nouveau mot de passe est enregistré, et toutes les sessions sont fermées. Utilisez-le pour vous connecter.
sessions = Vos sessions
session-here = Ce navigateur
session-unknown = Navigateur inconnu
session-used = Dernière activité : { $when }
session-since = depuis le { $when }
session-end = Fermer
session-end-which = Fermer la session : { $which }
session-end-others = Fermer les autres sessions
session-ended = Cette session est fermée.
sessions-ended = Toutes les autres sessions sont fermées.
account-trouble-BadName = Ce nom n'est pas possible : des lettres d'un seul alphabet, des chiffres, et . _ -
account-trouble-NameTaken = Ce nom n'est pas disponible : il est pris, ressemble trop à un autre ou est réservé.
account-trouble-BadAddress = Ce n'est pas une adresse e-mail.
account-trouble-BadWebhook = Cette adresse ne peut pas être appelée : elle doit être accessible sur Internet.
account-trouble-BadCode = Ce code est faux, périmé ou déjà utilisé.
account-trouble-NotAuthorized = Le nom ou le mot de passe est faux.
account-trouble-TooManyTries = Trop d'essais : revenez plus tard.
account-trouble-TooManyRequests = Trop de demandes : revenez plus tard.

## Numbers

pieces-here = { $count ->
    [0] aucune unité
    [one] 1 unité
   *[other] { $count } unités
  }
older = { $count ->
    [one] 1 ligne plus ancienne
   *[other] { $count } lignes plus anciennes
  }
odds-hits = { $count ->
    [0] aucune
    [one] { $count } touche
   *[other] { $count } touches
  }
odds-deducted = { $count ->
    [one] { $count } touche est retirée (déjà déduite).
   *[other] { $count } touches sont retirées (déjà déduites).
  }
rolls-unsealed = { $count ->
    [one] 1 jet a été fait avant l'import de la partie, sous un autre sceau : il ne peut pas être vérifié.
   *[other] { $count } jets ont été faits avant l'import de la partie, sous un autre sceau : ils ne peuvent pas être vérifiés.
  }
rolls-before-salt = { $count ->
    [one] 1 jet a été fait avant l'ajout de votre sel : une personne connaissant la graine pouvait le prévoir.
   *[other] { $count } jets ont été faits avant l'ajout de votre sel : une personne connaissant la graine pouvait les prévoir.
  }
odds-levels = { $count ->
    [0] aucun
   *[other] { $count }
  }
hand-of = Main ({ $side }) : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }
days-hours = { $days } j { $hours } h
hours-minutes = { $hours } h { $minutes } min
die-value = valeur de l'unité qui a tiré
end-marker = fin de la partie
this-moment = Ce qui s'est passé à ce moment
computer-reason = La raison de l'ordinateur : { $reason }
march-there = Se déplacer vers { $place }

### Glance: the strip, the drawer, orders, log and counters

at-a-glance = En bref
you = Vous :
you-are = Vous jouez : { $seat }
you-watch = Vous regardez
onlooker-short = Spectateur
turn-of = Tour { $turn } sur { $of }
score-and-goal = Le score, et ce qui fait gagner
score-of = { $side } : { $score }
your-move = À vous de jouer
their-move = À jouer : { $names }
drawer = Ordres, journal et plus
mp = PM
played-itself = Seul choix possible, fait pour vous : { $what }.
forced-by-itself = Choisir pour moi quand il n'y a qu'un choix
show-everything = Tout afficher
newest = Dernières lignes
what-is-this = Qu'est-ce que c'est ?
### board
board-find = Montrer ce qui peut être choisi
board-bare = Masquer les pions
board-lens = Loupe
board-places = Lieux de la carte
board-sheets = Feuilles du plateau
board-asked = il y a quelque chose à faire ici
key-f = F
key-f-does = sur la carte : montre ce qui peut être choisi
key-h = H
key-h-does = sur la carte : masque les pions, les montre à nouveau
key-l = L
key-l-does = sur la carte : loupe
### film

film-of-battle = Film de la bataille
film-whole-game = Toute la partie
film-title = Ce qui se passe
film-running = On montre ce qui se passe. Espace ou Échap ramène au présent.
film-watch-hint = Vous pourrez agir dès que tout aura été montré.
film-skip = Aller au présent
film-skip-keys = Espace ou Échap
film-speed = Vitesse
film-instant = Sans film
film-sound = Son
film-happened = Ce qui vient de se passer
film-losses = Pertes
film-lost = perd { $units }
film-turned = retourne { $units }
film-again = Revoir
film-link = Copier un lien vers ce moment
film-link-copied = Le lien est copié.
die-hits = { $value }, touché
die-misses = { $value }, manqué
battle-sheet = Feuille de bataille
battle-fires = Tir : { $side }
battle-who = Unité
battle-value = Valeur
battle-choose-loss = Choisissez la perte
battle-odds-of = Chances : { $deed }
key-space = Espace
key-space-does = passer le film
battle-hits = { $count ->
    [0] aucune touche
    [one] { $count } touche
   *[other] { $count } touches
  }
### Leçons

learn = Apprendre à jouer
learn-short = Apprendre
learn-lead = De courtes leçons à une vraie table, quelques minutes chacune. Vous faites tout vous-même, et l'on vous dit pourquoi.
learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
learn-done = faite
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Encore une fois
learn-play = Jouer
learn-guided = Votre premier combat
learn-guided-about = { $scenario } : une petite partie entière contre un adversaire facile, avec un maître à vos côtés. Vous pouvez le renvoyer à tout moment.
learn-nothing = Il n'y a pas encore de leçons ici.
learn-trouble = Cela n'a pas marché. Réessayez dans un moment.
teacher = Maître
lesson-step = Étape { $step } sur { $steps }
lesson-listen = Lisez ce que dit le maître
lesson-next = Suite
lesson-back = Retour
lesson-hint = Un indice
lesson-show = Montrez-moi
lesson-all = Toutes les leçons
lesson-following = Leçon suivante
lesson-guided = Votre premier combat
coach = Maître
coach-fold = Replier le billet
coach-unfold = Déplier le billet
coach-on = Demander au maître
coach-off = Je me débrouille
coach-waits = L'autre camp décide. Regardez ce qu'il fait : ce sera bientôt à vous.
coach-thinks = Laissez-moi réfléchir…
coach-would = Je ferais ceci : { $deed }.
coach-follow = Faire cela
coach-won = Vous avez gagné votre premier combat. Regardez les dernières lignes du journal : elles disent quels lieux et quelles pertes ont fait les points. Le prochain adversaire sera moins facile.
coach-lost = Perdu, mais bien appris. Regardez les dernières lignes du journal : elles disent quels lieux et quelles pertes ont fait les points. Encore une fois, ou place aux parties ?
coach-drawn = Égalité. Regardez les dernières lignes du journal : elles disent où se trouvait le point qui manquait.
coach-to-games = Vers les parties
welcome-lead = Dites ce que vous savez, et l'on vous mènera au bon endroit. On ne le demande qu'une fois.
welcome-nothing = Je ne sais encore rien
welcome-nothing-leads = Une première leçon, trois minutes
welcome-a-little = Je connais des jeux de ce genre
welcome-a-little-leads = Un petit combat avec un maître
welcome-enough = Je sais ce que je fais
welcome-enough-leads = Vers les parties
### Les joueurs

end-the-game = Finir la partie
resign = Abandonner
resign-sure = Si vous abandonnez, la partie est perdue. En êtes-vous sûr ?
resign-yes = Oui, j'abandonne
resign-waits = Vous avez abandonné ; à vos partenaires de décider.
draw-offer = Proposer le match nul
draw-offered = Match nul proposé par : { $names }.
draw-accept = Accepter le match nul
draw-waits = Vous avez proposé le match nul. L'offre tient jusqu'à ce que l'autre camp joue.
draw-withdraw = La retirer
claim-hint = Aucun retour depuis deux semaines : { $names }. La partie peut être à vous.
claim = Réclamer la partie
rematch = Rejouer, camps échangés
rematch-waits = Une nouvelle partie est prête.
rematch-join = Rejoindre la nouvelle partie
ended-resigned = Abandon : { $seat }.
ended-drawn = Match nul d'un commun accord.
ended-timed_out = Temps écoulé : { $seat }.
ended-abandoned = Plus revenu à la table : { $seat }.
ended-closed = La partie a été close, sans résultat.
the-rules = Livre de règles
clock-kind = Temps
clock-none = Sans pendule
clock-live = Minutes, à la table
clock-days = Jours, par correspondance
clock-minutes = Minutes par joueur
clock-seconds = Secondes ajoutées à chaque tour
clock-flag = Quand le temps est écoulé
clock-flag-stand_in = l'ordinateur remplace le joueur
clock-flag-loss = la partie est perdue (à plus de deux camps, l'ordinateur prend la place)
clock-live-hint = Les pendules partent quand tous les joueurs sont venus à la table.
clock-days-hint = Les pendules partent quand toutes les places sont prises.
clock-waits = Les pendules partent quand tout le monde est là.
push = Avis dans ce navigateur
push-hint = Quand c'est à vous de jouer, ce navigateur montre un avis, même si aucune de nos pages n'est ouverte. Ce qu'il dit voyage chiffré.
push-on = Activer
push-off = Désactiver
push-is-on = Ce navigateur vous avertit quand c'est à vous de jouer.
push-unsupported = Ce navigateur ne peut pas montrer d'avis, ou la page ne passe pas par https.
push-blocked = Les avis de ce site sont bloqués dans les réglages de votre navigateur.
player-unknown = Aucun joueur ne s'appelle { $name }.
player-since = Ici depuis le { $day }
player-page = Résultats
my-page = Mes résultats
ratings = Classements
rating-hint = Glicko-2. La vraie force est dans l'intervalle avec une probabilité de 95 % ; il se resserre à chaque partie classée.
rating-unsure = encore incertain
rated-games = { $count ->
    [one] 1 partie classée
   *[other] { $count } parties classées
  }
no-rating = Aucune partie classée.
no-results = Aucune partie finie.
unrated = non classée
results = Résultats
result = Résultat
day = Jour
game = Partie
opponent = Adversaire
guests = Invités
head-to-head = Face à face
won = Gagnées
drawn = Nulles
lost-game = Perdues
tournament-new = Ouvrir un tournoi
tournament-new-hint = Envoyez le lien aux autres. Quand tous sont inscrits, vous le lancez ; les parties de chaque ronde se créent d'elles-mêmes.
tournament-title = Nom du tournoi
tournament-kind = Appariements
tournament-swiss = Système suisse
tournament-round_robin = Toutes rondes
tournament-rounds = Rondes
tournament-open-it = L'ouvrir
tournament-open = En attente de joueurs
tournament-over = Terminé
tournament-round = Ronde { $round } sur { $rounds }
tournament-sign-in = Connectez-vous pour participer
tournament-join = Participer
tournament-leave = Se retirer
tournament-start = Lancer
tournament-copy = Copier le lien
with-clocks = { $bank } par joueur
round-number = Ronde { $round }
bye = exempt, 1 point
to-the-table = À la table
standings = Classement du tournoi
place-number = Place
player = Joueur
points = Points
withdrawn = retrait
tie-breaks = Comment on départage
buchholz = Buchholz
buchholz-hint = La somme des points de tous vos adversaires.
sonneborn = Sonneborn-Berger
sonneborn-hint = Les points des adversaires battus, plus la moitié des points de ceux avec qui vous avez fait match nul.
trouble-muted = Vous ne pouvez pas parler pour le moment.
report = Signaler quelqu'un
report-whom = Qui
report-line = Quelque chose qui a été dit
report-text = Ce qui s'est passé
report-send = Envoyer aux gestionnaires
report-sent = Merci. Les gestionnaires de ce serveur le liront.
operator = Pour les gestionnaires
reports = Signalements
no-reports = Aucun signalement ouvert.
act = Mesure
act-take = Prendre une mesure
acts = Mesures prises
act-mute = Retirer la parole
act-unmute = Rendre la parole
act-ban = Exclure
act-unban = Réadmettre
act-close = Clore la partie
act-dismiss = Classer
act-target = Compte, partie, ou partie/place
act-reason = Motif
act-days = Jours
grant-minutes = Donner 5 minutes de plus
### Portes : la première page, les invitations, les règles

welcome-title = Des jeux de guerre historiques, joués selon les règles
learn-title = Première visite ? Apprenez en jouant
learn-text = De courtes leçons sur un vrai plateau. Sans lire les règles d'abord.
the-games = Les jeux
card-play = Jouer
terminal-only = Dans le terminal
terminal-how = Pas encore de plateau dans le navigateur. Dans un terminal :
read-rules = Règles
start-here = Commencez ici
play-now-title = Jouer tout de suite : { $game }
set-up-title = Ou préparer une partie : { $game }
more-options = Plus d'options
rule-options = Options des règles
list-game = L'afficher en première page : chacun peut se joindre
play-solo = Je joue tous les camps moi-même : ne jamais couvrir l'écran
hot-seat-hint = Sur un seul écran : il est couvert à chaque changement de joueur, s'il y a quelque chose à cacher.
fact-players = Joueurs : { $range }
fact-minutes = { $minutes } min
fact-hours = { $hours } h
fact-range = de { $from } à { $to }
difficulty-1 = facile
difficulty-2 = moyen
difficulty-3 = exigeant
open-games = En attente d'un adversaire
open-games-none = Personne n'attend en ce moment. Préparez ci-dessous une partie avec une place pour quelqu'un d'autre et affichez-la ici.
join-as = Se joindre : { $seat }
games-to-watch = À regarder
watch = Regarder
no-clocks = Sans pendules
clock-terms = Pendules : { $bank }, plus { $bonus } par décision
all-my-games = Toutes mes parties

rules-of = Les règles : { $game }
rules-own-words = Avec nos mots ; les règles imprimées font foi. Là où elles se taisent, une interprétation dit comment le programme les lit, et pourquoi.
chapters = Chapitres
search-rules = Chercher dans les règles
search-hint = un mot, ou un numéro comme 7.4
rules-found = { $count ->
    [0] Rien trouvé
    [one] 1 clause trouvée
   *[other] { $count } clauses trouvées
  }
ruling = interprétation
scope-basic = jeu de base
scope-advanced = jeu avancé
clause-link = L'adresse de cette clause
show-me = Montrez-moi
hide-example = Cacher l'exemple
example-missing = L'exemple ne peut pas être montré pour l'instant.
in-rulebook = Ouvrir dans les règles
print = Imprimer

invited-by-to = { $host } vous invite à une partie : { $game }
invited-to = Une invitation pour vous : { $game }
your-side-is = Votre camp
you-meet = Vous affrontez
the-clocks = Temps
takes-about = Durée
span-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
  }
span-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
  }
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
span-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } secondes
  }
welcome-question = Est-ce votre première visite ?

### A newcomer's table
log-empty = Rien ne s'est encore passé.
moment-empty = Rien à raconter de cette étape.
lesson = Leçon
### What stands behind the rules, and pictures to keep

cover-link = Comment c'est prouvé
cover-title = Comment sont prouvées les règles de { $game }
cover-lead = Chaque clause avec les endroits du code qui la font respecter et les tests qui la prouvent.
cover-source-package = D'après la version { $version }, telle qu'elle était à la construction du paquet.
cover-source-checkout = D'après le source de la version { $version } que ce serveur exécute.
cover-run = Les tests échoués ou sautés lors du dernier passage ne comptent pas.
cover-not-run = Aucun passage des tests n'est enregistré : ils sont comptés tels qu'ils sont écrits.
cover-loading = Lecture du code et des tests…
cover-unknown = Inconnu ici
cover-unknown-hint = Ce serveur fonctionne sans les tests de ce jeu, et son paquet n'apporte aucun rapport à leur sujet.
cover-show = Quelles clauses
cover-all = Toutes
cover-proved = Appliquées et prouvées
cover-missing = Manquantes
cover-apart = Sans objet
cover-search = Chercher clauses, code et tests
cover-search-hint = 7.4, brèche, movement.py
cover-of = Appliquées et prouvées : { $proved } sur { $all }
cover-places = { $count ->
    [0] nulle part dans le code
    [one] 1 endroit du code
   *[other] { $count } endroits du code
  }
cover-tests = { $count ->
    [0] aucun test
    [one] 1 test
   *[other] { $count } tests
  }
cover-code = Dans le code
cover-proofs = Prouvée par
save-picture = Enregistrer une image
share-picture = Partager une image
picture-failed = Ce navigateur ne parvient pas à faire une image de la carte.

### Ways to go, tournaments, reports, an empty list of games

more-controls = Plus
ways-to-go = { $count ->
    [one] une façon
   *[other] { $count } façons
}
tournaments = Tournois
tournaments-none = Aucun tournoi n'attend de joueurs en ce moment. Ouvrez-en un : il paraîtra ici et chacun pourra s'inscrire.
tournament-players = { $count ->
    [one] un joueur pour l'instant, ouvert par { $owner }
   *[other] { $count } joueurs pour l'instant, ouvert par { $owner }
}
tournament-look = Voir et participer
tournament-listed = L'afficher sur la première page tant qu'il attend des joueurs
report-this = Signaler ce qui a été dit
report-this-hint = Les gestionnaires de ce serveur lisent cette ligne et ce qui a été dit autour. Personne d'autre ne saura que vous l'avez signalée.
report-line-of = Signaler ce qu'a dit { $name }
report-around = Ce qui a été dit
report-the-line = Signalé :
no-games-yet = Toutes les parties que vous jouez se trouvent ici : à qui de jouer, combien de temps il reste, et le chemin vers la table. Il n'y en a pas encore. La première leçon dure trois minutes ; une petite bataille contre l'ordinateur, vingt.
no-games-learn = Suivre la première leçon
no-games-play = Jouer une première bataille
no-games-account = Ce navigateur se souvient de vos parties. Pour les retrouver depuis n'importe quel autre :
### Hexes
hex-way = { $count ->
        [one] { $count } hexagone de marche
       *[other] { $count } hexagones de marche
    }
### the open table

held-of = En main : { $what }
held-hint = Tirez-le ou tournez-le par sa poignée. Touchez-en d'autres pour les bouger ensemble.
held-asking = …
held-refused = Interdit :
held-turn-left = Tourner à gauche
held-turn-right = Tourner à droite
held-exact = Exact
held-exact-hint = Où, en chiffres
held-ahead = En avant
held-right = À droite
held-turn = Tourné (°)
held-go = Fixer
held-let-go = Lâcher
held-let-go-hint = Le lâcher : il reste où il était (Échap)
held-put-down = Poser
table-stick = Règle graduée
table-looks = regarde vers { $wind ->
    [n] le nord
    [ne] le nord-est
    [e] l'est
    [se] le sud-est
    [s] le sud
    [sw] le sud-ouest
    [w] l'ouest
   *[nw] le nord-ouest
  }
key-qe = Q, E, virgule, point
key-qe-does = sur la table : tourner ce qui est en main ; avec Maj sur son coin avant
key-nudge = Flèches, quelque chose en main
key-nudge-does = sur la table : le pousser du plus petit pas ; avec Maj plus loin
key-v = V
key-v-does = sur la table : le chemin de ce qui est en main change ici de direction
### Hexes
hex-cost = coûte { $cost }
hex-level = niveau { $level }
hex-left = il en reste { $left }
hex-plan = Ce qui serait fait
hex-turn-hint = Faites-le pivoter, ou touchez un sommet de son hexagone.
turn-left = Tourner à gauche
turn-right = Tourner à droite
facing-0 = face au nord-est
facing-1 = face à l'est
facing-2 = face au sud-est
facing-3 = face au sud-ouest
facing-4 = face à l'ouest
facing-5 = face au nord-ouest
facing-6 = face au côté nord
facing-7 = face au côté nord-est
facing-8 = face au côté sud-est
facing-9 = face au côté sud
facing-10 = face au côté sud-ouest
facing-11 = face au côté nord-ouest
lenses = Observer la carte
lens-needs-piece = Choisissez d'abord un pion.
lens-needs-place = Désignez un lieu.
lens-needs-line = Choisissez un pion ou un lieu, puis désignez un autre lieu.
lens-needs-all = Il n'y a rien à voir.
next-actor = Le prochain qui peut agir
find-on-map = Trouver sur la carte
find-on-map-hint = Régiment, chef ou numéro d'hexagone
find-nothing = Rien sur la carte ne porte ce nom.
mini-map = Toute la carte ; cliquez là où vous voulez regarder
key-comma = Virgule, point
key-comma-does = sur une carte d'hexagones : tourner ce qui est en main
key-bracket = <, >
key-bracket-does = sur une carte d'hexagones : refuser le flanc gauche ou droit de ce qui est en main ; encore une fois : ne plus le refuser
key-page = Page précédente, page suivante
key-page-does = sur une carte d'hexagones : une autre place dans la pile pour ce qui est en main
key-n = N
key-n-does = sur une carte d'hexagones : montrer le prochain qui peut agir
### the open table

key-b = B
key-b-does = sur la table : le chemin de ce qui est en main change ici de direction

### Boot camps

learn-games = Jeux

### Markers in the hand

markers-to-choose = Marqueurs au choix
### campaign: talk between two
talk-with = Avec qui
talk-table = La table
talk-alone = Entre vous et { $name }
talk-alone-hint = Vous seul et { $name } pouvez lire ceci.
talk-say-to = Écrire à { $name }
talk-unread = (non lus : { $count })

### campaign: forms and papers
tab-papers = Pactes
forms = Ce qui peut s'écrire
form-reads = Il y est dit
form-empty = Rien encore.
form-number = Un nombre entier de { $low } à { $high }.
form-too-few = Choisissez-en { $low } ; { $count } pour l'instant.
form-too-many = Au plus { $high } ; vous en avez choisi { $count }.
form-too-long = Trop long : { $count } sur { $high }.
form-choose = Choisissez une réponse.
form-less = Moins : { $label }
form-more = Plus : { $label }
form-send = Envoyer
form-seal = Sceller et envoyer
form-cancel = Ranger
form-stale = Il s'est passé quelque chose entre-temps. Regardez encore, puis envoyez.
paper-sealed = scellé
paper-unsealed = pas encore
paper-offered = Attend une réponse
paper-signed = En vigueur
paper-ended = N'est plus en vigueur
papers-none = Rien n'a été écrit jusqu'ici.

### campaign: battles on a sheet of their own
board-begun = On joue sur « { $title } ».
board-watch = Regarder

### campaign: more than two players
players = Joueurs
still-deciding = doit encore décider
their-move-many = Encore à décider : { $count }

### campaign: the chronicle
chronicle = Chronique
chronicle-of = Chronique : { $title }
chronicle-whole = Toute la guerre, année par année.
chronicle-so-far = Jusqu'ici, pour autant que vous sachiez.
chronicle-share = Copier le lien
chronicle-print = Imprimer
chronicle-map = La carte. { $title }
chronicle-realm = { $name } :
chronicle-changed = Cerclées : passées d'une main à l'autre cette année.
chronicle-battles = Batailles
chronicle-replay = Revoir
chronicle-quiet = Rien à raconter.
chronicle-empty = Il n'y a encore rien à raconter.
### The table by hand

table-tray = Éléments à poser
held-block = Bloc de { $count }
held-block-hint = Prendre tout le bloc avec lequel il peut bouger
held-aims = Désignez un ennemi.
last-turn = Avant le dernier tour adverse
key-g = G
key-g-does = montrer ou cacher où tout se trouvait avant le dernier tour adverse
### Sheets

tab-sheets = Fiches
sheet-charts = Tables
sheet-turn = Résumé du tour
sheet-of = { $sheet } : { $piece }
sheet-give = Donner cette consigne
sheet-leave = Laisser comme avant
sheet-nothing = Il n'y a rien à lire à ce sujet.
chart-last = Dernier jet : { $what }
chart-next = Le jet à venir : il tombe sur une des cases éclairées.
chart-lit = (ici)
chart-pick = Table
chart-follow = Suivre les jets
sheet-turn-short = Tour
turn-pick = Tour
turn-going-on = (en cours)
turn-score = Points
turn-map = Sur la carte
turn-losses = Pertes
turn-lost = perdus { $points }
turn-lost-all = perdus { $points }, hors jeu
turn-gone = hors jeu
turn-activations = Activations
turn-nothing = Aucune
turn-none = Aucun tour n'a encore commencé.
turn-over = Un tour est fini : résumé
### L'atelier

make-own = Créer une bataille
make-heading = Créer une bataille : { $game }
make-play = Jouer
make-save = Enregistrer
make-open = Ouvrir un fichier
make-undo = Annuler
make-restart = Recommencer
make-saved = Enregistré sous { $name }.
make-opened = { $name } est sur l'établi.
make-not-opened = Il n'y a pas de bataille dans { $name }.
make-title = Titre
make-parts = Parties de la bataille
make-tab-armies = Armées
make-tab-terrain = Terrain
make-tab-setup = Début
make-sum = Éléments : { $count } (au plus { $most }) · { $cost }
make-army-name = Nom de l'armée
make-begin-with = Commencer avec
make-choose-list = une armée du jeu…
make-choose-table = un terrain du jeu…
make-add-row = Ajouter des troupes
make-troops = Type de troupes
make-count = Combien : { $name }
make-fewer = Un de moins : { $name }
make-more = Un de plus : { $name }
make-remove = Retirer : { $name }
make-add-piece = Ajouter un décor
make-pieces = Décors sur la table
make-leave-terrain = Laisser le terrain aux joueurs
make-free-terrain = Les joueurs disposent eux-mêmes le terrain. Ajoutez un décor pour le disposer ici.
make-bigger = Plus grand
make-smaller = Plus petit
make-x = Depuis la gauche, cm
make-y = Depuis le bas, cm
make-level = Niveau
make-sight = Bloque la vue
make-hand-hint = Faites glisser le décor ou l'un de ses coins.
make-chain-hint = La rivière se déplace d'un bloc. Faites glisser un coin pour la plier ; ajoutez une rivière pour l'allonger.
make-table = La table vue d'en haut
make-table-keys = Faites glisser décors et coins. Au clavier : les flèches poussent (avec Maj plus loin), Q et E tournent, + et − changent la taille, Suppr retire.
make-piece-at = { $number } { $name }, { $x } cm depuis la gauche, { $y } cm depuis le bas
make-element-at = { $name }, { $x } cm depuis la gauche, { $y } cm depuis le bas, orienté à { $angle }°
make-element-keys = Faites glisser les éléments à leur place. Au clavier : les flèches poussent (avec Maj plus loin), Q et E tournent.
make-corner = Coin { $number }, { $x } cm depuis la gauche, { $y } cm depuis le bas
make-checked = Contrôle
make-check = Contrôler à nouveau
make-sound = Tout est en ordre : cette bataille peut être jouée.
make-wrong = { $count ->
    [one] Il y a une erreur :
   *[other] Il y a { $count } erreurs :
  }
make-who = Qui joue ?

### campaign: a battle left to the computer
stand-in-battle = Laisser l'ordinateur livrer cette bataille

### The laboratory

lab = Laboratoire
lab-lead = Faites se rencontrer les joueurs de l'ordinateur, aussi souvent que vous le voulez, et regardez le résultat devenir de plus en plus sûr. Chaque partie s'ouvre sur le plateau, et le rapport se partage par un lien.
lab-door = Ordinateur contre ordinateur : qui gagne, et combien de fois, dans quel scénario, avec quelles règles ? Avec intervalles, graphiques et chaque partie sur le plateau.
lab-enter = Aller au Laboratoire
lab-off = Ce serveur n'a pas de Laboratoire : son responsable ne l'a pas activé.
lab-missing = Il manque des paquets au Laboratoire de ce serveur. Son responsable peut les installer :
lab-new = Une nouvelle série
lab-system = Jeu
lab-how-many = Combien de joueurs se rencontrent
lab-player = Joueur { $number }
lab-how-much = Combien de fois
lab-games = Parties
lab-most = Au plus { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } et { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } par série. Chaque graine se joue une fois dans chaque ordre des places.
lab-seed = Première graine
lab-seed-hint = La même graine redonne les mêmes parties.
lab-begin = Lancer
lab-runs = Vos séries
lab-no-runs = Rien encore. Ce que vous lancez apparaît ici.
lab-look = Regarder
lab-alone = { $player } contre { $player }
lab-share = { $share } % ({ $low } – { $high })
lab-wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
  }
lab-draws = { $draws ->
    [one] { $draws } match nul, partagé entre tous
   *[other] { $draws } matchs nuls, partagés entre tous
  }
lab-of-games = Parties : { $played } sur { $games }
lab-of-all = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
lab-state-waiting = En attente de son tour
lab-state-playing = En cours
lab-state-done = Terminée
lab-state-stopped = Arrêtée
lab-state-failed = Interrompue
lab-trouble-died = le processus qui jouait s'est arrêté. Ce qui a été joué est gardé.
lab-trouble-full = le disque du serveur est plein.
lab-trouble-interrupted = le serveur a été arrêté entre-temps. Ce qui a été joué est gardé.
lab-trouble-too_long = elle a duré trop longtemps. Ce qui a été joué est gardé.
lab-refusal-LabFull = Toutes les séries que le serveur permet sont en cours ou en attente. Revenez quand l'une sera terminée.
lab-refusal-LabMissing = Il manque des paquets au Laboratoire de ce serveur.
lab-refusal-LabDisk = Le serveur n'a plus de place pour une autre série.
lab-refusal-LabOff = Ce serveur n'a pas de Laboratoire.
lab-refusal-NotFound = Cette série n'existe pas, ou n'est plus gardée.
lab-refusal-TooManyRequests = Trop de demandes à la fois. Attendez une minute.
lab-report = Rapport
lab-copy = Copier le lien du rapport
lab-stop = Arrêter
lab-resume = Continuer
lab-remove = Supprimer
lab-results = Où nous en sommes
lab-by-player = Par joueur
lab-by-side = Par camp, quel que soit le joueur
lab-trail = Part des parties : { $name }
lab-trail-now = Après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } : { $share }
lab-interval-note = Entre parenthèses, et en ombré : avec 95 % de certitude, la vraie part est là. Plus il y a de parties, plus l'intervalle est étroit. La ligne pointillée est la part égale.
lab-the-games = Les parties
lab-won = Victoire : { $names }
lab-game-number = partie { $number }
lab-decisions = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }
lab-with-seed = graine { $seed }
lab-open = Sur le plateau
lab-all-games = Tout afficher : { $games }

### The analysis of a finished game

analysis = Analyse
analysis-making = L'ordinateur parcourt la partie. Cela prend un instant, davantage si elle est longue.
analysis-ready = Elle est prête.
analysis-missing = Il manque à ce serveur les paquets nécessaires. Son responsable peut les installer :
analysis-off = Le responsable de ce serveur ne propose pas l'analyse.
analysis-failed = Cette partie ne peut pas être analysée.
analysis-open = Ouvrir l'analyse
analysis-going-on = La partie est encore en cours. Elle pourra être analysée une fois finie.

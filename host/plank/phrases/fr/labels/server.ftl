### Ce que le serveur dit lui-même à une page.

## Pourquoi c'est impossible, et que faire à la place

no-message = La page a dit quelque chose d'incompréhensible. Recharge-la.
said-already = La page a déjà dit qui elle est.
screen-only = Seul le grand écran peut faire cela.
watchers-only-look = Cette page ne fait que regarder. Prends une place libre pour jouer.
second-tab = Cette place se joue dans un autre onglet. Reprends-la pour jouer ici.
token-not-good = Le code de cette page n'est plus valable. Rejoins de nouveau, ou demandes-en un autre au grand écran.
no-game = Aucune partie n'a encore commencé.
not-in-this-game = Tu ne joues pas dans cette partie. Attends la prochaine.
no-such-seat = Il n'y a pas de place { $seat }.
no-such-space = Il n'y a pas de case { $space } : la planche va de 1 à { $spaces }.
sits-already = Cette page a déjà une place. Quitte-la d'abord.
sits-nowhere = Cette page n'a pas de place.
seat-taken = { $name } se joue sur un autre téléphone. Prends un autre pirate, ou demande au grand écran.
bot-sits-there = { $name } est joué par l'ordinateur. Prends un autre pirate.
name-wanted = Chaque pirate a besoin d'un nom. Tapes-en un.
seat-gone = Ton pirate ne joue pas dans cette partie. Tu regardes.
seat-given-up = Tu as quitté ta place. Tu regardes.
seat-replaced = Un autre téléphone joue à ta place maintenant. Tu regardes.
seat-vacated = Le grand écran a libéré ta place. Tu regardes.
not-your-seat = C'est l'affaire d'un autre pirate.
not-your-move = D'ici, on ne peut reprendre que son propre dernier coup.
not-your-pirate = C'est le pirate d'un autre joueur.
not-your-turn = Les dés sont à un autre joueur. Attends ton tour.
no-such-hands = Les mains ne peuvent pas faire cela ici.
only-as-it-lay = Un dé ne peut être reposé que comme il était.
wells-read-these = Les creux peuvent lire ces dés. Lance-les.
no-virtual-table = C'est une vraie table : lance les dés et déplace les pirates là-bas.
nothing-set-up = Aucune partie n'est préparée. Choisis d'abord les places.
log-damaged = Cette partie ne peut pas être montrée pas à pas : la ligne { $line } de son journal est abîmée. Le journal de service du grand écran en dit plus.
no-replay = Cette partie ne peut pas être revue pas à pas.
no-move = Il n'y a pas de coup { $move } : la partie en a { $moves }.
still-secret = Cette partie n'est pas finie : les mains sont encore secrètes.
no-such-game = Il n'y a pas de partie { $game }.
has-ended = La partie { $game } est finie : seule une partie interrompue peut être reprise ou arrêtée.
played-now = La partie { $game } est en cours.
played-elsewhere = La partie { $game } est jouée par un autre programme.
not-on-table = Ce jeu ne peut pas se jouer sur la table : seul The Plank le peut.
plank-too-short = Une partie de { $spaces } cases ne tient pas : la planche sur la table en a { $there }.
seats-few = Il faut de { $fewest } à { $most } pirates. Ajoute un nom, ou un robot.
seats-many = Il y a de la place pour { $most } pirates au plus. Retires-en.
name-unseen = Un nom est fait de lettres visibles. Tapes-en un autre.
name-long = Un nom a { $most } lettres au plus. Tapes-en un plus court.
no-such-kind = Cette sorte de joueur n'existe pas. Choisis-en une autre.
rule-wrong = { $switch } : { $value } est impossible. Choisis une autre valeur.
rules-wrong = Ces règles ne vont pas ensemble. Choisis d'autres valeurs.
cannot-be = C'est impossible. Choisis autre chose.
journal-trouble = Le journal des parties est inutilisable pour l'instant. Le journal de service du grand écran dit pourquoi.
phones-cannot-join = Les téléphones ne peuvent pas encore rejoindre. Laisse-les d'abord rejoindre, puis donne la place à un autre téléphone.

## États et choix

game-open = inachevée
game-over = terminée
game-aborted = abandonnée
game-playing = en cours
style-terse = bref
style-normal = normal
style-dramatic = dramatique
speaker-host = le haut-parleur de la table
speaker-screen = le grand écran
speaker-phones = les téléphones
speaker-off = nulle part
lan-off = Les téléphones ne peuvent pas encore rejoindre.
lan-on = Les téléphones du même réseau rejoignent à { $url }
lan-none = Cet ordinateur n'est dans aucun réseau. Connecte-le, puis laisse de nouveau les téléphones rejoindre.
lan-in-use = Les téléphones ne peuvent pas rejoindre : un autre programme occupe le port { $port } sur le réseau de la maison. Arrête-le, puis laisse de nouveau les téléphones rejoindre.
lan-changed = Les téléphones ne peuvent pas rejoindre : l'adresse de cet ordinateur vient de changer. Laisse-les de nouveau rejoindre.
lan-failed = Les téléphones ne peuvent pas rejoindre. Le système dit : « { $reason } ». Vérifie le réseau, puis laisse-les de nouveau rejoindre.

## Commandes de la table simulée

command-throw = Lancer des dés qui montrent ces faces
command-hold = Prendre des dés en main
command-cock = Appuyer un dé contre le bord de son creux
command-set = Poser un dé sur cette face
command-lift = Ôter un pirate de la planche
command-put = Porter un pirate à une place
command-slide = Faire glisser un pirate sur sa piste
command-bump = Heurter un pirate
command-press = Appuyer sur un bouton
command-brownout = Faire chuter l’alimentation
command-chain = Rompre la chaîne des capteurs (reach null la répare)
command-stick = Bloquer un contact (on null le libère)
command-flicker = Faire vaciller un contact
command-magnet = Poser un aimant étranger (there false l’enlève)
command-strong = Donner à un pirate un aimant trop fort
command-flip = Retourner un aimant
command-stray = Approcher un champ étranger d’un creux
command-sensor = Mettre en panne le capteur d’un creux (state good le répare)
command-unplug = Débrancher le câble
command-replug = Rebrancher le câble
command-mute = Ne plus rien laisser arriver (on false y met fin)
command-drop = Perdre une ligne sur tant (0 y met fin)
command-dup = Doubler une ligne sur tant (0 y met fin)
command-corrupt = Abîmer une ligne sur tant (0 y met fin)
command-delay = Retarder une ligne sur tant (0 y met fin)
command-noise = Mettre du bruit sur la ligne, une fois
command-stall = Que la carte cesse de lire (on false y met fin)
command-reset = Redémarrer la carte
command-clock = Faire sauter l’horloge de la carte
command-mend = Tout réparer
command-show = Montrer ce qu’il y a sur la table

## Règles

allowed-yesno = oui ou non
allowed-whole = de { $low } à { $high }
allowed-whole-or-none = de { $low } à { $high }, ou sans limite
allowed-oneof = l'un de ceux-ci
allowed-names = un symbole pour chaque case, séparés par des virgules

rules-the-plank =
    Lance quatre dés et déplace ton pirate sur la case de leur total : plus petit, c'est plus loin en mer.
    Tu peux relancer deux fois gratuitement les dés de ton choix ; ensuite chaque pièce achète un lancer de plus, ou couvre un dé, qui ne compte plus.
    Un total égal à ta case ou plus haut te mène à la case inférieure la plus proche du même symbole ; s'il n'y en a pas, tu tombes.
    Une face pièce rapporte une pièce ; une face sabre avance tous les autres d'un pas vers la mer.
    La case 1 et être le plus loin rapportent une pièce chacune. Le dernier pirate qui n'est pas tombé gagne.
rules-walk-the-plank =
    Sept manches de 7, 6 et ainsi de suite jusqu'à 1 carte, pour trois à neuf. Fournis la couleur si tu peux.
    Le plus haut atout, sinon la plus haute carte de la couleur demandée, gagne la bataille. Walk the Plank! les bat toutes, le Monstre marin avale toute la bataille.
    Qui ne gagne aucune bataille dans une manche est éliminé ; qui en gagne le plus est le prochain capitaine et nomme l'atout. Le dernier à bord gagne.

switch-the-plank-spaces-name = Cases
switch-the-plank-spaces = Combien de cases a la planche.
switch-the-plank-layout-name = Symboles
switch-the-plank-layout = Les symboles des cases, à partir de la case 1.
switch-the-plank-symbol-jump-name = Sauts
switch-the-plank-symbol-jump = Un total trop haut mène le pirate à une case inférieure du même symbole.
switch-the-plank-symbol-jump-nearest = la plus proche
switch-the-plank-symbol-jump-choice = celle que le joueur choisit
switch-the-plank-space1-safe-name = À l'abri au bord
switch-the-plank-space1-safe = Qui lance les dés sur la case 1 y reste, quel que soit le total.
switch-the-plank-fallen-coins-name = Pièces des tombés
switch-the-plank-fallen-coins = Où vont les pièces d'un pirate tombé.
switch-the-plank-fallen-coins-bank = à la banque
switch-the-plank-fallen-coins-removed = hors du jeu
switch-the-plank-sword-hits-ship-name = Les sabres touchent le navire
switch-the-plank-sword-hits-ship = Un sabre avance aussi ceux du navire.
switch-the-plank-sword-edge-name = Sabres au bord
switch-the-plank-sword-edge = Ce qu'un sabre fait à un pirate sur la case 1.
switch-the-plank-sword-edge-fall = il tombe
switch-the-plank-sword-edge-stop = il reste
switch-the-plank-front-coins-name = Pièces de tête
switch-the-plank-front-coins = La pièce de la case 1 et celle du plus avancé.
switch-the-plank-front-coins-stack = les deux sont payées
switch-the-plank-front-coins-one = une par tour au plus
switch-the-plank-furthest-tie-name = Tête partagée
switch-the-plank-furthest-tie = Être le plus loin compte aussi quand d'autres partagent la case.
switch-the-plank-coins-name = Pièces
switch-the-plank-coins = Combien de pièces il y a en tout ; au moins une par joueur.
switch-the-plank-push-name = Planche à bousculade
switch-the-plank-push = Un pirate qui arrive pousse d'un pas ceux qui s'y trouvent.
switch-the-plank-push-chain-name = Les poussés poussent
switch-the-plank-push-chain = Un pirate poussé pousse à son tour.
switch-the-plank-greedy-name = Pirates cupides
switch-the-plank-greedy = Les joueurs peuvent se payer des faveurs.
switch-walk-the-plank-two-wtp-name = Deux Walk the Plank!
switch-walk-the-plank-two-wtp = Lequel de deux Walk the Plank! dans une bataille gagne.
switch-walk-the-plank-two-wtp-last = le dernier
switch-walk-the-plank-two-wtp-first = le premier
switch-walk-the-plank-captain-tie-name = Égalité pour le capitaine
switch-walk-the-plank-captain-tie = Qui devient capitaine parmi ceux qui ont gagné le plus de batailles.
switch-walk-the-plank-captain-tie-cut = ils coupent le paquet
switch-walk-the-plank-captain-tie-last_winner = le dernier à avoir gagné une bataille
switch-walk-the-plank-null-final-name = Une finale noyée
switch-walk-the-plank-null-final = Ce qui suit quand le Monstre marin avale la dernière carte.
switch-walk-the-plank-null-final-replay = la manche est redonnée
switch-walk-the-plank-null-final-monster = son joueur gagne la partie

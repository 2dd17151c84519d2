### Lo que el servidor mismo dice a una página.

## Por qué algo no se puede, y qué hacer en su lugar

no-message = La página dijo algo que no se entiende. Vuelve a cargarla.
said-already = La página ya ha dicho quién es.
screen-only = Eso solo puede hacerlo la pantalla grande.
watchers-only-look = Esta página solo mira. Toma un puesto libre para jugar.
second-tab = Este puesto se juega en otra pestaña. Tómalo aquí para jugar.
token-not-good = El código de esta página ya no vale. Únete de nuevo, o pide otro en la pantalla grande.
no-game = Todavía no ha empezado ninguna partida.
not-in-this-game = No juegas en esta partida. Espera a la siguiente.
no-such-seat = No hay ningún puesto { $seat }.
no-such-space = No hay casilla { $space }: la tabla va de 1 a { $spaces }.
sits-already = Esta página ya tiene un puesto. Déjalo primero.
sits-nowhere = Esta página no tiene puesto.
seat-taken = { $name } se juega en otro teléfono. Elige otro pirata, o pregunta en la pantalla grande.
bot-sits-there = A { $name } lo juega el ordenador. Elige otro pirata.
name-wanted = Cada pirata necesita un nombre. Escribe uno.
seat-gone = Tu pirata no juega en esta partida. Estás mirando.
seat-given-up = Has dejado tu puesto. Estás mirando.
seat-replaced = Ahora otro teléfono juega en tu puesto. Estás mirando.
seat-vacated = La pantalla grande ha liberado tu puesto. Estás mirando.
not-your-seat = Eso es asunto de otro pirata.
not-your-move = Desde aquí solo puedes deshacer tu propia última jugada.
not-your-pirate = Ese pirata es de otro jugador.
not-your-turn = Los dados son ahora de otro jugador. Espera tu turno.
no-such-hands = Las manos no pueden hacer eso aquí.
only-as-it-lay = Un dado solo puede dejarse como estaba.
wells-read-these = Los huecos pueden leer estos dados. Tíralos.
no-virtual-table = Esta es una mesa de verdad: tira los dados y mueve los piratas allí.
nothing-set-up = No hay ninguna partida preparada. Elige primero los puestos.
log-damaged = Esta partida no se puede mostrar paso a paso: la línea { $line } de su diario está dañada. El registro del servicio, en la pantalla grande, dice más.
no-replay = Esta partida no se puede ver paso a paso.
no-move = No hay jugada { $move }: la partida tiene { $moves }.
still-secret = Esta partida no ha terminado: las manos siguen en secreto.
no-such-game = No hay ninguna partida { $game }.
has-ended = La partida { $game } ha terminado: solo una partida interrumpida se puede continuar o terminar.
played-now = La partida { $game } se está jugando ahora.
played-elsewhere = La partida { $game } la juega otro programa.
not-on-table = Ese juego no se puede jugar en la mesa: solo The Plank.
plank-too-short = Una partida de { $spaces } casillas no cabe: la tabla de la mesa tiene { $there }.
seats-few = Una partida necesita de { $fewest } a { $most } piratas. Añade un nombre o un bot.
seats-many = Hay sitio para { $most } piratas como mucho. Quita alguno.
name-unseen = Un nombre se hace con letras que se ven. Escribe otro.
name-long = Un nombre tiene { $most } letras como mucho. Escribe uno más corto.
no-such-kind = No hay esa clase de jugador. Elige otra.
rule-wrong = { $switch }: { $value } no puede ser. Elige otro valor.
rules-wrong = Esas reglas no van juntas. Elige otros valores.
cannot-be = Eso no puede ser. Elige otra cosa.
journal-trouble = El diario de las partidas no se puede usar ahora. El registro de servicio de la pantalla grande dice por qué.
phones-cannot-join = Los teléfonos aún no pueden unirse. Deja primero que se unan, y luego da el puesto a otro teléfono.

## Estados y opciones

game-open = sin terminar
game-over = terminada
game-aborted = abandonada
game-playing = en juego
style-terse = breve
style-normal = normal
style-dramatic = dramático
speaker-host = el altavoz de la mesa
speaker-screen = la pantalla grande
speaker-phones = los teléfonos
speaker-off = en ninguna parte
lan-off = Los teléfonos aún no pueden unirse.
lan-on = Los teléfonos de la misma red se unen en { $url }
lan-none = Este ordenador no está en ninguna red. Conéctalo y vuelve a dejar que se unan los teléfonos.
lan-in-use = Los teléfonos no pueden unirse: otro programa usa el puerto { $port } en la red de la casa. Ciérralo y deja que los teléfonos se unan otra vez.
lan-changed = Los teléfonos no pueden unirse: la dirección de este ordenador acaba de cambiar. Deja que se unan otra vez.
lan-failed = Los teléfonos no pueden unirse. El sistema dice: «{ $reason }». Mira la red y deja que se unan otra vez.

## Órdenes de la mesa simulada

command-throw = Tirar dados que muestren estas caras
command-hold = Coger dados con la mano
command-cock = Apoyar un dado en la pared de su hueco
command-set = Dejar un dado con esta cara arriba
command-lift = Levantar un pirata del tablón
command-put = Llevar un pirata a un lugar
command-slide = Deslizar un pirata por su calle
command-bump = Golpear un pirata
command-press = Pulsar un botón
command-brownout = Hacer caer la alimentación
command-chain = Romper la cadena de sensores (reach null la repara)
command-stick = Atascar un contacto (on null lo libera)
command-flicker = Hacer parpadear un contacto
command-magnet = Poner un imán ajeno (there false lo quita)
command-strong = Dar a un pirata un imán demasiado fuerte
command-flip = Dar la vuelta a un imán
command-stray = Acercar un campo ajeno a un hueco
command-sensor = Averiar el sensor de un hueco (state good lo repara)
command-unplug = Desenchufar el cable
command-replug = Volver a enchufar el cable
command-mute = No dejar llegar nada (on false lo termina)
command-drop = Perder una línea de cada tantas (0 lo termina)
command-dup = Duplicar una línea de cada tantas (0 lo termina)
command-corrupt = Dañar una línea de cada tantas (0 lo termina)
command-delay = Retrasar una línea de cada tantas (0 lo termina)
command-noise = Meter ruido en la línea, una vez
command-stall = Que la placa deje de leer (on false lo termina)
command-reset = Reiniciar la placa
command-clock = Hacer saltar el reloj de la placa
command-mend = Arreglarlo todo
command-show = Mostrar lo que hay en la mesa

## Reglas

allowed-yesno = sí o no
allowed-whole = de { $low } a { $high }
allowed-whole-or-none = de { $low } a { $high }, o sin límite
allowed-oneof = una de estas
allowed-names = un símbolo para cada casilla, separados por comas

rules-the-plank =
    Tira cuatro dados y mueve tu pirata a la casilla de su suma: más baja es más lejos en el mar.
    Puedes volver a tirar los dados que quieras dos veces gratis; después cada moneda compra una tirada más, o cubre un dado, que entonces no cuenta.
    Una suma igual a tu casilla o más alta te lleva a la casilla inferior más cercana con el mismo símbolo; si no la hay, caes.
    Una cara de moneda trae una moneda; una cara de sable mueve a todos los demás un paso hacia el mar.
    La casilla 1 y estar más lejos dan una moneda cada una. Gana el último pirata que no ha caído.
rules-walk-the-plank =
    Siete rondas de 7, 6 y así hasta 1 carta, para tres a nueve. Sigue el palo si puedes.
    El triunfo más alto, o si no la carta más alta del palo de salida, gana la batalla. Walk the Plank! vence a todas, el Monstruo Marino se traga la batalla entera.
    Quien no gana ninguna batalla en una ronda queda fuera; quien gana más es el siguiente capitán y nombra el triunfo. Gana el último a bordo.

switch-the-plank-spaces-name = Casillas
switch-the-plank-spaces = Cuántas casillas tiene la tabla.
switch-the-plank-layout-name = Símbolos
switch-the-plank-layout = Los símbolos de las casillas, desde la casilla 1.
switch-the-plank-symbol-jump-name = Saltos
switch-the-plank-symbol-jump = Una suma demasiado alta lleva al pirata a una casilla inferior con el mismo símbolo.
switch-the-plank-symbol-jump-nearest = la más cercana
switch-the-plank-symbol-jump-choice = la que elija el jugador
switch-the-plank-space1-safe-name = A salvo en el borde
switch-the-plank-space1-safe = Quien tira en la casilla 1 se queda allí, sea cual sea la suma.
switch-the-plank-fallen-coins-name = Monedas de los caídos
switch-the-plank-fallen-coins = Adónde van las monedas de un pirata caído.
switch-the-plank-fallen-coins-bank = a la banca
switch-the-plank-fallen-coins-removed = fuera del juego
switch-the-plank-sword-hits-ship-name = Los sables llegan al barco
switch-the-plank-sword-hits-ship = Un sable mueve también a los del barco.
switch-the-plank-sword-edge-name = Sables en el borde
switch-the-plank-sword-edge = Qué hace un sable a un pirata en la casilla 1.
switch-the-plank-sword-edge-fall = cae
switch-the-plank-sword-edge-stop = se queda
switch-the-plank-front-coins-name = Monedas de cabeza
switch-the-plank-front-coins = La moneda de la casilla 1 y la de estar más lejos.
switch-the-plank-front-coins-stack = se pagan las dos
switch-the-plank-front-coins-one = una por turno como mucho
switch-the-plank-furthest-tie-name = Cabeza compartida
switch-the-plank-furthest-tie = Estar más lejos cuenta también si otros comparten la casilla.
switch-the-plank-coins-name = Monedas
switch-the-plank-coins = Cuántas monedas hay en total; al menos una por jugador.
switch-the-plank-push-name = Tabla con empujones
switch-the-plank-push = Un pirata que llega empuja un paso a los que están allí.
switch-the-plank-push-chain-name = Los empujados empujan
switch-the-plank-push-chain = Un pirata empujado empuja a su vez.
switch-the-plank-greedy-name = Piratas codiciosos
switch-the-plank-greedy = Los jugadores pueden pagarse favores.
switch-walk-the-plank-two-wtp-name = Dos Walk the Plank!
switch-walk-the-plank-two-wtp = Cuál de dos Walk the Plank! en una batalla gana.
switch-walk-the-plank-two-wtp-last = la última
switch-walk-the-plank-two-wtp-first = la primera
switch-walk-the-plank-captain-tie-name = Empate por capitán
switch-walk-the-plank-captain-tie = Quién es capitán entre los que ganaron más batallas.
switch-walk-the-plank-captain-tie-cut = cortan el mazo
switch-walk-the-plank-captain-tie-last_winner = quien ganó la última batalla
switch-walk-the-plank-null-final-name = Una final ahogada
switch-walk-the-plank-null-final = Qué sigue cuando el Monstruo Marino se traga la última carta.
switch-walk-the-plank-null-final-replay = la ronda se reparte de nuevo
switch-walk-the-plank-null-final-monster = su jugador gana la partida

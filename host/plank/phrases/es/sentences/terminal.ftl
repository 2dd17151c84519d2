### Lo que el terminal dice a quien está ante sus teclas.

key-choose-dice = Elige primero dados con las teclas 1 a 4.
key-pay-first = Esa tirada cuesta una moneda. Pulsa p para ofrecerla, y luego tira.
key-not-yours = { $name } no necesita ayuda. Espera un momento.
key-no-hands = Para eso hacen falta manos en la mesa.
key-hands-gone = La mesa simulada no contesta: { $reason }.
key-nothing = Esa tecla no tiene nada que hacer ahora.
key-no-choice = El dado { $die } no se puede volver a tirar ahora.
key-no-cover = Ahora no se puede tapar ningún dado.
key-no-giver = Ahora nadie puede dar monedas.
key-over = La partida ha terminado. Pulsa n para otra, q para salir.
key-unknown = Esa tecla no existe. Pulsa ? para la ayuda.

ask-enter =
    { $dice_count ->
        [one] ¿Qué muestra el dado { $dice } (1 a 5, c moneda, s espada)?
       *[other] ¿Qué muestran los dados { $dice } (1 a 5, c moneda, s espada)?
    }
ask-enter-again =
    { $dice_count ->
        [one] ¿El dado { $dice } ahora (1 a 5, c moneda, s espada; nada: como estaba)?
       *[other] ¿Los dados { $dice } ahora (1 a 5, c moneda, s espada; nada: como estaban)?
    }
ask-stand = ¿Qué casilla: { $spaces }?
ask-cover = ¿Qué dado se tapa: { $dice }?
ask-give = ¿Quién da a quién cuántas monedas, y para qué (A B 1 piedad)?
ask-abort = ¿Abandonar esta partida (y sí, n no)?
answer-faces =
    { $count ->
        [one] Escribe una cara: 1 a 5, c o s.
       *[other] Escribe { $count } caras: 1 a 5, c o s.
    }
answer-give = Escribe quién da y quién recibe, por nombre o letra, y cuántas: A B 1 piedad.
answer-die = Pulsa { $dice }, o esc para no tapar ninguno.
answer-abort = Pulsa y para abandonarla, n para seguir.

help-title = Las teclas
help-go = hacer lo que se pide: tirar, llevar un pirata, plantarse
help-dice = elegir dados para tirar otra vez
help-throw = tirar los dados elegidos
help-cover = pagar una moneda para tapar un dado
help-pay = ofrecer una moneda por una tirada más
help-stand = plantarse: que valga la tirada
help-move = llevar al siguiente pirata que está mal
help-give = dar monedas por un favor
help-back = deshacer la última jugada
help-repeat = repetir lo último que se dijo
help-enter = anotar una tirada a mano
help-again = otra partida, cuando acabe esta
help-abort = abandonar la partida
help-page = La pantalla grande está en { $url }
help-quit = salir; la partida se guarda
help-close = cerrar esta página

label-carry = llevar
label-throw = tirar
label-choose = elegir
label-cover = tapar
label-pay = pagar
label-keep = guardar
label-stand = plantarse
label-enter = a mano
label-back = deshacer
label-again = otra partida
label-help = ayuda
label-quit = salir
label-send = intro: enviar, esc: dejarlo
label-esc = esc: dejarlo

screen-ship = barco
screen-turn = le toca a { $name }
screen-total = total { $total }
screen-free = { $free } gratis
screen-bank = banca { $bank }
screen-fell = { $rank }.º
screen-rolling = rueda
screen-cocked = torcido
screen-out = fuera
screen-covered = tapado
screen-again = más
screen-link =
    { $condition ->
        [starting] conectando
        [connected] conectada
        [lost] perdida
        [wrong-firmware] otra versión
        [safe-mode] modo seguro
        [no-permission] sin permiso
        [busy] puerto en uso
        [no-board] sin mesa
       *[other] { $condition }
    }
screen-symbol =
    { $symbol ->
        [skull] calavera
        [anchor] ancla
        [chest] cofre
        [parrot] loro
       *[other] { $symbol }
    }
screen-coin = moneda
screen-simulated = mesa simulada

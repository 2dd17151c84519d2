### Lo que le pasa a la mesa misma, y qué hacer. La partida sigue a mano mientras tanto.

fault-chain =
    { $after ->
        [ship] La tabla no se puede leer más allá del barco
       *[other] La tabla no se puede leer más allá de la casilla { $after }
    }. Mira el enchufe de la casilla { $space }, y pulsa plantarse para mover.
fault-short =
    { $after ->
        [ship] Algo bloquea la línea de la tabla más allá del barco
       *[other] Algo bloquea la línea de la tabla más allá de la casilla { $after }
    }. Mira la casilla { $space }, y pulsa plantarse para mover.
fault-chain-ship = No se puede leer ninguna casilla. Mira el cable del barco, y pulsa plantarse para mover.
fault-short-ship = Algo bloquea la línea de las casillas. Mira el cable del barco, y pulsa plantarse para mover.
fault-well = El hueco { $die } no puede leer su dado. Mira su cable; mientras tanto anótalo a mano.
fault-power = La corriente es demasiado débil. Mira el enchufe y el cable; los tentáculos quizá descansen.
fault-settings = La mesa no puede usar sus ajustes y sigue con los de fábrica. Calíbrala otra vez.

## What is asked for where the table can't see

enter-throw = { $name }, tira los cuatro dados y anota lo que muestran: la mesa no los ve.
enter-dice =
    { $dice_count ->
        [one] { $name }, anota lo que muestra el dado { $dice }: su hueco no puede decirlo.
       *[other] { $name }, anota lo que muestran los dados { $dice }: sus huecos no pueden decirlo.
    }
enter-again =
    { $dice_count ->
        [one] { $name }, anota lo que muestra ahora el dado { $dice }, tirado de nuevo o no: su hueco no lo dice.
       *[other] { $name }, anota lo que muestran ahora los dados { $dice }, tirados de nuevo o no: sus huecos no lo dicen.
    }
entered-lies =
    { $dice_count ->
        [one] El dado { $dice } no muestra lo anotado. ¿Tirado de nuevo, { $name }? Entonces elígelo y anótalo.
       *[other] Los dados { $dice } no muestran lo anotado. ¿Tirados de nuevo, { $name }? Entonces elígelos y anótalos.
    }
stand-blind = Para plantarte, pulsa plantarse y lleva al pirata { $name } a la casilla { $space }.

## The link, where one condition has several causes

link-restarted =
    { $reset ->
        [power] La mesa se quedó sin corriente un momento
        [watchdog] La mesa la reinició su perro guardián
        [pin] La mesa se reinició con su botón
       *[other] La mesa se reinició
    }. La partida sigue donde estaba.
link-prompt = Contesta MicroPython: el programa de la mesa no está en marcha. Instálalo otra vez: plank flash.
link-silent = Nada en { $port } contesta como la mesa. ¿Es el puerto correcto?
link-no-port = No hay puerto { $port }. Enchufa la mesa, o nombra otro puerto.
link-not-a-port = { $port } no es un puerto serie. Nombra el que tiene enchufada la mesa.
link-no-address = { $port } no es la dirección de una mesa. Nombra un dispositivo, o socket://HOST:PORT.
link-no-listener = Nada escucha en { $port }. Arranca allí la mesa, o nombra otra.
link-unreachable = A { $port } no se llega ({ $why }). Mira la máquina y el número de puerto.
link-owned = { $port } solo lo puede abrir su dueño. Pregunta a quien lleva este ordenador.

## Where no board is played on

on-recording = Se repite lo que se grabó.
no-such-place = Ese lugar no existe en la mesa. Di una casilla de la tabla, o el barco.
recording-ended = La grabación termina aquí, su archivo no se puede escribir ({ $why }). La partida sigue.

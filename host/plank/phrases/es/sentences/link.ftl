### El cable entre el ordenador y la mesa. Lo que no se sabe llega como "none".

link-connected =
    { $reset ->
        [none] { $port ->
            [none] La mesa está conectada.
            [ours] La mesa simulada está lista.
           *[other] La mesa en { $port } está conectada.
        }
        [power] La mesa vuelve a estar conectada: se quedó sin corriente un momento.
        [watchdog] La mesa vuelve a estar conectada: la reinició su perro guardián.
        [pin] La mesa vuelve a estar conectada: se pulsó su botón.
       *[other] La mesa vuelve a estar conectada: se reinició.
    }
link-lost = Se ha perdido la mesa. Mira su cable; la partida sigue en cuanto vuelva.
link-wrong-firmware = La mesa tiene otra versión que este programa. Instálala otra vez: plank flash.
link-no-permission =
    { $port ->
        [none] El puerto de la mesa no se puede abrir
       *[other] { $port } no se puede abrir
    }{ $group ->
        [none] . Entra en el grupo del puerto y vuelve a iniciar sesión.
       *[other] . Entra en su grupo: sudo usermod -aG { $group } $USER, y vuelve a iniciar sesión.
    }
link-busy =
    { $port ->
        [none] El puerto de la mesa
       *[other] { $port }
    } lo usa { $who ->
        [none] otro programa
       *[other] { $who }
    }. Ciérralo e inténtalo otra vez.
link-starting = Conectando con la mesa.
link-no-board = No hay ninguna mesa enchufada. Enchúfala, o juega con --board sim.
link-safe-mode =
    { $why ->
        [none] La mesa está en modo seguro. Instala su programa otra vez: plank flash.
       *[other] La mesa está en modo seguro: { $why }. Instala su programa otra vez: plank flash.
    }

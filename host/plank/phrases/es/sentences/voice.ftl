### Lo que la voz dice de sí misma: por escrito, donde no se la oye.

voice-skipped =
    { $count ->
        [one] Pasaron demasiadas cosas a la vez: se omite una frase.
       *[other] Pasaron demasiadas cosas a la vez: se omiten { $count } frases.
    }
voice-no-engine = Aquí no hay voz: instala libespeak-ng1, o juega con --speaker off. La partida sigue en silencio.
voice-no-data = El motor de voz no tiene voces: instala espeak-ng-data. La partida sigue en silencio.
voice-no-language = El motor de voz no habla { $language }. Elige otro --language.
voice-no-piper = El motor de voz piper no está instalado: pip install piper-tts.
voice-no-file = No hay ninguna voz en { $path }. Una voz de piper es un archivo NOMBRE.onnx con NOMBRE.onnx.json al lado.
voice-bad-file = La voz { $path } no se puede leer: { $reason }.
voice-other-language = La voz { $path } habla { $speaks }, no { $language }. Toma otra, o --language { $speaks }.
voice-no-player = Aquí ningún programa reproduce sonido: instala alsa-utils, o juega con --speaker screen. La partida sigue.
voice-no-sound =
    { $reason ->
        [none] No sale ningún sonido. Mira el altavoz, o juega con --speaker screen.
       *[other] No sale ningún sonido: { $reason }. Mira el altavoz, o juega con --speaker screen.
    }
voice-hangs = El altavoz no admite sonido. Míralo, o juega con --speaker screen.
voice-failed = El motor de voz se ha rendido: { $reason }. La partida sigue.

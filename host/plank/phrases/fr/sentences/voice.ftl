### Ce que la voix dit d'elle-même : par écrit, là où on ne l'entend pas.

voice-skipped =
    { $count ->
        [one] Trop de choses à la fois : une phrase est passée.
       *[other] Trop de choses à la fois : { $count } phrases sont passées.
    }
voice-no-engine = Aucune voix ici : installe libespeak-ng1, ou joue avec --speaker off. La partie continue en silence.
voice-no-data = Le moteur vocal n'a pas de voix : installe espeak-ng-data. La partie continue en silence.
voice-no-language = Le moteur vocal ne parle pas { $language }. Choisis un autre --language.
voice-no-piper = Le moteur vocal piper n'est pas installé : pip install piper-tts.
voice-no-file = Il n'y a pas de voix dans { $path }. Une voix de piper est un fichier NOM.onnx avec NOM.onnx.json à côté.
voice-bad-file = La voix { $path } est illisible : { $reason }.
voice-other-language = La voix { $path } parle { $speaks }, pas { $language }. Prends-en une autre, ou --language { $speaks }.
voice-no-player = Aucun programme ne joue de son ici : installe alsa-utils, ou joue avec --speaker screen. La partie continue.
voice-no-sound =
    { $reason ->
        [none] Aucun son ne sort. Vérifie le haut-parleur, ou joue avec --speaker screen.
       *[other] Aucun son ne sort : { $reason }. Vérifie le haut-parleur, ou joue avec --speaker screen.
    }
voice-hangs = Le haut-parleur ne prend aucun son. Vérifie-le, ou joue avec --speaker screen.
voice-failed = Le moteur vocal a renoncé : { $reason }. La partie continue.

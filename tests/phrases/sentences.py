"""Every sentence there is, with the arguments it may be said with, for every language's test.

A new phrase needs its line here and its words in every folder of `host/plank/phrases`.
"""

from __future__ import annotations

import itertools

from plank.phrases.sentence import Sentence

NAMES = (("Anne",), ("Anne", "Bo"), ("Anne", "Bo", "Cy"))
COINS = (1, 2, 24)
PLACES = (1, 7, 20, "ship")
ANYWHERE = (*PLACES, "off")
DICE = ((1,), (2, 4), (1, 2, 3, 4))
FACES = ((5,), ("coin", "sword"), (5, "coin", 3, 2))
FACE = (1, 5, "coin", "sword")
NAME = ("Anne",)

HAPPENINGS = {
    "game-start": {"names": NAMES[1:], "first": NAME},
    "resumed": {"names": NAMES[1:], "name": NAME},
    "thrown": {"name": NAME, "faces": FACES, "total": (0, 9)},
    "rethrown": {"name": NAME, "dice": DICE, "faces": FACES, "paid": (0, 1), "total": (0, 9)},
    "covered": {"name": NAME, "die": (1, 4), "total": (0, 9)},
    "gave": {"name": NAME, "other": ("Bo",), "coins": COINS, "favour": ("", "spare me")},
    "stayed": {"name": NAME, "space": PLACES, "why": ("zero", "safe")},
    "moved": {"name": NAME, "start": PLACES, "space": (1, 19)},
    "jumped": {
        "name": NAME,
        "start": (11,),
        "space": (7,),
        "symbol": ("chest", "skull"),
    },
    "pushed": {"name": ("Dan",), "names": NAMES, "start": (7,), "space": (6,)},
    "sword": {"name": NAME, "die": (3, 4)},
    "swept": {"name": ("Dan",), "names": NAMES, "start": ("ship", 7), "space": (6,)},
    "fell": {"names": NAMES, "rank": (1, 2, 3, 4, 5, 6), "why": ("total", "push", "sword")},
    "lost-coins": {"name": NAME, "coins": COINS, "to": ("bank", "removed")},
    "earned": {"name": NAME, "coins": (1, 2), "why": ("coin", "front", "furthest")},
    "short": {"name": NAME},
    "turn": {"name": NAME},
    "won": {"name": NAME},
}
TO_DO = {
    "throw-all": {"name": NAME},
    "throw-dice": {"name": NAME, "dice": DICE},
    "rolling": {},
    "cocked": {"die": (1, 4)},
    "dice-out": {"name": NAME, "dice": DICE},
    "choose": {"name": NAME, "total": (0, 9), "free": (0, 1, 2)},
    "stand-move": {"name": NAME, "space": (1, 19)},
    "stand-jump": {"name": NAME, "space": (1, 16), "symbol": ("chest", "skull")},
    "stand-choice": {"name": NAME, "spaces": ((3, 7), (3, 7, 11))},
    "stand-stay": {"name": NAME},
    "stand-fall": {"name": NAME},
    "last-throw": {"name": NAME, "total": (0, 20)},
    "may-pay": {"name": NAME, "coins": COINS},
    "pay-first": {"name": NAME, "dice": DICE},
    "put-dice-back": {"name": NAME, "dice": DICE},
    "offered": {"name": NAME},
    "unpaid": {"die": (1, 4), "face": FACE},
    "restore-die": {"die": (1, 4), "face": FACE},
    "move": {"name": NAME, "start": ANYWHERE, "space": ANYWHERE},
    "take-off": {"name": NAME, "stands": PLACES},
    "put-back": {"name": NAME, "belongs": ANYWHERE, "stands": ANYWHERE},
    "missing": {"name": NAME, "belongs": PLACES},
    "extra": {"name": ("6",), "stands": PLACES},
    "doubled": {"name": NAME, "belongs": PLACES, "stands": PLACES},
    "astray": {"name": NAME, "other": ("Bo", "6"), "belongs": ANYWHERE, "stands": PLACES},
    "over": {"name": NAME},
    "aborted": {},
    "taken-back": {"count": (1, 2)},
}
FAULTS = {
    "fault-chain": {"after": PLACES, "space": (1, 19)},
    "fault-short": {"after": PLACES, "space": (1, 19)},
    "fault-chain-ship": {},
    "fault-short-ship": {},
    "fault-well": {"die": (1, 4)},
    "fault-power": {},
    "fault-settings": {},
    "enter-throw": {"name": NAME},
    "enter-dice": {"name": NAME, "dice": DICE[:2]},
    "enter-again": {"name": NAME, "dice": DICE[:2]},
    "entered-lies": {"name": NAME, "dice": DICE[:2]},
    "on-recording": {},
    "recording-ended": {"why": ("No space left on device",)},
    "no-such-place": {},
    "stand-blind": {"name": NAME, "space": (1, 19)},
    "link-restarted": {"reset": ("power", "watchdog", "soft", "pin")},
    "link-prompt": {},
    "link-silent": {"port": ("/dev/ttyACM0",)},
    "link-no-port": {"port": ("/dev/ttyACM0",)},
    "link-not-a-port": {"port": ("/dev/null",)},
    "link-no-address": {"port": ("parrot://x",)},
    "link-no-listener": {"port": ("socket://127.0.0.1:1",)},
    "link-unreachable": {"port": ("socket://10.0.0.1:4000",), "why": ("timed out",)},
    "link-owned": {"port": ("/dev/ttyACM0",)},
}
REFUSALS = {
    "not-your-turn": {"name": NAME, "turn": ("Bo", "")},
    "no-coins": {"name": NAME},
    "choose-space": {"spaces": ((3, 7), (3, 7, 11))},
    "not-a-target": {"space": (4,), "spaces": ((3,), (3, 7))},
    "throw-first": {"name": NAME},
    "free-left": {"name": NAME, "free": (1, 2)},
    "cover-first-throw": {"name": NAME},
    "covered-already": {"die": (1,)},
    "no-such-die": {"die": (0, 7)},
    "not-greedy": {},
    "nothing-to-take-back": {},
    "is-over": {},
    "paused": {},
    "bad-faces": {"faces": FACES},
    "dice-moving": {},
    "illegal": {"reason": ("die 3 is covered",)},
}
REASONS = {
    "move-malformed": {},
    "no-such-move": {"title": ("The Plank", "Walk the Plank")},
    "thrown-already": {"name": NAME},
    "no-throw-left": {"name": NAME},
    "no-such-dice": {"dice": ((5,), (1, 1), ("true", 2))},
    "nothing-to-choose": {"space": ("4",)},
    "gift-of-the-fallen": {"name": NAME},
    "gift-to-oneself": {"name": NAME},
    "gift-too-large": {"name": NAME, "coins": (0, *COINS)},
    "awaits-cut": {"names": NAMES[1:]},
    "awaits-deal": {"round": (1, 7)},
    "awaits-trump": {"name": NAME},
    "awaits-card": {"name": NAME},
    "no-such-card": {"given": ("X9",)},
    "card-not-held": {"name": NAME, "card": ("P9", "WTP", "SEA")},
    "follow-suit": {"name": NAME, "suit": ("Parrots", "Peglegs"), "card": ("D9",)},
    "no-such-suit": {"given": ("X",)},
    "card-too-often": {"card": ("P9", "WTP", "SEA")},
    "deal-of-wrong-sizes": {"cards": (7, 1)},
    "deal-without-turned": {},
    "deal-with-turned": {"round": (2, 7)},
    "cut-by-others": {},
    "cut-goes-on": {},
    "rule-form": {"rule": ("push",), "example": ("spaces=20",)},
    "rule-twice": {"rule": ("push",)},
    "rule-value": {"rule": ("push", "spaces"), "value": ("yes", "40")},
    "no-such-rule": {"title": ("The Plank",), "rule": ("puhs",)},
    "rules-of-another-game": {"title": ("Walk the Plank",)},
    "wrong-number-of-players": {
        "title": ("The Plank",),
        "fewest": (2,),
        "most": (6,),
        "count": (1, 7),
    },
    "too-few-coins": {"players": (3, 6), "coins": (2, 5)},
    "player-without-name": {"number": (2, 6)},
    "no-such-first": {},
    "no-such-seat": {},
}
BOARD = {
    "join-at": {"url": ("http://192.168.1.5:8440/",)},
    "on-board": {"port": ("/dev/ttyACM0",)},
    "on-table-at": {"port": ("/dev/pts/5",)},
    "on-simulated-table": {"runs": ("micropython", "cpython"), "seed": (7,)},
}
LINK = {
    "link-connected": {
        "port": ("/dev/ttyACM0", "ours", ""),
        "reset": ("", "power", "watchdog", "soft", "pin"),
    },
    "link-lost": {},
    "link-wrong-firmware": {},
    "link-no-permission": {"port": ("/dev/ttyACM0", ""), "group": ("dialout", "")},
    "link-busy": {"port": ("/dev/ttyACM0", ""), "who": ("thonny", "")},
    "link-no-board": {},
    "link-starting": {},
    "link-safe-mode": {"why": ("mixed firmware", "")},
}
BOTS = {"bot-wishes-rethrow": {"name": NAME, "dice": DICE}}
CARD = ("P9", "WTP", "SEA")
CARD_GAME = {
    "dealt": {"round": (1, 7), "cards": (7, 1), "name": NAME},
    "turned": {"card": CARD, "trump": ("Parrots", "")},
    "named": {"name": NAME, "suit": ("Parrots",)},
    "played": {"name": NAME, "card": CARD},
    "took": {"name": NAME, "card": CARD, "battles": (1, 2)},
    "sank": {"name": NAME},
    "aboard": {"name": NAME},
    "stepped": {"names": NAMES, "space": (6,)},
    "out": {"names": NAMES},
    "tied": {"names": NAMES[1:]},
    "drew": {"name": NAME, "card": CARD},
    "captain": {"name": NAME},
    "again": {"name": NAME},
}
ANSWERS = {
    "key-choose-dice": {},
    "key-pay-first": {},
    "key-not-yours": {"name": NAME},
    "key-no-hands": {},
    "key-hands-gone": {"reason": ("Connection reset",)},
    "key-nothing": {},
    "key-no-choice": {"die": (1, 4)},
    "key-no-cover": {},
    "key-no-giver": {},
    "key-over": {},
    "key-unknown": {},
    "ask-enter": {"dice": DICE},
    "ask-enter-again": {"dice": DICE[:2]},
    "ask-stand": {"spaces": ((3, 7),)},
    "ask-cover": {"dice": DICE},
    "ask-give": {},
    "ask-abort": {},
    "answer-faces": {"count": (1, 4)},
    "answer-give": {},
    "answer-die": {"dice": DICE},
    "answer-abort": {},
}
HELP = "again title go dice throw cover pay stand move give back repeat enter abort quit close"
LABELS = "again carry throw choose cover pay keep stand enter back help quit send esc"
SCREEN = {
    **{f"help-{word}": {} for word in HELP.split()},
    **{f"label-{word}": {} for word in LABELS.split()},
    "help-page": {"url": ("http://127.0.0.1:7526/#screen",)},
    "screen-ship": {},
    "screen-turn": {"name": NAME},
    "screen-total": {"total": (0, 20)},
    "screen-free": {"free": (1, 2)},
    "screen-bank": {"bank": (0, 22)},
    "screen-link": {"condition": ("connected", "lost", "no-board")},
    "screen-symbol": {"symbol": ("chest", "skull")},
    "screen-coin": {},
    "screen-simulated": {},
    "screen-fell": {"rank": (1, 2, 3, 4, 5, 6)},
    "screen-rolling": {},
    "screen-cocked": {},
    "screen-out": {},
    "screen-covered": {},
    "screen-again": {},
}
VOICE = {
    "voice-skipped": {"count": (1, 18)},
    "voice-no-engine": {},
    "voice-no-data": {},
    "voice-no-language": {"language": ("sv",)},
    "voice-no-piper": {},
    "voice-no-file": {"path": ("/home/anne/amy.onnx",)},
    "voice-bad-file": {"path": ("/home/anne/amy.onnx",), "reason": ("no JSON",)},
    "voice-other-language": {
        "path": ("/home/anne/amy.onnx",),
        "speaks": ("en",),
        "language": ("sv",),
    },
    "voice-no-player": {},
    "voice-no-sound": {"reason": ("no such device", "")},
    "voice-hangs": {},
    "voice-failed": {"reason": ("out of memory",)},
}
TOLD = HAPPENINGS | TO_DO | FAULTS | REFUSALS | REASONS
SPOKEN = TOLD | BOARD | LINK | BOTS | CARD_GAME | ANSWERS | VOICE
ALL = SPOKEN | SCREEN


def every_way(key: str) -> list[Sentence]:
    args = ALL[key]
    return [
        Sentence(key, dict(zip(args, values, strict=True)))
        for values in itertools.product(*args.values())
    ]

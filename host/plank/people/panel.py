"""The bell, its sounder and the seats' lamps, on the Raspberry Pi's own pins.

The bell stands in for the stand button: it lets the throw count, and where there is nothing to
let count it has the last words said again. The sounder answers: once for yes, three times for no.
A lamp shines for the seat that is to act.

    bell     GPIO 17 to ground when pressed (the Pi's pull-up holds it up)
    sounder  GPIO 18, an active one, through its transistor
    lamps    GPIO 5, 6, 13, 19, 26, 16 for seats 1 to 6, each over its resistor to ground

    panel = Panel(loop)
    panel.attach(session.referee)
"""

from __future__ import annotations

import asyncio
import warnings
from importlib import import_module
from typing import Any

from plank.people.tasks import dice_in
from plank.referee import Act, Picture, Referee, Refused, Repeat
from plank.referee.dice.acts import Stand

BELL = 17
SOUNDER = 18
LAMPS = (5, 6, 13, 19, 26, 16)
BOUNCE_S = 0.05
"""How long the bell's contact may bounce."""

SOUND_S = 0.06
"""How long the sounder sounds, and is silent between two sounds."""

YES, NO = 1, 3
"""How often it sounds."""


class NoPanel(OSError):
    """The panel can't be used here: one line says why and what to do."""


class Panel:
    """The bell, sounder and lamps; attach it to the referee of each game.

    `factory` is gpiozero's: None the Pi's own pins. Raises NoPanel.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, factory: Any = None) -> None:
        self._loop = loop
        self._referee: Referee | None = None
        self._bell, self._sounder, self._lamps = _devices(factory)
        self._bell.when_pressed = lambda: loop.call_soon_threadsafe(self._ring)

    def attach(self, referee: Referee) -> None:
        """Serve this game, and no more the one before."""
        self._referee = referee
        referee.on_picture(lambda picture: self._shine(picture, referee))
        self._shine(referee.picture, referee)

    def close(self) -> None:
        """Let the pins go; the lamps are out, the sounder is silent."""
        self._referee = None
        self._bell.close()
        self._sounder.off()
        self._sounder.close()
        self._lamps.close()

    def _ring(self) -> None:
        """Do what the bell means now."""
        if self._referee is None:
            return
        picture = self._referee.picture
        act: Act = Repeat()
        if dice_in(picture).choices.stand and picture.turn is not None:
            act = Stand(picture.turn)
        try:
            self._referee.act(act)
            self._sound(YES)
        except Refused as no:
            self._sound(NO)
            self._referee.announce(no.sentence, about="answer")

    def _sound(self, times: int) -> None:
        self._sounder.beep(SOUND_S, SOUND_S, n=times)

    def _shine(self, picture: Picture, referee: Referee) -> None:
        if referee is self._referee:
            self._lamps.value = tuple(int(seat == picture.turn) for seat in range(len(LAMPS)))


def _devices(factory: Any) -> tuple[Any, Any, Any]:
    """Take the pins."""
    try:
        gpiozero: Any = import_module("gpiozero")  # only a Pi has it; it tells no types
    except ImportError:
        cure = "pip install '.[pi]' in the folder of The Plank"
        raise NoPanel(f"the panel needs gpiozero: {cure}") from None
    try:
        warnings.simplefilter("ignore", gpiozero.PinFactoryFallback)  # the error says enough
        bell = gpiozero.Button(BELL, bounce_time=BOUNCE_S, pin_factory=factory)
        sounder = gpiozero.Buzzer(SOUNDER, pin_factory=factory)
        return bell, sounder, gpiozero.LEDBoard(*LAMPS, pin_factory=factory)
    except (gpiozero.GPIOZeroError, OSError) as error:
        raise NoPanel(f"the panel's pins can't be had ({error}): play without --panel") from error

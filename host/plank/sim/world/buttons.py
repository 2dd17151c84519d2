"""The three buttons, and the fingers that press them."""

from __future__ import annotations

from plank.sim.world.schedule import Schedule

BUTTONS = ("stand", "pay", "repeat")
PRESS = 200  # ms a finger is down
BETWEEN = 60  # ms it is up at least before it presses again


class Buttons:
    """`down` has a bit for each button that is held down."""

    def __init__(self, schedule: Schedule) -> None:
        self.down = 0
        self._schedule = schedule
        self._free = [0] * len(BUTTONS)  # ms from when each can be pressed again

    def press(self, button: int) -> None:
        """Push a button down and let it go, once it is free: as often as it is asked for."""
        wait = max(0, self._free[button] - self._schedule.now)
        self._free[button] = self._schedule.now + wait + PRESS + BETWEEN
        if wait:
            self._schedule.after(wait, lambda: self._push(button))
        else:
            self._push(button)

    def _push(self, button: int) -> None:
        self.down |= 1 << button
        self._schedule.after(PRESS, lambda: self._let_go(button))

    def _let_go(self, button: int) -> None:
        self.down &= ~(1 << button)

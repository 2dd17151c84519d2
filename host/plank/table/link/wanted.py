"""The newest wish for the table, and whether the board has it."""

from __future__ import annotations

from plank.table.lamps import lamp_string
from plank.table.line.messages import Gesture, GestureName, Pose, Wanted

LEVEL: Pose = (0, 0, 0, 0)
GESTURE_NUMBERS = 10_000  # a session's first number is drawn from these


class WantedState:
    """What is wanted of the table now. Each change has a revision of its own, from 1 up.

    It holds either a pose or a gesture. A gesture is done once for its number, so the numbers of
    another session must be others: `first_gesture` sets where they begin.
    """

    def __init__(self, first_gesture: int) -> None:
        self.revision = 1
        self.acknowledged = False
        self._gestures = first_gesture % GESTURE_NUMBERS
        self._lamps: str | None = None
        self._armed = False
        self._pose: Pose = LEVEL
        self._gesture: Gesture | None = None

    def change(
        self,
        lamps: str | None = None,
        pose: Pose | None = None,
        gesture: tuple[GestureName, int] | None = None,
        armed: bool | None = None,
    ) -> bool:
        """WantedState for something else, the rest as before; tell whether that is another wish.

        Naming a gesture (name, lane) starts it, once; naming a pose ends it.
        """
        before = self._content()
        self._lamps = self._lamps if lamps is None else lamps
        self._armed = self._armed if armed is None else armed
        if pose is not None:
            self._pose, self._gesture = pose, None
        if gesture is not None:
            self._gestures += 1
            self._gesture = Gesture(gesture[0], self._gestures, gesture[1])
        changed = self._content() != before
        if changed:
            self.renew()
        return changed

    def end_gesture(self) -> None:
        """Go back to the pose: a board that has restarted must not do an old gesture again."""
        if self._gesture is not None:
            self.change(pose=self._pose)

    def heard(self, revision: int) -> bool:
        """Note that the board has applied a revision; tell whether that was news."""
        news = revision == self.revision and not self.acknowledged
        self.acknowledged = self.acknowledged or news
        return news

    def renew(self) -> None:
        """Make it a wish of its own, to be applied and acknowledged even if nothing changed."""
        self.revision += 1
        self.acknowledged = False

    def message(self, seen: int, spaces: int) -> Wanted:
        """Say it to a table of so many spaces, acknowledging a revision of `Seen`."""
        lamps, armed, pose, gesture = self._content()
        dark = lamp_string({}, {}, spaces)
        return Wanted(self.revision, seen, lamps or dark, armed, pose, gesture)

    def _content(self) -> tuple[str | None, bool, Pose | None, Gesture | None]:
        return self._lamps, self._armed, None if self._gesture else self._pose, self._gesture

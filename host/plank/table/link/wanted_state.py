"""What is wanted of the table now, and whether the board has it."""

from __future__ import annotations

from plank.table.lamps import lamp_string
from plank.table.line.messages import LEVEL, Gesture, Pose, Wanted


class WantedState:
    """The newest wanted state. Each change is a revision of its own, from 1 up.

    It holds either a pose or a gesture. A gesture is done once for its number.
    """

    def __init__(self) -> None:
        self.revision = 1
        self.acknowledged = False
        self._lamps: str | None = None
        self._armed = False
        self._pose: Pose = LEVEL
        self._gesture: Gesture | None = None
        self._last_gesture: int | None = None  # its number

    def change(
        self,
        lamps: str | None = None,
        pose: Pose | None = None,
        gesture: Gesture | None = None,
        armed: bool | None = None,
    ) -> bool:
        """Take over what is named, and keep the rest; tell whether anything has changed.

        A gesture starts unless its number is that of the last, and holds until a pose is named
        without one.
        """
        before = self._content()
        self._lamps = self._lamps if lamps is None else lamps
        self._armed = self._armed if armed is None else armed
        if pose is not None:
            self._pose = pose
        if gesture is not None:
            self._start(gesture)
        elif pose is not None:
            self._gesture = None
        changed = self._content() != before
        if changed:
            self.renew()
        return changed

    def end_gesture(self) -> None:
        """Go back to the pose: a board that has restarted must not do an old gesture again."""
        if self._gesture is not None:
            self.change(pose=self._pose)

    def acknowledge(self, revision: int) -> bool:
        """Note that the board has applied a revision; tell whether it is the newest, for once."""
        news = revision == self.revision and not self.acknowledged
        self.acknowledged = self.acknowledged or news
        return news

    def renew(self) -> None:
        """Make it a new revision, to be applied and acknowledged even if nothing has changed."""
        self.revision += 1
        self.acknowledged = False

    def message(self, seen: int, spaces: int) -> Wanted:
        """Return the message for a table of so many spaces, acknowledging a revision of `Seen`."""
        lamps, armed, pose, gesture = self._content()
        dark = lamp_string({}, {}, spaces)
        return Wanted(self.revision, seen, lamps or dark, armed, pose, gesture)

    def _start(self, gesture: Gesture) -> None:
        if gesture.number != self._last_gesture:
            self._gesture, self._last_gesture = gesture, gesture.number

    def _content(self) -> tuple[str | None, bool, Pose | None, Gesture | None]:
        return self._lamps, self._armed, None if self._gesture else self._pose, self._gesture

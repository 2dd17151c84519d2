"""From the referee's pictures to what the link wants of the board."""

from __future__ import annotations

from plank.referee import Picture
from plank.table.link.link import Link


class BoardOutput:
    """Passes each new picture's lamps, pose and gesture on to the board."""

    def __init__(self, link: Link) -> None:
        self._link = link

    def show(self, picture: Picture) -> None:
        """Want what the picture shows; a gesture goes before the pose."""
        self._link.set_wanted(
            lamps=picture.lamps or None,
            armed=picture.armed,
            pose=picture.pose,
            gesture=picture.gesture,
        )

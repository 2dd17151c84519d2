"""From the referee's pictures to what the link wants of the board."""

from __future__ import annotations

from typing import cast

from plank.referee import Picture
from plank.table.line.messages import GestureName
from plank.table.link.link import Link


class BoardOutput:
    """Passes each new picture's lamps and pose on, and each gesture once."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._gesture: tuple[str, int, int] | None = None

    def show(self, picture: Picture) -> None:
        """Want what the picture shows."""
        lamps = picture.lamps or None
        if picture.gesture is None:
            self._link.want(lamps=lamps, armed=picture.armed, pose=picture.pose)
        elif picture.gesture != self._gesture:
            name, _, lane = picture.gesture
            start = (cast("GestureName", name), lane)
            self._link.want(lamps=lamps, armed=picture.armed, gesture=start)
        else:
            self._link.want(lamps=lamps, armed=picture.armed)
        self._gesture = picture.gesture

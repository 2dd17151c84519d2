"""The part of `os` that reaches a simulated board's flash."""

from __future__ import annotations

import errno
import random

from plank.sim.boards.flash import ROOTS, Flash, plain_path

DIRECTORY = 0x4000  # st_mode as the chip gives it
FILE = 0x8000


class OsModule:
    """Stand-in for `os`; an unknown name is an AttributeError as on the chip."""

    sep = "/"

    def __init__(self, flash: Flash, seed: int) -> None:
        self._flash = flash
        self._random = random.Random(seed)

    def urandom(self, count: int) -> bytes:
        """Return random bytes, the same ones for the same seed."""
        return self._random.randbytes(count)

    def listdir(self, path: str = "") -> list[str]:
        """Name what is in a folder."""
        name = plain_path(path)
        if name not in ROOTS and not self._flash.is_folder(name):
            raise OSError(errno.ENOENT)
        top = "" if name in ROOTS else f"{name}/"
        everything = [*self._flash.files, *self._flash.folders]
        below = (path[len(top) :] for path in everything if path.startswith(top))
        return sorted({rest.split("/")[0] for rest in below})

    def stat(self, path: str) -> tuple[int, ...]:
        """Tell of a file or folder: mode first, size seventh."""
        name = plain_path(path)
        if not self._flash.exists(name):
            raise OSError(errno.ENOENT)
        content = self._flash.files.get(name)
        mode = DIRECTORY if content is None else FILE
        return (mode, 0, 0, 0, 0, 0, len(content or b""), 0, 0, 0)

    def remove(self, path: str) -> None:
        """Delete a file."""
        if self._flash.files.pop(plain_path(path), None) is None:
            raise OSError(errno.ENOENT)

    unlink = remove

    def rename(self, old: str, new: str) -> None:
        """Rename a file, over another one if need be."""
        content = self._flash.files.pop(plain_path(old), None)
        if content is None:
            raise OSError(errno.ENOENT)
        self._flash.files[plain_path(new)] = content

    def mkdir(self, path: str) -> None:
        """Make a folder."""
        if self._flash.exists(plain_path(path)):
            raise OSError(errno.EEXIST)
        self._flash.folders.add(plain_path(path))

    def sync(self) -> None:
        """Everything is written already."""

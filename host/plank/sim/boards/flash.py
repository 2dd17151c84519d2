"""The board's flash: files by path, kept over resets, with the part of `os` that reaches them."""

from __future__ import annotations

import errno
import io
import random
from pathlib import Path
from typing import Any

from plank.firmware_files import MANIFEST, firmware_files, manifest_text

DIRECTORY = 0x4000  # st_mode as the chip gives it
FILE = 0x8000
ROOTS = ("", "/", ".")


class Flash:
    """Files of one board; a folder is there as soon as a file is in it."""

    def __init__(self, files: dict[str, bytes] | None = None) -> None:
        self.files = dict(files or {})
        self.folders: set[str] = set()

    @classmethod
    def flashed(cls, folder: Path | None = None) -> Flash:
        """Return a flash as `plank flash` leaves it: the firmware and its manifest."""
        return cls.of(firmware_files(folder))

    @classmethod
    def of(cls, files: dict[str, bytes]) -> Flash:
        """Return a flash with these files and the manifest that fits them."""
        return cls({**files, MANIFEST: manifest_text(files).encode()})

    def unpack(self, folder: Path) -> None:
        """Lay the files out in a real folder."""
        for path, content in self.files.items():
            place = folder / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)

    def open(self, path: str, mode: str = "r", **_options: Any) -> io.BytesIO | io.TextIOWrapper:
        """Open a file as the chip's `open` does."""
        name = _plain(path)
        kept = b"" if "w" in mode else self.files.get(name)
        if kept is None and "a" not in mode:
            raise OSError(errno.ENOENT)
        raw = _Written(self, name, kept or b"") if "r" not in mode else io.BytesIO(kept or b"")
        return raw if "b" in mode else io.TextIOWrapper(raw, encoding="utf-8", newline="\n")

    def exists(self, name: str) -> bool:
        """Tell whether there is such a file or folder."""
        return name in ROOTS or name in self.files or self.is_folder(name)

    def is_folder(self, name: str) -> bool:
        """Tell whether it is a folder."""
        below = f"{name}/"
        return name in self.folders or any(path.startswith(below) for path in self.files)


class _Written(io.BytesIO):
    """A file being written: on the flash once it is closed."""

    def __init__(self, flash: Flash, name: str, kept: bytes) -> None:
        super().__init__()
        self._flash = flash
        self._name = name
        self.write(kept)

    def close(self) -> None:
        if not self.closed:
            self._flash.files[self._name] = self.getvalue()
        super().close()


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
        name = _plain(path)
        if name not in ROOTS and not self._flash.is_folder(name):
            raise OSError(errno.ENOENT)
        top = "" if name in ROOTS else f"{name}/"
        everything = [*self._flash.files, *self._flash.folders]
        below = (path[len(top) :] for path in everything if path.startswith(top))
        return sorted({rest.split("/")[0] for rest in below})

    def stat(self, path: str) -> tuple[int, ...]:
        """Tell of a file or folder: mode first, size seventh."""
        name = _plain(path)
        if not self._flash.exists(name):
            raise OSError(errno.ENOENT)
        content = self._flash.files.get(name)
        mode = DIRECTORY if content is None else FILE
        return (mode, 0, 0, 0, 0, 0, len(content or b""), 0, 0, 0)

    def remove(self, path: str) -> None:
        """Delete a file."""
        if self._flash.files.pop(_plain(path), None) is None:
            raise OSError(errno.ENOENT)

    unlink = remove

    def rename(self, old: str, new: str) -> None:
        """Rename a file, over another one if need be."""
        content = self._flash.files.pop(_plain(old), None)
        if content is None:
            raise OSError(errno.ENOENT)
        self._flash.files[_plain(new)] = content

    def mkdir(self, path: str) -> None:
        """Make a folder."""
        if self._flash.exists(_plain(path)):
            raise OSError(errno.EEXIST)
        self._flash.folders.add(_plain(path))

    def sync(self) -> None:
        """Everything is written already."""


def _plain(path: str) -> str:
    return path.removeprefix("./").strip("/")

"""The flash of a simulated board: its files by path, which survive every reset."""

from __future__ import annotations

import errno
import io
from pathlib import Path
from typing import Any

from plank.firmware_files import MANIFEST, firmware_files, manifest_text

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
        name = plain_path(path)
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


def plain_path(path: str) -> str:
    """Return a path as `Flash.files` has it, without `./` and outer slashes."""
    return path.removeprefix("./").strip("/")

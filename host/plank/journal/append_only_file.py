"""A file of lines that only grows; each line is on the disk before we go on."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

NUMBERING = 0
"""The byte of the lock file that is held while a game gets its number; game N holds byte N."""

_to_disk = getattr(os, "fdatasync", os.fsync)


class AppendOnlyFile:
    """Appends lines and reads those that are new; several programs may do so at once.

    Raises OSError.
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock_path = path.with_name(path.name + ".lock")
        self._locks: int | None = None
        self._read = 0  # bytes
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o600)
        self._torn = self._ends_amid_a_line()
        _sync_folder(path.parent)

    def close(self) -> None:
        """Close the file, and let go of every game that was held."""
        for descriptor in (self._file, self._locks):
            if descriptor is not None:
                os.close(descriptor)
        self._locks = None

    def append(self, line: bytes) -> None:
        """Put a line, newline included, at the end; it is on the disk when this returns."""
        left = b"\n" + line if self._torn else line
        self._torn = True
        while left:
            left = left[os.write(self._file, left) :]
        self._torn = False
        _to_disk(self._file)

    def new_lines(self) -> list[bytes]:
        """Return the lines written since the last call, also those of other programs."""
        data = bytearray()
        while piece := os.pread(self._file, 1 << 20, self._read + len(data)):
            data += piece
        whole = len(data) if self._torn else data.rfind(b"\n") + 1
        self._read += whole
        return [line for line in bytes(data[:whole]).split(b"\n") if line]

    def hold(self, number: int) -> bool:
        """Keep other programs from a game, until this one ends; False when one has it."""
        try:
            fcntl.lockf(self._lock_file(), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, number)
        except OSError:
            return False
        return True

    @contextmanager
    def numbering_locked(self) -> Generator[None]:
        """Keep other programs from beginning a game meanwhile."""
        fcntl.lockf(self._lock_file(), fcntl.LOCK_EX, 1, NUMBERING)
        try:
            yield
        finally:
            fcntl.lockf(self._lock_file(), fcntl.LOCK_UN, 1, NUMBERING)

    def _lock_file(self) -> int:
        if self._locks is None:
            self._locks = os.open(self._lock_path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        return self._locks

    def _ends_amid_a_line(self) -> bool:
        """Tell whether the last write was cut off, as by a power failure."""
        size = os.fstat(self._file).st_size
        return size > 0 and os.pread(self._file, 1, size - 1) != b"\n"


def _sync_folder(folder: Path) -> None:
    """Put the file's name on the disk too."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

"""Which files to write to a board and which to remove, so that it has this firmware.

Settings, crash reports and whatever else lies there are not ours to touch: only what could be
imported is ever removed (board/manifest.py would call it mixed firmware).
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Mapping

from msgspec import Struct

START = "main.py"  # written first: it is what says "mixed firmware" when the rest is missing


class FileChanges(Struct, frozen=True):
    """The paths to write and to remove, in this order; false when there are none."""

    write: tuple[str, ...]
    remove: tuple[str, ...]

    def __bool__(self) -> bool:
        """Return whether there is anything to do."""
        return bool(self.write or self.remove)


def file_changes(
    files: Mapping[str, bytes], on_board: Mapping[str, int], manifest: str
) -> FileChanges:
    """Compare the firmware with the check sums of what is on the board, and its old manifest."""
    write = [path for path in files if on_board.get(path) != crc32(files[path])]
    remove = [path for path in on_board if path not in files and _is_ours(path, _listed(manifest))]
    return FileChanges(tuple(sorted(write, key=_start_first)), tuple(sorted(remove)))


def _start_first(path: str) -> tuple[bool, str]:
    return path != START, path


def _is_ours(path: str, listed: set[str]) -> bool:
    """Tell whether an older firmware left it: in its manifest, or where only firmware lies."""
    if not path.endswith((".py", ".mpy")):
        return False
    return path in listed or path.startswith(("board/", "main."))


def _listed(manifest: str) -> set[str]:
    return {line.rpartition(" ")[0] for line in manifest.splitlines()}

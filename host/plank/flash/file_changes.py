"""What has to be done to a board's files so that they are the firmware: written, removed.

Settings, crash reports and whatever else lies there are not ours to touch: only what could be
imported is ever removed (board/manifest.py would call it mixed firmware).
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Mapping

from msgspec import Struct

START = "main.py"  # written first: it is what says "mixed firmware" when the rest is missing


class Change(Struct, frozen=True):
    """Paths to write and to remove, in this order; none of either: the board has it all."""

    write: tuple[str, ...]
    remove: tuple[str, ...]

    def __bool__(self) -> bool:
        """Say whether there is anything to do."""
        return bool(self.write or self.remove)


def change(files: Mapping[str, bytes], there: Mapping[str, int], manifest: str) -> Change:
    """Compare the firmware with the check sums of what is there, and its old manifest."""
    write = [path for path in files if there.get(path) != crc32(files[path])]
    remove = [path for path in there if path not in files and _is_ours(path, _listed(manifest))]
    return Change(tuple(sorted(write, key=_start_first)), tuple(sorted(remove)))


def _start_first(path: str) -> tuple[bool, str]:
    return path != START, path


def _is_ours(path: str, listed: set[str]) -> bool:
    """Tell an older firmware's file: one of its manifest, or where only firmware may be."""
    if not path.endswith((".py", ".mpy")):
        return False
    return path in listed or path.startswith(("board/", "main."))


def _listed(manifest: str) -> set[str]:
    return {line.rpartition(" ")[0] for line in manifest.splitlines()}

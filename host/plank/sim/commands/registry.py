"""Which simulated tables run here: one small file each in the user's own runtime folder."""

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from plank.sim.commands.client import RemoteHands, TableGone

PREFIX = "plank-sim-"


def runtime_folder() -> Path:
    """Return a folder only this user can look into, made if need be. Raises PermissionError."""
    given = os.environ.get("XDG_RUNTIME_DIR")
    top = Path(given) if given and Path(given).is_dir() else Path(tempfile.gettempdir())
    who = os.getuid() if hasattr(os, "getuid") else os.environ.get("USERNAME", "user")
    folder = top / f"plank-{who}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if hasattr(os, "getuid"):
        state = folder.lstat()
        if state.st_uid != os.getuid() or state.st_mode & 0o077:
            raise PermissionError(f"{folder} is open to others: remove it, then start again")
    return folder


def entry_file(socket_name: str) -> Path:
    """Return the file that tells of the table with this socket."""
    return runtime_folder() / f"{PREFIX}{socket_name}.json"


def register(file: Path, port: str, socket_address: str) -> None:
    """Say that the table on this port takes commands at that address."""
    content = {"port": _true_name(port), "socket": socket_address, "pid": os.getpid()}
    draft = file.with_suffix(".new")
    draft.write_text(json.dumps(content))
    draft.replace(file)


def find_hands(port: str) -> RemoteHands | None:
    """Return hands for the simulated table behind a port, or None: a real board, or none at all."""
    wanted = _true_name(port)
    for file, entry in _entries():
        if entry.get("port") == wanted:
            try:
                return RemoteHands(str(entry.get("socket")))
            except TableGone:
                _forget(file, str(entry.get("socket")))
    return None


def _entries() -> Iterator[tuple[Path, dict[str, Any]]]:
    try:
        files = sorted(runtime_folder().glob(f"{PREFIX}*.json"))
    except OSError:
        return
    for file in files:
        with suppress(OSError, ValueError):
            entry = json.loads(file.read_text())
            if isinstance(entry, dict):
                yield file, entry


def _forget(file: Path, socket_address: str) -> None:
    """Remove what a killed table left behind."""
    file.unlink(missing_ok=True)
    left = Path(socket_address)
    if left.parent == file.parent:
        left.unlink(missing_ok=True)


def _true_name(port: str) -> str:
    """Return a port's own name: of a device behind links its path, of anything else as it is."""
    return str(Path(port).resolve()) if "://" not in port and Path(port).exists() else port

"""Which simulated tables run here: one small file each in the user's own runtime folder."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from plank.sim.command_socket.client import RemoteHands, TableGone

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
    """Say that the table on this port takes commands at that address.

    Beside the file lies a link to the port, where that is a device: its name stays the same when
    the port comes back under another one.
    """
    link = alias(file)
    content = {
        "port": _true_name(port),
        "alias": str(link) if _relink(link, port) else port,
        "socket": socket_address,
        "pid": os.getpid(),
    }
    draft = file.with_suffix(".new")
    draft.write_text(json.dumps(content))
    draft.replace(file)


def unregister(file: Path) -> None:
    """Leave nothing behind."""
    file.unlink(missing_ok=True)
    alias(file).unlink(missing_ok=True)


def alias(file: Path) -> Path:
    """Return the link to the port of the table that this file tells of."""
    return file.with_suffix(".port")


def find_hands(port: str) -> RemoteHands | None:
    """Return hands for the simulated table behind a port, or None: a real board, or none at all.

    The port may be given by its name or by its alias.
    """
    for file, entry in _at(port):
        try:
            return RemoteHands(str(entry.get("socket")))
        except TableGone:
            _forget(file, str(entry.get("socket")))
    return None


def follow(port: str) -> Callable[[], str]:
    """Return what tells the name that a port has now: a simulated one may be plugged in anew.

    A port that is nobody's keeps its name; that of a table that has ended keeps its last one.
    """
    last = port
    files = [file for file, _ in _at(port)]

    def now() -> str:
        nonlocal last
        for file in files:
            with suppress(OSError, ValueError):
                last = str(json.loads(file.read_text())["port"])
        return last

    return now


def _at(port: str) -> Iterator[tuple[Path, dict[str, Any]]]:
    wanted = {port, _true_name(port)}
    for file, entry in _entries():
        if not wanted.isdisjoint((entry.get("port"), entry.get("alias"))):
            yield file, entry


def _relink(link: Path, port: str) -> bool:
    """Have the link point at a device; False where there is none, or no links."""
    if "://" in port or not Path(port).exists():
        return False
    draft = link.with_suffix(".link")
    try:
        draft.unlink(missing_ok=True)
        draft.symlink_to(port)
        draft.replace(link)
    except OSError:
        return False
    return True


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
    unregister(file)
    left = Path(socket_address)
    if left.parent == file.parent:
        left.unlink(missing_ok=True)


def _true_name(port: str) -> str:
    """Return a port's own name: of a device behind links its path, of anything else as it is."""
    return str(Path(port).resolve()) if "://" not in port and Path(port).exists() else port

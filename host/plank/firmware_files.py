"""Where the firmware lies: inside the installed package, else beside `host/` in a checkout."""

from __future__ import annotations

import binascii
from pathlib import Path

MANIFEST = "manifest.txt"
HERE = Path(__file__).resolve().parent
PLACES = (HERE / "firmware", HERE.parents[1] / "firmware")


class NoFirmware(FileNotFoundError):
    """The firmware's folder is missing from this installation."""


def firmware_folder() -> Path:
    """Return the folder to copy to the board; raises `NoFirmware`."""
    for place in PLACES:
        if (place / "main.py").is_file():
            return place
    raise NoFirmware(f"no firmware in {PLACES[0]} nor {PLACES[1]}: install the program again")


def firmware_files(folder: Path | None = None) -> dict[str, bytes]:
    """Return what lies on the board, path to content, without the manifest."""
    top = folder or firmware_folder()
    found = (file for file in top.rglob("*.py") if "__pycache__" not in file.parts)
    return {file.relative_to(top).as_posix(): file.read_bytes() for file in sorted(found)}


def manifest_text(files: dict[str, bytes]) -> str:
    """Return a line `path crc32` for each file, sorted by path."""
    return "".join(f"{path} {binascii.crc32(files[path]):08x}\n" for path in sorted(files))


def manifest_hash(text: str) -> str:
    """Return what `hello` carries as `manifest`: the CRC-32 of the manifest's text."""
    return f"{binascii.crc32(text.encode()):08x}"

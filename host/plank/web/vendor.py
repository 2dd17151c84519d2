"""Brings the page's few foreign files from npm, held to the hashes of `vendor.lock.json`.

`python -m plank.web.vendor` fetches each package with the ordinary npm client, refuses one that
differs from the lock, and lays the files listed there into `page/vendor/`. The files are part of
the project, so nobody needs npm to play; a test holds them to the lock.
"""

from __future__ import annotations

import base64
import hashlib
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import msgspec

WEB = Path(__file__).parent
LOCK = WEB / "vendor.lock.json"
VENDOR = WEB / "page" / "vendor"


class VendorError(ValueError):
    """A package or file that differs from the lock; its text says which and what to do."""


class Package(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A package: its exact version, its archive's hash, and files: ours -> theirs and a hash."""

    version: str
    integrity: str
    licence: str
    files: dict[str, tuple[str, str]]


def lock() -> dict[str, Package]:
    """Read the lock."""
    return msgspec.json.decode(LOCK.read_bytes(), type=dict[str, Package])


def sha512(data: bytes) -> str:
    """Return a hash as npm writes it."""
    return "sha512-" + base64.b64encode(hashlib.sha512(data).digest()).decode()


def wrong(packages: dict[str, Package], folder: Path = VENDOR) -> list[str]:
    """Return what is missing, changed or not in the lock, a line each; empty when all is well."""
    listed = {name: hash_ for one in packages.values() for name, (_, hash_) in one.files.items()}
    there = {path.name: sha512(path.read_bytes()) for path in folder.iterdir()}
    missing = [f"{name} is missing" for name in listed if name not in there]
    unlisted = [f"{name} is not in the lock" for name in there if name not in listed]
    changed = [
        f"{name} differs from the lock" for name in listed if there.get(name, "") != listed[name]
    ]
    return missing + unlisted + [line for line in changed if line.split()[0] in there]


def fetch(name: str, package: Package, folder: Path = VENDOR) -> None:
    """Fetch one package and lay its files down. Raises VendorError when a hash differs."""
    with tempfile.TemporaryDirectory() as work:
        command = ["npm", "pack", f"{name}@{package.version}", "--silent"]
        subprocess.run(command, cwd=work, check=True, stdout=subprocess.DEVNULL)
        archive = next(Path(work).glob("*.tgz"))
        if (found := sha512(archive.read_bytes())) != package.integrity:
            raise VendorError(f"{name} {package.version} has the hash {found}: not that of {LOCK}")
        with tarfile.open(archive) as opened:
            for ours, (theirs, hash_) in package.files.items():
                _lay(opened, theirs, folder / ours, hash_)


def _lay(opened: tarfile.TarFile, theirs: str, ours: Path, hash_: str) -> None:
    member = opened.extractfile(f"package/{theirs}")
    data = member.read() if member else b""
    if sha512(data) != hash_:
        raise VendorError(f"{theirs} has the hash {sha512(data)}: not that of {LOCK}")
    ours.write_bytes(data)


def main() -> int:
    """Fetch everything anew."""
    VENDOR.mkdir(exist_ok=True)
    for name, package in lock().items():
        fetch(name, package)
    for line in wrong(lock()):
        print(line, file=sys.stderr)  # noqa: T201 a command of its own
    return 1 if wrong(lock()) else 0


if __name__ == "__main__":
    sys.exit(main())

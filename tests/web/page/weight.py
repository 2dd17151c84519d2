"""What a page weighs: the modules it loads at once, each as it goes over the line."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

PAGE = Path(__file__).parents[3] / "host" / "plank" / "web" / "page"
IMPORT = re.compile(r'^import [^;]*?"([^"]+)";', re.MULTILINE | re.DOTALL)


def modules(*starts: str) -> dict[str, bytes]:
    """Return the modules that these import, themselves included, by their path in the page."""
    found: dict[str, bytes] = {}
    waiting = [(PAGE / start).resolve() for start in starts]
    while waiting:
        path = waiting.pop()
        name = path.relative_to(PAGE).as_posix()
        if name not in found:
            found[name] = path.read_bytes()
            source = found[name].decode()
            waiting += [(path.parent / other).resolve() for other in IMPORT.findall(source)]
    return found


def weight(*starts: str) -> dict[str, int]:
    """Return the gzipped bytes of each module."""
    return {name: len(gzip.compress(data, 9)) for name, data in modules(*starts).items()}

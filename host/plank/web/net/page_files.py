"""The page's files, read once and kept: they are few and small."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

PAGE = Path(__file__).parents[1] / "page"
SMALLEST_ZIPPED = 512  # bytes; below that zipping gains nothing
ZIPPED = ("text/", "application/json", "application/manifest", "image/svg")

MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}  # what a system's own list may have otherwise


@dataclass(frozen=True)
class PageFile:
    """One file: its content, gzipped too where that helps."""

    body: bytes
    zipped: bytes | None
    media: str
    tag: str


def read_files(folder: Path = PAGE) -> dict[str, PageFile]:
    """Read all files of a folder, by their paths in it."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): _read(path) for path in found}


def _read(path: Path) -> PageFile:
    body = path.read_bytes()
    media = MEDIA.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    worth = len(body) >= SMALLEST_ZIPPED and media.startswith(ZIPPED)
    zipped = gzip.compress(body, 9, mtime=0) if worth else None
    return PageFile(body, zipped, media, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def answer(file: PageFile | None, request: Request) -> Response:
    """Give a file, or say that the page has the same one already."""
    if file is None:
        return Response("There is no such page.", 404, media_type="text/plain")
    headers = {"etag": file.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.zipped, headers=headers, media_type=file.media)
    return Response(file.body, headers=headers, media_type=file.media)

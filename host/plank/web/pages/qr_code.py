"""QR codes of the addresses that phones join at."""

from __future__ import annotations

import io


def qr_code(text: str) -> bytes:
    """Draw a text as a QR code, an SVG picture that fills its frame."""
    import segno  # noqa: PLC0415 - only when phones join

    picture = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(picture, kind="svg", omitsize=True, xmldecl=False, border=2, light="#fff")
    return picture.getvalue()

"""SKiDL without its libraries, log files and warnings about either.

SKiDL looks for KiCad's libraries when it is imported and opens log files in the current folder;
every part here is our own, so neither is wanted. Import SKiDL through this file only.
"""

import contextlib
import io
import os
import tempfile

for _version in ("", "5", "6", "7", "8", "9", "10"):
    os.environ.setdefault(f"KICAD{_version}_SYMBOL_DIR", os.devnull)

with (
    tempfile.TemporaryDirectory() as _folder,
    contextlib.chdir(_folder),
    contextlib.redirect_stderr(io.StringIO()),
):
    from skidl import POWER, SKIDL, TEMPLATE, Circuit, Net, Part, Pin, erc_logger
    from skidl.logger import stop_log_file_output

    stop_log_file_output()

__all__ = ["POWER", "SKIDL", "TEMPLATE", "Circuit", "Net", "Part", "Pin", "erc_logger"]

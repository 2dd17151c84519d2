"""Check the firmware's types against the Pico's stubs: `python tests/firmware/typecheck.py`.

Those stubs replace the standard library's, so mypy must see them alone: they are copied out of the
environment into a folder of their own, which serves as typeshed and as search path. From 1.29 on
they give ticks types that have no name at run time, so that no annotation could say them: here
ticks are whole numbers again.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import files
from pathlib import Path

FIRMWARE = Path(__file__).parents[2] / "firmware"
STUBS = ("micropython-rp2-rpi_pico-stubs", "micropython-stdlib-stubs")


def copy_stubs(folder: Path) -> None:
    """Copy every stub file of the two distributions into a folder."""
    for distribution in STUBS:
        for file in files(distribution) or ():
            if ".dist-info" not in file.parts[0]:
                target = folder / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(Path(str(file.locate())), target)


def name_ticks(folder: Path) -> None:
    """Make the types of ticks other names of `int`."""
    stub = folder / "_mpy_shed" / "time_mp.pyi"
    if stub.exists():
        text = re.sub(
            r"(?ms)^class (_Ticks\w+):.*?\.\.\.$", r"\1: TypeAlias = int", stub.read_text()
        )
        text = re.sub(r"(?m)^_Ticks = .*$", '_Ticks = TypeVar("_Ticks", bound=int)', text)
        stub.write_text(text)


def main() -> int:
    """Run mypy; its exit status is ours."""
    with tempfile.TemporaryDirectory() as name:
        copy_stubs(Path(name))
        name_ticks(Path(name))
        command = [sys.executable, "-m", "mypy", "--config-file", "mypy.ini"]
        command += ["--custom-typeshed-dir", name, *sys.argv[1:]]
        environment = os.environ | {"MYPYPATH": name}
        return subprocess.run(command, cwd=FIRMWARE, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

"""Fresh modules for each board, through an import of its own that reaches nothing else."""

from __future__ import annotations

import binascii
import builtins
import json
import struct
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from plank.sim.boards.cpython import chip_streams as streams
from plank.sim.boards.flash import Flash

FREE_HEAP = 200_000  # bytes gc.mem_free() speaks of; the other board measures it
MISSING = (
    "print",
    "input",
    "breakpoint",
    "exit",
    "quit",
    "help",
)  # builtins the firmware may not use
STAND_INS = Path(__file__).parents[2] / "standins"

_code: dict[tuple[str, bytes], Any] = {}


def chosen(module: ModuleType, *names: str) -> SimpleNamespace:
    """Return a stand-in with these names of a real module and no others."""
    return SimpleNamespace(**{name: getattr(module, name) for name in names})


def stand_in(name: str) -> ModuleType:
    """Return a fresh copy of a stand-in that both boards share."""
    file = STAND_INS / f"{name}.py"
    module = ModuleType(name)
    exec(_compiled(str(file), file.read_bytes()), module.__dict__)  # our own file
    return module


def plain_modules() -> dict[str, Any]:
    """Return the modules that need nothing of a board."""
    return {
        "json": chosen(json, "dumps", "loads"),
        "binascii": chosen(binascii, "crc32", "hexlify", "unhexlify", "a2b_base64", "b2a_base64"),
        "struct": chosen(struct, "pack", "pack_into", "unpack", "unpack_from", "calcsize"),
        "gc": SimpleNamespace(
            collect=_nothing, enable=_nothing, disable=_nothing, threshold=_nothing,
            mem_free=lambda: FREE_HEAP, mem_alloc=lambda: 0,
        ),
        "micropython": SimpleNamespace(
            const=_same, native=_same, viper=_same, opt_level=_nothing, kbd_intr=_nothing,
            alloc_emergency_exception_buf=_nothing, heap_lock=_nothing, heap_unlock=_nothing,
        ),
    }  # fmt: skip


def line_modules(line: streams.Line) -> dict[str, Any]:
    """Return the modules through which the firmware reaches the serial line."""
    stdin, stdout = streams.Input(line), streams.Output(line)
    implementation = SimpleNamespace(
        name="micropython", version=(1, 28, 0, ""), _machine="simulated"
    )
    return {
        "sys": SimpleNamespace(
            stdin=stdin, stdout=stdout, implementation=implementation, platform="rp2",
            byteorder="little", maxsize=2**31 - 1, path=[""], modules={}, exit=sys.exit,
            print_exception=stdout.print_exception,
        ),
        "select": SimpleNamespace(
            POLLIN=streams.POLLIN, POLLOUT=streams.POLLOUT, POLLERR=8, POLLHUP=16,
            poll=lambda: streams.Poll(line),
        ),
    }  # fmt: skip


class ModuleLoader:
    """The modules of one running board: its stand-ins, and the files on its flash."""

    def __init__(self, flash: Flash, stand_ins: Mapping[str, Any]) -> None:
        self._flash = flash
        self._loaded: dict[str, Any] = dict(stand_ins)
        self._builtins = {k: v for k, v in vars(builtins).items() if k not in MISSING}
        self._builtins["__import__"] = self._import
        self._builtins["open"] = flash.open

    def load(self, name: str) -> Any:
        """Return a module by its full name; ImportError where there is none."""
        found = self._loaded.get(name)
        if found is not None:
            return found
        parent, _, last = name.rpartition(".")
        if parent:
            self.load(parent)
        module = self._run(name)
        if parent:
            setattr(self._loaded[parent], last, module)
        return module

    def _run(self, name: str) -> ModuleType:
        stem = name.replace(".", "/")
        module = ModuleType(name)
        module.__dict__["__builtins__"] = self._builtins
        module.__package__ = name.rpartition(".")[0]
        path, content = f"{stem}.py", self._flash.files.get(f"{stem}.py")
        if content is None and self._flash.is_folder(stem):
            path, content = f"{stem}/__init__.py", self._flash.files.get(f"{stem}/__init__.py", b"")
            module.__path__ = [stem]
            module.__package__ = name
        if content is None:
            raise ImportError(f"no module named {name!r} on the board")
        self._loaded[name] = module
        exec(_compiled(f"flash:/{path}", content), module.__dict__)  # the firmware, as on the chip
        return module

    def _import(
        self,
        name: str,
        globals: Mapping[str, Any] | None = None,  # noqa: A002  # the names of __import__
        locals: Mapping[str, Any] | None = None,  # noqa: A002, ARG002
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        """Stand in for `__import__` inside the firmware."""
        if level:
            package = str((globals or {}).get("__package__", ""))
            above = package.split(".")[: len(package.split(".")) - level + 1]
            name = ".".join([*above, name] if name else above)
        module = self.load(name)
        if not fromlist:
            return self._loaded[name.partition(".")[0]]
        for wanted in fromlist:
            if not hasattr(module, wanted):
                self._submodule(name, wanted)
        return module

    def _submodule(self, package: str, name: str) -> None:
        try:
            self.load(f"{package}.{name}")
        except ImportError as error:
            raise ImportError(f"can't import name {name!r} from {package!r}") from error


def _compiled(path: str, content: bytes) -> Any:
    """Compile once in this process what many boards run."""
    key = (path, content)
    if key not in _code:
        _code[key] = compile(content, path, "exec")
    return _code[key]


def _nothing(*_args: Any) -> None:
    return None


def _same(value: Callable[..., Any]) -> Callable[..., Any]:
    return value

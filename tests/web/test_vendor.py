"""The page's foreign files are those of the lock."""

from __future__ import annotations

from pathlib import Path

import pytest

from plank.web import vendor


def test_vendored_files_are_those_of_the_lock() -> None:
    assert vendor.wrong(vendor.lock()) == []


def test_each_vendored_package_names_its_version_hash_and_licence() -> None:
    for package in vendor.lock().values():
        assert package.version and package.licence and package.integrity.startswith("sha512-")


@pytest.mark.parametrize("change", ["changed", "missing", "extra"])
def test_a_file_that_differs_is_named(tmp_path: Path, change: str) -> None:
    for file in vendor.VENDOR.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    if change == "changed":
        (tmp_path / "preact.js").write_text("alert(1)")
    elif change == "missing":
        (tmp_path / "preact.js").unlink()
    else:
        (tmp_path / "extra.js").write_text("")
    assert len(vendor.wrong(vendor.lock(), tmp_path)) == 1

"""`python -m hardware`: what a maker can ask for without any tool."""

from __future__ import annotations

import csv
import io

from hardware.__main__ import JOBS, main


def test_check_says_nothing_when_all_is_well(capsys):
    assert main(["check"]) == 0
    assert capsys.readouterr().out == ""


def test_an_impossible_plank_is_refused_in_one_line(capsys):
    assert main(["order", "--spaces", "40"]) == 1
    assert capsys.readouterr().out == "40 spaces: the game is played on 11 to 30\n"


def test_the_order_list_is_for_the_plank_asked_for(capsys):
    assert main(["order", "--spaces", "24"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    switches = [row for row in rows if row["what"].startswith("DRV5032")]
    assert [row["quantity"] for row in switches] == [str(6 * 25)]
    assert all(float(row["quantity"]) > 0 and row["what"] and row["for"] for row in rows)


def test_a_missing_tool_is_told_in_one_line(capsys, monkeypatch):
    def lacking(_):
        raise ModuleNotFoundError(name="build123d")

    monkeypatch.setitem(JOBS, "parts", lacking)
    assert main(["parts"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("build123d is not installed: parts needs the extra")
    assert told.count("\n") == 1

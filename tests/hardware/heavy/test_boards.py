"""The boards in KiCad: design rules clean, all nets joined, gerbers and drill files there."""

from __future__ import annotations

import csv
import json
import re
from functools import cache
from pathlib import Path

import pytest
from hardware.boards import build, copper, parts_page
from hardware.boards.build import BoardError
from hardware.boards.placement import SEGMENT_PANEL, WELL_HOLES, WELL_SIZE, segment_plan
from hardware.circuits import netlist
from hardware.paths import GENERATED
from hardware.pins import load
from hardware.printed import tower

LAYERS = {
    "F_Cu",
    "B_Cu",
    "F_Mask",
    "B_Mask",
    "F_Paste",
    "F_Silkscreen",
    "B_Silkscreen",
    "Edge_Cuts",
}


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """Gives a board's folder, built from its committed routes when it is first asked for."""
    folder = tmp_path_factory.mktemp("boards")

    @cache
    def build_once(name: str) -> Path:
        build.run(name, folder, build.routes_file(name))
        return folder

    return build_once


@pytest.mark.parametrize("name", build.BOARDS)
def test_a_board_is_clean_and_plotted(name, built):
    folder = built(name)
    assert build.report(name, folder).clean
    files = {path.name: path for path in (folder / f"{name}_gerber").iterdir()}
    for layer in LAYERS:
        assert files[f"{name}-{layer}.gbr"].stat().st_size > 300
    drilled = files[f"{name}-PTH.drl"].read_text(encoding="utf-8")
    assert drilled.startswith("M48")
    assert drilled.count("X") > 10


def placed(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as text:
        return list(csv.DictReader(text))


@pytest.mark.parametrize("name", build.BOARDS)
def test_a_machine_is_told_of_every_part_without_leads(name, built):
    rows = placed(built(name) / f"{name}_positions.csv")
    parts = netlist.committed(name).parts.values()
    small = {part.ref for part in parts if "_SMD:" in part.footprint or "_SO:" in part.footprint}
    small |= {part.ref for part in parts if "TO_SOT_SMD" in part.footprint}
    assert {row["Designator"] for row in rows} == small
    assert {row["Layer"] for row in rows} <= {"top"}


def test_a_panel_is_seven_segments_edge_to_edge(built):
    one = placed(built("segment") / "segment_positions.csv")
    panel = placed(built("segment") / "segment_panel_positions.csv")
    width = load().table("segment_board")["width"]
    assert len(panel) == SEGMENT_PANEL * len(one)
    y = {row["Designator"]: float(row["Mid Y"]) for row in panel}
    assert y["U1"] - y["U1-7"] == pytest.approx(6 * width)
    edges = (built("segment") / "segment_panel_gerber" / "segment-Edge_Cuts.gbr").read_text()
    assert "Y-182000000" in edges


def test_the_page_to_solder_by_shows_every_part_where_it_is(built, tmp_path):
    board, folder = netlist.committed("segment"), built("segment")
    size, places = parts_page.read_places(folder / "segment.places.json")
    assert set(board.parts) <= set(places)
    for ref, spot in segment_plan(load()).spots.items():
        left, top, wide, high = places[ref]
        assert left <= spot.x <= left + wide, ref
        assert top <= spot.y <= top + high, ref
    build.picture("segment", folder, "top", tmp_path / "top.png")
    page = parts_page.page(board, size, places, tmp_path / "top.png")
    lines = re.findall(r'data-refs="([^"]+)"', page)
    assert sorted(" ".join(lines).split()) == sorted(board.parts)
    assert "RC0603FR-07100RL" in page
    assert "http" not in page


def test_the_same_board_gives_the_same_bytes(built, tmp_path):
    build.run("segment", tmp_path, build.routes_file("segment"))
    for folder in ("segment_gerber", "segment_panel_gerber"):
        for path in (tmp_path / folder).iterdir():
            assert path.read_bytes() == (built("segment") / folder / path.name).read_bytes()


def test_the_main_boards_copper_is_as_wide_as_its_fuses_ask(built):
    folder = built("main_board")
    assert copper.problems(build.necks(folder)) == []
    assert set(copper.islands(build.necks(folder)).values()) == {1}
    for name, text in build.tables(folder).items():
        assert (GENERATED / name).read_text(encoding="utf-8") == text


def test_a_track_across_the_servos_copper_is_caught(tmp_path):
    routes = json.loads(build.routes_file("main_board").read_text(encoding="utf-8"))
    routes["tracks"].append(["STAND", 0, [138.7, 3.0], [138.7, 20.0]])
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(routes), encoding="utf-8")
    build.run("main_board", tmp_path, path)
    said = copper.problems(build.necks(tmp_path))
    assert [words.split(";")[0].split()[-1] for words in said] == ["J5.2", "J6.2", "J7.2"]


@pytest.mark.parametrize("name", build.BOARDS)
def test_the_committed_routes_are_fresh(name, tmp_path):
    assert build.run(name, tmp_path) == build.routes_file(name).read_text(encoding="utf-8")


def wrong_routes(tmp_path: Path, change) -> Path:
    routes = json.loads(build.routes_file("segment").read_text(encoding="utf-8"))
    change(routes)
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(routes), encoding="utf-8")
    return path


def test_a_lost_track_is_caught(tmp_path):
    lanes = []

    def lose(routes):
        lanes[:] = [track for track in routes["tracks"] if track[0] == "LANE0"]
        routes["tracks"].remove(lanes[0])

    build.run("segment", tmp_path, wrong_routes(tmp_path, lose))
    assert lanes
    assert build.report("segment", tmp_path).unconnected > 0


def test_a_track_across_another_is_caught(tmp_path):
    def cross(routes):
        routes["tracks"].append(["LANE0", 0, [5.0, 13.0], [107.0, 13.0]])

    build.run("segment", tmp_path, wrong_routes(tmp_path, cross))
    assert build.report("segment", tmp_path).violations > 0


def test_a_failure_is_told_in_one_line(tmp_path):
    with pytest.raises(BoardError, match="could not build nothing"):
        build.run("nothing", tmp_path)


def test_a_board_is_drawn_from_its_gerbers(built, tmp_path):
    build.picture("well", built("well"), "top", tmp_path / "well.png")
    assert (tmp_path / "well.png").read_bytes().startswith(b"\x89PNG")


def test_the_well_board_fits_under_the_towers_floor():
    middle = [side / 2 for side in WELL_SIZE]
    places = [(x - middle[0], middle[1] - y) for x, y in WELL_HOLES]  # KiCad's y runs down
    assert places == [pytest.approx(pilot) for pilot in tower.PILOTS]
    assert WELL_SIZE[0] < tower.CAVITY[0]
    assert WELL_SIZE[1] < tower.CAVITY[1]

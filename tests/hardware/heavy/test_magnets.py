"""Faces and pirates: what the sensors read, and that pins.toml follows from it."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from copy import deepcopy
from itertools import product

import numpy as np
import pytest
from hardware.magnets import cocked, faces, pictures, pirates
from hardware.magnets.field import Die, lying
from hardware.pins import Pins, load

SMALLEST_GAP = 1.0  # mT between two bands, magnets and sensors 20 % off


@pytest.fixture(scope="module")
def pins() -> Pins:
    return load()


@pytest.fixture(scope="module")
def bands(pins):
    return faces.bands(pins)


def changed(pins: Pins, table: str, name: str, value: object) -> Pins:
    tables = deepcopy(dict(pins.tables))
    tables[table][name] = value
    return Pins(tables)


def test_the_six_faces_read_apart(bands):
    assert [band.face for band in bands] == [4, 5, 6, 1, 2, 3]
    assert min(faces.gaps(bands)) > SMALLEST_GAP


def test_every_reading_fits_the_sensors_range(pins, bands):
    limit = pins.table("wells")["range_mT"]
    assert max(max(abs(band.low), abs(band.high)) for band in bands) < limit


def test_the_bands_allow_for_a_fifth_of_the_gain(pins):
    assert pins.table("tolerance")["gain"] == 0.2
    assert pins.table("tolerance")["seat"] == 2.5


def corners(pins: Pins) -> Iterator[tuple[float, np.ndarray]]:
    """Gain and offset at the corners of the tolerances."""
    gain, offset = pins.table("tolerance")["gain"], pins.table("tolerance")["offset_mT"]
    for factor in (1 - gain, 1.0, 1 + gain):
        for signs in product((-1, 1), repeat=3):
            yield factor, offset * np.array(signs)


@pytest.mark.parametrize("face", range(1, 7))
def test_every_face_is_told_at_the_corners_of_the_tolerances(pins, face):
    die, points = Die(pins), faces.sensor_points(pins)
    points = points[np.hypot(points[:, 0], points[:, 1]) < 1.7]  # beyond, some are told as cocked
    read = np.vstack([die.reading(lying(face, yaw), points) for yaw in faces.FREE_YAWS[::2]])
    for factor, offset in corners(pins):
        said = {cocked.face_of(pins, one) for one in read * factor + offset}
        assert said == {face}


@pytest.mark.parametrize("face", range(1, 7))
def test_d7_a_seated_die_is_never_told_as_another_face_or_as_empty(pins, face):
    die, points = Die(pins), faces.sensor_points(pins)
    read = np.vstack([die.reading(lying(face, yaw), points) for yaw in faces.FREE_YAWS[::2]])
    for factor, offset in corners(pins):
        said = {cocked.face_of(pins, one) for one in read * factor + offset}
        assert said <= {face, cocked.COCKED}


def test_a_die_that_is_turned_freely_reads_in_its_band(pins, bands):
    die, points = Die(pins), faces.sensor_points(pins)
    for band in bands:
        for yaw in faces.FREE_YAWS:
            read = faces.strength(pins, die.reading(lying(band.face, yaw), points))
            assert band.low < read.min() <= read.max() < band.high


def test_the_settings_come_from_the_study(pins, bands):
    found = faces.thresholds(bands, faces.empty_limit(pins))
    assert pins.table("wells.threshold_mT") == found
    for band, name in zip(bands[3:], cocked.SIZES, strict=True):
        low, high = pins.table("wells.band_mT")[name]
        assert (low, high) == pytest.approx((band.low, band.high), abs=0.05)
        assert pins.table("wells.lean")[name] == pytest.approx(band.lean, abs=0.01)


def test_half_a_millimetre_of_floor_is_too_much_for_the_margin(pins):
    assert min(faces.gaps(faces.bands(pins, 0.5))) < SMALLEST_GAP
    assert min(faces.gaps(faces.bands(pins, 0.7))) < 0


def test_wells_too_near_are_caught(pins):
    die = Die(pins)
    assert faces.neighbours(pins, die) < 0.4
    assert faces.neighbours(pins, die, pitch=20.0) > 1.0


def test_the_north_pole_above_the_sensor_is_positive(pins):
    read = Die(pins).reading(lying(3), np.array([0.0, 0.0, -3.0]))
    assert pins.magnets[3].out == "N"
    assert read[0, 2] > 20


def test_d3_only_the_switch_under_the_pirate_is_on(pins):
    found, switch = pirates.margins(pins), pins.table("hall_switch")
    poles = pins.table("pirate")["poles"]
    assert found.lifted > 2 * switch["on_mT"]
    assert found.stray[poles] < pins.table("tolerance")["stray_limit_mT"] < switch["off_mT"]
    assert found.capture < pins.table("plank")["lane_pitch"] / 2


def test_d3_magnets_all_alike_or_lanes_too_near_are_caught(pins):
    limit = pins.table("hall_switch")["off_mT"]
    assert pirates.stray(pins, "NNNNNN") > limit
    assert pirates.stray(changed(pins, "plank", "lane_pitch", 15.0), "NNSSNN") > limit


def test_the_pictures_can_be_drawn(pins, tmp_path):
    pictures.draw(pins, tmp_path)
    drawn = sorted(path.name for path in tmp_path.iterdir())
    assert drawn == ["faces.svg", "floor.svg", "pirate_field.svg"]
    assert all(ET.parse(tmp_path / name).getroot().tag.endswith("svg") for name in drawn)

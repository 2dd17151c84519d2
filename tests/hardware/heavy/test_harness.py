"""The harness in WireViz: fresh files, a picture with every cable."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from hardware.harness import wireviz
from hardware.harness.cables import cables
from hardware.pins import load


def test_the_picture_shows_every_cable(tmp_path):
    wireviz.draw(load(), tmp_path)
    words = " ".join(ET.parse(tmp_path / "harness.svg").getroot().itertext())
    for cable in cables(load()):
        assert cable.name in words

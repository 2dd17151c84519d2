"""Makers' order numbers of the boards' parts, one that fits for each; any other alike will do.

From memory: compare the shop's words with the part's name, value and package before you order.
"""

from hardware.circuits.netlist import Component

SMD_RESISTOR = {"100": "RC0603FR-07100RL", "100k": "RC0603FR-07100KL"}
RESISTOR_CODE = {
    "47": "47R",
    "220": "220R",
    "330": "330R",
    "1k": "1K",
    "2k2": "2K2",
    "10k": "10K",
    "10k 1 %": "10K",
    "100k": "100K",
}
BY_VALUE = {  # part, value, and a word of the package where there are two
    ("C", "100n", "0603"): "Yageo CC0603KRX7R9BB104",
    ("C", "100n", "Disc"): "TDK FG28X7R1H104KNT06",
    ("C", "1u", "Disc"): "TDK FG28X7R1H105KRT06",
    ("C_Polarized", "1000u", ""): "Panasonic EEU-FR1C102",
    ("C_Polarized", "47u", ""): "Panasonic EEU-FR1E470",
    ("R_Shunt", "4m 2 W 1 %", ""): "Stackpole CSNL2512FT4L00",
}
BY_PART = {
    "2N7000": "onsemi 2N7000",
    "Buzzer": "CUI Devices CEM-1205C",
    "D": "onsemi 1N4148",
    "D_Schottky": "Vishay 1N5822-E3/54",
    "D_TVS": "Vishay 1.5KE6.8A-E3/54",
    "DRV5032FADBZR": "Texas Instruments DRV5032FADBZR",
    "Fuse": "Littelfuse Pudenz holder for ATO, two pins, with a hole between",
    "INA180A2IDBVR": "Texas Instruments INA180A2IDBVR",
    "IPP80P03P4L-07": "Infineon IPP80P03P4L07AKSA1",
    "LED": "Kingbright WP7113ID",
    "Pico": "Raspberry Pi SC0915",
    "Polyfuse": "Littelfuse RXEF005",
    "SN74AHCT125": "Texas Instruments SN74AHCT125N",
    "SN74HC165": "Texas Instruments SN74HC165DR",
    "SN74LVC1G17DBVR": "Texas Instruments SN74LVC1G17DBVR",
    "Screw terminal 2": "Phoenix Contact 1711725",
    "TMAG5273": "Texas Instruments TMAG5273x1QDBVR, x = A B C D",
    "Header 1x3": "Harwin M20-9990346",
    "Header 1x10": "Harwin M20-9991046",
}


def number(part: Component) -> str:
    """Give maker and order number of a part; raises `KeyError` for one without."""
    if part.part == "R":
        return resistor(part)
    for (name, value, package), found in BY_VALUE.items():
        if (name, value) == (part.part, part.value) and package in part.footprint:
            return found
    if part.part.startswith(("S5B", "S6B")):
        return f"JST {part.part}-S(LF)(SN)"
    if part.part.startswith("B"):
        return BY_PART.get(part.part, f"JST {part.part}(LF)(SN)")
    return BY_PART[part.part]


def resistor(part: Component) -> str:
    """Number of a resistor, by size and value."""
    if "0603" in part.footprint:
        return f"Yageo {SMD_RESISTOR[part.value]}"
    return f"Yageo MFR-25FBF52-{RESISTOR_CODE[part.value]}"

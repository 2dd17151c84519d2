"""Every part with all its pins: number, name, electrical function; so ERC works without libraries.

Sources are named beside each part; [M] means from memory of the data sheet: check the pin-out
before ordering. [K] means from memory too, and compared, pin by pin, with the symbol in KiCad's own
library (Debian's kicad-symbols 6.0.10). Footprints are those of KiCad's own libraries.
"""

from collections.abc import Sequence
from typing import Any

from hardware.circuits.tool import SKIDL, TEMPLATE, Part, Pin
from hardware.rp2040 import MODULE_ANALOGUE_GROUND, MODULE_GROUND, MODULE_PIN

KIND = Pin.types
IN, OUT, PASSIVE = KIND.INPUT, KIND.OUTPUT, KIND.PASSIVE
SUPPLY, SOURCE = KIND.PWRIN, KIND.PWROUT
TRISTATE, OPEN_DRAIN, BOTH = KIND.TRISTATE, KIND.OPENCOLL, KIND.BIDIR

PinRow = tuple[int, str, Any]


def part(name: str, prefix: str, footprint: str, pins: Sequence[PinRow]) -> Any:
    """Define a part from its pins (number, name, function)."""
    made = [Pin(num=str(number), name=label, func=kind) for number, label, kind in pins]
    return Part(
        name=name, tool=SKIDL, dest=TEMPLATE, ref_prefix=prefix, footprint=footprint, pins=made
    )


def passive(name: str, prefix: str, footprint: str, labels: Sequence[str]) -> Any:
    """Define a part whose pins are all passive."""
    rows = [(number, label, PASSIVE) for number, label in enumerate(labels, start=1)]
    return part(name, prefix, footprint, rows)


def pico_pins() -> list[PinRow]:
    """All forty pins of the Pico module."""
    rows: list[PinRow] = [(pin, f"GP{gpio}", BOTH) for gpio, pin in MODULE_PIN.items()]
    rows += [(pin, f"GND{pin}", SUPPLY) for pin in MODULE_GROUND]
    rows += [
        (30, "RUN", PASSIVE),
        (MODULE_ANALOGUE_GROUND, "AGND", SUPPLY),
        (35, "ADC_VREF", PASSIVE),
        (36, "3V3", SOURCE),
        (37, "3V3_EN", PASSIVE),
        (39, "VSYS", SUPPLY),
        (40, "VBUS", PASSIVE),
    ]
    return sorted(rows)


# Raspberry Pi Pico data sheet, pin-out
PICO = part("Pico", "U", "plank:Pico_on_sockets", pico_pins())

# TI SN74HC165 data sheet (SCLS116), 16 pins [K]
HC165 = part(
    "SN74HC165",
    "U",
    "Package_SO:SOIC-16_3.9x9.9mm_P1.27mm",
    [
        (1, "SH/nLD", IN),
        (2, "CLK", IN),
        (3, "E", IN),
        (4, "F", IN),
        (5, "G", IN),
        (6, "H", IN),
        (7, "nQH", OUT),
        (8, "GND", SUPPLY),
        (9, "QH", OUT),
        (10, "SER", IN),
        (11, "A", IN),
        (12, "B", IN),
        (13, "C", IN),
        (14, "D", IN),
        (15, "CLK_INH", IN),
        (16, "VCC", SUPPLY),
    ],
)

# TI SN74LVC1G17 (SCES351), buffer with a Schmitt-trigger input, SOT-23-5 (DBV);
# pins as TI draws that package for another single gate (SN74AHCT1G14, SCLS322)
LVC1G17 = part(
    "SN74LVC1G17DBVR",
    "U",
    "Package_TO_SOT_SMD:SOT-23-5",
    [(1, "NC", PASSIVE), (2, "A", IN), (3, "GND", SUPPLY), (4, "Y", OUT), (5, "VCC", SUPPLY)],
)

# TI DRV5032 (SLVSDC7): FA version, push-pull; SOT-23 (DBZ): 1 VCC, 2 OUT, 3 GND [M]
DRV5032 = part(
    "DRV5032FADBZR",
    "U",
    "Package_TO_SOT_SMD:SOT-23",
    [(1, "VCC", SUPPLY), (2, "OUT", OUT), (3, "GND", SUPPLY)],
)

# TI TMAG5273 (SLYS045), SOT-23-6; TEST to ground [M]
TMAG5273 = part(
    "TMAG5273",
    "U",
    "Package_TO_SOT_SMD:SOT-23-6",
    [
        (1, "SCL", IN),
        (2, "GND", SUPPLY),
        (3, "TEST", PASSIVE),
        (4, "VCC", SUPPLY),
        (5, "INT", OPEN_DRAIN),
        (6, "SDA", BOTH),
    ],
)

# TI SN74AHCT125 (SCLS264), 14 pins [K, as 74LS125]
AHCT125 = part(
    "SN74AHCT125",
    "U",
    "Package_DIP:DIP-14_W7.62mm_Socket",
    [
        (1, "1nOE", IN),
        (2, "1A", IN),
        (3, "1Y", TRISTATE),
        (4, "2nOE", IN),
        (5, "2A", IN),
        (6, "2Y", TRISTATE),
        (7, "GND", SUPPLY),
        (8, "3Y", TRISTATE),
        (9, "3A", IN),
        (10, "3nOE", IN),
        (11, "4Y", TRISTATE),
        (12, "4A", IN),
        (13, "4nOE", IN),
        (14, "VCC", SUPPLY),
    ],
)

# TI INA180 (SBOS741), SOT-23-5, pin-out A as TI's INA180-Q1/INA181-Q1 pin analysis (SBOA386) [K]
INA180 = part(
    "INA180A2IDBVR",
    "U",
    "Package_TO_SOT_SMD:SOT-23-5",
    [
        (1, "OUT", OUT),
        (2, "GND", SUPPLY),
        (3, "IN+", PASSIVE),
        (4, "IN-", PASSIVE),
        (5, "VS", SUPPLY),
    ],
)

# Infineon IPP80P03P4L-07 data sheet (rev. 1.0): P-channel, logic level; TO-220: 1 G, 2 D, 3 S
PMOS = part(
    "IPP80P03P4L-07",
    "Q",
    "Package_TO_SOT_THT:TO-220-3_Vertical",
    [(1, "G", PASSIVE), (2, "D", PASSIVE), (3, "S", PASSIVE)],
)

# 2N7000 data sheet, TO-92: 1 S, 2 G, 3 D [K]
NMOS = part(
    "2N7000",
    "Q",
    "Package_TO_SOT_THT:TO-92_Inline",
    [(1, "S", PASSIVE), (2, "G", IN), (3, "D", OPEN_DRAIN)],
)

RESISTOR_SMD = passive("R", "R", "Resistor_SMD:R_0603_1608Metric", "12")
CAPACITOR_SMD = passive("C", "C", "Capacitor_SMD:C_0603_1608Metric", "12")
_AXIAL = "Resistor_THT:R_Axial_DIN0207_L6.3mm_D2.5mm_P10.16mm_Horizontal"
RESISTOR = passive("R", "R", _AXIAL, "12")
CAPACITOR = passive("C", "C", "Capacitor_THT:C_Disc_D5.0mm_W2.5mm_P5.00mm", "12")
ELECTROLYTIC = passive("C_Polarized", "C", "Capacitor_THT:CP_Radial_D10.0mm_P5.00mm", "+-")
ELECTROLYTIC_SMALL = passive("C_Polarized", "C", "Capacitor_THT:CP_Radial_D5.0mm_P2.00mm", "+-")
SHUNT = passive("R_Shunt", "R", "Resistor_SMD:R_2512_6332Metric", "12")
SCHOTTKY = passive("D_Schottky", "D", "Diode_THT:D_DO-201AD_P15.24mm_Horizontal", "KA")
CLAMP = passive("D_TVS", "D", "Diode_THT:D_DO-201AE_P15.24mm_Horizontal", "KA")
DIODE = passive("D", "D", "Diode_THT:D_DO-35_SOD27_P7.62mm_Horizontal", "KA")
LED = passive("LED", "D", "LED_THT:LED_D5.0mm", "KA")
SOUNDER = passive("Buzzer", "BZ", "Buzzer_Beeper:Buzzer_12x9.5RM7.6", "+-")
RESETTABLE = passive("Polyfuse", "F", "Fuse:Fuse_BelFuse_0ZRE0005FF_L8.3mm_W3.8mm", "12")
FUSE = passive("Fuse", "F", "Fuse:Fuseholder_Blade_ATO_Littelfuse_Pudenz_2_Pin", "12")


def plug(name: str, labels: Sequence[str], footprint: str) -> Any:
    """Define a connector whose pins carry the names of what they bring."""
    return passive(name, "J", footprint, labels)


def ph_side(labels: Sequence[str]) -> Any:
    """JST PH header, side entry (S*B-PH-K)."""
    ways = len(labels)
    return plug(
        f"S{ways}B-PH-K",
        labels,
        f"Connector_JST:JST_PH_S{ways}B-PH-K_1x{ways:02}_P2.00mm_Horizontal",
    )


def xh(nets: Sequence[str | None]) -> Any:
    """JST XH header, upright (B*B-XH-A), its pins named after their nets."""
    ways = len(nets)
    return plug(
        f"B{ways}B-XH-A",
        [net or "open" for net in nets],
        f"Connector_JST:JST_XH_B{ways}B-XH-A_1x{ways:02}_P2.50mm_Vertical",
    )


def header(labels: Sequence[str]) -> Any:
    """Pin header, 2.54 mm."""
    ways = len(labels)
    return plug(
        f"Header 1x{ways}",
        labels,
        f"Connector_PinHeader_2.54mm:PinHeader_1x{ways:02}_P2.54mm_Vertical",
    )


def screws(labels: Sequence[str]) -> Any:
    """Screw terminal, 5.08 mm."""
    ways = len(labels)
    return plug(
        f"Screw terminal {ways}",
        labels,
        "TerminalBlock_Phoenix:"
        f"TerminalBlock_Phoenix_MKDS-3-{ways}-5.08_1x{ways:02}_P5.08mm_Horizontal",
    )

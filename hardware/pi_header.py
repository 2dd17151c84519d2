"""The Raspberry Pi's 40-pin header: the pin that each BCM number comes out at.

Source: Raspberry Pi documentation, "GPIO and the 40-pin header"; unverified (from memory): hold it
against the command `pinout` on the Pi.
"""

ODD = (  # pins 1, 3, 5 ... 39, the row on the board's inner side
    *("3V3", 2, 3, 4, "GND", 17, 27, 22, "3V3", 10),
    *(9, 11, "GND", 0, 5, 6, 13, 19, 26, "GND"),
)
EVEN = (  # pins 2, 4, 6 ... 40
    *("5V", "5V", "GND", 14, 15, 18, "GND", 23, 24, "GND"),
    *(25, 8, 7, 1, "GND", 12, "GND", 16, 20, 21),
)
HEADER = tuple(pin for pair in zip(ODD, EVEN, strict=True) for pin in pair)

HEADER_PIN: dict[int, int] = {
    bcm: number for number, bcm in enumerate(HEADER, start=1) if isinstance(bcm, int)
}
FIVE_VOLTS, GROUND = HEADER.index("5V") + 1, HEADER.index("GND", 5) + 1

"""What hangs on which pin of the Pico (hardware.md, pin map)."""

BUTTONS = (2, 3, 7)  # stand, pay, repeat: to ground, pulled up
SDA = 4
SCL = 5
DICE_INTERRUPT = 6
SERVOS = (8, 10, 12, 14)
PANEL_LED = 15
CHAIN_DATA = 16
CHAIN_LOAD = 17  # SH/nLD: low loads, high shifts
CHAIN_CLOCK = 18
CHAIN_DETECT = 20  # loop of wire through the last segment to ground, pulled up: low when whole
SERVO_RAIL = 21
LAMPS = 22
CURRENT = 26
VOLTAGE = 27
PINS = 30

WELLS = (0x35, 0x22, 0x78, 0x44)  # I2C addresses of the four TMAG5273x1 (A1 B1 C1 D1)

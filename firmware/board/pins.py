"""What hangs on which GPIO of the Pico (hardware/pins.toml is the source, a test compares)."""

from micropython import const

STAND = const(2)  # buttons: to ground, pulled up
PAY = const(3)
REPEAT = const(7)

SDA = const(4)  # wells, external 2.2 kOhm pull-ups
SCL = const(5)
WELLS = (0x35, 0x22, 0x78, 0x44)  # I2C addresses of the sensors, TMAG5273 A1 B1 C1 D1
WELLS_IN_PLAY = (0x35, 0x22, 0x36, 0x44)  # where they are moved to: 0x78 is reserved on the RP2040

SERVOS = (8, 10, 12, 14)  # PWM slices 4A 5A 6A 7A: fold lane 0's side, lane 5's; sea end the same
SERVO_RAIL = const(21)  # high: the servos have power

CHAIN_RX = const(16)  # SPI0; it claims GPIO 19 too
CHAIN_LOAD = const(17)  # SH/nLD: low loads, high shifts
CHAIN_SCK = const(18)
CHAIN_TX = const(19)

LAMPS = const(22)
PANEL_LED = const(15)
CURRENT = const(26)
VOLTAGE = const(27)

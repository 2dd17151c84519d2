"""Which GPIO of the RP2040 can do what, and which pin of the Pico it comes out at.

Source: RP2040 datasheet, "GPIO functions" (function select table), as listed in Zephyr's
rpi-pico-rp2040-pinctrl.h; Pico datasheet, pin-out.
"""

FUNCTIONS: dict[str, tuple[int, ...]] = {
    "SPI0_RX": (0, 4, 16, 20),
    "SPI0_CSN": (1, 5, 17, 21),
    "SPI0_SCK": (2, 6, 18, 22),
    "SPI0_TX": (3, 7, 19, 23),
    "SPI1_RX": (8, 12, 24, 28),
    "SPI1_CSN": (9, 13, 25, 29),
    "SPI1_SCK": (10, 14, 26),
    "SPI1_TX": (11, 15, 27),
    "UART0_TX": (0, 12, 16, 28),
    "UART0_RX": (1, 13, 17, 29),
    "UART1_TX": (4, 8, 20, 24),
    "UART1_RX": (5, 9, 21, 25),
    "I2C0_SDA": (0, 4, 8, 12, 16, 20, 24, 28),
    "I2C0_SCL": (1, 5, 9, 13, 17, 21, 25, 29),
    "I2C1_SDA": (2, 6, 10, 14, 18, 22, 26),
    "I2C1_SCL": (3, 7, 11, 15, 19, 23, 27),
    "PWM_0A": (0, 16),
    "PWM_0B": (1, 17),
    "PWM_1A": (2, 18),
    "PWM_1B": (3, 19),
    "PWM_2A": (4, 20),
    "PWM_2B": (5, 21),
    "PWM_3A": (6, 22),
    "PWM_3B": (7, 23),
    "PWM_4A": (8, 24),
    "PWM_4B": (9, 25),
    "PWM_5A": (10, 26),
    "PWM_5B": (11, 27),
    "PWM_6A": (12, 28),
    "PWM_6B": (13, 29),
    "PWM_7A": (14,),
    "PWM_7B": (15,),
    "ADC0": (26,),
    "ADC1": (27,),
    "ADC2": (28,),
    "ADC3": (29,),
}
ANY_GPIO = ("SIO", "PIO0", "PIO1")

# pin of the Pico module for each GPIO that it brings out (23, 24, 25 and 29 stay inside)
MODULE_PIN: dict[int, int] = {
    **dict(zip(range(2), (1, 2), strict=True)),
    **dict(zip(range(2, 6), range(4, 8), strict=True)),
    **dict(zip(range(6, 10), range(9, 13), strict=True)),
    **dict(zip(range(10, 14), range(14, 18), strict=True)),
    **dict(zip(range(14, 16), (19, 20), strict=True)),
    **dict(zip(range(16, 18), (21, 22), strict=True)),
    **dict(zip(range(18, 22), range(24, 28), strict=True)),
    22: 29,
    26: 31,
    27: 32,
    28: 34,
}
MODULE_GROUND = (3, 8, 13, 18, 23, 28, 38)
MODULE_ANALOGUE_GROUND = 33


def can(gpio: int, function: str) -> bool:
    """Whether a GPIO of the Pico can do a function."""
    return gpio in MODULE_PIN and (function in ANY_GPIO or gpio in FUNCTIONS.get(function, ()))


def pwm_slice(gpio: int) -> int:
    """Give the PWM slice of a GPIO; its two channels share period and counter."""
    return gpio // 2 % 8

"""All chips link to one Pico as hardware.md has it; stand-ins for `machine` reach them here."""

from . import adc, frames, wiring
from .hc165 import Chain
from .servo import Servo
from .tmag5273 import Tmag5273
from .watchdog import POWER_ON, Watchdog
from .ws2812 import Lamps

NO_DEVICE = 5  # EIO: nobody acknowledged
FREEING_CLOCKS = 9


class WorldLink:
    """Carries the frames; on a board in this process the world writes into them directly."""

    def poll(self) -> bool:
        """Take a newer fields frame in; say whether there was one."""
        return False

    def push(self) -> None:
        """Let the world have the drives frame, which has changed."""

    def now(self) -> int:
        """Return the board's clock, ms."""
        return 0

    def fed(self) -> None:
        """Know that the watchdog has been fed."""

    def reset(self) -> None:
        """Start the board again; does not return."""
        raise NotImplementedError


class Circuit:
    """The chips of one table."""

    def __init__(
        self,
        link: WorldLink,
        fields: bytearray,
        drives: bytearray,
        cause: int = POWER_ON,
        *,
        by_pin: bool = False,
    ) -> None:
        self.link = link
        self.fields = fields
        self.drives = drives
        self.chain = Chain(fields)
        self.sensors = [Tmag5273(fields, well) for well in range(len(wiring.WELLS))]
        self.servos = [Servo(drives, number) for number in range(len(wiring.SERVOS))]
        self.lamps = Lamps(drives)
        self.watchdog = Watchdog(drives, cause, by_pin=by_pin)
        self._levels = bytearray(wiring.PINS)
        self._power_ups = fields[frames.POWER_UPS]
        self._clocks = 0

    def refresh(self) -> None:
        """Let the chips feel what is new in the world."""
        if self.link.poll():
            self.field_changed()

    def field_changed(self) -> None:
        """Tell every chip that the fields frame is a new one."""
        fields = self.fields
        if fields[frames.POWER_UPS] != self._power_ups:
            self._power_ups = fields[frames.POWER_UPS]
            for sensor in self.sensors:
                sensor.power_up()
        for sensor in self.sensors:
            sensor.field_changed()
        self.chain.field_changed()
        if not fields[frames.SDA_HELD]:
            self._clocks = 0

    def output(self, pin: int, level: int) -> None:
        """Drive a pin."""
        if pin == wiring.CHAIN_LOAD:
            self.refresh()
            self.chain.load(level)
        elif pin == wiring.SERVO_RAIL:
            self._flag(frames.RAIL_ON, level)
        elif pin == wiring.PANEL_LED:
            self._flag(frames.PANEL_LED_ON, level)
        elif pin == wiring.SCL and level and not self._levels[pin]:
            self._clocks += 1
        self._levels[pin] = level

    def input(self, pin: int) -> int:
        """Read a pin: what hangs on it, else what it is driven to."""
        self.refresh()
        fields = self.fields
        if pin in wiring.BUTTONS:
            return 1 - (fields[frames.BUTTONS] >> wiring.BUTTONS.index(pin) & 1)
        if pin == wiring.SDA:
            return 0 if self._bus_held() else 1
        if pin == wiring.CHAIN_DETECT:
            return 0 if fields[frames.REACH] >= fields[frames.SEGMENTS] else 1
        if pin in (wiring.SCL, wiring.DICE_INTERRUPT):
            return 1
        return self._levels[pin]

    def sensor(self, address: int) -> Tmag5273:
        """Return the sensor that answers to an address; OSError where none does."""
        self.refresh()
        for well in range(len(self.sensors)):
            if self.sensors[well].address == address:
                if self.fields[frames.PRESENT] >> well & 1 and not self._bus_held():
                    return self.sensors[well]
                break
        raise OSError(NO_DEVICE)

    def convert(self, pin: int) -> int:
        """Convert the voltage on a pin, 0 to 65535."""
        self.refresh()
        if pin == wiring.VOLTAGE:
            return adc.voltage(self.fields)
        if pin == wiring.CURRENT:
            return adc.current(self.fields)
        raise ValueError("nothing to convert on this pin")

    def pulse(self, pin: int, microseconds: int) -> None:
        """Give servo pulses on a pin."""
        if self.servos[wiring.SERVOS.index(pin)].pulse(microseconds):
            self.link.push()

    def light(self, colours: bytearray) -> None:
        """Send colours to the lamps."""
        if self.lamps.latch(colours):
            self.link.push()

    def watch(self, timeout: int) -> None:
        """Start the watchdog."""
        self.watchdog.start(timeout, self.link.now())
        self.link.push()

    def write_register(self, address: int, value: int) -> None:
        """Write a register of the chip itself; scratch has to be known outside before a reset."""
        self.watchdog.write(address, value)
        self.link.push()

    def feed(self) -> None:
        """Feed the watchdog."""
        self.watchdog.feed(self.link.now())
        self.link.fed()

    def _flag(self, flag: int, on: int) -> None:
        before = self.drives[frames.FLAGS]
        frames.put_flag(self.drives, frames.FLAGS, flag, on)
        if before != self.drives[frames.FLAGS]:
            self.link.push()

    def _bus_held(self) -> bool:
        return bool(self.fields[frames.SDA_HELD]) and self._clocks < FREEING_CLOCKS

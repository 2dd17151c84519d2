"""Start the board. Whatever a soft reset has left running is released before anything else."""

import select
import sys
from binascii import crc32, hexlify
from time import sleep_ms, ticks_add, ticks_diff, ticks_ms

from machine import PWM, Pin, reset, unique_id

SERVOS = (8, 10, 12, 14)  # as in board/pins.py, which may be missing after a copy that stopped
SERVO_RAIL = 21
FRAME_MS = 20
SECOND_MS = 1000
LAST_CRASH = "crash.txt"  # why the firmware last ended by itself
HELLO = (
    '{"hello":"board","protocol":1,"firmware":"unknown","manifest":"mixed","board":"%s",'
    '"boot":"00000000","reset":"soft","spaces":20,"mode":"safe","why":"%s"}'
)


def let_go() -> None:
    """End the servos' pulses, and at the end of their frame their power."""
    for number in SERVOS:
        PWM(Pin(number), freq=50, duty_ns=0)
    rail = Pin(SERVO_RAIL)
    if rail.value():
        sleep_ms(FRAME_MS)
    rail.init(Pin.OUT, value=0)


def drive(app, run) -> None:  # type: ignore[no-untyped-def]  # of board/app.py, imported late
    """Wait as long as the loop allows, or until a byte comes in; let go however it ends."""
    poller = select.poll()
    poller.register(sys.stdin, select.POLLIN)
    loop = run(app)
    try:
        for wait_ms in loop:
            poller.ipoll(wait_ms)
    finally:
        loop.close()


def play() -> str:
    """Run the firmware; a crash is a reset, for a board at the prompt is a dead one.

    Gives the reason when that can't go on.
    """
    try:
        from board.app import App, run  # noqa: PLC0415  # servos first
        from board.safety import mark_crash  # noqa: PLC0415
    except Exception:  # a file is missing, cut off, or of another version
        return "mixed firmware"
    try:
        drive(App(), run)
    except Exception as error:
        with open(LAST_CRASH, "w") as file:
            sys.print_exception(error, file)
        if mark_crash():
            reset()
    return "crash loop"


def stay_safe(why: str) -> None:
    """Say why each second; drain the line, or Ctrl-C is never seen."""
    body = HELLO % (hexlify(unique_id()).decode(), why)
    line = ("%s*%08x\n" % (body, crc32(body.encode()))).encode()
    incoming, outgoing = select.poll(), select.poll()
    incoming.register(sys.stdin, select.POLLIN)
    outgoing.register(sys.stdout, select.POLLOUT)
    byte = bytearray(1)
    due = ticks_ms()
    while True:
        if ticks_diff(ticks_ms(), due) >= 0:
            due = ticks_add(ticks_ms(), SECOND_MS)
            for _ in outgoing.ipoll(0):
                sys.stdout.buffer.write(line)
        for _ in incoming.ipoll(SECOND_MS):
            sys.stdin.buffer.readinto(byte)


let_go()
stay_safe(play())

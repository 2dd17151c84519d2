"""The link to the board: finds it, greets it, talks with it, notices its loss, finds it again.

Messages may be lost, doubled, delayed or garbled: both sides repeat what was not acknowledged, and
what comes twice or too late changes nothing. Its only clock is that of the event loop.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from enum import Enum, auto
from secrets import token_hex

from plank.table.line.codec import Decoder, encode
from plank.table.line.messages import (
    LEVEL,
    LONGEST_SILENCE_S,
    PROTOCOL,
    BoardMessage,
    ForeignHello,
    Gesture,
    Hello,
    HostHello,
    HostMessage,
    Pose,
    Seen,
)
from plank.table.link.backoff import Backoff
from plank.table.link.board_session import BoardSession, SessionCallbacks
from plank.table.link.firmware_check import Firmware, refusal
from plank.table.link.link_state import (
    Condition,
    LinkState,
    connected,
    lost,
    prompted,
    silent,
)
from plank.table.link.timer import Timer
from plank.table.link.wanted_state import WantedState
from plank.table.ports.errors import PortError
from plank.table.ports.port import Port, PortFactory

GREET_EVERY_S = 0.25
REGREET_AFTER_S = 0.5  # a greeting that comes this long after ours is no answer to it
RELEASE_S = 1.0  # how long to wait for the board to let its tentacles go
RELEASE_POLL_S = 0.02
SILENCE = "it fell silent"
ENTER = b"\r\n"  # nothing to the firmware; the prompt answers nothing else


class _Phase(Enum):
    """How far we are with the board."""

    CLOSED = auto()
    GREETING = auto()
    ACCEPTED = auto()
    REFUSED = auto()  # a board is there, but not one to play with: nothing more is sent


def _ignore(_: object) -> None:
    """Do nothing: nobody listens."""


class Link:
    """Keeps in touch with the board. Make it where the event loop runs.

        link = Link(BoardFinder(), on_seen=show, on_state=tell)
        link.start()
        link.set_wanted(lamps=lamp_string({7: Lamp.GREEN}, {}, spaces=20), armed=True)
        ...
        await link.release()

    `state` is the last one reported (None before the first), `hello` the last greeting accepted.
    `losses` counts lost connections by reason, `decoder.counters` the lines refused. `on_state` is
    called when the state has changed; `on_seen` with each change of the table, and once at the
    start of each session whether it changed or not.
    """

    def __init__(
        self,
        ports: PortFactory,
        expected: Firmware | None = None,
        *,
        on_seen: Callable[[Seen], None] = _ignore,
        on_state: Callable[[LinkState], None] = _ignore,
        session_id: str | None = None,
    ) -> None:
        self._ports = ports
        self._expected = expected
        self._on_seen = on_seen
        self._on_state = on_state
        self._loop = asyncio.get_running_loop()
        self._session_id = session_id or token_hex(4)
        self._wanted = WantedState()
        self._backoff = Backoff()
        self._retry_timer = Timer(self._loop, self._open)
        self._greet_timer = Timer(self._loop, self._greet)
        self._no_greeting_timer = Timer(self._loop, self._give_up)
        self._phase = _Phase.CLOSED
        self._port: Port | None = None
        self._board: str | None = None
        self._session: BoardSession | None = None
        self._greeted_at = 0.0
        self.decoder = Decoder()
        self.losses: Counter[str] = Counter()
        self.hello: Hello | None = None
        self.state: LinkState | None = None

    def start(self) -> None:
        """Open the port and greet, and go on trying until closed."""
        self._open()

    def set_wanted(
        self,
        *,
        lamps: str | None = None,
        pose: Pose | None = None,
        gesture: Gesture | None = None,
        armed: bool | None = None,
    ) -> None:
        """Change what is wanted of the table; what is not named stays as it was.

        It is kept while the board is away. A gesture is done once for its number, and holds until
        a pose is named without one. A gesture that a restart or a loss broke off is not done again.
        """
        if self._wanted.change(lamps, pose, gesture, armed) and self._session is not None:
            self._session.wanted_changed()

    async def release(self) -> None:
        """Have the tentacles let go, wait until they have (a second at most), and close."""
        self._want_rest()
        until = self._loop.time() + RELEASE_S
        while self._session and not self._session.released and self._loop.time() < until:
            await asyncio.sleep(RELEASE_POLL_S)
        self.close()

    def close(self) -> None:
        """Have the tentacles let go, without waiting for an answer, and close."""
        self._want_rest()
        if self._session is not None:
            self._session.send_wanted()
        self._retry_timer.stop()
        self._disconnect()

    # --- opening and losing the port

    def _open(self) -> None:
        try:
            self._port = self._ports(self._board)
            self._port.open(self._loop, self._on_bytes, self._lose)
        except PortError as error:
            self._port = None
            self._report(error.state)
            self._retry_timer.restart(self._backoff.next())
            return
        self.decoder.clear()
        self._phase = _Phase.GREETING
        self._no_greeting_timer.restart(LONGEST_SILENCE_S)
        self._port.write(ENTER)
        self._greet()

    def _lose(self, reason: str) -> None:
        self.losses[reason] += 1
        self._report(lost(self._port_name(), reason))
        self._reopen()

    def _reopen(self) -> None:
        self._disconnect()
        self._retry_timer.restart(self._backoff.next())

    def _disconnect(self) -> None:
        self._end_session(_Phase.CLOSED)
        port, self._port = self._port, None
        if port is not None:
            port.close()

    # --- greeting

    def _greet(self) -> None:
        self._greeted_at = self._loop.time()
        self._send(HostHello(PROTOCOL, self._session_id))
        if self._phase is _Phase.GREETING:
            self._greet_timer.restart(GREET_EVERY_S)

    def _greet_again(self) -> None:
        """Greet a board that has not received our greeting, or has restarted since."""
        if self._loop.time() - self._greeted_at > REGREET_AFTER_S:
            self._greet()

    def _give_up(self) -> None:
        """Forget the board that was on this port, for nobody greets; perhaps try another port."""
        self._board = None
        if not self._at_prompt():
            self._report(silent(self._port_name()))
        self._reopen()

    def _take_greeting(self, hello: Hello | ForeignHello) -> None:
        refused = refusal(hello, self._expected, self._port_name())
        if refused is not None:
            self._end_session(_Phase.REFUSED)
            self._report(refused)
        elif isinstance(hello, Hello):
            self._accept(hello)

    def _accept(self, hello: Hello) -> None:
        known = self._phase is _Phase.ACCEPTED and self.hello == hello
        if not known:
            self._start_session(hello)
        self._greet_again()

    def _take_prompt(self) -> None:
        """Send nothing more to MicroPython's prompt, and wait for the firmware."""
        if self._phase is _Phase.GREETING:
            self._greet_timer.stop()
            self._report(prompted(self._port_name()))

    # --- the session with the board

    def _start_session(self, hello: Hello) -> None:
        before, self.hello = self.hello, hello
        restarted = before is not None and before.boot != hello.boot
        self._board = hello.board
        self._wanted.end_gesture()
        self._wanted.renew()
        self._backoff.reset()
        self._end_session(_Phase.ACCEPTED)
        callbacks = SessionCallbacks(self._send, self._on_seen, self._on_silence)
        self._session = BoardSession(self._loop, self._wanted, hello.spaces, callbacks)
        self._report(connected(self._port_name(), hello.reset if restarted else None))

    def _end_session(self, phase: _Phase) -> None:
        self._phase = phase
        self._greet_timer.stop()
        self._no_greeting_timer.stop()
        if self._session is not None:
            self._session.end()
            self._session = None

    def _on_silence(self) -> None:
        self._lose(SILENCE)

    def _want_rest(self) -> None:
        self._wanted.change(pose=LEVEL, armed=False)

    # --- bytes

    def _send(self, message: HostMessage) -> None:
        if self._port is not None:
            self._port.write(encode(message))

    def _on_bytes(self, data: bytes) -> None:
        prompts = self.decoder.counters.prompt
        for message in self.decoder.feed(data):
            self._receive(message)
        if self.decoder.counters.prompt > prompts:
            self._take_prompt()

    def _receive(self, message: BoardMessage) -> None:
        if self._phase is _Phase.CLOSED:
            return
        if not isinstance(message, Seen):
            self._take_greeting(message)
        elif self._session is not None and self.hello is not None:
            self._receive_seen(message, self._session, self.hello)

    def _receive_seen(self, seen: Seen, session: BoardSession, hello: Hello) -> None:
        if seen.boot != hello.boot:
            self._greet_again()
        elif len(seen.track) != 2 * (hello.spaces + 1):
            self.decoder.counters.bad_shape += 1
        else:
            session.receive(seen)

    # --- reporting the state

    def _report(self, state: LinkState) -> None:
        if state != self.state and not self._is_still_lost(state):
            self.state = state
            self._on_state(state)

    def _is_still_lost(self, state: LinkState) -> bool:
        """Tell whether a lost board is still not there, which is no news."""
        was_lost = self.state is not None and self.state.condition is Condition.LOST
        return was_lost and state.condition in (Condition.LOST, Condition.NO_BOARD)

    def _at_prompt(self) -> bool:
        return self.state is not None and self.state == prompted(self._port_name())

    def _port_name(self) -> str:
        return self._port.name if self._port is not None else "no port"

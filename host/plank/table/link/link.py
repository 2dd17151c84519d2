"""The link to the board: finds it, greets it, talks with it, notices its loss, finds it again.

Messages may be lost, doubled, delayed or garbled: both sides say again what they have not heard
back, and what comes twice or too late changes nothing. Time is only that of the event loop.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from enum import Enum, auto
from secrets import token_hex

from plank.table.line.codec import Decoder, encode
from plank.table.line.messages import (
    LONGEST_SILENCE_S,
    PROTOCOL,
    BoardMessage,
    ForeignHello,
    GestureName,
    Hello,
    HostHello,
    HostMessage,
    Pose,
    Seen,
)
from plank.table.link.backoff import Backoff
from plank.table.link.board_session import BoardSession, SessionListeners
from plank.table.link.handshake import Firmware, connected, lost, prompted, refusal, silent
from plank.table.link.link_state import Condition, LinkState
from plank.table.link.timer import Timer
from plank.table.link.wanted import LEVEL, WantedState
from plank.table.ports.errors import PortError
from plank.table.ports.port import Port, PortFactory

GREET_EVERY_S = 0.25
REGREET_AFTER_S = 0.5  # a greeting that comes this long after ours is no answer to it
RELEASE_S = 1.0  # how long to wait for the board to let its tentacles go
RELEASE_LOOK_S = 0.02
SILENCE = "it fell silent"
ENTER = b"\r\n"  # nothing to the firmware; the prompt answers nothing else


class _Phase(Enum):
    """How far we are with the board."""

    CLOSED = auto()
    GREETING = auto()
    TALKING = auto()
    REFUSED = auto()  # a board is there, but not one to play with: nothing more is said


def _ignore(_: object) -> None:
    """Nobody listens."""


class Link:
    """Keeps in touch with the board. Make it where the event loop runs.

        link = Link(Finder(), on_seen=show, on_state=tell)
        link.start()
        link.want(lamps=lamp_string({7: Lamp.GREEN}, {}, spaces=20), armed=True)
        ...
        await link.release()

    `state` is the last one told (None before the first), `hello` the last greeting accepted.
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
        self._wish = WantedState(first_gesture=int(self._session_id, 16))
        self._pauses = Backoff()
        self._retrying = Timer(self._loop, self._open)
        self._greeting = Timer(self._loop, self._greet)
        self._giving_up = Timer(self._loop, self._give_up)
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

    def want(
        self,
        *,
        lamps: str | None = None,
        pose: Pose | None = None,
        gesture: tuple[GestureName, int] | None = None,
        armed: bool | None = None,
    ) -> None:
        """WantedState for something else, the rest as before; it is kept while the board is away.

        Naming a gesture (name, lane) starts it once, and holds until a pose is named. A gesture
        that a restart or a loss broke off is not done again.
        """
        if self._wish.change(lamps, pose, gesture, armed) and self._session is not None:
            self._session.wished()

    async def release(self) -> None:
        """Have the tentacles let go, wait until they are (a second at most), and close."""
        self._wish_for_rest()
        until = self._loop.time() + RELEASE_S
        while self._session and not self._session.released and self._loop.time() < until:
            await asyncio.sleep(RELEASE_LOOK_S)
        self.close()

    def close(self) -> None:
        """Say that the tentacles are to let go, without waiting for an answer, and close."""
        self._wish_for_rest()
        if self._session is not None:
            self._session.say()
        self._retrying.stop()
        self._disconnect()

    # --- opening and losing the port

    def _open(self) -> None:
        try:
            self._port = self._ports(self._board)
            self._port.open(self._loop, self._on_bytes, self._lose)
        except PortError as error:
            self._port = None
            self._tell(error.state)
            self._retrying.restart(self._pauses.next())
            return
        self.decoder.clear()
        self._phase = _Phase.GREETING
        self._giving_up.restart(LONGEST_SILENCE_S)
        self._port.write(ENTER)
        self._greet()

    def _lose(self, reason: str) -> None:
        self.losses[reason] += 1
        self._tell(lost(self._port_name(), reason))
        self._reopen()

    def _reopen(self) -> None:
        self._disconnect()
        self._retrying.restart(self._pauses.next())

    def _disconnect(self) -> None:
        self._stop_talking(_Phase.CLOSED)
        port, self._port = self._port, None
        if port is not None:
            port.close()

    # --- greeting

    def _greet(self) -> None:
        self._greeted_at = self._loop.time()
        self._send(HostHello(PROTOCOL, self._session_id))
        if self._phase is _Phase.GREETING:
            self._greeting.restart(GREET_EVERY_S)

    def _greet_again(self) -> None:
        """Greet a board that has not heard our greeting, or has restarted since."""
        if self._loop.time() - self._greeted_at > REGREET_AFTER_S:
            self._greet()

    def _give_up(self) -> None:
        """Nobody greets on this port: forget the board that was there, perhaps try another port."""
        self._board = None
        if not self._at_prompt():
            self._tell(silent(self._port_name()))
        self._reopen()

    def _greeted(self, hello: Hello | ForeignHello) -> None:
        refused = refusal(hello, self._expected, self._port_name())
        if refused is not None:
            self._stop_talking(_Phase.REFUSED)
            self._tell(refused)
        elif isinstance(hello, Hello):
            self._accept(hello)

    def _accept(self, hello: Hello) -> None:
        known = self._phase is _Phase.TALKING and self.hello == hello
        if not known:
            self._talk(hello)
        self._greet_again()

    def _prompted(self) -> None:
        """MicroPython's prompt answers: wait for the firmware, feed the prompt no more."""
        if self._phase is _Phase.GREETING:
            self._greeting.stop()
            self._tell(prompted(self._port_name()))

    # --- talking

    def _talk(self, hello: Hello) -> None:
        before, self.hello = self.hello, hello
        restarted = before is not None and before.boot != hello.boot
        self._board = hello.board
        self._wish.end_gesture()
        self._wish.renew()
        self._pauses.reset()
        self._stop_talking(_Phase.TALKING)
        ears = SessionListeners(self._send, self._on_seen, self._on_silence)
        self._session = BoardSession(self._loop, self._wish, hello.spaces, ears)
        self._tell(connected(self._port_name(), hello.reset if restarted else None))

    def _stop_talking(self, phase: _Phase) -> None:
        self._phase = phase
        self._greeting.stop()
        self._giving_up.stop()
        if self._session is not None:
            self._session.end()
            self._session = None

    def _on_silence(self) -> None:
        self._lose(SILENCE)

    def _wish_for_rest(self) -> None:
        self._wish.change(pose=LEVEL, armed=False)

    # --- bytes

    def _send(self, message: HostMessage) -> None:
        if self._port is not None:
            self._port.write(encode(message))

    def _on_bytes(self, data: bytes) -> None:
        prompts = self.decoder.counters.prompt
        for message in self.decoder.feed(data):
            self._take(message)
        if self.decoder.counters.prompt > prompts:
            self._prompted()

    def _take(self, message: BoardMessage) -> None:
        if self._phase is _Phase.CLOSED:
            return
        if not isinstance(message, Seen):
            self._greeted(message)
        elif self._session is not None and self.hello is not None:
            self._hear(message, self._session, self.hello)

    def _hear(self, seen: Seen, session: BoardSession, hello: Hello) -> None:
        if seen.boot != hello.boot:
            self._greet_again()
        elif len(seen.track) != 2 * (hello.spaces + 1):
            self.decoder.counters.bad_shape += 1
        else:
            session.hear(seen)

    # --- telling

    def _tell(self, state: LinkState) -> None:
        if state != self.state and not self._is_still_lost(state):
            self.state = state
            self._on_state(state)

    def _is_still_lost(self, state: LinkState) -> bool:
        """A lost board that is not there is no news."""
        was_lost = self.state is not None and self.state.condition is Condition.LOST
        return was_lost and state.condition in (Condition.LOST, Condition.NO_BOARD)

    def _at_prompt(self) -> bool:
        return self.state is not None and self.state == prompted(self._port_name())

    def _port_name(self) -> str:
        return self._port.name if self._port is not None else "no port"

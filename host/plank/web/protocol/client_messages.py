"""What a page may say to the server (README.md)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from plank.web.protocol.service import LONGEST_NAME, Draft

Code = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=8)]
Number = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


class ClientMessage(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="t",
    tag=str.lower,
    forbid_unknown_fields=True,
):
    """What a page says; `t` is the class name in lower case. An answer has the same `id`."""

    id: Number | None = None


class Hello(ClientMessage, frozen=True):
    """The first message."""

    protocol: int
    tab: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9]{8,40}$")]
    token: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    language: Code | None = None


class Alive(ClientMessage, frozen=True):
    """The page is there."""


class AskWhole(ClientMessage, frozen=True, tag="whole"):
    """The page has a gap."""


class Language(ClientMessage, frozen=True):
    """The page wants another language."""

    language: Code


class Join(ClientMessage, frozen=True):
    """A watcher wants a seat."""

    seat: Seat
    name: Name | None = None


class Leave(ClientMessage, frozen=True):
    """A seat is given up."""


class Take(ClientMessage, frozen=True):
    """A second tab wants to play."""


class DoAct(ClientMessage, frozen=True, tag="act"):
    """An act for the referee."""

    act: dict[str, Any]


class Hands(ClientMessage, frozen=True):
    """A command for the virtual table."""

    do: dict[str, Any]


class WantWorld(ClientMessage, frozen=True, tag="world"):
    """The virtual table is to be shown, or no longer."""

    on: bool


class SetDraft(ClientMessage, frozen=True, tag="draft"):
    """The game being set up, or None: no longer."""

    draft: Draft | None


class Start(ClientMessage, frozen=True):
    """The game set up begins."""


class Resume(ClientMessage, frozen=True):
    """A game left unfinished goes on."""

    game: Number


class Discard(ClientMessage, frozen=True):
    """A game left unfinished is ended."""

    game: Number


class AskTicket(ClientMessage, frozen=True, tag="ticket"):
    """A seat gets a new token."""

    seat: Seat


class Vacate(ClientMessage, frozen=True):
    """A seat is freed."""

    seat: Seat


class Lan(ClientMessage, frozen=True):
    """Phones may join, or no longer."""

    on: bool


class ChangeSettings(ClientMessage, frozen=True, tag="settings"):
    """How things are said."""

    muted: bool | None = None
    rate: Annotated[int, msgspec.Meta(ge=50, le=200)] | None = None
    loudness: Annotated[int, msgspec.Meta(ge=10, le=200)] | None = None
    style: Code | None = None
    language: Code | None = None
    speaker: Code | None = None


class AskGames(ClientMessage, frozen=True, tag="games"):
    """The games played."""


class AskReplay(ClientMessage, frozen=True, tag="replay"):
    """A game as it stood after so many moves."""

    game: Number
    move: Number


class AskRules(ClientMessage, frozen=True, tag="rules"):
    """The rules page."""


class AskService(ClientMessage, frozen=True, tag="service"):
    """The service's log."""


class AskCommands(ClientMessage, frozen=True, tag="commands"):
    """What can be done to the virtual table."""


class Played(ClientMessage, frozen=True):
    """A sentence was played to its end."""

    say: Code


AnyClientMessage = (
    Hello | Alive | AskWhole | Language | Join | Leave | Take | DoAct | Hands | WantWorld | SetDraft
    | Start | Resume | Discard | AskTicket | Vacate | Lan | ChangeSettings | AskGames | AskReplay
    | AskRules | AskService | AskCommands | Played
)  # fmt: skip


class _Numbered(msgspec.Struct):
    id: Number | None = None


def id_of(text: str) -> int | None:
    """Return the number of a message that is else wrong, None where it can't be read."""
    try:
        return msgspec.json.decode(text, type=_Numbered).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


unpack = msgspec.json.Decoder(AnyClientMessage).decode
"""Read what a page says. Raises msgspec.MsgspecError."""

"""The switches of a game: a frozen struct whose fields know what they allow and what they mean.

    class Rules(Switches, frozen=True):
        push: Annotated[bool, YesNo("P25-P27", "landing pushes those who stand there")] = False

Every way in refuses a wrong value with a RuleError of one line, which names the switch, the value
and what is allowed: the constructor, `from_texts` (command line) and `from_header` (ship's log).
"""

from __future__ import annotations

import difflib
import functools
import json
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, ClassVar, Self, cast, get_args, get_origin, get_type_hints

import msgspec

from plank.games import value_text
from plank.games.errors import RuleError


class Switch:
    """What one switch allows (in words: `allowed`) and means; `ruling` is its number."""

    def __init__(self, ruling: str, meaning: str, allowed: str) -> None:
        self.ruling = ruling
        self.meaning = meaning
        self.allowed = allowed

    def allows(self, value: object) -> bool:
        """Tell whether a value, of exactly the right type, is allowed."""
        raise NotImplementedError

    def read(self, text: str) -> object:
        """Turn the text of the command line into a value; text that is no value stays text."""
        raise NotImplementedError

    def show(self, value: object) -> str:
        """Write a value as the command line takes it."""
        return json.dumps(value)


class YesNo(Switch):
    """A switch that is on or off."""

    def __init__(self, ruling: str, meaning: str) -> None:
        super().__init__(ruling, meaning, "true or false")

    def allows(self, value: object) -> bool:
        """Tell whether it is a bool."""
        return isinstance(value, bool)

    def read(self, text: str) -> object:
        """Read `true` or `false`."""
        return {"true": True, "false": False}.get(text, text)


class Whole(Switch):
    """A whole number from `low` to `high`; with `unlimited`, None (`null`) as well."""

    def __init__(
        self, ruling: str, meaning: str, low: int, high: int, *, unlimited: bool = False
    ) -> None:
        allowed = f"a whole number from {low} to {high}"
        super().__init__(
            ruling, meaning, f"{allowed}, or null for no limit" if unlimited else allowed
        )
        self.low = low
        self.high = high
        self.unlimited = unlimited

    def allows(self, value: object) -> bool:
        """Tell whether it is an int in range: neither `true` nor `1.0` is."""
        if value is None:
            return self.unlimited
        return type(value) is int and self.low <= value <= self.high

    def read(self, text: str) -> object:
        """Read plain digits, or `null`."""
        if text == "null" and self.unlimited:
            return None
        return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


class OneOf(Switch):
    """One of a few words."""

    def __init__(self, ruling: str, meaning: str, *words: str) -> None:
        super().__init__(ruling, meaning, " or ".join(words))
        self.words = words

    def allows(self, value: object) -> bool:
        """Tell whether it is one of the words."""
        return value in self.words

    def read(self, text: str) -> object:
        """Leave the word as it is."""
        return text

    def show(self, value: object) -> str:
        """Write the word without quotes."""
        return str(value)


class Names(Switch):
    """A list of names; None, which has no text form, is the usual list (`usual` in words)."""

    def __init__(self, ruling: str, meaning: str, usual: str) -> None:
        super().__init__(ruling, meaning, "a list of names, one a space")
        self.usual = usual

    def allows(self, value: object) -> bool:
        """Tell whether it is a tuple of names with something in each."""
        if value is None:
            return True
        return bool(names := _names(value)) and all(map(_named, names))

    def read(self, text: str) -> object:
        """Read names with commas between them."""
        return tuple(name.strip() for name in text.split(","))

    def show(self, value: object) -> str:
        """Write names with commas between them."""
        return ",".join(map(str, _names(value))) or self.usual


def _names(value: object) -> tuple[object, ...]:
    return cast("tuple[object, ...]", value) if isinstance(value, tuple) else ()


def _named(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


class Switches(msgspec.Struct, frozen=True, kw_only=True):
    """The base of each game's `Rules`. Raises RuleError for a value that is not allowed."""

    title: ClassVar[str] = "The game"

    def __post_init__(self) -> None:
        for name, switch in switches_of(type(self)).items():
            value = getattr(self, name)
            if not switch.allows(value):
                raise refused(name, value, switch.allowed)

    @classmethod
    def from_texts(cls, texts: Iterable[str]) -> Self:
        """Read `name=value` texts, as `--rule` takes them. Raises RuleError."""
        values: dict[str, object] = {}
        for text in texts:
            name, equals, value = (part.strip() for part in text.partition("="))
            if not equals:
                line = f"rule {text!r}: write it as name=value, as in {_example(cls)}"
                raise RuleError(line, "rule-form", rule=text, example=_example(cls))
            if name in values:
                line = f"rule {text!r}: {name} is given twice; give it once"
                raise RuleError(line, "rule-twice", rule=name)
            values[name] = _switch(cls, name).read(value)
        return cls(**values)

    @classmethod
    def from_header(cls, header: Mapping[str, object]) -> Self:
        """Read the `rules` of a log's first line, as decoded from JSON. Raises RuleError."""
        values: dict[str, object] = {}
        for name, value in header.items():
            switch = _switch(cls, name)
            if isinstance(switch, Names):
                if not isinstance(value, list):
                    raise refused(name, value, switch.allowed)
                values[name] = tuple(cast("list[object]", value))
            else:
                values[name] = value
        return cls(**values)

    def header(self) -> dict[str, Any]:
        """Return the switches that differ from their defaults, for a log's first line."""
        fields = msgspec.structs.fields(self)
        values = {field.name: (getattr(self, field.name), field.default) for field in fields}
        return {
            name: _jsonable(value) for name, (value, default) in values.items() if value != default
        }


def refused(name: str, value: object, allowed: str) -> RuleError:
    """Make the error for a value that a switch does not allow."""
    shown = json.dumps(value, default=repr, ensure_ascii=False)
    line = f"rule {name}={shown}: {name} takes {allowed}"
    return RuleError(line, "rule-value", rule=name, value=value_text.value(value))


@functools.cache
def switches_of(rules: type[Switches]) -> dict[str, Switch]:
    """Return the switches of a `Rules` by name, in their order."""
    hints = get_type_hints(rules, include_extras=True)
    return {
        name: next(part for part in get_args(hints[name]) if isinstance(part, Switch))
        for name in rules.__struct_fields__
        if get_origin(hints[name]) is Annotated
    }


def describe(rules: type[Switches]) -> str:
    """Return the switches as readable text: default, meaning, ruling and what is allowed."""
    usual = rules()
    entries = (
        f"{name} = {switch.show(getattr(usual, name))}\n"
        f"    {switch.meaning} ({switch.ruling}).\n"
        f"    Allowed: {switch.allowed}.\n"
        for name, switch in switches_of(rules).items()
    )
    return "".join(entries)


def _jsonable(value: object) -> object:
    names = _names(value)
    return list(names) if names else value


def _switch(rules: type[Switches], name: str) -> Switch:
    switches = switches_of(rules)
    if name in switches:
        return switches[name]
    near = difflib.get_close_matches(name, switches, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(switches)}"
    line = f"rule {name!r}: {rules.title} has no such switch; {hint}"
    raise RuleError(line, "no-such-rule", rule=name, title=rules.title)


def _example(rules: type[Switches]) -> str:
    name, switch = next(iter(switches_of(rules).items()))
    return f"{name}={switch.show(getattr(rules(), name))}"

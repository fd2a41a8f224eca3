"""Values as the database stores them: replays compressed, plain values as JSON."""

import json
import zlib
from enum import StrEnum
from typing import TypeVar

from arcade.cabinet.replays.fields import TEXT_LIMIT, ReplayError, plain
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage import strings
from arcade.cabinet.user_error import UserError
from arcade.toolkit.contract.plain import Plain, freeze

E = TypeVar("E", bound=StrEnum)
T = TypeVar("T")
WHOLE = 2**63 - 1
"""The largest number that a database holds."""
TEXT_LENGTH = 100
MEMORY_LIMIT = TEXT_LIMIT // 2
"""Characters of what a game has learned: a run's text must have room for the run, too."""


class PackingError(UserError):
    """A stored value that cannot be read."""


def pack(text: str) -> bytes:
    """A replay's text, compressed."""
    return zlib.compress(text.encode())


def unpack(body: bytes) -> Replay:
    """The replay whose text was packed. Raises PackingError or ReplayError when there is none."""
    return Replay.from_text(unpack_text(body))


def unpack_text(body: bytes) -> str:
    """The text that was packed. Raises PackingError when there is none."""
    try:
        # Bounded, since a few damaged bytes could otherwise swell to any size.
        return zlib.decompressobj().decompress(body, TEXT_LIMIT + 1).decode()
    except (zlib.error, UnicodeDecodeError, TypeError):  # a text where bytes should be
        raise PackingError(strings.GARBLED_ENTRY) from None


def to_json(value: Plain) -> str:
    """A plain value as JSON."""
    return json.dumps(value, separators=(",", ":"))


def from_json(text: object) -> Plain:
    """The plain value that was written as JSON. Raises PackingError when there is none."""
    if not isinstance(text, str) or len(text) > TEXT_LIMIT:
        raise PackingError(strings.GARBLED_ENTRY)
    try:
        return freeze(json.loads(text))
    except (ValueError, TypeError, RecursionError):
        raise PackingError(strings.GARBLED_ENTRY) from None


def from_memory(text: object) -> Plain:
    """The same of what a game has learned, which every run of it carries. Raises PackingError for what none could."""
    try:
        value = plain(from_json(text), "learned")
    except ReplayError:
        raise PackingError(strings.GARBLED_ENTRY) from None
    if len(to_json(value)) > MEMORY_LIMIT:
        raise PackingError(strings.GARBLED_ENTRY)
    return value


# Columns, which other programs may have changed: each is of its kind and within its limits.


def whole(value: object, low: int = -WHOLE - 1, high: int = WHOLE) -> int:
    """A whole number within limits. Raises PackingError."""
    if type(value) is not int or not low <= value <= high:
        raise PackingError(strings.GARBLED_ENTRY)
    return value


def flag(value: object) -> bool:
    """Yes or no, as a database says it. Raises PackingError."""
    return whole(int(value) if isinstance(value, bool) else value, 0, 1) == 1


def noted(value: bool | None) -> int:
    """A yes or no for a column: 1 and 0, and -1 for what was not noted in its time."""
    return -1 if value is None else int(value)


def read_noted(value: object) -> bool | None:
    """The same read back. Raises PackingError."""
    number = whole(value, -1, 1)
    return None if number < 0 else number == 1


def words(value: object, length: int = TEXT_LENGTH) -> str:
    """A text that is not too long, of any letters. Raises PackingError."""
    if not isinstance(value, str) or len(value) > length:
        raise PackingError(strings.GARBLED_ENTRY)
    return value


def kind(value: object, wanted: type[T]) -> T:
    """A value of a kind that needs no limits. Raises PackingError."""
    if not isinstance(value, wanted):
        raise PackingError(strings.GARBLED_ENTRY)
    return value


def chosen(value: object, choices: type[E]) -> E:
    """One of an enumeration's values. Raises PackingError."""
    for choice in choices:
        if value == choice.value:
            return choice
    raise PackingError(strings.GARBLED_ENTRY)

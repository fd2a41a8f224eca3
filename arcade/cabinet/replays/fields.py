"""Strict reading of a replay's JSON: every value is of its type and within its limits, or one sentence says why not."""

import json
from collections.abc import Sequence
from enum import StrEnum
from typing import NoReturn, TypeVar

from arcade.cabinet.replays import strings
from arcade.cabinet.user_error import UserError
from arcade.toolkit.contract.plain import Plain, freeze

E = TypeVar("E", bound=StrEnum)

TEXT_LIMIT = 8_000_000
"""Characters in a replay's text."""
DEPTH = 32
"""How deep lists and objects may stand within each other in a thought or a memory."""
BITS = 256
"""The size of whole numbers in a thought or a memory."""
NAME_SHOWN = 32
"""So many characters of an unknown field's name are shown."""


class ReplayError(UserError):
    """A replay that cannot be read, written or believed; the message is one sentence."""


def _refuse_number(_: str) -> NoReturn:
    raise ReplayError(strings.FRACTION)


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    values: dict[str, object] = {}
    for name, value in pairs:
        if name in values:
            raise ReplayError(strings.TWICE, field=shown(name))
        values[name] = value
    return values


def parse(text: str) -> object:
    """A JSON text as lists, dicts, whole numbers, texts, flags and None. Raises ReplayError for anything else."""
    if len(text) > TEXT_LIMIT:
        raise ReplayError(strings.TOO_LONG, limit=TEXT_LIMIT)
    try:
        parsed: object = json.loads(
            text, parse_float=_refuse_number, parse_constant=_refuse_number, object_pairs_hook=_unique
        )
    except RecursionError:
        raise ReplayError(strings.NESTED) from None
    except ValueError:  # not JSON, or a number of thousands of digits
        raise ReplayError(strings.NOT_A_REPLAY) from None
    return parsed


def shown(name: str) -> str:
    """A field's name from an untrusted file, fit for a message: short, quoted, in plain letters."""
    return ascii(name[:NAME_SHOWN])


def record(value: object, field: str, names: tuple[str, ...]) -> dict[str, object]:
    """An object with exactly the named fields."""
    if not isinstance(value, dict):
        raise ReplayError(strings.NOT_A_RECORD, field=field)
    for name in names:
        if name not in value:
            raise ReplayError(strings.MISSING, field=name)
    for name in value:
        if name not in names:
            raise ReplayError(strings.UNKNOWN, field=shown(name))
    return value


def entries(value: object, field: str, limit: int) -> Sequence[object]:
    """A list of at most `limit` entries."""
    if not isinstance(value, (list, tuple)) or len(value) > limit:
        raise ReplayError(strings.NOT_A_LIST, field=field, limit=limit)
    return value


def entry(value: object, field: str, parts: int) -> Sequence[object]:
    """A list of exactly so many parts."""
    if not isinstance(value, (list, tuple)) or len(value) != parts:
        raise ReplayError(strings.NOT_AN_ENTRY, field=field, parts=parts)
    return value


def whole(value: object, field: str, low: int, high: int) -> int:
    """A whole number within limits; true and false are not numbers."""
    if type(value) is not int or not low <= value <= high:
        raise ReplayError(strings.NOT_WHOLE, field=field, low=low, high=high)
    return value


def flag(value: object, field: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ReplayError(strings.NOT_A_FLAG, field=field)
    return value


def line(value: object, field: str, limit: int) -> str:
    """A text of at most `limit` characters, all printable; it may be empty."""
    if not isinstance(value, str) or len(value) > limit or not value.isprintable():
        raise ReplayError(strings.NOT_A_TEXT, field=field, limit=limit)
    return value


def choice(value: object, field: str, choices: type[E]) -> E:
    """One of an enumeration's values."""
    for member in choices:
        if value == member.value:
            return member
    raise ReplayError(strings.NOT_A_CHOICE, field=field, choices=", ".join(choices))


def plain(value: object, field: str) -> Plain:
    """A plain value, lists as tuples; not nested too deeply, numbers not too large, texts that can be stored."""
    layer = [value]
    for _ in range(DEPTH):
        deeper: list[object] = []
        for item in layer:
            match item:
                case int() if item.bit_length() <= BITS:
                    pass
                case str() if _storable(item):
                    pass
                case list() | tuple():
                    deeper += item
                case dict() if all(isinstance(name, str) and _storable(name) for name in item):
                    deeper += item.values()
                case None:
                    pass
                case _:
                    raise ReplayError(strings.NOT_PLAIN, field=field)
        if not deeper:
            return freeze(value)
        layer = deeper
    raise ReplayError(strings.NESTED)


def _storable(text: str) -> bool:
    """Whether a text can be written as UTF-8, which half of a surrogate pair cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True

"""Plain values: what states, thoughts and memories are made of, so that they can be printed, compared and stored."""

from dataclasses import fields
from enum import Enum
from typing import Any, TypeAlias, Union, cast

Plain: TypeAlias = Union[bool, int, str, tuple["Plain", ...], dict[str, "Plain"], None]  # noqa: UP007 (a string cannot be |-ed)

_AS_THEY_ARE = frozenset((bool, int, str, type(None)))
"""Most of a state is these; members of enumerations are of types of their own."""


def freeze(value: object) -> Plain:
    """A value as a plain value: lists become tuples, members of enumerations their values.

    Raises TypeError for what is not plain.
    """
    if type(value) in _AS_THEY_ARE:
        return cast(Plain, value)
    match value:
        case Enum():
            return freeze(value.value)
        case int() | str():
            return value
        case list() | tuple():
            return tuple([cast(Plain, item) if type(item) in _AS_THEY_ARE else freeze(item) for item in value])
        case dict():
            return {str(key): freeze(item) for key, item in value.items()}
        case _:
            raise TypeError(f"{type(value).__name__} is not a plain value")


def plain_fields(thing: Any, *names: str) -> dict[str, Plain]:
    """What a thing has under these names, as plain values; all fields of a dataclass where none is named.

    The keys are the names, with blanks in place of underscores.
    """
    chosen = names or tuple(field.name for field in fields(thing))
    return {name.replace("_", " "): freeze(getattr(thing, name)) for name in chosen}

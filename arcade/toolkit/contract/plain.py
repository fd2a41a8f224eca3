"""Plain values: what states, thoughts and memories are made of, so that they can be printed, compared and stored."""

from typing import TypeAlias, Union

Plain: TypeAlias = Union[bool, int, str, tuple["Plain", ...], dict[str, "Plain"], None]  # noqa: UP007 (a string cannot be |-ed)


def freeze(value: object) -> Plain:
    """A value read from JSON as a plain value: lists become tuples. Raises TypeError for what is not plain."""
    match value:
        case None | bool() | int() | str():
            return value
        case list() | tuple():
            return tuple(freeze(item) for item in value)
        case dict():
            return {str(key): freeze(item) for key, item in value.items()}
        case _:
            raise TypeError(f"{type(value).__name__} is not a plain value")

"""A program's objects made again of what was written of them (see object_graph.py)."""

import json
from binascii import a2b_base64
from collections import Counter, deque
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from types import MethodType
from typing import Any, cast

from arcade.cabinet.replays.object_names import CHANGING, GraphError, constant, found


def read(text: str, known: Mapping[str, object]) -> Any:
    """The root of what was written, with these objects for those that were known. Raises GraphError."""
    try:
        top, nodes = json.loads(text)
        return Reader(nodes, known).value(top)
    except Exception as error:  # whatever a damaged text comes to
        raise GraphError(f"{type(error).__name__} {error}") from error


class Reader:
    """Makes objects of nodes."""

    def __init__(self, nodes: list[Any], known: Mapping[str, object]) -> None:
        self._nodes = nodes
        self._known = known
        self._made: dict[int, Any] = {}

    def value(self, written: Any) -> Any:
        if not isinstance(written, list):
            return written
        (number,) = written
        if number not in self._made:
            kind, *parts = self._nodes[number]
            if kind in _FILLED:
                _FILLED[kind](self, number, parts)
            else:
                self._made[number] = _MADE[kind](self, parts)
        return self._made[number]

    def values(self, written: list[Any]) -> list[Any]:
        return [self.value(one) for one in written]

    def empty(self, number: int, make: Callable[..., Any], *args: Any) -> Any:
        """A new object with nothing in it, which is the one of that number from now on."""
        made = self._made[number] = make(*args)
        return made

    def whole(self, number: int, made: Any) -> None:
        """A new object with all that belongs into it is the one of that number."""
        self._made[number] = made

    # What may hold itself is there before what it holds.

    def fill_list(self, number: int, parts: list[Any]) -> None:
        self.empty(number, list).extend(self.values(parts))

    def fill_deque(self, number: int, parts: list[Any]) -> None:
        self.empty(number, deque, (), parts[0]).extend(self.values(parts[1:]))

    def fill_set(self, number: int, parts: list[Any]) -> None:
        self.empty(number, set).update(self.values(parts))

    def fill_dict(self, number: int, parts: list[Any]) -> None:
        self._fill(self.empty(number, dict), parts)

    def fill_counter(self, number: int, parts: list[Any]) -> None:
        self._fill(self.empty(number, Counter), parts)

    def _fill(self, made: dict[Any, Any], parts: list[Any]) -> None:
        keys, values = parts
        for key, value in zip(keys, values, strict=True):
            made[self.value(key)] = self.value(value)

    def fill_object(self, number: int, parts: list[Any]) -> None:
        module, name, names, values = parts
        kind = found(module, name)
        if not isinstance(kind, type):
            raise GraphError(name)
        made = self.empty(number, object.__new__, kind)
        for attribute, value in zip(names, values, strict=True):
            object.__setattr__(made, attribute, self.value(value))

    # What cannot be changed is made of what it holds.

    def known(self, parts: list[Any]) -> Any:
        return self._known[parts[0]]

    def enum(self, parts: list[Any]) -> Any:
        module, name, member = parts
        return cast(Any, found(module, name))[member]

    def named_tuple(self, parts: list[Any]) -> Any:
        module, name, *values = parts
        return tuple.__new__(cast(Any, found(module, name)), self.values(values))

    def method(self, parts: list[Any]) -> Any:
        owner = self.value(parts[0])
        function = getattr(type(owner), parts[1])
        return MethodType(function, owner)

    def fill_bytearray(self, number: int, parts: list[Any]) -> None:
        self.empty(number, bytearray)[:] = a2b_base64(parts[0])

    # Only its essence tells what it is.

    def fill_essential(self, number: int, parts: list[Any]) -> None:
        module, name, essence = parts
        self.whole(number, cast(Any, found(module, name)).from_essence(self.value(essence)))

    def made_partial(self, parts: list[Any]) -> Any:
        function, args, keywords = parts
        return partial(self.value(function), *self.values(args), **self.value(keywords))


_FILLED: Mapping[str, Any] = {kind: getattr(Reader, f"fill_{kind}") for kind in CHANGING}
_MADE: Mapping[str, Any] = {
    "known": Reader.known,
    "tuple": lambda reader, parts: tuple(reader.values(parts)),
    "frozen": lambda reader, parts: frozenset(reader.values(parts)),
    "bytes": lambda _, parts: a2b_base64(parts[0]),
    "enum": Reader.enum,
    "named": lambda _, parts: found(*parts),
    "constant": lambda _, parts: constant(*parts),
    "method": Reader.method,
    "partial": Reader.made_partial,
    "range": lambda _, parts: range(*parts),
    "slice": lambda _, parts: slice(*parts),
    "number": lambda _, parts: int(parts[0], 16),
    "fraction": lambda _, parts: Fraction(*parts),
    "named tuple": Reader.named_tuple,
}

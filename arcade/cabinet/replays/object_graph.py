"""A program's objects as text: what its generators would need to begin again at a safe point.

Only plain values, the containers of the language and objects of the arcade's own classes are written; they come back
(object_reader.py) without any code being run but that of sets and of keys that are hashed. Whatever else is met, a
generator or a function within another one, refuses the whole. What was read is never trusted for more than to save time
(see checkpoint.py).
"""

import json
from binascii import b2a_base64
from collections import deque
from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from functools import partial
from types import MethodType
from typing import Any

from arcade.cabinet.replays.object_names import CONTAINERS, MAPPINGS, NAMED, PLAIN, GraphError, constants, name_of
from arcade.machine.essence import Essential

MOST = 5_000
"""Objects: more take longer than a frame may. Most programs have some hundreds."""
LARGE = 1 << 64
GENERIC = "__orig_class__"
"""What typing notes on an object that was made by the name of a generic class: nothing depends on it."""


def write(root: object, known: Mapping[str, object]) -> str:
    """The objects that can be reached from `root`; those that are `known` are written by their names alone.

    Raises GraphError.
    """
    writer = Writer(root, known)
    return as_text(writer.top, writer.nodes)


def as_text(*parts: object) -> str:
    """Nodes as a text."""
    return json.dumps(parts, separators=(",", ":"), ensure_ascii=False)


class Writer:
    """Nodes by number: a list [kind, ...]. A plain value stands for itself, everything else is the list [number]."""

    def __init__(self, root: object, known: Mapping[str, object]) -> None:
        """Write the objects that can be reached from `root`. Raises GraphError."""
        self.nodes: list[Any] = []
        self.objects: dict[int, object] = {}
        """What has which number; while they are kept no identity is given twice."""
        self._numbers: dict[int, int] = {}
        self._plain: dict[tuple[Any, ...], int] = {}
        """Tuples of plain values: equal ones, cells and moves say, are one."""
        self._constants = constants(type(root))
        for name, one in known.items():
            if type(one) not in PLAIN:
                self._numbers[id(one)] = len(self.nodes)
                self.nodes.append(["known", name])
        try:
            self.top = self.value(root)
        except RecursionError as error:
            raise GraphError("too deep") from error

    def value(self, one: object) -> Any:
        if type(one) in PLAIN and not _large(one):
            return one
        number = self._numbers.get(id(one))
        if number is None and type(one) is tuple and PLAIN.issuperset(map(type, one)):
            number = self._plain.setdefault((one, *map(type, one)), len(self.nodes))
            number = None if number == len(self.nodes) else number
        if number is None:
            number = self._numbers[id(one)] = len(self.nodes)
            if number >= MOST:
                raise GraphError("too many")
            self.nodes.append(None)
            self.objects[number] = one
            self.nodes[number] = self._node(one)
        return [number]

    def _values(self, many: Any) -> list[Any]:
        if PLAIN.issuperset(map(type, many)) and not any(map(_large, many)):
            return list(many)
        return [self.value(one) for one in many]

    def _node(self, one: Any) -> list[Any]:
        kind = type(one)
        if (constant := self._constants.get(id(one))) is not None:
            return ["constant", *constant]
        if kind in CONTAINERS:
            extra = [one.maxlen] if kind is deque else []
            return [CONTAINERS[kind], *extra, *self._values(one)]
        if kind in MAPPINGS:
            return [MAPPINGS[kind], self._values(one.keys()), self._values(one.values())]
        if kind in (bytes, bytearray):
            return [kind.__name__, b2a_base64(one, newline=False).decode()]
        if isinstance(one, Enum):
            return ["enum", *name_of(kind), one.name]
        if isinstance(one, NAMED):
            return ["named", *name_of(one)]
        if kind is MethodType:
            return ["method", self.value(one.__self__), one.__func__.__name__]
        if kind is partial:
            return ["partial", self.value(one.func), self._values(one.args), self.value(one.keywords)]
        if kind is int:
            return ["number", f"{one:x}"]
        if kind in (range, slice):
            return [kind.__name__, one.start, one.stop, one.step]
        if kind is Fraction:
            return ["fraction", one.numerator, one.denominator]
        if isinstance(one, tuple):
            return ["named tuple", *name_of(kind), *self._values(one)]
        if isinstance(one, (int, str, list, dict, set, frozenset, bytes)):
            raise GraphError(f"a {kind.__name__} has more in it than its fields")
        if isinstance(one, Essential):
            return ["essential", *name_of(kind), self.value(one.essence())]
        attributes = _attributes(one)
        return ["object", *name_of(kind), list(attributes), self._values(attributes.values())]


def _large(one: object) -> bool:
    """Whether it is a number of so many digits that writing it as one takes long, and longer the more there are."""
    return type(one) is int and not -LARGE < one < LARGE


def _attributes(one: object) -> dict[str, object]:
    found: dict[str, object] = {}
    for kind in type(one).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if hasattr(one, name) and not name.startswith("__"):
                found[name] = getattr(one, name)
    found |= getattr(one, "__dict__", {})
    found.pop(GENERIC, None)
    return found

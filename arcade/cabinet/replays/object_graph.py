"""A program's objects as text, and back: what its generators would need to begin again at a landmark.

Only plain values, the containers of the language and objects of the arcade's own classes are written; they come back
without any code being run but that of sets and of keys that are hashed. Whatever else is met, a generator or a function
within another one, refuses the whole. What was read is never trusted for more than to save time (see checkpoint.py).
"""

import json
import sys
from abc import ABCMeta
from binascii import a2b_base64, b2a_base64
from collections import Counter, deque
from collections.abc import Callable, Mapping
from enum import Enum, EnumType
from fractions import Fraction
from functools import lru_cache, partial
from importlib import import_module
from types import FunctionType, MethodType, ModuleType
from typing import Any, cast

from arcade.machine.essence import Essential

PLAIN = frozenset((int, str, bool, float, type(None)))
SHARED = ("arcade.machine.", "arcade.toolkit.")
ROOMS = (*SHARED, "arcade.games.")
"""Where the classes and functions are that may be named."""
UNSHARED = PLAIN | {type, ABCMeta, EnumType, FunctionType, ModuleType, bytes}
"""What is no value of a module that a program could compare with `is`."""
CONTAINERS: Mapping[type, str] = {list: "list", tuple: "tuple", set: "set", frozenset: "frozen", deque: "deque"}
MAPPINGS: Mapping[type, str] = {dict: "dict", Counter: "counter"}
MOST = 5_000
"""Objects: more take longer than a frame may. Most programs have some hundreds."""
CHANGING = ("list", "deque", "set", "dict", "counter", "bytearray", "object", "essential")
"""What may have something else in it later and still be the same thing."""
NAMED = type | FunctionType
LARGE = 1 << 64
GENERIC = "__orig_class__"
"""What typing notes on an object that was made by the name of a generic class: nothing depends on it."""


class GraphError(Exception):
    """Objects that cannot be written, or a text that cannot be read."""


def write(root: object, known: Mapping[str, object]) -> str:
    """The objects that can be reached from `root`; those that are `known` are written by their names alone.

    Raises GraphError.
    """
    writer = Writer(root, known)
    return as_text(writer.top, writer.nodes)


def as_text(*parts: object) -> str:
    """Nodes as a text."""
    return json.dumps(parts, separators=(",", ":"), ensure_ascii=False)


def prepare(kind: type) -> None:
    """Have ready what takes a few milliseconds the first time that a program of a kind is written."""
    _constants(len(sys.modules), _package(kind))


def read(text: str, known: Mapping[str, object]) -> Any:
    """The root of what was written, with these objects for those that were known. Raises GraphError."""
    try:
        top, nodes = json.loads(text)
        return Reader(nodes, known).value(top)
    except Exception as error:  # whatever a damaged text comes to
        raise GraphError(f"{type(error).__name__} {error}") from error


@lru_cache(1)
def _constants(_modules: int, package: str) -> dict[int, tuple[str, str]]:
    """Module and name of the values that a game's modules and the shared ones define, by identity.

    Programs may compare them with `is`.
    """
    found: dict[int, tuple[str, str]] = {}
    for module, content in list(sys.modules.items()):
        if f"{module}.".startswith((*SHARED, package)):
            for name, value in vars(content).items():
                if type(value) not in UNSHARED and (value or type(value) not in CONTAINERS):
                    found.setdefault(id(value), (module, name))
    return found


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
        self._constants = _constants(len(sys.modules), _package(type(root)))
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
            return ["enum", *_name(kind), one.name]
        if isinstance(one, NAMED):
            return ["named", *_name(one)]
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
            return ["named tuple", *_name(kind), *self._values(one)]
        if isinstance(one, (int, str, list, dict, set, frozenset, bytes)):
            raise GraphError(f"a {kind.__name__} has more in it than its fields")
        if isinstance(one, Essential):
            return ["essential", *_name(kind), self.value(one.essence())]
        attributes = _attributes(one)
        return ["object", *_name(kind), list(attributes), self._values(attributes.values())]


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
        kind = _found(module, name)
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
        return cast(Any, _found(module, name))[member]

    def named_tuple(self, parts: list[Any]) -> Any:
        module, name, *values = parts
        return tuple.__new__(cast(Any, _found(module, name)), self.values(values))

    def method(self, parts: list[Any]) -> Any:
        owner = self.value(parts[0])
        function = getattr(type(owner), parts[1])
        return MethodType(function, owner)

    def fill_bytearray(self, number: int, parts: list[Any]) -> None:
        self.empty(number, bytearray)[:] = a2b_base64(parts[0])

    # Only its essence tells what it is.

    def fill_essential(self, number: int, parts: list[Any]) -> None:
        module, name, essence = parts
        self.whole(number, cast(Any, _found(module, name)).from_essence(self.value(essence)))

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
    "named": lambda _, parts: _found(*parts),
    "constant": lambda _, parts: _constant(*parts),
    "method": Reader.method,
    "partial": Reader.made_partial,
    "range": lambda _, parts: range(*parts),
    "slice": lambda _, parts: slice(*parts),
    "number": lambda _, parts: int(parts[0], 16),
    "fraction": lambda _, parts: Fraction(*parts),
    "named tuple": Reader.named_tuple,
}


def _large(one: object) -> bool:
    """Whether it is a number of so many digits that writing it as one takes long, and longer the more there are."""
    return type(one) is int and not -LARGE < one < LARGE


def _package(kind: type) -> str:
    """The package of a game's program."""
    return f"{kind.__module__.rpartition('.')[0]}."


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


def _name(one: Any) -> tuple[str, str]:
    """Module and name of a class or function, by which it is found again. Raises GraphError."""
    module, name = one.__module__, one.__qualname__
    if not f"{module}.".startswith(ROOMS) or _at(sys.modules[module], name) is not one:
        raise GraphError(f"{module} {name}")
    return module, name


def _found(module: str, name: str) -> object:
    if not f"{module}.".startswith(ROOMS):
        raise GraphError(f"{module} {name}")
    found = _at(import_module(module), name)
    if not isinstance(found, NAMED) or found.__module__ != module:
        raise GraphError(f"{module} {name}")
    return found


def _constant(module: str, name: str) -> object:
    if not f"{module}.".startswith(ROOMS):
        raise GraphError(f"{module} {name}")
    found = getattr(import_module(module), name)
    if type(found) in UNSHARED or callable(found):
        raise GraphError(f"{module} {name}")
    return cast(object, found)


def _at(place: object, name: str) -> object:
    for part in name.split("."):
        place = getattr(place, part, None)
    return place

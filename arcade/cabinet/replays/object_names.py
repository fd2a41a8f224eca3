"""How a program's objects are called in a text: what each kind is named, and by which names some are found again."""

import sys
from abc import ABCMeta
from collections import Counter, deque
from collections.abc import Mapping
from enum import EnumType
from functools import lru_cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any, cast

PLAIN = frozenset((int, str, bool, float, type(None)))
SHARED = ("arcade.machine.", "arcade.toolkit.", "arcade.families.")
ROOMS = (*SHARED, "arcade.games.")
"""Where the classes and functions are that may be named."""
UNSHARED = PLAIN | {type, ABCMeta, EnumType, FunctionType, ModuleType, bytes}
"""What is no value of a module that a program could compare with `is`."""
CONTAINERS: Mapping[type, str] = {list: "list", tuple: "tuple", set: "set", frozenset: "frozen", deque: "deque"}
MAPPINGS: Mapping[type, str] = {dict: "dict", Counter: "counter"}
CHANGING = ("list", "deque", "set", "dict", "counter", "bytearray", "object", "essential")
"""What may have something else in it later and still be the same thing."""
NAMED = type | FunctionType


class GraphError(Exception):
    """Objects that cannot be written, or a text that cannot be read."""


def prepare(kind: type) -> None:
    """Have ready what takes a few milliseconds the first time that a program of a kind is written."""
    constants(kind)


def constants(kind: type) -> Mapping[int, tuple[str, str]]:
    """Module and name of the values that the modules of a program's game and the shared ones define, by identity.

    Programs may compare them with `is`.
    """
    return _constants(len(sys.modules), f"{kind.__module__.rpartition('.')[0]}.")


@lru_cache(1)
def _constants(_modules: int, package: str) -> dict[int, tuple[str, str]]:
    found: dict[int, tuple[str, str]] = {}
    for module, content in list(sys.modules.items()):
        if f"{module}.".startswith((*SHARED, package)):
            for name, value in vars(content).items():
                if type(value) not in UNSHARED and (value or type(value) not in CONTAINERS):
                    found.setdefault(id(value), (module, name))
    return found


def name_of(one: Any) -> tuple[str, str]:
    """Module and name of a class or function, by which it is found again. Raises GraphError."""
    module, name = one.__module__, one.__qualname__
    if not f"{module}.".startswith(ROOMS) or _at(sys.modules[module], name) is not one:
        raise GraphError(f"{module} {name}")
    return module, name


def found(module: str, name: str) -> object:
    """The class or function of that name. Raises GraphError."""
    if not f"{module}.".startswith(ROOMS):
        raise GraphError(f"{module} {name}")
    one = _at(import_module(module), name)
    if not isinstance(one, NAMED) or one.__module__ != module:
        raise GraphError(f"{module} {name}")
    return one


def constant(module: str, name: str) -> object:
    """The value that a module defines by that name. Raises GraphError."""
    if not f"{module}.".startswith(ROOMS):
        raise GraphError(f"{module} {name}")
    one = getattr(import_module(module), name)
    if type(one) in UNSHARED or callable(one):
        raise GraphError(f"{module} {name}")
    return cast(object, one)


def _at(place: object, name: str) -> object:
    for part in name.split("."):
        place = getattr(place, part, None)
    return place

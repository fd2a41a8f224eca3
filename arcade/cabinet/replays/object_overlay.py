"""Objects as they are later, laid over what they were: whoever holds one of them, a generator say, holds it still."""

import json
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from arcade.cabinet.replays.object_graph import Writer, as_text
from arcade.cabinet.replays.object_names import CHANGING, GraphError
from arcade.cabinet.replays.object_reader import Reader

Step = int | str
"""From an object to one that it holds: the place among elements or values, or the name of an attribute."""


def write_later(root: object, known: Mapping[str, object], before: Writer) -> str:
    """The objects that can be reached from `root`; of those that were there `before`, where they were. GraphError."""
    now = Writer(root, known)
    ways, numbers = _ways(before), {id(one): number for number, one in before.objects.items()}
    still = [
        (number, ways[there])
        for number, one in now.objects.items()
        if now.nodes[number][0] in CHANGING and (there := numbers.get(id(one))) in ways
    ]
    return as_text(now.top, now.nodes, still)


def lay_over(text: str, root: object, known: Mapping[str, object]) -> None:
    """Make of objects, which are as they were before, what they were later. Raises GraphError."""
    try:
        top, nodes, still = json.loads(text)
        _Overlay(nodes, known, {number: _at(root, way) for number, way in still}).value(top)
    except Exception as error:  # whatever a damaged text comes to, or one for other objects
        raise GraphError(f"{type(error).__name__} {error}") from error


def _ways(writer: Writer) -> dict[int | None, tuple[Step, ...]]:
    """How each object is reached from the root."""
    (root,) = writer.top
    ways: dict[int | None, tuple[Step, ...]] = {root: ()}
    waiting = [root]
    while waiting:
        number = waiting.pop()
        for steps, value in _steps(*writer.nodes[number]):
            if type(value) is list and value[0] not in ways:
                ways[value[0]] = (*ways[number], *steps)
                waiting.append(value[0])
    return ways


def _steps(kind: str, *parts: Any) -> Iterator[tuple[tuple[Step, ...], Any]]:
    """Where a node holds what."""
    match kind:
        case "list" | "tuple":
            yield from (((place,), value) for place, value in enumerate(parts))
        case "deque":
            yield from (((place,), value) for place, value in enumerate(parts[1:]))
        case "named tuple":
            yield from (((place,), value) for place, value in enumerate(parts[2:]))
        case "dict" | "counter":
            yield from (((place,), value) for place, value in enumerate(parts[1]))
        case "object":
            yield from (((name,), value) for name, value in zip(parts[2], parts[3], strict=True))
        case "method":
            yield ("__self__",), parts[0]
        case "partial":
            yield from ((("args", place), value) for place, value in enumerate(parts[1]))
            yield from ((("func",), parts[0]), (("keywords",), parts[2]))


def _at(one: Any, way: list[Step]) -> Any:
    for step in way:
        if isinstance(step, str):
            one = getattr(one, step)
        else:
            one = list(one.values())[step] if isinstance(one, dict) else one[step]
    return one


class _Overlay(Reader):
    def __init__(self, nodes: list[Any], known: Mapping[str, object], still: Mapping[int, Any]) -> None:
        super().__init__(nodes, known)
        self._still = still

    def empty(self, number: int, make: Callable[..., Any], *args: Any) -> Any:
        made = super().empty(number, make, *args)
        return made if number not in self._still else self._stays(number, made)

    def whole(self, number: int, made: Any) -> None:
        super().whole(number, made)
        if number in self._still and self._still[number] is not made:  # some have one object for an essence
            old = self._stays(number, made)
            for name, value in vars(made).items():
                object.__setattr__(old, name, value)

    def _stays(self, number: int, made: Any) -> Any:
        """The object that there was, of the same kind, in place of a new one, and with nothing in it."""
        old = self._made[number] = self._still[number]
        if type(old) is not type(made):
            raise GraphError(f"a {type(old).__name__} in place of a {type(made).__name__}")
        if isinstance(old, (list, deque, set, dict)):
            old.clear()
        elif not isinstance(old, bytearray):  # another size would take it from those who look into it
            getattr(old, "__dict__", {}).clear()
        return old

"""Presses and releases as they come, dealt out to frames so that none is lost and characters keep their order."""

from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass

from arcade.machine.keyboard import Keys

BACKLOG = 64
"""With so many events waiting for their frame, further presses are lost."""

Place = Hashable
"""The physical thing pressed: it is released by the same place, whatever key name the press had."""


@dataclass(frozen=True)
class _Press:
    place: Place
    key: str


@dataclass(frozen=True)
class _Release:
    place: Place


class KeyEdges:
    """What is held in each frame.

    A press lasts at least one frame, and between two presses of the same place lies a frame without. One new
    character (a key of one letter, or a click) comes in a frame; the next waits for the next frame.
    """

    def __init__(self) -> None:
        self._waiting: deque[_Press | _Release] = deque()
        self._held: dict[Place, str] = {}

    def press(self, place: Place, key: str) -> None:
        """A place goes down as the key `key`. A second press without a release between is ignored."""
        if len(self._waiting) < BACKLOG and not self._is_down(place):
            self._waiting.append(_Press(place, key))

    def release(self, place: Place) -> None:
        """A place goes up; nothing happens when it is not down."""
        if self._is_down(place):
            self._waiting.append(_Release(place))

    def tap(self, place: Place, key: str) -> None:
        """A press that lasts one frame."""
        self.press(place, key)
        self.release(place)

    def release_all(self) -> frozenset[Place]:
        """Everything is up at once, and what was waiting is forgotten; the places that were down or about to be."""
        down = frozenset(self._held) | {event.place for event in self._waiting}
        self._waiting.clear()
        self._held.clear()
        return down

    def frame(self) -> Keys:
        """Begin a frame: the keys held in it."""
        touched: set[Place] = set()
        character = False
        later: deque[_Press | _Release] = deque()
        for event in self._waiting:
            ordered = isinstance(event, _Press) and is_character(event.key)
            if event.place in touched or (ordered and character):
                later.append(event)
            elif isinstance(event, _Press):
                self._held[event.place] = event.key
            else:
                del self._held[event.place]
            touched.add(event.place)
            character = character or ordered
        self._waiting = later
        return frozenset(self._held.values())

    def _is_down(self, place: Place) -> bool:
        for event in reversed(self._waiting):
            if event.place == place:
                return isinstance(event, _Press)
        return place in self._held


def is_character(key: str) -> bool:
    """Whether the order of this key among others matters: characters of a text, and clicks."""
    return len(key) == 1 or key.startswith("@")

"""How a held key repeats, wherever one does: after a first delay, then at an even rate."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from arcade.machine.keyboard import Keyboard

T = TypeVar("T")


@dataclass(frozen=True)
class RepeatRate:
    """Frames from a press to its first repeat, and from each repeat to the next."""

    delay: int
    every: int

    def repeats(self, frames: int) -> int:
        """How often a key has repeated that has been held for so many frames."""
        return max((frames - self.delay) // self.every + 1, 0)

    def due(self, frames: int) -> bool:
        """Whether it repeats in the last of so many frames."""
        return self.repeats(frames) > self.repeats(frames - 1)


class TiringKey:
    """A key that counts while it is held until that is spent; then it must be released and pressed again."""

    def __init__(self, keyboard: Keyboard, keys: Iterable[str]) -> None:
        self.tired = False
        self._keyboard = keyboard
        self._keys = tuple(keys)

    def counts(self) -> bool:
        """Whether it is held and not spent; to be asked in every frame."""
        down = self._keyboard.down(self._keys)
        self.tired = self.tired and down
        return down and not self.tired

    def spend(self) -> None:
        """Let it count no more while it is held."""
        self.tired = self._keyboard.down(self._keys)


class HeldKey:
    """The latest press that repeats while it is held; to be asked once a frame."""

    def __init__(self) -> None:
        self.key = ""
        """Empty when it has been released."""
        self._frames = 0

    def press(self, key: str = "") -> None:
        """A key goes down; an empty text for one that does not repeat."""
        self.key, self._frames = key, 0

    def repeats(self, keyboard: Keyboard, rate: RepeatRate) -> bool:
        """Whether the key is still held and repeats in this frame."""
        if not self.key or not keyboard.down((self.key.lower(),)):
            self.key = ""
            return False
        self._frames += 1
        return rate.due(self._frames)

    def meant(self, key: str, keyboard: Keyboard, rate: RepeatRate, meaning: Callable[[str], T | None]) -> T | None:
        """What a key just pressed (empty for none) means, or the held one in a frame in which it repeats.

        Keys without a meaning are not held.
        """
        found = meaning(key) if key else None
        if found is not None:
            self.press(key)
        elif self.repeats(keyboard, rate):
            found = meaning(self.key)
        return found

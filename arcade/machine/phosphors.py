"""The phosphors of monitors of one colour: their light, and how long it lasts."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Phosphor:
    """A tube's phosphor."""

    light: tuple[int, int, int]
    """Red, green and blue at full brightness, 0 to 255."""
    persistence: float = 0.0
    """The part of its light that is left one picture later, 0 to 1."""


PHOSPHORS = {
    "white": Phosphor((225, 238, 255)),
    "green": Phosphor((70, 255, 110), 0.6),
    "amber": Phosphor((255, 178, 50), 0.6),
}

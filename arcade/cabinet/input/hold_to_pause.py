"""The second button of a joystick, held for a second: the pause of a stick with two buttons."""

from arcade.machine.keyboard import NO_KEYS, Keys

BUTTONS = frozenset(("pad1 back", "pad2 back"))
STARTS = frozenset(("pad1 start", "pad2 start"))
"""Held together with the second button these are the operator's sign, and no pause."""
SHOWN = 10
"""Frames of holding before the ring appears."""
FULL = 50
"""Frames of holding that make a pause."""
TAP = 3
"""Frames for which a program sees a short press."""


class Hold:
    """Counts how long the button is held."""

    def __init__(self) -> None:
        self._frames = 0

    def step(self, keys: Keys) -> None:
        """Follow a frame in which `keys` are held."""
        self._frames = self._frames + 1 if keys & BUTTONS and not keys & STARTS else 0

    @property
    def full(self) -> bool:
        """Whether it has been held for just long enough."""
        return self._frames == FULL

    def lit(self, parts: int) -> int:
        """How many of the ring's parts are lit; 0 while no ring is to be seen."""
        if not SHOWN <= self._frames <= FULL:
            return 0
        return 1 + (parts - 1) * (self._frames - SHOWN) // (FULL - SHOWN)


class Taps:
    """Gives a short press to a program when it is let go: a press that becomes a pause is no move of the game."""

    def __init__(self) -> None:
        self._held: dict[str, int] = {}
        self._given: dict[str, int] = {}

    def forget(self) -> None:
        """Whatever is held now is no press."""
        self._held.clear()
        self._given.clear()

    def keys(self, keys: Keys) -> Keys:
        """The keys held in this frame as the program is to see them."""
        now = keys & BUTTONS
        if not now and not self._held and not self._given:
            return keys
        for button in sorted(now):
            self._held[button] = self._held.get(button, 0) + 1
        for button in [button for button in self._held if button not in now]:
            if self._held.pop(button) < FULL:
                self._given[button] = TAP
        seen = frozenset(self._given)
        self._given = {button: frames - 1 for button, frames in self._given.items() if frames > 1}
        return keys - BUTTONS | seen if keys or seen else NO_KEYS

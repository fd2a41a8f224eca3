"""The operator's sign to a kiosk: Esc and Backspace, or Start and the second button, held for some seconds."""

from arcade.machine.keyboard import Keys

CHORDS = (
    frozenset(("escape", "backspace")),
    frozenset(("pad1 start", "pad1 back")),
    frozenset(("pad2 start", "pad2 back")),
)
SECONDS = 5
"""How long the chord is held."""
SECONDS_BEFORE_NUMBER = 3
"""How long it is held where a number is asked for after it."""


class OperatorChord:
    """Counts how long it is held."""

    def __init__(self, seconds: float) -> None:
        self._wanted = seconds
        self._held = 0.0

    def held(self, keys: Keys, seconds: float) -> bool:
        """Whether it has just been held long enough, with these keys down for `seconds` more."""
        before = self._held
        self._held = before + seconds if any(chord <= keys for chord in CHORDS) else 0.0
        return before < self._wanted <= self._held

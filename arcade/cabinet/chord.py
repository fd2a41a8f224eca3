"""The operator's sign to a kiosk: Esc and Backspace, or Start and the second button, held for three seconds."""

from arcade.machine.keyboard import Keys

CHORDS = (
    frozenset(("escape", "backspace")),
    frozenset(("pad1 start", "pad1 back")),
    frozenset(("pad2 start", "pad2 back")),
)
FRAMES = 3 * 50


class Chord:
    """Counts how long it is held."""

    def __init__(self) -> None:
        self._frames = 0

    def held(self, keys: Keys) -> bool:
        """Whether it has just been held long enough, with these keys down in this frame."""
        self._frames = self._frames + 1 if any(chord <= keys for chord in CHORDS) else 0
        return self._frames == FRAMES

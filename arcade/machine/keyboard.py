"""The keys of a machine, frame by frame: which are down, and which presses nobody has looked at yet.

A key is a short text. Characters stand for themselves ("a", "A", "ă", "5", "?", " "); other keys have pygame's names
("return", "backspace", "escape", "left", "f1"); joysticks are "pad1 left", "pad1 fire", "pad2 back"; a mouse click on
pixel (x, y) of the machine's 0-based picture is "@x,y"; orders of the cabinet start with "!" ("!hint").
"""

import re
from collections.abc import Iterable

Keys = frozenset[str]
NO_KEYS: Keys = frozenset()

CLICK = re.compile("@([0-9]{1,4}),([0-9]{1,4})")
MODIFIERS: Keys = frozenset(
    (
        *("left shift", "right shift", "left ctrl", "right ctrl", "left alt", "right alt", "left meta", "right meta"),
        *("alt gr", "mode", "caps lock", "numlock"),
    )
)
"""Keys that only go with others; alone they are neither an answer nor a wrong key."""
LATCHED = 16
"""So many presses are remembered until the program looks; older ones are kept, newer ones dropped."""


class Keyboard:
    """What is held in this frame, and a queue of presses, so that a tap shorter than a step still counts.

    A question forgets the presses of before it was seen (`flush`), but the latest is kept where it is meant for what
    comes: by `keep`, when it ended a refusal, and in the modern looks by `settle`, before a move. A wait that a press
    cuts short (`cut`) uses it up only where none is kept, or when it says no more than "go on". Modifier keys are not
    heard, whatever is asked or shown, but on the cabinet's pages where a player gave one a meaning.
    """

    instead: Keys | None = None
    """What is down instead of the player's keys, while a question answers itself."""

    def __init__(self) -> None:
        self.held: Keys = NO_KEYS
        self.presses = 0
        """How many there have been."""
        self.keeps = False
        """Whether the latest press made before a move is asked for counts for it: in the modern looks."""
        self.unheard: Keys = MODIFIERS
        """Keys that are as if nobody pressed them."""
        self._folded: Keys = NO_KEYS
        self._players: Keys = NO_KEYS
        """What the player held when something else was down instead."""
        self._latched: list[str] = []
        self._kept = 0

    def update(self, keys: Keys) -> None:
        """Begin a frame in which `keys` are down."""
        if keys:
            keys -= self.unheard
        if self.instead is not None:
            self._players, keys = keys, self.instead
        if keys == self.held:
            return
        pressed = sorted(keys - self.held)
        self.presses += len(pressed)
        self.held = keys
        self._folded = frozenset(key.lower() for key in keys)
        self._latched += pressed[: LATCHED - len(self._latched)]

    def hear(self, keys: Keys) -> None:
        """Let these keys be down from the next frame on, whatever the player holds, until it is time to `listen`."""
        if self.instead is None:
            self._players = self.held
        self.instead = keys

    def listen(self) -> None:
        """Hear the player again; what is held already was pressed for what is past."""
        self.instead, self.held = None, self._players
        self._folded = frozenset(key.lower() for key in self.held)
        self._latched.clear()

    def down(self, names: Iterable[str]) -> bool:
        """Whether one of the named keys is down now; capital and small letters are the same key."""
        return not self._folded.isdisjoint(names)

    def take(self) -> str:
        """The oldest press not yet looked at, or an empty text."""
        self._kept = 0
        return self._latched.pop(0) if self._latched else ""

    def tapped(self, names: Iterable[str]) -> bool:
        """Whether one of the named keys was pressed since it was last looked at; forgets those presses."""
        wanted = frozenset(names)
        left = [key for key in self._latched if key.lower() not in wanted]
        found = len(left) < len(self._latched)
        self._latched = left
        return found

    @property
    def waiting(self) -> bool:
        """Whether there is a press nobody has looked at yet."""
        return bool(self._latched)

    def keep(self) -> None:
        """Let the next `flush` leave the latest press: what ended a refusal answers the question after it."""
        self._kept = min(1, len(self._latched))

    def flush(self) -> None:
        """Forget every press not yet looked at, but one that is kept: before a question that was not seen yet."""
        del self._latched[: len(self._latched) - self._kept]
        self._kept = 0

    def settle(self) -> None:
        """Forget every press not looked at but, in the modern looks, the latest: before a move, or what shows one."""
        if self.keeps:
            self.keep()
        self.flush()

    def cut(self, before: int) -> bool:
        """Whether a wait ends that began after so many `presses`; the press that ends it may be used up by that.

        An order of the cabinet ends none.
        """
        if self.presses == before or not self._latched or is_order(self._latched[-1]):
            return False
        if not self.keeps:
            self.flush()
        elif goes_on(self._latched[-1]):
            self._latched.pop()
        return True


FIRE = ("pad1 fire", "pad2 fire")
"""The joysticks' first buttons."""
GO_ON = ("return", " ", *FIRE)
"""Keys that say yes, go on, as proposed."""


def is_click(key: str) -> bool:
    """Whether a key is a mouse click and not the character "@", nor what a file's writer took for a click."""
    return len(key) > 1 and CLICK.fullmatch(key) is not None


def goes_on(key: str) -> bool:
    """Whether a key says yes, go on, as proposed: Return, the blank, fire or a click."""
    return key in GO_ON or is_click(key)


def is_order(key: str) -> bool:
    """Whether a key is an order of the cabinet and not the character "!"."""
    return len(key) > 1 and key[0] == "!"


def is_on_keyboard(key: str) -> bool:
    """Whether a key is one of the keyboard: no order, no click, no joystick."""
    return not (is_order(key) or is_click(key) or key.startswith(("pad1 ", "pad2 ")))

"""Hands: keys, joysticks and clicks become ways, for the book's loop and for the outing's frames."""

from arcade.games.trophy_trail import DOWN_KEY, LEFT_KEY, RIGHT_KEY, UP_KEY
from arcade.games.trophy_trail.rules import Way, World, way_towards
from arcade.games.trophy_trail.world import Hand
from arcade.machine.keyboard import is_on_keyboard, is_order
from arcade.machine.machine import Frames, Machine
from arcade.machine.spectrum.editor import REPEAT
from arcade.toolkit.contract.controls import DOWN_2, LEFT_2, RIGHT_2, TAKE_BACK, UP_2, by_key
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.picture.sprites import CELL

STEERING = (UP_KEY, DOWN_KEY, LEFT_KEY, RIGHT_KEY, UP_2, DOWN_2, LEFT_2, RIGHT_2)
KEYS = by_key(*zip(STEERING, (*Way, *Way), strict=True))
MOST_WAITING = 3
"""Presses that wait their turn."""
ROPE_KEYS = (frozenset((" ", "pad1 fire", *TAKE_BACK.keys)), frozenset(("return", "pad2 fire")))
"""Of two players; alone, all of them are his."""


def way_meant(key: str, world: World) -> Way | None:
    """The way of a key, or towards the cell that is clicked."""
    if pixel := clicked(key):
        return way_towards(world.walkers[0].cell, (pixel[1] // CELL, pixel[0] // CELL))
    return KEYS.get(key)


class BookKeys:
    """The book's PAUSE and INKEY$: a new press, or the repeat of a held key, ends a pause at once.

    Presses wait until they are obeyed, so that none is lost while a sound keeps the machine busy.
    """

    def __init__(self, machine: Machine, world: World) -> None:
        self.machine, self.world = machine, world
        self._presses: list[Way] = []
        self._cut = False
        self._key, self._since, self._repeats = "", 0, 0
        machine.keyboard.flush()

    def pause(self, frames: int) -> Frames[None]:
        """Wait for so many frames or for a key."""
        for _ in range(frames):
            yield
            self.listen()
            if self._cut or self._presses:
                break
        self._cut = False

    def read(self) -> Way | None:
        """The way that is wanted: of the oldest press, or of the one key that is down."""
        if self._presses:
            return self._presses.pop(0)
        down = self._down()
        way = next(iter(down)) if len(down) == 1 else None
        return way if isinstance(way, Way) else None

    @property
    def clock_runs(self) -> bool:
        """Whether the program takes the keyboard for idle: no key is down, or several are."""
        return len(self._down()) != 1

    def _down(self) -> set[Way | str]:
        """The ways whose keys are down, and other keys that are."""
        held = [key.lower() for key in self.machine.keyboard.held]
        return {KEYS.get(key, key) for key in held if is_on_keyboard(key) or key in KEYS}

    def listen(self) -> None:
        """Note presses and repeats, as the machine does whatever its program is about."""
        keyboard, frame = self.machine.keyboard, self.machine.frame
        while key := keyboard.take():
            if is_order(key):
                continue
            self._cut = True
            self._key, self._since, self._repeats = key, frame, 0
            if (way := way_meant(key.lower(), self.world)) and len(self._presses) < MOST_WAITING:
                self._presses.append(way)
        if self._key in keyboard.held:
            repeats = REPEAT.repeats(frame - self._since)
            self._cut = self._cut or repeats > self._repeats
            self._repeats = repeats


class Hands:
    """The hands of one or two players of the outing, frame by frame."""

    def __init__(self, machine: Machine, seats: int) -> None:
        self.machine = machine
        self.hands = [Hand() for _ in range(seats)]
        self._order: list[str] = []
        """Keys held, in the order in which they went down."""

    def begin(self) -> None:
        self.machine.keyboard.flush()
        for hand in self.hands:
            hand.presses.clear()
            hand.rope = False

    def listen(self, world: World) -> list[Hand]:
        """What the hands want in this frame."""
        keyboard = self.machine.keyboard
        held = {key.lower() for key in keyboard.held} & KEYS.keys()
        self._order = [key for key in self._order if key in held] + sorted(held - set(self._order))
        while key := keyboard.take().lower():
            self._press(key, world)
        for seat, hand in enumerate(self.hands):
            mine = [key for key in self._order if self._seat(key) == seat]
            hand.held = KEYS[mine[-1]] if mine else None
        return self.hands

    def _press(self, key: str, world: World) -> None:
        for seat, keys in enumerate(ROPE_KEYS):
            if key in keys:
                self.hands[seat % len(self.hands)].rope = True
        presses = self.hands[self._seat(key)].presses
        way = way_meant(key, world) if len(self.hands) == 1 else KEYS.get(key)
        if way and len(presses) < MOST_WAITING:
            presses.append(way)

    def _seat(self, key: str) -> int:
        """Whose key it is: of two, the arrows and the second joystick are the second's."""
        return int(len(self.hands) > 1 and key.startswith(("up", "down", "left", "right", "pad2 ")))

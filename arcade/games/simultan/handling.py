"""What a player's keys, joystick and mouse ask for, one command at a time; held directions and fire repeat."""

from dataclasses import dataclass
from enum import Enum, auto

from arcade.games.simultan import CLEAR, DIGIT, FINISH, GO_DOWN, GO_LEFT, GO_RIGHT, GO_UP, PENCIL, SPIN
from arcade.machine.key_repeat import HeldKey, RepeatRate
from arcade.machine.keyboard import is_on_keyboard
from arcade.machine.machine import Waiting
from arcade.toolkit.contract.controls import DOWN_2, FIRE_2, HINT, LEFT_2, RIGHT_2, SOLVE, TAKE_BACK, UP_2, Control
from arcade.toolkit.contract.program import AnyProgram
from arcade.toolkit.flow.cursor import REPEAT, clicked

SPIN_REPEAT = RepeatRate(18, 8)
BOOK_REPEAT = RepeatRate(13, 13)
"""A key that was held was looked at once a pass."""
SECOND_BACK = "pad2 back"


class Kind(Enum):
    """What can be asked for."""

    MOVE = auto()
    WRITE = auto()
    SPIN = auto()
    CLEAR = auto()
    FINISH = auto()
    PENCIL = auto()
    HINT = auto()
    TAKE_BACK = auto()
    SOLVE = auto()
    CLICK = auto()
    NOTHING = auto()
    """A key that means nothing here."""


@dataclass(frozen=True)
class Command:
    """What is asked for, with the step of a move, the pixel of a click or the digit to write."""

    kind: Kind
    place: tuple[int, int] = (0, 0)
    digit: int = 0


KINDS = (
    (SPIN, Kind.SPIN),
    (FINISH, Kind.FINISH),
    (CLEAR, Kind.CLEAR),
    (PENCIL, Kind.PENCIL),
    (HINT, Kind.HINT),
    (TAKE_BACK, Kind.TAKE_BACK),
    (SOLVE, Kind.SOLVE),
)
STEPS = ((GO_LEFT, LEFT_2, (0, -1)), (GO_RIGHT, RIGHT_2, (0, 1)), (GO_UP, UP_2, (-1, 0)), (GO_DOWN, DOWN_2, (1, 0)))
_PADS = tuple(f"pad{pad} {name}" for pad in (1, 2) for name in ("left", "right", "up", "down", "fire"))
ASKING = Waiting("key", (*DIGIT.keys, "a", "s", "d", "z", "k", *PENCIL.keys, *_PADS), move=True)
"""What the cabinet must leave to the game."""


class Hands:
    """Reads the keys of whoever's turn it is; the second player may use everything that the first does."""

    def __init__(self, program: AnyProgram) -> None:
        self.program = program
        self.keyboard = program.machine.keyboard
        self.seat = 0
        self._held = HeldKey()

    def forget(self) -> None:
        """Of the keys pressed before, only one that is kept is meant for what comes now."""
        self.keyboard.settle()
        self._held.press()

    def command(self) -> Command | None:
        """What is asked for in this frame."""
        self.program.machine.waiting = ASKING
        key = self.keyboard.take().lower()
        if not key:
            return self._repeated()
        command = self._meaning(key)
        if command is not None and command.kind in (Kind.MOVE, Kind.SPIN):
            self._held.press(key)
        return command

    def _repeated(self) -> Command | None:
        command = self._meaning(self._held.key)
        rate = SPIN_REPEAT if command is not None and command.kind is Kind.SPIN else REPEAT
        return command if self._held.repeats(self.keyboard, BOOK_REPEAT if self.program.original else rate) else None

    def _meaning(self, key: str) -> Command | None:
        if place := clicked(key):
            return Command(Kind.CLICK, place)
        if key in DIGIT.keys:
            return Command(Kind.WRITE, digit=int(key))
        for control, second, step in STEPS:
            if self._means(key, control, second):
                return Command(Kind.MOVE, step)
        if self._means(key, SPIN, FIRE_2):
            return Command(Kind.SPIN)
        if self.seat and key == SECOND_BACK:
            return Command(Kind.CLEAR)
        if self.program.original and key == "pad1 back":
            # The book has no buttons to steer to, so this finishes.
            return Command(Kind.FINISH)
        for control, kind in KINDS:
            if key in control.keys:
                return Command(kind)
        return Command(Kind.NOTHING) if is_on_keyboard(key) else None

    def _means(self, key: str, control: Control, second: Control) -> bool:
        return key in control.keys or (self.seat == 1 and key in second.keys)

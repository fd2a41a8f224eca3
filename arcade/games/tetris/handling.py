"""How keys become actions: as the book's program polled them, or frame by frame with an even repeat."""

from typing import Protocol

from arcade.games.tetris import DROP, HOLD, HURRY, LEFT_KEY, PREVIEW, RIGHT_KEY, TURN, TURN_BACK
from arcade.games.tetris.events import Action
from arcade.machine.key_repeat import RepeatRate, TiringKey
from arcade.machine.keyboard import Keyboard
from arcade.toolkit.contract.controls import HINT, by_key
from arcade.toolkit.contract.plain import Plain, freeze

REPEAT = RepeatRate(9, 3)
"""Of a held direction."""

_ACTIONS = (
    (LEFT_KEY, Action.LEFT),
    (RIGHT_KEY, Action.RIGHT),
    (TURN, Action.TURN),
    (TURN_BACK, Action.TURN_BACK),
    (DROP, Action.DROP),
    (HOLD, Action.HOLD),
    (PREVIEW, Action.PREVIEW),
)
_SIDEWAYS = {Action.LEFT: LEFT_KEY, Action.RIGHT: RIGHT_KEY}


class Handling(Protocol):
    """What the program asks for in every tick."""

    advice: bool
    """Whether the adviser was asked for, or asked to be quiet, since this was last set to false."""

    def actions(self) -> list[Action]:
        """What the keys ask for now."""

    @property
    def soft(self) -> bool:
        """Whether the piece is to be hurried down."""

    def landed(self) -> None:
        """A piece was fixed: what was meant for it does not concern the next."""

    def state(self) -> Plain:
        """For the program's state."""


class _Taps:
    """Presses in their order."""

    def __init__(self, keyboard: Keyboard, table: dict[str, Action]) -> None:
        self.keyboard = keyboard
        self.table = table
        self.advice = False

    def next(self) -> Action | None:
        """The oldest press that means something; asking for advice is noted on the way."""
        while key := self.keyboard.take().lower():
            if key in HINT.keys:
                self.advice = not self.advice
            elif action := self.table.get(key):
                return action
        return None


class Polled(_Taps):
    """The book's four polls a row: a press counts at the next poll, a held key at every other one."""

    _HELD = _ACTIONS[:3]

    def __init__(self, keyboard: Keyboard) -> None:
        book = (*_ACTIONS[:3], (DROP, Action.DROP), (HURRY, Action.DROP), (PREVIEW, Action.PREVIEW))
        super().__init__(keyboard, by_key(*book))
        self._busy = False

    def actions(self) -> list[Action]:
        """At most one a poll."""
        action = self.next()
        if action is None and not self._busy:
            action = next((meant for control, meant in self._HELD if self.keyboard.down(control.keys)), None)
        self._busy = action is not None
        return [action] if action else []

    @property
    def soft(self) -> bool:
        """The book had no hurrying."""
        return False

    def landed(self) -> None:
        """Forget what was pressed."""
        self.keyboard.flush()

    def state(self) -> Plain:
        return self._busy


class Repeating(_Taps):
    """Every press counts in its frame; a held direction repeats evenly, from piece to piece as well."""

    def __init__(self, keyboard: Keyboard) -> None:
        super().__init__(keyboard, by_key(*_ACTIONS))
        self._way: Action | None = None
        self._since = 0
        self._hurry = TiringKey(keyboard, HURRY.keys)

    def actions(self) -> list[Action]:
        """The presses of this frame in order, or the repeat of a held direction."""
        taps: list[Action] = []
        while action := self.next():
            taps.append(action)
        sideways = [tap for tap in taps if tap in _SIDEWAYS]
        if sideways:
            self._way, self._since = sideways[-1], 0
        elif self._way is None or not self.keyboard.down(_SIDEWAYS[self._way].keys):
            down = self.keyboard.down
            self._way = next((way for way, control in _SIDEWAYS.items() if down(control.keys)), None)
            self._since = 0
        else:
            self._since += 1
            if REPEAT.due(self._since):
                taps.append(self._way)
        return taps

    @property
    def soft(self) -> bool:
        """A piece is hurried down until it lands; for the next the key must be pressed again."""
        return self._hurry.counts()

    def landed(self) -> None:
        """Keep presses for the next piece, but no drop; a held key must be released to hurry again."""
        self._hurry.spend()
        self.keyboard.tapped(DROP.keys)

    def state(self) -> Plain:
        return freeze((self._way or "", self._since, self._hurry.tired))

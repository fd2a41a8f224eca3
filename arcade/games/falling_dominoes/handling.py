"""How keys become steps: polled as in the book's program, or frame by frame with an even repeat."""

from arcade.games.falling_dominoes import HURRY, LEFT_KEY, RIGHT_KEY, TURN_LEFT, TURN_RIGHT
from arcade.games.falling_dominoes.rules import Action
from arcade.machine.key_repeat import RepeatRate, TiringKey
from arcade.machine.keyboard import Keyboard
from arcade.machine.machine import Frames
from arcade.machine.spectrum.editor import REPEAT
from arcade.toolkit.contract.controls import by_key
from arcade.toolkit.contract.plain import Plain, freeze

ORDER = (
    (LEFT_KEY, Action.LEFT),
    (RIGHT_KEY, Action.RIGHT),
    (TURN_LEFT, Action.TURN_LEFT),
    (TURN_RIGHT, Action.TURN_RIGHT),
)
"""The order in which the book's program checked its keys."""
_MEANT = by_key(*ORDER)
SIDEWAYS = ORDER[:2]


class Polled:
    """The book's way: a pause that any press or repeat ends, then one look at the keys. A tap is never lost."""

    def __init__(self, keyboard: Keyboard) -> None:
        self.keyboard = keyboard
        self._tapped: list[Action] = []
        self._since: int | None = None
        """The frame of the last press, while its key is down."""
        self._repeats = 0
        self._cut = False
        """Whether a press or a repeat ends the next pause, or this one."""

    def pause(self, frames: int, now: int) -> Frames[None]:
        """Let frames pass, `now` being the number of the first, until a key is pressed or repeats."""
        for frame in range(now, now + frames):
            yield
            self.listen(frame + 1)
            if self._cut:
                break
        self._cut = False

    def listen(self, frame: int) -> None:
        """Note presses and repeats in a frame, as the machine does whatever its program is doing."""
        while key := self.keyboard.take().lower():
            self._cut = True
            self._since, self._repeats = frame, 0
            if key in _MEANT:
                self._tapped.append(_MEANT[key])
        if not self.keyboard.held:
            self._since = None
        repeats = 0 if self._since is None else REPEAT.repeats(frame - self._since)
        if repeats > self._repeats:
            self._repeats, self._cut = repeats, True

    def action(self, now: int) -> Action:
        """What the first key in the program's order asks for, of those tapped or held."""
        self.listen(now)
        tapped, self._tapped = self._tapped, []
        for control, action in ORDER:
            if action in tapped or (not tapped and self.keyboard.down(control.keys)):
                return action
        return Action.FALL

    def state(self) -> Plain:
        return freeze((-1 if self._since is None else self._since, self._repeats, self._tapped))


SIDEWAYS_RATE = RepeatRate(9, 5)
"""Of the steps of a held direction."""
HURRIED_FRAMES = 2
"""A row of a hurried piece, and at least from the step of a tap to that of the next."""


class Repeating:
    """Every press is a step at once; a held direction repeats; down hurries the piece."""

    def __init__(self, keyboard: Keyboard) -> None:
        self.keyboard = keyboard
        self.waited = 0
        """Frames since the last step."""
        self._taps: list[Action] = []
        self._way: Action | None = None
        self._repeats = 0
        self._hurry = TiringKey(keyboard, HURRY.keys)
        """Spent when the hurried piece has been laid."""

    def action(self, period: int) -> Action | None:
        """The step of this frame; None while it is not yet time for one."""
        while key := self.keyboard.take().lower():
            if key in _MEANT:
                self._taps.append(_MEANT[key])
        self.waited += 1
        hurried = self._hurry.counts()
        if self._taps:
            self._repeats = 0
            return self._step(self._taps.pop(0)) if self.waited >= HURRIED_FRAMES else None
        held = next((action for control, action in SIDEWAYS if self.keyboard.down(control.keys)), None)
        if held is not self._way or held is None:
            self._way, self._repeats = held, 0
        if held is not None:
            due = min(period, SIDEWAYS_RATE.every) if self._repeats else SIDEWAYS_RATE.delay
            self._repeats += self.waited >= due
        else:
            due = min(period, HURRIED_FRAMES) if hurried else period
        return self._step(held or Action.FALL) if self.waited >= due else None

    def _step(self, action: Action) -> Action:
        self.waited = 0
        return action

    def landed(self) -> None:
        """Forget the keys for the piece before; to hurry the new one, press again."""
        self._taps.clear()
        self._hurry.spend()

    def state(self) -> Plain:
        return freeze((self.waited, self._way or "", self._repeats, self._hurry.tired, self._taps))

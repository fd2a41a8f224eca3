"""What all parts of Reaction time share: the record so far, what is shown, the stopwatch, and the keys of a frame."""

from collections.abc import Callable, Iterator, Sequence

from arcade.games.reflexe import ARROWS
from arcade.games.reflexe.levels import LEVELS
from arcade.games.reflexe.rules import SYMBOLS, Record
from arcade.machine.keyboard import is_click, is_order
from arcade.machine.machine import Frames, Waiting
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.flow.stopwatch import Stopwatch

DIRECTIONS = {control.name: control for control in ARROWS}
PADS = tuple(f"pad{pad} {name}" for pad in (1, 2) for name in (*DIRECTIONS, "fire"))
PRESSED = Waiting("key", PADS, move=True)
TYPED = Waiting("key", (*dict.fromkeys(SYMBOLS.lower()), *PADS), move=True)
"""So that the game gets every letter, even those that mean something to the cabinet, like M."""


class State(Program[Spectrum]):
    """A player who waits and presses, or two."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.chosen = LEVELS[setup.level].sets
        self.trial = self.chosen
        """What is trained; not always what was chosen."""
        self.record = Record()
        self.duel = [0, 0]
        """The points of two players."""
        self.sign = ""
        """The sign that is shown; empty while there is none."""
        self.watch = Stopwatch(machine)

    def keys(self, waiting: Waiting) -> Frames[tuple[str, ...]]:
        """The keys pressed in the next frame, the cabinet's orders left out."""
        self.machine.waiting = waiting
        yield
        self.machine.waiting = None
        return tuple(self._taken())

    def _taken(self) -> Iterator[str]:
        while key := self.machine.keyboard.take():
            if not is_order(key) and not (is_click(key) and not self.trial.any_key):
                yield key

    def pressed_within(self, frames: int, tick: Callable[[], None] | None = None) -> Frames[bool]:
        """Whether something is pressed within a time; `tick` shows each frame of it."""
        waiting = TYPED if self.trial.typed else PRESSED
        self.machine.keyboard.flush()
        self.watch.start()
        while self.watch.frames < frames:
            if (yield from self.keys(waiting)):
                return True
            if tick is not None:
                tick()
        return False

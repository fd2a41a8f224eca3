"""The program of the falling pieces: piece after piece until the well is full.

Keys become actions as the book's program polled them, or frame by frame with an even repeat.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from arcade.games.tetris import DROP, HOLD, HURRY, LEFT_KEY, PREVIEW, RIGHT_KEY, TURN, TURN_BACK
from arcade.games.tetris.adviser import Advice, advise
from arcade.games.tetris.levels import BOOK, LEVELS
from arcade.games.tetris.modern import Modern
from arcade.games.tetris.original import Original
from arcade.games.tetris.pieces import KINDS, Bags, Tickets
from arcade.games.tetris.rules import BEST, Action, Fixed, Spawned, World
from arcade.machine.key_repeat import RepeatRate, TiringKey
from arcade.machine.keyboard import Keyboard
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, Control, by_key
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, freeze, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.action_program import ActionProgram

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


class Handling(ABC):
    """What the keys ask for in every tick."""

    advice = False
    """Whether the adviser was asked for, or asked to be quiet, since this was last set to false."""

    def __init__(self, keyboard: Keyboard, *actions: tuple[Control, Action]) -> None:
        self.keyboard = keyboard
        self.table = by_key(*actions)

    @abstractmethod
    def actions(self) -> list[Action]:
        """What is asked for now."""

    @abstractmethod
    def landed(self) -> None:
        """A piece was fixed: what was meant for it does not concern the next."""

    @abstractmethod
    def state(self) -> Plain:
        """For the program's state."""

    @property
    def soft(self) -> bool:
        """Whether the piece is to be hurried down."""
        return False

    def next(self) -> Action | None:
        """The oldest press that means something; asking for advice is noted on the way."""
        while key := self.keyboard.take().lower():
            if key in HINT.keys:
                self.advice = not self.advice
            elif action := self.table.get(key):
                return action
        return None


class Polled(Handling):
    """The book's four polls a row: a press counts at the next poll, a held key at every other one."""

    def __init__(self, keyboard: Keyboard) -> None:
        book = (*_ACTIONS[:3], (DROP, Action.DROP), (HURRY, Action.DROP), (PREVIEW, Action.PREVIEW))
        super().__init__(keyboard, *book)
        self._busy = False

    def actions(self) -> list[Action]:
        """At most one a poll."""
        action = self.next()
        if action is None and not self._busy:
            action = next((meant for control, meant in _ACTIONS[:3] if self.keyboard.down(control.keys)), None)
        self._busy = action is not None
        return [action] if action else []

    def landed(self) -> None:
        self.keyboard.flush()

    def state(self) -> Plain:
        return self._busy


class Repeating(Handling):
    """Every press counts in its frame; a held direction repeats evenly, from piece to piece as well."""

    def __init__(self, keyboard: Keyboard) -> None:
        super().__init__(keyboard, *_ACTIONS)
        self._way: Action | None = None
        self._since = 0
        self._hurry = TiringKey(keyboard, HURRY.keys)

    def actions(self) -> list[Action]:
        """The presses of this frame in order, or the repeat of a held direction."""
        taps = [*iter(self.next, None)]
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
        return self._hurry.counts()

    def landed(self) -> None:
        """Keep presses for the next piece, but no drop; a held key must be released to hurry again."""
        self._hurry.spend()
        self.keyboard.tapped(DROP.keys)

    def state(self) -> Plain:
        return freeze((self._way or "", self._since, self._hurry.tired))


class Main(ActionProgram[Spectrum, World]):
    """A well, and a best score that lasts from game to game."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.best = BEST
        self.advising = False
        """Whether the adviser is asked."""
        self.advice: Advice | None = None
        """Where the adviser would put the piece, while he is asked."""
        self.handling: Handling = Polled(machine.keyboard) if setup.original else Repeating(machine.keyboard)
        self.world = self.new_world()
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)

    def new_world(self) -> World:
        """An empty well with its first piece."""
        rules = BOOK if self.original else LEVELS[self.setup.level].sets
        supply = Tickets(self.dice) if self.original else Bags(self.dice, KINDS[rules.pieces], rules.shares)
        return World(supply, rules, self.best)

    def begin(self) -> Frames[None]:
        yield from super().begin()
        self.advising, self.advice = False, None
        self.handling.landed()

    def run(self) -> Frames[None]:
        """Tick after tick until a piece finds no room."""
        world = self.world
        while not world.over:
            self.turn_passed()
            events = world.tick(self.handling.actions(), self.handling.soft)
            if self.handling.advice:
                self.advising, self.handling.advice = not self.advising, False
                self.advice = advise(world) if self.advising else None
            elif self.advising and any(isinstance(event, Spawned) for event in events):
                self.advice = advise(world)
            self.assisted = self.assisted or self.advising
            yield from self.look.step(world, events, self.advice)
            if any(isinstance(event, Fixed) for event in events):
                self.handling.landed()
        self.best = max(self.best, world.score)

    def result(self) -> tuple[Outcome, int]:
        return Outcome.OVER, self.world.score

    def state(self) -> dict[str, Plain]:
        world = self.world
        piece = world.piece
        return {
            "well": tuple("".join(chr(48 + square) if square else "." for square in row) for row in world.well.rows),
            "piece": (piece.kind, piece.hand, piece.turns),
            "place": (piece.row, piece.column),
            **plain_fields(world, "next", "held", "swapped"),
            "supply": world.supply.left(),
            "preview": (world.preview, world.seen),
            "wait": (world.wait, world.resets),
            **plain_fields(world, "score", "lines", "speed", "counts"),
            "best": self.best,
            "advised": self.advice is not None,
            "keys": self.handling.state(),
            "over": world.over,
        }

"""What both looks need of a game: words and keys of the ways, what can be asked for, the walker's chart, its state."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple, TypeVar

from arcade.games.cave import MAP_KEY, POINTS_KEY, STAIRS_KEY, WAY_KEYS, strings
from arcade.games.cave.levels import LEVELS, MapHelp, Story
from arcade.games.cave.rules import WAYS, Adventure, Arrived, Cave, Event, Happened, Kind, Robbed, Warned, Way
from arcade.games.cave.tales import CLOSED, FLINT_TALE, FOUND, ILEANA_TALE, NARROW, NOTE
from arcade.machine.keyboard import is_click, is_on_keyboard
from arcade.machine.machine import Frames, Machine, Waiting
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, Control, by_key
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import labels

WALKING_KEYS: dict[Way, Control] = dict(zip(WAYS, WAY_KEYS, strict=True))


class Said(NamedTuple):
    """What is said of a way: the letter on the compass, that it leads nowhere, and that it is right."""

    letter: Text
    no_exit: Text
    hint: Text


SAID = {
    Way.NORTH: Said(labels.NORTH_LETTER, strings.NO_EXIT_NORTH, strings.HINT_NORTH),
    Way.SOUTH: Said(labels.SOUTH_LETTER, strings.NO_EXIT_SOUTH, strings.HINT_SOUTH),
    Way.EAST: Said(labels.EAST_LETTER, strings.NO_EXIT_EAST, strings.HINT_EAST),
    Way.WEST: Said(labels.WEST_LETTER, strings.NO_EXIT_WEST, strings.HINT_WEST),
    Way.UP: Said(strings.UP_LETTER, strings.NO_EXIT_UP, strings.HINT_UP),
    Way.DOWN: Said(strings.DOWN_LETTER, strings.NO_EXIT_DOWN, strings.HINT_DOWN),
}


class Wish(Enum):
    """Commands that are no directions."""

    POINTS = "points"
    STAIRS = "up or down"
    MAP = "another floor of the map"
    HINT = "a hint"
    NOTHING = "something nobody understands"


Command = Way | Wish
_MEANINGS: dict[str, Command] = by_key(
    *((control, way) for way, control in WALKING_KEYS.items()),
    (STAIRS_KEY, Wish.STAIRS),
    (MAP_KEY, Wish.MAP),
    (POINTS_KEY, Wish.POINTS),
    (HINT, Wish.HINT),
)
KEYS = tuple(_MEANINGS)
_UP = (*WALKING_KEYS[Way.UP].keys, *WALKING_KEYS[Way.NORTH].keys)
_DOWN = (*WALKING_KEYS[Way.DOWN].keys, *WALKING_KEYS[Way.SOUTH].keys)


def understood(key: str) -> Command:
    """The command of a key, whatever its case; any text will do."""
    return _MEANINGS.get(key.lower(), Wish.NOTHING)


def any_key(machine: Machine) -> Frames[str]:
    """Wait for any key, or a click."""
    machine.keyboard.settle()
    machine.waiting = Waiting("key", KEYS, move=True)
    while True:
        yield
        key = machine.keyboard.take()
        if key and (key.lower() in KEYS or is_click(key) or is_on_keyboard(key)):
            machine.waiting = None
            return key


def up_or_down(machine: Machine) -> Frames[Command]:
    """The answer to the question up or down, which joystick players are asked; any other key takes it back."""
    key = (yield from any_key(machine)).lower()
    return Way.UP if key in _UP else Way.DOWN if key in _DOWN else Wish.NOTHING


Exit = tuple[int, str]
"""A place and one of its ways, by its letter."""
K = TypeVar("K", int, Exit)


@dataclass(frozen=True)
class Chart:
    """Places seen, exits that lead somewhere, and exits that do not; all in rising order."""

    seen: tuple[int, ...] = ()
    open: tuple[Exit, ...] = ()
    shut: tuple[Exit, ...] = ()

    @staticmethod
    def whole(cave: Cave) -> "Chart":
        exits = [(number, way, place.to(way)) for number, place in cave.places.items() for way in WAYS]
        return Chart(
            seen=tuple(sorted(cave.places)),
            open=tuple(sorted((number, way.value) for number, way, target in exits if target)),
            shut=tuple(sorted((number, way.value) for number, way, target in exits if not target)),
        )

    def after(self, cave: Cave, place: int, way: Way, events: Iterable[Event]) -> "Chart":
        """The chart after a move from a place: being turned back shows a place, too."""
        target = cave.places[place].to(way)
        if not target:
            # No matter whether anything was said: the printed program is silent to carriers of the first treasure.
            return replace(self, shut=_with(self.shut, (place, way.value)))
        chart = replace(self, open=_with(self.open, (place, way.value)), seen=_with(self.seen, target))
        if cave.places[target].to(way.back) == place and Arrived(target) in events:
            chart = replace(chart, open=_with(chart.open, (target, way.back.value)))
        return chart

    def begun(self, place: int) -> "Chart":
        return replace(self, seen=_with(self.seen, place))


def _with(known: tuple[K, ...], new: K) -> tuple[K, ...]:
    return tuple(sorted(set(known) | {new}))


SCENES: dict[Event, int] = {
    Happened.OFFERED: FOUND,
    Happened.TOO_NARROW: NARROW,
    Happened.CLOSED: CLOSED,
    Happened.NOTE: NOTE,
    Warned(Kind.GIANT): 12,
    Warned(Kind.PIRATES): 25,
    Robbed(Kind.GIANT): 13,
    Robbed(Kind.PIRATES): 26,
}
"""The numbers of scenes that show an event."""
TALES = {tale.story: tale for tale in (FLINT_TALE, ILEANA_TALE)}


class State(Program[Spectrum]):
    """An adventure under way; the program itself says what happens on it."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        quest = LEVELS[setup.level].sets
        self.tale = TALES[Story.FLINT if setup.original else quest.story]
        self.map_help = quest.map_help
        cave = self.tale.cave
        # The printed program began with the first hiding place; a random one makes the game worth playing again.
        first = 1 if setup.original else self.dice.below(len(cave.hiding)) + 1
        self.adventure = Adventure.begin(cave, first, mended=not setup.original)
        self.chart = Chart.whole(cave) if self.map_help is MapHelp.GIVEN else Chart()
        self.best = 0
        """The fewest steps that this game takes."""

    @property
    def wasted(self) -> int:
        """Steps beyond the fewest; letting oneself be robbed may even save some, which does not count."""
        return max(self.adventure.steps - self.best, 0)

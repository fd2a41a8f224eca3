"""Who comes to what was built: a mason who walks over it, doves on a cross, a heart that beats, a flag on a castle."""

from collections.abc import Collection, Iterator

from arcade.games.falling_dominoes import art_figures, sounds, strings
from arcade.games.falling_dominoes.puzzles import Figure
from arcade.games.falling_dominoes.rules import BOTTOM, LEFT, RIGHT, STAR
from arcade.games.falling_dominoes.scene import DOWN
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Alive
from arcade.toolkit.animation.moving_sprites import Animation, Moving, eased, straight
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.polyominoes import Cell
from arcade.toolkit.picture.sprites import CELL

Pile = Collection[Cell]
TALL = 16
"""The mason's height in pixels."""
LONGEST = 130
"""Frames that his way takes at most."""
STEP = 6
"""Frames from step to step, as they are heard."""
BEAT = 36
"""Frames from beat to beat."""
RED, LIGHT_RED = pair("Rk"), pair("Mk")
FLIGHT = 50
"""Frames that a dove flies."""
HOIST = 2
"""Frames in which the flag rises by a pixel."""


def surface(pile: Pile, column: int) -> int:
    """The row on which somebody stands who stands in a column."""
    return min((row for row, across in pile if across == column), default=BOTTOM + 1)


class Mason:
    """He comes down at the left, climbs over the construction to its highest place, and is glad there or not."""

    def __init__(self, machine: Spectrum, pile: Pile, glad: bool) -> None:
        self.machine = machine
        self._moving = Moving(machine)
        self._glad = glad
        tops = {column: surface(pile, column) for column in range(LEFT, RIGHT + 1) if abs(column - STAR) > 1}
        highest = min(tops.values())
        self._goal = max(column for column, row in tops.items() if row == highest)
        whole = list(self._way(pile))
        pace = -(-len(whole) // LONGEST)
        self._points = [*whole[::pace], whole[-1]]

    def _way(self, pile: Pile) -> Iterator[Point]:
        at = CELL * LEFT, 0
        for column in range(LEFT, self._goal + 1):
            x, y = CELL * column, max(CELL * (DOWN + surface(pile, column)) - TALL, 0)
            corner = (at[0], y) if y < at[1] else (x, at[1])
            yield from straight(at, corner)
            yield from straight(corner, (x, y))
            at = x, y

    @property
    def frames(self) -> int:
        """So long he is on his way."""
        return len(self._points)

    def step(self, frame: int) -> None:
        """Where he is in a frame."""
        there = frame >= len(self._points)
        x, y = self._points[min(frame, len(self._points) - 1)]
        if not there and frame % STEP == 0:
            self.machine.chime(sounds.step((CELL * (DOWN + BOTTOM) - y) // CELL))
        stays: Animation = art_figures.GLAD if self._glad else art_figures.PUZZLED
        picture = (stays if there else art_figures.MASON).at(frame)
        self._moving.show((picture.coloured("W", "k"), x, y))


class Doves:
    """Two that come from the corners of the well and sit down on a cross."""

    def __init__(self, machine: Spectrum, pile: Pile) -> None:
        self.machine = machine
        self._moving = Moving(machine)
        columns = sorted({column for _, column in pile}) or [STAR]
        self._ways = [
            list(eased((CELL * start, 24), (CELL * end, CELL * (DOWN + surface(pile, end)) - CELL), FLIGHT))
            for start, end in ((LEFT, columns[0]), (RIGHT - 1, columns[-1]))
        ]

    def step(self, frame: int) -> None:
        """Where they are in a frame; those who sit look to and fro."""
        if frame == FLIGHT:
            self.machine.chime(sounds.COO)
        if frame < FLIGHT:
            flying = art_figures.DOVE.at(frame).coloured("W", "k")
            self._moving.show(*((flying, *way[frame]) for way in self._ways))
            return
        sits = art_figures.PERCHED.coloured("W", "k")
        looks = frame // 40 % 2 == 0
        self._moving.show(
            *((sits if looks == (place == 0) else sits.mirrored(), *way[-1]) for place, way in enumerate(self._ways))
        )


class Heart:
    """All that was built turns red, and beats."""

    def __init__(self, machine: Spectrum, pile: Pile) -> None:
        self.machine = machine
        self._places = [COLUMNS * (DOWN + row) + column for row, column in pile]

    def step(self, frame: int) -> None:
        """Its colour in a frame."""
        beats = frame % BEAT < BEAT // 4
        if frame % BEAT == 0:
            self.machine.chime(sounds.THUMP)
        for place in self._places:
            self.machine.attributes[place] = LIGHT_RED if beats else RED


class Flag:
    """It rises on a tower and flies."""

    def __init__(self, machine: Spectrum, pile: Pile) -> None:
        self.machine = machine
        self._moving = Moving(machine)
        columns = sorted({column for _, column in pile}) or [STAR]
        self._x = CELL * columns[0]
        self._foot = CELL * (DOWN + surface(pile, columns[0]))

    def step(self, frame: int) -> None:
        """How high it is in a frame."""
        flag = art_figures.FLAG.at(frame)
        risen = min(frame // HOIST, flag.height)
        if risen < flag.height and frame % (4 * HOIST) == 0:
            self.machine.chime(sounds.step(risen))
        if risen:
            seen = flag.cut(0, 0, flag.width, risen).coloured("R", "k")
            self._moving.show((seen, self._x, self._foot - risen))


def act(machine: Spectrum, figure: Figure, pile: Pile) -> Alive:
    """What comes to life when a figure stands."""
    if figure.name is strings.CROSS:
        return Doves(machine, pile).step
    if figure.name is strings.HEART:
        return Heart(machine, pile).step
    if figure.name is strings.CASTLE:
        return Flag(machine, pile).step
    return Mason(machine, pile, glad=True).step

"""How it ends: light goes up through what was built, its mason climbs it, and stars are given, or none.

A figure of the blueprints has visitors of its own: doves on a cross, a flag on a castle; a heart beats.
"""

from collections.abc import Collection, Iterator

from arcade.games.falling_dominoes import art, sounds, strings
from arcade.games.falling_dominoes.puzzles import Figure
from arcade.games.falling_dominoes.rules import BOTTOM, LEFT, RIGHT, STAR
from arcade.games.falling_dominoes.scene import DOWN, Panel, Scene
from arcade.games.falling_dominoes.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.living import Alive, Burst
from arcade.toolkit.animation.moving_sprites import Animation, Moving, eased, straight
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.polyominoes import Cell
from arcade.toolkit.picture.sprites import CELL

WORDS_ROW, WORDS_ROWS = 20, 3
"""Below the floor."""
ROCKETS = ((92, 40), (156, 40), (92, 72), (156, 72), (92, 104), (156, 104))
"""Pixels where rockets burst, if nothing that was built is near."""
REACH = 4
"""Cells from a rocket that its sparks may touch."""
BETWEEN = 16
"""Frames from rocket to rocket, and from star to star twice as many."""
LIT = 40
"""Frames for which an earned star shines in turn."""
ACTING = 60
"""Frames of what comes to a figure, before another is begun."""
BLINK = 12
"""Frames for which missing squares are lit, and again not."""
MISSING, WANTED = pair("Rk"), pair("ck")
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
        stays: Animation = art.GLAD if self._glad else art.PUZZLED
        picture = (stays if there else art.MASON).at(frame)
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
            flying = art.DOVE.at(frame).coloured("W", "k")
            self._moving.show(*((flying, *way[frame]) for way in self._ways))
            return
        sits = art.PERCHED.coloured("W", "k")
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
        flag = art.FLAG.at(frame)
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


def tell(program: State, words: str, inks: str) -> None:
    """Words below the floor, as large as they fit."""
    machine = program.machine
    across = 2 if 2 * CELL * (len(words) + 2) <= WIDTH else 1
    picture = letters(machine.font, words, across, 2)
    fill(machine, WORDS_ROW, 0, WORDS_ROWS, COLUMNS, EMPTY, pair("Wk"))
    draw(machine, picture.coloured(inks), (WIDTH - picture.width) // 2, CELL * WORDS_ROW + 4)
    colour_cells(machine, WORDS_ROW, 0, WORDS_ROWS, COLUMNS, pair(f"{inks}k"))


class FigureEnding:
    """A figure of the blueprints is judged: somebody comes to it, or what it lacks is shown."""

    def __init__(self, program: State, scene: Scene, words: str, enough: bool) -> None:
        self.program = program
        self.scene = scene
        self._words = words
        self._enough = enough
        self._lives: Alive | None = None
        self._since = 0

    def play(self) -> Frames[None]:
        """From the last piece to the words, and to what they praise."""
        program, scene, task = self.program, self.scene, self.program.task
        if task is None:
            return
        pile = program.world.pile
        yield from scene.admire(program.world)
        tell(program, self._words, "Y" if self._enough else "C")
        self._lives = (
            act(scene.machine, task.figure, pile) if self._enough else self._ask_for(task.figure.cells - {*pile})
        )
        for frame in range(2 * ACTING if self._enough else ACTING):
            self.rest(frame)
            yield
        self._since = 2 * ACTING if self._enough else ACTING

    def rest(self, frame: int) -> None:
        """Who has come stays."""
        self.scene.shine(self._since + frame)
        if self._lives:
            self._lives(self._since + frame)

    def _ask_for(self, lacking: Collection[Cell]) -> Alive:
        places = [COLUMNS * (DOWN + row) + column for row, column in lacking]

        def blink(frame: int) -> None:
            for place in places:
                self.scene.machine.attributes[place] = MISSING if frame // BLINK % 2 == 0 else WANTED

        return blink


class Ending:
    """The scene of an end, and what still moves when it is over."""

    def __init__(self, program: State, scene: Scene, panel: Panel, words: str, earned: int, glad: bool) -> None:
        self.program = program
        self.machine = program.machine
        self.scene = scene
        self.panel = panel
        self._words = words
        self._earned = earned
        self._glad = glad
        self._mason = Mason(self.machine, program.world.pile, glad)
        self._since = 0

    def play(self) -> Frames[None]:
        """From the last piece to the fireworks."""
        if self.program.task is None:
            yield from self.scene.admire(self.program.world)
        tell(self.program, self._words, "Y" if self._glad else "W")
        for frame in range(self._mason.frames):
            self.scene.shine(frame)
            self._mason.step(frame)
            yield
        self._since = self._mason.frames
        for rank in range(self._earned):
            self.panel.stars(self._earned, rank)
            self.machine.chime(sounds.star(rank))
            yield from self._stay(2 * BETWEEN)
        if self._glad:
            yield from self._fireworks()

    def rest(self, frame: int) -> None:
        """He is still there; the star shines, and those that were earned one after the other."""
        at = self._since + frame
        self.scene.shine(at)
        self._mason.step(at)
        if self._earned:
            turn = at // LIT % (self._earned + 1)
            self.panel.stars(self._earned, turn if turn < self._earned else None)

    def _stay(self, frames: int) -> Frames[None]:
        for frame in range(frames):
            self.rest(frame)
            yield
        self._since += frames

    def _fireworks(self) -> Frames[None]:
        bursts = [Burst(self.machine, place) for place in ROCKETS if self._clear(place)]
        for frame in range(BETWEEN * len(bursts) + Burst.FRAMES if bursts else 0):
            if frame % BETWEEN == 0 and frame // BETWEEN < len(bursts):
                self.machine.chime(((0.004, 30.0), (0.004, 12.0), (0.006, 2.0)))
            self.scene.shine(self._since + frame)
            for number, burst in enumerate(bursts):
                burst.step(frame - BETWEEN * number)
            yield

    def _clear(self, place: Point) -> bool:
        """Whether a rocket that bursts there hides nothing of what was built."""
        column, row = place[0] // CELL, place[1] // CELL - DOWN
        pile = self.program.world.pile
        return all(abs(across - column) > REACH or abs(down - row) > REACH for down, across in pile)

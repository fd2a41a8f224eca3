"""How it ends: light goes up through what was built, its mason climbs it, and stars are given, or none."""

from collections.abc import Collection

from arcade.games.falling_dominoes import sounds
from arcade.games.falling_dominoes.figures import Mason, act
from arcade.games.falling_dominoes.panel import Panel
from arcade.games.falling_dominoes.scene import DOWN, Scene
from arcade.games.falling_dominoes.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.living import Alive, Burst
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

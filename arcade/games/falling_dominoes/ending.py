"""How it ends: light goes up through the construction, a mason climbs it, and stars are given, or none.

The figures of the blueprints have endings of their own: doves on a cross, a flag on a castle; a heart beats.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import partial

from arcade.games.falling_dominoes import ART, art, sounds, strings
from arcade.games.falling_dominoes.puzzles import Figure
from arcade.games.falling_dominoes.rules import BOTTOM, LEFT, RIGHT, STAR
from arcade.games.falling_dominoes.scene import DOWN, Panel, Scene
from arcade.games.falling_dominoes.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.living import Alive, Fireworks, all_alive
from arcade.toolkit.animation.moving_sprites import Moving, eased, straight
from arcade.toolkit.animation.storyboard import Path, Storyboard
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
"""Pixels where rockets burst, if no square is near."""
SPARK_CELLS = 4
"""From a rocket that its sparks may touch."""
ROCKET_FRAMES, STAR_FRAMES, SHINE_FRAMES = 16, 32, 40
"""Stars that were given shine in turn."""
BANG = ((0.004, 30.0), (0.004, 12.0), (0.006, 2.0))
FIGURE_FRAMES = 60
"""Of a figure's ending, twice as many if it is good enough."""
LONGEST = 130
"""Frames of the mason's way at most."""
STEP_FRAMES, BEAT_FRAMES, FLIGHT_FRAMES, BLINK_FRAMES = 6, 36, 50, 12
HOIST_FRAMES = 2
"""In which the flag rises by a pixel."""
Pile = Collection[Cell]


def surface(pile: Pile, column: int) -> int:
    """The row of a column's top, on which the mason stands."""
    return min((row for row, across in pile if across == column), default=BOTTOM + 1)


class Mason:
    """He comes down at the left, climbs to the highest place, and is glad there or puzzled."""

    def __init__(self, machine: Spectrum, pile: Pile, glad: bool) -> None:
        self.machine = machine
        self._moving = Moving(machine)
        self._glad = glad
        tops = {column: surface(pile, column) for column in range(LEFT, RIGHT + 1) if abs(column - STAR) > 1}
        highest = min(tops.values())
        self._goal = max(column for column, row in tops.items() if row == highest)
        whole = list(self._way(pile))
        pace = -(-len(whole) // LONGEST)
        self._path = Path((*whole[::pace], whole[-1]))
        self.frames = len(self._path.points)

    def _way(self, pile: Pile) -> Iterator[Point]:
        at = CELL * LEFT, 0
        for column in range(LEFT, self._goal + 1):
            x, y = CELL * column, max(CELL * (DOWN + surface(pile, column)) - art.MASON.sprites[0].height, 0)
            corner = (at[0], y) if y < at[1] else (x, at[1])
            yield from straight(at, corner)
            yield from straight(corner, (x, y))
            at = x, y

    def step(self, frame: int) -> None:
        there = frame >= self.frames
        x, y = self._path.at(frame)
        if not there and frame % STEP_FRAMES == 0:
            self.machine.chime(sounds.step((CELL * (DOWN + BOTTOM) - y) // CELL))
        poses = art.MASON if not there else art.GLAD if self._glad else art.PUZZLED
        self._moving.show((poses.at(frame).coloured("W", "k"), x, y))


def act(machine: Spectrum, figure: Figure, pile: Pile) -> Alive:
    """What happens at a figure that is good enough."""
    ends = sorted({column for _, column in pile}) or [STAR]
    tops = [CELL * (DOWN + surface(pile, column)) for column in ends]
    if figure.name is strings.CROSS:
        starts = (CELL * LEFT, 24), (CELL * (RIGHT - 1), 24)
        goals = (CELL * ends[0], tops[0] - CELL), (CELL * ends[-1], tops[-1] - CELL)
        paths = [Path(tuple(eased(start, goal, FLIGHT_FRAMES))) for start, goal in zip(starts, goals, strict=True)]
        return partial(_doves, machine, Moving(machine), paths)
    if figure.name is strings.HEART:
        return partial(_heart, machine, _places(pile))
    if figure.name is strings.CASTLE:
        return partial(_flag, machine, Moving(machine), (CELL * ends[0], tops[0]))
    return Mason(machine, pile, glad=True).step


def _doves(machine: Spectrum, moving: Moving, paths: Sequence[Path], frame: int) -> None:
    """Two come from the corners of the well, sit down on a cross and look to and fro."""
    if frame == FLIGHT_FRAMES:
        machine.chime(sounds.COO)
    flies, sits = art.DOVE.at(frame).coloured("W", "k"), ART["dove sits"].coloured("W", "k")
    looks = (sits, sits.mirrored()) if frame // 40 % 2 == 0 else (sits.mirrored(), sits)
    poses = (flies, flies) if frame < FLIGHT_FRAMES else looks
    moving.show(*((pose, *path.at(frame)) for pose, path in zip(poses, paths, strict=True)))


def _heart(machine: Spectrum, places: Sequence[int], frame: int) -> None:
    """All squares turn red, and beat."""
    if frame % BEAT_FRAMES == 0:
        machine.chime(sounds.HEARTBEAT)
    for place in places:
        machine.attributes[place] = pair("Mk" if frame % BEAT_FRAMES < BEAT_FRAMES // 4 else "Rk")


def _flag(machine: Spectrum, moving: Moving, foot: Point, frame: int) -> None:
    """It rises on a tower and flies."""
    flag = art.FLAG.at(frame)
    risen = min(frame // HOIST_FRAMES, flag.height)
    if risen < flag.height and frame % (4 * HOIST_FRAMES) == 0:
        machine.chime(sounds.step(risen))
    if risen:
        moving.show((flag.cut(0, 0, flag.width, risen).coloured("R", "k"), foot[0], foot[1] - risen))


def _lacking(machine: Spectrum, places: Sequence[int], frame: int) -> None:
    """Missing squares blink."""
    for place in places:
        machine.attributes[place] = pair("Rk" if frame // BLINK_FRAMES % 2 == 0 else "ck")


def _places(cells: Collection[Cell]) -> list[int]:
    return [COLUMNS * (DOWN + row) + column for row, column in cells]


def tell(program: State, words: str, inks: str) -> None:
    """Words below the floor, as large as they fit."""
    machine = program.machine
    across = 2 if 2 * CELL * (len(words) + 2) <= WIDTH else 1
    picture = letters(machine.font, words, across, 2)
    fill(machine, WORDS_ROW, 0, WORDS_ROWS, COLUMNS, EMPTY, pair("Wk"))
    draw(machine, picture.coloured(inks), (WIDTH - picture.width) // 2, CELL * WORDS_ROW + 4)
    colour_cells(machine, WORDS_ROW, 0, WORDS_ROWS, COLUMNS, pair(f"{inks}k"))


class FigureEnding(Storyboard[State]):
    """A figure of the blueprints comes to life, or its missing squares blink."""

    def __init__(self, program: State, scene: Scene, words: str, enough: bool) -> None:
        super().__init__(program)
        self.scene, self.alive = scene, scene.shine
        self._words, self._enough = words, enough

    def play(self) -> Frames[None]:
        task, pile = self.program.task, self.program.world.pile
        if task is None:
            return
        yield from self.scene.admire(self.program.world)
        tell(self.program, self._words, "Y" if self._enough else "C")
        if self._enough:
            comes = act(self.machine, task.figure, pile)
        else:
            comes = partial(_lacking, self.machine, _places(task.figure.cells - {*pile}))
        self.alive = all_alive(self.scene.shine, comes)
        yield from self.go_on(2 * FIGURE_FRAMES if self._enough else FIGURE_FRAMES)


class Ending(Storyboard[State]):
    """The mason climbs the construction, and stars are given."""

    def __init__(self, program: State, scene: Scene, panel: Panel, words: str, earned: int, glad: bool) -> None:
        super().__init__(program)
        self.scene, self.panel = scene, panel
        self._words, self._earned, self._glad = words, earned, glad
        self._mason = Mason(self.machine, program.world.pile, glad)

    def play(self) -> Frames[None]:
        if self.program.task is None:
            yield from self.scene.admire(self.program.world)
        tell(self.program, self._words, "Y" if self._glad else "W")
        self.alive = all_alive(self.scene.shine, self._mason.step)
        yield from self.go_on(self._mason.frames)
        if self._earned:
            self.alive = all_alive(self.alive, self._stars)
        for rank in range(self._earned):
            self.panel.stars(self._earned, rank)
            self.machine.chime(sounds.star(rank))
            yield from self.go_on(STAR_FRAMES)
        if self._glad:
            yield from self._fireworks(self.program.world.pile)

    def _stars(self, frame: int) -> None:
        """Those that were earned shine one after the other."""
        turn = frame // SHINE_FRAMES % (self._earned + 1)
        self.panel.stars(self._earned, turn if turn < self._earned else None)

    def _fireworks(self, pile: Pile) -> Frames[None]:
        """Rockets where their sparks hide no square."""
        places = [
            (x, y)
            for x, y in ROCKETS
            if all(max(abs(column - x // CELL), abs(DOWN + row - y // CELL)) > SPARK_CELLS for row, column in pile)
        ]
        rockets = Fireworks(self.machine, places, ROCKET_FRAMES)
        bangs = {ROCKET_FRAMES * turn: BANG for turn in range(len(places))}
        shining = all_alive(lambda frame: self.scene.shine(self.since + frame), rockets.step)
        return self.shot(rockets.frames, shining, bangs.get)

"""How a game of Impasse ends: a crate breaks through a warehouse's wall to the harbour, or the wall holds."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import product

from arcade.games.impas import ART, art, scene
from arcade.games.impas.art import Mood, Pose, head, man, pusher, team
from arcade.games.impas.rules import RIGHT
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Drift, all_alive
from arcade.toolkit.animation.moving_sprites import Actor, Animation, Moving
from arcade.toolkit.animation.storyboard import Cues, Role, Storyboard, acting, around, every, silence
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import Patch, draw, draw_cells, lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import BRICKS, DIAGONALS, STONE
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, sprite
from arcade.toolkit.sound.tunes import Tune

WORD_ROW, GIRDER_ROW, SEA_ROW, GROUND_ROW = 2, 5, 15, 19
WALL_ROW, WALL_COLUMN = GIRDER_ROW + 1, 20
WALL_ROWS, WALL_COLUMNS = GROUND_ROW - WALL_ROW, COLUMNS - WALL_COLUMN
SIDE = 48
"""Pixels each way of the man and of his crate."""
TOP = CELL * GROUND_ROW - SIDE
AT_WALL = CELL * WALL_COLUMN - 2 * SIDE
"""Where the man is, his crate at the wall."""
START, RUN_UP, BEYOND = AT_WALL - 72, AT_WALL - 16, AT_WALL + 24
"""Where he halts on his way."""
EFFORT_FRAMES = 18
MANY_SPARE, FEW_SPARE = 5, 1
"""With many moves to spare the wall breaks at once."""
ORBIT = ((0, 2), (10, 0), (22, 0), (32, 2), (22, 5), (10, 5))
ORBITS = tuple(around((AT_WALL - CELL + 6, TOP - 8), ORBIT, 5, 10 * star) for star in range(3))
"""How stars circle round his head."""
HATCH_ROW, HATCH_COLUMN, HATCH_WIDTH = WALL_ROW + 2, WALL_COLUMN + 3, 6
_BRICK = sprite(["#######"] * 3).coloured("R")
FLYING = Animation((_BRICK, _BRICK.rotated()), 3)


class Warehouse:
    """The room, and the wall that falls."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._view: Patch | None = None
        gulls = ART["gull gliding"], ART["gull beating"]
        gull = Animation(tuple(one.see_through().coloured("K") for one in gulls), 14)
        speeds, height = (0, 9, 0, -7, 0, 6, 0, 5), CELL * (GROUND_ROW - SEA_ROW - 1)
        self.step = all_alive(
            Drift(machine, CELL * (SEA_ROW + 1), 28, height, 4, speeds).step,
            acting(Moving(machine), Role(gull, (CELL * 23, CELL * 8)), Role(gull, (CELL * 29, CELL * 7 + 4))),
        )
        self._order = sorted(
            product(range(WALL_ROW, GROUND_ROW), range(WALL_COLUMN, COLUMNS)),
            key=lambda cell: 4 * max(cell[1] - WALL_COLUMN, abs(cell[0] - GROUND_ROW + 3)) + cell[0] * 7 % 3,
        )

    def draw(self) -> None:
        """The room at night; the harbour behind the wall is kept for later."""
        machine = self.machine
        fill(machine, 0, 0, 22, COLUMNS, colours=pair("Wk"))
        fill(machine, WALL_ROW, WALL_COLUMN, SEA_ROW - WALL_ROW, WALL_COLUMNS, colours=pair("YC"))
        sun, ship = ART["sun"].see_through(), ART["ship"].see_through().coloured("K")
        draw(machine, sun, CELL * 23, CELL * SEA_ROW - sun.height)
        draw(machine, ship, CELL * 28 + 4, CELL * SEA_ROW - ship.height)
        fill(machine, SEA_ROW, WALL_COLUMN, GROUND_ROW - SEA_ROW, WALL_COLUMNS, ART["waves"], pair("CB"))
        self._view = lift_cells(machine, WALL_ROW, WALL_COLUMN, WALL_ROWS, WALL_COLUMNS)
        fill(machine, WALL_ROW, WALL_COLUMN, WALL_ROWS, WALL_COLUMNS, BRICKS, pair("rk"))
        fill(machine, GIRDER_ROW, 0, 1, COLUMNS, DIAGONALS, pair("yk"))
        fill(machine, GROUND_ROW, 0, 1, COLUMNS, STONE, pair("wk"))
        draw_cells(machine, ART["can"].coloured("W"), WALL_ROW, 9)  # a lamp
        for row in (GROUND_ROW - 3, GROUND_ROW - 6):
            draw_cells(machine, art.crate(24).coloured("y", "k"), row, 0)

    def open(self, age: int) -> None:
        """Take the bricks away that fall so many frames after the crash."""
        if self._view:
            for row, column in self._order[7 * age : 7 * age + 7]:
                self._view.part(row, column, 1, 1).put_back(self.machine)


class Ending(Storyboard[Program[Spectrum]]):
    """A man pushes a crate at the wall; the more moves he has to spare, the sooner it breaks."""

    def __init__(self, program: Program[Spectrum], outcome: Outcome, stuck: int, spare: int) -> None:
        """`stuck` is the seat that could push no more, `spare` the moves that the other one still had."""
        super().__init__(program, clear=True)
        self.outcome = outcome
        self.lost = outcome is Outcome.LOST
        self.seat = stuck if self.lost else 1 - stuck
        """The man at the wall."""
        self.efforts = 2 if self.lost else 1 if spare >= MANY_SPARE else 3 if spare <= FEW_SPARE else 2
        self.house = Warehouse(self.machine)
        self._load = art.crate(SIDE).coloured("Y", "k")
        self._hatch = Moving(self.machine, clear=True)
        self._laughs = acting(self._hatch, self._laughing)
        he, behind = (self._dazed, self._laughs) if self.lost else (self._glad, self.house.step)
        self.alive = all_alive(acting(self.moving, he), behind)

    def play(self) -> Frames[None]:
        yield from reveal(self.machine, self.house.draw, Wipe.LEFT, 14)
        yield from self._walk(START, AT_WALL)
        for turn in range(self.efforts):
            yield from self._push(range(AT_WALL, RUN_UP, -2), 4)
            yield from self._push(range(RUN_UP, AT_WALL + 1, 4), 4)
            self.machine.chime(scene.WALL_HIT)
            yield from self.act(EFFORT_FRAMES, self._trembling, cues={6: scene.strained(turn)}.get)
        yield from self._give_up() if self.lost else self._break_through()
        inks = "CCc" if self.lost else "YYW"
        headline(self.machine, self.program.text(WORDS[self.outcome]), WORD_ROW, inks, "k", outlined, 2)
        yield

    def _walk(self, start: int, end: int) -> Frames[None]:
        def scrape(x: int) -> Tune | None:
            return None if (x - start) % 12 else scene.scrape(x - start)

        return self._push(range(start, end + 1, 2), 8, scrape)

    def _push(self, way: Iterable[int], stride: int, cues: Cues = silence) -> Frames[None]:
        return self.act(way, lambda x: self._pushing(x, x // stride), cues=cues)

    def _pushing(self, x: int, step: int) -> list[Actor]:
        return [(team(RIGHT, pusher(self.seat, step % 2, 2), self._load), x, TOP)]

    def _trembling(self, frame: int) -> list[Actor]:
        return self._pushing(AT_WALL - frame // 2 % 2, frame // 5)

    def _break_through(self) -> Frames[None]:
        """Bricks fly, the harbour lies open."""
        bricks = Moving(self.machine)
        for age in range(30):
            if age % 3 == 0 and age < 18:
                self.machine.chime(scene.BRICKS_FALL)
            self.house.open(age)
            bricks.show(*(_brick(number, age) for number in range(8)))
            yield
            bricks.hide()
        yield from self._walk(AT_WALL, BEYOND)
        self.machine.chime(scene.CHEER)
        self.moving.show(*self._glad(0))

    def _glad(self, frame: int) -> list[Actor]:
        """He flexes his arms."""
        beat = frame // 16 % 4
        pose = Pose.STRONG if beat % 2 == 0 else Pose.BREATHING
        figure = man(self.seat, pose, Mood.GLAD, look=int(beat == 3), times=2)
        return [(self._load, BEYOND + SIDE, TOP), (figure, BEYOND - CELL, TOP)]

    def _give_up(self) -> Frames[None]:
        """He sits down, and a hatch in the wall opens."""
        yield from self.act(30, self._dazed)
        self.machine.chime(scene.HATCH)
        fill(self.machine, HATCH_ROW, HATCH_COLUMN, 4, HATCH_WIDTH, colours=pair("Wk"))
        for seen in range(1, 5):
            self._hatch.show(*self._laughing(0, seen))
            yield from pause(2)
        sits_on = acting(self.moving, lambda frame: self._dazed(30 + frame))
        yield from self.shot(60, all_alive(sits_on, self._laughs), every(24, scene.CHUCKLE))

    def _dazed(self, frame: int) -> list[Actor]:
        """Stars circle round his head."""
        figure = man(self.seat, Pose.SITTING, Mood.SAD, shut=frame % 90 < 6, times=2)
        stars = [(ART["star"].coloured("Y"), *path.at(frame)) for path in ORBITS]
        return [(self._load, AT_WALL + SIDE, TOP), (figure, AT_WALL - CELL, TOP), *stars]

    def _laughing(self, frame: int, seen: int = 4) -> list[Actor]:
        """The other man in the hatch, so many rows of him."""
        beat = frame // 7 % 8
        mood = Mood.GLAD if beat % 2 == 0 or beat > 4 else Mood.CALM
        face = head(1 - self.seat, mood, -1, shut=beat in (1, 3))
        part = face.cut(0, 0, face.width, CELL * seen)
        shown = replace(part, paints=face.paints[:seen]).opaque()
        return [(shown, CELL * HATCH_COLUMN, CELL * (HATCH_ROW + 4 - seen))]


def _brick(number: int, age: int) -> Actor:
    """A brick so many frames after the crash."""
    across = (number * 37 % 9 + 1) * age * 2 // 5
    down = (age * age) // 9 - (number * 23 % 7 + 1) * age // 2
    x, y = CELL * WALL_COLUMN + 8 + across, TOP + 20 + down
    return FLYING.at(age + number), min(x, CELL * COLUMNS - 8), min(y, CELL * GROUND_ROW - 8)

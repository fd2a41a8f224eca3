"""Men in motion: one slides into the hole pixel by pixel, one drops onto its square, many go round in a ring."""

from collections.abc import Callable, Sequence

from arcade.games.sliding_squares import art, sounds
from arcade.games.sliding_squares.figures import AHEAD, PUSHING, TILE, Gaze, man, towards
from arcade.games.sliding_squares.rules import SIDE, Position
from arcade.games.sliding_squares.scene import BOTTOM, CELLS, COLOURS, GRID, Scene
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import WIDTH
from arcade.toolkit.animation.moving_sprites import eased
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw, lift
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.sprites import CELL, Sprite

FRAMES = 11
LETTER_PAUSE = 90
"""Frames from one slide of a letter to the next."""
DROP = (20, 14, 9, 5, 2, 0)
"""Pixels above its square from which a man falls, a frame each."""


def _step(machine: Spectrum, picture: Sprite, colours: int, ends: tuple[Point, Point], at: Point) -> None:
    """A plate on its way between two places; cells that it leaves are dark at once, so that only it has colour."""
    (x, y), size = at, picture.width
    left, top = (min(one, other) for one, other in zip(*ends, strict=True))
    width, height = (size + abs(one - other) for one, other in zip(*ends, strict=True))
    draw(machine, picture.over(art.dark(width, height), x - left, y - top), left, top)
    colour_cells(machine, top // CELL, left // CELL, height // CELL, width // CELL, BOTTOM)
    row, column = y // CELL, x // CELL
    rows, columns = -(-(y + size) // CELL) - row, -(-(x + size) // CELL) - column
    colour_cells(machine, row, column, rows, columns, colours)


def slide(scene: Scene, before: Position, square: int) -> Frames[None]:
    """A man slides into the hole, with all his might."""
    machine, side = scene.machine, before.board[square]
    ends = GRID.origin(divmod(square, SIDE)), GRID.origin(divmod(before.hole, SIDE))
    picture = man(side, TILE, PUSHING, towards(*divmod(square, SIDE), *divmod(before.hole, SIDE)))
    scene.forget(square, before.hole)
    for frame, at in enumerate(eased(*ends, FRAMES)):
        _step(machine, picture, COLOURS[side], ends, at)
        if frame % 2 == 0:
            machine.chime(sounds.RUB)
        yield


def drop(scene: Scene, before: Position, after: Position, square: int) -> Frames[None]:
    """A man falls onto its square; a key spares the rest."""
    machine, side = scene.machine, after.board[square]
    hurry = SkippableWait(machine)
    scene.square(before, square)
    x, y = GRID.origin(divmod(square, SIDE))
    for step, height in enumerate(DROP):
        over = max(y - height, 0)
        under = lift(machine, x, over, TILE, TILE + height)
        draw(machine, man(side), x, over)
        colour_cells(machine, y // CELL, x // CELL, CELLS, CELLS, COLOURS[side])
        machine.chime(sounds.falling(step))
        yield from hurry.wait(1)
        under.put_back(machine)


Picture = Callable[[int, Gaze, bool], tuple[Sprite, int]]
"""What a plate looks like, by its number, where it looks and whether it pushes; and its colours."""


class Shunting:
    """Plates in places, and a hole that goes a course for ever, a plate sliding into it each time."""

    def __init__(
        self, machine: Spectrum, places: Sequence[Point], course: Sequence[int], picture: Picture, pause: int = 8
    ) -> None:
        """The hole is at first in the first place of the course; `pause` frames lie between two slides.

        Without a course there is no hole, and nothing slides.
        """
        self.machine = machine
        self.places = places
        self.picture = picture
        self._course = course
        self._period = FRAMES + pause
        self._at = 0
        numbers = iter(range(len(places)))
        self._plates = [None if course and place == course[0] else next(numbers) for place in range(len(places))]

    def draw(self) -> None:
        """All of them in their places; they look at the hole."""
        hole = self.places[self._course[self._at]] if self._course else None
        shown = []
        for place, number in zip(self.places, self._plates, strict=True):
            if number is not None:
                picture, colours = self.picture(number, _gaze(place, hole) if hole else AHEAD, False)
                row, column = place[1] // CELL, place[0] // CELL
                rows = -(-(place[1] + picture.height) // CELL) - row
                columns = -(-(place[0] + picture.width) // CELL) - column
                draw(self.machine, art.dark(CELL * columns, CELL * rows), CELL * column, CELL * row)
                colour_cells(self.machine, row, column, rows, columns, colours)
                shown.append((picture, place))
        for picture, place in shown:
            draw(self.machine, picture, *place)

    def step(self, frame: int) -> None:
        """Let one after the other slide."""
        if not self._course:
            return
        phase, following = frame % self._period, (self._at + 1) % len(self._course)
        source, hole = self._course[following], self._course[self._at]
        number = self._plates[source]
        if number is None:
            return
        ends = self.places[source], self.places[hole]
        if phase < FRAMES:
            picture, colours = self.picture(number, _gaze(*ends), True)
            _step(self.machine, picture, colours, ends, list(eased(*ends, FRAMES))[phase])
        elif phase == FRAMES:
            self._plates[hole], self._plates[source] = number, None
            self._at = following
            self.draw()


def round_and_round(count: int) -> list[int]:
    """The course of a hole in a ring of so many places."""
    return list(range(count - 1, -1, -1))


def to_and_fro(count: int) -> list[int]:
    """The course of a hole in a row."""
    return [*range(count - 1, 0, -1), *range(count - 1)]


def lettering(
    machine: Spectrum,
    words: str,
    row: int,
    side: str,
    width: int = WIDTH,
    largest: int = TILE,
    moves: bool = False,
) -> Shunting:
    """Plates of a side with the letters of a line, `largest` pixels wide at most, centred in so many of the screen.

    Where they `moves` and there is room, one after the other makes way for the next.
    """
    fitting = [size for size in art.LETTER_SIZES if size <= largest and size * len(words) <= width]
    size = max(fitting)
    room = moves and size % CELL == 0 and size * (len(words) + 1) <= width
    count = len(words) + room
    left = (WIDTH - count * size) // 2 // CELL * CELL
    places = [(left + size * number, CELL * row) for number in range(count) if room or words[number] != " "]
    letters = words.replace(" ", "")

    def picture(number: int, gaze: Gaze, pushes: bool) -> tuple[Sprite, int]:
        del gaze, pushes
        return art.lettered(machine.font, letters[number], size), COLOURS[side]

    return Shunting(machine, places, to_and_fro(count) if room else (), picture, LETTER_PAUSE)


def _gaze(start: Point, end: Point) -> Gaze:
    """Where one looks from a pixel to another."""
    return (end[0] > start[0]) - (end[0] < start[0]), (end[1] > start[1]) - (end[1] < start[1])

"""How a game ends: flags with the names of the best climb their poles, or a laboratory fills with glasses or acid."""

from collections.abc import Sequence

from arcade.games.valence import ART, strings
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Drift
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import clear_screen, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Cell, Point
from arcade.toolkit.picture.ink import BLUE, CYAN, MAGENTA, pair
from arcade.toolkit.picture.patterns import WAVES, WOOD, dither
from arcade.toolkit.picture.shading import outlined

NAME_LENGTH = 8
"""Letters of a player's name."""
POLES = ((13, 170), (93, 150), (173, 130))
"""Left line and height of each pole; the right line is two pixels away."""
TOPS = (165, 145, 125)
LENGTH, HEIGHT = 69, 41
NAMES = ((3, 2), (6, 12), (8, 22))
DRAWING_FRAMES = 42
RAISING_FRAMES = 170
FLASK = ART["flask"]
TUBE = ART["tube"]
BEAKER = ART["beaker"]
BUBBLE = ART["bubble"].coloured("W")
GLASSES = (FLASK, BEAKER, TUBE)
INKS = "GCYMRWCGYMCR"
SHELVES = (9, 14, 19)
"""Rows of the boards."""
PLACES = 4
"""Glasses on a board."""
LEFT = 2
PITCH = 7
"""Columns from one glass to the next."""
GLASS_FRAMES, BUBBLING = 10, 90
NOTES = (0, 4, 7, 12, 16, 19, 24, 28, 31, 33, 34, 36)
FLOOD_ROWS, FLOOD_FRAMES, SETTLING = 13, 7, 60
WORDS_ROW = 2


def ask_name(program: Program[Spectrum], number: int, words: Text = strings.NAME) -> Frames[str]:
    """A player's name, typed, or else a numbered one."""
    nameless = program.text(strings.NAMELESS, n=number)
    typed = yield from program.machine.input(program.text(words, n=number), limit=NAME_LENGTH, usual=nameless)
    return typed.strip() or nameless


def ceremony(machine: Spectrum, names: Sequence[str]) -> Frames[None]:
    """Raise a flag for each name, first to last."""
    clear_screen(machine, MAGENTA, CYAN, BLUE)
    for left, height in POLES[: len(names)]:
        for x in (left, left + 2):
            machine.plot(x, 0)
            machine.draw(0, height)
        for y in range(HEIGHT):
            flag_line(machine, left, y)
    yield from machine.wait(DRAWING_FRAMES)
    yield from climb(machine, len(names), RAISING_FRAMES)
    for place, name in zip(NAMES, names, strict=False):
        machine.print_at(*place, f"{name:<{NAME_LENGTH}}")


def climb(machine: Spectrum, flags: int, frames: int) -> Frames[None]:
    """Raise so many flags to their tops in so many frames; a key cuts it short."""
    hurry = SkippableWait(machine)
    steps = TOPS[0] - HEIGHT + 1
    flying = [(left, top - HEIGHT + 1) for (left, _), top in zip(POLES[:flags], TOPS, strict=False)]
    for step in range(steps):
        for left, last in flying:
            if step < last:
                flag_line(machine, left, step, erase=True)
                flag_line(machine, left, step + HEIGHT)
        yield from hurry.wait(frames * (step + 1) // steps - frames * step // steps)
    for left, last in flying:
        flag_line(machine, left, last, erase=True)


def flag_line(machine: Spectrum, pole: int, y: int, erase: bool = False) -> None:
    machine.plot(pole + 3, y, inverse=int(erase))
    machine.draw(LENGTH - 1, 0, inverse=int(erase))


def filled(program: Program[Spectrum]) -> Frames[None]:
    """A glass for each part of the lesson comes on the shelves, one after the other; then all of them bubble."""
    machine = program.machine
    _room(machine)
    _words(program, strings.KEPT_DRY, "YYW")
    tops = []
    for number in range(len(INKS)):
        tops.append(glass(machine, number, *_place(number)))
        machine.chime(((0.03, float(NOTES[number])), (0.02, NOTES[number] + 7.0)))
        yield from pause(GLASS_FRAMES)
    bubbles = Bubbles(machine, tops)
    for frame in range(BUBBLING):
        bubbles.step(frame)
        yield
    bubbles.hide()


def _place(number: int) -> Cell:
    """The cell of a glass on the shelves."""
    return SHELVES[number // PLACES] - 3, LEFT + PITCH * (number % PLACES)


def glass(machine: Spectrum, number: int, row: int, column: int) -> Point:
    """Draw one of the glasses, three cells high; the pixel above its mouth."""
    picture = GLASSES[(number + number // PLACES) % len(GLASSES)]
    draw_cells(machine, picture.coloured(INKS[number], "k"), row, column, clear=True)
    return 8 * column + picture.width // 2, 8 * row - 4


class Bubbles:
    """Bubbles that rise out of glasses."""

    def __init__(self, machine: Spectrum, tops: Sequence[Point]) -> None:
        """`tops` are the pixels above the glasses' mouths."""
        self._moving = Moving(machine)
        self._tops = tops

    def step(self, frame: int) -> None:
        if frame % 2 == 0:
            self._moving.show(*(self._bubble(place, top, frame) for place, top in enumerate(self._tops)))

    def hide(self) -> None:
        self._moving.hide()

    def _bubble(self, place: int, top: Point, frame: int) -> Actor:
        risen = (frame // 2 + 5 * place) % 14
        return BUBBLE, top[0] - 2 + (risen // 3 + place) % 3, top[1] + 6 - risen


def flooded(program: Program[Spectrum]) -> Frames[None]:
    """The acid rises wave over wave; glasses float in it."""
    machine = program.machine
    _room(machine)
    _words(program, strings.OVERFLOW, "RRY")
    for number in range(len(INKS)):
        glass(machine, number, *_place(number))
    floating = Moving(machine)
    for risen in range(1, FLOOD_ROWS + 1):
        floating.hide()
        top = 24 - risen
        fill(machine, top, 0, 1, 32, WAVES, pair("Gk"))
        if risen > 1:
            fill(machine, top + 1, 0, 1, 32, dither(64 - 3 * max(risen - 8, 0)), pair("Gk"))
        machine.chime(((0.02, 2.0 * risen), (0.02, 2.0 * risen - 5)))
        for frame in range(FLOOD_FRAMES):
            _float(floating, top, FLOOD_FRAMES * risen + frame)
            yield
    waves = Drift(machine, 8 * (24 - FLOOD_ROWS), 0, 8, 32, (3, -4))
    for frame in range(SETTLING):
        floating.hide()
        waves.step(frame)
        _float(floating, 24 - FLOOD_ROWS, FLOOD_FRAMES * (FLOOD_ROWS + 1) + frame)
        yield


def _float(moving: Moving, top: int, frame: int) -> None:
    """Three glasses on the waves."""
    actors = []
    for place, glass in enumerate(GLASSES):
        bob = abs((frame // 4 + 3 * place) % 8 - 4)
        picture = glass.rotated() if place == 1 else glass
        actors.append((outlined(picture), 40 + 76 * place, 8 * top - 12 + bob))
    moving.show(*actors)


def _room(machine: Spectrum) -> None:
    clear_screen(machine)
    for row in SHELVES:
        fill(machine, row, 0, 1, 32, WOOD, pair("yr"))
    fill(machine, 21, 0, 3, 32, dither(8), pair("bk"))


def _words(program: Program[Spectrum], words: Text, inks: str) -> None:
    headline(program.machine, program.text(words), WORDS_ROW, inks, "k", shade=None, most=2)

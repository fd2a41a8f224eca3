"""How a game ends: flags with the names of the best climb their poles, or a laboratory fills with glasses or acid."""

from collections.abc import Sequence

from arcade.games.valence import ART, strings
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Drift
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import clear_screen, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Point
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
DRAWING, RAISING = 213, 860
"""Frames measured for the poles with low flags, and for the climb."""
TUNE_FOR = 3
"""Players from which on there is a tune."""
PITCHES = (-20.0, -10.0, 0.0, 10.0, 20.0, 30.0, 40.0)
TUNE = tuple(note for pitch in PITCHES for note in ((0.05, 12.0), (0.5, pitch)))
FLASK = ART["flask"]
TUBE = ART["tube"]
BEAKER = ART["beaker"]
BUBBLE = ART["bubble"].coloured("W")
GLASSES = (FLASK, BEAKER, TUBE)
INKS = "GCYMRWCGYMCR"
SHELVES, LEFT, PITCH, PLACES = (9, 14, 19), 2, 7, 4
"""Rows of the boards, the first column of glasses, columns from one to the next, and how many stand on a board."""
GLASS_FRAMES, BUBBLING = 10, 90
NOTES = (0, 4, 7, 12, 16, 19, 24, 28, 31, 33, 34, 36)
FLOOD_ROWS, FLOOD_FRAMES, SETTLING = 13, 7, 60
WORDS_ROW = 2


def ask_name(program: Program[Spectrum], number: int, words: Text = strings.NAME) -> Frames[str]:
    """A player's name, typed; who types none gets one."""
    nameless = program.text(strings.NAMELESS, n=number)
    typed = yield from program.machine.input(program.text(words, n=number), limit=NAME_LENGTH, usual=nameless)
    return typed.strip() or nameless


def ceremony(
    machine: Spectrum, names: Sequence[str], flags: int = len(POLES), raising: int = RAISING, tune_for: int = TUNE_FOR
) -> Frames[None]:
    """Raise the flags and show the names of the best, first to last; a key cuts the climb short.

    The book raises three flags even for two players, slowly, and plays its tune from three players on.
    """
    clear_screen(machine, MAGENTA, CYAN, BLUE)
    for left, height in POLES[:flags]:
        for x in (left, left + 2):
            machine.plot(x, 0)
            machine.draw(0, height)
        for y in range(HEIGHT):
            _line(machine, left, y)
    yield from machine.wait(DRAWING * raising // RAISING)
    hurry = SkippableWait(machine)
    steps = TOPS[0] - HEIGHT + 1
    for step in range(steps):
        for (left, _), top in zip(POLES[:flags], TOPS, strict=False):
            if step < top - HEIGHT + 1:
                _line(machine, left, step, erase=True)
                _line(machine, left, step + HEIGHT)
        yield from hurry.wait(raising * (step + 1) // steps - raising * step // steps)
    for (left, _), top in zip(POLES[:flags], TOPS, strict=False):
        _line(machine, left, top - HEIGHT + 1, erase=True)
    for place, name in zip(NAMES, names, strict=False):
        machine.print_at(*place, f"{name:<{NAME_LENGTH}}")
    if len(names) >= tune_for:
        yield from machine.tune(TUNE)


def _line(machine: Spectrum, pole: int, y: int, erase: bool = False) -> None:
    machine.plot(pole + 3, y, inverse=int(erase))
    machine.draw(LENGTH - 1, 0, inverse=int(erase))


def filled(program: Program[Spectrum]) -> Frames[None]:
    """A glass for each part of the lesson comes on the shelves, one after the other; then all of them bubble."""
    machine = program.machine
    _room(machine)
    _words(program, strings.KEPT_DRY, "YYW")
    tops = []
    for number in range(len(INKS)):
        row, column = SHELVES[number // PLACES] - 3, LEFT + PITCH * (number % PLACES)
        tops.append(glass(machine, number, row, column))
        machine.chime(((0.03, float(NOTES[number])), (0.02, NOTES[number] + 7.0)))
        for _ in range(GLASS_FRAMES):
            yield
    bubbles = Bubbles(machine, tops)
    for frame in range(BUBBLING):
        bubbles.step(frame)
        yield
    bubbles.hide()


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
        """A frame."""
        if frame % 2 == 0:
            self._moving.show(*(self._bubble(place, top, frame) for place, top in enumerate(self._tops)))

    def hide(self) -> None:
        """Take them away."""
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
        glass(machine, number, SHELVES[number // PLACES] - 3, LEFT + PITCH * (number % PLACES))
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
    """Shelves on a dark wall."""
    clear_screen(machine)
    for row in SHELVES:
        fill(machine, row, 0, 1, 32, WOOD, pair("yr"))
    fill(machine, 21, 0, 3, 32, dither(8), pair("bk"))


def _words(program: Program[Spectrum], words: Text, inks: str) -> None:
    headline(program.machine, program.text(words), WORDS_ROW, inks, "k", shade=None, most=2)

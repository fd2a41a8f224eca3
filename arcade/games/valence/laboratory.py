"""The laboratory at the end of a lesson: its shelves fill with glasses that bubble, or the acid floods it."""

from collections.abc import Sequence

from arcade.games.valence import ART, strings
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Drift
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import clear_screen, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import WAVES, WOOD, dither
from arcade.toolkit.picture.shading import outlined

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

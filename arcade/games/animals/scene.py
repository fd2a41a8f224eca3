"""The scene of the modern look: the owl with her speech bubble, the zoo of possible animals, the buttons.

When a game is over the owl flies a round over the meadow, or claps her wings so that feathers fly.
"""

from collections.abc import Sequence
from itertools import chain

from arcade.games.animals import ART
from arcade.games.animals.art import HEIGHT, OWL_CELLS, WIDTH, flying, owl, portrait
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Falling
from arcade.toolkit.animation.moving_sprites import Moving, eased
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.program import pause
from arcade.toolkit.picture.areas import clear_screen, colour_cells, fill
from arcade.toolkit.picture.borders import DOUBLE, ROUND
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, box, centred, write
from arcade.toolkit.picture.patterns import GRASS, HALF, LEAVES
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import textured
from arcade.toolkit.picture.speech_bubble import LINE_PACE, Bubble
from arcade.toolkit.programs.figure_look import Mood
from arcade.toolkit.sound.tunes import Tune

OWL_ROW, BUBBLE_COLUMN, BUBBLE_WIDTH = 1, 10, 22
FRIEZE_ROW, ZOO_ROW = 10, 11
CARDS_IN_ROW, CARD_ROWS = 6, 3
MOST_CARDS = CARDS_IN_ROW * CARD_ROWS
CARD_LEFT, CARD_PITCH, ROW_PITCH = 2, 5, 3
ZOO_ROWS = 9
BUTTON_ROW, HELP_ROW = 20, 22
FOLIAGE, GONE, HELP = pair("gk"), pair("bk"), pair("ck")
MEADOW = pair("gk")
BLIPS = (7.0, 9.0, 5.0, 10.0)
"""Semitones of the owl's voice, one for each line she says."""
COURSE: tuple[tuple[Point, int], ...] = (
    ((4, 20), 0),
    ((8, 92), 26),
    ((184, 92), 40),
    ((188, 124), 14),
    ((8, 126), 40),
    ((4, 20), 30),
)
"""Places of the flight, and the frames to each from the one before."""
FLAP: Tune = ((0.006, -9.0), (0.008, -16.0), (0.006, -20.0))
HOOT: Tune = ((0.05, 3.0), (0.02, None), (0.09, 1.0))
FLAP_FRAMES = 12
"""Frames from one flap of the wings to the next in flight."""
CLAPS, CLAP_FRAMES = 6, 12
"""Of her wings."""
FALLING = (0, 88, 256, 72)
"""The pixels over which feathers fall."""


class Scene:
    """Draws; it knows nothing of the game's course."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self.status = StatusBar(machine, 0, pair("ck"), pair("Yk"))
        self.bubble = Bubble(machine, OWL_ROW, BUBBLE_COLUMN, OWL_CELLS, BUBBLE_WIDTH, airy=True)
        self._mood: Mood | None = None
        self._shown: tuple[str, ...] = ()

    def begin(self) -> None:
        machine = self.machine
        clear_screen(machine)
        self.status.forget()
        self._mood = None
        self.owl(Mood.CALM)
        self.bubble.draw()
        fill(machine, FRIEZE_ROW, 0, 1, 32, LEAVES, FOLIAGE)
        self.clear_zoo()

    def owl(self, mood: Mood) -> None:
        if mood is not self._mood:
            self._mood = mood
            draw_cells(self.machine, owl(mood), OWL_ROW, 0)

    def leave_perch(self) -> None:
        """The owl is not there."""
        self._mood = None
        fill(self.machine, OWL_ROW, 0, OWL_CELLS, OWL_CELLS, colours=pair("Yk"))

    def say(self, words: str) -> Frames[None]:
        """The owl says something, line by line; what is too long for the bubble ends in dots."""
        for number in self.bubble.lines(words):
            pitch = BLIPS[number % len(BLIPS)]
            self.machine.chime(((0.02, pitch), (0.015, pitch + 4)))
            yield from self.machine.wait(LINE_PACE)

    def say_at_once(self, words: str) -> None:
        """The owl says something without taking her time."""
        for _ in self.bubble.lines(words):
            pass

    def clear_zoo(self) -> None:
        fill(self.machine, ZOO_ROW, 0, ZOO_ROWS, 32, GRASS, MEADOW)
        self.clear_buttons()
        self._shown = ()

    def clear_buttons(self) -> None:
        fill(self.machine, BUTTON_ROW, 0, 24 - BUTTON_ROW, 32, colours=pair("wk"))

    def zoo(self, animals: Sequence[str], language: Language) -> None:
        """Cards of the animals that are possible; those that were there and are no more become shadows."""
        left = frozenset(animals)
        if not self._shown or not left <= frozenset(self._shown):
            self.clear_zoo()
            more = len(animals) > MOST_CARDS
            self._shown = tuple(animals[: MOST_CARDS - more])
            if more:
                row, column = card_place(MOST_CARDS - 1)
                box(self.machine, row, column, 2, 3, pair("Wb"), ROUND)
                write(self.machine, row, column, f"+{len(animals) - len(self._shown)}".ljust(3), pair("Wb"))
        for index, animal in enumerate(self._shown):
            self.card(index, animal, language, animal in left)

    def card(self, index: int, animal: str, language: Language, possible: bool = True) -> None:
        """One card, face up or as a shadow."""
        self.portrait(*card_place(index), animal, language, possible)

    def portrait(self, row: int, column: int, animal: str, language: Language, possible: bool = True) -> None:
        """A portrait in a cell, plain or as a shadow."""
        found = portrait(animal, language, self.machine.font)
        picture = found.picture.opaque() if possible else textured(found.picture, HALF).opaque()
        draw_cells(self.machine, picture, row, column)
        colour_cells(self.machine, row, column, HEIGHT // 8, WIDTH // 8, found.colours if possible else GONE)

    def big(self, animal: str, language: Language, row: int = ZOO_ROW, column: int = 10) -> None:
        """A portrait three times as large in a frame of 11 by 8 cells."""
        found = portrait(animal, language, self.machine.font)
        box(self.machine, row, column, 8, 11, pair("Yr"), DOUBLE)
        large = smoothly(found.picture.see_through(), 3)
        fill(self.machine, row + 1, column + 1, 6, 9, colours=found.colours)
        draw(self.machine, large, 8 * (column + 1), 8 * (row + 1))

    def frame(self, place: tuple[int, int], on: bool) -> None:
        """Arrows to both sides of the card at a row and a column, or none."""
        row, column = place
        for at, arrow in ((column - 1, "→"), (column + 3, "←")):
            write(self.machine, row, at, arrow if on else " ", pair("Yk"))

    def help(self, words: str) -> None:
        """A word on the keys."""
        centred(self.machine, HELP_ROW, words, HELP)


def card_place(index: int) -> tuple[int, int]:
    """Row and column of a card's top left cell."""
    down, across = divmod(index, CARDS_IN_ROW)
    return ZOO_ROW + ROW_PITCH * down, CARD_LEFT + CARD_PITCH * across


def flight(scene: Scene) -> Frames[None]:
    """The owl leaves her perch, flies round what she has found and comes back; then she hoots for joy."""
    scene.leave_perch()
    moving, wings = Moving(scene.machine), flying()
    legs = [eased(COURSE[place - 1][0], end, frames) for place, (end, frames) in enumerate(COURSE) if place]
    for frame, point in enumerate(chain.from_iterable(legs)):
        moving.show((wings.at(frame), *point))
        if frame % FLAP_FRAMES == 0:
            scene.machine.chime(FLAP)
        yield
    moving.hide()
    scene.machine.chime(HOOT)
    yield from _joy(scene)


def feathers(scene: Scene) -> Frames[None]:
    """The owl claps her wings so that feathers fly."""
    feather = ART["feather"].see_through()
    falling = Falling(scene.machine, [feather, feather.mirrored()], FALLING, count=10)
    for frame in range(CLAPS * CLAP_FRAMES * 2):
        falling.step(frame)
        if frame % CLAP_FRAMES == 0:
            scene.owl(Mood.CHEERING if frame // CLAP_FRAMES % 2 == 0 else Mood.GLAD)
            scene.machine.chime(FLAP)
        yield
    falling.hide()


def _joy(scene: Scene) -> Frames[None]:
    for beat in range(CLAPS):
        scene.owl(Mood.GLAD if beat % 2 else Mood.CHEERING)
        yield from pause(CLAP_FRAMES)

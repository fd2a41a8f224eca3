"""The scene of the modern look: the owl with her speech bubble, the zoo of possible animals, the buttons.

When a game is over the owl flies a round over the meadow, or claps her wings so that feathers fly.
"""

from collections.abc import Sequence
from itertools import chain, pairwise

from arcade.games.animals import ART
from arcade.games.animals.art import HEIGHT, OWL_CELLS, WIDTH, flying, owl, portrait
from arcade.games.animals.look import State
from arcade.machine.machine import Frames
from arcade.toolkit.animation.living import Falling
from arcade.toolkit.animation.moving_sprites import Moving, eased
from arcade.toolkit.contract.program import pause
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.picture.areas import clear_screen, colour_cells, fill
from arcade.toolkit.picture.borders import DOUBLE, ROUND
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, box, centred, write
from arcade.toolkit.picture.patterns import GRASS, HALF, LEAVES
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import textured
from arcade.toolkit.picture.speech_bubble import LINE_PACE, Bubble
from arcade.toolkit.programs.figure_look import Mood
from arcade.toolkit.sound.tunes import Tune

OWL_ROW, ZOO_ROW, BUTTON_ROW, HELP_ROW = 1, 11, 20, 22
MOST_CARDS, CARDS_IN_ROW = 18, 6
FOLIAGE = pair("gk")
BLIPS = (7.0, 9.0, 5.0, 10.0)
"""Semitones of the owl's voice, one for each line she says."""
COURSE = (4, 20, 0), (8, 92, 26), (184, 92, 40), (188, 124, 14), (8, 126, 40), (4, 20, 30)
"""Pixels x and y of the flight's places, and the frames to each from the one before."""
FLAP: Tune = ((0.006, -9.0), (0.008, -16.0), (0.006, -20.0))
HOOT: Tune = ((0.05, 3.0), (0.02, None), (0.09, 1.0))
FLAP_FRAMES = 12
"""From one flap or clap of her wings to the next."""
CLAPS = 6


class Scene:
    """Draws; it knows nothing of the game's course."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = machine = program.machine
        self.status = StatusBar(machine, 0, pair("ck"), pair("Yk"))
        self.bubble = Bubble(machine, OWL_ROW, OWL_CELLS + 1, OWL_CELLS, 22, airy=True)
        self._mood: Mood | None = None
        self._shown: tuple[str, ...] = ()

    def begin(self) -> None:
        clear_screen(self.machine)
        self.status.forget()
        self._mood = None
        self.owl(Mood.CALM)
        self.bubble.draw()
        fill(self.machine, ZOO_ROW - 1, 0, 1, 32, LEAVES, FOLIAGE)
        self.clear_zoo()

    def owl(self, mood: Mood) -> None:
        if mood is not self._mood:
            self._mood = mood
            draw_cells(self.machine, owl(mood), OWL_ROW, 0)

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
        fill(self.machine, ZOO_ROW, 0, BUTTON_ROW - ZOO_ROW, 32, GRASS, FOLIAGE)
        self.clear_buttons()
        self._shown = ()

    def clear_buttons(self) -> None:
        fill(self.machine, BUTTON_ROW, 0, 24 - BUTTON_ROW, 32, colours=pair("wk"))

    def zoo(self, animals: Sequence[str]) -> None:
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
            self.portrait(*card_place(index), animal, animal in left)

    def portrait(self, row: int, column: int, animal: str, possible: bool = True) -> None:
        """A portrait in a cell, plain or as a shadow."""
        picture, colours = portrait(animal, self.program.tongue, self.machine.font)
        draw_cells(self.machine, (picture if possible else textured(picture, HALF)).opaque(), row, column)
        colour_cells(self.machine, row, column, HEIGHT // 8, WIDTH // 8, colours if possible else pair("bk"))

    def big(self, animal: str, row: int = ZOO_ROW, column: int = 10) -> None:
        """A portrait three times as large in a frame of 11 by 8 cells."""
        picture, colours = portrait(animal, self.program.tongue, self.machine.font)
        box(self.machine, row, column, 8, 11, pair("Yr"), DOUBLE)
        fill(self.machine, row + 1, column + 1, 6, 9, colours=colours)
        draw(self.machine, smoothly(picture.see_through(), 3), 8 * (column + 1), 8 * (row + 1))

    def frame(self, place: tuple[int, int], on: bool) -> None:
        """Arrows to both sides of the card at a row and a column, or none."""
        row, column = place
        for at, arrow in ((column - 1, "→"), (column + 3, "←")):
            write(self.machine, row, at, arrow if on else " ", pair("Yk"))

    def help(self, words: Text) -> None:
        """A word on the keys."""
        centred(self.machine, HELP_ROW, self.program.text(words), pair("ck"))

    def flight(self) -> Frames[None]:
        """The owl leaves her perch, flies round what she has found and comes back; then she hoots for joy."""
        self._mood = None
        fill(self.machine, OWL_ROW, 0, OWL_CELLS, OWL_CELLS, colours=pair("Yk"))
        moving, wings = Moving(self.machine), flying()
        legs = [eased((x, y), (right, below), frames) for (x, y, _), (right, below, frames) in pairwise(COURSE)]
        for frame, point in enumerate(chain.from_iterable(legs)):
            moving.show((wings.at(frame), *point))
            if frame % FLAP_FRAMES == 0:
                self.machine.chime(FLAP)
            yield
        moving.hide()
        self.machine.chime(HOOT)
        for beat in range(CLAPS):
            self.owl(Mood.GLAD if beat % 2 else Mood.CHEERING)
            yield from pause(FLAP_FRAMES)

    def feathers(self) -> Frames[None]:
        """The owl claps her wings so that feathers fly."""
        feather = ART["feather"].see_through()
        falling = Falling(self.machine, [feather, feather.mirrored()], (0, 88, 256, 72), count=10)
        for frame in range(CLAPS * FLAP_FRAMES * 2):
            falling.step(frame)
            if frame % FLAP_FRAMES == 0:
                self.owl(Mood.GLAD if frame // FLAP_FRAMES % 2 else Mood.CHEERING)
                self.machine.chime(FLAP)
            yield
        falling.hide()


def card_place(index: int) -> tuple[int, int]:
    """Row and column of a card's top left cell."""
    down, across = divmod(index, CARDS_IN_ROW)
    return ZOO_ROW + 3 * down, 2 + 5 * across

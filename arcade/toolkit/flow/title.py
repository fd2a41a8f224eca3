"""Title screens: a picture that is wiped in, big words, a tune, and a wait for a key or the joystick's fire."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Alive, all_alive
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.ink import BLACK, INK_BITS, attribute, pair, with_bright
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.sound.music import Music
from arcade.toolkit.sound.player import player
from arcade.toolkit.words.sentences import PRESS_A_KEY_OR_FIRE

PROMPT = pair("wk")
PULSE = 32
"""Frames in which the prompt is bright, and again in which it is not."""
SWEEP = 96
"""Frames from one glint to the next."""


class Glint:
    """A streak of white light that wanders over an area from time to time; it colours ink only and passes away."""

    def __init__(self, machine: Spectrum, area: Area) -> None:
        self.machine = machine
        self.area = area
        self._lit: dict[int, int] = {}

    def step(self, frame: int) -> None:
        """Move the streak to where it is in a frame, two cells on in each."""
        self.out()
        row, column, height, width = self.area
        for line in range(height):
            place = 2 * (frame % SWEEP) - line
            for at in (place, place + 1):
                if 0 <= at < width:
                    self._light(COLUMNS * (row + line) + column + at)

    def _light(self, cell: int) -> None:
        attributes = self.machine.attributes
        self._lit[cell] = attributes[cell]
        attributes[cell] = with_bright(attributes[cell] | INK_BITS)

    def out(self) -> None:
        """Take the light away."""
        for cell, before in self._lit.items():
            self.machine.attributes[cell] = before
        self._lit.clear()


def title_screen(
    program: Program[Spectrum],
    picture: Callable[[], None],
    music: Music,
    wipe: Wipe = Wipe.DISSOLVE,
    prompt_row: int = 23,
    alive: Alive | None = None,
) -> Frames[None]:
    """Show the picture that `picture` draws at once, play the title's piece and wait for a key, fire or a click.

    The prompt's row is the title screen's own. What is `alive` in the picture moves from the moment when all of it is
    seen.
    """
    machine = program.machine

    def whole() -> None:
        machine.cls()
        colour_cells(machine, 0, 0, 24, COLUMNS, attribute(7, BLACK))
        picture()

    machine.border(BLACK)
    yield from reveal(machine, whole, wipe)
    playing = player(machine, music.title)
    words = program.text(PRESS_A_KEY_OR_FIRE)
    asking, frame = ask_key(machine), 0
    while True:
        if frame % PULSE == 0:
            bright = program.calm or frame // PULSE % 2 == 0
            centred(machine, prompt_row, words, with_bright(PROMPT, bright))
        try:
            next(asking)
        except StopIteration:
            break
        if alive:
            alive(frame)
        playing.step()
        yield
        frame += 1
    playing.stop()
    machine.speaker.cut(machine.now)


class LivingTitle(ABC):
    """A title screen with a picture that lives; games build their own on it."""

    music: ClassVar[Music]
    """Whose title is played."""
    wipe: ClassVar[Wipe] = Wipe.DISSOLVE

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.alive: Alive = all_alive()
        """What moves in it; a title whose picture does more has a `step` of its own."""

    @abstractmethod
    def draw(self) -> None:
        """Draw all of it at once, as it is at first."""

    def step(self, frame: int) -> None:
        """Move what lives in it; `frame` counts from 0, when all of it is seen."""
        self.alive(frame)

    def show(self) -> Frames[None]:
        """The picture and its piece, until a key."""
        return title_screen(self.program, self.draw, self.music, self.wipe, alive=self.step)

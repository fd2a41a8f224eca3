"""The title: the name as a colony of creatures that blink, over a meadow in which others live for ever."""

from arcade.games.dipo import MUSIC, art, strings
from arcade.games.dipo.canvas import Canvas, View
from arcade.games.dipo.pattern import cells_of
from arcade.games.dipo.rules import Cell, Field
from arcade.games.dipo.world import Colony
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred

NAME_PLACE = 1, 5
FIELD = Field(22, 32)
MEADOW = (
    ("2bo4bo$2ob4ob2o$2bo4bo!", (14, 11)),
    ("2o$o$3bo$2b2o!", (11, 2)),
    ("2o$o$3bo$2b2o!", (17, 26)),
    ("b3o$3o!", (18, 3)),
    ("b3o$3o!", (11, 25)),
)
"""Patterns that come again and again, and where they are."""
PACE = 12
"""Frames from generation to generation."""
BLINK, SHUT = 23, 6
"""Frames from one creature of the name to the next that blinks, and for which its eyes are shut."""
INKS = "GGGYYYY"
"""The name's, from above."""


class Title(LivingTitle):
    """A picture that lives by the rules of the game."""

    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._canvas = Canvas(program.machine)
        self._colony = Colony(FIELD)

    def draw(self) -> None:
        """The name over the meadow as it was in the beginning."""
        self._colony.begin(
            FIELD.of([(row + down, column + right) for text, (row, column) in MEADOW for down, right in cells_of(text)])
        )
        for _ in range(PACE):
            self._colony.step()
        self._draw()
        centred(self.machine, 22, self.program.text(strings.TAGLINE), pair("Wk"))

    def step(self, frame: int) -> None:
        """A generation now and then, and somebody of the name blinks."""
        if frame % PACE == PACE - 1:
            self._colony.step()
            self._draw()
        places = _name()
        turn, at = divmod(frame, BLINK)
        if at in (0, SHUT):
            row, column = places[turn * 17 % len(places)]
            picture = art.TIRED if at == 0 else art.FACE
            draw_cells(self.machine, picture, NAME_PLACE[0] + row, NAME_PLACE[1] + column)

    def _draw(self) -> None:
        self._canvas.show(View(FIELD, 8), self._colony)
        for row, column in _name():
            face = art.FACE.coloured(INKS[row], "k")
            draw_cells(self.machine, face, NAME_PLACE[0] + row, NAME_PLACE[1] + column)


def _name() -> list[Cell]:
    return [(row, column) for row, line in enumerate(art.NAME) for column, mark in enumerate(line) if mark == "#"]

"""The drawn look: a dark workshop, groups in colours of their own, source like phosphor."""

from arcade.games.techniques import music
from arcade.games.techniques.look import KEY_ROW, Colours, WorkshopLook
from arcade.games.techniques.strings import MASTER, SEE_YOU, TAGLINE, TITLE, VISITED
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.colour_mixing import mixture
from arcade.toolkit.animation.moving_messages import slide_in
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.ending import ceremony
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.letters.font_styles import tall
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.small_face import write_small
from arcade.toolkit.picture.areas import blend, colour_cells, fill, rainbow
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import attribute, pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import WOOD
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.programs.drawn_look import DrawnLook

POTS = "RYGCBM"
"""The paints on the bench."""
LIGHTS = ((8, 3, 6, 7), (10, 1, 5, 7), (11, 4, 5, 8))
"""Blue, red and green on the title picture's wall."""
SHEET_ROW, SHEET_COLUMN = 8, 14
LISTING = ("def R():", " for y in range(8):", "  for x in range(8):", "   block(x, y)")
GROUPS = ("kC", "kG", "kY", "kM", "kG", "kY", "kM", "kC")
"""The colours of the groups' names: neighbours differ."""


class Modern(WorkshopLook, DrawnLook):
    """Bright on black."""

    COLOURS = Colours(
        plain=pair("Wk"),
        chosen=pair("kW"),
        bar=pair("Wb"),
        note=pair("kC"),
        source=pair("Gk"),
        groups=tuple(map(pair, GROUPS)),
    )

    def title(self) -> Frames[None]:
        """The title picture with its jingle."""
        return title_screen(self.program, self._title_picture, music.TITLE, glint=(2, 5, 3, 22))

    def _title_picture(self) -> None:
        """Lights mixed on the wall, a letter being built of blocks, its source, paints on the bench."""
        machine = self.machine
        blend(machine, 0, 0, 2, COLUMNS, "bk")
        headline(machine, self.program.text(TITLE).upper(), 2, inks="YYW", shade=extruded)
        for row in range(8, 16):
            for column in range(1, 12):
                light = mixture(LIGHTS, row, column)
                if light:
                    colour_cells(machine, row, column, 1, 1, attribute(0, light, True))
        letter = tall(machine.font, "R", 8, 8).opaque()
        draw_cells(machine, letter.coloured("WYYYGGCC"), SHEET_ROW, SHEET_COLUMN)
        for line, words in enumerate(LISTING):
            write_small(machine, SHEET_ROW + 1 + 2 * line, SHEET_COLUMN + 8, words, pair("Gk"))
        fill(machine, 18, 0, 3, COLUMNS, WOOD, pair("yr"))
        for place, paint in enumerate(POTS):
            draw_cells(machine, ball(24).coloured(paint, "k"), 16, 2 + 5 * place, clear=True)
        centred(machine, 21, self.program.text(TAGLINE), pair("Wk"))

    def heading(self) -> None:
        """The name large, stripes beside it."""
        headline(self.machine, self.program.text(TITLE).upper(), 0, inks="YW", shade=None, most=2)
        rainbow(self.machine, 0, 25, height=2)

    def end(self, outcome: Outcome) -> Frames[None]:
        """A ceremony, for masters a greater one."""
        words = self.program.text(VISITED, n=self.program.visit.points).center(COLUMNS)
        yield from slide_in(self.machine, KEY_ROW, words, self.COLOURS.plain, ease=True)
        praise = MASTER if outcome is Outcome.WON else SEE_YOU
        yield from ceremony(self.program, outcome, praise, jingle=music.ENDS.of(outcome))

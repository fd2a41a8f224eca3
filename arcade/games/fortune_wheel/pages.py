"""What the pages that tell of chance have in common: a title bar, paragraphs, and a key that closes them."""

from arcade.machine.keyboard import is_order
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, ROWS
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text, wrap
from arcade.toolkit.flow.prompts import next_key
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.picture.patterns import SOLID, tiled
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.labels import POINT

TITLE, HEAD, BODY, SUM, FOOT, INK = (pair(letters) for letters in ("kY", "Ck", "Wk", "Yk", "wk", "Gk"))


class Page:
    """Covers the whole screen until it is closed, and gives it back as it was."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.opened = 0
        """How often the page has thrown dice, each time others."""

    def open(self) -> None:
        """Take the screen."""
        self._covered = lift_cells(self.machine, 0, 0, ROWS, COLUMNS)
        self.machine.chime(jingles.SELECT)

    def close(self) -> None:
        """Give the screen back."""
        self._covered.put_back(self.machine)

    def blank(self, title: Text, foot: Text | None) -> None:
        """An empty page with its title, and what the keys do."""
        fill(self.machine, 0, 0, ROWS, COLUMNS, colours=BODY)
        centred(self.machine, 0, self.program.text(title), TITLE)
        if foot:
            self.foot(foot)

    def foot(self, words: Text) -> None:
        """What the keys do."""
        centred(self.machine, ROWS - 1, self.program.text(words), FOOT)

    def paragraph(self, row: int, words: str, colours: int) -> None:
        """Words wrapped over rows."""
        for place, line in enumerate(wrap(words, COLUMNS), row):
            write(self.machine, place, 0, line, colours)

    def bar(self, row: int, column: int, pixels: int) -> None:
        """A bar from a column to the right."""
        fill(self.machine, row, column, 1, COLUMNS - column)
        if pixels:
            draw(self.machine, tiled(SOLID, pixels, 6), CELL * column, CELL * row + 1)
        colour_cells(self.machine, row, column, 1, COLUMNS - column, INK)

    def key(self) -> Frames[str]:
        """Any key, click, or the order for the odds."""
        while True:
            key = yield from next_key(self.machine)
            if not is_order(key) or key in HINT.keys:
                return key

    def decimal(self, tenths: int) -> str:
        """Tenths as a decimal number in the run's language."""
        point = self.program.text(POINT)
        return f"{tenths // 10}{point}{tenths % 10}"
